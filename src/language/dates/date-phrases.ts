/**
 * All phrases of time, and those that lean on another date: "the week before 6 July", "the second week of May", "early June
 * 2023". Pure.
 */
import { type Span, shift, thirdOf, type Unit, unitAt, unitsAgo, weekdayUpTo } from './calendar.ts';
import { bareYear, dayWord, digitDate, monthDate, season, weekday, yearWord } from './calendar-phrases.ts';
import { afterFill, countAt, hasRole, isDash, type Phrase, type PhraseReader } from './phrase.ts';
import { distance, relativePhrase } from './relative-phrases.ts';

const SATURDAY = 6;

/** Part looked for beside or inside a date: "two days", "the week", "Friday". */
interface Wanted {
  readonly unit: Unit | undefined;
  readonly weekday: number | undefined;
  readonly count: number;
  readonly isCounted: boolean;
}

/** "The week before 6 July", "two days after 3 May", "the week of 6 July", "the second week of May". */
const anchored: PhraseReader = (reading, at) => {
  const { lexemes } = reading;
  const count = countAt(lexemes[at]);
  const isCounted = count !== undefined && lexemes[at + 1]?.unit !== undefined;
  const i = isCounted ? at + 1 : at;
  const { unit, weekday: day } = lexemes[i] ?? {};
  if (unit === undefined && day === undefined) return null;
  const wanted = { unit, weekday: day, count: count?.max ?? 1, isCounted };
  // "Freitag bis Sonntag" are three days, and no Friday before a Sunday.
  const isBefore = hasRole(lexemes[i + 1], 'before') && !(day !== undefined && hasRole(lexemes[i + 1], 'to'));
  const isBeside = isBefore || hasRole(lexemes[i + 1], 'after');
  const anchor = plainDate(reading, afterFill(reading, isBeside ? i + 2 : i + 1), isBeside);
  if (anchor === null || anchor.spans.length === 0) return null;
  if (isBeside)
    return { spans: anchor.spans.map((span) => beside(span, wanted, isBefore)), next: anchor.next };
  return hasRole(lexemes[i + 1], 'fill') ? inside(anchor, wanted) : null;
};

/** A week beside a date is seven days; two days before it are one day; a weekday or a weekend is the nearest. */
function beside(span: Span, { unit, weekday: day, count, isCounted }: Wanted, isBefore: boolean): Span {
  const edge = isBefore ? span.from : span.to;
  if (day !== undefined) return weekdayUpTo(day, shift(edge, 'day', isBefore ? -1 : 6));
  if (unit === 'weekend')
    return unitAt('weekend', weekdayUpTo(SATURDAY, shift(edge, 'day', isBefore ? -2 : 6)).from);
  const kind = unit ?? 'day';
  if (isCounted && kind !== 'hour') {
    const moved = shift(span.from, kind, isBefore ? -count : count);
    return kind === 'day' ? unitAt('day', moved) : unitsAgo(kind, 0, 0, moved);
  }
  const moved = shift(edge, kind, isBefore ? -count : count);
  return { from: Math.min(edge, moved), to: Math.max(edge, moved) };
}

function inside(anchor: Phrase, { unit, count, isCounted }: Wanted): Phrase | null {
  const { date, next } = anchor;
  if (unit === 'month' && date?.month !== undefined) return anchor;
  if (unit !== 'week' && unit !== 'weekend') return null;
  if (date?.day !== undefined) return { spans: anchor.spans.map(({ from }) => unitAt(unit, from)), next };
  if (!isCounted || date?.month === undefined) return null;
  return { spans: anchor.spans.map(({ from }) => nthOfMonth(unit, count, from)), next };
}

function nthOfMonth(unit: 'week' | 'weekend', n: number, monthStart: number): Span {
  if (unit === 'week')
    return { from: shift(monthStart, 'day', 7 * (n - 1)), to: shift(monthStart, 'day', 7 * n) };
  const saturday = weekdayUpTo(SATURDAY, shift(monthStart, 'day', 6)).from;
  return unitAt('weekend', shift(saturday, 'day', 7 * (n - 1)));
}

/** "Early June 2023", "the end of last month". */
const part: PhraseReader = (reading, at) => {
  const which = reading.lexemes[at]?.part;
  if (which === undefined) return null;
  const begin = isDash(reading.lexemes[at + 1]) ? at + 2 : afterFill(reading, at + 1);
  const whole = plainDate(reading, begin, true);
  return whole === null ? null : { spans: whole.spans.map((span) => thirdOf(span, which)), next: whole.next };
};

const firstOf =
  (readers: readonly PhraseReader[]): PhraseReader =>
  (reading, at, isSure) => {
    if (at >= reading.lexemes.length) return null;
    for (const read of readers) {
      const phrase = read(reading, at, isSure);
      if (phrase !== null && phrase.spans.length > 0) return phrase;
    }
    return null;
  };

const PLAIN: readonly PhraseReader[] = [
  digitDate,
  relativePhrase,
  monthDate,
  season,
  weekday,
  dayWord,
  yearWord,
  bareYear,
];
const plainDate = firstOf(PLAIN);
/** The phrase at a place, the most telling reading first. */
export const phraseAt = firstOf([part, distance, anchored, ...PLAIN]);
