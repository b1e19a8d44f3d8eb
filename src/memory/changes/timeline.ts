/** Versions of memories on the timelines of their topics: what comes before what, and what holds when. Pure. */

import type { Memory } from '../types.ts';
import type { StoredMemory } from './changes.ts';
import type { MemoryKeys } from './content.ts';

/** A memory while the plan is made; `stored` is null for one that the plan adds. */
export interface Version {
  readonly stored: StoredMemory | null;
  readonly order: number;
  readonly embeddingOf: string | null;
  memory: Memory;
  keys: MemoryKeys;
}

/** Fields of a version before the next one of its timeline: as history until then, or as the current one. */
export const placeBefore = (next: Version | null, validTo: number | null): Partial<Memory> =>
  next === null
    ? { status: 'active', supersededBy: null }
    : {
        status: 'superseded',
        supersededBy: next.memory.id,
        validTo: earliest(validTo, next.memory.validFrom),
      };

/** The fields of `after` that `before` has not. */
export const differences = (before: Memory, after: Memory): Partial<Memory> =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field as keyof Memory]),
  );

/**
 * Checks that a version which begins at `from` stands behind `before`: of two that begin together, the one stored later
 * does.
 */
export const comesAfter = (version: Version, from: number, before: Version | null): boolean =>
  before === null || startOf(before) < from || before.order < version.order;

/** Checks that a version's value holds at a moment. */
export const holdsAt = ({ memory }: Version, at: number): boolean =>
  (memory.validTo === null || memory.validTo > at) && (memory.expiresAt === null || memory.expiresAt > at);

/** Checks that a memory is over at a moment: from then on only who asks about the past can be shown it. */
export const isOver = ({ status, validTo, expiresAt }: Memory, at: number): boolean =>
  status === 'deleted' || (earliest(validTo, expiresAt) ?? Number.POSITIVE_INFINITY) <= at;

/** Recognises versions that are a value of their topic, present or past; what was forgotten is none. */
export const isOnTimeline = ({ memory }: Version): boolean =>
  memory.status === 'active' || memory.status === 'superseded';

/** Moment from which on a version holds. */
export const startOf = ({ memory }: Version): number => memory.validFrom ?? memory.createdAt;

/** A moment of a timeline, as a key. */
export const momentKey = (topicSlot: string, at: number): string => `${topicSlot} ${at}`;

/** A value of a topic, as a key. */
export const valueKey = ({ topicSlot, contentKey }: MemoryKeys): string => `${topicSlot} ${contentKey}`;

/** The earlier of two ends; null is none. */
export const earliest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
