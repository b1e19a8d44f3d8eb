/** Branches of a conversation: a copy that goes its own way, or a pass that looks for things to remember. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { mapOk, ok, type Result } from '../../lib/result.ts';
import { identityOf, REF_CODE_CHARS } from '../../memory/conversations/identity.ts';
import type { MemoryError } from '../../memory/errors.ts';
import { type Conversation, MEMORY_KINDS } from '../../memory/types.ts';
import type { PersistenceReport } from '../../session/branch/branch-persist.ts';
import { BRANCH_MAX_MESSAGES, planBranch } from '../../session/branch/branch-rows.ts';
import { sourcesOf } from '../../session/prompt/recap.ts';
import { createBranch, listMessagesUpTo } from '../../store/conversations/branches.ts';
import type { AppEnv } from '../context.ts';
import { lastingConversation } from '../conversations/conversation-session.ts';
import { json, reply, routesOf } from '../route.ts';
import type { Wire } from '../wire.ts';
import { answerOf, ConversationAnswer } from './conversations.ts';

const foundFields = { event_id: z.string().nullable(), kind: z.enum(MEMORY_KINDS) };

const Report = z
  .object({
    purpose: z.literal('persistence'),
    conversation_id: z.string(),
    messages: z.int().openapi({ description: 'Messages that were looked through.' }),
    accepted: z.array(z.object({ memory_id: z.string(), ...foundFields })),
    refused: z.array(
      z.object({
        reason: z.enum(['already_known', 'withdrawn', 'outranked']),
        memory_id: z
          .string()
          .nullable()
          .openapi({ description: 'The memory, or the item of a live block, that says it already.' }),
        ...foundFields,
      }),
    ),
    deferred: z.array(z.object({ reason: z.enum(['nearness_unknown', 'held_for_review']), ...foundFields })),
    degraded: z.array(z.enum(['summariser', 'vector'])),
  })
  .openapi('PersistenceReport');

const route = routesOf('conversations');

export const branchRoutes = [
  route('POST /v1/conversations/{id}/branches', {
    role: 'member',
    summary:
      'Branch a conversation: a copy that goes its own way, or a pass that looks for things to remember',
    body: z.strictObject({ purpose: z.enum(['regular', 'persistence']) }),
    example: { purpose: 'regular' },
    needs: { parent: lastingConversation },
    answers: {
      201: json(
        ConversationAnswer,
        'The new conversation, of purpose `regular`; a turn without a reply can be answered there too, under its id',
      ),
      200: json(Report, 'Findings, of purpose `persistence`'),
    },
    handler: async (c, { parent, body: { purpose } }) => {
      if (purpose === 'regular') {
        const branch = await branchOff(c, parent);
        return branch.ok ? ok(reply(201, await answerOf(c, branch.value))) : branch;
      }
      const { object, call } = c.var.services.session(parent.id, identityOf(parent));
      return mapOk(await object.persist(call), (report) => reply(200, toReport(parent.id, report)));
    },
  }),
];

/** Copies the record up to what live history shows, then hands live history on; without that the branch begins without blocks. */
async function branchOff(
  c: Context<AppEnv>,
  parent: Conversation,
): Promise<Result<Conversation, MemoryError>> {
  const { services, ids, now } = c.var;
  const { db } = services;
  const { object, call } = services.session(parent.id);
  const live = await object.history(call);
  if (!live.ok) return live;
  const { rows, recap } = live.value;
  const last = rows.findLast(({ eventId }) => eventId !== null)?.eventId ?? '';
  const messages = await listMessagesUpTo(db, parent.id, last, BRANCH_MAX_MESSAGES + 1);
  const plan = planBranch(
    parent,
    messages.slice(-BRANCH_MAX_MESSAGES),
    rows,
    messages.length <= BRANCH_MAX_MESSAGES,
    { id: ids.next('conv'), refCode: ids.code(REF_CODE_CHARS), now: now() },
  );
  const shown = [...plan.rows.flatMap(({ itemIds }) => itemIds), ...sourcesOf(recap ?? [])];
  const branch = await createBranch(db, parent, plan.conversation, plan.messages, shown);
  const copy = services.session(branch.id);
  const { lastSeq, revision } = plan.conversation;
  const adopted = await copy.object.adopt(copy.call, plan.rows, { seenSeq: lastSeq, revision }, recap);
  return adopted.ok ? ok(branch) : adopted;
}

const toReport = (
  conversationId: string,
  { messages, accepted, refused, deferred, degraded }: PersistenceReport,
): Wire<typeof Report> => ({
  purpose: 'persistence',
  conversation_id: conversationId,
  messages,
  accepted: accepted.map(({ memoryId, eventId, kind }) => ({ memory_id: memoryId, event_id: eventId, kind })),
  refused: refused.map(({ reason, memoryId, eventId, kind }) => ({
    reason,
    memory_id: memoryId,
    event_id: eventId,
    kind,
  })),
  deferred: deferred.map(({ reason, eventId, kind }) => ({ reason, event_id: eventId, kind })),
  degraded,
});
