/** Conversion of a turn's message to an event to store, and of events and blocks to rows of live history. Pure. */
import { countTokens } from '../../lib/text/tokens.ts';
import { neutralise } from '../../memory/neutralise.ts';
import type { Conversation, ConversationEvent } from '../../memory/types.ts';
import { readsLikeInstruction } from '../../memory/untrusted.ts';
import type { NewEvent } from '../../store/conversations/events.ts';
import type { HistoryRow } from '../history/history-row.ts';
import type { Turn } from '../turn/turn.ts';

/** The message of a turn, as it is recorded. */
export type TurnEvent = ConversationEvent & { readonly turnId: string; readonly userId: string };

/** The event of a turn's message, next in its conversation. */
export const toUserEvent = (
  turn: Turn,
  conversation: Conversation,
  now: number,
  isWithheld = false,
): NewEvent & TurnEvent => ({
  id: turn.eventId,
  workspaceId: conversation.workspaceId,
  conversationId: conversation.id,
  seq: conversation.lastSeq + 1,
  turnId: turn.turnId,
  role: 'user',
  userId: turn.userId,
  name: turn.name,
  content: turn.content,
  tokens: countTokens(turn.content),
  session: null,
  externalId: turn.externalId,
  dedupeKey: turn.dedupeKey,
  status: 'active',
  metadata: turn.metadata,
  occurredAt: turn.occurredAt ?? now,
  createdAt: now,
  withheldAt: isWithheld ? now : null,
  isOffRecord: turn.isOffRecord,
});

/** The live history row of an event. In a group each message says whose it is, and everywhere a result what tool it is of. */
export function eventToRow(conversation: Conversation, event: ConversationEvent): HistoryRow {
  const content = neutralise(event.content);
  const isNamed = event.role === 'tool' || (conversation.userId === null && event.role === 'user');
  const name = isNamed ? speakerName([event.name, event.userId]) : null;
  return {
    kind: 'message',
    role: event.role,
    name,
    content,
    tokens: content === event.content ? event.tokens : countTokens(content),
    turnId: event.turnId,
    eventId: event.id,
    itemIds: [],
    ...(isNamed && event.role === 'user' && event.userId !== null ? { speaker: event.userId } : {}),
  };
}

/** A name as the model sees it: one line, and never a mark of ours. One that gives an order gives way to the id. */
function speakerName(names: readonly (string | null)[]): string | null {
  const name = names.find((one) => one !== null && !readsLikeInstruction(one)) ?? null;
  return name === null ? null : neutralise(name.replace(/[\s\p{Cc}]+/gu, ' ').trim());
}

/** The live history row of an injection block. Models see it as a user message: every provider accepts one there. */
export const blockToRow = (
  turnId: string | null,
  content: string,
  itemIds: readonly string[],
): HistoryRow => ({
  kind: 'injection',
  role: 'user',
  name: null,
  content,
  tokens: countTokens(content),
  turnId,
  eventId: null,
  itemIds,
});
