/** The times a question names. A window in the wrong place boosts the wrong memories; too wide a one boosts everything. */

import { casual } from 'chrono-node/en';
import { describe, expect, it } from 'vitest';
import { readTimeWindows } from '../../../src/language/dates/dates.ts';
import { readText } from '../../../src/language/read-text.ts';
import { growthOf, LINEAR_GROWTH_MAX, repeated } from '../../support/growth.ts';

/** The longest text that is read as a whole: from there on, time does not grow at all. */
const READ_CHARS = 2_000;
/** A Tuesday. */
const NOW = Date.parse('2023-08-15T10:00:00Z');

/** "2023-05-01 2023-06-01": days in UTC, `now` for the moment of the question. */
const windows = (text: string, now = NOW): string[] =>
  readTimeWindows(readText(text), now).map(({ from, to }) =>
    [from, to]
      .map((at) => (at === now + 1 ? 'now' : new Date(at).toISOString().replace('T00:00:00.000Z', '')))
      .join(' '),
  );

describe('English: the time that is asked about is boosted', () => {
  it.each<[string, ...string[]]>([
    ['What did I do last March?', '2023-03-01 2023-04-01'],
    ['two weeks ago', '2023-07-29 2023-08-05'],
    ['What did we eat in July 2022', '2022-07-01 2022-08-01'],
    ['9 November, 2022', '2022-11-09 2022-11-10'],
    ['on 23 August', '2022-08-23 2022-08-24', '2023-08-23 2023-08-24'],
    ['yesterday', '2023-08-14 2023-08-15'],
    ['between May and July 2023', '2023-05-01 2023-08-01'],
    ['from May to July 2023', '2023-05-01 2023-08-01'],
    ['2019', '2019-01-01 2020-01-01'],
    ['in 2019', '2019-01-01 2020-01-01'],
    ['last summer', '2022-06-01 2022-09-01'],
    ['the week before 6 July', '2023-06-29 2023-07-06'],
    ['last week', '2023-08-07 2023-08-14'],
    ['three months ago', '2023-04-30 2023-05-31'],
    ['last year', '2022-01-01 2023-01-01'],
    ['a couple of days ago', '2023-08-13 2023-08-14'],
    ['a few weeks ago', '2023-07-08 2023-08-05'],
    ['2023-05-03', '2023-05-03 2023-05-04'],
    ['5/3/2023', '2023-05-03 2023-05-04', '2023-03-05 2023-03-06'],
    ['May 3rd', '2023-05-03 2023-05-04'],
    ['in May', '2023-05-01 2023-06-01'],
    ['last Friday', '2023-08-11 2023-08-12'],
    ['the weekend of May 6', '2023-05-06 2023-05-08'],
    ['on Monday', '2023-08-14 2023-08-15'],
    ['this month', '2023-08-01 2023-09-01'],
    ['early June', '2023-06-01 2023-06-11'],
    ['end of June', '2023-06-21 2023-07-01'],
    ['March 2021', '2021-03-01 2021-04-01'],
    ['In the summer of 2020', '2020-06-01 2020-09-01'],
    ['last weekend', '2023-08-12 2023-08-14'],
    ['last night', '2023-08-14 2023-08-15'],
    ['this morning', '2023-08-15 2023-08-16'],
    ['in the past two weeks', '2023-08-01 now'],
    ['since May', '2023-05-01 now'],
    ['before July 2022', '1970-01-01 2022-07-01'],
    ['June 5-7, 2023', '2023-06-05 2023-06-08'],
    ['5 to 7 June', '2023-06-05 2023-06-08'],
    ['What may happen if they march?'],
    ["May I ask about April's dog?"],
    ['the second week of May 2023', '2023-05-08 2023-05-15'],
    ['10 years ago', '2013-02-13 2014-02-15'],
    ['May 2022 and June 2023', '2022-05-01 2022-06-01', '2023-06-01 2023-07-01'],
    ['a year ago', '2022-02-13 2023-02-15'],
    ['the day before yesterday', '2023-08-13 2023-08-14'],
    ['two days before 6 July', '2023-07-04 2023-07-05'],
    ['the Friday before 15 July, 2023', '2023-07-14 2023-07-15'],
    ['the past month', '2023-07-15 now'],
    ['last month', '2023-07-01 2023-08-01'],
    ['7 May', '2023-05-07 2023-05-08'],
    ['the fifth of May', '2023-05-05 2023-05-06'],
    ['Friday, 15 July 2022', '2022-07-15 2022-07-16'],
    ['Friday of last week', '2023-08-11 2023-08-12'],
    ['2019-2021', '2019-01-01 2022-01-01'],
    ['in 2000', '2000-01-01 2001-01-01'],
    ['2000 euros'],
    ['version 2019.1'],
    ['port 8080'],
    ['on the first weekend of August 2022', '2022-08-06 2022-08-08'],
    ['the weekend before 20 July 2023', '2023-07-15 2023-07-17'],
    ['in June of last year', '2022-06-01 2022-07-01'],
    ['next week', '2023-08-21 2023-08-28'],
    ['in February 29', '2020-02-29 2020-03-01'],
    ['this summer', '2023-06-01 2023-09-01'],
    ['winter 2022', '2021-12-01 2022-03-01', '2022-12-01 2023-03-01'],
    ['mid-June 2022', '2022-06-11 2022-06-21'],
    ['2022-07', '2022-07-01 2022-08-01'],
    ['from 2023-05-03 to 2023-05-10', '2023-05-03 2023-05-11'],
    ['after 6 July', '2023-07-07 now'],
    ['the last three months', '2023-05-15 now'],
    ["I can't last a week"],
    ['second option'],
  ])('%j', (text, ...expected) => {
    expect(windows(text)).toEqual(expected);
  });
});

