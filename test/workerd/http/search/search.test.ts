/**
 * Search over HTTP. "Saved, but search finds nothing" and "search showed me what someone else said" are the two ways to
 * lose a user; a query with odd characters may cause neither.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetConversation } from '../../../../src/http/conversations/conversation-directory.ts';
import { scopeOf, searchedScopes } from '../../../../src/memory/scope.ts';
import { ChargramEmbedder } from '../../../../src/models/embed/chargram-embedder.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { breakVectors, mendVectors, vectorsOf } from '../../support/storage/vector-failure.ts';

interface Found {
  readonly results: {
    type: string;
    id: string;
    content: string;
    conversation_id: string | null;
    score: number;
  }[];
  readonly degraded: string[];
  readonly trace_id: string;
}

const search = (of: TestWorkspace, query: string, body: Record<string, unknown> = {}) =>
  of.call<Found>('POST', '/v1/search', { query, user_id: 'ana', ...body });

const contents = async (
  of: TestWorkspace,
  query: string,
  body: Record<string, unknown> = {},
): Promise<string[]> => {
  const answer = await search(of, query, body);
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
  return answer.body.results.map((result) => result.content);
};

describe('what a search may show', () => {
  it('is the messages of the asking user, never those of another user or workspace', async () => {
    const [own, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const say = async (of: TestWorkspace, user: string, text: string) =>
      takeTurn(of, await openConversation(of, { user_id: user, chat_id: text }), text);
    await say(own, 'ana', 'My piano is out of tune.');
    await say(own, 'bob', 'My piano is made of glass.');
    await say(other, 'ana', 'My piano stands in Rome.');
    expect(await contents(own, 'piano')).toEqual(['My piano is out of tune.']);
    expect(await contents(own, 'piano', { user_id: 'bob' })).toEqual(['My piano is made of glass.']);
    expect(await contents(own, 'piano', { user_id: undefined })).toEqual([]);
    expect(await contents(other, 'piano')).toEqual(['My piano stands in Rome.']);
  });

  it('is what was said in the channel that is named, and in no other one', async () => {
    const own = await createWorkspace();
    const channels = await Promise.all(
      ['medical', 'office'].map(
        async (name) => (await own.call<{ id: string }>('POST', '/v1/channels', { name })).body.id,
      ),
    );
    for (const channel_id of channels)
      await takeTurn(
        own,
        await openConversation(own, { chat_id: channel_id, channel_id }),
        `My biopsy, told in ${channel_id}.`,
      );
    for (const channel_id of channels)
      expect(await contents(own, 'biopsy', { channel_id, sources: ['events'] })).toEqual([
        `My biopsy, told in ${channel_id}.`,
      ]);
  });

  it('is one conversation when one is named, and all of the user otherwise', async () => {
    const own = await createWorkspace();
    const first = await openConversation(own, { chat_id: 'first' });
    const second = await openConversation(own, { chat_id: 'second' });
    await takeTurn(own, first, 'The violin is in the first case.', { options: { recall: false } });
    await takeTurn(own, second, 'The violin is in the second case.', { options: { recall: false } });
    expect(await contents(own, 'violin', { conversation_id: first })).toEqual([
      'The violin is in the first case.',
    ]);
    expect(await contents(own, 'violin', { conversation_id: second, user_id: undefined })).toEqual([
      'The violin is in the second case.',
    ]);
    expect(await contents(own, 'violin')).toHaveLength(2);
    expectProblem(await search(own, 'violin', { conversation_id: first, user_id: 'bob' }), 422, 'user_id');
  });

  it('is in a group what was said in that group, and nothing private of its members', async () => {
    const own = await createWorkspace();
    const group = await openConversation(own, { chat_id: 'group', shared: true, user_id: undefined });
    const alone = await openConversation(own, { chat_id: 'alone' });
    await takeTurn(own, group, 'Ana brings the tuba.', { user_id: 'ana' });
    await takeTurn(own, group, 'Bob brings the tuba case.', { user_id: 'bob' });
    await takeTurn(own, alone, 'I cannot stand that tuba.');
    for (const user of ['ana', 'bob', undefined])
      expect((await contents(own, 'tuba', { conversation_id: group, user_id: user })).sort()).toEqual([
        'Ana brings the tuba.',
        'Bob brings the tuba case.',
      ]);
    expect(await contents(own, 'tuba', { user_id: 'bob' })).not.toContain('I cannot stand that tuba.');
  });

  it('is no message at all without a user or a conversation: that is refused, not answered with everybody’s', async () => {
    const own = await createWorkspace();
    await takeTurn(own, await openConversation(own), 'The organ is loud.');
    for (const sources of [['events'], ['memories', 'events']])
      expectProblem(await search(own, 'organ', { user_id: undefined, sources }), 422, 'user_id');
    expect(await contents(own, 'organ', { user_id: undefined, sources: ['memories'] })).toEqual([]);
  });

  it('leaves out a turn that was taken back', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const turn = await takeTurn(own, conversation, 'My pin is kilimanjaro.');
    expect(await contents(own, 'kilimanjaro')).toHaveLength(1);
    await own.call('POST', `/v1/conversations/${conversation}/turns/${turn.body.turn_id}/abort`);
    expect(await contents(own, 'kilimanjaro')).toEqual([]);
    expect(await rowsOf(`SELECT term FROM events_vocab WHERE term LIKE '%kilimanjaro%'`)).toEqual([]);
  });

  it('is limited to the sources and the number asked for, best first', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    for (let i = 0; i < 5; i++)
      await takeTurn(own, conversation, `Harp lesson number ${i}.`, { options: { recall: false } });
    await remember(own, 'Ana plays the harp.');
    const types = async (sources: string[]) =>
      new Set((await search(own, 'harp', { sources })).body.results.map((result) => result.type));
    expect(await types(['memories'])).toEqual(new Set(['memory']));
    expect(await types(['events'])).toEqual(new Set(['event']));
    const { results } = (await search(own, 'harp', { top_k: 3 })).body;
    expect(results).toHaveLength(3);
    expect(results.map((result) => result.score)).toEqual(
      [...results.map((result) => result.score)].sort((a, b) => b - a),
    );
  });
});

describe('a query that names nothing', () => {
  let own: TestWorkspace;

  beforeAll(async () => {
    own = await createWorkspace();
    const lines = [
      'Who are you and what do you do?',
      'We go on and on about the harp.',
      'Will the tuba be there?',
      '你是我的朋友。',
      'Was ist das für eine Geige?',
    ];
    const messages = lines.map((content) => ({ role: 'user', content, occurred_at: '2024-03-01T09:30:00Z' }));
    await own.call('POST', '/v1/ingest', { conversation: { chat_id: 'chat', user_id: 'ana' }, messages });
    await remember(own, 'Ana plays the harp.');
  });

  it.each([
    'Who are you?',
    'go on',
    'and then?',
    'What was it about?',
    'Was ist das?',
    '你是谁？',
    'qwrtp zxcvb',
    'asdf the qwer',
  ])('finds no message, however many share its words: %s', async (query) => {
    expect(await contents(own, query, { sources: ['events'] })).toEqual([]);
  });

  it.each<[query: string, found: string]>([
    ['Who has a harp?', 'We go on and on about the harp.'],
    ['Will', 'Will the tuba be there?'],
    ['go on with the harp', 'We go on and on about the harp.'],
    ['朋友是谁？', '你是我的朋友。'],
    ['Who are you and what is this Geige?', 'Was ist das für eine Geige?'],
  ])('but finds what one names: %s', async (query, found) => {
    expect(await contents(own, query)).toContain(found);
  });
});

describe('a long message among the results', () => {
  it('comes whole, and with the passage that answers; a short one needs none', async () => {
    const own = await createWorkspace();
    const filler = (topic: string) => `Something else about ${topic}, at some length. `.repeat(150);
    const long = `${filler('rowing')}The lute hangs above the sofa. ${filler('sailing')}`;
    const messages = [long, 'My lute is old.'].map((content) => ({
      role: 'assistant',
      content,
      occurred_at: '2026-03-01T09:30:00Z',
    }));
    await own.call('POST', '/v1/ingest', { conversation: { chat_id: 'chat', user_id: 'ana' }, messages });
    const { results } = (await search(own, 'Where does the lute hang?')).body as unknown as {
      results: { content: string; passage?: string }[];
    };
    const found = results.find(({ content }) => content === long);
    expect(found?.passage).toMatch(/^….*The lute hangs above the sofa\./);
    expect(found?.passage?.length).toBeLessThan(1_000);
    const short = results.find(({ content }) => content === 'My lute is old.');
    expect(short).toBeDefined();
    expect(short).not.toHaveProperty('passage');
    const again = (await search(own, 'Where does the lute hang?')).body;
    expect(again.results).toEqual(results);
  });
});

describe('a time in a question', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  let own: TestWorkspace;
  let channel: string;

  const say = (chat_id: string, content: string, occurred_at: string, more: Record<string, unknown> = {}) =>
    own.call('POST', '/v1/ingest', {
      conversation: { chat_id, user_id: 'ana', ...more },
      messages: [{ role: 'user', content, occurred_at }],
    });

  beforeAll(async () => {
    own = await createWorkspace();
    channel = (await own.call<{ id: string }>('POST', '/v1/channels', { name: 'garden' })).body.id;
    await say('one', 'Leeks are planted.', daysAgo(1));
    await say('two', 'Corn is sown.', daysAgo(1), { channel_id: channel });
    await say('three', 'Beans are picked.', daysAgo(100));
    await say('four', 'Bob sold his boat.', daysAgo(1), { user_id: 'bob' });
  });

  it.each<[where: string, body: () => Record<string, unknown>, found: string[]]>([
    ['in all that the user said', () => ({}), ['Corn is sown.', 'Leeks are planted.']],
    ['in one channel', () => ({ channel_id: channel }), ['Corn is sown.']],
    ['for another user', () => ({ user_id: 'bob' }), ['Bob sold his boat.']],
    ['before it', () => ({ as_of: daysAgo(3) }), []],
    ['among memories', () => ({ sources: ['memories'] }), []],
  ])('finds what was said then without any word of it: %s', async (_, body, found) => {
    expect((await contents(own, 'What did I say yesterday?', body())).sort()).toEqual(found);
  });

  it('finds no message in a conversation when only memories are asked for', async () => {
    const conversation_id = await openConversation(own, { chat_id: 'one' });
    const inIt = { conversation_id, sources: ['memories'] };
    expect(await contents(own, 'What did I say yesterday?', inIt)).toEqual([]);
    expect(await contents(own, 'What did I say yesterday?', { conversation_id })).toEqual([
      'Leeks are planted.',
    ]);
  });
});

describe('a search for kinds of memories', () => {
  const found = async (of: TestWorkspace, body: Record<string, unknown>) =>
    (await search(of, 'What about the trombone?', body)).body.results.map(({ content }) => content).sort();

  it('shows these kinds only, and nothing but memories unless other sources are named', async () => {
    const own = await createWorkspace();
    await takeTurn(own, await openConversation(own), 'My trombone is out of tune.');
    const texts = { fact: 'The trombone is old.', procedure: 'To oil the trombone, take it apart.' };
    await remember(own, texts.fact);
    await remember(own, texts.procedure, { kind: 'procedure' });
    await remember(own, 'Prefers the trombone.', { kind: 'preference', tier: 'account' });
    expect(await found(own, { kinds: ['procedure'] })).toEqual([texts.procedure]);
    expect(await found(own, { kinds: ['fact', 'procedure'] })).toEqual([texts.fact, texts.procedure]);
    expect(await found(own, { kinds: ['preference'] })).toEqual(['Prefers the trombone.']);
    expect(await found(own, { kinds: ['summary'] })).toEqual([]);
    expect(await found(own, { kinds: ['fact'], sources: ['memories', 'events'] })).toEqual([
      'My trombone is out of tune.',
      texts.fact,
    ]);
  });

  it('is filtered before rows are counted: one among many others is found', async () => {
    const own = await createWorkspace();
    const create = Array.from({ length: 150 }, (_, i) => ({
      content: `Trombone number ${i}.`,
      kind: 'fact',
      user_id: 'ana',
    }));
    await own.call('POST', '/v1/memories/batch', { create });
    await remember(own, 'Decided, after a long talk with everybody, to sell the old trombone.', {
      kind: 'decision',
    });
    expect((await search(own, 'trombone', { kinds: ['decision'], top_k: 1 })).body.results).toHaveLength(1);
  });

  it.each([[['opinion']], [[]], ['fact'], [[1]]])('that are none is refused by name: %j', async (kinds) => {
    const own = await createWorkspace();
    expectProblem(
      await search(own, 'trombone', { kinds }),
      422,
      Array.isArray(kinds) && kinds.length > 0 ? 'kinds.0' : 'kinds',
    );
  });
});

describe('a memory under a subject, a topic or a tag', () => {
  it('is found by their words, and by others no more once they have changed', async () => {
    const own = await createWorkspace();
    const contentsOf = (query: string) => contents(own, query, { sources: ['memories'] });
    const id = await remember(own, 'Sang for thirty years.', {
      subject_id: 'Rosa Lima',
      topic_key: 'career:choir',
      tags: ['biography'],
    });
    for (const query of ['Who is Rosa?', 'careers', 'biography'])
      expect(await contentsOf(query), query).toEqual(['Sang for thirty years.']);
    const [result] = (await search(own, 'Rosa', { sources: ['memories'] })).body.results;
    expect(result).toMatchObject({ id, kind: 'fact', tier: 'workspace', subject_id: 'Rosa Lima' });
    const patched = await own.call('PATCH', `/v1/memories/${id}?user_id=ana`, { tags: ['memoir'] });
    expect(patched.status).toBe(200);
    expect(await contentsOf('memoir')).toEqual(['Sang for thirty years.']);
    expect(await contentsOf('biography')).toEqual([]);
    await own.call('DELETE', `/v1/memories/${id}?user_id=ana`);
    expect(
      await rowsOf(`SELECT term FROM memories_vocab WHERE term LIKE '%rosa%' OR term LIKE '%memoir%'`),
    ).toEqual([]);
  });
});

describe('a topic with a long history', () => {
  const VALUES = 300;
  const DAY_MS = 24 * 60 * 60 * 1000;
  const dayOf = (i: number) => new Date(Date.UTC(2020, 0, 1) + i * DAY_MS).toISOString();
  let own: TestWorkspace;

  beforeAll(async () => {
    own = await createWorkspace();
    const create = Array.from({ length: VALUES }, (_, i) => ({
      content: `The stock of ukuleles is ${i}${i % 100 === 99 ? ', and some of them are in the yard, in the rain, without a case' : ''}.`,
      kind: 'fact',
      user_id: 'ana',
      topic_key: 'stock',
      valid_from: dayOf(i),
    }));
    expect((await own.call('POST', '/v1/memories/batch', { create })).status).toBeLessThan(300);
  });
  const stock = (body: Record<string, unknown> = {}) =>
    contents(own, 'stock of ukuleles', { sources: ['memories'], ...body });

  it('tells its value of today, whatever its earlier ones say', async () => {
    const [now, ...more] = await stock();
    expect(now).toMatch(/^The stock of ukuleles is 299,/);
    expect(more).toEqual([]);
  });

  it.each([0, 99, 150, 298])('tells its value of day %i', async (i) => {
    const then = await stock({ as_of: dayOf(i + 0.5) });
    expect(then).toHaveLength(1);
    expect(then[0]).toMatch(new RegExp(`^The stock of ukuleles is ${i}\\b`));
  });

  it('leaves its history out of the vector index’s answer too, and takes back what holds again', async () => {
    const embedder = new ChargramEmbedder();
    const [vector] = await embedder.embed(['The stock of ukuleles is 150.']);
    if (!vector) throw new Error('no vector');
    const reader = {
      workspaceId: own.id,
      userId: 'ana',
      channelId: null,
      conversationId: null,
      audience: 'user',
    } as const;
    const nearest = async (asOf: number | null) =>
      vectorsOf(own).query({
        vector,
        model: embedder.model,
        scopes: searchedScopes(reader, asOf),
        owners: ['memory'],
        topK: 50,
      });
    await vi.waitFor(async () => expect(await nearest(null)).toHaveLength(1), { timeout: 5_000 });
    expect((await nearest(0)).length).toBe(50);
    const [row] = await rowsOf<{ id: string }>(
      `SELECT id FROM memories WHERE workspace_id = ? AND status = 'active'`,
      [own.id],
    );
    await own.call('DELETE', `/v1/memories/${row?.id}?user_id=ana`);
    expect(await stock()).toEqual(['The stock of ukuleles is 298.']);
    await vi.waitFor(async () => expect(await nearest(null)).toHaveLength(1), { timeout: 5_000 });
  });
});

describe('a search in a conversation', () => {
  const stepsOf = async (of: TestWorkspace, body: Record<string, unknown>) => {
    const answer = await search(of, 'spinet', { debug: true, ...body });
    const { debug } = answer.body as unknown as { debug: { steps: { name: string }[] } };
    return debug.steps.map(({ name }) => name);
  };

  it('costs two round trips at most, the first time too, when the conversation must be looked up', async () => {
    const own = await createWorkspace();
    const made = await own.call<{ id: string }>('POST', '/v1/channels', { name: 'music' });
    const channel_id = made.body.id;
    const opened = await own.call<{ id: string; ref_code: string }>('POST', '/v1/conversations', {
      chat_id: 'chat',
      user_id: 'ana',
      channel_id,
    });
    const { id, ref_code } = opened.body;
    await takeTurn(own, id, `The spinet ${'of many words '.repeat(100)}`, { options: { recall: false } });
    await remember(own, 'Ana has a spinet.');
    const TWO = ['search.read', 'recall.resolve'];
    // A number of results of its own makes each a search that nobody has asked before.
    let top_k = 5;
    for (const conversation_id of [id, ref_code]) {
      // As in an isolate that did not open it.
      forgetConversation(own.id, conversation_id);
      const looked = await stepsOf(own, { conversation_id, top_k: top_k++ });
      expect(looked).toEqual(['search.open', 'search.read']);
      for (const user_id of ['ana', undefined])
        expect(await stepsOf(own, { conversation_id, user_id, top_k: top_k++ })).toEqual(TWO);
    }
    expect((await stepsOf(own, { channel_id })).length).toBeLessThanOrEqual(2);
    expectProblem(await search(own, 'spinet', { channel_id: id }), 422, 'channel_id');
    expectProblem(await search(own, 'spinet', { conversation_id: id, user_id: 'bob' }), 422, 'user_id');
    expectProblem(await search(own, 'spinet', { conversation_id: id, channel_id: 'x' }), 422, 'channel_id');
  });

  it('finds the first time what it finds ever after: words, times, long messages, memories, near vectors', async () => {
    const own = await createWorkspace();
    const made = await own.call<{ id: string }>('POST', '/v1/channels', { name: 'music' });
    const channel_id = made.body.id;
    await remember(own, 'Ana is a photographer.');
    await remember(own, 'Ana tunes the spinet of the channel.', { tier: 'channel', channel_id });
    await remember(own, 'Ana prefers a spinet.', { kind: 'preference', tier: 'account' });
    const talk = async (body: Record<string, unknown>, speaker: string) => {
      const answer = await own.call<{ id: string; ref_code: string }>('POST', '/v1/conversations', {
        channel_id,
        ...body,
      });
      const { id } = answer.body;
      await takeTurn(own, id, `The spinet ${'of many words '.repeat(100)}`, { user_id: speaker });
      await takeTurn(own, id, 'My spinet is out of tune.', { user_id: speaker });
      return answer.body;
    };
    const alone = await talk({ chat_id: 'alone', user_id: 'ana' }, 'ana');
    const named = await talk({ chat_id: 'named', user_id: 'ana' }, 'ana');
    const group = await talk({ chat_id: 'group', shared: true }, 'bob');
    const queries = ['spinet', 'photography', 'What did I say today?', 'nothing of the kind'];
    for (const [place, asker] of [
      [alone.id, { user_id: 'ana' }],
      [named.ref_code, { user_id: undefined }],
      [group.id, { user_id: 'ana' }],
      [group.ref_code, { user_id: undefined }],
    ] as const)
      for (const query of queries) {
        forgetConversation(own.id, place);
        const asked = { conversation_id: place, ...asker };
        const first = await search(own, query, asked);
        const again = await search(own, query, asked);
        const [one, other] = [first, again].map(({ body }) =>
          body.results.map(({ id, content }) => [id, content]),
        );
        expect(one, query).toEqual(other);
        expect(first.body.degraded).toEqual([]);
        expect(first.body.results.length, `${query} ${place}`).toBeGreaterThan(
          query === 'spinet' || query.includes('today') ? 1 : -1,
        );
      }
  });

  it('of another user, another workspace, or that is none is refused the first time too', async () => {
    const [own, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const conversation_id = await openConversation(own);
    await takeTurn(own, conversation_id, 'The spinet is out of tune.');
    expectProblem(await search(own, 'spinet', { conversation_id, user_id: 'bob' }), 422, 'user_id');
    expectProblem(await search(other, 'spinet', { conversation_id }), 422, 'conversation_id');
    expectProblem(await search(own, 'spinet', { conversation_id: 'none' }), 422, 'conversation_id');
  });

  it('goes on without the vector index the first time too, and says so', async () => {
    const own = await createWorkspace();
    const conversation_id = await openConversation(own);
    await takeTurn(own, conversation_id, 'The spinet is out of tune.', { options: { recall: false } });
    await breakVectors(own);
    const answer = await search(own, 'spinet', { conversation_id });
    expect(answer.body.degraded).toEqual(['vector']);
    expect(answer.body.results).toHaveLength(1);
    await mendVectors(own);
  });

  it('is refused once the conversation is erased, and finds nothing of it', async () => {
    const own = await createWorkspace();
    const conversation_id = await openConversation(own);
    await takeTurn(own, conversation_id, 'The spinet is out of tune.');
    expect(await contents(own, 'spinet', { conversation_id })).toHaveLength(1);
    expect((await own.call('DELETE', `/v1/conversations/${conversation_id}`)).status).toBe(200);
    for (const user_id of ['ana', 'bob', undefined])
      expectProblem(await search(own, 'spinet', { conversation_id, user_id }), 422, 'conversation_id');
  });

  it('shows the memories of the channel in which the conversation stands now', async () => {
    const own = await createWorkspace();
    const channels = await Promise.all(
      ['old', 'new'].map(
        async (name) => (await own.call<{ id: string }>('POST', '/v1/channels', { name })).body.id,
      ),
    );
    const [before = '', after = ''] = channels;
    const conversation_id = await openConversation(own, { channel_id: before });
    await remember(own, 'A spinet of the old channel.', { tier: 'channel', channel_id: before });
    await remember(own, 'A spinet of the new channel.', { tier: 'channel', channel_id: after });
    for (let i = 0; i < 2; i++)
      expect(await contents(own, 'spinet', { conversation_id })).toEqual(['A spinet of the old channel.']);
    await testEnv.WORKSPACE_DB.prepare('UPDATE conversations SET channel_id = ? WHERE id = ?')
      .bind(after, conversation_id)
      .run();
    expect(await contents(own, 'spinet', { conversation_id })).toEqual(['A spinet of the new channel.']);
    expectProblem(await search(own, 'spinet', { conversation_id, channel_id: before }), 422, 'channel_id');
  });
});

describe('a search of memories reads a bounded number of rows', () => {
  it('of a store of thousands, for six of the commonest words', async () => {
    const own = await createWorkspace();
    const QUERY = 'green tea honey morning kitchen cup';
    const fill = async (slices: number) => {
      for (let slice = 0; slice < slices; slice++) {
        const create = Array.from({ length: 500 }, (_, i) => ({
          content: `Green tea and honey in the morning kitchen, cup ${slices}-${slice}-${i}.`,
          kind: 'fact',
          user_id: 'ana',
          visibility: i % 2 === 0 ? 'private' : 'shared',
        }));
        expect((await own.call('POST', '/v1/memories/batch', { create })).status).toBeLessThan(300);
      }
    };
    const rowsRead = async (body: Record<string, unknown>) => {
      const answer = await search(own, QUERY, { sources: ['memories'], debug: true, ...body });
      const { debug } = answer.body as unknown as { debug: { steps: { rows_read: number }[] } };
      return debug.steps.reduce((sum, step) => sum + step.rows_read, 0);
    };
    const asked = [
      {},
      { top_k: 100 },
      { kinds: ['decision'], top_k: 100 },
      { as_of: '2030-01-01T00:00:00Z' },
    ];
    await fill(1);
    const small = await Promise.all(asked.map(rowsRead));
    await fill(7);
    const large = await Promise.all(asked.map(rowsRead));
    for (const [i, rows] of large.entries()) {
      expect(rows, JSON.stringify(asked[i])).toBeLessThan(2_000);
      expect(rows, JSON.stringify(asked[i])).toBeLessThan(2 * (small[i] ?? 0));
    }
  });
});

/** Queries with a title that any terminal can show. */
const titled = (queries: readonly string[]): [string, string][] =>
  queries.map((query) => [JSON.stringify(query).slice(0, 40), query]);

