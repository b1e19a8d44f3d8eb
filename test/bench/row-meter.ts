/**
 * Counts the D1 rows and round trips of everything the Worker and its objects do, background writes included, which an answer's own
 * `debug` cannot show. Local only: it rests on the Worker and its objects sharing one isolate.
 */

/** Rows and round trips since the last `takeRows`. */
export interface RowTotals {
  read: number;
  written: number;
  read_trips: number;
  write_trips: number;
}

const nothing = (): RowTotals => ({ read: 0, written: 0, read_trips: 0, write_trips: 0 });

let totals = nothing();

/** The rows counted so far; counting starts again. */
export function takeRows(): RowTotals {
  const taken = totals;
  totals = nothing();
  return taken;
}

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
  return override(database, 'withSession', (...constraint: Parameters<D1Database['withSession']>) => {
    const session = database.withSession(...constraint);
    return override(session, 'batch', async (statements: D1PreparedStatement[]) => {
      const results = await session.batch(statements);
      const written = results.reduce((sum, { meta }) => sum + meta.rows_written, 0);
      totals.read += results.reduce((sum, { meta }) => sum + meta.rows_read, 0);
      totals.written += written;
      if (written > 0) totals.write_trips += 1;
      else totals.read_trips += 1;
      return results;
    });
  });
}

/** An object that answers one method itself; its other methods keep their own `this`. */
function override<T extends object>(target: T, name: keyof T, method: unknown): T {
  return new Proxy(target, {
    get(_, key) {
      if (key === name) return method;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
