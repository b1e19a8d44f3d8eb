/** Removes what has run out: traces, remembered requests, cached recalls. Bounded a run; the next one goes on. */
import { sql } from 'drizzle-orm';
import type { Database } from '../store/database.ts';

/** Rows of one table that one run removes: two days' worth of a busy deployment at 48 runs a day. */
const EXPIRED_ROWS_A_RUN = 5_000;

/** Tables whose rows carry their own end, by database. */
const EXPIRING = {
  account: ['idempotency_records'],
  workspace: ['idempotency_records', 'traces', 'retrieval_cache'],
} as const;

/** Removes the expired rows of one database. */
export const removeExpired = (db: Database, kind: keyof typeof EXPIRING, now: number): Promise<void> =>
  db.write(
    'retention.expired',
    EXPIRING[kind].map((table) =>
      db.run(sql`delete from ${sql.raw(table)} where rowid in
        (select rowid from ${sql.raw(table)} where expires_at <= ${now} limit ${EXPIRED_ROWS_A_RUN})`),
    ),
  );
