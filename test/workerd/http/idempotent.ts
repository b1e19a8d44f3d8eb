import { rowCounts, rowsOf } from '../support/storage/databases.ts';

export const REPLAYED = 'idempotent-replayed';

/** Everything but the records themselves. */
export async function dataCounts(): Promise<Record<string, number>> {
  const counts = Object.entries(await rowCounts()).filter(
    ([table]) => !table.endsWith('.idempotency_records'),
  );
  return Object.fromEntries(counts);
}

/** What the newest remembered request is, in the database of the caller. */
export async function lastRecord(
  db: D1Database,
): Promise<{ key_hash: string; status: number | null; answer: string | null }> {
  const [row] = await rowsOf<{ key_hash: string; status: number | null; answer: string | null }>(
    'SELECT * FROM idempotency_records ORDER BY rowid DESC LIMIT 1',
    [],
    db,
  );
  if (!row) throw new Error('no record');
  return row;
}

export interface Post {
  readonly path: string;
  readonly body?: unknown;
  readonly status: number;
  /** Another good body. */
  readonly other?: unknown;
}
