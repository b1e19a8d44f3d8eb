/** Whose message may stand in a conversation, and who may change a memory. */

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

/**
 * Whether a memory may be changed or erased on behalf of a user: one that has an owner by that owner alone, however many
 * read it; one without an owner by anybody.
 */
export const mayChange = (memory: { readonly userId: string | null }, userId: string | null): boolean =>
  memory.userId === null || memory.userId === userId;
