/**
 * The days on which something that is said happens: "we're in Lisbon from 3 to 10 May". Where the words name no year or no week, the coming
 * one is meant, unless they tell of the past: then nothing is sure. What comes again and again has no days of its own. Pure.
 */

import { foldText } from '../../lib/text/words.ts';
import { DAY_MS, startOfDay } from '../../lib/time.ts';
import { latinLanguages, unguessedLanguages } from '../detect.ts';
import type { Language } from '../language.ts';
import { LANGUAGES } from '../languages.ts';
import { foldedEntriesOf } from '../lists.ts';
import type { ReadText } from '../read-text.ts';
import { type Span, shift } from './calendar.ts';
import { readTimeWindows, type TimeWindow } from './dates.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]$/u;
const EVERY_DAY: readonly string[] = LANGUAGES.flatMap(({ everyDay }) => foldedEntriesOf(everyDay));
/** Text before a day in which its article stands. */
const BEFORE_CHARS = 20;

/** Recognises a day that comes again and again: by what stands before it, or by itself. */
function isEveryDay(content: string, { text, every }: TimeWindow): boolean {
  // A day of a month is one day a year, and "la próxima semana" one week, whatever the article.
  if ((every === null && /\s/.test(text)) || (every === 'year' && /\p{N}/u.test(text))) return false;
  const at = content.indexOf(text);
  const before = foldText(content.slice(Math.max(0, at - BEFORE_CHARS), at)).trimEnd();
  const own = foldText(text);
  return EVERY_DAY.some(
    (word) => own === word || before === word || before.endsWith(UNSPACED.test(word) ? word : ` ${word}`),
  );
}

/** "Los lunes y miércoles": what joins a day that comes again and again comes as often. */
function goesOnFrom(content: string, recurring: string, phrase: string): boolean {
  const from = recurring === '' ? -1 : content.indexOf(recurring);
  return from >= 0 && JOINT.test(content.slice(from + recurring.length, content.indexOf(phrase)));
}
const JOINT = /^(?:\s*[,&/+、と和や]\s*|\s+\p{L}{1,3}\s+)(?:\p{L}{1,3}\s+)?$/u;

/**
 * "Tue Thu Sat mornings", "周二周四": weekdays with nothing between them come again and again, and so do those that are joined in another order
 * than they come in: who says "Monday and Thursday" on a Wednesday does not mean tomorrow.
 */
function daysInARow(
  content: string,
  phrases: readonly (readonly TimeWindow[])[],
  today: number,
): ReadonlySet<string> {
  const days = phrases
    .flatMap(([first]) => (first?.every === 'week' ? [{ first, at: content.indexOf(first.text) }] : []))
    .sort((a, b) => a.at - b.at);
  return new Set(
    days.flatMap(({ first, at }, i) => {
      const next = days[i + 1];
      if (next === undefined) return [];
      const between = content.slice(at + first.text.length, next.at);
      const isBack = coming(next.first, 'week', today).from < coming(first, 'week', today).from;
      return BESIDE.test(between) || (isBack && JOINT.test(between)) ? [first.text, next.first.text] : [];
    }),
  );
}
const BESIDE = /^\s*[/&+、]?\s*$/u;

/** Patterns of words of the past, and of words that look like them and tell what comes, by language. */
const patterns = new Map<string, { readonly past: RegExp; readonly ahead: RegExp } | null>();

