/**
 * The injection of a turn: which items its block shows, in which order, and why every other one was left out. Pure.
 * Corrections come first, then what holds in every answer, then what the message asks for, best first. Nothing that the
 * model sees already is shown again, and nothing comes twice within the window of the context.
 */
import { countTokens } from '../../lib/text/tokens.ts';
import { wordsKey } from '../../memory/changes/content.ts';
import { INJECTION_PREFIX } from '../../memory/neutralise.ts';
import type { Settings } from '../../memory/settings.ts';
import type { Candidate, RecalledItem } from '../../recall/candidates.ts';
import {
  ALL_ELSEWHERE,
  areElsewhere,
  type LineContext,
  type LineMark,
  type PassageLength,
  renderLine,
} from './block-line.ts';
import { FEW, type Filling } from './fill.ts';
import { DROP_REASONS, findObjection, type Gates, liveTexts, type Offer, type OfferRole } from './gates.ts';
import { INJECTION_SIMILARITY, type RepetitionLimits } from './injected-item.ts';
import { isToldBy, saysAllOf } from './paraphrase.ts';
import { CHUNKS_MAX, isChunk, retells } from './redundant-chunks.ts';
import { STANDING_MAX, STANDING_TOKEN_SHARE } from './standing.ts';

/**
 * Decisions about a candidate: it is injected, for one of three reasons, shown as an excerpt, or left out for one of
 * these.
 */
export const INJECTION_DECISIONS = [
  'injected',
  'injected_as_standing',
  'injected_as_correction',
  'excerpted',
  ...DROP_REASONS,
] as const;

/** Decision about one candidate, for the trace. */
export interface InjectionDecision {
  readonly id: string;
  readonly decision: (typeof INJECTION_DECISIONS)[number];
  /** Tokens of its line; 0 when it was refused before it was rendered. */
  readonly tokens: number;
  readonly item: RecalledItem;
}

export interface Injection {
  /** The whole block, or null when nothing passed. */
  readonly content: string | null;
  readonly tokens: number;
  readonly itemIds: readonly string[];
  /** Injected candidates, in the order of their lines. */
  readonly injected: readonly Candidate[];
  readonly decisions: readonly InjectionDecision[];
}

export interface InjectionLimits extends Omit<LineContext, 'isAllElsewhere'>, RepetitionLimits, Filling {
  /** Items of each kind at most that the message asks for; null for as many as there is room for. */
  readonly topK: number | null;
  /** Items of the block at most. */
  readonly maxTotal: number;
  /** Score below which what was found does not answer the message. */
  readonly contextualMinScore: number;
  /** Tokens of the whole block at most. */
  readonly budgetTokens: number;
  /** Speaker of this turn. */
  readonly userId: string;
}

/** The limits that a workspace sets. */
export const injectionLimits = (settings: Settings, filling: Filling) => ({
  ...filling,
  maxTotal: settings.max_total,
  contextualMinScore: settings.contextual_min_score,
  contextWindowDepth: settings.context_window_depth,
  injectionSimilarity: INJECTION_SIMILARITY,
  named: settings.final_top_k === null ? filling.named : new Set<string>(),
  topK: settings.final_top_k ?? (filling.fills ? null : FEW),
});

/** Decides on all that is offered, in that order, each once; `excerpted` is what the prompt shows beside its blocks. */
export function decideInjection(
  offers: readonly Offer[],
  gates: Gates,
  limits: InjectionLimits,
  excerpted: readonly Candidate[] = [],
): Injection {
  const live = liveTexts(gates.history);
  const judged = onceEach(offers).map((offer) => {
    const objection = findObjection(offer, gates, limits, live);
    return { offer, objection, quoted: objection === null ? asQuoted(offer, gates) : null };
  });
  const candidates = judged.flatMap(({ quoted }) => quoted?.item.candidate ?? []);
  const told = limits.inOrderOfTime ? new Set<Candidate>() : toldByFuller(judged, gates, limits);
  const block = new Block({ ...limits, isAllElsewhere: areElsewhere(candidates) }, excerpted);
  const decisions = judged.map(({ offer, objection, quoted }): InjectionDecision => {
    const { decision, tokens } =
      quoted === null
        ? { decision: objection ?? 'outdated', tokens: 0 }
        : told.has(quoted.item.candidate)
          ? { decision: 'duplicate' as const, tokens: 0 }
          : block.add(quoted, markOf(offer, gates));
    return { id: offer.item.candidate.id, decision, tokens, item: offer.item };
  });
  return { ...block.close(), decisions };
}

