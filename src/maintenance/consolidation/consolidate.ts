/**
 * The task `consolidation`: scope by scope, merges what was said twice, then promotes, forgets and caps by relevance.
 * Merges come first, so that two faint memories of one thing are judged as the one that they are, and no duplicate takes the
 * place of another memory below the cap.
 *
 * A scope that would lose more than a set share keeps everything for now and the run goes on with the others; at its end it
 * waits for somebody, and walks once more when they agree: to the scopes that it named, and to as much of each as it named.
 */

import {
  cursorToPlace,
  firstPlace,
  openScope,
  type Place,
  placeAfterConsent,
  placeToCursor,
} from '../../memory/consolidation/place.ts';
import { reasonToAsk, withScope } from '../../memory/lifetime/consent.ts';
import { lastConsolidatedAt, type ScopeSize, surveyScopes } from '../../store/memories/consolidation.ts';
import type { RunSlice, SliceEnd } from '../task.ts';
import { ageScope } from './consolidate-fates.ts';
import { mergeScope } from './consolidate-merges.ts';
import { ConsolidationWork } from './consolidation-work.ts';

/** Scopes that are counted at once. */
const PAGE_SCOPES = 100;
/** Statements that must still fit before a scope is begun: a common one is read, and a batch of it is written. */
const SCOPE_QUERIES = 65;

/** One slice of a run. It repeats itself without harm: each step looks for what is left to do. */
export const consolidateSlice: RunSlice = async (deps, start) => {
  const work = new ConsolidationWork(deps, start);
  let place = await placeOf(work);
  for (;;) {
    if (!work.fits(1)) return more(place);
    const sizes = await surveyScopes(deps.db, deps.workspaceId, place.after, work.now, PAGE_SCOPES);
    for (const size of sizes) {
      const worked = await workScope(work, size, place);
      place = worked.place;
      if (!worked.isFinished) return more(place);
      work.look(size.memories);
    }
    if (sizes.length < PAGE_SCOPES) return endOf(work, place);
  }
};

async function placeOf({ deps, start }: ConsolidationWork): Promise<Place> {
  if (start.cursor !== null) return cursorToPlace(start.cursor);
  return firstPlace(await lastConsolidatedAt(deps.db, deps.workspaceId, start.dueAt));
}

const more = (place: Place): SliceEnd => ({ kind: 'more', cursor: placeToCursor(place) });

function endOf({ deps }: ConsolidationWork, place: Place): SliceEnd {
  const { waiting } = place;
  if (waiting.scopes.length === 0) return { kind: 'done' };
  return {
    kind: 'needs_confirmation',
    cursor: placeToCursor(placeAfterConsent(place)),
    asked: waiting,
    reason: reasonToAsk(waiting, deps.settings.maintenance_removal_share),
  };
}

interface WorkedScope {
  readonly isFinished: boolean;
  readonly place: Place;
}

/** Works on a scope until it is finished or the slice is full. */
async function workScope(work: ConsolidationWork, size: ScopeSize, place: Place): Promise<WorkedScope> {
  const finished = { ...place, after: size.scope, open: null };
  if (size.memories === 0) return { isFinished: true, place: finished };
  const open = place.open?.scope === size.scope ? place.open : openScope(size.scope);
  if (!work.fits(SCOPE_QUERIES)) return { isFinished: false, place };
  const comparedTo = place.isSecond ? null : await mergeScope(work, size, open, place.since);
  if (comparedTo !== null) return { isFinished: false, place: { ...place, open: { ...open, comparedTo } } };
  const { kind, removal } = await ageScope(work, size, open);
  const { removed, wanted, sizeBefore } = removal;
  switch (kind) {
    case 'done':
      return { isFinished: true, place: finished };
    case 'budget':
      return { isFinished: false, place: { ...place, open: { ...open, comparedTo, sizeBefore, removed } } };
    case 'waits': {
      const asks = { what: 'memories', scope: size.scope, wouldRemove: wanted, of: sizeBefore } as const;
      return { isFinished: true, place: { ...finished, waiting: withScope(place.waiting, asks) } };
    }
  }
}
