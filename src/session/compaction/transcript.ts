/**
 * The transcript that a summariser reads, made from the record and never from live history: injection blocks cannot be in it,
 * and what a user disguised as one is made harmless. System prompts, withheld messages and secrets stay out. Pure.
 */

import { neutralise } from '../../memory/neutralise.ts';
import { tellApart } from '../../memory/people/namesakes.ts';
import type { SummaryMessage } from '../../memory/ports.ts';
import { withoutQuotedWords } from '../../memory/quoted-words.ts';
import { redactTogether } from '../../memory/sensitive/sensitive.ts';
import type { Role } from '../../memory/types.ts';

/** A stored message, as far as a transcript needs it. */
export interface TranscriptEvent {
  readonly id: string;
  readonly role: Role;
  readonly userId: string | null;
  readonly name: string | null;
  readonly content: string;
  readonly occurredAt: number;
  /** Since when nothing is derived from it any more; null for most. */
  readonly withheldAt: number | null;
}

/** The messages of a range for a summariser. `owner` is the user of a private conversation. */
export function transcriptOf(events: readonly TranscriptEvent[], owner: string | null): SummaryMessage[] {
  // Whoever hands another's words on has not said them: a summary would say so.
  const texts = redactTogether(events.map(({ content }) => withoutQuotedWords(content)));
  const nameIn = tellApart(events.map(({ userId, name }) => ({ userId, name })));
  return events.flatMap(({ id, role, userId, name, occurredAt, withheldAt }, i) => {
    if (role === 'system' || withheldAt !== null) return [];
    const text = neutralise(texts[i] ?? '').trim();
    if (text === '') return [];
    const speaker = role === 'user' ? (userId ?? owner) : null;
    return [
      {
        id,
        role,
        name: nameOf(nameIn({ userId, name }) ?? speaker),
        userId: speaker,
        text,
        at: occurredAt,
      },
    ];
  });
}

/** A name on one line. */
const nameOf = (name: string | null): string | null =>
  name === null ? null : neutralise(name.replace(/[\s\p{Cc}]+/gu, ' ').trim()) || null;
