/**
 * Handing out everything held about a user. What is left out was kept from them; what is too much was somebody else's.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { Database } from '../../../../src/store/database.ts';
import { exportPage } from '../../../../src/store/transfer/export.ts';
import {
  insert,
  newMark,
  openGroup,
  speakInGroup,
  type Talk,
  talk,
} from '../../support/scenes/erasure-scene.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

interface Exported extends Record<string, unknown> {
  readonly type: string;
  readonly id?: string;
}

interface Page {
  readonly data: Exported[];
  readonly next_cursor: string | null;
}

const page = (workspace: TestWorkspace, user: string, query = '') =>
  workspace.call<Page>('GET', `/v1/users/${encodeURIComponent(user)}/export${query}`);

/** All records of a user, and how many pages they took. */
async function exported(workspace: TestWorkspace, user: string, limit = 200) {
  const records: Exported[] = [];
  let pages = 0;
  for (let cursor: string | null = ''; cursor !== null; pages++) {
    const { status, body }: { status: number; body: Page } = await page(
      workspace,
      user,
      `?limit=${limit}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    expect(status).toBe(200);
    expect(body.data.length).toBeLessThanOrEqual(limit);
    expect(pages, 'it comes to an end').toBeLessThan(500);
    records.push(...body.data);
    cursor = body.next_cursor;
  }
  return { records, pages };
}

const ofType = (records: readonly Exported[], type: string) =>
  records.filter((record) => record.type === type);

describe('the export of a user', () => {
  const [ana, bo] = [`ana/${newMark()}`, `bo ${newMark()}`];
  let workspace: TestWorkspace;
  let talks: Talk[];
  let group: string;
  const [inGroup, byBo, mine] = [newMark(), newMark(), newMark()];
  let records: Exported[];

  beforeAll(async () => {
    workspace = await createWorkspace();
    const stranger = await createWorkspace();
    group = await openGroup(workspace, 'group');
    talks = [await talk(workspace, ana, newMark()), await talk(workspace, ana, newMark())];
    await talk(workspace, bo, byBo);
    await talk(stranger, ana, newMark());
    await speakInGroup(workspace, group, bo, byBo);
    await speakInGroup(workspace, group, ana, inGroup);
    for (const visibility of ['private', 'shared'])
      await remember(workspace, `${visibility} ${mine}`, {
        user_id: ana,
        visibility,
        valid_from: '2026-01-01T00:00:00Z',
      });
    for (const status of ['quarantined', 'deleted', 'superseded'])
      await rowsOf('UPDATE memories SET status = ? WHERE id = ? RETURNING 1', [
        status,
        await remember(workspace, `${status} ${mine}`, { user_id: ana }),
      ]);
    await remember(workspace, `of bo ${byBo}`, { user_id: bo, visibility: 'shared' });
    for (const [user_id, mark] of [
      [ana, mine],
      [bo, byBo],
    ])
      await workspace.call('POST', '/v1/documents', {
        source: 'diary',
        content: `document ${mark}`,
        user_id,
        visibility: 'shared',
      });
    const persona = `per_${newMark()}`;
    const own = { workspace_id: workspace.id, created_at: 1 };
    const candidate = (user: string, value: string) =>
      insert('persona_candidates', {
        id: `can_${newMark()}`,
        persona_id: persona,
        turn_id: user,
        user_id: user,
        field: 'tone',
        value,
        decision: 'accepted',
        reason: 'asked',
        confidence: 1,
        ...own,
      });
    await testEnv.WORKSPACE_DB.batch(
      [
        insert('persona_profiles', {
          id: persona,
          name: 'p',
          profile: '{}',
          revision: 1,
          updated_at: 1,
          ...own,
        }),
        candidate(ana, mine),
        candidate(bo, byBo),
      ].map((sql) => testEnv.WORKSPACE_DB.prepare(sql)),
    );
    for (const [user, text] of [
      [ana, mine],
      [bo, byBo],
    ])
      await testEnv.ACCOUNT_DB.prepare(
        `INSERT INTO account_memories (id, account_id, user_id, kind, content, content_key, importance, accessed_at, created_at, updated_at)
          SELECT ?1, account_id, ?2, 'preference', ?3, ?1, 0.5, 1, 1, 1 FROM workspaces WHERE id = ?4`,
      )
        .bind(newMark(), user, text, workspace.id)
        .run();
    ({ records } = await exported(workspace, ana));
  });

  it('holds every record of theirs, in every state', async () => {
    expect(new Set(records.map(({ type }) => type))).toEqual(
      new Set([
        'conversation',
        'event',
        'membership',
        'alias',
        'scratchpad',
        'summary',
        'compaction',
        'snapshot',
        'memory',
        'observation',
        'document',
        'persona_candidate',
        'audit',
        'account_memory',
      ]),
    );
    const conversations = talks.map(({ conversation }) => conversation).sort();
    expect(ofType(records, 'conversation').map(({ id }) => id)).toEqual(conversations);
    const events = await rowsOf<{ id: string }>(
      'SELECT id FROM events WHERE conversation_id IN (?, ?) OR (conversation_id = ? AND user_id = ?)',
      [...conversations, group, ana],
    );
    expect(
      ofType(records, 'event')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(events.map(({ id }) => id).sort());
    expect(events).toHaveLength(13);
    const memories = await rowsOf<{ id: string }>(
      'SELECT id FROM memories WHERE workspace_id = ? AND user_id = ?',
      [workspace.id, ana],
    );
    expect(ofType(records, 'memory').map(({ id }) => id)).toEqual(memories.map(({ id }) => id));
    expect(new Set(ofType(records, 'memory').map(({ status }) => status))).toEqual(
      new Set(['active', 'superseded', 'quarantined', 'deleted']),
    );
    const observations = await rowsOf<{ id: string }>(
      'SELECT o.id FROM memory_observations o JOIN memories m ON m.id = o.memory_id WHERE m.workspace_id = ? AND m.user_id = ?',
      [workspace.id, ana],
    );
    expect(
      ofType(records, 'observation')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(observations.map(({ id }) => id).sort());
    expect(ofType(records, 'membership')).toMatchObject([{ conversation_id: group, user_id: ana }]);
    expect(ofType(records, 'scratchpad').map(({ key, value }) => [key, value])).toEqual(
      talks.map(({ mark }) => [mark, { plan: mark }]),
    );
  });

  it('holds nothing of anybody else: not a word, not an id', () => {
    const text = JSON.stringify(records);
    expect(text).not.toContain(byBo);
    expect(text).not.toContain(bo);
    // In the group only what they said, not what the assistant made of it.
    expect(ofType(records, 'event').filter((event) => event.conversation_id === group)).toHaveLength(1);
  });

  it('reads as the rest of the API does: times in ISO 8601, JSON as JSON, nothing that only the database needs', () => {
    const [conversation] = ofType(records, 'conversation');
    expect(conversation).toMatchObject({
      user_id: ana,
      chat_id: `chat ${talks[0]?.mark}`,
      metadata: { about: talks[0]?.mark },
      started_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      ended_at: null,
    });
    const said = ofType(records, 'memory').find(({ content }) => content === `shared ${mine}`);
    expect(said).toMatchObject({ tags: [], valid_from: '2026-01-01T00:00:00.000Z', visibility: 'shared' });
    expect(ofType(records, 'event')[0]).toMatchObject({
      seq: 1,
      role: 'user',
      metadata: { note: talks[0]?.mark },
    });
    const fields = new Set(records.flatMap((record) => Object.keys(record)));
    for (const hidden of [
      'row_id',
      'workspace_id',
      'scope',
      'content_key',
      'topic_slot',
      'dedupe_key',
      'place',
      'account_id',
    ])
      expect(fields).not.toContain(hidden);
  });

  it.each([1, 2, 3, 7, 50])('is whole and without repetition in pages of %i', async (limit) => {
    const paged = await exported(workspace, ana, limit);
    expect(paged.records).toEqual(records);
    expect(paged.pages).toBe(Math.ceil(records.length / limit));
  });

  it('leads through long conversations and many notes, too', async () => {
    const own = await createWorkspace();
    const user = newMark();
    const [first, second] = [
      await openConversation(own, { chat_id: 'a', user_id: user }),
      await openConversation(own, { chat_id: 'b', user_id: user }),
    ].sort();
    const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 450)';
    await testEnv.WORKSPACE_DB.batch(
      [first, second]
        .flatMap((id) => [
          `INSERT INTO events (id, workspace_id, conversation_id, scope, seq, role, user_id, content, tokens, dedupe_key, occurred_at, created_at)
            ${numbers} SELECT 'evt_' || '${id}' || i, '${own.id}', '${id}', 's', i, 'user', '${user}', 'x', 1, i, 1, 1 FROM n`,
          `INSERT INTO scratchpads (conversation_id, key, workspace_id, value, created_at, updated_at)
            ${numbers} SELECT '${id}', 'k' || i, '${own.id}', i, 1, 1 FROM n LIMIT 45`,
        ])
        .map((sql) => testEnv.WORKSPACE_DB.prepare(sql)),
    );
    const { records: all, pages } = await exported(own, user);
    const events = ofType(all, 'event').map(({ conversation_id: at, seq }) => `${at} ${seq}`);
    expect(events).toEqual(
      [first, second].flatMap((id) => Array.from({ length: 450 }, (_, i) => `${id} ${i + 1}`)),
    );
    expect(
      new Set(ofType(all, 'scratchpad').map(({ conversation_id: at, key }) => `${at} ${key}`)).size,
    ).toBe(90);
    expect(pages).toBeGreaterThan(5);
  });

  it('of somebody unheard of is empty, and of another workspace’s user as well', async () => {
    expect((await page(workspace, 'nobody')).body).toEqual({ data: [], next_cursor: null });
    const empty = await createWorkspace();
    expect((await page(empty, ana)).body).toEqual({ data: [], next_cursor: null });
    expect((await page(workspace, ana.toUpperCase())).body.data).toEqual([]);
    expect((await page(workspace, 'ana%')).body.data).toEqual([]);
  });

  it('needs a whole id and a good cursor', async () => {
    expectProblem(await page(workspace, ' '), 422, 'user_id');
    for (const cursor of [
      'x',
      '!',
      'W10',
      btoa('["elsewhere",1]'),
      btoa('{"a":1}'),
      btoa('["events",{"a":1}]'),
      'é',
    ])
      expectProblem(await page(workspace, ana, `?cursor=${encodeURIComponent(cursor)}`), 422, 'cursor');
    expectProblem(await page(workspace, ana, '?limit=0'), 422, 'limit');
  });

  it('shows nobody else’s conversation to who forges a cursor into it', async () => {
    const [foreign] = await rowsOf<{ id: string }>(
      'SELECT id FROM conversations WHERE workspace_id = ? AND user_id = ?',
      [workspace.id, bo],
    );
    const [db, accountDb] = [testEnv.WORKSPACE_DB, testEnv.ACCOUNT_DB].map(
      (binding) => new Database(binding, () => Date.now()),
    ) as [Database, Database];
    const accountId = (await workspace.call<{ account_id: string }>('GET', `/v1/workspaces/${workspace.id}`))
      .body.account_id;
    for (const section of [
      'events',
      'scratchpads',
      'conversations',
      'memories',
      'observations',
      'documents',
      'group_events',
      'audit',
    ])
      for (const key of [[foreign?.id ?? '', 0], [foreign?.id ?? '', ''], [0, 0], [group, 0], []]) {
        const forged = btoa(JSON.stringify([section, ...key]));
        expectProblem(await page(workspace, ana, `?cursor=${encodeURIComponent(forged)}`), 422, 'cursor');
        // Nor does one show it that was forged well.
        const subject = {
          db,
          accountDb,
          workspaceId: workspace.id,
          accountId,
          of: { kind: 'user', userId: ana } as const,
        };
        const { data } = await exportPage(subject, { limit: 200, after: { section, key } });
        expect(JSON.stringify(data)).not.toContain(byBo);
      }
  });
});
