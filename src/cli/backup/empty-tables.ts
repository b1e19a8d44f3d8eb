/** Empties a database that a restore has marked: what an earlier one had written into it before it was cut short. */
import { listTables, quoted, WRITTEN_BY_TRIGGERS } from '../../store/moving/tables.ts';
import type { MarkedDatabase } from './restore-mark.ts';

/** Rows of one statement: deletions of indexed rows cost many times as much as the row. */
const SLICE_ROWS = 2_000;

/** Removes every row, children before parents; full-text rows too. */
export async function emptyTables(target: MarkedDatabase): Promise<void> {
  const { db } = target;
  const { results: indexes } = await db
    .prepare(
      `select name from sqlite_master where type = 'table' and sql like 'create virtual table% using fts5(%'`,
    )
    .all<{ name: string }>();
  const tables = (await listTables(db)).map(({ name }) => name).reverse();
  // Triggers count the deletions of other tables there.
  const last = tables.filter((name) => WRITTEN_BY_TRIGGERS.includes(name));
  const first = [...indexes.map(({ name }) => name), ...tables.filter((name) => !last.includes(name))];
  for (const name of [...first, ...last]) {
    const table = quoted(name);
    const slice = [
      db.prepare(`delete from ${table} where rowid in (select rowid from ${table} limit ${SLICE_ROWS})`),
      db.prepare('select changes() as removed'),
    ];
    for (let removed = SLICE_ROWS; removed === SLICE_ROWS; ) {
      const [, count] = await target.write(slice);
      removed = (count?.results as { removed: number }[] | undefined)?.[0]?.removed ?? 0;
    }
  }
}
