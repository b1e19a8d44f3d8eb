/** Readiness. A deployment that says it is well when it is not gets traffic that it cannot answer, and the other way round none. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { MarkedDatabase } from '../../../src/cli/backup/restore-mark.ts';
import { forgetKeysOf } from '../../../src/http/middleware/authenticate.ts';
import { READINESS_MEMORY_MS } from '../../../src/http/routes/system.ts';
import { runJob } from '../../../src/maintenance/queue.ts';
import { sweep } from '../../../src/maintenance/sweep.ts';
import { readSettings } from '../../../src/memory/settings.ts';
import { makeRun, runsOf } from '../support/scenes/maintenance.ts';
import { expectProblem } from '../support/service/problems.ts';
import { countTrips } from '../support/service/round-trips.ts';
import { call, createWorkspace, testEnv } from '../support/service/workspace.ts';
import { alarmFor, letAlarmCome } from '../support/storage/alarms.ts';
import { sessionStub } from '../support/storage/session.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Ready = { ready: boolean; parts: Record<string, string> };

let at = Date.now();

/** Asks `laterMs` after it was asked last. */
async function readyAfter(laterMs: number) {
  at += laterMs;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(at);
  try {
    return await call<Ready>('GET', '/readyz');
  } finally {
    clock.mockRestore();
  }
}

/** Asks when what was answered before is forgotten. */
const ready = () => readyAfter(READINESS_MEMORY_MS);
const ALL = { account_db: 'ok', workspace_db: 'ok', workspace_db_2: 'ok', vector_index: 'ok' };

describe('a deployment into which a backup is being restored, or was in part', () => {
  it('serves nobody, says how to go on, and changes nothing until it is whole', async () => {
    const workspace = await createWorkspace();
    const marked = await MarkedDatabase.mark(testEnv.ACCOUNT_DB, true, 'some backup');
    const second = await MarkedDatabase.mark(testEnv.WORKSPACE_DB, true, 'some backup');
    forgetKeysOf(workspace.id);
    const restoring = { account_db: 'restoring', workspace_db: 'restoring' };
    expect(await ready()).toMatchObject({
      status: 503,
      body: {
        ready: false,
        parts: { ...ALL, ...restoring },
        reason: expect.stringContaining('npm run restore'),
      },
    });
    const platform = await call('POST', `/webhooks/slack/${workspace.id}`, {});
    expect(expectProblem(platform, 503).type, 'a platform sends it again').toBe(
      'urn:strata:problem:restoring',
    );
    const unknown = { key: 'not-restored-yet' };
    for (const answer of [
      await workspace.call('GET', '/v1/memories'),
      await call('POST', '/v1/turns', {}, unknown),
      await call('POST', '/v1/workspaces', { name: 'new' }, { key: testEnv.ROOT_SECRET }),
    ]) {
      const body = expectProblem(answer, 503);
      expect(body).toMatchObject({
        type: 'urn:strata:problem:restoring',
        detail: expect.stringContaining('npm run restore'),
      });
    }
    const { id } = await makeRun(workspace, 'retention');
    await sweep(testEnv, Date.now() + 7 * DAY_MS);
    await runJob(
      testEnv,
      { task: 'run', runId: id, workspaceId: workspace.id, placement: 'WORKSPACE_DB' },
      Date.now,
    );
    expect(await runsOf(workspace)).toMatchObject([{ id, status: 'due' }]);

    const session = sessionStub(workspace, 'conv_to_come');
    const place = { workspaceId: workspace.id, placement: 'WORKSPACE_DB', settings: readSettings({}) };
    await session.armCompaction({ ...place, conversationId: 'conv_to_come' });
    expect(await letAlarmCome(workspace, 'conv_to_come')).toBe(true);
    expect(
      await alarmFor(workspace, 'conv_to_come', 'compaction'),
      'the conversation may be among what is still to come',
    ).toBeGreaterThan(Date.now());

    await second.unmark();
    expect(await ready()).toMatchObject({ status: 503, body: { parts: { account_db: 'restoring' } } });
    await marked.unmark();
    expect(await ready()).toMatchObject({ status: 200, body: { ready: true } });
    expect((await workspace.call('GET', '/v1/memories')).status).toBe(200);
  });
});

describe('/readyz', () => {
  it('costs no database anything, however often anybody asks', async () => {
    const first = await countTrips(() => ready());
    expect(first.inSequence).toBe(1);
    const { answer, inSequence } = await countTrips(() =>
      Promise.all(Array.from({ length: 50 }, () => readyAfter(1))),
    );
    expect(inSequence).toBe(0);
    for (const again of answer) expect(again.body).toEqual(first.answer.body);
    const late = await countTrips(() =>
      Promise.all([ready(), ...Array.from({ length: 9 }, () => readyAfter(1))]),
    );
    expect(late.inSequence, 'of ten that come when it is forgotten one looks').toBe(1);
  });

  it('tells what has changed once a few seconds have passed, and not before', async () => {
    expect(await ready()).toMatchObject({ status: 200 });
    const marked = await MarkedDatabase.mark(testEnv.WORKSPACE_DB_2, true, 'some backup');
    expect(await readyAfter(READINESS_MEMORY_MS - 1)).toMatchObject({ status: 200, body: { parts: ALL } });
    expect(await readyAfter(1)).toMatchObject({
      status: 503,
      body: { parts: { workspace_db_2: 'restoring' } },
    });
    await marked.unmark();
    expect(await readyAfter(READINESS_MEMORY_MS - 1), 'a bad answer is kept as long').toMatchObject({
      status: 503,
    });
    expect(await readyAfter(1)).toMatchObject({ status: 200, body: { parts: ALL } });
  });

  it('says which part fails, so that traffic stays away and the right thing is mended', async () => {
    expect(await ready()).toMatchObject({ status: 200, body: { ready: true, parts: ALL } });
    const index = testEnv.VECTOR_INDEX.getByName('readiness');
    const rename = {
      vector_index: (from: string, to: string) =>
        runInDurableObject(index, (_, { storage }) => {
          storage.sql.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
        }).then(() => evictDurableObject(index)),
      workspace_db_2: (from: string, to: string) =>
        testEnv.WORKSPACE_DB_2.exec(`ALTER TABLE ${from} RENAME TO ${to}`),
      account_db: (from: string, to: string) =>
        testEnv.ACCOUNT_DB.exec(`ALTER TABLE ${from} RENAME TO ${to}`),
    };
    const needed = { vector_index: 'vectors', workspace_db_2: 'memories_fts', account_db: 'workspaces' };
    const parts = ['vector_index', 'workspace_db_2', 'account_db'] as const;
    const failing: Record<string, string> = { ...ALL };
    for (const part of parts) {
      await rename[part](needed[part], `${needed[part]}_lost`);
      failing[part] = 'failing';
      expect(await ready()).toMatchObject({ status: 503, body: { ready: false, parts: failing } });
    }
    expect((await call('GET', '/healthz')).status).toBe(200);
    for (const part of parts) await rename[part](`${needed[part]}_lost`, needed[part]);
    expect(await ready()).toMatchObject({ status: 200, body: { ready: true, parts: ALL } });
  });
});
