/**
 * The move of a workspace from one database to another: its rows are copied while nothing of it can be written, it changes over in one
 * moment, and its rows leave where they stood. Each step may be repeated, and stops short where a later one has been taken; what
 * a worker that died leaves, the queue or cron goes on with. It may be called off until it changes over.
 */
import { type Env, requireDatabase } from '../../env.ts';
import { describeError, log } from '../../lib/log.ts';
import { KEY_CACHE_TTL_MS } from '../../memory/limits.ts';
import type { MaintenanceJob } from '../../memory/queue-job.ts';
import {
  endMove,
  getMove,
  noteProgress,
  switchPlacement,
  type WorkspaceMove,
} from '../../store/account/moves.ts';
import { Database, isLostRace } from '../../store/database.ts';
import { closeFence, dropMark, markOf, setMark } from '../../store/moving/marks.ts';
import {
  type CopyPlace,
  differingTables,
  type MovedTable,
  movedTables,
  occupiedTables,
  RowCopy,
  type RowMove,
  removeRows,
  reserveNumbers,
} from '../../store/moving/rows.ts';
import { sendJobs } from '../send-jobs.ts';

/** Pages that one message copies, and slices that it removes: some hundred queries, far from the limit of an invocation. */
const PAGES_A_MESSAGE = 30;
const SLICES_A_MESSAGE = 60;
/** Other isolates trust what they know of a workspace for a while, where it is included. */
const KNOWN_ELSEWHERE_MS = 2 * KEY_CACHE_TTL_MS;
/** Pause before what failed is tried again, and after another worker was quicker. */
const RETRY_MS = 30_000;
const LOST_RACE_MS = 1_000;

/** Pause before the next step of a move; null where there is none. */
type Next = { readonly inMs: number } | null;

/** Queue: goes on with the move of a workspace. */
export async function runMove(
  env: Env,
  job: Extract<MaintenanceJob, { task: 'move' }>,
  now: () => number,
): Promise<void> {
  const next = await goOnMoving(env, job.workspaceId, now);
  if (next !== null) await sendJobs(env.JOBS, [job], Math.ceil(next.inMs / 1000));
}

/** Goes on with a move; tells when the next step may follow. A failure is noted in its row, for whoever asks. */
export async function goOnMoving(env: Env, workspaceId: string, now: () => number): Promise<Next> {
  const accountDb = new Database(env.ACCOUNT_DB, now);
  const move = await getMove(accountDb, workspaceId);
  if (move === null) return null;
  try {
    return await takeStep(env, accountDb, move, now);
  } catch (error) {
    // Another worker was there, or it was called off.
    if (isLostRace(error)) return { inMs: LOST_RACE_MS };
    const said = describeError(error);
    log('error', 'move_failed', { workspace_id: workspaceId, step: move.step, error: said });
    const current = await getMove(accountDb, workspaceId);
    if (current !== null)
      await noteProgress(
        accountDb,
        current,
        { place: current.place, rows: current.rows, error: said },
        now(),
      );
    return { inMs: RETRY_MS };
  }
}

async function takeStep(
  env: Env,
  accountDb: Database,
  move: WorkspaceMove,
  now: () => number,
): Promise<Next> {
  const [source, target] = [requireDatabase(env, move.source), requireDatabase(env, move.target)];
  switch (move.step) {
    case 'copying':
      return copyRows(accountDb, move, source, target, now);
    case 'emptying':
      return emptySource(accountDb, move, source, target, now);
    case 'cancelled':
      return callOff(accountDb, move, source, target);
  }
}

