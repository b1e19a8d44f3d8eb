/** The database of a queue message, as far as it may be worked on. */
import { databaseAt, type Env } from '../env.ts';
import { log } from '../lib/log.ts';
import type { QueueJob } from '../memory/queue-job.ts';
import { Database } from '../store/database.ts';
import { isRestoring, RESTORE_ADVICE } from '../store/operations/restore-mark.ts';

/** The binding, or null when there is none, or a backup is being restored into it: cron finds what is to be done once it is whole. */
export async function databaseOfJob(
  env: Env,
  { placement, workspaceId }: Pick<QueueJob, 'placement' | 'workspaceId'>,
  now: () => number,
): Promise<D1Database | null> {
  const binding = databaseAt(env, placement);
  if (!binding) {
    log('error', 'job_without_database', { placement, workspace_id: workspaceId });
    return null;
  }
  if (!(await isRestoring(new Database(binding, now)))) return binding;
  log('warn', 'job_skipped', { placement, advice: RESTORE_ADVICE });
  return null;
}