describe('a query with odd characters', () => {
  let own: TestWorkspace;
  const TEXT =
    'The "lighthouse" of C++ isn’t (near) AND or NOT: 50% e-mail, node.js, foo-bar; 🦔 it’s Zoë’s!';

  beforeAll(async () => {
    own = await createWorkspace();
    await takeTurn(own, await openConversation(own), TEXT);
    await remember(own, TEXT);
  });

  it.each(
    titled([
      '"lighthouse"',
      '"lighthouse',
      'lighthouse"',
      "lighthouse'",
      "'; DROP TABLE events; -- lighthouse",
      'lighthouse AND',
      'AND OR NOT lighthouse',
      'NEAR(lighthouse, 3)',
      'NOT lighthouse',
      'lighthouse*',
      '*lighthouse',
      '^lighthouse',
      'terms:lighthouse',
      '{terms conversation}: lighthouse',
      '(lighthouse',
      'lighthouse)',
      '((lighthouse))',
      '-lighthouse',
      '+lighthouse -- foo',
      'lighthouse:',
      'light·house lighthouse',
      '\\lighthouse\\',
      '%lighthouse_',
      'LIGHTHOUSE',
      'ｌｉｇｈｔｈｏｕｓｅ',
      'lighthouses',
      '-foo',
      'foo-bar',
      'node.js',
      'e-mail',
      'C++',
      '🦔',
      'zoe',
      'Zoë',
      `${'unrelated '.repeat(398)} lighthouse`.slice(-4_000),
      `${Array.from({ length: 200 }, (_, i) => `filler${i}`).join(' ')} lighthouse`,
      'lighthouse \u200b\u202e\ufeff',
      'lighthouse\u0000',
    ]),
  )('finds the text that has its words: %s', async (_, query) => {
    expect(await contents(own, query)).toEqual([TEXT, TEXT]);
  });

  it.each(
    titled([
      'x',
      '語',
      '"',
      '""',
      '*',
      '()',
      '()()',
      '-',
      'AND',
      'NEAR',
      'the of and',
      '😀😀😀',
      '👩‍👩‍👧‍👦',
      '…',
      '\u200b',
      '\ud83d',
      '·',
      '"·"',
      '\\',
      ';--',
      "'",
      '%',
      '$ref',
      '{}',
      'ﷺ',
      'Z̸̢͙a̴l̵g̷o̸',
      'a'.repeat(4_000),
      '語'.repeat(4_000),
      '"'.repeat(4_000),
      'word '.repeat(800),
      Array.from({ length: 700 }, (_, i) => `w${i}`).join(' '),
      `${'('.repeat(2_000)}${')'.repeat(2_000)}`,
    ]),
  )('is never an error: %s', async (_, query) => {
    const answer = await search(own, query);
    expect(answer.status).toBe(200);
    expect(answer.body.degraded).toEqual([]);
  });

  it('is no error in a turn either, where the words are the user’s own', async () => {
    const conversation = await openConversation(own, { chat_id: 'odd' });
    for (const text of ['"', 'NEAR(', '* AND *', '\ud83d', '()', '🦔', '-foo "bar']) {
      const turn = await takeTurn(own, conversation, text);
      expect(turn.status, text).toBe(200);
    }
  });

  it.each(['', ' ', '\n\t', '\u3000'])('that is blank (%j) is refused by name', async (query) => {
    expectProblem(await search(own, query), 422, 'query');
  });
});

