/**
 * Refusals. A client that cannot tell what was wrong with its request gives up; one whose refused request left half of
 * itself behind finds things that nobody meant to store.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, sameProblem } from '../support/service/problems.ts';
import {
  type CallOptions,
  call,
  createWorkspace,
  openConversation,
  storedEvents,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';
import { placesOf, rowCounts } from '../support/storage/databases.ts';

const KB = 1024;
const MESSAGE_MAX_BYTES = 32 * KB;
const BODY_MAX_BYTES = 512 * KB;

let workspace: TestWorkspace;
let conversation: string;
let turns: string;

beforeAll(async () => {
  workspace = await createWorkspace();
  conversation = await openConversation(workspace);
  turns = `/v1/conversations/${conversation}/turns`;
});

/** Sends a request that must be refused, and checks that it left nothing behind. */
async function refused(
  status: number,
  field: string | undefined,
  method: string,
  path: string,
  body?: unknown,
  options: CallOptions = {},
) {
  const before = await rowCounts();
  const problem = expectProblem(await workspace.call(method, path, body, options), status, field);
  expect(await rowCounts()).toEqual(before);
  return problem;
}

const message = (fields: Record<string, unknown> = {}) => ({
  role: 'user',
  content: 'Hello.',
  occurred_at: '2026-03-01T09:30:00Z',
  ...fields,
});
const ingest = (messages: unknown[], identity: Record<string, unknown> = {}) => ({
  conversation: { chat_id: 'import', user_id: 'ana', ...identity },
  messages,
});
const memory = (fields: Record<string, unknown>) => ({
  content: 'x',
  kind: 'fact',
  user_id: 'ana',
  ...fields,
});

