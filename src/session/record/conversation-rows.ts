/** How events and turns become live history rows, and events to store. Pure. */
import { countTokens } from '../../lib/text/tokens.ts';
import { neutralise } from '../../memory/neutralise.ts';
import type { Conversation, ConversationEvent } from '../../memory/types.ts';
import { readsLikeInstruction } from '../../memory/untrusted.ts';
import type { HistoryRow } from '../history/history-row.ts';

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