describe('German: the time that is asked about is boosted', () => {
  it.each<[string, ...string[]]>([
    ['Was habe ich letzten März gesagt?', '2023-03-01 2023-04-01'],
    ['vor zwei Wochen', '2023-07-29 2023-08-05'],
    ['im Juli 2022', '2022-07-01 2022-08-01'],
    ['9. November 2022', '2022-11-09 2022-11-10'],
    ['am 23. August', '2022-08-23 2022-08-24', '2023-08-23 2023-08-24'],
    ['gestern', '2023-08-14 2023-08-15'],
    ['vorgestern', '2023-08-13 2023-08-14'],
    ['zwischen Mai und Juli 2023', '2023-05-01 2023-08-01'],
    ['letzten Sommer', '2022-06-01 2022-09-01'],
    ['letzte Woche', '2023-08-07 2023-08-14'],
    ['letztes Jahr', '2022-01-01 2023-01-01'],
    ['im März', '2023-03-01 2023-04-01'],
    ['Mai 2021', '2021-05-01 2021-06-01'],
    ['vor drei Tagen', '2023-08-12 2023-08-13'],
    ['am Montag', '2023-08-14 2023-08-15'],
    ['letzten Freitag', '2023-08-11 2023-08-12'],
    ['03.05.2023', '2023-05-03 2023-05-04'],
    ['am 3.5.', '2023-05-03 2023-05-04'],
    ['Wer ist hier?'],
    ['seit Mai', '2023-05-01 now'],
    ['vor dem 6. Juli', '1970-01-01 2023-07-06'],
    ['Anfang Juni 2022', '2022-06-01 2022-06-11'],
    ['in der Woche vor dem 6. Juli', '2023-06-29 2023-07-06'],
    ['im letzten Monat', '2023-07-01 2023-08-01'],
    ['in den letzten zwei Wochen', '2023-08-01 now'],
    ['im Sommer 2021', '2021-06-01 2021-09-01'],
    ['vom 5. bis 7. Juni', '2023-06-05 2023-06-08'],
  ])('%j', (text, ...expected) => {
    expect(windows(text)).toEqual(expected);
  });
});

