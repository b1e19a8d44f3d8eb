/** Cron: makes the runs that are due, and sends a message for each run that may go on and each erasure that was cut short. */
import { databaseAt, type Env, parseConfig, placementsOf } from '../env.ts';
import { log } from '../lib/log.ts';
import { laneJob } from '../memory/queue-job.ts';
import { idleMoves } from '../store/account/moves.ts';
import { Database } from '../store/database.ts';
import { openErasures } from '../store/erasure/records.ts';
import { isRestoring, RESTORE_ADVICE } from '../store/operations/restore-mark.ts';
import { listDueRuns } from '../store/operations/runs.ts';
import { listDueLanes } from '../store/webhooks/lanes.ts';
import { apart } from './apart.ts';
import { tidyIndexes } from './erasure/tidy-indexes.ts';
import { makeDueRuns } from './make-runs.ts';
import { removeExpired } from './retention/remove-expired.ts';
import { sendJobs } from './send-jobs.ts';

/** Runs and erasures of one database that one tick sends on; the rest is the next one's. */
const TICK_MAX_RUNS = 1_000;
const TICK_MAX_ERASURES = 100;
/** The same of chats in which something waits that nobody works on. */
const TICK_MAX_LANES = 1_000;
/** Erasures begun before this and still open were cut short, or wait for a store that failed. */
const ERASURE_DUE_AFTER_MS = 60 * 1000;
/** The same of moves of workspaces, of which a worker takes note as it goes on. */
const MOVE_DUE_AFTER_MS = 60 * 1000;
const TICK_MAX_MOVES = 100;

/** One tick; none while a backup is restored, whose rows it would change or collide with. What fails in one database is logged, and must not keep the others waiting. */
export async function sweep(env: Env, now: number): Promise<void> {
  const accountDb = new Database(env.ACCOUNT_DB, () => now);
  if (await isRestoring(accountDb)) return log('warn', 'sweep_skipped', { advice: RESTORE_ADVICE });
  await apart('account', () => removeExpired(accountDb, 'account', now));
  await apart('account', () => makeDueRuns(env, parseConfig(env), accountDb, now));
  await apart('account', () => goOnWithMoves(env, accountDb, now));
  for (const placement of placementsOf(env)) await apart(placement, () => sweepDatabase(env, placement, now));
}

async function goOnWithMoves(env: Env, accountDb: Database, now: number): Promise<void> {
  const moves = await idleMoves(accountDb, now - MOVE_DUE_AFTER_MS, TICK_MAX_MOVES);
  const jobs = moves.map(({ workspaceId, source }) => ({
    task: 'move' as const,
    workspaceId,
    placement: source,
  }));
  await sendJobs(env.JOBS, jobs);
}

async function sweepDatabase(env: Env, placement: string, now: number): Promise<void> {
  const binding = databaseAt(env, placement);
  if (!binding) return;
  const db = new Database(binding, () => now);
  const runs = await listDueRuns(db, now, TICK_MAX_RUNS);
  const erasures = await openErasures(db, now - ERASURE_DUE_AFTER_MS, TICK_MAX_ERASURES);
  const lanes = await listDueLanes(db, now, TICK_MAX_LANES);
  await sendJobs(env.JOBS, [
    ...lanes.map(({ workspaceId, lane }) => laneJob({ id: workspaceId, placement }, lane)),
    ...runs.map(({ id, workspaceId }) => ({ task: 'run' as const, runId: id, workspaceId, placement })),
    ...erasures.map(({ id, workspaceId }) => ({
      task: 'erase' as const,
      erasureId: id,
      workspaceId,
      placement,
    })),
  ]);
  log('info', 'sweep', { placement, runs: runs.length, erasures: erasures.length, lanes: lanes.length });
  await apart(placement, () => removeExpired(db, 'workspace', now));
  await apart(placement, () => tidyIndexes(db));
}
