/**
 * A turn whose object died between its two writes: the record has the message, and live history nothing of what was to be
 * shown with it. It is finished as it was begun, so that whoever asks again gets the memories that the message asked for.
 */
import { ok, type Result } from '../../lib/result.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { Conversation } from '../../memory/types.ts';
import type { Recalled } from '../../recall/recall.ts';
import { appendEvents } from '../../store/conversations/events.ts';
import { type PromptReads, recordFacts } from '../../store/conversations/prompt-reads.ts';
import { recordElsewhere, recordInjections, recordTold } from '../../store/memories/injections.ts';
import { insertTrace } from '../../store/operations/traces.ts';
import { type TurnContinues, takenUp, toContinues } from '../continuity/take-up.ts';
import { itemsLeftWithTurns, withoutTurn } from '../history/history.ts';
import { countBlocks } from '../history/history-row.ts';
import { FEW } from '../injection/fill.ts';
import type { PromptInput } from '../prompt/parts.ts';
import { sourcesOf } from '../prompt/recap.ts';
import { type TurnRecap, toldFirst } from '../prompt/turn-recap.ts';
import { eventToRow } from '../record/conversation-rows.ts';
import type { SessionDeps } from '../session.ts';
import { composeTurn, shownFacts } from './compose-turn.ts';
import { type TakenTurn, type TurnAnswer, type TurnEvent, traceBody } from './turn-answer.ts';
import {
  injectedItems,
  settledItems,
  shownMemories,
  type TurnOffers,
  withoutOutdated,
} from './turn-offers.ts';

/** What was read for the turn that is taken again. */
export interface ResumedTurn {
  readonly conversation: Conversation;
  /** Its message. */
  readonly earlier: TurnEvent;
  readonly recalled: Recalled;
  readonly offers: TurnOffers;
  readonly unrecorded: PromptReads['unrecorded'];
  readonly recap: TurnRecap;
  readonly continues: TurnContinues;
  readonly parts: Omit<PromptInput, 'history'>;
}

/** Composes the prompt of the turn again, and keeps it. Fails as a lost race when the conversation has changed meanwhile. */
export async function resumeTurn(
  { db, store, ids, now }: SessionDeps,
  { conversation, earlier, recalled, offers, unrecorded, recap, continues, parts }: ResumedTurn,
): Promise<Result<TakenTurn, MemoryError>> {
  const { turnId, userId } = earlier;
  const before = withoutTurn(store.history(), turnId);
  // What the message itself taught it need not be told.
  const own = [...offers.gates.restatedBy].flatMap(([id, events]) => (events.has(earlier.id) ? [id] : []));
  const composed = composeTurn({
    before,
    message: eventToRow(conversation, earlier),
    ...withoutOutdated(offers, [...own, earlier.id], []),
    ...parts,
    now: earlier.occurredAt,
    userId,
    isGroup: conversation.userId === null,
  });
  const { injection, excerpted, live, prompt, budget, established, degraded } = composed;
  const traceId = ids.next('trc');
  const learnt = { signals: [], filtered: {}, continuity: null };
  const shown = shownFacts(unrecorded, composed, parts.settings.final_top_k ?? FEW);
  await db.write('turn.resume', [
    ...appendEvents(db, conversation, [], { now: now(), wakes: false }),
    ...recordInjections(db, conversation, shownMemories(injection, offers), now()),
    ...recordElsewhere(db, conversation, [...injection.injected, ...excerpted], now()),
    ...recordTold(db, conversation, [...toldFirst(recap), ...takenUp(continues)], now()),
    ...recordFacts(db, conversation, shown, now()),
    insertTrace(db, {
      id: traceId,
      workspaceId: conversation.workspaceId,
      conversationId: conversation.id,
      turnId,
      userId,
      body: traceBody(recalled, injection.decisions, budget, learnt, db.steps),
      now: now(),
    }),
  ]);
  const answer: TurnAnswer = {
    turnId,
    conversationId: conversation.id,
    isOffRecord: earlier.isOffRecord ?? false,
    prompt,
    recovery: null,
    budget,
    injected: injection.itemIds,
    injectedTokens: injection.tokens,
    excerpted: excerpted.map(({ id }) => id),
    established,
    recap: [...sourcesOf(recap.shown), ...(continues.shown?.sources ?? [])],
    continues: toContinues(continues.shown, turnId),
    liveBlocks: countBlocks(live),
    signals: [],
    persona: [],
    degraded: [...recalled.degraded, ...degraded],
    traceId,
    steps: db.steps,
  };
  if (recap.isChanged) store.keepRecap(recap.entries);
  if (continues.isNew) store.keepContinued(continues.shown);
  store.injected.forget([...settledItems(injection, offers, []), ...itemsLeftWithTurns(before, live)]);
  store.save(live, store.state(), { turnId, body: answer, injected: injectedItems(injection, offers) });
  return ok({ answer, replayed: true });
}
