/** Composition of background work: what the outbox, the tasks and the erasures of a workspace need, over the bindings. */
import { type Env, parseConfig, requireDatabase } from '../env.ts';
import { type IdSource, randomIds } from '../lib/ids.ts';
import type { OrderJudge } from '../memory/ports.ts';
import { readSettings, type Settings } from '../memory/settings.ts';
import { INLINE } from '../memory/types.ts';
import { createModels } from '../models/create-models.ts';
import { VECTORIZE_LAG_MS, vectorIndexFor, vectorStorageOf } from '../models/vectors/vector-indexes.ts';
import { sessionObject } from '../session/open-session.ts';
import { accountOf } from '../store/account/erasure.ts';
import { noteDimensions, servingModel, setServingModel } from '../store/account/serving-models.ts';
import { getWorkspace } from '../store/account/workspaces.ts';
import { Database } from '../store/database.ts';
import { RunCounts } from '../store/operations/run-counts.ts';
import { eraseVectorsOf, modelsInShared, removeRetired } from './erasure/erase-vectors.ts';
import { CountedDatabase, type EraseDeps } from './erasure/erasure-run.ts';
import type { OutboxDeps } from './outbox.ts';
import { erasePersonaFiles } from './personas/persona-files.ts';
import type { TaskDeps } from './task.ts';
import type { ModelSize } from './vectors/drain-vectors.ts';
import type { FillDeps } from './vectors/fill-vectors.ts';

/** A workspace, as a message of the queue names it. */
export interface WorkspacePlace {
  readonly workspaceId: string;
  readonly placement: string;
}

/** Capabilities of all tasks together. */
export interface JobDeps extends FillDeps, TaskDeps {
  readonly db: CountedDatabase;
  readonly now: () => number;
  readonly ids: IdSource;
  readonly settings: Settings;
  /** Takes vectors of a retired model out of its index; throws when it does not answer. */
  removeRetiredVectors(model: ModelSize, ownerIds: readonly string[]): Promise<void>;
  /** Has the object of a conversation look whether it rests. Throws when the session does not answer. */
  rest(conversationId: string): Promise<void>;
  /** The language model that judges shared texts; null where none is configured. */
  readonly judge: OrderJudge | null;
  /** Persona files; null where there is no bucket. */
  readonly files: R2Bucket | null;
}

/** Builds the capabilities of a workspace's tasks; null when the workspace is gone. */
export async function jobDeps(
  env: Env,
  binding: D1Database,
  { workspaceId, placement, runId }: WorkspacePlace & { readonly runId: string },
  now: () => number,
): Promise<JobDeps | null> {
  const accountDb = new Database(env.ACCOUNT_DB, now);
  const workspace = await getWorkspace(accountDb, workspaceId);
  if (workspace === null) return null;
  const db = new CountedDatabase(binding, now);
  const serving = servingModel(workspace);
  const settings = readSettings(workspace.settings);
  return {
    ...outboxDeps(env, db, workspaceId, placement),
    db,
    counts: new RunCounts(db, runId),
    workspaceId,
    settings,
    serving: serving.model,
    embedsEvents: settings.embed_events,
    noteServing:
      serving.dimensions === null ? (size) => noteDimensions(accountDb, [workspaceId], size) : null,
    serve: (model) => setServingModel(accountDb, workspaceId, model, now()),
    lagOf: (size) => (vectorStorageOf(env, size).kind === 'vectorize' ? VECTORIZE_LAG_MS : 0),
    vectors: vectorIndexFor(env, workspaceId, INLINE),
    removeRetiredVectors: (model, ownerIds) => removeRetired(env, workspaceId, model, ownerIds),
    rest: (conversationId) =>
      sessionObject(env.SESSION, workspaceId, conversationId).armIdle(
        { workspaceId, placement, conversationId, settings },
        0,
      ),
    judge: createModels(parseConfig(env)).judge,
    files: env.FILES ?? null,
    now,
    ids: randomIds(now),
  };
}

/** Builds the capabilities of an erasure. Throws a `ConfigurationError` when this deployment has no such database. */
export async function eraseDeps(
  env: Env,
  { workspaceId, placement }: WorkspacePlace,
  now: () => number,
): Promise<EraseDeps> {
  const binding = requireDatabase(env, placement);
  const db = new CountedDatabase(binding, now);
  const accountDb = new Database(env.ACCOUNT_DB, now);
  return {
    ...outboxDeps(env, db, workspaceId, placement),
    db,
    accountDb,
    accountId: await accountOf(accountDb, workspaceId),
    now,
    hider: parseConfig(env).hider,
    eraseVectors: () => eraseVectorsOf(env, db, workspaceId),
    modelsInShared: () => modelsInShared(env, db, workspaceId),
    eraseFiles: async (userId) =>
      env.FILES === undefined ? 0 : erasePersonaFiles(env.FILES, workspaceId, userId),
  };
}

/** Builds the capabilities of the outbox of a workspace. */
export function outboxDeps(env: Env, db: Database, workspaceId: string, placement: string): OutboxDeps {
  const models = createModels(parseConfig(env));
  return {
    db,
    counts: new RunCounts(db, null),
    wanted: models.wanted,
    embedderOf: models.trained,
    indexOf: (size) => vectorIndexFor(env, workspaceId, size),
    compact: async (conversationId) => {
      const settings = await settingsOf(env, workspaceId);
      if (settings === null) return;
      await sessionObject(env.SESSION, workspaceId, conversationId).armCompaction({
        workspaceId,
        placement,
        conversationId,
        settings,
      });
    },
    forget: async (conversationId, memoryIds) => {
      const object = sessionObject(env.SESSION, workspaceId, conversationId);
      const call = { workspaceId, placement, conversationId, settings: readSettings({}) };
      const forgotten = await object.forget(call, memoryIds);
      if (!forgotten.ok) throw new Error(`session: ${forgotten.error.code}`);
    },
  };
}

/** The settings in force of a workspace; null when it is gone. */
async function settingsOf(env: Env, workspaceId: string): Promise<Settings | null> {
  const workspace = await getWorkspace(new Database(env.ACCOUNT_DB, () => Date.now()), workspaceId);
  return workspace && readSettings(workspace.settings);
}
