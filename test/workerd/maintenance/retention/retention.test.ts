/**
 * Retention. Who sets a window wants what is past it gone, from every index, and nothing else: neither what somebody still
 * uses, nor what a conversation taught before its messages went.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tidyIndexes } from '../../../../src/maintenance/erasure/tidy-indexes.ts';
import { outboxDeps } from '../../../../src/maintenance/job-deps.ts';
import { drainOutbox } from '../../../../src/maintenance/outbox.ts';
import { removeExpired } from '../../../../src/maintenance/retention/remove-expired.ts';
import { retainSlice } from '../../../../src/maintenance/retention/retain.ts';
import { SLICE_MAX_QUERIES, type SliceEnd } from '../../../../src/maintenance/task.ts';
import {
  ASKED_SCOPES_MAX,
  type Asked,
  type AskedScope,
  alsoAsked,
  NOTHING_ASKED,
} from '../../../../src/memory/lifetime/consent.ts';
import { Database } from '../../../../src/store/database.ts';
import { isStale } from '../../../../src/store/erasure/indexes.ts';
import { RunCounts } from '../../../../src/store/operations/run-counts.ts';
import { dyingAfter } from '../../support/scenes/erasure-failure.ts';
import { newMark } from '../../support/scenes/erasure-scene.ts';
import { agreedOf, asRun } from '../../support/scenes/maintenance.ts';
import {
  archivedTalk,
  DAY_MS,
  deletedDaysAgo,
  endedDaysAgo,
  expiredDaysAgo,
  firstSlice,
  isThere,
  retain,
  retentionDeps,
  seqsOf,
  WINDOWS,
} from '../../support/scenes/retention.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  rememberEvent,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { placesOf, rowsOf } from '../../support/storage/databases.ts';
import { failingD1, INJECTED } from '../../support/storage/failing-database.ts';
import { placesInObjects, vectorRows } from '../../support/storage/raw-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Works off what retention owes to other stores, as the queue does, and has cron tidy. */
async function settle(workspace: TestWorkspace) {
  const db = new Database(testEnv.WORKSPACE_DB, Date.now);
  await drainOutbox(outboxDeps(testEnv, db, workspace.id, 'WORKSPACE_DB'), workspace.id, Date.now());
  await removeExpired(db, 'workspace', Date.now() + 2 * DAY_MS);
  await tidyIndexes(db);
}

describe('an account', () => {
  it('loses what expired a month ago and audit rows of a year ago, and nothing else', async () => {
    const workspace = await createWorkspace();
    const kept = { content: 'Prefers short answers.', kind: 'preference', tier: 'account', user_id: 'ana' };
    const add = async (more: Record<string, unknown>) =>
      (await workspace.call<{ id: string }>('POST', '/v1/memories', { ...kept, ...more })).body.id;
    const soon = new Date(Date.now() + 60_000).toISOString();
    const [lasting, expiring] = [await add({}), await add({ content: 'Prefers tables.', expires_at: soon })];
    const db = new Database(testEnv.ACCOUNT_DB, Date.now);
    const idsAt = async (days: number) => {
      await removeExpired(db, 'account', Date.now() + days * DAY_MS);
      const rows = await rowsOf<{ id: string }>('SELECT id FROM account_memories', [], testEnv.ACCOUNT_DB);
      return [lasting, expiring].map((id) => rows.some((row) => row.id === id));
    };
    const auditRows = () =>
      rowsOf('SELECT 1 FROM audit_log WHERE workspace_id = ?', [workspace.id], testEnv.ACCOUNT_DB);
    expect(await idsAt(29)).toEqual([true, true]);
    expect(await idsAt(31)).toEqual([true, false]);
    expect((await auditRows()).length).toBeGreaterThan(0);
    expect(await idsAt(366)).toEqual([true, false]);
    expect(await auditRows()).toEqual([]);
  });
});

/** Where a summary tells what was said; it stays. */
const TOLD = /\.(chunks|conversations|snapshots)(_|$)/;

