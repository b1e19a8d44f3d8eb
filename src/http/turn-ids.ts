/** Ids of turns that follow from what a client sends, so that the session itself remembers the answer. */
import { lengthPrefixed } from '../lib/hash.ts';
import { namedId } from '../lib/ids.ts';

/**
 * The turn of an Idempotency-Key; an attempt after one that was taken back is another turn. The key of a token's user (`userId`,
 * null where a key of the workspace calls) is theirs alone: the members of a group do not agree on keys.
 */
export const turnIdOfKey = (
  conversationId: string,
  userId: string | null,
  key: string,
  attempt = 0,
): string => {
  const caller = userId === null ? [] : ['user', userId];
  return namedId(
    'trn',
    lengthPrefixed([conversationId, ...caller, key, ...(attempt === 0 ? [] : [String(attempt)])]),
  );
};

/** The turn of a message at a place of its conversation: whoever sends it there twice at once names one turn. */
export const turnIdOfMessage = (conversationId: string, seq: number, userId: string, text: string): string =>
  namedId('trn', lengthPrefixed([conversationId, 'message', String(seq), userId, text]));
