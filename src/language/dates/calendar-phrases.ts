/** Phrases that name a date of the calendar: "9 November, 2022", "5-7 June", "summer 2020", "2019", "on Friday", "yesterday". Pure. */
import { type CalendarDate, relativeUnit, shift, spansOf, weekdayOfWeek, weekdayUpTo } from './calendar.ts';
import type { Lexeme } from './date-lexer.ts';
import {
  afterFill,
  hasRole,
  isDash,
  isMark,
  isMarked,
  type Phrase,
  type PhraseReader,
  type Reading,
} from './phrase.ts';
import { relativeYear, unitPhrase } from './relative-phrases.ts';

/** Years that four digits may stand for; later ones are rarely spoken of. */
const YEAR_MIN = 1900;
const YEARS_AHEAD_MAX = 10;
const DAY_MAX = 31;
/** "Fifth of May": a number that is told as a day by its ending. */
const ORDINAL_WORD = /(?:st|nd|rd|th)$/;
/** Mark that may stand directly beside a number that is a year. */
const CLOSING = /^[.,;:!?)('"“”…。？！，、]$/;

function yearIn(lexeme: Lexeme | undefined, now: number): number | undefined {
  const year = lexeme !== undefined && /^\d{4}$/.test(lexeme.text) ? lexeme.number : undefined;
  const max = new Date(now).getUTCFullYear() + YEARS_AHEAD_MAX;
  return year !== undefined && year >= YEAR_MIN && year <= max ? year : undefined;
}

/** The year behind a month or a season: "2022", "of last year". */
function yearBehind(reading: Reading, at: number): { readonly year?: number; readonly next: number } {
  const i = afterFill(reading, at);
  const year = yearIn(reading.lexemes[i], reading.now);
  return year === undefined
    ? (relativeYear(reading, at) ?? relativeYear(reading, i) ?? { next: at })
    : { year, next: i + 1 };
}

function dated(date: CalendarDate, next: number, { now }: Reading): Phrase | null {
  const spans = spansOf(date, now);
  return spans.length > 0 ? { date, spans, next } : null;
}

/** Dates in digits: "2023-05-03", "3.5.2023", or both readings of "3/5/2023". */
export const digitDate: PhraseReader = (reading, at) => {
  const { lexemes, now } = reading;
  const first = dayAt(reading, at);
  const joint = isMark(lexemes[at + 1]) ? at + 2 : at + 1;
  const [end] = (first !== undefined && isDash(lexemes[joint]) && lexemes[joint + 1]?.dates) || [];
  // "5.-16.10."
  if (end?.month !== undefined && end.day !== undefined && first !== undefined && first < end.day) {
    const [from, to] = [spansOf({ ...end, day: first }, now)[0], spansOf(end, now)[0]];
    if (from !== undefined && to !== undefined && from.from < to.from)
      return { spans: [{ from: from.from, to: to.to }], next: joint + 2, isStretch: true };
  }
  const dates = lexemes[at]?.dates ?? [];
  const [date] = dates;
  const spans = dates.flatMap((each) => spansOf(each, now));
  return date !== undefined && spans.length > 0 ? { date, spans, next: at + 1 } : null;
};

/** One or two days of a month, and the index of the lexeme after them. */
interface Days {
  readonly first?: number;
  readonly last?: number;
  readonly next: number;
}

function dayAt({ lexemes }: Reading, at: number): number | undefined {
  const lexeme = lexemes[at];
  const day = lexeme?.number ?? (ORDINAL_WORD.test(lexeme?.text ?? '') ? lexeme?.count?.max : undefined);
  return day !== undefined && day >= 1 && day <= DAY_MAX ? day : undefined;
}

/** "5", "5 to 7", "5. bis 7." at a place. */
function daysAt(reading: Reading, at: number, joints: readonly ('to' | 'and')[]): Days {
  const first = dayAt(reading, at);
  if (first === undefined) return { next: at };
  const joint = isMark(reading.lexemes[at + 1]) ? at + 2 : at + 1;
  const joined = isDash(reading.lexemes[joint]) || hasRole(reading.lexemes[joint], ...joints);
  const last = joined ? dayAt(reading, joint + 1) : undefined;
  return last === undefined ? { first, next: at + 1 } : { first, last, next: joint + 2 };
}

/** "9 November, 2022", "the 5th of May", "5-7 June". */
const dayAndMonth: PhraseReader = (reading, at) => {
  const days = daysAt(reading, at, ['to', 'and']);
  const i = afterFill(reading, days.next);
  const month = reading.lexemes[i]?.month;
  return days.first === undefined || month === undefined ? null : daysOf(reading, month, days, i + 1);
};

/** "May 3rd", "June 5-7, 2023". In "in March 2 weeks" the number counts. */
const monthAndDay: PhraseReader = (reading, at) => {
  const month = reading.lexemes[at]?.month;
  if (month === undefined) return null;
  const begin = isMark(reading.lexemes[at + 1]) ? at + 2 : at + 1;
  const days = daysAt(reading, begin, []);
  if (days.first === undefined || reading.lexemes[days.next]?.unit !== undefined) return null;
  return daysOf(reading, month, days, days.next);
};

function daysOf(reading: Reading, month: number, { first, last }: Days, at: number): Phrase | null {
  const { year, next } = yearBehind(reading, at);
  const start = dated({ year, month, day: first }, next, reading);
  const from = start?.spans[0]?.from;
  const end = last === undefined ? undefined : dated({ year, month, day: last }, next, reading)?.spans[0];
  if (from === undefined || end === undefined || end.to <= from) return start;
  return { spans: [{ from, to: end.to }], next, isStretch: true };
}

/** "July 2022", "June of last year", "in May"; "May I" is none. */
const monthAlone: PhraseReader = (reading, at, isSure) => {
  const lexeme = reading.lexemes[at];
  if (lexeme?.month === undefined) return null;
  const { year, next } = yearBehind(reading, at + 1);
  const isLikely = year !== undefined || !lexeme.isAmbiguous || isSure || isMarked(reading, at);
  return isLikely ? dated({ year, month: lexeme.month }, next, reading) : null;
};

/** "Summer 2022", "in the summer". */
export const season: PhraseReader = (reading, at, isSure) => {
  const which = reading.lexemes[at]?.season;
  if (which === undefined) return null;
  const { year, next } = yearBehind(reading, at + 1);
  const isLikely = year !== undefined || isSure || isMarked(reading, at);
  return isLikely ? dated({ season: which, year }, next, reading) : null;
};

/** "2019". A number that touches a sign or another number is none, and a round one needs a word before it. */
export const bareYear: PhraseReader = (reading, at, isSure) => {
  const { lexemes, now } = reading;
  const self = lexemes[at];
  const year = yearIn(self, now);
  if (self === undefined || year === undefined) return null;
  const [left, right, beyond] = [lexemes[at - 1], lexemes[at + 1], lexemes[at + 2]];
  const isPart = (other: Lexeme | undefined, isBeside: boolean) =>
    other !== undefined && isBeside && !CLOSING.test(other.text) && !(isDash(other) && isSure);
  if (isPart(left, left?.end === self.start) || isPart(right, right?.start === self.end)) return null;
  if (isMark(right) && beyond?.start === right?.end && /^\d/.test(beyond?.text ?? '')) return null;
  return year % 100 === 0 && !isSure && !isMarked(reading, at) ? null : dated({ year }, at + 1, reading);
};

/** "Yesterday", "tomorrow evening". */
export const dayWord: PhraseReader = ({ lexemes, now }, at) => {
  const days = lexemes[at]?.days;
  if (days === undefined) return null;
  const next = hasRole(lexemes[at + 1], 'dayParts') ? at + 2 : at + 1;
  return { spans: [relativeUnit('day', days, now)], next };
};

/** "Last year" where it is one word, and a month or a season behind it. */
export const yearWord: PhraseReader = (reading, at) => {
  const years = reading.lexemes[at]?.years;
  if (years === undefined) return null;
  const i = afterFill(reading, at + 1);
  const { month, season: part } = reading.lexemes[i] ?? {};
  const year = new Date(reading.now).getUTCFullYear() + years;
  const isWhole = month === undefined && part === undefined;
  return dated({ year, month, season: part }, isWhole ? at + 1 : i + 1, reading);
};

/** Days before and after within which the day of a month falls on a weekday once, or not at all. */
const NUMBERED_WITHIN_DAYS = 62;

/** "Saturday the 6th", "el sábado 6": the day of that number that is a Saturday; with none near the number tells something else. */
const numberedWeekday: PhraseReader = (reading, at) => {
  const { lexemes, now } = reading;
  const which = lexemes[at]?.weekday;
  const place = lexemes[afterFill(reading, at + 1)]?.unit === 'day' ? at + 2 : at + 1;
  const i = afterFill(reading, place);
  const day = dayAt(reading, i);
  if (which === undefined || day === undefined || !isWhole(lexemes, i)) return null;
  const first = weekdayUpTo(which, shift(now, 'day', -NUMBERED_WITHIN_DAYS)).from;
  const spans = Array.from({ length: Math.ceil((2 * NUMBERED_WITHIN_DAYS) / DAYS_A_WEEK) + 1 }, (_, week) =>
    weekdayUpTo(which, shift(first, 'day', DAYS_A_WEEK * week)),
  ).filter(({ from }) => new Date(from).getUTCDate() === day);
  return spans.length === 0 ? null : { spans, next: i + 1 };
};
const DAYS_A_WEEK = 7;

/** True of a number that counts nothing and is no time: "Saturday 6 people", "samedi 6h30". */
function isWhole(lexemes: readonly Lexeme[], at: number): boolean {
  const [self, next, beyond] = [lexemes[at], lexemes[at + 1], lexemes[at + 2]];
  if (ORDINAL_WORD.test(self?.text ?? '') || next === undefined) return true;
  if (isMark(next)) return beyond?.start !== next.end || !/^\d/.test(beyond.text);
  return hasRole(next, 'to', 'and', 'in', 'from', 'fill') && next.start !== self?.end;
}

/** "Friday", "Friday, 15 July", "Friday of last week". */
export const weekday: PhraseReader = (reading, at) => {
  const which = reading.lexemes[at]?.weekday;
  if (which === undefined) return null;
  const i = afterFill(reading, at + 1);
  const date = digitDate(reading, i, true) ?? monthDate(reading, i, true);
  if (date?.date?.day !== undefined) return date;
  const numbered = numberedWeekday(reading, at, true);
  if (numbered !== null) return numbered;
  const week = unitPhrase(reading, i, 'week');
  if (week !== null)
    return { spans: week.spans.map(({ from }) => weekdayOfWeek(which, from)), next: week.next };
  const latest = weekdayUpTo(which, reading.now);
  const coming = weekdayUpTo(which, shift(latest.from, 'day', 7));
  const isNearer = coming.from - reading.now < reading.now - latest.to;
  return { spans: isNearer ? [latest, coming] : [latest], next: at + 1 };
};

/** A date with the name of a month. */
export const monthDate: PhraseReader = (reading, at, isSure) =>
  dayAndMonth(reading, at, isSure) ?? monthAndDay(reading, at, isSure) ?? monthAlone(reading, at, isSure);