describe('messages past their window', () => {
  it('are found nowhere: in no table, no shadow of an index, no object', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const conversation = await archivedTalk(workspace, `The ferry ${mark} left late.`, 61);
    expect(await placesOf(mark)).toContain('WORKSPACE_DB.events_fts_data');
    expect(await placesInObjects(mark, workspace, [conversation])).not.toEqual([]);
    const { end, stats } = await retain(retentionDeps(workspace));
    expect([end.kind, stats]).toEqual(['done', { events_removed: 2 }]);
    await settle(workspace);
    expect((await placesOf(mark)).filter((place) => !TOLD.test(place))).toEqual([]);
    expect(await placesInObjects(mark, workspace, [conversation])).toEqual([]);
    expect(await isStale(new Database(testEnv.WORKSPACE_DB, Date.now), 'events')).toBe(false);
  });

  it('leave the conversation, its summary, its notes and what was learnt in it', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const base = `/v1/conversations/${conversation}`;
    await exchange(workspace, conversation, 'Remember that I live in Porto.', 'Noted.');
    await workspace.call('PUT', `${base}/scratchpad/plan`, { plan: 'b' });
    await workspace.call('POST', `${base}/archive`);
    await endedDaysAgo(conversation, 61);
    const kept = async () => ({
      summary: (await workspace.call<{ rolling_summary: string | null }>('GET', base)).body,
      notes: (await workspace.call('GET', `${base}/scratchpad`)).body,
      chunks: await rowsOf('SELECT id, content FROM chunks WHERE conversation_id = ?', [conversation]),
      snapshots: await rowsOf('SELECT id FROM snapshots WHERE conversation_id = ?', [conversation]),
      memories: await rowsOf(
        'SELECT id, content, status, revision FROM memories WHERE source_conversation_id = ?',
        [conversation],
      ),
      observations: await rowsOf('SELECT id, event_id FROM memory_observations WHERE workspace_id = ?', [
        workspace.id,
      ]),
    });
    const before = await kept();
    expect(before.chunks.length).toBeGreaterThan(0);
    expect(before.memories.length).toBeGreaterThan(0);
    await retain(retentionDeps(workspace));
    await settle(workspace);
    expect(await seqsOf(conversation)).toEqual([]);
    expect(await kept()).toEqual(before);
    const found = await workspace.call<{ data: { content: string }[] }>('POST', '/v1/search', {
      query: 'Where do I live?',
      user_id: 'ana',
    });
    expect(JSON.stringify(found.body)).toContain('Porto');
  });

  it('leave a conversation that answers as an archived one does', async () => {
    const workspace = await createWorkspace();
    const conversation = await archivedTalk(workspace, 'The ferry left late.', 61);
    await retain(retentionDeps(workspace));
    await settle(workspace);
    const turn = await takeTurn(workspace, conversation, 'As we said, what of the ferry?');
    expect([turn.status, (turn.body as unknown as { reason: string }).reason]).toEqual([
      409,
      'conversation_archived',
    ]);
    expect((await liveHistory(workspace, conversation)).messages).toEqual([]);
    const events = await workspace.call<{ data: unknown[] }>(
      'GET',
      `/v1/conversations/${conversation}/events`,
    );
    expect([events.status, events.body.data]).toEqual([200, []]);
    const listed = await workspace.call<{ data: { id: string }[] }>(
      'GET',
      '/v1/conversations?status=archived&user_id=ana',
    );
    expect(listed.body.data.map(({ id }) => id)).toContain(conversation);
  });

  it('are kept for ever unless a window is set', async () => {
    const workspace = await createWorkspace();
    const conversation = await archivedTalk(workspace, 'The ferry left late.', 10_000);
    const { end, stats } = await retain(retentionDeps(workspace, {}));
    expect([end.kind, stats]).toEqual(['done', {}]);
    expect(await seqsOf(conversation)).toEqual([1, 2]);
  });

  it.each<[what: string, change: (conversation: string) => Promise<unknown>]>([
    ['ended inside the window', (id) => endedDaysAgo(id, 59)],
    ['is idle', (id) => rowsOf(`UPDATE conversations SET status = 'idle' WHERE id = ? RETURNING 1`, [id])],
    [
      'is active',
      (id) =>
        rowsOf(`UPDATE conversations SET status = 'active', ended_at = NULL WHERE id = ? RETURNING 1`, [id]),
    ],
    [
      'is owed a compaction',
      (id) =>
        rowsOf(
          `INSERT INTO outbox_jobs (workspace_id, kind, target_id, run_after, created_at)
            SELECT workspace_id, 'compact', id, 9e15, 1 FROM conversations WHERE id = ? RETURNING 1`,
          [id],
        ),
    ],
    [
      'has a compaction that somebody is to look at',
      (id) =>
        rowsOf(
          `INSERT INTO compactions (id, workspace_id, conversation_id, start_seq, end_seq, status, created_at)
            SELECT 'cmp_' || id, workspace_id, id, last_seq + 1, last_seq + 2, 'failed', 1 FROM conversations WHERE id = ? RETURNING 1`,
          [id],
        ),
    ],
  ])('stay while their conversation %s', async (_, change) => {
    const workspace = await createWorkspace();
    const conversation = await archivedTalk(workspace, 'The ferry left late.', 61);
    await change(conversation);
    const { stats } = await retain(retentionDeps(workspace));
    expect(stats).toEqual({});
    expect(await seqsOf(conversation)).toEqual([1, 2]);
  });

  it('stay when their conversation is opened again between the look and the removal', async () => {
    const workspace = await createWorkspace();
    const conversation = await archivedTalk(workspace, 'The ferry left late.', 61);
    const deps = retentionDeps(workspace);
    const { batch } = deps.db;
    vi.spyOn(deps.db, 'batch').mockImplementation(async (step, statements) => {
      if (step === 'retention.remove_events')
        await rowsOf(`UPDATE conversations SET status = 'active', ended_at = NULL WHERE id = ? RETURNING 1`, [
          conversation,
        ]);
      return batch.call(deps.db, step, statements) as never;
    });
    const { stats } = await retain(deps);
    expect(stats).toEqual({});
    expect(await seqsOf(conversation)).toEqual([1, 2]);
    expect(
      await rowsOf(`SELECT 1 FROM audit_log WHERE actor = 'retention' AND workspace_id = ?`, [workspace.id]),
    ).toEqual([]);
  });

  it('of another workspace are its own concern', async () => {
    const [own, other] = [await createWorkspace(), await createWorkspace()];
    const theirs = await archivedTalk(other, 'The ferry left late.', 61);
    await retain(retentionDeps(own));
    expect(await seqsOf(theirs)).toEqual([1, 2]);
  });
});

