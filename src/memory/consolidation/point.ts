/**
 * Marks that two texts must share to be held for one where their other words are compared loosely: a memory and the message
 * that taught it, a line of a summary and another one. Figures with their signs, single letters, words that turn a statement
 * round, and whether it denies: what a list of stop words or a stem loses. Exact wording is `wording.ts`. Pure.
 */
import { foldText, wordsOf } from '../../lib/text/words.ts';
import { tellingCase } from '../telling-case.ts';
import { DENYING, inAll, writtenWords } from './wording.ts';

/** Signs that make another value of the figure or letter beside them. */
const SIGN = /^[\p{Sc}#%‰°+<>≤≥±⁄^]$/u;
const TURNING = new Set(inAll('turning').map(foldText));
const DENIAL = new Set([...DENYING].map(foldText));
const CONTRACTED_DENIAL = /^\p{L}+n't$/u;

/** Equal for texts that make the same point of their words. */
export function pointOf(text: string): string {
  const written = writtenWords(text);
  const telling = written.flatMap((word, i) => {
    const folded = foldText(word);
    const tells =
      /\p{N}/u.test(folded) ||
      SIGN.test(folded) ||
      TURNING.has(folded) ||
      isLetter(written, i) ||
      isHalfOfDay(written, i);
    return tells ? [folded] : [];
  });
  const denies =
    wordsOf(text).some((word) => DENIAL.has(word)) ||
    written.some((word) => DENIAL.has(foldText(word)) || CONTRACTED_DENIAL.test(word));
  return JSON.stringify([telling, denies, tellingCase(text)]);
}

/** Recognises a letter that names something: vitamin B, Elizabeth I. In the beginning, and alone, "I" and "A" are words. */
function isLetter(written: readonly string[], at: number): boolean {
  const word = written[at] ?? '';
  const before = written[at - 1];
  if (before === undefined || !/^\p{Lu}$/u.test(word)) return false;
  return word !== 'I' || /^\p{Lu}\p{Ll}/u.test(before);
}

/** Recognises the letter of "7 a.m." or "7 p.m.". */
const isHalfOfDay = (written: readonly string[], at: number): boolean =>
  /^[ap]$/i.test(written[at] ?? '') && written[at + 1] === 'm' && /\p{N}/u.test(written[at - 1] ?? '');
