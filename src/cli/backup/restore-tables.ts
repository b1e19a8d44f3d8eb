/**
 * Puts a backup into empty databases that are marked, table by table, parents first. A row whose parent the backup has not (erased while the
 * backup was made) is left out and counted, and so is what was derived from it. Full-text rows are made anew, in the same
 * batch as the row that they index.
 */

import { IndexRebuild, insertIndexRows } from '../../store/moving/index-rows.ts';
import { countEach, listTables, quoted, type Table, WRITTEN_BY_TRIGGERS } from '../../store/moving/tables.ts';
import { type DatabaseEntry, readLines, type TableEntry } from './backup-format.ts';
import type { MarkedDatabase } from './restore-mark.ts';

/** Characters of one bound list of rows: D1 takes two megabytes a value, and a character may be three bytes. */
const SLICE_CHARS = 500_000;
const SLICE_ROWS = 500;

/** Rows that name their owner without the database knowing; without the owner they go. */
const OWNED: readonly { readonly table: string; readonly orphans: string }[] = [
  {
    table: 'memory_embeddings',
    orphans: `owner_id not in (select id from memories) and owner_id not in (select id from chunks)
      and owner_id not in (select id from events)`,
  },
  {
    table: 'memory_injections',
    orphans: `memory_id not in (select id from memories) and memory_id not in (select id from chunks)
      and memory_id not in (select id from events)`,
  },
];

/** Files of personas lie in a bucket that no backup has: they count as never written. */
const FORGET_EXPORTS = 'update persona_profiles set exported_revision = 0';

export interface RestoreReport {
  readonly rows: number;
  /** Rows of the backup that were left out, because what they belong to is not in it. */
  readonly leftOut: number;
}

/** Restores one database; it is empty and has the tables of the backup. */
export async function restoreDatabase(
  folder: string,
  target: MarkedDatabase,
  { binding, tables, sequences }: DatabaseEntry,
  print: (line: string) => void,
): Promise<void> {
  const { db } = target;
  const known = new Map((await listTables(db)).map((table) => [table.name, table]));
  const late = (entry: TableEntry) => (WRITTEN_BY_TRIGGERS.includes(entry.name) ? 1 : 0);
  const index = new IndexRebuild();
  for (const entry of tables.toSorted((a, b) => late(a) - late(b))) {
    const table = known.get(entry.name);
    if (!table) throw new Error(`no table ${entry.name}`);
    if (late(entry)) await target.write([db.prepare(`delete from ${quoted(entry.name)}`)]);
    await restoreTable(folder, target, table, entry, index);
    print(`${binding}.${entry.name}  ${entry.rows}`);
  }
  for (const { table, orphans } of OWNED.filter(({ table }) => known.has(table)))
    await target.write([db.prepare(`delete from ${table} where ${orphans}`)]);
  if (known.has('persona_profiles')) await target.write([db.prepare(FORGET_EXPORTS)]);
  await restoreSequences(target, sequences);
}

/** Result of a restore, from the rows that are there. */
export async function reportOf(
  targets: readonly { readonly entry: DatabaseEntry; readonly db: D1Database }[],
): Promise<RestoreReport> {
  let [rows, expected] = [0, 0];
  for (const { entry, db } of targets) {
    rows += await countRows(db, entry.tables);
    expected += entry.tables.reduce((sum, table) => sum + table.rows, 0);
  }
  return { rows, leftOut: expected - rows };
}

async function restoreTable(
  folder: string,
  target: MarkedDatabase,
  table: Table,
  entry: TableEntry,
  index: IndexRebuild,
): Promise<void> {
  const { db } = target;
  const insert = insertStatement(table, entry);
  let lines: string[] = [];
  let chars = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    const rows = `[${lines.join(',')}]`;
    const terms = index.rowsFor(entry, rows);
    await target.write([
      db.prepare(insert).bind(rows),
      ...terms.map((slice) => db.prepare(insertIndexRows(entry.name, 'row_id')).bind(JSON.stringify(slice))),
    ]);
    [lines, chars] = [[], 0];
  };
  for await (const line of readLines(folder, entry)) {
    if (lines.length >= SLICE_ROWS || chars + line.length > SLICE_CHARS) await flush();
    lines.push(line);
    chars += line.length;
  }
  await flush();
}

/**
 * One statement for a list of rows, of which it takes those whose parents are there. The rows are named: a parent may have a
 * column `value` itself.
 */
function insertStatement({ name, columns, references }: Table, entry: TableEntry): string {
  const field = (column: string) => `listed.value->>'$[${entry.columns.indexOf(column)}]'`;
  const blob = (column: string) => `unhex(listed.value->>'$[${entry.columns.indexOf(column)}].hex')`;
  const isBlob = new Map(columns.map((column) => [column.name, column.isBlob]));
  const values = entry.columns.map((column) => (isBlob.get(column) ? blob(column) : field(column)));
  const present = references.map(
    ({ column, table, key }) =>
      `(${field(column)} is null or exists (select 1 from ${quoted(table)} p where p.${quoted(key)} = ${field(column)}))`,
  );
  const list = entry.columns.map(quoted).join(', ');
  return `insert into ${quoted(name)} (${list}) select ${values.join(', ')} from json_each(?1) as listed
    where ${['true', ...present].join(' and ')}`;
}

/** No number is given twice: the vector index takes the number of a job for its age. */
async function restoreSequences(
  target: MarkedDatabase,
  sequences: Readonly<Record<string, number>>,
): Promise<void> {
  const { db } = target;
  const entries = Object.entries(sequences);
  if (entries.length === 0) return;
  const rows = JSON.stringify(entries);
  await target.write([
    db
      .prepare(`insert into sqlite_sequence (name, seq) select j.value->>'$[0]', 0 from json_each(?1) as j
        where j.value->>'$[0]' not in (select s.name from sqlite_sequence s)`)
      .bind(rows),
    db
      .prepare(`update sqlite_sequence set seq = max(seq, j.value->>'$[1]') from json_each(?1) as j
        where name = j.value->>'$[0]'`)
      .bind(rows),
  ]);
}

async function countRows(db: D1Database, tables: readonly TableEntry[]): Promise<number> {
  const names = tables.map(({ name }) => name);
  const counts = await countEach(db, names, (table) => `select count(*) from ${table}`);
  return [...counts.values()].reduce((sum, n) => sum + n, 0);
}
