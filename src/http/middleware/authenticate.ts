/**
 * Finds the caller: `Authorization: Bearer <key or token>`, or `X-Api-Key`. Keys are known by their SHA-256 only, tokens by their
 * signature. A key seen is trusted for `KEY_CACHE_TTL_MS` in this isolate, so that a turn spends no round trip on it, nor on a token
 * that it made; one that nobody has is refused for `KEY_MISS_TTL_MS`, so that whoever tries the same again and again costs the database
 * nothing.
 */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { equalSecrets, sha256Hex } from '../../lib/crypto/hash.ts';
import { LruCache } from '../../lib/lru-cache.ts';
import type { MemoryError } from '../../memory/errors.ts';
import { hiddenNamesOf } from '../../memory/lifetime/tombstones.ts';
import { KEY_CACHE_TTL_MS, KEY_MISS_TTL_MS } from '../../memory/limits.ts';
import { KEY_ROLES, type KeyRole } from '../../memory/types.ts';
import { type ErasedUsers, isFromBefore } from '../../store/account/erased-users.ts';
import { isMoving } from '../../store/account/moves.ts';
import { findKey, type KeyName } from '../../store/account/workspaces.ts';
import type { Database } from '../../store/database.ts';
import { isRestoring } from '../../store/operations/restore-mark.ts';
import { FORBIDDEN } from '../access/token-scope.ts';
import { TOKEN_SHAPE, verifyToken } from '../access/tokens.ts';
import type { AppEnv, KeyPrincipal, Principal, TokenPrincipal } from '../context.ts';
import { boundKeyOf } from '../inner/bound-calls.ts';
import { problem } from '../problem.ts';

interface SeenKey {
  readonly principal: KeyPrincipal;
  readonly erasedUsers: ErasedUsers;
  readonly until: number;
}

/** A thousand keys, under two names each: by hash for who sends the key, by id for tokens that it made. */
const KEY_CACHE_MAX_ENTRIES = 2_000;
const seenKeys = new LruCache<SeenKey>(KEY_CACHE_MAX_ENTRIES);
/** Moments (ms) until which names that no key has are not looked up again. A key comes into being before anybody knows its name. */
const missedKeys = new LruCache<number>(KEY_CACHE_MAX_ENTRIES);

/** A token names a user by id and by name, of up to 200 characters each, in base64 of JSON of UTF-8. */
const BEARER = /^Bearer ([\x21-\x7e]{1,4000})$/i;

/** Secret in `X-Api-Key`, by which clients of Anthropic call: no scheme before it. */
const API_KEY = /^[\x21-\x7e]{1,4000}$/;

/** Key or token of a request, in whichever header and letter case of the scheme; null where it brings none. */
export const credentialOf = (c: Context<AppEnv>): string | null =>
  BEARER.exec(c.req.header('authorization') ?? '')?.[1] ??
  API_KEY.exec(c.req.header('x-api-key') ?? '')?.[0] ??
  null;

/** Sets `principal`, or answers 401; 503 while a backup is restored. */
export const authenticate = createMiddleware<AppEnv>(async (c, next) => {
  const keyId = boundKeyOf(c.req.raw);
  const secret = credentialOf(c);
  const principal =
    keyId !== null ? await boundPrincipal(c, keyId) : secret === null ? null : await principalOf(c, secret);
  if (principal === 'restoring') return problem(c, { code: 'restoring' });
  if (principal === null) return problem(c, { code: 'unauthorized' });
  c.set('principal', principal);
  return next();
});

async function principalOf(c: Context<AppEnv>, secret: string): Promise<Principal | 'restoring' | null> {
  const { accountDb, config, now } = c.var;
  if (equalSecrets(secret, config.rootSecret))
    return (await isRestoring(accountDb)) ? 'restoring' : { kind: 'root' };
  if (TOKEN_SHAPE.test(secret)) return tokenPrincipal(c, secret);
  const key = await lookUpKey(accountDb, { keyHash: sha256Hex(secret) }, now());
  return key === null || key === 'restoring' ? key : key.principal;
}

/** A key that works, by its hash; null where there is none, and while a backup is restored. */
export async function keyPrincipal(
  { var: { accountDb, now } }: Context<AppEnv>,
  keyHash: string,
): Promise<KeyPrincipal | null> {
  const key = await lookUpKey(accountDb, { keyHash }, now());
  return key === null || key === 'restoring' ? null : key.principal;
}

