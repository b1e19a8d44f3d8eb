/**
 * An event of a platform, worked off: its conversation is opened by its identity; a message that wants a reply becomes a turn,
 * whose reply is owed; any other is stored and learnt from; what was edited or deleted is withdrawn first. Every id derives
 * from the platform's, so that work that is done twice is done once.
 */
import { lengthPrefixed, sha256Hex } from '../lib/hash.ts';
import { namedId } from '../lib/ids.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { SECOND_MS } from '../lib/time.ts';
import { fittingMessage } from '../memory/content.ts';
import { type MemoryError, notFound } from '../memory/errors.ts';
import { newConversation } from '../memory/identity.ts';
import type { Conversation } from '../memory/types.ts';
import type { IngestMessage } from '../session/ingest.ts';
import { PLATFORM_FIELD, type TurnInput } from '../session/turn.ts';
import { versionId } from '../session/withdraw.ts';
import { resolveChannel } from '../store/workspace/channels.ts';
import { openConversation } from '../store/workspace/conversations.ts';
import { selectVersions } from '../store/workspace/events.ts';
import { type Delivery, insertDeliveries, type NewDelivery } from '../store/workspace/webhook-deliveries.ts';
import type { DeletionEvent, MessageEvent } from './adapter.ts';
import { type Connection, payloadPlace, replyPlace } from './connection.ts';
import type { LaneDeps, WorkEnd } from './lane-deps.ts';
import { withName } from './speaker-name.ts';

/** What a reply that is owed carries along. */
export interface OwedReply {
  readonly target: MessageEvent['target'];
  /** The turn as it was taken: taken again, it gives its prompt. */
  readonly input: TurnInput;
  /** When its message was written. */
  readonly at: number;
}

/** The event that a message was deleted stands for it in the record, and says nothing of what it was. */
const DELETED_NOTE = '[message deleted]';

/** Works off an event that came in. */
export async function takeEvent(
  deps: LaneDeps,
  connection: Connection,
  delivery: Delivery,
): Promise<WorkEnd> {
  const { workspace, sealer } = deps;
  const place = payloadPlace(workspace.id, delivery.adapter, delivery.eventKey);
  const read = JSON.parse(await sealer.open(delivery.payload ?? '', place)) as MessageEvent | DeletionEvent;
  const event = await withName(deps, connection, read);
  const opened = await openChat(deps, connection, event);
  if (!opened.ok) return endOf(opened.error);
  const conversation = opened.value;
  const done = { kind: 'done', conversationId: conversation.id } as const;
  if (event.kind === 'message')
    // It may have been edited or deleted before it came to us.
    return (await isChanged(deps, conversation, event))
      ? done
      : take(deps, connection, delivery, conversation, event, event.messageId);

  const change = {
    messageId: event.messageId,
    kind: event.kind,
    at: event.at,
    eventId: delivery.eventKey,
  };
  const { object, call } = deps.session(conversation.id);
  const withdrawn = await object.withdraw(call, change);
  if (!withdrawn.ok) return endOf(withdrawn.error);
  const { outcome, isOpenTurn } = withdrawn.value;
  if (outcome === 'outdated') return done;
  const externalId = versionId(change);
  if (event.kind === 'delete')
    return conversation.status === 'archived' ? done : note(deps, conversation, event, externalId);
  // What nobody answered yet is answered as it is now; what was answered is not answered twice.
  const mayReply = isOpenTurn || outcome === 'unknown';
  return mayReply
    ? take(deps, connection, delivery, conversation, event, externalId)
    : store(deps, conversation, event, externalId);
}

/** Opens the conversation of a chat: one for a group, one for each user of a direct chat. */
async function openChat(
  { db, workspace, now, ids }: LaneDeps,
  { config }: Connection,
  { chat, speaker }: MessageEvent | DeletionEvent,
): Promise<Result<Conversation, MemoryError>> {
  const channel = await resolveChannel(db, workspace.id, config.channel_id ?? null);
  if (channel === null) return err(notFound('channel'));
  const userId = chat.isGroup ? null : (speaker?.userId ?? null);
  if (!chat.isGroup && userId === null) return err(notFound('user'));
  const identity = { workspaceId: workspace.id, channelId: channel.id, chatId: chat.id, userId };
  const conversation = newConversation(
    { ...identity, subjectId: null, personaId: null, metadata: {} },
    ids,
    now(),
  );
  const opened = await openConversation(db, { conversation, legacyKeys: [] });
  return opened.ok ? ok(opened.value.conversation) : opened;
}

