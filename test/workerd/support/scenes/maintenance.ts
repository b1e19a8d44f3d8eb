/** Maintenance as a test drives it: a run made by hand and worked off slice by slice, at a time of the test's choosing. */
import { createScheduledController } from 'cloudflare:test';
import { vi } from 'vitest';
import worker from '../../../../src/index.ts';
import { randomIds } from '../../../../src/lib/ids.ts';
import { runJob, runSlice } from '../../../../src/maintenance/queue.ts';
import { type ConsentRequest, EMPTY_REQUEST } from '../../../../src/memory/lifetime/consent.ts';
import type { Run, TaskName, TaskStats } from '../../../../src/memory/lifetime/maintenance.ts';
import { Database } from '../../../../src/store/database.ts';
import { listRuns, requestRun } from '../../../../src/store/operations/runs.ts';
import { type TestWorkspace, testEnv } from '../service/workspace.ts';

const PLACEMENT = 'WORKSPACE_DB';
/** No task of a test has more slices; one that has goes round in circles. */
const SLICES_MAX = 500;

const database = (now: () => number) => new Database(testEnv.WORKSPACE_DB, now);

/** Makes a run of a task, or finds the open one. Nothing is sent to the queue. */
export const makeRun = ({ id: workspaceId }: TestWorkspace, task: TaskName, now = Date.now): Promise<Run> =>
  requestRun(database(now), { id: randomIds(now).next('run'), workspaceId, task, now: now() });

/** Works off the next slice of a run. Tells how long the one after it waits; null when there is none to come. */
export async function nextSlice(
  { id: workspaceId }: TestWorkspace,
  runId: string,
  now = Date.now,
): Promise<number | null> {
  const job = { task: 'run' as const, runId, workspaceId, placement: PLACEMENT };
  const next = await runSlice(testEnv, testEnv.WORKSPACE_DB, job, now);
  return next.goesOn ? next.inMs : null;
}

/** Runs a task to its end, letting time pass where a slice waits for it. Returns the run as it stands then. */
export async function runTask(workspace: TestWorkspace, task: TaskName, now = Date.now): Promise<Run> {
  const { id } = await makeRun(workspace, task, now);
  let waited = 0;
  const clock = () => now() + waited;
  for (let slice = 0; slice < SLICES_MAX; slice++) {
    const inMs = await nextSlice(workspace, id, clock);
    if (inMs === null) return runOf(workspace, id);
    waited += inMs;
  }
  throw new Error(`${task} does not end`);
}

/** The runs of a workspace, newest first. */
export const runsOf = async ({ id }: TestWorkspace): Promise<readonly Run[]> =>
  (await listRuns(database(Date.now), id, {}, { limit: 100, after: null })).data;

/** A run as it stands. */
export async function runOf(workspace: TestWorkspace, id: string): Promise<Run> {
  const run = (await runsOf(workspace)).find((one) => one.id === id);
  if (run === undefined) throw new Error(`no run ${id}`);
  return run;
}

/** Makes work count as that of a run which no list shows: for slices that a test works off by itself. Returns what it counted. */
export async function asRun<T>(
  { id: workspaceId }: Pick<TestWorkspace, 'id'>,
  work: (runId: string) => Promise<T>,
  agreed: ConsentRequest = EMPTY_REQUEST,
): Promise<{ readonly result: T; readonly stats: TaskStats }> {
  const runId = randomIds(Date.now).next('run');
  const row = testEnv.WORKSPACE_DB.prepare(
    `INSERT INTO maintenance_runs (id, workspace_id, task, due_at, status, asked) VALUES (?1, ?2, ?1, 0, 'failed', ?3)`,
  );
  await row.bind(runId, workspaceId, JSON.stringify(agreed)).run();
  const take = testEnv.WORKSPACE_DB.prepare('DELETE FROM maintenance_runs WHERE id = ? RETURNING stats').bind(
    runId,
  );
  try {
    const result = await work(runId);
    return { result, stats: JSON.parse((await take.first<{ stats: string }>())?.stats ?? '{}') };
  } finally {
    await take.run();
  }
}

/** What somebody agreed to for a run of `asRun`, with what is gone of it, as whoever claims the next slice reads it. */
export async function agreedOf(runId: string): Promise<ConsentRequest['scopes']> {
  const row = testEnv.WORKSPACE_DB.prepare('SELECT asked FROM maintenance_runs WHERE id = ?').bind(runId);
  return (JSON.parse((await row.first<{ asked: string }>())?.asked ?? 'null') as ConsentRequest).scopes;
}

/** A run that waits for confirmation, in place of whichever was open. */
export async function waitingRun(workspace: TestWorkspace): Promise<string> {
  await testEnv.WORKSPACE_DB.prepare(
    `DELETE FROM maintenance_runs WHERE workspace_id = ? AND task = 'consolidation'`,
  )
    .bind(workspace.id)
    .run();
  const { id } = await makeRun(workspace, 'consolidation');
  await testEnv.WORKSPACE_DB.prepare(`UPDATE maintenance_runs SET status = 'needs_confirmation' WHERE id = ?`)
    .bind(id)
    .run();
  return id;
}

/**
 * A tick of cron, as the platform sends it. Only the messages of this workspace reach the queue: those of the hundreds that
 * other tests of the runtime have left would keep it busy for seconds.
 */
export async function cronFor(workspace: Pick<TestWorkspace, 'id'> | null, at = Date.now()): Promise<void> {
  const send = testEnv.JOBS.sendBatch.bind(testEnv.JOBS);
  const spy = vi.spyOn(testEnv.JOBS, 'sendBatch').mockImplementation(async (messages) => {
    const own = [...messages].filter(({ body }) => body.workspaceId === workspace?.id);
    return own.length === 0 ? (undefined as never) : send(own);
  });
  try {
    await worker.scheduled(
      createScheduledController({ scheduledTime: new Date(at), cron: '*/30 * * * *' }),
      testEnv,
    );
  } finally {
    spy.mockRestore();
  }
}

/** Works off what a workspace owes to other stores, instead of waiting until the queue has come to it. */
export const settleOutbox = ({ id: workspaceId }: TestWorkspace): Promise<void> =>
  runJob(testEnv, { task: 'outbox', workspaceId, placement: PLACEMENT }, Date.now);
