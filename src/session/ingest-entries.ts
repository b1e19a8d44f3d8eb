/**
 * The messages of an import as they are taken in: each once, in the order in which they were said, without those that were
 * erased with their user. Pure.
 */
import type { IdSource } from '../lib/ids.ts';
import { dedupeKey, verbatimDedupeKey } from '../memory/content.ts';
import { isOffRecord } from '../memory/discretion.ts';
import type { Role } from '../memory/types.ts';

export interface IngestMessage {
  readonly role: Role;
  readonly userId: string | null;
  readonly name: string | null;
  readonly content: string;
  readonly occurredAt: number;
  readonly externalId: string | null;
  readonly session: string | null;
  /** Whether it takes the place of a message that taught what was forgotten: it teaches nothing. */
  readonly isForgotten?: boolean;
}

/** A message with its keys and the id that its event gets. */
export interface Entry {
  readonly key: string;
  /** The key by which an earlier version of this code may have stored it; of the first of several same ones only. */
  readonly keyBefore: string;
  readonly message: IngestMessage;
  readonly eventId: string;
  /** Whether its user wanted it kept out of memory, or it answers such a message. */
  readonly isOffRecord: boolean;
}

/**
 * The messages with their keys, by when they were said, those of one moment as they stand in the transcript. What bears an id
 * is taken once, the first time.
 */
export function toEntries(messages: readonly IngestMessage[], ids: IdSource): Entry[] {
  const times = new Map<string, number>();
  const entries = messages.flatMap((message): Omit<Entry, 'eventId' | 'isOffRecord'>[] => {
    const first = dedupeKey(message);
    const nth = times.get(first) ?? 0;
    times.set(first, nth + 1);
    if (nth === 0) return [{ key: first, keyBefore: verbatimDedupeKey(message), message }];
    const key = dedupeKey(message, nth);
    return message.externalId === null ? [{ key, keyBefore: key, message }] : [];
  });
  let isAside = false;
  return entries
    .toSorted((a, b) => a.message.occurredAt - b.message.occurredAt)
    .map((entry) => {
      const { role, content } = entry.message;
      if (role === 'user') isAside = isOffRecord(content);
      return { ...entry, eventId: ids.next('evt'), isOffRecord: isAside && role !== 'system' };
    });
}

/**
 * The messages from before an erasure: those of a user who was erased since, with what was answered to them, and all that is
 * older than the erasure of the conversation. `until` tells of each user.
 */
export function isFromBefore(
  messages: readonly IngestMessage[],
  conversationUntil: number,
  until: (userId: string) => number,
): boolean[] {
  let isAnswerToErased = false;
  return messages.map(({ role, userId, occurredAt }) => {
    if (occurredAt <= conversationUntil) return true;
    if (role !== 'user' || userId === null) return isAnswerToErased;
    isAnswerToErased = occurredAt <= until(userId);
    return isAnswerToErased;
  });
}
