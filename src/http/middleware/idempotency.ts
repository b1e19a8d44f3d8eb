/**
 * `Idempotency-Key`: a repeated POST answers as the first did, with `Idempotent-Replayed: true`, and writes nothing. The
 * first answer is stored encrypted under the caller's secret and the key, which are not stored: so it can show a key again that
 * was shown once. A request that died half-way is run again with the same ids, so that it finds what it wrote instead of
 * writing it twice. A request is its path, its query, its body and the type of that.
 */

import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { decryptText, type Encrypted, encryptText, importAesKey } from '../../lib/crypto/aes-gcm.ts';
import { base64Url, hmacSha256, lengthPrefixed, sha256Hex } from '../../lib/crypto/hash.ts';
import { seededIds } from '../../lib/ids.ts';
import { conflict, notFound } from '../../memory/errors.ts';
import { userName } from '../../memory/lifetime/tombstones.ts';
import { NAME_MAX_CHARS } from '../../memory/limits.ts';
import { listNamed } from '../../store/conversations/members.ts';
import {
  dropAnswers,
  ERASED_STATUS,
  type Mentions,
  release,
  reserve,
  settle,
} from '../../store/operations/idempotency.ts';
import { listed } from '../../store/rows.ts';
import { conversationsNamedIn, idsNamedIn, usersNamedIn } from '../access/named-in.ts';
import { mayEnter } from '../access/token-scope.ts';
import type { AppEnv, MadeName } from '../context.ts';
import { matchedRoute } from '../matched-route.ts';
import { problem } from '../problem.ts';
import { credentialOf } from './authenticate.ts';

export const REPLAYED_HEADER = 'Idempotent-Replayed';

/** Remembers POST and PUT requests that carry the header. Turns keep their own answers (see `routes/turns.ts`). */
export const idempotency = createMiddleware<AppEnv>(async (c, next) => {
  const key = c.req.header('idempotency-key');
  if (!REMEMBERED_METHODS.has(c.req.method) || key === undefined || matchedRoute(c) === null) return next();
  if (key.length === 0 || key.length > NAME_MAX_CHARS) {
    return problem(c, {
      code: 'invalid',
      fields: [{ field: 'Idempotency-Key', message: `must have 1 to ${NAME_MAX_CHARS} characters` }],
    });
  }
  const { principal, now } = c.var;
  const db = principal.kind === 'root' ? c.var.accountDb : c.var.services.db;
  const workspaceId = principal.kind === 'root' ? null : principal.workspace.id;
  const caller = callerOf(c);
  const secret = lengthPrefixed([caller.secret, key]);
  const keyHash = sha256Hex(lengthPrefixed([caller.name, key]));
  const sent = await c.req.text();
  const requestHash = hashOf(c, sent);

  const startedAt = now();
  const { reserved, record } = await reserve(db, keyHash, requestHash, startedAt, usersOf(c, sent));
  if (record.requestHash !== requestHash) return problem(c, { code: 'idempotency_mismatch' });
  if (!reserved && record.status === ERASED_STATUS && record.answer === null)
    return problem(c, { code: 'erased' });
  if (!reserved && (record.status === null || record.answer === null)) return problem(c, IN_PROGRESS);
  if (!reserved && record.answer !== null) {
    const answer = await decrypt(secret, record.answer);
    if (answer === null) return problem(c, SEALED);
    const status = record.status ?? 200;
    if (status >= 300 || (await mayStillRead(c, sent, answer))) return replay(c, status, answer);
    // What only reads is read as it may be now; what was made is not made once more.
    return c.req.path === SEARCH_PATH ? next() : problem(c, notFound('conversation'));
  }

  // A reservation older than this request was taken over from one that died, perhaps after its writes.
  c.set('resumed', record.createdAt < startedAt);
  c.set('ids', seededIds(record.createdAt, base64Url(hmacSha256(c.var.config.rootSecret, secret))));
  await next();
  const answer = c.res.clone();
  // Neither a failure nor a limit is the answer to what was asked: the same request may be made again.
  const reservation = { keyHash, leaseUntil: record.leaseUntil };
  if (answer.status >= 500 || answer.status === 429) return release(db, reservation);
  const body = await answer.text();
  const stored = await encrypt(secret, JSON.stringify({ type: answer.headers.get('content-type'), body }));
  const isKept = await settle(db, reservation, {
    status: answer.status,
    answer: stored,
    resourceId: idOf(body) ?? (c.req.path === SEARCH_PATH ? workspaceId : null),
    mentions:
      workspaceId === null
        ? null
        : {
            workspaceId,
            resourceIds: [
              ...idsNamedIn(c.req.path, sent, body),
              ...(c.var.made ?? []).map((name) => c.var.config.hider.hide(['made', workspaceId, ...name])),
            ],
          },
    now: startedAt,
  });
  if (isKept) return;
  // Slower than its lease: what it answers is no longer what was done, such as a key whose secret another attempt has drawn.
  c.res = undefined;
  c.res = problem(c, IN_PROGRESS);
});

