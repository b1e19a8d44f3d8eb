/**
 * A user turn: read its signals, recall, decide, write once, inject, assemble. Two reads at most, one after the other, and
 * one write, which is one batch, and live history follows it. A turn that was taken before answers as it did and writes nothing.
 */
import { err, ok, type Result } from '../../lib/result.ts';
import { outdatedBy } from '../../memory/changes/changes.ts';
import { planChanges } from '../../memory/changes/plan-changes.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { isRecalling, isTemporary } from '../../memory/conversations/temporary.ts';
import { conflict, type MemoryError, notFound } from '../../memory/errors.ts';
import { refuseTurn } from '../../memory/turn-limits.ts';
import { pretenceAfter } from '../../memory/wishes/discretion.ts';
import { selectMember } from '../../store/conversations/members.ts';
import { withRetry } from '../../store/database.ts';
import { embedPlan } from '../../store/memories/changes.ts';
import { limitReached } from '../../store/operations/turn-counts.ts';
import { dropLines, dropWaiting } from '../../store/personas/lines.ts';
import { openLesson } from '../channel-kind.ts';
import { findRecovery, withholdPrompt } from '../continuity/continuity-turn.ts';
import { continuesOf, NOTHING_CONTINUED, takenUp, toContinues } from '../continuity/take-up.ts';
import { hearMessage } from '../heard-message.ts';
import { itemsLeftWithTurns } from '../history/history.ts';
import { countBlocks } from '../history/history-row.ts';
import { readSayings, sayingsOf, stateOf } from '../history/outdated-sayings.ts';
import { withoutItems } from '../injection/blocks.ts';
import { FEW } from '../injection/fill.ts';
import { establishFacts, factsAfter } from '../prompt/established-facts.ts';
import { sourcesOf } from '../prompt/recap.ts';
import { outdateRecap, recapOfTurn, toldFirst } from '../prompt/turn-recap.ts';
import { eventToRow } from '../record/conversation-rows.ts';
import { type Confirmation, heedWishes } from '../record/heed-wishes.ts';
import {
  catchUp,
  isOpenTo,
  NOT_THEIRS,
  reachOf,
  requireUnmoved,
  type SessionCall,
  type SessionDeps,
  takeOut,
} from '../session.ts';
import { asKept, turnTraces } from '../temporary/temporary.ts';
import { composeTurn, shownFacts } from './compose-turn.ts';
import { isErased, withoutForgotten } from './erased-turn.ts';
import { learntSignals, logFiltered, NO_LESSON, readLesson } from './learn.ts';
import { type FoundAhead, foundFor, openTurn } from './open-turn.ts';
import { resumeTurn } from './resume-turn.ts';
import { settleTurn, type TokenName, type Turn, type TurnInput, toUserEvent } from './turn.ts';
import { answerAgain, type TakenTurn, type TurnAnswer, type TurnEvent, traceBody } from './turn-answer.ts';
import { gatherOffers, injectedItems, settledItems, shownMemories, withoutOutdated } from './turn-offers.ts';
import { forgottenByTurn, onlyOnce, planTurnPersona, toTurnPersona } from './turn-persona.ts';
import { readForTurn } from './turn-reads.ts';
import { turnStatements } from './turn-write.ts';

/** Takes a user message into the conversation and returns the prompt for the model. */
export async function takeTurn(
  deps: SessionDeps,
  call: SessionCall,
  received: TurnInput,
): Promise<Result<TakenTurn, MemoryError>> {
  const input = { ...received, heard: hearMessage(received.content) };
  const opened = await openTurn(deps, call, input);
  if (!opened.ok) return opened;
  const { identity } = opened.value;
  // Whether they are a member of a group is read with everything else.
  if (identity.userId !== null && !isOpenTo(call, identity, [])) return err(NOT_THEIRS);
  const settled = settleTurn(identity, input, tokenOf(call), deps.ids);
  if (!settled.ok) return (await isTold(deps, call, identity)) ? settled : err(NOT_THEIRS);
  const isRecalled = isRecalling(identity);
  const turn: Turn = isRecalled ? settled.value : { ...settled.value, recall: false, reach: 'conversation' };
  const heeded = await heedWishes(deps, identity, turn);
  if (!heeded.ok) return heeded;
  const confirmation = heeded.value;
  // What was found before all was forgotten is there no more.
  let ahead =
    isRecalled && confirmation?.status !== 'done'
      ? foundFor(opened.value, turn.userId, reachOf(call, turn.reach))
      : null;
  const step = () => {
    const found = ahead;
    // What was found ahead serves once: another attempt reads again.
    ahead = null;
    return attemptTurn(deps, call, turn, deps.known(call) ?? identity, found, confirmation);
  };
  try {
    return await withRetry(step);
  } catch (error) {
    const reached = limitReached(error);
    if (reached === null) throw error;
    return err(refuseTurn(reached, call.settings, deps.now()));
  }
}

