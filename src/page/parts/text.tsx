/** Texts of users as they are: mark-up shows as letters, and each has its own direction. Moments and numbers as the reader's language has them. */
import { memo } from 'react';

/** A text that somebody wrote, with what was looked for marked. `bdi` keeps its direction from turning the line around it. */
export const Said = memo(function Said({
  text,
  marking = '',
}: {
  readonly text: string;
  readonly marking?: string;
}) {
  return <bdi className="text">{marking === '' ? text : markedIn(text, marking)}</bdi>;
});

/** Words of a search that are worth marking; more would mark everything. */
const MARKED_WORDS_MAX = 8;

function markedIn(text: string, marking: string) {
  const words = marking.split(/\s+/u).filter(Boolean).slice(0, MARKED_WORDS_MAX);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => escaped(word)).join('|')})`, 'giu');
  // Every second part is what a group matched.
  return text.split(pattern).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text do not change their places
    place % 2 === 1 ? <mark key={place}>{part}</mark> : part,
  );
}

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const AGO = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' });
const NUMBER = new Intl.NumberFormat();

/** A number with its thousands apart. */
export const numberOf = (value: number): string => NUMBER.format(value);

/** Counts end here; beyond it there may be more. */
const COUNTED_MAX = 1_000;

/** Counts of an erasure as a line of words; a count at the bound may be more. */
export const countsInWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${numberOf(count)}${count >= COUNTED_MAX ? ' or more' : ''} ${what}`)
    .join(', ');

const MINUTE_MS = 60_000;
const STEPS = [
  ['minute', MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['day', 1_440 * MINUTE_MS],
  ['month', 43_800 * MINUTE_MS],
  ['year', 525_600 * MINUTE_MS],
] as const;

function agoOf(at: number, now: number): string {
  const away = at - now;
  const [unit, length] = STEPS.findLast(([, ms]) => Math.abs(away) >= ms) ?? STEPS[0];
  return AGO.format(Math.trunc(away / length), unit);
}

/** A moment: how long ago it was, when exactly on pointing; or the day alone. */
export function Moment({ at, as = 'ago' }: { readonly at: string; readonly as?: 'ago' | 'day' | 'full' }) {
  const date = new Date(at);
  const full = MOMENT.format(date);
  const shown = as === 'full' ? full : as === 'day' ? DAY.format(date) : agoOf(date.getTime(), Date.now());
  return (
    <time dateTime={at} title={full}>
      {shown}
    </time>
  );
}