describe('an erasure after retention', () => {
  it('of the conversation still takes what was learnt in it', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const conversation = await archivedTalk(workspace, `Remember that I work on ${mark}.`, 61);
    await retain(retentionDeps(workspace));
    await workspace.call('DELETE', `/v1/conversations/${conversation}`);
    await settle(workspace);
    expect(await placesOf(mark)).toEqual([]);
  });

  it('of a memory still takes the summary that tells it', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const conversation = await archivedTalk(workspace, `Remember that I work on ${mark}.`, 61);
    const [memory] = await rowsOf<{ id: string }>(
      'SELECT id FROM memories WHERE source_conversation_id = ?',
      [conversation],
    );
    await retain(retentionDeps(workspace));
    expect(await placesOf(mark)).toContain('WORKSPACE_DB.chunks');
    await workspace.call('DELETE', `/v1/memories/${memory?.id}?user_id=ana`);
    await settle(workspace);
    expect(await placesOf(mark)).toEqual([]);
    await vi.waitFor(
      async () =>
        expect(await rowsOf('SELECT kind FROM outbox_jobs WHERE target_id = ?', [conversation])).toEqual([]),
      { timeout: 10_000, interval: 100 },
    );
  });
});

describe('memories past their window', () => {
  it.each([
    ['deleted', deletedDaysAgo],
    ['expired', expiredDaysAgo],
  ] as const)('that are %s are found nowhere, and their vectors go', async (_, age) => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const memory = await remember(workspace, `keeps a boat called ${mark}`, { tags: [mark] });
    const kept = await remember(workspace, 'keeps a dog');
    await settle(workspace);
    // A deletion is remembered by its id alone, so that an older write cannot undo it.
    const vectorsOwned = async (id: string) => {
      const rows = Object.values(await vectorRows(workspace)).flat();
      return rows.filter((row) => row.includes(id) && !row.endsWith('null'));
    };
    expect(await vectorsOwned(memory)).toHaveLength(1);
    await age(memory, 31);
    const { stats } = await retain(retentionDeps(workspace));
    expect(stats).toEqual({ memories_removed: 1 });
    await settle(workspace);
    expect(await placesOf(mark)).toEqual([]);
    for (const table of ['memory_observations', 'memory_injections'])
      expect(await rowsOf(`SELECT 1 FROM ${table} WHERE memory_id = ?`, [memory])).toEqual([]);
    expect(await rowsOf('SELECT 1 FROM memory_embeddings WHERE owner_id = ?', [memory])).toEqual([]);
    expect(await isThere('memories', kept)).toBe(true);
    expect(
      await rowsOf('SELECT action FROM audit_log WHERE target_id = ? AND actor = ?', [memory, 'retention']),
    ).toEqual([{ action: 'memory.expire' }]);
    expect([await vectorsOwned(memory), (await vectorsOwned(kept)).length]).toEqual([[], 1]);
  });

  it('stay through their days of grace', async () => {
    const workspace = await createWorkspace();
    const [deleted, expired] = [
      await remember(workspace, 'keeps a boat'),
      await remember(workspace, 'keeps a dog'),
    ];
    await deletedDaysAgo(deleted, 29);
    await expiredDaysAgo(expired, 29);
    expect((await retain(retentionDeps(workspace))).stats).toEqual({});
  });

  it('do not bring back what they had replaced, and superseded ones stay for who asks about the past', async () => {
    const workspace = await createWorkspace();
    const home = { topic_key: 'home' };
    const old = await remember(workspace, 'lives in Porto', home);
    const recent = await remember(workspace, 'lives in Lisbon', home);
    await rowsOf('UPDATE memories SET updated_at = 1, valid_to = valid_to WHERE id = ? RETURNING 1', [old]);
    await expiredDaysAgo(recent, 31);
    expect((await retain(retentionDeps(workspace))).stats).toEqual({ memories_removed: 1 });
    expect(
      await rowsOf('SELECT status, superseded_by, valid_to IS NULL AS open FROM memories WHERE id = ?', [
        old,
      ]),
    ).toEqual([{ status: 'superseded', superseded_by: null, open: 0 }]);
  });

  it('stay while a conversation that may go on shows them', async () => {
    const workspace = await createWorkspace();
    const memory = await rememberEvent(workspace, 'keeps a boat called Zephyr');
    const conversation = await openConversation(workspace);
    const turn = await exchange(workspace, conversation, 'What is my boat called?', 'I know.');
    expect(turn.injection.memory_ids).toContain(memory);
    await expiredDaysAgo(memory, 31);
    expect((await retain(retentionDeps(workspace))).stats).toEqual({});
    await workspace.call('POST', `/v1/conversations/${conversation}/archive`);
    expect((await retain(retentionDeps(workspace))).stats).toEqual({ memories_removed: 1 });
    await settle(workspace);
    expect(await placesInObjects('Zephyr', workspace, [conversation])).toEqual([]);
  });

  it('stay as working memory of a conversation that may go on, and while a compaction of theirs is owed', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const working = await remember(workspace, 'wants the blue one', {
      tier: 'conversation',
      conversation_id: conversation,
    });
    const learnt = await remember(workspace, 'keeps a boat');
    await rowsOf('UPDATE memories SET source_conversation_id = ? WHERE id = ? RETURNING 1', [
      conversation,
      learnt,
    ]);
    await rowsOf(
      `INSERT INTO outbox_jobs (workspace_id, kind, target_id, run_after, created_at) VALUES (?, 'compact', ?, 9e15, 1) RETURNING 1`,
      [workspace.id, conversation],
    );
    for (const id of [working, learnt]) await expiredDaysAgo(id, 31);
    expect((await retain(retentionDeps(workspace))).stats).toEqual({});
  });

  it('stay when they are given a new life between the look and the removal', async () => {
    const workspace = await createWorkspace();
    const memory = await remember(workspace, 'keeps a boat');
    await expiredDaysAgo(memory, 31);
    const deps = retentionDeps(workspace);
    const { batch } = deps.db;
    vi.spyOn(deps.db, 'batch').mockImplementation(async (step, statements) => {
      if (step === 'retention.remove_memories')
        await rowsOf('UPDATE memories SET expires_at = NULL WHERE id = ? RETURNING 1', [memory]);
      return batch.call(deps.db, step, statements) as never;
    });
    expect((await retain(deps)).stats).toEqual({});
    expect(await isThere('memories', memory)).toBe(true);
    expect(await rowsOf('SELECT 1 FROM memory_observations WHERE memory_id = ?', [memory])).toHaveLength(1);
  });
});

