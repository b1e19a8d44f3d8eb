/** What a turn reads: one batch with the conversation, any earlier event of this turn, what is known of what the message teaches, and the lexical candidates. */
import type { Changes, Known } from '../memory/changes.ts';
import { NO_CHANGES } from '../memory/changes.ts';
import type { Conversation, ConversationEvent } from '../memory/types.ts';
import { isSmallTalk } from '../recall/analysis/small-talk.ts';
import { type Recalled, recall } from '../recall/recall.ts';
import { selectConversation } from '../store/workspace/conversations.ts';
import { selectForeignMemories } from '../store/workspace/erasure-held-items.ts';
import { selectEarlierEvent } from '../store/workspace/events.ts';
import { type OwedForgetting, selectOwedForgetting } from '../store/workspace/injections.ts';
import { selectKnown, toKnown } from '../store/workspace/known-memories.ts';
import { selectMemoriesNaming } from '../store/workspace/memories-by-words.ts';
import { rowToStored } from '../store/workspace/memory-rows.ts';
import { recallPorts } from '../store/workspace/recall-ports.ts';
import { heldInAccount, readerIn, shownMemories } from './account-items.ts';
import { recentExchanges } from './exchanges.ts';
import { type Lesson, toChanges } from './learn.ts';
import type { SessionCall, SessionDeps } from './session.ts';
import type { Turn } from './take-turn.ts';

export interface TurnReads {
  readonly conversation: Conversation | undefined;
  /** The user event of this turn, when it was stored before. */
  readonly earlier: ConversationEvent | undefined;
  readonly recalled: Recalled;
  /** What the message changes, and what is known of it. */
  readonly changes: Changes;
  readonly known: Known;
  /** What the live history has not taken out yet. */
  readonly owed: readonly OwedForgetting[];
  /** Account memories that it shows and must not show any more. */
  readonly lost: readonly string[];
}

/** Fusion hands on room for `rerank_top_n` candidates of each of the two kinds. */
const KINDS_RECALLED = 2;

/** Reads everything that a turn decides on. */
export async function readForTurn(
  deps: SessionDeps,
  call: SessionCall,
  turn: Turn,
  identity: Conversation,
  lesson: Lesson,
  now: number,
): Promise<TurnReads> {
  const { db } = deps;
  const reader = readerIn(identity, turn.userId);
  const shown = shownMemories(deps.store.history());
  const held = heldInAccount(deps, reader, shown);
  let read: (Omit<TurnReads, 'recalled' | 'lost'> & { readonly foreign: readonly string[] }) | undefined;
  const recalled = await recall(
    {
      text: turn.recall && !isSmallTalk(turn.content) ? turn.content : '',
      reader,
      sources: ['memories', 'events'],
      now: turn.occurredAt ?? now,
      earlier: recentExchanges(deps.store.history()),
      asOf: null,
      limit: call.settings.rerank_top_n * KINDS_RECALLED,
      rerankTopN: call.settings.rerank_top_n,
      similarityThreshold: call.settings.similarity_threshold,
    },
    recallPorts(deps, now, async (reads) => {
      const asked = { ...NO_CHANGES, statements: lesson.statements, endings: lesson.endings };
      const own = { ...reader, audience: 'user' as const };
      const [conversations, earlier, owed, foreign, same, byId, around, named, ...lexical] = await db.batch(
        'turn.read',
        [
          selectConversation(db, call.workspaceId, call.conversationId),
          selectEarlierEvent(db, call.conversationId, turn.turnId, turn.dedupeKey),
          selectOwedForgetting(db, call.conversationId),
          selectForeignMemories(db, call.workspaceId, shown),
          ...selectKnown(db, asked),
          selectMemoriesNaming(db, own, lesson.forget, now),
          ...reads,
        ],
      );
      const meant = lesson.forget.map((_, i) => named.filter((row) => row.asked === i));
      const known = toKnown(asked, [same, byId, around]);
      read = {
        conversation: conversations[0],
        earlier: earlier[0],
        owed,
        foreign: foreign.map(({ id }) => id),
        changes: toChanges(lesson, meant, turn.eventId),
        known: { ...known, memories: [...known.memories, ...named.map(rowToStored)] },
      };
      return lexical;
    }),
  );
  if (!read) throw new Error('recall did not read');
  const stillHeld = await held;
  return { ...read, recalled, lost: read.foreign.filter((id) => !stillHeld.has(id)) };
}
