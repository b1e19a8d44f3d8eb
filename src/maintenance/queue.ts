/** Cron finds the workspaces with due work and sends each a queue message; the consumer works it off in slices. */
import { databaseAt, type Env, placementsOf, type QueueJob } from '../env.ts';
import { describeError, log } from '../lib/log.ts';
import { Database } from '../store/database.ts';
import { openErasures } from '../store/workspace/erasure-records.ts';
import { workspacesWithDueWork } from '../store/workspace/outbox.ts';
import { workspacesWithPersonaWork } from '../store/workspace/persona-work.ts';
import { runErasure } from './erase-job.ts';
import { outboxDeps, settingsOf } from './job-deps.ts';
import { drainOutbox, type OutboxDeps } from './outbox.ts';
import { runPersonaTask } from './persona-task.ts';
import { rebuildVectorSlice } from './rebuild-vectors.ts';
import { removeExpired } from './retention.ts';
import { tidyIndexes } from './tidy-indexes.ts';

/** Workspaces woken by one run. */
const SWEEP_MAX_WORKSPACES = 100;
/** Messages that a queue takes at once. */
const SEND_MAX_MESSAGES = 100;
/** Slices of one message; what is left goes on in a new one, far from the limit of queries an invocation. */
const SLICES_PER_MESSAGE = 20;

/** The same for personas, of which a slice makes some forty queries and as many calls of the bucket. */
const PERSONA_SLICES_PER_MESSAGE = 2;
/** Personas are hourly, and cron comes twice an hour. */
const isPersonaHour = (now: number): boolean => new Date(now).getUTCMinutes() < 30;

/** Erasures begun before this and still open were cut short, or wait for a store that failed. */
const ERASURE_DUE_AFTER_MS = 60 * 1000;
const SWEEP_MAX_ERASURES = 100;

/** Cron: removes what has expired, sends a message for each workspace with due jobs and each open erasure, tidies indexes. */
export async function sweep(env: Env, now: number): Promise<void> {
  await removeExpired(new Database(env.ACCOUNT_DB, () => now), 'account', now);
  for (const placement of placementsOf(env)) {
    const binding = databaseAt(env, placement);
    if (!binding) continue;
    const db = new Database(binding, () => now);
    await removeExpired(db, 'workspace', now);
    const workspaceIds = await workspacesWithDueWork(db, now, SWEEP_MAX_WORKSPACES);
    const erasures = await openErasures(db, now - ERASURE_DUE_AFTER_MS, SWEEP_MAX_ERASURES);
    const personas = isPersonaHour(now)
      ? await workspacesWithPersonaWork(db, { files: env.FILES !== undefined, limit: SWEEP_MAX_WORKSPACES })
      : [];
    const jobs: QueueJob[] = [
      ...workspaceIds.map((workspaceId) => ({ task: 'outbox' as const, workspaceId, placement })),
      ...personas.map((workspaceId) => ({ task: 'persona_apply' as const, workspaceId, placement })),
      ...erasures.map(({ id, workspaceId }) => ({
        task: 'erase' as const,
        erasureId: id,
        workspaceId,
        placement,
      })),
    ];
    for (let start = 0; start < jobs.length; start += SEND_MAX_MESSAGES)
      await env.JOBS.sendBatch(jobs.slice(start, start + SEND_MAX_MESSAGES).map((body) => ({ body })));
    log('info', 'outbox_sweep', { placement, workspaces: workspaceIds.length, erasures: erasures.length });
    await tidyOrLeave(db, placement);
  }
}

/** An index that cannot be tidied now is tried again by the next run; other databases must not wait for it. */
async function tidyOrLeave(db: Database, placement: string): Promise<void> {
  try {
    await tidyIndexes(db);
  } catch (error) {
    log('error', 'index_failed', { placement, error: describeError(error) });
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
  const rest = await runTask(env, deps, job, now);
  if (rest) await env.JOBS.send(rest);
}

function runTask(env: Env, deps: OutboxDeps, job: QueueJob, now: () => number): Promise<QueueJob | null> {
  switch (job.task) {
    case 'outbox':
      return runOutbox(deps, job, now);
    case 'vector_rebuild':
      return runRebuild(deps, job);
    case 'persona_apply':
      return runPersonas(env, deps, job, now);
    case 'erase':
      return runErasure(env, job, now);
  }
}

async function runOutbox(deps: OutboxDeps, job: QueueJob, now: () => number): Promise<QueueJob | null> {
  for (let slice = 0; slice < SLICES_PER_MESSAGE; slice++) {
    const { more } = await drainOutbox(deps, job.workspaceId, now());
    if (!more) return null;
  }
  return job;
}

async function runPersonas(
  env: Env,
  { db }: OutboxDeps,
  job: QueueJob,
  now: () => number,
): Promise<QueueJob | null> {
  const settings = await settingsOf(env, job.workspaceId);
  if (settings === null) return null;
  for (let slice = 0; slice < PERSONA_SLICES_PER_MESSAGE; slice++) {
    const deps = { db, files: env.FILES ?? null, now };
    const { more } = await runPersonaTask(deps, job.workspaceId, settings.persona_file_mode);
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
