/**
 * Other ways in which the words of a question may have been written by whoever is quoted: "smart watch" and smartwatch, "LH 454" and
 * LH454, "gereinigt" and "reinigen". What has the other spelling has the words. Pure.
 */
import type { ReadText } from '../../language/read-text.ts';
import { codesIn } from '../../lib/text/codes.ts';
import { participleStem } from '../../lib/text/stems.ts';
import { termOf } from '../../lib/text/words.ts';
import { vectorRow } from '../meaning/word-vectors.ts';

/** Terms that together stand for some terms of a question. */
export interface Spelling {
  readonly terms: readonly string[];
  readonly instead: readonly string[];
}

/** A longer question has enough words of its own. */
const JOINED_WORDS_MAX = 8;
/** Letters of words that are written as one, and of the parts of one that is written as two. */
const PART_CHARS = { min: 3, max: 9 };
const HALF_MIN_CHARS = 4;
const WHOLE_MIN_CHARS = 8;
const PLAIN = /^[a-z]+$/;

/** The other spellings of a question's words. */
export function spellingsOf(text: Pick<ReadText, 'raw' | 'contentWords' | 'names' | 'words'>): Spelling[] {
  const { raw, contentWords, names } = text;
  const codes = codesIn(raw, { anyCase: true }).map((code): Spelling => {
    const parts = text.words.filter((word) => code.includes(word));
    return { terms: [termOf(code)], instead: parts.map(termOf) };
  });
  const participles = contentWords.flatMap((word): Spelling[] => {
    const stem = participleStem(word);
    return stem === null ? [] : [{ terms: [stem], instead: [termOf(word)] }];
  });
  if (contentWords.length > JOINED_WORDS_MAX) return [...codes, ...participles];
  const joined = contentWords.slice(1).flatMap((second, i): Spelling[] => {
    const first = contentWords[i] ?? '';
    const isPart = (word: string) =>
      PLAIN.test(word) && word.length >= PART_CHARS.min && word.length <= PART_CHARS.max;
    if (!isPart(first) || !isPart(second)) return [];
    return [{ terms: [termOf(first + second)], instead: [termOf(first), termOf(second)] }];
  });
  const parted = contentWords.flatMap((word) => (names.has(word) ? [] : (halvesOf(word) ?? [])));
  return [...codes, ...participles, ...joined, ...parted];
}

/** A compound that is no known word, as the two words that it is made of. */
function halvesOf(word: string): Spelling | null {
  if (!PLAIN.test(word) || word.length < WHOLE_MIN_CHARS || vectorRow(termOf(word)) !== undefined)
    return null;
  for (let cut = HALF_MIN_CHARS; cut <= word.length - HALF_MIN_CHARS; cut++) {
    const halves = [word.slice(0, cut), word.slice(cut)].map(termOf);
    if (halves.every((half) => vectorRow(half) !== undefined))
      return { terms: halves, instead: [termOf(word)] };
  }
  return null;
}

/** The terms of some spellings. */
export const speltTerms = (spellings: readonly Spelling[]): string[] => [
  ...new Set(spellings.flatMap(({ terms }) => terms)),
];

/** Words of so many letters are known for what they are with one of them wrong. */
const TYPO_MIN_CHARS = 6;
const LETTERS = /^\p{L}+$/u;

/** The terms of a question's words that may be mistyped: rare ones, such as names. */
export const mistakable = ({ contentWords }: Pick<ReadText, 'contentWords'>): string[] =>
  contentWords
    .map(termOf)
    .filter((term) => term.length >= TYPO_MIN_CHARS && LETTERS.test(term) && vectorRow(term) === undefined);

/** Recognises two words that differ by one letter: another one, one more, or two that changed places. */
function differByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (at === 0) return false;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

/** Terms of a text that differ in one letter from words that may be mistyped. */
export const typosIn = (own: ReadonlySet<string>, terms: readonly string[]): string[] =>
  terms.filter(
    (term) => !own.has(term) && [...own].some((other) => LETTERS.test(other) && differByOne(term, other)),
  );

/** The terms of a question that a text has, in one spelling or another. */
export function metIn(own: ReadonlySet<string>, spellings: readonly Spelling[]): ReadonlySet<string> {
  const met = spellings.filter(({ terms }) => terms.every((term) => own.has(term)));
  return met.length === 0 ? own : new Set([...own, ...met.flatMap(({ instead }) => instead)]);
}
