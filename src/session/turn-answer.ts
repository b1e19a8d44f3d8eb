/** The answer of a user turn, its trace, and the answer of a turn that was taken before. */
import { err, ok, type Result } from '../lib/result.ts';
import { conflict, type MemoryError } from '../memory/errors.ts';
import type { Conversation, ConversationEvent } from '../memory/types.ts';
import { explainRecall } from '../recall/explain.ts';
import type { Recalled } from '../recall/recall.ts';
import type { QueryStep } from '../store/database.ts';
import { eventToRow } from './conversation-rows.ts';
import { countBlocks, type HistoryRow } from './history.ts';
import type { InjectionDecision } from './injection.ts';
import type { LearntSignal } from './learn.ts';
import { assemblePrompt, type Prompt, type PromptBudget } from './prompt.ts';
import type { SessionCall, SessionDeps } from './session.ts';
import type { Turn } from './take-turn.ts';

/** What a user turn answers. */
export interface TurnAnswer {
  readonly turnId: string;
  readonly conversationId: string;
  readonly prompt: Prompt;
  readonly budget: PromptBudget;
  /** Ids of the memories and events in the block of this turn. */
  readonly injected: readonly string[];
  readonly injectedTokens: number;
  readonly liveBlocks: number;
  /** What the message did to the user's memory; empty when the answer was made again from the record. */
  readonly signals: readonly LearntSignal[];
  readonly degraded: readonly string[];
  /** Null when the answer was made again from the record. */
  readonly traceId: string | null;
  readonly steps: readonly QueryStep[];
}

export interface TakenTurn {
  readonly answer: TurnAnswer;
  /** Whether this is the answer of an earlier request. */
  readonly replayed: boolean;
}

/** Why the prompt contains what it contains. No message text: ids, ranks, scores, tokens, times. */
export const traceBody = (
  recalled: Recalled,
  candidates: readonly InjectionDecision[],
  budget: PromptBudget,
  learnt: { readonly signals: readonly LearntSignal[]; readonly filtered: Readonly<Record<string, number>> },
  steps: readonly QueryStep[],
) => ({
  ...explainRecall(recalled),
  candidates,
  budget,
  ...learnt,
  steps: [...steps],
});

/**
 * The answer of a turn whose user event is stored: the one that was given, while the session keeps it, else one made
 * from the record. The same turn id, or platform id, with another message is a conflict.
 */
export function answerAgain(
  { store }: SessionDeps,
  call: SessionCall,
  turn: Turn,
  conversation: Conversation,
  earlier: ConversationEvent,
): Result<TakenTurn, MemoryError> {
  const { turnId } = earlier;
  if (turnId === null || earlier.content !== turn.content || earlier.userId !== turn.userId) {
    return err(conflict('turn_conflict', 'this turn_id or external_id belongs to another message'));
  }
  if (earlier.status === 'aborted') return err(conflict('turn_aborted', 'the turn was aborted'));
  const kept = store.answer(turnId) as TurnAnswer | null;
  if (kept !== null) return ok({ answer: kept, replayed: true });

  const live = store.history();
  const history = upTo(live, earlier.id) ?? [...live, eventToRow(conversation, earlier)];
  const block = live.find((row) => row.kind === 'injection' && row.turnId === turnId);
  const answer: TurnAnswer = {
    turnId,
    conversationId: conversation.id,
    ...assemblePrompt({
      settings: call.settings,
      rollingSummary: conversation.rollingSummary,
      history,
      limit: turn.budgetTokens ?? call.settings.prompt_budget_tokens,
    }),
    injected: block?.itemIds ?? [],
    injectedTokens: block?.tokens ?? 0,
    liveBlocks: countBlocks(live),
    signals: [],
    degraded: [],
    traceId: null,
    steps: [],
  };
  return ok({ answer, replayed: true });
}

/** The rows up to the message of an event, or null when it has left live history. */
function upTo(rows: readonly HistoryRow[], eventId: string): HistoryRow[] | null {
  const index = rows.findIndex((row) => row.eventId === eventId);
  return index < 0 ? null : rows.slice(0, index + 1);
}
