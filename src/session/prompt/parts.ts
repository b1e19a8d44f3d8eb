/**
 * The parts of a prompt under its budget. Every part has a limit of its own; when their sum is more than the budget all the
 * same, parts give way in a fixed order: documents, tools, recalled cards, older turns, the state of the conversation,
 * the recap, facts. The new message, the persona and the safety lines never do. Pure.
 */
import type { SnapshotParts } from '../../memory/ports.ts';
import { liveMemoryTokens, type Settings } from '../../memory/settings.ts';
import { countRowTokens, type HistoryRow } from '../history/history-row.ts';
import { limitMessages, truncateHistory } from '../history/truncate-history.ts';
import { boundRows, shrinkBlocks } from './bounded-rows.ts';
import { type Continued, continuedSection } from './continued.ts';
import { documentSections, type Excerpt, stateSections, todaySection, toolSections } from './dynamic-part.ts';
import type { EstablishedFact } from './established-facts.ts';
import { type PartLimits, partLimits } from './limits.ts';
import type { RecapEntry } from './recap.ts';
import { fitSections, type Section, sectionTokens } from './section.ts';
import { renderStable, type StablePart } from './stable-part.ts';

export interface PromptInput {
  readonly settings: Settings;
  /** The persona card as text; null without a persona. */
  readonly persona?: string | null;
  /** Established facts, most important first. */
  readonly facts?: readonly EstablishedFact[];
  readonly subjectId?: string | null;
  /** The recap of other conversations, newest first. */
  readonly recap?: readonly RecapEntry[];
  /** The earlier conversation that this one goes on with. */
  readonly continued?: Continued | null;
  readonly rollingSummary: string | null;
  /** The state at the latest compaction; null without one. */
  readonly snapshot?: SnapshotParts | null;
  readonly documents?: readonly Excerpt[];
  readonly tools?: readonly Excerpt[];
  /** Live history with the new message last; a block that is not kept may stand before it. */
  readonly history: readonly HistoryRow[];
  readonly limit: number;
  /** The moment of the turn: lines are dated, and the prompt says what day it is; absent where no turn is taken. */
  readonly now?: number;
  /** Milliseconds that the clock of whoever speaks is ahead of UTC. */
  readonly clock?: number;
}

/** Every part, and what it shows. */
export interface PromptParts {
  readonly stable: StablePart;
  readonly state: readonly Section[];
  readonly documents: readonly Section[];
  readonly tools: readonly Section[];
  readonly rows: readonly HistoryRow[];
}

/** Limits of the parts of a prompt. */
const limitsOf = ({ settings, limit }: Omit<PromptInput, 'history'>): PartLimits =>
  partLimits(limit, liveMemoryTokens(settings), settings.summary_max_tokens);

/** Every part but the history, within its own limit, and what the history may take of the rest. */
export interface FixedParts extends Omit<PromptParts, 'rows'> {
  readonly limits: PartLimits;
  /** Tokens of a prompt that the parts beside the history leave. It depends on what changes rarely only: it must not waver. */
  readonly left: number;
}

/** All that a prompt shows beside its history. */
export function limitFixed(input: Omit<PromptInput, 'history'>): FixedParts {
  const { settings, limit } = input;
  const limits = limitsOf(input);
  const stable = renderStable(stableInput(input), limits);
  const state = fitSections(
    [
      ...(input.now === undefined ? [] : [todaySection(input.now + (input.clock ?? 0))]),
      ...stateSections(input.rollingSummary, input.snapshot ?? null, settings.summary_max_tokens),
      continuedSection(input.continued ?? null),
    ],
    limits.state,
  );
  const documents = fitSections(documentSections(input.documents ?? []), limits.documents);
  const tools = fitSections(
    toolSections(input.tools ?? []),
    Math.min(limits.tools, settings.memory_budget_tokens),
  );
  const others =
    stable.tokens +
    sectionTokens(state) +
    limits.cards +
    (input.documents?.length ? limits.documents : 0) +
    (input.tools?.length ? limits.tools : 0);
  return { stable, state, documents, tools, limits, left: limit - others };
}

/** The rows of a history, the new message last, that a prompt has room for beside the other parts. */
export function limitRows(
  { limits, left }: FixedParts,
  history: readonly HistoryRow[],
  limit: number,
): readonly HistoryRow[] {
  const messages = limitMessages(
    boundRows(history, limit),
    Math.max(limits.history + (history.at(-1)?.tokens ?? 0), left),
    limits.historyStep,
  );
  const cards = countRowTokens(messages.filter(({ kind }) => kind === 'injection'));
  return shrinkBlocks(messages, cards - limits.cards);
}

/** The parts within the budget, as far as that can be: each gives way when those before it have nothing left to give. */
export function shrinkParts(parts: PromptParts, input: PromptInput): PromptParts {
  let now = parts;
  for (const give of GIVE_WAY) {
    const excess = usedBy(now) - input.limit;
    if (excess > 0) now = { ...now, ...give(now, excess, input) };
  }
  return now;
}

/** Parts that give way, in this order, each by `excess` tokens or as much as it has. */
const GIVE_WAY: readonly ((
  parts: PromptParts,
  excess: number,
  input: PromptInput,
) => Partial<PromptParts>)[] = [
  ({ documents }, excess) => ({ documents: lessOf(documents, excess) }),
  ({ tools }, excess) => ({ tools: lessOf(tools, excess) }),
  ({ rows }, excess) => ({ rows: shrinkBlocks(rows, excess) }),
  ({ rows }, excess) => ({ rows: truncateHistory(rows, countRowTokens(rows) - excess) }),
  // What else stands in the newest turn; the new message is last.
  ({ rows }) => ({ rows: rows.slice(-1) }),
  ({ state }, excess) => ({ state: lessOf(state, excess) }),
  // What is known is worth more than what was talked of.
  (_, __, input) => ({ stable: renderStable(stableInput(input), { ...limitsOf(input), recap: 0 }) }),
  ({ stable }, excess, input) => {
    const withoutFacts = renderStable(stableInput(input), NOTHING_KNOWN).tokens;
    const facts = stable.tokens - withoutFacts - excess;
    return { stable: renderStable(stableInput(input), { ...NOTHING_KNOWN, facts }) };
  },
];

const NOTHING_KNOWN = { facts: 0, recap: 0 };

const lessOf = (sections: readonly Section[], excess: number): Section[] =>
  fitSections(sections, sectionTokens(sections) - excess);

/** Tokens of all parts. */
export const usedBy = ({ stable, state, documents, tools, rows }: PromptParts): number =>
  stable.tokens + sectionTokens([...state, ...documents, ...tools]) + countRowTokens(rows);

const stableInput = ({ settings, persona, facts, subjectId, recap }: Omit<PromptInput, 'history'>) => ({
  instructions: settings.instructions,
  persona: persona ?? null,
  facts: facts ?? [],
  subjectId: subjectId ?? null,
  recap: recap ?? [],
});
