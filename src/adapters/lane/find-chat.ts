/** Finds the place of a message, and the conversation of its chat that takes what is written now. */
import { err, ok, type Result } from '../../lib/result.ts';
import { fittingMessage } from '../../memory/changes/content.ts';
import { chatIdOf, seriesPrefix, spansOfChat } from '../../memory/conversations/chat-series.ts';
import { newConversation } from '../../memory/conversations/identity.ts';
import { conflict, type MemoryError, notFound } from '../../memory/errors.ts';
import { buriedUntil, NEVER, userName } from '../../memory/lifetime/tombstones.ts';
import type { Conversation } from '../../memory/types.ts';
import { resolveChannel } from '../../store/conversations/channels.ts';
import {
  type StandingVersion,
  selectLastOfChat,
  selectStandingVersions,
} from '../../store/conversations/chats.ts';
import { openConversation, type Purpose } from '../../store/conversations/open-conversation.ts';
import { selectBuried } from '../../store/erasure/tombstones.ts';
import type { ChatEvent, DeletionEvent, MembershipEvent, MessageEvent } from '../adapter.ts';
import type { Connection } from '../connection.ts';
import type { LaneDeps } from './lane-deps.ts';

/** State of the chat of an event before anything is done. */
export interface FoundChat {
  /** The versions of its message, wherever they stand: in another channel, or in a conversation that was archived since. */
  readonly standing: readonly StandingVersion[];
  /** The number of the chat's last conversation in each channel that has more than one. */
  readonly last: ReadonlyMap<string, number>;
}

/** Moment (ms) of the first writing. Of an edit of what stands nowhere that may be long ago: before any erasure. */
const firstWrittenAt = (event: ChatEvent): number =>
  event.kind === 'edit' ? (event.writtenAt ?? -Number.MAX_VALUE) : event.at;

/** True for an edit of a message that stands nowhere, if it is from before an erasure of its user or of its conversation. */
export async function isEditOfErased(
  { db, workspace, hider }: LaneDeps,
  event: MessageEvent,
  { erasedBefore }: Conversation,
): Promise<boolean> {
  const user = hider.hidden(userName(workspace.id, event.speaker.userId));
  const [buried] = await db.batch('webhooks.erased', [selectBuried(db, workspace.id, user)]);
  return firstWrittenAt(event) <= Math.max(erasedBefore ?? NEVER, buriedUntil(buried, user));
}

/** Looks a message up in all conversations of its chat: of a direct chat, in those of its user. */
export async function findChat(
  { db, workspace }: LaneDeps,
  event: MessageEvent | DeletionEvent,
): Promise<FoundChat> {
  const { chat, speaker, messageId, elsewhere = [] } = event;
  const text = event.kind === 'delete' ? null : fittingMessage(event.text);
  const owner = { workspaceId: workspace.id, userId: chat.isGroup ? null : speaker?.userId };
  const [first, next] = spansOfChat(chat.id);
  const [standing, last] = await db.batch('webhooks.chat', [
    selectStandingVersions(db, owner, [first, next, ...elsewhere], { messageId, text }),
    selectLastOfChat(db, owner, seriesPrefix(chat.id), next),
  ]);
  return { standing, last: lastInChannels(last) };
}

/** Finds a group whose members changed, of which no message tells. */
export async function findGroup(
  { db, workspace }: LaneDeps,
  { chat }: MembershipEvent,
): Promise<Pick<FoundChat, 'last'>> {
  const [, next] = spansOfChat(chat.id);
  const owner = { workspaceId: workspace.id, userId: null };
  const [last] = await db.batch('webhooks.group', [selectLastOfChat(db, owner, seriesPrefix(chat.id), next)]);
  return { last: lastInChannels(last) };
}

const lastInChannels = (last: readonly { readonly channelId: string; readonly n: number }[]) =>
  new Map(last.map(({ channelId, n }) => [channelId, n]));

/** Somebody would have to archive one after the other while this goes on. */
const OPENED_MAX = 5;

/**
 * Opens the conversation of a chat: one for a group, one for each user of a direct chat. When it was archived the next one
 * follows it: whoever writes there did not archive it, and must be able to go on. A group's has the members of those before it, and
 * that of a thread those of its channel.
 */
export async function openChat(
  { db, workspace, now, ids, hider }: LaneDeps,
  { config }: Connection,
  event: ChatEvent,
  { last }: Pick<FoundChat, 'last'>,
): Promise<Result<Conversation, MemoryError>> {
  const { chat, speaker } = event;
  const channel = await resolveChannel(db, workspace.id, config.channel_id ?? null);
  if (channel === null) return err(notFound('channel'));
  const userId = chat.isGroup ? null : (speaker?.userId ?? null);
  if (!chat.isGroup && userId === null) return err(notFound('user'));
  const of = { workspaceId: workspace.id, channelId: channel.id, userId };
  // A platform delivers again what it is not sure of: what was written before an erasure is not taken anew.
  const users = speaker === null ? [] : hider.hidden(userName(workspace.id, speaker.userId));
  const purpose: Purpose = {
    digests: users,
    isErased: (buried, until) => firstWrittenAt(event) <= Math.max(until, buriedUntil(buried, users)),
  };
  const from = last.get(channel.id) ?? 1;
  const beside = 'elsewhere' in event ? (event.elsewhere ?? []) : [];
  const membersOf = chat.isGroup ? [...spansOfChat(chat.id), ...beside] : [];
  for (let n = from; n < from + OPENED_MAX; n++) {
    const identity = { ...of, chatId: chatIdOf(chat.id, n) };
    const conversation = newConversation(
      { ...identity, subjectId: null, personaId: null, memory: config.memory, metadata: {} },
      ids,
      now(),
    );
    const opened = await openConversation(db, { conversation, legacyKeys: [], hider, purpose, membersOf });
    if (!opened.ok) return opened;
    if (opened.value.conversation.status !== 'archived') return ok(opened.value.conversation);
  }
  return err(conflict('conversation_archived', 'the conversations of the chat are archived'));
}
