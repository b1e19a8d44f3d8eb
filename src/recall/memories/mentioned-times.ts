/**
 * Times that a memory tells of in its words: "the inspection is on 14 October" lies in October, whenever it was noted. A day
 * without a year is the next one after it was noted, or the last one before. Pure.
 */
import { type Span, shift } from '../../language/dates/calendar.ts';
import { readTimeWindows, type TimeWindow } from '../../language/dates/dates.ts';
import type { Language } from '../../language/language.ts';
import { readText } from '../../language/read-text.ts';
import { DAY_MS } from '../../lib/time.ts';

/** Times that are looked for in memories; a question names hardly more. */
const SPANS_MAX = 4;
/** A longer time is asked for by what was said in it. */
const SPAN_MAX_MS = 100 * DAY_MS;
/** Days that are looked for one by one, where a time has so few. */
const DAYS_MAX = 14;
const FORMS = [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const;

/** The times that a question may mean by its windows: the likeliest one, and where it names no year the next one, which lies ahead. */
export function askedTimes(windows: readonly TimeWindow[], now: number): Span[] {
  const spans = windows.flatMap(({ from, to, recurs }) => {
    const span = { from, to };
    return recurs && to <= now ? [{ from: shift(from, 'year', 1), to: shift(to, 'year', 1) }, span] : [span];
  });
  const unlike = new Map(spans.map((span) => [`${span.from} ${span.to}`, span]));
  return [...unlike.values()].filter(({ from, to }) => to - from <= SPAN_MAX_MS).slice(0, SPANS_MAX);
}

/** Spellings of the days of some times, in a language and in English: parts of texts that may tell of them. */
export function spelledDates(spans: readonly Span[], language: Language | null): string[] {
  const codes = [...new Set(['en', language?.code ?? 'en'])];
  const months = new Set<number>();
  const forms = new Set<string>();
  for (const { from, to } of spans) {
    const days = Math.ceil((to - from) / DAY_MS);
    for (let day = 0; day < days; day++) {
      const at = from + day * DAY_MS;
      const iso = new Date(at).toISOString();
      months.add(Date.parse(`${iso.slice(0, 7)}-01T00:00:00Z`));
      forms.add(days <= DAYS_MAX ? iso.slice(0, 10) : iso.slice(0, 8));
    }
  }
  for (const month of months)
    for (const code of codes)
      for (const written of monthNames(month, code))
        forms.add(written).add(written.charAt(0).toUpperCase() + written.slice(1));
  return [...forms];
}

/** The name of a month by itself and beside a day; where months are counted, as it is written short. */
function monthNames(month: number, code: string): string[] {
  const names = FORMS.flatMap((options) =>
    new Intl.DateTimeFormat(code, { ...options, timeZone: 'UTC' })
      .formatToParts(month)
      .flatMap(({ type, value }) => (type === 'month' ? [value] : [])),
  );
  const short = new Intl.DateTimeFormat(code, { month: 'short', timeZone: 'UTC' }).format(month);
  return [...names, short].filter(
    (name) => !/^\p{N}+$/u.test(name) && (name !== short || /\p{N}/u.test(name)),
  );
}

/** Recognises a text, noted at a moment, that tells of any of the times. */
export function mentionsTime(text: string, notedAt: number, spans: readonly Span[]): boolean {
  const meets = ({ from, to }: Span) => spans.some((span) => from < span.to && span.from < to);
  return readTimeWindows(readText(text), notedAt).some(({ from, to, recurs }) => {
    const next = { from: shift(from, 'year', 1), to: shift(to, 'year', 1) };
    return meets({ from, to }) || (recurs && to <= notedAt && meets(next));
  });
}
