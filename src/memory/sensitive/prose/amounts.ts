/** Digits that open nothing, told by their look and by the text right beside them: amounts, dates, years, times, places. */
import { plainOf, UNSPACED } from '../../../lib/text/folded-text.ts';
import { isDay } from '../rules/check-digits.ts';
import { lazy, nearby, sourceOf } from '../vocabulary.ts';
import type { Value } from './values.ts';

/** Digits that people speak of as a year; said digit by digit they are none. */
export const YEAR = /^(?:19[0-9]{2}|20[0-3][0-9])$/;
export const TIME = /^(?:[01][0-9]|2[0-4])[0-5][05]$/;
/** "PIR2000", "ISO27001". */
export const MODEL = /^[A-Z]{2,}[0-9]+$/;
/** Characters read behind a value for its unit, and before it for a currency. */
const MEASURE_CHARS = 24;
const MONEY_CHARS = 5;
/** "338201,5分钟内有效": what follows the comma is no decimal of the code. */
const NEXT_AMOUNT = new RegExp(`^,[0-9]{1,2} ?(?:[${UNSPACED}]|min)`);
const MONEY_BEFORE = lazy(
  () => new RegExp(`[€$£¥₹₽₴₩฿]\\s?$|(?<!\\p{L})(?:usd|eur|${sourceOf(nearby('currencies'))})\\.?\\s$`, 'u'),
);
const MEASURE_AFTER = lazy(
  () =>
    new RegExp(
      `^\\s?(?:[%°€$£¥₹₽₴₩฿]|(?:eur|euro|usd|km|kg|g|m|cm|mm|ml|l|kb|mb|gb|h|min|sec|s|${sourceOf(nearby('measures'), nearby('currencies'))})(?![\\p{L}\\p{N}]))`,
      'u',
    ),
);

/** True of a value that has its unit right behind it. */
export const isMeasured = ({ end }: Value, text: string): boolean =>
  MEASURE_AFTER().test(plainOf(text.slice(end, end + MEASURE_CHARS)));

/** True of a value that is money, a date, or a part of a longer number. */
export function isAmount({ text: digits, start, end }: Value, text: string): boolean {
  const rest = text.slice(end, end + MEASURE_CHARS);
  return (
    (/^[.,:/]?[0-9]/.test(rest) && !NEXT_AMOUNT.test(rest)) ||
    MONEY_BEFORE().test(plainOf(text.slice(Math.max(0, start - MONEY_CHARS), start))) ||
    /[0-9.,:/+]$|[*×] $/.test(text.slice(Math.max(0, start - 1), start)) ||
    isDate(digits)
  );
}

const isDate = (text: string): boolean => {
  const [a = 0, b = 0, c = 0, ...more] = text.split('-').map(Number);
  return more.length === 0 && /[0-9]{4}/.test(text) && (isDay(c, b, a) || isDay(a, b, c));
};

/** "PIN code 10115 Berlin": a postal code is followed by its place. */
export const isPlaceAfter = (text: string, { end }: Value): boolean =>
  /^,? \p{Lu}\p{Ll}/u.test(text.slice(end, end + 4));
