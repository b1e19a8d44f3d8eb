/**
 * A text as the rules read it, with the way back to the text as it was sent. Width, accents, digits of other scripts,
 * dashes and spaces are folded and invisible characters dropped, because a secret sent in full-width digits or with a
 * zero-width space inside is still that secret. Case stays: keys depend on it.
 */

export interface FoldedText {
  /** Tabs are spaces in it. */
  readonly text: string;
  /** The same, with the tabs that part columns. */
  readonly laidOut: string;
  /** Index in the original of the folded unit `index`; `index` may be the length. */
  originalIndex(index: number): number;
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/u;
/** Combining accents of Latin, Greek and Cyrillic; the voicing marks of kana are other characters and stay. */
const ACCENTS = /[\u0300-\u036f]+/g;
const DASH = /[\p{Pd}\u2212]/u;
/** Line breaks are kept apart from spaces: they end what a sentence says. */
const SPACE = /\p{Zs}/u;
const DIGIT = /\p{Nd}/u;
const PLAIN = /^[\t\n\r\x20-\x7e]*$/;

/** The folded text; plain ASCII comes back as it is. */
export function foldForRules(original: string): FoldedText {
  if (PLAIN.test(original))
    return { text: withoutTabs(original), laidOut: original, originalIndex: (index) => index };
  const known = new Map<string, string>();
  const starts: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    let folded = known.get(character);
    if (folded === undefined) {
      folded = foldCharacter(character);
      known.set(character, folded);
    }
    for (let i = 0; i < folded.length; i++) starts.push(at);
    text += folded;
    at += character.length;
  }
  return {
    text: withoutTabs(text),
    laidOut: text,
    originalIndex: (index) => starts[index] ?? original.length,
  };
}

const withoutTabs = (text: string): string => text.replaceAll('\t', ' ');

const foldedLetters = new Map<string, string>();
/** More than all languages have: what else a text brings is folded each time. */
const LETTERS_KEPT_MAX = 5_000;

/** A word of a rule's vocabulary, folded as the text is; no way back is kept, and what its letters become is found once. */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) return withoutTabs(word);
  let text = '';
  for (const character of word) {
    let folded = foldedLetters.get(character);
    if (folded === undefined) {
      folded = foldCharacter(character);
      if (foldedLetters.size < LETTERS_KEPT_MAX) foldedLetters.set(character, folded);
    }
    text += folded;
  }
  return withoutTabs(text);
}

/** Letters that people leave out or exchange, each for one of the same length, so that places stay. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ς: 'σ',
  ъ: 'ъ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
};
const UNPLAIN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

const ASCII = /^[\0-\x7f]*$/;

/** Folded text as words are compared: small letters, one form of each; as long as before. */
export function plainOf(text: string): string {
  const small = text.toLowerCase();
  // A few letters get longer when they get small; then their places would not be those of the text.
  const same = small.length === text.length ? small : Array.from(text, smallOf).join('');
  return ASCII.test(same) ? same : same.replace(UNPLAIN, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

const smallOf = (letter: string): string =>
  letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter;

/** Scripts that put no space between words, or particles right behind them: Thai, kana, Han, Hangul. */
export const UNSPACED = '\\u0e00-\\u0e7f\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af';

function foldCharacter(character: string): string {
  if (character < '\x7f') return character;
  if (INVISIBLE.test(character)) return '';
  if (SPACE.test(character)) return ' ';
  if (DASH.test(character)) return '-';
  if (DIGIT.test(character)) return String(digitValue(character));
  return character.normalize('NFKD').replace(ACCENTS, '').normalize('NFC');
}

/** Decimal digits stand in Unicode in whole runs of ten, each beginning with its zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}
