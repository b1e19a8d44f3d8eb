/** Settles the debts of a write to other stores before its answer, and begins what a model judges of what is shared. */
import type { Context } from 'hono';
import { describeError, log } from '../lib/log.ts';
import { outboxDeps } from '../maintenance/job-deps.ts';
import { judgeSoon } from '../maintenance/judge-shared.ts';
import { drainOutbox } from '../maintenance/outbox.ts';
import type { AppEnv } from './context.ts';

/**
 * Works off the outbox at once, so that the next search and the next prompt agree with the write. What fails stays owed, to the
 * next sweep.
 */
export async function settleOutbox(c: Context<AppEnv>): Promise<void> {
  const { db, workspace, settings } = c.var.services;
  try {
    await drainOutbox(outboxDeps(c.env, db, workspace.id, workspace.placement), workspace.id, c.var.now());
  } catch (error) {
    // The write is committed: a failure here must not look like one of the write.
    log('warn', 'outbox_left', { workspace_id: workspace.id, error: describeError(error) });
  }
  if (c.var.config.models.language !== null && settings.judged_texts_daily_max > 0)
    c.executionCtx.waitUntil(
      judgeSoon(c.env, db, workspace, { id: c.var.ids.next('run'), now: c.var.now() }),
    );
}