describe('a language', () => {
  const SAID: [language: string, text: string, query: string][] = [
    ['Chinese', '我妹妹在里斯本养蜜蜂。', '蜜蜂'],
    ['Chinese, one character', '他家有一只猫。', '猫'],
    ['Chinese with English inside', '他用Kubernetes部署服务。', 'kubernetes'],
    ['Japanese', '妹はリスボンで蜂を飼っています。', 'リスボン'],
    ['Japanese in half-width katakana', '弟はパソコンを直します。', 'ﾊﾟｿｺﾝ'],
    ['Thai', 'น้องสาวของฉันเลี้ยงผึ้งที่ลิสบอน', 'ผึ้ง'],
    ['Arabic', 'أختي تربي النحل في لشبونة', 'لشبونة'],
    ['Arabic with vowels', 'الكِتَابُ على الطاولة', 'الكتاب'],
    ['German', 'Meine Schwester züchtet Bienen in Köln.', 'zuchtet köln'],
    ['German capitals', 'Die Straße ist gesperrt.', 'STRAßE'],
    ['Russian', 'Моя сестра держит пчёл в Лиссабоне.', 'ПЧЁЛ'],
    ['Russian without dots', 'Он ест мёд и хлеб.', 'мед'],
    ['Korean', '내 여동생은 리스본에서 벌을 키웁니다', '리스본에서'],
    ['Hindi', 'मेरी बहन लिस्बन में मधुमक्खी पालती है', 'मधुमक्खी'],
    ['Greek', 'Η αδελφή μου έχει μέλισσες.', 'ΜΕΛΙΣΣΕΣ'],
  ];
  let own: TestWorkspace;

  beforeAll(async () => {
    own = await createWorkspace();
    await own.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'babel', user_id: 'ana' },
      messages: SAID.map(([, content]) => ({ role: 'user', content, occurred_at: '2026-03-01T09:30:00Z' })),
    });
    await Promise.all(SAID.map(([, text]) => remember(own, text)));
  });

  it.each(SAID)(
    'is found by a word of it, and before what does not have that word: %s',
    async (_language, text, query) => {
      expect((await contents(own, query, { sources: ['events'] }))[0]).toBe(text);
      expect((await contents(own, query, { sources: ['memories'] }))[0]).toBe(text);
    },
  );
});

