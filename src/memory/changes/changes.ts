/**
 * Changes of memory, as plain data: what is asked (statements, edits, endings, withdrawals), what the store knows of it,
 * and the plan that comes of both. `changes/plan-changes.ts` holds the rules, `store/memories/changes.ts` reads and writes.
 */

import type { Reversed, SlipOf } from '../reversals/read-reversals.ts';
import type { Memory } from '../types.ts';
import type { MemoryKeys } from './content.ts';

/** Source that is noted for what a user says of themselves. */
export const USER_SOURCE = 'user';

/** A memory as stored. Of two versions that begin at the same moment, the one with the greater `rowId` is the later. */
export interface StoredMemory {
  readonly memory: Memory;
  readonly keys: MemoryKeys;
  readonly rowId: number;
}

/** Something said to be so. `memory` carries the id that it gets if it is new. */
export interface Statement {
  readonly memory: Memory;
  readonly keys: MemoryKeys;
  /** Since when it holds: the moment it was said, unless it names another. */
  readonly statedFor: number;
  readonly eventId: string | null;
}

/** A topic's value said to hold no longer. */
export interface Ending {
  readonly topicSlot: string;
  /** Recognises a memory's content as the value that ended. */
  readonly concerns: (content: string) => boolean;
  /**
   * Statement that is kept of it where no value of the topic is known: one that is told of before it, whenever it comes
   * in, is over.
   */
  readonly statement: Statement | null;
  readonly endedAt: number;
  readonly eventId: string | null;
  readonly source: string;
}

/** Statement of somebody, of which no memory may be known. */
export interface PriorStatement {
  readonly eventId: string;
  readonly conversationId: string;
  readonly text: string;
  /** Moment of it; null where that is not known. */
  readonly saidAt: number | null;
  /** It was the last thing that they said. */
  readonly isNear: boolean;
  /** They told nothing of themselves since. */
  readonly isRecent: boolean;
  /** It is one of the last few things that they said. */
  readonly isClose?: boolean;
}

/** Targets of a correction by a model that read its message: memories by their ids, and words of messages before it. */
export interface NamedTargets {
  readonly memoryIds: ReadonlySet<string>;
  /** By the id of a message its words; null for all of it. */
  readonly sayings: ReadonlyMap<string, string | null>;
}

/**
 * Statement of a user that something is otherwise than they said before. It changes nothing unless something that was
 * said is meant.
 */
export interface Correction {
  readonly reversed: readonly Reversed[];
  /** Statement that is kept of it, in its user's own words. */
  readonly statement: Statement;
  /** It is kept: not where a rule has read the same as an ending. */
  readonly isKept: boolean;
  /** Statements of its user before it, beside what is known. */
  readonly priorStatements: readonly PriorStatement[];
  /** Its targets, where a model has read it; else rules find those of `reversed`. */
  readonly named?: NamedTargets;
  /** Its target, where it mends a value of the message before it. */
  readonly slip?: SlipOf;
}

/** A stored memory with some of its fields changed. */
export interface Edit {
  readonly id: string;
  readonly changed: Memory;
  readonly keys: MemoryKeys;
  /** Author of the change, for the evidence. */
  readonly source: string;
}

/** A stored memory that its user wants forgotten. */
export interface Withdrawal {
  readonly id: string;
  readonly eventId: string | null;
  readonly source: string;
}

/** Changes to be made in one go, in this order. */
export interface Changes {
  readonly statements: readonly Statement[];
  readonly edits: readonly Edit[];
  readonly endings: readonly Ending[];
  readonly corrections: readonly Correction[];
  readonly withdrawals: readonly Withdrawal[];
}

/** Nothing to be done. */
export const NO_CHANGES: Changes = {
  statements: [],
  edits: [],
  endings: [],
  corrections: [],
  withdrawals: [],
};

/** The versions of a topic around a moment. */
export interface Neighbours {
  readonly topicSlot: string;
  readonly at: number;
  /** The last version that began at the moment or before, and the first that began after it. */
  readonly before: StoredMemory | null;
  readonly after: StoredMemory | null;
  /** Moment when the value of `before` was next stated after the moment, if it was. */
  readonly statedAgainAt: number | null;
}

/** Stored memories that the changes may touch. */
export interface ExistingMemories {
  /** Active memories with the same words, and every memory that is named by its id. */
  readonly memories: readonly StoredMemory[];
  readonly neighbours: readonly Neighbours[];
  /**
   * Memories that its users have told of themselves, the newest of them; read where corrections may mean any. Those
   * that are over, where something is kept after all.
   */
  readonly told: readonly OwnMemory[];
  /** Contents of what the messages in question taught and is over; read where a model names them, after rules that may have ended it. */
  readonly over?: readonly string[];
}

/** A memory of a user's own, and when its value was last stated. */
export interface OwnMemory {
  readonly stored: StoredMemory;
  readonly lastSaidAt: number | null;
}

/** A row to add. `embeddingOf` names the row that has the same words and their embedding, if there is one. */
export interface PlannedInsert {
  readonly memory: Memory;
  readonly keys: MemoryKeys;
  readonly embeddingOf: string | null;
}

/** A row to change, as it was and as it will be. */
export interface PlannedUpdate {
  readonly before: StoredMemory;
  readonly memory: Memory;
  readonly keys: MemoryKeys;
}

const OBSERVATION_ACTIONS = ['created', 'confirmed', 'changed', 'superseded', 'merged', 'withdrawn'] as const;

/** A row of evidence to add. `observedAt` is the moment that it is evidence for. */
export interface PlannedObservation {
  readonly id: string;
  readonly memoryId: string;
  readonly eventId: string | null;
  readonly action: (typeof OBSERVATION_ACTIONS)[number];
  readonly source: string;
  readonly content: string;
  readonly observedAt: number;
}

export const OUTCOME_ACTIONS = [
  'created',
  'confirmed',
  'recorded',
  'changed',
  'merged',
  'ended',
  'forgotten',
] as const;

/** Outcome of one change. `recorded` is a value of the past: another one holds by now. */
export interface Outcome {
  readonly memoryId: string;
  readonly action: (typeof OUTCOME_ACTIONS)[number];
}

/** Rows to be written, and rows that must not have changed until they are. */
export interface MemoryPlan {
  readonly inserts: readonly PlannedInsert[];
  readonly updates: readonly PlannedUpdate[];
  readonly observations: readonly PlannedObservation[];
  /** One per change, in the order given; null where there was nothing to do. */
  readonly outcomes: {
    readonly statements: readonly Outcome[];
    readonly edits: readonly Outcome[];
    readonly endings: readonly (Outcome | null)[];
    /** Of each all that it did. */
    readonly corrections: readonly (readonly Outcome[])[];
    readonly withdrawals: readonly (Outcome | null)[];
  };
  /** Rows that the plan takes as they were read. */
  readonly reliesOn: readonly StoredMemory[];
  /** Moments around which the timelines must still have the neighbours that were read. */
  readonly gaps: readonly Neighbours[];
}

/** Memories whose lines in prompts say what is no longer so: ended, replaced, changed, moved or forgotten. */
export const outdatedBy = ({ updates }: MemoryPlan): string[] =>
  updates
    .filter(
      ({ before, memory, keys }) =>
        memory.status !== before.memory.status ||
        memory.content !== before.memory.content ||
        memory.validTo !== before.memory.validTo ||
        memory.expiresAt !== before.memory.expiresAt ||
        keys.scope !== before.keys.scope,
    )
    .map(({ before }) => before.memory.id);
