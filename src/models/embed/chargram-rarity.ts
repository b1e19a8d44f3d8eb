/**
 * Rarity of words and n-grams, looked up in the small committed tables of `embed/chargram-weights.ts`. Both tables are indexed
 * by hash and hold no text. What they do not know counts as rare, at the highest weight: names, numbers, jargon.
 *
 * Their errors go one way and are bounded: a rare key that shares a bucket with a common one weighs too little.
 */
import { COMMON_GRAM_LEVELS, COMMON_WORD_BITS } from './chargram-weights.ts';
import { hashEnd } from './text-features.ts';

/** Bits of the Bloom filter of common words: 0.5 % false positives with the 7,845 words fitted (measured). */
export const WORD_FILTER_BITS = 96 * 1024;
/** Probes per word. More would gain little at that load (the best number is 8) and cost time. */
const WORD_FILTER_PROBES = 5;
/** Buckets of the gram table, 2 bits each: under 10 % of rare trigrams share one with a common trigram. */
export const GRAM_BUCKETS = 1 << 15;
/**
 * Weights of the four levels, most common first. They fall to 0.3 and not to 0: two texts that share only common grams are
 * still nearer than two that share none.
 */
export const GRAM_LEVEL_WEIGHTS = [0.3, 0.5, 0.75, 1] as const;
/** Weight of a function word ("the", "did") beside 1 for any other; retrieval was flat between 0.2 and 0.5. */
const COMMON_WORD_WEIGHT = 0.3;

let wordBits: Uint8Array | undefined;
let gramWeights: Float64Array | undefined;

/** 1, or 0.3 for a function word of one of the fitted languages. `hash` as `hashEnd` gives it. */
export function wordWeight(hash: number): number {
  wordBits ??= decode(COMMON_WORD_BITS);
  for (const bit of wordFilterBits(hash)) if (!((wordBits[bit >>> 3] ?? 0) & (1 << (bit & 7)))) return 1;
  return COMMON_WORD_WEIGHT;
}

/** 0.3 (among the most common trigrams of a fitted language) to 1 (rare or unknown). */
export function trigramWeight(hash: number): number {
  gramWeights ??= unpackLevels(decode(COMMON_GRAM_LEVELS));
  return gramWeights[hash % GRAM_BUCKETS] ?? 1;
}

/** The bits of a word in the filter, by double hashing (Kirsch and Mitzenmacher 2006). */
export function wordFilterBits(hash: number): number[] {
  const step = hashEnd(hash);
  return Array.from({ length: WORD_FILTER_PROBES }, (_, i) => (hash + i * step) % WORD_FILTER_BITS);
}

/** The weight of every bucket, from four levels a byte, lowest bits first; stored as distance from the highest level. */
function unpackLevels(bytes: Uint8Array): Float64Array {
  const top = GRAM_LEVEL_WEIGHTS.length - 1;
  return Float64Array.from({ length: GRAM_BUCKETS }, (_, bucket) => {
    const distance = ((bytes[bucket >>> 2] ?? 0) >>> (2 * (bucket & 3))) & 3;
    return GRAM_LEVEL_WEIGHTS[top - distance] ?? 1;
  });
}

const decode = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
