/**
 * Features of texts for the embedded embedders: text to counted features, features to signed hashed dimensions.
 *
 * Everything here is frozen by the model names that are built on it (`strata-chargram-384-v1`, `strata-hash-256-v1`): a change
 * of a tokenizer rule or of a hash changes every vector, so it needs a new model name and a re-embedding.
 */
import { foldAccents } from '../../lib/text/words.ts';

/** Scripts that write words without spaces between them: their words cannot be told apart without a dictionary. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー';
/** A run of an unspaced script, or one word of any other; marks alone are neither. */
const TOKEN = new RegExp(
  `[[\\p{L}\\p{N}]&&[${UNSPACED}]][[\\p{L}\\p{N}\\p{M}]&&[${UNSPACED}]]*|[[\\p{L}\\p{N}]--[${UNSPACED}]][[\\p{L}\\p{N}\\p{M}]--[${UNSPACED}]]*`,
  'gv',
);
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'v');
/** Below U+0E00 (Thai) no script is unspaced; it spares most words the expression above. */
const FIRST_UNSPACED_UNIT = 0x0e00;
/** A longer run of letters is no word (base64, minified code); its beginning is enough. */
const WORD_MAX_UNITS = 64;

/** Frequency of each feature in a text. */
export interface TextFeatures {
  /** Folded words of scripts with spaces. */
  readonly words: ReadonlyMap<string, number>;
  /** Characters and pairs of adjacent characters of scripts without spaces. */
  readonly characters: ReadonlyMap<string, number>;
}

/** Counts the features of a text; both maps are empty for a text without any letter or digit. */
export function featuresOf(text: string): TextFeatures {
  const words = new Map<string, number>();
  const characters = new Map<string, number>();
  for (const token of foldAccents(text).match(TOKEN) ?? []) {
    if (token.charCodeAt(0) < FIRST_UNSPACED_UNIT || !STARTS_UNSPACED.test(token)) {
      increment(words, token.length > WORD_MAX_UNITS ? token.slice(0, WORD_MAX_UNITS) : token);
      continue;
    }
    let previous = '';
    for (const character of token) {
      increment(characters, character);
      if (previous) increment(characters, previous + character);
      previous = character;
    }
  }
  return { words, characters };
}

/** A word weighs less than proportionally to its repetitions: `1 + ln(count)` (Manning et al., IR book, 6.4.1). */
export const sublinear = (count: number): number => (count === 1 ? 1 : 1 + Math.log(count));

/** Start values, so that equal strings of different kinds fall into different dimensions. */
export const HASH_SEED = { gram: 0x811c9dc5, word: 0x5bd1e995, character: 0x27d4eb2f } as const;

/** One FNV-1a step with a UTF-16 unit instead of a byte. */
export const hashStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

/** MurmurHash3's finaliser: spreads a hash over all 32 bits. Unsigned. */
export function hashEnd(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The 32-bit hash of a string. Unsigned. */
export function hashText(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = hashStep(hash, text.charCodeAt(i));
  return hashEnd(hash);
}

/** Adds a feature in its dimension, with a sign from the hash so that collisions cancel out (Weinberger et al. 2009). */
export function addSigned(sums: Float64Array, hash: number, weight: number): void {
  const dimension = (hash >>> 1) % sums.length;
  sums[dimension] = (sums[dimension] ?? 0) + (hash & 1 ? weight : -weight);
}

/** The sums as a unit vector; all zeros stay zeros. */
export function toUnitVector(sums: Float64Array): Float32Array {
  let squares = 0;
  for (const sum of sums) squares += sum * sum;
  const vector = new Float32Array(sums.length);
  if (squares === 0) return vector;
  const norm = Math.sqrt(squares);
  for (let i = 0; i < sums.length; i++) vector[i] = (sums[i] ?? 0) / norm;
  return vector;
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
