/**
 * The times that a question names, as windows that may boost what was said or happened then. They never exclude: a date is
 * often half remembered, and a word is often no date. Day, month and year keep their own width. Days are days of the clock by which `now` is given. Pure.
 */

import { latinLanguages, unguessedLanguages } from '../detect.ts';
import { english } from '../en.ts';
import type { Language } from '../language.ts';
import type { ReadText } from '../read-text.ts';
import { type Span, spanBetween } from './calendar.ts';
import { readCjkDates } from './cjk-dates.ts';
import { type Lexeme, lexDates } from './date-lexer.ts';
import { phraseAt } from './date-phrases.ts';
import { afterFill, hasRole, isDash, type Phrase, type Reading } from './phrase.ts';

/** A window of time that a text speaks of; half-open, in milliseconds. */
export interface TimeWindow extends Span {
  /** The words that say so. */
  readonly text: string;
  /** The text names no year: the same days of earlier years may be meant. */
  readonly recurs: boolean;
  /** After so long the same words name other days: "3 May" each year, "Friday" each week; null of days that they name for good. */
  readonly every: Period | null;
  /** It has one end in the text: "until Friday", "since May". */
  readonly open: 'before' | 'since' | null;
}

/** Time after which a day has the same name. */
export type Period = 'week' | 'year';

/** A window with its place in the text. */
export interface PlacedPhrase extends Pick<TimeWindow, 'recurs' | 'every' | 'open'> {
  readonly start: number;
  readonly end: number;
  readonly spans: readonly Span[];
}

/** Of a longer text only the beginning and the end are read: a question stands before or after what is pasted. */
const EDGE_MAX_CHARS = 1000;
/** A text with more times than this is a log or a timetable; the first ones stand for it. */
const WINDOWS_MAX = 8;
/** Up to this length a text whose words do not tell its language is read in all of them: "luglio 2022". */
const SHORT_MAX_CHARS = 60;
const YEAR = /\d{4}/;
const LETTERS = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The windows of time that a question asked at `now` names, in the order of the text; the likeliest meaning of each first. */
export function readTimeWindows(
  { raw: text, ownLanguage }: ReadText,
  now: number,
  { looksAhead = false }: { readonly looksAhead?: boolean } = {},
): TimeWindow[] {
  const excerpt =
    text.length <= 2 * EDGE_MAX_CHARS
      ? text
      : `${text.slice(0, EDGE_MAX_CHARS)}\n${text.slice(-EDGE_MAX_CHARS)}`;
  const windows = placedPhrases(excerpt, ownLanguage, now, looksAhead).flatMap(
    ({ start, end, spans, ...told }) =>
      spans.map((span) => ({ ...span, text: excerpt.slice(start, end), ...told })),
  );
  const seen = new Set<string>();
  return windows
    .filter(({ from, to }) => from < to && !seen.has(`${from} ${to}`) && seen.add(`${from} ${to}`))
    .slice(0, WINDOWS_MAX);
}

function placedPhrases(text: string, own: Language | null, now: number, looksAhead: boolean): PlacedPhrase[] {
  const spaced = (languages: readonly Language[]) => spacedPhrases(text, languages, now, looksAhead);
  if (CJK.test(text)) {
    const inWords = spaced([english]);
    const dates = readCjkDates(text, now).map(({ every, ...placed }) => ({
      ...placed,
      every,
      recurs: every === 'year',
      open: null,
    }));
    return [...dates, ...inWords];
  }
  if (own === null && LETTERS.test(text) && !LATIN.test(text))
    return spaced([english, ...unguessedLanguages().filter(({ dates }) => dates !== undefined)]);
  if (own !== null) return spaced(own === english ? [english] : [english, own]);
  const isShort = text.length <= SHORT_MAX_CHARS;
  return spaced(isShort ? latinLanguages().filter(({ dates }) => dates !== undefined) : [english]);
}

/** Names of months and seasons without a year beside them or a word that says which ("last March"). */
function namesNoYear(lexemes: readonly Lexeme[]): boolean {
  const names = lexemes.some(({ month, season }) => month !== undefined || season !== undefined);
  const tells = lexemes.some(
    ({ text, relative, dates }) =>
      YEAR.test(text) || relative !== undefined || dates?.some(({ year }) => year !== undefined),
  );
  return names && !tells;
}

