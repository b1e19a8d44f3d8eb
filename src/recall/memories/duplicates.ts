/**
 * The same thing said twice, in two tiers or by two people: the better one stays. What has other figures, or is denied, is
 * never the same, however near its vector: "45 euros" and "54 euros" are. Pure.
 */
import { wordsOf } from '../../lib/words.ts';
import { normalisedContent } from '../../memory/content.ts';
import { tellingCase } from '../../memory/telling-case.ts';
import type { MemoryCandidate } from '../candidates.ts';

/** DESIGN 9, from H. */
export const DUPLICATE_COSINE = 0.9;

/** A memory that was left out, and why. */
export interface Dropped {
  readonly id: string;
  readonly reason: 'duplicate' | 'below_threshold';
  /** What says the same. */
  readonly of?: string;
}

/** The items without those that say again what a better one says. `items` are best first; vectors have unit norm. */
export function withoutDuplicates<T extends { readonly candidate: MemoryCandidate }>(
  items: readonly T[],
  vectors: ReadonlyMap<string, Float32Array> = new Map(),
): { readonly kept: readonly T[]; readonly dropped: readonly Dropped[] } {
  const kept: T[] = [];
  const dropped: Dropped[] = [];
  const byText = new Map<string, string>();
  for (const item of items) {
    const { id, memory } = item.candidate;
    const text = JSON.stringify([
      memory.subjectId,
      normalisedContent(memory.content),
      tellingCase(memory.content),
    ]);
    const same = byText.get(text) ?? nearest(item.candidate, kept, vectors);
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
): string | undefined {
  const vector = vectors.get(candidate.id);
  if (vector === undefined) return undefined;
  return kept.find(({ candidate: other }) => {
    const otherVector = vectors.get(other.id);
    return (
      otherVector !== undefined &&
      other.memory.subjectId === candidate.memory.subjectId &&
      ownerOf(other) === ownerOf(candidate) &&
      dot(vector, otherVector) > DUPLICATE_COSINE &&
      meansTheSame(candidate.content, other.content)
    );
  })?.candidate.id;
}

/** Whose word it is alone: what a user says of themselves is not what another one tells everybody, however near. */
const ownerOf = ({ memory }: MemoryCandidate): string | null =>
  memory.visibility === 'private' ? memory.userId : null;

/** Whether two near texts have the same figures, and deny the same. */
const meansTheSame = (one: string, other: string): boolean => pointOf(one) === pointOf(other);

/** What must be equal before texts with near vectors are the same: their figures, whether they deny, capitals that tell. */
export function pointOf(text: string): string {
  const words = wordsOf(text);
  const telling = tellingCase(text).join(' ');
  return JSON.stringify(
    telling === '' ? [figuresOf(words), denies(words)] : [figuresOf(words), denies(words), telling],
  );
}

const figuresOf = (words: readonly string[]): string => words.filter((word) => /\p{N}/u.test(word)).join(' ');

/** Words that deny, in the languages that the signals are read in; contractions have lost their apostrophe. */
const DENYING =
  /^(?:not?|never|none|nothing|nobody|without|cannot|(?:do|does|did|is|are|was|were|wo|ca|could|should|would|has|have|had)nt|nicht|kein\p{L}*|nie|ohne|pas|jamais|sans|sin|nunca|non|mai|senza|nao|sem|niet|geen|nooit|не|нет|никогда|без|不|没|没有|無い|ない|لا|ليس)$/u;

const denies = (words: readonly string[]): boolean => words.some((word) => DENYING.test(word));

/** Cosine of two vectors of unit norm. */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  // A turn compares some thousand pairs: a call for each number would take ten times as long.
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
