/** Messages of users in a range, as far as they may be learnt from, each with the message before it. Pure. */
import { ownWords } from '../../memory/quoted-words.ts';
import type { Conversation } from '../../memory/types.ts';
import type { RangeEvent } from '../../store/conversations/compactions.ts';

/** A message that a user said in a range. */
export interface UserMessage {
  readonly id: string;
  readonly userId: string;
  /** Name by which others call them; null where nobody told. */
  readonly name: string | null;
  readonly content: string;
  readonly occurredAt: number;
  /** The message right before it, of whatever speaker; null at the beginning. */
  readonly answers: string | null;
}

/** The messages of users, in order, each in its writer's own words. */
export function userMessagesIn(conversation: Conversation, events: readonly RangeEvent[]): UserMessage[] {
  const parsed = events.filter(({ withheldAt, role }) => withheldAt === null && role !== 'system');
  return parsed.flatMap(({ id, role, content, occurredAt, name, userId: speaker }, i) => {
    const userId = speaker ?? conversation.userId;
    if (role !== 'user' || userId === null) return [];
    return [
      {
        id,
        userId,
        name,
        content: ownWords(content),
        occurredAt,
        answers: parsed[i - 1]?.content ?? null,
      },
    ];
  });
}
