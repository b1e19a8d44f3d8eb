/**
 * A text as phrases are looked for in it, whatever its script: its words one space apart. Pure, and linear in its length.
 */

/** Scripts whose words stand next to each other, or have endings and particles that do. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー';
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const BETWEEN_UNSPACED = new RegExp(`(?<=[${UNSPACED}]) (?=[${UNSPACED}])`, 'gu');
const BESIDE_UNSPACED = new RegExp(
  `(?<=[${UNSPACED}])(?=[^${UNSPACED}\\p{M} ])|(?<=[^${UNSPACED} ])(?=[${UNSPACED}])`,
  'gu',
);
const NOT_OF_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;
const PAUSE = /[,:;!?–—…、،؛|<>[\](){}]|^-\s|\s-+\s|\n/u;

/** Recognises letters of scripts whose words follow one another without a space. */
export const isOpenEnded = (letter: string): boolean => IS_UNSPACED.test(letter);

/** The phrases of a list that commas part, as they are written and, folded by `fold`, plain. All are made plain at once; only those with a pause within one by one. */
export function plainEntries(list: string, fold: (text: string) => string): [string, string][] {
  // The end of a line is a pause, too.
  const phrases = list.split(',').map((phrase) => phrase.trim());
  const plain = spaceWords(fold(phrases.join(', ')))
    .trim()
    .split(' , ');
  return plain.length === phrases.length
    ? phrases.map((phrase, i) => [phrase, plain[i] ?? ''])
    : phrases.map((phrase) => [phrase, spaceWords(fold(phrase)).trim()]);
}

/** Words one space apart, a pause as a comma of its own; nothing stands between letters of scripts without spaces. */
export function spaceWords(folded: string): string {
  const plain = folded
    .replace(NOT_OF_WORDS, (between) => (between !== ' ' && PAUSE.test(between) ? ' , ' : ' '))
    .trim();
  return IS_UNSPACED.test(plain)
    ? ` ${plain.replace(BETWEEN_UNSPACED, '').replace(BESIDE_UNSPACED, ' ')} `
    : ` ${plain} `;
}
