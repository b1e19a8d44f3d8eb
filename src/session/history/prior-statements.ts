/**
 * Statements of a user before a message, as far as a turn has them at hand: in its live history, and among what it
 * recalls. Pure.
 */
import type { PriorStatement } from '../../memory/changes/changes.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import type { RecalledItem } from '../../recall/candidates.ts';
import type { HistoryRow } from './history-row.ts';

/** Messages of the live history that are looked at, the last ones. */
const LIVE_MAX = 20;
/** Recalled messages that are looked at, the best ones. */
const RECALLED_MAX = 20;

/** The user's own messages before a turn, in a conversation of theirs alone. */
export function priorStatements(
  userId: string,
  { id: conversationId }: ConversationIdentity,
  history: readonly HistoryRow[],
  recalled: readonly RecalledItem[],
): PriorStatement[] {
  const live = history
    .filter(({ kind, role }) => kind === 'message' && role === 'user')
    .slice(-LIVE_MAX)
    .flatMap(({ eventId, content: text }, i, rows): PriorStatement[] =>
      eventId === null
        ? []
        : [{ eventId, conversationId, text, saidAt: null, isNear: i === rows.length - 1 }],
    );
  const known = new Set(live.map(({ eventId }) => eventId));
  const others = recalled.slice(0, RECALLED_MAX).flatMap(({ candidate }): PriorStatement[] =>
    candidate.type !== 'event' || candidate.userId !== userId || known.has(candidate.id)
      ? []
      : [
          {
            eventId: candidate.id,
            conversationId: candidate.conversationId ?? conversationId,
            text: candidate.content,
            saidAt: candidate.occurredAt,
            isNear: false,
          },
        ],
  );
  return [...others, ...live];
}
