/** The words of a text as tables of words have them, whatever it is written in. Linear in the length of the text, and pure. */
import { isAscii } from '../../lib/text/letters.ts';
import { foldText } from '../../lib/text/words.ts';

/** A word of a text, folded, and where it stands there. */
export interface Token {
  readonly word: string;
  /** The same with its accents. */
  readonly accented: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
}

/** Scripts without spaces, one letter a token. */
const LETTERS = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々]';
/** Any other letter or digit. */
const OTHER = `[[\\p{L}\\p{M}\\p{N}]--${LETTERS}]`;
const TOKEN = new RegExp(`${LETTERS}|${OTHER}+(?:['’&+\\-]${OTHER}+)*`, 'gv');
/** French and Italian words that lose their vowel stand before others: "j'habite", "dell'arte". */
const ELIDED = /^(\p{L}{1,5}['’])(\p{L}[\p{L}\p{M}-]{2,})$/u;
/** The same in a text of ASCII, as most are. */
const ASCII_TOKEN = /[a-z0-9]+(?:['&+-][a-z0-9]+)*/gi;

/** Of so few letters an accent makes another word: "e" and "è", "si" and "sí". */
const ACCENTS_TELL_MAX_CHARS = 2;

/** The tokens of a text. */
export function tokensOf(text: string): Token[] {
  const isPlain = isAscii(text);
  const tokens: Token[] = [];
  const add = (part: string, start: number): void => {
    const small = part.toLowerCase();
    const accented = isPlain ? small : small.normalize('NFC');
    const word = isPlain || part.length <= ACCENTS_TELL_MAX_CHARS ? accented : foldText(part);
    tokens.push({
      word: word.includes('’') ? word.replaceAll('’', "'") : word,
      accented,
      start,
      end: start + part.length,
      isCapital: CAPITAL.test(part),
    });
  };
  for (const { 0: written, index } of text.matchAll(isPlain ? ASCII_TOKEN : TOKEN)) {
    const elided = APOSTROPHE.test(written) ? ELIDED.exec(written) : null;
    if (elided === null) add(written, index);
    else {
      const [, before = '', behind = ''] = elided;
      add(before, index);
      add(behind, index + before.length);
    }
  }
  return tokens;
}
const APOSTROPHE = /['’]/;
const CAPITAL = /^\p{Lu}/u;
