/** `Idempotency-Key`: a client that lost an answer sends again. It must not get two of a thing, nor an error for one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PLATFORMS } from '../../support/platforms/platforms.ts';
import { makeKey, withKey } from '../support/service/keys.ts';
import { expectProblem } from '../support/service/problems.ts';
import {
  call,
  createWorkspace,
  openConversation,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';
import { dataCounts, lastRecord, newKey, newNumber, type Post, posts, REPLAYED } from './idempotent.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

const KINDS = ['channel', 'key', 'memory', 'conversation', 'ingest', 'idle', 'archive', 'search'] as const;

describe('the same request again', () => {
  it.each(KINDS)('answers as the first did and writes nothing: %s', async (kind) => {
    const { path, body, status } = (await posts(workspace))[kind] as Post;
    const headers = newKey();
    const first = await workspace.call('POST', path, body, { headers });
    expect(first.status).toBe(status);
    expect(first.headers.has(REPLAYED)).toBe(false);
    const before = await dataCounts();
    const again = await workspace.call('POST', path, body, { headers });
    expect(again.status).toBe(status);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get(REPLAYED)).toBe('true');
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await dataCounts()).toEqual(before);
  });

  it('of the root makes one workspace and shows its key again', async () => {
    const options = { key: testEnv.ROOT_SECRET, headers: newKey() };
    const first = await call<{ api_key: string }>('POST', '/v1/workspaces', { name: 'once' }, options);
    const before = await dataCounts();
    const again = await call<{ api_key: string }>('POST', '/v1/workspaces', { name: 'once' }, options);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get(REPLAYED)).toBe('true');
    expect((await call('GET', '/v1/settings', undefined, { key: again.body.api_key })).status).toBe(200);
    expect(await dataCounts()).toEqual(before);
  });

  it('of a turn, its reply and its end writes nothing', async () => {
    const conversation = await openConversation(workspace, { chat_id: 'turns' });
    const headers = newKey();
    const path = `/v1/conversations/${conversation}/turns`;
    const first = await workspace.call<{ turn_id: string }>('POST', path, { content: 'Hello.' }, { headers });
    const before = await dataCounts();
    const again = await workspace.call('POST', path, { content: 'Hello.' }, { headers });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get(REPLAYED)).toBe('true');
    expect(await dataCounts()).toEqual(before);
    const other = await workspace.call('POST', path, { content: 'Goodbye.' }, { headers });
    expectProblem(other, 409);

    for (const [end, body] of [
      ['reply', { content: 'Hi.' }],
      ['abort', undefined],
    ] as const) {
      const turn = await takeTurn(workspace, conversation, `And ${end}?`);
      const closing = newKey();
      const closed = await workspace.call('POST', `${path}/${turn.body.turn_id}/${end}`, body, {
        headers: closing,
      });
      const closedAgain = await workspace.call('POST', `${path}/${turn.body.turn_id}/${end}`, body, {
        headers: closing,
      });
      expect(closed.status).toBe(200);
      expect(closedAgain.body).toEqual(closed.body);
      expect(closedAgain.headers.get(REPLAYED)).toBe('true');
    }
  });

  it('is known by the credential, whatever way its scheme is written', async () => {
    const headers = newKey();
    const memory = { content: 'Ana keeps geese.', kind: 'fact', user_id: 'ana' };
    const send = (scheme: string) =>
      call('POST', '/v1/memories', memory, {
        headers: { ...headers, Authorization: `${scheme} ${workspace.key}` },
      });
    const first = await send('bearer');
    expect(first.status).toBe(201);
    for (const scheme of ['Bearer', 'BEARER', 'bearer']) {
      const again = await send(scheme);
      expect([again.status, again.headers.get(REPLAYED), again.body]).toEqual([201, 'true', first.body]);
    }
  });

  it('whose answer nobody can open any more is not made again, and says so', async () => {
    const headers = newKey();
    const body = { name: `sealed ${newNumber()}` };
    await workspace.call('POST', '/v1/channels', body, { headers });
    const { key_hash: hash } = await lastRecord(testEnv.WORKSPACE_DB);
    await workspace.call('POST', '/v1/channels', { name: `other ${newNumber()}` }, { headers: newKey() });
    const { answer } = await lastRecord(testEnv.WORKSPACE_DB);
    // As after a change of the root secret: the answer is sealed under another one.
    await rowsOf('UPDATE idempotency_records SET answer = ? WHERE key_hash = ? RETURNING 1', [answer, hash]);
    const before = await dataCounts();
    const again = expectProblem(await workspace.call('POST', '/v1/channels', body, { headers }), 409);
    expect(again.reason).toBe('answer_sealed');
    expect(await dataCounts()).toEqual(before);
  });

  it('that was refused is refused the same way', async () => {
    const headers = newKey();
    const body = { name: `taken ${newNumber()}` };
    await workspace.call('POST', '/v1/channels', body);
    const first = expectProblem(await workspace.call('POST', '/v1/channels', body, { headers }), 409);
    const again = await workspace.call('POST', '/v1/channels', body, { headers });
    expect(again.status).toBe(409);
    expect(again.headers.get(REPLAYED)).toBe('true');
    expect(again.headers.get('content-type')).toBe('application/problem+json');
    expect(again.body).toEqual(first);
  });

  it('carries the headers of every answer: without a request id it cannot be found in the log', async () => {
    const headers = newKey();
    const body = { name: `headers ${newNumber()}` };
    const first = await workspace.call('POST', '/v1/channels', body, { headers });
    const again = await workspace.call('POST', '/v1/channels', body, { headers });
    for (const name of ['x-request-id', 'x-content-type-options', 'content-type'])
      expect(again.headers.has(name), name).toBe(first.headers.has(name));
  });
});

describe('another request under the same key', () => {
  it.each(KINDS.filter((kind) => kind !== 'idle' && kind !== 'archive'))(
    'is refused, not answered: %s',
    async (kind) => {
      const { path, body, other } = (await posts(workspace))[kind] as Post;
      const headers = newKey();
      await workspace.call('POST', path, body, { headers });
      const before = await dataCounts();
      const problem = expectProblem(await workspace.call('POST', path, other, { headers }), 422);
      expect(problem.type).toBe('urn:strata:problem:idempotency_mismatch');
      expect(await dataCounts()).toEqual(before);
    },
  );

  it('to another path is refused', async () => {
    const headers = newKey();
    const body = { name: `path ${newNumber()}`, role: 'read' };
    await workspace.call('POST', '/v1/keys', body, { headers });
    expectProblem(await workspace.call('POST', '/v1/channels', body, { headers }), 422);
  });

  it('by another caller is another request: nobody reads an answer that was not theirs', async () => {
    const headers = newKey();
    const other = withKey(workspace, (await makeKey(workspace, 'admin')).api_key);
    const stranger = await createWorkspace();
    const answers = [];
    for (const client of [workspace, other, stranger])
      answers.push(
        await client.call<{ api_key: string }>('POST', '/v1/keys', { name: 'k', role: 'read' }, { headers }),
      );
    expect(answers.map((answer) => answer.headers.has(REPLAYED))).toEqual([false, false, false]);
    expect(new Set(answers.map((answer) => answer.body.api_key)).size).toBe(3);
  });

  it('is told by its query: what is Ana’s is not replayed to Bob', async () => {
    const personas = '/v1/personas/asked';
    for (const [user, name] of [
      ['ana', 'Anansi'],
      ['bob', 'Bobbin'],
    ])
      for (const named of [name, `${name} again`])
        await workspace.call('PUT', `${personas}?user_id=${user}`, { name: named });
    const restore = (query: string, headers: Record<string, string>) =>
      workspace.call('POST', `${personas}/revisions/1/restore?${query}`, undefined, { headers });
    const headers = newKey();
    expect((await restore('user_id=ana', headers)).body).toMatchObject({ name: 'Anansi', user_id: 'ana' });
    for (const query of ['user_id=bob', '']) {
      const refused = expectProblem(await restore(query, headers), 422);
      expect(refused.type).toBe('urn:strata:problem:idempotency_mismatch');
      expect(JSON.stringify(refused)).not.toContain('Anansi');
    }
    const bobs = await workspace.call('GET', `${personas}?user_id=bob`);
    expect(bobs.body).toMatchObject({ name: 'Bobbin again', revision: 2 });
    const spelled = await workspace.call(
      'POST',
      '/v1/personas/%61sked/revisions/1/restore?user_id=%61na',
      undefined,
      { headers },
    );
    expect(spelled.headers.get(REPLAYED), 'the same, spelled otherwise').toBe('true');
  });

  it('is told by the type of its body, and one to no route spends no key', async () => {
    const headers = newKey();
    const path = '/v1/channels';
    const raw = JSON.stringify({ name: `typed ${newNumber()}` });
    const send = (type: string, to = path) =>
      workspace.call('POST', to, undefined, { raw, headers: { ...headers, 'Content-Type': type } });
    expectProblem(await send('application/json', `${path}/`), 404);
    const made = await send('application/json');
    expect(made.status).toBe(201);
    const again = await send('Application/JSON; charset=utf-8');
    expect(again.headers.get(REPLAYED)).toBe('true');
    expect(expectProblem(await send('text/plain'), 422).type).toBe('urn:strata:problem:idempotency_mismatch');
  });

  it.each(['', 'x'.repeat(201)])('with a key of %s that cannot be kept is refused by name', async (key) => {
    const answer = await workspace.call(
      'POST',
      '/v1/channels',
      { name: 'x' },
      { headers: { 'Idempotency-Key': key } },
    );
    expectProblem(answer, 422, 'Idempotency-Key');
  });
});

describe('a PUT whose resource was removed since', () => {
  const group = () =>
    openConversation(workspace, { chat_id: `club ${newNumber()}`, user_id: undefined, shared: true });
  it.each<[string, () => Promise<string>, object, (path: string) => string]>([
    [
      'a member',
      async () => `/v1/conversations/${await group()}/members/ana`,
      { name: 'Ana' },
      (path) => path,
    ],
    ['a note', async () => `/v1/conversations/${await group()}/scratchpad/plan`, { step: 1 }, (path) => path],
    [
      'a note, with all others',
      async () => `/v1/conversations/${await group()}/scratchpad/plan`,
      { step: 1 },
      (path) => path.replace('/plan', ''),
    ],
    ['a platform', async () => '/v1/webhooks/generic', PLATFORMS.generic.config, (path) => path],
  ])('is not answered as if it were there, nor made again: %s', async (_, place, body, removed) => {
    const path = await place();
    const headers = newKey();
    const put = (under = headers) => workspace.call('PUT', path, body, { headers: under });
    expect((await put()).status).toBe(200);
    expect((await put()).headers.get(REPLAYED)).toBe('true');
    expect((await workspace.call('DELETE', removed(path))).status).toBeLessThan(300);
    expectProblem(await put(), 410);
    if (!path.includes('/members/')) expectProblem(await workspace.call('GET', path), 404);
    expect((await put(newKey())).status).toBe(200);
    expectProblem(await put(), 410);
  });
});

describe('ten of the same request at once', () => {
  it.each(['memory', 'key', 'channel', 'conversation', 'ingest'] as const)('make one %s', async (kind) => {
    const { path, body, status } = (await posts(workspace))[kind] as Post;
    const headers = newKey();
    const before = await dataCounts();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => workspace.call('POST', path, body, { headers })),
    );
    const done = answers.filter((answer) => answer.status === status);
    const waiting = answers.filter((answer) => answer.status !== status);
    expect(done.filter((answer) => !answer.headers.has(REPLAYED))).toHaveLength(1);
    for (const answer of done) expect(answer.body).toEqual(done[0]?.body);
    for (const answer of waiting) expect(expectProblem(answer, 409).reason).toBe('request_in_progress');
    const added = Object.entries(await dataCounts()).filter(([table, n]) => n !== before[table]);
    const rows = Object.fromEntries(added.map(([table, n]) => [table, n - (before[table] ?? 0)]));
    for (const table of ['memories', 'channels', 'conversations', 'events'].map(
      (name) => `WORKSPACE_DB.${name}`,
    ))
      expect(rows[table] ?? 0).toBeLessThanOrEqual(1);
    expect(rows['ACCOUNT_DB.api_keys'] ?? 0).toBe(kind === 'key' ? 1 : 0);
  });
});
