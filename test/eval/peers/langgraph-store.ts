/** LangGraph's store in memory, with an index of vectors as its documentation sets it up; the vectors come from Strata's embedder. */
import { Embeddings } from '@langchain/core/embeddings';
import { InMemoryStore } from '@langchain/langgraph';
import { createEmbedder } from '../../../src/models/embed/embedders.ts';
import type { TranscriptMessage } from '../../support/transcript.ts';
import { inProcess, type Peer, type PeerKind } from './peer.ts';

const embedder = createEmbedder('strata-chargram-384-v1');

class StrataEmbeddings extends Embeddings {
  constructor() {
    super({});
  }

  override async embedDocuments(texts: string[]): Promise<number[][]> {
    return (await embedder.embed(texts, 'document')).map((vector) => [...vector]);
  }

  override async embedQuery(text: string): Promise<number[]> {
    const [vector] = await embedder.embed([text], 'query');
    return [...(vector ?? [])];
  }
}

const NAMESPACE = ['messages'];

class LangGraphStore implements Peer {
  readonly #store = new InMemoryStore({
    index: { dims: embedder.dimensions, embeddings: new StrataEmbeddings(), fields: ['text'] },
  });

  async index(messages: readonly TranscriptMessage[]): Promise<void> {
    for (const { externalId, name, content } of messages)
      await this.#store.put(NAMESPACE, externalId, { text: `${name}: ${content}` });
  }

  async search(question: string, k: number): Promise<string[]> {
    const found = await this.#store.search(NAMESPACE, { query: question, limit: k });
    return found.map(({ key }) => key);
  }
}

/** LangGraph's store. */
export const langGraphStore: PeerKind = inProcess('LangGraph store', () => new LangGraphStore());
