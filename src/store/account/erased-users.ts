/**
 * Users that were erased while tokens which speak for them may still be about. They are noted in the account's audit log, under
 * a hidden name, and read along with the key that made a token.
 */
import type { SQL } from 'drizzle-orm';
import { SECOND_MS } from '../../lib/time.ts';
import { TOKEN_MAX_TTL_SECONDS } from '../../memory/limits.ts';
import type { Workspace } from '../../memory/types.ts';
import type { Database } from '../database.ts';
import { type RowOf, selection } from '../rows.ts';
import { accountAuditLog } from './schema.ts';

/** Erasures that are looked at, the newest. */
const ERASURES_MAX = 500;
const TOKEN_MAX_TTL_MS = TOKEN_MAX_TTL_SECONDS * SECOND_MS;

/** Erasures of a workspace's users, which tell what tokens came before them. */
export interface ErasedUsers {
  /** Moment of the last erasure of each, in epoch milliseconds, by hidden name. */
  readonly at: ReadonlyMap<string, number>;
  /** Moment before which an erasure may not be listed: an older token is refused. */
  readonly unlistedBefore: number;
}

const ERASED = selection({ name: accountAuditLog.targetId, erasedAt: accountAuditLog.createdAt });

/** Notes that a user is being erased. */
export const noteUserErasure = (
  db: Database,
  { id: workspaceId, accountId }: Workspace,
  noted: { readonly id: string; readonly actor: string; readonly hiddenName: string; readonly now: number },
): Promise<void> =>
  db.write('user.erase', [
    db.orm
      .insert(accountAuditLog)
      .values({
        ...{ id: noted.id, accountId, workspaceId, actor: noted.actor, createdAt: noted.now },
        ...{ action: 'user.erase', targetId: noted.hiddenName },
      })
      .onConflictDoNothing(),
  ]);

/** The statement that reads the erasures of a workspace that a token may have outlived. */
export const selectErasedUsers = (db: Database, workspaceId: SQL, now: number) =>
  db.select(ERASED.sql`select ${ERASED.of()} from audit_log indexed by audit_log_user_erasures
    where action = 'user.erase' and workspace_id = ${workspaceId} and created_at > ${now - TOKEN_MAX_TTL_MS}
    order by created_at desc limit ${ERASURES_MAX + 1}`);

/** Erased users of the rows, which come newest first. */
export const toErasedUsers = (rows: readonly RowOf<typeof ERASED>[]): ErasedUsers => ({
  at: new Map(rows.toReversed().map(({ name, erasedAt }) => [name, erasedAt])),
  unlistedBefore: rows.length > ERASURES_MAX ? (rows.at(-1)?.erasedAt ?? 0) : 0,
});

/** Recognises a token from before the erasure of its user. */
export const isFromBefore = (users: ErasedUsers, hiddenNames: readonly string[], issuedAt: number): boolean =>
  issuedAt <= Math.max(users.unlistedBefore, ...hiddenNames.map((name) => users.at.get(name) ?? 0));
