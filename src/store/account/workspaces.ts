/** Accounts, workspaces and their keys, in ACCOUNT_DB. */
import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import { conflict, type MemoryError, notFound } from '../../memory/errors.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import type { KeyRole, Workspace } from '../../memory/types.ts';
import type { Database, SqlStatement } from '../database.ts';
import { selectRestoreMark } from '../operations/restore-mark.ts';
import { type ErasedUsers, selectErasedUsers, toErasedUsers } from './erased-users.ts';
import { accountAuditLog, accounts, apiKeys, workspaces } from './schema.ts';

/** A key as stored: only its SHA-256 is known here. */
export interface ApiKey {
  readonly id: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly role: KeyRole;
  readonly keyHash: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
}

export interface NewWorkspace {
  readonly workspace: Workspace;
  /** Name of the account, when it is to be made. */
  readonly newAccount: boolean;
  readonly key: ApiKey;
  readonly auditId: string;
}

/** Makes a workspace, its first key and, if asked, its account: all or nothing, and once for the same ids. */
export async function createWorkspace(
  db: Database,
  { workspace, newAccount, key, auditId }: NewWorkspace,
): Promise<void> {
  const { createdAt } = workspace;
  await db.write('workspace.create', [
    ...(newAccount
      ? [
          db.orm
            .insert(accounts)
            .values({ id: workspace.accountId, name: workspace.name, createdAt })
            .onConflictDoNothing(),
        ]
      : []),
    db.orm.insert(workspaces).values(workspace).onConflictDoNothing(),
    insertKey(db, key),
    db.orm
      .insert(accountAuditLog)
      .values({
        id: auditId,
        accountId: workspace.accountId,
        workspaceId: workspace.id,
        actor: 'root',
        action: 'workspace.create',
        targetId: workspace.id,
        createdAt,
      })
      .onConflictDoNothing(),
  ]);
}

/** Looks an account up. */
export async function hasAccount(db: Database, id: string): Promise<boolean> {
  const [rows] = await db.batch('account.get', [
    db.orm.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)),
  ]);
  return rows.length > 0;
}

/** One workspace, or null. One that is being erased is there for nobody. */
export async function getWorkspace(db: Database, id: string): Promise<Workspace | null> {
  const [rows] = await db.batch('workspace.get', [selectWorkspace(db, id)]);
  return rows[0] ?? null;
}

/** The same for a door that no key opens; `restoring` while a backup is restored, when nobody is served. */
export async function getServedWorkspace(db: Database, id: string): Promise<Workspace | 'restoring' | null> {
  const [[mark], [workspace]] = await db.batch('workspace.get', [
    selectRestoreMark(db),
    selectWorkspace(db, id),
  ]);
  return mark === undefined ? (workspace ?? null) : 'restoring';
}

/** The workspaces of the deployment, oldest first: for the root. */
export async function listWorkspaces(db: Database, page: PageRequest): Promise<Page<Workspace>> {
  const [rows] = await db.batch('workspace.list', [
    db.orm
      .select()
      .from(workspaces)
      .where(and(eq(workspaces.status, 'active'), gt(workspaces.id, page.after ?? '')))
      .orderBy(asc(workspaces.id))
      .limit(page.limit + 1),
  ]);
  return pageOf(rows, page, ({ id }) => id);
}

/** Changes a name or settings, where there is anything to change. `settings` is merged over the stored ones in the database, so that two writers do not undo each other. */
export async function updateWorkspace(
  db: Database,
  id: string,
  change: { readonly name?: string | undefined; readonly settings?: Record<string, unknown> | undefined },
  now: number,
): Promise<Workspace | null> {
  const { name, settings = {} } = change;
  const isEmpty = name === undefined && Object.keys(settings).length === 0;
  const update = db.orm
    .update(workspaces)
    .set({
      ...(name === undefined ? {} : { name }),
      settings: sql`json_patch(${workspaces.settings}, ${JSON.stringify(settings)})`,
      updatedAt: now,
    })
    .where(open(id));
  const [workspace] = await db.writeThenRead(
    'workspace.update',
    isEmpty ? [] : [update],
    selectWorkspace(db, id),
  );
  return workspace ?? null;
}

const open = (id: string) => and(eq(workspaces.id, id), eq(workspaces.status, 'active'));

