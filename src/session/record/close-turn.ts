/** The end of a turn: the assistant's reply is committed, or the turn is taken back. Both are safe to repeat. */

import { err, ok, type Result } from '../../lib/result.ts';
import { outdatedBy } from '../../memory/changes/changes.ts';
import { planRetraction, type RetractableMemory } from '../../memory/changes/plan-retraction.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import { conflict, type MemoryError, notFound } from '../../memory/errors.ts';
import type { Conversation, ConversationEvent } from '../../memory/types.ts';
import {
  COMPACTION_OWED_AFTER_MS,
  oweCompaction,
  selectCompactionState,
  selectUnsummarised,
  type UnsummarisedRow,
} from '../../store/conversations/compactions.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import { appendEvents, markTurnAborted, selectTurnEvents } from '../../store/conversations/events.ts';
import { selectMember } from '../../store/conversations/members.ts';
import { withRetry } from '../../store/database.ts';
import { rollBackConversation } from '../../store/erasure/summaries.ts';
import { selectTurnEvidence, toRetractable } from '../../store/memories/evidence.ts';
import { writePlan } from '../../store/memories/write-plan.ts';
import { selectTurnPersona, takeBackTurn } from '../../store/personas/changes.ts';
import { type CompactionState, isToCompact, LIVE_ONLY } from '../compaction/decide-range.ts';
import { compactionLimits, limitsBeside, unsummarisedToRead } from '../compaction/limits.ts';
import {
  LIVE_HISTORY_HARD_MAX_MESSAGES,
  trimHistory,
  unsummarisedIn,
  withoutTurn,
} from '../history/history.ts';
import { firstEventId } from '../history/history-row.ts';
import { withoutItems } from '../injection/blocks.ts';
import {
  catchUp,
  isOpenTo,
  NOT_THEIRS,
  requireConversation,
  type SessionCall,
  type SessionDeps,
} from '../session.ts';
import { withTemporaryHead } from '../temporary/temporary.ts';
import { wasErased } from '../turn/erased-turn.ts';
import { PLATFORM_FIELD, turnIdOfMember } from '../turn/turn.ts';
import { eventToRow } from './conversation-rows.ts';
import { isSameReply, type ReplyInput, replyEvents } from './reply-events.ts';
import { takeBackForgetting } from './take-back-forgetting.ts';

export interface ClosedTurn {
  readonly eventId: string;
  readonly replayed: boolean;
  /** The conversation is to be compacted: its alarm is then to be set. */
  readonly compacts: boolean;
  /** The message came from a messaging platform, where the reply is waited for. */
  readonly isOfPlatform: boolean;
}

export interface AbortedTurn {
  readonly replayed: boolean;
}

/**
 * Commits the assistant's message, after the tool results that led to it. Of a turn that its object has just taken nothing is read: whoever
 * was there meanwhile has moved the record on, and the write fails.
 */
export const replyToTurn = (
  deps: SessionDeps,
  call: SessionCall,
  input: ReplyInput,
): Promise<Result<ClosedTurn, MemoryError>> =>
  withRetry<ClosedTurn>(async (attempt) => {
    const held = attempt === 0 ? heldTurn(deps, call, input.turnId) : null;
    if (held !== null) {
      const live = deps.store.history();
      const reply = toReply(deps, held, input);
      const unsummarised = [...unsummarisedIn(live), ...reply.events];
      // What there is to compact, and whether that is parked, the record knows.
      if (!isToCompact(LIVE_ONLY, unsummarised, limitsBeside(call.settings, live)))
        return commitReply(deps, held, reply, false);
    }
    return replyToRead(deps, call, input);
  });

/** The turn that was taken just before, if it is the one meant and all that a reply must know of the record is known of it. */
function heldTurn({ held }: SessionDeps, { userId }: SessionCall, turnId: string): TurnToClose | null {
  if (held === null || held.event.turnId !== turnId) return null;
  const { conversation, event } = held;
  // Who is still a member of a group, and what left live history without a summary, the record knows.
  const isTheirs = userId === undefined || conversation.userId === userId;
  const isAllLive = event.seq - conversation.summarisedSeq < LIVE_HISTORY_HARD_MAX_MESSAGES;
  return isTheirs && isAllLive ? { conversation, turnId, turn: [event] } : null;
}

