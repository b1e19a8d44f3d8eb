/** Card numbers (ISO/IEC 7812, Luhn, issuer ranges) and IBANs (ISO 13616, mod 97, a length for each country). */

import { plainOf } from '../../../lib/text/folded-text.ts';
import type { SensitiveMatch } from '../kinds.ts';
import { beginnings, lazy, nearby, sourceOf } from '../vocabulary.ts';
import { hasLuhn, mod97 } from './check-digits.ts';
import { around, matchesOf, NUMBER_END, NUMBER_START, type Rule } from './rule.ts';

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
  `${NUMBER_START}(?:[0-9]{4}(?:${GAP}[0-9]{4}){3}(?:${GAP}[0-9]{1,3})?|[0-9]{4}${GAP}[0-9]{6}${GAP}[0-9]{4,5}|[0-9]{12,19})${NUMBER_END}`,
  'g',
);
const CARD_WORDS = beginnings(({ cards }) => cards);
/** Words right before a number that say it is something else. */
const OTHER_NUMBER = lazy(
  () =>
    new RegExp(
      `(?<![a-z])(?:imei|gtin|ean|rma|id|row|epoch|timestamp|snowflake|${sourceOf(({ otherNumbers }) => otherNumbers)})(?:[ -]?(?:number|no|nr|id))?[ .:#=]{0,4}$`,
      'u',
    ),
);
/** Characters before a number within which such a word and its sign begin. */
const OTHER_NUMBER_CHARS = 32;

/** Numbers that makers of payments publish for tests. */
const TEST_CARD = /^(?:(?:4242){4}|41{15}|5{12}4444|378282246310005)$/;
const TESTED = /(?<![a-z])(?:test|sandbox|stripe)/i;
/** True of one of those numbers, if tests are spoken of. */
export const isTestCard = (text: string, start: number, end: number): boolean =>
  TEST_CARD.test(text.slice(start, end).replace(/[^0-9]/g, '')) && TESTED.test(around(text, start, end));

function* cards(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, CARD)) {
    const digits = match[0].replace(/[^0-9]/g, '');
    const start = match.index;
    const end = start + match[0].length;
    if (!isCardNumber(digits) || isTestCard(text, start, end)) continue;
    const isCalledCard = CARD_WORDS().test(plainOf(around(text, start, end)));
    const isCalledOther = OTHER_NUMBER().test(
      plainOf(text.slice(Math.max(0, start - OTHER_NUMBER_CHARS), start)),
    );
    const isTelling = TELLING_LENGTHS.includes(digits.length) || digits.length < match[0].length;
    if (!isCalledCard && (!isTelling || isCalledOther)) continue;
    yield { kind: 'card_number', start, end };
    yield* codesOfCard(text, { end });
  }
}

/** Words by which digits behind a card's number are its code. */
const CARD_CODE_SAID = lazy(
  () =>
    new RegExp(
      `(?:cv[vc]2?|cid|csc|${sourceOf(nearby('backs'), ({ codes }) => codes)})[^0-9\\n]{0,16}$`,
      'u',
    ),
);
/** Right behind the month and year until which a card holds. */
const EXPIRY =
  /(?<![0-9])(?:0?[1-9]|1[0-2]) ?[/.-] ?(?:20)?[2-4][0-9](?:[\s,;|/-]{1,5}|[\s,;|/-]{1,3}[a-z]{2,5} )$/i;
const AFTER_CARD_CHARS = 100;

/** The digits that prove who holds a card, told behind its number: named so, or the last that is said; no price, year or date. */
export function* codesOfCard(text: string, { end }: { readonly end: number }): Generator<SensitiveMatch> {
  const rest = text.slice(end, end + AFTER_CARD_CHARS);
  for (const match of rest.matchAll(
    /(?<![[\p{L}--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]]\p{N}.:\/€$£¥₹+\-]|[0-9],)[0-9]{3,4}(?![\p{L}\p{N}\/:]|[.,\-][0-9])/gv,
  )) {
    const [digits] = match;
    if (/^20[0-9]{2}$/.test(digits)) continue;
    const isBehindEnd = EXPIRY.test(rest.slice(0, match.index));
    const isLast = /^\s*(?:$|[.,;)\]\n])/.test(rest.slice(match.index + digits.length));
    if (isLast || isBehindEnd || CARD_CODE_SAID().test(plainOf(rest.slice(0, match.index))))
      yield { kind: 'card_number', start: end + match.index, end: end + match.index + digits.length };
  }
}

/** True of a number that an issuer may have given: its beginning, its length and its check digit (Luhn) hold. */
export const isCardNumber = (digits: string): boolean => hasIssuer(digits) && hasLuhn(digits);

/** True of a number with an issuer's beginning and length; its check digit may be wrong. */
export const hasIssuer = (digits: string): boolean =>
  ISSUERS.some(([range, lengths]) => lengths.includes(digits.length) && range.test(digits));

/** Length of an IBAN by country, from the registry of SWIFT. */
const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20
  EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30
  KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23
  PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26
  UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
const IBAN_START = /(?<![A-Za-z0-9])(?:[A-Z]{2} ?|[a-z]{2})[0-9]{2}(?=[ .\n-]{0,2}[A-Za-z0-9])/g;
const IBAN_GAP = /[ .\n-]/;
/** Longest that an IBAN of 34 characters gets with a space after each but the last. */
const IBAN_SPREAD_CHARS = 67;

function* ibans(text: string): Generator<SensitiveMatch> {
  for (const { index: start } of matchesOf(text, IBAN_START)) {
    const length = IBAN_LENGTHS.get(text.slice(start, start + 2).toUpperCase());
    const end = length === undefined ? null : endOfRun(text, start, length);
    if (end === null) continue;
    const account = text
      .slice(start, end)
      .replace(/[ .\n-]/g, '')
      .toUpperCase();
    if (mod97(account.slice(4) + account.slice(0, 4)) === 1) yield { kind: 'iban', start, end };
  }
}

/**
 * End of a run of exactly `length` letters and digits, with at most two spaces, dots, dashes or line ends between them; null if
 * the run has another length.
 */
function endOfRun(text: string, start: number, length: number): number | null {
  let seen = 0;
  for (let i = start; i < Math.min(text.length, start + IBAN_SPREAD_CHARS); i++) {
    if (/[A-Za-z0-9]/.test(text[i] ?? '')) seen++;
    else if (
      !IBAN_GAP.test(text[i] ?? '') ||
      (IBAN_GAP.test(text[i - 1] ?? '') && IBAN_GAP.test(text[i - 2] ?? ''))
    )
      return null;
    if (seen === length) return /[A-Za-z0-9]/.test(text[i + 1] ?? '') ? null : i + 1;
  }
  return null;
}

/** Numbers that move money. */
export const paymentRules: readonly Rule[] = [cards, ibans];
