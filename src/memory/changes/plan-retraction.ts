/**
 * Plans the retraction of a message. Pure. Memories that only that message told are withdrawn, and those it had replaced, ended
 * or asked to forget are as they were before. Evidence of other messages stands.
 */
import type { IdSource } from '../../lib/ids.ts';
import type { Memory } from '../types.ts';
import type { MemoryPlan, PlannedObservation, PlannedUpdate, StoredMemory } from './changes.ts';

/** A memory that the message created, confirmed or withdrew, with what stands around it. */
export interface RetractableMemory {
  readonly stored: StoredMemory;
  readonly taught: PlannedObservation['action'];
  readonly taughtAt: number;
  /** Statements of it by anything but the message that were not taken back themselves. */
  readonly otherStatements: number;
  /** The value that it replaced. */
  readonly predecessor: StoredMemory | null;
  /** The first value of its topic that begins after `taughtAt`. */
  readonly next: StoredMemory | null;
  /** Another active memory has taken the place, in words or in topic, that it or its predecessor would return to. */
  readonly placeTaken: boolean;
}

/** Plans the retraction of everything that one message taught. */
export function planRetraction(taught: readonly RetractableMemory[], now: number, ids: IdSource): MemoryPlan {
  const updates = new Map<string, PlannedUpdate>();
  const observations: PlannedObservation[] = [];
  const change = (before: StoredMemory, fields: Partial<Memory>) =>
    updates.set(before.memory.id, {
      before,
      keys: before.keys,
      memory: { ...before.memory, ...fields, updatedAt: now, revision: before.memory.revision + 1 },
    });
  for (const item of taught) {
    const fields = decideRetraction(item);
    if (fields === null) continue;
    const { memory } = item.stored;
    change(item.stored, fields);
    const { predecessor } = item;
    if (fields.status === 'deleted' && predecessor !== null && !updates.has(predecessor.memory.id)) {
      const { validTo, supersededBy, status } = memory;
      change(predecessor, { validTo, supersededBy, status: item.placeTaken ? 'superseded' : status });
    }
    observations.push({
      id: ids.next('obs'),
      memoryId: memory.id,
      eventId: null,
      action: fields.status === 'deleted' ? 'withdrawn' : 'changed',
      source: 'retraction',
      content: memory.content,
      observedAt: now,
    });
  }
  return {
    inserts: [],
    updates: [...updates.values()],
    observations,
    outcomes: { statements: [], edits: [], endings: [], corrections: [], withdrawals: [] },
    reliesOn: [...updates.values()].map(({ before }) => before),
    gaps: [],
  };
}

/** Decides the state of a memory without the message; null when it is as it is with it. */
function decideRetraction({
  stored,
  taught,
  taughtAt,
  ...around
}: RetractableMemory): Partial<Memory> | null {
  const { memory } = stored;
  if (taught === 'created' || taught === 'confirmed')
    return around.otherStatements === 0 && memory.status !== 'deleted' ? { status: 'deleted' } : null;
  if (taught !== 'withdrawn' || around.placeTaken) return null;
  if (memory.status === 'deleted') return { status: 'active' };
  if (memory.supersededBy !== null || memory.validTo !== taughtAt) return null;
  return around.next === null
    ? { status: 'active', validTo: null }
    : { validTo: around.next.memory.validFrom, supersededBy: around.next.memory.id };
}
