/**
 * Erasing a workspace: a customer leaves. Keys that go on working, rows that nobody can name any more, objects that wake up
 * again are what a customer means by "they still have my data".
 */
import { describe, expect, it, vi } from 'vitest';
import { runJob } from '../../../../src/maintenance/queue.ts';
import type { MaintenanceJob } from '../../../../src/memory/queue-job.ts';
import {
  addDocument,
  insert,
  insertPersona,
  newMark,
  openGroup,
  type Receipt,
  speakInGroup,
  talk,
  tracesOf,
} from '../../support/scenes/erasure-scene.ts';
import { makeKey, withKey } from '../../support/service/keys.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  call,
  createWorkspace,
  remember,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';
import { accountOf, placesOf, rowsOf, rowsWith, tablesOf } from '../../support/storage/databases.ts';
import { sessionRows, vectorRows } from '../../support/storage/raw-storage.ts';
import { vectorsOf } from '../../support/storage/vector-failure.ts';

const ROOT = { key: testEnv.ROOT_SECRET };

const erase = (workspace: TestWorkspace, options: { key: string } = ROOT) =>
  call<Receipt>('DELETE', `/v1/workspaces/${workspace.id}`, undefined, options);

/** A workspace that has something in every table. */
async function fill(workspace: TestWorkspace, user: string, mark: string): Promise<string[]> {
  const { conversation } = await talk(workspace, user, mark);
  const channel = (await workspace.call<{ id: string }>('POST', '/v1/channels', { name: `channel ${mark}` }))
    .body.id;
  const group = await openGroup(workspace, `group ${mark}`);
  await speakInGroup(workspace, group, user, mark);
  await remember(workspace, `workspace ${mark}`, { user_id: user, visibility: 'shared' });
  await remember(workspace, `channel ${mark}`, { user_id: user, tier: 'channel', channel_id: channel });
  await addDocument(workspace, mark, { user_id: user, channel_id: channel });
  await workspace.call(
    'POST',
    '/v1/keys',
    { name: `key ${mark}`, role: 'read' },
    { headers: { 'Idempotency-Key': mark } },
  );
  const own = { workspace_id: workspace.id, created_at: 1 };
  const persona = `per_${newMark()}`;
  await testEnv.WORKSPACE_DB.batch(
    [
      ...insertPersona(workspace, { id: persona, name: mark, mark }),
      insert('persona_revisions', { persona_id: persona, revision: 1, profile: '{}', reason: mark, ...own }),
      insert('webhook_adapters', { adapter: mark, sealed: mark, updated_at: 1, ...own }),
      insert('webhook_aliases', { alias: mark, canonical: mark, ...own }),
      insert('webhook_lanes', { workspace_id: workspace.id, lane: mark, lease_until: 1 }),
      insert('webhook_deliveries', {
        id: `whk_${newMark()}`,
        adapter: 'slack',
        direction: 'in',
        event_key: mark,
        lane: mark,
        status: 'parked',
        happened_at: 1,
        sequence: 0,
        next_try_at: 1,
        payload: mark,
        expires_at: 2,
        updated_at: 1,
        ...own,
      }),
      insert('maintenance_runs', {
        id: `run_${newMark()}`,
        workspace_id: workspace.id,
        task: mark,
        due_at: 1,
        status: 'done',
        stats: '{}',
      }),
      insert('chunks', {
        id: `chk_${newMark()}`,
        scope: 's',
        kind: 'document',
        source: mark,
        start_seq: 1,
        end_seq: 1,
        content: mark,
        tokens: 1,
        ...own,
      }),
    ].map((sql) => testEnv.WORKSPACE_DB.prepare(sql)),
  );
  return [conversation, group];
}

