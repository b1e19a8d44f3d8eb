/** Bodies, messages and paths that are refused, each with a reason that its client can act on, and nothing half-stored. */
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../support/service/problems.ts';
import {
  call,
  createWorkspace,
  openConversation,
  storedEvents,
  type TestWorkspace,
  takeTurn,
} from '../support/service/workspace.ts';
import { rowCounts } from '../support/storage/databases.ts';
import { openTurns, refused } from './refusals.ts';

const KB = 1024;

const MESSAGE_MAX_BYTES = 32 * KB;

const BODY_MAX_BYTES = 512 * KB;

let workspace: TestWorkspace;

let conversation: string;

let turns: string;

beforeAll(async () => {
  ({ workspace, conversation, turns } = await openTurns());
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
    await refused(workspace, 422, 'body', 'POST', '/v1/channels', undefined, {
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
    await refused(workspace, 413, undefined, 'POST', turns, undefined, {
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
    await refused(workspace, 413, undefined, 'POST', turns, undefined, {
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
      await refused(workspace, 422, undefined, 'POST', turns, undefined, { raw, ...json });
  });

  it.each([
    ['deeper than the database reads JSON', 1_500],
    ['deep enough to end the stack', 100_000],
  ])('with metadata %s is refused by name', async (_, levels) => {
    const metadata = `{"note":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const json = { headers: { 'Content-Type': 'application/json' } };
    await refused(workspace, 422, 'metadata', 'POST', turns, undefined, {
      raw: `{"content":"x","metadata":${metadata}}`,
      ...json,
    });
    await refused(workspace, 422, 'metadata', 'POST', '/v1/conversations', undefined, {
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
    await refused(workspace, 422, 'content', 'POST', turns, { content: `${longest}a` });
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
    await refused(workspace, 422, 'id', 'GET', `/v1/memories/${'x'.repeat(201)}`);
  });
});