/** Whether the caller may be told what is wrong: to whom a conversation is none, nothing of it is. */
async function isTold(
  { db }: SessionDeps,
  call: SessionCall,
  identity: ConversationIdentity,
): Promise<boolean> {
  if (call.userId === undefined || identity.userId !== null) return true;
  const [member] = await db.batch('turn.member', [selectMember(db, identity.id, call.userId)]);
  return isOpenTo(call, identity, member);
}

/** Of a call that is made for one user, what its token says of them. */
const tokenOf = ({ userId, userName = null }: SessionCall): TokenName | null =>
  userId === undefined ? null : { name: userName };

async function attemptTurn(
  deps: SessionDeps,
  call: SessionCall,
  turn: Turn,
  identity: ConversationIdentity,
  ahead: FoundAhead | null,
  confirmation: Confirmation | null,
): Promise<Result<TakenTurn, MemoryError>> {
  const now = deps.now();
  const { userId, eventId, content, heard } = turn;
  const occurredAt = turn.occurredAt ?? now;
  const keepsNothing = isTemporary(identity);
  const isAskedBack = confirmation?.status === 'asked';
  const pretence = pretenceAfter(deps.store.pretence(), heard.wishes, occurredAt);
  const isPretended = pretence !== null;
  const said = { conversation: identity, userId, eventId, heard, occurredAt, isPretended };
  const lessons = openLesson(deps, identity, (hasTopic) =>
    // What is to be forgotten is asked first.
    keepsNothing || isAskedBack ? NO_LESSON : readLesson({ ...said, hasTopic }, now, deps.ids),
  );
  const { lesson } = lessons;
  const {
    conversation: found,
    earlier,
    recalled,
    fixed,
    conversations,
    ...learnt
  } = await readForTurn(deps, call, turn, identity, lessons, ahead, now);
  if (!found) return err(notFound('conversation'));
  if (!isOpenTo(call, found, learnt.member)) return err(NOT_THEIRS);
  requireUnmoved(deps, found, identity);
  const conversation = asKept(deps, found);
  await catchUp(deps, conversation, learnt.missed);
  takeOut(deps, keepsNothing ? [...learnt.lost, ...learnt.missed.lost] : learnt.lost);
  deps.store.dropAnswersWith(learnt.owed.map(({ memoryId }) => memoryId));
  const personaForgetting = earlier === undefined ? forgottenByTurn(learnt, lesson.forget) : [];
  const directives = keepsNothing ? onlyOnce(turn.directives) : turn.directives;
  const persona = planTurnPersona(directives, learnt.persona, {
    again: earlier !== undefined,
    syncApply: call.settings.persona_sync_apply,
    forgotten: personaForgetting.find(({ layer }) => layer.stored.id === learnt.persona.own?.id)?.lines ?? [],
  });
  const sayings = readSayings(learnt.taught.sayings);
  const read = { recalled, sayings, ...learnt };
  const offers = await gatherOffers(deps, conversation, turn, call.settings, read, persona.speaks);
  const recapBefore = recapOfTurn(deps, call, turn.reach, conversations);
  const continues = learnt.isRecordGone
    ? NOTHING_CONTINUED
    : continuesOf(deps, call, turn, conversation, conversations, recalled.items);
  const parts = {
    settings: call.settings,
    continued: continues.shown,
    persona: persona.card,
    subjectId: conversation.subjectId,
    recap: recapBefore.shown,
    limit: turn.budgetTokens ?? call.settings.prompt_budget_tokens,
  };
  if (earlier) {
    const facts = establishFacts(fixed.facts, conversation);
    const state = stateOf(conversation, fixed.snapshot, sayings);
    const again = { ...parts, ...state, facts };
    const resume = (event: TurnEvent) =>
      resumeTurn(deps, {
        conversation,
        earlier: event,
        recalled,
        offers,
        unrecorded: fixed.unrecorded,
        recap: recapBefore,
        continues,
        parts: again,
      });
    return answerAgain(
      deps,
      turn,
      conversation,
      earlier,
      { ...again, sources: [...sourcesOf(recapBefore.shown), ...(continues.shown?.sources ?? [])] },
      // What writes nothing but to its object is never left off between two writes.
      keepsNothing ? null : resume,
      isAskedBack ? confirmation : null,
    );
  }
  if (conversation.status === 'archived')
    return err(conflict('conversation_archived', 'the conversation is archived'));
  if (isErased(deps.hider, conversation, turn, learnt.buried)) return err({ code: 'erased' });

  const kept = withoutForgotten(deps.hider, learnt.changes, learnt.buried, () => occurredAt);
  const plan = planChanges(kept.changes, learnt.known, now, deps.ids);
  const gone = outdatedBy(plan);
  const unsaid = sayingsOf(plan);
  const recap = outdateRecap(recapBefore, unsaid);
  // A wish to forget names what nothing is to be derived from, whether or not it is known.
  const isWithheld = lesson.forget.length > 0 || kept.eventIds.has(turn.eventId);
  const event = toUserEvent(turn, conversation, now, isWithheld);
  const before = deps.store.history().flatMap((row) => withoutItems(row, gone));
  const message = eventToRow(conversation, event);
  const composed = composeTurn({
    before,
    message,
    ...withoutOutdated(offers, gone, unsaid),
    ...parts,
    recap: recap.shown,
    ...stateOf(conversation, fixed.snapshot, [...sayings, ...unsaid]),
    facts: establishFacts(factsAfter(fixed.facts, plan), conversation),
    now: event.occurredAt,
    userId,
    isGroup: conversation.userId === null,
  });
  const recovery = continues.isNew
    ? null
    : findRecovery({
        message: content,
        isRecordGone: learnt.isRecordGone,
        configured: call.settings.recovery_message,
        history: before,
        rollingSummary: conversation.rollingSummary,
        decisions: composed.injection.decisions,
      });
  const { injection, excerpted, live, prompt, budget, established, degraded } =
    recovery === null && !isAskedBack ? composed : withholdPrompt(composed, before, message);
  const traceId = keepsNothing ? null : deps.ids.next('trc');
  const signals = learntSignals(plan);
  const vectors = await embedPlan(plan, deps.embedder);
  // By a token its user is a member already.
  const isNewMember = conversation.userId === null && learnt.member.length === 0;
  await deps.db.write(
    'turn.write',
    traceId === null
      ? turnTraces(deps, call, conversation, turn, isNewMember, now)
      : turnStatements(deps, {
          turn,
          conversation,
          event,
          plan,
          vectors,
          persona,
          own: learnt.persona.own,
          unlearnt: personaForgetting.flatMap(({ layer, lines }) =>
            layer.stored.id === learnt.persona.own?.id
              ? dropWaiting(deps.db, layer, lines)
              : dropLines(deps.db, layer, lines, now),
          ),
          isNewMember,
          owed: learnt.owed,
          shown: shownMemories(injection, offers),
          quoted: [...injection.injected, ...excerpted],
          told: [...toldFirst(recap), ...takenUp(continues)],
          facts: shownFacts(fixed.unrecorded, composed, call.settings.final_top_k ?? FEW),
          established,
          limits: call.settings,
          now,
          trace: {
            id: traceId,
            body: traceBody(
              recalled,
              injection.decisions,
              budget,
              {
                signals,
                filtered: lesson.filtered,
                continuity: isAskedBack ? null : (recovery?.reason ?? null),
              },
              deps.db.steps,
            ),
          },
        }),
  );
  logFiltered([lesson]);
  if (plan.inserts.length + plan.updates.length > 0) deps.wakeOutbox();
  const answer: TurnAnswer = {
    turnId: turn.turnId,
    conversationId: conversation.id,
    isOffRecord: turn.isOffRecord,
    prompt,
    recovery: isAskedBack ? null : recovery,
    confirmation,
    budget,
    injected: injection.itemIds,
    injectedTokens: injection.tokens,
    excerpted: excerpted.map(({ id }) => id),
    established,
    recap: [...sourcesOf(recap.shown), ...(continues.shown?.sources ?? [])],
    continues: toContinues(continues.shown, turn.turnId),
    liveBlocks: countBlocks(live),
    signals,
    persona: toTurnPersona(persona),
    degraded: [...recalled.degraded, ...degraded],
    traceId,
    steps: deps.db.steps,
  };
  if (recap.isChanged) deps.store.keepRecap(recap.entries);
  if (continues.isNew) deps.store.keepContinued(continues.shown);
  deps.store.keepPretence(pretence);
  const state = { seenSeq: event.seq, revision: conversation.revision + 1 };
  deps.store.dropAnswersWith(gone);
  deps.store.injected.forget([...settledItems(injection, offers, gone), ...itemsLeftWithTurns(before, live)]);
  if (keepsNothing) deps.store.kept.add([event]);
  deps.store.save(live, state, {
    turnId: turn.turnId,
    body: answer,
    injected: injectedItems(injection, offers),
  });
  return ok({ answer, replayed: false });
}
