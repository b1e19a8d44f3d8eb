/** Tokens of browsers: who makes them, and how long they live. Whoever can make one up reads what others told their assistant. */
import { SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hmacSha256, lengthPrefixed } from '../../../../src/lib/crypto/hash.ts';
import { isFromBefore, toErasedUsers } from '../../../../src/store/account/erased-users.ts';
import { callDeployed } from '../../support/service/deployment.ts';
import { makeKey, makeToken, withKey, withToken } from '../../support/service/keys.ts';
import { expectProblem } from '../../support/service/problems.ts';
import { countTrips } from '../../support/service/round-trips.ts';
import {
  call,
  createWorkspace,
  openConversation,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';

const ANA = { user_id: 'ana' };
const SECOND_MS = 1_000;

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
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
      'with the name of somebody else under the old signature': `${header}.${encode({ ...decode(claims), name: 'Bo' })}.${signature}`,
      'of an empty display name': await resigned(token, { name: '' }),
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
    const rows = Array.from({ length: 501 }, (_, i) => ({ name: `user ${i}`, erasedAt: 10_000 - i }));
    const erased = toErasedUsers(rows);
    expect(isFromBefore(erased, ['user 3'], 9_997)).toBe(true);
    expect(isFromBefore(erased, ['user 3'], 9_998)).toBe(false);
    expect(isFromBefore(erased, ['unlisted'], 9_500)).toBe(true);
    expect(isFromBefore(erased, ['unlisted'], 9_501)).toBe(false);
    expect(isFromBefore(toErasedUsers(rows.slice(0, 500)), ['unlisted'], 1)).toBe(false);
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

  it('is taken whatever its user is called, up to the longest of names', async () => {
    const conversation = await openConversation(workspace, {
      chat_id: 'long',
      user_id: undefined,
      shared: true,
    });
    for (const [user_id, name] of [
      ['ana', 'Ana Ōe'],
      // What JSON writes with six characters.
      ['"'.repeat(200), '\u0001'.repeat(199).padEnd(200, 'x')],
      ['語'.repeat(200), '語'.repeat(200)],
      // Of those letters that their Unicode form makes longer.
      ['語'.repeat(200), '\ufb2c'.repeat(200)],
    ]) {
      const token = await makeToken(workspace, { user_id, name, conversation_id: conversation });
      expect(await statusWith(token)).toBe(200);
    }
    for (const name of ['', ' ', 'x'.repeat(201), 7, null])
      expectProblem(await workspace.call('POST', '/v1/tokens', { ...ANA, name }), 422, 'name');
  });

  it('is asked for by keys that may speak for users, and by no token', async () => {
    const ana = await withToken(workspace, ANA);
    expectProblem(await ana.call('POST', '/v1/tokens', { user_id: 'bo' }), 403);
    const reader = withKey(workspace, (await makeKey(workspace, 'read')).api_key);
    expectProblem(await reader.call('POST', '/v1/tokens', ANA), 403);
  });
});
