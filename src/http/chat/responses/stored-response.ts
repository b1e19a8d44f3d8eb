/**
 * A response of the Responses protocol that was given before, found by its id and told again from the record: its words, or the calls of
 * tools that it made, as long as these are kept. What nobody may enter, or was deleted, is not there.
 */
import type { Context } from 'hono';
import type { IncomingMessage } from '../../../chat/messages.ts';
import type { StoredResponse } from '../../../chat/responses/responses-wire.ts';
import { err, ok, type Result } from '../../../lib/result.ts';
import { SECOND_MS } from '../../../lib/time.ts';
import { identityOf } from '../../../memory/conversations/identity.ts';
import { isTemporary } from '../../../memory/conversations/temporary.ts';
import { type MemoryError, notFound } from '../../../memory/errors.ts';
import type { ChatFields } from '../../../memory/ports.ts';
import type { Conversation, ConversationEvent } from '../../../memory/types.ts';
import { selectDeletedTurns, selectTurnEvents } from '../../../store/conversations/events.ts';
import type { AppEnv } from '../../context.ts';
import { findConversation } from '../../conversations/conversation-session.ts';
import { ANY_MODEL } from '../answer-chat.ts';
import { temporaryRecordOf } from '../look-at-turn.ts';
import { readResponseId } from './previous-response.ts';

/** A turn that has been answered by a response, or by several. */
export interface AnsweredTurn {
  readonly conversation: Conversation;
  readonly turnId: string;
  /** Results of tools that came before the response. */
  readonly results: number;
  readonly events: readonly ConversationEvent[];
}

const UNKNOWN = notFound('response');

/** The turn that a response answers, as far as the caller may see it. */
export async function findAnsweredTurn(
  c: Context<AppEnv>,
  id: string,
): Promise<Result<AnsweredTurn, MemoryError>> {
  const named = readResponseId(id);
  const conversation = named && (await findConversation(c, named.conversationId));
  if (named === null || conversation === null) return err(UNKNOWN);
  const { conversationId, turnId, results } = named;
  const { db } = c.var.services;
  const [stored, deleted] = await db.batch('chat.response', [
    selectTurnEvents(db, conversationId, turnId),
    selectDeletedTurns(db, conversationId, [turnId]),
  ]);
  const events = isTemporary(conversation)
    ? ((await temporaryRecordOf(c, { conversation, userId: '' }, { kind: 'turns', turnIds: [turnId] }))[0] ??
      [])
    : stored;
  const [message] = events;
  const bearer = c.var.confinement?.userId;
  const isOthers = bearer !== undefined && message?.userId !== bearer;
  if (message === undefined || deleted.length > 0 || isOthers) return err(UNKNOWN);
  return ok({ conversation, turnId, results, events });
}

/** The response of such a turn: its answer, or the calls that stood between so many results and the answer. */
export async function storedResponse(
  c: Context<AppEnv>,
  id: string,
  { conversation, turnId, results, events }: AnsweredTurn,
): Promise<Result<StoredResponse, MemoryError>> {
  const reply = events.find(({ role }) => role === 'assistant');
  const known = events.filter(({ role }) => role === 'tool').length;
  const head = (created: number, model: string) => ({ id, created: Math.floor(created / SECOND_MS), model });
  if (reply !== undefined && results >= known) {
    const kept = (reply.metadata.response ?? null) as ChatFields | null;
    const model = typeof kept?.model === 'string' ? kept.model : ANY_MODEL;
    return ok({ head: head(reply.createdAt, model), text: reply.content, calls: [], kept });
  }
  const { object, call } = c.var.services.session(conversation.id, identityOf(conversation));
  const exchange = await object.exchange(call, turnId);
  if (!exchange.ok) return exchange;
  const asking = exchange.value === null ? undefined : callsBehind(JSON.parse(exchange.value), results);
  // What tools were called with is kept for the last turns only.
  if (asking === undefined) return err(UNKNOWN);
  const { content, tool_calls } = asking;
  return ok({
    head: head(events[0]?.createdAt ?? 0, ANY_MODEL),
    text: typeof content === 'string' ? content : '',
    calls: (tool_calls ?? []).map(({ id: callId = '', function: called }) => {
      const { name, arguments: text } = (called ?? {}) as ChatFields;
      return { id: callId, name: String(name ?? ''), arguments: String(text ?? '') };
    }),
    kept: null,
  });
}

/** The message of an exchange that calls tools behind so many results. */
function callsBehind(messages: readonly IncomingMessage[], results: number): IncomingMessage | undefined {
  let heard = 0;
  for (const message of messages) {
    if (message.role === 'assistant' && message.tool_calls !== undefined && heard === results) return message;
    if (message.role === 'tool') heard++;
  }
  return undefined;
}