/** Ends the remembered answers of the requests that made something which is removed: sent again, they are 410 and make nothing. */
export async function endAnswers(c: Context<AppEnv>, name: MadeName): Promise<void> {
  const { db, workspace } = c.var.services;
  const digests = c.var.config.hider.hidden(['made', workspace.id, ...name]);
  await db.write('idempotency.end', [dropAnswers(db, listed(digests))]);
}

/** The request as it is told from others under the same key. A body of JSON and no query are what goes without saying. */
function hashOf(c: Context<AppEnv>, sent: string): string {
  const { searchParams } = new URL(c.req.url);
  searchParams.sort();
  const query = searchParams.toString();
  const type = (c.req.header('content-type') ?? JSON_TYPE).split(';')[0]?.trim().toLowerCase() ?? '';
  const odd = query === '' && type === JSON_TYPE ? [] : [query, type];
  return sha256Hex(lengthPrefixed([c.req.method, c.req.path, sent, ...odd]));
}

const JSON_TYPE = 'application/json';

const IN_PROGRESS = conflict(
  'request_in_progress',
  'the first request with this Idempotency-Key is still running',
);
/** The root secret, of which tokens and the root are made, is another one now. */
const SEALED = conflict(
  'answer_sealed',
  'this request was made before, and its answer is sealed under a credential that was changed since',
);

const REMEMBERED_METHODS: ReadonlySet<string> = new Set(['POST', 'PUT']);

/**
 * False when the user of a token may no longer enter one of the conversations that a request and its answer name: a member may have
 * been removed since.
 */
async function mayStillRead(c: Context<AppEnv>, sent: string, stored: string): Promise<boolean> {
  const { confinement, services } = c.var;
  if (confinement === undefined) return true;
  const names = conversationsNamedIn(c.req.path, sent, (JSON.parse(stored) as StoredAnswer).body);
  const named = await listNamed(services.db, services.workspace.id, confinement.userId, names);
  return named.every((conversation) => mayEnter(confinement, conversation, conversation.isMember));
}

/** The users that a request is about, known from its beginning: their erasure ends it, however far it has come. */
function usersOf(c: Context<AppEnv>, sent: string): Mentions | null {
  const { principal, config } = c.var;
  if (principal.kind === 'root') return null;
  const { id: workspaceId } = principal.workspace;
  const named = matchedRoute(c)?.parameters.user_id;
  const users = [
    ...usersNamedIn(sent),
    ...(c.req.queries('user_id') ?? []),
    ...(named === undefined ? [] : [named]),
    ...(principal.kind === 'token' ? [principal.userId] : []),
  ];
  const resourceIds = users.map((user) => config.hider.hide(userName(workspaceId, user)));
  return { workspaceId, resourceIds };
}

/** Name that keeps the keys of callers apart, and a secret of theirs. A user's next token is the same caller. */
function callerOf(c: Context<AppEnv>): { readonly name: string; readonly secret: string } {
  const { principal, config } = c.var;
  if (principal.kind === 'key' && principal.isBound) {
    const name = lengthPrefixed(['binding', principal.keyId]);
    return { name, secret: base64Url(hmacSha256(config.rootSecret, name)) };
  }
  if (principal.kind !== 'token') {
    const name = principal.kind === 'root' ? 'root' : principal.keyId;
    // With the scheme as it is mostly written: so were answers sealed before it was looked at apart.
    return { name, secret: `Bearer ${credentialOf(c)}` };
  }
  const name = lengthPrefixed(['token', principal.workspace.id, principal.userId]);
  return { name, secret: base64Url(hmacSha256(config.rootSecret, name)) };
}

/** Its answers show anything of a workspace; those of other calls without an id show no content. */
const SEARCH_PATH = '/v1/search';

/** The id of the thing that an answer shows, if it shows one. */
function idOf(body: string): string | null {
  const { id } = (body.startsWith('{') ? JSON.parse(body) : {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}

/** An answer as it is kept. */
interface StoredAnswer {
  readonly type: string | null;
  readonly body: string;
}

function replay(c: Context<AppEnv>, status: number, stored: string): Response {
  const { type, body } = JSON.parse(stored) as StoredAnswer;
  c.header(REPLAYED_HEADER, 'true');
  if (type !== null) c.header('Content-Type', type);
  return status === 204 ? c.body(null, 204) : c.body(body, status as ContentfulStatusCode);
}

const cipherKey = (secret: string): Promise<CryptoKey> =>
  importAesKey(new Uint8Array(hmacSha256(secret, 'strata idempotent answer')));

const encrypt = async (secret: string, text: string): Promise<string> =>
  JSON.stringify(await encryptText(await cipherKey(secret), text));

/** Null when it was encrypted under another secret. */
async function decrypt(secret: string, stored: string): Promise<string | null> {
  try {
    return await decryptText(await cipherKey(secret), JSON.parse(stored) as Encrypted);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null;
    throw error;
  }
}
