/**
 * Who calls: `Authorization: Bearer <key>`. Keys are known by their SHA-256 only. A key seen is trusted for
 * `KEY_CACHE_TTL_MS` in this isolate, so that a turn spends no round trip on it.
 */
import { createMiddleware } from 'hono/factory';
import { equalSecrets, sha256Hex } from '../../lib/hash.ts';
import { KEY_CACHE_TTL_MS } from '../../memory/limits.ts';
import { KEY_ROLES, type KeyRole } from '../../memory/types.ts';
import { findKey } from '../../store/account/workspaces.ts';
import type { Database } from '../../store/database.ts';
import { isRestoring } from '../../store/restore-mark.ts';
import type { AppEnv, Principal } from '../context.ts';
import { problem } from '../problem.ts';

type KeyPrincipal = Extract<Principal, { kind: 'key' }>;

const KEY_CACHE_MAX_ENTRIES = 1_000;
const seenKeys = new Map<
  string,
  { readonly principal: KeyPrincipal; readonly expiresAt: number | null; readonly until: number }
>();

/** Sets `principal`, or answers 401; 503 while a backup is restored. */
export const authenticate = createMiddleware<AppEnv>(async (c, next) => {
  const secret = /^Bearer ([\x21-\x7e]{1,300})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (secret === undefined) return problem(c, { code: 'unauthorized' });
  const principal = equalSecrets(secret, c.var.config.rootSecret)
    ? await rootPrincipal(c.var.accountDb)
    : await keyPrincipal(c.var.accountDb, sha256Hex(secret), c.var.now());
  if (principal === 'restoring') return problem(c, { code: 'restoring' });
  if (principal === null) return problem(c, { code: 'unauthorized' });
  c.set('principal', principal);
  return next();
});

/** Lets keys of at least this role pass; the root is none. */
export const allow = (role: KeyRole) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { principal } = c.var;
    if (principal.kind === 'root') {
      return problem(c, {
        code: 'forbidden',
        message: 'The root secret makes workspaces; use a key of the workspace here.',
      });
    }
    if (KEY_ROLES.indexOf(principal.role) < KEY_ROLES.indexOf(role)) {
      return problem(c, {
        code: 'forbidden',
        message: `This call needs a key of role ${role}; this key has role ${principal.role}.`,
      });
    }
    return next();
  });

/** Forgets what this isolate knows of a workspace's keys, after a change of the workspace or one of its keys. */
export function forgetKeysOf(workspaceId: string): void {
  for (const [hash, { principal }] of seenKeys)
    if (principal.workspace.id === workspaceId) seenKeys.delete(hash);
}

const rootPrincipal = async (db: Database) =>
  (await isRestoring(db)) ? 'restoring' : ({ kind: 'root' } as const);

async function keyPrincipal(
  db: Database,
  keyHash: string,
  now: number,
): Promise<KeyPrincipal | 'restoring' | null> {
  const seen = seenKeys.get(keyHash);
  const fresh = seen !== undefined && seen.until > now ? seen : await readKey(db, keyHash, now);
  if (fresh === 'restoring') return fresh;
  if (fresh === null || (fresh.expiresAt !== null && fresh.expiresAt <= now)) return null;
  return fresh.principal;
}

async function readKey(db: Database, keyHash: string, now: number) {
  const found = await findKey(db, keyHash);
  seenKeys.delete(keyHash);
  if (found === null || found === 'restoring') return found;
  const { key, workspace } = found;
  const entry = {
    principal: { kind: 'key', keyId: key.id, role: key.role, workspace } as const,
    expiresAt: key.expiresAt,
    until: now + KEY_CACHE_TTL_MS,
  };
  for (const oldest of seenKeys.keys()) {
    if (seenKeys.size < KEY_CACHE_MAX_ENTRIES) break;
    seenKeys.delete(oldest);
  }
  seenKeys.set(keyHash, entry);
  return entry;
}