describe('a bad request', () => {
  it.each<[string, string, string, unknown]>([
    ['an unknown field', 'POST /v1/channels', 'colour', { name: 'x', colour: 'red' }],
    [
      'an unknown nested field',
      'POST {turns}',
      'options.verbose',
      { content: 'x', options: { verbose: true } },
    ],
    ['an unknown setting', 'PATCH /v1/settings', 'temperature', { temperature: 1 }],
    ['an unknown setting of a workspace', 'PATCH /v1/workspaces/{ws}', 'settings.x', { settings: { x: 1 } }],
    ['a wrong type', 'POST /v1/channels', 'name', { name: 7 }],
    ['a number sent as text', 'POST /v1/memories', 'importance', memory({ importance: '0.5' })],
    [
      'a fraction where a count belongs',
      'POST /v1/search',
      'top_k',
      { query: 'x', user_id: 'ana', top_k: 1.5 },
    ],
    ['a null', 'POST {turns}', 'content', { content: null }],
    ['a missing field', 'POST {turns}', 'content', {}],
    ['a blank text', 'POST {turns}', 'content', { content: ' \n\t\u3000 ' }],
    ['an empty text', 'POST {turns}', 'content', { content: '' }],
    ['a text of joiners and fillers', 'POST {turns}', 'content', { content: '\u200b\u3164\u2060\0' }],
    ['a blank name', 'POST /v1/channels', 'name', { name: '  ' }],
    ['a name that is too long', 'POST /v1/channels', 'name', { name: 'x'.repeat(201) }],
    ['a blank query', 'POST /v1/search', 'query', { query: '   ', user_id: 'ana' }],
    ['a query that is too long', 'POST /v1/search', 'query', { query: 'x'.repeat(4_001), user_id: 'ana' }],
    ['an item of a list', 'POST /v1/memories', 'tags.1', memory({ tags: ['a', 7] })],
    ['a list that is too long', 'POST /v1/memories', 'tags', memory({ tags: Array(21).fill('t') })],
    ['a word outside its list', 'POST /v1/memories', 'kind', memory({ kind: 'rumour' })],
    ['a tier that does not exist', 'POST /v1/memories', 'tier', memory({ tier: 'galaxy' })],
    ['a role that does not exist', 'POST /v1/keys', 'role', { name: 'x', role: 'root' }],
    [
      'a source that does not exist',
      'POST /v1/search',
      'sources.0',
      { query: 'x', user_id: 'ana', sources: ['web'] },
    ],
    ['no source at all', 'POST /v1/search', 'sources', { query: 'x', user_id: 'ana', sources: [] }],
    [
      'a day that does not exist',
      'POST {turns}',
      'occurred_at',
      { content: 'x', occurred_at: '2026-02-30T10:00:00Z' },
    ],
    [
      'a moment without a zone',
      'POST {turns}',
      'occurred_at',
      { content: 'x', occurred_at: '2026-02-03T10:00:00' },
    ],
    ['a date in words', 'POST /v1/memories', 'expires_at', memory({ expires_at: 'tomorrow' })],
    [
      'a moment as a number',
      'POST /v1/keys',
      'expires_at',
      { name: 'x', role: 'read', expires_at: 1_900_000_000_000 },
    ],
    [
      'an expiry in the past',
      'POST /v1/keys',
      'expires_at',
      { name: 'x', role: 'read', expires_at: '2020-01-01T00:00:00Z' },
    ],
    ['a turn id with spaces', 'POST {turns}', 'turn_id', { content: 'x', turn_id: 'a b' }],
    [
      'a budget too small for a prompt',
      'POST {turns}',
      'options.budget_tokens',
      { content: 'x', options: { budget_tokens: 199 } },
    ],
    ['the user of another conversation', 'POST {turns}', 'user_id', { content: 'x', user_id: 'bob' }],
    ['no user of a private conversation', 'POST /v1/conversations', 'user_id', { chat_id: 'x' }],
    ['an array for an object', 'POST /v1/channels', 'body', []],
    ['text for an object', 'POST /v1/channels', 'body', 'hello'],
    ['null for an object', 'POST /v1/channels', 'body', null],
    [
      'a list of strangers',
      'POST /v1/ingest',
      'messages.3.content',
      ingest([message(), message(), message(), message({ content: 5 })]),
    ],
    [
      'a nested date',
      'POST /v1/ingest',
      'messages.1.occurred_at',
      ingest([message(), message({ occurred_at: 'now' })]),
    ],
    [
      'a nested missing field',
      'POST /v1/ingest',
      'conversation.chat_id',
      { conversation: { user_id: 'ana' }, messages: [message()] },
    ],
    ['an import of nothing', 'POST /v1/ingest', 'messages', ingest([])],
    [
      'a tool result without a name',
      'POST {turns}/trn_x/reply',
      'tool_results.0.name',
      { content: 'x', tool_results: [{ content: 'y' }] },
    ],
    [
      'metadata that is too large',
      'POST {turns}',
      'metadata',
      { content: 'x', metadata: { note: 'x'.repeat(5 * KB) } },
    ],
    ['metadata that is a list', 'POST {turns}', 'metadata', { content: 'x', metadata: ['x'] }],
  ])('with %s (%s) names %s, and leaves nothing behind', async (_, route, field, body) => {
    const [method = '', path = ''] = route.replace('{turns}', turns).replace('{ws}', workspace.id).split(' ');
    const problem = await refused(422, field, method, path, body);
    expect(problem.detail).toContain(field);
  });

  it('with several faults names them all, so that a client need not guess one by one', async () => {
    const { errors } = await refused(422, undefined, 'POST', '/v1/memories', {
      kind: 'x',
      importance: 2,
      extra: 1,
    });
    expect(errors?.map((error) => error.field).sort()).toEqual(['content', 'extra', 'importance', 'kind']);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=201', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    [`cursor=${'x'.repeat(201)}`, 'cursor'],
    ['status=gone', 'status'],
  ])('for a page with %s names %s instead of returning another page', async (query, field) => {
    await refused(422, field, 'GET', `/v1/conversations?${query}`);
  });

  it.each(['x', '-1', '1.5', '1e3', 'evt_1', '9'.repeat(16)])(
    'for events after the cursor %s names the cursor instead of starting again',
    async (cursor) => {
      await refused(422, 'cursor', 'GET', `/v1/conversations/${conversation}/events?cursor=${cursor}`);
    },
  );

  it('for a page of another kind or tier names the filter', async () => {
    await refused(422, 'kind', 'GET', '/v1/memories?kind=rumour');
    await refused(422, 'tier', 'GET', '/v1/memories?tier=moon');
  });

  it('to a conversation of a group without a user names the user', async () => {
    const group = await openConversation(workspace, { chat_id: 'group', shared: true, user_id: undefined });
    await refused(422, 'user_id', 'POST', `/v1/conversations/${group}/turns`, { content: 'Hello.' });
  });

  it('to import a stranger into a private conversation leaves not even an empty conversation behind', async () => {
    const body = ingest([message(), message({ content: 'Hi.', user_id: 'bob' })], { chat_id: 'never made' });
    await refused(422, 'messages.1.user_id', 'POST', '/v1/ingest', body);
  });
});

