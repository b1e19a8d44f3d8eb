/**
 * An event of a platform, worked off: its conversation is opened by its identity; a message that wants a reply becomes a turn,
 * whose reply is owed; any other is stored and learnt from; what was edited or deleted is withdrawn first; who came or left is
 * noted. Every id derives from the platform's, so that work that is done twice is done once.
 */
import { lengthPrefixed } from '../../lib/crypto/hash.ts';
import { namedId } from '../../lib/ids.ts';
import { ok, type Result } from '../../lib/result.ts';
import { fittingMessage } from '../../memory/changes/content.ts';
import type { ConflictReason, MemoryError } from '../../memory/errors.ts';
import type { IngestMessage } from '../../session/ingest/ingest-entries.ts';
import { isOutdated, type MessageChange, versionId, type Withdrawn } from '../../session/record/withdraw.ts';
import { toldInstead } from '../../session/turn/answer-wire.ts';
import { isWishToForget } from '../../session/turn/learn.ts';
import { PLATFORM_FIELD, type TurnInput } from '../../session/turn/turn.ts';
import {
  type Delivery,
  insertDeliveries,
  keepPayload,
  type NewDelivery,
} from '../../store/webhooks/deliveries.ts';
import type { ChatEvent, DeletionEvent, MessageEvent } from '../adapter.ts';
import { type Connection, payloadPlace, replyPlace } from '../connection.ts';
import { eventKeyOf } from '../event-key.ts';
import { endOf } from './end-of-failure.ts';
import { type FoundChat, findChat, isEditOfErased, openChat } from './find-chat.ts';
import type { LaneDeps, WorkEnd } from './lane-deps.ts';
import { withQuotes } from './quotes.ts';
import { withName } from './speaker-name.ts';
import { isMembership, takeMembership } from './take-membership.ts';

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
  const read = JSON.parse(await sealer.open(delivery.payload ?? '', place)) as ChatEvent;
  if (isMembership(read)) return takeMembership(deps, connection, read);
  if (read.kind !== 'delete' && read.quotes !== undefined) {
    // Kept before anything is done with it: taken again, the message must say the same.
    const { text, ...told } = await withQuotes(deps, connection, read);
    const payload = await sealer.seal(JSON.stringify({ ...told, text: fittingMessage(text) }), place);
    await deps.write([keepPayload(deps.db, delivery, payload, deps.now())]);
    return { kind: 'left' };
  }
  const event = await withName(deps, connection, read);
  const chat = await findChat(deps, event);
  const end = await (event.kind === 'message'
    ? takeMessage(deps, connection, delivery, event, chat)
    : takeChange(deps, connection, delivery, event, chat));
  // It was archived meanwhile: next time the one that follows it is opened.
  return end.kind === 'park' && end.reason === ARCHIVED ? { ...end, kind: 'again', retryAfterMs: null } : end;
}

const ARCHIVED: ConflictReason = 'conversation_archived';

async function takeMessage(
  deps: LaneDeps,
  connection: Connection,
  delivery: Delivery,
  event: MessageEvent,
  chat: FoundChat,
): Promise<WorkEnd> {
  const { messageId } = event;
  const [known] = chat.standing;
  if (known === undefined) {
    const opened = await openChat(deps, connection, event, chat);
    return opened.ok
      ? take(deps, connection, delivery, opened.value.id, event, messageId)
      : endOf(opened.error);
  }
  const { conversationId } = known;
  const isChanged = chat.standing.some(({ externalId }) => externalId !== messageId);
  const isTurn = known.turnId !== null && wantsReply(event, connection.config.reply_to);
  // Edited or deleted before it came to us, or stored when it came before; of a turn the reply may be owed yet.
  return isChanged || !isTurn
    ? { kind: 'done', conversationId }
    : take(deps, connection, delivery, conversationId, event, messageId);
}