describe('an erased workspace', () => {
  it('leaves nothing in any database or object, and every other workspace as it was', async () => {
    const [workspace, other] = [await createWorkspace(), await createWorkspace()];
    const [mark, kept] = [newMark(), newMark()];
    const conversations = await fill(workspace, 'ana', mark);
    const others = await fill(other, 'ana', kept);
    const [account, otherAccount] = [await accountOf(workspace), await accountOf(other)];
    for (const [id, text] of [
      [account, mark],
      [otherAccount, kept],
    ])
      await testEnv.ACCOUNT_DB.prepare(
        insert('account_memories', {
          id: newMark(),
          account_id: id ?? '',
          user_id: 'ana',
          kind: 'preference',
          content: text ?? '',
          content_key: newMark(),
          importance: 0.5,
          accessed_at: 1,
          created_at: 1,
          updated_at: 1,
        }),
      ).run();
    const tables = (await tablesOf(testEnv.WORKSPACE_DB)).filter((table) => !/_fts|_vocab/.test(table));
    const before = [await rowsWith(kept), await rowsWith(other.id)];

    const erased = await erase(workspace);
    expect(erased.status).toBe(200);
    expect(erased.body).toMatchObject({ kind: 'workspace', target: null, complete: true });
    expect(erased.body.erased).toMatchObject({
      conversations: 2,
      events: 9,
      memories: 5,
      channels: 2,
      keys: 2,
      account_memories: 1,
    });

    expect(await tracesOf(mark, workspace, conversations)).toEqual([]);
    for (const conversation of conversations) expect(await sessionRows(workspace, conversation)).toEqual({});
    expect(
      Object.values(await vectorRows(workspace))
        .flat()
        .join(),
    ).not.toContain('mem_');
    for (const table of tables) {
      const own = await rowsOf<{ name: string }>(
        `SELECT name FROM pragma_table_info(?) WHERE name = 'workspace_id'`,
        [table],
      );
      if (own.length === 0 || table === 'erasures') continue;
      expect(await rowsOf(`SELECT * FROM ${table} WHERE workspace_id = ?`, [workspace.id]), table).toEqual(
        [],
      );
    }
    expect(await rowsOf('SELECT 1 FROM accounts WHERE id = ?', [account], testEnv.ACCOUNT_DB)).toEqual([]);
    // What stays: its receipt, and in the account’s log who erased it.
    expect(await placesOf(workspace.id)).toEqual(['ACCOUNT_DB.audit_log', 'WORKSPACE_DB.erasures']);
    expect(
      await rowsOf(
        'SELECT actor, action, workspace_id FROM audit_log WHERE target_id = ?',
        [workspace.id],
        testEnv.ACCOUNT_DB,
      ),
    ).toEqual([{ actor: 'root', action: 'workspace.erase', workspace_id: null }]);

    expect([await rowsWith(kept), await rowsWith(other.id)]).toEqual(before);
    expect((await other.call('GET', '/v1/settings')).status).toBe(200);
    expect((await tracesOf(kept, other, others)).length).toBeGreaterThan(20);
  });

  it('is closed at once: no key of it opens anything, and nobody sees it', async () => {
    const workspace = await createWorkspace();
    const keys = [workspace.key, (await makeKey(workspace, 'member')).api_key];
    for (const key of keys)
      expect((await withKey(workspace, key).call('GET', '/v1/settings')).status).toBe(200);
    expect((await erase(workspace, { key: workspace.key })).status).toBe(200);
    for (const key of keys) expectProblem(await withKey(workspace, key).call('GET', '/v1/settings'), 401);
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { name: 'again' }],
      ['DELETE', undefined],
    ] as const)
      expectProblem(await call(method, `/v1/workspaces/${workspace.id}`, body, ROOT), 404);
  });

  it('is closed even while its erasure is not complete', async () => {
    const workspace = await createWorkspace();
    await testEnv.ACCOUNT_DB.prepare(`UPDATE workspaces SET status = 'erasing' WHERE id = ?`)
      .bind(workspace.id)
      .run();
    expectProblem(await workspace.call('GET', '/v1/settings'), 401);
    expectProblem(await call('GET', `/v1/workspaces/${workspace.id}`, undefined, ROOT), 404);
    expectProblem(await call('PATCH', `/v1/workspaces/${workspace.id}`, { name: 'x' }, ROOT), 404);
    expect((await erase(workspace)).body).toMatchObject({ complete: true });
  });

  it('leaves its account when another workspace belongs to it, with its memories', async () => {
    const workspace = await createWorkspace();
    const account = await accountOf(workspace);
    const second = await call<{ id: string; api_key: string }>(
      'POST',
      '/v1/workspaces',
      { name: 'second', account_id: account },
      ROOT,
    );
    await testEnv.ACCOUNT_DB.prepare(
      `INSERT INTO account_memories (id, account_id, user_id, kind, content, content_key, importance, accessed_at, created_at, updated_at)
        VALUES (?1, ?2, 'ana', 'preference', 'likes it short', ?1, 0.5, 1, 1, 1)`,
    )
      .bind(newMark(), account)
      .run();
    const left = () =>
      rowsOf('SELECT 1 FROM account_memories WHERE account_id = ?', [account], testEnv.ACCOUNT_DB);
    expect((await erase(workspace)).body.erased.account_memories).toBeUndefined();
    expect(await left()).toHaveLength(1);
    expect((await call('GET', '/v1/settings', undefined, { key: second.body.api_key })).status).toBe(200);
    const last = await call<Receipt>('DELETE', `/v1/workspaces/${second.body.id}`, undefined, ROOT);
    expect(last.body.erased.account_memories).toBe(1);
    expect(await left()).toEqual([]);
    expect(await rowsOf('SELECT 1 FROM accounts WHERE id = ?', [account], testEnv.ACCOUNT_DB)).toEqual([]);
  });

  it('forgets the remembered request that made it, which showed its key', async () => {
    const make = () =>
      call<{ id: string }>(
        'POST',
        '/v1/workspaces',
        { name: 'once' },
        { ...ROOT, headers: { 'Idempotency-Key': 'made' } },
      );
    const { id } = (await make()).body;
    expect((await make()).body.id).toBe(id);
    await call('DELETE', `/v1/workspaces/${id}`, undefined, ROOT);
    expect((await make()).body.id).not.toBe(id);
  });
});

