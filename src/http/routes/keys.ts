/**
 * Keys of a workspace (admin). The secret of one is 32 random bytes, shown once and stored as their SHA-256. It follows from nothing:
 * neither the root secret nor the id of the key, which stands in every token, helps anybody to compute it.
 */
import { z } from '@hono/zod-openapi';
import { base64Url, sha256Hex } from '../../lib/crypto/hash.ts';
import { err, ok } from '../../lib/result.ts';
import { invalid } from '../../memory/errors.ts';
import { KEY_ROLES } from '../../memory/types.ts';
import { type ApiKey, createKey, listKeys, revokeKey } from '../../store/account/workspaces.ts';
import { forgetAnswersWith } from '../../store/operations/idempotency.ts';
import { forgetKeysOf } from '../middleware/authenticate.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { Label, Moment } from '../schemas.ts';
import { toWire } from '../wire.ts';

const SECRET_BYTES = 32;

/** A new secret, and what is stored of it. */
export function drawApiKey(): { readonly secret: string; readonly keyHash: string } {
  const secret = `sk_strata_${base64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))}`;
  return { secret, keyHash: sha256Hex(secret) };
}

const KeyAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.enum(KEY_ROLES),
    created_at: z.string(),
    expires_at: z.string().nullable(),
  })
  .openapi('Key');

const toAnswer = toWire(KeyAnswer);

const route = routesOf('keys');

export const keyRoutes = [
  route('POST /v1/keys', {
    role: 'admin',
    summary: 'Make a key (admin)',
    body: z.strictObject({ name: Label, role: z.enum(KEY_ROLES), expires_at: Moment.optional() }),
    example: { name: 'backend', role: 'member' },
    answers: { 201: json(KeyAnswer.extend({ api_key: z.string() }), 'The key, shown this once') },
    handler: async (c, { body: { name, role, expires_at: expiresAt = null } }) => {
      const now = c.var.now();
      if (expiresAt !== null && expiresAt <= now) return err(invalid('expires_at', 'is in the past'));
      const { secret, keyHash } = drawApiKey();
      const named = { id: c.var.ids.next('key'), workspaceId: c.var.services.workspace.id, name, role };
      const key: ApiKey = { ...named, keyHash, createdAt: now, expiresAt, revokedAt: null };
      await createKey(c.var.accountDb, key);
      return ok({ ...toAnswer(key), api_key: secret });
    },
  }),

  route('GET /v1/keys', {
    role: 'admin',
    summary: 'Keys in use (admin)',
    query: PageQuery,
    needs: { page: askedPage },
    answers: { 200: json(listOf(KeyAnswer), 'Keys, oldest first') },
    handler: async (c, { page }) => {
      const keys = await listKeys(c.var.accountDb, c.var.services.workspace.id, page);
      return ok(toList(page, keys, toAnswer));
    },
  }),

  route('DELETE /v1/keys/{id}', {
    role: 'admin',
    summary: 'Revoke a key (admin)',
    answers: { 204: { description: 'Revoked; other locations forget it within 30 seconds' } },
    handler: async (c, { params: { id } }) => {
      const workspaceId = c.var.services.workspace.id;
      const revoked = await revokeKey(c.var.accountDb, workspaceId, id, c.var.now());
      forgetKeysOf(workspaceId);
      if (!revoked.ok) return revoked;
      // Whoever sends the request again that made it gets no key that opens nothing.
      await forgetAnswersWith(c.var.services.db, id);
      return ok(null);
    },
  }),
];
