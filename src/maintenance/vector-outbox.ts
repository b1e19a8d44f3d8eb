/** Brings the vector index up to what D1 says, a slice at a time. Safe to repeat, to overlap and to stop anywhere. */
import { describeError, log } from '../lib/log.ts';
import type { VectorIndex } from '../memory/ports.ts';
import type { Database } from '../store/database.ts';
import { dueVectorWork, postponeJobs, settleJobs } from '../store/workspace/outbox.ts';

/** Jobs of one slice: well under the 1,000 of a Vectorize upsert and the size of one query answer. */
const VECTOR_SLICE_JOBS = 100;

/** What one slice did; `more` says that the slice was full. */
export interface DrainReport {
  readonly applied: number;
  readonly postponed: number;
  readonly more: boolean;
}

/** Applies the oldest due vector jobs of a workspace. A failing index postpones them; nothing is lost. */
export async function drainVectorOutbox(
  db: Database,
  vectors: VectorIndex,
  workspaceId: string,
  now: number,
): Promise<DrainReport> {
  const work = await dueVectorWork(db, workspaceId, now, VECTOR_SLICE_JOBS);
  const count = work.jobIds.length;
  if (count === 0) return { applied: 0, postponed: 0, more: false };
  try {
    if (work.upserts.length > 0) await vectors.upsert(work.upserts);
    if (work.deletions.length > 0) await vectors.delete(work.deletions);
  } catch (error) {
    log('warn', 'vector_outbox_postponed', {
      workspace_id: workspaceId,
      jobs: count,
      error: describeError(error),
    });
    await postponeJobs(db, work.jobIds, describeError(error), now);
    return { applied: 0, postponed: count, more: false };
  }
  await settleJobs(db, work.jobIds);
  return { applied: count, postponed: 0, more: count >= VECTOR_SLICE_JOBS };
}
