/**
 * The embedded vector index: one object a workspace, named by its id, exact and strongly consistent. SQLite is the truth;
 * memory holds the same vectors for searching and is filled on first use after the object wakes.
 *
 * Memory changes only after its transaction has succeeded. Everything is synchronous between the checks and the change,
 * so calls cannot interleave. Refusals are values, because thrown classes lose their fields over RPC.
 */
import { DurableObject } from 'cloudflare:workers';
import { ok, type Result } from '../../lib/result.ts';
import type { VectorDeletion, VectorHit, VectorQuery, VectorRecord } from '../../memory/ports.ts';
import { Int8VectorStore, quantise } from './int8-vectors.ts';
import { checkDeletions, checkQuery, checkRecords, type VectorIndexError } from './vector-index-rules.ts';
import { VectorRows } from './vector-rows.ts';

/** The vectors of one workspace; the methods are those of the `VectorIndex` port, with refusals as values. */
export class VectorIndexObject extends DurableObject<unknown> {
  #opened: VectorRows | undefined;
  #loaded: Int8VectorStore | undefined;

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.#opened = new VectorRows(ctx.storage);
  }

  /** Stores up to 1,000 records, all or none; those older than what is stored change nothing. */
  upsert(records: readonly VectorRecord[]): Result<null, VectorIndexError> {
    const store = this.#store();
    const checked = checkRecords(records, (model) => store.dimensionsOf(model));
    if (!checked.ok) return checked;
    const admitted = store.admits(records.map(({ id, vector }) => ({ id, dimensions: vector.length })));
    if (!admitted.ok) return admitted;
    const writes = records.map(({ vector, ...record }) => ({ ...record, bytes: quantise(vector).bytes }));
    const changed = this.ctx.storage.transactionSync(() =>
      writes.filter((write) => this.#rows.upsert(write)),
    );
    this.#apply(store, () => {
      for (const write of changed) requireRoom(store.upsert(write));
    });
    return ok(null);
  }

  /** Deletes up to 1,000 ids, known or not, all or none; those older than what is stored change nothing. */
  delete(deletions: readonly VectorDeletion[]): Result<null, VectorIndexError> {
    const checked = checkDeletions(deletions);
    if (!checked.ok) return checked;
    const store = this.#store();
    const changed = this.ctx.storage.transactionSync(() =>
      deletions.filter((deletion) => this.#rows.delete(deletion)),
    );
    this.#apply(store, () => {
      for (const { id } of changed) store.delete(id);
    });
    return ok(null);
  }

  /** The nearest vectors of the query's model, scopes and owners, best first. */
  query(query: VectorQuery): Result<VectorHit[], VectorIndexError> {
    const store = this.#store();
    const checked = checkQuery(query, (model) => store.dimensionsOf(model));
    return checked.ok ? ok(store.query({ ...query, vector: quantise(query.vector) })) : checked;
  }

  /** Forgets everything, tombstones included. */
  clear(): void {
    this.ctx.storage.transactionSync(() => this.#rows.clear());
    this.#loaded = new Int8VectorStore();
  }

  /** Empties the storage, tables and all: the workspace is gone. A later call begins anew. */
  async erase(): Promise<void> {
    this.#opened = undefined;
    this.#loaded = undefined;
    await this.ctx.storage.deleteAll();
  }

  /** Number of live vectors. */
  count(): number {
    return this.#store().size;
  }

  get #rows(): VectorRows {
    this.#opened ??= new VectorRows(this.ctx.storage);
    return this.#opened;
  }

  /** Follows a committed transaction in memory. If that fails, memory is dropped and the next call loads it again. */
  #apply(store: Int8VectorStore, change: () => void): void {
    this.#loaded = undefined;
    change();
    this.#loaded = store;
  }

  #store(): Int8VectorStore {
    if (this.#loaded) return this.#loaded;
    const store = new Int8VectorStore();
    for (const vector of this.#rows.all()) requireRoom(store.upsert(vector));
    this.#loaded = store;
    return store;
  }
}

/** Rows are only written when memory admits them, so a full store here means a broken invariant. */
function requireRoom(added: Result<null, { readonly code: string }>): void {
  if (!added.ok) throw new Error(`vector index: ${added.error.code} after its check`);
}
