/**
 * The same thing said twice, in two tiers or by two people: the better one stays. Near vectors say which pairs are worth a
 * look, and tell nothing by themselves ("hepatitis A" is as near to "hepatitis B"): the words decide, by the rule that
 * consolidation merges by. Pure.
 */

import { wordsKey } from '../../memory/changes/content.ts';
import { saysTheSame, wordingOf } from '../../memory/consolidation/wording.ts';
import type { MemoryCandidate } from '../candidates.ts';

/** Cosine above which two items are looked at as the same. */
export const DUPLICATE_COSINE = 0.9;

/** A memory that was left out, and why. */
export interface DroppedMemory {
  readonly id: string;
  readonly reason: 'duplicate' | 'below_threshold';
  /** Id of the item that says the same. */
  readonly of?: string;
}

/** The items without those that say again what a better one says. `items` are best first; vectors have unit norm. */
export function withoutDuplicates<T extends { readonly candidate: MemoryCandidate }>(
  items: readonly T[],
  vectors: ReadonlyMap<string, Float32Array> = new Map(),
): { readonly kept: readonly T[]; readonly dropped: readonly DroppedMemory[] } {
  const kept: T[] = [];
  const dropped: DroppedMemory[] = [];
  const byText = new Map<string, string>();
  const wordings = new Map<string, readonly string[]>();
  for (const item of items) {
    const { id, memory } = item.candidate;
    const text = JSON.stringify([memory.subjectId, wordsKey(memory.content)]);
    const same = byText.get(text) ?? nearest(item.candidate, kept, vectors, wordings);
    if (same === undefined) {
      byText.set(text, id);
      kept.push(item);
    } else dropped.push({ id, reason: 'duplicate', of: same });
  }
  return { kept, dropped };
}

function nearest(
  candidate: MemoryCandidate,
  kept: readonly { readonly candidate: MemoryCandidate }[],
  vectors: ReadonlyMap<string, Float32Array>,
  wordings: Map<string, readonly string[]>,
): string | undefined {
  const vector = vectors.get(candidate.id);
  if (vector === undefined) return undefined;
  const wordingIn = ({ id, content }: MemoryCandidate): readonly string[] => {
    const wording = wordings.get(id) ?? wordingOf(content);
    wordings.set(id, wording);
    return wording;
  };
  return kept.find(({ candidate: other }) => {
    const otherVector = vectors.get(other.id);
    return (
      otherVector !== undefined &&
      other.memory.subjectId === candidate.memory.subjectId &&
      ownerOf(other) === ownerOf(candidate) &&
      dot(vector, otherVector) > DUPLICATE_COSINE &&
      saysTheSame(wordingIn(candidate), wordingIn(other))
    );
  })?.candidate.id;
}

/**
 * User whose word it is alone: what a user says of themselves is not what another one tells everybody, however near.
 */
const ownerOf = ({ memory }: MemoryCandidate): string | null =>
  memory.visibility === 'private' ? memory.userId : null;

/** Cosine of two vectors of unit norm. */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  // A turn compares some thousand pairs: a call for each number would take ten times as long.
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
