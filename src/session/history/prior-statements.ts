/**
 * Statements of a user before a message, as far as a turn has them at hand: in its live history, among what it recalls, and where
 * the message opens a conversation, at the end of the one before it. Pure.
 */
import type { PriorStatement } from '../../memory/changes/changes.ts';
import { tellsOfAuthor } from '../../memory/changes/correction-targets.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import type { RecalledItem } from '../../recall/candidates.ts';
import type { RecentConversation } from '../../store/conversations/recent.ts';
import type { HistoryRow } from './history-row.ts';

/** Messages of the live history that are looked at, the last ones. */
const LIVE_MAX = 20;
/** Recalled messages that are looked at, the best ones. */
const RECALLED_MAX = 20;
/** Time for which the end of one conversation is near to the beginning of the next: "thursday instead", in a new chat. */
const NEAR_FOR_MS = 3 * 24 * 60 * 60 * 1_000;

/** Sources of statements, for a message that is said `at` a moment. */
interface PriorSources {
  readonly history: readonly HistoryRow[];
  readonly recalled: readonly RecalledItem[];
  /** Other conversations of the user, the one that was active last first. */
  readonly others: readonly Pick<RecentConversation, 'id' | 'lastWords'>[];
  readonly at: number;
}

/** Messages in which somebody may be named that the next one speaks of. */
const JUST_SAID_MAX = 4;

/** The last words of the user of a conversation in its live history, the newest last; none in a group. */
export const justSaid = ({ userId }: ConversationIdentity, history: readonly HistoryRow[]): string[] =>
  userId === null
    ? []
    : history
        .filter(({ kind, role }) => kind === 'message' && role === 'user')
        .slice(-JUST_SAID_MAX)
        .map(({ content }) => content);

/** The user's own messages before a turn, in a conversation of theirs alone. */
export function priorStatements(
  userId: string,
  { id: conversationId }: ConversationIdentity,
  { history, recalled, others, at }: PriorSources,
): PriorStatement[] {
  const live = history
    .filter(({ kind, role }) => kind === 'message' && role === 'user')
    .slice(-LIVE_MAX)
    .flatMap(({ eventId, content: text }): Said[] =>
      eventId === null ? [] : [{ eventId, conversationId, text, saidAt: null }],
    );
  const opens = live.length < RECENT_MAX && !live.some(({ text }) => tellsOfAuthor(text));
  const before = markNear(opens ? [...lastIn(others[0], at), ...live] : live);
  const known = new Set(before.map(({ eventId }) => eventId));
  const elsewhere = recalled.slice(0, RECALLED_MAX).flatMap(({ candidate }): PriorStatement[] =>
    candidate.type !== 'event' || candidate.userId !== userId || known.has(candidate.id)
      ? []
      : [
          {
            eventId: candidate.id,
            conversationId: candidate.conversationId ?? conversationId,
            text: candidate.content,
            saidAt: candidate.occurredAt,
            isNear: false,
            isRecent: false,
          },
        ],
  );
  return [...elsewhere, ...before];
}

/** The last words of its user in another conversation, if they were said not long before. */
const lastIn = (other: PriorSources['others'][number] | undefined, at: number): Said[] =>
  (other?.lastWords ?? [])
    .filter((words) => words.at <= at && at - words.at <= NEAR_FOR_MS)
    .map(({ id: eventId, content: text, at: saidAt }) => ({
      eventId,
      conversationId: other?.id ?? '',
      text,
      saidAt,
    }))
    .reverse();

type Said = Omit<PriorStatement, 'isNear' | 'isRecent'>;

/** Messages at most among which the last one that told anything is looked for. */
const RECENT_MAX = 4;

/** Marks what was said last, and as recent all since the last message that told anything. */
export function markNear(said: readonly Said[]): PriorStatement[] {
  const first = said.length - RECENT_MAX;
  // Whether a message tells anything is the dear question: of those before the first it is not asked.
  const recent = Math.max(
    first,
    said.findLastIndex(({ text }, i) => i > first && tellsOfAuthor(text)),
  );
  return said.map((one, i) => ({
    ...one,
    isNear: i === said.length - 1,
    isRecent: i >= recent,
    isClose: i >= first,
  }));
}
