/** A store of memories in plain data, for testing plans: it knows what D1 would know, and applies what D1 would. */
import { seededIds } from '../../../src/lib/ids.ts';
import {
  type Changes,
  type ExistingMemories,
  type MemoryPlan,
  NO_CHANGES,
  type Outcome,
  type PlannedObservation,
  type StoredMemory,
} from '../../../src/memory/changes/changes.ts';
import { keysOf } from '../../../src/memory/changes/content.ts';
import { newMemory } from '../../../src/memory/changes/new-memory.ts';
import { planChanges } from '../../../src/memory/changes/plan-changes.ts';
import type { Memory } from '../../../src/memory/types.ts';

/** One stretch of a timeline. */
export type Stretch = readonly [content: string, from: number | null, to: number | null];

export class PlainMemoryStore {
  readonly ids = seededIds(1, 'plain store');
  rows: StoredMemory[] = [];
  observations: PlannedObservation[] = [];
  #rowId = 0;

  readonly now: number;

  constructor(now = 1_000) {
    this.now = now;
  }

  /** States values of the topic `home` (unless told otherwise), each for its moment, in one plan. */
  state(
    ...values: readonly (readonly [content: string, statedFor: number, more?: Partial<Memory>])[]
  ): Outcome[] {
    const statements = values.map(([content, statedFor, more = {}]) => {
      const memory = { ...this.memory(content, statedFor), ...more };
      return { memory, keys: keysOf(memory), statedFor, eventId: null };
    });
    return [...this.apply({ ...NO_CHANGES, statements }).outcomes.statements];
  }

  memory(content: string, validFrom: number): Memory {
    return newMemory(
      {
        id: this.ids.next('mem'),
        workspaceId: 'ws',
        tier: 'workspace',
        channelId: null,
        conversationId: null,
        userId: 'ana',
        visibility: 'private',
        subjectId: null,
        kind: 'fact',
        category: null,
        topicKey: 'home',
        content,
        importance: 0.5,
        lifetime: 'long_term',
        source: 'test',
        tags: [],
        validFrom,
        validTo: null,
        expiresAt: null,
        sourceConversationId: null,
      },
      this.now,
    );
  }

  /** Plans changes and carries the plan out. */
  apply(changes: Changes): MemoryPlan {
    const plan = planChanges(changes, this.#known(changes), this.now, this.ids);
    const changed = new Map(plan.updates.map(({ memory, keys }) => [memory.id, { memory, keys }]));
    this.rows = this.rows.map((row) => ({ ...row, ...changed.get(row.memory.id) }));
    for (const { memory, keys } of plan.inserts) this.rows.push({ memory, keys, rowId: ++this.#rowId });
    this.observations.push(...plan.observations);
    this.#check();
    return plan;
  }

  /** The timeline of a topic without the stretches of no length. */
  timeline(topicKey = 'home'): Stretch[] {
    return this.rows
      .filter(({ memory }) => memory.topicKey === topicKey && memory.status !== 'deleted')
      .filter(({ memory }) => memory.validFrom !== memory.validTo)
      .sort((a, b) => (a.memory.validFrom ?? 0) - (b.memory.validFrom ?? 0))
      .map(({ memory }) => [memory.content, memory.validFrom, memory.validTo]);
  }

  /** Contents that are current at the store's moment. */
  current(): string[] {
    return this.rows.filter(({ memory }) => memory.status === 'active').map(({ memory }) => memory.content);
  }

  row(content: string): StoredMemory {
    const found = this.rows.find(({ memory }) => memory.content === content);
    if (!found) throw new Error(`no memory "${content}"`);
    return found;
  }

  #known(changes: Changes): ExistingMemories {
    const named = [
      ...changes.statements.map(({ memory }) => memory.id),
      ...[...changes.edits, ...changes.withdrawals].map(({ id }) => id),
    ];
    const words = [...changes.statements, ...changes.edits].map(({ keys }) => keys.contentKey);
    const moments = [
      ...changes.statements.map(({ keys, statedFor }) => ({ topicSlot: keys.topicSlot, at: statedFor })),
      ...changes.edits.map(({ keys, changed }) => ({
        topicSlot: keys.topicSlot,
        at: changed.validFrom ?? 0,
      })),
      ...changes.endings.map(({ topicSlot, endedAt }) => ({ topicSlot, at: endedAt })),
    ];
    return {
      told: this.rows
        .filter(({ memory }) => memory.status === 'active')
        .map((stored) => ({ stored, lastSaidAt: this.#lastSaid(stored) })),
      memories: this.rows.filter(
        ({ memory, keys }) =>
          named.includes(memory.id) ||
          named.includes(memory.supersededBy ?? '') ||
          (memory.status === 'active' && words.includes(keys.contentKey)),
      ),
      neighbours: moments.flatMap(({ topicSlot, at }) => {
        if (topicSlot === null) return [];
        const timeline = this.rows
          .filter((row) => row.keys.topicSlot === topicSlot && row.memory.status !== 'deleted')
          .sort((a, b) => startOf(a) - startOf(b) || a.rowId - b.rowId);
        const before = timeline.findLast((row) => startOf(row) <= at) ?? null;
        const after = timeline.find((row) => startOf(row) > at) ?? null;
        return [{ topicSlot, at, before, after, statedAgainAt: before && this.#statedAgain(before, at) }];
      }),
    };
  }

  #lastSaid({ memory }: StoredMemory): number | null {
    const said = this.observations.filter(
      ({ memoryId, action }) => memoryId === memory.id && (action === 'created' || action === 'confirmed'),
    );
    return said.length === 0 ? null : Math.max(...said.map(({ observedAt }) => observedAt));
  }

  #statedAgain({ keys }: StoredMemory, at: number): number | null {
    const versions = this.rows.filter(
      (row) => row.keys.topicSlot === keys.topicSlot && row.keys.contentKey === keys.contentKey,
    );
    const later = this.observations.filter(
      ({ memoryId, action, observedAt }) =>
        (action === 'created' || action === 'confirmed') &&
        observedAt > at &&
        versions.some(({ memory }) => memory.id === memoryId),
    );
    return later.length === 0 ? null : Math.min(...later.map(({ observedAt }) => observedAt));
  }

  /** The unique indexes of the database. */
  #check(): void {
    const active = this.rows.filter(({ memory }) => memory.status === 'active');
    for (const key of ['contentKey', 'topicSlot'] as const) {
      const values = active.map(({ keys }) => keys[key]).filter((value) => value !== null);
      if (new Set(values).size !== values.length) throw new Error(`two active memories with one ${key}`);
    }
  }
}

const startOf = ({ memory }: StoredMemory): number => memory.validFrom ?? 0;