describe('what was written a moment ago', () => {
  it('is found at once, whether it was said or remembered', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    for (let i = 0; i < 5; i++) {
      await takeTurn(own, conversation, `Said bandoneon ${i}.`, { options: { recall: false } });
      expect(await contents(own, `bandoneon ${i}`, { top_k: 1 })).toEqual([`Said bandoneon ${i}.`]);
      await remember(own, `Kept theremin ${i}.`);
      expect(await contents(own, `theremin ${i}`, { top_k: 1 })).toEqual([`Kept theremin ${i}.`]);
    }
  });
});

describe('when the vector index does not answer', () => {
  it('search and turn go on with what the words find, and say so', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const id = await remember(own, 'Ana tunes her clavichord on Sundays.');
    await breakVectors(own);
    const answer = await search(own, 'clavichord');
    expect(answer.status).toBe(200);
    expect(answer.body.degraded).toEqual(['vector']);
    expect(answer.body.results.map((result) => result.id)).toEqual([id]);
    const turn = await takeTurn(own, conversation, 'When do I tune my clavichord?');
    expect(turn.status).toBe(200);
    expect(turn.body.degraded).toEqual(['vector']);
    expect(JSON.stringify(turn.body.prompt)).toContain('Ana tunes her clavichord on Sundays.');
    await mendVectors(own);
    expect((await search(own, 'clavichord')).body.degraded).toEqual([]);
  });
});

