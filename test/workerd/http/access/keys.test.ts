/** Keys: whoever finds one in a backup, a list or a log reads everything that the users of a workspace said. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { base64Url, hmacSha256, sha256Hex } from '../../../../src/lib/crypto/hash.ts';
import { callDeployed } from '../../support/service/deployment.ts';
import { type MadeKey, makeKey, makeToken, withKey } from '../../support/service/keys.ts';
import { expectProblem } from '../../support/service/problems.ts';
import { countTrips } from '../../support/service/round-trips.ts';
import {
  call,
  createWorkspace,
  remember,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';
import { placesOf, rowsOf } from '../../support/storage/databases.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

type Listed = { id: string; name: string; role: string; created_at: string; expires_at: string | null };

const listKeys = async (of: TestWorkspace): Promise<Listed[]> =>
  (await of.call<{ data: Listed[] }>('GET', '/v1/keys')).body.data;

const statusWith = async (key: string): Promise<number> =>
  (await call('GET', '/v1/settings', undefined, { key })).status;

describe('a key', () => {
  it('is shown once and stored as its SHA-256: a copy of the database opens nothing', async () => {
    const { id, api_key: secret } = await makeKey(workspace, 'member');
    expect(secret).toMatch(/^sk_strata_[A-Za-z0-9_-]{43}$/);
    expect(await placesOf(sha256Hex(secret)), 'the search sees what is stored').toEqual([
      'ACCOUNT_DB.api_keys',
    ]);
    for (const text of [secret, secret.slice('sk_strata_'.length), workspace.key, testEnv.ROOT_SECRET])
      expect(await placesOf(text)).toEqual([]);
    expect(JSON.stringify(await listKeys(workspace))).not.toContain(secret);
    expect((await listKeys(workspace)).find((key) => key.id === id)).toEqual({
      id,
      name: 'member key',
      role: 'member',
      created_at: expect.any(String),
      expires_at: null,
    });
  });

  it('is unlike every other key, so that one that leaks tells nothing about the rest', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => makeKey(workspace, 'read')));
    expect(new Set(keys.map((key) => key.api_key)).size).toBe(5);
  });

  it('stops working the moment it is revoked, although this isolate has just seen it', async () => {
    const { id, api_key: secret } = await makeKey(workspace, 'read');
    expect(await statusWith(secret)).toBe(200);
    expect((await workspace.call('DELETE', `/v1/keys/${id}`)).status).toBe(204);
    expect(await statusWith(secret)).toBe(401);
    expect((await listKeys(workspace)).map((key) => key.id)).not.toContain(id);
    expectProblem(await workspace.call('DELETE', `/v1/keys/${id}`), 404);
  });

  it('that nobody was given is looked for once, and one made just now works at once', async () => {
    const trips = async (key: string) => (await countTrips(() => statusWith(key))).inSequence;
    const guess = `sk_strata_${'g'.repeat(43)}`;
    expect(await trips(guess)).toBe(1);
    for (let again = 0; again < 3; again++) {
      expect(await trips(guess)).toBe(0);
      expect(await statusWith(guess)).toBe(401);
    }
    const { id, api_key: secret } = await makeKey(workspace, 'read');
    const token = await makeToken(withKey(workspace, (await makeKey(workspace, 'member')).api_key), {
      user_id: 'ana',
    });
    expect(await statusWith(secret)).toBe(200);
    await workspace.call('DELETE', `/v1/keys/${id}`);
    expect(await statusWith(secret)).toBe(401);
    expect(await trips(secret), 'nor is a revoked one').toBe(0);
    expect((await call('GET', '/v1/memories', undefined, { key: token })).status).toBe(200);
  });

  it('can revoke itself and is dead at once', async () => {
    const { id, api_key: secret } = await makeKey(workspace, 'admin');
    const own = withKey(workspace, secret);
    expect((await own.call('DELETE', `/v1/keys/${id}`)).status).toBe(204);
    expectProblem(await own.call('GET', '/v1/keys'), 401);
  });

  it('that is the last of role admin cannot be revoked, or the workspace is locked for ever', async () => {
    const own = await createWorkspace();
    const [first] = await listKeys(own);
    const expiring = await makeKey(own, 'admin', { expires_at: new Date(Date.now() + 60_000).toISOString() });
    expect((await own.call('DELETE', `/v1/keys/${expiring.id}`)).status).toBe(204);
    const problem = expectProblem(await own.call('DELETE', `/v1/keys/${first?.id}`), 409);
    expect(problem.reason).toBe('last_admin_key');
    expect((await own.call('GET', '/v1/keys')).status).toBe(200);
  });

  it('stops working when it expires, although this isolate still trusts it', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const { api_key: secret } = await makeKey(workspace, 'read', { expires_at: expiresAt });
    expect(await statusWith(secret)).toBe(200);
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(expiresAt));
    try {
      expect(await statusWith(secret)).toBe(401);
    } finally {
      vi.restoreAllMocks();
    }
    expect((await listKeys(workspace)).find((key) => key.expires_at !== null)?.expires_at).toBe(expiresAt);
  });

  it('of one workspace never works on what belongs to another', async () => {
    const [first, second] = await Promise.all([
      createWorkspace(),
      createWorkspace({ placement: 'WORKSPACE_DB_2' }),
    ]);
    await remember(first, 'Ana keeps bees.');
    const seen = await second.call<{ data: unknown[] }>('GET', '/v1/memories?user_id=ana');
    expect(seen.body.data).toEqual([]);
    expectProblem(await second.call('GET', `/v1/workspaces/${first.id}`), 404);
    expectProblem(await second.call('PATCH', `/v1/workspaces/${first.id}`, { name: 'taken' }), 404);
    expect((await listKeys(second)).length).toBe(1);
    const [theirs] = await listKeys(first);
    expectProblem(await second.call('DELETE', `/v1/keys/${theirs?.id}`), 404);
    expect(await statusWith(first.key)).toBe(200);
  });

  it('sees changed settings at once, not when the trust in it runs out', async () => {
    const own = await createWorkspace();
    await own.call('GET', '/v1/settings');
    await own.call('PATCH', '/v1/settings', { final_top_k: 7 });
    expect((await own.call('GET', '/v1/settings')).body).toMatchObject({ final_top_k: 7, rerank_top_n: 20 });
    await own.call('PATCH', `/v1/workspaces/${own.id}`, { settings: { rerank_top_n: 9 } });
    expect((await own.call('GET', '/v1/settings')).body).toMatchObject({ final_top_k: 7, rerank_top_n: 9 });
  });

  it('list goes by pages without losing or repeating one', async () => {
    const own = await createWorkspace();
    const made: MadeKey[] = [];
    for (let i = 0; i < 4; i++) made.push(await makeKey(own, 'read'));
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await own.call<{ data: Listed[]; next_cursor: string | null }>(
        'GET',
        `/v1/keys?limit=2${cursor}`,
      );
      seen.push(...page.body.data.map((key) => key.id));
      cursor = page.body.next_cursor === null ? '' : `&cursor=${page.body.next_cursor}`;
    } while (cursor !== '');
    expect(seen).toHaveLength(5);
    expect(seen.slice(1)).toEqual(made.map((key) => key.id));
  });
});

describe('a root secret that was changed', () => {
  const next = 'the-next-root-secret-of-tests';
  const rotated = (key: string, method = 'GET', path = '/v1/settings', body?: unknown, headers = {}) =>
    callDeployed({ ROOT_SECRET: next, ROOT_SECRET_PREVIOUS: testEnv.ROOT_SECRET }, method, path, {
      key,
      body,
      headers,
    });

  it('ends what it opened itself, and no key: nobody has to hand out new ones', async () => {
    const { api_key: made } = await makeKey(workspace, 'member');
    for (const key of [workspace.key, made]) expect((await rotated(key)).status).toBe(200);
    const { status } = await rotated(testEnv.ROOT_SECRET, 'POST', '/v1/workspaces', { name: 'late' });
    expect(status).toBe(401);
  });

  it('computes no key, although ids of keys stand in every token', async () => {
    const derived = (id: string | undefined) =>
      `sk_strata_${base64Url(hmacSha256(testEnv.ROOT_SECRET, `api key ${id}`))}`;
    await makeKey(workspace, 'admin');
    for (const { id } of await listKeys(workspace)) expect(await statusWith(derived(id))).toBe(401);

    const { id, api_key: random } = await makeKey(workspace, 'read');
    await rowsOf(
      'UPDATE api_keys SET key_hash = ? WHERE id = ? RETURNING 1',
      [sha256Hex(derived(id)), id],
      testEnv.ACCOUNT_DB,
    );
    expect(await statusWith(derived(id)), 'a key that was computed before goes on').toBe(200);
    expect((await workspace.call('DELETE', `/v1/keys/${id}`)).status).toBe(204);
    expect(await statusWith(derived(id)), 'until it is revoked').toBe(401);
    expect(await statusWith(random)).toBe(401);
  });

  it('shows no answer again that was sealed under it, and makes nothing a second time', async () => {
    const [headers, body] = [{ 'Idempotency-Key': 'once in two roots' }, { name: 'once' }];
    const options = { key: testEnv.ROOT_SECRET, headers };
    expect((await call('POST', '/v1/workspaces', body, options)).status).toBe(201);
    const before = await rowsOf('SELECT id FROM workspaces', [], testEnv.ACCOUNT_DB);
    const again = await rotated(next, 'POST', '/v1/workspaces', body, headers);
    expect(expectProblem(again, 409).reason).toBe('answer_sealed');
    expect(await rowsOf('SELECT id FROM workspaces', [], testEnv.ACCOUNT_DB)).toEqual(before);
  });
});

describe('the root secret', () => {
  it('makes a workspace only in a database that exists, and for an account that exists', async () => {
    const root = { key: testEnv.ROOT_SECRET };
    const before = await rowsOf('SELECT id FROM workspaces', [], testEnv.ACCOUNT_DB);
    for (const [field, body] of [
      ['placement', { name: 'x', placement: 'WORKSPACE_DB_9' }],
      ['placement', { name: 'x', placement: 'ACCOUNT_DB' }],
      ['placement', { name: 'x', placement: 'SESSION' }],
      ['account_id', { name: 'x', account_id: 'acc_none' }],
    ] as const)
      expectProblem(await call('POST', '/v1/workspaces', body, root), 422, field);
    expect(await rowsOf('SELECT id FROM workspaces', [], testEnv.ACCOUNT_DB)).toEqual(before);
  });

  it('puts a second workspace into an account without showing the first one to its keys', async () => {
    const root = { key: testEnv.ROOT_SECRET };
    const { body } = await call<{ account_id: string }>(
      'GET',
      `/v1/workspaces/${workspace.id}`,
      undefined,
      root,
    );
    const second = await call<{ id: string; account_id: string; api_key: string }>(
      'POST',
      '/v1/workspaces',
      { name: 'second', account_id: body.account_id },
      root,
    );
    expect(second.status).toBe(201);
    expect(second.body.account_id).toBe(body.account_id);
    expectProblem(
      await call('GET', `/v1/workspaces/${workspace.id}`, undefined, { key: second.body.api_key }),
      404,
    );
  });
});
