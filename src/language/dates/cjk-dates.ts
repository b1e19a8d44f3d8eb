/**
 * Dates in Chinese and Japanese, which set no spaces between their words and share most of them: 去年三月, 二週間前,
 * 上周五, 先月. Pure.
 */
import { DAY_MS, startOfDay } from '../../lib/time.ts';
import {
  type CalendarDate,
  relativeUnit,
  type Span,
  shift,
  spanBetween,
  spansOf,
  type Unit,
  unitsAgo,
  weekdayOfWeek,
  weekdayUpTo,
} from './calendar.ts';

interface Phrase {
  readonly spans: readonly Span[];
  readonly date?: CalendarDate;
  /** After so long the same words name other days. */
  readonly every?: 'week' | 'year';
}
interface Placed extends Omit<Phrase, 'every'> {
  readonly start: number;
  readonly end: number;
  readonly every: 'week' | 'year' | null;
}
type Groups = Readonly<Record<string, string | undefined>>;

const DIGITS = '0-9０-９〇零一二三四五六七八九十两兩';
const N = `[${DIGITS}]{1,4}`;
/** "a|b c" with -1 first: each group of words by how far it is from now. */
const away = (first: number, groups: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    groups.split(' ').flatMap((group, i) => group.split('|').map((word) => [word, first + i] as const)),
  );
const YEARS = away(-2, '一昨年|前年|おととし 去年|昨年 今年|本年 来年|來年|明年');
const DAYS = away(
  -2,
  '前天|一昨日|おととい 昨天|昨日|昨晚|昨夜|きのう 今天|今日|今朝|今晚|今夜|きょう 明天|明日|あした 后天|後天|明後日',
);
const NEAR = away(-2, '上上|先々|先先 上|先 这|這|本|今 下|来|來');
const NEAR_WORDS = Object.keys(NEAR).join('|');
const YEAR_WORDS = `[0-9０-９〇零一二三四五六七八九]{4}年|${Object.keys(YEARS).join('|')}`;
const WEEKDAYS = '日月火水木金土';
const CHINESE_WEEKDAYS = '日一二三四五六';
const SEASONS = ['春', '夏', '秋', '冬'];
const JOINT = '\\s*(?:到|至|から|〜|~|～|-|–|—)\\s*';
const WINDOW_JOINT = new RegExp(`^(?:${JOINT}|\\s*(?:和|与|與|と)\\s*)$`);
/** Counts that are still a distance in time. */
const AGO_MAX = 1000;

const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/小时|小時|時間/, 'hour'],
  [/周末|週末/, 'weekend'],
  [/週|周|星期|礼拜|禮拜/, 'week'],
  [/月/, 'month'],
  [/年/, 'year'],
  [/天|日/, 'day'],
];
const unitIn = (text: string): Unit => UNITS.find(([pattern]) => pattern.test(text))?.[1] ?? 'day';

/** "12", "１２", "十二", "二〇二二", "两". */
function numberIn(text: string): number {
  const digits = [...text].map((char) => {
    const plain = char.normalize('NFKC');
    return /\d/.test(plain)
      ? plain
      : char === '十'
        ? '十'
        : String('〇一二三四五六七八九'.indexOf(char.replace('零', '〇').replace(/[两兩]/, '二')));
  });
  const [tens, units] = digits.join('').split('十');
  return units === undefined ? Number(tens) : Number(tens || '1') * 10 + Number(units || '0');
}

function yearIn(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  const years = YEARS[text];
  return years === undefined ? numberIn(text.replace('年', '')) : new Date(now).getUTCFullYear() + years;
}

const dated = (date: CalendarDate, now: number): Phrase => ({
  ...{ date, spans: spansOf(date, now) },
  ...(date.year === undefined ? { every: 'year' as const } : {}),
});

/** From a day through another of the same month: 5月3日到10日. */
function through(first: CalendarDate, last: number, now: number): Phrase {
  const { spans, ...phrase } = dated(first, now);
  const length = (last - (first.day ?? last) + 1) * DAY_MS;
  return { ...phrase, spans: spans.map(({ from }) => ({ from, to: from + length })) };
}