describe('French: the time that is asked about is boosted', () => {
  it.each<[string, ...string[]]>([
    ['mars dernier', '2023-03-01 2023-04-01'],
    ['il y a deux semaines', '2023-07-29 2023-08-05'],
    ['en juillet 2022', '2022-07-01 2022-08-01'],
    ['le 9 novembre 2022', '2022-11-09 2022-11-10'],
    ['le 23 août', '2022-08-23 2022-08-24', '2023-08-23 2023-08-24'],
    ['hier', '2023-08-14 2023-08-15'],
    ['avant-hier', '2023-08-13 2023-08-14'],
    ['entre mai et juillet 2023', '2023-05-01 2023-08-01'],
    ["l'été dernier", '2022-06-01 2022-09-01'],
    ['la semaine dernière', '2023-08-07 2023-08-14'],
    ['le mois dernier', '2023-07-01 2023-08-01'],
    ["l'année dernière", '2022-01-01 2023-01-01'],
    ['en mars', '2023-03-01 2023-04-01'],
    ['mai 2021', '2021-05-01 2021-06-01'],
    ['il y a 3 jours', '2023-08-12 2023-08-13'],
    ["Qu'est-ce que j'ai fait l'été dernier ?", '2022-06-01 2022-09-01'],
    ['où as-tu été ?'],
    ['la semaine avant le 6 juillet', '2023-06-29 2023-07-06'],
    ['début juin 2022', '2022-06-01 2022-06-11'],
    ['depuis mai', '2023-05-01 now'],
    ['ces deux dernières semaines', '2023-08-01 now'],
  ])('%j', (text, ...expected) => {
    expect(windows(text)).toEqual(expected);
  });
});

describe('Spanish: the time that is asked about is boosted', () => {
  it.each<[string, ...string[]]>([
    ['marzo pasado', '2023-03-01 2023-04-01'],
    ['hace dos semanas', '2023-07-29 2023-08-05'],
    ['en julio de 2022', '2022-07-01 2022-08-01'],
    ['el 9 de noviembre de 2022', '2022-11-09 2022-11-10'],
    ['el 23 de agosto', '2022-08-23 2022-08-24', '2023-08-23 2023-08-24'],
    ['ayer', '2023-08-14 2023-08-15'],
    ['anteayer', '2023-08-13 2023-08-14'],
    ['entre mayo y julio de 2023', '2023-01-01 2024-01-01'],
    ['el verano pasado', '2022-06-01 2022-09-01'],
    ['la semana pasada', '2023-08-07 2023-08-14'],
    ['el mes pasado', '2023-07-01 2023-08-01'],
    ['el año pasado', '2022-01-01 2023-01-01'],
    ['en marzo', '2023-03-01 2023-04-01'],
    ['hace 3 días', '2023-08-12 2023-08-13'],
    ['de mayo a julio de 2022', '2022-05-01 2022-08-01'],
    ['desde mayo', '2023-05-01 now'],
    ['el viernes pasado', '2023-08-11 2023-08-12'],
    ['la semana antes del 6 de julio', '2023-06-29 2023-07-06'],
  ])('%j', (text, ...expected) => {
    expect(windows(text)).toEqual(expected);
  });
});

describe('Italian, Portuguese and Dutch: the time that is asked about is boosted', () => {
  it.each<[string, ...string[]]>([
    ['lo scorso marzo', '2023-03-01 2023-04-01'],
    ['due settimane fa', '2023-07-29 2023-08-05'],
    ['a luglio 2022', '2022-07-01 2022-08-01'],
    ['la settimana scorsa', '2023-08-07 2023-08-14'],
    ["l'estate scorsa", '2022-06-01 2022-09-01'],
    ['ieri', '2023-08-14 2023-08-15'],
    ['em julho de 2022', '2022-07-01 2022-08-01'],
    ['há duas semanas', '2023-07-29 2023-08-05'],
    ['ontem', '2023-08-14 2023-08-15'],
    ['semana passada', '2023-08-07 2023-08-14'],
    ['no verão passado', '2022-06-01 2022-09-01'],
    ['twee weken geleden', '2023-07-29 2023-08-05'],
    ['vorige week', '2023-08-07 2023-08-14'],
    ['in juli 2022', '2022-07-01 2022-08-01'],
    ['gisteren', '2023-08-14 2023-08-15'],
  ])('%j', (text, ...expected) => {
    expect(windows(text)).toEqual(expected);
  });
});

