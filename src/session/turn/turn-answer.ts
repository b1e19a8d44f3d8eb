/** The answer of a user turn, whether it is new, was left off and is finished, or is made again from the record; and its trace. Pure. */
import type { Conversation, Memory } from '../../memory/types.ts';
import { explainRecall } from '../../recall/explain.ts';
import type { Recalled } from '../../recall/recall.ts';
import type { PromptReads } from '../../store/conversations/prompt-reads.ts';
import type { QueryStep } from '../../store/database.ts';
import { packExplanation } from '../../store/traces/trace-body.ts';
import type { ContinuityLoss, Recovery } from '../continuity/recovery.ts';
import type { TurnContinues } from '../continuity/take-up.ts';
import { countBlocks, type HistoryRow } from '../history/history-row.ts';
import type { Injection, InjectionDecision } from '../injection/decide-injection.ts';
import type { Prompt, PromptBudget } from '../prompt/prompt.ts';
import { sourcesOf } from '../prompt/recap.ts';
import type { TurnRecap } from '../prompt/turn-recap.ts';
import type { TurnEvent } from '../record/conversation-rows.ts';
import type { Confirmation } from '../record/heed-wishes.ts';
import type { ComposedTurn, WithheldTurn } from './compose-turn.ts';
import type { LearntSignal } from './extract-changes.ts';
import type { TurnOffers } from './turn-offers.ts';
import type { TurnPersona } from './turn-persona.ts';

/** Answer to a user turn. */
export interface TurnAnswer {
  readonly turnId: string;
  readonly conversationId: string;
  /** The message is kept out of memory, as its user wanted; an answer kept by an older version does not say. */
  readonly isOffRecord?: boolean;
  /** Null when the turn has lost its continuity: then `recovery` says what the user is told. */
  readonly prompt: Prompt | null;
  readonly recovery: Recovery | null;
  /** Confirmation that is asked back instead of an answer, or that the message gave; null for most turns. */
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
  /** Changes of the message to the user's memory; empty when the answer was made again from the record. */
  readonly signals: readonly LearntSignal[];
  /** Decisions on its persona directives; empty when the answer was made again from the record. */
  readonly persona: readonly TurnPersona[];
  readonly degraded: readonly string[];
  /** Null when the answer was made again from the record. */
  readonly traceId: string | null;
  readonly steps: readonly QueryStep[];
  /** Trace and changes of a turn that is only tried: of others the trace is kept, and what they changed is there. */
  readonly tried?: TriedTurn;
}

/** Trace of a prompt, and the changes that its turn would make to memory. */
export interface TriedTurn {
  /** JSON of the stored form. */
  readonly trace: string;
  readonly changes: readonly TriedChange[];
}

/** A memory as it would be, and as it is; null where there is none yet. */
export interface TriedChange {
  readonly before: Memory | null;
  readonly after: Memory;
}

export interface TakenTurn {
  readonly answer: TurnAnswer;
  /** This is the answer of an earlier request. */
  readonly replayed: boolean;
}

/** A turn whose prompt is there, or is withheld. */
export interface AnsweredTurn {
  /** Its message. */
  readonly event: TurnEvent;
  readonly recap: TurnRecap;
  readonly continues: TurnContinues;
  readonly composed: Pick<
    ComposedTurn | WithheldTurn,
    'prompt' | 'budget' | 'established' | 'degraded' | 'excerpted' | 'live'
  > & { readonly injection: Pick<Injection, 'itemIds' | 'tokens'> };
}

/** A turn that is composed now, with all that its prompt is made of. */
export interface ShownTurn extends AnsweredTurn {
  readonly conversation: Conversation;
  /** Live history before its message. */
  readonly before: readonly HistoryRow[];
  readonly recalled: Recalled;
  readonly offers: TurnOffers;
  readonly unrecorded: PromptReads['unrecorded'];
  readonly composed: ComposedTurn | WithheldTurn;
}

/** Parts of an answer beside its prompt; one that is made again from the record has none of them. */
type Told = Partial<
  Pick<TurnAnswer, 'recovery' | 'confirmation' | 'signals' | 'persona' | 'degraded' | 'traceId' | 'steps'>
>;

/** The answer of a turn. */
export const toAnswer = (
  { event, recap, continues: { shown }, composed }: AnsweredTurn,
  { recovery = null, confirmation = null, traceId = null, ...told }: Told,
): TurnAnswer => ({
  turnId: event.turnId,
  conversationId: event.conversationId,
  isOffRecord: event.isOffRecord ?? false,
  prompt: composed.prompt,
  recovery,
  confirmation,
  budget: composed.budget,
  injected: composed.injection.itemIds,
  injectedTokens: composed.injection.tokens,
  excerpted: composed.excerpted.map(({ id }) => id),
  established: composed.established,
  recap: [...sourcesOf(recap.shown), ...(shown?.sources ?? [])],
  continues:
    shown?.turnId === event.turnId ? { conversationId: shown.conversationId, title: shown.title } : null,
  liveBlocks: countBlocks(composed.live),
  signals: told.signals ?? [],
  persona: told.persona ?? [],
  degraded: [...(told.degraded ?? []), ...composed.degraded],
  traceId,
  steps: told.steps ?? [],
});

/** Trace of a prompt as it is stored: why it contains what it contains. No message text: ids, ranks, scores, tokens, times. */
export const traceBody = (
  recalled: Recalled,
  { injection, budget }: ShownTurn['composed'],
  learnt: {
    readonly signals: readonly LearntSignal[];
    readonly filtered: Readonly<Record<string, number>>;
    /** Reason for which there is no prompt. */
    readonly continuity: ContinuityLoss | null;
  },
  steps: readonly QueryStep[],
) => ({
  ...packExplanation(
    explainRecall(withUnsought(recalled, injection.decisions), {
      decided: injection.decisions,
      belowLimit: 'below_rerank_top_n',
    }),
  ),
  budget,
  ...learnt,
  steps: [...steps],
});

/**
 * Recalled items, with those that were decided on though nothing in the message led to them: corrections, standing
 * memories.
 */
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
