/**
 * One D1 database for one request. Every access is a `batch`: one round trip, one transaction, metered under the name
 * of its step, so that a trace can tell what each step read and wrote. A batch returns rows as objects by column name:
 * a join must name its columns apart, or use a subquery, because columns of one name would overwrite each other.
 */
import { is, SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { err, type Result } from '../lib/result.ts';
import { pauseBefore } from '../lib/retry.ts';
import type { MemoryError } from '../memory/errors.ts';
import { type BoundText, compiledOnce, textOf } from './statement-text.ts';

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

/** A statement with its parameters, and how its result is read. */
interface Runnable {
  readonly bound: BoundText;
  readonly read: (result: D1Result<RawRow>) => unknown;
}

/** A statement that is written out. */
class Written implements Runnable {
  readonly bound: BoundText;
  readonly #read: (rows: readonly RawRow[]) => unknown;

  constructor(query: SQL, read: (rows: readonly RawRow[]) => unknown) {
    this.bound = textOf(query);
    this.#read = read;
  }

  read({ results }: D1Result<RawRow>): unknown {
    return this.#read(results);
  }
}

/** A statement as drizzle builds it. */
interface Prepared {
  getQuery(): { readonly sql: string; readonly params: unknown[] };
  mapResult(result: D1Result<RawRow>, isOfBatch: true): unknown;
}

function runnable(statement: SqlStatement): Runnable {
  if (statement instanceof Written) return statement;
  const prepared = (statement as unknown as { _prepare(): Prepared })._prepare();
  const { sql: text, params } = prepared.getQuery();
  return { bound: compiledOnce(text, params), read: (result) => prepared.mapResult(result, true) };
}

/** Drizzle's builder. It asks for a whole D1Database, of which it prepares statements; they run in a batch of ours. */
const ORM = drizzle({ prepare: () => null } as unknown as D1Database);

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
  readonly orm = ORM;
  readonly steps: QueryStep[] = [];
  readonly #session: D1DatabaseSession;
  /** Reads that wait for others of the same moment. */
  readonly #beside: ReadBeside[] = [];
  readonly #now: () => number;

  constructor(binding: D1Database, now: () => number) {
    this.#session = binding.withSession('first-primary');
    this.#now = now;
  }

  /** Runs the statements in order, all or none. */
  async batch<const T extends readonly OptionalStatement[]>(step: string, statements: T): Promise<RowsOf<T>> {
    const asked = statements.map((statement) => statement && runnable(statement));
    const results = await this.#run(
      step,
      asked.flatMap((each) => each ?? []),
    );
    let next = 0;
    return asked.map((each) => each?.read(results[next++] as D1Result<RawRow>) ?? []) as RowsOf<T>;
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

  #written<Result>(query: SQL, read: (rows: readonly RawRow[]) => Result): SqlStatement<Result> {
    return new Written(query, read) as unknown as SqlStatement<Result>;
  }

  async #run(step: string, statements: readonly Runnable[]): Promise<D1Result<RawRow>[]> {
    if (statements.length === 0) return [];
    const bound = statements.map(({ bound: { text, values } }) =>
      this.#session.prepare(text).bind(...values),
    );
    const startedAt = this.#now();
    const results = await this.#session.batch<RawRow>(bound);
    this.steps.push({
      name: step,
      ms: this.#now() - startedAt,
      rowsRead: results.reduce((sum, { meta }) => sum + (meta.rows_read ?? 0), 0),
      rowsWritten: results.reduce((sum, { meta }) => sum + (meta.rows_written ?? 0), 0),
    });
    return results;
  }
}

/**
 * An expression that fails its batch with an error that nothing else can bring about: no table holds this path, and whatever is
 * wrong with a JSON text is told in other words.
 */
export const LOSE_RACE = `json_extract('{}', 'lost race')`;

/** Message by which SQLite reports it; the second form is that of earlier versions. */
const RACE_WAS_LOST = /(?:bad JSON path:|JSON path error near) 'lost race'/;

/** The value where the condition holds, so that a write needs no other statement to check it; otherwise the whole batch fails. */
export const providedThat = (condition: SQL, value: SQL): SQL =>
  sql`case when ${condition} then ${value} else ${sql.raw(LOSE_RACE)} end`;

/** A statement that fails the whole batch unless the condition holds: what was read before is as it was, or it is ours. */
export const requireThat = (db: Database, condition: SQL): SqlStatement =>
  db.select(sql`select ${providedThat(condition, sql`1`)} as required`);

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
