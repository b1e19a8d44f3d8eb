/**
 * A user turn: read its signals, recall, decide, write once, inject, assemble. Two reads at most, one after the other, and
 * one write, which is one batch, and live history follows it. A turn that was taken before answers as it did and writes nothing.
 */
import { readTimeWindows } from '../../language/dates/dates.ts';
import { type ReadText, readText } from '../../language/read-text.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { offsetOf } from '../../lib/time-zone.ts';
import { type MemoryPlan, NO_CHANGES, outdatedBy } from '../../memory/changes/changes.ts';
import { planChanges } from '../../memory/changes/plan-changes.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { isRecalling, isTemporary } from '../../memory/conversations/temporary.ts';
import { conflict, type MemoryError, notFound } from '../../memory/errors.ts';
import { zoneOf, zoneToLearn } from '../../memory/people/user-zone.ts';
import { decayRates } from '../../memory/settings.ts';
import { refuseTurn } from '../../memory/turn-limits.ts';
import type { Conversation } from '../../memory/types.ts';
import { pretenceAfter, readWishes } from '../../memory/wishes/discretion.ts';
import { isSmallTalk } from '../../recall/analysis/small-talk.ts';
import { selectMember } from '../../store/conversations/members.ts';
import { withRetry } from '../../store/database.ts';
import { embedPlan } from '../../store/memories/write-plan.ts';
import { limitReached } from '../../store/operations/turn-counts.ts';
import { searchWithLookup } from '../../store/search/run-recall.ts';
import { rememberZones } from '../../store/users/user-settings.ts';
import { historyReader } from '../account-items.ts';
import { openExtraction } from '../channel-kind.ts';
import { findRecovery } from '../continuity/continuity.ts';
import { continuesOf, NOTHING_CONTINUED } from '../continuity/take-up.ts';
import { parseStatements, statementsEndedBy, stateOf } from '../history/outdated-statements.ts';
import { justSaid } from '../history/prior-statements.ts';
import { withoutItems } from '../injection/blocks.ts';
import { doubtedStatements, doubtsAmong } from '../injection/doubts.ts';
import { parseMessage } from '../parse-message.ts';
import { establishFacts, factsAfter } from '../prompt/established-facts.ts';
import { outdateRecap, recapOfTurn } from '../prompt/turn-recap.ts';
import { eventToRow, toUserEvent } from '../record/conversation-rows.ts';
import { heedWishes } from '../record/heed-wishes.ts';
import {
  catchUp,
  isOpenTo,
  NOT_THEIRS,
  reachOf,
  requireUnmoved,
  type SessionCall,
  type SessionDeps,
  takeOut,
  zonesFor,
} from '../session.ts';
import { withTemporaryHead } from '../temporary/temporary.ts';
import { composeTurn, withholdPrompt } from './compose-turn.ts';
import { withoutForgotten } from './erased-turn.ts';
import {
  type Extraction,
  extractChanges,
  learntSignals,
  logFiltered,
  NO_EXTRACTION,
} from './extract-changes.ts';
import { repeatTurn } from './repeat-turn.ts';
import { type ParsedTurn, settleTurn, type TokenName, type Turn, type TurnInput } from './turn.ts';
import { type TakenTurn, type TriedChange, toAnswer, traceBody } from './turn-answer.ts';
import { gatherOffers, withoutOutdated } from './turn-offers.ts';
import { forgottenByTurn, onlyOnce, planTurnPersona, toTurnPersona } from './turn-persona.ts';
import {
  type OpenedTurn,
  readForTurn,
  type TurnAttempt,
  type TurnQuestion,
  type TurnReads,
} from './turn-reads.ts';
import { keepTurn, turnStatements } from './turn-write.ts';

/** Takes a user message into the conversation and returns the prompt for the model. */
export async function takeTurn(
  deps: SessionDeps,
  call: SessionCall,
  received: TurnInput,
): Promise<Result<TakenTurn, MemoryError>> {
  const input = { ...received, parsed: parseMessage(received.content) };
  const question = recallQuestion(call, input);
  const opened = await openTurn(deps, call, input, question);
  if (!opened.ok) return opened;
  const { identity } = opened.value;
  // Whether they are a member of a group is read with everything else.
  if (identity.userId !== null && !isOpenTo(call, identity, [])) return err(NOT_THEIRS);
  const [before] = justSaid(identity, deps.store.history()).slice(-1);
  const isAside = before !== undefined && readWishes(before).isAhead;
  const settled = settleTurn(identity, isAside ? offRecord(input) : input, tokenOf(call), deps.ids);
  if (!settled.ok) return (await isTold(deps, call, identity)) ? settled : err(NOT_THEIRS);
  const isRecalled = isRecalling(identity);
  const turn: Turn = isRecalled ? settled.value : { ...settled.value, recall: false, reach: 'conversation' };
  const heeded = await heedWishes(deps, identity, turn);
  if (!heeded.ok) return heeded;
  const confirmation = heeded.value;
  // What was found before all was forgotten is there no more.
  const ahead =
    isRecalled && confirmation?.status !== 'done'
      ? opened.value.foundFor(turn.userId, reachOf(call, turn.reach))
      : null;
  try {
    // What was found ahead serves once: another attempt reads again.
    return await withRetry((attempt) =>
      attemptTurn(deps, call, turn, {
        identity: deps.known(call) ?? identity,
        question,
        confirmation,
        ahead: attempt === 0 ? ahead : null,
      }),
    );
  } catch (error) {
    const reached = limitReached(error);
    if (reached === null) throw error;
    return err(refuseTurn(reached, call.settings, deps.now()));
  }
}