/** Commits the reply to a turn that the record is asked for. */
async function replyToRead(
  deps: SessionDeps,
  call: SessionCall,
  input: ReplyInput,
): Promise<Result<ClosedTurn, MemoryError>> {
  const open = await readTurn(deps, call, input.turnId);
  if (!open.ok) return open;
  const { conversation, turn, compaction, unsummarised } = open.value;
  const limits = limitsBeside(call.settings, deps.store.history());
  const given = turn.find((event) => event.role === 'assistant');
  if (turn[0]?.status === 'aborted') return err(conflict('turn_aborted', 'the turn was aborted'));
  if (given) {
    return isSameReply(turn, given, input)
      ? ok({
          eventId: given.id,
          replayed: true,
          compacts: isToCompact(compaction, unsummarised, limits),
          isOfPlatform: isOfPlatform(turn),
        })
      : err(conflict('turn_closed', 'the turn has another reply'));
  }
  if (conversation.status === 'archived')
    return err(conflict('conversation_archived', 'the conversation is archived'));
  const reply = toReply(deps, open.value, input);
  const compacts =
    !isTemporary(conversation) && isToCompact(compaction, [...unsummarised, ...reply.events], limits);
  return commitReply(deps, open.value, reply, compacts);
}

const isOfPlatform = ([message]: OpenTurn['turn']): boolean =>
  message?.metadata[PLATFORM_FIELD] !== undefined;

/** The events of a reply, and when it is given. */
function toReply(
  { ids, now: clock }: SessionDeps,
  { conversation, turnId, turn }: TurnToClose,
  input: ReplyInput,
) {
  const now = clock();
  const [message] = turn;
  const isOffRecord = message?.isOffRecord ?? false;
  // What is told of another time was answered then: a history that is replayed by its turns has no answers of today.
  const occurredAt = input.occurredAt ?? (message ? now - (message.createdAt - message.occurredAt) : now);
  return { events: replyEvents(ids, conversation, { ...input, turnId, isOffRecord, occurredAt }, now), now };
}

/** Writes a reply, and takes it into live history. */
async function commitReply(
  deps: SessionDeps,
  { conversation, turnId, turn }: TurnToClose,
  { events, now }: ReturnType<typeof toReply>,
  compacts: boolean,
): Promise<Result<ClosedTurn, MemoryError>> {
  if (isTemporary(conversation)) deps.store.kept.add(events);
  else
    await deps.db.write('reply.write', [
      ...appendEvents(deps.db, conversation, events, { now, wakes: false, embeds: deps.embedsEvents }),
      ...(compacts ? [oweCompaction(deps.db, conversation, now + COMPACTION_OWED_AFTER_MS)] : []),
    ]);
  // Of the question too: one call of the embedder for both.
  if (deps.embedsEvents && !isTemporary(conversation)) deps.wakeOutbox();
  const before = deps.store.history();
  // A reply whose question has left live history stays out of it too: no model takes an answer to nothing.
  const asked = before.some((row) => row.turnId === turnId);
  const rows = asked ? [...before, ...events.map((event) => eventToRow(conversation, event))] : before;
  const seenSeq = conversation.lastSeq + events.length;
  deps.store.save(trimHistory(rows), { seenSeq, revision: conversation.revision + events.length });
  return ok({
    eventId: events.at(-1)?.id ?? '',
    replayed: false,
    compacts,
    isOfPlatform: isOfPlatform(turn),
  });
}

/**
 * Takes an unanswered turn back: its messages leave live history, its events are marked and no longer recalled, and what
 * only they taught is withdrawn.
 */
