/**
 * The rows of one workspace, from one database into another and out of the first, a page at a time. A page that comes again changes
 * nothing; one that comes late fails, by the mark of the workspace. Full-text rows are made anew, in the batch of the rows that they index.
 *
 * Unscoped: carries all that a workspace has, shows nothing.
 */

import { IndexRebuild, insertIndexRows } from './index-rows.ts';
import { isGuarded, type MarkedMove, requireMark } from './marks.ts';
import {
  countEach,
  listSequences,
  listTables,
  quoted,
  type Row,
  selected,
  type Table,
  toValue,
  WRITTEN_BY_TRIGGERS,
} from './tables.ts';

/** Rows of the first page of a table; later ones are adapted to their size. */
const PAGE_ROWS_FIRST = 50;
const PAGE_ROWS_MAX = 1_000;
const PAGE_TARGET_CHARS = 1_000_000;
/** Characters of one bound list of rows: D1 takes two megabytes a value, and a character may be three bytes. */
const SLICE_CHARS = 500_000;
/** Rows that one statement removes: the index costs many times as much as the row. */
const REMOVED_ROWS = 500;

/** The numbers of other tables mean nothing elsewhere. Vectors carry that of a job as their version. */
const JOBS = 'outbox_jobs';
const ROW_NUMBER = 'row_id';
/** Kept for a moment, and of no use where nothing was searched yet. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['retrieval_cache']);
const INDEXED: ReadonlySet<string> = new Set(['events', 'chunks', 'memories']);

/** A table, and what tells its rows apart wherever they stand. */
export interface MovedTable extends Table {
  readonly key: readonly string[];
}

/** Place of a copy: all rows up to it are in the target. */
export interface CopyPlace {
  readonly table: string;
  /** The number of the last row that was copied. */
  readonly after: number;
}

/** A move, as its rows see it. */
export interface RowMove extends MarkedMove {
  readonly source: D1Database;
  readonly target: D1Database;
  /** Added to the numbers of jobs: so none comes before one that either database ever gave. */
  readonly numbersFrom: number;
}

/** Condition for the rows of a workspace, its id being the parameter 1. */
const isOwn = ({ columns }: Table): string =>
  columns.some((column) => column.name === 'workspace_id')
    ? // In the order of rows: by the index it would be sorted anew for each page.
      '+workspace_id = ?1'
    : 'key_hash in (select m.key_hash from idempotency_mentions m where m.workspace_id = ?1)';

const byIndex = (table: Table): string => isOwn(table).replace('+', '');

/** The tables of a workspace, parents first, what triggers write last. */
export async function movedTables(db: D1Database): Promise<MovedTable[]> {
  const tables = await listTables(db);
  const { results } = await db
    .prepare(`select t.value as owner, i.name as "index", i.origin, c.name as "column"
      from json_each(?1) as t join pragma_index_list(t.value) as i join pragma_index_info(i.name) as c
      where i."unique" = 1 and i.partial = 0 order by t.key, i.origin = 'pk' desc, i.seq, c.seqno`)
    .bind(JSON.stringify(tables.map(({ name }) => name)))
    .all<{ owner: string; index: string; column: string }>();
  const isLate = ({ name }: Table) => Number(WRITTEN_BY_TRIGGERS.includes(name));
  return tables
    .toSorted((a, b) => isLate(a) - isLate(b))
    .map((table) => {
      const own = results.filter(({ owner }) => owner === table.name);
      const key = own.filter(({ index }) => index === own[0]?.index).map(({ column }) => column);
      return { ...table, key: key.length > 0 ? key : ['id'] };
    });
}

/**
 * Makes room for the numbers of jobs in the target: whatever it gives from now on comes after all that are copied. Returns what is
 * added to these.
 */
export async function reserveNumbers(
  source: D1Database,
  target: D1Database,
  tables: readonly Table[],
): Promise<number> {
  const [before, own] = [await listSequences(target, tables), await listSequences(source, tables)];
  const from = Math.max(before[JOBS] ?? 0, own[JOBS] ?? 0);
  const last = from + (own[JOBS] ?? 0);
  await target.batch([
    target
      .prepare(`insert into sqlite_sequence (name, seq) select '${JOBS}', 0
        where not exists (select 1 from sqlite_sequence where name = '${JOBS}')`)
      .bind(),
    target.prepare(`update sqlite_sequence set seq = max(seq, ?1) where name = '${JOBS}'`).bind(last),
  ]);
  return from;
}

