/**
 * Members of the conversations that groups share. A token enters such a conversation by membership alone, whatever it knows of
 * it: keys say who is a member, by name here, or by speaking for them there.
 */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, mapOk, ok, type Result } from '../../lib/result.ts';
import { invalid, type MemoryError, orNotFound } from '../../memory/errors.ts';
import type { Conversation } from '../../memory/types.ts';
import { listMembers, putMember, removeMember } from '../../store/conversations/members.ts';
import type { AppEnv } from '../context.ts';
import { requireConversation } from '../conversations/conversation-session.ts';
import { endAnswers } from '../middleware/idempotency.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { Label, Name } from '../schemas.ts';
import { toWire } from '../wire.ts';

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

const toAnswer = toWire(MemberAnswer);

/** The group, or why it has no members: a private conversation has its one user. */
async function namedGroup(
  c: Context<AppEnv>,
  { params }: { readonly params: { readonly id: string } },
): Promise<Result<Conversation, MemoryError>> {
  const found = await requireConversation(c, params.id);
  return found.ok && found.value.userId !== null
    ? err(invalid('id', 'is not a shared conversation: it has no members'))
    : found;
}

const placeOf = ({ workspaceId, id: conversationId }: Conversation, now: number) => ({
  workspaceId,
  conversationId,
  now,
});

const params = { user_id: Name.openapi({ example: 'ben' }) };

const route = routesOf('conversations');

export const memberRoutes = [
  route('GET /v1/conversations/{id}/members', {
    role: 'read',
    summary: 'Members of a shared conversation, who may enter it by a token, in the order of their ids',
    query: PageQuery,
    needs: { page: askedPage, group: namedGroup },
    answers: { 200: json(listOf(MemberAnswer), 'Members') },
    handler: async (c, { page, group }) =>
      ok(toList(page, await listMembers(c.var.services.db, group.id, page), toAnswer)),
  }),

  route('PUT /v1/conversations/{id}/members/{user_id}', {
    role: 'member',
    summary: 'Add a member to a shared conversation, or let one in again',
    params,
    body: z.strictObject({ name: Label.optional() }),
    example: { name: 'Ben' },
    isBodyOptional: true,
    needs: { group: namedGroup },
    answers: { 200: json(MemberAnswer, 'The member') },
    handler: async (c, { group, params: { user_id: userId }, body: { name = null } }) => {
      // A body of another type is one that nobody has read.
      const isRead = /json/i.test(c.req.header('content-type') ?? '');
      if (!isRead && (await c.req.text()) !== '') return err(invalid('body', 'must be sent as JSON'));
      c.set('made', [['member', group.id, userId]]);
      const { db } = c.var.services;
      const member = await putMember(db, placeOf(group, c.var.now()), { userId, name });
      // None where they were removed at the same moment.
      return mapOk(orNotFound(member, 'member'), toAnswer);
    },
  }),

  route('DELETE /v1/conversations/{id}/members/{user_id}', {
    role: 'member',
    summary: 'Remove a member from a shared conversation; what they said there stays',
    params,
    needs: { group: namedGroup },
    answers: { 204: { description: 'They are no member, until a key adds them again' } },
    handler: async (c, { group, params: { user_id: userId } }) => {
      await removeMember(c.var.services.db, placeOf(group, c.var.now()), userId);
      await endAnswers(c, ['member', group.id, userId]);
      return ok(null);
    },
  }),
];
