/**
 * Excerpts that a prompt shows beside its blocks: passages of documents, and results of tools that have left live history. They
 * are chosen anew for each turn and kept nowhere, so that none waits for having been shown before; all other gates are those of
 * the block. Pure.
 */
import { countTokens } from '../../lib/text/tokens.ts';
import { wordsKey } from '../../memory/changes/content.ts';
import {
  givesAnyOrder,
  isFromWeb,
  isKeptOut,
  isMarkedFor,
  takesOver,
  UNTITLED,
} from '../../memory/untrusted.ts';
import type { Candidate, ChunkCandidate, EventCandidate } from '../../recall/candidates.ts';
import {
  DOCUMENT_EXCERPT_MAX_TOKENS,
  DOCUMENT_EXCERPTS_MAX,
  documentSections,
  type Excerpt,
  TOOL_EXCERPT_MAX_TOKENS,
  TOOL_EXCERPTS_MAX,
  toolSections,
} from '../prompt/dynamic-part.ts';
import { sectionTokens } from '../prompt/section.ts';
import { placeOf } from './block-line.ts';
import type { InjectionDecision } from './decide-injection.ts';
import {
  findObjection,
  type GateLimits,
  type Gates,
  isOrderOfStranger,
  liveTexts,
  type Offer,
} from './gates.ts';
import { recalledExcerpt } from './recalled-passage.ts';

/** A passage of fewer tokens says nothing. */
const PASSAGE_MIN_TOKENS = 20;
/** Tokens that quotation adds to a passage: it stands on one line, its own quotation marks escaped. */
const ESCAPES_TOKENS = 5;

export interface ExcerptLimits extends GateLimits {
  /** Excerpts of each kind at most; null for as many as there may be. */
  readonly topK: number | null;
  /** Tokens that the prompt has for each kind. */
  readonly room: Readonly<Record<ExcerptKind, number>>;
}

const KINDS = {
  documents: { most: DOCUMENT_EXCERPTS_MAX, tokens: DOCUMENT_EXCERPT_MAX_TOKENS, sections: documentSections },
  tools: { most: TOOL_EXCERPTS_MAX, tokens: TOOL_EXCERPT_MAX_TOKENS, sections: toolSections },
} as const;

/** The part of a prompt that an excerpt stands in. */
export type ExcerptKind = keyof typeof KINDS;

/** An item and the passage of it that the prompt shows. */
export interface ChosenExcerpt {
  readonly candidate: Candidate;
  readonly excerpt: Excerpt;
}

/** Excerpts, best first, and what became of each that was offered. */
export interface Excerpts extends Readonly<Record<ExcerptKind, readonly ChosenExcerpt[]>> {
  readonly decisions: readonly InjectionDecision[];
}

/** Decides on all excerpts that are offered, in that order. */
export function decideExcerpts(offers: readonly Offer[], gates: Gates, limits: ExcerptLimits): Excerpts {
  const live = liveTexts(gates.history);
  const chosen: Record<ExcerptKind, ChosenExcerpt[]> = { documents: [], tools: [] };
  const held = { ...gates, recent: [] };
  const decisions = offers.map((offer): InjectionDecision => {
    const { item } = offer;
    const { candidate } = item;
    const kind = candidate.type === 'document' ? 'documents' : 'tools';
    const decide = (): Pick<InjectionDecision, 'decision' | 'tokens'> => {
      const objection = findObjection(offer, held, limits, live);
      if (objection !== null) return { decision: objection, tokens: 0 };
      if (gates.outdated.has(candidate.id)) return { decision: 'outdated', tokens: 0 };
      const { most, sections } = KINDS[kind];
      if (chosen[kind].length >= Math.min(limits.topK ?? most, most)) return { decision: 'rank', tokens: 0 };
      const excerpt = excerptFrom(candidate, chosen[kind], limits);
      if (typeof excerpt === 'string') return { decision: excerpt, tokens: 0 };
      chosen[kind].push({ candidate, excerpt });
      const line = sections([excerpt])[0]?.lines[0] ?? '';
      return { decision: 'excerpted', tokens: countTokens(line) + 1 };
    };
    return { id: candidate.id, ...decide(), item };
  });
  return { ...chosen, decisions };
}

/** The decisions once the prompt is made: what it had no room for in the end is not shown. */
export const decisionsShown = (
  { decisions, ...chosen }: Excerpts,
  shown: Readonly<Record<ExcerptKind, number>>,
): InjectionDecision[] => {
  const left = new Set(
    (['documents', 'tools'] as const).flatMap((kind) =>
      chosen[kind].slice(shown[kind]).map(({ candidate }) => candidate.id),
    ),
  );
  return decisions.map((decided) =>
    decided.decision === 'excerpted' && left.has(decided.id) ? { ...decided, decision: 'budget' } : decided,
  );
};

