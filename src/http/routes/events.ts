/** The durable record of a conversation: read it, or import what was said elsewhere. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, mapOk, ok, type Result } from '../../lib/result.ts';
import { identityOf } from '../../memory/conversations/identity.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import { invalid, type MemoryError, notFound, orNotFound, within } from '../../memory/errors.ts';
import {
  buriedUntil,
  createMessageJudge,
  messageDigests,
  NEVER,
  userName,
} from '../../memory/lifetime/tombstones.ts';
import { INGEST_MAX_MESSAGES } from '../../memory/limits.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import { belongs } from '../../memory/ownership.ts';
import { type Conversation, type ConversationEvent, ROLES } from '../../memory/types.ts';
import { type IngestMessage, isFromBefore, ownedBy, withOwner } from '../../session/ingest/ingest-entries.ts';
import { askKept } from '../../session/temporary/ask-kept.ts';
import { getEvent, listEvents } from '../../store/conversations/events.ts';
import type { Purpose } from '../../store/conversations/open-conversation.ts';
import { withholdMessage } from '../../store/erasure/summaries.ts';
import { insertAudit } from '../../store/operations/audit.ts';
import { type AppEnv, auditOf } from '../context.ts';
import { Identity, openByIdentity } from '../conversations/conversation-identity.ts';
import { namedConversation } from '../conversations/conversation-session.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { Label, MessageText, Moment, Name } from '../schemas.ts';
import { settleOutbox } from '../settle-outbox.ts';
import { fromWire, toWire } from '../wire.ts';

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
      description: 'Whether its user wanted it kept out of memory, or it answers such a message.',
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

const ImportedMessage = z.strictObject({
  role: z.enum(['user', 'assistant', 'tool', 'system']),
  user_id: Name.optional(),
  name: Label.optional(),
  content: MessageText,
  occurred_at: Moment,
  external_id: Name.optional(),
  session: Name.optional(),
});

const IngestReport = z.object({
  conversation_id: z.string(),
  accepted: z.int(),
  duplicates: z.int(),
  erased: z.int(),
});

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

  route('POST /v1/ingest', {
    role: 'member',
    summary: 'Import messages of a conversation; safe to send again',
    body: z.strictObject({
      conversation: Identity,
      messages: z.array(ImportedMessage).min(1).max(INGEST_MAX_MESSAGES),
    }),
    example: {
      conversation: { chat_id: 'monday', user_id: 'ana' },
      messages: [
        { role: 'user', content: 'I moved to Porto in March.', occurred_at: '2026-04-06T09:30:00Z' },
        { role: 'assistant', content: 'Enjoy the river!', occurred_at: '2026-04-06T09:30:05Z' },
      ],
    },
    answers: {
      200: json(
        IngestReport,
        'How many were new, how many were known by external id or by content and time, and how many were said before their user or the conversation was erased, and are not taken in. All of the last kind are 410',
      ),
    },
    handler: async (c, { body: { conversation: identity, messages: sent } }) => {
      const messages = sent.map((message) => fromWire(ImportedMessage, message));
      // Before the conversation is opened: a refused import leaves nothing behind.
      const owner = identity.shared ? null : (identity.user_id ?? null);
      const stranger = messages.findIndex((message) => !belongs(owner, message));
      if (stranger >= 0)
        return err(invalid(`messages.${stranger}.user_id`, 'is not the user of this conversation'));
      const opened = await openByIdentity(c, identity, () => importOf(c, owner, messages));
      if (!opened.ok) return err(within('conversation', opened.error));
      const { conversation } = opened.value;
      const { object, call } = c.var.services.session(conversation.id, identityOf(conversation));
      const report = await object.ingest(call, messages);
      if (!report.ok) return report;
      const { accepted, duplicates, erased } = report.value;
      if (erased > 0 && accepted + duplicates === 0) return err({ code: 'erased' });
      return ok({ conversation_id: call.conversationId, accepted, duplicates, erased });
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
  const kept = await askKept(session(conversation.id, identityOf(conversation)), question);
  if (!kept.ok) return kept;
  return ok(pageOf(kept.value[0] ?? [], page, (event) => String(event.seq)));
}

/** What an import is of: without a message from after the erasures no conversation is opened for it. */
function importOf(c: Context<AppEnv>, owner: string | null, messages: readonly IngestMessage[]): Purpose {
  const { hider } = c.var.config;
  const { id } = c.var.services.workspace;
  const nameOf = (user: string) => hider.hidden(userName(id, user));
  const users = new Set([
    ...(owner === null ? [] : [owner]),
    ...messages.flatMap(({ userId }) => userId ?? []),
  ]);
  return {
    digests: [...[...users].flatMap(nameOf), ...messageDigests(hider, id, ownedBy(owner, messages))],
    isErased: (buried, until) => {
      const untilOf = (user: string) => buriedUntil(buried, nameOf(user));
      const all = Math.max(until, owner === null ? NEVER : untilOf(owner));
      const wasErased = createMessageJudge(hider, id, buried);
      const owned = messages.map((message) => withOwner(message, owner));
      return isFromBefore(owned, {
        conversation: all,
        user: untilOf,
        message: (message) => ownedBy(owner, [message]).some(wasErased),
      }).every((isErased) => isErased);
    },
  };
}
