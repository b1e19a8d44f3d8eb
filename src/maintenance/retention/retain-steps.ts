/**
 * The steps of retention. Each finds by itself what is left for it and works until nothing is or until the queries of its slice
 * are used up; each may be repeated at any time. What somebody has to be asked about it leaves, and notes.
 */
import { agreementFor, type ConsentScope } from '../../memory/lifetime/consent.ts';
import type { CountName } from '../../memory/lifetime/maintenance.ts';
import { isLargeShare, type RetentionCutoffs } from '../../memory/lifetime/retention.ts';
import type { SqlStatement } from '../../store/database.ts';
import {
  countPastEvents,
  nextPastConversations,
  nextPastEvents,
  removePastEvents,
} from '../../store/operations/retention-events.ts';
import {
  type MemoryWindow,
  nextPastMemories,
  removePastMemories,
  surveyPastMemories,
} from '../../store/operations/retention-memories.ts';
import {
  nextOwners,
  nextRetiredModel,
  type RetiredModel,
  type RowsRemoved,
  removeFinishedRuns,
  removeOldAudit,
  removeRetiredEmbeddings,
} from '../../store/operations/retention-rows.ts';
import { batchesOf } from '../consolidation/consolidation-work.ts';
import type { SliceStart, TaskDeps } from '../task.ts';
import type { StepName } from './retain-cursor.ts';

/** Capabilities that retention needs besides. */
export interface RetentionDeps extends TaskDeps {
  /**
   * Takes the vectors of these owners out of the index of a retired model; safe to repeat, throws when the index does not
   * answer. It runs before their embeddings go, so that a run which dies in between finds them again. Without it the
   * embeddings of retired models stay where they are.
   */
  removeRetiredVectors?(model: RetiredModel, ownerIds: readonly string[]): Promise<void>;
}

/** Queries of the costliest round of each step. */
const QUERIES = { rows: 3, models: 7, events: 24, memories: 24 } as const;
/** Scopes that are counted at once. */
const PAGE_SCOPES = 100;
/** Memories of one batch: as many as an erasure takes at once. */
const BATCH_MEMORIES = 200;

/** A slice under way. */
export interface Work {
  readonly deps: RetentionDeps;
  readonly start: SliceStart;
  readonly cutoffs: RetentionCutoffs;
  /** Notes a scope that somebody has to be asked about. */
  ask(scope: Omit<ConsentScope, 'removed'>): void;
  /** Checks that so many queries still fit; the first of a slice always do. */
  fits(queries: number): boolean;
}

/** End of a step: nothing is left for it but what it noted, or it goes on after this id. */
export type RetentionStepEnd = 'done' | { readonly after: string | null };
/** One step; `after` is where a slice before it stopped. */
export type RetentionStep = (work: Work, after: string | null) => Promise<RetentionStepEnd>;

/** Removes slices of rows until none is left. */
const rowsStep =
  (remove: (work: Work) => Promise<RowsRemoved> | null): RetentionStep =>
  async (work) => {
    for (;;) {
      if (!work.fits(QUERIES.rows)) return { after: null };
      const removed = await remove(work);
      if (removed === null) return 'done';
      if (removed.isLast) return 'done';
    }
  };

const removeModels: RetentionStep = async (work) => {
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
    const counting = deps.counts.addChanged('embeddings_removed');
    await removeRetiredEmbeddings(db, workspaceId, retired.model, removal, counting);
  }
};

const removeEvents: RetentionStep = async (work, from) => {
  const { deps, cutoffs } = work;
  const { db, workspaceId, settings } = deps;
  if (cutoffs.events === null) return 'done';
  const window = { workspaceId, endedBy: cutoffs.events };
  const allowed = allowedOf(work, { what: 'events', scope: null }, 'events_removed');
  if (!allowed.isAgreed && from === null) {
    const { leaving, total } = await countPastEvents(db, window);
    if (isLargeShare({ leaving, total }, settings.maintenance_removal_share)) {
      work.ask({ what: 'events', scope: null, wouldRemove: leaving, of: total });
      return 'done';
    }
  }
  for (let after = from; ; ) {
    if (!work.fits(QUERIES.events)) return { after };
    const conversationIds = await nextPastConversations(db, window, after);
    const last = conversationIds.at(-1);
    if (last === undefined) return 'done';
    for (;;) {
      if (!work.fits(QUERIES.events)) return { after };
      if (allowed.left <= 0) return 'done';
      const eventIds = await nextPastEvents(db, window, conversationIds, allowed.left);
      if (eventIds.length === 0) break;
      await removePastEvents(contextOf(deps), window, eventIds, allowed.counting);
      allowed.left -= eventIds.length;
    }
    after = last;
  }
};