describe('a body', () => {
  it.each([
    ['cut off', '{"name": "x"'],
    ['empty', ''],
    ['of another language', '<name>x</name>'],
    ['with a trailing comma', '{"name": "x",}'],
    ['of two documents', '{"name": "x"}{"name": "y"}'],
    ['that is not UTF-8', Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d)],
  ])('that is %s is refused as no JSON', async (_, raw) => {
    await refused(422, 'body', 'POST', '/v1/channels', undefined, {
      raw,
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/xml'],
    [''],
  ])('sent as "%s" is refused, not ignored', async (type) => {
    const before = await rowCounts();
    for (const [method, path, body] of [
      ['POST', '/v1/channels', { name: 'from a form' }],
      ['PATCH', '/v1/settings', { rerank_top_n: 7 }],
      ['PATCH', `/v1/workspaces/${workspace.id}`, { name: 'from a form' }],
    ] as const) {
      const raw = new TextEncoder().encode(JSON.stringify(body));
      const answer = await workspace.call(method, path, undefined, {
        raw,
        headers: { 'Content-Type': type },
      });
      expect([400, 415, 422], `${method} ${path}`).toContain(answer.status);
      expectProblem(answer, answer.status);
    }
    expect(await rowCounts()).toEqual(before);
    expect((await workspace.call('GET', '/v1/settings')).body).toMatchObject({ rerank_top_n: 20 });
  });

  it('may name its character set', async () => {
    const answer = await workspace.call('POST', '/v1/channels', undefined, {
      raw: JSON.stringify({ name: 'named' }),
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    });
    expect(answer.status).toBe(201);
  });

  it('over the limit is refused by what it says of its length', async () => {
    const raw = new TextEncoder().encode(JSON.stringify({ content: 'x'.repeat(BODY_MAX_BYTES) }));
    await refused(413, undefined, 'POST', turns, undefined, {
      raw,
      headers: { 'Content-Type': 'application/json', 'content-length': String(raw.length) },
    });
  });

  it('over the limit is refused when it comes as a stream that does not say how long it is', async () => {
    const piece = new TextEncoder().encode(' '.repeat(64 * KB));
    let pieces = 0;
    const raw = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (++pieces <= 16) controller.enqueue(piece);
        else controller.close();
      },
    });
    await refused(413, undefined, 'POST', turns, undefined, {
      raw: raw as unknown as BodyInit,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(pieces, 'the rest of the stream is not read').toBeLessThan(17);
  });

  it('nested a hundred thousand levels deep is refused without taking the service down', async () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const json = { headers: { 'Content-Type': 'application/json' } };
    for (const raw of [
      deep(100_000),
      `{"content":${deep(100_000)}}`,
      `{"content":"x","unknown":${deep(100_000)}}`,
    ])
      await refused(422, undefined, 'POST', turns, undefined, { raw, ...json });
  });

  it.each([
    ['deeper than the database reads JSON', 1_500],
    ['deep enough to end the stack', 100_000],
  ])('with metadata %s is refused by name', async (_, levels) => {
    const metadata = `{"note":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const json = { headers: { 'Content-Type': 'application/json' } };
    await refused(422, 'metadata', 'POST', turns, undefined, {
      raw: `{"content":"x","metadata":${metadata}}`,
      ...json,
    });
    await refused(422, 'metadata', 'POST', '/v1/conversations', undefined, {
      raw: `{"chat_id":"deep","user_id":"ana","metadata":${metadata}}`,
      ...json,
    });
  });
});

describe('a message', () => {
  it.each([
    ['letters', 'a', 1],
    ['umlauts', 'ü', 2],
    ['Chinese', '語', 3],
    ['emoji', '😀', 4],
  ])('of exactly 32 KB of %s is kept whole; one byte more is refused', async (_, character, bytes) => {
    const longest =
      character.repeat(Math.floor(MESSAGE_MAX_BYTES / bytes)) + 'a'.repeat(MESSAGE_MAX_BYTES % bytes);
    const taken = await takeTurn(workspace, conversation, longest, { options: { budget_tokens: 100_000 } });
    expect(taken.status).toBe(200);
    expect((await storedEvents(workspace, conversation)).at(-1)?.content === longest).toBe(true);
    await refused(422, 'content', 'POST', turns, { content: `${longest}a` });
  });

  it('with characters that no database keeps is stored with a mark in their place, and found', async () => {
    const own = await createWorkspace();
    const id = await openConversation(own);
    const text = 'The \0 password\ud800 of the \udc00 lighthouse';
    const taken = await takeTurn(own, id, text);
    expect(taken.status).toBe(200);
    expect((await storedEvents(own, id))[0]?.content).toBe(
      'The \uFFFD password\uFFFD of the \uFFFD lighthouse',
    );
    const again = await own.call<{ results: { content: string }[] }>('POST', '/v1/search', {
      query: 'lighthouse\0 \ud800',
      user_id: 'ana',
    });
    expect(again.status).toBe(200);
    expect(again.body.results[0]?.content).toContain('lighthouse');
  });

  it('keeps such characters in names and metadata from breaking its conversation', async () => {
    const odd = 'a\0b\ud800';
    const opened = await workspace.call<{ id: string }>('POST', '/v1/conversations', {
      chat_id: 'odd',
      user_id: 'ana',
      metadata: { [odd]: odd },
    });
    expect(opened.status).toBe(201);
    const turn = await takeTurn(workspace, opened.body.id, 'Hello.', {
      name: odd,
      metadata: { [odd]: [odd] },
    });
    expect(turn.status).toBe(200);
    expect((await workspace.call('GET', `/v1/conversations/${opened.body.id}`)).status).toBe(200);
    expect(await storedEvents(workspace, opened.body.id)).toHaveLength(1);
  });
});

describe('a path', () => {
  it.each(['/v2/memories', '/openapi', '/docs/x/y', '/v1', '/admin'])(
    'that does not exist (%s) is a problem, not a page',
    async (path) => {
      expectProblem(await workspace.call('GET', path), 404);
    },
  );

  it('that does not exist under /v1 tells a stranger no more than one that does', async () => {
    expectProblem(await call('GET', '/v1/nothing'), 401);
    expectProblem(await workspace.call('GET', '/v1/nothing'), 404);
  });

  it.each([
    ['PUT', '/v1/memories'],
    ['DELETE', '/v1/memories'],
    ['PATCH', '/v1/search'],
    ['POST', '/healthz'],
    ['DELETE', '/v1/conversations'],
    ['GET', '/v1/search'],
  ])('called with a method it does not have (%s %s) is refused', async (method, path) => {
    const answer = await workspace.call(method, path, method === 'GET' ? undefined : {});
    expect([404, 405]).toContain(answer.status);
    expectProblem(answer, answer.status);
  });

  it.each(['%00', '%ff', '..%2f..%2fetc', '%E2%80%8B', "'; DROP TABLE memories; --", '%', 'ｉd'])(
    'with an odd id (%s) is not found',
    async (id) => {
      for (const path of [
        `/v1/conversations/${id}`,
        `/v1/memories/${id}`,
        `/v1/traces/${id}`,
        `/v1/channels/${id}`,
      ])
        expectProblem(await workspace.call('GET', path), 404);
    },
  );

  it('with an id longer than any is refused', async () => {
    await refused(422, 'id', 'GET', `/v1/memories/${'x'.repeat(201)}`);
  });
});

describe('an answer', () => {
  it('carries the request id of the client, so that both logs tell of the same request', async () => {
    const headers = { 'x-request-id': 'client-chosen-42' };
    const problem = expectProblem(await workspace.call('GET', '/v1/nothing', undefined, { headers }), 404);
    expect(problem.request_id).toBe('client-chosen-42');
  });

  it('does not echo a request id that could forge a log line', async () => {
    const headers = { 'x-request-id': 'x"} {"level":"error' };
    const problem = expectProblem(await workspace.call('GET', '/v1/nothing', undefined, { headers }), 404);
    expect(problem.request_id).not.toContain('"');
  });

  it('to a failure of the database says 5xx and nothing of its inside', async () => {
    await testEnv.WORKSPACE_DB.exec(
      `CREATE TRIGGER no_channels BEFORE INSERT ON channels BEGIN SELECT RAISE(ABORT, 'inner detail'); END`,
    );
    try {
      const answer = await workspace.call('POST', '/v1/channels', { name: 'unlucky' });
      const problem = expectProblem(answer, answer.status);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(JSON.stringify(sameProblem(problem))).not.toMatch(/inner detail|insert into|channels|D1_ERROR/i);
    } finally {
      await testEnv.WORKSPACE_DB.exec('DROP TRIGGER no_channels');
    }
    expect(await placesOf('unlucky')).toEqual([]);
  });
});
