/** The audit log as a list: who did what, newest first. */
import { sql } from 'drizzle-orm';
import type { Page, PageRequest } from '../../memory/lists/paging.ts';
import type { Database } from '../database.ts';
import { omit, type RowOf, selection } from '../rows.ts';
import { auditLog } from '../schema/operations.ts';
import { readWalk } from '../walk.ts';

const ENTRY = selection(omit(auditLog, 'workspaceId'));
export type AuditRow = RowOf<typeof ENTRY>;

/** Entries that a list shows; null excludes nothing. */
export interface AuditFilter {
  readonly actor: string | null;
  readonly action: string | null;
  readonly targetId: string | null;
  readonly userId: string | null;
  /** From the first moment on, and before the second one. */
  readonly createdFrom: number | null;
  readonly createdTo: number | null;
}

/** A page of what was done in a workspace. */
export function listAudit(
  db: Database,
  workspaceId: string,
  filter: AuditFilter,
  page: PageRequest,
): Promise<Page<AuditRow>> {
  const { actor, action, targetId, userId, createdFrom, createdTo } = filter;
  const [index, named] =
    targetId !== null
      ? ['audit_log_by_target', sql` and m.target_id = ${targetId}`]
      : userId !== null
        ? ['audit_log_by_user', sql` and m.user_id = ${userId}`]
        : ['audit_log_by_workspace', sql``];
  const walk = {
    table: 'audit_log',
    lanes: [workspaceId],
    lane: sql`from audit_log m indexed by ${sql.raw(index)} where m.workspace_id = l.value${named}
      and m.created_at >= ${createdFrom ?? 0} and m.created_at < ${createdTo ?? Number.MAX_SAFE_INTEGER}`,
    keys: ['created_at', 'id'],
    isDescending: true,
    shown: sql`(${actor} is null or m.actor = ${actor}) and (${action} is null or m.action = ${action})
      and (${userId} is null or m.user_id = ${userId})`,
  };
  return readWalk(db, 'audit.list', ENTRY, walk, page, ({ createdAt, id }) => [createdAt, id]);
}
