/**
 * Account memories: how a user likes to work, in every workspace of an account. A user loses when what one workspace is
 * about shows up in another, or when they must say the same preference in each.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { placesOf, rowCounts, rowsOf, whileInsertsFail } from '../../support/databases.ts';
import { makeKey, withKey } from '../../support/keys.ts';
import { expectProblem, sameProblem } from '../../support/problems.ts';
import { vectorsOf } from '../../support/vector-failure.ts';
import {
  call,
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/workspace.ts';

type Fields = Record<string, unknown>;
type MemoryAnswer = { id: string; content: string } & Fields;
type List = { data: MemoryAnswer[]; next_cursor: string | null };

let accounts = 0;

/** Two workspaces of one account, in two databases. */
async function account(): Promise<[TestWorkspace, TestWorkspace]> {
  const first = await createWorkspace();
  const [{ account_id: id } = { account_id: '' }] = await rowsOf<{ account_id: string }>(
    'SELECT account_id FROM workspaces WHERE id = ?',
    [first.id],
    testEnv.ACCOUNT_DB,
  );
  const made = await call<{ id: string; api_key: string }>(
    'POST',
    '/v1/workspaces',
    { name: `second ${++accounts}`, account_id: id, placement: 'WORKSPACE_DB_2' },
    { key: testEnv.ROOT_SECRET },
  );
  expect(made.status).toBe(201);
  return [first, withKey({ ...first, id: made.body.id }, made.body.api_key)];
}

const create = (of: TestWorkspace, body: Fields, headers: Record<string, string> = {}) =>
  of.call<MemoryAnswer>(
    'POST',
    '/v1/memories',
    { kind: 'preference', tier: 'account', user_id: 'ana', ...body },
    { headers },
  );