describe('a hit of the vector index', () => {
  const embed = async (text: string) => {
    const embedder = new ChargramEmbedder();
    const [vector] = await embedder.embed([text]);
    if (!vector) throw new Error('no vector');
    return { vector, model: embedder.model };
  };

  it('finds a memory that shares no word with the question, or the rest of these tests prove nothing', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana is a photographer.');
    expect((await search(own, 'photography')).body.results.map((result) => result.id)).toContain(id);
  });

  it('is never believed: a row that is gone, foreign, of another user or expired stays out', async () => {
    const [own, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const text = 'Ana practises the hurdygurdy.';
    const { vector, model } = await embed(text);
    const mine = {
      tier: 'workspace',
      channelId: null,
      conversationId: null,
      userId: 'ana',
      visibility: 'private',
    } as const;
    const scope = scopeOf({ workspaceId: own.id, ...mine });
    const expired = await remember(own, text, { expires_at: '2020-01-01T00:00:00Z' });
    const ids = {
      gone: 'mem_00000000000070008000000000000000',
      bobs: await remember(own, text, { user_id: 'bob' }),
      foreign: await remember(other, text),
      expired,
    };
    // The index claims that all of them are Ana's.
    await vectorsOf(own).upsert(
      Object.values(ids).map((id) => ({
        id,
        owner: 'memory' as const,
        scope,
        model,
        version: 1_000_000,
        vector,
      })),
    );
    const hits = await vectorsOf(own).query({ vector, model, scopes: [scope], owners: ['memory'], topK: 10 });
    expect(hits.map((hit) => hit.id).sort(), 'the index does claim it').toEqual(Object.values(ids).sort());
    for (const query of [text, 'hurdygurdies', 'practising'])
      expect(await contents(own, query), query).toEqual([]);
    const turn = await takeTurn(own, await openConversation(own), text);
    expect(turn.body.injection.memory_ids).toEqual([]);
  });
});

