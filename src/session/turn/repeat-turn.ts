/**
 * A turn that was taken before: it answers as it did and teaches nothing. One whose object died between its two writes is finished
 * as it was begun: the record has the message, and live history nothing of what was to be shown with it, so that whoever asks
 * again gets the memories that the message asked for.
 */
import { err, ok, type Result } from '../../lib/result.ts';
import { offsetOf } from '../../lib/time-zone.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import { conflict, type MemoryError } from '../../memory/errors.ts';
import type { ConversationEvent } from '../../memory/types.ts';
import { appendEvents } from '../../store/conversations/events.ts';
import { readContinuityLoss } from '../../store/traces/traces.ts';
import { recoveryFor, toLoss } from '../continuity/recovery.ts';
import { withoutTurn } from '../history/history.ts';
import type { HistoryRow } from '../history/history-row.ts';
import type { PromptInput } from '../prompt/parts.ts';
import { assemblePrompt } from '../prompt/prompt.ts';
import { eventToRow, type TurnEvent } from '../record/conversation-rows.ts';
import type { Confirmation } from '../record/heed-wishes.ts';
import type { SessionDeps } from '../session.ts';
import { composeTurn, unanswered } from './compose-turn.ts';
import type { Turn } from './turn.ts';
import { type ShownTurn, type TakenTurn, type TurnAnswer, toAnswer, traceBody } from './turn-answer.ts';
import { withoutOutdated } from './turn-offers.ts';
import { keepTurn, recordPrompt } from './turn-write.ts';

/** Rows that were read for the turn that comes again. */
export interface RepeatedTurn extends Omit<ShownTurn, 'event' | 'before' | 'composed'> {
  /** Its message, as the record has it. */
  readonly earlier: ConversationEvent;
  /** By whose clock its user tells time. */
  readonly zone: string;
  readonly parts: Omit<PromptInput, 'history'>;
  /** Confirmation that is asked back instead of an answer. */
  readonly confirmation: Confirmation | null;
}

/**
 * The answer that was given, while the session keeps it, else one made from the record. The same turn id, or platform id, with
 * another message is a conflict.
 */
export async function repeatTurn(
  deps: SessionDeps,
  turn: Turn,
  again: RepeatedTurn,
): Promise<Result<TakenTurn, MemoryError>> {
  const { conversation, earlier, parts, confirmation } = again;
  const { turnId, userId } = earlier;
  if (turnId === null || userId === null || earlier.content !== turn.content || userId !== turn.userId) {
    return err(conflict('turn_conflict', 'this turn_id or external_id belongs to another message'));
  }
  if (earlier.status === 'aborted') return err(conflict('turn_aborted', 'the turn was aborted'));
  const kept = deps.store.answer(turnId) as TurnAnswer | null;
  if (kept !== null) return ok({ answer: kept, replayed: true });

  const event = { ...earlier, turnId, userId };
  const live = deps.store.history();
  const loss = toLoss(await readContinuityLoss(deps.db, conversation.id, turnId));
  const isAnswered = loss === null && confirmation === null;
  const clock = offsetOf(again.zone, earlier.occurredAt);
  // Nobody goes on with a conversation that is archived; what writes nothing but to its object is never left off between two writes.
  const mayGoOn = conversation.status !== 'archived' && !isTemporary(conversation);
  if (isAnswered && mayGoOn && isLeftOff(live, event)) return finishTurn(deps, again, event, clock);
  const history = upTo(live, earlier.id) ?? [...live, eventToRow(conversation, earlier)];
  const assembled = assemblePrompt({ ...parts, history, now: earlier.occurredAt, clock });
  const block = live.find((row) => row.kind === 'injection' && row.turnId === turnId);
  const composed = {
    ...(isAnswered ? assembled : unanswered(assembled)),
    injection: { itemIds: block?.itemIds ?? [], tokens: block?.tokens ?? 0 },
    excerpted: [],
    live,
  };
  const recovery = loss && recoveryFor(loss, turn.parsed.text, parts.settings.recovery_message);
  return ok({ answer: toAnswer({ ...again, event, composed }, { recovery, confirmation }), replayed: true });
}

/** Composes the prompt of the turn again, and keeps it. Fails as a lost race when the conversation has changed meanwhile. */
async function finishTurn(
  deps: SessionDeps,
  again: RepeatedTurn,
  event: TurnEvent,
  clock: number,
): Promise<Result<TakenTurn, MemoryError>> {
  const { db, store, ids } = deps;
  const { conversation, recalled, offers, parts } = again;
  const before = withoutTurn(store.history(), event.turnId);
  // What the message itself taught it need not be told.
  const own = [...offers.gates.restatedBy].flatMap(([id, events]) => (events.has(event.id) ? [id] : []));
  const composed = composeTurn({
    ...parts,
    ...withoutOutdated(offers, [...own, event.id], []),
    before,
    message: eventToRow(conversation, event),
    now: event.occurredAt,
    clock,
    userId: event.userId,
    isGroup: conversation.userId === null,
  });
  const shown: ShownTurn = { ...again, event, before, composed };
  const traceId = ids.next('trc');
  const now = deps.now();
  const learnt = { signals: [], filtered: {}, continuity: null };
  const trace = { id: traceId, body: traceBody(recalled, composed, learnt, db.steps) };
  await db.write('turn.resume', [
    ...appendEvents(db, conversation, [], { now, wakes: false }),
    ...recordPrompt(db, shown, trace, parts.settings, now),
  ]);
  const answer = toAnswer(shown, { degraded: recalled.degraded, traceId, steps: db.steps });
  keepTurn(store, shown, answer, [], store.state());
  return ok({ answer, replayed: true });
}

/**
 * Recognises a turn that was left off: its message is the last of live history, without a block and without an answer.
 */
const isLeftOff = (live: readonly HistoryRow[], { id, turnId }: TurnEvent): boolean =>
  live.at(-1)?.eventId === id && live.filter((row) => row.turnId === turnId).length === 1;

/** The rows up to the message of an event, or null when it has left live history. */
function upTo(rows: readonly HistoryRow[], eventId: string): HistoryRow[] | null {
  const index = rows.findIndex((row) => row.eventId === eventId);
  return index < 0 ? null : rows.slice(0, index + 1);
}
