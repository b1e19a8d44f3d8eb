/** An attempt at a compaction, and what its steps work with. */
import type { Compaction } from '../../memory/conversations/compaction-journal.ts';
import type { KnownStatement, Summariser } from '../../memory/ports.ts';
import type { Conversation } from '../../memory/types.ts';
import type { RangeEvent } from '../../store/conversations/compactions.ts';
import type { SessionDeps } from '../session.ts';

export interface CompactionDeps extends SessionDeps {
  readonly summariser: Summariser;
  /** Runs work alone with the live history, between turns. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** A range that an attempt was begun for, with what it is decided on. */
export interface CompactionAttempt {
  readonly conversation: Conversation;
  readonly compaction: Compaction;
  readonly events: readonly RangeEvent[];
  /** Memories of its user from before, which the summariser is shown; none for one that does not `tellOutdated`. */
  readonly known: readonly KnownStatement[];
}