describe('Russian: the time that is asked about is boosted', () => {
  it.each<[string, ...string[]]>([
    ['в прошлом марте', '2023-03-01 2023-04-01'],
    ['две недели назад', '2023-07-29 2023-08-05'],
    ['в июле 2022', '2022-07-01 2022-08-01'],
    ['9 ноября 2022', '2022-11-09 2022-11-10'],
    ['23 августа', '2022-08-23 2022-08-24', '2023-08-23 2023-08-24'],
    ['вчера', '2023-08-14 2023-08-15'],
    ['позавчера', '2023-08-13 2023-08-14'],
    ['между маем и июлем 2023', '2023-05-01 2023-08-01'],
    ['прошлым летом', '2022-06-01 2022-09-01'],
    ['на прошлой неделе', '2023-08-07 2023-08-14'],
    ['в прошлом месяце', '2023-07-01 2023-08-01'],
    ['в прошлом году', '2022-01-01 2023-01-01'],
    ['в марте', '2023-03-01 2023-04-01'],
    ['три дня назад', '2023-08-12 2023-08-13'],
    ['в мае 2021 года', '2021-05-01 2021-06-01'],
    ['летом 2020 года', '2020-06-01 2020-09-01'],
    ['с 5 по 7 июня', '2023-06-05 2023-06-08'],
    ['с мая', '2023-05-01 now'],
    ['до июля 2022', '1970-01-01 2022-07-01'],
    ['в прошлую пятницу', '2023-08-11 2023-08-12'],
    ['неделю назад', '2023-08-05 2023-08-12'],
  ])('%j', (text, ...expected) => {
    expect(windows(text)).toEqual(expected);
  });
});

describe('Japanese: the time that is asked about is boosted', () => {
  it.each<[string, ...string[]]>([
    ['去年の3月', '2022-03-01 2022-04-01'],
    ['二週間前', '2023-07-29 2023-08-05'],
    ['2週間前', '2023-07-29 2023-08-05'],
    ['2022年7月', '2022-07-01 2022-08-01'],
    ['2022年11月9日', '2022-11-09 2022-11-10'],
    ['8月23日', '2022-08-23 2022-08-24', '2023-08-23 2023-08-24'],
    ['昨日', '2023-08-14 2023-08-15'],
    ['おととい', '2023-08-13 2023-08-14'],
    ['先週', '2023-08-07 2023-08-14'],
    ['先月', '2023-07-01 2023-08-01'],
    ['去年', '2022-01-01 2023-01-01'],
    ['昨年の夏', '2022-06-01 2022-09-01'],
    ['3月に', '2023-03-01 2023-04-01'],
    ['2019年', '2019-01-01 2020-01-01'],
    ['三日前', '2023-08-12 2023-08-13'],
    ['先週の金曜日', '2023-08-11 2023-08-12'],
    ['2022年5月から7月', '2022-05-01 2022-08-01'],
    ['１０月５日', '2022-10-05 2022-10-06', '2023-10-05 2023-10-06'],
    ['この2週間', '2023-08-01 now'],
  ])('%j', (text, ...expected) => {
    expect(windows(text)).toEqual(expected);
  });
});

describe('Chinese: the time that is asked about is boosted', () => {
  it.each<[string, ...string[]]>([
    ['去年三月我说了什么', '2022-03-01 2022-04-01'],
    ['两周前', '2023-07-29 2023-08-05'],
    ['2022年7月', '2022-07-01 2022-08-01'],
    ['2022年11月9日', '2022-11-09 2022-11-10'],
    ['8月23日', '2022-08-23 2022-08-24', '2023-08-23 2023-08-24'],
    ['昨天', '2023-08-14 2023-08-15'],
    ['前天', '2023-08-13 2023-08-14'],
    ['上周', '2023-08-07 2023-08-14'],
    ['上个月', '2023-07-01 2023-08-01'],
    ['去年', '2022-01-01 2023-01-01'],
    ['去年夏天', '2022-06-01 2022-09-01'],
    ['三月', '2023-03-01 2023-04-01'],
    ['2019年', '2019-01-01 2020-01-01'],
    ['三天前', '2023-08-12 2023-08-13'],
    ['二〇二二年七月', '2022-07-01 2022-08-01'],
    ['上周五', '2023-08-11 2023-08-12'],
    ['2023年5月到7月', '2023-05-01 2023-08-01'],
    ['十二月二十五日', '2022-12-25 2022-12-26', '2023-12-25 2023-12-26'],
    ['过去三个月', '2023-05-15 now'],
    ['星期五', '2023-08-11 2023-08-12'],
    ['几个月前', '2023-02-28 2023-07-01'],
    ['5年前', '2018-02-13 2019-02-15'],
    ['十年前', '2013-02-13 2014-02-15'],
  ])('%j', (text, ...expected) => {
    expect(windows(text)).toEqual(expected);
  });
});

