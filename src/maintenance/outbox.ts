/** Does what committed batches owe to other stores, a slice at a time. Safe to repeat, to overlap and to stop anywhere. */
import pLimit from 'p-limit';
import { describeError, log } from '../lib/log.ts';
import { COMPACTION_OWED_AFTER_MS } from '../store/conversations/compactions.ts';
import {
  type CompactionJob,
  type ForgetJob,
  lookAgainAt,
  postponeJobs,
  selectCompactionJobs,
  selectForgetJobs,
  settleJobs,
} from '../store/operations/outbox.ts';
import { logSkipped, selectRestoreMark } from '../store/operations/restore-mark.ts';
import { type DrainReport, NOTHING_DRAINED, settleOrPostpone, sumOf } from './drain-report.ts';
import { drainVectors, selectDueVectors, type VectorDeps } from './vectors/drain-vectors.ts';

/** Jobs of one kind in one slice: well under the 1,000 of a Vectorize upsert and the size of one query answer. */
const SLICE_JOBS = 100;
/** Session objects told at the same time; each may have to be woken. */
const OBJECTS_AT_ONCE = 6;

/** Capabilities that the jobs of one workspace need. */
export interface OutboxDeps extends VectorDeps {
  /**
   * Takes memories out of the live history of a conversation; with null, whatever the record has lost, and everything
   * when it has lost the conversation. Throws when the session does not answer.
   */
  forget(conversationId: string, memoryIds: readonly string[] | null): Promise<void>;
  /** Sets the alarm of a conversation that is to be compacted, unless it is set. Throws when the session does not answer. */
  compact(conversationId: string): Promise<void>;
}

/**
 * Works off the oldest due jobs of a workspace, which one batch reads; none while a backup is restored into its database. A store
 * that fails postpones its jobs; nothing is lost.
 */
export async function drainOutbox(
  deps: OutboxDeps,
  workspaceId: string,
  now: number,
  limit = SLICE_JOBS,
): Promise<DrainReport> {
  const { db } = deps;
  const [models, due, forgets, owed, mark] = await db.batch('outbox.due', [
    ...selectDueVectors(db, workspaceId, now, limit),
    selectForgetJobs(db, workspaceId, now, limit),
    selectCompactionJobs(db, workspaceId, now, limit),
    selectRestoreMark(db),
  ]);
  if (mark.length > 0) {
    logSkipped(workspaceId);
    return NOTHING_DRAINED;
  }
  const vectors = await drainVectors(deps, workspaceId, [models, due], now, limit);
  const live = await drainLiveHistories(deps, forgets, now, limit);
  const compactions = await rearmCompactions(deps, owed, now, limit);
  return sumOf([vectors, live, compactions]);
}

/** Sets the alarms of compactions that died with them. Each job stays until its conversation says that nothing is left. */
async function rearmCompactions(
  { db, counts, compact }: Pick<OutboxDeps, 'db' | 'counts' | 'compact'>,
  jobs: readonly CompactionJob[],
  now: number,
  limit: number,
): Promise<DrainReport> {
  if (jobs.length === 0) return { applied: 0, postponed: 0, more: false };
  const armed: number[] = [];
  const failed: number[] = [];
  let reason = '';
  const atOnce = pLimit(OBJECTS_AT_ONCE);
  await Promise.all(
    jobs.map(({ id, conversationId }) =>
      atOnce(async () => {
        try {
          await compact(conversationId);
          armed.push(id);
        } catch (error) {
          reason = describeError(error);
          failed.push(id);
        }
      }),
    ),
  );
  if (armed.length > 0) await lookAgainAt(db, armed, now + COMPACTION_OWED_AFTER_MS, counts);
  if (failed.length > 0) {
    log('warn', 'outbox_postponed', { jobs: failed.length, error: reason });
    await postponeJobs(db, failed, reason, now, counts);
  }
  return { applied: armed.length, postponed: failed.length, more: jobs.length >= limit };
}

async function drainLiveHistories(
  { db, counts, forget }: OutboxDeps,
  jobs: readonly ForgetJob[],
  now: number,
  limit: number,
): Promise<DrainReport> {
  const perConversation = Map.groupBy(jobs, (job) => job.conversationId);
  const atOnce = pLimit(OBJECTS_AT_ONCE);
  const reports = [...perConversation].map(([conversationId, own]) => {
    const ids = own.map((job) => job.id);
    const memoryIds = own.flatMap((job) => job.memoryId ?? []);
    const named = memoryIds.length === own.length ? memoryIds : null;
    return atOnce(() =>
      settleOrPostpone({ db, counts }, ids, now, {
        work: () => forget(conversationId, named),
        settle: () => settleJobs(db, ids, counts),
      }),
    );
  });
  return { ...sumOf(await Promise.all(reports)), more: jobs.length >= limit };
}
