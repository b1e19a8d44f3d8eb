/**
 * Composition of a turn: what the model sees and what live history keeps of it. Pure: decided from what was read,
 * before anything is written.
 */
import { tellApart } from '../../memory/people/namesakes.ts';
import { liveMemoryTokens } from '../../memory/settings.ts';
import type { Memory } from '../../memory/types.ts';
import type { Candidate, MemoryCandidate } from '../../recall/candidates.ts';
import type { Recalled } from '../../recall/recall.ts';
import type { PromptFacts } from '../../store/conversations/prompt-reads.ts';
import { trimHistory } from '../history/history.ts';
import type { HistoryRow } from '../history/history-row.ts';
import { type PrunedHistory, placeBlock, pruneHistory } from '../injection/blocks.ts';
import {
  decideInjection,
  type Injection,
  type InjectionDecision,
  type InjectionLimits,
  injectionLimits,
  unsought,
} from '../injection/decide-injection.ts';
import { decisionsShown } from '../injection/excerpts.ts';
import { orderFor, planFilling } from '../injection/fill.ts';
import type { Offer } from '../injection/gates.ts';
import { gatesOf, type TurnGates } from '../injection/prompt-gates.ts';
import { asExcerpt, chooseExcerpts, withExcerpts } from '../prompt/choose-excerpts.ts';
import { isPassingRemark } from '../prompt/established-facts.ts';
import { type FixedParts, limitFixed, type PromptInput } from '../prompt/parts.ts';
import {
  type AssembledPrompt,
  assemblePrompt,
  roomForCards,
  saidInFull,
  visibleBlocks,
  visibleRows,
} from '../prompt/prompt.ts';
import { blockToRow } from '../record/conversation-rows.ts';

/** Items that may be injected. */
export interface Offered {
  readonly recalled: Pick<Recalled, 'query' | 'items'>;
  /** Memories that hold in every answer. */
  readonly standing: readonly MemoryCandidate[];
  /** Memories that were shown as something else. */
  readonly corrections: readonly MemoryCandidate[];
  /** Likelihood, 0 to 1, that each recalled item answers the message, by its id. */
  readonly scores: ReadonlyMap<string, number>;
  /** Items that tell of what the message names, whatever their score. */
  readonly named: ReadonlySet<string>;
}

export interface TurnParts extends Omit<PromptInput, 'history'> {
  /** Live history as it is. */
  readonly before: readonly HistoryRow[];
  /** The row of the new message. */
  readonly message: HistoryRow;
  readonly offered: Offered;
  /** Gates of the offers, beside live history. */
  readonly gates: TurnGates;
  /** Speaker of this turn. */
  readonly userId: string;
  /** Several users speak in the conversation. */
  readonly isGroup: boolean;
}

export interface ComposedTurn extends Omit<AssembledPrompt, 'excerpts'> {
  /** The block, and what became of everything that was offered. */
  readonly injection: Injection;
  /** Candidates that the prompt shows as excerpts. */
  readonly excerpted: readonly Candidate[];
  /** Live history as it will be. */
  readonly live: readonly HistoryRow[];
}

/** Whoever is heard in a group: in live history, and in what is recalled. */
const speakersOf = (rows: readonly HistoryRow[], items: TurnParts['offered']['recalled']['items']) => [
  ...rows.map(({ speaker = null, name }) => ({ userId: speaker, name })),
  ...items.flatMap(({ candidate }) => (candidate.type === 'event' ? [candidate] : [])),
];

/** Decides excerpts and injection, places the block, and assembles the prompt. */
export function composeTurn({
  before,
  message,
  offered,
  gates: held,
  userId,
  isGroup,
  ...parts
}: TurnParts): ComposedTurn {
  const { settings } = parts;
  const cap = settings.max_injected_blocks_in_history;
  const { query, items } = offered.recalled;
  const filling = planFilling(query, items, offered.scores, offered.named);
  const about = { ...injectionLimits(settings, filling), userId, terms: query.terms };
  const beside = (fixed: FixedParts) => ({
    inFull: saidInFull(fixed),
    state: fixed.state.flatMap(({ lines }) => lines),
    message: message.content,
  });
  const excerpts = chooseExcerpts(toOffers(offered).filter(asExcerpt), parts, (room, fixed) => {
    const seen = visibleRows({ ...parts, history: [...before, message] }, fixed);
    return [gatesOf({ ...held, recent: [] }, before, seen, beside(fixed)), { ...about, room }];
  });
  const shownParts = withExcerpts(parts, excerpts);
  const fixed = limitFixed(shownParts);
  const limits: InjectionLimits = {
    ...about,
    budgetTokens: roomForCards({ ...shownParts, history: [...before, message] }, fixed),
    isGroup,
    clock: parts.clock ?? 0,
    ...(isGroup && { nameOf: tellApart(speakersOf([...before, message], items)) }),
  };
  // Where no block is kept nothing of the last turns is left to repeat: each turn is shown what it needs (P, option A).
  const against = cap === 0 ? { ...held, recent: [] } : held;
  const ordered = { ...offered, recalled: { query, items: orderFor(filling, items, query.terms) } };
  const cards = toOffers(ordered).filter((offer) => !asExcerpt(offer));
  const shownBeside = [...excerpts.documents, ...excerpts.tools].map(({ candidate }) => candidate);
  /** Rows of live history beside a block that are still seen. */
  const besideBlock = (seen: readonly HistoryRow[], live: readonly HistoryRow[], block: Injection) => {
    if (block.content === null || !seen.some(({ kind }) => kind === 'injection')) return seen;
    const history = [...live, blockToRow(message.turnId, block.content, block.itemIds), message];
    const stay = new Set(visibleBlocks({ ...shownParts, history }, fixed));
    return seen.filter((row) => row.kind === 'message' || stay.has(row));
  };
  const decide = (live: readonly HistoryRow[]) => {
    const judge = (seen: readonly HistoryRow[]) =>
      decideInjection(cards, gatesOf(against, live, seen, beside(fixed)), limits, shownBeside);
    let seen = visibleRows({ ...shownParts, history: [...live, message] }, fixed);
    let injection = judge(seen);
    // Older blocks give way to a new one: what they alone said nobody sees beside it.
    for (let left = besideBlock(seen, live, injection); left.length < seen.length; ) {
      seen = left;
      injection = judge(seen);
      left = besideBlock(seen, live, injection);
    }
    return injection;
  };
  const pruned = pruneHistory(before, {
    cap,
    live: liveMemoryTokens(settings),
    turn: settings.memory_budget_tokens,
  });
  const block = decideWithin(pruned, decide);
  const { live, shown } = placeBlock(pruned, block, message, cap);
  const { excerpts: counts, ...assembled } = assemblePrompt({ ...shownParts, history: shown }, fixed);
  const decisions = decisionsShown(excerpts, counts);
  return {
    injection: { ...block, decisions: [...decisions, ...block.decisions] },
    excerpted: decisions.flatMap(({ decision, item }) => (decision === 'excerpted' ? [item.candidate] : [])),
    live,
    ...assembled,
  };
}

