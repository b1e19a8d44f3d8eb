/** Occurrences of the terms of a question in the events that were found: frequencies, rarity, pairs and passages. Pure. */
import { type CollectionStatistics, inverseDocumentFrequency, relativeLength, saturated } from '../bm25.ts';
import type { EventFindings } from './evidence.ts';

/** A long message is matched by the best stretch of this many characters of terms, some 60; stretches overlap by half. */
const PASSAGE_CHARS = 400;
/** Length of a passage, in characters, that counts neither as short nor as long. */
const PASSAGE_MEAN_CHARS = 300;
/** Pairs of the question's words that stand together in an event; more than two tell nothing new. */
const PAIRS_MAX = 2;

/** A term of the question: what it weighs, and how often each event has it. */
export interface TermMatch {
  readonly term: string;
  /** Inverse document frequency, times what the term counts in the question. */
  readonly weight: number;
  /** Occurrences in each event. */
  readonly frequency: Float64Array;
  /** Positions in its terms, in characters. */
  readonly places: readonly (readonly number[])[];
}

/** The question's terms that any event has, with the sum of the weights of all that the index knows. */
export interface TermMatches {
  readonly matches: readonly TermMatch[];
  readonly totalWeight: number;
  /** Terms of each event. */
  readonly lengths: Float64Array;
}

/** Mean of the values; 0 of none. */
export const meanOf = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

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
  const texts = found.map((event) => ` ${event.terms} `);
  const matches = terms
    .filter((term) => documentFrequency.has(term))
    .map((term): TermMatch => {
      const places = texts.map((text) => placesOf(text, ` ${term} `));
      return {
        term,
        weight: termWeight(term, findings, weights),
        places,
        frequency: Float64Array.from(places, (at) => at.length),
      };
    });
  return {
    matches,
    totalWeight: matches.reduce((sum, { weight }) => sum + weight, 0) || 1,
    lengths: Float64Array.from(found, (event) => event.length),
  };
}

const NOWHERE: readonly number[] = [];

/** Offsets at which a text holds a term; neighbours share the space between them. */
function placesOf(text: string, spaced: string): readonly number[] {
  let at = text.indexOf(spaced);
  if (at < 0) return NOWHERE;
  const places: number[] = [];
  for (; at >= 0; at = text.indexOf(spaced, at + spaced.length - 1)) places.push(at);
  return places;
}

/** BM25 of each event. */
export function bm25({ matches, lengths }: TermMatches): Float64Array {
  const mean = meanOf(lengths);
  const scores = new Float64Array(lengths.length);
  for (const { weight, frequency } of matches) {
    frequency.forEach((count, i) => {
      if (count > 0)
        scores[i] = (scores[i] ?? 0) + weight * saturated(count, relativeLength(lengths[i] ?? 0, mean));
    });
  }
  return scores;
}

/** BM25 of each event's best passage: a long message is as good as its best stretch. */
export function passageScores({ found }: EventFindings, { matches }: TermMatches): Float64Array {
  return Float64Array.from(found, ({ terms }, i) => {
    const inside = matches.filter(({ frequency }) => (frequency[i] ?? 0) > 0);
    if (inside.length === 0) return 0;
    const isWhole = terms.length <= PASSAGE_CHARS * 1.5;
    const step = isWhole ? terms.length : PASSAGE_CHARS / 2;
    const size = isWhole ? terms.length : PASSAGE_CHARS;
    let best = 0;
    for (let start = 0; start < Math.max(1, terms.length - (isWhole ? 0 : step)); start += step) {
      let score = 0;
      for (const { weight, places } of inside) {
        const count = (places[i] ?? NOWHERE).filter((at) => at >= start && at < start + size).length;
        if (count > 0)
          score +=
            weight *
            saturated(count, relativeLength(Math.min(size, terms.length - start), PASSAGE_MEAN_CHARS));
      }
      best = Math.max(best, score);
    }
    return best;
  });
}

/** Number of neighbouring words of the question that stand side by side in each event, two at most. */
export function pairCounts({ matches, lengths }: TermMatches, sequence: readonly string[]): Float64Array {
  const byTerm = new Map(matches.map((match) => [match.term, match]));
  const pairs = sequence.slice(1).flatMap((term, i) => {
    const [first, second] = [byTerm.get(sequence[i] ?? ''), byTerm.get(term)];
    return first && second ? [{ first, second }] : [];
  });
  return lengths.map((_, i) => {
    const isBeside = ({ first, second }: (typeof pairs)[number]): boolean =>
      (first.places[i] ?? NOWHERE).some((at) => second.places[i]?.includes(at + first.term.length + 1));
    return Math.min(PAIRS_MAX, pairs.filter(isBeside).length);
  });
}
