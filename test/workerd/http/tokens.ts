/** Tokens of browsers. Whoever can make one up, or reach beyond its user with one, reads what others told their assistant. */
import { SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetConversation } from '../../../src/http/conversation-directory.ts';
import { TOKEN_RULES } from '../../../src/http/token-scope.ts';
import { hmacSha256, lengthPrefixed } from '../../../src/lib/hash.ts';
import { isFromBefore, toErasedUsers } from '../../../src/store/account/erased-users.ts';
import { rowCounts } from '../../support/databases.ts';
import { callDeployed } from '../../support/deployment.ts';
import { makeKey, makeToken, withKey, withToken } from '../../support/keys.ts';
import { expectProblem, sameProblem } from '../../support/problems.ts';
import { countTrips } from '../../support/round-trips.ts';
import {
  call,
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/workspace.ts';

const MISSING = 'conv_00000000000070008000000000000000';
const ANA = { user_id: 'ana' };
const SECOND_MS = 1_000;

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

afterEach(() => {
  vi.restoreAllMocks();
});

const statusWith = async (token: string): Promise<number> =>
  (await call('GET', '/v1/conversations', undefined, { key: token })).status;

const partsOf = (token: string) => token.split('.') as [string, string, string];
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString());

/** Signs what claims of a token become, as somebody who has a secret would. */
async function resigned(
  token: string,
  change: Record<string, unknown>,
  { secret = testEnv.ROOT_SECRET, of = workspace.id, alg = 'HS256' } = {},
): Promise<string> {
  const [header, claims] = partsOf(token);
  const all = Object.entries({ ...decode(claims), ...change }).filter(([, value]) => value !== undefined);
  return new SignJWT(Object.fromEntries(all))
    .setProtectedHeader({ ...decode(header), alg })
    .sign(hmacSha256(secret, lengthPrefixed(['browser token', of])));
}

describe('a token that this service did not make', () => {
  it('opens nothing, and costs no look-up: anybody can send any number of them', async () => {
    const token = await makeToken(workspace, ANA);
    const other = await createWorkspace();
    const [header, claims, signature] = partsOf(token);
    const forged = {
      'without a signature': `${encode({ ...decode(header), alg: 'none' })}.${claims}.`,
      'with an algorithm of none': `${encode({ ...decode(header), alg: 'none' })}.${claims}.${signature}`,
      'for another user under the old signature': `${header}.${encode({ ...decode(claims), sub: 'bo' })}.${signature}`,
      'with a later end': `${header}.${encode({ ...decode(claims), exp: 9_999_999_999 })}.${signature}`,
      'cut off': token.slice(0, -2),
      'of another secret': await resigned(token, {}, { secret: 'another-secret-of-somebody' }),
      'of another algorithm': await resigned(token, {}, { alg: 'HS512' }),
      'signed for another workspace': await resigned(token, {}, { of: other.id }),
      'said to be of another workspace': await resigned(token, { aud: other.id }),
      'of several workspaces': await resigned(token, { aud: [workspace.id, other.id] }),
      'of nobody': await resigned(token, { sub: undefined }),
      'of an empty name': await resigned(token, { sub: '' }),
      'without an end': await resigned(token, { exp: undefined }),
      'of another issuer': await resigned(token, { iss: 'somebody' }),
      'that is no JSON': `eyJ.${claims}.${signature}`,
    };
    const { inSequence } = await countTrips(async () => {
      for (const [what, text] of Object.entries(forged))
        expect(`${what} ${await statusWith(text)}`).toBe(`${what} 401`);
    });
    expect(inSequence).toBe(0);
    expect(await statusWith(await resigned(token, {})), 'the signature is made as the service does').toBe(
      200,
    );
  });

  it('opens nothing when it names a key of another workspace, or none', async () => {
    const token = await makeToken(workspace, ANA);
    const other = await createWorkspace();
    const { body } = await other.call<{ data: { id: string }[] }>('GET', '/v1/keys');
    const [header, claims] = partsOf(token);
    for (const kid of [body.data[0]?.id ?? '', 'key_nobody']) {
      const sent = await new SignJWT(decode(claims))
        .setProtectedHeader({ ...decode(header), alg: 'HS256', kid })
        .sign(hmacSha256(testEnv.ROOT_SECRET, lengthPrefixed(['browser token', workspace.id])));
      expect(await statusWith(sent)).toBe(401);
    }
  });
});