/** Time after which the words of a phrase name other days. */
function periodOf(lexemes: readonly Lexeme[]): Period | null {
  if (namesNoYear(lexemes)) return 'year';
  const [dates] = lexemes.flatMap(({ dates: each }) => each ?? []);
  if (dates !== undefined) return dates.year === undefined ? 'year' : null;
  const isOfWeek = lexemes.some(({ weekday }) => weekday !== undefined);
  const tells = lexemes.some(
    ({ text, relative, unit, number, count }) =>
      YEAR.test(text) || [relative, unit, number, count].some((each) => each !== undefined),
  );
  return isOfWeek && !tells ? 'week' : null;
}

/** Recognises a lexeme of which every phrase has one: the others say how it is meant. */
const namesTime = ({ number, dates, month, weekday, season, unit, days, years }: Lexeme): boolean =>
  [number, dates, month, weekday, season, unit, days, years].some((each) => each !== undefined);

/** The phrases of a text whose words are set apart by spaces, left to right. */
function spacedPhrases(
  text: string,
  languages: readonly Language[],
  now: number,
  looksAhead: boolean,
): PlacedPhrase[] {
  const reading: Reading = { lexemes: lexDates(text, languages), now, looksAhead };
  const found: PlacedPhrase[] = [];
  if (!reading.lexemes.some(namesTime)) return found;
  for (let i = 0; i < reading.lexemes.length; ) {
    if (reading.lexemes[i]?.isOther) {
      i++;
      continue;
    }
    const phrase = stretch(reading, i) ?? phraseAt(reading, i, false);
    const first = reading.lexemes[i];
    const last = reading.lexemes[(phrase?.next ?? 0) - 1];
    if (phrase !== null && first !== undefined && last !== undefined) {
      const own = reading.lexemes.slice(i, phrase.next);
      const { spans, open = null } = phrase;
      found.push({
        ...{ start: first.start, end: last.end, spans, open },
        recurs: namesNoYear(own),
        every: periodOf(own),
      });
    }
    i = phrase?.next ?? i + 1;
  }
  return found;
}

/** "Between May and July", "from 5 to 7 June", "2019-2021", "since May", "before July 2022". */
function stretch(reading: Reading, at: number): Phrase | null {
  const { lexemes, now } = reading;
  const opens = hasRole(lexemes[at], 'between', 'from');
  const start = opens ? afterFill(reading, at + 1) : at;
  const first = phraseAt(reading, start, opens || isDash(lexemes[start + 1]));
  const joint = first === null ? undefined : lexemes[first.next];
  if (opens && first?.isStretch) return first;
  const isJoint =
    isDash(joint) || hasRole(joint, 'to') || (hasRole(lexemes[at], 'between') && hasRole(joint, 'and'));
  if (first !== null && isJoint) {
    const last = phraseAt(reading, afterFill(reading, first.next + 1), true);
    const span = last === null ? null : between(first, last, now);
    if (last !== null && span !== null) return { spans: [span], next: last.next };
  }
  const [since, before, after] = (['since', 'before', 'after'] as const).map((role) =>
    hasRole(lexemes[at], role),
  );
  if (!since && !before && !after) return null;
  // "Vor zwei Wochen" is "two weeks ago".
  const whole = phraseAt(reading, at, false);
  if (whole !== null) return whole;
  const edge = phraseAt(reading, afterFill(reading, at + 1), true);
  const span = edge?.spans[0];
  if (edge === null || span === undefined) return null;
  const spans = before ? [{ from: 0, to: span.from }] : [{ from: since ? span.from : span.to, to: now + 1 }];
  // After a date still to come there is nothing: the date itself is what is left.
  const open = before ? 'before' : 'since';
  return { spans: spans.every(({ from, to }) => from < to) ? spans : edge.spans, next: edge.next, open };
}

function between(first: Phrase, last: Phrase, now: number): Span | null {
  if (first.date !== undefined && last.date !== undefined) return spanBetween(first.date, last.date, now);
  const from = first.spans[0]?.from ?? 0;
  const to = last.spans.find((span) => span.to > from)?.to;
  return to === undefined ? null : { from, to };
}
