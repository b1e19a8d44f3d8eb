/** Removes what has run out whoever it belongs to: remembered requests, caches, traces, deliveries, old counts; in accounts, memories and old audit rows. */
import { sql } from 'drizzle-orm';
import { DAY_MS } from '../../lib/time.ts';
import type { Database } from '../../store/database.ts';

/** Rows of one table that one run removes: two days' worth of a busy deployment at 48 runs a day. The next one goes on. */
const EXPIRED_ROWS_A_RUN = 5_000;
/** As long as workspaces keep theirs, unless they say otherwise: an account has no settings. */
const EXPIRED_MEMORIES_KEPT_MS = 30 * DAY_MS;
const AUDIT_KEPT_MS = 365 * DAY_MS;

/** Rows of a table that go some time after the moment in a column of theirs. */
interface Expiring {
  readonly table: string;
  readonly column: 'expires_at' | 'created_at';
  readonly keptMs: number;
}

const atOnce = (table: string): Expiring => ({ table, column: 'expires_at', keptMs: 0 });

const EXPIRING: Readonly<Record<'account' | 'workspace', readonly Expiring[]>> = {
  account: [
    atOnce('idempotency_records'),
    { table: 'account_memories', column: 'expires_at', keptMs: EXPIRED_MEMORIES_KEPT_MS },
    { table: 'audit_log', column: 'created_at', keptMs: AUDIT_KEPT_MS },
  ],
  workspace: [
    'idempotency_records',
    'idempotency_mentions',
    'tombstones',
    'traces',
    'retrieval_cache',
    'webhook_deliveries',
    'turn_counts',
  ].map(atOnce),
};

/** Removes the expired rows of one database. */
export const removeExpired = (db: Database, kind: keyof typeof EXPIRING, now: number): Promise<void> =>
  db.write(
    'retention.expired',
    EXPIRING[kind].map(({ table, column, keptMs }) =>
      db.run(sql`delete from ${sql.raw(table)} where rowid in (select rowid from ${sql.raw(table)}
        where ${sql.raw(column)} <= ${now - keptMs} limit ${EXPIRED_ROWS_A_RUN})`),
    ),
  );