const FORMS: readonly (readonly [RegExp, (groups: Groups, now: number) => Phrase])[] = [
  [
    new RegExp(
      `(?:(?<year>${YEAR_WORDS})(?:的|の)?)?(?<![${DIGITS}])(?<month>${N})月(?!前|間|间)(?:的|の)?(?:(?<day>${N})[日号號]?${JOINT}(?<last>${N})[日号號]|(?<only>${N})[日号號])?`,
      'gu',
    ),
    ({ year, month = '', day, last, only }, now) => {
      const begins = day ?? only;
      const first = {
        year: yearIn(year, now),
        month: numberIn(month) - 1,
        day: begins === undefined ? undefined : numberIn(begins),
      };
      return last === undefined || numberIn(last) < (first.day ?? 1)
        ? dated(first, now)
        : through(first, numberIn(last), now);
    },
  ],
  [
    new RegExp(`(?<year>${YEAR_WORDS}|この|这个|這個)(?:的|の)?(?<season>[春夏秋冬])`, 'gu'),
    ({ year = '', season = '' }, now) =>
      dated(
        { year: /[年し]$/.test(year) ? yearIn(year, now) : undefined, season: SEASONS.indexOf(season) },
        now,
      ),
  ],
  [
    new RegExp(
      `(?<count>${N}|数|數|几|幾)(?:个|個|か|カ|ヶ|ケ|箇)?(?<unit>年|月|週間|周|週|星期|礼拜|禮拜|天|日|小时|小時|時間)(?:之|以)?前`,
      'gu',
    ),
    ({ count = '', unit = '' }, now) => {
      const n = /[数數几幾]/.test(count)
        ? { min: 2, max: 5 }
        : { min: numberIn(count), max: numberIn(count) };
      return { spans: n.max <= AGO_MAX ? [unitsAgo(unitIn(unit), n.min, n.max, now)] : [] };
    },
  ],
  [
    new RegExp(
      `(?<count>${N})(?:个|個|か|カ|ヶ|ケ|箇)?(?<unit>年|月|週間|周|週|星期|礼拜|禮拜|天|日)(?:之|以)?[后後](?![天年])`,
      'gu',
    ),
    ({ count = '', unit = '' }, now) => {
      const n = -numberIn(count);
      return { spans: n >= -AGO_MAX ? [unitsAgo(unitIn(unit), n, n, now)] : [] };
    },
  ],
  [
    new RegExp(
      `(?:过去|過去|最近|この|ここ|近)(?:的|の)?(?<count>${N})(?:个|個|か|カ|ヶ|ケ)?(?<unit>年|月|週間|周|週|星期|天|日)(?:間|间)?`,
      'gu',
    ),
    ({ count = '', unit = '' }, now) => ({
      spans: [
        { from: startOfDay(shift(now, unitIn(unit), -Math.min(numberIn(count), AGO_MAX))), to: now + 1 },
      ],
    }),
  ],
  [
    new RegExp(
      `(?<near>${NEAR_WORDS})(?:个|個)?(?<unit>周末|週末|(?:周|週|星期|礼拜|禮拜)(?:(?<chinese>[一二三四五六日天])|の?(?<weekday>[${WEEKDAYS}])曜日?)?|月)`,
      'gu',
    ),
    ({ near = '', unit = '', chinese, weekday }, now) => {
      const week = relativeUnit(unitIn(unit), NEAR[near] ?? 0, now);
      const day =
        chinese !== undefined
          ? CHINESE_WEEKDAYS.indexOf(chinese.replace('天', '日'))
          : WEEKDAYS.indexOf(weekday ?? '?');
      return { spans: [day < 0 ? week : weekdayOfWeek(day, week.from)] };
    },
  ],
  [
    new RegExp(`(?<day>${Object.keys(DAYS).join('|')})`, 'gu'),
    ({ day = '' }, now) => ({ spans: [relativeUnit('day', DAYS[day] ?? 0, now)] }),
  ],
  [
    new RegExp(`(?<year>${YEAR_WORDS})(?!前|間|间)`, 'gu'),
    ({ year }, now) => dated({ year: yearIn(year, now) }, now),
  ],
  [
    new RegExp(`(?:周|週|星期|礼拜|禮拜)(?<chinese>[一二三四五六日天])|(?<weekday>[${WEEKDAYS}])曜日?`, 'gu'),
    ({ chinese, weekday = '' }, now) => {
      const day =
        chinese !== undefined
          ? CHINESE_WEEKDAYS.indexOf(chinese.replace('天', '日'))
          : WEEKDAYS.indexOf(weekday);
      return { spans: [weekdayUpTo(day, now)], every: 'week' };
    },
  ],
];

/** The times that a Chinese or Japanese text names, left to right. */
export function readCjkDates(text: string, now: number): Placed[] {
  const found = FORMS.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].map(
      (match): Placed => ({
        every: null,
        ...read(match.groups ?? {}, now),
        start: match.index,
        end: match.index + match[0].length,
      }),
    ),
  ).filter(({ spans }) => spans.length > 0);
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Placed[] = [];
  for (const phrase of found) {
    const last = kept.at(-1);
    if (last !== undefined && phrase.start < last.end) continue;
    const joined = last === undefined ? null : join(last, phrase, text, now);
    if (joined === null) kept.push(phrase);
    else kept[kept.length - 1] = joined;
  }
  return kept;
}

/** "2022年5月到7月". */
function join(first: Placed, last: Placed, text: string, now: number): Placed | null {
  if (
    first.date === undefined ||
    last.date === undefined ||
    !WINDOW_JOINT.test(text.slice(first.end, last.start))
  )
    return null;
  const span = spanBetween(first.date, last.date, now);
  const every = first.date.year === undefined && last.date.year === undefined ? 'year' : null;
  return span === null ? null : { start: first.start, end: last.end, spans: [span], every };
}
