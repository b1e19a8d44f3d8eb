/**
 * A message of a platform: as a turn where it wants a reply, which is owed from then on, else as an event that is stored and learnt
 * from. One that stands already is not taken again, but its reply may be owed yet.
 */
import { lengthPrefixed } from '../../lib/crypto/hash.ts';
import { namedId } from '../../lib/ids.ts';
import { fittingMessage } from '../../memory/changes/content.ts';
import type { IngestMessage } from '../../session/ingest/ingest-entries.ts';
import { messageInstead } from '../../session/turn/answer-wire.ts';
import { PLATFORM_FIELD } from '../../session/turn/turn.ts';
import { learnZoneOfSpeaker } from '../../store/users/user-settings.ts';
import type { Delivery } from '../../store/webhooks/deliveries.ts';
import type { MessageEvent } from '../adapter.ts';
import type { Connection } from '../connection.ts';
import { endOf } from './end-of-failure.ts';
import { findChat, openChat } from './find-chat.ts';
import type { LaneDeps, WorkEnd } from './lane-deps.ts';
import { type AnswerableMessage, oweReply } from './owed-reply.ts';

/** Options of an answer: is one owed, and for which messages. */
export interface Answering {
  /** False where no reply is owed; notices that are told at once are told all the same. */
  readonly isOwed?: boolean;
  /** The messages of its burst that the reply answers too. */
  readonly before?: readonly AnswerableMessage[];
}

/** Takes a message where it stands, or into the conversation of its chat. */
export async function takeMessage(
  deps: LaneDeps,
  connection: Connection,
  delivery: Delivery,
  event: MessageEvent,
  answer: Answering = {},
): Promise<WorkEnd> {
  const chat = await findChat(deps, event);
  const { messageId } = event;
  const [known] = chat.standing;
  if (known === undefined) {
    const opened = await openChat(deps, connection, event, chat);
    return opened.ok
      ? take(deps, connection, delivery, opened.value.id, event, messageId, answer)
      : endOf(opened.error);
  }
  const { conversationId } = known;
  const isChanged = chat.standing.some(({ externalId }) => externalId !== messageId);
  const isTurn = known.turnId !== null && wantsReply(event, connection.config.reply_to);
  // Edited or deleted before it came to us, or stored when it came before; of a turn the reply may be owed yet.
  return isChanged || !isTurn
    ? { kind: 'done', conversationId }
    : take(deps, connection, delivery, conversationId, event, messageId, answer);
}

/** A message as a turn, if it wants a reply, else as an event. */
export async function take(
  deps: LaneDeps,
  { adapter, config }: Connection,
  delivery: Delivery,
  conversationId: string,
  event: MessageEvent,
  externalId: string,
  { isOwed: isWanted = true, before = [] }: Answering = {},
): Promise<WorkEnd> {
  if (!wantsReply(event, config.reply_to)) return store(deps, conversationId, event, externalId);
  const { object, call } = deps.session(conversationId);
  const message = answerable(adapter, event, externalId);
  const taken = await object.takeTurn(call, message.input);
  if (!taken.ok) return endOf(taken.error);
  // Without continuity there is no prompt, and what the user is told stands already.
  const recovery = taken.value.answer.prompt === null ? messageInstead(taken.value.answer) : null;
  const isOwed = recovery !== null || (isWanted && (deps.chat !== null || config.outgoing !== undefined));
  const owed = { ...message, before };
  const also = isOwed ? await oweReply(deps, delivery, conversationId, owed, recovery) : [];
  return { kind: 'done', conversationId, also };
}

/** A message as the turn that it is taken as. */
export const answerable = (
  { name: adapter }: Connection['adapter'],
  { chat, speaker, text, target, at, zone }: MessageEvent,
  externalId: string,
): AnswerableMessage => ({
  target,
  at,
  input: {
    turnId: namedId('trn', lengthPrefixed([adapter, chat.id, externalId])),
    userId: speaker.userId,
    name: speaker.name,
    content: fittingMessage(text),
    occurredAt: at,
    zone: zone ?? null,
    externalId,
    metadata: { [PLATFORM_FIELD]: adapter },
    recall: true,
    reach: null,
    budgetTokens: null,
  },
});

/** True for a message to be answered by the policy of its workspace; direct messages are always addressed. */
export const wantsReply = (
  { chat, isAddressed }: MessageEvent,
  policy: Connection['config']['reply_to'],
): boolean => policy !== 'none' && (isAddressed || (policy === 'all' && chat.isGroup));

/** A message that wants no reply: stored, and learnt from. The zone that it says is kept once it stands. */
export async function store(
  deps: LaneDeps,
  conversationId: string,
  { speaker, text, at, zone }: MessageEvent,
  externalId: string,
  isForgotten = false,
): Promise<WorkEnd> {
  const end = await append(deps, conversationId, {
    role: 'user',
    ...speaker,
    content: fittingMessage(text),
    occurredAt: at,
    zone: zone ?? null,
    externalId,
    isForgotten,
  });
  const { db, workspace, now } = deps;
  if (end.kind === 'done' && zone !== undefined)
    await db.write('speaker.zone', [
      learnZoneOfSpeaker(db, { workspaceId: workspace.id, userId: speaker.userId }, zone, now()),
    ]);
  return end;
}

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
