/** Conversations: opened by identity, listed, moved through their life. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, ok, type Result } from '../../lib/result.ts';
import { identityOf } from '../../memory/conversations/identity.ts';
import { isTemporary, memoryModeOf } from '../../memory/conversations/temporary.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import { CONVERSATION_STATUSES, type Conversation, MEMORY_MODES, TITLE_SOURCES } from '../../memory/types.ts';
import {
  getConversation,
  listConversations,
  moveConversation,
  updateConversation,
} from '../../store/conversations/conversations.ts';
import { withTitles } from '../../store/conversations/first-words.ts';
import { countOfConversation } from '../../store/erasure/stored-counts.ts';
import type { AppEnv } from '../context.ts';
import { rememberConversation } from '../conversations/conversation-directory.ts';
import { Identity, openByIdentity } from '../conversations/conversation-identity.ts';
import { namedConversation } from '../conversations/conversation-session.ts';
import { DryRun, eraseTarget, erasureAnswers, triedErasure } from '../erase.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, reply, routesOf } from '../route.ts';
import { Metadata, Name, Title } from '../schemas.ts';
import { settleOutbox } from '../settle-outbox.ts';
import { toWire, type Wire } from '../wire.ts';

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

const toAnswer = toWire(ConversationAnswer, (conversation: Conversation) => ({
  shared: conversation.userId === null,
  events: conversation.lastSeq,
  memory: memoryModeOf(conversation),
  title: conversation.title ?? null,
  title_source: conversation.titleSource ?? null,
}));

/** A conversation as it is answered, with the title that it is shown under. */
export async function answerOf(
  c: Context<AppEnv>,
  conversation: Conversation,
): Promise<Wire<typeof ConversationAnswer>> {
  const [titled = conversation] = await withTitles(c.var.services.db, [conversation]);
  return toAnswer(titled);
}

/** Ranges that are compacted while the caller of an archiving waits; what is left the alarm does. */
const PERSISTED_RANGES_MAX = 8;

/**
 * Ends a session or archives: the rest that no summary holds is compacted, and the working memory of an archived conversation is
 * cleared with the last of it. A failure does not hold the end up: the journal and the alarm go on with it. A temporary conversation
 * has nothing to persist: it is gone.
 */
async function moveTo(
  c: Context<AppEnv>,
  found: Conversation,
  to: 'idle' | 'archived',
): Promise<Result<Wire<typeof ConversationAnswer>, MemoryError>> {
  const { db, session } = c.var.services;
  const now = c.var.now();
  const { object, call } = session(found.id, identityOf(found));
  if (isTemporary(found)) {
    const ended = await object.end(call);
    if (!ended.ok) return ended;
    await settleOutbox(c);
    return ok(toAnswer({ ...found, status: to, endedAt: now }));
  }
  const moved = await moveConversation(db, found.workspaceId, found.id, to, {
    now,
    resumed: c.var.resumed === true,
  });
  if (!moved.ok) return moved;
  const isOwed = moved.value.summarisedSeq < moved.value.lastSeq;
  const persisted = to === 'archived' && isOwed ? await object.compact(call, PERSISTED_RANGES_MAX) : null;
  if (isOwed && !persisted?.ok) await object.armCompaction(call);
  if (to === 'archived') await settleOutbox(c);
  return ok(await answerOf(c, moved.value));
}

const route = routesOf('conversations');

