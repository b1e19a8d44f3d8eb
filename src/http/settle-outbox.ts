/** Settles the debts of a write to other stores before its answer, and begins what a model judges of what is shared. */
import type { Context } from 'hono';
import { describeError, log } from '../lib/log.ts';
import { outboxDeps } from '../maintenance/job-deps.ts';
import { drainOutbox } from '../maintenance/outbox.ts';
import { hasToJudge } from '../store/operations/judgements.ts';
import { requestRun } from '../store/operations/runs.ts';
import type { AppEnv } from './context.ts';

/** So that the next search and the next prompt agree with the write. What fails stays owed, to the next sweep. */
export async function settleOutbox(c: Context<AppEnv>): Promise<void> {
  const { db, workspace } = c.var.services;
  try {
    await drainOutbox(outboxDeps(c.env, db, workspace.id, workspace.placement), workspace.id, c.var.now());
  } catch (error) {
    // The write is committed: a failure here must not look like one of the write.
    log('warn', 'outbox_left', { workspace_id: workspace.id, error: describeError(error) });
  }
  if (c.var.config.models.language !== null) c.executionCtx.waitUntil(judgeSoon(c));
}

/** What was shared is judged at once, before many prompts have shown it. A message that is lost is made up for by cron. */
async function judgeSoon(c: Context<AppEnv>): Promise<void> {
  const { db, workspace, settings } = c.var.services;
  const { id: workspaceId, placement } = workspace;
  try {
    if (settings.judged_texts_daily_max === 0 || !(await hasToJudge(db, workspaceId))) return;
    const asked = { id: c.var.ids.next('run'), workspaceId, task: 'judge_shared', now: c.var.now() } as const;
    const { id: runId } = await requestRun(db, asked);
    await c.env.JOBS.send({ task: 'run', runId, workspaceId, placement });
  } catch (error) {
    log('warn', 'judgement_left', { workspace_id: workspaceId, error: describeError(error) });
  }
}
