/** The answer of a user turn, its trace, and the answer of a turn that was taken before. */
import { err, ok, type Result } from '../../lib/result.ts';
import { conflict, type MemoryError } from '../../memory/errors.ts';
import type { Conversation, ConversationEvent } from '../../memory/types.ts';
import { explainRecall } from '../../recall/explain.ts';
import type { Recalled } from '../../recall/recall.ts';
import type { QueryStep } from '../../store/database.ts';
import { readContinuityLoss } from '../../store/operations/traces.ts';
import { type ContinuityLoss, type Recovery, recoveryFor, toLoss } from '../continuity/continuity.ts';
import { unanswered } from '../continuity/continuity-turn.ts';
import { toContinues } from '../continuity/take-up.ts';
import { countBlocks, type HistoryRow } from '../history/history-row.ts';
import type { InjectionDecision } from '../injection/decide-injection.ts';
import type { PromptInput } from '../prompt/parts.ts';
import { assemblePrompt, type Prompt, type PromptBudget } from '../prompt/prompt.ts';
import { eventToRow } from '../record/conversation-rows.ts';
import type { Confirmation } from '../record/heed-wishes.ts';
import type { SessionDeps } from '../session.ts';
import type { LearntSignal } from './learn.ts';
import type { Turn } from './turn.ts';
import type { TurnPersona } from './turn-persona.ts';

/** What a user turn answers. */
export interface TurnAnswer {
  readonly turnId: string;
  readonly conversationId: string;
  /** Whether the message is kept out of memory, as its user wanted; an answer kept by an older version does not say. */
  readonly isOffRecord?: boolean;
  /** Null when the turn has lost its continuity: then `recovery` says what the user is told. */
  readonly prompt: Prompt | null;
  readonly recovery: Recovery | null;
  /** What is asked back instead of an answer, or what the message confirmed; most turns ask for nothing of the kind. */
  readonly confirmation?: Confirmation | null;
  readonly budget: PromptBudget;
  /** Ids of the memories and events in the block of this turn. */
  readonly injected: readonly string[];
  readonly injectedTokens: number;
  /** Ids of the pieces and events that the prompt shows as excerpts: when one is erased, this answer is kept no longer. */
  readonly excerpted: readonly string[];
  /** Ids of the facts in the stable part. */
  readonly established: readonly string[];
  /**
   * Ids of what the recap of other conversations is made of: when one is erased, this answer is kept no longer. An answer kept by
   * an older version does not say.
   */
  readonly recap?: readonly string[];
  /** The earlier conversation that the turn took up; an answer kept by an older version does not say. */
  readonly continues?: { readonly conversationId: string; readonly title: string | null } | null;
  readonly liveBlocks: number;
  /** What the message did to the user's memory; empty when the answer was made again from the record. */
  readonly signals: readonly LearntSignal[];
  /** What was decided of its persona directives; empty when the answer was made again from the record. */
  readonly persona: readonly TurnPersona[];
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
  decided: readonly InjectionDecision[],
  budget: PromptBudget,
  learnt: {
    readonly signals: readonly LearntSignal[];
    readonly filtered: Readonly<Record<string, number>>;
    /** Why there is no prompt. */
    readonly continuity: ContinuityLoss | null;
  },
  steps: readonly QueryStep[],
) => ({
  ...explainRecall(withUnsought(recalled, decided), { decided, belowLimit: 'below_rerank_top_n' }),
  budget,
  ...learnt,
  steps: [...steps],
});

/** What was recalled, with what was decided on though nothing in the message led to it: corrections, standing memories. */
function withUnsought(recalled: Recalled, decided: readonly InjectionDecision[]): Recalled {
  const found = new Set(recalled.items.map(({ candidate }) => candidate.id));
  const unsought = decided.filter(({ id }) => !found.has(id));
  const named = new Set(unsought.map(({ id }) => id));
  return {
    ...recalled,
    items: [...recalled.items, ...unsought.map(({ item }) => item)],
    dropped: recalled.dropped.filter(({ id }) => !named.has(id)),
  };
}

/** The message of a turn. */
export type TurnEvent = ConversationEvent & { readonly turnId: string; readonly userId: string };

/**
 * The answer of a turn whose user event is stored: the one that was given, while the session keeps it, else one made
 * from the record; `resume` finishes one that was left off, where that can be. The same turn id, or platform id, with another message is a conflict.
 */
export async function answerAgain(
  { db, store }: SessionDeps,
  turn: Turn,
  conversation: Conversation,
  earlier: ConversationEvent,
  { sources, ...parts }: Omit<PromptInput, 'history'> & { readonly sources: readonly string[] },
  resume: ((earlier: TurnEvent) => Promise<Result<TakenTurn, MemoryError>>) | null,
  question: Confirmation | null,
): Promise<Result<TakenTurn, MemoryError>> {
  const { turnId, userId } = earlier;
  if (turnId === null || userId === null || earlier.content !== turn.content || userId !== turn.userId) {
    return err(conflict('turn_conflict', 'this turn_id or external_id belongs to another message'));
  }
  if (earlier.status === 'aborted') return err(conflict('turn_aborted', 'the turn was aborted'));
  const kept = store.answer(turnId) as TurnAnswer | null;
  if (kept !== null) return ok({ answer: kept, replayed: true });

  const live = store.history();
  const history = upTo(live, earlier.id) ?? [...live, eventToRow(conversation, earlier)];
  const block = live.find((row) => row.kind === 'injection' && row.turnId === turnId);
  const loss = toLoss(await readContinuityLoss(db, conversation.id, turnId));
  // Nobody goes on with a conversation that is archived.
  const goesOn = conversation.status !== 'archived' && loss === null && question === null;
  if (goesOn && resume !== null && isLeftOff(live, earlier)) return resume({ ...earlier, turnId, userId });
  const assembled = assemblePrompt({ ...parts, history, now: earlier.occurredAt });
  const answer: TurnAnswer = {
    turnId,
    conversationId: conversation.id,
    isOffRecord: earlier.isOffRecord ?? false,
    ...assembled,
    ...(loss === null
      ? { recovery: null }
      : {
          ...unanswered(assembled),
          recovery: recoveryFor(loss, earlier.content, parts.settings.recovery_message),
        }),
    ...(question === null ? {} : { ...unanswered(assembled), confirmation: question }),
    injected: block?.itemIds ?? [],
    injectedTokens: block?.tokens ?? 0,
    excerpted: [],
    recap: sources,
    continues: loss === null ? toContinues(parts.continued ?? null, turnId) : null,
    liveBlocks: countBlocks(live),
    signals: [],
    persona: [],
    traceId: null,
    steps: [],
  };
  return ok({ answer, replayed: true });
}

/** Whether a turn was left off: its message is the last of live history, without a block and without an answer. */
const isLeftOff = (live: readonly HistoryRow[], { id, turnId }: ConversationEvent): boolean =>
  live.at(-1)?.eventId === id && live.filter((row) => row.turnId === turnId).length === 1;

/** The rows up to the message of an event, or null when it has left live history. */
function upTo(rows: readonly HistoryRow[], eventId: string): HistoryRow[] | null {
  const index = rows.findIndex((row) => row.eventId === eventId);
  return index < 0 ? null : rows.slice(0, index + 1);
}
