/** Conversations: opened by identity, listed, moved through their life. */
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { identityOf } from '../../memory/conversations/identity.ts';
import { isTemporary, memoryModeOf } from '../../memory/conversations/temporary.ts';
import { CONVERSATION_STATUSES, type Conversation, MEMORY_MODES, TITLE_SOURCES } from '../../memory/types.ts';
import {
  getConversation,
  listConversations,
  moveConversation,
  updateConversation,
} from '../../store/conversations/conversations.ts';
import { withTitles } from '../../store/conversations/first-words.ts';
import { type AppEnv, createRouter } from '../context.ts';
import { rememberConversation } from '../conversations/conversation-directory.ts';
import { Identity, openByIdentity } from '../conversations/conversation-identity.ts';
import { requireConversation } from '../conversations/conversation-session.ts';
import { answerErasure, erasureAnswers } from '../erase.ts';
import { allow } from '../middleware/authenticate.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { problem } from '../problem.ts';
import {
  IdempotencyHeader,
  IdParam,
  isoTime,
  isoTimeOrNull,
  jsonAnswer,
  jsonBody,
  Metadata,
  Name,
  problemAnswers,
  Title,
} from '../schemas.ts';
import { settleOutbox } from '../settle-outbox.ts';

/** A conversation on the wire. */
export const ConversationAnswer = z
  .object({
    id: z.string(),
    ref_code: z.string(),
    session_key: z.string(),
    channel_id: z.string(),
    chat_id: z.string(),
    user_id: z.string().nullable(),
    shared: z.boolean(),
    subject_id: z.string().nullable(),
    persona_id: z.string().nullable(),
    status: z.enum(CONVERSATION_STATUSES),
    events: z.int(),
    memory: z.enum(MEMORY_MODES),
    title: z.string().nullable(),
    title_source: z.enum(TITLE_SOURCES).nullable().openapi({
      description: '`given` by a client, or `made` of what was said, which never replaces a given one.',
    }),
    metadata: z.record(z.string(), z.unknown()),
    started_at: z.string(),
    ended_at: z.string().nullable(),
    last_active_at: z.string(),
  })
  .openapi('Conversation');

const toAnswer = (conversation: Conversation): z.infer<typeof ConversationAnswer> => ({
  id: conversation.id,
  ref_code: conversation.refCode,
  session_key: conversation.sessionKey,
  channel_id: conversation.channelId,
  chat_id: conversation.chatId,
  user_id: conversation.userId,
  shared: conversation.userId === null,
  subject_id: conversation.subjectId,
  persona_id: conversation.personaId,
  status: conversation.status,
  events: conversation.lastSeq,
  memory: memoryModeOf(conversation),
  title: conversation.title ?? null,
  title_source: conversation.titleSource ?? null,
  metadata: conversation.metadata,
  started_at: isoTime(conversation.startedAt),
  ended_at: isoTimeOrNull(conversation.endedAt),
  last_active_at: isoTime(conversation.lastActiveAt),
});

/** A conversation as it is answered, with the title that it is shown under. */
export async function answerOf(
  c: Context<AppEnv>,
  conversation: Conversation,
): Promise<z.infer<typeof ConversationAnswer>> {
  const [titled = conversation] = await withTitles(c.var.services.db, [conversation]);
  return toAnswer(titled);
}

const move = (to: 'idle' | 'archived', path: string, summary: string) =>
  createRoute({
    method: 'post',
    path,
    tags: ['conversations'],
    summary,
    middleware: [allow('member')] as const,
    request: { headers: IdempotencyHeader, params: IdParam },
    responses: { 200: jsonAnswer(ConversationAnswer, `The conversation, ${to}`), ...problemAnswers },
  });

/** Ranges that are compacted while the caller of an archiving waits; what is left the alarm does. */
const PERSISTED_RANGES_MAX = 8;

/**
 * Persist (H): what no summary holds yet is compacted with the end of a session, and the working memory of an archived one is
 * cleared with the last of it. A failure does not hold the end up: the journal and the alarm go on with it. A temporary conversation
 * has nothing to persist: it is gone.
 */
async function moveTo(c: Context<AppEnv>, id: string, to: 'idle' | 'archived') {
  const { db, workspace } = c.var.services;
  const found = await requireConversation(c, id);
  if (!found.ok) return problem(c, found.error);
  const { object, call } = c.var.services.session(found.value.id, identityOf(found.value));
  if (isTemporary(found.value)) {
    const ended = await object.end(call);
    if (!ended.ok) return problem(c, ended.error);
    await settleOutbox(c);
    return c.json(toAnswer({ ...found.value, status: to, endedAt: c.var.now() }), 200);
  }
  const moved = await moveConversation(db, workspace.id, id, to, {
    now: c.var.now(),
    resumed: c.var.resumed === true,
  });
  if (!moved.ok) return problem(c, moved.error);
  const isOwed = moved.value.summarisedSeq < moved.value.lastSeq;
  const persisted = to === 'archived' && isOwed ? await object.compact(call, PERSISTED_RANGES_MAX) : null;
  if (isOwed && !persisted?.ok) await object.armCompaction(call);
  if (to === 'archived') await settleOutbox(c);
  return c.json(await answerOf(c, moved.value), 200);
}