describe('a trace', () => {
  interface Trace {
    readonly trace: { candidates: { id: string }[] };
    readonly conversation_id: string | null;
    readonly turn_id: string | null;
  }
  const read = (of: TestWorkspace, id: string | null) => of.call<Trace>('GET', `/v1/traces/${id}`);

  it('of a search or a turn says which items it weighed, without a word of them', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const memory = await remember(own, 'Ana restores a harpsichord.');
    const turn = (await exchange(
      own,
      conversation,
      'How is my harpsichord?',
      'In pieces, harpsichordist.',
    )) as {
      trace_id: string | null;
      turn_id: string;
    };
    const searched = (await search(own, 'harpsichord')).body.trace_id;
    const ofTurn = await read(own, turn.trace_id);
    const ofSearch = await vi.waitFor(async () => {
      const answer = await read(own, searched);
      expect(answer.status).toBe(200);
      return answer;
    });
    expect(ofTurn.body).toMatchObject({ conversation_id: conversation, turn_id: turn.turn_id });
    expect(ofSearch.body.trace.candidates.map((candidate) => candidate.id)).toContain(memory);
    for (const answer of [ofTurn, ofSearch]) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).toContain(memory);
      expect(JSON.stringify(answer.body)).not.toMatch(/harpsi|restores|pieces/i);
    }
    const stored = await rowsOf<{ body: string }>('SELECT body FROM traces WHERE workspace_id = ?', [own.id]);
    expect(stored.length).toBe(2);
    expect(JSON.stringify(stored)).not.toMatch(/harpsi|restores|pieces/i);
  });

  /** Everything that a trace names, and what it says of it. */
  const told = async (of: TestWorkspace, id: string | null) => {
    const { trace } = await vi.waitFor(async () => {
      const answer = await read(of, id);
      expect(answer.status).toBe(200);
      return answer.body as unknown as { trace: Explained };
    });
    return trace;
  };
  interface Told {
    readonly id: string;
    readonly rank: number;
    readonly score: number;
    readonly parts: Record<string, number>;
  }
  interface Explained {
    readonly candidates: (Told & { decision: string })[];
    readonly dropped: (Told & { reason: string; of?: string })[];
    readonly unlisted: Record<string, number>;
  }

  it('says of every message and memory that was weighed why it is there or not, of a search and of a turn', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const messages = Array.from({ length: 60 }, (_, i) => ({
      role: 'user',
      content: `The lute has ${i % 50} strings.`,
      occurred_at: '2026-03-01T09:30:00Z',
      external_id: `m${i}`,
    }));
    await own.call('POST', '/v1/ingest', { conversation: { chat_id: 'chat', user_id: 'ana' }, messages });
    for (let i = 0; i < 5; i++) await remember(own, `Ana owns lute number ${i}.`);
    const found = (await search(own, 'lute', { conversation_id: conversation, top_k: 3 })).body;
    const ofSearch = await told(own, found.trace_id);
    expect(ofSearch.candidates.map(({ id }) => id)).toEqual(found.results.map(({ id }) => id));
    expect(ofSearch.candidates.map(({ decision }) => decision)).toEqual(Array(3).fill('included'));
    expect(ofSearch.dropped.length).toBeGreaterThan(20);
    expect(new Set(ofSearch.dropped.map(({ reason }) => reason))).toContain('below_top_k');

    const turn = await takeTurn(own, conversation, 'Where is the lute of Ana?');
    const ofTurn = await told(own, turn.body.trace_id);
    expect(new Set(ofTurn.candidates.map(({ decision }) => decision))).toContain('injected');
    expect(new Set(ofTurn.candidates.map(({ decision }) => decision))).toContain('rank');
    for (const { candidates, dropped, unlisted } of [ofSearch, ofTurn]) {
      const all = [...candidates, ...dropped];
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const { rank, score, parts } of all) {
        expect(rank).toBeGreaterThan(0);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 5);
      }
      for (const count of Object.values(unlisted)) expect(count).toBeGreaterThan(0);
    }
    const sizes = await rowsOf<{ bytes: number }>(
      'SELECT length(body) AS bytes FROM traces WHERE workspace_id = ?',
      [own.id],
    );
    for (const { bytes } of sizes) expect(bytes).toBeLessThan(48 * 1024);
  });

  it('is read by its workspace only, and for a day', async () => {
    const [own, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const turn = await takeTurn(own, await openConversation(own), 'Hello.');
    const id = turn.body.trace_id;
    expect((await read(own, id)).status).toBe(200);
    expectProblem(await read(other, id), 404);
    const [row] = await rowsOf<{ left: number }>(
      'SELECT expires_at - created_at AS left FROM traces WHERE id = ?',
      [id],
    );
    expect(row?.left).toBe(24 * 60 * 60 * 1000);
    await testEnv.WORKSPACE_DB.prepare('UPDATE traces SET expires_at = ? WHERE id = ?')
      .bind(Date.now() - 1, id)
      .run();
    expectProblem(await read(own, id), 404);
  });
});

