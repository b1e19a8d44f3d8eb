/**
 * Windows of time from parts of dates: half-open, in milliseconds, in UTC (the service does not know the user's zone).
 * Weeks begin on Monday; seasons are those of the northern half of the world. Pure.
 */
import { DAY_MS, HOUR_MS, startOfDay } from '../../lib/time.ts';

/** A window of time: `from` belongs to it, `to` does not. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export type Unit = 'hour' | 'day' | 'week' | 'weekend' | 'month' | 'year';

/** A date as said: what is missing was not said. */
export interface CalendarDate {
  readonly year?: number | undefined;
  /** 0 for January. */
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  /** 0 for spring. */
  readonly season?: number | undefined;
}

/** Years that are looked through for a date without one: 29 February may be eight years away. */
const YEARS_BACK = 8;

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** The date in a year, at the precision it was said with; null when that year has no such day. */
function spanIn({ month, day, season }: CalendarDate, year: number): Span | null {
  if (season !== undefined)
    return { from: Date.UTC(year, 2 + 3 * season), to: Date.UTC(year, 5 + 3 * season) };
  if (month === undefined) return { from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) };
  if (day === undefined) return { from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
  const from = Date.UTC(year, month, day);
  return new Date(from).getUTCDate() === day && month < 12 ? { from, to: from + DAY_MS } : null;
}

/**
 * The windows that a date may mean, the likeliest first. Without a year it is the latest that is not after now, and the
 * coming one too when that is nearer. A winter with a year begins or ends in it.
 */
export function spansOf(date: CalendarDate, now: number): Span[] {
  const { year } = date;
  if (year !== undefined) {
    const years = date.season === WINTER ? [year - 1, year] : [year];
    return years.flatMap((candidate) => spanIn(date, candidate) ?? []);
  }
  const latest = latestBefore(date, now + 1);
  const coming = latest === null ? null : spanIn(date, yearOf(latest.from) + 1);
  const isNearer = latest !== null && coming !== null && coming.from - now < now - latest.to;
  return [...(latest === null ? [] : [latest]), ...(isNearer ? [coming] : [])];
}
const WINTER = 3;

/** The latest such date in any year that begins before a moment. */
export function latestBefore(date: CalendarDate, before: number): Span | null {
  for (let year = yearOf(before); year >= yearOf(before) - YEARS_BACK; year--) {
    const span = spanIn(date, year);
    if (span !== null && span.from < before) return span;
  }
  return null;
}

/** The hour, day, week, weekend, month or year that holds a moment. A weekend is that of the week. */
export function unitAt(unit: Unit, at: number): Span {
  const day = startOfDay(at);
  const monday = day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS;
  const [year, month] = [yearOf(at), new Date(at).getUTCMonth()];
  switch (unit) {
    case 'hour':
      return { from: Math.floor(at / HOUR_MS) * HOUR_MS, to: Math.floor(at / HOUR_MS) * HOUR_MS + HOUR_MS };
    case 'day':
      return { from: day, to: day + DAY_MS };
    case 'week':
      return { from: monday, to: monday + 7 * DAY_MS };
    case 'weekend':
      return { from: monday + 5 * DAY_MS, to: monday + 7 * DAY_MS };
    case 'month':
      return { from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
    case 'year':
      return { from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) };
  }
}

/** A moment moved by a number of units; a month without that day gives its last one. */
export function shift(at: number, unit: Unit, count: number): number {
  if (unit === 'hour') return at + count * HOUR_MS;
  if (unit === 'day') return at + count * DAY_MS;
  if (unit === 'week' || unit === 'weekend') return at + count * 7 * DAY_MS;
  const date = new Date(at);
  const months = unit === 'year' ? 12 * count : count;
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
  const lastDay = new Date(unitAt('month', first).to - 1).getUTCDate();
  return first + (Math.min(date.getUTCDate(), lastDay) - 1) * DAY_MS + (at - startOfDay(at));
}

/** "Last month" is -1, "this year" 0: the calendar's unit, so many away from the one that holds now. */
export const relativeUnit = (unit: Unit, count: number, now: number): Span =>
  unitAt(unit, shift(now, unit, count));

/** "Two weeks ago": so many units back, half a unit more or less; days are exact. `max` is for "a few". */
export function unitsAgo(unit: Unit, min: number, max: number, now: number): Span {
  if (unit === 'weekend')
    return { from: unitAt(unit, shift(now, unit, -max)).from, to: unitAt(unit, shift(now, unit, -min)).to };
  const slack = { hour: HOUR_MS / 2, day: 0, week: 3 * DAY_MS, month: 15 * DAY_MS, year: 183 * DAY_MS }[unit];
  const [from, to] = [shift(now, unit, -max) - slack, shift(now, unit, -min) + slack];
  return unit === 'hour' ? { from, to } : { from: startOfDay(from), to: startOfDay(to) + DAY_MS };
}

/** The beginning, middle or end (0, 1, 2) of a window. */
export function thirdOf({ from, to }: Span, part: number): Span {
  const length = (to - from) / 3;
  return { from: startOfDay(from + part * length), to: startOfDay(from + (part + 1) * length + DAY_MS - 1) };
}

/** A weekday (0 for Sunday) at or before a moment's day. */
export function weekdayUpTo(weekday: number, at: number): Span {
  const day = startOfDay(at);
  const from = day - ((new Date(day).getUTCDay() - weekday + 7) % 7) * DAY_MS;
  return { from, to: from + DAY_MS };
}

/** A weekday (0 for Sunday) of the week that holds a moment. */
export function weekdayOfWeek(weekday: number, at: number): Span {
  const from = unitAt('week', at).from + ((weekday + 6) % 7) * DAY_MS;
  return { from, to: from + DAY_MS };
}

/**
 * From one date through another. A year that only one of them has holds for both; when neither has one it is the latest
 * such stretch that began before now.
 */
export function spanBetween(first: CalendarDate, last: CalendarDate, now: number): Span | null {
  const year = last.year ?? first.year;
  const end =
    year === undefined ? latestBefore(last, now + 1) : (spansOf({ ...last, year }, now).at(-1) ?? null);
  if (end === null) return null;
  const start = first.year === undefined ? latestBefore(first, end.to) : (spansOf(first, now)[0] ?? null);
  return start !== null && start.from < end.to ? { from: start.from, to: end.to } : null;
}
