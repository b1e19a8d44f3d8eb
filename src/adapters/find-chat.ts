/** Where a message stands, and the conversation of its chat that takes what is written now. */
import { err, ok, type Result } from '../lib/result.ts';
import { chatIdOf, seriesPrefix, spansOfChat } from '../memory/chat-series.ts';
import { conflict, type MemoryError, notFound } from '../memory/errors.ts';
import { newConversation } from '../memory/identity.ts';
import { buriedUntil, userName } from '../memory/tombstones.ts';
import type { Conversation } from '../memory/types.ts';
import { resolveChannel } from '../store/workspace/channels.ts';
import {
  type StandingVersion,
  selectLastOfChat,
  selectStanding,
} from '../store/workspace/chat-conversations.ts';
import { openConversation, type Purpose } from '../store/workspace/conversations.ts';
import type { DeletionEvent, MessageEvent } from './adapter.ts';
import type { Connection } from './connection.ts';
import type { LaneDeps } from './lane-deps.ts';

/** What is known of the chat of an event before anything is done. */
export interface FoundChat {
  /** The versions of its message, wherever they stand: in another channel, or in a conversation that was archived since. */
  readonly standing: readonly StandingVersion[];
  /** The number of the chat's last conversation in each channel that has more than one. */
  readonly last: ReadonlyMap<string, number>;
}

/** Looks a message up in all conversations of its chat: of a direct chat, in those of its user. */
export async function findChat(
  { db, workspace }: LaneDeps,
  { chat, speaker, messageId, elsewhere = [] }: MessageEvent | DeletionEvent,
): Promise<FoundChat> {
  const owner = { workspaceId: workspace.id, userId: chat.isGroup ? null : speaker?.userId };
  const [first, next] = spansOfChat(chat.id);
  const [standing, last] = await db.batch('webhooks.chat', [
    selectStanding(db, owner, [first, next, ...elsewhere], messageId),
    selectLastOfChat(db, owner, seriesPrefix(chat.id), next),
  ]);
  return { standing, last: new Map(last.map(({ channelId, n }) => [channelId, n])) };
}

/** Somebody would have to archive one after the other while this goes on. */
const OPENED_MAX = 5;

/**
 * Opens the conversation of a chat: one for a group, one for each user of a direct chat. When it was archived the next one
 * follows it: whoever writes there did not archive it, and must be able to go on.
 */
export async function openChat(
  { db, workspace, now, ids, hider }: LaneDeps,
  { config }: Connection,
  { chat, speaker, at }: MessageEvent | DeletionEvent,
  { last }: FoundChat,
): Promise<Result<Conversation, MemoryError>> {
  const channel = await resolveChannel(db, workspace.id, config.channel_id ?? null);
  if (channel === null) return err(notFound('channel'));
  const userId = chat.isGroup ? null : (speaker?.userId ?? null);
  if (!chat.isGroup && userId === null) return err(notFound('user'));
  const of = { workspaceId: workspace.id, channelId: channel.id, userId };
  // A platform delivers again what it is not sure of: what was written before an erasure is not taken anew.
  const users = speaker === null ? [] : hider.hidden(userName(workspace.id, speaker.userId));
  const purpose: Purpose = {
    digests: users,
    isErased: (buried, until) => at <= Math.max(until, buriedUntil(buried, users)),
  };
  const from = last.get(channel.id) ?? 1;
  for (let n = from; n < from + OPENED_MAX; n++) {
    const identity = { ...of, chatId: chatIdOf(chat.id, n) };
    const conversation = newConversation(
      { ...identity, subjectId: null, personaId: null, metadata: {} },
      ids,
      now(),
    );
    const opened = await openConversation(db, { conversation, legacyKeys: [], hider, purpose });
    if (!opened.ok) return opened;
    if (opened.value.conversation.status !== 'archived') return ok(opened.value.conversation);
  }
  return err(conflict('conversation_archived', 'the conversations of the chat are archived'));
}