export const conversationRoutes = [
  route('POST /v1/conversations', {
    role: 'member',
    summary: 'Open a conversation by its identity',
    body: Identity,
    example: { chat_id: 'monday', user_id: 'ana' },
    answers: {
      201: json(ConversationAnswer, 'A new conversation'),
      200: json(ConversationAnswer, 'The conversation that this identity has'),
    },
    handler: async (c, { body: identity }) => {
      const opened = await openByIdentity(c, identity);
      if (!opened.ok) return opened;
      const { conversation, created } = opened.value;
      return ok(reply(created ? 201 : 200, await answerOf(c, conversation)));
    },
  }),

  route('GET /v1/conversations', {
    role: 'read',
    summary: 'Conversations by age; archived ones only when asked for',
    query: PageQuery.extend({
      status: z.enum(CONVERSATION_STATUSES).optional(),
      channel_id: Name.optional(),
      user_id: Name.optional(),
      order: z.enum(['oldest', 'newest']).default('oldest').openapi({ description: 'By when they began.' }),
    }),
    needs: { page: askedPage },
    answers: { 200: json(listOf(ConversationAnswer), 'Conversations') },
    handler: async (c, { page, query }) => {
      const { db, workspace } = c.var.services;
      const only = c.var.confinement?.conversationId ?? null;
      const filter = {
        id: only,
        status: query.status ?? null,
        channelId: query.channel_id ?? null,
        // The one conversation of a token may be shared.
        userId: only === null ? (query.user_id ?? null) : null,
        enteredBy: only === null ? null : (c.var.confinement?.userId ?? null),
        isNewestFirst: query.order === 'newest',
      };
      const found = await listConversations(db, workspace.id, filter, page);
      return ok(toList(page, { ...found, data: await withTitles(db, found.data) }, toAnswer));
    },
  }),

  route('GET /v1/conversations/{id}', {
    role: 'read',
    summary: 'A conversation by id or reference code',
    needs: { conversation: namedConversation },
    answers: { 200: json(ConversationAnswer, 'The conversation') },
    handler: async (c, { conversation }) => ok(await answerOf(c, conversation)),
  }),

  route('PATCH /v1/conversations/{id}', {
    role: 'member',
    summary: 'Change title or metadata, or move the conversation to another channel',
    description:
      'Fields that are left out stay. In another channel it keeps its chat and its history, recalls what that channel holds, and no longer what the one it left does; what was learnt for a channel stays there.',
    body: z.strictObject({
      channel_id: Name.optional(),
      title: Title.nullable().optional().openapi({ description: 'null leaves it to what is said in it' }),
      metadata: Metadata.optional().openapi({ description: 'Replaces all of it' }),
    }),
    example: { title: 'Moving to Porto' },
    needs: { conversation: namedConversation },
    answers: { 200: json(ConversationAnswer, 'The conversation') },
    handler: async (c, { conversation, body: { channel_id: channelId, title, metadata } }) => {
      const { db, workspace } = c.var.services;
      const changed = await updateConversation(db, conversation, { channelId, title, metadata }, c.var.now());
      if (!changed.ok) return changed;
      for (const name of [changed.value.id, changed.value.refCode])
        rememberConversation(workspace.id, name, changed.value);
      return ok(await answerOf(c, changed.value));
    },
  }),

  route('POST /v1/conversations/{id}/idle', {
    role: 'member',
    summary: 'End a session; a new turn wakes it. One that keeps nothing is gone',
    needs: { conversation: namedConversation },
    answers: { 200: json(ConversationAnswer, 'The conversation, idle') },
    handler: (c, { conversation }) => moveTo(c, conversation, 'idle'),
  }),

  route('POST /v1/conversations/{id}/archive', {
    role: 'member',
    summary: 'Archive a conversation for good',
    needs: { conversation: namedConversation },
    answers: { 200: json(ConversationAnswer, 'The conversation, archived') },
    handler: (c, { conversation }) => moveTo(c, conversation, 'archived'),
  }),

  route('DELETE /v1/conversations/{id}', {
    role: 'member',
    summary: 'Erase a conversation by id or reference code',
    query: DryRun.extend({
      memories: z
        .enum(['erase', 'keep'])
        .default('erase')
        .openapi({ description: 'Fate of memories that were learnt in it and nowhere else.' }),
    }),
    answers: erasureAnswers,
    handler: async (c, { params: { id: idOrRef }, query: { memories, dry_run: isDry } }) => {
      const { db, workspace } = c.var.services;
      const conversation = await getConversation(db, workspace.id, idOrRef);
      if (isDry) {
        if (conversation === null) return err(notFound('conversation'));
        const counts = await countOfConversation(db, conversation.id);
        return ok(reply(200, triedErasure('conversation', conversation.id, counts)));
      }
      // One whose row is gone already may still be an open erasure, by its id.
      const id = conversation?.id ?? idOrRef;
      return eraseTarget(c, workspace, { kind: 'conversation', id, keepsMemories: memories === 'keep' });
    },
  }),
];
