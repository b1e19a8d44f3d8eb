/**
 * The `VectorIndex` over Vectorize: the vectors that one model made for one workspace, in a namespace of its own.
 *
 * Writes become visible late, in the order in which they were accepted. Vectorize knows no condition, so of two writers the
 * one that arrives last wins here, not the one with the higher version: whoever writes looks into D1 afterwards and
 * writes again when the embedding is no longer what it wrote (`maintenance/outbox.ts`, `rebuild-vectors.ts`).
 */
import { withinTime } from '../../lib/deadline.ts';
import { log } from '../../lib/log.ts';
import type {
  VectorDeletion,
  VectorHit,
  VectorIndex,
  VectorQuery,
  VectorRecord,
} from '../../memory/ports.ts';
import { TopHits } from './top-hits.ts';
import { batchesOf, requireAccepted } from './vector-calls.ts';
import { checkDeletions, checkQuery, checkRecords } from './vector-index-rules.ts';
import {
  filtersOf,
  idSuffix,
  matchToHit,
  newestOf,
  recordToVector,
  VECTORIZE_DELETE_MAX_IDS,
  VECTORIZE_TOP_K_MAX,
  VECTORIZE_UPSERT_MAX_VECTORS,
  type VectorizeFilter,
  type VectorizePlace,
} from './vectorize-rules.ts';

/** A search answers by words when vectors take longer; the service says 30 to 60 ms of itself. */
const QUERY_TIMEOUT_MS = 2_000;
/** Writes happen in the background, but a queue message has only minutes. */
const WRITE_TIMEOUT_MS = 30_000;

/** The methods of the binding that are used. */
export type VectorizeBinding = Pick<Vectorize, 'upsert' | 'deleteByIds' | 'query'>;

/** Owner of the vectors, and their length. */
export interface VectorizeIndexOptions extends VectorizePlace {
  readonly dimensions: number;
}

/** The vectors of one model of one workspace. Calls of any size are cut to what Vectorize takes. */
export class VectorizeIndex implements VectorIndex {
  readonly #binding: VectorizeBinding;
  readonly #options: VectorizeIndexOptions;

  constructor(binding: VectorizeBinding, options: VectorizeIndexOptions) {
    this.#binding = binding;
    this.#options = options;
  }

  /** Vectors of length zero have no direction and match nothing: they are deleted instead. */
  async upsert(records: readonly VectorRecord[]): Promise<void> {
    const newest = newestOf(records);
    for (const batch of batchesOf(newest, VECTORIZE_UPSERT_MAX_VECTORS)) {
      requireAccepted(checkRecords(batch, () => this.#options.dimensions));
      for (const { model } of batch) this.#requireOwn(model);
    }
    const vectors = newest
      .filter(({ vector }) => hasDirection(vector))
      .map((record) => recordToVector(record, this.#options));
    for (const batch of batchesOf(vectors, VECTORIZE_UPSERT_MAX_VECTORS))
      await within('upsert', WRITE_TIMEOUT_MS, this.#binding.upsert(batch));
    await this.#deleteIds(newest.filter(({ vector }) => !hasDirection(vector)).map(({ id }) => id));
  }

  async delete(deletions: readonly VectorDeletion[]): Promise<void> {
    const newest = newestOf(deletions);
    for (const batch of batchesOf(newest, VECTORIZE_DELETE_MAX_IDS)) requireAccepted(checkDeletions(batch));
    await this.#deleteIds(newest.map(({ id }) => id));
  }

  /** At most 50 hits. One query a filter; when one of them fails, there is no answer rather than half of one. */
  async query(query: VectorQuery): Promise<VectorHit[]> {
    requireAccepted(checkQuery(query, () => this.#options.dimensions));
    this.#requireOwn(query.model);
    if (!hasDirection(query.vector)) return [];
    const topK = Math.min(query.topK, VECTORIZE_TOP_K_MAX);
    const asked = filtersOf(query).map((filter) => this.#matches(query, filter, topK));
    const matches = (await within('query', QUERY_TIMEOUT_MS, Promise.all(asked))).flat();
    const hits = matches.flatMap((match) => matchToHit(match, query, this.#options) ?? []);
    if (hits.length < matches.length)
      log('warn', 'foreign_vectors', {
        workspace_id: this.#options.workspaceId,
        dropped: matches.length - hits.length,
      });
    // A vector that changes its scope meanwhile may answer two filters.
    const best = new TopHits(topK);
    for (const hit of new Map(hits.sort(worstFirst).map((one) => [one.id, one])).values()) best.offer(hit);
    return best.best();
  }

  async clear(): Promise<void> {
    // A Worker cannot list what a namespace holds. What is upserted afterwards replaces what is there.
  }

  async #matches(query: VectorQuery, filter: VectorizeFilter, topK: number): Promise<VectorizeMatch[]> {
    const { matches } = await this.#binding.query(query.vector, {
      topK,
      filter,
      namespace: this.#options.workspaceId,
      returnMetadata: 'indexed',
    });
    return matches;
  }

  async #deleteIds(ownerIds: readonly string[]): Promise<void> {
    const suffix = idSuffix(this.#options);
    for (const batch of batchesOf(ownerIds, VECTORIZE_DELETE_MAX_IDS)) {
      const ids = batch.map((id) => id + suffix);
      await within('delete', WRITE_TIMEOUT_MS, this.#binding.deleteByIds(ids));
    }
  }

  #requireOwn(model: string): void {
    if (model !== this.#options.model)
      throw new Error(`vectorize: ${model} asked where ${this.#options.model} is`);
  }
}

const hasDirection = (vector: Float32Array): boolean => vector.some((value) => value !== 0);

const worstFirst = (a: VectorHit, b: VectorHit): number => a.score - b.score;

/** Waits for the service, which may hang; its errors say what failed. */
async function within<T>(operation: string, timeoutMs: number, work: Promise<T>): Promise<T> {
  try {
    return await withinTime(work, timeoutMs);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown error';
    throw new Error(`vectorize ${operation}: ${message}`);
  }
}