export const abortTurn = (
  deps: SessionDeps,
  call: SessionCall,
  named: string,
): Promise<Result<AbortedTurn, MemoryError>> =>
  withRetry<AbortedTurn>(async () => {
    const open = await readTurn(deps, call, named);
    if (!open.ok) return open;
    const { conversation, turnId, turn, taught, persona } = open.value;
    if (turn[0]?.status === 'aborted') return ok({ replayed: true });
    if (turn.some((event) => event.role === 'assistant'))
      return err(conflict('turn_closed', 'the turn was answered'));

    const now = deps.now();
    const plan = planRetraction(taught, now, deps.ids);
    const context = { ...deps, workspaceId: call.workspaceId, actor: 'abort', now };
    const firstSeq = turn[0]?.seq ?? 0;
    const isSummarised = firstSeq <= conversation.summarisedSeq;
    const keepsNothing = isTemporary(conversation);
    if (keepsNothing) deps.store.kept.abort(turn.map(({ id }) => id));
    else
      await deps.db.write('abort.write', [
        ...markTurnAborted(deps.db, conversation, turnId, now),
        ...writePlan(deps.db, plan, new Map(), context),
        ...takeBackForgetting(deps, call.workspaceId, taught, turn),
        ...takeBackTurn(deps.db, { conversationId: conversation.id, turnId }, persona, now),
        // Nobody answered for so long that a summary tells of it already.
        ...(isSummarised
          ? rollBackConversation({ ...context, erasure: null }, conversation.id, firstSeq)
          : []),
      ]);
    if (!keepsNothing && (plan.updates.length > 0 || isSummarised)) deps.wakeOutbox();
    const { seenSeq } = deps.store.state();
    const gone = [...turn.map((event) => event.id), ...outdatedBy(plan)];
    const rows = withoutTurn(deps.store.history(), turnId).flatMap((row) => withoutItems(row, gone));
    deps.store.injected.forgetTurns([turnId]);
    deps.store.injected.forget(outdatedBy(plan));
    deps.store.dropAnswersWith(gone);
    deps.store.save(rows, {
      seenSeq,
      revision: conversation.revision + 1,
    });
    return ok({ replayed: false });
  });

/** As much of a turn as its reply needs. */
type TurnToClose = Pick<OpenTurn, 'conversation' | 'turnId' | 'turn'>;

interface OpenTurn {
  readonly conversation: Conversation;
  /** The id that it stands under, which a member of a group may have named otherwise. */
  readonly turnId: string;
  readonly turn: readonly ConversationEvent[];
  /** Memories that the turn taught. */
  readonly taught: readonly RetractableMemory[];
  /** Changes of the turn to the persona of its user. */
  readonly persona: Parameters<typeof takeBackTurn>[2];
  readonly compaction: CompactionState | undefined;
  /** The oldest messages without a summary: as many as tell whether the conversation is to be compacted. */
  readonly unsummarised: readonly UnsummarisedRow[];
}

/** The turn that the caller means: in a group the user of a token means the one that they named so, before any of others. */
async function readTurn(
  deps: SessionDeps,
  call: SessionCall,
  named: string,
): Promise<Result<OpenTurn, MemoryError>> {
  const { conversationId: id, userId } = call;
  const isPrivate = typeof deps.known(call)?.userId === 'string';
  const own = userId === undefined || isPrivate ? named : turnIdOfMember({ id, userId: null }, userId, named);
  const found = await readTurnAs(deps, call, own);
  const isMissing = !found.ok && found.error.code === 'not_found' && found.error !== NOT_THEIRS;
  return isMissing && own !== named ? readTurnAs(deps, call, named) : found;
}

/** The turn that stands under an id, as far as it is the caller's to end. */
async function readTurnAs(
  deps: SessionDeps,
  call: SessionCall,
  turnId: string,
): Promise<Result<OpenTurn, MemoryError>> {
  const limit = unsummarisedToRead(compactionLimits(call.settings));
  const firstLive = firstEventId(deps.live());
  const [conversations, member, stored, [compaction], unsummarised, persona, ...taught] = await deps.db.batch(
    'turn.events',
    [
      selectConversation(deps.db, call.workspaceId, call.conversationId),
      selectMember(deps.db, call.conversationId, call.userId ?? null),
      selectTurnEvents(deps.db, call.conversationId, turnId),
      selectCompactionState(deps.db, call.conversationId, firstLive),
      selectUnsummarised(deps.db, call.conversationId, limit),
      selectTurnPersona(deps.db, call.conversationId, turnId),
      ...selectTurnEvidence(deps.db, call.conversationId, turnId),
    ],
  );
  const conversation = requireConversation(conversations[0]);
  const isKept = conversation.ok && isTemporary(conversation.value);
  const turn = isKept ? deps.store.kept.ofTurn(turnId) : stored;
  if (turn.length === 0 && (await wasErased(deps, call, { turnId }))) return err({ code: 'erased' });
  if (!conversation.ok) return conversation;
  if (!isOpenTo(call, conversation.value, member)) return err(NOT_THEIRS);
  // In a group a turn is for its own user to close.
  const isOthers = call.userId !== undefined && turn[0]?.userId !== call.userId;
  if (turn.length === 0 || isOthers) return err(notFound('turn'));
  const standing = withTemporaryHead(deps, conversation.value);
  await catchUp(deps, standing);
  return ok({
    conversation: standing,
    turnId,
    turn,
    taught: toRetractable(taught),
    compaction,
    unsummarised,
    persona,
  });
}
