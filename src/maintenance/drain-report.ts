/** Report of a slice of the outbox, and the one way to do jobs: settled when it worked, put off when it did not. */
import { describeError, log } from '../lib/log.ts';
import type { Database } from '../store/database.ts';
import { postponeJobs } from '../store/operations/outbox.ts';
import type { RunCounts } from '../store/operations/run-counts.ts';

/** Work of one slice; `more` says that it was full. */
export interface DrainReport {
  readonly applied: number;
  readonly postponed: number;
  readonly more: boolean;
}

export const NOTHING_DRAINED: DrainReport = { applied: 0, postponed: 0, more: false };

/** Several reports as one. */
export const sumOf = (reports: readonly DrainReport[]): DrainReport => ({
  applied: reports.reduce((total, { applied }) => total + applied, 0),
  postponed: reports.reduce((total, { postponed }) => total + postponed, 0),
  more: reports.some(({ more }) => more),
});

/** Does jobs together. Another store that fails postpones them; nothing is lost. */
export async function settleOrPostpone(
  { db, counts }: { readonly db: Database; readonly counts: RunCounts },
  jobIds: readonly number[],
  now: number,
  { work, settle }: { readonly work: () => Promise<unknown>; readonly settle: () => Promise<void> },
): Promise<DrainReport> {
  const count = jobIds.length;
  if (count === 0) return NOTHING_DRAINED;
  try {
    await work();
  } catch (error) {
    log('warn', 'outbox_postponed', { jobs: count, error: describeError(error) });
    await postponeJobs(db, jobIds, describeError(error), now, counts);
    return { applied: 0, postponed: count, more: false };
  }
  await settle();
  return { applied: count, postponed: 0, more: false };
}
