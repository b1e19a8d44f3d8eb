/** Tokens for browsers: short-lived, for one user of the workspace, made by a key that may speak for users. */
import { z } from '@hono/zod-openapi';
import { err, ok } from '../../lib/result.ts';
import { SECOND_MS } from '../../lib/time.ts';
import { invalid } from '../../memory/errors.ts';
import { TOKEN_MAX_TTL_SECONDS } from '../../memory/limits.ts';
import { nameMember } from '../../store/conversations/members.ts';
import { signToken } from '../access/tokens.ts';
import { findConversation } from '../conversations/conversation-session.ts';
import { json, routesOf } from '../route.ts';
import { isoTime, Label, Name } from '../schemas.ts';

const TTL_DEFAULT_SECONDS = 3_600;

const TokenBody = z.strictObject({
  user_id: Name,
  conversation_id: Name.optional().openapi({
    description: 'An id or a reference code: the token then is for this conversation only.',
  }),
  name: Label.optional().openapi({
    description:
      'Name of the user in turns and chats that give no name; in shared conversations the only one.',
  }),
  ttl_seconds: z.int().min(1).max(TOKEN_MAX_TTL_SECONDS).default(TTL_DEFAULT_SECONDS),
});

const TokenAnswer = z.object({ token: z.string(), expires_at: z.string() }).openapi('Token');

const route = routesOf('keys');

export const tokenRoutes = [
  route('POST /v1/tokens', {
    role: 'member',
    summary: 'Make a token with which a browser speaks for one user',
    body: TokenBody,
    example: { user_id: 'ana', name: 'Ana' },
    answers: { 201: json(TokenAnswer, 'The token; it ends earlier with the key that made it') },
    handler: async (c, { body: { user_id: userId, conversation_id: idOrRef, name, ttl_seconds: ttl } }) => {
      const { principal, config } = c.var;
      if (principal.kind !== 'key') throw new Error('only keys make tokens');
      const workspaceId = principal.workspace.id;
      const conversation = idOrRef === undefined ? null : await findConversation(c, idOrRef);
      const isTheirs = idOrRef === undefined || (conversation && (conversation.userId ?? userId) === userId);
      const issuedAt = c.var.now();
      const group = conversation?.userId === null ? conversation.id : null;
      const joining = { workspaceId, conversationId: group ?? '', now: issuedAt };
      // Whom a key makes a token for a group is named by it; who was removed is let in by no token.
      const mayBeThere = group === null || (await nameMember(c.var.services.db, joining, userId));
      if (!isTheirs || !mayBeThere)
        return err(invalid('conversation_id', 'is no conversation that this user may enter'));
      // In whole seconds, as the token itself says it.
      const endsAt = Math.min(issuedAt + ttl * SECOND_MS, principal.expiresAt ?? Number.POSITIVE_INFINITY);
      const expiresAt = Math.floor(endsAt / SECOND_MS) * SECOND_MS;
      const grant = {
        workspaceId,
        keyId: principal.keyId,
        userId,
        userName: name ?? null,
        conversationId: conversation?.id ?? null,
        issuedAt,
      };
      const token = await signToken(config.rootSecret, grant, expiresAt);
      return ok({ token, expires_at: isoTime(expiresAt) });
    },
  }),
];
