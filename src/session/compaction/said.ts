/** What users said in a range, as far as it may be learnt from, and what each message answers. Pure. */
import { ownWords } from '../../memory/quoted-words.ts';
import type { Conversation } from '../../memory/types.ts';
import type { RangeEvent } from '../../store/conversations/compactions.ts';

/** A message that a user said in a range. */
export interface UserMessage {
  readonly id: string;
  readonly userId: string;
  /** How others call them; null where nobody told. */
  readonly name: string | null;
  readonly content: string;
  readonly occurredAt: number;
  /** What was said right before it, by whomever; null at the beginning. */
  readonly answers: string | null;
}

/** The messages of users, in order, each in its writer's own words. */
export function saidIn(conversation: Conversation, events: readonly RangeEvent[]): UserMessage[] {
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