/** An edit or a deletion: withdrawn wherever the message stands. What takes its place stands there too. */
async function takeChange(
  deps: LaneDeps,
  connection: Connection,
  delivery: Delivery,
  event: MessageEvent | DeletionEvent,
  chat: FoundChat,
): Promise<WorkEnd> {
  const { messageId, at } = event;
  const kind = event.kind === 'delete' ? 'delete' : 'edit';
  const change = { messageId, kind, at, eventId: delivery.eventKey } as const;
  const externalId = versionId(change);
  const { standing } = chat;
  const own = standing.find((version) => version.externalId === externalId);
  if (own === undefined && isOutdated(standing, change)) return { kind: 'done' };
  const active = standing.filter(({ status }) => status === 'active');
  // Its form changed, or a mark on it: whatever it taught, or was made to teach no longer, is as it was.
  if (kind === 'edit' && active.length > 0 && active.every(({ isSame }) => isSame)) return { kind: 'done' };
  const live = standing.findLast(({ isArchived }) => !isArchived);
  if (standing.length > 0 && live === undefined) return changeArchived(deps, connection, event, chat, change);
  // Nobody can tell in whose conversation a note would have to stand.
  if (live === undefined && !event.chat.isGroup && event.speaker === null) return { kind: 'done' };

  const home = live ? ok(null) : await openChat(deps, connection, event, chat);
  if (!home.ok) return endOf(home.error);
  if (event.kind !== 'delete' && home.value !== null && (await isEditOfErased(deps, event, home.value)))
    return { kind: 'gone' };
  const id = live?.conversationId ?? home.value?.id ?? '';
  const withdrawn = await withdrawIn(deps, [...placesOf(standing), id], change);
  if (!withdrawn.ok) return endOf(withdrawn.error);
  const outcomes = withdrawn.value;
  if (outcomes.some(({ outcome }) => outcome === 'outdated')) return { kind: 'done', conversationId: id };
  if (event.kind === 'delete') return note(deps, id, event, externalId);
  if (isForgotten(standing)) return store(deps, id, event, externalId, true);
  // What nobody answered yet is answered as it is now; what was answered is not answered twice.
  const mayReply =
    own === undefined
      ? outcomes.some(({ isOpenTurn }) => isOpenTurn) ||
        outcomes.every(({ outcome }) => outcome === 'unknown')
      : own.turnId !== null;
  return mayReply
    ? take(deps, connection, delivery, id, event, externalId)
    : store(deps, id, event, externalId);
}

/** The same where the message stands in archived conversations only: nothing is added to these, and nobody answers it. */
async function changeArchived(
  deps: LaneDeps,
  connection: Connection,
  event: MessageEvent | DeletionEvent,
  chat: FoundChat,
  change: MessageChange,
): Promise<WorkEnd> {
  const { standing } = chat;
  // Taken back already: an edit that is late does not bring it back.
  if (standing.every(({ status }) => status === 'aborted')) return { kind: 'done' };
  let end: WorkEnd = { kind: 'done' };
  if (event.kind !== 'delete') {
    const opened = await openChat(deps, connection, event, chat);
    // Said anew first: once the old one is withdrawn, nothing would tell that this is left to do.
    end = opened.ok
      ? await store(deps, opened.value.id, event, versionId(change), isForgotten(standing))
      : endOf(opened.error);
  }
  if (end.kind !== 'done') return end;
  const withdrawn = await withdrawIn(deps, placesOf(standing), change);
  return withdrawn.ok ? end : endOf(withdrawn.error);
}

/** Whether a message taught what was forgotten since: what takes its place says it in other words. A wish to forget taught nothing. */
const isForgotten = (standing: FoundChat['standing']): boolean =>
  standing.some(({ withheld }) => withheld !== null && !isWishToForget(withheld));

const placesOf = (standing: FoundChat['standing']): string[] =>
  standing.map(({ conversationId }) => conversationId);

/** Withdraws a message in each of some conversations, and tells what came of it in each. */
async function withdrawIn(
  { session }: LaneDeps,
  conversationIds: readonly string[],
  change: MessageChange,
): Promise<Result<readonly Withdrawn[], MemoryError>> {
  const outcomes: Withdrawn[] = [];
  for (const id of new Set(conversationIds)) {
    const { object, call } = session(id);
    const withdrawn = await object.withdraw(call, change);
    if (!withdrawn.ok) return withdrawn;
    outcomes.push(withdrawn.value);
  }
  return ok(outcomes);
}

/** A message as a turn, if it wants a reply, else as an event. */
async function take(
  deps: LaneDeps,
  { adapter, config }: Connection,
  delivery: Delivery,
  conversationId: string,
  event: MessageEvent,
  externalId: string,
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
  const isOwed = recovery !== null || deps.chat !== null || config.outgoing !== undefined;
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

const wantsReply = ({ chat, isAddressed }: MessageEvent, policy: Connection['config']['reply_to']): boolean =>
  policy !== 'none' && (isAddressed || (policy === 'all' && chat.isGroup));

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
const store = (
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

/** That a message was deleted. Whose it was the platform may not tell; then nobody says it. */
const note = (
  deps: LaneDeps,
  conversationId: string,
  { speaker, at }: DeletionEvent,
  externalId: string,
): Promise<WorkEnd> =>
  append(deps, conversationId, {
    role: speaker === null ? 'system' : 'user',
    ...(speaker ?? { userId: null, name: null }),
    content: DELETED_NOTE,
    occurredAt: at,
    externalId,
  });

async function append(
  deps: LaneDeps,
  conversationId: string,
  message: Omit<IngestMessage, 'session'>,
): Promise<WorkEnd> {
  const { object, call } = deps.session(conversationId);
  const stored = await object.ingest(call, [{ ...message, session: null }]);
  if (!stored.ok) return endOf(stored.error);
  return stored.value.erased > 0 ? { kind: 'gone' } : { kind: 'done', conversationId };
}
