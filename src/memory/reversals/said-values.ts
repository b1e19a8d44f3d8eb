/** The values that a text tells, by their sort, and where they stand: times of day, days, figures with what they count. Pure. */
import { readTimeWindows } from '../../language/dates/dates.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { foldedEntriesOf } from '../../language/lists.ts';
import type { ReadText } from '../../language/read-text.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { foldText, termOf } from '../../lib/text/words.ts';

/** A value in a text: all of it, and its figure. */
export interface SaidValue {
  readonly sort: 'time' | 'day' | 'figure';
  readonly start: number;
  readonly end: number;
  /** Place of its figure; none in "friday". */
  readonly figure: readonly [number, number] | null;
  /** Index term of the word or the sign that a figure counts; empty without one. */
  readonly unit: string;
}

const FIGURE = /\d+(?:[.,:h]\d+)*/gu;
const CLOCK = /^(?:[01]?\d|2[0-4])[:h][0-5]\d$/u;
const HOUR = /^(?:[01]?\d|2[0-4])(?:[.,][0-5]\d)?$/u;
const SIGN = /[\p{Sc}%°]/u;
const NEXT_WORD = /^\s?([\p{L}\p{M}]+)/u;

const listed = (list: (words: NonNullable<(typeof LANGUAGES)[number]['slipWords']>) => string | undefined) =>
  LANGUAGES.flatMap(({ slipWords }) => (slipWords ? foldedEntriesOf(list(slipWords)) : []))
    .sort((one, other) => other.length - one.length)
    .map((entry) => entry.replaceAll('.', '\\.'))
    .join('|');
let words: { readonly behind: RegExp; readonly before: RegExp; readonly ordinal: RegExp } | null = null;
/** Words behind the figure of an hour, and before it, and behind one that counts: its full stop, or letters. */
const figureWords = () =>
  (words ??= {
    behind: new RegExp(
      `^\\s?(?:${listed(({ hours }) => hours)})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`,
      'u',
    ),
    before: new RegExp(`(?:^|[^\\p{L}])(?:${listed(({ at }) => at)})\\s?$`, 'u'),
    ordinal: new RegExp(`^(?:\\.(?=\\s+\\p{Ll})|${listed(({ ordinals }) => ordinals)})`, 'u'),
  });
/** Letters before a figure in which a word stands that leads to an hour. */
const BEFORE_CHARS = 12;
const HOURS_MAX = 24;

/** The values of a text, in their order; `now` is when it is said. */
export function saidValues(text: Pick<ReadText, 'raw' | 'ownLanguage'>, now: number): SaidValue[] {
  const { raw, ownLanguage } = text;
  const days = daysIn(text, now);
  const stopWords = ownLanguage ? stopWordsOf(ownLanguage) : new Set<string>();
  const figures = [...raw.matchAll(FIGURE)].flatMap(({ 0: written, index: start }): SaidValue[] => {
    const end = start + written.length;
    if (days.some((day) => start < day.end && end > day.start)) return [];
    const behind = foldText(raw.slice(end));
    const hour = figureWords().behind.exec(behind)?.[0];
    const word = NEXT_WORD.exec(behind)?.[1];
    const sign = SIGN.exec(raw.slice(Math.max(0, start - 2), start) + raw.slice(end, end + 2))?.[0];
    const counted = word !== undefined && !stopWords.has(word) ? termOf(word) : undefined;
    const unit = sign ?? counted ?? '';
    const isLed =
      unit === '' &&
      Number(written) <= HOURS_MAX &&
      figureWords().before.test(foldText(raw.slice(Math.max(0, start - BEFORE_CHARS), start)));
    const isTime = CLOCK.test(written) || (HOUR.test(written) && (hour !== undefined || isLed));
    if (isTime)
      return [{ sort: 'time', start, end: end + (hour?.length ?? 0), figure: [start, end], unit: '' }];
    const ordinal =
      unit === '' || figureWords().ordinal.test(behind)
        ? (figureWords().ordinal.exec(behind)?.[0] ?? '')
        : '';
    const sort = ordinal === '' ? 'figure' : 'day';
    return [
      { sort, start, end: end + ordinal.length, figure: [start, end], unit: ordinal === '' ? unit : '' },
    ];
  });
  return [...days, ...figures].sort((one, other) => one.start - other.start);
}

function daysIn(text: Pick<ReadText, 'raw' | 'ownLanguage'>, now: number): SaidValue[] {
  const phrases = new Set(
    readTimeWindows(text as ReadText, now, { looksAhead: true }).map(({ text }) => text),
  );
  return [...phrases].map((phrase) => {
    const start = text.raw.indexOf(phrase);
    const found = /\d+/u.exec(phrase);
    const at = start + (found?.index ?? 0);
    return {
      sort: 'day',
      start,
      end: start + phrase.length,
      figure: found === null ? null : [at, at + found[0].length],
      unit: '',
    };
  });
}
