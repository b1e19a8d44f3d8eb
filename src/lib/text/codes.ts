/**
 * Codes and numbers of several pieces, written as one: "LH 454" is LH454, "+49 171 234 5678" is 491712345678, however they are
 * spaced. The end of a long number is a term of its own, which its prefix ("+49" or "0") does not change. Pure, and linear.
 */

/** "LH 454", "E 19": capitals and a number behind them. */
const LETTERS_FIRST = /(?<![\p{L}\p{N}\p{M}])(\p{Lu}{1,4})[ \u00a0](\p{N}{2,6}\p{L}?)(?![\p{L}\p{N}\p{M}])/gu;
/** "2 FA", "4471 B": the other way round. */
const NUMBER_FIRST = /(?<![\p{L}\p{N}\p{M}])(\p{N}{1,6})[ \u00a0](\p{Lu}{1,3})(?![\p{L}\p{N}\p{M}])/gu;
/** "M404 dn", where nobody minds capitals. */
const MIXED = /(?<![\p{L}\p{N}\p{M}])(\p{L}{1,4}\p{N}{1,6})[ \u00a0](\p{L}{1,3})(?![\p{L}\p{N}\p{M}])/gu;
/** A number in groups, or a long one without. */
const GROUPED = /(?<![\p{L}\p{N}\p{M}])[0-9](?:[ \u00a0()/.-]{0,3}[0-9]){8,18}(?![\p{L}\p{N}\p{M}])/gu;
const HAS_DIGITS = /\p{N}/u;
const IS_DAY = /^\d{4}-\d\d-\d\d/;
/** Digits of a telephone number, and those at its end that no prefix changes. */
const DIGITS = { min: 9, max: 15, tail: 8 };

/** The codes and long numbers of a text as single words, folded; where `anyCase`, also codes in small letters. */
export function codesIn(text: string, { anyCase = false } = {}): string[] {
  if (!HAS_DIGITS.test(text)) return [];
  const cased = anyCase ? text.toUpperCase() : text;
  const patterns = [LETTERS_FIRST, NUMBER_FIRST, ...(anyCase ? [MIXED] : [])];
  const codes = patterns.flatMap((pattern) =>
    [...cased.matchAll(pattern)].map(([, first = '', second = '']) => (first + second).toLowerCase()),
  );
  const numbers = [...text.matchAll(GROUPED)].flatMap(([written]) => {
    const digits = written.replace(/[^0-9]/g, '');
    if (digits.length < DIGITS.min || digits.length > DIGITS.max || IS_DAY.test(written)) return [];
    const tail = digits.slice(-DIGITS.tail);
    return digits === written ? [tail] : [digits, tail];
  });
  return [...codes, ...numbers];
}

/** A code that names one thing: letters and figures ("E19", "LH454"), or so many figures. */
const CODE = /^\p{L}[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*$|^\p{N}{5,}$/u;
const CODE_OF_CAPITALS = /^\p{N}+\p{L}{1,3}$/u;
const CODE_MIN_CHARS = 3;

/**
 * Recognises a term of a text as a code. One that begins with a figure ("2FA") is a code where it has capitals: "5km"
 * and "10am" are none.
 */
export const isCode = (term: string, text: string): boolean =>
  term.length >= CODE_MIN_CHARS &&
  (CODE.test(term) || (CODE_OF_CAPITALS.test(term) && text.includes(term.toUpperCase())));
