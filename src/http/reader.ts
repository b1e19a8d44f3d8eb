/** On whose behalf a call reads memories and events, and from where. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, ok, type Result } from '../lib/result.ts';
import { invalid, type MemoryError } from '../memory/errors.ts';
import type { Reader } from '../memory/scope.ts';
import { getChannel } from '../store/workspace/channels.ts';
import { getConversation } from '../store/workspace/conversations.ts';
import type { AppEnv } from './context.ts';

/** On whose behalf a call reads: with a user their own and the shared memories, without one the shared ones only. */
export const ReaderQuery = z.object({
  user_id: z.string().optional(),
  channel_id: z.string().optional(),
  conversation_id: z.string().optional(),
});

/** The reader that a query names. A conversation brings its channel, and in a group its audience. */
export async function readerOf(
  c: Context<AppEnv>,
  query: {
    user_id?: string | undefined;
    channel_id?: string | undefined;
    conversation_id?: string | undefined;
  },
): Promise<Result<Reader, MemoryError>> {
  const { db, workspace } = c.var.services;
  const base = { workspaceId: workspace.id, userId: query.user_id ?? null };
  if (query.conversation_id === undefined) {
    const channelId = query.channel_id ?? null;
    if (channelId !== null && !(await getChannel(db, workspace.id, channelId))) {
      return err(invalid('channel_id', 'is not a channel of this workspace'));
    }
    return ok({ ...base, channelId, conversationId: null, audience: 'user' });
  }
  const conversation = await getConversation(db, workspace.id, query.conversation_id);
  if (!conversation) return err(invalid('conversation_id', 'is not a conversation of this workspace'));
  if (conversation.userId !== null && query.user_id !== undefined && query.user_id !== conversation.userId) {
    return err(invalid('user_id', 'is not the user of this conversation'));
  }
  if (query.channel_id !== undefined && query.channel_id !== conversation.channelId) {
    return err(invalid('channel_id', 'is not the channel of this conversation'));
  }
  return ok({
    workspaceId: workspace.id,
    userId: query.user_id ?? conversation.userId,
    channelId: conversation.channelId,
    conversationId: conversation.id,
    audience: conversation.userId === null ? 'group' : 'user',
  });
}
