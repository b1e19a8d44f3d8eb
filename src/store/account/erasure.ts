/** Erasure in ACCOUNT_DB: what a workspace or one of its users leaves there. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { dropAnswersShowing } from '../operations/idempotency.ts';
import { insertSelect, type RowOf, rowOf } from '../rows.ts';
import { accountAuditLog, workspaces } from './schema.ts';

/** Account memories that one call removes. */
const SLICE_MEMORIES = 500;

/** A workspace that is being erased, as far as its erasure needs it. */
const LEAVING = rowOf(workspaces, 'accountId', 'placement');
export type LeavingWorkspace = RowOf<typeof LEAVING>;

/**
 * Closes a workspace: its keys open nothing from now on, and nobody sees it. Safe to repeat. Null when there is none. The
 * audit row names no workspace of its own, so that it outlives this one.
 */
export async function closeWorkspace(
  db: Database,
  workspaceId: string,
  audit: { readonly id: string; readonly actor: string; readonly now: number },
): Promise<LeavingWorkspace | null> {
  const rows = await db.writeThenRead(
    'workspace.close',
    [
      db.run(sql`update workspaces set status = 'erasing', updated_at = ${audit.now}
        where id = ${workspaceId} and status <> 'erasing' and moving_to is null`),
      insertSelect(
        db,
        accountAuditLog,
        {
          id: audit.id,
          accountId: sql`account_id`,
          actor: audit.actor,
          action: 'workspace.erase',
          targetId: sql`id`,
          createdAt: audit.now,
        },
        sql`from workspaces where id = ${workspaceId} on conflict do nothing`,
      ),
      // Nor is the request that made it answered again with a key to what is going.
      dropAnswersShowing(db, sql`(${workspaceId})`),
    ],
    db.select(LEAVING.sql`select ${LEAVING.of()} from workspaces where id = ${workspaceId}`),
  );
  return rows[0] ?? null;
}

/** The account of a workspace, open or closed; null when there is no such workspace. */
export async function accountOf(db: Database, workspaceId: string): Promise<string | null> {
  const rows = await db
    .step('workspace.account')
    .select<{ id: string }>(sql`select account_id as id from workspaces where id = ${workspaceId}`);
  return rows[0]?.id ?? null;
}

/** The keys of a workspace, revoked ones too. */
export async function listKeyIds(db: Database, workspaceId: string): Promise<string[]> {
  return db.step('key.ids').values(sql`select id from api_keys where workspace_id = ${workspaceId}`);
}

/** Counts the account memories of a user. */
export async function countAccountMemories(db: Database, accountId: string, userId: string): Promise<number> {
  const rows = await db
    .step('account_memory.count')
    .select<{ n: number }>(
      sql`select count(*) as n from account_memories where account_id = ${accountId} and user_id = ${userId}`,
    );
  return rows[0]?.n ?? 0;
}

/** Removes a slice of the account memories of a user. */
export const removeAccountMemories = (db: Database, accountId: string, userId: string): Promise<void> =>
  db.write('account_memory.erase', [
    db.run(sql`delete from account_memories where rowid in
      (select rowid from account_memories where account_id = ${accountId} and user_id = ${userId} limit ${SLICE_MEMORIES})`),
  ]);

/** Counts what `removeWorkspace` would remove, by kind of row. */
export async function countWorkspaceRows(
  db: Database,
  { workspaceId, accountId }: { readonly workspaceId: string; readonly accountId: string },
): Promise<Readonly<Record<string, number>>> {
  const rows = await db.step('workspace.count').select<Record<string, number>>(sql`select
      (select count(*) from api_keys where workspace_id = ${workspaceId}) as keys,
      (select count(*) from account_memories where account_id = ${accountId}
        and ${isLast(workspaceId, accountId)}) as account_memories`);
  return rows[0] ?? {};
}

/** Removes a workspace with its keys, its audit rows and, if it was the last one, its account: all or nothing. */
export const removeWorkspace = (
  db: Database,
  { workspaceId, accountId }: { readonly workspaceId: string; readonly accountId: string },
): Promise<void> =>
  db.write('workspace.erase', [
    dropAnswersShowing(db, sql`(${workspaceId}, ${accountId})`),
    db.run(sql`delete from api_keys where workspace_id = ${workspaceId}`),
    db.run(sql`delete from audit_log where account_id = ${accountId} and workspace_id = ${workspaceId}`),
    db.run(
      sql`delete from account_memories where account_id = ${accountId} and ${isLast(workspaceId, accountId)}`,
    ),
    db.run(sql`delete from workspaces where id = ${workspaceId}`),
    db.run(sql`delete from accounts where id = ${accountId} and ${isLast(workspaceId, accountId)}`),
  ]);

const isLast = (workspaceId: string, accountId: string): SQL =>
  sql`not exists (select 1 from workspaces w where w.account_id = ${accountId} and w.id <> ${workspaceId})`;
