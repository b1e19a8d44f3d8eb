import { describe, expect, it, vi } from 'vitest';
import { runJob } from '../../../src/maintenance/queue.ts';
import { runNextSlice } from '../../../src/maintenance/run-slices.ts';
import type { SliceEnd } from '../../../src/maintenance/task.ts';
import { random } from '../../support/random.ts';
import { cronFor, makeRun, runOf, runsOf, runTask } from '../support/scenes/maintenance.ts';
import { eventually } from '../support/service/eventually.ts';
import { createWorkspace, remember, testEnv } from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';
import {
  cronAt,
  DAY_MS,
  DONE,
  db,
  HOUR_MS,
  jobOf,
  NOON,
  runsNamed,
  slice,
  type Work,
} from './slices-of-runs.ts';

const MORE: SliceEnd = { kind: 'more', stats: { vectors_written: 1 }, cursor: 'there' };

describe('cron', () => {
  it('makes one run for each task and moment, however often and in whatever order it comes', async () => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana plays the cello.');
    await Promise.all([cronAt(NOON, workspace), cronAt(NOON, workspace)]);
    await cronAt(NOON + 1, workspace);
    for (const task of ['consolidation', 'retention'])
      expect((await runsNamed(workspace, task)).map(({ dueAt }) => dueAt)).toEqual([NOON]);
  });

  it('collapses what it missed into the run that is still open, and sends that one again', async () => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana plays the cello.');
    await cronAt(NOON, workspace);
    const [open] = await runsNamed(workspace, 'consolidation');
    const sent = await cronAt(NOON + 10 * HOUR_MS, workspace);
    expect(await runsNamed(workspace, 'consolidation')).toHaveLength(1);
    expect(sent).toContainEqual(jobOf(workspace, open?.id ?? ''));
  });

  it('leaves a store at rest alone until the next day', async () => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana plays the cello.');
    const consolidatedAt = async (now: number) => {
      await cronAt(now, workspace);
      const [open] = (await runsNamed(workspace, 'consolidation')).filter(({ status }) => status === 'due');
      if (open) await runNextSlice(db, open.id, () => now, slice());
      return open !== undefined;
    };
    expect(await consolidatedAt(NOON)).toBe(true);
    expect(await consolidatedAt(NOON + HOUR_MS), 'nothing was written').toBe(false);
    await remember(workspace, 'Ana plays the viola.');
    expect(await consolidatedAt(NOON + 2 * HOUR_MS)).toBe(true);
    expect(await consolidatedAt(NOON + 3 * HOUR_MS)).toBe(false);
    expect(await consolidatedAt(NOON + 2 * HOUR_MS + DAY_MS), 'what nobody needs fades').toBe(true);
  });

  it('works a run off through the queue, all by itself', async () => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana plays the cello.');
    await cronFor(workspace);
    await expect
      .poll(async () => (await runsNamed(workspace, 'consolidation')).map(({ status }) => status))
      .toEqual(['done']);
  });
});

