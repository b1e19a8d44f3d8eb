/**
 * MiniSearch with its default ranking (BM25+, any word may match) over text and speaker. Stop words are dropped and words
 * stemmed through `processTerm`, the hook its README names for both: R@10 on LoCoMo 0.63 instead of 0.54, on BEAM the same.
 * Its `prefix` and `fuzzy` options are left off: on BEAM they cost 0.04 to 0.06 and bring nothing on LoCoMo.
 */
import MiniSearch from 'minisearch';
import type { TranscriptMessage } from '../../support/transcript.ts';
import { stemOrDrop } from './english-words.ts';
import { inProcess, type Peer, type PeerKind } from './peer.ts';

class MiniSearchPeer implements Peer {
  readonly #index = new MiniSearch<TranscriptMessage>({
    idField: 'externalId',
    fields: ['name', 'content'],
    processTerm: stemOrDrop,
  });

  index(messages: readonly TranscriptMessage[]): Promise<void> {
    this.#index.addAll(messages);
    return Promise.resolve();
  }

  search(question: string, k: number): Promise<string[]> {
    const results = this.#index.search(question).slice(0, k);
    return Promise.resolve(results.map(({ id }) => String(id)));
  }
}

/** MiniSearch. */
export const miniSearch: PeerKind = inProcess('MiniSearch', () => new MiniSearchPeer());
