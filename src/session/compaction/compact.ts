/**
 * One compaction: the oldest messages without a summary become a chunk, a new rolling summary, a snapshot and facts. The
 * journal counts the attempt before anything may fail; the summariser and the embedder work while turns go on; the result
 * lands in one batch that fails when the transcript is not as it was read. Only then does live history drop the range.
 */
import { describeError, log } from '../../lib/log.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { type Compaction, statusAfterFailure } from '../../memory/conversations/compaction-journal.ts';
import { type RestSetting, restsAt } from '../../memory/conversations/lifecycle.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { Summariser } from '../../memory/ports.ts';
import type { Conversation } from '../../memory/types.ts';
import { describeFault } from '../../models/model-error.ts';
import { parseSummaryAnswer, type SummaryAnswer } from '../../models/summaries/summary-answer.ts';
import {
  beginAttempt,
  failAttempt,
  selectCompactionState,
  selectRange,
  selectUnfinished,
  selectUnsummarised,
  type UnsummarisedRow,
} from '../../store/conversations/compactions.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import { selectSnapshot, toSnapshot } from '../../store/conversations/snapshots.ts';
import { selectOwn } from '../../store/memories/change-reads.ts';
import { firstEventId } from '../history/history-row.ts';
import { requireConversation, type SessionCall } from '../session.ts';
import type { CompactionAttempt, CompactionDeps } from './attempt.ts';
import { landCompaction } from './compact-land.ts';
import { type CompactionMode, decideRangeEnd } from './decide-range.ts';
import { type CompactionLimits, rangeToRead } from './limits.ts';
import { knownBefore } from './outdated.ts';
import { transcriptOf } from './transcript.ts';
import { userMessagesIn } from './user-messages.ts';

/** Request for a compaction. `forced` waits for no limit, and tries again what was parked. */
export interface CompactionRequest {
  readonly limits: CompactionLimits;
  readonly forced: boolean;
}

/** Outcome of a compaction. `overtaken`: the transcript changed meanwhile, or another did it; to be decided again. */
export type CompactionOutcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'done'; readonly compaction: Compaction }
  | { readonly kind: 'failed' | 'parked'; readonly compaction: Compaction };

/** Compacts the next range, if there is one. Throws only when not even the journal can be written. */
export async function compactNext(
  deps: CompactionDeps,
  call: SessionCall,
  request: CompactionRequest,
): Promise<Result<CompactionOutcome, MemoryError>> {
  const { db } = deps;
  const few = rangeToRead(request.limits);
  const [conversations, messages, [state], unfinished, snapshots] = await db.batch('compaction.read', [
    selectConversation(db, call.workspaceId, call.conversationId),
    selectUnsummarised(db, call.conversationId, few),
    selectCompactionState(db, call.conversationId, firstEventId(deps.live())),
    selectUnfinished(db, call.conversationId),
    selectSnapshot(db, call.conversationId),
  ]);
  const found = requireConversation(conversations[0]);
  if (!found.ok) return found;
  const conversation = found.value;
  const startSeq = conversation.summarisedSeq + 1;
  // An attempt that was begun is finished as it was begun: its range has one row in the journal.
  const begun = unfinished.find((row) => row.startSeq === startSeq && row.endSeq <= conversation.lastSeq);
  if (begun?.status === 'failed' && !request.forced) return ok({ kind: 'parked', compaction: begun });
  const mode = modeOf(conversation, request, call.settings, deps.now());
  const rangeEnd = (among: typeof messages) =>
    decideRangeEnd(among, request.limits, mode, state?.liveFromSeq);
  const among =
    begun || messages.length < few || isWithinBatch(messages, rangeEnd(messages), request.limits)
      ? messages
      : await db.read('compaction.long', selectUnsummarised(db, call.conversationId));
  const endSeq = begun?.endSeq ?? rangeEnd(among);
  if (endSeq === null) return ok({ kind: 'nothing' });

  const attempt = await begin(deps, conversation, startSeq, endSeq);
  if (attempt === null) return ok({ kind: 'overtaken' });
  const snapshot = toSnapshot(snapshots);
  try {
    const summarised = await summarise(deps.summariser, attempt, snapshot?.parts ?? NO_PARTS, request.limits);
    if (!summarised.ok) return ok(await fail(deps, attempt, summarised.error.message));
    const landed = await landCompaction(deps, call, attempt, summarised.value);
    return ok(landed === null ? { kind: 'overtaken' } : { kind: 'done', compaction: landed });
  } catch (error) {
    return ok(await fail(deps, attempt, describeError(error)));
  }
}