export const conversationRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/conversations',
      tags: ['conversations'],
      summary: 'Open a conversation by its identity',
      middleware: [allow('member')] as const,
      request: { headers: IdempotencyHeader, ...jsonBody(Identity) },
      responses: {
        201: jsonAnswer(ConversationAnswer, 'A new conversation'),
        200: jsonAnswer(ConversationAnswer, 'The conversation that this identity has'),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const opened = await openByIdentity(c, c.req.valid('json'));
      if (!opened.ok) return problem(c, opened.error);
      return c.json(await answerOf(c, opened.value.conversation), opened.value.created ? 201 : 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/conversations',
      tags: ['conversations'],
      summary: 'Conversations, oldest first; archived ones only when asked for',
      middleware: [allow('read')] as const,
      request: {
        query: PageQuery.extend({
          status: z.enum(CONVERSATION_STATUSES).optional(),
          channel_id: Name.optional(),
          user_id: Name.optional(),
        }),
      },
      responses: { 200: jsonAnswer(listOf(ConversationAnswer), 'Conversations'), ...problemAnswers },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const asked = askedPage(c, query);
      if (!asked.ok) return problem(c, asked.error);
      const { db, workspace } = c.var.services;
      const only = c.var.confinement?.conversationId ?? null;
      const filter = {
        id: only,
        status: query.status ?? null,
        channelId: query.channel_id ?? null,
        // The one conversation of a token may be shared.
        userId: only === null ? (query.user_id ?? null) : null,
        enteredBy: only === null ? null : (c.var.confinement?.userId ?? null),
      };
      const page = await listConversations(db, workspace.id, filter, asked.value);
      const titled = { ...page, data: await withTitles(db, page.data) };
      return c.json(toList(asked.value, titled, toAnswer), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/conversations/{id}',
      tags: ['conversations'],
      summary: 'A conversation by id or reference code',
      middleware: [allow('read')] as const,
      request: { params: IdParam },
      responses: { 200: jsonAnswer(ConversationAnswer, 'The conversation'), ...problemAnswers },
    }),
    async (c) => {
      const conversation = await requireConversation(c, c.req.valid('param').id);
      return conversation.ok
        ? c.json(await answerOf(c, conversation.value), 200)
        : problem(c, conversation.error);
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/v1/conversations/{id}',
      tags: ['conversations'],
      summary: 'Change title or metadata, or move the conversation to another channel',
      description:
        'What is left out stays. In another channel it keeps its chat and its history, recalls what that channel holds, and no longer what the one it left does; what was learnt for a channel stays there.',
      middleware: [allow('member')] as const,
      request: {
        params: IdParam,
        ...jsonBody(
          z.strictObject({
            channel_id: Name.optional(),
            title: Title.nullable()
              .optional()
              .openapi({ description: 'null leaves it to what is said in it' }),
            metadata: Metadata.optional().openapi({ description: 'Replaces all of it' }),
          }),
        ),
      },
      responses: { 200: jsonAnswer(ConversationAnswer, 'The conversation'), ...problemAnswers },
    }),
    async (c) => {
      const { id: idOrRef } = c.req.valid('param');
      const { channel_id: channelId, title, metadata } = c.req.valid('json');
      const found = await requireConversation(c, idOrRef);
      if (!found.ok) return problem(c, found.error);
      const { db, workspace } = c.var.services;
      const changed = await updateConversation(db, found.value, { channelId, title, metadata }, c.var.now());
      if (!changed.ok) return problem(c, changed.error);
      for (const name of [changed.value.id, changed.value.refCode])
        rememberConversation(workspace.id, name, changed.value);
      return c.json(await answerOf(c, changed.value), 200);
    },
  )
  .openapi(
    move(
      'idle',
      '/v1/conversations/{id}/idle',
      'End a session; a new turn wakes it. One that keeps nothing is gone',
    ),
    (c) => moveTo(c, c.req.valid('param').id, 'idle'),
  )
  .openapi(move('archived', '/v1/conversations/{id}/archive', 'Archive a conversation for good'), (c) =>
    moveTo(c, c.req.valid('param').id, 'archived'),
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/conversations/{id}',
      tags: ['conversations'],
      summary: 'Erase a conversation by id or reference code',
      middleware: [allow('member')] as const,
      request: {
        params: IdParam,
        query: z.object({
          memories: z
            .enum(['erase', 'keep'])
            .default('erase')
            .openapi({ description: 'What becomes of memories that were learnt in it and nowhere else.' }),
        }),
      },
      responses: { ...erasureAnswers, ...problemAnswers },
    }),
    async (c) => {
      const { db, workspace, actor } = c.var.services;
      const { id: idOrRef } = c.req.valid('param');
      const conversation = await getConversation(db, workspace.id, idOrRef);
      // One whose row is gone already may still be an open erasure, by its id.
      const id = conversation?.id ?? idOrRef;
      return answerErasure(c, workspace.placement, {
        kind: 'conversation',
        workspaceId: workspace.id,
        targetId: id,
        audit: { id: c.var.ids.next('aud'), actor, targetId: id },
        keepsMemories: c.req.valid('query').memories === 'keep',
      });
    },
  );
