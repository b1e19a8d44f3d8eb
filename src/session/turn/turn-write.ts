/**
 * Writes a turn: one batch, all or nothing, and then what its object keeps. The event first, whose place in the conversation is
 * the compare and set of the whole; then what the prompt shows, as it was recalled; then what the message changes.
 */
import type { MemoryPlan } from '../../memory/changes/changes.ts';
import { valueTombstones } from '../../memory/lifetime/tombstones.ts';
import type { Settings } from '../../memory/settings.ts';
import type { PersonaLine } from '../../persona/memories/forgotten-lines.ts';
import { appendEvents, type NewEvent } from '../../store/conversations/events.ts';
import { nameMembers } from '../../store/conversations/members.ts';
import { recordTaughtFacts } from '../../store/conversations/prompt-reads.ts';
import type { Database, SqlStatement } from '../../store/database.ts';
import { forgetEvidence } from '../../store/erasure/summaries.ts';
import { bury } from '../../store/erasure/tombstones.ts';
import {
  countAccess,
  type PendingRemoval,
  quotedFromElsewhere,
  recordQuoted,
  recordShown,
  settleRemovals,
} from '../../store/memories/injections.ts';
import { type embedPlan, writePlan } from '../../store/memories/write-plan.ts';
import { countTurn, promptSums } from '../../store/operations/turn-counts.ts';
import { writePersonaPlan } from '../../store/personas/changes.ts';
import { dropLines, dropWaiting, type LearntProfile } from '../../store/personas/lines.ts';
import { insertTrace } from '../../store/traces/traces.ts';
import { keepZones } from '../../store/users/user-settings.ts';
import { takenUp } from '../continuity/take-up.ts';
import { itemsLeftWithTurns } from '../history/history.ts';
import { FEW } from '../injection/fill.ts';
import { newSources } from '../prompt/turn-recap.ts';
import type { TurnEvent } from '../record/conversation-rows.ts';
import type { SessionDeps } from '../session.ts';
import type { SessionState, SessionStore } from '../session-store.ts';
import { promptFactsOf } from './compose-turn.ts';
import type { Turn } from './turn.ts';
import type { ShownTurn, TurnAnswer, traceBody } from './turn-answer.ts';
import { injectedItems, memoriesInBlocks, settledItems } from './turn-offers.ts';
import { personaKeyOf } from './turn-persona.ts';

/** Actor in the audit log when a message itself changes memory. */
const ACTOR = 'turn';

/** Trace of a prompt, with its id. */
interface Trace {
  readonly id: string;
  readonly body: ReturnType<typeof traceBody>;
}

/** All that a turn has decided. */
export interface DecidedTurn extends ShownTurn {
  readonly turn: Turn;
  readonly event: NewEvent & TurnEvent;
  /** Changes of the message to memory, and their vectors. */
  readonly plan: MemoryPlan;
  readonly vectors: Awaited<ReturnType<typeof embedPlan>>;
  /** Changes of the message to the persona, and the stored layer. */
  readonly persona: Parameters<typeof writePersonaPlan>[1];
  readonly own: Parameters<typeof writePersonaPlan>[2]['own'];
  /** Lines that leave the layers of its user with what the message wishes forgotten. */
  readonly unlearnt: readonly { readonly layer: LearntProfile; readonly lines: readonly PersonaLine[] }[];
  /** Its user speaks in the group for the first time. */
  readonly isNewMember: boolean;
  /** The zone that the message says, where that is news of its user. */
  readonly learntZone: string | null;
  /** Memories that live history has taken out. */
  readonly owed: readonly PendingRemoval[];
  /** Null in a temporary conversation: the databases hold nothing of a turn there but that it was taken. */
  readonly trace: Trace | null;
  readonly settings: Settings;
  readonly now: number;
}

