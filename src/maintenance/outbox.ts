/** Does what committed batches owe to other stores, a slice at a time. Safe to repeat, to overlap and to stop anywhere. */
import { describeError, log } from '../lib/log.ts';
import type { VectorIndex } from '../memory/ports.ts';
import type { Database } from '../store/database.ts';
import {
  dueForgetJobs,
  dueVectorJobs,
  postponeJobs,
  settleJobs,
  type VectorJob,
} from '../store/workspace/outbox.ts';

/** Jobs of one kind in one slice: well under the 1,000 of a Vectorize upsert and the size of one query answer. */
const SLICE_JOBS = 100;

/** What the jobs of one workspace need. */
export interface OutboxDeps {
  readonly db: Database;
  readonly vectors: VectorIndex;
  /** Takes memories out of the live history of a conversation. Throws when the session does not answer. */
  forget(conversationId: string, memoryIds: readonly string[]): Promise<void>;
}

/** What one slice did; `more` says that it was full. */
export interface DrainReport {
  readonly applied: number;
  readonly postponed: number;
  readonly more: boolean;
}

/** Works off the oldest due jobs of a workspace. A store that fails postpones its jobs; nothing is lost. */
export async function drainOutbox(deps: OutboxDeps, workspaceId: string, now: number): Promise<DrainReport> {
  const vectors = await drainVectors(deps, workspaceId, now);
  const live = await drainLiveHistories(deps, workspaceId, now);
  return sum([vectors, live], vectors.more || live.more);
}

/** Deletions first and apart: no upsert that the index refuses may hold back an erasure. */
async function drainVectors(
  { db, vectors }: OutboxDeps,
  workspaceId: string,
  now: number,
): Promise<DrainReport> {
  const jobs = await dueVectorJobs(db, workspaceId, now, SLICE_JOBS);
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
  return sum([deleted, upserted, ...retried], jobs.length >= SLICE_JOBS);
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
): Promise<DrainReport> {
  const jobs = await dueForgetJobs(db, workspaceId, now, SLICE_JOBS);
  const perConversation = Map.groupBy(jobs, (job) => job.conversation_id);
  const reports = [];
  for (const [conversationId, own] of perConversation) {
    const ids = own.map((job) => job.id);
    const memoryIds = own.map((job) => job.memory_id);
    reports.push(await settleOrPostpone(db, ids, now, () => forget(conversationId, memoryIds)));
  }
  return sum(reports, jobs.length >= SLICE_JOBS);
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
