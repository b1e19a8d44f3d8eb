/**
 * Rows between D1 and TypeScript as the schema declares them: it is the only list of columns. What is written out as SQL is what drizzle's
 * builder cannot say (an index by name, `json_each`, full-text tables), or what a turn would build anew each time: a statement that
 * drizzle has prepared takes no part in a batch. Rows go in as one JSON array, because D1 binds a hundred parameters at most.
 */
import { Column, type GetColumnData, getTableName, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { memoiseByText } from '../lib/memoise-by-text.ts';
import { STATEMENT_JSON_MAX_BYTES } from '../memory/limits.ts';
import type { Database, Query, RawRow, SqlStatement } from './database.ts';

type ColumnsOf<T extends SQLiteTable> = T['_']['columns'];
type Key<T extends SQLiteTable> = keyof ColumnsOf<T> & string;

/** Some columns of a table. */
export const pick = <T extends SQLiteTable, K extends Key<T>>(
  table: T,
  ...keys: readonly K[]
): Pick<ColumnsOf<T>, K> =>
  Object.fromEntries(keys.map((key) => [key, columnOf(table, key)])) as Pick<ColumnsOf<T>, K>;

/** All columns of a table but some. */
export const omit = <T extends SQLiteTable, K extends Key<T> = never>(table: T, ...keys: readonly K[]) =>
  pick(
    table,
    ...Object.keys(table).filter(
      (key): key is Exclude<Key<T>, K> => !keys.includes(key as K) && isColumn(table, key),
    ),
  );

/** TypeScript's types of columns, and of a selection among them, which stands in an object of its own. */
type Read<F> = {
  readonly [K in keyof F]: F[K] extends Column ? GetColumnData<F[K]> : RowOf<F[K]>;
};

/** The row of a selection. */
export type RowOf<S> = S extends Selection<infer Row> ? Row : never;

/** Reads what a statement computes beside the columns: `Number`, `Boolean`, `json`, or the value as it is. */
type Decoders = Readonly<Record<string, (value: never) => unknown>>;

/** A computed value that is taken as it is; the statement vouches for its type. */
export const as =
  <T>() =>
  (value: T): T =>
    value;

/** A computed value that is JSON. */
export const json =
  <T>() =>
  (value: string): T =>
    JSON.parse(value) as T;

/** One of the values of a row: under which name TypeScript has it, of which columns it is read, and how. */
interface Field {
  readonly key: string;
  readonly names: readonly string[];
  /** The names, those of what is computed included. */
  readonly brought: readonly string[];
  readonly decode: (raw: RawRow) => unknown;
}

/** Arguments of one function, as D1 takes them. */
const FUNCTION_ARGUMENTS_MAX = 32;

/** Names as one JSON text. */
function packedList(names: readonly string[]): string {
  const lists = Array.from({ length: Math.ceil(names.length / FUNCTION_ARGUMENTS_MAX) }, (_, i) =>
    names.slice(i * FUNCTION_ARGUMENTS_MAX, (i + 1) * FUNCTION_ARGUMENTS_MAX).join(', '),
  );
  return `json_array(${lists.map((list) => `json_array(${list})`).join(', ')})`;
}

/** Packed rows of a selection that are kept as they were read, in characters: a turn is brought most rows that the one before it was brought. */
const UNPACKED_KEPT_CHARS = 300_000;

/** Selection of a statement: columns, and values that it computes beside them. Made once, at the top of a file. */
export class Selection<Row> {
  /** The names of its columns in SQL. */
  readonly names: readonly string[];
  /** The names of all that a statement brings. */
  readonly brought: readonly string[];
  readonly #fields: readonly Field[];
  /** Lists of its columns by the names of tables. */
  readonly #lists = new Map<string, SQL>();
  #packed: SQL | null = null;

  constructor(fields: readonly Field[]) {
    this.#fields = fields;
    this.names = fields.flatMap(({ names }) => names);
    this.brought = fields.flatMap(({ brought }) => brought);
  }

  /** The same with what the statement computes, by the names that it gives it. */
  with<D extends Decoders>(computed: D): Selection<Row & { readonly [K in keyof D]: ReturnType<D[K]> }> {
    const more = Object.entries(computed).map(([key, decode]) => ({
      key,
      names: [],
      brought: [key],
      decode: readerOf(key, decode),
    }));
    return new Selection([...this.#fields, ...more]);
  }

  /** Its columns as a list of SQL, of what the statement calls `table`. Of whole rows `*` says it shorter. */
  of(table = ''): SQL {
    const known = this.#lists.get(table);
    if (known) return known;
    const prefix = table === '' ? '' : `${table}.`;
    const list = sql.raw(this.names.map((name) => prefix + name).join(', '));
    this.#lists.set(table, list);
    return list;
  }

  /**
   * All that a statement brings as one value, a JSON text that `unpack` reads. For statements that bring many rows in the path of a turn:
   * D1 and its client go over every value of an answer, which costs more than reading it. What is computed may be no JSON.
   */
  get packed(): SQL {
    this.#packed ??= sql.raw(packedList(this.brought));
    return this.#packed;
  }

  /** The row of such a text; the same object each time, so that what is read of its texts is found at once. */
  readonly unpack = memoiseByText(UNPACKED_KEPT_CHARS, (packed): NonNullable<Row> => {
    const values = (JSON.parse(packed) as unknown[][]).flat();
    const raw: Record<string, unknown> = {};
    for (const [i, name] of this.brought.entries()) raw[name] = values[i];
    return this.decode(raw) as NonNullable<Row>;
  });

  /** A SELECT that brings it, packed. */
  packedSql(text: TemplateStringsArray, ...values: readonly unknown[]): Query<Row> {
    return {
      query: sql`select ${this.packed} as packed from (${sql(text, ...values)})`,
      decode: ({ packed }) => this.unpack(packed as string),
    };
  }

  /** A SELECT that brings it. */
  sql(text: TemplateStringsArray, ...values: readonly unknown[]): Query<Row> {
    return { query: sql(text, ...values), decode: this.decode };
  }

  /** The row of what D1 returned. */
  readonly decode = (raw: RawRow): Row => {
    const row: Record<string, unknown> = {};
    for (const { key, decode } of this.#fields) row[key] = decode(raw);
    return row as Row;
  };
}

/** Makes a selection of columns and of other selections. */
export const selection = <F extends { readonly [K in keyof F]: Column | Selection<unknown> }>(
  fields: F,
): Selection<Read<F>> =>
  new Selection(
    Object.entries<Column | Selection<unknown>>(fields).map(([key, field]) =>
      is(field, Column)
        ? fieldOf(key, field)
        : { key, names: field.names, brought: field.brought, decode: (raw) => field.decode(raw) },
    ),
  );

/** Selection of the columns of a table that these keys name. */
export const rowOf = <T extends SQLiteTable, K extends Key<T>>(
  table: T,
  ...keys: readonly K[]
): Selection<Read<Pick<ColumnsOf<T>, K>>> => selection<Pick<ColumnsOf<T>, K>>(pick(table, ...keys));

const fieldOf = (key: string, column: Column): Field => ({
  key,
  names: [column.name],
  brought: [column.name],
  decode: readerOf(
    column.name,
    isPlain(column) ? as() : (value) => (value === null ? null : column.mapFromDriverValue(value)),
  ),
});

const readerOf = (name: string, decode: (value: never) => unknown) => (raw: RawRow) => {
  const value = raw[name];
  if (value === undefined) throw new Error(`a statement did not bring ${name}`);
  return decode(value as never);
};

/**
 * Recognises columns whose values the database holds as TypeScript has them: neither JSON nor a boolean, nor a vector.
 */
const isPlain = ({ dataType }: Column): boolean => !['json', 'boolean', 'custom'].includes(dataType);

/** A new row of a table. */
type New<T extends SQLiteTable> = T['$inferInsert'];

/** Values of the columns of a new row: literals, or expressions over what the statement reads. */
type Given<T extends SQLiteTable> = { readonly [K in keyof New<T>]: New<T>[K] | SQL };

/**
 * The statement `insert into … select …`; `from` is the rest of it, with what is to happen on a conflict. What an object holds beside the
 * columns of the table is left out.
 */
export const insertSelect = <T extends SQLiteTable>(
  db: Database,
  table: T,
  values: Given<T>,
  from: SQL = sql``,
): SqlStatement => db.run(inserted(table, values, from));

/** The same statement, which brings the rows as they stand then; none of what it leaves as it was. */
export const insertReturning = <T extends SQLiteTable, Row>(
  db: Database,
  row: Selection<Row>,
  table: T,
  values: Given<T>,
  from: SQL,
): SqlStatement<Row[]> => db.select(row.sql`${inserted(table, values, from)} returning ${row.of()}`);

function inserted<T extends SQLiteTable>(table: T, values: Given<T>, from: SQL): SQL {
  const given = Object.entries(values).filter(([key, value]) => value !== undefined && isColumn(table, key));
  const names = given.map(([key]) => columnOf(table, key).name).join(', ');
  const expressions = given.map(([key, value]) =>
    is(value, SQL) ? value : sql`${value === null ? null : columnOf(table, key).mapToDriverValue(value)}`,
  );
  return sql`insert into ${sql.raw(`${getTableName(table)} (${names})`)} select ${sql.join(expressions, sql`, `)} ${from}`;
}

/** Rows as JSON carries them to the database; what they hold beside the columns of the table is left out. */
export function encodeRows<T extends SQLiteTable, R extends Partial<New<T>>>(table: T, rows: readonly R[]) {
  const columns = Object.keys(rows[0] ?? {})
    .filter((key) => isColumn(table, key))
    .map((key) => [key, columnOf(table, key)] as const);
  return rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(
      columns.map(([key, column]) => [
        key,
        isPlain(column) || row[key] == null ? row[key] : column.mapToDriverValue(row[key]),
      ]),
    ),
  );
}

/**
 * The statements that insert rows, none without rows; all rows have the same keys. `computed` holds for each of them; `rest` says which are
 * inserted (`and …`), and what is to happen on a conflict.
 */
export function insertRows<T extends SQLiteTable>(
  db: Database,
  table: T,
  rows: readonly New<T>[],
  rest: SQL = sql``,
  computed: { readonly [K in keyof New<T>]?: SQL } = {},
): SqlStatement[] {
  const keys = Object.keys(rows[0] ?? {});
  const given = {
    ...Object.fromEntries(keys.map((key) => [key, sql.raw(`value->>'$.${key}'`)])),
    ...computed,
  };
  return eachSlice(encodeRows(table, rows), (list) =>
    insertSelect(db, table, given as Given<T>, sql`from json_each(${list}) where true ${rest}`),
  );
}

/** Values of the columns of `table`, for a row that takes them over. */
export const copied = <C extends Readonly<Record<string, Column>>>(
  table: string,
  columns: C,
): { readonly [K in keyof C]: SQL } =>
  Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`${table}.${name}`)]),
  ) as { readonly [K in keyof C]: SQL };

