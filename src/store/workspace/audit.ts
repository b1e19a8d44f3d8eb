/** The audit log: who did what to which item and when; never what it said. */
import type { Database, Statement } from '../database.ts';
import { auditLog } from './schema/operations.ts';

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
export const insertAudit = (db: Database, { now, ...entry }: AuditEntry): Statement =>
  db.orm
    .insert(auditLog)
    .values({ ...entry, createdAt: now })
    .onConflictDoNothing();
