/**
 * Merges as changes to write. The survivor holds since the earliest of them and takes the best of what the others were; they
 * become history that it has replaced, so that a look at the past finds them as they were. Nothing is forgotten. Pure.
 */
import type { IdSource } from '../../lib/ids.ts';
import type { MemoryPlan, Neighbours, PlannedObservation, StoredMemory } from '../changes/changes.ts';
import { LIFETIMES, type Lifetime, type Memory } from '../types.ts';
import { type Merge, startOf } from './merges.ts';
import { CONSOLIDATION, changed, planOf } from './plan-fates.ts';

/** Tags of one memory at most, as an entry may have (`http/memories/memory-schemas.ts`). */
const TAGS_MAX = 20;

/**
 * The plan of merges. `firstOfTopic` are the survivors before which their topic has no value: only they may begin to hold
 * earlier, as another value stands before the others.
 */
export function planMerges(
  merges: readonly Merge[],
  firstOfTopic: ReadonlySet<string>,
  now: number,
  ids: IdSource,
): MemoryPlan {
  const mayBegin = ({ memory, keys }: StoredMemory) => keys.topicSlot === null || firstOfTopic.has(memory.id);
  const updates = merges.flatMap(({ survivor, losers }) => [
    ...losers.map((loser) =>
      changed(loser, { status: 'superseded', validTo: now, supersededBy: survivor.memory.id }, now),
    ),
    changed(survivor, mergedFields(survivor, losers, mayBegin(survivor)), now),
  ]);
  const observations = merges.flatMap(({ survivor, losers }) =>
    losers.flatMap(({ memory }) => [
      observation('merged', survivor.memory.id, memory, now, ids),
      observation('superseded', memory.id, memory, now, ids),
    ]),
  );
  const gaps = merges.flatMap(({ survivor }) => (mayBegin(survivor) ? gapBefore(survivor) : []));
  return planOf(updates, observations, gaps);
}

function mergedFields(
  { memory }: StoredMemory,
  losers: readonly StoredMemory[],
  mayBeginEarlier: boolean,
): Partial<Memory> {
  const all = [memory, ...losers.map((loser) => loser.memory)];
  const start = Math.min(...all.map(startOf));
  // Without a date of its own a memory holds since it was made, and that is moved where rows are written.
  const isDated = memory.validFrom !== null || start < Math.min(...all.map(({ createdAt }) => createdAt));
  return {
    validFrom: mayBeginEarlier && isDated ? start : memory.validFrom,
    importance: Math.max(...all.map(({ importance }) => importance)),
    lifetime: all.map(({ lifetime }) => lifetime).reduce(longer),
    category: all.find(({ category }) => category !== null)?.category ?? null,
    tags: [...new Set(all.flatMap(({ tags }) => tags))].slice(0, TAGS_MAX),
    expiresAt: all.some(({ expiresAt }) => expiresAt === null)
      ? null
      : Math.max(...all.map(({ expiresAt }) => expiresAt ?? 0)),
  };
}

/** They are listed from the longest to the shortest. */
const longer = (a: Lifetime, b: Lifetime): Lifetime => (LIFETIMES.indexOf(a) <= LIFETIMES.indexOf(b) ? a : b);

/** Condition that there is still no value before the first of a topic when the plan is written. */
const gapBefore = (survivor: StoredMemory): Neighbours[] =>
  survivor.keys.topicSlot === null
    ? []
    : [
        {
          topicSlot: survivor.keys.topicSlot,
          at: startOf(survivor.memory),
          before: null,
          after: survivor,
          statedAgainAt: null,
        },
      ];

const observation = (
  action: PlannedObservation['action'],
  memoryId: string,
  { content }: Memory,
  now: number,
  ids: IdSource,
): PlannedObservation => ({
  id: ids.next('obs'),
  memoryId,
  eventId: null,
  action,
  source: CONSOLIDATION,
  content,
  observedAt: now,
});
