/**
 * Account memories: how a user likes to work, in every workspace of an account. A user loses when what one workspace is
 * about shows up in another, or when they must say the same preference in each.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { placesOf, rowCounts, rowsOf, whileInsertsFail } from '../../support/storage/databases.ts';
import { vectorsOf } from '../../support/storage/vector-failure.ts';
import {
  account,
  create,
  type Fields,
  type List,
  list,
  listed,
  patch,
  prefer,
  read,
  remove,
} from './account-memories.ts';

let first: TestWorkspace;

let second: TestWorkspace;

beforeAll(async () => {
  [first, second] = await account();
});

describe('an account memory', () => {
  it('comes back with every field, in each workspace of the account and in no other', async () => {
    const stranger = await createWorkspace();
    const body = {
      content: '  Answer Ana in short — sentences.\n',
      kind: 'procedure',
      tier: 'account',
      user_id: 'ana',
      visibility: 'private',
      importance: 0.25,
      tags: ['style'],
      source: 'import',
      lifetime: 'short_term',
      expires_at: '2199-06-01T00:00:00.000Z',
    };
    const made = await create(first, body);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      ...body,
      id: expect.stringMatching(/^mem_[0-9]{30}$/),
      status: 'active',
      subject_id: null,
      category: null,
      topic_key: null,
      channel_id: null,
      conversation_id: null,
      source_conversation_id: null,
      superseded_by: null,
      valid_from: null,
      valid_to: null,
      access_count: 0,
      accessed_at: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    for (const of of [first, second]) expect((await read(of, made.body.id)).body).toEqual(made.body);
    for (const [of, query] of [
      [first, 'user_id=bob'],
      [second, ''],
      [stranger, 'user_id=ana'],
    ] as const)
      expectProblem(await read(of, made.body.id, query), 404);
    expect(await listed(stranger)).toEqual([]);
    await remove(first, made.body.id);
  });

  it('is in no workspace database, has no vector, and is audited in its account', async () => {
    const id = await prefer(first, 'Prefers quxblatt tables.');
    expect(await placesOf('quxblatt')).toEqual(['ACCOUNT_DB.account_memories']);
    expect(await placesOf(id)).toEqual(['ACCOUNT_DB.account_memories', 'ACCOUNT_DB.audit_log']);
    expect(await vectorsOf(first).count()).toBe(0);
    await patch(second, id, { importance: 1 });
    await remove(second, id);
    const audit = await rowsOf(
      'SELECT action, workspace_id FROM audit_log WHERE target_id = ? ORDER BY created_at, id',
      [id],
      testEnv.ACCOUNT_DB,
    );
    expect(audit).toEqual([
      { action: 'memory.create', workspace_id: first.id },
      { action: 'memory.update', workspace_id: second.id },
      { action: 'memory.erase', workspace_id: second.id },
    ]);
    expect(await placesOf('quxblatt')).toEqual([]);
  });

  it.each<[field: string, body: Fields]>([
    ['kind', { kind: 'fact' }],
    ['kind', { kind: 'summary' }],
    ['subject_id', { subject_id: 'dog' }],
    ['category', { category: 'habit' }],
    ['topic_key', { topic_key: 'style' }],
    ['channel_id', { channel_id: 'ch_x' }],
    ['conversation_id', { conversation_id: 'conv_x' }],
    ['valid_from', { valid_from: '2020-01-01T00:00:00Z' }],
    ['valid_to', { valid_to: '2199-01-01T00:00:00Z' }],
    ['user_id', { user_id: undefined }],
    ['importance', { importance: 1.5 }],
    ['content', { content: ' ' }],
    ['content', { content: 'My password is Tr0ub4dor&3' }],
  ])('with a wrong %s is refused by that name, and nothing is stored: %j', async (field, body) => {
    const before = await rowCounts();
    expectProblem(await create(first, { content: 'Never stored.', ...body }), 422, field);
    expect(await rowCounts()).toEqual(before);
  });

  it('said again in another workspace is the one that is known', async () => {
    const [here, there] = await account();
    const id = await prefer(here, 'Prefers metric units.');
    const before = await rowCounts();
    const again = await create(there, { content: ' prefers METRIC units', importance: 1 });
    expect(again.status).toBe(200);
    expect(again.body).toEqual((await read(here, id)).body);
    expect(await rowCounts()).toEqual(before);
    expect((await create(there, { content: 'Prefers metric units.', user_id: 'bob' })).status).toBe(201);
    const same = await Promise.all(
      Array.from({ length: 30 }, (_, i) => create(i % 2 ? here : there, { content: 'Prefers tea.' })),
    );
    expect(same.map(({ status }) => status).sort()).toEqual([...Array(29).fill(200), 201]);
    expect(new Set(same.map((answer) => answer.body.id)).size).toBe(1);
  });

  it('that has run out is in no answer, and may be said again', async () => {
    const [here] = await account();
    const id = await prefer(here, 'Prefers mornings.', { expires_at: '2020-01-01T00:00:00Z' });
    expectProblem(await read(here, id), 404);
    expect(await listed(here)).toEqual([]);
    await prefer(here, 'Prefers mornings.');
    expect(await listed(here)).toEqual(['Prefers mornings.']);
  });

  it('is remembered once by a request that is sent again, and told by none once it is erased', async () => {
    const [here, there] = await account();
    const headers = { 'Idempotency-Key': 'once' };
    const made = await create(here, { content: 'Prefers flurbish.' }, headers);
    const again = await create(here, { content: 'Prefers flurbish.' }, headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(made.body);
    await remove(there, made.body.id);
    expectProblem(await create(here, { content: 'Prefers flurbish.' }, headers), 410);
    const anew = await create(here, { content: 'Prefers flurbish.' });
    expect(anew.body.id).not.toBe(made.body.id);
  });

  it('is stored with its audit row or not at all', async () => {
    const before = await rowCounts();
    const failed = await whileInsertsFail(
      'audit_log',
      () => create(first, { content: 'Half a preference.' }),
      testEnv.ACCOUNT_DB,
    );
    expect(failed.status).toBe(500);
    expect(await rowCounts()).toEqual(before);
  });
});

describe('a list', () => {
  it('goes on from the workspace to the account, page by page, losing and repeating none', async () => {
    const [here, there] = await account();
    const expected: string[] = [];
    for (let i = 0; i < 3; i++) expected.push(await remember(here, `Fact ${i}.`));
    for (let i = 0; i < 4; i++) expected.push(await prefer(i % 2 ? here : there, `Preference ${i}.`));
    await prefer(here, 'Bob’s preference.', { user_id: 'bob' });
    for (const [filter, ids] of [
      ['', expected],
      ['&tier=account', expected.slice(3)],
      ['&kind=preference', expected.slice(3)],
      ['&tier=workspace', expected.slice(0, 3)],
      ['&kind=fact', expected.slice(0, 3)],
      ['&subject_id=x', []],
    ] as const) {
      for (let limit = 1; limit <= 8; limit++) {
        const seen: string[] = [];
        let cursor: string | null | undefined;
        let pages = 0;
        while (cursor !== null && pages < 10) {
          const next: string = cursor === undefined ? '' : `&cursor=${cursor}`;
          const query: string = `user_id=ana&limit=${limit}${filter}${next}`;
          const page: List = (await list(here, query)).body;
          seen.push(...page.data.map(({ id }) => id));
          cursor = page.next_cursor;
          pages++;
        }
        expect(seen, `${filter} by ${limit}`).toEqual(ids);
        expect(pages, `${filter} by ${limit}`).toBe(Math.max(1, Math.ceil(ids.length / limit)));
      }
    }
    expect(await listed(there)).toEqual([0, 2, 1, 3].map((i) => `Preference ${i}.`).sort());
  });

  it('shows what there was at a moment', async () => {
    const [here] = await account();
    const before = new Date(Date.now() - 60_000).toISOString();
    const id = await prefer(here, 'Prefers tea.');
    expect(await listed(here, `user_id=ana&as_of=${before}`)).toEqual([]);
    expectProblem(await read(here, id, `user_id=ana&as_of=${before}`), 404);
    expect(await listed(here, `user_id=ana&as_of=${new Date().toISOString()}`)).toEqual(['Prefers tea.']);
  });
});

describe('a turn', () => {
  const ask = async (of: TestWorkspace, conversation: string, content: string, body: Fields = {}) => {
    const turn = await takeTurn(of, conversation, content, body);
    expect(turn.status, JSON.stringify(turn.body).slice(0, 300)).toBe(200);
    return { ...turn.body, text: JSON.stringify(turn.body.prompt) };
  };

  it('is told how its user likes to work, in each workspace of the account, and others are not', async () => {
    const [here, there] = await account();
    const id = await prefer(here, 'Prefers summaries in haiku form.');
    for (const of of [here, there]) {
      const turn = await ask(
        of,
        await openConversation(of, { chat_id: `haiku ${of.id}` }),
        'Is a haiku a summary?',
      );
      expect(turn.injection.memory_ids).toEqual([id]);
      expect(turn.degraded).toEqual([]);
    }
    const bobs = await openConversation(here, { user_id: 'bob', chat_id: 'bob' });
    expect((await ask(here, bobs, 'Is a haiku a summary?', { user_id: 'bob' })).injection.memory_ids).toEqual(
      [],
    );
  });

  it('of a group is told what all share, and nothing private of who speaks', async () => {
    const [here] = await account();
    const shared = await prefer(here, 'Haiku are written without rhymes.', {
      kind: 'procedure',
      visibility: 'shared',
      user_id: undefined,
    });
    await prefer(here, 'Prefers haiku about rain.');
    const group = await openConversation(here, { chat_id: 'group', shared: true, user_id: undefined });
    const turn = await ask(here, group, 'What about a haiku?', { user_id: 'ana' });
    expect(turn.injection.memory_ids).toEqual([shared]);
  });

  it.each<[what: string, change: (of: TestWorkspace, id: string) => Promise<unknown>]>([
    ['erased', (of, id) => remove(of, id, 'user_id=bob')],
    ['private again', (of, id) => patch(of, id, { visibility: 'private' }, 'user_id=bob')],
    ['over', (of, id) => patch(of, id, { expires_at: '2020-01-01T00:00:00Z' }, 'user_id=bob')],
  ])(
    'shows what is %s no longer, nor does the history, although it stands in another database',
    async (_, change) => {
      const [here, there] = await account();
      const id = await prefer(here, 'Prefers sonnets to odes.', { visibility: 'shared', user_id: 'bob' });
      const conversation = await openConversation(here);
      const history = async () =>
        JSON.stringify((await here.call('GET', `/v1/conversations/${conversation}/history`)).body);
      expect((await ask(here, conversation, 'Are sonnets odes?')).text).toContain('Prefers sonnets');
      expect((await ask(here, conversation, 'And then?')).text).toContain('Prefers sonnets');
      expect(await history()).toContain('Prefers sonnets');
      await change(there, id);
      expect(await history()).not.toContain('Prefers sonnets');
      expect((await ask(here, conversation, 'And sonnets now?')).text).not.toContain('Prefers sonnets');
    },
  );

  it('shows none of it in the prompt itself, when nobody looked at the history in between', async () => {
    const [here, there] = await account();
    const id = await prefer(here, 'Prefers sonnets to odes.');
    const conversation = await openConversation(here);
    expect((await ask(here, conversation, 'Are sonnets odes?')).text).toContain('Prefers sonnets');
    await remove(there, id);
    expect((await ask(here, conversation, 'And then?')).text).not.toContain('Prefers sonnets');
  });

  it('goes on without the account when that does not answer, and says so', async () => {
    const [here] = await account();
    await prefer(here, 'Prefers sonnets to odes.');
    const workspaces = await remember(here, 'Ana writes sonnets.', { kind: 'event' });
    const conversation = await openConversation(here);
    await testEnv.ACCOUNT_DB.prepare('ALTER TABLE account_memories RENAME TO hidden').run();
    try {
      const turn = await ask(here, conversation, 'Are sonnets odes?');
      expect(turn.degraded).toEqual(['account']);
      expect(turn.injection.memory_ids).toEqual([workspaces]);
    } finally {
      await testEnv.ACCOUNT_DB.prepare('ALTER TABLE hidden RENAME TO account_memories').run();
    }
  });
});