/** Scope by scope: those that lose little at once, those that somebody agreed to by themselves; the rest is asked about. */
const removeMemories: RetentionStep = async (work, from) => {
  const { deps, cutoffs } = work;
  const { db, workspaceId, settings } = deps;
  const window = { workspaceId, overBy: cutoffs.memories };
  for (let after = from; ; ) {
    if (!work.fits(QUERIES.memories)) return { after };
    const page = await surveyPastMemories(db, window, after ?? '', PAGE_SCOPES);
    const losing = page
      .filter(({ leaving }) => leaving > 0)
      .map((scope) => ({ ...scope, ...allowedOf(work, { what: 'memories', scope: scope.scope }, MEMORIES) }));
    const isLarge = (scope: (typeof losing)[number]) =>
      isLargeShare(scope, settings.maintenance_removal_share);
    const small = losing.filter((scope) => !scope.isAgreed && !isLarge(scope)).map(({ scope }) => scope);
    const uncounted = { left: Number.POSITIVE_INFINITY, counting: deps.counts.addChanged(MEMORIES) };
    const removals = [
      ...(small.length > 0 ? [{ scopes: small, allowed: uncounted }] : []),
      ...losing
        .filter(({ isAgreed }) => isAgreed)
        .map((scope) => ({ scopes: [scope.scope], allowed: scope })),
    ];
    for (const { scopes, allowed } of removals)
      if (!(await removeMemoriesOf(work, window, scopes, allowed))) return { after };
    for (const { scope, leaving, total } of losing.filter((each) => !each.isAgreed && isLarge(each)))
      work.ask({ what: 'memories', scope, wouldRemove: leaving, of: total });
    after = page.at(-1)?.scope ?? after;
    if (page.length < PAGE_SCOPES) return 'done';
  }
};

const MEMORIES = 'memories_removed';

/** Removes what is past its window in these scopes, within what is allowed. False when the slice is full before. */
async function removeMemoriesOf(
  work: Work,
  window: MemoryWindow,
  scopes: readonly string[],
  { left, counting }: Pick<Allowed, 'left' | 'counting'>,
): Promise<boolean> {
  const { deps } = work;
  for (let rest = left; rest > 0; ) {
    if (!work.fits(QUERIES.memories)) return false;
    const ids = await nextPastMemories(deps.db, window, scopes, rest);
    if (ids.length === 0) return true;
    for (const batch of batchesOf(ids, BATCH_MEMORIES)) {
      if (!work.fits(QUERIES.memories)) return false;
      await removePastMemories(contextOf(deps), window, batch, counting);
    }
    rest -= ids.length;
  }
  return true;
}

/** Number of rows of a scope that may go, and the statements that count them. */
interface Allowed {
  readonly isAgreed: boolean;
  left: number;
  readonly counting: readonly SqlStatement[];
}

/** Rows that may go of a scope that somebody agreed to; all of any other, which are counted before. */
function allowedOf(
  { deps, start }: Work,
  scope: Pick<ConsentScope, 'what' | 'scope'>,
  name: CountName,
): Allowed {
  const agreement = agreementFor(start.agreed, scope);
  return agreement
    ? {
        isAgreed: true,
        left: agreement.left,
        counting: deps.counts.addAgreed(name, agreement.index, 'changed'),
      }
    : { isAgreed: false, left: Number.POSITIVE_INFINITY, counting: deps.counts.addChanged(name) };
}

const contextOf = ({ db, workspaceId, now }: TaskDeps) => ({ db, workspaceId, erasure: null, now: now() });

/** The steps by name. */
export const STEPS: Readonly<Record<StepName, RetentionStep>> = {
  audit: rowsStep(({ deps: { db, workspaceId, counts }, cutoffs }) =>
    cutoffs.audit === null
      ? null
      : removeOldAudit(db, workspaceId, cutoffs.audit, counts.addChanged('audit_entries_removed')),
  ),
  runs: rowsStep(({ deps: { db, workspaceId, counts }, cutoffs }) =>
    removeFinishedRuns(db, workspaceId, cutoffs.runs, counts.addChanged('runs_removed')),
  ),
  models: removeModels,
  events: removeEvents,
  memories: removeMemories,
};