/** The passage that answers, or why there is none. */
function excerptFrom(
  candidate: Candidate,
  taken: readonly ChosenExcerpt[],
  limits: ExcerptLimits,
): Excerpt | 'duplicate' | 'untrusted_instruction' | 'budget' {
  const kind = candidate.type === 'document' ? 'documents' : 'tools';
  const origin = originOf(candidate, limits.userId);
  const { tokens, sections } = KINDS[kind];
  const around = sectionTokens(sections([{ ...origin, content: '' }]));
  const limit = Math.min(tokens, Math.floor(limits.room[kind]) - around - ESCAPES_TOKENS);
  if (limit < PASSAGE_MIN_TOKENS) return 'budget';
  const fresh = candidate.type === 'document' ? withoutShared(candidate, taken) : candidate.content;
  if (fresh === null) return 'duplicate';
  const text = candidate.type === 'document' ? withoutOrders(candidate, fresh, limits.userId) : fresh;
  if (text.trim() === '') return 'untrusted_instruction';
  const content = recalledExcerpt(text, limits.terms, limit);
  const words = wordsKey(content);
  if (taken.some(({ excerpt }) => wordsKey(excerpt.content) === words)) return 'duplicate';
  return { content, ...origin };
}

/** Source of an excerpt, its place, and when it was fetched. */
function originOf(candidate: Candidate, userId: string): Pick<Excerpt, 'source' | 'place' | 'at'> {
  if (candidate.type === 'document') {
    const { document, source } = candidate;
    const name = document?.title ?? source ?? 'document';
    const isOrder = nameRuleOf(candidate, userId)(name);
    return { source: isOrder ? UNTITLED : name, at: document?.fetchedAt ?? null };
  }
  const event = candidate as EventCandidate;
  const place = placeOf(event);
  const source = event.source ?? event.name ?? 'tool';
  return { source, ...(place !== '' && { place }), at: event.occurredAt };
}

/** The text of a piece without what pieces of the same document have told already; null when nothing is left. */
function withoutShared(piece: ChunkCandidate, taken: readonly ChosenExcerpt[]): string | null {
  const { startSeq, endSeq, content } = piece;
  let [start, end] = [startSeq, endSeq];
  for (const { candidate } of taken) {
    if (candidate.type !== 'document' || candidate.document?.id !== piece.document?.id) continue;
    if (candidate.startSeq <= start) start = Math.max(start, candidate.endSeq);
    else end = Math.min(end, candidate.startSeq);
  }
  if (start >= end) return null;
  // The headings above a piece stand before its text.
  const text = content.length - (endSeq - startSeq);
  const rest = content.slice(text + start - startSeq, text + end - startSeq);
  return /[\p{L}\p{N}]/u.test(rest) ? content.slice(0, text) + rest : null;
}

/**
 * The text without lines that nobody vouches for: orders in what another user shared, and in a page of the web what would
 * take the model over. What a workspace or its user chose is quoted as it is: a manual may say "always".
 */
function withoutOrders(candidate: ChunkCandidate, text: string, userId: string): string {
  const isOrder = lineRuleOf(candidate, userId);
  return text
    .split('\n')
    .filter((line) => !isOrder(line))
    .join('\n');
}

/** True if an item holds an order of somebody whom `userId` has no reason to trust: in its words, in a line or in its name. */
export function givesOrdersTo(userId: string, candidate: Candidate): boolean {
  if (candidate.type === 'memory') return isMarkedFor(userId, candidate.memory);
  if (candidate.type !== 'document') return isOrderOfStranger(candidate, userId);
  const name = candidate.document?.title ?? candidate.source ?? '';
  return (
    candidate.content.split('\n').some(lineRuleOf(candidate, userId)) || nameRuleOf(candidate, userId)(name)
  );
}

/** Builds the test for lines of a piece that must not be told; where a model took the piece for an order, that is each of them. */
function lineRuleOf(piece: ChunkCandidate, userId: string): (line: string) => boolean {
  if (isOfOther(piece, userId)) return (line) => givesAnyOrder(line, piece.judged);
  return isFromWeb(piece.source ?? '') ? takesOver : () => false;
}

/** Builds the test for names of a document that must not be told. */
function nameRuleOf(piece: ChunkCandidate, userId: string): (name: string) => boolean {
  if (isOfOther(piece, userId)) return (name) => isKeptOut(name, piece.document?.judged);
  return isFromWeb(piece.source ?? '') ? takesOver : () => false;
}

function isOfOther({ document }: ChunkCandidate, userId: string): boolean {
  const owner = document?.userId ?? null;
  return owner !== null && owner !== userId;
}
