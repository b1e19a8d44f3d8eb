/**
 * Works a run off, one slice a message of the queue. Whoever claims it first works on it; a message that comes twice, late or
 * out of order finds it claimed or over, and does nothing. A worker that dies leaves a lease that runs out: cron finds the
 * run, and the slice is done again from its cursor.
 */
import { describeError, log } from '../lib/log.ts';
import type { Run } from '../memory/lifetime/maintenance.ts';
import { type Database, isLostRace } from '../store/database.ts';
import { changeRun, claimRun, type RunChange, removeRun } from '../store/operations/runs.ts';
import type { SliceEnd, SliceStart } from './task.ts';

/**
 * As long as a dead worker holds its run up. A slice that takes longer, because models are slow, is overtaken: each finds what
 * the other has done, and where the slower one would go on is dropped.
 */
const LEASE_MS = 5 * 60 * 1000;
/** Slices in a row that failed or died, after which a run has failed. With these pauses: half an hour later. */
const MAX_ATTEMPTS = 6;
const RETRY_BASE_MS = 60 * 1000;
const ERROR_MAX_CHARS = 500;

/** Message that follows, with its delay in milliseconds, if any does. */
export type RunsOn = { readonly goesOn: false } | { readonly goesOn: true; readonly inMs: number };
const OVER: RunsOn = { goesOn: false };

/** Works off the next slice of a run, if nobody else does. */
export async function runNextSlice(
  db: Database,
  runId: string,
  now: () => number,
  runSlice: (run: Run, start: SliceStart) => Promise<SliceEnd>,
): Promise<RunsOn> {
  const claimedAt = now();
  const run = await claimRun(db, runId, claimedAt, claimedAt + LEASE_MS);
  if (run === null) return OVER;
  const change = await changeAfter(run, now, runSlice);
  try {
    await (change === null ? removeRun(db, run) : changeRun(db, run, change));
  } catch (error) {
    if (!isLostRace(error)) throw error;
    // The lease ran out, and another worker has it: what this one did, that one finds done.
    log('warn', 'run_overtaken', { run_id: run.id, task: run.task });
    return OVER;
  }
  if (change?.status !== 'running') return OVER;
  return { goesOn: true, inMs: Math.max(0, (change.leaseUntil ?? 0) - now()) };
}

async function changeAfter(
  run: Run,
  now: () => number,
  runSlice: (run: Run, start: SliceStart) => Promise<SliceEnd>,
): Promise<RunChange | null> {
  const { cursor, dueAt, asked, confirmedAt } = run;
  if (run.attempts > MAX_ATTEMPTS)
    return failureOf(run, `given up after ${MAX_ATTEMPTS} attempts: the worker of the last one died`, now());
  try {
    const agreed = asked === null || confirmedAt === null ? [] : asked.scopes;
    const end = await runSlice(run, { cursor, dueAt, agreed });
    return changeOf(end, now());
  } catch (error) {
    return failureOf(run, describeError(error), now());
  }
}

/** Tries again after a growing pause, from the same cursor, until there were too many attempts. */
function failureOf(run: Run, error: string, now: number): RunChange {
  const { id, workspaceId, task, cursor, attempts } = run;
  const failed = attempts >= MAX_ATTEMPTS;
  log(failed ? 'error' : 'warn', 'run_failed', {
    run_id: id,
    workspace_id: workspaceId,
    task,
    attempts,
    error,
  });
  return {
    status: failed ? 'failed' : 'running',
    cursor,
    stats: {},
    asked: null,
    error: error.slice(0, ERROR_MAX_CHARS),
    attempts,
    leaseUntil: failed ? null : now + RETRY_BASE_MS * 2 ** (attempts - 1),
    finishedAt: failed ? now : null,
  };
}

/** Change of a run whose slice came to its end; null when nothing is left of it. */
function changeOf(end: SliceEnd, now: number): RunChange | null {
  if (end.kind === 'gone') return null;
  const rest = { stats: end.stats ?? {}, asked: null, attempts: 0, leaseUntil: null };
  switch (end.kind) {
    case 'done':
      return { ...rest, status: 'done', cursor: null, error: null, finishedAt: now };
    case 'more':
      return {
        ...rest,
        status: 'running',
        cursor: end.cursor,
        error: null,
        leaseUntil: end.inMs === undefined ? null : now + end.inMs,
        finishedAt: null,
      };
    case 'needs_confirmation':
      return {
        ...rest,
        status: 'needs_confirmation',
        cursor: end.cursor,
        error: end.reason,
        asked: end.asked,
        finishedAt: null,
      };
  }
}