/** Audit rows, runs and a model, each old and new. */
async function addRows(workspace: TestWorkspace) {
  const at = (days: number) => Date.now() - days * DAY_MS;
  const id = (name: string) => `${name}_${workspace.id}`;
  for (const [name, days] of [
    ['old', 366],
    ['new', 364],
  ] as const)
    await rowsOf(
      `INSERT INTO audit_log (id, workspace_id, actor, action, target_id, created_at) VALUES (?, ?, 'a', 'b', 'c', ?) RETURNING 1`,
      [id(`aud_${name}`), workspace.id, at(days)],
    );
  for (const [name, status, days] of [
    ['done', 'done', 31],
    ['failed', 'failed', 31],
    ['new', 'done', 29],
    ['asking', 'needs_confirmation', null],
    ['running', 'running', null],
  ] as const)
    await rowsOf(
      `INSERT INTO maintenance_runs (id, workspace_id, task, due_at, status, finished_at) VALUES (?, ?, ?, 1, ?, ?) RETURNING 1`,
      [id(`run_${name}`), workspace.id, name, status, days === null ? null : at(days)],
    );
  await rowsOf(
    `INSERT INTO outbox_jobs (workspace_id, kind, target_id, status, run_after, created_at) VALUES (?, 'deliver', 'x', 'parked', 1, 1) RETURNING 1`,
    [workspace.id],
  );
  await rowsOf(
    `INSERT INTO erasures (id, workspace_id, kind, created_at, finished_at) VALUES (?, ?, 'user', 1, 1) RETURNING 1`,
    [id('era'), workspace.id],
  );
  return id;
}

