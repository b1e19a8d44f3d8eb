/**
 * Counts the D1 rows and round trips of everything the Worker and its objects do, background writes included, which an answer's own
 * `debug` cannot show; and makes each trip as long as one to another region. Local only: it rests on the Worker and its objects sharing
 * one isolate.
 */

/** When a round trip began and ended, in milliseconds since 1970. */
export interface Trip {
  readonly from: number;
  readonly to: number;
}

/** Rows and round trips since the last `takeRows`. */
export interface RowTotals {
  read: number;
  written: number;
  read_trips: number;
  write_trips: number;
  /** Milliseconds that the database measured of its statements. */
  sqlite_ms: number;
}

const nothing = (): RowTotals => ({ read: 0, written: 0, read_trips: 0, write_trips: 0, sqlite_ms: 0 });

/** A statement that ran, and what it cost. */
export interface MeteredStatement {
  readonly text: string;
  readonly read: number;
  readonly written: number;
  /** Milliseconds, as the database measured them. */
  readonly ms: number;
}

/** Statements that are kept at most: those of some hundred calls. */
const STATEMENTS_KEPT = 5_000;

let totals = nothing();
let trips: Trip[] = [];
let statements: MeteredStatement[] = [];
const texts = new WeakMap<object, string>();
let delayMs = 0;

/** Makes each trip take so much longer from now on. */
export function setDistance(ms: number): void {
  delayMs = ms;
}

/** The trips so far, in the order in which they ended; counting starts again. */
export function takeTrips(): Trip[] {
  const taken = trips;
  trips = [];
  return taken;
}

/** The rows counted so far; counting starts again. */
export function takeRows(): RowTotals {
  const taken = totals;
  totals = nothing();
  trips = [];
  statements = [];
  return taken;
}

/** The statements since the last `takeRows`. */
export const statementsSoFar = (): readonly MeteredStatement[] => statements;

/** The same bindings, whose databases count what their batches read and write; Strata uses nothing but batches. */
export function meterDatabases<E extends object>(env: E): E {
  const bindings = Object.entries(env).map(([name, binding]) => [
    name,
    isDatabase(binding) ? metered(binding) : binding,
  ]);
  return Object.fromEntries(bindings) as E;
}

const isDatabase = (binding: unknown): binding is D1Database =>
  typeof binding === 'object' && binding !== null && 'withSession' in binding;

function metered(database: D1Database): D1Database {
  return override(database, {
    withSession: (...constraint: Parameters<D1Database['withSession']>) => {
      const session = database.withSession(...constraint);
      return override(session, {
        prepare: (text: string) => noted(session.prepare(text), text),
        batch: (bound: D1PreparedStatement[]) => run(session, bound),
      });
    },
  });
}

async function run(session: D1DatabaseSession, bound: D1PreparedStatement[]): Promise<D1Result[]> {
  const from = Date.now();
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  const results = await session.batch(bound);
  trips.push({ from, to: Date.now() });
  for (const [i, { meta }] of results.entries()) {
    const text = texts.get(bound[i] as object) ?? '';
    statements.push({ text, read: meta.rows_read, written: meta.rows_written, ms: meta.duration });
    totals.sqlite_ms += meta.duration;
  }
  if (statements.length > STATEMENTS_KEPT) statements = statements.slice(-STATEMENTS_KEPT);
  const written = results.reduce((sum, { meta }) => sum + meta.rows_written, 0);
  totals.read += results.reduce((sum, { meta }) => sum + meta.rows_read, 0);
  totals.written += written;
  if (written > 0) totals.write_trips += 1;
  else totals.read_trips += 1;
  return results;
}

/** A statement that, when it is bound, is known by its text. */
const noted = (statement: D1PreparedStatement, text: string): D1PreparedStatement =>
  override(statement, {
    bind: (...values: unknown[]) => {
      const bound = statement.bind(...values);
      texts.set(bound, text);
      return bound;
    },
  });

/** An object that answers some methods itself; its other methods keep their own `this`. */
function override<T extends object>(target: T, methods: Readonly<Partial<Record<keyof T, unknown>>>): T {
  return new Proxy(target, {
    get(_, key) {
      if (key in methods) return methods[key as keyof T];
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
