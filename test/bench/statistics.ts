/** What a table says about repeated calls. Pure. */

/** D1 rows of one call, and the round trips that only read or wrote too. */
export interface Rows {
  readonly read: number;
  readonly written: number;
  readonly read_trips: number;
  readonly write_trips: number;
  /** Milliseconds of its statements in SQLite, as the database measures them; where that is known. */
  readonly sqlite_ms?: number;
}

/** Many calls of one kind; `ratio` is the median over the baseline's median. Rows are null when none were counted. */
export interface Figures {
  readonly calls: number;
  readonly median_ms: number;
  readonly p95_ms: number;
  readonly ratio: number;
  readonly rows_read: number | null;
  readonly rows_written: number | null;
  readonly read_trips: number | null;
  readonly write_trips: number | null;
  readonly sqlite_ms: number | null;
}

/** The value below which the given share lies (nearest rank); null without values. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** Sums up timed calls beside the baseline's median (ms), and counted ones by their median. */
export function summarise(times: readonly number[], rows: readonly Rows[], baselineMs: number): Figures {
  const median = quantile(times, 0.5) ?? Number.NaN;
  return {
    calls: times.length,
    median_ms: median,
    p95_ms: quantile(times, 0.95) ?? Number.NaN,
    ratio: median / baselineMs,
    rows_read: medianOf(rows, 'read'),
    rows_written: medianOf(rows, 'written'),
    read_trips: medianOf(rows, 'read_trips'),
    write_trips: medianOf(rows, 'write_trips'),
    sqlite_ms: medianOf(rows, 'sqlite_ms'),
  };
}

const medianOf = (rows: readonly Rows[], name: keyof Rows): number | null =>
  quantile(
    rows.flatMap((row) => row[name] ?? []),
    0.5,
  );
