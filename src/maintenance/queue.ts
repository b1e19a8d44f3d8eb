/** Cron finds the workspaces with due work and sends each a queue message; the consumer works it off in slices. */
import { databaseAt, type Env, placementsOf, type QueueJob } from '../env.ts';
import { log } from '../lib/log.ts';
import { readSettings } from '../memory/settings.ts';
import { ObjectVectorIndex } from '../models/object-vector-index.ts';
import { sessionName } from '../session/session-object.ts';
import { Database } from '../store/database.ts';
import { workspacesWithDueWork } from '../store/workspace/outbox.ts';
import { drainOutbox, type OutboxDeps } from './outbox.ts';
import { rebuildVectorSlice } from './rebuild-vectors.ts';
import { removeExpired } from './retention.ts';

/** Workspaces woken by one run, and messages of one queue batch. */
const SWEEP_MAX_WORKSPACES = 100;
/** Slices of one message; what is left goes on in a new one, far from the limit of queries an invocation. */
const SLICES_PER_MESSAGE = 20;

/** Cron: removes what has expired, and sends a message for each workspace whose outbox has due jobs. */
export async function sweep(env: Env, now: number): Promise<void> {
  await removeExpired(new Database(env.ACCOUNT_DB, () => now), 'account', now);
  for (const placement of placementsOf(env)) {
    const binding = databaseAt(env, placement);
    if (!binding) continue;
    const db = new Database(binding, () => now);
    await removeExpired(db, 'workspace', now);
    const workspaceIds = await workspacesWithDueWork(db, now, SWEEP_MAX_WORKSPACES);
    const jobs = workspaceIds.map((workspaceId) => ({
      body: { task: 'outbox' as const, workspaceId, placement },
    }));
    if (jobs.length > 0) await env.JOBS.sendBatch(jobs);
    log('info', 'outbox_sweep', { placement, workspaces: jobs.length });
  }
}

/** Queue: works one message off, and sends what is left as a new one. Safe to deliver twice. */
export async function runJob(env: Env, job: QueueJob, now: () => number): Promise<void> {
  const binding = databaseAt(env, job.placement);
  if (!binding) {
    log('error', 'job_without_database', { placement: job.placement, workspace_id: job.workspaceId });
    return;
  }
  const deps = outboxDeps(env, new Database(binding, now), job.workspaceId, job.placement);
  const rest = job.task === 'outbox' ? await runOutbox(deps, job, now) : await runRebuild(deps, job);
  if (rest) await env.JOBS.send(rest);
}

async function runOutbox(deps: OutboxDeps, job: QueueJob, now: () => number): Promise<QueueJob | null> {
  for (let slice = 0; slice < SLICES_PER_MESSAGE; slice++) {
    const { more } = await drainOutbox(deps, job.workspaceId, now());
    if (!more) return null;
  }
  return job;
}

async function runRebuild(
  { db, vectors }: OutboxDeps,
  job: Extract<QueueJob, { task: 'vector_rebuild' }>,
): Promise<QueueJob | null> {
  let { cursor } = job;
  for (let slice = 0; slice < SLICES_PER_MESSAGE; slice++) {
    cursor = await rebuildVectorSlice(db, vectors, job.workspaceId, cursor);
    if (cursor === null) return null;
  }
  return { ...job, cursor };
}

/** What the outbox of a workspace needs, over the bindings. */
export const outboxDeps = (env: Env, db: Database, workspaceId: string, placement: string): OutboxDeps => ({
  db,
  vectors: new ObjectVectorIndex(env.VECTOR_INDEX, workspaceId),
  forget: async (conversationId, memoryIds) => {
    const object = env.SESSION.get(env.SESSION.idFromName(sessionName(workspaceId, conversationId)));
    const call = { workspaceId, placement, conversationId, settings: readSettings({}) };
    const forgotten = await object.forget(call, memoryIds);
    if (!forgotten.ok && forgotten.error.code !== 'not_found')
      throw new Error(`session: ${forgotten.error.code}`);
  },
});