/** Names of the tables in which a workspace has rows. */
export async function occupiedTables(
  db: D1Database,
  workspaceId: string,
  tables: readonly MovedTable[],
): Promise<ReadonlySet<string>> {
  const found = await db
    .prepare(
      `select ${tables
        .map(
          (table) =>
            `exists (select 1 from ${quoted(table.name)} where ${byIndex(table)}) as ${quoted(table.name)}`,
        )
        .join(', ')}`,
    )
    .bind(workspaceId)
    .first<Record<string, number>>();
  return new Set(tables.flatMap(({ name }) => (found?.[name] === 1 ? [name] : [])));
}

/** Copies rows of a workspace page by page. */
export class RowCopy {
  readonly #move: RowMove;
  readonly #tables: readonly MovedTable[];
  readonly #occupied: ReadonlySet<string>;
  #limit = PAGE_ROWS_FIRST;

  constructor(move: RowMove, tables: readonly MovedTable[], occupied: ReadonlySet<string>) {
    this.#move = move;
    this.#tables = tables.filter(({ name }) => !NOT_TAKEN.has(name));
    this.#occupied = occupied;
  }

  /** Copies the page after a place, and tells the next place; null once all is copied. */
  async copyAfter(
    place: CopyPlace | null,
  ): Promise<{ readonly rows: number; readonly next: CopyPlace | null }> {
    const at =
      place === null ? this.#occupiedFrom(0) : this.#tables.findIndex(({ name }) => name === place.table);
    const table = this.#tables[at];
    if (!table) return { rows: 0, next: null };
    const limit = this.#limit;
    const page = await this.#read(table, place?.after ?? -1, limit);
    const chars = await this.#write(
      table,
      page.map(({ row }) => row),
    );
    const last = page.at(-1);
    if (page.length === limit && last !== undefined) {
      const fitting = Math.floor((limit * PAGE_TARGET_CHARS) / Math.max(1, chars));
      this.#limit = Math.max(1, Math.min(PAGE_ROWS_MAX, fitting));
      return { rows: page.length, next: { table: table.name, after: last.at } };
    }
    this.#limit = PAGE_ROWS_FIRST;
    const following = this.#tables[this.#occupiedFrom(at + 1)];
    return { rows: page.length, next: following ? { table: following.name, after: -1 } : null };
  }

  #occupiedFrom(at: number): number {
    const found = this.#tables.findIndex(({ name }, i) => i >= at && this.#occupied.has(name));
    return found < 0 ? this.#tables.length : found;
  }

  async #read(table: MovedTable, after: number, limit: number) {
    const { source, workspaceId } = this.#move;
    const columns = copiedColumns(table);
    const { results } = await source
      .prepare(`select rowid as "$rowid", ${columns.map(selected).join(', ')} from ${quoted(table.name)}
        where ${isOwn(table)} and rowid > ?2 order by rowid limit ?3`)
      .bind(workspaceId, after, limit)
      .all<Record<string, unknown>>();
    return results.map((result) => ({
      at: Number(result.$rowid),
      row: columns.map((column) => toValue(result[column.name], column)),
    }));
  }

  async #write(table: MovedTable, rows: readonly Row[]): Promise<number> {
    const { target, numbersFrom } = this.#move;
    const columns = copiedColumns(table).map(({ name }) => name);
    const index = new IndexRebuild();
    if (table.name === 'chunks') await this.#readTitles(index, columns, rows);
    let chars = 0;
    for (const slice of inSlices(rows)) {
      const list = JSON.stringify(slice);
      chars += list.length;
      const numbered = JSON.stringify(slice.map((row, i) => [...row, i]));
      const terms = index.rowsFor({ name: table.name, columns: [...columns, ROW_NUMBER] }, numbered);
      const idOf = (i: number) => slice[i]?.[columns.indexOf('id')];
      await target.batch([
        requireMark(target, this.#move, 'arriving'),
        target.prepare(insertStatement(table)).bind(list, numbersFrom),
        ...terms.map((own) =>
          target
            .prepare(insertIndexRows(table.name, 'id'))
            .bind(JSON.stringify(own.map(([i, ...rest]) => [idOf(i), ...rest]))),
        ),
      ]);
    }
    return chars;
  }

  /** Titles of the documents that pieces are of: each piece is found by its own. */
  async #readTitles(index: IndexRebuild, columns: readonly string[], rows: readonly Row[]): Promise<void> {
    const owner = columns.indexOf('document_id');
    const { results } = await this.#move.source
      .prepare('select d.id, d.title from documents d where d.id in (select value from json_each(?1))')
      .bind(JSON.stringify(rows.map((row) => row[owner])))
      .all<{ id: string; title: string | null }>();
    const titles = JSON.stringify(results.map(({ id, title }) => [id, title]));
    index.rowsFor({ name: 'documents', columns: ['id', 'title'] }, titles);
  }
}

