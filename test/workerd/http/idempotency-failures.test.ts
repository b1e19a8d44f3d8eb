/** `Idempotency-Key` where things go wrong: workers that die, what is remembered of a request, members whose browsers name things alike. */
import { beforeAll, describe, expect, it } from 'vitest';
import { askChat, configureChat, saying } from '../support/service/chat.ts';
import { withToken } from '../support/service/keys.ts';
import { configureModels } from '../support/service/model-scripts.ts';
import { expectProblem } from '../support/service/problems.ts';
import {
  call,
  createWorkspace,
  openConversation,
  type TestWorkspace,
  type TurnAnswer,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';
import { placesOf, rowsOf, whileInsertsFail } from '../support/storage/databases.ts';
import { dataCounts, lastRecord, newKey, newNumber, type Post, posts, REPLAYED } from './idempotent.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

/** Makes the newest request look as if its process had died after its writes and before its answer, a minute ago. */
const abandonLast = async (db: D1Database): Promise<void> => {
  const { key_hash: hash } = await lastRecord(db);
  await rowsOf(
    'UPDATE idempotency_records SET status = NULL, answer = NULL, lease_until = 0 WHERE key_hash = ? RETURNING 1',
    [hash],
    db,
  );
};

describe('what is remembered', () => {
  it('holds no word of a request or an answer, and no key that was shown once', async () => {
    const headers = newKey();
    const memory = {
      content: 'Ana hides her flugelhorn in the attic.',
      kind: 'fact',
      user_id: 'ana-flugelhorn',
    };
    await workspace.call('POST', '/v1/memories', memory, { headers });
    const { answer, status } = await lastRecord(testEnv.WORKSPACE_DB);
    expect(status).toBe(201);
    expect(answer?.length).toBeGreaterThan(100);

    const root = { key: testEnv.ROOT_SECRET, headers: newKey() };
    const made = await call<{ api_key: string }>('POST', '/v1/workspaces', { name: 'kept flugelhorn' }, root);
    const key = await workspace.call<{ api_key: string }>(
      'POST',
      '/v1/keys',
      { name: 'k', role: 'read' },
      { headers: newKey() },
    );
    for (const text of [
      'flugelhorn',
      made.body.api_key,
      key.body.api_key,
      headers['Idempotency-Key'] as string,
    ])
      expect((await placesOf(text)).filter((place) => place.includes('idempotency'))).toEqual([]);
    expect(await placesOf('flugelhorn'), 'the search sees what is stored').toContain('WORKSPACE_DB.memories');
  });

  it('is not a failure: the retry of a request that the database refused runs', async () => {
    const headers = newKey();
    const body = { content: 'Ana plays the sackbut.', kind: 'fact', user_id: 'ana' };
    const failed = await whileInsertsFail('memories', () =>
      workspace.call('POST', '/v1/memories', body, { headers }),
    );
    expectProblem(failed, 500);
    const retried = await workspace.call('POST', '/v1/memories', body, { headers });
    expect(retried.status).toBe(201);
    expect(retried.headers.has(REPLAYED)).toBe(false);
  });

  it('is forgotten after a day: the key then belongs to a new request', async () => {
    const headers = newKey();
    const first = await workspace.call('POST', '/v1/channels', { name: `day ${newNumber()}` }, { headers });
    const { key_hash: hash } = await lastRecord(testEnv.WORKSPACE_DB);
    await rowsOf(
      'UPDATE idempotency_records SET expires_at = 1, created_at = 1 WHERE key_hash = ? RETURNING 1',
      [hash],
    );
    const second = await workspace.call('POST', '/v1/channels', { name: `day ${newNumber()}` }, { headers });
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
    const [record] = await rowsOf<{ expires_at: number; created_at: number }>(
      'SELECT expires_at, created_at FROM idempotency_records WHERE key_hash = ?',
      [hash],
    );
    expect(record?.expires_at).toBeGreaterThan(Date.now());
    expect(record?.created_at, 'ids of the new request carry its own time').toBeGreaterThan(1);
  });
});

/** A key whose answer nobody saw is random, and so drawn anew; what was drawn first opens nothing. */
async function expectOneOf(unseen: unknown, key: unknown) {
  const statuses = [unseen, key].map(
    async (each) => (await call('GET', '/v1/settings', undefined, { key: String(each) })).status,
  );
  expect(await Promise.all(statuses)).toEqual([401, 200]);
}

describe('a request that died after its writes', () => {
  it.each(['channel', 'key', 'memory', 'conversation', 'ingest'] as const)(
    'is run again with the same ids, so that nothing is doubled: %s',
    async (kind) => {
      const { path, body } = (await posts(workspace))[kind] as Post;
      const headers = newKey();
      const first = await workspace.call('POST', path, body, { headers });
      await abandonLast(testEnv.WORKSPACE_DB);
      const before = await dataCounts();
      const retried = await workspace.call('POST', path, body, { headers });
      expect(retried.status).toBeLessThan(300);
      expect(retried.headers.has(REPLAYED)).toBe(false);
      for (const field of ['id', 'conversation_id', 'ref_code'])
        expect(retried.body[field], field).toEqual(first.body[field]);
      expect(await dataCounts()).toEqual(before);
      if (kind === 'key') await expectOneOf(first.body.api_key, retried.body.api_key);
    },
  );

  it('makes no second workspace, channel, account or key', async () => {
    const options = { key: testEnv.ROOT_SECRET, headers: newKey() };
    const first = await call<{ id: string; api_key: string }>(
      'POST',
      '/v1/workspaces',
      { name: 'once' },
      options,
    );
    await abandonLast(testEnv.ACCOUNT_DB);
    const before = await dataCounts();
    const retried = await call<{ id: string; api_key: string }>(
      'POST',
      '/v1/workspaces',
      { name: 'once' },
      options,
    );
    expect(retried.status).toBe(201);
    expect(retried.body.id).toBe(first.body.id);
    expect(await dataCounts()).toEqual(before);
    await expectOneOf(first.body.api_key, retried.body.api_key);
  });

  it('makes the workspace whole when it died between its two databases', async () => {
    const options = { key: testEnv.ROOT_SECRET, headers: newKey() };
    const failed = await whileInsertsFail(
      'workspaces',
      () => call('POST', '/v1/workspaces', { name: 'torn' }, options),
      testEnv.ACCOUNT_DB,
    );
    expectProblem(failed, 500);
    const retried = await call<{ id: string; api_key: string }>(
      'POST',
      '/v1/workspaces',
      { name: 'torn' },
      options,
    );
    expect(retried.status).toBe(201);
    const channels = await call<{ data: unknown[] }>('GET', '/v1/channels', undefined, {
      key: retried.body.api_key,
    });
    expect(channels.body.data).toHaveLength(1);
  });

  it('or was only slower than its lease shows no key that another attempt has drawn anew', async () => {
    const options = { key: testEnv.ROOT_SECRET, headers: newKey() };
    const make = () => call<{ api_key: string }>('POST', '/v1/workspaces', { name: 'slow' }, options);
    // While it writes, another attempt takes the request over.
    await testEnv.ACCOUNT_DB.exec(
      'CREATE TRIGGER overtaken AFTER INSERT ON workspaces BEGIN UPDATE idempotency_records SET lease_until = 0 WHERE status IS NULL; END',
    );
    const slow = await make();
    await testEnv.ACCOUNT_DB.exec('DROP TRIGGER overtaken');
    expect(expectProblem(slow, 409).reason).toBe('request_in_progress');
    const made = await make();
    expect(made.status).toBe(201);
    expect((await make()).body, 'and again').toEqual(made.body);
    expect((await call('GET', '/v1/settings', undefined, { key: made.body.api_key })).status).toBe(200);
  });

  it.each(['idle', 'archive'] as const)('answers that the conversation has moved: %s', async (kind) => {
    const { path } = (await posts(workspace))[kind] as Post;
    const headers = newKey();
    const first = await workspace.call('POST', path, undefined, { headers });
    await abandonLast(testEnv.WORKSPACE_DB);
    const retried = await workspace.call('POST', path, undefined, { headers });
    expect(retried.status).toBe(200);
    expect(retried.body).toMatchObject({ id: first.body.id, status: first.body.status });
  });

  it('is not taken over while its lease runs', async () => {
    const headers = newKey();
    const body = { name: `lease ${newNumber()}` };
    await workspace.call('POST', '/v1/channels', body, { headers });
    const { key_hash: hash } = await lastRecord(testEnv.WORKSPACE_DB);
    await rowsOf(
      'UPDATE idempotency_records SET status = NULL, answer = NULL WHERE key_hash = ? RETURNING 1',
      [hash],
    );
    const waiting = expectProblem(await workspace.call('POST', '/v1/channels', body, { headers }), 409);
    expect(waiting.reason).toBe('request_in_progress');
  });
});

describe('members of a group whose browsers name things alike', () => {
  const GROUP = { chat_id: 'group', user_id: undefined, shared: true };

  it('have turns of their own: nobody is refused, or answered with what another one asked', async () => {
    const group = await openConversation(workspace, GROUP);
    const turns = `/v1/conversations/${group}/turns`;
    const members = [];
    for (const user_id of ['ana', 'bo']) {
      await takeTurn(workspace, group, 'Here I am.', { user_id });
      members.push(await withToken(workspace, { user_id }));
    }
    for (const [body, headers] of [
      [{ turn_id: 't1' }, {}],
      [{ external_id: 'm1' }, {}],
      [{}, newKey()],
    ] as const) {
      const taken = [];
      for (const member of members) {
        const send = () => member.call<TurnAnswer>('POST', turns, { content: 'Yes.', ...body }, { headers });
        const first = await send();
        expect([first.status, first.headers.has(REPLAYED)], JSON.stringify(body)).toEqual([200, false]);
        const again = await send();
        expect([again.body.turn_id, again.headers.get(REPLAYED)]).toEqual([first.body.turn_id, 'true']);
        taken.push(first.body.turn_id);
      }
      expect(new Set(taken).size).toBe(2);
    }
    // Each closes their own by their own name for it; the backend by the one that the service gave.
    const [ana, bo] = members;
    const reply = { content: 'Hello, Ana.' };
    expect((await ana?.call('POST', `${turns}/t1/reply`, reply))?.status).toBe(200);
    expect((await bo?.call('POST', `${turns}/t1/abort`))?.status).toBe(200);
    expectProblem(await workspace.call('POST', `${turns}/t1/reply`, reply), 404);
    const events = await rowsOf<{ user_id: string; turn_id: string; status: string }>(
      `SELECT user_id, turn_id, status FROM events WHERE conversation_id = ? AND content = 'Yes.' ORDER BY seq`,
      [group],
    );
    expect(events.map(({ user_id, status }) => `${user_id} ${status}`)).toEqual([
      'ana active',
      'bo aborted',
      ...['ana', 'bo', 'ana', 'bo'].map((user) => `${user} active`),
    ]);
    const last = `${turns}/${events.at(-1)?.turn_id}/reply`;
    expect((await workspace.call('POST', last, { content: 'Hello, Bo.' })).status).toBe(200);
    // Theirs goes before what the backend named so for them.
    const [backends, own] = [workspace, ana].map((caller) =>
      caller?.call<TurnAnswer>('POST', turns, {
        content: 'No.',
        turn_id: 'm2',
        ...(caller === workspace ? { user_id: 'ana' } : {}),
      }),
    );
    expect([(await backends)?.body.turn_id, (await own)?.body.turn_id]).toEqual([
      'm2',
      expect.stringMatching(/^trn_/),
    ]);
    expect((await ana?.call('POST', `${turns}/m2/abort`))?.status).toBe(200);
    expect((await workspace.call('POST', `${turns}/m2/reply`, { content: 'No?' })).status).toBe(200);
    // Where they named none so, they may end it all the same.
    const third = { content: 'Well.', turn_id: 'm3', user_id: 'ana' };
    expect((await workspace.call('POST', turns, third)).status).toBe(200);
    expect((await ana?.call('POST', `${turns}/m3/abort`))?.status).toBe(200);
    // What a browser calls a message is no name of the platform that the group stands on.
    const platform = await takeTurn(workspace, group, 'Yes.', { user_id: 'ana', external_id: 'm1' });
    expect([platform.status, platform.headers.has(REPLAYED)]).toEqual([200, false]);
  });

  it('and for whom one key speaks, have a turn each under one Idempotency-Key, which is theirs', async () => {
    const group = await openConversation(workspace, { ...GROUP, chat_id: 'spoken for' });
    const turns = `/v1/conversations/${group}/turns`;
    const headers = newKey();
    const send = (user_id: string) =>
      workspace.call<TurnAnswer>('POST', turns, { content: 'My cat is called Miso.', user_id }, { headers });
    const made = new Map<string, string>();
    for (const user of ['ana', 'bo']) {
      const first = await send(user);
      expect([first.status, first.headers.has(REPLAYED)]).toEqual([200, false]);
      made.set(user, first.body.turn_id);
    }
    expect(new Set(made.values()).size).toBe(2);
    for (const [user, turn] of made) {
      const again = await send(user);
      expect([again.body.turn_id, again.headers.get(REPLAYED)]).toEqual([turn, 'true']);
      const known = await workspace.call<{ data: { content: string }[] }>(
        'GET',
        `/v1/memories?user_id=${user}`,
      );
      expect(known.body.data.filter(({ content }) => content.includes('Miso'))).toHaveLength(1);
      const reply = await workspace.call('POST', `${turns}/${turn}/reply`, { content: `Nice, ${user}.` });
      expect(reply.status).toBe(200);
    }
    // In a private conversation the user need not be named.
    const home = await openConversation(workspace, { chat_id: 'spoken for', user_id: 'ana' });
    const alone = [{ user_id: 'ana' }, {}].map((body) =>
      workspace.call<TurnAnswer>(
        'POST',
        `/v1/conversations/${home}/turns`,
        { content: 'Hi.', ...body },
        { headers },
      ),
    );
    expect(new Set((await Promise.all(alone)).map(({ body }) => body.turn_id)).size).toBe(1);
    await workspace.call('DELETE', `/v1/conversations/${group}`);
    for (const user of made.keys()) expectProblem(await send(user), 410);
  });

  it('chat under equal keys without hearing each other’s answers', async () => {
    const model = configureChat();
    try {
      const group = await openConversation(workspace, { ...GROUP, chat_id: 'chat group' });
      const headers = { ...newKey(), 'X-Strata-Conversation': group };
      await model.script({ says: 'Hello, Ana.' }, { says: 'Hello, Bo.' });
      for (const [user, said] of [
        ['ana', 'Hello, Ana.'],
        ['bo', 'Hello, Bo.'],
      ] as const) {
        await takeTurn(workspace, group, `I am ${user}.`, { user_id: user });
        const member = await withToken(workspace, { user_id: user });
        for (const replayed of [null, 'true']) {
          const answer = await askChat(member, saying('Hi.', { user: undefined }), headers);
          expect([answer.content, answer.headers.get(REPLAYED)]).toEqual([said, replayed]);
        }
      }
    } finally {
      configureModels();
    }
  });
});
