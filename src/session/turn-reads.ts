/** What a turn reads: one batch with the conversation, any earlier event of this turn, and the lexical candidates. */
import type { Reader } from '../memory/scope.ts';
import type { Conversation, ConversationEvent } from '../memory/types.ts';
import { type Recalled, recall } from '../recall/recall.ts';
import { selectConversation } from '../store/workspace/conversations.ts';
import { selectEarlierEvent } from '../store/workspace/events.ts';
import { recallPorts } from '../store/workspace/recall-ports.ts';
import type { SessionCall, SessionDeps } from './session.ts';
import type { Turn } from './take-turn.ts';

export interface TurnReads {
  readonly conversation: Conversation | undefined;
  /** The user event of this turn, when it was stored before. */
  readonly earlier: ConversationEvent | undefined;
  readonly recalled: Recalled;
}

/** Fusion hands on room for `rerank_top_n` candidates of each of the two kinds. */
const KINDS_RECALLED = 2;

/** Reads everything that a turn decides on. */
export async function readForTurn(
  deps: SessionDeps,
  call: SessionCall,
  turn: Turn,
  identity: Conversation,
  now: number,
): Promise<TurnReads> {
  const { db } = deps;
  const reader = readerOf(identity, turn.userId);
  let conversation: Conversation | undefined;
  let earlier: ConversationEvent | undefined;
  const recalled = await recall(
    {
      text: turn.recall ? turn.content : '',
      reader,
      sources: ['memories', 'events'],
      limit: call.settings.rerank_top_n * KINDS_RECALLED,
      similarityThreshold: call.settings.similarity_threshold,
    },
    recallPorts(deps, now, async (reads) => {
      const [conversations, earlierEvents, ...lexical] = await db.batch('turn.read', [
        selectConversation(db, call.workspaceId, call.conversationId),
        selectEarlierEvent(db, call.conversationId, turn.turnId, turn.dedupeKey),
        ...reads,
      ]);
      conversation = conversations[0];
      earlier = earlierEvents[0];
      return lexical;
    }),
  );
  return { conversation, earlier, recalled };
}

/** Who reads the prompt: the user of a private conversation, or everybody in a group. */
const readerOf = (conversation: Conversation, userId: string): Reader => ({
  workspaceId: conversation.workspaceId,
  userId,
  channelId: conversation.channelId,
  conversationId: conversation.id,
  audience: conversation.userId === null ? 'group' : 'user',
});