/** A message that the one before it asked not to keep. */
const offRecord = (input: ParsedTurn): ParsedTurn => ({
  ...input,
  parsed: { ...input.parsed, wishes: { ...input.parsed.wishes, isOffRecord: true } },
});

/** Kinds of candidates that a turn commonly has: fusion hands on `rerank_top_n` for each, of whichever kind. */
const KINDS_RECALLED = 2;

/** Question of a turn to recall: small talk asks nothing. */
const recallQuestion = ({ settings }: SessionCall, { recall, parsed }: ParsedTurn): TurnQuestion => ({
  text: recall && !isSmallTalk(parsed.text) ? parsed.text : readText(''),
  sources: ['memories', 'events', 'chunks', 'documents'],
  pinned: recall && settings.ambient_enabled,
  asOf: null,
  limit: settings.rerank_top_n * KINDS_RECALLED,
  limitPerKind: settings.rerank_top_n,
  rerankTopN: settings.rerank_top_n,
  similarityThreshold: settings.similarity_threshold,
  decay: decayRates(settings.decay),
});

/**
 * Finds out whose the conversation of a turn is. The object or its caller mostly remembers; where nobody does, the batch that finds
 * out looks for what was said in it as well, so that the turn still waits for two reads and one write.
 */
async function openTurn(
  deps: SessionDeps,
  call: SessionCall,
  { reach, occurredAt, zone, userId }: ParsedTurn,
  asked: TurnQuestion,
): Promise<Result<OpenedTurn, MemoryError>> {
  const known = deps.known(call);
  if (known !== undefined) return ok({ identity: known, foundFor: () => null });
  const { workspaceId, conversationId } = call;
  // An object that does not know its conversation has no history of it either.
  const now = occurredAt ?? deps.now();
  const clockOf = (of = userId) => zoneOf(zone, zonesFor(call, of), call.settings.time_zone);
  const question = { ...asked, now, earlier: [], zone: clockOf() };
  const place = { workspaceId, idOrRef: conversationId, reach: reachOf(call, reach) };
  const found = await searchWithLookup(deps.db, 'turn.open', place, null, question);
  const { conversation } = found;
  if (conversation === undefined) return err(notFound('conversation'));
  // Found by another clock than its user's, it is not what their question means.
  const isByTheirClock =
    offsetOf(clockOf(userId ?? conversation.userId), now) === offsetOf(question.zone, now);
  return ok({
    identity: conversation,
    foundFor: (userId, within) =>
      isByTheirClock
        ? {
            events: found.foundFor(historyReader(conversation, userId, within)),
            revision: conversation.revision,
          }
        : null,
  });
}

/** Decides that the caller may be told what is wrong: to whom a conversation is none, nothing of it is. */
async function isTold(
  { db }: SessionDeps,
  call: SessionCall,
  identity: ConversationIdentity,
): Promise<boolean> {
  if (call.userId === undefined || identity.userId !== null) return true;
  const [member] = await db.batch('turn.member', [selectMember(db, identity.id, call.userId)]);
  return isOpenTo(call, identity, member);
}

/** Name of the user in the token of a call that is made for one user. */
const tokenOf = ({ userId, userName = null }: SessionCall): TokenName | null =>
  userId === undefined ? null : { name: userName };

