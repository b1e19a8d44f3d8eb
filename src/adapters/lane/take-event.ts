/**
 * An event of a platform, worked off: a message in its burst, what was edited or deleted by taking back what stood there first, who came
 * or left, and what has another id now. Every id derives from the platform's, so that work that is done twice is done once.
 */
import { ok, type Result } from '../../lib/result.ts';
import type { ConflictReason, MemoryError } from '../../memory/errors.ts';
import { isOutdated, type MessageChange, versionId, type Withdrawn } from '../../session/record/withdraw.ts';
import { isWishToForget } from '../../session/turn/extract-changes.ts';
import { type Delivery, selectOwedTurns } from '../../store/webhooks/deliveries.ts';
import type { DeletionEvent, MessageEvent } from '../adapter.ts';
import type { Connection } from '../connection.ts';
import { endOf } from './end-of-failure.ts';
import { type FoundChat, findChat, isEditOfErased, openChat } from './find-chat.ts';
import { keepMove } from './known-ids.ts';
import type { LaneDeps, WorkEnd } from './lane-deps.ts';
import { handOver, owedTo } from './owed-reply.ts';
import { readEvent } from './read-event.ts';
import { takeBurst } from './take-burst.ts';
import { isMembership, takeMembership } from './take-membership.ts';
import { append, store, take } from './take-message.ts';

/** Works off an event that came in. */
export async function takeEvent(
  deps: LaneDeps,
  connection: Connection,
  delivery: Delivery,
): Promise<WorkEnd> {
  const event = await readEvent(deps, connection, delivery);
  if (event === null) return { kind: 'left' };
  if (event.kind === 'move') return keepMove(deps, event);
  if (isMembership(event)) return takeMembership(deps, connection, event);
  const end = await (event.kind === 'message'
    ? takeBurst(deps, connection, delivery, event)
    : takeChange(deps, connection, delivery, event, await findChat(deps, event)));
  // It was archived meanwhile: next time the one that follows it is opened.
  return end.kind === 'park' && end.reason === ARCHIVED ? { ...end, kind: 'again', retryAfterMs: null } : end;
}

const ARCHIVED: ConflictReason = 'conversation_archived';

/** The event that a message was deleted stands for it in the record, and says nothing of what it was. */
const DELETED_NOTE = '[message deleted]';

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
  if (event.kind === 'delete') await handOver(deps, turnsOf(standing));
  const along = event.kind === 'delete' ? [] : await owedTo(deps, turnsOf(standing));
  const withdrawn = await withdrawIn(deps, [...placesOf(standing), id], change);
  if (!withdrawn.ok) return endOf(withdrawn.error);
  const outcomes = withdrawn.value;
  if (outcomes.some(({ outcome }) => outcome === 'outdated')) return { kind: 'done', conversationId: id };
  if (event.kind === 'delete') return note(deps, id, event, externalId);
  if (isForgotten(standing)) return store(deps, id, event, externalId, true);
  // What nobody answered yet is answered as it is now; what was answered is not answered twice.
  const mayReply =
    own === undefined
      ? (outcomes.some(({ isOpenTurn }) => isOpenTurn) && (await isOwedReply(deps, standing))) ||
        outcomes.every(({ outcome }) => outcome === 'unknown')
      : own.turnId !== null;
  const before = along.flatMap(({ owed }) => owed.before ?? []);
  return mayReply
    ? take(deps, connection, delivery, id, event, externalId, { before })
    : store(deps, id, event, externalId);
}

/** Changes a message that stands in archived conversations only: nothing is added to these, and nobody answers it. */
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

/** True of a message that taught something forgotten since: the new version says it in other words. A wish to forget taught nothing. */
const isForgotten = (standing: FoundChat['standing']): boolean =>
  standing.some(({ withheld }) => withheld !== null && !isWishToForget(withheld));

/** True if one of the versions is owed a reply of its own: those of a burst are answered with its last one. */
async function isOwedReply({ db, workspace }: LaneDeps, standing: FoundChat['standing']): Promise<boolean> {
  const [owed] = await db.batch('webhooks.owed', [selectOwedTurns(db, workspace.id, turnsOf(standing))]);
  return owed.length > 0;
}

const turnsOf = (standing: FoundChat['standing']): string[] => standing.flatMap(({ turnId }) => turnId ?? []);

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
