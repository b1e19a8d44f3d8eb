/**
 * What a turn writes: one batch, all or nothing. The event first, whose place in the conversation is the compare and set of
 * the whole; then what the prompt shows, as it was recalled; then what the message changes.
 */
import type { MemoryPlan } from '../../memory/changes/changes.ts';
import { valueTombstones } from '../../memory/lifetime/tombstones.ts';
import type { TurnLimits } from '../../memory/turn-limits.ts';
import type { Conversation, Memory } from '../../memory/types.ts';
import type { Candidate } from '../../recall/candidates.ts';
import { appendEvents, type NewEvent } from '../../store/conversations/events.ts';
import { nameMembers } from '../../store/conversations/members.ts';
import { recordFacts, recordTaughtFacts, type ShownFacts } from '../../store/conversations/prompt-reads.ts';
import type { Statement } from '../../store/database.ts';
import { forgetEvidence } from '../../store/erasure/summaries.ts';
import { bury } from '../../store/erasure/tombstones.ts';
import { type embedPlan, writePlan } from '../../store/memories/changes.ts';
import {
  type OwedForgetting,
  recordElsewhere,
  recordInjections,
  recordTold,
  settleForgetting,
} from '../../store/memories/injections.ts';
import { insertTrace } from '../../store/operations/traces.ts';
import { countTurn } from '../../store/operations/turn-counts.ts';
import { writePersonaPlan } from '../../store/personas/changes.ts';
import type { SessionDeps } from '../session.ts';
import type { Turn } from './turn.ts';
import { personaKeyOf } from './turn-persona.ts';

/** Who acts when a message itself changes memory, for the audit log. */
const ACTOR = 'turn';

/** All that a turn has decided. */
export interface DecidedTurn {
  readonly turn: Turn;
  readonly conversation: Conversation;
  readonly event: NewEvent;
  /** What the message changes of memory, and the vectors of it. */
  readonly plan: MemoryPlan;
  readonly vectors: Awaited<ReturnType<typeof embedPlan>>;
  /** What it changes of the persona, and what is stored of that. */
  readonly persona: Parameters<typeof writePersonaPlan>[1];
  readonly own: Parameters<typeof writePersonaPlan>[2]['own'];
  /** Whether its user speaks in the group for the first time. */
  readonly isNewMember: boolean;
  /** What leaves other layers of their persona, and what waits to come into this one. */
  readonly unlearnt: readonly Statement[];
  /** What live history has taken out. */
  readonly owed: readonly OwedForgetting[];
  /** Memories that live blocks show now, as they were read. */
  readonly shown: readonly Memory[];
  /** What the prompt quotes, in its block and as excerpts. */
  readonly quoted: readonly Candidate[];
  /** Messages and summaries of other conversations that its prompts tell of from now on. */
  readonly told: readonly string[];
  readonly facts: ShownFacts;
  /** Ids of the facts in the stable part. */
  readonly established: readonly string[];
  readonly trace: { readonly id: string; readonly body: unknown };
  readonly limits: TurnLimits;
  readonly now: number;
}

/** The statements of the batch. */
export function turnStatements(
  deps: SessionDeps,
  {
    turn,
    conversation,
    event,
    plan,
    vectors,
    persona,
    own,
    isNewMember,
    unlearnt,
    owed,
    shown,
    quoted,
    told,
    facts,
    established,
    trace,
    limits,
    now,
  }: DecidedTurn,
): Statement[] {
  const { db, ids } = deps;
  const { id: conversationId, workspaceId } = conversation;
  const { turnId, userId, eventId } = turn;
  const taught = plan.inserts.map(({ memory }) => memory.id);
  const forgotten = plan.updates.flatMap(({ memory }) => (memory.status === 'deleted' ? [memory] : []));
  return [
    ...appendEvents(db, conversation, [event], { now, wakes: true, embeds: deps.embedsEvents }),
    // After the compare and set: who is overtaken reads again, and may find that the turn was taken.
    ...countTurn(db, workspaceId, limits, now),
    ...(isNewMember
      ? [
          nameMembers(db, { workspaceId, conversationId }, [
            { userId, joinedAt: Math.min(event.occurredAt, now) },
          ]),
        ]
      : []),
    // Before the plan is written: what is injected must be as it was recalled, whatever the message then makes of it.
    ...recordInjections(db, conversation, shown, now),
    ...recordElsewhere(db, conversation, quoted, now),
    ...recordTold(db, conversation, told, now),
    ...recordFacts(db, conversation, facts, now),
    ...writePlan(db, plan, vectors, { ...deps, workspaceId, actor: ACTOR, now }),
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
      taught.filter((id) => established.includes(id)),
      now,
    ),
    ...writePersonaPlan(
      db,
      persona,
      { key: personaKeyOf(conversation, userId), own },
      { conversationId, turnId, eventId },
      { now, ids },
    ),
    ...unlearnt,
    ...settleForgetting(
      db,
      owed.map(({ job }) => job),
    ),
    insertTrace(db, { ...trace, workspaceId, conversationId, turnId, userId, now }),
  ];
}
