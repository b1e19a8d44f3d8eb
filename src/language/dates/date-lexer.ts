/**
 * Cuts a text into the words, numbers and marks of dates. What a word may mean depends on the languages it is read in: the
 * same letters are "yesterday" in French and "here" in German. Everything else is a lexeme without meaning. Pure.
 */
import type { Language } from '../language.ts';
import type { CalendarDate } from './calendar.ts';
import { keyOf, type Meaning, type Vocabulary, vocabularyOf } from './date-vocabulary.ts';

export interface Lexeme extends Readonly<Meaning> {
  readonly start: number;
  readonly end: number;
  /** As written, lower case. */
  readonly text: string;
  /** Value of a text that is all digits. */
  readonly number?: number;
  /** A date in digits, and the other way to read it. */
  readonly dates?: readonly CalendarDate[];
  /** No phrase begins with it: it means nothing, and is no number. */
  readonly isOther: boolean;
}

const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LEADING_DIGITS = /^\d+/;
/** Later years than this are those of another era. */
const ERA_MIN_YEAR = 2300;
const KEY_MAX_WORDS = 4;
/** Endings cut off when a word is looked for among stems. */
const ENDING_MAX_CHARS = 4;
const STEM_MIN_CHARS = 2;

const NUMERIC_DATE =
  '\\d{4}([-/.])\\d{1,2}\\1\\d{1,2}(?!\\d)|\\d{4}-\\d{2}(?![-\\w])|\\d{1,2}([-/.])\\d{1,2}\\2\\d{4}(?![\\w])|\\d{1,2}/\\d{1,2}/\\d{2}(?![\\w/])|\\d{1,2}\\.\\d{1,2}\\.(?!\\d)';
const TOKEN = new RegExp(
  `(?<![\\w.])(?:${NUMERIC_DATE})|[\\p{L}\\p{M}\\p{N}_]+(?:['’][\\p{L}\\p{M}]+)*|\\S`,
  'gu',
);
const NUMBER = /^(\d{1,4})(?:st|nd|rd|th|er|[ºª]|го|е)?$/;

/** The lexemes of a text, read in these languages. */
export function lexDates(text: string, languages: readonly Language[]): Lexeme[] {
  const vocabulary = vocabularyOf(languages);
  const tokens = [...text.matchAll(TOKEN)].flatMap((match) => {
    let start = match.index;
    return piecesOf(match[0], vocabulary).map((piece) => {
      const token = { start, end: start + piece.length, text: piece.toLowerCase(), key: keyOf(piece) };
      start = token.end;
      return token;
    });
  });
  const lexemes: Lexeme[] = [];
  for (let i = 0; i < tokens.length; ) {
    const found = longestKey(tokens, i, vocabulary);
    const last = tokens[found.next - 1];
    const { start, text: written } = tokens[i] ?? { start: 0, text: '' };
    const place = { start, end: last?.end ?? start, text: written };
    const number = DIGIT_FIRST.test(written) ? NUMBER.exec(written)?.[1] : undefined;
    const dates = DATE_FIRST.test(written) ? datesIn(written, vocabulary) : NO_DATES;
    lexemes.push({
      ...found.meaning,
      ...place,
      ...(number === undefined ? {} : { number: ourYear(Number(number), vocabulary) }),
      ...dates,
      isOther: found.meaning === undefined && number === undefined && dates === NO_DATES,
    });
    i = found.next;
  }
  return lexemes;
}

/** A run of words as the words of dates in it and what stands between them, where a language sets no spaces. */
function piecesOf(run: string, { meanings, unspacedMaxChars }: Vocabulary): string[] {
  if (unspacedMaxChars === 0 || !UNSPACED.test(run)) return [run];
  const pieces: string[] = [];
  let other = 0;
  for (let at = 0; at < run.length; ) {
    const found = wordAt(run, at, (word) => meanings.has(keyOf(word)), unspacedMaxChars);
    if (found === '') {
      at++;
      continue;
    }
    if (at > other) pieces.push(run.slice(other, at));
    pieces.push(found);
    at += found.length;
    other = at;
  }
  return other < run.length ? [...pieces, run.slice(other)] : pieces;
}

