/**
 * Remembers in this isolate to which conversation an id, a reference code or the key of an identity leads, and which channel of a
 * workspace is the default one. Entries may be stale: a user of one checks in the same batch that it still holds, and forgets it if not.
 */
import { LruCache } from '../../lib/lru-cache.ts';
import { type ConversationIdentity, identityOf } from '../../memory/conversations/identity.ts';

/** Conversations of one isolate: some 300 bytes each. */
const REMEMBERED_MAX = 5_000;
const remembered = new LruCache<ConversationIdentity>(REMEMBERED_MAX);

/** Default channels of one isolate: two ids each. That of a workspace stays the same for as long as the workspace is there. */
const CHANNELS_MAX = 1_000;
const defaultChannels = new LruCache<string>(CHANNELS_MAX);

/** Ids hold no space, and a workspace is told by its id: no workspace sees what another remembers. */
const keyOf = (workspaceId: string, name: string): string => `${workspaceId} ${name}`;

/** The conversation that an id, code or key led to in this isolate, perhaps stale; null when it has not been asked for. */
export const rememberedConversation = (workspaceId: string, name: string): ConversationIdentity | null =>
  remembered.get(keyOf(workspaceId, name)) ?? null;

/** Notes to which conversation an id, code or key led; beyond `REMEMBERED_MAX` of them, the one unused for longest goes. */
export const rememberConversation = (
  workspaceId: string,
  name: string,
  conversation: ConversationIdentity,
): void => remembered.set(keyOf(workspaceId, name), identityOf(conversation));

/** Forgets a conversation that is not as it was remembered. */
export const forgetConversation = (workspaceId: string, name: string): void => {
  remembered.delete(keyOf(workspaceId, name));
};

/** The default channel of a workspace, as this isolate knows it; null when it does not. */
export const rememberedDefaultChannel = (workspaceId: string): string | null =>
  defaultChannels.get(workspaceId) ?? null;

/** Notes which it is; null forgets it. */
export const rememberDefaultChannel = (workspaceId: string, channelId: string | null): void =>
  channelId === null ? defaultChannels.delete(workspaceId) : defaultChannels.set(workspaceId, channelId);