describe('rows that are kept for a time', () => {
  it('go when it is over: old audit rows and finished runs; receipts and parked jobs stay', async () => {
    const workspace = await createWorkspace();
    const id = await addRows(workspace);
    const { stats } = await retain(retentionDeps(workspace));
    expect(stats).toEqual({ audit_entries_removed: 1, runs_removed: 2 });
    const there = async (table: string, names: string[]) =>
      Promise.all(names.map((name) => isThere(table, id(name))));
    expect(await there('audit_log', ['aud_old', 'aud_new'])).toEqual([false, true]);
    expect(
      await there('maintenance_runs', ['run_done', 'run_failed', 'run_new', 'run_asking', 'run_running']),
    ).toEqual([false, false, true, true, true]);
    expect(await there('erasures', ['era'])).toEqual([true]);
    expect(
      await rowsOf(`SELECT 1 FROM outbox_jobs WHERE workspace_id = ? AND status = 'parked'`, [workspace.id]),
    ).toHaveLength(1);
  });

  it('stay for ever where the workspace wants its audit log whole', async () => {
    const workspace = await createWorkspace();
    const id = await addRows(workspace);
    await retain(retentionDeps(workspace, { audit_retention_days: null }));
    expect(await isThere('audit_log', id('aud_old'))).toBe(true);
  });
});

describe('the vectors of a retired model', () => {
  /** A model with one embedding of a memory. */
  async function addModel(workspace: TestWorkspace, model: string, retiredDaysAgo: number | null) {
    const memory = await remember(workspace, `something of ${model}`);
    await rowsOf(
      `INSERT INTO memory_embeddings SELECT owner_id, ?, owner, workspace_id, scope, 1, zeroblob(4), created_at
        FROM memory_embeddings WHERE owner_id = ? RETURNING 1`,
      [model, memory],
    );
    await rowsOf(
      `INSERT INTO embedding_models (workspace_id, model, dimensions, created_at, retired_at) VALUES (?, ?, 1, 1, ?) RETURNING 1`,
      [workspace.id, model, retiredDaysAgo === null ? null : Date.now() - retiredDaysAgo * DAY_MS],
    );
    return memory;
  }
  const modelsOf = async (workspace: TestWorkspace) =>
    (
      await rowsOf<{ model: string }>(
        `SELECT DISTINCT model FROM memory_embeddings WHERE workspace_id = ?1 AND model LIKE 'm-%'
          UNION SELECT model FROM embedding_models WHERE workspace_id = ?1 ORDER BY model`,
        [workspace.id],
      )
    ).map(({ model }) => model);

  it('go a day later, from its index before the database forgets them', async () => {
    const workspace = await createWorkspace();
    const owner = await addModel(workspace, 'm-old', 2);
    await addModel(workspace, 'm-recent', 0.5);
    await addModel(workspace, 'm-serving', null);
    const removed: unknown[] = [];
    const deps = {
      ...retentionDeps(workspace),
      removeRetiredVectors: async (model: unknown, owners: readonly string[]) => {
        removed.push([model, owners, await modelsOf(workspace)]);
      },
    };
    expect((await retain(deps)).stats).toEqual({ embeddings_removed: 1 });
    expect(removed).toEqual([
      [{ model: 'm-old', dimensions: 1 }, [owner], ['m-old', 'm-recent', 'm-serving']],
    ]);
    expect(await modelsOf(workspace)).toEqual(['m-recent', 'm-serving']);
  });

  it('stay while their index does not answer, and when the model serves again meanwhile', async () => {
    const workspace = await createWorkspace();
    await addModel(workspace, 'm-old', 2);
    const failing = async () => {
      throw new Error('index down');
    };
    await expect(
      (async () => retain({ ...retentionDeps(workspace), removeRetiredVectors: failing }))(),
    ).rejects.toThrow('index down');
    expect(await modelsOf(workspace)).toEqual(['m-old']);
    const takenBack = async () => {
      await rowsOf('UPDATE embedding_models SET retired_at = NULL WHERE workspace_id = ? RETURNING 1', [
        workspace.id,
      ]);
    };
    const again = await retain({ ...retentionDeps(workspace), removeRetiredVectors: takenBack });
    expect([again.stats, await modelsOf(workspace)]).toEqual([{}, ['m-old']]);
    expect((await retain(retentionDeps(workspace))).stats).toEqual({});
  });
});

