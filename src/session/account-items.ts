/**
 * Account memories that a live history shows. They stand in another database, which tells no conversation when one is
 * erased or no longer shared: so whoever looks at a history asks whether they are still to be seen. When that cannot be
 * told they are taken out: they may come again, and what was erased may not.
 */
import { describeError, log } from '../lib/log.ts';
import type { ConversationIdentity } from '../memory/conversations/identity.ts';
import type { Reader, RecallReach } from '../memory/scope.ts';
import { listReadableIds } from '../store/account/memories.ts';
import type { Database } from '../store/database.ts';

/** The account of a workspace, and its database; null when a call names none. */
export interface AccountDeps {
  readonly account?: { readonly db: Database; readonly id: string } | null;
  readonly now: () => number;
}

/**
 * Lists which of some memories are of the account and may be seen by the readers of a history. None where the account's
 * database does not answer.
 */
export async function listReadableAccountItems(
  { account, now }: AccountDeps,
  { userId, audience }: Reader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!account || ids.length === 0) return new Set();
  try {
    const reader = { accountId: account.id, userId, audience };
    return await listReadableIds(account.db, reader, ids, { now: now(), asOf: null });
  } catch (error) {
    log('warn', 'account_unchecked', { memories: ids.length, error: describeError(error) });
    return new Set();
  }
}

/**
 * Reader of a history and its reach: the user of a private conversation, or everybody in a group, where `userId`
 * speaks.
 */
export const historyReader = (
  conversation: ConversationIdentity,
  userId: string | null,
  reach: RecallReach = 'conversation',
): Reader => ({
  workspaceId: conversation.workspaceId,
  userId: conversation.userId ?? userId,
  channelId: conversation.channelId,
  conversationId: conversation.id,
  audience: conversation.userId === null ? 'group' : 'user',
  reach,
});
