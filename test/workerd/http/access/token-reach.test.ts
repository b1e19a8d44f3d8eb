/** How far a token reaches. One that reaches beyond its user shows a browser what others told their assistant. */
import { beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_RULES } from '../../../../src/http/access/token-scope.ts';
import { forgetConversation } from '../../../../src/http/conversations/conversation-directory.ts';
import { withToken } from '../../support/service/keys.ts';
import { expectProblem, sameProblem } from '../../support/service/problems.ts';
import {
  addMember,
  call,
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  storedEvents,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowCounts } from '../../support/storage/databases.ts';

const MISSING = 'conv_00000000000070008000000000000000';
const ANA = { user_id: 'ana' };

let workspace: TestWorkspace;
/** Of ana, with a live block and a reply. */
let conversation: string;
let ana: TestWorkspace;
let bo: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
  await remember(workspace, 'Ana grows zinnias.', { kind: 'event' });
  conversation = await openConversation(workspace, { chat_id: 'home' });
  await exchange(workspace, conversation, 'Tell me of the zinnias.', 'They grow.');
  [ana, bo] = await Promise.all([withToken(workspace, ANA), withToken(workspace, { user_id: 'bo' })]);
});

const BODIES: Record<string, unknown> = {
  PUT: { content: 'Hello.' },
  POST: { content: 'Hello.' },
  PATCH: { title: 'Hello.' },
};

/** Every route of a conversation that tokens may call, with a path and a body for it. */
const inConversation = (id: string) =>
  Object.entries(TOKEN_RULES)
    .filter(([, { conversation: scope }]) => scope !== undefined)
    .map(([name]) => {
      const [method = '', path = ''] = name.split(' ');
      return {
        name,
        method,
        path: path.replace('{id}', id).replace('{turn_id}', 'trn_x').replace('{key}', 'plan'),
        body: BODIES[method],
      };
    });

describe('a conversation of somebody else', () => {
  it('is for a token as if there were none, and goes on undisturbed', async () => {
    const { body } = await workspace.call<{ ref_code: string }>('GET', `/v1/conversations/${conversation}`);
    const live = await liveHistory(workspace, conversation);
    expect(live.live_blocks).toBe(1);
    const before = await rowCounts();
    const missing = inConversation(MISSING);
    // With and without what this isolate remembers of it: else its object has to tell.
    for (const [id, forgets] of [
      [conversation, true],
      [conversation, false],
      [body.ref_code, false],
    ] as const)
      for (const [i, { name, method, path, body: sent }] of inConversation(id).entries()) {
        if (forgets) forgetConversation(workspace.id, conversation);
        const theirs = await bo.call(method, path, sent);
        const none = await bo.call(method, missing[i]?.path ?? '', sent);
        expect(`${name} ${theirs.status}`).toBe(`${name} 404`);
        expect(sameProblem(theirs.body), name).toEqual(sameProblem(none.body));
      }
    expect(await rowCounts()).toEqual(before);
    expect(await liveHistory(workspace, conversation)).toEqual(live);
  });

  it('cannot be named in a search, a list of memories or a memory either', async () => {
    const named = (conversation_id: string) => [
      bo.call('POST', '/v1/search', { query: 'zinnias', conversation_id }),
      bo.call('GET', `/v1/memories?conversation_id=${conversation_id}`),
      bo.call('POST', '/v1/memories', { content: 'x', kind: 'fact', tier: 'conversation', conversation_id }),
    ];
    const [theirs, none] = await Promise.all([Promise.all(named(conversation)), Promise.all(named(MISSING))]);
    for (const [i, answer] of theirs.entries()) {
      expectProblem(answer, 422, 'conversation_id');
      expect(sameProblem(answer.body)).toEqual(sameProblem(none[i]?.body));
    }
    expectProblem(
      await workspace.call('POST', '/v1/tokens', { user_id: 'bo', conversation_id: conversation }),
      422,
      'conversation_id',
    );
  });
});

