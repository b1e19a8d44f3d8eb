/** Runs whose slices end as a test says. */
import { vi } from 'vitest';
import type { runNextSlice } from '../../../src/maintenance/run-slices.ts';
import { sweep } from '../../../src/maintenance/sweep.ts';
import type { SliceEnd } from '../../../src/maintenance/task.ts';
import type { MaintenanceJob } from '../../../src/memory/queue-job.ts';
import { Database } from '../../../src/store/database.ts';
import { runsOf } from '../support/scenes/maintenance.ts';
import { type TestWorkspace, testEnv } from '../support/service/workspace.ts';

export const HOUR_MS = 60 * 60 * 1000;

export const DAY_MS = 24 * HOUR_MS;

/** The beginning of an hour and of a day, long after anything that other tests write. */
export const NOON = Date.UTC(2031, 4, 6);

export const db = new Database(testEnv.WORKSPACE_DB, Date.now);

export const jobOf = (workspace: TestWorkspace, runId: string): MaintenanceJob => ({
  task: 'run',
  runId,
  workspaceId: workspace.id,
  placement: 'WORKSPACE_DB',
});

/** Cron at a moment; returns the messages of a workspace, which do not reach the queue. */
export async function cronAt(now: number, { id }: TestWorkspace): Promise<MaintenanceJob[]> {
  const sent: MaintenanceJob[] = [];
  const send = vi.spyOn(testEnv.JOBS, 'sendBatch').mockImplementation(async (messages) => {
    sent.push(...[...messages].map(({ body }) => body as MaintenanceJob));
    return undefined as never;
  });
  try {
    await sweep(testEnv, now);
  } finally {
    send.mockRestore();
  }
  return sent.filter(({ workspaceId }) => workspaceId === id);
}

export const runsNamed = async (workspace: TestWorkspace, task: string) =>
  (await runsOf(workspace)).filter((run) => run.task === task);

export type Work = Parameters<typeof runNextSlice>[3];

/** A slice that ends as told, and counts how often it was begun. */
export const slice = (...ends: (SliceEnd | Error)[]) => {
  let begun = 0;
  return vi.fn<Work>(async () => {
    const end = ends[Math.min(begun++, ends.length - 1)] ?? DONE;
    if (end instanceof Error) throw end;
    return end;
  });
};

export const DONE: SliceEnd = { kind: 'done', stats: { vectors_written: 1 } };
