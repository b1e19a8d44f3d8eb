/** Queue: works one message off. A message may come twice, late or out of order: what is to be done stands in the database. */
import type { Env } from '../env.ts';
import type { MaintenanceJob } from '../memory/queue-job.ts';
import { Database } from '../store/database.ts';
import { runErasure } from './erasure/erase-job.ts';
import { bindingOfJob, databaseOfJob } from './job-database.ts';
import { jobDeps, outboxDeps } from './job-deps.ts';
import { runMove } from './moving/move-workspace.ts';
import { drainOutbox } from './outbox.ts';
import { type RunsOn, runNextSlice } from './run-slices.ts';
import { TASKS } from './tasks.ts';

type RunJob = Extract<MaintenanceJob, { task: 'run' }>;

/** Drains of one message; what is left goes on in a new one, far from the limit of queries an invocation. */
const DRAINS_PER_MESSAGE = 20;
/** Longest delay of a message; a run that waits longer is found by cron. */
const DELAY_MAX_SECONDS = 12 * 60 * 60;

/** Works one message off, and sends what is left as a new one. */
export async function runJob(env: Env, job: MaintenanceJob, now: () => number): Promise<void> {
  if (job.task === 'outbox') return runOutbox(env, job, now);
  const binding = await databaseOfJob(env, job, now);
  if (binding === null) return;
  switch (job.task) {
    case 'run':
      return runRun(env, binding, job, now);
    case 'erase':
      return runErasure(env, job, now);
    case 'move':
      return runMove(env, job, now);
  }
}

async function runOutbox(env: Env, job: MaintenanceJob, now: () => number): Promise<void> {
  const binding = bindingOfJob(env, job);
  if (binding === null) return;
  const deps = outboxDeps(env, new Database(binding, now), job.workspaceId, job.placement);
  for (let drain = 0; drain < DRAINS_PER_MESSAGE; drain++) {
    const { more } = await drainOutbox(deps, job.workspaceId, now());
    if (!more) return;
  }
  await env.JOBS.send(job);
}

async function runRun(env: Env, binding: D1Database, job: RunJob, now: () => number): Promise<void> {
  const next = await runSlice(env, binding, job, now);
  if (!next.goesOn) return;
  const delaySeconds = Math.min(DELAY_MAX_SECONDS, Math.ceil(next.inMs / 1000));
  await env.JOBS.send(job, { delaySeconds });
}

/** The next slice of a run, whichever its task. */
export const runSlice = (env: Env, binding: D1Database, job: RunJob, now: () => number): Promise<RunsOn> =>
  runNextSlice(new Database(binding, now), job.runId, now, async (run, start) => {
    const deps = await jobDeps(env, binding, job, now);
    return deps === null ? { kind: 'gone' } : TASKS[run.task](deps, start);
  });
