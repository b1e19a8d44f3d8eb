/** Occurrences of the terms of a question in the events that were found: frequencies, rarity, pairs and passages. Pure. */
import { type CollectionStatistics, inverseDocumentFrequency, relativeLength, saturated } from '../bm25.ts';
import { add, type Column, emptyColumn, meanOf } from './columns.ts';
import type { EventFindings } from './evidence.ts';

/** A long message is matched by the best stretch of this many characters of terms, some 60; stretches overlap by half. */
const PASSAGE_CHARS = 400;
/** A message of so many characters of terms is one passage. */
const PASSAGE_WHOLE_CHARS = PASSAGE_CHARS * 1.5;
/** Length of a passage, in characters, that counts neither as short nor as long. */
const PASSAGE_MEAN_CHARS = 300;
/** Pairs of the question's words that stand together in an event; more than two tell nothing new. */
const PAIRS_MAX = 2;

/** A term of the question: what it weighs, and how often each event has it. */
export interface TermMatch {
  readonly term: string;
  /** Inverse document frequency, times what the term counts in the question. */
  readonly weight: number;
  /** Rows of the events that have it, in order: few, so that what only these bring about is looked at for them alone. */
  readonly rows: readonly number[];
  /** Occurrences in each event. */
  readonly frequency: Column;
  /** Positions in the terms of each event, in characters. */
  readonly places: readonly (readonly number[])[];
}

/** The question's terms that any event has, with the sum of the weights of all that the index knows. */
export interface TermMatches {
  readonly matches: readonly TermMatch[];
  readonly totalWeight: number;
  /** Terms of each event. */
  readonly lengths: Column;
}

/** Weight of a term of the question; one that is not in `weights` counts 1 beside its rarity. */
export const termWeight = (
  term: string,
  { documents, documentFrequency }: CollectionStatistics,
  weights: ReadonlyMap<string, number>,
): number => inverseDocumentFrequency(documentFrequency.get(term) ?? 0, documents) * (weights.get(term) ?? 1);

/** Looks for the terms; a term absent from `weights` counts 1. */
export function matchTerms(
  findings: EventFindings,
  terms: readonly string[],
  weights: ReadonlyMap<string, number>,
): TermMatches {
  const { found, documentFrequency } = findings;
  const matches = terms
    .filter((term) => documentFrequency.has(term))
    .map((term) => matchTerm(found, term, termWeight(term, findings, weights)));
  return {
    matches,
    totalWeight: matches.reduce((sum, { weight }) => sum + weight, 0) || 1,
    lengths: Float64Array.from(found, (event) => event.length),
  };
}

const NOWHERE: readonly number[] = [];

function matchTerm(found: EventFindings['found'], term: string, weight: number): TermMatch {
  const rows: number[] = [];
  const frequency = new Float64Array(found.length);
  const places = found.map((event, row) => {
    const at = placesOf(event.terms, term);
    if (at.length > 0) rows.push(row);
    frequency[row] = at.length;
    return at;
  });
  return { term, weight, rows, frequency, places };
}

/** Offsets at which a text holds a term as a whole. The term is looked for, not the spaces around it, of which there are many. */
function placesOf(text: string, term: string): readonly number[] {
  let at = text.indexOf(term);
  if (at < 0) return NOWHERE;
  const places: number[] = [];
  for (; at >= 0; at = text.indexOf(term, at + 1)) {
    const end = at + term.length;
    const isWhole = (at === 0 || text[at - 1] === ' ') && (end === text.length || text[end] === ' ');
    if (isWhole) places.push(at);
  }
  return places;
}

/** BM25 of each event. */
export function bm25({ matches, lengths }: TermMatches): Column {
  const mean = meanOf(lengths);
  const scores = emptyColumn(lengths);
  for (const { weight, rows, frequency } of matches)
    for (const i of rows)
      add(scores, i, weight * saturated(frequency[i] ?? 0, relativeLength(lengths[i] ?? 0, mean)));
  return scores;
}

/** BM25 of each event's best passage: a long message is as good as its best stretch. */
export function passageScores({ found }: EventFindings, { matches }: TermMatches): Column {
  const scores = new Float64Array(found.length);
  for (const { weight, rows, frequency } of matches) {
    for (const i of rows) {
      const { length } = found[i]?.terms ?? '';
      const relative = relativeLength(length, PASSAGE_MEAN_CHARS);
      if (length <= PASSAGE_WHOLE_CHARS) add(scores, i, weight * saturated(frequency[i] ?? 0, relative));
    }
  }
  for (const [i, { terms }] of found.entries())
    if (terms.length > PASSAGE_WHOLE_CHARS) scores[i] = bestPassage(terms.length, matches, i);
  return scores;
}

function bestPassage(length: number, matches: readonly TermMatch[], row: number): number {
  const inside = matches.filter(({ frequency }) => (frequency[row] ?? 0) > 0);
  if (inside.length === 0) return 0;
  let best = 0;
  for (let start = 0; start < length - PASSAGE_CHARS / 2; start += PASSAGE_CHARS / 2) {
    const relative = relativeLength(Math.min(PASSAGE_CHARS, length - start), PASSAGE_MEAN_CHARS);
    let score = 0;
    for (const { weight, places } of inside) {
      let count = 0;
      for (const at of places[row] ?? NOWHERE) if (at >= start && at < start + PASSAGE_CHARS) count++;
      if (count > 0) score += weight * saturated(count, relative);
    }
    best = Math.max(best, score);
  }
  return best;
}

/** Number of neighbouring words of the question that stand side by side in each event, two at most. */
export function pairCounts({ matches, lengths }: TermMatches, sequence: readonly string[]): Column {
  const byTerm = new Map(matches.map((match) => [match.term, match]));
  const counts = emptyColumn(lengths);
  for (let k = 1; k < sequence.length; k++) {
    const [first, second] = [byTerm.get(sequence[k - 1] ?? ''), byTerm.get(sequence[k] ?? '')];
    if (first === undefined || second === undefined) continue;
    for (const i of first.rows) {
      const behind = second.places[i] ?? NOWHERE;
      if (behind.length === 0) continue;
      const isBeside = first.places[i]?.some((at) => behind.includes(at + first.term.length + 1)) ?? false;
      if (isBeside && (counts[i] ?? 0) < PAIRS_MAX) add(counts, i, 1);
    }
  }
  return counts;
}
