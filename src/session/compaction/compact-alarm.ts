/**
 * The work of an alarm: compactions one after the other, a few at a time, and when to come back. The platform drops an alarm
 * that fails six times: so nothing is thrown here, what fails is noted and the next alarm is set (PLATFORM).
 */
import { describeError, log } from '../../lib/log.ts';
import { ok, type Result } from '../../lib/result.ts';
import { type Compaction, retryDelayMs } from '../../memory/conversations/compaction-journal.ts';
import type { MemoryError } from '../../memory/errors.ts';
import {
  selectCompactionState,
  selectUnsummarised,
  settleCompaction,
} from '../../store/conversations/compactions.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import { clearWorkingMemory } from '../../store/erasure/memories.ts';
import { isRestoring } from '../../store/operations/restore-mark.ts';
import { firstEventId } from '../history/history-row.ts';
import type { SessionCall } from '../session.ts';
import type { CompactionDeps } from './attempt.ts';
import { type CompactionOutcome, type CompactionRequest, compactNext, modeOf } from './compact.ts';
import { isToCompact } from './decide-range.ts';
import { type CompactionLimits, unsummarisedToRead } from './limits.ts';

/** Delay of the alarm after a reply: the next message of a quick user goes first. */
export const COMPACTION_DELAY_MS = 1_000;
/** Ranges of one alarm: each costs some forty of an invocation's 1,000 queries. */
const RANGES_AT_ONCE = 8;
/** Pause before the next of them: so many are left of an import only, nobody waits for it, and turns of others go first. */
const BACKLOG_PAUSE_MS = 2_000;
/** Pause after another was faster. */
const OVERTAKEN_PAUSE_MS = 1_000;
/** Pause while not even the journal can be written. */
const DATABASE_PAUSE_MS = 30_000;

/**
 * Compactions of a run, and the milliseconds after which it is to go on; null when nothing is left, or only what is
 * parked.
 */
export interface CompactionRun {
  readonly done: readonly Compaction[];
  /** Outcome that stopped it before the number of ranges was reached, if one did. */
  readonly stopped: Exclude<CompactionOutcome, { readonly kind: 'done' }> | null;
  readonly againInMs: number | null;
}

/** Compacts until nothing is left, something fails, or `ranges` are done. `not_found`: there is no such conversation. */
export async function runCompactions(
  deps: CompactionDeps,
  call: SessionCall,
  request: CompactionRequest,
  ranges = RANGES_AT_ONCE,
): Promise<Result<CompactionRun, MemoryError>> {
  const done: Compaction[] = [];
  while (done.length < ranges) {
    const outcome = await compactNext(deps, call, request);
    if (!outcome.ok) return outcome;
    if (outcome.value.kind !== 'done') {
      const stopped = outcome.value;
      const againInMs = pauseAfter(stopped);
      if (stopped.kind === 'nothing') await clear(deps, call);
      if (againInMs === null) await settle(deps, call);
      return ok({ done, stopped, againInMs });
    }
    done.push(outcome.value.compaction);
  }
  // Whoever asked for a number of ranges got them: the alarm goes on only if it had to come anyway.
  const goesOn = !request.forced || (await isStillDue(deps, call, request));
  if (!goesOn) await settle(deps, call);
  return ok({ done, stopped: null, againInMs: goesOn ? BACKLOG_PAUSE_MS : null });
}

const settle = ({ db }: CompactionDeps, { conversationId }: SessionCall): Promise<void> =>
  db.write('compaction.settle', [settleCompaction(db, conversationId)]);

/** Of an archived conversation whose last messages were taken back, or erased, no compaction lands any more. */
async function clear({ db, now, wakeOutbox }: CompactionDeps, call: SessionCall): Promise<void> {
  const [[conversation]] = await db.batch('compaction.ended', [
    selectConversation(db, call.workspaceId, call.conversationId),
  ]);
  if (conversation?.status !== 'archived') return;
  await db.write('compaction.clear', clearWorkingMemory(db, call.workspaceId, conversation.id, now()));
  wakeOutbox();
}

async function isStillDue(
  { db, live, now }: CompactionDeps,
  { workspaceId, conversationId, settings }: SessionCall,
  { limits }: CompactionRequest,
): Promise<boolean> {
  const [[conversation], [state], messages] = await db.batch('compaction.backlog', [
    selectConversation(db, workspaceId, conversationId),
    selectCompactionState(db, conversationId, firstEventId(live())),
    selectUnsummarised(db, conversationId, unsummarisedToRead(limits)),
  ]);
  return (
    conversation !== undefined &&
    isToCompact(state, messages, limits, modeOf(conversation, { forced: false }, settings, now()))
  );
}

function pauseAfter(outcome: NonNullable<CompactionRun['stopped']>): number | null {
  switch (outcome.kind) {
    case 'nothing':
    case 'parked':
      return null;
    case 'overtaken':
      return OVERTAKEN_PAUSE_MS;
    case 'failed':
      return retryDelayMs(outcome.compaction.attempts);
  }
}

/** The same for an alarm: a database that does not answer, or is half restored, is waited for. */
export async function runAlarm(
  deps: CompactionDeps,
  call: SessionCall,
  limits: CompactionLimits,
): Promise<{ readonly gone: boolean; readonly againInMs: number | null }> {
  try {
    if (await isRestoring(deps.db)) return { gone: false, againInMs: DATABASE_PAUSE_MS };
    const run = await runCompactions(deps, call, { limits, forced: false });
    return run.ok ? { gone: false, againInMs: run.value.againInMs } : { gone: true, againInMs: null };
  } catch (error) {
    log('error', 'compaction_waits', { conversation_id: call.conversationId, error: describeError(error) });
    return { gone: false, againInMs: DATABASE_PAUSE_MS };
  }
}
