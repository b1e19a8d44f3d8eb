/**
 * Numbers that are written with separators: versions, decimals, dates, times, addresses. Each is one word: as parts, "2.3.1"
 * would be found in every text with a 2 and a 3. Separators, leading zeros and marks of thousands do not matter, so that
 * 3,14 is 3.14, 09:30 is 9:30 and 1,200 is 1200. Pure.
 */

/** `v2.3.1`, `3.14`, `16gb`, `iphone15`: letters, number, letters. */
const NUMBER = /^(\p{L}*)(\p{N}+(?:[.,:/-]\p{N}+)*)(\p{L}*)$/u;
const SEPARATED = /\p{N}[.,:/-]\p{N}/u;
const SEPARATOR = /[.,:/-]/;
const LETTERS = /[^\p{N}.,:/-]+/u;
const NOT_DOT = /[,:/-]/;
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{0,2}(?:\.\d{3})+$/;
/** Joins the parts of a number in a term: the only separator that the index takes for a letter. */
const JOINT = '_';
/** "iphone15" is found by "iphone", "16gb" by 16; shorter names such as "v2" or "s3" mean nothing without their number. */
const NAME_MIN_CHARS = 3;
const UNIT_MAX_CHARS = 3;
/** Beginnings of a number with more parts than a version has; a word of the index has no room for more than twenty. */
const BEGINNINGS_MAX = 20;

/** The term of a number with separators; null for any other word. */
export function numberTerm(word: string): string | null {
  if (!SEPARATED.test(word)) return null;
  const [, before = '', number = '', after = ''] = NUMBER.exec(word) ?? [];
  if (number === '') return word.replace(/[.,:/-]/g, JOINT);
  return (before === 'v' ? '' : before) + joined(number) + after;
}

/** The other terms by which a word with a number in it is found: its parts, what a version begins with, the unit. */
export function numberParts(word: string): string[] {
  const [, before = '', number = '', after = ''] = NUMBER.exec(word) ?? [];
  if (number === '') return SEPARATED.test(word) ? numbersIn(word) : [];
  const isSeparated = SEPARATED.test(number);
  const parts: string[] = [];
  if (before.length >= NAME_MIN_CHARS) parts.push(before);
  const isApart =
    before.length >= NAME_MIN_CHARS || (before === '' && after !== '' && after.length <= UNIT_MAX_CHARS);
  if (after !== '' && isApart) parts.push(after);
  if (isApart || (isSeparated && before.length > 1)) parts.push(joined(number));
  if (isSeparated && !THOUSANDS.test(number)) parts.push(...partsOf(number));
  if (isSeparated && before.length === 1) parts.push(before + (number.split(SEPARATOR)[0] ?? ''));
  return parts;
}

/** Of a time stamp such as 2026-03-01T10:30Z: the date, the time and their parts. */
const numbersIn = (word: string): string[] =>
  word
    .split(LETTERS)
    .flatMap((number) => (SEPARATED.test(number) ? [joined(number), ...partsOf(number)] : []));

function partsOf(number: string): string[] {
  const pieces = number.split(NOT_DOT);
  if (pieces.length === 1) return partsOfDotted(number.split('.'));
  return pieces.flatMap((piece) =>
    piece.includes('.') ? [joined(piece), ...partsOfDotted(piece.split('.'))] : [piece],
  );
}

/** A single digit in the middle of a version or behind a decimal point is everywhere, and nobody asks for it. */
const partsOfDotted = (parts: readonly string[]): string[] => [
  ...parts.filter((part, i) => i === 0 || part.length > 1),
  ...parts.slice(2, BEGINNINGS_MAX).map((_, i) => joined(parts.slice(0, i + 2).join('.'))),
];

function joined(number: string): string {
  if (!SEPARATED.test(number)) return number;
  const parts = number.split(SEPARATOR);
  if (THOUSANDS.test(number)) return parts.join('');
  return parts.map((part) => part.replace(/^0+(?=\p{N})/u, '')).join(JOINT);
}
