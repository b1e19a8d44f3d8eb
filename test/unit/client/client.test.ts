/**
 * The client. A retry that is not safe stores a message twice; one that is not made loses it; an error without its parts leaves a
 * user with "something went wrong".
 */
import { describe, expect, it, vi } from 'vitest';
import { type ClientOptions, createClient, StrataError } from '../../../src/client/client.ts';

const PROBLEM = {
  type: 'urn:strata:problem:invalid',
  title: 'Invalid request',
  detail: 'content: must not be blank',
  status: 422,
  request_id: 'req_1',
  errors: [{ field: 'content', message: 'must not be blank' }],
};
const AT_ONCE = { 'retry-after': '0' };
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** What a request was, as the service would see it. */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

/** A client whose requests are answered in turn, the last answer again and again; and what was sent. */
function answering(answers: readonly (() => Response)[], options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    seen.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: await request.text(),
    });
    const answer = answers[Math.min(seen.length, answers.length) - 1];
    if (!answer) throw new Error('no answer');
    return answer();
  };
  const client = createClient({ url: 'https://strata.test', key: 'sk', fetch, ...options } as ClientOptions);
  return { client, seen };
}

const failure = (promise: Promise<unknown>): Promise<StrataError> =>
  promise.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => {
      expect(error).toBeInstanceOf(StrataError);
      return error as StrataError;
    },
  );

const turn = (client: ReturnType<typeof createClient>) =>
  client.call('POST /v1/conversations/{id}/turns', { path: { id: 'a/b' }, body: { content: 'Hello.' } });

describe('a call', () => {
  it('sends path, query and body as its route takes them, with the key', async () => {
    const { client, seen } = answering([() => json({ data: [], next_cursor: null })]);
    const answer = await client.call('GET /v1/memories', {
      query: { user_id: 'a&b', limit: 5, kind: undefined },
    });
    expect(answer.data).toEqual([]);
    await turn(client);
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', 'https://strata.test/v1/memories?user_id=a%26b&limit=5', ''],
      ['POST', 'https://strata.test/v1/conversations/a%2Fb/turns', '{"content":"Hello."}'],
    ]);
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer sk');
    expect(seen[0]?.headers.get('idempotency-key')).toBeNull();
  });

  it.each<[base: string | URL, called: string]>([
    ['https://strata.test', 'https://strata.test'],
    ['https://strata.test/', 'https://strata.test'],
    ['https://x.example/memory', 'https://x.example/memory'],
    ['https://x.example/memory/', 'https://x.example/memory'],
    [new URL('https://x.example:8443/a/b%20c//'), 'https://x.example:8443/a/b%20c'],
  ])('goes to the service where it stands, behind a path too: %s', async (base, called) => {
    const { client, seen } = answering([() => json({})], { url: base });
    await turn(client);
    for (const path of ['/v1/keys?limit=1', 'v1/keys', '//v1/keys']) await client.request('GET', path);
    expect(seen.map(({ url }) => url)).toEqual([
      `${called}/v1/conversations/a%2Fb/turns`,
      `${called}/v1/keys?limit=1`,
      `${called}/v1/keys`,
      `${called}/v1/keys`,
    ]);
  });

  it('answers null where the service answers without a body', async () => {
    const { client } = answering([() => new Response(null, { status: 204 })]);
    expect(await client.call('DELETE /v1/keys/{id}', { path: { id: 'key_1' } })).toBeNull();
  });

  it('takes a number where the path has one', async () => {
    const { client, seen } = answering([() => json({})]);
    const path = { id: 'default', n: 2 };
    await client.call('POST /v1/personas/{id}/revisions/{n}/restore', { path });
    expect(seen[0]?.url).toMatch(/\/v1\/personas\/default\/revisions\/2\/restore$/);
  });

  it.each(['.', '..', '', 'a\ud800'])(
    'of an id that no path can carry (%j) is not made: it would be another call',
    async (key) => {
      const { seen, client } = answering([() => json({})]);
      const call = client.call('DELETE /v1/conversations/{id}/scratchpad/{key}', {
        path: { id: 'conv_1', key },
      });
      await expect(call).rejects.toMatchObject({ status: 422, code: 'invalid', fields: [{ field: 'key' }] });
      expect(seen).toEqual([]);
    },
  );

  it('fails with all that the service says', async () => {
    const { client, seen } = answering([() => json(PROBLEM, 422)]);
    const error = await failure(turn(client));
    expect(error).toMatchObject({
      status: 422,
      code: 'invalid',
      fields: PROBLEM.errors,
      reason: null,
      requestId: 'req_1',
      retryAfterSeconds: null,
    });
    expect(error.message).toContain('content: must not be blank');
    expect(seen).toHaveLength(1);
  });

  it('fails with its first words when something else answers', async () => {
    const { client } = answering([() => new Response('<h1>Bad gateway</h1>', { status: 404 })]);
    expect(await failure(turn(client))).toMatchObject({ status: 404, code: 'unknown' });
  });
});

