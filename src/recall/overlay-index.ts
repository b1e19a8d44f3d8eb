/**
 * A vector index that shows writes late, with what was written a moment ago laid over its answers: read-your-writes for
 * vectors. Only queries differ; writes go through.
 *
 * When either half fails the query throws: recall then goes on by words and says `degraded: ["vector"]`. Recent vectors alone
 * would look like a whole answer, and the index alone would hide the lag without a word.
 */
import type { VectorDeletion, VectorHit, VectorIndex, VectorQuery, VectorRecord } from '../memory/ports.ts';
import { overlayHits } from './overlay.ts';

/** Reads the vectors that were written within the lag of the index and that a query may ask for; bounded. */
export type RecentVectors = (query: VectorQuery) => Promise<readonly VectorRecord[]>;

/** The decorated index; the two reads of a query run at the same time. */
export class OverlaidVectorIndex implements VectorIndex {
  readonly #index: VectorIndex;
  readonly #recent: RecentVectors;

  constructor(index: VectorIndex, recent: RecentVectors) {
    this.#index = index;
    this.#recent = recent;
  }

  async query(query: VectorQuery): Promise<VectorHit[]> {
    const [hits, recent] = await Promise.all([this.#index.query(query), this.#recent(query)]);
    return overlayHits(hits, recent, query);
  }

  upsert(records: readonly VectorRecord[]): Promise<void> {
    return this.#index.upsert(records);
  }

  delete(deletions: readonly VectorDeletion[]): Promise<void> {
    return this.#index.delete(deletions);
  }

  clear(): Promise<void> {
    return this.#index.clear();
  }
}
