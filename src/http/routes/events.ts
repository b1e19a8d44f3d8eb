/** The durable record of a conversation: read it, or have a message recalled no more. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, mapOk, ok, type Result } from '../../lib/result.ts';
import { identityOf } from '../../memory/conversations/identity.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import { type MemoryError, notFound, orNotFound } from '../../memory/errors.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import { type Conversation, type ConversationEvent, ROLES } from '../../memory/types.ts';
import { askTemporaryEvents } from '../../session/temporary/ask-temporary-events.ts';
import { getEvent, listEvents } from '../../store/conversations/events.ts';
import { withholdMessage } from '../../store/erasure/summaries.ts';
import { insertAudit } from '../../store/operations/audit.ts';
import { type AppEnv, auditOf } from '../context.ts';
import { namedConversation } from '../conversations/conversation-session.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { settleOutbox } from '../settle-outbox.ts';
import { toWire } from '../wire.ts';

const EventAnswer = z
  .object({
    id: z.string(),
    seq: z.int(),
    turn_id: z.string().nullable(),
    role: z.enum(ROLES),
    user_id: z.string().nullable(),
    name: z.string().nullable(),
    content: z.string(),
    tokens: z.int(),
    session: z.string().nullable(),
    external_id: z.string().nullable(),
    status: z.enum(['active', 'aborted']),
    off_record: z.boolean().openapi({
      description: 'True if its user wanted it kept out of memory, or it answers such a message.',
    }),
    metadata: z.record(z.string(), z.unknown()),
    occurred_at: z.string(),
    created_at: z.string(),
  })
  .openapi('Event');

const toAnswer = toWire(EventAnswer, ({ isOffRecord = false }: ConversationEvent) => ({
  off_record: isOffRecord,
}));

const FoundEvent = EventAnswer.extend({ conversation_id: z.string() });

const route = routesOf('events');

export const eventRoutes = [
  route('GET /v1/conversations/{id}/events', {
    role: 'read',
    summary: 'Stored messages, in order',
    query: PageQuery,
    needs: { page: askedPage, conversation: namedConversation },
    answers: { 200: json(listOf(EventAnswer), 'Events; aborted ones carry their status') },
    handler: async (c, { page, conversation }) =>
      mapOk(await pageOfEvents(c, conversation, page), (events) => toList(page, events, toAnswer)),
  }),

  route('GET /v1/events/{id}', {
    role: 'read',
    summary: 'A stored message, by the id that prompts, traces and histories of memories name',
    answers: { 200: json(FoundEvent, 'The message, and the conversation it was said in') },
    handler: async (c, { params: { id } }) => {
      const { db, workspace } = c.var.services;
      return mapOk(orNotFound(await getEvent(db, workspace.id, id), 'event'), (event) => ({
        ...toAnswer(event),
        conversation_id: event.conversationId,
      }));
    },
  }),

  route('POST /v1/events/{id}/withhold', {
    role: 'member',
    summary: 'Recall a message no more: it stays in the record, and so does what it taught',
    description:
      'Prompts and searches quote it no more, summaries that tell of it are made anew; the history of its own conversation keeps it. It cannot be undone.',
    answers: { 200: json(z.object({ id: z.string(), withheld: z.literal(true) }), 'It is recalled no more') },
    handler: async (c, { params: { id } }) => {
      const { db, workspace } = c.var.services;
      const event = await getEvent(db, workspace.id, id);
      if (event === null) return err(notFound('event'));
      const entry = { ...auditOf(c), workspaceId: workspace.id };
      await db.write('event.withhold', [
        ...withholdMessage({ db, workspaceId: workspace.id, now: entry.now }, event),
        insertAudit(db, { ...entry, action: 'event.withhold', targetId: id, userId: event.userId }),
      ]);
      await settleOutbox(c);
      return ok({ id, withheld: true as const });
    },
  }),
];

/** A page of the record, which of a temporary conversation is in its object. */
async function pageOfEvents(
  c: Context<AppEnv>,
  conversation: Conversation,
  page: PageRequest,
): Promise<Result<Page<ConversationEvent>, MemoryError>> {
  const { db, session } = c.var.services;
  if (!isTemporary(conversation)) return ok(await listEvents(db, conversation.id, page));
  const seq = page.after === null ? 0 : Number(page.after);
  const question = { kind: 'after', seq, limit: page.limit + 1 } as const;
  const kept = await askTemporaryEvents(session(conversation.id, identityOf(conversation)), question);
  if (!kept.ok) return kept;
  return ok(pageOf(kept.value[0] ?? [], page, (event) => String(event.seq)));
}
