/** Identity of a conversation as callers name it (user, chat, channel, or a group), and the conversation that it leads to. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, type Result } from '../../lib/result.ts';
import { newConversation } from '../../memory/conversations/identity.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import { type Conversation, MEMORY_MODES } from '../../memory/types.ts';
import { resolveChannel } from '../../store/conversations/channels.ts';
import {
  type OpenedConversation,
  openConversation,
  type Purpose,
} from '../../store/conversations/open-conversation.ts';
import type { AppEnv } from '../context.ts';
import { Metadata, Name, SubjectId, Title } from '../schemas.ts';
import { rememberConversation } from './conversation-directory.ts';

const LEGACY_KEYS_MAX = 10;

/** Mode of memory that a conversation is opened with. */
export const Memory = z.enum(MEMORY_MODES).openapi({
  description:
    '`full`, the default, remembers. `read` recalls what is known and keeps nothing; `off` does neither. Of a conversation that keeps nothing the databases hold that it exists, and it is gone when it becomes idle. Fixed when it is opened.',
});

/**
 * Names in a body that lead to a conversation. `shared: true` is a group: one conversation, many users, and no `user_id` of its own;
 * whom it names is a member.
 */
export const Identity = z
  .strictObject({
    chat_id: Name,
    user_id: Name.optional(),
    channel_id: Name.optional(),
    shared: z.boolean().default(false),
    subject_id: SubjectId.optional(),
    persona_id: Name.optional(),
    legacy_keys: z.array(Name).max(LEGACY_KEYS_MAX).default([]),
    memory: Memory.optional(),
    title: Title.optional(),
    metadata: Metadata.default({}),
  })
  .refine((identity) => identity.shared || identity.user_id !== undefined, {
    path: ['user_id'],
    message: 'is required unless the conversation is shared',
  });

/** Opens the conversation of an identity: the known one, or a new one unless what it is for was erased. */
export async function openByIdentity(
  c: Context<AppEnv>,
  identity: z.output<typeof Identity>,
  purposeIn: (conversation: Conversation) => Purpose | undefined = () => undefined,
): Promise<Result<OpenedConversation, MemoryError>> {
  const { db, workspace } = c.var.services;
  const channel = await resolveChannel(db, workspace.id, identity.channel_id ?? null);
  if (!channel) return err(invalid('channel_id', 'is not a channel of this workspace'));
  const userId = identity.shared ? null : (identity.user_id ?? null);
  const conversation = newConversation(
    {
      workspaceId: workspace.id,
      channelId: channel.id,
      chatId: identity.chat_id,
      userId,
      subjectId: identity.subject_id ?? null,
      personaId: identity.persona_id ?? null,
      title: identity.title ?? null,
      memory: identity.memory,
      metadata: identity.metadata,
    },
    c.var.ids,
    c.var.now(),
  );
  const opened = await openConversation(db, {
    conversation,
    memory: identity.memory,
    legacyKeys: identity.legacy_keys,
    hider: c.var.config.hider,
    purpose: purposeIn(conversation),
    member: identity.shared ? (identity.user_id ?? null) : null,
  });
  if (opened.ok) rememberConversation(workspace.id, opened.value.conversation.id, opened.value.conversation);
  return opened;
}
