/**
 * The platforms of workspaces as this isolate has seen them, so that a delivery costs one write and no look-up. What is
 * remembered may be as stale as a key: see `KEY_CACHE_TTL_MS`.
 */
import type { AdapterName } from '../adapters/adapter.ts';
import { type Connection, openConnection } from '../adapters/connection.ts';
import { type Env, requireDatabase } from '../env.ts';
import type { Sealer } from '../lib/crypto/sealing.ts';
import { LruCache } from '../lib/lru-cache.ts';
import { KEY_CACHE_TTL_MS } from '../memory/limits.ts';
import type { Workspace } from '../memory/types.ts';
import { getServedWorkspace } from '../store/account/workspaces.ts';
import { Database } from '../store/database.ts';

/** A platform of a workspace, and the database of the workspace. */
export interface WebhookConnection extends Connection {
  readonly workspace: Workspace;
  readonly binding: D1Database;
}

const REMEMBERED_MAX = 1_000;
const remembered = new LruCache<{ readonly connection: WebhookConnection; readonly until: number }>(
  REMEMBERED_MAX,
);

/**
 * The platform that a workspace has configured, or null: also when there is no such workspace. While a backup is restored
 * nobody can tell.
 */
export async function connectionOf(
  env: Env,
  sealer: Sealer,
  accountDb: Database,
  name: AdapterName,
  workspaceId: string,
  now: () => number,
): Promise<WebhookConnection | 'restoring' | null> {
  const key = keyOf(workspaceId, name);
  const known = remembered.get(key);
  if (known !== undefined && known.until > now()) return known.connection;
  remembered.delete(key);
  const workspace = await getServedWorkspace(accountDb, workspaceId);
  if (workspace === 'restoring') return workspace;
  if (!workspace) return null;
  const binding = requireDatabase(env, workspace.placement);
  const opened = await openConnection(new Database(binding, now), sealer, workspaceId, name);
  if (opened === null) return null;
  const connection = { ...opened, workspace, binding };
  remembered.set(key, { connection, until: now() + KEY_CACHE_TTL_MS });
  return connection;
}

/** Forgets a platform that was configured anew. */
export const forgetConnection = (workspaceId: string, name: AdapterName): void => {
  remembered.delete(keyOf(workspaceId, name));
};

/** Ids hold no space. */
const keyOf = (workspaceId: string, name: AdapterName): string => `${workspaceId} ${name}`;
