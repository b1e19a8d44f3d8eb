/**
 * Nearness of two English words in meaning, from a small table of word vectors. A word that the table does not know is near to
 * nothing but itself, so text in other languages is left as it is. Pure; the table is unpacked at the first use.
 */
import { DIMENSIONS, NEIGHBOURS_PER_TERM } from './table-shape.ts';
import { NEIGHBOURS, TERMS, VECTORS } from './vector-table.ts';

interface Table {
  readonly places: ReadonlyMap<string, number>;
  readonly terms: readonly string[];
  /** Row after row. */
  readonly components: Int8Array;
  readonly inverseNorms: Float32Array;
  /** Rows nearest to each row. */
  readonly neighbours: Uint16Array;
}

let table: Table | undefined;

function unpack(): Table {
  const terms = TERMS.split(' ');
  const packed = atob(VECTORS);
  const components = new Int8Array(terms.length * DIMENSIONS);
  for (let i = 0; i < packed.length; i++) {
    const byte = packed.charCodeAt(i);
    components[2 * i] = (byte & 15) - 8;
    components[2 * i + 1] = (byte >> 4) - 8;
  }
  const inverseNorms = Float32Array.from(terms, (_, row) => {
    let sum = 0;
    for (let i = row * DIMENSIONS; i < (row + 1) * DIMENSIONS; i++) sum += (components[i] ?? 0) ** 2;
    return 1 / Math.sqrt(sum || 1);
  });
  const pairs = atob(NEIGHBOURS);
  const neighbours = new Uint16Array(pairs.length / 2);
  for (let i = 0; i < neighbours.length; i++)
    neighbours[i] = pairs.charCodeAt(2 * i) | (pairs.charCodeAt(2 * i + 1) << 8);
  const places = new Map<string, number>();
  for (const [row, term] of terms.entries()) places.set(term, row);
  return { terms, components, inverseNorms, neighbours, places };
}

const tableOf = (): Table => (table ??= unpack());

/** The row of an index term, or undefined where the table does not know it. */
export const vectorRow = (term: string): number | undefined => tableOf().places.get(term);

/** Number of rows. */
export const rowCount = (): number => tableOf().terms.length;

/** Cosine of two rows. */
export function cosineOf(a: number, b: number): number {
  const { components, inverseNorms } = tableOf();
  let sum = 0;
  const [first, second] = [a * DIMENSIONS, b * DIMENSIONS];
  for (let i = 0; i < DIMENSIONS; i++) sum += (components[first + i] ?? 0) * (components[second + i] ?? 0);
  return sum * (inverseNorms[a] ?? 0) * (inverseNorms[b] ?? 0);
}

/** The terms nearest to a term in meaning, nearest first, itself not among them; at most `NEIGHBOURS_PER_TERM`. */
export function relatedTerms(term: string): string[] {
  const row = vectorRow(term);
  if (row === undefined) return [];
  const { terms, neighbours } = tableOf();
  const own = neighbours.subarray(row * NEIGHBOURS_PER_TERM, (row + 1) * NEIGHBOURS_PER_TERM);
  // A row that stands in its own list fills a place that nothing is near enough for.
  return [...own].flatMap((other) => (other === row ? [] : (terms[other] ?? [])));
}

/** Recognises a row among the rows nearest to another one. */
export function isNeighbourOf(row: number, other: number): boolean {
  const { neighbours } = tableOf();
  const end = (other + 1) * NEIGHBOURS_PER_TERM;
  for (let at = other * NEIGHBOURS_PER_TERM; at < end; at++) if (neighbours[at] === row) return true;
  return false;
}

/** The terms near to any of some terms, these not among them. */
export function relatedTermsOfAll(terms: readonly string[]): string[] {
  const own = new Set(terms);
  return [...new Set(terms.flatMap(relatedTerms))].filter((term) => !own.has(term));
}

/** Sum of the vectors of rows, each times its weight: what they have in common. */
export function sumOfRows(rows: readonly number[], weights?: readonly number[]): Float32Array {
  const { components, inverseNorms } = tableOf();
  const sum = new Float32Array(DIMENSIONS);
  rows.forEach((row, r) => {
    const weight = (weights?.[r] ?? 1) * (inverseNorms[row] ?? 0);
    const first = row * DIMENSIONS;
    for (let i = 0; i < DIMENSIONS; i++) sum[i] = (sum[i] ?? 0) + weight * (components[first + i] ?? 0);
  });
  return sum;
}
