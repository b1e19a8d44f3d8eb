/**
 * Finds memories of a scope that are one memory said twice: the same of the same person and thing, in words that say the same
 * and with near vectors. In doubt two stay two: a duplicate costs a line, and a wrong merge costs a fact. The answer does not
 * depend on the order in which they come. Pure.
 */
import type { StoredMemory } from '../changes/changes.ts';
import { isOver } from '../changes/timeline.ts';
import { type Memory, traitsOf } from '../types.ts';
import { isUntrustedMemory } from '../untrusted.ts';
import { saysTheSame, wordingKey, wordingOf } from './wording.ts';

/** Cosine for vectors of the embedder that is part of this code. */
const MERGE_COSINE = 0.95;
/** The same told of two days happened twice. */
const SAME_HAPPENING_MS = 24 * 60 * 60 * 1000;

/** Memories that become one. */
export interface Merge {
  readonly survivor: StoredMemory;
  readonly losers: readonly StoredMemory[];
}

/** Fields that must be equal for two memories to be one. */
type MergedFields = Pick<Memory, 'userId' | 'subjectId' | 'kind' | 'validTo' | 'content'>;

/** Equal for memories that may be one, and different for nearly all others. */
export const mergeKey = ({ userId, subjectId, kind, validTo, content }: MergedFields): string =>
  JSON.stringify([userId, subjectId, kind, validTo, wordingKey(wordingOf(content))]);

/** A memory beside its words. */
interface Worded {
  readonly stored: StoredMemory;
  readonly wording: readonly string[];
}

/**
 * The merges among memories of one scope that hold at `now`. `vectors` are of unit norm, by id and of one model; a memory
 * without one waits until it has been embedded.
 */
export function decideMerges(
  memories: readonly StoredMemory[],
  vectors: ReadonlyMap<string, Float32Array>,
  now: number,
): Merge[] {
  const current = memories.filter(
    ({ memory }) => memory.status === 'active' && !isOver(memory, now) && startOf(memory) <= now,
  );
  const alike = Map.groupBy(current, ({ memory }) => mergeKey(memory));
  return [...alike.values()].flatMap((group) => mergesWithin(group, vectors));
}

function mergesWithin(group: readonly StoredMemory[], vectors: ReadonlyMap<string, Float32Array>): Merge[] {
  // Words that two topics have as their value belong to neither more than to the other.
  const topics = new Set(group.flatMap(({ keys }) => keys.topicSlot ?? []));
  let rest = group
    .filter(({ memory, keys }) => vectors.has(memory.id) && (topics.size < 2 || keys.topicSlot === null))
    .sort(livesOn)
    .map((stored): Worded => ({ stored, wording: wordingOf(stored.memory.content) }));
  const merges: Merge[] = [];
  for (let [first] = rest; first !== undefined; [first] = rest) {
    const survivor = first;
    const losers = rest.slice(1).filter((other) => areOne(survivor, other, vectors));
    if (losers.length > 0)
      merges.push({ survivor: survivor.stored, losers: losers.map(({ stored }) => stored) });
    rest = rest.slice(1).filter((other) => !losers.includes(other));
  }
  return merges;
}

/** The value of a topic lives on, because its place is known; else what holds longest; else the one that was made first. */
const livesOn = (a: StoredMemory, b: StoredMemory): number =>
  Number(a.keys.topicSlot === null) - Number(b.keys.topicSlot === null) ||
  startOf(a.memory) - startOf(b.memory) ||
  a.memory.createdAt - b.memory.createdAt ||
  (a.memory.id < b.memory.id ? -1 : 1);

function areOne(one: Worded, other: Worded, vectors: ReadonlyMap<string, Float32Array>): boolean {
  const [a, b] = [one.stored.memory, other.stored.memory];
  if (traitsOf(a.kind).happens && Math.abs(startOf(a) - startOf(b)) > SAME_HAPPENING_MS) return false;
  if (isUntrusted(a) !== isUntrusted(b)) return false;
  return (
    saysTheSame(one.wording, other.wording) && cosine(vectors.get(a.id), vectors.get(b.id)) > MERGE_COSINE
  );
}

/** Keeps apart what nobody vouches for: it gets no witness by a merge, and what its user said is not put among it. */
const isUntrusted = (memory: Memory): boolean => isUntrustedMemory(memory, memory.userId ?? '');

function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (a === undefined || b === undefined || a.length !== b.length) return 0;
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** Moment from which on a memory holds. */
export const startOf = ({ validFrom, createdAt }: Memory): number => validFrom ?? createdAt;