/** Lines behind one among which a fuller one is looked for: further behind it may find no room. */
const FULLER_WITHIN = 5;

/** Candidates of which one right behind them tells all, and more: the same thing, told in few words and in many. */
function toldByFuller(
  judged: readonly { readonly quoted: Offer | null }[],
  { outdated, doubted }: Gates,
  { userId }: InjectionLimits,
): ReadonlySet<Candidate> {
  const holding = judged.flatMap(({ quoted }) => {
    if (quoted?.role !== 'contextual') return [];
    const { candidate } = quoted.item;
    return outdated.has(candidate.id) || doubted?.has(candidate.id) ? [] : [candidate];
  });
  return new Set(
    holding.filter((candidate, i) =>
      holding.slice(i + 1, i + 1 + FULLER_WITHIN).some((fuller) => isToldBy(candidate, fuller, userId)),
    ),
  );
}

/** The first offer of each item. */
function onceEach(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ item }) => {
    const isFirst = !seen.has(item.candidate.id);
    seen.add(item.candidate.id);
    return isFirst;
  });
}

/** The offer with the words of which a line may quote; null where there are none. */
function asQuoted(offer: Offer, { quotable }: Gates): Offer | null {
  const { candidate } = offer.item;
  const content = quotable?.(candidate) ?? candidate.content;
  if (content === candidate.content) return offer;
  return content === '' ? null : { ...offer, item: { ...offer.item, candidate: { ...candidate, content } } };
}

const markOf = ({ role, item: { candidate } }: Offer, { outdated, doubted }: Gates): LineMark => {
  if (role === 'correction') return 'correction';
  if (outdated.has(candidate.id)) return 'outdated';
  return doubted?.has(candidate.id) === true ? 'doubted' : null;
};

const DECISIONS = {
  contextual: 'injected',
  standing: 'injected_as_standing',
  correction: 'injected_as_correction',
} as const satisfies Record<OfferRole, InjectionDecision['decision']>;

/** Lines that quote a long message at length. */
const LONG_PASSAGES = 3;

/** The lines that are taken, within the limits. */
class Block {
  readonly #limits: InjectionLimits & LineContext;
  readonly #excerpted: readonly Candidate[];
  readonly #texts = new Set<string>();
  readonly #lines: { readonly line: string; readonly candidate: Candidate; readonly role: OfferRole }[] = [];
  /** Items that the message asks for, by kind. */
  readonly #perType = new Map<string, number>();
  #standing = { items: 0, tokens: 0 };
  readonly #heading: string;
  #tokens: number;

  constructor(limits: InjectionLimits & LineContext, excerpted: readonly Candidate[]) {
    this.#limits = limits;
    this.#excerpted = excerpted;
    this.#heading = limits.isAllElsewhere ? `${INJECTION_PREFIX} ${ALL_ELSEWHERE}` : INJECTION_PREFIX;
    this.#tokens = countTokens(this.#heading);
    for (const candidate of excerpted) this.#texts.add(this.#sayingOf(candidate));
  }

