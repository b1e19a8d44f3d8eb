/**
 * Which conversation an id or a reference code names, remembered by this isolate. What is remembered may be stale: who uses
 * it checks in the same batch that it still holds, and forgets it if not.
 */
import { type ConversationIdentity, identityOf } from '../memory/identity.ts';

/** Conversations of one isolate: some 300 bytes each. */
const REMEMBERED_MAX = 5_000;
const remembered = new Map<string, ConversationIdentity>();

/** Ids hold no space, and a workspace is told by its id: no workspace sees what another remembers. */
const keyOf = (workspaceId: string, idOrRef: string): string => `${workspaceId} ${idOrRef}`;

/** What is remembered of a conversation, or null. */
export function rememberedConversation(workspaceId: string, idOrRef: string): ConversationIdentity | null {
  const identity = remembered.get(keyOf(workspaceId, idOrRef));
  if (identity === undefined) return null;
  rememberConversation(workspaceId, idOrRef, identity);
  return identity;
}

/** Remembers a conversation as the one used last; the one not used for longest leaves when there are too many. */
export function rememberConversation(
  workspaceId: string,
  idOrRef: string,
  conversation: ConversationIdentity,
): void {
  const key = keyOf(workspaceId, idOrRef);
  remembered.delete(key);
  remembered.set(key, identityOf(conversation));
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
}

/** Forgets a conversation that is not as it was remembered. */
export const forgetConversation = (workspaceId: string, idOrRef: string): void => {
  remembered.delete(keyOf(workspaceId, idOrRef));
};
