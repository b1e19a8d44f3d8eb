/**
 * mem0's open-source JavaScript on its default stores, both SQLite files of this machine, with vectors of a stand-in of the OpenAI
 * protocol. Messages are stored as they are said (`infer: false`): with its extraction a language model is asked at each of them,
 * which nothing on this machine could answer in earnest.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createEmbedder } from '../../../src/models/embed/embedders.ts';
import { startOpenAiServer } from '../../support/models/openai-server.ts';
import type { TranscriptMessage } from '../../support/transcript.ts';
import type { Peer, PeerKind } from './peer.ts';

const embedder = createEmbedder('strata-chargram-384-v1');

/** What of the package is called; it is installed when it is measured, and has no types here. */
interface Mem0 {
  add(messages: readonly object[], options: object): Promise<unknown>;
  search(
    query: string,
    options: object,
  ): Promise<{ readonly results: readonly { readonly metadata?: { readonly external_id?: string } }[] }>;
}

class Mem0Peer implements Peer {
  readonly #memory: Mem0;
  readonly #user: string;

  constructor(memory: Mem0, user: string) {
    this.#memory = memory;
    this.#user = user;
  }

  async index(messages: readonly TranscriptMessage[]): Promise<void> {
    for (const { externalId, role, name, content } of messages)
      await this.#memory.add([{ role, content: `${name}: ${content}` }], {
        userId: this.#user,
        infer: false,
        metadata: { external_id: externalId },
      });
  }

  async search(question: string, k: number): Promise<string[]> {
    const { results } = await this.#memory.search(question, { filters: { user_id: this.#user }, topK: k });
    return results.flatMap(({ metadata }) => metadata?.external_id ?? []);
  }
}

/** Loads the package from where it was installed, and keeps its files in a folder. */
export async function startMem0(packages: string, folder: string): Promise<PeerKind> {
  // It would tell its makers of each call otherwise.
  process.env.MEM0_TELEMETRY = 'false';
  const model = await startOpenAiServer(async (request) =>
    request.path === '/embeddings'
      ? { vectors: (await embedder.embed(request.body.input, 'document')).map((vector) => [...vector]) }
      : { says: '{"memory":[]}' },
  );
  const { Memory } = createRequire(join(packages, 'package.json'))('mem0ai/oss') as {
    Memory: new (config: object) => Mem0;
  };
  const endpoint = { apiKey: 'none', model: 'stand-in', baseURL: model.url };
  const memory = new Memory({
    embedder: { provider: 'openai', config: { ...endpoint, embeddingDims: embedder.dimensions } },
    vectorStore: {
      provider: 'memory',
      config: {
        collectionName: 'peers',
        dimension: embedder.dimensions,
        dbPath: join(folder, 'mem0-vectors.db'),
      },
    },
    llm: { provider: 'openai', config: endpoint },
    historyStore: { provider: 'sqlite', config: { historyDbPath: join(folder, 'mem0-history.db') } },
  });
  return {
    name: 'mem0, nothing extracted',
    open: (conversation) => new Mem0Peer(memory, conversation),
    close: () => model.close(),
  };
}