describe('erasing a workspace', () => {
  it('is for the root and its own admins: to others it is a missing one, and nothing of it goes', async () => {
    const [workspace, stranger] = [await createWorkspace(), await createWorkspace()];
    expectProblem(await erase(workspace, { key: stranger.key }), 404);
    for (const role of ['read', 'member'] as const)
      expectProblem(await erase(workspace, { key: (await makeKey(workspace, role)).api_key }), 403);
    expectProblem(await call('DELETE', '/v1/workspaces/ws_none', undefined, ROOT), 404);
    expect((await workspace.call('GET', '/v1/settings')).status).toBe(200);
  });

  it('looks once more after the time that others may trust its keys: what they wrote meanwhile goes too', async () => {
    const workspace = await createWorkspace();
    const sent: { body: MaintenanceJob; delay: number }[] = [];
    const send = vi.spyOn(testEnv.JOBS, 'send').mockImplementation(async (body, options) => {
      sent.push({ body: body as MaintenanceJob, delay: options?.delaySeconds ?? 0 });
      return undefined as never;
    });
    await erase(workspace);
    send.mockRestore();
    expect(sent).toHaveLength(1);
    // Another isolate trusts a key for half a minute.
    expect(sent[0]?.delay).toBeGreaterThan(30);
    const mark = newMark();
    await testEnv.WORKSPACE_DB.batch(
      [
        insert('memories', {
          id: `mem_${newMark()}`,
          workspace_id: workspace.id,
          scope: 's',
          tier: 'workspace',
          user_id: 'ana',
          visibility: 'private',
          kind: 'fact',
          content: mark,
          content_key: newMark(),
          importance: 0.5,
          lifetime: 'long_term',
          source: 'api',
          accessed_at: 1,
          created_at: 1,
          updated_at: 1,
        }),
        insert('audit_log', {
          id: `aud_${newMark()}`,
          workspace_id: workspace.id,
          actor: 'late',
          action: 'memory.create',
          target_id: mark,
          created_at: 1,
        }),
      ].map((sql) => testEnv.WORKSPACE_DB.prepare(sql)),
    );
    await vectorsOf(workspace).upsert([
      { id: 'mem_late', owner: 'memory', scope: 's', model: 'm', version: 1, vector: new Float32Array([1]) },
    ]);
    await runJob(testEnv, sent[0]?.body as MaintenanceJob, Date.now);
    expect(await tracesOf(mark, workspace, [])).toEqual([]);
    expect(await vectorsOf(workspace).count()).toBe(0);
  });

  it('empties its vector index down to the tables, and the index begins anew if it is called again', async () => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana is a photographer.');
    const index = testEnv.VECTOR_INDEX.getByName(workspace.id);
    expect(await index.count()).toBe(1);
    await index.erase();
    expect(await index.count()).toBe(0);
    expect((await vectorRows(workspace)).vectors).toEqual([]);
    const vector = new Float32Array([1, 0]);
    await vectorsOf(workspace).upsert([
      { id: 'x', owner: 'memory', scope: 's', model: 'm', version: 0, vector },
    ]);
    const found = await vectorsOf(workspace).query({
      vector,
      model: 'm',
      scopes: ['s'],
      owners: ['memory'],
      topK: 1,
    });
    expect(found.map(({ id }) => id)).toEqual(['x']);
  });
});
