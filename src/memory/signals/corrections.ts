/**
 * Corrections that name both values and no topic ("Actually, it's Lisbon, not Porto"). Which topic is meant stands in an
 * earlier message; none is named here, so that nothing is retired on a guess.
 */
import type { Clause, Message } from './message/clauses.ts';
import { inRest, phrase } from './message/phrase.ts';
import { countWords, trimValue } from './message/values.ts';
import { type Draft, remember } from './signal.ts';

const CORRECTION = phrase(
  "(?:it's|its|it is|that's|i meant|i mean|make that|make it|should be) (?<right>[^,]+?)(?:, (?:and )?not {wrong}| (?:and )?not {other})",
);
const CORRECTING = /\b(?:actually|sorry|no|correction|wait|oops)\b/;
/** Words of one side of a correction; a longer one is an argument about the world. */
const SIDE_WORDS_MAX = 4;

/** Reads a clause that names a wrong value and the right one. Gives at most one draft, and none without both. */
export function readCorrections(clause: Clause, message: Message): Draft[] {
  const told = inRest(CORRECTION, clause, message);
  const right = trimValue(told?.right ?? '');
  const wrong = trimValue(told?.wrong ?? told?.other ?? '');
  const corrects = CORRECTING.test(clause.lead) || /^i mean/i.test(clause.text);
  const named = [right, wrong].every(
    (side) => /^[\p{Lu}\d]/u.test(side) && countWords(side) <= SIDE_WORDS_MAX,
  );
  if (!told || clause.before !== '' || !corrects || !named) return [];
  return [
    remember('corrections.not', 'fact', `Correction: ${right}, not ${wrong}.`, {
      category: 'other',
      value: right,
      importance: 0.6,
    }),
  ];
}
