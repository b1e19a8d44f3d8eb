/** Fates of memories as changes to write: each with its evidence, so that a history tells why a memory went or stayed. Pure. */
import type { IdSource } from '../../lib/ids.ts';
import type { MemoryPlan, PlannedObservation, PlannedUpdate, StoredMemory } from '../changes/changes.ts';
import type { Memory } from '../types.ts';
import type { Aged } from './fates.ts';

/** Source of a change in observations and audit rows. */
export const CONSOLIDATION = 'consolidation';

/** Fields that change with each fate, and its name in the evidence. */
const FATES = {
  promoted: { fields: { lifetime: 'long_term' }, action: 'changed' },
  removed: { fields: { status: 'deleted' }, action: 'withdrawn' },
} as const satisfies Readonly<
  Record<string, { readonly fields: Partial<Memory>; readonly action: PlannedObservation['action'] }>
>;

/**
 * The plan that gives memories the fate that was decided. One that was changed or needed since then is left as it is: a later
 * run decides on what it has become.
 */
export function planFates(
  fate: keyof typeof FATES,
  decided: readonly Aged[],
  stored: readonly StoredMemory[],
  now: number,
  ids: IdSource,
): MemoryPlan {
  const asDecided = new Map(decided.map((aged) => [aged.id, aged]));
  const { fields, action } = FATES[fate];
  const unchanged = stored.filter(({ memory }) => {
    const aged = asDecided.get(memory.id);
    return aged?.revision === memory.revision && aged.accessedAt === memory.accessedAt;
  });
  return planOf(
    unchanged.map((before) => changed(before, fields, now)),
    unchanged.map(({ memory }) => ({
      id: ids.next('obs'),
      memoryId: memory.id,
      eventId: null,
      action,
      source: CONSOLIDATION,
      content: memory.content,
      observedAt: now,
    })),
  );
}

/** A change of some fields. */
export const changed = (before: StoredMemory, fields: Partial<Memory>, now: number): PlannedUpdate => ({
  before,
  keys: before.keys,
  memory: { ...before.memory, ...fields, updatedAt: now, revision: before.memory.revision + 1 },
});

/** A plan of updates alone, which fails when one of the rows has changed meanwhile. */
export const planOf = (
  updates: readonly PlannedUpdate[],
  observations: readonly PlannedObservation[],
  gaps: MemoryPlan['gaps'] = [],
): MemoryPlan => ({
  inserts: [],
  updates,
  observations,
  outcomes: { statements: [], edits: [], endings: [], corrections: [], withdrawals: [] },
  reliesOn: updates.map(({ before }) => before),
  gaps,
});
