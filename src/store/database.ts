/**
 * One D1 database for one request. Every access is a `batch`: one round trip, one transaction, metered under the name
 * of its step, so that a trace can tell what each step read and wrote. A batch returns rows as objects by column name:
 * a join must name its columns apart, or use a subquery, because columns of one name would overwrite each other.
 */
import { is, SQL, sql } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { memoiseByText } from '../lib/memoise-by-text.ts';
import { err, type Result } from '../lib/result.ts';
import { pauseBefore } from '../lib/retry.ts';
import type { MemoryError } from '../memory/errors.ts';

/** Cost of one round trip. */
export interface QueryStep {
  readonly name: string;
  readonly ms: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
}

/** A statement of a batch, and what becomes of its rows. */
export type SqlStatement<Result = unknown> = RunnableQuery<Result, 'sqlite'>;

/** A row as D1 returns it, by the names that the statement gives its columns. */
export type RawRow = Readonly<Record<string, unknown>>;

/** A SELECT that is written out, and how its rows are read; `rows.ts` makes that of the schema. */
export interface Query<Row> {
  readonly query: SQL;
  readonly decode: (row: RawRow) => Row;
}

const DIALECT = new SQLiteAsyncDialect();

/** A parameter, with the word before it where that is `limit`; and what may hold a question mark that is none. */
const PARAMETERS = /'[^']*'|"[^"]*"|(\blimit\s+)?\?/gi;
/** Statements whose limits are known by their text: those of a turn and of a search, several times over. */
const LIMITS_KEPT_CHARS = 500_000;

/** A parameter for a limit: which of the statement's it is, and where its question mark stands. */
interface BoundLimit {
  readonly parameter: number;
  readonly at: number;
}

const boundLimits = memoiseByText(LIMITS_KEPT_CHARS, (text): readonly BoundLimit[] => {
  const limits: BoundLimit[] = [];
  let parameter = 0;
  for (const { 0: found, 1: limit, index } of text.matchAll(PARAMETERS)) {
    if (!found.endsWith('?')) continue;
    if (limit !== undefined) limits.push({ parameter, at: index + limit.length });
    parameter++;
  }
  return limits;
});

/**
 * Writes limits out. SQLite plans by them: a statement with a parameter for one is compiled without knowing it, and all over again
 * when it is bound, at each execution.
 */
function withLimits(
  text: string,
  values: readonly unknown[],
): { readonly text: string; readonly values: readonly unknown[] } {
  const limits = boundLimits(text).filter(({ parameter }) => Number.isSafeInteger(values[parameter]));
  if (limits.length === 0) return { text, values };
  let written = '';
  let from = 0;
  for (const { parameter, at } of limits) {
    written += `${text.slice(from, at)}${values[parameter]}`;
    from = at + 1;
  }
  const isWritten = new Set(limits.map(({ parameter }) => parameter));
  return { text: written + text.slice(from), values: values.filter((_, i) => !isWritten.has(i)) };
}

/** A statement of a batch; null where there is nothing to ask: it is not sent, and has no rows. */
export type OptionalStatement = SqlStatement | null;

/** The rows that statements return, in their order. */
export type RowsOf<T extends readonly OptionalStatement[]> = { -readonly [K in keyof T]: RowsOfOne<T[K]> };
type RowsOfOne<S> = S extends SqlStatement ? S['_']['result'] : never[];

interface ReadBeside {
  readonly step: string;
  readonly statements: readonly OptionalStatement[];
  settle(rows: unknown[]): void;
  fail(error: unknown): void;
}

export class Database {
  /** Builds statements; they run in a batch only. */
  readonly orm: DrizzleD1Database;
  readonly steps: QueryStep[] = [];
  readonly #session: D1DatabaseSession;
  /** Reads that wait for others of the same moment. */
  readonly #beside: ReadBeside[] = [];
  readonly #now: () => number;

  constructor(binding: D1Database, now: () => number) {
    this.#session = binding.withSession('first-primary');
    this.#now = now;
    this.orm = this.#metered('unnamed');
  }

  /** Runs the statements in order, all or none. */
  async batch<const T extends readonly OptionalStatement[]>(step: string, statements: T): Promise<RowsOf<T>> {
    const [first, ...rest] = statements.filter((statement) => statement !== null);
    const results: unknown[] = first ? await this.#metered(step).batch([first, ...rest]) : [];
    return statements.map((statement) => (statement === null ? [] : results.shift())) as RowsOf<T>;
  }

  /**
   * Runs reads in one round trip with whatever else is read beside in the same moment, so that parts of a turn which know nothing of
   * one another wait for one trip. What fails one of them fails all.
   */
  readBeside<const T extends readonly OptionalStatement[]>(step: string, statements: T): Promise<RowsOf<T>> {
    return new Promise((settle, fail) => {
      this.#beside.push({ step, statements, settle: (rows) => settle(rows as RowsOf<T>), fail });
      if (this.#beside.length === 1) queueMicrotask(() => void this.#readTogether());
    });
  }

  async #readTogether(): Promise<void> {
    const reads = this.#beside.splice(0);
    try {
      const rows: unknown[] = await this.batch(
        reads.map(({ step }) => step).join(' '),
        reads.flatMap(({ statements }) => statements),
      );
      for (const { statements, settle } of reads) settle(rows.splice(0, statements.length));
    } catch (error) {
      for (const { fail } of reads) fail(error);
    }
  }

  /** Runs one statement; none where there is nothing to ask. */
  async read<Row>(step: string, statement: SqlStatement<Row[]> | null): Promise<Row[]> {
    const [rows] = await this.batch(step, [statement]);
    return rows as Row[];
  }

