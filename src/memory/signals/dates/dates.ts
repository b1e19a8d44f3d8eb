/**
 * Dates in words, resolved against the moment of the message (library `chrono-node`, English). Days are days of
 * the clock by which the moment is given. A date that is not understood to its end is no date.
 */
import { Chrono, casual } from 'chrono-node/en';
import { relativeUnit, type Unit } from '../../../language/dates/calendar.ts';
import { DAY_MS, startOfDay } from '../../../lib/time.ts';
import { anyOf } from '../message/patterns.ts';

/** A date as understood. */
export interface ResolvedDate {
  /** The moment, or the last millisecond of the day, week or month when no hour was named. */
  readonly at: number;
  /** "on 2026-05-14", "on 2026-05-14 at 17:00", or "between 2026-05-11 and 2026-05-17". */
  readonly text: string;
  /** "14 May". */
  readonly dayAndMonth: string;
}

/** Longest text that is looked at: dates are short. */
const DATE_MAX_CHARS = 60;

const ORDINAL_DAY = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: of (?:this|the) month)?(?![\w/.-])/i;
const NAMED_DAYS: readonly (readonly [RegExp, (year: number) => number])[] = [
  [/^(?:the )?end of (?:the|this) year\b/i, (year) => Date.UTC(year, 11, 31)],
  [/^christmas eve\b/i, (year) => Date.UTC(year, 11, 24)],
  [/^christmas(?: day)?\b/i, (year) => Date.UTC(year, 11, 25)],
  [/^new year'?s eve\b/i, (year) => Date.UTC(year, 11, 31)],
];
/** Words behind a date that do not change it. */
const AFTERTHOUGHT = new RegExp(
  `^[\\s,.!]*(?:${anyOf(
    'at the latest|the latest|latest|please|pls|morning|afternoon|evening|sharp|this year|too|btw|by the way|again|now|eod',
    'utc|cet|est|pst',
    '(?:and|or i|so|otherwise|but|because|for|with|in)\\b.*',
  )}[\\s,.!]*)?$`,
  'i',
);
/** The library reads "last Friday" as the next one when it is asked to look ahead. */
const IS_PAST = /^(?:last|past|previous|yesterday)\b|\bago\b/i;
const PREPOSITION =
  /^(?:(?:on|at|by|in|for|until|before|to)\s+)?(?:eod\s+|end of day\s+|the\s+(?=\d|end\b|first\b))?/i;

const parser = new Chrono(casual);

/** The date that a text begins with, or null: not understood, followed by words that may change it, or already over. */
export function dateAt(text: string, occurredAt: number): ResolvedDate | null {
  const words = rewrite(text.trim().slice(0, DATE_MAX_CHARS));
  if (IS_PAST.test(words)) return null;
  const today = startOfDay(occurredAt);
  const own = ordinalDay(words, today) ?? namedDay(words, today);
  if (own) return AFTERTHOUGHT.test(words.slice(own.length)) ? resolved(own.day, false) : null;
  const span = SPAN.exec(words);
  if (span && AFTERTHOUGHT.test(words.slice(span[0].length))) return spanned(span, occurredAt);
  const found = parser.parse(words, { instant: new Date(occurredAt), timezone: 0 }, { forwardDate: true })[0];
  if (found?.index !== 0 || !AFTERTHOUGHT.test(words.slice(found.text.length))) return null;
  const { start } = found;
  const at = start.date().getTime();
  // "In a second", "in 5 minutes": nothing anyone needs to remember.
  if (start.isCertain('second') || (start.isCertain('minute') && /\b(?:min|sec|moment)/i.test(found.text)))
    return null;
  const whole =
    !start.isCertain('hour') ||
    /^in .*(?:day|week|month|year)s?$/i.test(found.text) ||
    !/\d|noon|midnight|tonight/i.test(found.text);
  if (at < today) return null;
  return resolved(at, !whole);
}

/** "Next week" is a week and no day. */
const SPAN = /^(?:the )?(?<which>next|coming|this) (?<unit>week|weekend|month|year)(?![\w-])/i;

function spanned({ groups }: RegExpExecArray, occurredAt: number): ResolvedDate {
  const unit = (groups?.unit ?? 'week').toLowerCase() as Unit;
  const { from, to } = relativeUnit(unit, groups?.which?.toLowerCase() === 'this' ? 0 : 1, occurredAt);
  const days = [from, to - 1].map((at) => new Date(at).toISOString().slice(0, 10));
  return { ...resolved(from, false), at: to - 1, text: `between ${days.join(' and ')}` };
}

/**
 * First moment (UTC) of the day at which something told as past happened; null where no day is sure, or where it is not past.
 */
export function pastDate(text: string, occurredAt: number): number | null {
  if (/^(?:since|for|about|over|from) |ages|while|few|some|several/i.test(text)) return null;
  const found = parser.parse(text.slice(0, DATE_MAX_CHARS), {
    instant: new Date(occurredAt),
    timezone: 0,
  })[0];
  const at = found?.start.date().getTime();
  return at !== undefined && at <= occurredAt ? startOfDay(at) : null;
}

/** Forms that the library reads wrongly or not at all, said otherwise. */
const rewrite = (text: string): string =>
  text
    .replace(PREPOSITION, '')
    .replace(/^(?:the )?day after tomorrow\b/i, 'in 2 days')
    .replace(/^(?:eod|end of day|cob|close of business)\b(?: today)?$/i, 'today')
    .replace(/^(?:the )?(end of (?:the )?(?:week|month)|end of)\b/i, '$1')
    .replace(/^(\w+day) (?:morning|afternoon|evening)\b/i, '$1');

function ordinalDay(words: string, today: number): { day: number; length: number } | null {
  const found = ORDINAL_DAY.exec(words);
  const day = Number(found?.[1]);
  if (
    !found ||
    day < 1 ||
    day > 31 ||
    /^(?: of)? \p{L}{3,}/u.test(words.slice(found[0].length).replace(AFTERTHOUGHT, ''))
  )
    return null;
  const date = new Date(today);
  for (let month = date.getUTCMonth(), n = 0; n < 13; n++) {
    const at = Date.UTC(date.getUTCFullYear(), month + n, day);
    if (at >= today && new Date(at).getUTCDate() === day) return { day: at, length: found[0].length };
  }
  return null;
}

function namedDay(words: string, today: number): { day: number; length: number } | null {
  const year = new Date(today).getUTCFullYear();
  for (const [pattern, dayOf] of NAMED_DAYS) {
    const found = pattern.exec(words);
    if (found) return { day: dayOf(year) < today ? dayOf(year + 1) : dayOf(year), length: found[0].length };
  }
  return null;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function resolved(at: number, timed: boolean): ResolvedDate {
  const date = new Date(at);
  const [day, clock] = date.toISOString().split('T');
  return {
    at: timed ? at : startOfDay(at) + DAY_MS - 1,
    text: timed ? `on ${day} at ${clock?.slice(0, 5)}` : `on ${day}`,
    dayAndMonth: `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`,
  };
}
