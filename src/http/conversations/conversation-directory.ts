/**
 * Remembers in this isolate to which conversation an id or a reference code leads. Entries may be stale: a user of one checks in the
 * same batch that it still holds, and forgets it if not.
 */
import { LruCache } from '../../lib/lru-cache.ts';
import { type ConversationIdentity, identityOf } from '../../memory/conversations/identity.ts';

/** Conversations of one isolate: some 300 bytes each. */
const REMEMBERED_MAX = 5_000;
const remembered = new LruCache<ConversationIdentity>(REMEMBERED_MAX);

/** Ids hold no space, and a workspace is told by its id: no workspace sees what another remembers. */
const keyOf = (workspaceId: string, idOrRef: string): string => `${workspaceId} ${idOrRef}`;

/** The conversation that an id or code led to in this isolate, perhaps stale; null when it has not been asked for. */
export const rememberedConversation = (workspaceId: string, idOrRef: string): ConversationIdentity | null =>
  remembered.get(keyOf(workspaceId, idOrRef)) ?? null;

/** Notes to which conversation an id or code led; beyond `REMEMBERED_MAX` of them, the one unused for longest goes. */
export const rememberConversation = (
  workspaceId: string,
  idOrRef: string,
  conversation: ConversationIdentity,
): void => remembered.set(keyOf(workspaceId, idOrRef), identityOf(conversation));

/** Forgets a conversation that is not as it was remembered. */
export const forgetConversation = (workspaceId: string, idOrRef: string): void => {
  remembered.delete(keyOf(workspaceId, idOrRef));
};
