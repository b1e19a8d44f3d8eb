/**
 * Mastra's memory with LibSQL as store and as vector index, in a file of this machine: a thread of one user, recalled by meaning with
 * the neighbours of what is found, as its documentation sets it up. Vectors come from Strata's embedder.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEmbedder } from '../../../src/models/embed/embedders.ts';
import type { TranscriptMessage } from '../../support/transcript.ts';
import type { Peer, PeerKind } from './peer.ts';

const embedder = createEmbedder('strata-chargram-384-v1');
/** Messages on either side of what is found; the default of the documentation. */
const NEIGHBOURS = 2;

/** What of the package is called; it is installed when it is measured, and has no types here. */
interface MastraMemory {
  createThread(thread: object): Promise<unknown>;
  saveMessages(call: { messages: readonly object[] }): Promise<unknown>;
  recall(call: object): Promise<{ readonly messages: readonly { readonly id: string }[] }>;
}

/** An embedding model as the AI SDK has them. */
const MODEL = {
  specificationVersion: 'v3',
  provider: 'strata',
  modelId: embedder.model,
  maxEmbeddingsPerCall: 100,
  supportsParallelCalls: true,
  doEmbed: async ({ values }: { values: string[] }) => ({
    embeddings: (await embedder.embed(values, 'document')).map((vector) => [...vector]),
    usage: { tokens: 1 },
    warnings: [],
  }),
};

class MastraPeer implements Peer {
  readonly #memory: MastraMemory;
  readonly #thread: string;
  readonly #opened: Promise<unknown>;

  constructor(memory: MastraMemory, thread: string) {
    this.#memory = memory;
    this.#thread = thread;
    this.#opened = memory.createThread({ threadId: thread, resourceId: thread, title: thread });
  }

  async index(messages: readonly TranscriptMessage[]): Promise<void> {
    await this.#opened;
    await this.#memory.saveMessages({
      messages: messages.map(({ externalId, role, name, content, occurredAt }) => ({
        id: externalId,
        role,
        threadId: this.#thread,
        resourceId: this.#thread,
        createdAt: new Date(occurredAt),
        type: 'text',
        content: { format: 2, parts: [{ type: 'text', text: `${name}: ${content}` }] },
      })),
    });
  }

  async search(question: string, k: number): Promise<string[]> {
    const { messages } = await this.#memory.recall({
      threadId: this.#thread,
      resourceId: this.#thread,
      vectorSearchString: question,
      perPage: 0,
      threadConfig: {
        semanticRecall: { topK: Math.ceil(k / (1 + 2 * NEIGHBOURS)), messageRange: NEIGHBOURS },
      },
    });
    return messages.map(({ id }) => id).slice(0, k);
  }
}

/** Loads the packages from where they were installed, and keeps their file in a folder. */
export async function startMastra(packages: string, folder: string): Promise<PeerKind> {
  process.env.MASTRA_TELEMETRY_DISABLED = '1';
  const { resolve } = createRequire(join(packages, 'package.json'));
  const load = (name: string) => import(pathToFileURL(resolve(name)).href);
  const { Memory } = (await load('@mastra/memory')) as { Memory: new (config: object) => MastraMemory };
  const { LibSQLStore, LibSQLVector } = (await load('@mastra/libsql')) as Record<
    'LibSQLStore' | 'LibSQLVector',
    new (
      config: object,
    ) => object
  >;
  const url = pathToFileURL(join(folder, 'mastra.db')).href.replace('file://', 'file:');
  const memory = new Memory({
    storage: new LibSQLStore({ id: 'peers', url }),
    vector: new LibSQLVector({ id: 'peers-vectors', url }),
    embedder: MODEL,
    options: { semanticRecall: { topK: NEIGHBOURS, messageRange: NEIGHBOURS } },
  });
  return {
    name: 'Mastra with LibSQL',
    open: (conversation) => new MastraPeer(memory, conversation),
    close: () => Promise.resolve(),
  };
}
