/** Phrases that count from now: "last March", "this summer", "the last two weeks", "la semana pasada", "vor drei Tagen". Pure. */
import { startOfDay } from '../../lib/time.ts';
import {
  latestBefore,
  relativeUnit,
  type Span,
  shift,
  spansOf,
  unitsAgo,
  weekdayOfWeek,
  weekdayUpTo,
} from './calendar.ts';
import type { Lexeme } from './date-lexer.ts';
import { countAt, hasRole, type Phrase, type PhraseReader, type Reading } from './phrase.ts';

/** Counts that are still a distance in time. */
const COUNT_MAX = 1000;

/** Order of the words of such a phrase, its first at 0. */
interface Order {
  readonly relative: number;
  readonly noun: number;
  readonly count?: number;
}

/** Last two weeks, deux dernières semaines, dos semanas pasadas; last week, semana pasada. */
const ORDERS: readonly Order[] = [
  { relative: 0, count: 1, noun: 2 },
  { count: 0, relative: 1, noun: 2 },
  { count: 0, noun: 1, relative: 2 },
  { relative: 0, noun: 1 },
  { noun: 0, relative: 1 },
];

/** "Last March", "next week", "the last two weeks". */
export const relativePhrase: PhraseReader = ({ lexemes, now }, at) => {
  const order = ORDERS.find((each) => fits(each, lexemes, at));
  const noun = order && lexemes[at + order.noun];
  const direction = order && lexemes[at + order.relative];
  const relative = direction?.relative;
  if (order === undefined || noun === undefined || relative === undefined) return null;
  const count = order.count === undefined ? undefined : countAt(lexemes[at + order.count]);
  const next = at + (count === undefined ? 2 : 3);
  if (noun.unit === undefined || relative === 0 || (count === undefined && !direction?.isPast))
    return count === undefined ? { spans: relativeSpans(noun, relative, now), next } : null;
  const moved = shift(now, noun.unit, relative * (count?.max ?? 1));
  return {
    spans: [relative < 0 ? { from: startOfDay(moved), to: now + 1 } : { from: now, to: moved }],
    next,
  };
};

function fits({ relative, noun, count }: Order, lexemes: readonly Lexeme[], at: number): boolean {
  if (lexemes[at + relative]?.relative === undefined || !isNoun(lexemes[at + noun])) return false;
  // "Friday last week" is a Friday of last week; in "last a week" the verb lasts.
  if (count === undefined) return noun < relative ? !isNoun(lexemes[at + relative + 1]) : true;
  const counted = countAt(lexemes[at + count])?.max ?? 0;
  return counted <= COUNT_MAX && counted >= (lexemes[at + count]?.number === undefined ? 2 : 1);
}

const isNoun = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  [lexeme.unit, lexeme.month, lexeme.season, lexeme.weekday].some((each) => each !== undefined);

function relativeSpans({ unit, month, season, weekday }: Lexeme, relative: number, now: number): Span[] {
  if (unit !== undefined) return [relativeUnit(unit, relative, now)];
  if (weekday !== undefined) {
    if (relative === 0) return [weekdayOfWeek(weekday, now)];
    const past = weekdayUpTo(weekday, shift(now, 'day', -1));
    // "Next Friday" may be that of this week or of the next.
    if (relative < 0) return [past];
    const coming = weekdayUpTo(weekday, shift(now, 'day', 7));
    return [coming, weekdayOfWeek(weekday, shift(now, 'day', 7))];
  }
  const date = { month, season };
  const current = latestBefore(date, now + 1);
  if (current === null) return [];
  const year = new Date(current.from).getUTCFullYear();
  // "Last summer" in August is the one before.
  if (relative > 0) return spansOf({ ...date, year: year + 1 }, now).slice(-1);
  if (relative < 0) return current.to > now ? spansOf({ ...date, year: year - 1 }, now).slice(-1) : [current];
  return spansOf(date, now);
}

/** "Two weeks ago", "vor zwei Wochen", "hace 3 días"; of what comes "in two weeks". */
export const distance: PhraseReader = ({ lexemes, now, looksAhead }, at) => {
  const isAhead = looksAhead && hasRole(lexemes[at], 'aheadFirst');
  const leads = hasRole(lexemes[at], 'agoFirst');
  const start = leads || isAhead ? at + 1 : at;
  const count = countAt(lexemes[start]);
  // "Two weeks" may be one word.
  const isPair = count !== undefined && lexemes[start]?.unit !== undefined;
  const end = count === undefined || isPair ? start + 1 : start + 2;
  const unit = lexemes[end - 1]?.unit;
  const { min, max } = count ?? { min: 1, max: 1 };
  if (isAhead && count !== undefined && unit !== undefined && unit !== 'hour' && max <= COUNT_MAX)
    return { spans: [unitsAgo(unit, -max, -min, now)], next: end };
  // Of a word that says "ago" as well as "last", a unit alone means the last one.
  const isAgo = hasRole(lexemes[end], 'ago') && (count !== undefined || lexemes[end]?.relative === undefined);
  if (unit === undefined || max > COUNT_MAX || !(leads || isAgo)) return null;
  return { spans: [unitsAgo(unit, min, max, now)], next: leads ? end : end + 1 };
};

/** The calendar year that a phrase such as "last year" at a place means, or a word for it. */
export function relativeYear(
  reading: Reading,
  at: number,
): { readonly year: number; readonly next: number } | null {
  const years = reading.lexemes[at]?.years;
  if (years !== undefined) return { year: new Date(reading.now).getUTCFullYear() + years, next: at + 1 };
  const phrase = unitPhrase(reading, at, 'year');
  const span = phrase?.spans[0];
  if (phrase === null || span === undefined) return null;
  const year = new Date(span.from).getUTCFullYear();
  return span.to === Date.UTC(year + 1, 0) ? { year, next: phrase.next } : null;
}

/** The relative phrase at a place if it is about this unit. */
export function unitPhrase(reading: Reading, at: number, unit: Lexeme['unit']): Phrase | null {
  const phrase = relativePhrase(reading, at, false);
  const isAbout =
    phrase !== null && reading.lexemes.slice(at, phrase.next).some((lexeme) => lexeme.unit === unit);
  return isAbout ? phrase : null;
}