const copiedColumns = ({ columns }: Table) => columns.filter(({ name }) => name !== ROW_NUMBER);

function inSlices(rows: readonly Row[]): Row[][] {
  const slices: Row[][] = [];
  let chars = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    if (chars + length > SLICE_CHARS) {
      slices.push([]);
      chars = 0;
    }
    slices.at(-1)?.push(row);
    chars += length;
  }
  return slices;
}

/** Inserts rows of a list that are not there: 1 is the list, 2 what is added to the numbers of jobs. */
function insertStatement(table: MovedTable): string {
  const columns = copiedColumns(table);
  const fieldOf = (name: string): string => {
    const i = columns.findIndex((column) => column.name === name);
    if (columns[i]?.isBlob) return `unhex(listed.value->>'$[${i}].hex')`;
    return table.name === JOBS && name === 'id'
      ? `(listed.value->>'$[${i}]') + ?2`
      : `listed.value->>'$[${i}]'`;
  };
  const isThere = table.key.map((name) => `p.${quoted(name)} is ${fieldOf(name)}`).join(' and ');
  const name = quoted(table.name);
  // Triggers count what comes in: here the last word is the source's.
  const [which, then] = WRITTEN_BY_TRIGGERS.includes(table.name)
    ? ['?2 >= 0', 'on conflict do update set version = max(version, excluded.version)']
    : [`?2 >= 0 and not exists (select 1 from ${name} p where ${isThere})`, ''];
  return `insert into ${name} (${columns.map((column) => quoted(column.name)).join(', ')})
    select ${columns.map((column) => fieldOf(column.name)).join(', ')} from json_each(?1) as listed where ${which} ${then}`;
}

/** Tables in which the two databases hold different numbers of rows of a workspace. */
export async function differingTables(
  { workspaceId, source, target }: RowMove,
  tables: readonly MovedTable[],
): Promise<string[]> {
  const guarded = tables.filter(isGuarded);
  const names = guarded.map(({ name }) => name);
  const quotedId = `'${workspaceId.replaceAll("'", "''")}'`;
  const count = (table: string) => `select count(*) from ${table} where workspace_id = ${quotedId}`;
  const [here, there] = await Promise.all([countEach(source, names, count), countEach(target, names, count)]);
  return names.filter((name) => here.get(name) !== there.get(name));
}

/**
 * Removes the next rows of a workspace that leaves, children first. `budget` is how many slices it may take; false while
 * something is left.
 */
export async function removeRows(
  db: D1Database,
  move: MarkedMove,
  tables: readonly MovedTable[],
  budget: number,
): Promise<boolean> {
  const { workspaceId } = move;
  let left = budget;
  const occupied = await occupiedTables(db, workspaceId, tables);
  // Removing the others writes there.
  const isLate = ({ name }: Table) => WRITTEN_BY_TRIGGERS.includes(name);
  const early = tables.filter((table) => occupied.has(table.name) && !isLate(table));
  for (const table of [...early.toReversed(), ...tables.filter(isLate)]) {
    const name = quoted(table.name);
    for (let removed = REMOVED_ROWS; removed === REMOVED_ROWS; ) {
      const { results } = await db
        .prepare(`select rowid as "at" from ${name} where ${byIndex(table)} limit ${REMOVED_ROWS}`)
        .bind(workspaceId)
        .all<{ at: number }>();
      removed = results.length;
      if (removed === 0) break;
      if (left-- <= 0) return false;
      const rows = JSON.stringify(results.map(({ at }) => at));
      const removeFrom = (from: string) =>
        db.prepare(`delete from ${from} where rowid in (select value from json_each(?1))`).bind(rows);
      await db.batch([
        requireMark(db, move, 'leaving'),
        ...(INDEXED.has(table.name) ? [removeFrom(`${table.name}_fts`)] : []),
        removeFrom(name),
      ]);
    }
  }
  return true;
}
