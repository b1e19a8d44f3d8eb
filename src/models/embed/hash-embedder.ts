/**
 * `strata-hash-256-v1`: the fallback embedder. Signed feature hashing of folded words (characters and their pairs where a
 * script has no spaces), nothing weighted, nothing fitted. It finds shared words, not shared stems or meanings; it exists
 * so that a vector can be made when everything else is out of reach. Pure: no clock, no randomness, no platform.
 */
import type { Embedder } from '../../memory/ports.ts';
import { addSigned, featuresOf, HASH_SEED, hashText, sublinear, toUnitVector } from './text-features.ts';

const DIMENSIONS = 256;

/** Embeds texts by their words alone: `Float32Array[256]`, unit norm. Never fails. */
export class HashEmbedder implements Embedder {
  readonly model = 'strata-hash-256-v1';
  readonly dimensions = DIMENSIONS;

  embed(texts: readonly string[]): Promise<Float32Array[]> {
    return Promise.resolve(texts.map(embedText));
  }

  embedNow(text: string): Float32Array {
    return embedText(text);
  }
}

function embedText(text: string): Float32Array {
  const { words, characters } = featuresOf(text);
  const sums = new Float64Array(DIMENSIONS);
  for (const [word, count] of words) addSigned(sums, hashText(word, HASH_SEED.word), sublinear(count));
  for (const [key, count] of characters)
    addSigned(sums, hashText(key, HASH_SEED.character), sublinear(count));
  return toUnitVector(sums);
}
