/**
 * Erases a conversation, a channel, a user or a workspace, in slices of bounded size. Every step finds by itself what is
 * left for it, so a run may stop or die anywhere and another one goes on; two at once remove the same rows once.
 */
import { type Erasure, type ErasureKind, finishErasure } from '../../store/erasure/records.ts';
import { leftOf } from '../../store/erasure/rows.ts';
import {
  both,
  type ErasureStep,
  type ErasureStepEnd,
  eraseAccountMemories,
  eraseChannel,
  eraseConversations,
  eraseDocuments,
  eraseFiles,
  eraseGroupEvents,
  eraseMemories,
  eraseSharedVectors,
  eraseUserRows,
  eraseVectors,
  eraseWorkspaceAccess,
  eraseWorkspaceRows,
  settleOwed,
  tidyFullText,
} from './erase-steps.ts';
import { type EraseDeps, ErasureRun } from './erasure-run.ts';

/** Queries that an erasure may make while its caller waits; the rest of the 1,000 of an invocation is the request's own. */
export const ERASE_QUERIES_A_REQUEST = 850;
/** The same for a message of the queue: a short one, after which other work comes first. Every step fits in, after all before it. */
export const ERASE_QUERIES_A_MESSAGE = 130;

/** Queries of a round of all steps that find nothing. */
const ROUND_QUERIES = 60;

/** State of an erasure after a run. */
export interface EraseReport {
  readonly erasure: Erasure;
  /** There is more to do at once. If not, it is complete or waits for another store. */
  readonly goesOn: boolean;
}

/**
 * Conversations go before memories, because a turn that is under way may still learn until its conversation is closed.
 * In a workspace memories go first: none of them is to be asked where else it is evident.
 */
const STEPS: Record<ErasureKind, readonly ErasureStep[]> = {
  conversation: [eraseConversations, tidyFullText, settleOwed],
  channel: [eraseConversations, eraseMemories, eraseDocuments, eraseChannel, tidyFullText, settleOwed],
  user: [
    eraseConversations,
    eraseGroupEvents,
    eraseMemories,
    eraseDocuments,
    eraseAccountMemories,
    eraseUserRows,
    tidyFullText,
    both(eraseFiles, settleOwed),
  ],
  workspace: [
    eraseSharedVectors,
    eraseMemories,
    eraseConversations,
    eraseDocuments,
    eraseWorkspaceRows,
    tidyFullText,
    both(both(eraseVectors, eraseFiles), settleOwed),
    eraseWorkspaceAccess,
  ],
};

/** Goes on with an erasure until all is gone, `maxQueries` are made, or another store does not answer. */
export async function goOnErasing(
  deps: EraseDeps,
  erasure: Erasure,
  maxQueries: number,
): Promise<EraseReport> {
  // A message that comes twice. Of a workspace it is the last look for what was written late.
  if (erasure.finishedAt !== null && erasure.kind !== 'workspace') return { erasure, goesOn: false };
  const run = new ErasureRun(deps, erasure, maxQueries);
  for (;;) {
    const end = await runSteps(run);
    const after =
      end === 'done'
        ? await run.write('erasure.finish', [finishErasure(deps.db, erasure, leftOf(erasure), deps.now())])
        : await run.write('erasure.pause', []);
    if (after.finishedAt !== null || end === 'owed') return { erasure: after, goesOn: false };
    // Otherwise something came back since its step: the next round finds it.
    if (end === 'budget' || !run.fits(ROUND_QUERIES)) return { erasure: after, goesOn: true };
  }
}

async function runSteps(run: ErasureRun): Promise<ErasureStepEnd> {
  for (const step of STEPS[run.erasure.kind]) {
    const end = await step(run);
    if (end !== 'done') return end;
  }
  return 'done';
}