describe('a retry', () => {
  it.each([
    ['429', () => json({}, 429, AT_ONCE)],
    ['503', () => json({}, 503, AT_ONCE)],
    ['500', () => json({}, 500, AT_ONCE)],
    [
      'a broken connection',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('after %s is the same request under the same Idempotency-Key', async (_, refusal) => {
    const { client, seen } = answering([refusal, refusal, () => json({ turn_id: 'trn_1' })]);
    expect(await turn(client)).toEqual({ turn_id: 'trn_1' });
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ body }) => body)).size).toBe(1);
    const keys = new Set(seen.map(({ headers }) => headers.get('idempotency-key')));
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    await turn(client);
    expect(keys).not.toContain(seen.at(-1)?.headers.get('idempotency-key'));
  });

  it('keeps the key that the caller gave', async () => {
    const { client, seen } = answering([() => json({})]);
    await client.call('POST /v1/conversations', {
      body: { chat_id: 'c', user_id: 'ana' },
      idempotencyKey: 'mine',
    });
    expect(seen[0]?.headers.get('idempotency-key')).toBe('mine');
  });

  it('is not made when the service asks to wait for longer than the caller has patience', async () => {
    const spent = { ...PROBLEM, type: 'urn:strata:problem:turn_limit' };
    const { client, seen } = answering([() => json(spent, 429, { 'retry-after': '3600' })]);
    expect(await failure(turn(client))).toMatchObject({ code: 'turn_limit', retryAfterSeconds: 3_600 });
    expect(seen).toHaveLength(1);
  });

  it.each(['misconfigured', 'not_configured', 'no_chat_model'])(
    'is not made of what only an operator can mend: %s',
    async (code) => {
      const errors = [{ field: 'EMBEDDER', message: 'needs a model' }];
      const wrong = { ...PROBLEM, errors, type: `urn:strata:problem:${code}` };
      const { client, seen } = answering([() => json(wrong, 500)]);
      expect(await failure(turn(client))).toMatchObject({ code, fields: errors });
      expect(seen).toHaveLength(1);
    },
  );

  it('ends with the patience, and says that nobody answered', async () => {
    const dead = () => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    };
    const { client } = answering([dead], { patienceMs: 0 });
    const error = await failure(turn(client));
    expect(error).toMatchObject({ status: 0, code: 'unreachable' });
    expect(error.message).toContain('ECONNREFUSED');
  });

  it('ends at once when the caller takes the call back, also in a pause', async () => {
    const { client } = answering([() => json({}, 503, { 'retry-after': '20' })]);
    const controller = new AbortController();
    const call = client.call('GET /v1/settings', { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('left the page')), 10);
    await expect(call).rejects.toThrow('left the page');
  });
});

describe('a browser', () => {
  it('asks for one token, however many calls it makes at once, and for another when that has ended', async () => {
    const token = vi.fn<() => Promise<string>>();
    token.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    const ended = new Set<string>();
    const fetch = (request: Request) => {
      const bearer = request.headers.get('authorization') ?? '';
      return Promise.resolve(ended.has(bearer) ? json(PROBLEM, 401) : json({ bearer }));
    };
    const client = createClient({ url: 'https://strata.test', token, fetch });
    const both = () => Promise.all([client.call('GET /v1/settings'), client.call('GET /v1/settings')]);
    expect(await both()).toEqual([{ bearer: 'Bearer first' }, { bearer: 'Bearer first' }]);
    expect(token).toHaveBeenCalledOnce();
    ended.add('Bearer first');
    expect(await both()).toEqual([{ bearer: 'Bearer second' }, { bearer: 'Bearer second' }]);
    expect(token).toHaveBeenCalledTimes(2);
  });

  it('does not ask for ever when no token is taken', async () => {
    const token = vi.fn(() => 'never good');
    const { client, seen } = answering([() => json(PROBLEM, 401)], { token, key: undefined } as never);
    expect(await failure(client.call('GET /v1/settings'))).toMatchObject({ status: 401 });
    expect([seen.length, token.mock.calls.length]).toEqual([2, 2]);
  });
});