/** Everything that retention removes, once each. */
async function addEverything(workspace: TestWorkspace, mark: string) {
  const conversation = await archivedTalk(workspace, `The ferry ${mark} left late.`, 61);
  const group = await archivedTalk(workspace, `The train ${mark} left late.`, 61, {
    shared: true,
    user_id: undefined,
  });
  const memories = [await remember(workspace, `boat ${mark}`), await remember(workspace, `dog ${mark}`)];
  await deletedDaysAgo(memories[0] ?? '', 31);
  await expiredDaysAgo(memories[1] ?? '', 31);
  await addRows(workspace);
  return { conversation, group, memories };
}
const EVERYTHING = {
  audit_entries_removed: 1,
  runs_removed: 2,
  events_removed: 4,
  memories_removed: 2,
} as const;

describe('a run that dies', () => {
  it('after any of its round trips is gone on with, and has counted what went, once', async () => {
    let deaths = 0;
    for (let roundTrips = 1, died = true; died; roundTrips++) {
      const workspace = await createWorkspace();
      const { conversation, group, memories } = await addEverything(workspace, newMark());
      const { stats } = await asRun(workspace, async (runId) => {
        const deps = retentionDeps(workspace);
        const next = async () =>
          retainSlice({ ...deps, counts: new RunCounts(deps.db, runId) }, firstSlice());
        ({ died } = await dyingAfter(roundTrips, () => next().catch(() => null)));
        expect((await next()).kind).toBe('done');
      });
      expect(stats).toEqual(EVERYTHING);
      deaths++;
      expect([...(await seqsOf(conversation)), ...(await seqsOf(group))]).toEqual([]);
      for (const id of memories) expect(await isThere('memories', id)).toBe(false);
      const jobs = await rowsOf<{ target_id: string }>(
        `SELECT target_id FROM outbox_jobs WHERE workspace_id = ? AND target_id LIKE 'retention:%' ORDER BY 1`,
        [workspace.id],
      );
      expect(jobs.map(({ target_id }) => target_id)).toEqual(
        [conversation, group].map((id) => `retention:${id}`).sort(),
      );
    }
    expect(deaths).toBeGreaterThan(8);
  });

  it('within a batch has removed nothing of it', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    await addEverything(workspace, mark);
    const before = await rowsOf('SELECT count(*) AS n FROM events WHERE workspace_id = ?', [workspace.id]);
    const watch = { statements: 0, longest: 0 };
    for (let after = 0; after <= Math.max(1, watch.statements); after++)
      await expect(
        (async () => {
          await retain(
            retentionDeps(workspace, WINDOWS, failingD1(after, watch, /delete from events where/)),
          );
        })(),
      ).rejects.toThrow();
    expect(await rowsOf('SELECT count(*) AS n FROM events WHERE workspace_id = ?', [workspace.id])).toEqual(
      before,
    );
    expect(watch.statements).toBeGreaterThan(5);
    expect(String(INJECTED)).toContain('overflow');
    expect((await retain(retentionDeps(workspace))).stats).toMatchObject({
      events_removed: 4,
      memories_removed: 2,
    });
  });

  it('is no harm when two overlap: each row goes once and is counted once', async () => {
    const workspace = await createWorkspace();
    await addEverything(workspace, newMark());
    const runs = await Promise.all([1, 2, 3].map(() => retain(retentionDeps(workspace))));
    const names = Object.keys(EVERYTHING) as (keyof typeof EVERYTHING)[];
    const sum = (name: (typeof names)[number]) => runs.reduce((n, { stats }) => n + (stats[name] ?? 0), 0);
    expect(names.map((name) => [name, sum(name)])).toEqual(Object.entries(EVERYTHING));
  });
});

/** Adds messages to a conversation without the service: thousands at once. */
const addMessages = (workspace: TestWorkspace, conversation: string, n: number) =>
  testEnv.WORKSPACE_DB.prepare(
    `INSERT INTO events (id, workspace_id, conversation_id, scope, seq, role, content, tokens, dedupe_key, occurred_at, created_at)
      WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 + 9)
      SELECT 'evt_' || ?3 || i, ?2, ?3, 's', i, 'user', 'said', 1, 'm' || i, 1, 1 FROM n`,
  )
    .bind(n, workspace.id, conversation)
    .run();

/** A scope of a test, in its own workspace: no two workspaces share one. */
const scopeIn = (workspace: TestWorkspace, scope = 's') => `${workspace.id}·${scope}`;