/** The key that a service binding names: whoever may deploy the binding may use it for as long as it works. */
async function boundPrincipal(
  { var: { accountDb, now } }: Context<AppEnv>,
  id: string,
): Promise<KeyPrincipal | 'restoring' | null> {
  const key = await lookUpKey(accountDb, { id }, now());
  return key === null || key === 'restoring' ? key : { ...key.principal, isBound: true };
}

/** A token is as good as the key that made it, which may have been revoked since; and ends with its user. */
async function tokenPrincipal(
  c: Context<AppEnv>,
  token: string,
): Promise<TokenPrincipal | 'restoring' | null> {
  const { accountDb, config, now } = c.var;
  const grant = await verifyToken(config.tokenSecrets, token, now());
  const key = grant && (await lookUpKey(accountDb, { id: grant.keyId }, now()));
  if (key === 'restoring') return key;
  if (!key || key.principal.workspace.id !== grant.workspaceId) return null;
  const { keyId, userId, userName, conversationId, issuedAt } = grant;
  const { workspace } = key.principal;
  if (isFromBefore(key.erasedUsers, hiddenNamesOf(config.hider, workspace.id, userId), issuedAt)) return null;
  return { kind: 'token', keyId, userId, userName, conversationId, workspace };
}

/** Lets keys of at least this role pass, or the root alone. A token passes as far as it was confined (`confine.ts`). */
export const allow = (role: KeyRole | 'root') =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { principal } = c.var;
    if (role === 'root') {
      return principal.kind === 'root'
        ? next()
        : problem(c, { code: 'forbidden', message: 'Only the root secret makes and lists workspaces.' });
    }
    if (principal.kind === 'root') {
      return problem(c, {
        code: 'forbidden',
        message: 'The root secret makes and lists workspaces; use a key of the workspace here.',
      });
    }
    if (principal.kind === 'token' && c.var.confinement === undefined) return problem(c, FORBIDDEN);
    if (principal.kind === 'key' && KEY_ROLES.indexOf(principal.role) < KEY_ROLES.indexOf(role)) {
      return problem(c, {
        code: 'forbidden',
        message: `This call needs a key of role ${role}; this key has role ${principal.role}.`,
      });
    }
    return next();
  });

/** True for a key of role admin, which runs the workspace and may see whose everything is. */
export const isOperator = (c: Context<AppEnv>): boolean =>
  c.var.principal.kind === 'key' && c.var.principal.role === 'admin';

/** Refusal of others who ask for everything of all users. */
export const NOT_OPERATOR: MemoryError = {
  code: 'forbidden',
  message: 'What belongs to all users is shown to keys of role admin.',
};

/** Forgets what this isolate knows of a workspace's keys, after a change of the workspace or one of its keys. */
export const forgetKeysOf = (workspaceId: string): void =>
  seenKeys.deleteWhere(({ principal }) => principal.workspace.id === workspaceId);

/** A key that works, from what this isolate has seen, or from the database. */
async function lookUpKey(db: Database, by: KeyName, now: number): Promise<SeenKey | 'restoring' | null> {
  const name = 'id' in by ? by.id : by.keyHash;
  if ((missedKeys.get(name) ?? 0) > now) return null;
  const seen = seenKeys.get(name);
  const key = seen !== undefined && seen.until > now ? seen : await readKey(db, by, now);
  if (key === null || key === 'restoring') return key;
  const { expiresAt } = key.principal;
  return expiresAt !== null && expiresAt <= now ? null : key;
}

async function readKey(db: Database, by: KeyName, now: number): Promise<SeenKey | 'restoring' | null> {
  const found = await findKey(db, by, now);
  if (found === null || found === 'restoring') {
    const name = 'id' in by ? by.id : by.keyHash;
    seenKeys.delete(name);
    if (found === null) missedKeys.set(name, now + KEY_MISS_TTL_MS);
    return found;
  }
  const { key, workspace, erasedUsers } = found;
  const { id: keyId, role, expiresAt } = key;
  const seen: SeenKey = {
    principal: { kind: 'key', keyId, role, expiresAt, workspace },
    erasedUsers,
    // Of one that moves every request asks where it is.
    until: isMoving(workspace) ? now : now + KEY_CACHE_TTL_MS,
  };
  for (const name of [key.keyHash, keyId]) seenKeys.set(name, seen);
  return seen;
}
