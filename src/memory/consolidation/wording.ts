/**
 * Compares two statements by their words. A near vector does not tell: "from Porto to Lisbon" has the very vector of "from
 * Lisbon to Porto", and "he" is near "she". So this names what may differ, and everything else may not: punctuation, hyphens,
 * contractions, English articles, words that only stress, and where "on Sundays" stands. Pure.
 *
 * Elsewhere an article is a pronoun as well ("la vio", "lo vio") or tells who does what to whom ("der Hund", "den Hund"). An
 * accent may make another word (año, ano) and an ending another time (works, worked): these differ, in every language.
 */
import type { ComparisonWords } from '../../language/comparison-words.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { entriesOf } from '../../language/lists.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { compatible, normalisedContent } from '../../lib/text/comparable.ts';
import { foldCase } from '../../lib/text/words.ts';
import { tellingCase } from '../telling-case.ts';

/**
 * A sign of Chinese or Japanese; a word or number with what joins its parts, its sign included; a question mark, which makes
 * a question of a statement (in Greek a semicolon); or any other sign that is read out (%, €, +, an emoji). Other punctuation
 * is left away.
 */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|(?:(?<!\p{N}|\p{M}|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L})[-+](?=\p{N}))?(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{M}\p{N}\p{DI}]|(?<=\p{N})[.,:/-](?=\p{N})|(?<=\p{L})['’ʼ](?=\p{L}))+|[?؟#%&@*/\\]|(?<=\p{Script=Greek});|\p{S}/gu;
/** The minus sign, which most people type as a hyphen. */
const MINUS = /−/g;
/** The words of one kind, in all languages. */
export const inAll = (kind: keyof ComparisonWords): readonly string[] => [
  ...new Set(LANGUAGES.flatMap(({ comparisonWords }) => entriesOf(comparisonWords?.[kind]))),
];

/** "No, sugar is fine" is not "no sugar is fine". */
const COMMA_AFTER_ANSWER = new RegExp(`(?<![\\p{L}\\p{N}])(${inAll('answers').join('|')})\\s*,`, 'giu');
const SAID_COMMA = '$1 / ';
const APOSTROPHES = /[’ʼ]/g;

/** Endings that are written together with a word, and what they are short for. */
const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/^won't$/, 'will not'],
  [/^can(?:no|')t$/, 'can not'],
  [/^(.+)n't$/, '$1 not'],
  [/^i'm$/, 'i am'],
  [/^(.+)'re$/, '$1 are'],
  [/^(.+)'ve$/, '$1 have'],
  [/^(.+)'ll$/, '$1 will'],
];

const words = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));

const ARTICLES = words('the a an');
/** A text with one of these is English: in other languages "a" is a word of its own. */
const ENGLISH = words(
  "the is are was were has have had of with he she they likes loves i'm i've you've we've they've you're we're they're",
);
/** "A few" are some and "few" are hardly any. */
const AFTER_NUMBERING_ARTICLE = words('few little bit lot must');
/** Words that stress what stands there anyway; behind a denial they change what is denied. */
const STRESSING = new Set(inAll('stressing'));
export const DENYING: ReadonlySet<string> = new Set(inAll('denials'));
/** Words that make another value of the same words. */
const CHANGING = words('longer anymore formerly previously until before was used ex former quit left');
/** Words that begin a phrase of time or place which may as well stand at the end. */
const FRONTED = words('on in at every during since');
/** Words of such a phrase; more is a clause. */
const FRONTED_MAX_WORDS = 4;
/** Words that join two clauses: there the place tells to which of them a time belongs: "on Monday Ana promised to pay". */
const JOINING = words(
  'to that if whether when while because although who whom which whose and or but than as not',
  'said says say told tells thinks thought knows knew believes believed promised promises heard wrote asked hopes hoped',
);

/** The words of a text as they are written, in their order, and what of its signs tells something. */
export const writtenWords = (text: string): string[] =>
  compatible(text).replace(APOSTROPHES, "'").replace(MINUS, '-').match(TOKEN) ?? [];

/** Statements whose wording is kept, in characters. */
const WORDINGS_KEPT_CHARS = 200_000;

/** The words of a statement as they are compared, in their order. */
export const wordingOf: (content: string) => readonly string[] = memoiseByText(
  WORDINGS_KEPT_CHARS,
  (content) => {
    const text = compatible(content).replace(MINUS, '-').replace(COMMA_AFTER_ANSWER, SAID_COMMA);
    const written = writtenWords(text);
    const folded = written.map((word) => normalisedContent(foldCase(word)));
    const isEnglish = folded.some((word) => ENGLISH.has(word));
    const kept = folded.filter((_, i) => !(isEnglish && isIdleArticle(written, folded, i)));
    const spelt = kept.flatMap(inFull);
    const told = spelt.filter((word, i) => !STRESSING.has(word) || DENYING.has(spelt[i - 1] ?? ''));
    return [...told, ...signsIn(text), ...tellingCase(text).map((word) => `case ${word}`)];
  },
);

/** Signs that may surround a word and say nothing: quotation marks, brackets, and the end of a clause. */
const OPENING = /^["'“”„‘‚«»([{¿¡]+/u;
const CLOSING_SIGN = '(?:(?<!\\d)["\'“”‘’]|[“”‘’»)\\]}.,;:!?…。，！？])';
const CLOSING = new RegExp(`(?<!${CLOSING_SIGN})${CLOSING_SIGN}+$`, 'u');
/** Signs that make another word of a word: a path, a flag, an address, a name in code, a grade, feet and inches. */
const TELLING = /^[-−.!/~@#$\\*&^=<>|_+]|[-−+*'"]$|[_/\\@.=~|<>]/u;

/** The words whose signs tell something, as they are written: `./build` is not `/build`, nor `B-` a `B`. */
const signsIn = (text: string): string[] =>
  text
    .split(/\s+/u)
    .map((chunk) => chunk.replace(OPENING, '').replace(CLOSING, ''))
    .filter((chunk) => /[\p{L}\p{N}]/u.test(chunk) && TELLING.test(chunk))
    .map((chunk) => `sign ${chunk.toLowerCase()}`)
    .sort();

/** Recognises an English article that changes nothing. Inside a name it has a capital: "The Who", "vitamin A". */
function isIdleArticle(written: readonly string[], folded: readonly string[], at: number): boolean {
  const word = folded[at] ?? '';
  const next = folded[at + 1];
  if (!ARTICLES.has(word) || next === undefined || AFTER_NUMBERING_ARTICLE.has(next)) return false;
  return at === 0 || written[at] === word;
}

function inFull(word: string): string[] {
  if (!word.includes("'") && word !== 'cannot') return [word];
  const rule = CONTRACTED.find(([ending]) => ending.test(word));
  return rule === undefined ? [word] : word.replace(rule[0], rule[1]).split(' ');
}

/** Compares two wordings by what they say. */
export function saysTheSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || one.length !== other.length) return false;
  if (one.every((word, i) => word === other[i])) return true;
  return isFronted(one, other) || isFronted(other, one);
}

/**
 * Recognises `other` as `one` with its first phrase of time or place at the end: "On Sundays Ana swims", "Ana swims on
 * Sundays".
 */
function isFronted(one: readonly string[], other: readonly string[]): boolean {
  if (!FRONTED.has(one[0] ?? '') || one.some((word) => JOINING.has(word))) return false;
  for (let size = 2; size <= FRONTED_MAX_WORDS && size < one.length - 1; size++) {
    const moved = [...one.slice(size), ...one.slice(0, size)];
    if (moved.every((word, i) => word === other[i])) return true;
  }
  return false;
}

/** Words by which a value with more of them is another one: a figure, a letter, a sign, a capital that tells. */
const APART = /\p{N}|^\p{L}$|^[^\p{L}\p{M}]+$|^(?:sign|case) /u;

/**
 * True of two values of one topic that are the same, one told with more words: "lives in Graz" and "lives in Graz, Austria". A
 * denial or the past makes another value, and so does a figure or a sign that is added: "knows C" and "knows C++".
 */
export function isSameValue(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 0 || !isWithin(short, long)) return saysTheSame(one, other);
  const known = new Set(short);
  return !long.some(
    (word) => !known.has(word) && (DENYING.has(word) || CHANGING.has(word) || APART.test(word)),
  );
}

/** Checks that words stand in another text, in their order. */
function isWithin(short: readonly string[], long: readonly string[]): boolean {
  let found = 0;
  for (const word of long) if (word === short[found]) found++;
  return found === short.length;
}

/** Equal for all wordings that say the same, and for few others: how they are found among thousands. */
export const wordingKey = (wording: readonly string[]): string => wording.toSorted().join(' ');