it.each([
  [
    'the latest 23 August that has begun, and the coming one, which is nearer',
    'on 23 August',
    ['2022-08-23 2022-08-24', '2023-08-23 2023-08-24'],
  ],
  ['the month that is running', 'in August', ['2023-08-01 2023-09-01']],
  ['a month long gone in this year', 'in February', ['2023-02-01 2023-03-01']],
  ['both readings of a date in figures', '5/3/2023', ['2023-05-03 2023-05-04', '2023-03-05 2023-03-06']],
])('a date that is not whole means %s', (_, text, expected) => {
  expect(windows(text)).toEqual(expected);
});

it('a day that its month does not have leaves the month', () => {
  expect(windows('on 30 February 2022')).toEqual(['2022-02-01 2022-03-01']);
});

it('keeps the words that named a window, as written', () => {
  expect(readTimeWindows(readText('What did I eat Last March?'), NOW).map(({ text }) => text)).toEqual([
    'Last March',
  ]);
});

it.each([
  'May I ask what April wants?',
  'It may rain',
  'They march on',
  'My second marathon',
  'Jan and August went home',
  '2000 euros',
  'version 2019.1',
  'port 8080',
  'abc2019def',
  '$2019',
  '2019-nCoV',
  '99/99/2023',
  '2023-13-45',
  'I can not last a week',
  'const may = sun[3]',
  'Wer ist hier?',
  'où as-tu été ?',
  '👍',
  '',
  '\u0000\ud800',
])('of %j names no time, so nothing is boosted by mistake', (text) => {
  expect(windows(text)).toEqual([]);
});

it.each([
  'yesterday',
  'on 23 April 2022',
  'on April 23rd, 2022',
  '9 November, 2022',
  'two days ago',
  'last Friday',
  'two days before 6 July 2022',
  'March 2021',
  '2021-02-28',
  'the day before yesterday',
  'three months ago',
  'two weeks ago',
])('agrees with a date library about the day inside the window of %j', (text) => {
  const date = casual.parse(text, { instant: new Date(NOW), timezone: 0 })[0]?.start;
  const at = Date.UTC(date?.get('year') ?? 0, (date?.get('month') ?? 0) - 1, date?.get('day') ?? 0, 12);
  const [window] = readTimeWindows(readText(text), NOW);
  expect(window?.from).toBeLessThanOrEqual(at);
  expect(window?.to).toBeGreaterThan(at);
});

it.each(['2023-12-31T23:59:59.999Z', '2024-02-29T00:00:00Z', '2024-03-31T12:00:00Z', '2024-01-01T00:00:00Z'])(
  'asked at %s, "last month", "yesterday" and "last year" end where the present begins',
  (iso) => {
    const now = Date.parse(iso);
    const [day, month, year] = [iso.slice(0, 10), `${iso.slice(0, 7)}-01`, `${iso.slice(0, 4)}-01-01`].map(
      Date.parse,
    );
    expect(readTimeWindows(readText('yesterday'), now)[0]?.to).toBe(day);
    expect(readTimeWindows(readText('last month'), now)[0]?.to).toBe(month);
    expect(readTimeWindows(readText('last year'), now)[0]?.to).toBe(year);
  },
);

it.each(['may ', 'last ', '1 of ', '5-', '二', 'a 2023 b ', "'", '2023-05-03 ', 'between May and '])(
  'a message of 32 KB of %j holds nobody up and boosts only a few times',
  (piece) => {
    expect(readTimeWindows(readText(repeated(piece)(32_000)), NOW).length).toBeLessThanOrEqual(8);
    for (const chars of [READ_CHARS, 32_000]) {
      const growth = growthOf((text) => readTimeWindows(readText(text), NOW), repeated(piece), chars);
      expect(growth, `${chars} characters`).toBeLessThan(LINEAR_GROWTH_MAX);
    }
  },
);

it('the date in the question after a long pasted text is found', () => {
  expect(windows(`${'word '.repeat(5000)} What did I do in July 2022?`)).toEqual(['2022-07-01 2022-08-01']);
});
