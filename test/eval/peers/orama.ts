/**
 * Orama over text and speaker: full-text search (BM25) and hybrid search, whose vectors come from Strata's embedder.
 *
 * Its English stemmer and stop words are on: without them R@10 falls from 0.51 to 0.30 on LoCoMo and from 0.53 to 0.22
 * on BEAM. Threshold 1, the default, takes documents with any of the words; 0 wants all of them and finds next to nothing
 * for a question. `tolerance` is off, as it costs 0.03 to 0.10. BM25 parameters and hybrid weights are Orama's own.
 */
import { create, insertMultiple, search } from '@orama/orama';
import { createEmbedder } from '../../../src/models/embed/embedders.ts';
import type { TranscriptMessage } from '../../support/transcript.ts';
import { STOP_WORDS } from './english-words.ts';
import { inProcess, type Peer, type PeerKind } from './peer.ts';

const TOKENIZER = { language: 'english', stemming: true, stopWords: [...STOP_WORDS] };
const embedder = createEmbedder('strata-chargram-384-v1');
/**
 * Cosine from which a document counts as near. Orama's 0.8 is meant for trained models; texts that share a few words have
 * 0.1 to 0.4 here. Of 0, 0.1, 0.2 and 0.3, 0 has the highest R@10 on both files.
 */
const SIMILARITY_MIN = 0;

const createTextIndex = () =>
  create({ schema: { name: 'string', content: 'string' }, components: { tokenizer: TOKENIZER } });

class OramaFullText implements Peer {
  readonly #index = createTextIndex();

  async index(messages: readonly TranscriptMessage[]): Promise<void> {
    await insertMultiple(
      this.#index,
      messages.map(({ externalId, name, content }) => ({ id: externalId, name, content })),
    );
  }

  async search(question: string, k: number): Promise<string[]> {
    const { hits } = await search(this.#index, { term: question, limit: k });
    return hits.map(({ id }) => id);
  }
}

const createHybridIndex = () =>
  create({
    schema: { name: 'string', content: 'string', embedding: `vector[${embedder.dimensions}]` },
    components: { tokenizer: TOKENIZER },
  });

class OramaHybrid implements Peer {
  readonly #index = createHybridIndex();

  async index(messages: readonly TranscriptMessage[]): Promise<void> {
    const vectors = await embedder.embed(
      messages.map(({ content }) => content),
      'document',
    );
    await insertMultiple(
      this.#index,
      messages.map(({ externalId, name, content }, i) => ({
        id: externalId,
        name,
        content,
        embedding: [...(vectors[i] ?? [])],
      })),
    );
  }

  async search(question: string, k: number): Promise<string[]> {
    const [vector] = await embedder.embed([question], 'query');
    const { hits } = await search(this.#index, {
      mode: 'hybrid',
      term: question,
      vector: { value: [...(vector ?? [])], property: 'embedding' },
      similarity: SIMILARITY_MIN,
      limit: k,
    });
    return hits.map(({ id }) => id);
  }
}

/** Orama's full-text search. */
export const oramaFullText: PeerKind = inProcess('Orama full-text', () => new OramaFullText());

/** Orama's hybrid search with Strata's embedder. */
export const oramaHybrid: PeerKind = inProcess('Orama hybrid', () => new OramaHybrid());