  /** Takes an item in, or says which limit it meets; it is rendered and counted only when none but the tokens are left. */
  add({ item, role }: Offer, mark: LineMark): Pick<InjectionDecision, 'decision' | 'tokens'> {
    const { candidate } = item;
    const text = this.#sayingOf(candidate);
    const isSaid = this.#texts.has(text) || this.#isRetold(candidate);
    const full = isSaid ? 'duplicate' : this.#limitOf(candidate, role);
    // A summary of what the block says anyway is not replaced by the next best one, which answers less.
    if (full === 'duplicate' && isChunk(candidate)) this.#count(candidate);
    if (full !== null) return { decision: full, tokens: 0 };
    const line = renderLine(candidate, this.#limits, mark, this.#lengthFor(role));
    const tokens = countTokens(line) + 1;
    const { budgetTokens } = this.#limits;
    const isTooLarge =
      this.#tokens + tokens > budgetTokens ||
      (role === 'standing' && this.#standing.tokens + tokens > budgetTokens * STANDING_TOKEN_SHARE);
    if (isTooLarge) return { decision: 'budget', tokens };
    this.#texts.add(text);
    this.#lines.push({ line, candidate, role });
    this.#tokens += tokens;
    if (role === 'contextual') this.#count(candidate);
    if (role === 'standing')
      this.#standing = { items: this.#standing.items + 1, tokens: this.#standing.tokens + tokens };
    return { decision: DECISIONS[role], tokens };
  }

  close(): Omit<Injection, 'decisions'> {
    const lines = this.#limits.inOrderOfTime ? toldInOrder(this.#lines) : eventsInOrder(this.#lines);
    const injected = lines.map(({ candidate }) => candidate);
    const itemIds = injected.map(({ id }) => id);
    if (itemIds.length === 0) return { content: null, tokens: 0, itemIds, injected };
    const content = [this.#heading, ...lines.map(({ line }) => line)].join('\n');
    return { content, tokens: countTokens(content), itemIds, injected };
  }

  /** Length for a passage: the best answer is quoted at length, and one of many is not. */
  #lengthFor(role: OfferRole): PassageLength {
    const before = this.#lines.filter((line) => line.role === 'contextual').length;
    const isOneOfMany = this.#limits.inOrderOfTime || before >= LONG_PASSAGES;
    return role === 'contextual' && isOneOfMany ? 'short' : 'long';
  }

  #limitOf(candidate: Candidate, role: OfferRole): 'rank' | 'max_total' | null {
    const { topK, maxTotal } = this.#limits;
    const most = isChunk(candidate) ? CHUNKS_MAX : topK;
    if (
      role === 'contextual' &&
      most !== null &&
      !this.#isNamed(candidate) &&
      (this.#perType.get(candidate.type) ?? 0) >= most
    )
      return 'rank';
    // Half of a small block as well: what was asked for needs room.
    const standingMax = Math.min(STANDING_MAX, Math.floor(maxTotal / 2));
    if (role === 'standing' && this.#standing.items >= standingMax) return 'rank';
    return this.#lines.length >= maxTotal ? 'max_total' : null;
  }

  /** Recognises what comes though there are a few of its kind, where nobody set how many there may be. */
  #isNamed({ id }: Candidate): boolean {
    return this.#limits.named.has(id);
  }

  #count({ type }: Candidate): void {
    this.#perType.set(type, (this.#perType.get(type) ?? 0) + 1);
  }

  /**
   * Recognises a candidate all of which lines of the block say in other words: a memory and the message that taught it,
   * a summary.
   */
  #isRetold(candidate: Candidate): boolean {
    const told = this.#lines.map(({ candidate: other }) => other);
    if (isChunk(candidate)) return retells(candidate, [...told, ...this.#excerpted]);
    const { userId, inOrderOfTime } = this.#limits;
    return told.some(
      (other) =>
        saysAllOf(other, candidate, userId) || (!inOrderOfTime && isToldBy(candidate, other, userId)),
    );
  }

  /** Speaker and words of a candidate, as a line shows them: the words of another member are not the user's own. */
  #sayingOf(candidate: Candidate): string {
    const isOthers =
      candidate.type === 'event' && candidate.userId !== null && candidate.userId !== this.#limits.userId;
    return JSON.stringify([isOthers ? candidate.userId : null, wordsKey(candidate.content)]);
  }
}

/** The lines with what the message asks for in order of time, behind what is told whatever it asks. */
const toldInOrder = <T extends { readonly candidate: Candidate; readonly role: OfferRole }>(
  lines: readonly T[],
): T[] => [
  ...lines.filter(({ role }) => role !== 'contextual'),
  ...lines
    .filter(({ role }) => role === 'contextual')
    .sort((a, b) => timeOf(a.candidate) - timeOf(b.candidate)),
];

/** The lines with what happens at a time in the order of when it does; all else stays where it is. */
function eventsInOrder<T extends { readonly candidate: Candidate; readonly role: OfferRole }>(
  lines: readonly T[],
): T[] {
  const isEvent = ({ candidate, role }: T) =>
    role === 'contextual' && candidate.type === 'memory' && candidate.memory.happensFrom != null;
  const events = lines.filter(isEvent).sort((a, b) => timeOf(a.candidate) - timeOf(b.candidate));
  let next = 0;
  return lines.map((line) => (isEvent(line) ? (events[next++] ?? line) : line));
}

/** The moment at which something happens, where it tells that, else at which it was said. */
const timeOf = (candidate: Candidate): number =>
  candidate.type === 'memory' && candidate.memory.happensFrom != null
    ? Date.parse(candidate.memory.happensFrom)
    : candidate.occurredAt;

/** A memory that nobody searched for, in the shape of what recall finds. */
export const unsought = (candidate: Candidate): RecalledItem => ({
  candidate,
  score: 0,
  parts: {},
  evidence: {},
  origin: 'words',
});
