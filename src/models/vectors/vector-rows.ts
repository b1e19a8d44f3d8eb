/**
 * The SQLite of a vector index object: one row an id, with the version that decides which write is newer. A deleted id
 * keeps its row without a vector (a tombstone), so that an older upsert that arrives later does not bring it back.
 */
import { migrateObject, type ObjectMigrations } from '../../lib/object-migrations.ts';
import type { VectorDeletion, VectorOwner, VectorRecord } from '../../memory/ports.ts';
import type { StoredVector } from './int8-vectors.ts';

/** The steps of an index's storage; see `ObjectMigrations` for what may be changed of them. */
export const VECTOR_MIGRATIONS = {
  vectors: `CREATE TABLE vectors (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL CHECK (version >= 0),
    owner TEXT CHECK (owner IN ('memory', 'chunk', 'event')),
    scope TEXT,
    model TEXT,
    vector BLOB,
    CHECK ((owner IS NULL) = (vector IS NULL)),
    CHECK ((scope IS NULL) = (vector IS NULL)),
    CHECK ((model IS NULL) = (vector IS NULL))
  ) STRICT, WITHOUT ROWID;`,
} satisfies ObjectMigrations;
/** Rows read at once while loading: half a megabyte at 384 dimensions. */
const PAGE_ROWS = 1_000;

/** A record as it is stored: int8 instead of float32. */
export type VectorWrite = Omit<VectorRecord, 'vector'> & StoredVector;

/** The rows of one object. Writes must run inside the caller's transaction. */
export class VectorRows {
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    migrateObject(storage, VECTOR_MIGRATIONS);
    this.#sql = storage.sql;
  }

  /**
   * Stores a vector; false if the stored one is newer, or deleted at this version. The same version over a live row
   * replaces it, because a change of model embeds an unchanged owner again.
   */
  upsert({ id, version, owner, scope, model, bytes }: VectorWrite): boolean {
    const changed = this.#sql.exec(
      `INSERT INTO vectors (id, version, owner, scope, model, vector) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, owner = excluded.owner, scope = excluded.scope,
        model = excluded.model, vector = excluded.vector
      WHERE excluded.version > version OR (excluded.version = version AND vectors.vector IS NOT NULL)
      RETURNING 1`,
      id,
      version,
      owner,
      scope,
      model,
      bytes.slice().buffer,
    );
    return changed.toArray().length > 0;
  }

  /** Leaves a tombstone; false if the stored row is newer. */
  delete({ id, version }: VectorDeletion): boolean {
    const changed = this.#sql.exec(
      `INSERT INTO vectors (id, version) VALUES (?, ?)
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, owner = NULL, scope = NULL, model = NULL, vector = NULL
      WHERE excluded.version >= version
      RETURNING 1`,
      id,
      version,
    );
    return changed.toArray().length > 0;
  }

  /** Forgets every row, tombstones included. */
  clear(): void {
    this.#sql.exec('DELETE FROM vectors');
  }

  /** Every live vector, in the order of ids, read page by page. */
  *all(): Generator<StoredVector> {
    let after = '';
    for (;;) {
      const page = this.#sql
        .exec<{ id: string; owner: VectorOwner; scope: string; model: string; vector: ArrayBuffer }>(
          `SELECT id, owner, scope, model, vector FROM vectors
          WHERE id > ? AND vector IS NOT NULL ORDER BY id LIMIT ?`,
          after,
          PAGE_ROWS,
        )
        .toArray();
      for (const { vector, ...row } of page) yield { ...row, bytes: new Int8Array(vector) };
      const last = page.at(-1);
      if (!last || page.length < PAGE_ROWS) return;
      after = last.id;
    }
  }
}
