/**
 * Words that are true on one day only: "tomorrow", "nächste Woche", 明天. Kept as they were said they would mislead whoever reads them
 * later, so the date is put beside them, resolved against when they were said. Days that come again and again have none. Pure.
 */
import type { Span } from '../../../language/dates/calendar.ts';
import { daysAhead, daysBehind, daysIn } from '../../../language/dates/happening.ts';
import { readText } from '../../../language/read-text.ts';
import { DAY_MS } from '../../../lib/time.ts';

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** A statement with the dates of its relative words that lie ahead, are today, or are a day behind. A date in figures or by name says itself when it is. */
export function dated(content: string, occurredAt: number): string {
  const text = readText(content);
  const ahead = daysAhead(text, occurredAt).filter(
    ({ text, isSure, or, from, to, open, every }) =>
      (isSure || (or !== null && to - from === DAY_MS)) &&
      open === null &&
      every !== 'year' &&
      (every === null ? !SAYS_DATE.test(text) : !FIGURE.test(text)),
  );
  const behind = daysBehind(text, occurredAt).map((window) => ({ ...window, or: null }));
  return [...ahead, ...behind].reduce((said, { text, or, ...span }) => {
    const days = or === null ? daysOf(span) : `${daysOf(span)} or ${daysOf(or)}`;
    return said.replace(text, CJK.test(text) ? `${text}（${days}）` : `${text} (${days})`);
  }, content);
}

function daysOf(span: Span): string {
  const { first, last } = daysIn(span);
  return first === last ? first : `${first} to ${last}`;
}

const FIGURE = /\p{N}/u;
/** A date in figures, or with a year; "in 3 days" is none. */
const SAYS_DATE = /\d{4}|\d[./-]\d/u;

/** A date as `dated` puts it beside a word. */
const DATE_BESIDE = / ?[(（]\d{4}-\d\d-\d\d(?: (?:to|or) \d{4}-\d\d-\d\d)*[)）]/gu;

/** The statement as it was said. */
export const undated = (content: string): string => content.replace(DATE_BESIDE, '');
