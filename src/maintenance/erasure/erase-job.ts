/** Erasures as work that outlives a request: what does not fit in one goes on by the queue, and cron finds what was cut short. */
import type { Env } from '../../env.ts';
import { describeError, log } from '../../lib/log.ts';
import { KEY_CACHE_TTL_MS } from '../../memory/limits.ts';
import type { MaintenanceJob } from '../../memory/queue-job.ts';
import { type Erasure, getErasure } from '../../store/erasure/records.ts';
import { eraseDeps } from '../job-deps.ts';
import { ERASE_QUERIES_A_MESSAGE, goOnErasing } from './erase.ts';
import type { EraseDeps } from './erasure-run.ts';

/** Other isolates trust the keys of an erased workspace for a while: what they wrote until then is removed once more. */
const LATE_WRITES_SECONDS = (2 * KEY_CACHE_TTL_MS) / 1000;

/**
 * Queue: goes on with an erasure. A failure is left to cron: the messages of other workspaces in the same batch must not
 * be tried again for it.
 */
export async function runErasure(
  env: Env,
  job: Extract<MaintenanceJob, { task: 'erase' }>,
  now: () => number,
): Promise<void> {
  try {
    const deps = await eraseDeps(env, job, now);
    const erasure = await getErasure(deps.db, job.workspaceId, job.erasureId);
    if (erasure) await erase(env, deps, job.placement, erasure, ERASE_QUERIES_A_MESSAGE);
  } catch (error) {
    log('error', 'erasure_failed', { workspace_id: job.workspaceId, error: describeError(error) });
  }
}

/** Goes on with an erasure, and leaves to the queue what does not fit in `maxQueries`. Returns how it stands. */
export async function erase(
  env: Env,
  deps: EraseDeps,
  placement: string,
  erasure: Erasure,
  maxQueries: number,
): Promise<Erasure> {
  const { erasure: after, goesOn } = await goOnErasing(deps, erasure, maxQueries);
  const { id: erasureId, workspaceId } = erasure;
  const job: MaintenanceJob = { task: 'erase', erasureId, workspaceId, placement };
  if (goesOn) await env.JOBS.send(job);
  const isGone = erasure.finishedAt === null && after.finishedAt !== null && erasure.kind === 'workspace';
  if (isGone) await env.JOBS.send(job, { delaySeconds: LATE_WRITES_SECONDS });
  return after;
}