describe('a run', () => {
  it('is worked on by one of those who get its message at the same time, and by nobody once it is over', async () => {
    const workspace = await createWorkspace();
    const { id } = await makeRun(workspace, 'retention');
    const work = slice();
    await Promise.all(Array.from({ length: 8 }, () => runNextSlice(db, id, Date.now, work)));
    await runNextSlice(db, id, Date.now, work);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await runOf(workspace, id)).toMatchObject({
      status: 'done',
      stats: { vectors_written: 1 },
      error: null,
    });
  });

  it('goes on where its last slice stopped, and counts them all', async () => {
    const workspace = await createWorkspace();
    const { id } = await makeRun(workspace, 'retention');
    const work = slice(MORE, MORE, DONE);
    for (let message = 0; message < 3; message++) await runNextSlice(db, id, Date.now, work);
    expect(work.mock.calls.map(([, start]) => start.cursor)).toEqual([null, 'there', 'there']);
    expect(await runOf(workspace, id)).toMatchObject({
      status: 'done',
      stats: { vectors_written: 3 },
      cursor: null,
    });
  });

  it('does all of its work once, although its messages come twice and in whatever order', async () => {
    const workspace = await createWorkspace();
    const { id } = await makeRun(workspace, 'retention');
    const { seed, int } = random();
    const seen: number[] = [];
    const work = vi.fn<Work>(async (_, { cursor }): Promise<SliceEnd> => {
      const at = Number(cursor ?? 0);
      await new Promise((resolve) => setTimeout(resolve, int(3)));
      seen.push(at);
      return at === 9 ? DONE : { kind: 'more', stats: { vectors_written: 1 }, cursor: String(at + 1) };
    });
    const deliver = () => runNextSlice(db, id, Date.now, work);
    // Each slice sends a message, each message comes twice, and some while others are worked on.
    for (let round = 0; round < 40 && (await runOf(workspace, id)).status !== 'done'; round++)
      await Promise.all(Array.from({ length: 1 + int(3) }, deliver));
    expect(seen, `SEED=${seed}`).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect((await runOf(workspace, id)).stats).toEqual({ vectors_written: 10 });
  });

  it('that fails says why, waits longer each time, and goes on from where it was', async () => {
    const workspace = await createWorkspace();
    const { id } = await makeRun(workspace, 'retention');
    let now = Date.now();
    const work = slice(MORE, new Error('the index is down'), new Error('the index is down'), DONE);
    const pauses: number[] = [];
    for (let message = 0; message < 4; message++) {
      const next = await runNextSlice(db, id, () => now, work);
      if (!next.goesOn) break;
      pauses.push(next.inMs);
      if (next.inMs > 0) {
        expect(await runOf(workspace, id)).toMatchObject({
          status: 'running',
          error: expect.stringMatching('down'),
        });
        expect(await runNextSlice(db, id, () => now, work), 'too early').toEqual({ goesOn: false });
      }
      now += next.inMs;
    }
    expect(pauses).toEqual([0, 60_000, 120_000]);
    expect(work.mock.calls.map(([, start]) => start.cursor)).toEqual([null, 'there', 'there', 'there']);
    expect(await runOf(workspace, id)).toMatchObject({
      status: 'done',
      stats: { vectors_written: 2 },
      error: null,
    });
  });

  it('that waits after a failure goes on at once when somebody asks for its task', async () => {
    const workspace = await createWorkspace();
    const { id } = await makeRun(workspace, 'retention');
    await runNextSlice(db, id, Date.now, slice(new Error('wrong key')));
    const listed = await workspace.call<{ data: { next_try_at: string | null }[] }>(
      'GET',
      '/v1/maintenance/runs',
    );
    expect(Date.parse(listed.body.data[0]?.next_try_at ?? '')).toBeGreaterThan(Date.now());
    expect((await workspace.call('POST', '/v1/maintenance/retention')).body).toMatchObject({ id });
    await expect.poll(async () => (await runOf(workspace, id)).status).toBe('done');
  });

  it('whose worker died says since when nobody works on it, and goes on at once when somebody asks for its task', async () => {
    const workspace = await createWorkspace();
    const { id } = await makeRun(workspace, 'retention');
    await rowsOf(
      `UPDATE maintenance_runs SET status = 'running', attempts = 1, lease_until = 1000 WHERE id = ? RETURNING 1`,
      [id],
    );
    const listed = await workspace.call<{ data: unknown[] }>('GET', '/v1/maintenance/runs');
    expect(listed.body.data).toMatchObject([
      { id, status: 'running', next_try_at: '1970-01-01T00:00:01.000Z' },
    ]);
    await workspace.call('POST', '/v1/maintenance/retention');
    await expect.poll(async () => (await runOf(workspace, id)).status).toBe('done');
  });

  it('that keeps failing ends as failed, and the next one that is due is made', async () => {
    const workspace = await createWorkspace();
    const { id } = await makeRun(workspace, 'retention');
    let now = Date.now();
    const work = slice(new Error('no'));
    for (let goesOn = true; goesOn; ) {
      const next = await runNextSlice(db, id, () => now, work);
      goesOn = next.goesOn;
      now += next.goesOn ? next.inMs : 0;
    }
    expect(work).toHaveBeenCalledTimes(6);
    expect(await runOf(workspace, id)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching('no'),
    });
    await cronAt(NOON, workspace);
    expect((await runsNamed(workspace, 'retention')).map(({ status }) => status)).toEqual(['due', 'failed']);
  });

  it('whose worker dies is found by cron and done again, and the dead one that wakes changes nothing', async () => {
    const workspace = await createWorkspace();
    const { id } = await makeRun(workspace, 'retention');
    const wake = Promise.withResolvers<SliceEnd>();
    const asleep = runNextSlice(db, id, Date.now, () => wake.promise);
    await eventually(async () => expect((await runOf(workspace, id)).status).toBe('running'));
    expect(await cronAt(Date.now() + 1, workspace), 'somebody works on it').not.toContainEqual(
      jobOf(workspace, id),
    );
    const later = Date.now() + HOUR_MS;
    expect(await cronAt(later, workspace)).toContainEqual(jobOf(workspace, id));
    await runNextSlice(db, id, () => later, slice(MORE));
    wake.resolve({ kind: 'done', stats: { vectors_written: 100 } });
    expect(await asleep).toEqual({ goesOn: false });
    expect(await runOf(workspace, id)).toMatchObject({
      status: 'running',
      stats: { vectors_written: 1 },
      cursor: 'there',
    });
  });

  it('whose slice kills its worker every time fails in the end', async () => {
    const workspace = await createWorkspace();
    const { id } = await makeRun(workspace, 'retention');
    for (let death = 0; death < 6; death++)
      // What a dead worker leaves: a claim, and nothing after it.
      await rowsOf(
        `UPDATE maintenance_runs SET status = 'running', attempts = attempts + 1, lease_until = 1 WHERE id = ? RETURNING 1`,
        [id],
      );
    const work = slice();
    await runNextSlice(db, id, Date.now, work);
    expect(work).not.toHaveBeenCalled();
    expect(await runOf(workspace, id)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching('died'),
    });
  });

  it('of a workspace that is gone leaves no trace, and is not told as done', async () => {
    const workspace = await createWorkspace();
    const { id } = await makeRun(workspace, 'consolidation');
    await testEnv.ACCOUNT_DB.prepare(`UPDATE workspaces SET status = 'erasing' WHERE id = ?`)
      .bind(workspace.id)
      .run();
    await runJob(testEnv, jobOf(workspace, id), Date.now);
    expect(await runsOf(workspace)).toEqual([]);
  });

  it.each([
    'outbox',
    'idle_sweep',
    'embedding_backfill',
    'consolidation',
    'retention',
    'persona_apply',
    'vector_rebuild',
  ] as const)('of %s comes to its end in a store with a little of everything', async (task) => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana plays the cello.');
    expect(await runTask(workspace, task)).toMatchObject({ status: 'done', error: null });
  });
});
