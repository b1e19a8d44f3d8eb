/** Ids of turns that follow from what a client sends, so that the session itself remembers the answer. */
import { lengthPrefixed } from '../../lib/crypto/hash.ts';
import { namedId } from '../../lib/ids.ts';

/** Owner of the keys of chats: their user, anywhere. Sent again after the erasure of that, a message is known by its key. */
export const chatKeyOwner = (workspaceId: string, userId: string): string =>
  lengthPrefixed([workspaceId, userId]);

/**
 * Owner of the keys of turns in a conversation: in a group the members do not agree on keys, so those of a token (`userId`, null where
 * a key of the workspace calls) are its user's alone.
 */
export const turnKeyOwner = (conversationId: string, userId: string | null): string =>
  lengthPrefixed([conversationId, ...(userId === null ? [] : ['user', userId])]);

/** The turn of an Idempotency-Key, which `owner` keeps apart from those of others; an attempt after one that was taken back is another turn. */
export const turnIdOfKey = (owner: string, key: string, attempt = 0): string =>
  namedId('trn', lengthPrefixed([owner, key, ...(attempt === 0 ? [] : [String(attempt)])]));

/** The turn of a message at a place of its conversation: whoever sends it there twice at once names one turn. */
export const turnIdOfMessage = (conversationId: string, seq: number, userId: string, text: string): string =>
  namedId('trn', lengthPrefixed([conversationId, 'message', String(seq), userId, text]));
