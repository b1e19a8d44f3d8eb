/** Imports of what was said elsewhere: into one conversation, or into many that begin with it. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, ok, type Result } from '../../lib/result.ts';
import {
  type ConversationIdentity,
  identityOf,
  newConversation,
} from '../../memory/conversations/identity.ts';
import { invalid, type MemoryError, within } from '../../memory/errors.ts';
import {
  buriedUntil,
  createMessageJudge,
  messageDigests,
  NEVER,
  userName,
} from '../../memory/lifetime/tombstones.ts';
import { INGEST_MAX_CONVERSATIONS, INGEST_MAX_MESSAGES } from '../../memory/limits.ts';
import { belongs } from '../../memory/ownership.ts';
import {
  areFromBefore,
  type IngestMessage,
  ownedBy,
  withOwner,
} from '../../session/ingest/ingest-entries.ts';
import { ingestNew, type Opening } from '../../session/ingest/ingest-new.ts';
import type { Purpose } from '../../store/conversations/open-conversation.ts';
import { wakeOutbox } from '../../store/operations/wake-outbox.ts';
import type { AppEnv } from '../context.ts';
import {
  defaultChannelOf,
  Identity,
  knownByIdentity,
  openByIdentity,
} from '../conversations/conversation-identity.ts';
import { json, routesOf } from '../route.ts';
import { ClockedMoment, Label, MessageText, Name } from '../schemas.ts';
import { fromWire } from '../wire.ts';

const ImportedMessage = z.strictObject({
  role: z.enum(['user', 'assistant', 'tool', 'system']),
  user_id: Name.optional(),
  name: Label.optional(),
  content: MessageText,
  occurred_at: ClockedMoment,
  external_id: Name.optional(),
  session: Name.optional(),
  status: z.enum(['active', 'aborted']).optional().openapi({
    description:
      '`aborted` for a message of a branch that was left: the record has it, and nothing is learnt of it nor recalled.',
  }),
});

/** A conversation and what was said in it. */
const Imported = z.strictObject({
  conversation: Identity,
  messages: z.array(ImportedMessage).min(1).max(INGEST_MAX_MESSAGES),
});

const IngestReport = z.object({
  conversation_id: z.string(),
  accepted: z.int(),
  duplicates: z.int(),
  erased: z.int(),
});

const ReportOfOne = IngestReport.extend({
  conversation_id: z.string().nullable().openapi({ description: 'Null where all of it was erased.' }),
});

const route = routesOf('events');

export const ingestRoutes = [
  route('POST /v1/ingest', {
    role: 'member',
    summary: 'Import messages of a conversation; safe to send again',
    body: Imported,
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
        'Counts of messages that were new, that were known by external id or by content and time, and that were said before their user or the conversation was erased, and are not taken in. All of the last kind are 410',
      ),
    },
    handler: (c, { body }) => {
      const part = toPart(body);
      const stranger = strangerIn(part);
      return stranger === null ? importInto(c, part) : Promise.resolve(err(stranger));
    },
  }),

  route('POST /v1/ingest/batch', {
    role: 'member',
    summary: 'Import many conversations at once; safe to send again',
    body: z.strictObject({
      conversations: z
        .array(Imported)
        .min(1)
        .max(INGEST_MAX_CONVERSATIONS)
        .refine((all) => all.reduce((sum, { messages }) => sum + messages.length, 0) <= INGEST_MAX_MESSAGES, {
          message: `must hold at most ${INGEST_MAX_MESSAGES} messages in all`,
        }),
    }),
    example: {
      conversations: [
        {
          conversation: { chat_id: 'monday', user_id: 'ana' },
          messages: [
            { role: 'user', content: 'I moved to Porto in March.', occurred_at: '2026-04-06T09:30:00Z' },
          ],
        },
      ],
    },
    answers: {
      200: json(
        z.object({ conversations: z.array(ReportOfOne) }),
        'A report of each, in their order. Conversations that are new are taken in together, all or nothing; an error names the first that cannot be, and what else was sent may be in by then: send it again. What was all said before an erasure is 410',
      ),
    },
    handler: async (c, { body }) => {
      const parts = body.conversations.map(toPart);
      for (const [n, part] of parts.entries()) {
        const stranger = strangerIn(part);
        if (stranger !== null) return err(within(`conversations.${n}`, stranger));
      }
      const openings = await openingsOf(c, parts);
      const begun = await ingestNew(newDeps(c), [...openings.values()]);
      if (!begun.ok) return begun;
      const reports = new Map([...openings.keys()].map((part, i) => [part, begun.value[i] ?? null]));
      const conversations: z.output<typeof ReportOfOne>[] = [];
      for (const [n, part] of parts.entries()) {
        const report = reports.get(part);
        if (report) {
          const { conversationId, ...counts } = report;
          conversations.push({ conversation_id: conversationId, ...counts });
          continue;
        }
        const taken = await importInto(c, part);
        if (taken.ok) conversations.push(taken.value);
        else if (taken.error.code === 'erased')
          conversations.push({
            conversation_id: null,
            accepted: 0,
            duplicates: 0,
            erased: part.messages.length,
          });
        else return err(within(`conversations.${n}`, taken.error));
      }
      const isGone = conversations.every(({ accepted, duplicates }) => accepted + duplicates === 0);
      return isGone ? err({ code: 'erased' }) : ok({ conversations });
    },
  }),
];

