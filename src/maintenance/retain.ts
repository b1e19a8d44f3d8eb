/**
 * Retention: removes what its workspace no longer wants kept, once a day, in slices. Every step finds by itself what is left
 * for it and every statement looks again whether it may remove; before messages or memories go, the run counts them, and asks
 * when they are a large share. Finished receipts of erasures and parked jobs stay: people look at them.
 */
import { type Agreed, cutoffsOf, narrowed } from '../memory/retention.ts';
import { parseCursor, type RetentionCursor, type StepName } from './retain-cursor.ts';
import { type RetentionDeps, STEPS, type Work } from './retain-steps.ts';
import { type RunSlice, SLICE_MAX_QUERIES, type SliceEnd } from './task.ts';

/** What comes after each step. What is never asked for goes first, and does not wait for an answer. */
const AFTER: Record<StepName, StepName | null> = {
  audit: 'runs',
  runs: 'models',
  models: 'confirm',
  confirm: 'events',
  events: 'memories',
  memories: null,
};

/** One slice of the retention of a workspace. */
export const retainSlice: RunSlice = async (deps: RetentionDeps, start): Promise<SliceEnd> => {
  let cursor = parseCursor(start.cursor);
  const stats: Record<string, number> = {};
  const budget = deps.db.queries + SLICE_MAX_QUERIES;
  const work: Work = {
    deps,
    start,
    cutoffs: narrowed(cutoffsOf(deps.settings, start.dueAt), cursor.agreed),
    count: (name, n) => {
      if (n > 0) stats[name] = (stats[name] ?? 0) + n;
    },
    fits: (queries) => deps.db.queries + queries <= budget,
  };
  for (;;) {
    const end = await STEPS[cursor.step](work, cursor.after);
    if (end !== 'done') {
      const agreed = cursor.agreed ?? ('reason' in end ? agreementOf(work) : null);
      const at = JSON.stringify({ ...cursor, agreed, after: 'after' in end ? end.after : null });
      return 'reason' in end
        ? { kind: 'needs_confirmation', stats, cursor: at, reason: end.reason }
        : { kind: 'more', stats, cursor: at };
    }
    const next = AFTER[cursor.step];
    if (next === null) return { kind: 'done', stats };
    cursor = nextCursor(work, cursor, next);
  }
};

/** What was counted, or confirmed, is what the later steps may remove, whatever the settings become meanwhile. */
const nextCursor = (work: Work, { step, agreed }: RetentionCursor, next: StepName): RetentionCursor => ({
  step: next,
  after: null,
  agreed: step === 'confirm' ? agreementOf(work) : agreed,
});

const agreementOf = ({ cutoffs: { events, memories } }: Work): Agreed => ({ events, memories });