/** One attempt, on the record as it stands now; who is overtaken between reading and writing tries again. */
async function attemptTurn(
  deps: SessionDeps,
  call: SessionCall,
  turn: Turn,
  attempt: TurnAttempt,
): Promise<Result<TakenTurn, MemoryError>> {
  const { identity, question, ahead, confirmation } = attempt;
  const now = deps.now();
  const { store } = deps;
  const { settings } = call;
  const { userId, eventId, parsed } = turn;
  const occurredAt = turn.occurredAt ?? now;
  const keepsNothing = isTemporary(identity);
  const isAskedBack = confirmation?.status === 'asked';
  const pretence = pretenceAfter(store.pretence(), parsed.wishes, occurredAt);
  const zones = attempt.zones ?? zonesFor(call, userId);
  const zone = zoneOf(turn.zone, zones, settings.time_zone);
  const assumed = offsetOf(zone, occurredAt);
  const said = {
    conversation: identity,
    userId,
    eventId,
    parsed,
    occurredAt,
    clock: assumed,
    isPretended: pretence !== null,
    before: justSaid(identity, store.history()),
  };
  const extractions = openExtraction(deps, identity, (hasTopic) =>
    // What is to be forgotten is asked first.
    keepsNothing || isAskedBack ? NO_EXTRACTION : extractChanges({ ...said, hasTopic }, now, deps.ids),
  );
  const { extraction } = extractions;
  const read = await readForTurn(deps, call, turn, { identity, extractions, question, zone, ahead }, now);
  rememberZones(call.workspaceId, userId, read.zones);
  const ownZone = zoneOf(turn.zone, read.zones, settings.time_zone);
  const clock = offsetOf(ownZone, occurredAt);
  // Nobody knew by whose clock they speak, and the message tells time: it is read by theirs.
  if (clock !== assumed && attempt.zones === undefined && tellsTime(parsed.text, extraction, occurredAt))
    return attemptTurn(deps, call, turn, { ...attempt, ahead: null, zones: read.zones });
  const isCaughtUp = store.state().revision === read.conversation?.revision;
  const entered = await enterRecord(deps, call, identity, read);
  if (!entered.ok) return entered;
  const conversation = entered.value;
  const { earlier, recalled } = read;
  const decided = await decideTurn(deps, call, turn, conversation, extraction, read, now);
  const { plan, gone, unsaid, persona, offers, recap, continues, parts } = decided;
  const made = { conversation, recalled, offers, recap, continues, unrecorded: read.fixed.unrecorded };
  if (earlier)
    return repeatTurn(deps, turn, {
      ...made,
      earlier,
      zone: ownZone,
      parts,
      confirmation: isAskedBack ? confirmation : null,
    });

  const event = toUserEvent(turn, conversation, now, decided.isWithheld);
  const before = store.history().flatMap((row) => withoutItems(row, gone));
  const message = eventToRow(conversation, event);
  const composed = composeTurn({
    ...parts,
    ...withoutOutdated(offers, gone, unsaid),
    before,
    message,
    now: event.occurredAt,
    clock,
    userId,
    isGroup: conversation.userId === null,
  });
  const { rollingSummary } = conversation;
  const { decisions } = composed.injection;
  const asking = {
    parsed,
    configured: settings.recovery_message,
    history: before,
    rollingSummary,
    decisions,
  };
  const recovery = isAskedBack || continues.isNew ? null : findRecovery(asking, read.isRecordGone);
  const isAnswered = recovery === null && !isAskedBack;
  const shown = {
    ...made,
    event,
    before,
    composed: isAnswered ? composed : withholdPrompt(composed, before, message),
  };
  const signals = learntSignals(plan);
  const learnt = { signals, filtered: extraction.filtered, continuity: recovery?.reason ?? null };
  const explained = traceBody(recalled, shown.composed, learnt, deps.db.steps);
  const tried = turn.isDry ? { trace: JSON.stringify(explained), changes: changesOf(plan) } : null;
  const trace = keepsNothing || tried !== null ? null : { id: deps.ids.next('trc'), body: explained };
  if (tried === null)
    await deps.db.write(
      'turn.write',
      turnStatements(deps, {
        ...shown,
        turn,
        plan,
        vectors: await embedPlan(plan, deps.embedder),
        persona,
        own: read.persona.own,
        unlearnt: decided.unlearnt,
        // By a token its user is a member already.
        isNewMember: conversation.userId === null && read.member.length === 0,
        learntZone: zoneToLearn(turn.zone, read.zones, occurredAt),
        owed: read.owed,
        trace,
        settings,
        now,
      }),
    );
  const answer = toAnswer(shown, {
    recovery,
    confirmation,
    signals,
    persona: toTurnPersona(persona),
    degraded: recalled.degraded,
    traceId: trace?.id ?? null,
    steps: deps.db.steps,
  });
  if (tried !== null) return ok({ answer: { ...answer, tried }, replayed: false });
  logFiltered([extraction]);
  if (plan.inserts.length + plan.updates.length > 0) deps.wakeOutbox();
  store.keepPretence(pretence);
  if (keepsNothing) store.kept.add([event]);
  const head = { lastSeq: event.seq, revision: conversation.revision + 1 };
  keepTurn(store, shown, answer, gone, { seenSeq: head.lastSeq, revision: head.revision });
  // Where others changed the record, whoever replies looks what that leaves to compact.
  if (isCaughtUp && !keepsNothing) deps.holdTurn({ conversation: { ...conversation, ...head }, event });
  return ok({ answer, replayed: false });
}

