/** Whose message may stand in a conversation. */

/**
 * Whether a message of a user belongs: a private conversation holds the messages of its one user, a group needs to know
 * whose each message is. Messages of other roles belong to nobody.
 */
export const belongs = (
  owner: string | null,
  message: { readonly role: string; readonly userId: string | null },
): boolean =>
  message.role !== 'user' ||
  (owner === null ? message.userId !== null : message.userId === null || message.userId === owner);
