/** Identity of a conversation as callers name it (user, chat, channel, or a group), and the conversation that it leads to. */
import { z } from '@hono/zod-openapi';
import type { SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { err, type Result } from '../../lib/result.ts';
import {
  type ConversationIdentity,
  newConversation,
  sessionKey,
} from '../../memory/conversations/identity.ts';
import { refuseMode } from '../../memory/conversations/temporary.ts';
import { invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import { type Conversation, MEMORY_MODES } from '../../memory/types.ts';
import { defaultChannelId } from '../../store/conversations/channels.ts';
import {
  type OpenedAlong,
  type OpenedConversation,
  openAndRead,
  type Purpose,
} from '../../store/conversations/open-conversation.ts';
import type { OptionalStatement } from '../../store/database.ts';
import type { AppEnv } from '../context.ts';
import { Metadata, Name, SubjectId, Title } from '../schemas.ts';
import {
  rememberConversation,
  rememberDefaultChannel,
  rememberedConversation,
  rememberedDefaultChannel,
} from './conversation-directory.ts';

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

/** Condition on which an identity is opened, and statements that read the conversation in the same round trip. */
export interface Opening<T extends readonly OptionalStatement[]> {
  readonly purposeIn?: (conversation: Conversation) => Purpose | undefined;
  /** Statements about the conversation; `candidate` is the one that it becomes if it is new. */
  reads(conversation: SQL, candidate: Conversation): T;
}

/** Opens the conversation of an identity: the known one, or a new one unless what it is for was erased. */
export const openByIdentity = (
  c: Context<AppEnv>,
  identity: z.output<typeof Identity>,
  purposeIn: (conversation: Conversation) => Purpose | undefined = () => undefined,
): Promise<Result<OpenedConversation, MemoryError>> =>
  readByIdentity(c, identity, { purposeIn, reads: () => [] });

/** The same, and reads it: one round trip where this isolate knows the default channel of the workspace. */
export async function readByIdentity<const T extends readonly OptionalStatement[]>(
  c: Context<AppEnv>,
  identity: z.output<typeof Identity>,
  opening: Opening<T>,
): Promise<Result<OpenedAlong<T>, MemoryError>> {
  const { id } = c.var.services.workspace;
  const named = identity.channel_id ?? null;
  const remembered = named ?? rememberedDefaultChannel(id);
  const opened = remembered === null ? null : await openIn(c, identity, remembered, opening);
  if (opened !== null && (opened.ok || opened.error !== NO_CHANNEL)) return opened;
  const channelId = named === null ? await defaultChannelOf(c) : null;
  return channelId === null
    ? err(invalid('channel_id', 'is not a channel of this workspace'))
    : openIn(c, identity, channelId, opening);
}

/**
 * The conversation that an identity led to in this isolate, where opening it again would change nothing; null otherwise. Whether it is still
 * there its session finds out.
 */
export function knownByIdentity(
  c: Context<AppEnv>,
  { chat_id: chatId, user_id: userId, channel_id, shared, legacy_keys, memory }: z.output<typeof Identity>,
): ConversationIdentity | null {
  const workspaceId = c.var.services.workspace.id;
  const channelId = rememberedDefaultChannel(workspaceId);
  if (channelId === null || channel_id !== undefined || shared || legacy_keys.length > 0) return null;
  const key = sessionKey({ workspaceId, channelId, chatId, userId: userId ?? null });
  const known = rememberedConversation(workspaceId, key);
  return known === null || refuseMode(known, memory) ? null : known;
}

/** The default channel of the workspace, which this isolate remembers from now on; null in one that is being erased. */
export async function defaultChannelOf(c: Context<AppEnv>): Promise<string | null> {
  const { db, workspace } = c.var.services;
  const channelId = await defaultChannelId(db, workspace.id);
  rememberDefaultChannel(workspace.id, channelId);
  return channelId;
}

/** Opens it in a channel; `NO_CHANNEL` where there is no such one. */
async function openIn<const T extends readonly OptionalStatement[]>(
  c: Context<AppEnv>,
  identity: z.output<typeof Identity>,
  channelId: string,
  { purposeIn, reads }: Opening<T>,
): Promise<Result<OpenedAlong<T>, MemoryError>> {
  const { db, workspace } = c.var.services;
  const candidate = newConversation(
    {
      workspaceId: workspace.id,
      channelId,
      chatId: identity.chat_id,
      userId: identity.shared ? null : (identity.user_id ?? null),
      subjectId: identity.subject_id ?? null,
      personaId: identity.persona_id ?? null,
      title: identity.title ?? null,
      memory: identity.memory,
      metadata: identity.metadata,
    },
    c.var.ids,
    c.var.now(),
  );
  const opened = await openAndRead(
    db,
    {
      conversation: candidate,
      memory: identity.memory,
      legacyKeys: identity.legacy_keys,
      hider: c.var.config.hider,
      purpose: purposeIn?.(candidate),
      member: identity.shared ? (identity.user_id ?? null) : null,
      isKnown: rememberedConversation(workspace.id, candidate.sessionKey) !== null,
    },
    (conversation) => reads(conversation, candidate),
  );
  if (!opened.ok) return opened.error.code === 'not_found' ? err(NO_CHANNEL) : opened;
  for (const name of [opened.value.conversation.id, candidate.sessionKey])
    rememberConversation(workspace.id, name, opened.value.conversation);
  return opened;
}

const NO_CHANNEL: MemoryError = notFound('channel');
