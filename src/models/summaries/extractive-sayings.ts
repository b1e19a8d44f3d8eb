/**
 * Statements of users that are their own, and those of them that they take back later: a text that they quote, paste or hand
 * over is somebody else's, and what is not so any more is told by the correction alone. Pure.
 */
import type { SummaryMessage } from '../../memory/ports.ts';
import { matchReversals } from '../../memory/reversals/concerns.ts';
import type { Reversed } from '../../memory/reversals/read-reversals.ts';
import { readView } from '../../memory/reversals/view.ts';
import { extractFromMessage } from '../../memory/signals/extract-signals.ts';
import { readMessage } from '../../memory/signals/message/clauses.ts';
import type { Signal } from '../../memory/signals/signal.ts';
import { readRemarks } from '../../memory/statements/remarks.ts';
import type { Sentence } from './extractive-sentences.ts';

/** A message as its writer's sayings. */
export interface Sayings {
  readonly signals: readonly Signal[];
  readonly reversed: readonly Reversed[];
  /** The writer's own words of a sentence; null where the sentence is somebody else's. */
  ownWords(sentence: Pick<Sentence, 'start' | 'end' | 'text'>): string | null;
}

/** Values by which places of a sentence are told that nobody may read (`memory/signals/message/masking.ts`). */
const HIDDEN = /\uE000+/gu;
const HAS_WORD = /[\p{L}\p{N}]/u;

/** Reads a message; only those of users say anything of their writers. */
export function readSayings({ role, userId, text, at }: SummaryMessage): Sayings {
  if (role !== 'user' || userId === null)
    return { signals: [], reversed: [], ownWords: (sentence) => sentence.text };
  const message = readMessage(text);
  const { signals, reversals } = extractFromMessage(message, { occurredAt: at });
  const { own } = readRemarks(message);
  const covered = message.sentences;
  return {
    signals,
    reversed: reversals.flatMap(({ reversed }) => reversed),
    ownWords: ({ start, end, text: whole }) => {
      const isIn = (part: { readonly start: number; readonly end: number }) =>
        part.start < end && part.end > start;
      const said = message.masked.text.slice(start, end);
      if (!HAS_WORD.test(said.replace(HIDDEN, ''))) return null;
      // The middle of a very long message is not read.
      if (!covered.some(isIn)) return whole;
      const isOwn = own.some((part) => isIn({ start: part.start, end: part.start + part.text.length }));
      if (!isOwn) return null;
      return said.includes('\uE000') ? said.replace(HIDDEN, ' ') : whole;
    },
  };
}

/** A line of an earlier summary, or a sentence: something that may have been taken back. */
interface Told {
  readonly text: string;
  readonly speaker: string;
  /** Place of its message in the range; before it, -1. */
  readonly message: number;
}

/** The statements that are not so any more, by later words of their own speaker. */
export function takenBack<One extends Told>(
  told: readonly One[],
  sayings: readonly Sayings[],
  speakers: readonly string[],
): ReadonlySet<One> {
  const over = new Set<One>();
  for (const [i, { reversed, signals }] of sayings.entries()) {
    const before = told.filter((one) => one.speaker === speakers[i] && one.message < i && !over.has(one));
    if (before.length === 0) continue;
    if (reversed.length > 0) {
      const candidates = before.map((one) => ({
        one,
        view: readView(one.text),
        isNear: one.message === i - 2 || one.message === i - 1,
      }));
      for (const { one } of matchReversals(reversed, candidates)) over.add(one);
    }
    for (const one of before) if (isReplaced(one, signals, sayings[one.message])) over.add(one);
  }
  return over;
}

/** True of a sentence that tells nothing of its speaker but values of topics that have another one by now. */
function isReplaced(
  one: Told & Partial<Sentence>,
  later: readonly Signal[],
  then: Sayings | undefined,
): boolean {
  const { start, end } = one;
  const within =
    start === undefined || end === undefined
      ? []
      : (then?.signals ?? []).filter((signal) => signal.start < end && signal.end > start);
  return (
    within.length > 0 &&
    within.every(
      ({ topicKey, value }) =>
        topicKey !== null &&
        later.some(
          (signal) => signal.action === 'remember' && signal.topicKey === topicKey && signal.value !== value,
        ),
    )
  );
}