describe('the life of a token', () => {
  it('lasts an hour, or as long as was asked for, a day at most', async () => {
    const now = Date.parse('2026-11-28T12:00:00.700Z');
    vi.spyOn(Date, 'now').mockReturnValue(now);
    const made = async (ttl_seconds?: number) =>
      workspace.call<{ token: string; expires_at: string }>('POST', '/v1/tokens', { ...ANA, ttl_seconds });
    expect((await made()).body.expires_at).toBe('2026-11-28T13:00:00.000Z');
    for (const ttl of [0, 86_401, 1.5]) expectProblem(await made(ttl), 422, 'ttl_seconds');
    const { token, expires_at } = (await made(86_400)).body;
    expect(expires_at).toBe('2026-11-29T12:00:00.000Z');
    vi.mocked(Date.now).mockReturnValue(Date.parse(expires_at) - 1);
    expect(await statusWith(token)).toBe(200);
    vi.mocked(Date.now).mockReturnValue(Date.parse(expires_at));
    expect(await statusWith(token)).toBe(401);
  });

  it('ends with the key that made it: at once when that is revoked, at the latest when it expires', async () => {
    const end = new Date(Math.ceil(Date.now() / SECOND_MS) * SECOND_MS + 60_000).toISOString();
    const expiring = await makeKey(workspace, 'member', { expires_at: end });
    const made = await withKey(workspace, expiring.api_key).call<{ token: string; expires_at: string }>(
      'POST',
      '/v1/tokens',
      ANA,
    );
    expect(made.body.expires_at).toBe(end);
    expect(await statusWith(made.body.token)).toBe(200);
    expect((await workspace.call('DELETE', `/v1/keys/${expiring.id}`)).status).toBe(204);
    expect(await statusWith(made.body.token)).toBe(401);
  });

  it('ends with its user: a page that is still open writes nothing of whom an admin has erased', async () => {
    const own = await createWorkspace();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T12:00:00.100Z'));
    const [before, others] = [await makeToken(own, ANA), await makeToken(own, { user_id: 'bo' })];
    expect(await statusWith(before)).toBe(200);
    now.mockReturnValue(Date.parse('2026-11-28T12:00:00.200Z'));
    expect((await own.call('DELETE', '/v1/users/ana')).status).toBe(200);
    expect([await statusWith(before), await statusWith(others)]).toEqual([401, 200]);
    now.mockReturnValue(Date.parse('2026-11-28T12:00:00.300Z'));
    expect(await statusWith(await makeToken(own, ANA))).toBe(200);
  });

  it('ends early rather than late when more users were erased than are looked at', () => {
    const rows = Array.from({ length: 501 }, (_, i) => ({ name: `user ${i}`, erased_at: 10_000 - i }));
    const erased = toErasedUsers(rows);
    expect(isFromBefore(erased, 'user 3', 9_997)).toBe(true);
    expect(isFromBefore(erased, 'user 3', 9_998)).toBe(false);
    expect(isFromBefore(erased, 'unlisted', 9_500)).toBe(true);
    expect(isFromBefore(erased, 'unlisted', 9_501)).toBe(false);
    expect(isFromBefore(toErasedUsers(rows.slice(0, 500)), 'unlisted', 1)).toBe(false);
  });

  it('ends with its workspace', async () => {
    const own = await createWorkspace();
    const token = await makeToken(own, ANA);
    expect(await statusWith(token)).toBe(200);
    await own.call('DELETE', `/v1/workspaces/${own.id}`);
    expect(await statusWith(token)).toBe(401);
  });

  it('outlives a change of the root secret only while the old one is kept beside the new one', async () => {
    const token = await makeToken(workspace, ANA);
    const statusIn = async (secrets: Record<string, string>) =>
      (await callDeployed(secrets, 'GET', '/v1/conversations', { key: token })).status;
    const next = { ROOT_SECRET: 'the-next-root-secret-of-tests' };
    expect(await statusIn({ ...next, ROOT_SECRET_PREVIOUS: testEnv.ROOT_SECRET })).toBe(200);
    expect(await statusIn(next)).toBe(401);
  });

  it('is asked for by keys that may speak for users, and by no token', async () => {
    expectProblem(await ana.call('POST', '/v1/tokens', { user_id: 'bo' }), 403);
    const reader = withKey(workspace, (await makeKey(workspace, 'read')).api_key);
    expectProblem(await reader.call('POST', '/v1/tokens', ANA), 403);
  });
});

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
        body: method === 'PUT' || method === 'POST' ? { content: 'Hello.' } : undefined,
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
    const asked = await takeTurn(ana, group, 'Hello, group.');
    expect(asked.status).toBe(200);
    const turn = `/v1/conversations/${group}/turns/${asked.body.turn_id}`;
    expectProblem(await bo.call('POST', `${turn}/reply`, { content: 'Not mine to answer.' }), 404);
    expectProblem(await bo.call('POST', `${turn}/abort`), 404);
    expectProblem(await takeTurn(bo, group, 'Hello, group.', { turn_id: asked.body.turn_id }), 409);
    expectProblem(await takeTurn(bo, group, 'I am Ana.', ANA), 422, 'user_id');
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