/** A range that ends within one batch is what it would be if more messages were looked at; a turn longer than that needs more. */
const isWithinBatch = (
  messages: readonly UnsummarisedRow[],
  endSeq: number | null,
  { batchMessages }: CompactionLimits,
): boolean => endSeq !== null && messages.slice(0, batchMessages).some(({ seq }) => seq === endSeq);

/** An idle conversation is compacted to its end; in one that is archived, or idle for long, nobody answers any more. */
export const modeOf = (
  conversation: Conversation,
  { forced }: Pick<CompactionRequest, 'forced'>,
  settings: RestSetting,
  now: number,
): CompactionMode => {
  const { status } = conversation;
  if (status === 'archived') return 'final';
  if (status === 'idle') return now >= restsAt(conversation, settings) ? 'final' : 'all';
  return forced ? 'all' : 'due';
};

const NO_PARTS = { goals: [], decisions: [], openQuestions: [], entities: [], nextSteps: [] } as const;

async function begin(
  { db, ids, now, summariser }: CompactionDeps,
  conversation: Conversation,
  startSeq: number,
  endSeq: number,
): Promise<CompactionAttempt | null> {
  const range = { id: ids.next('cmp'), startSeq, endSeq, model: summariser.model };
  const { workspaceId, userId } = conversation;
  const learns = summariser.tellsOutdated && !isTemporary(conversation);
  const [told, events, [compaction]] = await db.batch('compaction.begin', [
    userId === null || !learns ? null : selectOwn(db, workspaceId, userId),
    selectRange(db, conversation.id, startSeq, endSeq),
    ...beginAttempt(db, conversation, range, now()),
  ]);
  if (compaction === undefined) return null;
  return { conversation, compaction, events, known: knownBefore(told, userMessagesIn(conversation, events)) };
}

/** The answer of the summariser; null when the range holds nothing that may be told. */
async function summarise(
  summariser: Summariser,
  { conversation, events, known }: CompactionAttempt,
  snapshot: SummaryAnswer['snapshot'],
  { summaryMaxTokens: maxTokens }: CompactionLimits,
): Promise<Result<SummaryAnswer | null, { readonly message: string }>> {
  const messages = transcriptOf(events, conversation.userId);
  if (messages.length === 0) return ok(null);
  const { rollingSummary: summary } = conversation;
  const previous = summary === null ? null : { summary, snapshot };
  try {
    const parsed = parseSummaryAnswer(
      await summariser.summarise({ previous, messages, known, maxTokens }),
      maxTokens,
    );
    return parsed.ok
      ? parsed
      : err({ message: `${summariser.model}: malformed answer (${parsed.error.message})` });
  } catch (error) {
    return err({ message: describeFault(summariser.model, error) });
  }
}

/** Notes why an attempt failed. What it was to do is as it was. */
async function fail(
  { db }: CompactionDeps,
  { conversation, compaction }: CompactionAttempt,
  error: string,
): Promise<CompactionOutcome> {
  await db.write('compaction.fail', [failAttempt(db, conversation.id, compaction, error)]);
  const status = statusAfterFailure(compaction.attempts);
  log(status === 'failed' ? 'error' : 'warn', 'compaction_failed', {
    conversation_id: conversation.id,
    attempts: compaction.attempts,
    error,
  });
  return { kind: status === 'failed' ? 'parked' : 'failed', compaction: { ...compaction, status, error } };
}
