/**
 * Words that are true on one day only: "tomorrow", "nächste Woche", 明天. Kept as they were said they would mislead whoever reads them
 * later, so the date is put beside them, resolved against when they were said. Days that come again and again have none. Pure.
 */
import { readTimeWindows } from '../../../language/dates/dates.ts';
import { LANGUAGES } from '../../../language/languages.ts';
import { foldedEntriesOf } from '../../../language/lists.ts';
import { readText } from '../../../language/read-text.ts';
import { foldText } from '../../../lib/text/words.ts';
import { startOfDay } from '../../../lib/time.ts';

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]$/u;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const EVERY_DAY: readonly string[] = LANGUAGES.flatMap(({ everyDay }) => foldedEntriesOf(everyDay));
/** Text before a day in which its article stands. */
const BEFORE_CHARS = 20;

/** Recognises a day that comes again and again: by what stands before it, or by itself. */
function isEveryDay(content: string, day: string): boolean {
  const at = content.indexOf(day);
  const before = foldText(content.slice(Math.max(0, at - BEFORE_CHARS), at)).trimEnd();
  const own = foldText(day);
  return EVERY_DAY.some(
    (word) => own === word || before === word || before.endsWith(UNSPACED.test(word) ? word : ` ${word}`),
  );
}

/** A statement with the dates of its relative words that lie ahead, or are today. A date in figures or by name says itself when it is. */
export function dated(content: string, occurredAt: number): string {
  const windows = readTimeWindows(readText(content), occurredAt);
  return windows
    .filter(
      ({ text, from, recurs }) =>
        !recurs &&
        !/\p{N}/u.test(text) &&
        from >= startOfDay(occurredAt) &&
        windows.filter((other) => other.text === text).length === 1 &&
        !isEveryDay(content, text),
    )
    .reduce((said, { text, from, to }) => {
      const days = [...new Set([dayOf(from), dayOf(to - 1)])].join(' to ');
      return said.replace(text, CJK.test(text) ? `${text}（${days}）` : `${text} (${days})`);
    }, content);
}

/** A date as `dated` puts it beside a word. */
const DATE_BESIDE = / ?[(（]\d{4}-\d\d-\d\d(?: to \d{4}-\d\d-\d\d)?[)）]/gu;

/** The statement as it was said. */
export const undated = (content: string): string => content.replace(DATE_BESIDE, '');