const prefer = async (of: TestWorkspace, content: string, body: Fields = {}): Promise<string> => {
  const made = await create(of, { content, ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id;
};

const read = (of: TestWorkspace, id: string, query = 'user_id=ana') =>
  of.call<MemoryAnswer>('GET', `/v1/memories/${id}?${query}`);

const patch = (of: TestWorkspace, id: string, body: Fields, query = 'user_id=ana') =>
  of.call<MemoryAnswer>('PATCH', `/v1/memories/${id}?${query}`, body);

const remove = (of: TestWorkspace, id: string, query = 'user_id=ana') =>
  of.call('DELETE', `/v1/memories/${id}?${query}`);

const list = (of: TestWorkspace, query = 'user_id=ana') => of.call<List>('GET', `/v1/memories?${query}`);

const listed = async (of: TestWorkspace, query?: string): Promise<string[]> =>
  (await list(of, query)).body.data.map(({ content }) => content);

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

describe('a change of an account memory', () => {
  it('is there in the other workspaces too, for each field that it may have', async () => {
    const [here, there] = await account();
    const id = await prefer(here, 'Prefers short answers.');
    let expected: Fields = (await read(here, id)).body;
    for (const [field, value] of [
      ['content', 'Prefers long answers.'],
      ['kind', 'procedure'],
      ['importance', 0.9],
      ['tags', ['style']],
      ['lifetime', 'short_term'],
      ['expires_at', '2199-01-01T00:00:00.000Z'],
      ['expires_at', null],
      ['visibility', 'shared'],
      ['visibility', 'private'],
      ['category', null],
    ] as const) {
      const answer = await patch(here, id, { [field]: value });
      expected = { ...expected, [field]: value, updated_at: expect.any(String) };
      expect(answer.body, field).toEqual(expected);
      expect((await read(there, id)).body, field).toEqual(answer.body);
    }
  });

  it.each<[field: string, body: Fields]>([
    ['kind', { kind: 'fact' }],
    ['category', { category: 'habit' }],
    ['topic_key', { topic_key: 'style' }],
    ['valid_from', { valid_from: '2020-01-01T00:00:00Z' }],
    ['valid_to', { valid_to: '2199-01-01T00:00:00Z' }],
    ['tier', { tier: 'workspace' }],
    ['importance', { importance: -1 }],
    ['content', { content: 'Ana pays with 4242 4242 4242 4242' }],
    ['body', {}],
  ])('to a wrong %s is refused by that name: %j', async (field, body) => {
    const id = (await create(first, { content: 'Prefers short answers.' })).body.id;
    const before = (await read(first, id)).body;
    expectProblem(await patch(first, id, body), 422, field);
    expect((await read(first, id)).body).toEqual(before);
  });

  it('may not repeat another one, and one that is shared becomes one with what says the same', async () => {
    const [here, there] = await account();
    const known = await prefer(here, 'Prefers charts.', { visibility: 'shared', user_id: 'bob' });
    const own = await prefer(there, 'Prefers charts.');
    const other = await prefer(there, 'Prefers prose.');
    const problem = expectProblem(await patch(here, other, { content: 'prefers CHARTS' }), 409);
    expect(problem.reason).toBe('duplicate_memory');
    expect(JSON.stringify(sameProblem(problem))).not.toContain(own);
    expect((await patch(here, own, { visibility: 'shared' })).body).toMatchObject({
      id: known,
      user_id: 'bob',
    });
    expect((await listed(there)).sort()).toEqual(['Prefers charts.', 'Prefers prose.']);
    expectProblem(await read(here, own), 404);
  });

  it('lasts beside others of the same moment', async () => {
    const [here, there] = await account();
    const id = await prefer(here, 'Prefers short answers.');
    const bodies: Fields[] = [
      { importance: 0.1 },
      { tags: ['style'] },
      { kind: 'procedure' },
      { content: 'Prefers long answers.' },
      { visibility: 'shared' },
      { lifetime: 'short_term' },
    ];
    const answers = await Promise.all(bodies.map((body, i) => patch(i % 2 ? here : there, id, body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect((await read(here, id)).body).toMatchObject(Object.assign({}, ...bodies));
    // The words may be said anew only if the key of the old ones went with them.
    expect((await create(here, { content: 'Prefers short answers.' })).status).toBe(201);
    expect((await create(here, { content: 'Prefers long answers.', visibility: 'shared' })).status).toBe(200);
  });
});

describe('who reads, changes and erases an account memory', () => {
  it('is its owner; what is shared all read, and what is nobody’s all change', async () => {
    const [here, there] = await account();
    const stranger = await createWorkspace();
    const reading = withKey(there, (await makeKey(there, 'read')).api_key);
    const missing = sameProblem((await patch(here, 'mem_0', { importance: 1 })).body);
    const callers: [of: TestWorkspace, query: string][] = [
      [here, 'user_id=bob'],
      [there, 'user_id=bob'],
      [there, ''],
      [stranger, 'user_id=ana'],
      [stranger, ''],
      [there, 'user_id=ana'],
    ];
    for (const [kind, body] of [
      ['private', {}],
      ['shared', { visibility: 'shared' }],
      ['nobody’s', { visibility: 'shared', user_id: undefined }],
    ] as const) {
      const id = await prefer(here, `A ${kind} preference.`, body);
      expect((await patch(reading, id, { importance: 1 })).status).toBe(403);
      expect((await remove(reading, id)).status).toBe(403);
      for (const [of, query] of callers) {
        const isOwner = of === there && query === 'user_id=ana';
        const reads = of !== stranger && (isOwner || kind !== 'private');
        const changes = of !== stranger && (isOwner || kind === 'nobody’s');
        const what = `${kind} ${of === stranger ? 'elsewhere' : ''} ${query}`;
        expect((await read(of, id, query)).status, what).toBe(reads ? 200 : 404);
        const changed = await patch(of, id, { importance: 0.75 }, query);
        expect(changed.status, what).toBe(changes ? 200 : 404);
        if (changes) continue;
        expect(sameProblem(changed.body), what).toEqual(missing);
        expect(sameProblem((await remove(of, id, query)).body), what).toEqual(missing);
      }
      const erased = await remove(there, id);
      expect(erased.body, kind).toEqual({ id, erased: { memories: 1 } });
      expectProblem(await remove(there, id), 404);
    }
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
