/**
 * Counts the work of a run in the batch that does it: a worker that dies has told no more and no less, one that was overtaken
 * did what it did, and a message that comes twice finds nothing left to count. What is done without a run counts nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { CountName } from '../../memory/lifetime/maintenance.ts';
import { type Database, requireOneChange, type SqlStatement } from '../database.ts';

export class RunCounts {
  readonly #db: Database;
  readonly #runId: string | null;

  /** The counts of a run; of none with null. */
  constructor(db: Database, runId: string | null) {
    this.#db = db;
    this.#runId = runId;
  }

  /** The statement that adds to a count. */
  add(name: CountName, n: number | SQL): SqlStatement[] {
    const more = typeof n === 'number' ? sql`cast(${n} as integer)` : n;
    return n === 0 ? [] : this.#update(sql`stats = ${plus(name, more)}`, sql`${more} > 0`);
  }

  /** The statement that adds the rows which the statement before it changed. */
  addChanged(name: CountName): SqlStatement[] {
    return this.#update(sql`stats = ${plus(name, CHANGES)}`, sql`${CHANGES} > 0`);
  }

  /** The statement that raises a count to `n`: for what another database or store does. Safe to repeat. */
  raise(name: CountName, n: number): SqlStatement[] {
    const path = pathOf(name);
    return this.#update(
      sql`stats = json_set(stats, ${path}, max(coalesce(stats->>${path}, 0), cast(${n} as integer)))`,
      sql`true`,
    );
  }

  /**
   * The statements that add the rows which the statement before them removed, to a count and to what is gone of a scope that
   * somebody was asked about. They fail the batch (`isLostRace`) when that would be more than was agreed to.
   */
  addAgreed(name: CountName, index: number, n: number | 'changed'): SqlStatement[] {
    const more = n === 'changed' ? CHANGES : sql`cast(${n} as integer)`;
    const [removed, wouldRemove] = ['removed', 'wouldRemove'].map((field) => `$.scopes[${index}].${field}`);
    return [
      ...this.#update(
        sql`stats = iif(${more} > 0, ${plus(name, more)}, stats),
          asked = json_set(asked, ${removed}, asked->>${removed} + ${more})`,
        sql`asked->>${removed} + ${more} <= asked->>${wouldRemove}`,
      ),
      requireOneChange(this.#db),
    ];
  }

  #update(change: SQL, when: SQL): SqlStatement[] {
    if (this.#runId === null) return [];
    return [this.#db.run(sql`update maintenance_runs set ${change} where id = ${this.#runId} and ${when}`)];
  }
}

const CHANGES = sql.raw('changes()');

const pathOf = (name: CountName): string => `$.${name}`;

const plus = (name: CountName, n: SQL): SQL =>
  sql`json_set(stats, ${pathOf(name)}, coalesce(stats->>${pathOf(name)}, 0) + ${n})`;
