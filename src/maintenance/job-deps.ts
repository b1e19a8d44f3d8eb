/** Composition of background work: what the outbox and erasures of a workspace need, over the bindings. */
import { databaseAt, type Env } from '../env.ts';
import { readSettings, type Settings } from '../memory/settings.ts';
import { ObjectVectorIndex } from '../models/object-vector-index.ts';
import { sessionName } from '../session/session-object.ts';
import { accountOf } from '../store/account/erasure.ts';
import { getWorkspace } from '../store/account/workspaces.ts';
import { Database } from '../store/database.ts';
import { CountedDatabase, type EraseDeps } from './erasure-run.ts';
import type { OutboxDeps } from './outbox.ts';
import { erasePersonaFiles } from './persona-files.ts';

/** What an erasure needs. Throws when this deployment has no such database. */
export async function eraseDeps(
  env: Env,
  { workspaceId, placement }: { readonly workspaceId: string; readonly placement: string },
  now: () => number,
): Promise<EraseDeps> {
  const binding = databaseAt(env, placement);
  if (!binding) throw new Error(`no database ${placement}`);
  const db = new CountedDatabase(binding, now);
  const accountDb = new Database(env.ACCOUNT_DB, now);
  return {
    ...outboxDeps(env, db, workspaceId, placement),
    db,
    accountDb,
    accountId: await accountOf(accountDb, workspaceId),
    now,
    eraseVectors: () => env.VECTOR_INDEX.getByName(workspaceId).erase(),
    eraseFiles: async (userId) =>
      env.FILES === undefined ? 0 : erasePersonaFiles(env.FILES, workspaceId, userId),
  };
}

/** What the outbox of a workspace needs. */
export const outboxDeps = (env: Env, db: Database, workspaceId: string, placement: string): OutboxDeps => ({
  db,
  vectors: new ObjectVectorIndex(env.VECTOR_INDEX, workspaceId),
  compact: async (conversationId) => {
    const settings = await settingsOf(env, workspaceId);
    if (settings === null) return;
    await sessionAt(env, workspaceId, conversationId).armCompaction({
      workspaceId,
      placement,
      conversationId,
      settings,
    });
  },
  forget: async (conversationId, memoryIds) => {
    const object = sessionAt(env, workspaceId, conversationId);
    const call = { workspaceId, placement, conversationId, settings: readSettings({}) };
    const forgotten = await object.forget(call, memoryIds);
    if (!forgotten.ok) throw new Error(`session: ${forgotten.error.code}`);
  },
});

/** The settings in force of a workspace; null when it is gone. */
export async function settingsOf(env: Env, workspaceId: string): Promise<Settings | null> {
  const workspace = await getWorkspace(new Database(env.ACCOUNT_DB, () => Date.now()), workspaceId);
  return workspace && readSettings(workspace.settings);
}

const sessionAt = (env: Env, workspaceId: string, conversationId: string) =>
  env.SESSION.get(env.SESSION.idFromName(sessionName(workspaceId, conversationId)));
