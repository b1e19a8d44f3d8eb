/**
 * The steps of retention. Each finds by itself what is left for it and works until nothing is, until the queries of its slice
 * are used up, or until somebody has to be asked; each may be repeated at any time.
 */
import { REMOVED_WITHOUT_ASKING } from '../memory/consolidation/fates.ts';
import {
  confirmationReason,
  isLargeShare,
  type Leaving,
  type RetentionCutoffs,
} from '../memory/retention.ts';
import {
  countPastEvents,
  nextPastConversations,
  nextPastEvents,
  removePastEvents,
} from '../store/workspace/retention-events.ts';
import {
  nextPastMemories,
  removePastMemories,
  scopesLosingMost,
} from '../store/workspace/retention-memories.ts';
import {
  nextOwners,
  nextRetiredModel,
  type RetiredModel,
  type RowsRemoved,
  removeFinishedRuns,
  removeOldAudit,
  removeRetiredEmbeddings,
} from '../store/workspace/retention-rows.ts';
import type { StepName } from './retain-cursor.ts';
import type { SliceStart, TaskDeps } from './task.ts';

/** What retention needs besides. */
export interface RetentionDeps extends TaskDeps {
  /**
   * Takes the vectors of these owners out of the index of a retired model; safe to repeat, throws when the index does not
   * answer. It runs before their embeddings go, so that a run which dies in between finds them again. Without it the
   * embeddings of retired models stay where they are.
   */
  removeRetiredVectors?(model: RetiredModel, ownerIds: readonly string[]): Promise<void>;
}

/** Queries of the costliest round of each step. */
const QUERIES = { rows: 2, models: 6, confirm: 4, events: 20, memories: 20 } as const;

/** A slice under way. */
export interface Work {
  readonly deps: RetentionDeps;
  readonly start: SliceStart;
  readonly cutoffs: RetentionCutoffs;
  /** Counts a removal. */
  count(name: string, n: number): void;
  /** Whether that many queries still fit; the first of a slice always do. */
  fits(queries: number): boolean;
}

/** How a step ended: nothing is left for it, it goes on after this id, or the run has to ask. */
export type StepEnd = 'done' | { readonly after: string | null } | { readonly reason: string };
/** One step; `after` is where a slice before it stopped. */
export type Step = (work: Work, after: string | null) => Promise<StepEnd>;

/** Removes slices of rows until none is left. */
const rowsStep =
  (name: string, remove: (work: Work) => Promise<RowsRemoved> | null): Step =>
  async (work) => {
    for (;;) {
      if (!work.fits(QUERIES.rows)) return { after: null };
      const removed = await remove(work);
      if (removed === null) return 'done';
      work.count(name, removed.n);
      if (removed.isLast) return 'done';
    }
  };

const removeModels: Step = async (work) => {
  const { deps, cutoffs } = work;
  const { db, workspaceId, removeRetiredVectors } = deps;
  if (removeRetiredVectors === undefined) return 'done';
  for (;;) {
    if (!work.fits(QUERIES.models)) return { after: null };
    const retired = await nextRetiredModel(db, workspaceId, cutoffs.models);
    if (retired === null) return 'done';
    const ownerIds = await nextOwners(db, workspaceId, retired.model);
    if (ownerIds.length > 0) await removeRetiredVectors(retired, ownerIds);
    const removal = { ownerIds, retiredBy: cutoffs.models };
    work.count('embeddings', await removeRetiredEmbeddings(db, workspaceId, retired.model, removal));
  }
};

/** Counts before anything goes that cannot be had again, and asks unless somebody said yes. */
const confirm: Step = async (work) => {
  const { deps, start, cutoffs } = work;
  const { db, workspaceId, settings } = deps;
  if (start.isConfirmed) return 'done';
  if (!work.fits(QUERIES.confirm)) return { after: null };
  const share = settings.maintenance_removal_share;
  const large: Leaving[] = [];
  if (cutoffs.events !== null) {
    const counts = await countPastEvents(db, { workspaceId, endedBy: cutoffs.events });
    if (isLargeShare(counts, share)) large.push({ what: 'events', scope: null, ...counts });
  }
  const window = { workspaceId, overBy: cutoffs.memories };
  const losing = await scopesLosingMost(db, window, { share, atLeast: REMOVED_WITHOUT_ASKING });
  large.push(...losing.filter((scope) => isLargeShare(scope, share)));
  return large.length === 0 ? 'done' : { reason: confirmationReason(large, share) };
};

const removeEvents: Step = async (work, from) => {
  const { deps, cutoffs } = work;
  const { db, workspaceId } = deps;
  if (cutoffs.events === null) return 'done';
  const window = { workspaceId, endedBy: cutoffs.events };
  for (let after = from; ; ) {
    if (!work.fits(QUERIES.events)) return { after };
    const conversationIds = await nextPastConversations(db, window, after);
    const last = conversationIds.at(-1);
    if (last === undefined) return 'done';
    for (;;) {
      if (!work.fits(QUERIES.events)) return { after };
      const eventIds = await nextPastEvents(db, window, conversationIds);
      if (eventIds.length === 0) break;
      work.count('events', await removePastEvents(contextOf(deps), window, eventIds));
    }
    after = last;
  }
};

const removeMemories: Step = async (work, from) => {
  const { deps, cutoffs } = work;
  const { db, workspaceId } = deps;
  const window = { workspaceId, overBy: cutoffs.memories };
  for (let after = from; ; ) {
    if (!work.fits(QUERIES.memories)) return { after };
    const memoryIds = await nextPastMemories(db, window, after);
    const last = memoryIds.at(-1);
    if (last === undefined) return 'done';
    work.count('memories', await removePastMemories(contextOf(deps), window, memoryIds));
    after = last;
  }
};

const contextOf = ({ db, workspaceId, now }: TaskDeps) => ({ db, workspaceId, erasure: null, now: now() });

/** The steps by name. */
export const STEPS: Readonly<Record<StepName, Step>> = {
  audit: rowsStep('audit_entries', ({ deps, cutoffs }) =>
    cutoffs.audit === null ? null : removeOldAudit(deps.db, deps.workspaceId, cutoffs.audit),
  ),
  runs: rowsStep('maintenance_runs', ({ deps, cutoffs }) =>
    removeFinishedRuns(deps.db, deps.workspaceId, cutoffs.runs),
  ),
  models: removeModels,
  confirm,
  events: removeEvents,
  memories: removeMemories,
};