async function isChanged(
  { db }: LaneDeps,
  { id }: Conversation,
  { messageId }: MessageEvent,
): Promise<boolean> {
  const [versions] = await db.batch('webhooks.versions', [selectVersions(db, id, messageId)]);
  return versions.some(({ externalId }) => externalId !== messageId);
}

/** A message as a turn, if it wants a reply, else as an event. */
async function take(
  deps: LaneDeps,
  { adapter, config }: Connection,
  delivery: Delivery,
  conversation: Conversation,
  event: MessageEvent,
  externalId: string,
): Promise<WorkEnd> {
  if (!wantsReply(event, config.reply_to)) return store(deps, conversation, event, externalId);
  const { object, call } = deps.session(conversation.id);
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
    budgetTokens: null,
  };
  const taken = await object.takeTurn(call, input);
  if (!taken.ok) return endOf(taken.error);
  // Without continuity there is no prompt, and what the user is told stands already.
  const recovery = taken.value.answer.prompt === null ? (taken.value.answer.recovery?.message ?? null) : null;
  const isOwed = recovery !== null || deps.chat !== null || config.outgoing !== undefined;
  return {
    kind: 'done',
    conversationId: conversation.id,
    also: isOwed
      ? insertDeliveries(
          deps.db,
          [
            await owedReply(
              deps,
              delivery,
              conversation,
              { target: event.target, input, at: event.at },
              recovery,
            ),
          ],
          deps.now(),
        )
      : [],
  };
}

const wantsReply = ({ chat, isAddressed }: MessageEvent, policy: Connection['config']['reply_to']): boolean =>
  policy !== 'none' && (isAddressed || (policy === 'all' && chat.isGroup));

async function owedReply(
  { ids, now, sealer }: LaneDeps,
  { workspaceId, adapter, lane, happenedAt, sequence, userId }: Delivery,
  conversation: Conversation,
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
    conversationId: conversation.id,
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
const store = (
  deps: LaneDeps,
  conversation: Conversation,
  { speaker, text, at }: MessageEvent,
  externalId: string,
): Promise<WorkEnd> =>
  append(deps, conversation, {
    role: 'user',
    ...speaker,
    content: fittingMessage(text),
    occurredAt: at,
    externalId,
  });

/** That a message was deleted. Whose it was the platform may not tell; then nobody says it. */
const note = (
  deps: LaneDeps,
  conversation: Conversation,
  { speaker, at }: DeletionEvent,
  externalId: string,
): Promise<WorkEnd> =>
  append(deps, conversation, {
    role: speaker === null ? 'system' : 'user',
    ...(speaker ?? { userId: null, name: null }),
    content: DELETED_NOTE,
    occurredAt: at,
    externalId,
  });

async function append(
  deps: LaneDeps,
  conversation: Conversation,
  message: Omit<IngestMessage, 'session'>,
): Promise<WorkEnd> {
  const { object, call } = deps.session(conversation.id);
  const stored = await object.ingest(call, [{ ...message, session: null }]);
  return stored.ok ? { kind: 'done', conversationId: conversation.id } : endOf(stored.error);
}

/** What a delivery is known by: ids of platforms may hold numbers of telephones. */
export const eventKeyOf = (eventId: string): string =>
  sha256Hex(`strata webhook event:${eventId}`).slice(0, EVENT_KEY_CHARS);

/** 160 bits: no two events of a platform share a key. */
const EVENT_KEY_CHARS = 40;

/** What a failure of the service means for a delivery. */
export function endOf(error: MemoryError): WorkEnd {
  switch (error.code) {
    case 'busy':
    case 'unavailable':
    case 'restoring':
      return { kind: 'again', reason: error.code, retryAfterMs: null };
    // The limit is the owner's own: the message waits for the day that allows it, or for a replay.
    case 'turn_limit':
      return { kind: 'again', reason: error.setting, retryAfterMs: error.retryAfterSeconds * SECOND_MS };
    // Its detail names the model and a status, and no text.
    case 'model_failed':
      return {
        kind: 'again',
        reason: error.detail,
        retryAfterMs: (error.retryAfterSeconds ?? 0) * SECOND_MS,
      };
    case 'conflict':
      // Somebody took the turn back by hand: there is nothing left to do.
      return error.reason === 'turn_aborted' ? { kind: 'done' } : { kind: 'park', reason: error.reason };
    case 'not_found':
      return { kind: 'park', reason: `no ${error.what}` };
    default:
      return { kind: 'park', reason: error.code };
  }
}