/** Adds memories of one scope, the first `over` of which expired long ago. */
const addMemories = (workspace: TestWorkspace, n: number, over: number, scope = 's') =>
  testEnv.WORKSPACE_DB.prepare(
    `INSERT INTO memories (id, workspace_id, scope, tier, visibility, kind, content, content_key, importance, lifetime, source,
        accessed_at, created_at, updated_at, expires_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
      SELECT 'mem_' || ?3 || ?2 || i, ?2, ?3, 'workspace', 'shared', 'fact', 'fact ' || i, ?2 || ?3 || i, 0.5, 'long_term', 'api', 1, 1, 1,
        iif(i <= ?4, 2, NULL) FROM n`,
  )
    .bind(n, workspace.id, scopeIn(workspace, scope), over)
    .run();

/** A question to which somebody says yes. */
const asked = (...scopes: Omit<AskedScope, 'removed'>[]): Asked => scopes.reduce(alsoAsked, NOTHING_ASKED);

describe('a large store', () => {
  it('is worked off in slices that stay within the queries of an invocation', {
    timeout: 60_000,
  }, async () => {
    const workspace = await createWorkspace();
    const conversation = await archivedTalk(workspace, 'The ferry left late.', 61);
    await addMessages(workspace, conversation, 30_000);
    await addMemories(workspace, 2_000, 1_500);
    const yes = asked(
      { what: 'events', scope: null, wouldRemove: 30_002, of: 30_002 },
      { what: 'memories', scope: scopeIn(workspace), wouldRemove: 1_500, of: 2_000 },
    );
    const run = await retain(retentionDeps(workspace), firstSlice(), yes);
    expect([run.end.kind, run.stats]).toEqual(['done', { events_removed: 30_002, memories_removed: 1_500 }]);
    expect(run.slices).toBeGreaterThan(1);
    expect(run.mostQueries).toBeLessThanOrEqual(SLICE_MAX_QUERIES);
    expect(await seqsOf(conversation)).toEqual([]);
  });
});

