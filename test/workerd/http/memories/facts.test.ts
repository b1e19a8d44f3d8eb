/**
 * Facts about a subject. A user loses when a fact that they keep to themselves is told to the others, when one that the
 * others share is missing, or when another one changes what they said.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeKey, withKey } from '../../support/service/keys.ts';
import { expectProblem, sameProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { placesOf, rowCounts } from '../../support/storage/databases.ts';

type Fields = Record<string, unknown>;
type Fact = { id: string; content: string; mine: boolean; category: string | null } & Fields;
type List = { data: Fact[]; next_cursor: string | null };

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

const state = (of: TestWorkspace, subject: string, body: Fields, headers: Record<string, string> = {}) =>
  of.call<Fact>('POST', `/v1/subjects/${subject}/facts`, { user_id: 'ana', ...body }, { headers });

const factOf = async (of: TestWorkspace, subject: string, content: string, body: Fields = {}) => {
  const made = await state(of, subject, { content, ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id;
};

const facts = async (of: TestWorkspace, subject: string, query = 'user_id=ana'): Promise<Fact[]> =>
  (await of.call<List>('GET', `/v1/subjects/${subject}/facts?${query}`)).body.data;

const told = async (of: TestWorkspace, subject: string, query?: string): Promise<string[]> =>
  (await facts(of, subject, query)).map(({ content }) => content);

const setVisibility = (of: TestWorkspace, id: string, visibility: string, query = 'user_id=ana') =>
  of.call<Fact>('PATCH', `/v1/facts/${id}/visibility?${query}`, { visibility });

const remove = (of: TestWorkspace, id: string, query = 'user_id=ana') =>
  of.call('DELETE', `/v1/facts/${id}?${query}`);

describe('a fact', () => {
  it('is private to its user and of no special category unless it says so', async () => {
    const own = await createWorkspace();
    const plain = await state(own, 'grandma', { content: 'Grandma sang in a choir.' });
    expect(plain.status).toBe(201);
    expect(plain.body).toMatchObject({
      content: 'Grandma sang in a choir.',
      kind: 'fact',
      tier: 'workspace',
      subject_id: 'grandma',
      user_id: 'ana',
      visibility: 'private',
      category: 'other',
      mine: true,
      status: 'active',
    });
    const full = {
      content: 'Grandma was a nurse.',
      category: 'occupation',
      visibility: 'shared',
      topic_key: 'work',
      importance: 0.9,
      source: 'interview',
      tags: ['family'],
      valid_from: '1950-01-01T00:00:00.000Z',
      valid_to: '2199-01-01T00:00:00.000Z',
    };
    const made = await state(own, 'grandma', full);
    expect(made.body).toMatchObject({ ...full, mine: true });
    expect(await facts(own, 'grandma')).toEqual([plain.body, made.body]);
    expect((await own.call('GET', `/v1/memories/${made.body.id}?user_id=ana`)).body).toEqual(
      Object.fromEntries(Object.entries(made.body).filter(([field]) => field !== 'mine')),
    );
  });

  it('said again is the one that is known; its topic holds one current value', async () => {
    const own = await createWorkspace();
    const id = await factOf(own, 'grandma', 'Grandma lives in Porto.', { topic_key: 'home' });
    const again = await state(own, 'grandma', { content: 'grandma lives in porto', topic_key: 'home' });
    expect(again.status).toBe(200);
    expect(again.body.id).toBe(id);
    await factOf(own, 'grandma', 'Grandma lives in Faro.', { topic_key: 'home' });
    expect(await told(own, 'grandma')).toEqual(['Grandma lives in Faro.']);
  });

  it.each<[field: string, body: Fields]>([
    ['kind', { kind: 'preference' }],
    ['tier', { tier: 'account' }],
    ['subject_id', { subject_id: 'x' }],
    ['channel_id', { channel_id: 'ch_x' }],
    ['category', { category: 'gossip' }],
    ['visibility', { visibility: 'public' }],
    ['user_id', { user_id: undefined }],
    ['importance', { importance: 7 }],
    ['content', { content: '' }],
    ['content', { content: 'Her password is Tr0ub4dor&3' }],
    ['valid_to', { valid_from: '2026-02-01T00:00:00Z', valid_to: '2026-01-01T00:00:00Z' }],
  ])('with a wrong %s is refused by that name, and nothing is stored: %j', async (field, body) => {
    const before = await rowCounts();
    expectProblem(await state(workspace, 'grandma', { content: 'Never stored.', ...body }), 422, field);
    expect(await rowCounts()).toEqual(before);
  });

  it('is stored once by a request that is sent again', async () => {
    const headers = { 'Idempotency-Key': 'fact' };
    const first = await state(workspace, 'uncle', { content: 'Uncle fishes.' }, headers);
    const again = await state(workspace, 'uncle', { content: 'Uncle fishes.' }, headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
  });
});

describe('the facts of a subject', () => {
  it('are the user’s own and those that others share, and say whose they are', async () => {
    const own = await createWorkspace();
    await factOf(own, 'grandma', 'Ana’s secret.');
    await factOf(own, 'grandma', 'Ana’s shared.', { visibility: 'shared', category: 'hobby' });
    await factOf(own, 'grandma', 'Bob’s secret.', { user_id: 'bob', category: 'hobby' });
    await factOf(own, 'grandma', 'Bob’s shared.', { user_id: 'bob', visibility: 'shared' });
    await factOf(own, 'grandma', 'Nobody’s.', { user_id: undefined, visibility: 'shared' });
    await factOf(own, 'grandpa', 'Of another subject.');
    await remember(own, 'No fact.', { kind: 'preference', subject_id: 'grandma' });
    await remember(own, 'Of no subject.');
    await remember(own, 'Run out.', { subject_id: 'grandma', expires_at: '2020-01-01T00:00:00Z' });

    const seen = async (query: string) =>
      (await facts(own, 'grandma', query)).map(({ content, mine }) => [content, mine]);
    expect(await seen('user_id=ana')).toEqual([
      ['Ana’s secret.', true],
      ['Ana’s shared.', true],
      ['Bob’s shared.', false],
      ['Nobody’s.', false],
    ]);
    expect(await seen('user_id=bob')).toEqual([
      ['Ana’s shared.', false],
      ['Bob’s secret.', true],
      ['Bob’s shared.', true],
      ['Nobody’s.', false],
    ]);
    expect(await seen('')).toEqual([
      ['Ana’s shared.', false],
      ['Bob’s shared.', false],
      ['Nobody’s.', false],
    ]);
    expect(await told(own, 'grandma', 'user_id=bob&category=hobby')).toEqual([
      'Ana’s shared.',
      'Bob’s secret.',
    ]);
    expect(await told(own, 'grandma', 'user_id=bob&category=milestone')).toEqual([]);
    expect(await told(await createWorkspace(), 'grandma')).toEqual([]);

    const pages: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: List = (
        await own.call<List>('GET', `/v1/subjects/grandma/facts?user_id=ana&limit=3${next}`)
      ).body;
      pages.push(...page.data.map(({ content }) => content));
      next = page.next_cursor && `&cursor=${page.next_cursor}`;
    }
    expect(pages).toEqual(await told(own, 'grandma'));
  });

  it('are those of the channel and the conversation as well, where the reader stands in them', async () => {
    const own = await createWorkspace();
    const channel = (await own.call<{ id: string }>('POST', '/v1/channels', { name: 'family' })).body.id;
    const conversation = await openConversation(own, { channel_id: channel });
    const about = { subject_id: 'grandma' };
    await factOf(own, 'grandma', 'Everywhere.');
    await remember(own, 'In the channel.', { ...about, tier: 'channel', channel_id: channel });
    await remember(own, 'In the conversation.', {
      ...about,
      tier: 'conversation',
      conversation_id: conversation,
    });
    expect(await told(own, 'grandma')).toEqual(['Everywhere.']);
    expect(await told(own, 'grandma', `user_id=ana&channel_id=${channel}`)).toEqual([
      'Everywhere.',
      'In the channel.',
    ]);
    expect(await told(own, 'grandma', `conversation_id=${conversation}`)).toHaveLength(3);
    expectProblem(
      await own.call('GET', `/v1/subjects/grandma/facts?user_id=bob&conversation_id=${conversation}`),
      422,
      'user_id',
    );
  });
});

describe('who changes or erases a fact', () => {
  it('is its owner, or anybody when it has none; for the others it is not there', async () => {
    const own = await createWorkspace();
    const other = await createWorkspace();
    const reading = withKey(own, (await makeKey(own, 'read')).api_key);
    const missing = sameProblem((await setVisibility(own, 'mem_0', 'shared')).body);
    for (const [kind, body] of [
      ['private', {}],
      ['shared', { visibility: 'shared' }],
    ] as const) {
      const id = await factOf(own, 'grandma', `A ${kind} fact.`, body);
      for (const refused of [await setVisibility(reading, id, 'shared'), await remove(reading, id)])
        expectProblem(refused, 403);
      for (const [of, query] of [
        [own, 'user_id=bob'],
        [other, 'user_id=ana'],
      ] as const) {
        expect(sameProblem((await setVisibility(of, id, 'shared', query)).body), kind).toEqual(missing);
        expect(sameProblem((await remove(of, id, query)).body), kind).toEqual(missing);
      }
      for (const query of ['', 'user_id=']) {
        expectProblem(await setVisibility(own, id, 'shared', query), 422, 'user_id');
        expectProblem(await remove(own, id, query), 422, 'user_id');
      }
      expect((await facts(own, 'grandma')).map((fact) => fact.id)).toContain(id);
    }
    const common = await factOf(own, 'grandma', 'Nobody’s.', { user_id: undefined, visibility: 'shared' });
    expectProblem(await setVisibility(own, common, 'private'), 422, 'visibility');
    expect((await remove(own, common, 'user_id=bob')).status).toBe(200);
  });

  it('finds no memory that is no fact, nor one of the account', async () => {
    const own = await createWorkspace();
    const preference = await remember(own, 'Likes tea.', { kind: 'preference' });
    const account = await remember(own, 'Likes charts.', { kind: 'preference', tier: 'account' });
    for (const id of [preference, account]) {
      expectProblem(await setVisibility(own, id, 'shared'), 404);
      expectProblem(await remove(own, id), 404);
      expect((await own.call('GET', `/v1/memories/${id}?user_id=ana`)).status).toBe(200);
    }
  });

  it.each([['public'], [null], [undefined]])(
    'names a visibility that there is, not %s',
    async (visibility) => {
      const id = await remember(workspace, 'Grandma knits.');
      expectProblem(
        await workspace.call('PATCH', `/v1/facts/${id}/visibility?user_id=ana`, { visibility }),
        422,
        'visibility',
      );
      const more = { visibility: 'shared', importance: 1 };
      expectProblem(
        await workspace.call('PATCH', `/v1/facts/${id}/visibility?user_id=ana`, more),
        422,
        'importance',
      );
    },
  );
});

describe('the visibility of a fact', () => {
  it('counts at once: shared it is told to the others, taken back it is told to none of them', async () => {
    const own = await createWorkspace();
    const bobs = await openConversation(own, { user_id: 'bob' });
    const id = await factOf(own, 'grandma', 'Grandma was a dancer.');
    expect(await told(own, 'grandma', 'user_id=bob')).toEqual([]);

    const shared = await setVisibility(own, id, 'shared');
    expect(shared.body).toMatchObject({ id, visibility: 'shared', user_id: 'ana', mine: true });
    expect(await facts(own, 'grandma', 'user_id=bob')).toMatchObject([{ id, mine: false }]);
    await exchange(own, bobs, 'What was grandma, a dancer?', 'Yes.');
    expect(JSON.stringify(await liveHistory(own, bobs))).toContain('Grandma was a dancer.');

    expect((await setVisibility(own, id, 'private')).body).toMatchObject({ id, visibility: 'private' });
    expect(await told(own, 'grandma', 'user_id=bob')).toEqual([]);
    expect(JSON.stringify(await liveHistory(own, bobs))).not.toContain('Grandma was a dancer.');
    const turn = await takeTurn(own, bobs, 'Was grandma a dancer?');
    expect(JSON.stringify(turn.body)).not.toContain('Grandma was a dancer.');
    expect(await told(own, 'grandma')).toEqual(['Grandma was a dancer.']);
  });

  it('taken back takes back what it said before: the others find no earlier value either', async () => {
    const own = await createWorkspace();
    const share = { topic_key: 'home', visibility: 'shared' };
    await factOf(own, 'grandma', 'Grandma lived in Porto.', { ...share, valid_from: '2020-01-01T00:00:00Z' });
    const current = await factOf(own, 'grandma', 'Grandma moved to Faro.', {
      ...share,
      valid_from: '2022-01-01T00:00:00Z',
    });
    const asOf = async (userId: string) =>
      (
        await own.call<{ results: { content: string }[] }>('POST', '/v1/search', {
          query: 'Grandma Porto',
          user_id: userId,
          sources: ['memories'],
          as_of: '2021-01-01T00:00:00Z',
        })
      ).body.results.map(({ content }) => content);
    expect(await asOf('bo')).toEqual(['Grandma lived in Porto.']);
    expect((await setVisibility(own, current, 'private')).status).toBe(200);
    expect(await asOf('bo')).toEqual([]);
    expect(await asOf('ana')).toEqual(['Grandma lived in Porto.']);
    expect(await told(own, 'grandma', 'user_id=bo')).toEqual([]);
    expect(await told(own, 'grandma')).toEqual(['Grandma moved to Faro.']);
  });

  it('that is set twice at once, both ways, is one of the two everywhere', async () => {
    const own = await createWorkspace();
    const id = await factOf(own, 'grandma', 'Grandma was a dancer.');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => setVisibility(own, id, i % 2 ? 'private' : 'shared')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [fact] = await facts(own, 'grandma');
    expect(await told(own, 'grandma', 'user_id=bob')).toHaveLength(fact?.visibility === 'shared' ? 1 : 0);
    const search = await own.call<{ results: unknown[] }>('POST', '/v1/search', {
      query: 'dancer',
      user_id: 'bob',
    });
    expect(search.body.results).toHaveLength(fact?.visibility === 'shared' ? 1 : 0);
  });
});

describe('an erased fact', () => {
  it('leaves nothing but its receipt', async () => {
    const own = await createWorkspace();
    const id = await factOf(own, 'grandma', 'Grandma hid the zwetschgenkuchen.');
    const erased = await remove(own, id);
    expect(erased.body).toMatchObject({ id, erased: { memories: 1, observations: 1, embeddings: 1 } });
    expect(await placesOf('zwetschgenkuchen')).toEqual([]);
    expect(await told(own, 'grandma')).toEqual([]);
    expectProblem(await remove(own, id), 404);
  });
});
