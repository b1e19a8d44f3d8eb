/**
 * A message of a platform: as a turn where it wants a reply, which is owed from then on, else as an event that is stored and learnt
 * from. One that stands already is not taken again, but its reply may be owed yet.
 */
import { lengthPrefixed } from '../../lib/crypto/hash.ts';
import { namedId } from '../../lib/ids.ts';
import { fittingMessage } from '../../memory/changes/content.ts';
import type { IngestMessage } from '../../session/ingest/ingest-entries.ts';
import { toldInstead } from '../../session/turn/answer-wire.ts';
import { PLATFORM_FIELD, type TurnInput } from '../../session/turn/turn.ts';
import { type Delivery, insertDeliveries, type NewDelivery } from '../../store/webhooks/deliveries.ts';
import type { MessageEvent } from '../adapter.ts';
import { type Connection, payloadPlace, replyPlace } from '../connection.ts';
import { eventKeyOf } from '../event-key.ts';
import { endOf } from './end-of-failure.ts';
import { findChat, openChat } from './find-chat.ts';
import type { LaneDeps, WorkEnd } from './lane-deps.ts';

/** What a reply that is owed carries along. */
export interface OwedReply {
  readonly target: MessageEvent['target'];
  /** The turn as it was taken: taken again, it gives its prompt. */
  readonly input: TurnInput;
  /** When its message was written. */
  readonly at: number;
}

/** Takes a message where it stands, or into the conversation of its chat. */
export async function takeMessage(
  deps: LaneDeps,
  connection: Connection,
  delivery: Delivery,
  event: MessageEvent,
  owesReply = true,
): Promise<WorkEnd> {
  const chat = await findChat(deps, event);
  const { messageId } = event;
  const [known] = chat.standing;
  if (known === undefined) {
    const opened = await openChat(deps, connection, event, chat);
    return opened.ok
      ? take(deps, connection, delivery, opened.value.id, event, messageId, owesReply)
      : endOf(opened.error);
  }
  const { conversationId } = known;
  const isChanged = chat.standing.some(({ externalId }) => externalId !== messageId);
  const isTurn = known.turnId !== null && wantsReply(event, connection.config.reply_to);
  // Edited or deleted before it came to us, or stored when it came before; of a turn the reply may be owed yet.
  return isChanged || !isTurn
    ? { kind: 'done', conversationId }
    : take(deps, connection, delivery, conversationId, event, messageId, owesReply);
}

/**
 * A message as a turn, if it wants a reply, else as an event. `owesReply`: whether it is to be answered, unless something is to be told at once.
 */
export async function take(
  deps: LaneDeps,
  { adapter, config }: Connection,
  delivery: Delivery,
  conversationId: string,
  event: MessageEvent,
  externalId: string,
  owesReply = true,
): Promise<WorkEnd> {
  if (!wantsReply(event, config.reply_to)) return store(deps, conversationId, event, externalId);
  const { object, call } = deps.session(conversationId);
  const content = fittingMessage(event.text);
  const { userId, name } = event.speaker;
  const turnId = namedId('trn', lengthPrefixed([delivery.adapter, event.chat.id, externalId]));
  const input: TurnInput = {
    turnId,
    userId,
    name,
    content,
    occurredAt: event.at,
    externalId,
    metadata: { [PLATFORM_FIELD]: adapter.name },
    recall: true,
    reach: null,
    budgetTokens: null,
  };
  const taken = await object.takeTurn(call, input);
  if (!taken.ok) return endOf(taken.error);
  // Without continuity there is no prompt, and what the user is told stands already.
  const recovery = taken.value.answer.prompt === null ? toldInstead(taken.value.answer) : null;
  const isOwed = recovery !== null || (owesReply && (deps.chat !== null || config.outgoing !== undefined));
  return {
    kind: 'done',
    conversationId,
    also: isOwed
      ? insertDeliveries(
          deps.db,
          [
            await owedReply(
              deps,
              delivery,
              conversationId,
              { target: event.target, input, at: event.at },
              recovery,
            ),
          ],
          deps.now(),
        )
      : [],
  };
}

/** Whether a message is to be answered, by what its workspace wants. */
export const wantsReply = (
  { chat, isAddressed }: MessageEvent,
  policy: Connection['config']['reply_to'],
): boolean => policy !== 'none' && (isAddressed || (policy === 'all' && chat.isGroup));

async function owedReply(
  { ids, now, sealer }: LaneDeps,
  { workspaceId, adapter, lane, happenedAt, sequence, userId }: Delivery,
  conversationId: string,
  owed: OwedReply,
  recovery: string | null,
): Promise<NewDelivery> {
  const turnId = owed.input.turnId ?? '';
  const eventKey = eventKeyOf(turnId);
  return {
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
    reply: recovery === null ? null : await sealer.seal(recovery, replyPlace(workspaceId, turnId)),
  };
}

/** A message that wants no reply: stored, and learnt from. */
export const store = (
  deps: LaneDeps,
  conversationId: string,
  { speaker, text, at }: MessageEvent,
  externalId: string,
  isForgotten = false,
): Promise<WorkEnd> =>
  append(deps, conversationId, {
    role: 'user',
    ...speaker,
    content: fittingMessage(text),
    occurredAt: at,
    externalId,
    isForgotten,
  });

/** Something said, as an event of a conversation. */
export async function append(
  deps: LaneDeps,
  conversationId: string,
  message: Omit<IngestMessage, 'session'>,
): Promise<WorkEnd> {
  const { object, call } = deps.session(conversationId);
  const stored = await object.ingest(call, [{ ...message, session: null }]);
  if (!stored.ok) return endOf(stored.error);
  return stored.value.erased > 0 ? { kind: 'gone' } : { kind: 'done', conversationId };
}
