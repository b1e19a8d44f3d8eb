/**
 * Numbers of persons, documents and cards that are known by what is said near them, or by the way in which they are written:
 * a national id by its scheme, a card by its issuer and check digit however it is grouped. One pass over the numbers of a text;
 * how many groups one may have is bounded.
 */

import { plainOf } from '../../../../lib/text/folded-text.ts';
import type { SensitiveMatch } from '../../kinds.ts';
import { codesOfCard, hasIssuer, isCardNumber, isTestCard } from '../../rules/payment-rules.ts';
import { matchesOf } from '../../rules/rule.ts';
import { lazy, nearby, sourceOf } from '../../vocabulary.ts';
import type { Beside, Context, Place } from '../context.ts';
import type { Mention } from '../mentions.ts';
import { isIdAlone, isIdIn, UNITED_STATES } from './id-schemes.ts';

/** Digits in groups, perhaps with letters before, behind or (Finland, Singapore) in the middle. */
const NUMBER =
  /(?<![A-Za-z0-9+#])(?:[A-Z]{1,5}[ -]?)?[0-9]{1,20}(?:[ \n.,/|_*·•~-]{1,3}[0-9]{1,20}){0,18}(?:[ -]?[A-Z]{1,2}|\([0-9A]\))?(?![A-Za-z0-9_])/g;
/** Letters and digits together: Mexico, Italy, India. */
const LETTERED = /(?<![A-Za-z0-9_+#./-])(?=[A-Z0-9]{0,17}[A-Z])[A-Z0-9]{8,18}(?![A-Za-z0-9_-])/g;
/** Letters and digits in groups, in any order: the United States' Medicare. */
const LETTERED_GROUPS =
  /(?<![A-Za-z0-9_+#./-])(?=[0-9-]{0,17}[A-Z])[A-Z0-9]{2,6}(?:-[A-Z0-9]{2,13}){1,4}(?![A-Za-z0-9_-])/g;
const DIGITS_MIN = 6;
const LETTERED_DIGITS_MIN = 4;
/** A number of five groups with one before and one behind it. */
const LONGEST = 40;
const GROUPS_MAX = 8;
const DATE =
  /^(?:[0-9]{1,2}[./ -]{1,2}[0-9]{1,2}[./ -]{1,2}(?:19|20)?[0-9]{2}|(?:19|20)[0-9]{2}[./-]{1,2}[0-9]{1,2}[./-]{1,2}[0-9]{1,2})$/;

/** A number as it is written. */
export interface LongNumber extends Place {
  readonly text: string;
  /** In capitals, without separators. */
  readonly bare: string;
}

/** Numbers long enough to be one of a person, a document or a card, in order. */
export const longNumbersIn = (text: string): LongNumber[] =>
  [NUMBER, LETTERED, LETTERED_GROUPS]
    .flatMap((pattern) => numbersOf(text, pattern))
    .sort((a, b) => a.start - b.start);

/** Those of the numbers that are known by a word near them or by their scheme. */
export function* secretNumbers(
  text: string,
  numbers: readonly LongNumber[],
  context: Context,
): Generator<SensitiveMatch> {
  let last: LongNumber | null = null;
  for (const number of numbers) {
    if (isTestCard(text, number.start, number.end)) continue;
    const card = cardIn(number, context);
    if (card !== null) {
      yield { kind: 'card_number', ...card };
      yield* codesOfCard(text, card);
    } else {
      const place: Place | null = idIn(number, context) ?? nextOf(last, number, text);
      if (place === null) {
        if (isAccount(number, context)) yield { kind: 'iban', ...placeOf(number) };
        continue;
      }
      last = number;
      yield { kind: 'national_id', ...place };
    }
  }
}

const ACCOUNT_NEAR_CHARS = 28;
const ACCOUNT_BESIDE_CHARS = 10;
const ACCOUNT_DIGITS_MAX = 20;
/** An account in a bank's own groups; the letters before may be the bank's. */
const ACCOUNT = /^(?:[A-Z]{1,5} )?[0-9]{1,20}(?:[ /.-]{1,2}[0-9]{1,20}){0,5}$/;

/** "Sort code 40-17-22, account number 61837205": a number behind the words for one of a bank, and nothing else's. */
function isAccount(number: LongNumber, context: Context): boolean {
  if (!ACCOUNT.test(number.text) || number.bare.length > ACCOUNT_DIGITS_MAX) return false;
  if (DATE.test(number.text) && !context.endsAt(['accounts'], number.start - 1)) return false;
  const [after] = context.after(number);
  if (after?.isDirect && after.mention.topics.has('accounts')) return true;
  const before = context.before(number);
  const account = before.find(({ mention }) => mention.topics.has('accounts'));
  if (account === undefined || account.breaks > 0 || account.gap.length > ACCOUNT_NEAR_CHARS) return false;
  // "Routing 121000248, account 7730194426".
  const isSecond = before[0]?.isDirect === true && before[0].mention.topics.has('logins');
  if (/\?/.test(account.gap) || (/[0-9]/.test(account.gap) && !isSecond)) return false;
  const isNear = account.isDirect || account.isLinked || account.gap.length <= ACCOUNT_BESIDE_CHARS;
  if (!isNear && !isSecond) return false;
  return !context.saysOther(account.mention.end, number, number.end + 2);
}

const NEXT_CHARS = 24;

/** "Mine 554820193, Jan's NX8R4K172": a document's number behind another one, with a name between at most. */
function nextOf(last: LongNumber | null, number: LongNumber, text: string): Place | null {
  if (last === null || number.start < last.end || number.start - last.end > NEXT_CHARS) return null;
  if (
    !/^[ (),;:&+/\n-]*(?:\p{L}[\p{L}'’]{0,14}[ (),;:&+/\n-]*){0,3}$/u.test(text.slice(last.end, number.start))
  )
    return null;
  const isAlike =
    last.bare.length === number.bare.length && /^[A-Z]/.test(last.bare) === /^[A-Z]/.test(number.bare);
  return (isAlike || LETTERED_DOCUMENT.test(number.bare)) && isWhole(number, text) ? placeOf(number) : null;
}

const LETTERED_DOCUMENT = /^(?=(?:[A-Z]*[0-9]){4})(?=[0-9]*[A-Z])[A-Z0-9]{8,9}$/;

function numbersOf(text: string, pattern: RegExp): LongNumber[] {
  const least = pattern === NUMBER ? DIGITS_MIN : LETTERED_DIGITS_MIN;
  return [...matchesOf(text, pattern)].flatMap((match) => {
    const number = match[0].trimEnd();
    const bare = bareOf(number);
    if (bare.length > LONGEST || bare.replace(/[^0-9]/g, '').length < least) return [];
    return [{ text: number, bare, start: match.index, end: match.index + number.length }];
  });
}

const bareOf = (number: string): string => number.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

/** The number, or a part of it whose groups make one: "8709, 5" goes on as a list does. */
function* partsOf(number: LongNumber, pattern: RegExp): Generator<LongNumber> {
  const groups = [...matchesOf(number.text, pattern)];
  // A longer row of numbers is a list: it is one number as a whole or none.
  if (groups.length > GROUPS_MAX) return yield number;
  for (let first = 0; first < groups.length; first++)
    for (let last = groups.length - 1; last >= first; last--) {
      const from = groups[first]?.index ?? 0;
      const to = (groups[last]?.index ?? 0) + (groups[last]?.[0].length ?? 0);
      const text = number.text.slice(from, to);
      yield { text, bare: bareOf(text), start: number.start + from, end: number.start + to };
    }
}

const isNameOfCard = ({ mention, gap, isDirect, isLinked, breaks }: Beside): boolean =>
  mention.topics.has('cards') &&
  breaks === 0 &&
  (isDirect || (isLinked && gap.length <= ACCOUNT_NEAR_CHARS) || gap.length <= CARD_BESIDE_CHARS);

/** "Card no.", "Visa ending": a word or none. */
const CARD_BESIDE_CHARS = 6;
const CARD_WORD_CHARS = 80;
const EXPIRY_BEHIND = /^[^0-9]{0,40}(?:0[1-9]|1[0-2]) ?[/.-] ?(?:20)?[2-4][0-9](?![0-9])/;

const USUAL_CARD =
  /^[0-9]{4}(?:[ \n./|_*·•~-]{1,3}[0-9]{4}){3}$|^[0-9]{4}[ \n./|_*·•~-]{1,3}[0-9]{6}[ \n./|_*·•~-]{1,3}[0-9]{4,5}$/;

/** A card in groups of any size: of the usual ones whatever is said, of others where a card is spoken of. */
function cardIn(number: LongNumber, context: Context): Place | null {
  if (number.bare.length < 13) return null;
  const isCalled = [...context.before(number), ...context.after(number)].some(
    ({ mention, gap }) => mention.topics.has('cards') && gap.length <= CARD_WORD_CHARS,
  );
  for (const part of partsOf(number, /[0-9]+/g)) {
    const isUsual = USUAL_CARD.test(part.text);
    if ((isUsual || isCalled) && /[^0-9]/.test(part.text) && isCardNumber(part.bare)) return placeOf(part);
    if (isCalled && isCardNumber(part.bare)) return placeOf(part);
    // People mistype check digits: right behind the word for a card a number in a card's groups is one.
    if (isUsual && hasIssuer(part.bare) && context.before(part).some(isNameOfCard)) return placeOf(part);
    // With a mistyped digit the month until which it holds tells a card.
    if (
      isUsual &&
      isCalled &&
      hasIssuer(part.bare) &&
      EXPIRY_BEHIND.test(context.text.slice(part.end, part.end + 48))
    )
      return placeOf(part);
  }
  return null;
}

const placeOf = ({ start, end }: Place): Place => ({ start, end });

const ID_NEAR_CHARS = 64;
const ID_AFTER_CHARS = 40;
const FOR_OTHER_CHARS = 20;
/** "… is rejected": what is wrong with an id is no id. */
const REJECTED_CHARS = 28;
const REJECTED = lazy(() => new RegExp(`^ (?:\\p{L}{1,6} ){0,2}(?:${sourceOf(nearby('rejected'))})`, 'u'));

/** "TFN 123 456 782": letters before a number that name it are no part of it. */
function withoutName(number: LongNumber, context: Context): LongNumber {
  const name = /^[A-Z]{2,5}[ -]/.exec(number.text)?.[0].length ?? 0;
  if (name === 0 || !context.endsAt(['ids', 'documents'], number.start + name - 1)) return number;
  const text = number.text.slice(name);
  return { text, bare: bareOf(text), start: number.start + name, end: number.end };
}

function idIn(named: LongNumber, context: Context): Place | null {
  const number = withoutName(named, context);
  const before = context.before(number);
  const other = before.find(({ mention }) => mention.topics.has('otherNumbers'));
  const isOther = other !== undefined && other.gap.length <= 12;
  if (DATE.test(number.text)) return null;
  for (const part of partsOf(
    number,
    /(?:(?<![A-Z])[A-Z]+)?[0-9]+(?:[ -]?[A-Z]{1,2}(?![A-Z])|\([0-9A]\))?|(?<![A-Z])[A-Z]+(?=[ -]?[0-9])/g,
  )) {
    if (DATE.test(part.text)) continue;
    if (
      !isOther &&
      isWhole(part, context.text) &&
      isIdAlone(part.text, part.bare, isSetOff(part, context.text))
    )
      return placeOf(part);
  }
  const id = before.find(({ mention }) => mention.topics.has('ids'));
  // "My id number for the booking": what it is for stands between, and no comma.
  const isForOther = id !== undefined && id.gap.length <= FOR_OTHER_CHARS && !/[,;(]/.test(id.gap);
  const isOfOther = isOther && id !== undefined && other.mention.start > id.mention.start && !isForOther;
  if (id !== undefined && !isOfOther && isIdAfter(number, id, context)) return placeOf(number);
  if (id !== undefined && id.breaks <= 1 && id.gap.length <= ID_NEAR_CHARS)
    for (const part of partsOf(number, /(?:(?<![A-Z])[A-Z]+)?[0-9]+[A-Z]?/g))
      if (isIdIn(languagesOf(id.mention, context), part.bare)) return placeOf(part);
  const document = before.find(({ mention }) => mention.topics.has('documents'));
  if (document !== undefined && isDocumentNumber(number, document)) return placeOf(number);
  const after = context
    .after(number)
    .find(({ mention }) => mention.topics.has('ids') || mention.topics.has('documents'));
  if (after !== undefined && after.breaks === 0 && (!isOther || after.gap.length <= 4)) {
    if (isIdIn(languagesOf(after.mention, context), number.bare) && after.gap.length <= ID_AFTER_CHARS)
      return placeOf(number);
    if (after.gap.length <= 12 && number.bare.length >= 8) return placeOf(number);
    if (after.gap.length <= ID_AFTER_CHARS && /^[A-Z]{1,2}[0-9]{6,8}$/.test(number.bare))
      return placeOf(number);
  }
  return null;
}

const OF_UNITED_STATES = /^(?:social(?! insurance)|ssn|ss |soc(?: |$)|itin)/;

/** The languages whose states the words may name. */
const languagesOf = (mention: Mention, context: Context): ReadonlySet<string> =>
  OF_UNITED_STATES.test(context.wordsOf(mention))
    ? new Set([...mention.languages, UNITED_STATES])
    : mention.languages;

/** No word stands beside it, of which it might be the number: "44051401359 rows". */
const isSetOff = ({ start, end }: Place, text: string): boolean =>
  !/[\p{L}\p{N}] ?$/u.test(text.slice(Math.max(0, start - 2), start)) &&
  !/^ ?[\p{L}\p{N}]/u.test(text.slice(end, end + 2));

/** Neither inside a longer word nor one of several numbers in a row. */
const isWhole = ({ start, end }: Place, text: string): boolean =>
  !/[\p{L}\p{N}_#/.-]$/u.test(text.slice(Math.max(0, start - 1), start)) &&
  !/^[\p{L}\p{N}_]|^[-/.][\p{L}\p{N}]/u.test(text.slice(end, end + 2));

/** Numbers of identity cards: letters before digits, or as many digits as no scheme with a check digit has. */
const UNCHECKED = /^(?:[A-Z]{2,3}[0-9]{6,7}|[A-Z]{1,2}[0-9]{5}[A-Z]{2}|[0-9]{8}|[0-9]{14})$/;
/** Any number that a state may give: people mistype check digits, and some have none. */
const NAMED =
  /^(?:[A-Z]{0,4}[0-9]{6,20}[A-Z]{0,2}|[0-9]{8}[A-Z][0-9]{3}|(?=(?:[A-Z]*[0-9]){5})[A-Z0-9]{8,18})$/;

/**
 * True of a number behind the name of an id, where one of any country counts; right behind it whether its check digits hold or
 * not.
 */
function isIdAfter(
  { bare, end }: LongNumber,
  { mention, gap, isDirect, isLinked, breaks }: Beside,
  context: Context,
): boolean {
  if (bare.length < 7 || bare.length > 20 || /[0-9]/.test(gap) || breaks > 0) return false;
  const isBeside = isDirect || isLinked || gap.length <= 16;
  if (
    isBeside &&
    gap.length <= 40 &&
    NAMED.test(bare) &&
    !REJECTED().test(plainOf(context.text.slice(end, end + REJECTED_CHARS)))
  )
    return true;
  if (!isIdIn(mention.languages, bare) && !UNCHECKED.test(bare)) return false;
  return isDirect || (isLinked && gap.length <= 40) || gap.length <= 16;
}

const DOCUMENT_NUMBER =
  /^(?:[A-Z]{0,3}[ -]?[0-9]{6,9}[A-Z]{0,2}|[A-Z]{2}[0-9]{2}[ -]?[0-9]{11}|[0-9]{2} ?[0-9]{2}[ -]?[0-9]{6}|[0-9]{2} ?[0-9]{7}|[A-Z]{1,3}[0-9]{2}[A-Z0-9]{4,7}|[0-9]{8,13}|[0-9]{2}-[0-9]{2}-[0-9]{6}-[0-9]{2}|[0-9]{5}\/[0-9]{2}\/[0-9]{4}|[0-9]{6}-[0-9]{3}[0-9A-Z]|(?=(?:[A-Z]*[0-9]){4})[A-Z0-9]{8,18})$/;

const isDocumentNumber = ({ text }: LongNumber, { gap, isDirect, isLinked, breaks }: Beside): boolean =>
  breaks === 0 &&
  DOCUMENT_NUMBER.test(text) &&
  !/[0-9]/.test(gap) &&
  (isDirect || (isLinked && gap.length <= 40) || gap.length <= 16 || (gap.length <= 40 && /[:,]/.test(gap)));
