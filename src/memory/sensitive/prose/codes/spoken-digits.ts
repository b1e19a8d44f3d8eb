/**
 * Digits written as words, as codes are dictated: "two two six oh nine", "sieben, zwei, zwo, neun", "三八零六". One pass over the words
 * of a text, each looked up once; only words of one language make a code together.
 */
import { LANGUAGES } from '../../../../language/languages.ts';
import { foldWord, plainOf, UNSPACED } from '../../../../lib/text/folded-text.ts';
import { matchesOf, oneOf, wordList } from '../../rules/rule.ts';

/** A row of digit words with its place. */
export interface SpokenDigits {
  /** The digits, with a blank between each two. */
  readonly digits: string;
  readonly start: number;
  readonly end: number;
}

/** Digits of a word, by the languages that have it; null repeats the digit behind it ("double four"). */
type Said = ReadonlyMap<string, string | null>;

const APOSTROPHES = /['’ʼ]/g;
const UNSPACED_LETTER = new RegExp(`[${UNSPACED}]`);

const spaced = new Map<string, Map<string, string | null>>();
const unspaced = new Map<string, string>();
const forms = LANGUAGES.flatMap(({ code, secretWords }) =>
  wordList(plainOf(foldWord(secretWords?.digits ?? ''))).flatMap((alike, digit) =>
    alike.split('/').map((word) => ({
      code,
      word: word.trim().replace(APOSTROPHES, ''),
      said: digit < 10 ? `${digit}` : null,
    })),
  ),
);
for (const { code, word, said } of forms) {
  if (word === '') continue;
  if (UNSPACED_LETTER.test(word)) unspaced.set(word, said ?? '');
  else spaced.set(word, new Map([...(spaced.get(word) ?? []), [code, said]]));
}

/** Fewer are said in passing: "one, two, three". */
const DIGITS_MIN = 4;
const DIGITS_MAX = 10;
const WORD = /[\p{L}\p{M}'’ʼ]+/gu;
const LONGEST_WORD = Math.max(...[...spaced.keys()].map((word) => word.length)) + 1;
const GAP = /^(?:[ ,./-]|, | - |\.{3} ?){1,2}$/;
const UNSPACED_ROW = new RegExp(
  `(?:${oneOf([...unspaced.keys()])})(?:[ 、，,・]?(?:${oneOf([...unspaced.keys()])})){${DIGITS_MIN - 1},${DIGITS_MAX - 1}}`,
  'gu',
);
const UNSPACED_DIGIT = new RegExp(oneOf([...unspaced.keys()]), 'gu');

/** Every row of digits that a text writes as words, in order. */
export function spokenDigitsIn(text: string): SpokenDigits[] {
  const plain = plainOf(text);
  const rows = spacedRows(plain);
  return UNSPACED_LETTER.test(plain)
    ? [...rows, ...unspacedRows(plain)].sort((a, b) => a.start - b.start)
    : rows;
}

interface Row {
  readonly start: number;
  end: number;
  readonly words: Said[];
}

function spacedRows(plain: string): SpokenDigits[] {
  const found: SpokenDigits[] = [];
  let row: Row | null = null;
  const close = () => {
    if (row !== null) found.push(...digitsOf(row));
    row = null;
  };
  for (const { 0: word, index: start } of matchesOf(plain, WORD)) {
    const said = word.length > LONGEST_WORD ? undefined : spaced.get(word.replace(APOSTROPHES, ''));
    const open: Row | null = row;
    if (said === undefined) {
      if (open !== null) close();
      continue;
    }
    const end = start + word.length;
    if (open !== null && GAP.test(plain.slice((open as Row).end, start))) {
      (open as Row).words.push(said);
      (open as Row).end = end;
    } else {
      close();
      row = { start, end, words: [said] };
    }
  }
  close();
  return found;
}

/** The digits of a row that one language has as a whole. */
function digitsOf({ start, end, words }: Row): SpokenDigits[] {
  const [first] = words;
  if (first === undefined || words.length < DIGITS_MIN - 1 || words.length > DIGITS_MAX) return [];
  const code = [...first.keys()].find((language) => words.every((said) => said.has(language)));
  if (code === undefined) return [];
  const said = words.map((word) => word.get(code) ?? null);
  const digits = said.map((digit, i) => digit ?? said[i + 1] ?? '').join('');
  return asCode(digits, start, end);
}

const unspacedRows = (plain: string): SpokenDigits[] =>
  [...matchesOf(plain, UNSPACED_ROW)].flatMap(({ 0: row, index: start }) =>
    asCode(
      (row.match(UNSPACED_DIGIT) ?? []).map((word) => unspaced.get(word) ?? '').join(''),
      start,
      start + row.length,
    ),
  );

/** "One two three four" counts. */
const COUNTED = '01234567890';

const asCode = (digits: string, start: number, end: number): SpokenDigits[] =>
  digits.length < DIGITS_MIN || COUNTED.includes(digits)
    ? []
    : [{ digits: [...digits].join(' '), start, end }];
