/**
 * Has a language model judge what users share with others: whether it orders a model about. Each revision once, in the background, and
 * no more in a day than the workspace wants; until then, and where the model does not answer, the rules decide (`memory/untrusted.ts`).
 */
import pLimit from 'p-limit';
import type { Env } from '../env.ts';
import { describeError, log } from '../lib/log.ts';
import { DAY_MS } from '../lib/time.ts';
import type { OrderJudge } from '../memory/ports.ts';
import type { Judgement, Workspace } from '../memory/types.ts';
import { isModelFault } from '../models/model-error.ts';
import type { Database } from '../store/database.ts';
import { judgedSince, makeJudgingRun, nextToJudge, writeJudgements } from '../store/operations/judgements.ts';
import type { JobDeps } from './job-deps.ts';
import type { SliceEnd } from './task.ts';

/** Texts of one slice, well within its lease, and those that the model is asked about side by side. */
const SLICE_TEXTS = 20;
const TEXTS_AT_ONCE = 4;

/** One slice. Safe to repeat, to overlap and to stop anywhere: what was not written is asked again. */
export async function judgeShared(deps: JobDeps): Promise<SliceEnd> {
  const { db, workspaceId, settings, judge, counts } = deps;
  const now = deps.now();
  const most = settings.judged_texts_daily_max;
  if (judge === null || most === 0) return { kind: 'done' };
  const left = most - (await judgedSince(db, workspaceId, now - (now % DAY_MS)));
  if (left <= 0) return { kind: 'done' };
  const texts = await nextToJudge(db, workspaceId, Math.min(SLICE_TEXTS, left));
  if (texts.length === 0) return { kind: 'done' };
  const atOnce = pLimit(TEXTS_AT_ONCE);
  const asked = await Promise.allSettled(
    texts.map((text) => atOnce(async () => ({ ...text, judged: await judgementOf(judge, text.content) }))),
  );
  await writeJudgements(
    db,
    counts,
    asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    now,
  );
  const failed = asked.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return { kind: 'more', cursor: '' };
}

/**
 * Begins to judge what was shared just now, before many prompts have shown it: by a run of its own, unless one is open, which waits
 * where the model failed. Does not throw: cron makes up for what is lost.
 */
export async function judgeSoon(
  { JOBS }: Pick<Env, 'JOBS'>,
  db: Database,
  { id: workspaceId, placement }: Pick<Workspace, 'id' | 'placement'>,
  { id: runId, now }: { readonly id: string; readonly now: number },
): Promise<void> {
  try {
    if (!(await makeJudgingRun(db, { id: runId, workspaceId, now }))) return;
    await JOBS.send({ task: 'run', runId, workspaceId, placement });
  } catch (error) {
    log('warn', 'judgement_left', { workspace_id: workspaceId, error: describeError(error) });
  }
}

/** The model's judgement of a text; `undecided` where it is there and gives no answer that counts: it would not the next time. */
async function judgementOf(judge: OrderJudge, content: string): Promise<Judgement> {
  try {
    return (await judge.isOrder(content)) ? 'order' : 'harmless';
  } catch (error) {
    if (isModelFault(error, 'malformed', 'refused')) return 'undecided';
    throw error;
  }
}
