/**
 * Letters that Unicode does not decompose and people type otherwise: "Soren" for Søren, "Lodz" for Łódź, "Strasse" for
 * Straße; Arabic letters that are written in several ways; digits of other scripts. Small on purpose: German "ue" for "ü"
 * is not here, as it would fold English "blue" and "true" as well.
 */

const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
};

/** Alef wasla, dotless ya and ta marbuta; the Persian and Urdu forms of kaf, ya and ha; the line that stretches a word. */
const ARABIC: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ہ: 'ه',
  ھ: 'ه',
  ـ: '',
};

/** Ten digits a script, from zero: Arabic, Persian, Devanagari, Bengali, Thai. */
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯๐๑๒๓๔๕๖๗๘๙';

const LETTERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LATIN),
  ...Object.entries(ARABIC),
  ...[...DIGITS].map((digit, i): [string, string] => [digit, String(i % 10)]),
]);

const FOLDED = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

/** A lower-case text with these letters and digits written as most people type them. */
export const foldLetters = (text: string): string =>
  text.replace(FOLDED, (letter) => LETTERS.get(letter) ?? letter);

/**
 * More marks than any script sets on one letter (thirty are the bound of Unicode's stream-safe format): to order them takes time
 * that grows with the square of their number.
 */
const MARKS_TO_EXCESS = /(\p{M}{30})\p{M}+/gu;

/** A form of Unicode of the text, at a cost that grows with its length alone. */
export const normalised = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(MARKS_TO_EXCESS, '$1').normalize(form);

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is what ASCII is.
const ASCII = /^[\u0000-\u007f]*$/;

/** Recognises a text of ASCII, as most are: much of what is done to letters leaves it as it is. */
export const isAscii = (text: string): boolean => ASCII.test(text);
