/**
 * `strata-chargram-384-v1`: the embedder of the default configuration. Words and their boundary-marked character n-grams,
 * weighted by rarity, hashed with a sign into 384 dimensions. Near strings get near vectors in any language and script
 * (inflection, compounds, typing errors); it knows no synonyms, so a caller weighs it below a trained model.
 *
 * Pure and deterministic: no clock, no randomness, no platform. The tables and every constant here belong to the model's
 * name: changing one means a new name and a re-embedding.
 */
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import type { Embedder } from '../../memory/ports.ts';
import { trigramWeight, wordWeight } from './chargram-rarity.ts';
import {
  addSigned,
  featuresOf,
  HASH_SEED,
  hashEnd,
  hashStep,
  hashText,
  sublinear,
  toUnitVector,
} from './text-features.ts';

const DIMENSIONS = 384;
/** Shorter grams join unrelated words, longer ones repeat the whole word; 3 to 5 measured best on long messages. */
const GRAM_MIN_UNITS = 3;
const GRAM_MAX_UNITS = 5;
const WORD_START = 0x02;
const WORD_END = 0x03;
/** The word itself beside its n-grams, each of which weighs at most 1. */
const WHOLE_WORD_WEIGHT = 2;

/** Embeds texts by words and character n-grams: `Float32Array[384]`, unit norm. Never fails. */
export class ChargramEmbedder implements Embedder {
  readonly model = 'strata-chargram-384-v1';
  readonly dimensions = DIMENSIONS;

  embed(texts: readonly string[]): Promise<Float32Array[]> {
    return Promise.resolve(texts.map(embedText));
  }

  embedNow(text: string): Float32Array {
    return embedText(text);
  }
}

/** Texts whose vectors are kept, in characters: some 500 of them, a kilobyte and a half each. */
const EMBEDDED_KEPT_CHARS = 150_000;

const embedText = memoiseByText(EMBEDDED_KEPT_CHARS, (text): Float32Array => {
  const { words, characters } = featuresOf(text);
  const sums = new Float64Array(DIMENSIONS);
  for (const [word, count] of words) addWord(sums, word, sublinear(count));
  for (const [key, count] of characters) {
    const rarity = wordWeight(hashText(key, HASH_SEED.word));
    addSigned(sums, hashText(key, HASH_SEED.character), rarity * sublinear(count));
  }
  return toUnitVector(sums);
});

function addWord(sums: Float64Array, word: string, frequency: number): void {
  const wordHash = hashText(word, HASH_SEED.word);
  const weight = frequency * wordWeight(wordHash);
  addSigned(sums, wordHash, weight * WHOLE_WORD_WEIGHT);
  addGrams(sums, word, weight);
}

/**
 * Adds the n-grams of a word. A gram of 4 or 5 takes the lowest weight of the trigrams inside it, so that common endings
 * ("ation") stay light. Backwards, because a gram needs the trigrams that begin after its start. The gram that is
 * the whole marked word is left out: the word itself counts already.
 */
function addGrams(sums: Float64Array, word: string, weight: number): void {
  const length = word.length + 2;
  let next = 1;
  let afterNext = 1;
  for (let start = length - GRAM_MIN_UNITS; start >= 0; start--) {
    let hash: number = HASH_SEED.gram;
    let own = 1;
    let lowest = 1;
    for (let units = 1; units <= GRAM_MAX_UNITS && start + units <= length; units++) {
      hash = hashStep(hash, markedUnit(word, start + units - 1));
      if (units < GRAM_MIN_UNITS || units === length) continue;
      const mixed = hashEnd(hash);
      if (units === GRAM_MIN_UNITS) own = trigramWeight(mixed);
      lowest = Math.min(lowest, units === GRAM_MIN_UNITS ? own : units === GRAM_MAX_UNITS ? afterNext : next);
      addSigned(sums, mixed, weight * lowest);
    }
    afterNext = next;
    next = own;
  }
}

/** The UTF-16 unit at a place of the word between its boundary marks. */
function markedUnit(word: string, at: number): number {
  if (at === 0) return WORD_START;
  return at === word.length + 1 ? WORD_END : word.charCodeAt(at - 1);
}
