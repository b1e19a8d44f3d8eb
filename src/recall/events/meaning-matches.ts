/** Nearness in meaning between the words of events and those of the question, where they are not the same. Pure. */
import { RELATED_MIN_COSINE } from '../meaning/table-shape.ts';
import { cosineOf, rowCount, sumOfRows, vectorRow } from '../meaning/word-vectors.ts';
import { add, type Column } from './columns.ts';
import { type Dialogue, greaterNeighbour } from './dialogue.ts';
import type { TermMatches } from './term-matches.ts';

/** Weight of a neighbour's word beside the event's own. */
const BESIDE = 0.9;

export interface MeaningMatches {
  /** Share of the question's weight that each event has a word for, a related one by its nearness. */
  readonly own: Column;
  /** The same with the words of the turns beside it. */
  readonly beside: Column;
  /** Nearness of all its words to all of the question's. */
  readonly theme: Column;
}

/** The opening terms of an event in the table of meaning. */
export interface OpeningMeaning {
  /** Rows of those that it knows, each once. */
  readonly rows: readonly number[];
  /** Those that it does not know, each once. */
  readonly unknown: readonly string[];
  /** Sum of the vectors of the rows, and the square of its length. */
  readonly sum: Float32Array;
  readonly square: number;
}

/** Looks up opening terms, each once. */
export function readMeaning(terms: ReadonlySet<string>): OpeningMeaning {
  const rows: number[] = [];
  const unknown: string[] = [];
  for (const term of terms) {
    const row = vectorRow(term);
    if (row === undefined) unknown.push(term);
    else rows.push(row);
  }
  const sum = sumOfRows(rows);
  return { rows, unknown, sum, square: product(sum, sum) };
}

/** Compares the opening terms of events with the question's terms. */
export function matchMeaning(
  dialogue: Dialogue,
  openings: readonly OpeningMeaning[],
  asked: readonly { readonly term: string; readonly weight: number }[],
  { matches }: TermMatches,
): MeaningMatches {
  const exact = new Map(matches.map((match) => [match.term, match.rows]));
  const total = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const own = new Float64Array(openings.length);
  const beside = new Float64Array(openings.length);
  const nearestTo = nearestWords(openings);
  for (const { term, weight } of asked) {
    const nearest = nearestTo(vectorRow(term));
    for (const i of exact.get(term) ?? []) nearest[i] = 1;
    const around = greaterNeighbour(dialogue, nearest, 1);
    for (let i = 0; i < openings.length; i++) {
      const value = nearest[i] ?? 0;
      add(own, i, (weight * value) / total);
      add(beside, i, (weight * Math.max(value, BESIDE * (around[i] ?? 0))) / total);
    }
  }
  return { own, beside, theme: themeOf(openings, asked) };
}

/** Builds what tells, for each event, the cosine of its word that is nearest to a row; 0 where none is related. */
function nearestWords(openings: readonly OpeningMeaning[]) {
  const said = new Set<number>();
  for (const { rows } of openings) for (const row of rows) said.add(row);
  const nearness = new Float64Array(rowCount());
  return (row: number | undefined): Column => {
    const nearest = new Float64Array(openings.length);
    if (row === undefined) return nearest;
    for (const other of said) {
      const cosine = cosineOf(row, other);
      nearness[other] = cosine >= RELATED_MIN_COSINE ? cosine : 0;
    }
    for (const [i, { rows }] of openings.entries()) {
      let best = 0;
      for (const other of rows) best = Math.max(best, nearness[other] ?? 0);
      nearest[i] = best;
    }
    return nearest;
  };
}

function themeOf(
  openings: readonly OpeningMeaning[],
  asked: readonly { readonly term: string; readonly weight: number }[],
): Column {
  const known = asked.flatMap(({ term, weight }) => {
    const row = vectorRow(term);
    return row === undefined ? [] : [{ row, weight }];
  });
  const question = sumOfRows(
    known.map(({ row }) => row),
    known.map(({ weight }) => weight),
  );
  const square = product(question, question);
  return Float64Array.from(
    openings,
    (opening) => product(question, opening.sum) / (Math.sqrt(square * opening.square) || 1),
  );
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
