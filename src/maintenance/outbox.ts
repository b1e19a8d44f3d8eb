/** Does what committed batches owe to other stores, a slice at a time. Safe to repeat, to overlap and to stop anywhere. */
import pLimit from 'p-limit';
import { describeError, log } from '../lib/log.ts';
import type { VectorIndex } from '../memory/ports.ts';
import type { Database } from '../store/database.ts';
import { COMPACTION_OWED_AFTER_MS } from '../store/workspace/compactions.ts';
import {
  dueCompactions,
  dueForgetJobs,
  dueVectorJobs,
  lookAgainAt,
  postponeJobs,
  settleJobs,
  type VectorJob,
} from '../store/workspace/outbox.ts';

/** Jobs of one kind in one slice: well under the 1,000 of a Vectorize upsert and the size of one query answer. */
const SLICE_JOBS = 100;
/** Session objects told at the same time; each may have to be woken. */
const OBJECTS_AT_ONCE = 6;

/** What the jobs of one workspace need. */
export interface OutboxDeps {
  readonly db: Database;
  readonly vectors: VectorIndex;
  /**
   * Takes memories out of the live history of a conversation; with null, whatever the record has lost, and everything
   * when it has lost the conversation. Throws when the session does not answer.
   */
  forget(conversationId: string, memoryIds: readonly string[] | null): Promise<void>;
  /** Sets the alarm of a conversation that is to be compacted, unless it is set. Throws when the session does not answer. */
  compact(conversationId: string): Promise<void>;
}

/** What one slice did; `more` says that it was full. */
export interface DrainReport {
  readonly applied: number;
  readonly postponed: number;
  readonly more: boolean;
}

/** Works off the oldest due jobs of a workspace. A store that fails postpones its jobs; nothing is lost. */
export async function drainOutbox(
  deps: OutboxDeps,
  workspaceId: string,
  now: number,
  limit = SLICE_JOBS,
): Promise<DrainReport> {
  const vectors = await drainVectors(deps, workspaceId, now, limit);
  const live = await drainLiveHistories(deps, workspaceId, now, limit);
  const compactions = await rearmCompactions(deps, workspaceId, now, limit);
  return sum([vectors, live, compactions], vectors.more || live.more || compactions.more);
}

/** Sets the alarms of compactions that died with them. Each job stays until its conversation says that nothing is left. */
export async function rearmCompactions(
  { db, compact }: Pick<OutboxDeps, 'db' | 'compact'>,
  workspaceId: string,
  now: number,
  limit = SLICE_JOBS,
): Promise<DrainReport> {
  const jobs = await dueCompactions(db, workspaceId, now, limit);
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
  await lookAgainAt(db, armed, now + COMPACTION_OWED_AFTER_MS);
  if (failed.length > 0) {
    log('warn', 'outbox_postponed', { jobs: failed.length, error: reason });
    await postponeJobs(db, failed, reason, now);
  }
  return { applied: armed.length, postponed: failed.length, more: jobs.length >= limit };
}

/** Deletions first and apart: no upsert that the index refuses may hold back an erasure. */
async function drainVectors(
  { db, vectors }: OutboxDeps,
  workspaceId: string,
  now: number,
  limit: number,
): Promise<DrainReport> {
  const jobs = await dueVectorJobs(db, workspaceId, now, limit);
  const deletions = jobs.flatMap((job) => (job.deletion === null ? [] : [job.deletion]));
  const deleted = await settleOrPostpone(db, idsOf(jobs.filter((job) => job.deletion !== null)), now, () =>
    vectors.delete(deletions),
  );
  const upserts = jobs.filter((job) => job.deletion === null);
  const upserted = await settleOrPostpone(db, idsOf(upserts.filter((job) => !isRetried(job))), now, () =>
    vectors.upsert(upserts.filter((job) => !isRetried(job)).flatMap((job) => job.upserts)),
  );
  // One bad record fails its whole batch: what failed before is tried by itself.
  const retried = [];
  for (const job of upserts.filter(isRetried)) {
    retried.push(await settleOrPostpone(db, [job.id], now, () => vectors.upsert(job.upserts)));
  }
  return sum([deleted, upserted, ...retried], jobs.length >= limit);
}

const isRetried = (job: VectorJob): boolean => job.attempts > 0;
const idsOf = (jobs: readonly VectorJob[]): number[] => jobs.map((job) => job.id);

const sum = (reports: readonly DrainReport[], more: boolean): DrainReport => ({
  applied: reports.reduce((total, report) => total + report.applied, 0),
  postponed: reports.reduce((total, report) => total + report.postponed, 0),
  more,
});

async function drainLiveHistories(
  { db, forget }: OutboxDeps,
  workspaceId: string,
  now: number,
  limit: number,
): Promise<DrainReport> {
  const jobs = await dueForgetJobs(db, workspaceId, now, limit);
  const perConversation = Map.groupBy(jobs, (job) => job.conversation_id);
  const atOnce = pLimit(OBJECTS_AT_ONCE);
  const reports = [...perConversation].map(([conversationId, own]) => {
    const ids = own.map((job) => job.id);
    const memoryIds = own.flatMap((job) => job.memory_id ?? []);
    const named = memoryIds.length === own.length ? memoryIds : null;
    return atOnce(() => settleOrPostpone(db, ids, now, () => forget(conversationId, named)));
  });
  return sum(await Promise.all(reports), jobs.length >= limit);
}

async function settleOrPostpone(
  db: Database,
  jobIds: readonly number[],
  now: number,
  work: () => Promise<void>,
): Promise<DrainReport> {
  const count = jobIds.length;
  if (count === 0) return { applied: 0, postponed: 0, more: false };
  try {
    await work();
  } catch (error) {
    log('warn', 'outbox_postponed', { jobs: count, error: describeError(error) });
    await postponeJobs(db, jobIds, describeError(error), now);
    return { applied: 0, postponed: count, more: false };
  }
  await settleJobs(db, jobIds);
  return { applied: count, postponed: 0, more: count >= SLICE_JOBS };
}
