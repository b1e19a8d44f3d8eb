/**
 * The tables of a database as a backup and a move see them: which hold data, what refers to what, and their rows, a page at a time.
 * Tables are found in the database itself, so that none that a migration adds is forgotten.
 */
import { RESTORE_MARK } from '../operations/restore-mark.ts';

/** A value of a column. BLOBs are `{ hex }`: JSON has none. */
export type Value = string | number | null | { readonly hex: string };
export type Row = readonly Value[];

/** The marks of workspaces that move (`moves.ts`): a table that is there while one does. */
export const MOVE_MARKS = 'workspace_marks';

/** A table with data. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly references: readonly Reference[];
}

export interface Column {
  readonly name: string;
  readonly isBlob: boolean;
}

/** A column that names a row of another table. */
export interface Reference {
  readonly column: string;
  readonly table: string;
  readonly key: string;
}

/**
 * Tables whose rows live a day at most and are missed by nobody: caches, traces, remembered answers. The answers may show a key in
 * clear text, which is nowhere else.
 */
export const SHORT_LIVED: ReadonlySet<string> = new Set([
  'idempotency_records',
  'idempotency_mentions',
  'retrieval_cache',
  'traces',
]);

/** Written by triggers with the rows of others: in a restore the last word is the backup's. */
export const WRITTEN_BY_TRIGGERS: readonly string[] = ['scope_versions'];

/** The platform's own tables, the counters behind AUTOINCREMENT, the list of migrations, and the marks of a restore and of moves. */
const NO_DATA = new RegExp(`^(_cf_|sqlite_|d1_migrations$|${RESTORE_MARK}$|${MOVE_MARKS}$)`);

/** Rows of a page, adapted to their size: D1 hands a page over as one answer. */
const PAGE_ROWS_MAX = 1_000;
const PAGE_ROWS_FIRST = 50;
const PAGE_TARGET_CHARS = 1_000_000;

/** The tables of a database that hold data, each after those that it refers to. */
export async function listTables(db: D1Database): Promise<Table[]> {
  const { results: all } = await db
    .prepare(`select name, sql from sqlite_master where type = 'table' order by name`)
    .all<{ name: string; sql: string }>();
  const virtual = all.filter(({ sql }) => /^create virtual table/i.test(sql)).map(({ name }) => name);
  const isDerived = (name: string) => virtual.some((index) => name === index || name.startsWith(`${index}_`));
  const names = all.map(({ name }) => name).filter((name) => !NO_DATA.test(name) && !isDerived(name));
  return inOrder(await describeTables(db, names));
}

/** Describes tables in two queries for all of them: each waits for an answer, and a deployed database is far away. */
async function describeTables(db: D1Database, names: readonly string[]): Promise<Table[]> {
  const listed = JSON.stringify(names);
  const { results: columns } = await db
    .prepare(`select t.value as owner, c.name, c.type from json_each(?1) as t join pragma_table_info(t.value) as c
      order by t.key, c.cid`)
    .bind(listed)
    .all<{ owner: string; name: string; type: string }>();
  const { results: references } = await db
    .prepare(`select t.value as owner, f."from" as "column", f."table", f."to" as key
      from json_each(?1) as t join pragma_foreign_key_list(t.value) as f`)
    .bind(listed)
    .all<Reference & { owner: string }>();
  return names.map((name) => ({
    name,
    columns: columns
      .filter(({ owner }) => owner === name)
      .map((column) => ({ name: column.name, isBlob: /blob/i.test(column.type) })),
    references: references.filter(({ owner }) => owner === name),
  }));
}

/** Each table after those that it refers to. The schema has no circles. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered = new Map<string, Table>();
  const place = (table: Table) => {
    if (ordered.has(table.name)) return;
    for (const { table: parent } of table.references) {
      const found = tables.find(({ name }) => name === parent);
      if (found && found !== table) place(found);
    }
    ordered.set(table.name, table);
  };
  for (const table of tables) place(table);
  return [...ordered.values()];
}

/** Every row of a table, in the order in which they were stored. Pages follow a cursor: what comes or goes meanwhile shifts none. */
export async function* rowsOfTable(db: D1Database, { name, columns }: Table): AsyncGenerator<Row> {
  const list = columns.map(selected).join(', ');
  const page = db.prepare(
    `select rowid as "$rowid", ${list} from ${quoted(name)} where rowid > ?1 order by rowid limit ?2`,
  );
  let limit = PAGE_ROWS_FIRST;
  for (let after = -1; ; ) {
    const { results } = await page.bind(after, limit).all<Record<string, unknown>>();
    let chars = 0;
    for (const result of results) {
      const row = columns.map((column) => toValue(result[column.name], column));
      chars += JSON.stringify(row).length;
      yield row;
      after = Number(result.$rowid);
    }
    if (results.length < limit) return;
    limit = Math.max(
      1,
      Math.min(PAGE_ROWS_MAX, Math.floor((limit * PAGE_TARGET_CHARS) / Math.max(1, chars))),
    );
  }
}

/** BLOBs as digits: D1 would hand them over as arrays of numbers, five times as long. */
export const selected = ({ name, isBlob }: Column): string =>
  isBlob ? `iif(${quoted(name)} is null, null, hex(${quoted(name)})) as ${quoted(name)}` : quoted(name);

/** A value as JSON holds it. */
export function toValue(value: unknown, { name, isBlob }: Column): Value {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'string') return isBlob ? { hex: value } : value;
  throw new Error(`a row holds a ${typeof value} in ${name}`);
}

/** Names of the migrations of a database, in order; none for one that was never migrated. */
export async function listMigrations(db: D1Database): Promise<string[]> {
  const { results: found } = await db
    .prepare(`select 1 from sqlite_master where name = 'd1_migrations'`)
    .all();
  if (found.length === 0) return [];
  const { results } = await db.prepare('select name from d1_migrations order by id').all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** The last number that AUTOINCREMENT gave, by table. */
export async function listSequences(
  db: D1Database,
  tables: readonly Table[],
): Promise<Record<string, number>> {
  const { results: found } = await db
    .prepare(`select 1 from sqlite_master where name = 'sqlite_sequence'`)
    .all();
  if (found.length === 0) return {};
  const names = new Set(tables.map(({ name }) => name));
  const { results } = await db
    .prepare('select name, seq from sqlite_sequence')
    .all<{ name: string; seq: number }>();
  return Object.fromEntries(
    results.filter(({ name }) => names.has(name)).map(({ name, seq }) => [name, seq]),
  );
}

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** One number for each of these tables, from one query. */
export async function countEach(
  db: D1Database,
  names: readonly string[],
  toQuery: (table: string) => string,
): Promise<Map<string, number>> {
  const counts = names.map((name) => `(${toQuery(quoted(name))}) as ${quoted(name)}`);
  const row = await db.prepare(`select ${counts.join(', ')}`).first<Record<string, number>>();
  return new Map(names.map((name) => [name, row?.[name] ?? 0]));
}