/** Columns that take what another row has in them: of what was to be inserted, unless `from` says otherwise. */
export const setFrom = <T extends SQLiteTable>(
  table: T,
  keys: readonly Key<T>[],
  from: (key: string, name: string) => string = (_, name) => `excluded.${name}`,
): SQL =>
  sql.raw(
    keys
      .map((key) => {
        const { name } = columnOf(table, key);
        return `${name} = ${from(key, name)}`;
      })
      .join(', '),
  );

const isColumn = (table: SQLiteTable, key: string): boolean => is(Reflect.get(table, key), Column);

function columnOf(table: SQLiteTable, key: string): Column {
  const column: unknown = Reflect.get(table, key);
  if (!is(column, Column)) throw new Error(`${getTableName(table)} has no column ${key}`);
  return column;
}

/** A UTF-16 unit takes at most three bytes of UTF-8. */
const UTF8_BYTES_PER_UNIT = 3;

/**
 * Maps rows to statements in lists, each as JSON that stays under the limit of one bound value; nothing without rows.
 */
export function eachSlice<T, S>(rows: readonly T[], make: (json: string) => S): S[] {
  const slices: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const text = JSON.stringify(row);
    const size = text.length * UTF8_BYTES_PER_UNIT;
    if (bytes + size > STATEMENT_JSON_MAX_BYTES) {
      slices.push([]);
      bytes = 0;
    }
    slices.at(-1)?.push(text);
    bytes += size;
  }
  return slices.map((texts) => make(`[${texts.join(',')}]`));
}

/** The values of a list as SQL takes them, to search in. */
export const listed = (values: readonly (string | number)[] | string): SQL =>
  sql`(select value from json_each(${typeof values === 'string' ? values : JSON.stringify(values)}))`;

/** An id that the database draws. */
export const drawnId = (prefix: string): SQL => sql.raw(`'${prefix}_' || lower(hex(randomblob(16)))`);
