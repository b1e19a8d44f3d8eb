/** The earlier conversation that a turn goes on with: taken up by it, or by one before it in the same conversation. */
import type { Conversation } from '../../memory/types.ts';
import type { RecalledItem } from '../../recall/candidates.ts';
import type { RecentConversation } from '../../store/conversations/recent.ts';
import { snapshotList } from '../orientation/recent.ts';
import { type Continued, makeContinued } from '../prompt/continued.ts';
import { reachOf, type SessionCall, type SessionDeps } from '../session.ts';
import type { Turn } from '../turn/turn.ts';
import { chooseEarlier, type EarlierConversation, mayTakeUp } from './take-up.ts';

/** Conversations among which the one is looked for, the newest. Older ones are known by what is recalled of them. */
export const TAKE_UP_SCANNED = 50;

/** A turn, as far as it may take a conversation up. */
type Asking = Pick<Turn, 'turnId' | 'content' | 'heard' | 'recall' | 'reach'>;

/** Whether a turn may take up an earlier conversation: then those are to be read. */
export const asksToTakeUp = (
  { store }: Pick<SessionDeps, 'store'>,
  call: SessionCall,
  { heard, recall, reach }: Pick<Asking, 'heard' | 'recall' | 'reach'>,
): boolean => recall && reachOf(call, reach) !== 'conversation' && mayTakeUp(heard, store.history());

/** What a turn goes on with. */
export interface TurnContinues {
  /** What its prompt tells; null where it goes on with nothing. */
  readonly shown: Continued | null;
  /** Whether this turn took it up. */
  readonly isNew: boolean;
}

export const NOTHING_CONTINUED: TurnContinues = { shown: null, isNew: false };

/** What the record is to know of: what is told from this turn on. */
export const takenUp = ({ isNew, shown }: TurnContinues): readonly string[] =>
  isNew ? (shown?.sources ?? []) : [];

/** What the answer of a turn says of it: which conversation that turn took up. */
export const toContinues = (shown: Continued | null, turnId: string) =>
  shown?.turnId === turnId ? { conversationId: shown.conversationId, title: shown.title } : null;

/** Finds it, once live history has caught up; `rows` are the conversations that were read, `items` what was recalled. */
export function continuesOf(
  { store }: Pick<SessionDeps, 'store'>,
  call: SessionCall,
  turn: Asking,
  conversation: Conversation,
  recent: readonly RecentConversation[],
  items: readonly RecalledItem[],
): TurnContinues {
  if (reachOf(call, turn.reach) === 'conversation') return NOTHING_CONTINUED;
  const kept = { shown: store.continued(), isNew: false };
  if (!asksToTakeUp({ store }, call, turn) || (conversation.rollingSummary ?? '').trim() !== '') return kept;
  const history = store.history().filter(({ turnId }) => turnId !== turn.turnId);
  const { content: message, heard } = turn;
  const asking = { message, besideCue: heard.besideCue, configured: call.settings.recovery_message, history };
  const chosen = chooseEarlier(asking, toEarlier(recent, items));
  if (chosen === null) return kept;
  const read = recent.find(({ id }) => id === chosen.id);
  return { shown: read ? makeContinued(read, turn.turnId) : recalledOnly(chosen, turn.turnId), isNew: true };
}

/** An older one, of which the block of the turn tells what was recalled. */
const recalledOnly = (
  { id, title, lastActiveAt, recalled }: EarlierConversation,
  turnId: string,
): Continued => ({
  turnId,
  conversationId: id,
  title,
  day: new Date(lastActiveAt).toISOString().slice(0, 10),
  lines: [],
  sources: recalled,
});

/** The conversations that were read, and those of which something was recalled, each with all that is known of it. */
function toEarlier(
  recent: readonly RecentConversation[],
  items: readonly RecalledItem[],
): EarlierConversation[] {
  const found = new Map<string, EarlierConversation>(
    recent.map(({ id, title, lastActiveAt, rollingSummary, snapshot, chunkId, firstWords }) => {
      const summary = chunkId === null ? [] : (rollingSummary ?? '').split('\n');
      const state = (['goals', 'decisions', 'nextSteps', 'openQuestions', 'entities'] as const).flatMap(
        (list) => snapshotList(snapshot, list),
      );
      const texts = [
        ...summary,
        ...(chunkId === null ? [] : state),
        ...firstWords.map(({ content }) => content),
      ];
      return [id, { id, title, texts, lastActiveAt, recalled: [] }];
    }),
  );
  for (const { candidate } of items) {
    if (candidate.type !== 'event' && candidate.type !== 'chunk') continue;
    const { elsewhere, conversationId, content, occurredAt } = candidate;
    if (elsewhere === undefined || conversationId === null) continue;
    const known = found.get(conversationId) ?? {
      id: conversationId,
      title: elsewhere.title,
      texts: [],
      lastActiveAt: occurredAt,
      recalled: [],
    };
    const { texts, recalled } = known;
    found.set(conversationId, {
      ...known,
      texts: [...texts, content],
      recalled: [...recalled, candidate.id],
    });
  }
  return [...found.values()];
}