/**
 * A new block pushes the oldest out: what that one carried may come along. Without a new block nothing moves. A cap that was
 * lowered takes old blocks out in either case: what they carried is live no more.
 */
function decideWithin(
  { staying, left }: PrunedHistory,
  decide: (live: readonly HistoryRow[]) => Injection,
): Injection {
  const pushedOut = new Set(staying.filter((row) => !left.includes(row)).flatMap(({ itemIds }) => itemIds));
  const injection = decide(left);
  if (pushedOut.size === 0 || injection.itemIds.some((id) => !pushedOut.has(id))) return injection;
  // It has nothing that a block which stays would not show as well.
  const unmoved = decide(staying);
  return unmoved.content === null ? unmoved : injection;
}

/** All that may be shown, in the order in which it is decided on. */
function toOffers({ recalled: { items }, standing, corrections, scores }: Offered): Offer[] {
  const found = new Map(items.map((item) => [item.candidate.id, item]));
  const asRole = (role: 'correction' | 'standing') => (candidate: MemoryCandidate) => ({
    role,
    item: { ...(found.get(candidate.id) ?? unsought(candidate)), candidate },
    contextualScore: 1,
  });
  return [
    ...corrections.map(asRole('correction')),
    ...standing.map(asRole('standing')),
    ...items.map((item) => ({
      role: 'contextual' as const,
      item,
      contextualScore: scores.get(item.candidate.id) ?? 0,
    })),
  ];
}

/** A turn without a prompt. */
export interface WithheldTurn extends Omit<ComposedTurn, 'prompt'> {
  readonly prompt: null;
}

/**
 * The turn as it is without a prompt: nothing is injected and nothing is used. The message stays in live history, so that
 * the next turn, and the reply that tells the user, have what they follow.
 */
export function withholdPrompt(
  { injection, ...assembled }: ComposedTurn,
  before: readonly HistoryRow[],
  message: HistoryRow,
): WithheldTurn {
  const decisions = injection.decisions.map((decided) =>
    injection.itemIds.includes(decided.id) || decided.decision === 'excerpted'
      ? { ...decided, decision: 'continuity_lost' as const }
      : decided,
  );
  return {
    injection: { content: null, tokens: 0, itemIds: [], injected: [], decisions },
    excerpted: [],
    live: trimHistory([...before, message]),
    ...unanswered(assembled),
  };
}

/** Empty prompt of a turn that gets none, with its budget. */
export function unanswered({
  budget,
}: Pick<AssembledPrompt, 'budget'>): Omit<WithheldTurn, 'injection' | 'excerpted' | 'live'> {
  const unused = Object.fromEntries(Object.keys(budget.parts).map((part) => [part, 0]));
  return {
    prompt: null,
    budget: { limit: budget.limit, used: 0, parts: { ...budget.parts, ...unused } },
    established: [],
    degraded: [],
  };
}

/**
 * Facts to record as shown: those of `unrecorded` that stand in the prompt, and as many as a block would have had of those that
 * the message asks for. Of passing remarks, which use makes last, only the best one counts, and only where the message names what it tells of:
 * they stand there for want of others, and many a message is near to them.
 */
export function promptFactsOf(
  unrecorded: readonly Memory[],
  { established, injection }: Pick<ComposedTurn, 'established' | 'injection'>,
  named: Offered['named'],
  topK: number,
): PromptFacts {
  const asked = injection.decisions.filter(
    ({ id, decision, item }) =>
      decision === 'already_live' && item.origin !== 'nearby' && established.includes(id),
  );
  const remark = asked.find(isOfRemark);
  return {
    unrecorded: unrecorded.filter(({ id }) => established.includes(id)),
    asked: asked
      .filter((one) => !isOfRemark(one) || (one === remark && named.has(one.id)))
      .slice(0, topK)
      .map(({ id }) => id),
  };
}

const isOfRemark = ({ item: { candidate } }: InjectionDecision): boolean =>
  candidate.type === 'memory' && isPassingRemark(candidate.memory);