describe('a run that would remove a large share', () => {
  type Asking = Extract<SliceEnd, { kind: 'needs_confirmation' }>;
  const askedOf = async (workspace: TestWorkspace): Promise<Asking | null> => {
    const { end } = await retain(retentionDeps(workspace));
    return end.kind === 'needs_confirmation' ? end : null;
  };
  const asking = async (workspace: TestWorkspace): Promise<Asking> => {
    const end = await askedOf(workspace);
    if (end === null) throw new Error('it does not ask');
    return end;
  };
  const confirm = (workspace: TestWorkspace, end: Asking, settings?: Record<string, unknown>) =>
    retain(retentionDeps(workspace, settings), firstSlice({ cursor: end.cursor }), end.asked);
  const counts = async (workspace: TestWorkspace) =>
    rowsOf<{ n: number }>(
      `SELECT count(*) AS n FROM events WHERE workspace_id = ?1 UNION ALL SELECT count(*) FROM memories WHERE workspace_id = ?1`,
      [workspace.id],
    ).then((rows) => rows.map(({ n }) => n));
  /** Has `n` memories of a scope have expired long ago that had not when the run asked. */
  const expireMore = (workspace: TestWorkspace, scope: string, n: number) =>
    rowsOf(
      `UPDATE memories SET expires_at = 2 WHERE row_id IN
        (SELECT row_id FROM memories WHERE scope = ? AND expires_at IS NULL LIMIT ?) RETURNING 1`,
      [scopeIn(workspace, scope), n],
    );

  it('asks first, removes nothing of that until somebody says yes, and then goes on', async () => {
    const workspace = await createWorkspace();
    const conversation = await archivedTalk(workspace, 'The ferry left late.', 61);
    await addMessages(workspace, conversation, 200);
    await addMemories(workspace, 200, 41);
    await addRows(workspace);
    const before = await counts(workspace);
    const first = await retain(retentionDeps(workspace));
    const scope = scopeIn(workspace);
    expect(first.end).toMatchObject({
      kind: 'needs_confirmation',
      reason:
        'would remove 202 of the 202 events of the workspace and 41 of the 200 memories of 1 scope: more than 20 % of each',
      asked: {
        scopes: [
          { what: 'events', scope: null, wouldRemove: 202, of: 202, removed: 0 },
          { what: 'memories', scope, wouldRemove: 41, of: 200, removed: 0 },
        ],
        leftOut: { scopes: 0, wouldRemove: 0 },
      },
    });
    // What is never asked for does not wait.
    expect(first.stats).toEqual({ audit_entries_removed: 1, runs_removed: 2 });
    expect(await counts(workspace)).toEqual(before);
    const end = first.end as Asking;
    const again = await retainSlice(retentionDeps(workspace), firstSlice({ cursor: end.cursor }));
    expect(again.kind, 'nobody said yes').toBe('needs_confirmation');
    const confirmed = await confirm(workspace, end);
    expect([confirmed.end.kind, confirmed.stats]).toEqual([
      'done',
      { events_removed: 202, memories_removed: 41 },
    ]);
  });

  it('removes no more than it asked for, whatever the settings become meanwhile', async () => {
    const workspace = await createWorkspace();
    const old = await archivedTalk(workspace, 'The ferry left late.', 61);
    const recent = await archivedTalk(workspace, 'The train left late.', 5);
    await addMessages(workspace, old, 200);
    const end = await asking(workspace);
    const shorter = await confirm(workspace, end, { ...WINDOWS, event_retention_days: 1 });
    expect(shorter.stats).toEqual({ events_removed: 202 });
    expect(await seqsOf(recent)).toEqual([1, 2]);
    const kept = await confirm(workspace, end, { ...WINDOWS, event_retention_days: null });
    expect(kept.stats).toEqual({});
  });

  it('removes no more of any scope than was shown, and nothing of one that has grown since: it asks again', async () => {
    const workspace = await createWorkspace();
    await addMemories(workspace, 100, 30, 'shown');
    await addMemories(workspace, 100, 5, 'small');
    await addMemories(workspace, 100, 0, 'other');
    const first = await retain(retentionDeps(workspace));
    expect(first.stats, 'a small share is not asked for').toEqual({ memories_removed: 5 });
    const end = first.end as Asking;
    await expireMore(workspace, 'shown', 10);
    await expireMore(workspace, 'other', 60);
    const confirmed = await confirm(workspace, end);
    expect(confirmed.stats).toEqual({ memories_removed: 30 });
    expect(confirmed.end).toMatchObject({
      kind: 'needs_confirmation',
      asked: { scopes: [{ scope: scopeIn(workspace, 'other'), wouldRemove: 60, of: 100 }] },
    });
  });

  it('keeps to what was agreed although it dies in between', async () => {
    for (let roundTrips = 1, died = true; died; roundTrips++) {
      const workspace = await createWorkspace();
      await addMemories(workspace, 300, 250, 'shown');
      const end = await asking(workspace);
      await expireMore(workspace, 'shown', 50);
      const { stats } = await asRun(
        workspace,
        async (runId) => {
          const deps = retentionDeps(workspace);
          const next = async () =>
            retainSlice(
              { ...deps, counts: new RunCounts(deps.db, runId) },
              firstSlice({ cursor: end.cursor, agreed: await agreedOf(runId) }),
            );
          ({ died } = await dyingAfter(roundTrips, () => next().catch(() => null)));
          await next();
        },
        end.asked,
      );
      expect(stats).toEqual({ memories_removed: 250 });
      expect(await counts(workspace)).toEqual([0, 50]);
    }
  });

  it('shows twenty scopes, does not touch the others when somebody agrees, and asks about those', async () => {
    const workspace = await createWorkspace();
    for (let i = 0; i < 23; i++)
      await addMemories(workspace, 40, 40 - i * 0.5, `scope ${String(i).padStart(2, '0')}`);
    const end = await asking(workspace);
    expect(end.asked.scopes).toHaveLength(ASKED_SCOPES_MAX);
    expect(end.asked.leftOut.scopes).toBe(3);
    expect(end.reason).toMatch(
      / memories of 20 scopes: .*; asked about next, and not covered: \d+ memories of 3 more$/,
    );
    const shown = end.asked.scopes.reduce((sum, { wouldRemove }) => sum + wouldRemove, 0);
    const confirmed = await confirm(workspace, end);
    expect(confirmed.stats).toEqual({ memories_removed: shown });
    expect(confirmed.end).toMatchObject({ asked: { scopes: { length: 3 } } });
    const last = await confirm(workspace, confirmed.end as Asking);
    expect([last.end.kind, last.stats]).toEqual([
      'done',
      { memories_removed: end.asked.leftOut.wouldRemove },
    ]);
  });

  it('looks at each scope by itself: one is not emptied because others are full', async () => {
    const workspace = await createWorkspace();
    await addMemories(workspace, 1_000, 0, 'full');
    await addMemories(workspace, 100, 30, 'other');
    expect((await askedOf(workspace))?.reason).toContain('30 of the 100 memories of 1 scope');
  });

  it('does not ask for a small store, nor for a small share of a large one', async () => {
    const workspace = await createWorkspace();
    await addMemories(workspace, 30, 20, 'small');
    await addMemories(workspace, 1_000, 200, 'large');
    expect(await askedOf(workspace)).toBeNull();
  });
});