describe('a search in a channel, or of the past', () => {
  const talk = (n: number, month: number) =>
    Array.from({ length: n }, (_, i) => ({
      role: 'user',
      content: `Lisbon launch budget, talk number ${i}.`,
      occurred_at: new Date(Date.UTC(2026, month, 1, 0, i)).toISOString(),
    }));
  const RIGHT =
    'The budget for the Lisbon launch is 40,000 euros, agreed with finance and legal and the board.';

  it('finds what was said there, or by then, however much more was said elsewhere and later', async () => {
    const workspace = await createWorkspace();
    const channel = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: 'work' });
    const ingest = (chat_id: string, messages: object[], more: object = {}) =>
      workspace.call('POST', '/v1/ingest', { conversation: { chat_id, user_id: 'ana', ...more }, messages });
    await ingest('w', [{ role: 'user', content: RIGHT, occurred_at: '2026-02-01T09:00:00Z' }], {
      channel_id: channel.body.id,
    });
    await ingest('home', talk(120, 5));
    const events = { sources: ['events'] };
    expect(await contents(workspace, 'Lisbon launch budget', events)).not.toContain(RIGHT);
    for (const place of [{ channel_id: channel.body.id }, { as_of: '2026-03-01T00:00:00Z' }])
      expect(await contents(workspace, 'Lisbon launch budget', { ...events, ...place })).toEqual([RIGHT]);
  });
});

describe('what taught a memory that was erased', () => {
  it('stays in the record, and is found and told no more', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const taught = await exchange(workspace, conversation, 'I work at Hooli as a welder.', 'Noted.');
    expect(taught).toBeDefined();
    const { body } = await workspace.call<{ data: { id: string }[] }>('GET', '/v1/memories?user_id=ana');
    for (const { id } of body.data) await workspace.call('DELETE', `/v1/memories/${id}?user_id=ana`);
    expect(body.data.length).toBeGreaterThan(0);
    expect(await contents(workspace, 'Hooli welder')).toEqual([]);
    const events = await workspace.call('GET', `/v1/conversations/${conversation}/events`);
    expect(JSON.stringify(events.body)).toContain('Hooli');
  });
});
