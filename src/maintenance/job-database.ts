/** The database of a queue message, as far as it may be worked on. */
import { databaseAt, type Env } from '../env.ts';
import { log } from '../lib/log.ts';
import type { JobPlace } from '../memory/queue-job.ts';
import { Database } from '../store/database.ts';
import { isRestoring, logSkipped } from '../store/operations/restore-mark.ts';

/** The binding, or null when there is none, or a backup is being restored into it: cron finds what is to be done once it is whole. */
export async function databaseOfJob(env: Env, job: JobPlace, now: () => number): Promise<D1Database | null> {
  const binding = bindingOfJob(env, job);
  if (binding === null || !(await isRestoring(new Database(binding, now)))) return binding;
  logSkipped(job.workspaceId);
  return null;
}

/** The binding, for work whose first read looks for the mark of a restore itself; null when there is none. */
export function bindingOfJob(env: Env, { placement, workspaceId }: JobPlace): D1Database | null {
  const binding = databaseAt(env, placement);
  if (binding) return binding;
  log('error', 'job_without_database', { placement, workspace_id: workspaceId });
  return null;
}