function patternsOf({ code, dates }: Language) {
  const known = patterns.get(code);
  if (known !== undefined) return known;
  const { past = '', ahead = '', isUnspaced = false } = dates?.tense ?? {};
  const words = (list: string) =>
    list === ''
      ? /(?!)/u
      : new RegExp(isUnspaced ? list : `(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'gu');
  const made = past === '' ? null : { past: words(past), ahead: words(ahead) };
  patterns.set(code, made);
  return made;
}

/** Recognises a text that tells of the past, by words of its language; of a few words whose language nobody can tell, by those of any. */
export function tellsOfPast({ raw, ownLanguage }: ReadText): boolean {
  const text = raw.toLowerCase();
  const candidates = ownLanguage === null ? [...latinLanguages(), ...unguessedLanguages()] : [ownLanguage];
  return candidates.some((language) => {
    const found = patternsOf(language);
    return found !== null && text.replace(found.ahead, ' ').search(found.past) >= 0;
  });
}

/** The likeliest days of a phrase, and the other ones that it may mean: "next Tuesday" is of this week or of the next. */
export interface DaysAhead extends TimeWindow {
  readonly isSure: boolean;
  readonly or: TimeWindow | null;
}

/** The days of each phrase of a text that names days which are today or ahead of the moment at which it is said. */
export function daysAhead(text: ReadText, saidAt: number): DaysAhead[] {
  const today = startOfDay(saidAt);
  const phrases = [
    ...Map.groupBy(readTimeWindows(text, saidAt, { looksAhead: true }), (window) => window.text).values(),
  ];
  const row = daysInARow(text.raw, phrases, today);
  let isPast: boolean | null = null;
  let recurring = '';
  return phrases.flatMap((windows) => {
    const [first] = windows;
    if (first === undefined || first.open === 'since') return [];
    if (row.has(first.text) || isEveryDay(text.raw, first) || goesOnFrom(text.raw, recurring, first.text)) {
      recurring = first.text;
      return [];
    }
    const { every } = first;
    if (every === null)
      return windows
        .filter(({ to }) => to > today)
        .slice(0, 1)
        .map((window) => ({
          ...begun(window, today),
          isSure: windows.length === 1,
          or: windows.length === 2 ? (windows.find((one) => one !== window && one.to > today) ?? null) : null,
        }));
    isPast ??= tellsOfPast(text);
    return isPast ? [] : [{ ...begun(coming(first, every, today), today), isSure: true, or: null }];
  });
}

/** The past days that a text names by words which mean another day tomorrow: "yesterday". */
export function daysBehind(text: ReadText, saidAt: number): TimeWindow[] {
  const today = startOfDay(saidAt);
  const windows = readTimeWindows(text, saidAt, { looksAhead: true });
  return windows.filter(
    ({ text: phrase, from, to, every, open }) =>
      every === null &&
      open === null &&
      to <= today &&
      to - from === DAY_MS &&
      !/\p{N}/u.test(phrase) &&
      windows.every((one) => one.text !== phrase || one.from === from),
  );
}

/** The next days that a phrase without a year or a week names. Who means today says so, and does not name its weekday. */
function coming(window: TimeWindow, every: 'week' | 'year', today: number): TimeWindow {
  let { from, to } = window;
  while (to <= today || (every === 'week' && window.open === null && from <= today))
    [from, to] =
      every === 'week'
        ? [shift(from, 'week', 1), shift(to, 'week', 1)]
        : [shift(from, 'year', 1), shift(to, 'year', 1)];
  return { ...window, from, to };
}

/** "Until Friday" begins today, and Friday is one of its days. */
const begun = (window: TimeWindow, today: number): TimeWindow =>
  window.open === 'before' ? { ...window, from: today, to: window.to + DAY_MS } : window;

/** First and last day, as `2026-05-03`. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** Years that are written in four digits. */
const DAY_MAX = Date.UTC(9999, 11, 31);
const dayOf = (at: number): string => new Date(Math.min(at, DAY_MAX)).toISOString().slice(0, 10);

/** The days of a span of time. */
export const daysIn = ({ from, to }: Span): Days => ({ first: dayOf(from), last: dayOf(to - 1) });

/** The days on which what a text says happens: of its first phrase that names such; null without any. */
export function readHappening(text: ReadText, saidAt: number): Days | null {
  const [days] = daysAhead(text, saidAt);
  return days === undefined ? null : daysIn(days);
}