async function copyRows(
  accountDb: Database,
  move: WorkspaceMove,
  source: D1Database,
  target: D1Database,
  now: () => number,
): Promise<Next> {
  const { workspaceId } = move;
  const tables = await movedTables(source);
  // Without a fence, as after a restore, what was copied may have changed since.
  if (move.numbersFrom === null || (await markOf(source, move)) !== 'closed') {
    await closeFence(source, move);
    const numbersFrom = await reserveNumbers(source, target, tables);
    await noteProgress(accountDb, move, { place: null, rows: 0, error: null, numbersFrom }, now());
    return { inMs: 0 };
  }
  if ((await markOf(target, move)) === null) await setMark(target, move, 'arriving');
  const rowMove = { workspaceId, createdAt: move.createdAt, source, target, numbersFrom: move.numbersFrom };
  const place = placeOf(move);
  if (place !== 'copied') {
    const copy = new RowCopy(rowMove, tables, await occupiedTables(source, workspaceId, tables));
    return copyPages(accountDb, move, copy, place, now);
  }
  const waits = move.createdAt + KNOWN_ELSEWHERE_MS - now();
  if (waits > 0) return { inMs: waits };
  await changeOver(accountDb, move, rowMove, tables, now());
  return { inMs: 0 };
}

async function copyPages(
  accountDb: Database,
  move: WorkspaceMove,
  copy: RowCopy,
  from: CopyPlace | null,
  now: () => number,
): Promise<Next> {
  let current = move;
  let place = from;
  for (let page = 0; page < PAGES_A_MESSAGE; page++) {
    const { rows, next } = await copy.copyAfter(place);
    const noted = {
      place: JSON.stringify(next ?? 'copied'),
      rows: current.rows + rows,
      error: null,
    };
    await noteProgress(accountDb, current, noted, now());
    if (next === null) break;
    current = { ...current, ...noted };
    place = next;
  }
  return { inMs: 0 };
}

const placeOf = ({ place }: WorkspaceMove): CopyPlace | 'copied' | null =>
  place === null ? null : (JSON.parse(place) as CopyPlace | 'copied');

/** The moment of the move, once all is there and nothing more can come in late. */
async function changeOver(
  accountDb: Database,
  move: WorkspaceMove,
  rowMove: RowMove,
  tables: readonly MovedTable[],
  now: number,
): Promise<void> {
  const hasArrived = (await markOf(rowMove.target, move)) === 'arrived';
  const differing = hasArrived ? [] : await differingTables(rowMove, tables);
  if (differing.length > 0) {
    // Rows that the copy did not see: it begins again, and takes what is missing.
    log('warn', 'move_repeated', { workspace_id: move.workspaceId, tables: differing.join(' ') });
    const noted = { place: null, rows: 0, error: `differs in ${differing.join(', ')}` };
    return noteProgress(accountDb, move, noted, now);
  }
  await setMark(rowMove.target, move, 'arrived');
  await switchPlacement(accountDb, move, now);
  log('info', 'workspace_moved', { workspace_id: move.workspaceId, to: move.target, rows: move.rows });
}

/** Removes what stands where the workspace was, once nobody reads it there any more. */
async function emptySource(
  accountDb: Database,
  move: WorkspaceMove,
  source: D1Database,
  target: D1Database,
  now: () => number,
): Promise<Next> {
  const waits = move.updatedAt + KNOWN_ELSEWHERE_MS - now();
  if (waits > 0) return { inMs: waits };
  if (!(await removeAll(source, move))) return { inMs: 0 };
  await dropMark(target, move);
  await endMove(accountDb, move);
  return null;
}

/** Opens the fence, and removes what has come in at the target. */
async function callOff(
  accountDb: Database,
  move: WorkspaceMove,
  source: D1Database,
  target: D1Database,
): Promise<Next> {
  await dropMark(source, move);
  if (!(await removeAll(target, move))) return { inMs: 0 };
  await endMove(accountDb, move);
  return null;
}

/** Removes the rows of a workspace and then its mark; false while some are left. Without a mark none are. */
async function removeAll(db: D1Database, move: WorkspaceMove): Promise<boolean> {
  if ((await markOf(db, move)) === null) return true;
  await setMark(db, move, 'leaving');
  const isEmpty = await removeRows(db, move, await movedTables(db), SLICES_A_MESSAGE);
  if (isEmpty) await dropMark(db, move);
  return isEmpty;
}
