/**
 * Clears erased words out of a full-text index. FTS5 takes them out of its leaves at once (secure-delete), but a leaf that
 * still holds words of others keeps its signpost: the first letters of a word that stood there when it was written. Only
 * writing the index anew takes those out, so this looks whether there are any, and then merges it into one.
 */
import { sql } from 'drizzle-orm';
import type { Database, SqlStatement } from '../database.ts';

export const FULL_TEXT_INDEXES = ['memories', 'events', 'chunks'] as const;
export type FullTextIndex = (typeof FULL_TEXT_INDEXES)[number];

/** Later than any text that begins alike. */
const LAST_CHARACTER = sql.raw('char(1114111)');
/** A row that no event, memory or chunk has. */
const NOBODY = -1;
const WORD_OF_NOBODY = sql.raw(`'·'`);

/** Number of leaves with a signpost; a merge writes some ten of them in a millisecond. */
export async function countPages(db: Database, index: FullTextIndex): Promise<number> {
  const rows = await db
    .step('index.size')
    .select<{ n: number }>(sql`select count(*) as n from ${sql.raw(`${index}_fts_idx`)}`);
  return rows[0]?.n ?? 0;
}

/** Looks for a signpost of an index to a word that no row holds any more. Some 30 microseconds a leaf. */
export async function isStale(db: Database, index: FullTextIndex): Promise<boolean> {
  // A signpost is a byte that names the index, then a word or its beginning.
  const word = sql`substr(cast(i.term as text), 2)`;
  const rows = await db
    .step('index.inspect')
    .select(sql`select 1 as stale from ${sql.raw(`${index}_fts_idx`)} i where length(i.term) > 1 and not exists (
      select 1 from ${sql.raw(`${index}_vocab`)} v where v.term >= ${word} and v.term < ${word} || ${LAST_CHARACTER})
      limit 1`);
  return rows.length > 0;
}

/** The statements that write a small index anew, for one batch: merging needs a second part, so one of nobody's is added. */
export const rewriteIndex = (db: Database, index: FullTextIndex): SqlStatement[] => [
  addNobody(db, index),
  db.run(sql`insert into ${sql.raw(`${index}_fts`)} (${sql.raw(`${index}_fts`)}) values ('optimize')`),
  removeNobody(db, index),
];

/**
 * The statements that begin to write a large index anew, each for a batch of its own, and the one that goes on with it for
 * `pages` leaves. Whoever writes meanwhile does not wait longer than for one of them.
 */
export const beginRewriting = (db: Database, index: FullTextIndex, pages: number): SqlStatement[] => [
  addNobody(db, index),
  mergePages(db, index, -pages),
  removeNobody(db, index),
];

/** Goes on with a merge for `pages` leaves; false when there was nothing to go on with. */
export async function goOnRewriting(db: Database, index: FullTextIndex, pages: number): Promise<boolean> {
  const changes = () => db.select<{ n: number }>(sql`select total_changes() as n`);
  const [[before], , [after]] = await db.batch('index.merge', [
    changes(),
    mergePages(db, index, pages),
    changes(),
  ]);
  // The command itself counts as one change.
  return (after?.n ?? 0) - (before?.n ?? 0) > 1;
}

const mergePages = (db: Database, index: FullTextIndex, pages: number): SqlStatement =>
  db.run(
    sql`insert into ${sql.raw(`${index}_fts`)} (${sql.raw(`${index}_fts`)}, rank) values ('merge', ${pages})`,
  );

const addNobody = (db: Database, index: FullTextIndex): SqlStatement =>
  db.run(sql`insert into ${sql.raw(`${index}_fts`)} (rowid, terms) select ${NOBODY}, ${WORD_OF_NOBODY}
    where not ${nobodyIsIn(index)}`);

const removeNobody = (db: Database, index: FullTextIndex): SqlStatement =>
  index === 'events'
    ? // It holds no text of its own, and no event says what this one is found by.
      db.run(sql`insert into events_fts (events_fts, rowid, terms) select 'delete', ${NOBODY}, ${WORD_OF_NOBODY}
        where ${nobodyIsIn(index)}`)
    : db.run(sql`delete from ${sql.raw(`${index}_fts`)} where rowid = ${NOBODY}`);

const nobodyIsIn = (index: FullTextIndex) =>
  sql`exists (select 1 from ${sql.raw(`${index}_fts_docsize`)} where id = ${NOBODY})`;
