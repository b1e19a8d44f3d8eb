/**
 * How much speaks for a sentence's being an order to a machine: the sum of the weights of what is found in it. The weights are
 * fitted on labelled texts (test/eval/poison/fit.ts) and packed; unpacked when they are first asked for. Pure.
 */
import type { WeighedSentence } from './features.ts';
import { BIAS, WEIGHTS } from './order-weights.ts';

/** A packed weight is a hash of three bytes and the weight in steps, one byte with its sign. */
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

let unpacked: ReadonlyMap<number, number> | null = null;

function unpack(): Map<number, number> {
  const bytes = Uint8Array.from(atob(WEIGHTS), (byte) => byte.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const weights = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += PACKED_BYTES) {
    const packed = view.getInt32(at);
    weights.set(packed >>> 8, ((packed << 24) >> 24) * WEIGHT_STEP);
  }
  return weights;
}

/** What speaks for an order, less what speaks against it: above 0 it is one. */
export function weigh({ features }: WeighedSentence): number {
  unpacked ??= unpack();
  let sum = BIAS;
  for (const feature of features) sum += unpacked.get(hashFeature(feature)) ?? 0;
  return sum;
}
