/**
 * Weights of features that are known by name, fitted on labelled texts (test/eval) and packed: each is a hash of three bytes and the
 * weight in steps, one byte with its sign, in the order of the hashes. Unpacked when they are first asked for, into one array that
 * is searched from where its beginnings say: a map of so many would take a cold start a hundred times as long. Pure.
 */

export const PACKED_BYTES = 4;
export const WEIGHT_STEP = 1 / 24;
const HASH_SEED = 0x811c9dc5;
const HASH_PRIME = 0x01000193;
const HASH_BITS = 24;
const STEP_BITS = 8;

/** The three bytes under which a feature is packed (FNV-1a, folded). */
export function hashFeature(name: string): number {
  let hash = HASH_SEED;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), HASH_PRIME);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

/** Weights as they are packed: a hash and its steps in each number, in the order of the hashes. */
export function unpack(packed: string): Uint32Array {
  const bytes = atob(packed);
  const weights = new Uint32Array(bytes.length / PACKED_BYTES);
  for (let i = 0, at = 0; i < weights.length; i++, at += PACKED_BYTES)
    weights[i] =
      (bytes.charCodeAt(at) << 24) |
      (bytes.charCodeAt(at + 1) << 16) |
      (bytes.charCodeAt(at + 2) << 8) |
      bytes.charCodeAt(at + 3);
  return weights;
}

/** The hash of one of the weights. */
export const hashOf = (one: number): number => one >>> STEP_BITS;

/** The weight of one of them. */
export const weightOf = (one: number): number => ((one << 24) >> 24) * WEIGHT_STEP;

/** First bits of a hash by which it is known where to look: of fifty thousand weights three have the same. */
const BEGIN_BITS = 14;
const BEGINS = 2 ** BEGIN_BITS;

/** Weights, and for the first bits of a hash the place from which on it is looked for. */
interface Indexed {
  readonly weights: Uint32Array;
  readonly begins: Uint32Array;
}

function indexed(weights: Uint32Array): Indexed {
  const begins = new Uint32Array(BEGINS + 1).fill(weights.length);
  for (let i = weights.length - 1; i >= 0; i--) begins[(weights[i] ?? 0) >>> (32 - BEGIN_BITS)] = i;
  for (let i = BEGINS - 1; i >= 0; i--) begins[i] = Math.min(begins[i] ?? 0, begins[i + 1] ?? 0);
  return { weights, begins };
}

/** The weight of the feature with a hash; none weighs nothing. */
function weightBy(hash: number, { weights, begins }: Indexed): number {
  for (let i = begins[hash >>> (HASH_BITS - BEGIN_BITS)] ?? 0; i < weights.length; i++) {
    const one = weights[i] ?? 0;
    if (one >>> STEP_BITS >= hash) return one >>> STEP_BITS === hash ? weightOf(one) : 0;
  }
  return 0;
}

/** The weight of each feature of packed weights, by its name. */
export function weightsOf(packed: string): (feature: string) => number {
  let weights: Indexed | null = null;
  return (feature) => {
    weights ??= indexed(unpack(packed));
    return weightBy(hashFeature(feature), weights);
  };
}

/** Compiles packed weights into a scorer of features with a bias: the sum of their weights and of the bias. */
export function weigher(packed: string): (features: Iterable<string>, bias: number) => number {
  const weightOf = weightsOf(packed);
  return (features, bias) => {
    let sum = bias;
    for (const feature of features) sum += weightOf(feature);
    return sum;
  };
}
