/**
 * Marks the databases of a restore, so that what was cut short is neither served nor taken for whole, and begins anew when it is
 * run again. The first database is marked first and unmarked last; it says when all rows are there, so that a restore which
 * dies while it takes the marks away only has that left to do. Of two restores at once the later one goes on.
 */
import { isLostRace, LOSE_RACE } from '../../store/database.ts';
import { RESTORE_MARK } from '../../store/operations/restore-mark.ts';
import { CommandFailure } from '../failure.ts';

/** Error of the database once somebody else has taken the mark away: nothing else asks for that table. */
const IS_UNMARKED = new RegExp(`no such table: ${RESTORE_MARK}`);

/** The mark that a database carries. */
export interface FoundMark {
  /** True if the database was empty when it was marked: all rows in it then are of a restore. */
  readonly begunEmpty: boolean;
  /** True once all rows of the restore are there, and only marks are left to be taken away. */
  readonly isWhole: boolean;
  /** Moment at which the backup was made whose restore it is. */
  readonly backup: string;
}

/** The mark of a database, or null. */
export async function findMark(db: D1Database): Promise<FoundMark | null> {
  const { results: columns } = await db
    .prepare(`select 1 from pragma_table_info('${RESTORE_MARK}') limit 1`)
    .all();
  if (columns.length === 0) return null;
  const row = await db
    .prepare(`select begun_empty, is_whole, backup from ${RESTORE_MARK}`)
    .first<{ begun_empty: number; is_whole: number; backup: string }>();
  return row && { begunEmpty: row.begun_empty === 1, isWhole: row.is_whole === 1, backup: row.backup };
}

/** A database that this restore has marked. */
export class MarkedDatabase {
  readonly db: D1Database;
  readonly #token: string;

  private constructor(db: D1Database, token: string) {
    this.db = db;
    this.#token = token;
  }

  /** Marks a database, or takes over the mark that it carries. */
  static async mark(db: D1Database, begunEmpty: boolean, backup: string): Promise<MarkedDatabase> {
    const token = crypto.randomUUID();
    await db.batch([
      db.prepare(`create table if not exists ${RESTORE_MARK} (id integer primary key check (id = 1), token text not null,
        begun_empty integer not null, is_whole integer not null default 0, backup text not null)`),
      db
        .prepare(`insert into ${RESTORE_MARK} (id, token, begun_empty, backup) values (1, ?1, ?2, ?3)
          on conflict (id) do update set token = excluded.token, is_whole = 0, backup = excluded.backup`)
        .bind(token, Number(begunEmpty), backup),
    ]);
    return new MarkedDatabase(db, token);
  }

  /** Writes, all or nothing, as long as no other restore has taken over. */
  async write(statements: readonly D1PreparedStatement[]): Promise<D1Result[]> {
    const own = this.db
      .prepare(`select iif((select token from ${RESTORE_MARK}) = ?1, 1, ${LOSE_RACE}) as own`)
      .bind(this.#token);
    try {
      const [, ...results] = await this.db.batch([own, ...statements]);
      return results;
    } catch (error) {
      if (!isLostRace(error) && !IS_UNMARKED.test(String(error))) throw error;
      throw new CommandFailure(
        'database_unusable',
        'Another restore into these databases was begun meanwhile: this one has stopped.',
      );
    }
  }

  /** Notes that all rows are there, in all databases. */
  async noteWhole(): Promise<void> {
    await this.write([this.db.prepare(`update ${RESTORE_MARK} set is_whole = 1`)]);
  }

  /** Takes the mark away. */
  async unmark(): Promise<void> {
    await this.write([dropMark(this.db)]);
  }
}

/** The statement that takes a mark away. */
export const dropMark = (db: D1Database): D1PreparedStatement =>
  db.prepare(`drop table if exists ${RESTORE_MARK}`);