  /** A round trip with one statement that is written out. */
  step(name: string) {
    return {
      select: <Row>(asked: SQL | Query<Row>) => this.read(name, this.select(asked)),
      values: <Value = string>(asked: SQL) => this.read(name, this.values<Value>(asked)),
    };
  }

  /** Runs writes, whose results nobody reads. */
  async write(step: string, statements: readonly SqlStatement[]): Promise<void> {
    await this.batch(step, statements);
  }

  /** Writes, and reads in the same transaction what became of it. */
  async writeThenRead<S extends SqlStatement>(
    step: string,
    writes: readonly SqlStatement[],
    read: S,
  ): Promise<RowsOfOne<S>> {
    const results = await this.batch(step, [...writes, read]);
    return results.at(-1) as RowsOfOne<S>;
  }

  /** A statement that is written out and brings rows: of the schema, or such as it computes, for whose type the caller vouches. */
  select<Row>(asked: SQL | Query<Row>): SqlStatement<Row[]> {
    return is(asked, SQL)
      ? this.#written(asked, (rows) => rows as unknown as Row[])
      : this.#written(asked.query, (rows) => rows.map(asked.decode));
  }

  /** One that brings a single column; its values, for whose type the caller vouches. */
  values<Value = string>(query: SQL): SqlStatement<Value[]> {
    return this.#written(query, (rows) => rows.map((row) => Object.values(row)[0] as Value));
  }

  /** One that writes. */
  run(query: SQL): SqlStatement {
    return this.#written(query, (rows) => rows);
  }

  /** Adapts a statement to drizzle's batch. */
  #written<Result>(query: SQL, read: (rows: readonly RawRow[]) => Result): SqlStatement<Result> {
    const built = DIALECT.sqlToQuery(query);
    const prepared = {
      stmt: this.#unbound(built.sql),
      getQuery: () => built,
      mapResult: ({ results }: D1Result<RawRow>) => read(results),
    };
    return { _prepare: () => prepared } as unknown as SqlStatement<Result>;
  }

  #unbound(text: string) {
    return {
      bind: (...values: unknown[]) => {
        const written = withLimits(text, values);
        return this.#session.prepare(written.text).bind(...written.values);
      },
    };
  }

  #metered(name: string): DrizzleD1Database {
    const session = this.#session;
    const client = {
      prepare: (query: string) => this.#unbound(query),
      batch: async <T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> => {
        const startedAt = this.#now();
        const results = await session.batch<T>(statements);
        this.steps.push({
          name,
          ms: this.#now() - startedAt,
          rowsRead: results.reduce((sum, result) => sum + (result.meta.rows_read ?? 0), 0),
          rowsWritten: results.reduce((sum, result) => sum + (result.meta.rows_written ?? 0), 0),
        });
        return results;
      },
    };
    // drizzle asks for a whole D1Database and uses exactly these two of its methods.
    return drizzle(client as unknown as D1Database);
  }
}

/**
 * An expression that fails its batch with an error that nothing else can bring about: no table holds this path, and whatever is
 * wrong with a JSON text is told in other words.
 */
export const LOSE_RACE = `json_extract('{}', 'lost race')`;

/** Message by which SQLite reports it; the second form is that of earlier versions. */
const RACE_WAS_LOST = /(?:bad JSON path:|JSON path error near) 'lost race'/;

/** A statement that fails the whole batch unless the condition holds: what was read before is as it was, or it is ours. */
export const requireThat = (db: Database, condition: SQL): SqlStatement =>
  db.select(sql`select case when ${condition} then 1 else ${sql.raw(LOSE_RACE)} end as required`);

/** Fails the whole batch unless the statement before it changed exactly one row (compare and set). */
export const requireOneChange = (db: Database): SqlStatement => requireThat(db, sql`changes() = 1`);

/** Thrown by who finds, between two reads, that another writer has been there. */
export class LostRace extends Error {
  override readonly name = 'LostRace';
}

/**
 * Recognises the error of a lost race: another writer was there first, as `requireThat` finds out in a batch, or its
 * caller between two.
 */
export const isLostRace = (error: unknown): boolean =>
  error instanceof LostRace || RACE_WAS_LOST.test(messageOf(error));

/**
 * Recognises the error of a batch that broke the named unique index or its columns, e.g. `conversations.session_key`.
 */
export const isUniqueViolation = (error: unknown, columns = ''): boolean =>
  messageOf(error).includes('UNIQUE constraint failed') && messageOf(error).includes(columns);

/** Recognises the error of a batch in which a row names one that is not there. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  messageOf(error).includes('FOREIGN KEY constraint failed');

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return `${error.message} ${messageOf(error.cause)}`;
}

/** Attempts of a write that others overtake. Each loses to one that went through, so the store moves on. */
const WRITE_ATTEMPTS = 12;

/**
 * Runs a step that reads, decides and writes; again, after a pause, when another writer was there first: its compare and set lost, its row is
 * there already, or what its row names is gone. `busy` when that was so each time. Attempts are counted from 0.
 */
export async function withRetry<T>(
  step: (attempt: number) => Promise<Result<T, MemoryError>>,
  attempts = WRITE_ATTEMPTS,
): Promise<Result<T, MemoryError>> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    await pauseBefore(attempt);
    try {
      return await step(attempt);
    } catch (error) {
      if (!(isLostRace(error) || isUniqueViolation(error) || isForeignKeyViolation(error))) throw error;
    }
  }
  return err({ code: 'busy', retryAfterSeconds: 1 });
}
