/**
 * Words that are true on one day only: "tomorrow", "nächste Woche", 明天. Kept as they were said they would mislead whoever reads them
 * later, so the date is put beside them, resolved against when they were said. Pure.
 */
import { readTimeWindows } from '../../../language/dates/dates.ts';
import { readText } from '../../../language/read-text.ts';
import { startOfDay } from '../../../lib/time.ts';

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A statement with the dates of its relative words that lie ahead, or are today. A date in figures or by name says itself when it is. */
export function dated(content: string, occurredAt: number): string {
  const windows = readTimeWindows(readText(content), occurredAt);
  return windows
    .filter(
      ({ text, from, recurs }) =>
        !recurs &&
        !/\p{N}/u.test(text) &&
        from >= startOfDay(occurredAt) &&
        windows.filter((other) => other.text === text).length === 1,
    )
    .reduce((said, { text, from, to }) => {
      const days = [...new Set([dayOf(from), dayOf(to - 1)])].join(' to ');
      return said.replace(text, CJK.test(text) ? `${text}（${days}）` : `${text} (${days})`);
    }, content);
}
