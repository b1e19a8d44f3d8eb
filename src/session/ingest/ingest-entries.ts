/**
 * The messages of an import as they are taken in: each once, in the order in which they were said, without those that were
 * erased with their user. Pure.
 */
import type { IdSource } from '../../lib/ids.ts';
import { dedupeKey, verbatimDedupeKey } from '../../memory/changes/content.ts';
import { ownWords } from '../../memory/quoted-words.ts';
import type { ConversationEvent, Role } from '../../memory/types.ts';
import { readWishes } from '../../memory/wishes/discretion.ts';

export interface IngestMessage {
  readonly role: Role;
  readonly userId: string | null;
  readonly name: string | null;
  readonly content: string;
  readonly occurredAt: number;
  /** By whose clock it tells time; null or left out where it does not say. */
  readonly zone?: string | null;
  readonly externalId: string | null;
  readonly session: string | null;
  /** It takes the place of a message that taught what was forgotten: it teaches nothing. */
  readonly isForgotten?: boolean;
  /** `aborted` where it stands in a branch that was left: it is in the record, and nothing is learnt of it nor recalled. */
  readonly status?: ConversationEvent['status'] | null;
}

/** True of a message that is part of the conversation as it goes on, in no branch that was left. */
export const isStanding = ({ status }: Pick<IngestMessage, 'status'>): boolean => status !== 'aborted';

/** A message with its keys and the id that its event gets. */
export interface IngestEntry {
  readonly key: string;
  /** The key by which an earlier version of this code may have stored it; of the first of several same ones only. */
  readonly keyBefore: string;
  readonly message: IngestMessage;
  readonly eventId: string;
  /** Its user wanted it kept out of memory, or it answers such a message. */
  readonly isOffRecord: boolean;
}

/**
 * The messages with their keys, by when they were said, those of one moment as they stand in the transcript. What bears an id
 * is taken once, the first time.
 */
export function toEntries(messages: readonly IngestMessage[], ids: IdSource): IngestEntry[] {
  const times = new Map<string, number>();
  const entries = messages.flatMap((message): Omit<IngestEntry, 'eventId' | 'isOffRecord'>[] => {
    const first = dedupeKey(message);
    const nth = times.get(first) ?? 0;
    times.set(first, nth + 1);
    if (nth === 0) return [{ key: first, keyBefore: verbatimDedupeKey(message), message }];
    const key = dedupeKey(message, nth);
    return message.externalId === null ? [{ key, keyBefore: key, message }] : [];
  });
  let isAside = false;
  let isAhead = false;
  return entries
    .toSorted((a, b) => a.message.occurredAt - b.message.occurredAt)
    .map((entry) => {
      const { role, content } = entry.message;
      if (!isStanding(entry.message)) return { ...entry, eventId: ids.next('evt'), isOffRecord: false };
      if (role === 'user') {
        const wishes = readWishes(ownWords(content));
        isAside = isAhead || wishes.isOffRecord;
        isAhead = wishes.isAhead;
      }
      return { ...entry, eventId: ids.next('evt'), isOffRecord: isAside && role !== 'system' };
    });
}

/** A message with its user: the only one of a private conversation when it names none; other roles have none. */
export const withOwner = (message: IngestMessage, owner: string | null): IngestMessage => ({
  ...message,
  userId: message.role === 'user' ? (message.userId ?? owner) : null,
});

/** The messages with whose they are: what is answered in a private conversation is its user's. */
export const ownedBy = (owner: string | null, messages: readonly IngestMessage[]): IngestMessage[] =>
  messages.map((message) => ({ ...message, userId: message.userId ?? owner }));

/**
 * Erasures that an import must respect: moments before which its parts were erased, and messages that were, whenever they were
 * said.
 */
export interface Erasures {
  /** Until when all of the conversation was. */
  readonly conversation: number;
  readonly user: (userId: string) => number;
  /** Recognises a message that stood in another conversation that was erased. */
  readonly message: (message: IngestMessage) => boolean;
}

/**
 * Flags each message from before an erasure: those of a user who was erased since, and those that stood in a conversation that was
 * erased, with what was answered to them; and all that is older than the erasure of the conversation.
 */
export function areFromBefore(messages: readonly IngestMessage[], erased: Erasures): boolean[] {
  let isAnswerToErased = false;
  return messages.map((message) => {
    const { role, userId, occurredAt } = message;
    if (occurredAt <= erased.conversation) return true;
    if (role !== 'user' || userId === null) return isAnswerToErased || erased.message(message);
    isAnswerToErased = occurredAt <= erased.user(userId) || erased.message(message);
    return isAnswerToErased;
  });
}