/** Messages of one conversation, with the names that lead to it. */
interface Part {
  readonly identity: z.output<typeof Identity>;
  readonly owner: string | null;
  readonly messages: readonly IngestMessage[];
}

const toPart = ({ conversation: identity, messages }: z.output<typeof Imported>): Part => ({
  identity,
  owner: identity.shared ? null : (identity.user_id ?? null),
  messages: messages.map((message) => {
    const { at, zone } = message.occurred_at;
    return { ...fromWire(ImportedMessage, message), occurredAt: at, zone };
  }),
});

/** Refuses a part in which somebody speaks whose conversation it is not. */
function strangerIn({ owner, messages }: Part): MemoryError | null {
  const stranger = messages.findIndex((message) => !belongs(owner, message));
  return stranger < 0
    ? null
    : invalid(`messages.${stranger}.user_id`, 'is not the user of this conversation');
}

/** Imports into a conversation by its object. A refused import leaves nothing behind. */
async function importInto(
  c: Context<AppEnv>,
  part: Part,
): Promise<Result<z.output<typeof IngestReport>, MemoryError>> {
  const known = knownByIdentity(c, part.identity);
  if (known !== null) {
    const report = await importAt(c, known, part);
    // What this isolate remembered was erased since.
    if (report.ok || report.error.code !== 'not_found') return report;
  }
  const { owner, messages } = part;
  const opened = await openByIdentity(c, part.identity, () => importOf(c, owner, messages));
  if (!opened.ok) return err(within('conversation', opened.error));
  return importAt(c, identityOf(opened.value.conversation), part);
}

async function importAt(
  c: Context<AppEnv>,
  conversation: ConversationIdentity,
  { messages }: Part,
): Promise<Result<z.output<typeof IngestReport>, MemoryError>> {
  const { object, call } = c.var.services.session(conversation.id, conversation);
  const report = await object.ingest(call, messages);
  if (!report.ok) return report;
  const { accepted, duplicates, erased } = report.value;
  if (erased > 0 && accepted + duplicates === 0) return err({ code: 'erased' });
  return ok({ conversation_id: call.conversationId, accepted, duplicates, erased });
}

/**
 * The parts that may begin together: private, remembered, under no older key and in the channel without a topic; of one conversation
 * that is named twice the first part.
 */
async function openingsOf(c: Context<AppEnv>, parts: readonly Part[]): Promise<Map<Part, Opening>> {
  const { workspace } = c.var.services;
  const plain = parts.filter(
    ({ identity: { memory = 'full', ...identity } }) =>
      !identity.shared &&
      memory === 'full' &&
      identity.legacy_keys.length === 0 &&
      identity.channel_id === undefined,
  );
  const channelId = plain.length === 0 ? null : await defaultChannelOf(c);
  if (channelId === null) return new Map();
  const keys = new Set<string>();
  return new Map(
    plain.flatMap((part): [Part, Opening][] => {
      const { identity, owner, messages } = part;
      const { subject_id: subjectId = null, persona_id: personaId = null, title = null } = identity;
      const conversation = newConversation(
        {
          ...{ workspaceId: workspace.id, channelId, chatId: identity.chat_id, userId: owner },
          ...{ subjectId, personaId, title, metadata: identity.metadata },
        },
        c.var.ids,
        c.var.now(),
      );
      const { sessionKey } = conversation;
      if (owner === null || keys.has(sessionKey)) return [];
      keys.add(sessionKey);
      const said = messages.map((message) => withOwner(message, owner));
      return [[part, { conversation: { ...conversation, userId: owner }, messages: said }]];
    }),
  );
}

/** Stores and models that new conversations are written with. */
function newDeps(c: Context<AppEnv>) {
  const { db, workspace, settings, embedder, embedsEvents } = c.var.services;
  const { config, ids, now } = c.var;
  return {
    ...{ db, ids, now, embedder, embedsEvents, settings, hider: config.hider, workspaceId: workspace.id },
    wakeOutbox: () =>
      c.executionCtx.waitUntil(
        wakeOutbox(c.env.JOBS, { workspaceId: workspace.id, placement: workspace.placement }, now()),
      ),
  };
}

/** Purpose of an import: without a message from after the erasures no conversation is opened for it. */
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
      return areFromBefore(owned, {
        conversation: all,
        user: untilOf,
        message: (message) => ownedBy(owner, [message]).some(wasErased),
      }).every((isErased) => isErased);
    },
  };
}
