/**
 * Weights of features that are known by name, fitted on labelled texts (test/eval) and packed: each is a hash of three bytes and the
 * weight in steps, one byte with its sign, in the order of the hashes. Unpacked when they are first asked for, into one array that
 * is searched: a map of so many would take a cold start a hundred times as long. Pure.
 */

export const PACKED_BYTES = 4;
export const WEIGHT_STEP = 1 / 24;
const HASH_SEED = 0x811c9dc5;
const HASH_PRIME = 0x01000193;
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

/** The weight of the feature with a hash; none weighs nothing. */
function weightBy(hash: number, weights: Uint32Array): number {
  const [least, most] = [hash * 2 ** STEP_BITS, (hash + 1) * 2 ** STEP_BITS];
  let [from, to] = [0, weights.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((weights[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  const found = weights[from] ?? most;
  return found < most ? weightOf(found) : 0;
}

/** Compiles packed weights into a scorer of features with a bias: the sum of their weights and of the bias. */
export function weigher(packed: string): (features: Iterable<string>, bias: number) => number {
  let weights: Uint32Array | null = null;
  return (features, bias) => {
    weights ??= unpack(packed);
    let sum = bias;
    for (const feature of features) sum += weightBy(hashFeature(feature), weights);
    return sum;
  };
}
