/** Runs that ask an operator before they go on, and the list of runs that tells of them. */
import { describe, expect, it, vi } from 'vitest';
import { runNextSlice } from '../../../src/maintenance/run-slices.ts';
import type { SliceEnd } from '../../../src/maintenance/task.ts';
import { EMPTY_REQUEST, withScope } from '../../../src/memory/lifetime/consent.ts';
import { plant } from '../support/scenes/consolidation.ts';
import { makeRun, runOf, runTask } from '../support/scenes/maintenance.ts';
import { expectProblem } from '../support/service/problems.ts';
import { createWorkspace, remember, type TestWorkspace, testEnv } from '../support/service/workspace.ts';
import { placesOf } from '../support/storage/databases.ts';
import { cronAt, DAY_MS, db, jobOf, NOON, runsNamed, slice } from './slices-of-runs.ts';

describe('a run that asks', () => {
  const ASKED = withScope(EMPTY_REQUEST, { what: 'memories', scope: 'k2', wouldRemove: 40, of: 100 });
  const SHOWN = [{ what: 'memories', scope: 'k2', would_remove: 40, of: 100, removed: 0 }];
  const asking = async (workspace: TestWorkspace) => {
    const { id } = await makeRun(workspace, 'consolidation');
    const asks: SliceEnd = {
      kind: 'needs_confirmation',
      stats: { vectors_written: 9 },
      cursor: 'here',
      asked: ASKED,
      reason: 'it would remove 40 of 100 memories of a scope',
    };
    await runNextSlice(db, id, Date.now, slice(asks));
    return id;
  };
  const statusOf = async (workspace: TestWorkspace, id: string) => (await runOf(workspace, id)).status;

  it('waits, is listed with what it wants, and goes on once somebody says so', async () => {
    const workspace = await createWorkspace();
    const id = await asking(workspace);
    expect(await runNextSlice(db, id, Date.now, slice()), 'a message that comes late').toEqual({
      goesOn: false,
    });
    const listed = await workspace.call<{ data: Record<string, unknown>[] }>(
      'GET',
      '/v1/maintenance/runs?status=needs_confirmation&task=consolidation',
    );
    expect(listed.body.data).toMatchObject([
      {
        id,
        error: null,
        reason: 'it would remove 40 of 100 memories of a scope',
        scopes: SHOWN,
        scopes_left_out: null,
      },
    ]);
    const send = vi.spyOn(testEnv.JOBS, 'send').mockResolvedValue(undefined as never);
    const confirmed = await workspace.call('POST', `/v1/maintenance/runs/${id}/confirm`);
    expect(send.mock.calls.map(([body]) => body)).toEqual([jobOf(workspace, id)]);
    send.mockRestore();
    expect(confirmed).toMatchObject({
      status: 200,
      body: { id, status: 'due', error: null, reason: null, scopes: SHOWN },
    });
    const work = slice();
    await runNextSlice(db, id, Date.now, work);
    expect(work.mock.calls[0]?.[1]).toMatchObject({
      cursor: 'here',
      agreed: ASKED.scopes,
    });
    expect(await runOf(workspace, id)).toMatchObject({ status: 'done', stats: { vectors_written: 10 } });
  });

  it('ends without removing anything when somebody says no', async () => {
    const workspace = await createWorkspace();
    const id = await asking(workspace);
    expect(await workspace.call('POST', `/v1/maintenance/runs/${id}/cancel`)).toMatchObject({
      status: 200,
      body: { status: 'failed', error: expect.stringMatching(/^cancelled: it would remove/) },
    });
    const work = slice();
    await runNextSlice(db, id, Date.now, work);
    expect(work).not.toHaveBeenCalled();
  });

  it('is nothing that others can answer, nor one that asks no more', async () => {
    const [workspace, stranger] = [await createWorkspace(), await createWorkspace()];
    const id = await asking(workspace);
    for (const verb of ['confirm', 'cancel'])
      expectProblem(await stranger.call('POST', `/v1/maintenance/runs/${id}/${verb}`), 404);
    await workspace.call('POST', `/v1/maintenance/runs/${id}/cancel`);
    for (const verb of ['confirm', 'cancel'])
      expectProblem(await workspace.call('POST', `/v1/maintenance/runs/${id}/${verb}`), 409);
    expect(await statusOf(workspace, id)).toBe('failed');
  });

  it('is not passed by another one of its task', async () => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana plays the cello.');
    const id = await asking(workspace);
    await cronAt(NOON, workspace);
    expect((await runsNamed(workspace, 'consolidation')).map((run) => run.id)).toEqual([id]);
    const again = await workspace.call('POST', '/v1/maintenance/consolidation');
    expect(again).toMatchObject({ status: 202, body: { id, status: 'needs_confirmation' } });
  });
});

describe('the list of runs', () => {
  it('tells whose the scopes are that a run asks about, and keeps no id of a user itself', async () => {
    const workspace = await createWorkspace();
    const faded = { lifetime: 'short_term', accessedAt: Date.now() - 90 * DAY_MS } as const;
    await plant(
      workspace,
      Array.from({ length: 30 }, (_, i) => ({ ...faded, content: `Old thing ${i}.`, userId: 'zoe-77' })),
    );
    const run = await runTask(workspace, 'consolidation');
    expect(JSON.stringify(run)).not.toContain('zoe-77');
    const list = () => workspace.call<{ data: unknown[] }>('GET', '/v1/maintenance/runs?task=consolidation');
    const owner = { tier: 'workspace', visibility: 'private', user_id: 'zoe-77' };
    const shown = { what: 'memories', would_remove: 30, of: 30, removed: 0, owner };
    expect((await list()).body.data).toMatchObject([
      { id: run.id, status: 'needs_confirmation', scopes: [shown], scopes_left_out: null },
    ]);
    await workspace.call('POST', `/v1/maintenance/runs/${run.id}/confirm`);
    await expect.poll(async () => (await runOf(workspace, run.id)).status).toBe('done');
    expect((await list()).body.data).toMatchObject([
      { stats: { memories_pruned: 30 }, scopes: [{ ...shown, removed: 30 }], reason: null },
    ]);
    await workspace.call('DELETE', '/v1/users/zoe-77');
    expect(await placesOf('zoe-77')).toEqual([]);
  });

  it('goes newest first, page by page, and shows no other workspace', async () => {
    const [workspace, other] = [await createWorkspace(), await createWorkspace()];
    const tasks = ['outbox', 'retention', 'vector_rebuild'] as const;
    for (const task of tasks) await runTask(workspace, task);
    await runTask(other, 'outbox');
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await workspace.call<{ data: { task: string }[]; next_cursor: string | null }>(
        'GET',
        `/v1/maintenance/runs?limit=1${cursor}`,
      );
      seen.push(...page.body.data.map(({ task }) => task));
      if (page.body.next_cursor === null) break;
      cursor = `&cursor=${page.body.next_cursor}`;
    }
    expect(seen).toEqual(tasks.toReversed());
  });

  it('tells a bad filter by its name', async () => {
    const workspace = await createWorkspace();
    expectProblem(await workspace.call('GET', '/v1/maintenance/runs?task=dream'), 422, 'task');
  });
});
