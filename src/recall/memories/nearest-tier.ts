/**
 * One topic with a value in several tiers: what is said nearer to the conversation counts there, and what holds further off
 * follows behind it. Both are ranked; only the nearest is put into a prompt. Pure.
 */
import type { Tier } from '../../memory/types.ts';
import type { RankedMemory } from '../candidates.ts';

const NEARNESS: readonly Tier[] = ['account', 'workspace', 'channel', 'conversation'];
/** Share of its score that a value keeps when a nearer one stands before it. */
const FURTHER_SHARE = 0.5;

/** The part of a score that a nearer value takes away or the nearest one gets. */
const WIDENING_PART = 'widening';

/** The memories with the nearest value of each topic before its others; `score` stays the sum of the parts. */
export function withNearestFirst(memories: readonly RankedMemory[]): RankedMemory[] {
  const groups = Map.groupBy(memories, topicOf);
  return memories.map((memory) => {
    const same = (groups.get(topicOf(memory)) ?? []).filter((other) => isOfSamePeople(memory, other));
    const nearest = Math.max(...same.map(nearnessOf), nearnessOf(memory));
    if (topicOf(memory) === null || same.every((other) => nearnessOf(other) === nearnessOf(memory)))
      return memory;
    const best = Math.max(...same.map(({ score }) => score), memory.score);
    const isNearest = nearnessOf(memory) === nearest;
    return isNearest ? scoring(memory, best) : scoring(memory, FURTHER_SHARE * memory.score);
  });
}

/** Recognises a memory before which a nearer value of the same topic stands. */
export const isFurther = ({ parts }: Pick<RankedMemory, 'parts'>): boolean => (parts[WIDENING_PART] ?? 0) < 0;

const nearnessOf = ({ candidate }: RankedMemory): number => NEARNESS.indexOf(candidate.memory.tier);

function topicOf({ candidate: { memory } }: RankedMemory): string | null {
  return memory.topicKey === null ? null : JSON.stringify([memory.topicKey, memory.subjectId]);
}

/**
 * Recognises two memories whose values may replace one another: what one person says of themselves is no value of
 * another; what is nobody's holds for all.
 */
function isOfSamePeople(one: RankedMemory, other: RankedMemory): boolean {
  const [a, b] = [one.candidate.memory.userId, other.candidate.memory.userId];
  return a === null || b === null || a === b;
}

function scoring(memory: RankedMemory, score: number): RankedMemory {
  const change = score - memory.score;
  if (change === 0) return memory;
  return { ...memory, score, parts: { ...memory.parts, [WIDENING_PART]: change } };
}
