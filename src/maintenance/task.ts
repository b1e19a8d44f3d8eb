/**
 * The maintenance task: work of one workspace, done in slices. A slice may be repeated, overlap with another one, or die
 * anywhere: it finds out by itself what is left to do, and its cursor only saves it from looking again.
 */
import type { IdSource } from '../lib/ids.ts';
import type { ConsentRequest, ConsentScope } from '../memory/lifetime/consent.ts';
import type { TaskStats } from '../memory/lifetime/maintenance.ts';
import type { VectorIndex } from '../memory/ports.ts';
import type { Settings } from '../memory/settings.ts';
import type { RunCounts } from '../store/operations/run-counts.ts';
import type { CountedDatabase } from './erasure/erasure-run.ts';

/** D1 statements that one slice makes at most; the 1,000 of an invocation are shared with what runs it. */
export const SLICE_MAX_QUERIES = 900;

/** Capabilities of every task. Beside them each names what it needs of its own. */
export interface TaskDeps {
  readonly db: CountedDatabase;
  readonly workspaceId: string;
  readonly settings: Settings;
  /** The vectors of the embedder that is part of this code. */
  readonly vectors: VectorIndex;
  readonly now: () => number;
  readonly ids: IdSource;
  /** Counter of the work, written in the batch that does it. */
  readonly counts: RunCounts;
}

/** Position of a run when a slice begins. */
export interface SliceStart {
  /** Cursor that the slice before it handed on; null for the first. */
  readonly cursor: string | null;
  /** Scopes that somebody agreed to, of those the run asked for last; empty when nobody did. */
  readonly agreed: readonly ConsentScope[];
  /** Due time of the run: what it calls now, whenever its slices run. */
  readonly dueAt: number;
}

/**
 * End of a slice. `stats` are what of this slice would be done again if it had died: work in other stores, which no batch of
 * the database can count.
 */
export type SliceEnd =
  | { readonly kind: 'done'; readonly stats?: TaskStats }
  /** Its workspace is erased, and takes the run along. */
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'more';
      readonly stats?: TaskStats;
      readonly cursor: string;
      /** Milliseconds that the next slice has to wait; it follows at once when left out. */
      readonly inMs?: number;
    }
  | {
      /** It would remove more than a set share: nothing of that was removed, and the run waits for somebody. */
      readonly kind: 'needs_confirmation';
      readonly stats?: TaskStats;
      readonly cursor: string;
      readonly asked: ConsentRequest;
      readonly reason: string;
    };

/** One slice of a task. Throws when a store does not answer; the run goes on later from the same cursor. */
export type RunSlice = (deps: TaskDeps, start: SliceStart) => Promise<SliceEnd>;
