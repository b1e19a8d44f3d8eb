/**
 * The numbers of a text, written as figures or as words, whatever the language. Pure. One is no number here: "a cat" and "one cat" say the
 * same, and "un" is a word of its own in many languages.
 */

import { foldText } from '../lib/text/words.ts';
import type { Language } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { entriesOf, foldedEntriesOf } from './lists.ts';

/** A word as it stands in a text, folded. */
interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** A number, and the tokens that say it. */
export interface SaidNumber {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** True for a number in passing, within another word such as "twins". */
  readonly isImplied: boolean;
}

interface Counting {
  readonly values: ReadonlyMap<string, number>;
  readonly implied: ReadonlyMap<string, number>;
}

const HAN = /^[〇零一二两兩三四五六七八九十百千万萬]$/u;
const HAN_DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'〇一二三四五六七八九'].map((sign, i) => [sign, i])),
  零: 0,
  两: 2,
  兩: 2,
};
const HAN_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 萬: 10_000 };
const FIGURE = /\d+/gu;
/** Marks of thousands: 1,200 and 1.200. */
const THOUSANDS = /(?<=\d)[.,](?=\d{3}(?!\d))/gu;
/** "10k". */
const THOUSAND = /^\d+k$/;

const known = new Map<string, Counting>();

function countingOf(language: Language | null): Counting {
  const code = language?.code ?? '';
  const kept = known.get(code);
  if (kept !== undefined) return kept;
  const all = language === null ? LANGUAGES.filter(({ evidenceWords }) => evidenceWords) : [language];
  const counting = {
    values: new Map(all.flatMap((one) => [...spokenDigits(one), ...valued(one.evidenceWords?.numbers)])),
    implied: new Map(all.flatMap((one) => valued(one.evidenceWords?.counting))),
  };
  known.set(code, counting);
  return counting;
}

/** "2 two/pair": the words behind their value. */
const valued = (list = ''): [string, number][] =>
  entriesOf(list).flatMap((entry) => {
    const [, value = '', words = ''] = /^(\d+) (.+)$/u.exec(entry) ?? [];
    return words.split('/').map((word): [string, number] => [foldText(word), Number(value)]);
  });

/** Languages without numbers of their own have at least the digits that people dictate. */
const spokenDigits = ({ evidenceWords, secretWords }: Language): [string, number][] =>
  evidenceWords?.numbers !== undefined
    ? []
    : foldedEntriesOf(secretWords?.digits).flatMap((alike, value) =>
        value < 10 ? alike.split('/').map((word): [string, number] => [word.trim(), value]) : [],
      );

/** The numbers among tokens of a text, in order. */
export function numbersIn(tokens: readonly Token[], language: Language | null): SaidNumber[] {
  const { values, implied } = countingOf(language);
  const found: SaidNumber[] = [];
  const add = (value: number, from: number, to = from + 1, isImplied = false) => {
    if (value !== 1 && Number.isFinite(value)) found.push({ value, from, to, isImplied });
  };
  for (let i = 0; i < tokens.length; ) {
    const word = tokens[i]?.word ?? '';
    const begin = i++;
    if (HAN.test(word)) {
      while (HAN.test(tokens[i]?.word ?? '') && tokens[i]?.start === tokens[i - 1]?.end) i++;
      const run = tokens.slice(begin, i).map((token) => token.word);
      add(hanNumber(run), begin, i);
    } else if (/\d/.test(word)) for (const value of figuresIn(word)) add(value, begin);
    else {
      const value = values.get(word) ?? compound(word, values);
      if (value !== undefined) add(value, begin);
      const other = implied.get(word);
      if (other !== undefined) add(other, begin, begin + 1, true);
    }
  }
  return found;
}

/** A text without its marks of thousands: 1,200 is 1200, and 3.5 two figures on both sides of a comparison. */
export const withPlainNumbers = (text: string): string => text.replace(THOUSANDS, '');

/** The values of a word with figures in it: "850", "10k", "type-2". */
function figuresIn(word: string): number[] {
  if (THOUSAND.test(word)) return [Number.parseInt(word, 10) * 1000];
  return (word.match(FIGURE) ?? []).map(Number);
}

/** "Twenty-five", "fünfundzwanzig". */
function compound(word: string, values: ReadonlyMap<string, number>): number | undefined {
  const parts = word.split('-');
  if (parts.length === 2) {
    const [tens, ones] = parts.map((part) => values.get(part));
    if (tens !== undefined && ones !== undefined && tens >= 20 && tens < 100 && ones < 10) return tens + ones;
    // "Five-year", "two-bedroom".
    return tens;
  }
  const [ones, tens] = word.split(/und|en(?=[tvzn])/u, 2).map((part) => values.get(part));
  return ones !== undefined && tens !== undefined && tens >= 20 ? ones + tens : undefined;
}

function hanNumber(run: readonly string[]): number {
  if (run.every((sign) => HAN_UNITS[sign] === undefined))
    return Number(run.map((sign) => HAN_DIGITS[sign] ?? 0).join(''));
  let total = 0;
  let digit: number | null = null;
  for (const sign of run) {
    const unit = HAN_UNITS[sign];
    if (unit === undefined) digit = HAN_DIGITS[sign] ?? 0;
    else {
      total = unit === 10_000 ? (total + (digit ?? 0) || 1) * unit : total + (digit ?? 1) * unit;
      digit = null;
    }
  }
  return total + (digit ?? 0);
}