/** The longest word of dates at a place, or a number; empty when there is none. */
function wordAt(run: string, at: number, isKnown: (word: string) => boolean, maxChars: number): string {
  const digits = LEADING_DIGITS.exec(run.slice(at, at + maxChars))?.[0];
  if (digits !== undefined) return digits;
  for (let end = Math.min(run.length, at + maxChars); end > at; end--)
    if (isKnown(run.slice(at, end))) return run.slice(at, end);
  return '';
}

/** The year that a calendar of another era means by a number. */
const ourYear = (year: number, { yearsAhead }: Vocabulary): number =>
  yearsAhead > 0 && year > ERA_MIN_YEAR ? year - yearsAhead : year;

interface Token {
  readonly key: string;
}

/** The longest known phrase at a place; hyphens inside it do not count. */
function longestKey(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): { meaning: Meaning | undefined; next: number } {
  let key = '';
  let best: { meaning: Meaning | undefined; next: number } = { meaning: undefined, next: at + 1 };
  for (let i = at, words = 0; i < tokens.length && words < KEY_MAX_WORDS; i++) {
    const token = tokens[i]?.key ?? '';
    if (token === '-' && words > 0) continue;
    key = words === 0 ? withoutAttached(token, vocabulary) : `${key} ${token}`;
    words++;
    const meaning = meaningOf(key, vocabulary);
    if (meaning !== undefined) best = { meaning, next: i + 1 };
    if (words === 1 && !vocabulary.openings.has(key)) break;
  }
  return best;
}

/** A word that is known without what is written to it, or as it is. */
function withoutAttached(word: string, { meanings, openings, attached }: Vocabulary): string {
  if (meanings.has(word)) return word;
  const known = attached
    .filter((prefix) => word.startsWith(prefix))
    .map((prefix) => word.slice(prefix.length))
    .find((rest) => meanings.has(rest) || openings.has(rest));
  return known ?? word;
}

function meaningOf(key: string, { meanings, hasStems }: Vocabulary): Meaning | undefined {
  const exact = meanings.get(key);
  if (exact !== undefined || !hasStems) return exact;
  for (let cut = 0; cut <= ENDING_MAX_CHARS && key.length - cut >= STEM_MIN_CHARS; cut++) {
    const stem = meanings.get(`${key.slice(0, key.length - cut)}*`);
    if (stem !== undefined) return stem;
  }
  return undefined;
}

const DIGIT_FIRST = /^\d/;
const DATE_FIRST = /^\d+[-/.]\d/;
const NO_DATES: { dates?: readonly CalendarDate[] } = {};

/** A date in digits; of two numbers before a year the first is the month in America and the day elsewhere. */
function datesIn(text: string, vocabulary: Vocabulary): { dates?: readonly CalendarDate[] } {
  const [a = 0, b = 0, c, ...more] = text.split(/[-/.]/).filter(Boolean).map(Number);
  if (more.length > 0 || Number.isNaN(a + b + (c ?? 0))) return NO_DATES;
  const valid = ({ month = 0, day = 1 }: CalendarDate) => month >= 0 && month < 12 && day >= 1 && day <= 31;
  const read = (): CalendarDate[] => {
    if (/^\d{4}/.test(text)) return [{ year: a, month: b - 1, day: c }];
    if (c === undefined) return text.endsWith('.') ? [{ month: b - 1, day: a }] : [];
    const year = c < 100 ? 2000 + c : c;
    const dayFirst = { year, month: b - 1, day: a };
    return text.includes('.') || a === b ? [dayFirst] : [{ year, month: a - 1, day: b }, dayFirst];
  };
  const dates = read()
    .filter(valid)
    .map((date) => (date.year === undefined ? date : { ...date, year: ourYear(date.year, vocabulary) }));
  return dates.length > 0 ? { dates } : NO_DATES;
}