/** Recognises a message whose reading depends on the clock of whoever says it. */
const tellsTime = (text: ReadText, { statements }: Extraction, occurredAt: number): boolean =>
  readTimeWindows(text, occurredAt).length > 0 ||
  statements.some(({ memory, statedFor }) => memory.expiresAt !== null || statedFor !== occurredAt);

/**
 * Enters the conversation as it was read: live history catches up with the record. A turn that was taken before may enter one that
 * takes no others any more.
 */
async function enterRecord(
  deps: SessionDeps,
  call: SessionCall,
  identity: ConversationIdentity,
  read: TurnReads,
): Promise<Result<Conversation, MemoryError>> {
  if (!read.conversation) return err(notFound('conversation'));
  if (!isOpenTo(call, read.conversation, read.member)) return err(NOT_THEIRS);
  requireUnmoved(deps, read.conversation, identity);
  const conversation = withTemporaryHead(deps, read.conversation);
  await catchUp(deps, conversation, read.missed);
  takeOut(deps, isTemporary(identity) ? [...read.lost, ...(read.missed?.lost ?? [])] : read.lost);
  deps.store.dropAnswersWith(read.owed.map(({ memoryId }) => memoryId));
  if (read.earlier) return ok(conversation);
  if (conversation.status === 'archived')
    return err(conflict('conversation_archived', 'the conversation is archived'));
  return read.isErased ? err({ code: 'erased' }) : ok(conversation);
}

/** Decides what a turn changes, and of what its prompt is made. One that was taken before teaches nothing again. */
async function decideTurn(
  deps: SessionDeps,
  call: SessionCall,
  turn: Turn,
  conversation: Conversation,
  { forget }: Extraction,
  read: TurnReads,
  now: number,
) {
  const { settings } = call;
  const { earlier, recalled, fixed } = read;
  const changes = earlier ? NO_CHANGES : read.changes;
  const kept = withoutForgotten(deps.hider, changes, read.buried, () => turn.occurredAt ?? now);
  const plan = planChanges(kept.changes, read.known, now, deps.ids);
  const unsaid = statementsEndedBy(plan);
  const unlearnt = earlier ? [] : forgottenByTurn(read, forget);
  const directives = isTemporary(conversation) ? onlyOnce(turn.directives) : turn.directives;
  const persona = planTurnPersona(directives, read.persona, {
    again: earlier !== undefined,
    syncApply: settings.persona_sync_apply,
    forgotten: unlearnt.find(({ layer }) => layer.stored.id === read.persona.own?.id)?.lines ?? [],
  });
  const outdatedStatements = parseStatements(read.taught.outdatedStatements);
  const reader = historyReader(conversation, turn.userId, reachOf(call, turn.reach));
  const asking = { userId: turn.userId, recall: turn.recall, reader };
  const offerable = { ...read, outdatedStatements };
  const offers = await gatherOffers(deps, conversation, asking, settings, offerable, persona.speaks);
  const zone = zoneOf(turn.zone ?? null, read.zones, settings.time_zone);
  const doubts = doubtsAmong(fixed.facts);
  const doubted = doubts.map(({ memory }) => memory.content);
  const told = recapOfTurn(deps, call, turn.reach, read.conversations, { zone, doubted });
  const recap = outdateRecap(told, unsaid);
  const continues = read.isRecordGone
    ? NOTHING_CONTINUED
    : continuesOf(deps, call, turn, conversation, {
        recent: read.conversations,
        items: recalled.items,
        zone,
      });
  const parts = {
    settings,
    persona: persona.card,
    facts: establishFacts(factsAfter(fixed.facts, plan), conversation, now),
    subjectId: conversation.subjectId,
    recap: recap.shown,
    continued: continues.shown,
    ...stateOf(conversation, fixed.snapshot, [
      ...outdatedStatements,
      ...unsaid,
      ...doubtedStatements(doubts),
    ]),
    limit: turn.budgetTokens ?? settings.prompt_budget_tokens,
  };
  return {
    plan,
    /** Memories that hold no longer, and what states them. */
    gone: outdatedBy(plan),
    unsaid,
    unlearnt,
    // A wish to forget names what nothing is to be derived from, whether or not it is known.
    isWithheld: forget.length > 0 || kept.eventIds.has(turn.eventId),
    persona,
    offers,
    recap,
    continues,
    parts,
  };
}

/** Memories as a plan makes them, beside what they are. */
const changesOf = ({ inserts, updates }: MemoryPlan): TriedChange[] => [
  ...inserts.map(({ memory }) => ({ before: null, after: memory })),
  ...updates.map(({ before, memory }) => ({ before: before.memory, after: memory })),
];
