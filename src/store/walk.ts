/**
 * A page of a long list: a walk along one index in its order, which looks at `WALK_MAX_ROWS` rows at most, however few of them the filters
 * let through. Then the page is shorter than was asked for, and its cursor goes on behind the last row that was looked at: a filter that
 * hardly anything passes costs many small reads instead of one without bound. A place is made of the keys of the order, which no
 * row shares with another one, so that a cursor holds while rows are added.
 */
import { type SQL, sql } from 'drizzle-orm';
import { parseJson } from '../lib/json.ts';
import { type Page, type PageRequest, pageOf } from '../memory/lists/paging.ts';
import type { Database } from './database.ts';
import type { Selection } from './rows.ts';

/** Rows of a lane that one page looks at. */
export const WALK_MAX_ROWS = 5_000;

/** Table, index and filter of a walk. Statements call the row `m` and the lane `l`. */
export interface Walk {
  readonly table: string;
  /** The first columns of the index, each lane of which is walked along: of a workspace, or of each of a reader's scopes. */
  readonly lanes: readonly unknown[];
  /** `from … m indexed by … where …`: the index, and what holds of all rows of a lane. */
  readonly lane: SQL;
  /** The columns of the order, which follow the lane's in the index; the last one is unique. */
  readonly keys: readonly string[];
  readonly isDescending: boolean;
  /** Condition on the rows that are shown. */
  readonly shown: SQL;
}

/** Less than every key, which is a positive number or begins with a letter; and more than every one. */
const BEFORE_ALL = sql.raw('-1');
const BEHIND_ALL = sql.raw(`x'ff'`);

type Place = readonly (string | number)[];

/** A page of a walk; `placeOf` tells the keys of a row, in their order. */
export async function readWalk<Row>(
  db: Database,
  step: string,
  selected: Selection<Row>,
  walk: Walk,
  page: PageRequest,
  placeOf: (row: Row) => Place,
): Promise<Page<Row>> {
  const after = page.after === null ? null : placeFrom(page.after, walk.keys.length);
  const end = endOf(walk, after);
  const [rows, [edge]] = await db.batch(step, [
    db.select(selected.sql`with edge as materialized (${end})
      select found.* from json_each(${lanesOf(walk)}) as l
        cross join ${sql.raw(walk.table)} as found on found.rowid in (
          select m.rowid ${walk.lane} ${isAfter(walk, after)} ${isNoLater(walk)} and ${walk.shown}
          order by ${orderOf(walk, 'm')} limit ${page.limit + 1})
      order by ${orderOf(walk, 'found')} limit ${page.limit + 1}`),
    db.select<Record<string, string | number>>(end),
  ]);
  const found = pageOf(rows, page, (row) => JSON.stringify(placeOf(row)));
  return found.next === null && edge !== undefined
    ? { ...found, next: JSON.stringify(walk.keys.map((key) => edge[key])) }
    : found;
}

/** The last row that the walk looks at: of several lanes the nearest of their ends, up to which each of them was looked at. */
const endOf = (walk: Walk, after: Place | null): SQL => sql`select ${columnsOf(walk.keys, 'e')}
  from json_each(${lanesOf(walk)}) as l cross join ${sql.raw(walk.table)} as e on e.rowid = (
    select m.rowid ${walk.lane} ${isAfter(walk, after)} order by ${orderOf(walk, 'm')} limit 1 offset ${WALK_MAX_ROWS - 1})
  order by ${orderOf(walk, 'e')} limit 1`;

const isAfter = ({ keys, isDescending }: Walk, after: Place | null): SQL =>
  after === null
    ? sql``
    : sql`and (${columnsOf(keys, 'm')}) ${sql.raw(isDescending ? '<' : '>')} (${sql.join(
        after.map((value) => sql`${value}`),
        sql`, `,
      )})`;

const isNoLater = ({ keys, isDescending }: Walk): SQL =>
  sql`and (${columnsOf(keys, 'm')}) ${sql.raw(isDescending ? '>=' : '<=')} (${sql.join(
    keys.map(
      (key) => sql`coalesce((select ${sql.raw(key)} from edge), ${isDescending ? BEFORE_ALL : BEHIND_ALL})`,
    ),
    sql`, `,
  )})`;

const lanesOf = ({ lanes }: Walk): string => JSON.stringify(lanes);
const columnsOf = (keys: readonly string[], table: string): SQL =>
  sql.raw(keys.map((key) => `${table}.${key}`).join(', '));
const orderOf = ({ keys, isDescending }: Walk, table: string): SQL =>
  sql.raw(keys.map((key) => `${table}.${key}${isDescending ? ' desc' : ''}`).join(', '));

/** The place that a cursor named; whatever else somebody made of it is behind all rows. */
function placeFrom(text: string, length: number): Place {
  const read = parseJson(text);
  const isPlace =
    Array.isArray(read) &&
    read.length === length &&
    read.every((part) => typeof part === 'string' || typeof part === 'number');
  return isPlace ? (read as Place) : Array.from({ length }, () => 0);
}
