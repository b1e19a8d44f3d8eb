/** Rules of ownership: of the messages of a conversation, and of changes to a memory. */

/**
 * True if a message may stand in a conversation: a private one holds the messages of its one user, a group needs the user of
 * each. Messages of other roles belong to nobody.
 */
export const belongs = (
  owner: string | null,
  message: { readonly role: string; readonly userId: string | null },
): boolean =>
  message.role !== 'user' ||
  (owner === null ? message.userId !== null : message.userId === null || message.userId === owner);

/**
 * True if a memory may be changed or erased on behalf of a user: one that has an owner by that owner alone, however many read
 * it; one without an owner by anybody.
 */
export const mayChange = (memory: { readonly userId: string | null }, userId: string | null): boolean =>
  memory.userId === null || memory.userId === userId;
