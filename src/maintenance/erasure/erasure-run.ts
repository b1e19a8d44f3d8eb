/**
 * One run of an erasure: what it works with, how far it got, and how many queries it may still make. Everything that it
 * removes is counted in the batch that removes it, so that a run which dies anywhere has told no more and no less.
 */
import type { Hider } from '../../memory/lifetime/tombstones.ts';
import { Database, type OptionalStatement, type SqlStatement } from '../../store/database.ts';
import { type Erasure, selectErasure } from '../../store/erasure/records.ts';
import { counted, type Removal } from '../../store/erasure/removals.ts';
import type { OutboxDeps } from '../outbox.ts';
import type { ModelSize } from '../vectors/drain-vectors.ts';

/** A database that counts the statements sent to it: an invocation has 1,000. */
export class CountedDatabase extends Database {
  queries = 0;

  override batch<const T extends readonly OptionalStatement[]>(step: string, statements: T) {
    this.queries += statements.length;
    return super.batch(step, statements);
  }
}

/** Capabilities that an erasure works with. */
export interface EraseDeps extends OutboxDeps {
  readonly db: CountedDatabase;
  readonly accountDb: Database;
  /** The account of the workspace; null once the workspace itself is gone. */
  readonly accountId: string | null;
  readonly now: () => number;
  /** Tells what was erased, for when it comes back. */
  readonly hider: Hider;
  /** Empties the vector indexes that are the workspace's own, their storage too. Throws when the index does not answer. */
  eraseVectors(): Promise<void>;
  /** The models whose vectors stand in an index that other workspaces share. */
  modelsInShared(): Promise<readonly ModelSize[]>;
  /** Removes the persona files of the workspace, or of one user of it; tells how many. Throws when R2 does not answer. */
  eraseFiles(userId?: string): Promise<number>;
}

/** A run, as its steps see it. */
export class ErasureRun {
  readonly deps: EraseDeps;
  /** Erasure as it was when the run began. */
  readonly erasure: Erasure;
  readonly #maxQueries: number;
  #counts: Erasure['counts'];

  constructor(deps: EraseDeps, erasure: Erasure, maxQueries: number) {
    this.deps = deps;
    this.erasure = erasure;
    this.#maxQueries = maxQueries;
    this.#counts = erasure.counts;
  }

  /** Rows removed so far, by kind of row. */
  get counts(): Erasure['counts'] {
    return this.#counts;
  }

  /** Checks that a slice of that many queries still fits. */
  fits(queries: number): boolean {
    return this.deps.db.queries + queries <= this.#maxQueries;
  }

  /** Context of the store's removals. */
  get context() {
    const { db, now, hider } = this.deps;
    return { db, workspaceId: this.erasure.workspaceId, erasure: this.erasure, hider, now: now() };
  }

  /** Removes a slice and counts it, all or nothing; whether any counted row went. */
  async remove(step: string, removals: readonly Removal[]): Promise<boolean> {
    const before = total(this.#counts);
    const after = await this.write(step, counted(this.deps.db, this.erasure.id, removals));
    return total(after.counts) > before;
  }

  /** Writes, and reads how the erasure stands then. */
  async write(step: string, statements: readonly SqlStatement[]): Promise<Erasure> {
    const { db } = this.deps;
    const { workspaceId, id } = this.erasure;
    const [row] = await db.writeThenRead(step, statements, selectErasure(db, workspaceId, id));
    // A workspace takes the receipts of smaller erasures along: there is nothing left to count then.
    const erasure = row ? row : { ...this.erasure, counts: this.#counts, finishedAt: this.deps.now() };
    this.#counts = erasure.counts;
    return erasure;
  }
}

const total = (counts: Erasure['counts']): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
