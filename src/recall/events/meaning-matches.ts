/** Nearness in meaning between the words of events and those of the question, where they are not the same. Pure. */
import { RELATED_MIN_COSINE } from '../meaning/table-shape.ts';
import { cosineOf, sumOfRows, vectorRow } from '../meaning/word-vectors.ts';
import { type Dialogue, greaterNeighbour } from './dialogue.ts';
import type { TermMatches } from './term-matches.ts';

/** Weight of a neighbour's word beside the event's own. */
const BESIDE = 0.9;

export interface MeaningMatches {
  /** Share of the question's weight that each event has a word for, a related one by its nearness. */
  readonly own: Float64Array;
  /** The same with the words of the turns beside it. */
  readonly beside: Float64Array;
  /** Nearness of all its words to all of the question's. */
  readonly theme: Float64Array;
}

/** The opening terms of an event in the table of meaning: the rows of those that it knows, and the sum of them. */
export interface OpeningMeaning {
  readonly rows: readonly number[];
  readonly sum: Float32Array;
}

/** Looks up opening terms, each once. */
export function readMeaning(terms: ReadonlySet<string>): OpeningMeaning {
  const rows = [...terms].flatMap((term) => vectorRow(term) ?? []);
  return { rows, sum: sumOfRows(rows) };
}

/** Compares the opening terms of events with the question's terms. */
export function matchMeaning(
  dialogue: Dialogue,
  openings: readonly OpeningMeaning[],
  asked: readonly { readonly term: string; readonly weight: number }[],
  { matches }: TermMatches,
): MeaningMatches {
  const exact = new Map(matches.map((match) => [match.term, match.frequency]));
  const total = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const own = new Float64Array(openings.length);
  const beside = new Float64Array(openings.length);
  for (const { term, weight } of asked) {
    const nearest = nearestWords(openings, vectorRow(term));
    exact.get(term)?.forEach((count, i) => {
      if (count > 0) nearest[i] = 1;
    });
    const around = greaterNeighbour(dialogue, nearest, 1);
    nearest.forEach((value, i) => {
      own[i] = (own[i] ?? 0) + (weight * value) / total;
      beside[i] = (beside[i] ?? 0) + (weight * Math.max(value, BESIDE * (around[i] ?? 0))) / total;
    });
  }
  return { own, beside, theme: themeOf(openings, asked) };
}

/** Cosine, for each event, of its word that is nearest to a row; 0 where none is related. */
function nearestWords(openings: readonly OpeningMeaning[], row: number | undefined): Float64Array {
  if (row === undefined) return new Float64Array(openings.length);
  const cosines = new Map<number, number>();
  const nearnessTo = (other: number): number => {
    const known = cosines.get(other);
    if (known !== undefined) return known;
    const cosine = cosineOf(row, other);
    const nearness = cosine >= RELATED_MIN_COSINE ? cosine : 0;
    cosines.set(other, nearness);
    return nearness;
  };
  return Float64Array.from(openings, ({ rows }) => {
    let best = 0;
    for (const other of rows) best = Math.max(best, nearnessTo(other));
    return best;
  });
}

function themeOf(
  openings: readonly OpeningMeaning[],
  asked: readonly { readonly term: string; readonly weight: number }[],
): Float64Array {
  const known = asked.flatMap(({ term, weight }) => {
    const row = vectorRow(term);
    return row === undefined ? [] : [{ row, weight }];
  });
  const question = sumOfRows(
    known.map(({ row }) => row),
    known.map(({ weight }) => weight),
  );
  return Float64Array.from(openings, ({ sum }) => cosine(question, sum));
}

function cosine(a: Float32Array, b: Float32Array): number {
  let [product, first, second] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i] ?? 0, b[i] ?? 0];
    product += one * other;
    first += one * one;
    second += other * other;
  }
  return product / (Math.sqrt(first * second) || 1);
}