/** The statements of the batch. */
export function turnStatements(deps: SessionDeps, decided: DecidedTurn): SqlStatement[] {
  const { db, ids } = deps;
  const { turn, conversation, event, plan, persona, own, unlearnt, owed, trace, settings, now } = decided;
  const { id: conversationId, workspaceId } = conversation;
  const { turnId, userId, eventId } = turn;
  const { budget } = decided.composed;
  const isGiven = trace !== null && budget.used > 0;
  const joining = { userId, joinedAt: Math.min(event.occurredAt, now) };
  const counted = [
    ...countTurn(db, workspaceId, settings, now, isGiven ? promptSums(budget, db.steps) : null),
    ...(decided.isNewMember ? [nameMembers(db, { workspaceId, conversationId }, [joining])] : []),
  ];
  if (trace === null) return counted;
  const taught = plan.inserts.map(({ memory }) => memory.id);
  const forgotten = plan.updates.flatMap(({ memory }) => (memory.status === 'deleted' ? [memory] : []));
  return [
    ...appendEvents(db, conversation, [event], { now, wakes: true, embeds: deps.embedsEvents }),
    // After the compare and set: who is overtaken reads again, and may find that the turn was taken.
    ...counted,
    // Before the plan is written: what is injected must be as it was recalled, whatever the message then makes of it.
    ...recordPrompt(db, decided, trace, settings, now),
    ...writePlan(db, plan, decided.vectors, { ...deps, workspaceId, actor: ACTOR, now }),
    ...forgetEvidence(
      { db, workspaceId, now },
      forgotten.map(({ id }) => id),
      eventId,
    ),
    // What was said until this message is not learnt again from an older transcript.
    ...bury(
      db,
      workspaceId,
      forgotten.flatMap((memory) => valueTombstones(deps.hider, memory, event.occurredAt)),
    ),
    ...recordTaughtFacts(
      db,
      conversation,
      taught.filter((id) => decided.composed.established.includes(id)),
      now,
    ),
    ...writePersonaPlan(
      db,
      persona,
      { key: personaKeyOf(conversation, userId), own },
      { conversationId, turnId, eventId },
      { now, ids },
    ),
    // What waits to come into the layer of this conversation is changed by it in any case.
    ...unlearnt.flatMap(({ layer, lines }) =>
      layer.stored.id === own?.id ? dropWaiting(db, layer, lines) : dropLines(db, layer, lines, now),
    ),
    ...(decided.learntZone === null
      ? []
      : [keepZones(db, { workspaceId, userId }, { learntTimeZone: decided.learntZone }, now)]),
    ...settleRemovals(
      db,
      owed.map(({ job }) => job),
    ),
  ];
}

/** The statements that say what the prompt of a turn shows. */
export const recordPrompt = (
  db: Database,
  { conversation, event, offers, recap, continues, unrecorded, composed }: ShownTurn,
  trace: Trace,
  settings: Settings,
  now: number,
): SqlStatement[] => {
  const inBlocks = memoriesInBlocks(composed.injection, offers);
  const facts = promptFactsOf(unrecorded, composed, offers.offered.named, settings.final_top_k ?? FEW);
  const elsewhere = quotedFromElsewhere([...composed.injection.injected, ...composed.excerpted]);
  return [
    // Also of facts, so that their erasure reaches the kept answers of the conversation.
    ...recordShown(db, conversation, [...inBlocks, ...facts.unrecorded], now),
    ...recordQuoted(db, conversation, [...elsewhere, ...newSources(recap), ...takenUp(continues)], now),
    ...countAccess(db, [...inBlocks.map(({ id }) => id), ...facts.asked], now),
    insertTrace(db, {
      ...trace,
      workspaceId: conversation.workspaceId,
      conversationId: conversation.id,
      turnId: event.turnId,
      userId: event.userId,
      now,
    }),
  ];
};

/** Keeps a turn in its object: live history as it is now, without what is `gone`, the answer, and what is not to be shown again too soon. */
export function keepTurn(
  store: SessionStore,
  { event: { turnId }, before, offers, recap, continues, composed: { injection, live } }: ShownTurn,
  answer: TurnAnswer,
  gone: readonly string[],
  state: SessionState,
): void {
  if (recap.isChanged) store.keepRecap(recap.entries);
  if (continues.isNew) store.keepContinued(continues.shown);
  store.dropAnswersWith(gone);
  store.injected.forget([...settledItems(injection, offers, gone), ...itemsLeftWithTurns(before, live)]);
  store.save(live, state, { turnId, body: answer, injected: injectedItems(injection, offers) });
}
