/**
 * The mark of a database that a backup is being restored into: a table that the restore makes before it writes a row and drops
 * last. No migration knows of it, and whether it is there costs no row to read. While ACCOUNT_DB is marked nobody is served.
 */
import { sql } from 'drizzle-orm';
import { log } from '../../lib/log.ts';
import type { Database } from '../database.ts';

export const RESTORE_MARK = 'restore_under_way';

/** Advice for whoever meets the mark. */
export const RESTORE_ADVICE =
  'A backup is being restored into this deployment, or its restore was cut short. Run `npm run restore` with the same folder to its end; it begins anew by itself.';

/** The statement that brings a row when the database is marked. */
export const selectRestoreMark = (db: Database) =>
  db.select<{ marked: number }>(sql`select 1 as marked from pragma_table_info(${RESTORE_MARK}) limit 1`);

/** Reads the mark of a restore. */
export async function isRestoring(db: Database): Promise<boolean> {
  const [rows] = await db.batch('restore.mark', [selectRestoreMark(db)]);
  return rows.length > 0;
}

/** Notes that work of a workspace was left to cron because its database is being restored. */
export const logSkipped = (workspaceId: string): void =>
  log('warn', 'job_skipped', { workspace_id: workspaceId, advice: RESTORE_ADVICE });