const selectWorkspace = (db: Database, id: string) =>
  db.orm.select().from(workspaces).where(open(id)).limit(1);

/** A key, its workspace, and whom no earlier token may speak for any more. */
export interface FoundKey {
  readonly key: ApiKey;
  readonly workspace: Workspace;
  readonly erasedUsers: ErasedUsers;
}

/** A key by the hash of its secret, or by its id. */
export type KeyName = { readonly keyHash: string } | { readonly id: string };

/**
 * The key of this name and its workspace, or null, also when the workspace is being erased; `restoring` while a backup is
 * restored, when no key can be known. Whether it still works is for the caller's clock to say.
 */
export async function findKey(
  db: Database,
  name: KeyName,
  now: number,
): Promise<FoundKey | 'restoring' | null> {
  const named = 'id' in name ? eq(apiKeys.id, name.id) : eq(apiKeys.keyHash, name.keyHash);
  const working = and(named, isNull(apiKeys.revokedAt));
  const workspaceOfKey = db.orm.select({ id: apiKeys.workspaceId }).from(apiKeys).where(working);
  const [[mark], [key], [workspace], erased] = await db.batch('key.find', [
    selectRestoreMark(db),
    db.orm.select().from(apiKeys).where(working).limit(1),
    db.orm
      .select()
      .from(workspaces)
      .where(and(inArray(workspaces.id, workspaceOfKey), eq(workspaces.status, 'active')))
      .limit(1),
    selectErasedUsers(db, sql`(${workspaceOfKey})`, now),
  ]);
  if (mark !== undefined) return 'restoring';
  return key && workspace ? { key, workspace, erasedUsers: toErasedUsers(erased) } : null;
}

/** Stores a key, or the secret that a later attempt of the same request drew for it. */
export const createKey = (db: Database, key: ApiKey): Promise<void> =>
  db.write('key.create', [insertKey(db, key)]);

/**
 * The same id comes again when a request died before anybody saw its answer: the secret of the later attempt counts, and one
 * that was only slow does not put its own in that place.
 */
const insertKey = (db: Database, key: ApiKey): SqlStatement =>
  db.orm
    .insert(apiKeys)
    .values(key)
    .onConflictDoUpdate({
      target: apiKeys.id,
      set: { keyHash: sql`excluded.key_hash`, createdAt: sql`excluded.created_at` },
      setWhere: sql`excluded.created_at >= ${apiKeys.createdAt}`,
    });

/** The keys of a workspace that were not revoked, oldest first. */
export async function listKeys(db: Database, workspaceId: string, page: PageRequest): Promise<Page<ApiKey>> {
  const [rows] = await db.batch('key.list', [
    db.orm
      .select()
      .from(apiKeys)
      .where(
        and(
          eq(apiKeys.workspaceId, workspaceId),
          isNull(apiKeys.revokedAt),
          page.after === null ? undefined : gt(apiKeys.id, page.after),
        ),
      )
      .orderBy(asc(apiKeys.id))
      .limit(page.limit + 1),
  ]);
  return pageOf(rows, page, (key) => key.id);
}

/** Revokes a key of the workspace. The last admin key stays: without one, nobody could make another. */
export async function revokeKey(
  db: Database,
  workspaceId: string,
  id: string,
  now: number,
): Promise<Result<ApiKey, MemoryError>> {
  const working = and(eq(apiKeys.workspaceId, workspaceId), isNull(apiKeys.revokedAt));
  const [[key], [revoked]] = await db.batch('key.revoke', [
    db.orm
      .select()
      .from(apiKeys)
      .where(and(working, eq(apiKeys.id, id)))
      .limit(1),
    db.orm
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(
        and(
          working,
          eq(apiKeys.id, id),
          or(
            ne(apiKeys.role, 'admin'),
            sql`exists (select 1 from api_keys as other where other.workspace_id = ${workspaceId} and other.role = 'admin'
              and other.id <> ${id} and other.revoked_at is null and (other.expires_at is null or other.expires_at > ${now}))`,
          ),
        ),
      )
      .returning({ id: apiKeys.id }),
  ]);
  if (!key) return err(notFound('key'));
  return revoked
    ? ok(key)
    : err(conflict('last_admin_key', 'this is the last working admin key of the workspace'));
}
