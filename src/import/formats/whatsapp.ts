/**
 * The text that WhatsApp exports of a chat, as phones of several countries and makers write it. Which of the numbers of a date is the
 * day the whole file tells: where one of them is greater than twelve. Pure.
 */
import type { ImportedConversation, ImportedMessage } from '../imported.ts';

/** Marks of direction, and the blanks that are no blank. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const BLANKS = /[\u202f\u00a0]/g;
const LINE =
  /^\[?(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})[.,]?\s+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*([ap]\.?\s?m\.?|上午|下午|오전|오후)?\]?(?:\s[-–—])?\s(.*)$/iu;
const SPEAKER = /^([^:]{1,80}): ([\s\S]*)$/u;
const AFTERNOON = /^p|下午|오후/iu;
/** Line in the place of a picture or a sound that was not exported. */
const MEDIA = /^<[^<>]{3,60}>$|^(?:image|video|audio|sticker|GIF|document|Contact card) omitted$|^null$/iu;

interface Read {
  readonly date: readonly [number, number, number];
  readonly time: readonly [number, number, number];
  readonly said: string[];
}

/** The chat of the lines of a file, called `name`; `userName` is who in it is the user. */
export function readWhatsApp(
  lines: Iterable<string>,
  name: string,
  userName: string | null,
): ImportedConversation | null {
  const read: Read[] = [];
  for (const raw of lines) {
    const line = raw.replace(MARKS, '').replace(BLANKS, ' ');
    const begun = LINE.exec(line);
    if (begun === null) {
      read.at(-1)?.said.push(line);
      continue;
    }
    const [a = 0, b = 0, c = 0, hour = 0, minute = 0, second = 0] = begun
      .slice(1, 7)
      .map((part) => Number(part ?? 0));
    const half = begun[7];
    const hours = half === undefined ? hour : (hour % 12) + (AFTERNOON.test(half) ? 12 : 0);
    read.push({ date: [a, b, c], time: [hours, minute, second], said: [begun[8] ?? ''] });
  }
  if (read.length === 0) return null;
  const order = orderOf(read);
  const spoken = read.flatMap((each) => {
    const [, speaker = '', content = ''] = SPEAKER.exec(each.said.join('\n')) ?? [];
    const isSaid = speaker !== '' && content.trim() !== '' && !MEDIA.test(content.trim());
    return isSaid ? [{ speaker: speaker.replace(/^~\s*/, ''), content, at: momentIn(each, order) }] : [];
  });
  const speakers = new Set(spoken.map(({ speaker }) => speaker));
  const times = new Map<string, number>();
  const messages = spoken.map(({ speaker, content, at }): ImportedMessage => {
    // The same words again within the same minute are said twice.
    const key = `${at} ${speaker} ${content}`;
    const nth = times.get(key) ?? 0;
    times.set(key, nth + 1);
    return { role: 'user', user_id: speaker === userName ? USER : speaker, name: speaker, content, at };
  });
  return {
    kind: 'conversation',
    chatId: `whatsapp:${name}`,
    title: name,
    isShared: speakers.size > 1,
    userId: null,
    startedAt: messages[0]?.at ?? null,
    messages,
    leftOut: read.length - messages.length,
  };
}

/** Stands for the user on whose behalf a file is imported. */
export const USER = '\u0000user';

type Order = readonly [year: number, month: number, day: number];

/** Order of the numbers in dates: years have four digits or stand last, days go beyond twelve; left open, the day comes first. */
function orderOf(read: readonly Read[]): Order {
  if (read.some(({ date: [first] }) => first > 31)) return [0, 1, 2];
  const isMonthFirst = read.some(({ date: [, second] }) => second > 12);
  if (isMonthFirst) return [2, 0, 1];
  const isDayFirst = read.some(({ date: [first] }) => first > 12);
  // Half days are written by those who write the month first, if nothing else tells.
  return isDayFirst ? [2, 1, 0] : [2, ...guess(read)];
}

/** Dates never go back: the reading under which they do so less often is the right one. */
function guess(read: readonly Read[]): [month: number, day: number] {
  const backwards = ([month, day]: readonly [number, number]) => {
    const days = read.map(
      ({ date }) => (date[2] ?? 0) * 10_000 + (date[month] ?? 0) * 100 + (date[day] ?? 0),
    );
    return days.filter((value, i) => i > 0 && value < (days[i - 1] ?? 0)).length;
  };
  return backwards([1, 0]) <= backwards([0, 1]) ? [1, 0] : [0, 1];
}

function momentIn({ date, time: [hour, minute, second] }: Read, [y, m, d]: Order): number {
  const year = date[y] ?? 0;
  return Date.UTC(year < 100 ? 2000 + year : year, (date[m] ?? 1) - 1, date[d], hour, minute, second);
}