describe('a token', () => {
  it('speaks for its user where the call names nobody, and for nobody else', async () => {
    const opened = await ana.call<{ id: string; user_id: string }>('POST', '/v1/conversations', {
      chat_id: 'browser',
    });
    expect(opened.body.user_id).toBe('ana');
    const turn = await takeTurn(ana, opened.body.id, 'I live in Porto.');
    expect(turn.status).toBe(200);
    const made = await ana.call<{ user_id: string }>('POST', '/v1/memories', {
      content: 'Tea.',
      kind: 'fact',
    });
    expect(made.body.user_id).toBe('ana');
    const listed = await ana.call<{ data: { user_id: string }[] }>('GET', '/v1/conversations');
    expect(new Set(listed.body.data.map(({ user_id }) => user_id))).toEqual(new Set(['ana']));
    for (const path of ['/v1/memories?user_id=bo', '/v1/memories?user_id=ana&user_id=bo'])
      expectProblem(await ana.call('GET', path), 422, 'user_id');
    const json = { 'Content-Type': 'application/json' };
    const twice = await ana.call('POST', '/v1/conversations', undefined, {
      raw: '{"chat_id":"x","user_id":"ana","user_id":"bo"}',
      headers: json,
    });
    expectProblem(twice, 422, 'user_id');
    const broken = await ana.call('POST', '/v1/memories', undefined, { raw: '{"content":', headers: json });
    expectProblem(broken, 422);
    expectProblem(await ana.call('GET', '/v1/users/bo/export'), 404);
    expectProblem(await ana.call('GET', '/v1/subjects/bo/facts'), 404);
    expect((await ana.call('GET', '/v1/users/ana/export')).status).toBe(200);
  });

  it('may not do by HEAD what it may not do by GET', async () => {
    const head = (path: string) => call('HEAD', path, undefined, { key: ana.key });
    expect((await head('/v1/settings')).status).toBe(403);
    expect((await head('/v1/memories?user_id=bo')).status).toBe(422);
    expect((await head('/v1/memories')).status).toBe(200);
  });

  it('shares nothing, and changes only what its user owns', async () => {
    for (const body of [
      { content: 'All like tea.', kind: 'fact', visibility: 'shared' },
      { content: 'Likes tea.', kind: 'preference', tier: 'account' },
    ])
      expectProblem(await ana.call('POST', '/v1/memories', body), 422);
    const own = await remember(workspace, 'Ana has a cat.');
    expectProblem(
      await ana.call('PATCH', `/v1/memories/${own}`, { visibility: 'shared' }),
      422,
      'visibility',
    );
    const nobodys = await remember(workspace, 'The office closes at six.', {
      user_id: undefined,
      visibility: 'shared',
    });
    const account = await remember(workspace, 'Prefers short answers.', {
      kind: 'preference',
      tier: 'account',
    });
    for (const id of [nobodys, account]) {
      expect((await ana.call('GET', `/v1/memories/${id}`)).status).toBe(200);
      expectProblem(await ana.call('PATCH', `/v1/memories/${id}`, { importance: 1 }), 404);
      expectProblem(await ana.call('DELETE', `/v1/memories/${id}`), 404);
    }
    expect((await ana.call('PATCH', `/v1/memories/${own}`, { importance: 1 })).status).toBe(200);
    expect((await ana.call('DELETE', `/v1/memories/${own}`)).status).toBe(200);
  });

  it('of one conversation knows no other one, nor what its user has elsewhere', async () => {
    const other = await openConversation(workspace, { chat_id: 'elsewhere' });
    const { body } = await workspace.call<{ ref_code: string }>('GET', `/v1/conversations/${conversation}`);
    const bound = await withToken(workspace, { ...ANA, conversation_id: body.ref_code });
    for (const id of [conversation, body.ref_code])
      expect((await bound.call('GET', `/v1/conversations/${id}/history`)).status).toBe(200);
    const missing = inConversation(MISSING);
    for (const [i, { method, path, body: sent }] of inConversation(other).entries()) {
      const answer = await bound.call(method, path, sent);
      expectProblem(answer, 404);
      const none = await bound.call(method, missing[i]?.path ?? '', sent);
      expect(sameProblem(answer.body)).toEqual(sameProblem(none.body));
    }
    const listed = await bound.call<{ data: { id: string }[] }>('GET', '/v1/conversations');
    expect(listed.body.data.map(({ id }) => id)).toEqual([conversation]);
    expectProblem(await bound.call('POST', '/v1/conversations', { chat_id: 'new' }), 403);
    expectProblem(await bound.call('GET', '/v1/memories'), 403);
    await exchange(workspace, other, 'The xylophone is red.', 'Noted.');
    const search = (body: Record<string, unknown>) =>
      bound.call<{ results: { conversation_id: string }[] }>('POST', '/v1/search', {
        query: 'Who grows zinnias?',
        sources: ['events'],
        ...body,
      });
    expect((await search({ query: 'red xylophone' })).body.results).toEqual([]);
    expect((await search({})).body.results.length).toBeGreaterThan(0);
    expectProblem(await search({ conversation_id: other }), 422, 'conversation_id');
  });

  it('takes part in a group, but leaves the group and the turns of others to themselves', async () => {
    const group = await openConversation(workspace, { chat_id: 'group', user_id: undefined, shared: true });
    for (const user of ['ana', 'bo']) await addMember(workspace, group, user);
    const asked = await takeTurn(ana, group, 'Hello, group.');
    expect(asked.status).toBe(200);
    const turn = `/v1/conversations/${group}/turns/${asked.body.turn_id}`;
    expectProblem(await bo.call('POST', `${turn}/reply`, { content: 'Not mine to answer.' }), 404);
    expectProblem(await bo.call('POST', `${turn}/abort`), 404);
    expectProblem(await takeTurn(bo, group, 'Hello, group.', { turn_id: asked.body.turn_id }), 409);
    expectProblem(await takeTurn(bo, group, 'I am Ana.', ANA), 422, 'user_id');
    expectProblem(await takeTurn(bo, group, 'I am Ana.', { name: 'ana' }), 422, 'name');
    expect((await takeTurn(workspace, group, 'Hello.', { ...ANA, name: 'Ana' })).status).toBe(200);
    expect((await bo.call('GET', `/v1/conversations/${group}/events`)).status).toBe(200);
    for (const path of ['archive', 'idle'])
      expectProblem(await bo.call('POST', `/v1/conversations/${group}/${path}`), 404);
    expectProblem(await bo.call('PUT', `/v1/conversations/${group}/scratchpad/plan`, { step: 1 }), 404);
    expectProblem(
      await bo.call('POST', '/v1/conversations', { chat_id: 'group', shared: true }),
      422,
      'shared',
    );
    expect((await ana.call('POST', `${turn}/reply`, { content: 'Hello, Ana.' })).status).toBe(200);
  });

  it('made with a name speaks under it in groups, and under no other: who it is, its backend has said', async () => {
    const group = await openConversation(workspace, { chat_id: 'named', user_id: 'bo', shared: true });
    const named = await withToken(workspace, { user_id: 'bo', name: ' Bo Jensen ' });
    for (const more of [{}, { name: 'Bo Jensen' }])
      expect((await takeTurn(named, group, 'Hello, group.', more)).status).toBe(200);
    for (const name of ['Ana', 'bo', 'bo jensen'])
      expectProblem(await takeTurn(named, group, 'I am Ana.', { name }), 422, 'name');
    expect((await takeTurn(bo, group, 'I have no name.')).status).toBe(200);
    const own = await openConversation(workspace, { chat_id: 'own', user_id: 'bo' });
    await takeTurn(named, own, 'Hello.');
    await takeTurn(named, own, 'Hello again.', { name: 'Bobby' });
    const namesIn = async (id: string) => (await storedEvents(workspace, id)).map(({ name }) => name);
    expect(await namesIn(group)).toEqual(['Bo Jensen', 'Bo Jensen', null]);
    expect(await namesIn(own)).toEqual(['Bo Jensen', 'Bobby']);
  });

  it('that follows another one repeats its request, and two users of one key never meet in one', async () => {
    const send = (client: TestWorkspace, content: string) =>
      client.call<{ id: string }>(
        'POST',
        '/v1/memories',
        { content, kind: 'fact' },
        { headers: { 'Idempotency-Key': 'one' } },
      );
    const first = await send(await withToken(workspace, { user_id: 'cy' }), 'Cy keeps bees.');
    const again = await send(
      await withToken(workspace, { user_id: 'cy', ttl_seconds: 60 }),
      'Cy keeps bees.',
    );
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const others = await send(bo, 'Cy keeps bees.');
    expect([others.status, others.headers.get('idempotent-replayed')]).toEqual([201, null]);
    expect(others.body.id).not.toBe(first.body.id);
  });
});
