/**
 * The dates that a text names, part by part, without a guess at what they mean: "3 May" is a day of a month and no year. Pure.
 */

import { english } from '../en.ts';
import type { Language } from '../language.ts';
import { type Lexeme, lexDates } from './date-lexer.ts';

/** Said part of a date: a day of a month, a month, a weekday or a year. */
export interface DatePart {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly weekday?: number;
}

/** The dates of a text, and where their figures stand. */
export interface SaidDates {
  readonly parts: readonly DatePart[];
  /** Places of figures that belong to a date. */
  readonly spans: readonly (readonly [number, number])[];
}

/** Years that a number of four figures may be. */
const YEARS = { min: 1900, max: 2100 } as const;
/** Lexemes between a day and its month: "3 de mayo", "May the 3rd". */
const DAY_TO_MONTH = 2;
const CJK_DATE = /(?:(\d{4})年)?(\d{1,2})月(?:(\d{1,2})[日号號])?|(\d{4})年/gu;
const HAS_CJK = /[\p{Script=Han}\p{Script=Hangul}]/u;
const KOREAN_DATE = /(?:(\d{4})년\s*)?(\d{1,2})월(?:\s*(\d{1,2})일)?|(\d{4})년/gu;

/** The dates that a text names. */
export function datesIn(text: string, language: Language | null): SaidDates {
  const parts: DatePart[] = [];
  const spans: [number, number][] = [];
  const add = (part: DatePart, from: number, to: number) => {
    parts.push(part);
    spans.push([from, to]);
  };
  if (HAS_CJK.test(text))
    for (const match of [...text.matchAll(CJK_DATE), ...text.matchAll(KOREAN_DATE)]) {
      const [year, month, day, alone] = match.slice(1).map((figure) => (figure ? Number(figure) : undefined));
      add(
        {
          ...given('year', year ?? alone),
          ...given('month', month === undefined ? undefined : month - 1),
          ...given('day', day),
        },
        match.index,
        match.index + match[0].length,
      );
    }
  const lexemes = lexemesOf(text, language);
  for (const [i, lexeme] of lexemes.entries()) {
    const { month, weekday, number, dates, start, end } = lexeme;
    if (dates?.[0])
      add(
        { ...given('year', dates[0].year), ...given('month', dates[0].month), ...given('day', dates[0].day) },
        start,
        end,
      );
    else if (month !== undefined && isMonth(lexemes, i, text)) {
      const near = dayBeside(lexemes, i);
      const year = yearBehind(lexemes, i);
      add({ month, ...given('day', near?.number), ...given('year', year?.number) }, start, end);
      for (const figure of [near, year]) if (figure) spans.push([figure.start, figure.end]);
    } else if (weekday !== undefined) add({ weekday }, start, end);
    else if (isYear(number) && !spans.some(([from, to]) => from <= start && end <= to))
      add({ year: number }, start, end);
  }
  return { parts, spans };
}

const given = <K extends string>(key: K, value: number | undefined): { [key in K]?: number } =>
  value === undefined ? {} : ({ [key]: value } as { [key in K]?: number });

const isYear = (number: number | undefined): number is number =>
  number !== undefined && number >= YEARS.min && number <= YEARS.max;

/** "May" is a month with a capital or beside a figure. */
function isMonth(lexemes: readonly Lexeme[], at: number, text: string): boolean {
  const lexeme = lexemes[at];
  if (lexeme?.isAmbiguous !== true) return true;
  return dayBeside(lexemes, at) !== undefined || /^\p{Lu}/u.test(text.slice(lexeme.start, lexeme.end));
}

function dayBeside(lexemes: readonly Lexeme[], at: number): Lexeme | undefined {
  const isDay = (lexeme: Lexeme | undefined) =>
    lexeme?.number !== undefined && lexeme.number >= 1 && lexeme.number <= 31;
  for (let away = 1; away <= DAY_TO_MONTH; away++)
    for (const lexeme of [lexemes[at - away], lexemes[at + away]]) if (isDay(lexeme)) return lexeme;
  return undefined;
}

const yearBehind = (lexemes: readonly Lexeme[], at: number): Lexeme | undefined =>
  lexemes.slice(at + 1, at + 2 + DAY_TO_MONTH).find(({ number }) => isYear(number));

/** The lexemes of a text in its language; people mix English in. */
export const lexemesOf = (text: string, language: Language | null): Lexeme[] =>
  lexDates(text, language === null || language === english ? [english] : [english, language]);
