/**
 * The reply that a turn of a platform is owed: who it goes to, and which messages it answers along, those of a burst that stand before the
 * one that it is owed to. When that one is deleted before anything was posted, the one before it is owed the reply.
 */
import { identityOf } from '../../memory/conversations/identity.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import { askTemporaryEvents } from '../../session/temporary/ask-temporary-events.ts';
import type { TurnInput } from '../../session/turn/turn.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import { selectTurnEvents } from '../../store/conversations/events.ts';
import type { SqlStatement } from '../../store/database.ts';
import {
  type Delivery,
  endDelivery,
  insertDeliveries,
  type NewDelivery,
  selectOwed,
} from '../../store/webhooks/deliveries.ts';
import type { MessageEvent } from '../adapter.ts';
import { payloadPlace, replyPlace } from '../connection.ts';
import { eventKeyOf } from '../event-key.ts';
import type { LaneDeps } from './lane-deps.ts';

/** A message as the turn that may be answered. */
export interface AnswerableMessage {
  readonly target: MessageEvent['target'];
  /** The turn as it was taken: taken again, it gives its prompt. */
  readonly input: TurnInput;
  /** Moment (ms) at which its message was written. */
  readonly at: number;
}

/** Payload of a reply that is owed, sealed while it waits. */
export interface OwedReply extends AnswerableMessage {
  /** The messages that it answers too, in their order. */
  readonly before?: readonly AnswerableMessage[];
}

/** The place of a reply among the deliveries of its chat. */
type PlaceInLane = Pick<Delivery, 'workspaceId' | 'adapter' | 'lane' | 'happenedAt' | 'sequence' | 'userId'>;

/** The statements by which a turn is owed a reply; `told` is what it is told without asking anybody. */
export async function oweReply(
  { db, ids, now, sealer }: LaneDeps,
  { workspaceId, adapter, lane, happenedAt, sequence, userId }: PlaceInLane,
  conversationId: string,
  owed: OwedReply,
  told: string | null = null,
): Promise<SqlStatement[]> {
  const turnId = owed.input.turnId ?? '';
  const eventKey = eventKeyOf(turnId);
  const delivery: NewDelivery = {
    id: ids.next('whk'),
    workspaceId,
    adapter,
    direction: 'out',
    eventKey,
    lane,
    conversationId,
    turnId,
    userId,
    happenedAt,
    sequence,
    nextTryAt: now(),
    payload: await sealer.seal(JSON.stringify(owed), payloadPlace(workspaceId, adapter, eventKey)),
    reply: told === null ? null : await sealer.seal(told, replyPlace(workspaceId, turnId)),
  };
  return insertDeliveries(db, [delivery], now());
}

/** Unseals the payload of a reply that is not done yet. */
export const openOwed = async (
  { sealer, workspace }: LaneDeps,
  { adapter, eventKey, payload }: Delivery,
): Promise<OwedReply> =>
  JSON.parse(await sealer.open(payload ?? '', payloadPlace(workspace.id, adapter, eventKey))) as OwedReply;

/** The replies that are owed to some turns, and of which nothing was posted. */
export async function owedTo(
  deps: LaneDeps,
  turnIds: readonly string[],
): Promise<readonly { readonly delivery: Delivery; readonly owed: OwedReply }[]> {
  if (turnIds.length === 0) return [];
  const [open] = await deps.db.batch('webhooks.owed', [selectOwed(deps.db, deps.workspace.id, turnIds)]);
  return Promise.all(open.map(async (delivery) => ({ delivery, owed: await openOwed(deps, delivery) })));
}

/**
 * Hands what is owed to turns over to the messages that their replies were to answer too. It is written before the turns are withdrawn:
 * a worker that dies in between leaves nobody without an answer.
 */
export async function handOver(deps: LaneDeps, turnIds: readonly string[]): Promise<void> {
  const { db, now } = deps;
  for (const { delivery, owed } of await owedTo(deps, turnIds)) {
    const { conversationId } = delivery;
    let left = owed.before ?? [];
    for (; conversationId !== null && left.length > 0; left = left.slice(0, -1)) {
      const turnId = left.at(-1)?.input.turnId ?? '';
      if ((await committedReply(deps, { conversationId, turnId })) === null) break;
    }
    const last = left.at(-1);
    if (last === undefined || conversationId === null) continue;
    await deps.write([
      endDelivery(db, delivery, conversationId, now()),
      ...(await oweReply(deps, delivery, conversationId, { ...last, before: left.slice(0, -1) })),
    ]);
  }
}

/** Reply of a turn in the conversation, null where there is none yet; `aborted` where the turn was taken back or erased. */
export async function committedReply(
  { db, session, workspace }: LaneDeps,
  { conversationId, turnId }: { readonly conversationId: string; readonly turnId: string },
): Promise<string | 'aborted' | null> {
  const [stored, [conversation]] = await db.batch('webhooks.turn', [
    selectTurnEvents(db, conversationId, turnId),
    selectConversation(db, workspace.id, conversationId),
  ]);
  const isKept = conversation !== undefined && isTemporary(conversation);
  const asked = isKept
    ? await askTemporaryEvents(session(conversationId, identityOf(conversation)), {
        kind: 'turns',
        turnIds: [turnId],
      })
    : null;
  if (asked?.ok === false) throw new Error(`the record of a temporary conversation: ${asked.error.code}`);
  const events = asked?.value[0] ?? stored;
  // Without events it was erased.
  if (events[0]?.status !== 'active') return 'aborted';
  return events.find(({ role }) => role === 'assistant')?.content ?? null;
}
