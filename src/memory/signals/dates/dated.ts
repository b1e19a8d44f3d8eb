/**
 * Words that are true on one day only: "tomorrow", "nächste Woche", 明天. Kept as they were said they would mislead whoever reads them
 * later, so the date is put beside them, resolved against when they were said. Days that come again and again have none. Pure.
 */
import { daysAhead, daysIn } from '../../../language/dates/happening.ts';
import { readText } from '../../../language/read-text.ts';

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** A statement with the dates of its relative words that lie ahead, or are today. A date in figures or by name says itself when it is. */
export function dated(content: string, occurredAt: number): string {
  return daysAhead(readText(content), occurredAt)
    .filter(
      ({ text, isSure, open, every }) => isSure && open === null && every !== 'year' && !/\p{N}/u.test(text),
    )
    .reduce((said, { text, ...span }) => {
      const { first, last } = daysIn(span);
      const days = first === last ? first : `${first} to ${last}`;
      return said.replace(text, CJK.test(text) ? `${text}（${days}）` : `${text} (${days})`);
    }, content);
}

/** A date as `dated` puts it beside a word. */
const DATE_BESIDE = / ?[(（]\d{4}-\d\d-\d\d(?: to \d{4}-\d\d-\d\d)?[)）]/gu;

/** The statement as it was said. */
export const undated = (content: string): string => content.replace(DATE_BESIDE, '');
