/**
 * Members of the conversations that groups share. A token enters such a conversation by membership alone, whatever it knows of
 * it: keys say who is a member, by name here, or by speaking for them there.
 */
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, type Result } from '../../lib/result.ts';
import { invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import type { Conversation } from '../../memory/types.ts';
import { listMembers, type Member, putMember, removeMember } from '../../store/conversations/members.ts';
import { type AppEnv, createRouter } from '../context.ts';
import { requireConversation } from '../conversations/conversation-session.ts';
import { allow } from '../middleware/authenticate.ts';
import { endAnswers } from '../middleware/idempotency.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { problem } from '../problem.ts';
import { IdempotencyHeader, IdParam, isoTime, jsonAnswer, Label, Name, problemAnswers } from '../schemas.ts';

const MemberParams = IdParam.extend({ user_id: Name });

const MemberAnswer = z
  .object({
    user_id: z.string(),
    name: z
      .string()
      .nullable()
      .openapi({ description: 'As whoever added them called them, or their platform.' }),
    joined_at: z.string(),
  })
  .openapi('Member');

const toAnswer = ({ userId, name, joinedAt }: Member): z.infer<typeof MemberAnswer> => ({
  user_id: userId,
  name,
  joined_at: isoTime(joinedAt),
});

/** The group, or why it has no members: a private conversation has its one user. */
async function requireGroup(c: Context<AppEnv>, id: string): Promise<Result<Conversation, MemoryError>> {
  const found = await requireConversation(c, id);
  return found.ok && found.value.userId !== null
    ? err(invalid('id', 'is not a shared conversation: it has no members'))
    : found;
}

export const memberRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/conversations/{id}/members',
      tags: ['conversations'],
      summary: 'Who may enter a shared conversation by a token, by their ids',
      middleware: [allow('read')] as const,
      request: { params: IdParam, query: PageQuery },
      responses: { 200: jsonAnswer(listOf(MemberAnswer), 'Members'), ...problemAnswers },
    }),
    async (c) => {
      const asked = askedPage(c, c.req.valid('query'));
      if (!asked.ok) return problem(c, asked.error);
      const group = await requireGroup(c, c.req.valid('param').id);
      if (!group.ok) return problem(c, group.error);
      const page = await listMembers(c.var.services.db, group.value.id, asked.value);
      return c.json(toList(asked.value, page, toAnswer), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'put',
      path: '/v1/conversations/{id}/members/{user_id}',
      tags: ['conversations'],
      summary: 'Add a member to a shared conversation, or let one in again',
      middleware: [allow('member')] as const,
      request: {
        headers: IdempotencyHeader,
        params: MemberParams,
        body: {
          required: false,
          content: { 'application/json': { schema: z.strictObject({ name: Label.optional() }) } },
        },
      },
      responses: { 200: jsonAnswer(MemberAnswer, 'The member'), ...problemAnswers },
    }),
    async (c) => {
      const { id, user_id: userId } = c.req.valid('param');
      const group = await requireGroup(c, id);
      if (!group.ok) return problem(c, group.error);
      const { db, workspace } = c.var.services;
      // A body of another type is one that nobody has read.
      const isRead = /json/i.test(c.req.header('content-type') ?? '');
      if (!isRead && (await c.req.text()) !== '') return problem(c, invalid('body', 'must be sent as JSON'));
      const joining = { workspaceId: workspace.id, conversationId: group.value.id, now: c.var.now() };
      c.set('made', [['member', group.value.id, userId]]);
      const member = await putMember(db, joining, { userId, name: c.req.valid('json').name ?? null });
      // Removed at the same moment.
      return member ? c.json(toAnswer(member), 200) : problem(c, notFound('member'));
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/conversations/{id}/members/{user_id}',
      tags: ['conversations'],
      summary: 'Remove a member from a shared conversation; what they said there stays',
      middleware: [allow('member')] as const,
      request: { params: MemberParams },
      responses: {
        204: { description: 'They are no member, until a key adds them again' },
        ...problemAnswers,
      },
    }),
    async (c) => {
      const { id, user_id: userId } = c.req.valid('param');
      const group = await requireGroup(c, id);
      if (!group.ok) return problem(c, group.error);
      const { db, workspace } = c.var.services;
      await removeMember(
        db,
        { workspaceId: workspace.id, conversationId: group.value.id, now: c.var.now() },
        userId,
      );
      await endAnswers(c, ['member', group.value.id, userId]);
      return c.body(null, 204);
    },
  );
