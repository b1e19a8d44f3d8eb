/** Keys of a workspace (admin). Their secrets are shown once (`api-keys.ts`). */
import { createRoute, z } from '@hono/zod-openapi';
import { invalid } from '../../memory/errors.ts';
import { KEY_ROLES } from '../../memory/types.ts';
import { type ApiKey, createKey, listKeys, revokeKey } from '../../store/account/workspaces.ts';
import { forgetAnswersWith } from '../../store/operations/idempotency.ts';
import { drawApiKey } from '../access/api-keys.ts';
import { createRouter } from '../context.ts';
import { allow, forgetKeysOf } from '../middleware/authenticate.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { problem } from '../problem.ts';
import {
  IdempotencyHeader,
  IdParam,
  isoTime,
  isoTimeOrNull,
  jsonAnswer,
  jsonBody,
  Label,
  Moment,
  problemAnswers,
} from '../schemas.ts';

const KeyAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.enum(KEY_ROLES),
    created_at: z.string(),
    expires_at: z.string().nullable(),
  })
  .openapi('Key');

const toAnswer = (key: ApiKey): z.infer<typeof KeyAnswer> => ({
  id: key.id,
  name: key.name,
  role: key.role,
  created_at: isoTime(key.createdAt),
  expires_at: isoTimeOrNull(key.expiresAt),
});

export const keyRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/keys',
      tags: ['keys'],
      summary: 'Make a key (admin)',
      middleware: [allow('admin')] as const,
      request: {
        headers: IdempotencyHeader,
        ...jsonBody(z.strictObject({ name: Label, role: z.enum(KEY_ROLES), expires_at: Moment.optional() })),
      },
      responses: {
        201: jsonAnswer(KeyAnswer.extend({ api_key: z.string() }), 'The key, shown this once'),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const { name, role, expires_at: expiresAt = null } = c.req.valid('json');
      const now = c.var.now();
      if (expiresAt !== null && expiresAt <= now) return problem(c, invalid('expires_at', 'is in the past'));
      const { secret, keyHash } = drawApiKey();
      const workspaceId = c.var.services.workspace.id;
      const key: ApiKey = {
        id: c.var.ids.next('key'),
        workspaceId,
        name,
        role,
        keyHash,
        createdAt: now,
        expiresAt,
        revokedAt: null,
      };
      await createKey(c.var.accountDb, key);
      return c.json({ ...toAnswer(key), api_key: secret }, 201);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/keys',
      tags: ['keys'],
      summary: 'Keys in use (admin)',
      middleware: [allow('admin')] as const,
      request: { query: PageQuery },
      responses: { 200: jsonAnswer(listOf(KeyAnswer), 'Keys, oldest first'), ...problemAnswers },
    }),
    async (c) => {
      const asked = askedPage(c, c.req.valid('query'));
      if (!asked.ok) return problem(c, asked.error);
      const page = await listKeys(c.var.accountDb, c.var.services.workspace.id, asked.value);
      return c.json(toList(asked.value, page, toAnswer), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/keys/{id}',
      tags: ['keys'],
      summary: 'Revoke a key (admin)',
      middleware: [allow('admin')] as const,
      request: { params: IdParam },
      responses: {
        204: { description: 'Revoked; other locations forget it within 30 seconds' },
        ...problemAnswers,
      },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const workspaceId = c.var.services.workspace.id;
      const revoked = await revokeKey(c.var.accountDb, workspaceId, id, c.var.now());
      forgetKeysOf(workspaceId);
      // Whoever sends the request again that made it gets no key that opens nothing.
      if (revoked.ok) await forgetAnswersWith(c.var.services.db, id);
      return revoked.ok ? c.body(null, 204) : problem(c, revoked.error);
    },
  );
