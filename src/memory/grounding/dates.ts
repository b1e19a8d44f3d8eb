/**
 * Looks for the days, months and years of a fact in the messages it is from, as they are or counted from the time of the
 * message: "tomorrow", "ten years ago". Pure.
 */
import { type Span, shift, type Unit } from '../../language/dates/calendar.ts';
import { readTimeWindows } from '../../language/dates/dates.ts';
import { type DatePart, datesIn, lexemesOf, type SaidDates } from '../../language/dates/named-dates.ts';
import type { Language } from '../../language/language.ts';
import { readText } from '../../language/read-text.ts';
import { DAY_MS, startOfDay } from '../../lib/time.ts';

/** A day off is a matter of the clock: what is told of "tonight" may be noted for the next day. */
const SLACK_MS = DAY_MS;
/** Days of a window that are gone through; a longer one says only the year. */
const WINDOW_MAX_DAYS = 800;
/** A message as dates are looked for in it. */
export interface DatedText {
  readonly text: string;
  readonly language: Language | null;
  readonly at: number;
}

/** True if each date of a fact is named in a message, or within a time that one speaks of. */
export function bearsDates(told: SaidDates, said: readonly DatedText[]): boolean {
  if (told.parts.length === 0) return true;
  const named = said.flatMap(({ text, language }) => datesIn(text, language).parts);
  const windows = said.flatMap(windowsOf);
  return told.parts.every(
    (part) => named.some((other) => isSaidIn(part, other)) || windows.some((span) => isWithin(part, span)),
  );
}

/** True of the same date, told with more or less of it: a day without its year, but no day for a year alone. */
const isSaidIn = (part: DatePart, other: DatePart): boolean => {
  const keys = (['year', 'month', 'day', 'weekday'] as const).filter((key) => part[key] !== undefined);
  const shared = keys.filter((key) => other[key] !== undefined);
  return (
    shared.length > 0 &&
    shared.every((key) => part[key] === other[key]) &&
    (keys.length === shared.length || shared.some((key) => key !== 'year'))
  );
};

/** The times that a message may mean by its words; the day on which it was said, where it names none. */
function windowsOf({ text, language, at }: DatedText): Span[] {
  const named = readTimeWindows(readText(text, language), at);
  const counted = countedSpans(text, language, at);
  if (named.length + counted.length > 0) return [...named, ...counted];
  const today = startOfDay(at);
  return [{ from: today, to: today + DAY_MS }];
}

/** Lengths of time, both ways from when it was said: "in two weeks", "for ten years". */
function countedSpans(text: string, language: Language | null, at: number): Span[] {
  const lexemes = lexemesOf(text, language);
  return lexemes.flatMap(({ unit }, i) => {
    const before = lexemes[i - 1];
    const count = before?.number ?? before?.count?.max;
    if (unit === undefined || count === undefined || count > 100) return [];
    const of: Unit = unit === 'weekend' ? 'week' : unit;
    return [count, -count].map((n) => around(shift(at, of, n), of));
  });
}

const around = (at: number, unit: Unit): Span => {
  const [from, to] = [shift(at, unit, -1), shift(at, unit, 1)];
  return { from, to };
};

/** True if the window has such a day. In a window of some years only the year is compared, which is all that is cheap. */
function isWithin({ year, month, day, weekday }: DatePart, { from, to }: Span): boolean {
  const isLong = to - from > WINDOW_MAX_DAYS * DAY_MS;
  const yearOf = (at: number) => new Date(at).getUTCFullYear();
  if (isLong) return year === undefined || (yearOf(from) <= year && year <= yearOf(to));
  for (let at = startOfDay(from) - SLACK_MS; at < to + SLACK_MS; at += DAY_MS) {
    const date = new Date(at);
    if (
      (year === undefined || date.getUTCFullYear() === year) &&
      (month === undefined || date.getUTCMonth() === month) &&
      (day === undefined || date.getUTCDate() === day) &&
      (weekday === undefined || date.getUTCDay() === weekday)
    )
      return true;
  }
  return false;
}
