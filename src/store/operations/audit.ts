/** The audit log: who did what to which item and when; never what it said. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database, SqlStatement } from '../database.ts';
import { insertSelect } from '../rows.ts';
import { auditLog } from '../schema/operations.ts';

export interface AuditEntry {
  readonly id: string;
  readonly workspaceId: string;
  readonly actor: string;
  readonly action: string;
  readonly targetId: string;
  readonly userId: string | null;
  readonly now: number;
}

/** The statement that records an action. */
export const insertAudit = (db: Database, { now, ...entry }: AuditEntry): SqlStatement =>
  db.orm
    .insert(auditLog)
    .values({ ...entry, createdAt: now })
    .onConflictDoNothing();

/** The same for each row whose id `target` selects, if there is one: what changed nothing leaves no trace. */
export const insertAuditFor = (
  db: Database,
  {
    now: createdAt,
    ...entry
  }: Omit<AuditEntry, 'targetId' | 'id' | 'userId'> & {
    readonly id: string | SQL;
    readonly userId: string | null | SQL;
  },
  target: SQL,
): SqlStatement =>
  insertSelect(
    db,
    auditLog,
    { ...entry, targetId: sql`id`, createdAt },
    sql`from (${target}) where true on conflict do nothing`,
  );
