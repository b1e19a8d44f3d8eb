/**
 * Weights of features that are known by name, fitted on labelled texts (test/eval) and packed: each is a hash of three bytes and the
 * weight in steps, one byte with its sign, in the order of the hashes. Unpacked when they are first asked for. Pure.
 */

export const PACKED_BYTES = 4;
export const WEIGHT_STEP = 1 / 24;
const HASH_SEED = 0x811c9dc5;
const HASH_PRIME = 0x01000193;

/** The three bytes under which a feature is packed (FNV-1a, folded). */
export function hashFeature(name: string): number {
  let hash = HASH_SEED;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), HASH_PRIME);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

/** Weights by the hash of their feature. */
export function unpack(packed: string): Map<number, number> {
  const bytes = Uint8Array.from(atob(packed), (byte) => byte.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const weights = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += PACKED_BYTES) {
    const one = view.getInt32(at);
    weights.set(one >>> 8, ((one << 24) >> 24) * WEIGHT_STEP);
  }
  return weights;
}

/** Compiles packed weights into a scorer: the sum of the weights of the features, and of the bias. */
export function weigher(bias: number, packed: string): (features: Iterable<string>) => number {
  let weights: ReadonlyMap<number, number> | null = null;
  return (features) => {
    weights ??= unpack(packed);
    let sum = bias;
    for (const feature of features) sum += weights.get(hashFeature(feature)) ?? 0;
    return sum;
  };
}
