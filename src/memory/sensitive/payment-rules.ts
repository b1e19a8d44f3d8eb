/** Card numbers (ISO/IEC 7812, Luhn, issuer ranges) and IBANs (ISO 13616, mod 97, a length for each country). */
import { hasLuhn, mod97 } from './check-digits.ts';
import { foldWord } from './folded-text.ts';
import type { SensitiveMatch } from './kinds.ts';
import { around, oneOf, type Rule } from './rule.ts';

/** Issuer ranges by their leading digits, and the lengths that each has in use. */
const ISSUERS: readonly (readonly [range: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|[689])/, [14, 16]],
  [/^35(?:2[89]|[3-8])/, [16, 17, 18, 19]],
  [/^(?:6011|64[4-9]|65)/, [16, 17, 18, 19]],
  [/^(?:62|81)/, [16, 17, 18, 19]],
  [/^220[0-4]/, [16, 17, 18, 19]],
  [/^(?:50|5[6-9]|6)/, [12, 13, 14, 15, 16, 17, 18, 19]],
];
/** Lengths that hardly anything but a card has when Luhn holds and an issuer fits; others need the word "card". */
const TELLING_LENGTHS = [15, 16];

const GAP = '[ .-]{1,2}';
const CARD = new RegExp(
  `(?<![A-Za-z0-9_#/]|[A-Za-z0-9_][.-])(?:[0-9]{4}(?:${GAP}[0-9]{4}){3}(?:${GAP}[0-9]{1,3})?|[0-9]{4}${GAP}[0-9]{6}${GAP}[0-9]{4,5}|[0-9]{12,19})(?![A-Za-z0-9_]|[.-][A-Za-z0-9_])`,
  'g',
);
const CARD_WORDS = new RegExp(
  oneOf(
    [
      'card',
      'visa',
      'mastercard',
      'maestro',
      'amex',
      'american express',
      'diners',
      'discover',
      'jcb',
      'unionpay',
      'debit',
      'karte',
      'carte',
      'tarjeta',
      'cartao',
      'carta di',
      'kaart',
      'kort',
      'karta',
      'karty',
      'kart',
      'карт',
      '卡',
      '銀聯',
      '银联',
      'カード',
      '카드',
      'बैंक कार्ड',
    ].map(foldWord),
  ),
  'i',
);
/** Words right before a number that say it is something else. */
const OTHER_NUMBER =
  /(?:order|invoice|tracking|parcel|ticket|case|serial|imei|gtin|ean|isbn|sku|rma|id|ref|reference|build|commit|row|epoch|timestamp|snowflake|bestellung|rechnung|commande|facture|pedido|factura|ordine|fattura|заказ|订单|注文)(?:[ -]?(?:number|no|nr|nummer|id))?[ .:#=№]{0,4}$/i;

function* cards(text: string): Generator<SensitiveMatch> {
  for (const match of text.matchAll(CARD)) {
    const digits = match[0].replace(/[^0-9]/g, '');
    const start = match.index;
    const end = start + match[0].length;
    if (!hasIssuer(digits) || !hasLuhn(digits)) continue;
    const isCalledCard = CARD_WORDS.test(around(text, start, end));
    const isCalledOther = OTHER_NUMBER.test(text.slice(Math.max(0, start - 32), start));
    const isTelling = TELLING_LENGTHS.includes(digits.length) || digits.length < match[0].length;
    if (isCalledCard || (isTelling && !isCalledOther)) yield { kind: 'card_number', start, end };
  }
}

const hasIssuer = (digits: string): boolean =>
  ISSUERS.some(([range, lengths]) => lengths.includes(digits.length) && range.test(digits));

/** Length of an IBAN by country, from the registry of SWIFT. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BI: 27,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DJ: 27,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FK: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HN: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MN: 20,
  MR: 27,
  MT: 31,
  MU: 30,
  NI: 28,
  NL: 18,
  NO: 15,
  OM: 23,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  RU: 33,
  SA: 24,
  SC: 31,
  SD: 18,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  SO: 23,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
  YE: 30,
};
const IBAN_START = /(?<![A-Za-z0-9])(?:[A-Z]{2} ?|[a-z]{2})[0-9]{2}(?=[ -]?[A-Za-z0-9])/g;
/** Longest that an IBAN of 34 characters gets with a space after each but the last. */
const IBAN_SPREAD_CHARS = 67;

function* ibans(text: string): Generator<SensitiveMatch> {
  for (const { index: start } of text.matchAll(IBAN_START)) {
    const length = IBAN_LENGTHS[text.slice(start, start + 2).toUpperCase()];
    const end = length === undefined ? null : endOfRun(text, start, length);
    if (end === null) continue;
    const account = text.slice(start, end).replace(/[ -]/g, '').toUpperCase();
    if (mod97(account.slice(4) + account.slice(0, 4)) === 1) yield { kind: 'iban', start, end };
  }
}

/** Where `length` letters and digits end, with at most one space or dash between them; null if the run has another length. */
function endOfRun(text: string, start: number, length: number): number | null {
  let seen = 0;
  for (let i = start; i < Math.min(text.length, start + IBAN_SPREAD_CHARS); i++) {
    if (/[A-Za-z0-9]/.test(text[i] ?? '')) seen++;
    else if (!/[ -]/.test(text[i] ?? '') || /[ -]/.test(text[i - 1] ?? '')) return null;
    if (seen === length) return /[A-Za-z0-9]/.test(text[i + 1] ?? '') ? null : i + 1;
  }
  return null;
}

/** Numbers that move money. */
export const paymentRules: readonly Rule[] = [cards, ibans];
