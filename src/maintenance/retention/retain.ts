/**
 * Retention: removes what its workspace no longer wants kept, once a day, in slices. Every step finds by itself what is left
 * for it and every statement looks again whether it may remove. Where messages or memories would go that are a large share, none
 * of those goes; the run does the rest, asks at its end, and walks over both once more when somebody agrees. Finished receipts
 * of erasures and parked jobs stay: people look at them.
 */
import { EMPTY_REQUEST, reasonToAsk, withScope } from '../../memory/lifetime/consent.ts';
import { type Agreed, cutoffsOf, narrowed } from '../../memory/lifetime/retention.ts';
import { type RunSlice, SLICE_MAX_QUERIES, type SliceEnd } from '../task.ts';
import { parseCursor, type RetentionCursor, type StepName } from './retain-cursor.ts';
import { type RetentionDeps, STEPS, type Work } from './retain-steps.ts';

/** Step that follows each step. */
const AFTER: Record<StepName, StepName | null> = {
  audit: 'runs',
  runs: 'models',
  models: 'events',
  events: 'memories',
  memories: null,
};

/** One slice of the retention of a workspace. */
export const retainSlice: RunSlice = async (deps: RetentionDeps, start): Promise<SliceEnd> => {
  let cursor = parseCursor(start.cursor);
  let { waiting } = cursor;
  const budget = deps.db.queries + SLICE_MAX_QUERIES;
  const work: Work = {
    deps,
    start,
    cutoffs: narrowed(cutoffsOf(deps.settings, start.dueAt), cursor.agreed),
    ask: (scope) => {
      waiting = withScope(waiting, scope);
    },
    fits: (queries) => deps.db.queries + queries <= budget,
  };
  for (;;) {
    const end = await STEPS[cursor.step](work, cursor.after);
    if (end !== 'done') return { kind: 'more', cursor: textOf({ ...cursor, after: end.after, waiting }) };
    const next = AFTER[cursor.step];
    if (next === null) break;
    cursor = { step: next, after: null, agreed: cursor.agreed ?? agreementOf(work, next), waiting };
  }
  if (waiting.scopes.length === 0) return { kind: 'done' };
  return {
    kind: 'needs_confirmation',
    cursor: textOf({ ...cursor, step: 'events', after: null, waiting: EMPTY_REQUEST }),
    asked: waiting,
    reason: reasonToAsk(waiting, deps.settings.maintenance_removal_share),
  };
};

const textOf = (cursor: RetentionCursor): string => JSON.stringify(cursor);

/** From the first removal of something that somebody may be asked about, its moments hold, whatever the settings become. */
const agreementOf = ({ cutoffs: { events, memories } }: Work, next: StepName): Agreed | null =>
  next === 'events' ? { events, memories } : null;
