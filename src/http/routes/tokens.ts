/** Tokens for browsers: short-lived, for one user of the workspace, made by a key that may speak for users. */
import { createRoute, z } from '@hono/zod-openapi';
import { SECOND_MS } from '../../lib/time.ts';
import { invalid } from '../../memory/errors.ts';
import { TOKEN_MAX_TTL_SECONDS } from '../../memory/limits.ts';
import { nameMember } from '../../store/conversations/members.ts';
import { signToken } from '../access/tokens.ts';
import { createRouter } from '../context.ts';
import { requireConversation } from '../conversations/conversation-session.ts';
import { allow } from '../middleware/authenticate.ts';
import { problem } from '../problem.ts';
import { IdempotencyHeader, isoTime, jsonAnswer, jsonBody, Label, Name, problemAnswers } from '../schemas.ts';

const TTL_DEFAULT_SECONDS = 3_600;

const TokenBody = z.strictObject({
  user_id: Name,
  conversation_id: Name.optional().openapi({
    description: 'An id or a reference code: the token then is for this conversation only.',
  }),
  name: Label.optional().openapi({
    description:
      'What the user is called in turns and chats that give no name; in shared conversations the only one.',
  }),
  ttl_seconds: z.int().min(1).max(TOKEN_MAX_TTL_SECONDS).default(TTL_DEFAULT_SECONDS),
});

export const tokenRoutes = createRouter().openapi(
  createRoute({
    method: 'post',
    path: '/v1/tokens',
    tags: ['keys'],
    summary: 'Make a token with which a browser speaks for one user',
    middleware: [allow('member')] as const,
    request: { headers: IdempotencyHeader, ...jsonBody(TokenBody) },
    responses: {
      201: jsonAnswer(
        z.object({ token: z.string(), expires_at: z.string() }).openapi('Token'),
        'The token; it ends earlier with the key that made it',
      ),
      ...problemAnswers,
    },
  }),
  async (c) => {
    const { principal, config } = c.var;
    if (principal.kind !== 'key') throw new Error('only keys make tokens');
    const { user_id: userId, conversation_id: idOrRef, name, ttl_seconds: ttl } = c.req.valid('json');
    const conversation = idOrRef === undefined ? null : await requireConversation(c, idOrRef);
    const isTheirs =
      conversation === null ||
      (conversation.ok && (conversation.value.userId === null || conversation.value.userId === userId));
    const issuedAt = c.var.now();
    const group = conversation?.ok && conversation.value.userId === null ? conversation.value.id : null;
    const joining = { workspaceId: principal.workspace.id, conversationId: group ?? '', now: issuedAt };
    // Whom a key makes a token for a group is named by it; who was removed is let in by no token.
    const mayBeThere = group === null || (await nameMember(c.var.services.db, joining, userId));
    if (!isTheirs || !mayBeThere)
      return problem(c, invalid('conversation_id', 'is no conversation that this user may enter'));
    // In whole seconds, as the token itself says it.
    const endsAt = Math.min(issuedAt + ttl * SECOND_MS, principal.expiresAt ?? Number.POSITIVE_INFINITY);
    const expiresAt = Math.floor(endsAt / SECOND_MS) * SECOND_MS;
    const grant = {
      workspaceId: principal.workspace.id,
      keyId: principal.keyId,
      userId,
      userName: name ?? null,
      conversationId: conversation?.ok ? conversation.value.id : null,
      issuedAt,
    };
    const token = await signToken(config.rootSecret, grant, expiresAt);
    return c.json({ token, expires_at: isoTime(expiresAt) }, 201);
  },
);
