/** Memories past their window. Who sets one wants what nobody uses any more gone, and nothing that somebody does. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newMark } from '../../support/scenes/erasure-scene.ts';
import {
  DAY_MS,
  deletedDaysAgo,
  expiredDaysAgo,
  isThere,
  retain,
  retentionDeps,
} from '../../support/scenes/retention.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  rememberEvent,
  type TestWorkspace,
} from '../../support/service/workspace.ts';
import { placesOf, rowsOf } from '../../support/storage/databases.ts';
import { placesInObjects, vectorRows } from '../../support/storage/raw-storage.ts';
import { addRows, settle } from './kept-rows.ts';

afterEach(() => {
  vi.restoreAllMocks();
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
