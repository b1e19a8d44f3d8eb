/**
 * Digits that open or prove something, told in the words of a language: PINs, one-time codes, the codes of doors and locks. What
 * has digits and is something else (a price, a time, a year, a room) is told by what stands around it.
 */
import { plainOf } from '../../../../lib/text/folded-text.ts';
import { isPostalPlace } from '../../rules/postal-places.ts';
import { around } from '../../rules/rule.ts';
import { beginnings, lazy, nearby, sourceOf } from '../../vocabulary.ts';
import { isAmount, isMeasured, isPlaceAfter, MODEL, TIME, YEAR } from '../amounts.ts';
import type { Beside, Context } from '../context.ts';
import type { Mention } from '../mentions.ts';
import { clauseEnd, endsClause, isTalk } from '../talk.ts';
import type { Value } from '../values.ts';
import { isWeighedCode } from './weighed-codes.ts';

const PIN_NEAR_CHARS = 40;
const ENTERED_NEAR_CHARS = 12;
const ENTERED_AT_CHARS = 64;
const LOCK_NEAR_CHARS = 52;
/** A word or none between a lock and its code. */
const LOCK_BESIDE_CHARS = 12;
const CODE_DIGITS_MIN = 4;
const PIN_DIGITS_MAX = 8;
const CODE_DIGITS_MAX = 10;
/** "555-0132" is a phone, "12-14" a range. */
const EVEN_GROUPS = /^(?:[0-9]{3}(?:-[0-9]{3})+|[0-9]{4}(?:-[0-9]{4})+|[0-9](?:-[0-9]){3,})$/;
/** "1 9 4": said digit by digit, as no amount and no time is. */
const SINGLE_DIGITS = /^[0-9](?:[ -][0-9]){2,}$/;
/** "PIN pad": a thing, not a number. */
const ABOUT_PINS = /^ ?(?:pad|setup|entry|screen|prompt|reset|board|header)/;
/** India calls a postal code so, with a zero in its fourth place. */
const PLACE_CODE = beginnings(nearby('postalPins'));
const INDIAN_POSTAL = /^[1-8][0-9]{2}0[0-9]{2}$/;
/** "47B" of an entry phone. */
const FLAT_CODE = /^[0-9]{2}\p{Lu}$/u;
/** "… 6618, then hash": the key that is pressed behind a code. */
const KEYPAD = lazy(
  () => new RegExp(`^[ ,→-]{0,3}(?:\\p{L}{1,4} )?(?:${sourceOf(nearby('keypad'))})(?![\\p{L}\\p{M}])`, 'u'),
);
const KEYPAD_CHARS = 40;

/** True of a value of digits, or of a door with a letter in it, that the words near it make a code. */
export function isProseCode(value: Value, context: Context): boolean {
  const digits = value.text.replace(/[^0-9]/g, '');
  if (digits.length > CODE_DIGITS_MAX || isMeasured(value, context.text) || isAmount(value, context.text))
    return false;
  // `id=4471` in code is told by the name before its sign alone.
  if (
    /[\w.]=$/.test(context.text.slice(Math.max(0, value.start - 2), value.start)) &&
    !context
      .before(value)
      .some(
        ({ mention, isDirect }) => isDirect && (mention.topics.has('pins') || mention.topics.has('codes')),
      )
  )
    return false;
  const before = context.before(value);
  const isTold = before.some((beside) => {
    const { topics } = beside.mention;
    return (
      ((topics.has('pins') || topics.has('cardCodes')) && isPinAfter(value, digits, beside, context)) ||
      ((topics.has('codes') || topics.has('passwords')) && isCodeAfter(value, digits, beside, context)) ||
      ((topics.has('locks') || topics.has('doors')) && isLockCode(value, digits, beside, context))
    );
  });
  return (
    isTold ||
    isEnteredCode(value, digits, context) ||
    isCodeNamedAfterwards(value, digits, context) ||
    isTextedCode(value, digits, before, context) ||
    isCardPin(value, digits, before, context) ||
    isOpener(value, digits, before, context) ||
    isDeviceCode(value, digits, before, context) ||
    isWeighedCode(value, digits, before, context)
  );
}

function isPinAfter(
  value: Value,
  digits: string,
  { mention, gap, isDirect, isLinked, breaks }: Beside,
  context: Context,
): boolean {
  if (ABOUT_PINS.test(gap)) return false;
  const rest = context.text.slice(value.end, value.end + CLAUSE_CHARS);
  // "The three on the back row are 412, 413 and 415".
  if (digits.length < CODE_DIGITS_MIN && LISTED.test(rest)) return false;
  const least = mention.topics.has('cardCodes') ? 3 : CODE_DIGITS_MIN;
  const isLettered =
    value.form === 'door code' && isDirect && value.text.length > CODE_DIGITS_MIN && !MODEL.test(value.text);
  if ((digits.length < least && !isLettered) || digits.length > PIN_DIGITS_MAX || breaks > 0) return false;
  if (isOneTimeCode(digits, mention, isDirect, context)) return true;
  // Behind a PIN's name a phone or a room is what it is for.
  if (context.saysOther(mention.start - 14, value, mention.end) || context.saysOther(value.end, value))
    return false;
  // What is said behind a PIN that follows its own name changes nothing: "it expires in an hour".
  if (
    isDirect
      ? context.has(['talk'], mention.start - 20, value.start)
      : context.has(['talk'], mention.start, value.end + clauseEnd(rest))
  )
    return false;
  const isOfCard = context.has(['atms', 'cards'], mention.start, value.end + PIN_NEAR_CHARS);
  if (INDIAN_POSTAL.test(digits) && PLACE_CODE().test(context.wordsOf(mention)) && !isLinked && !isOfCard)
    return false;
  if (value.text.includes('-') && !EVEN_GROUPS.test(value.text)) return false;
  if (digits.length >= 5 && !isLinked && isPlaceAfter(context.text, value)) return false;
  if (digits.length === 6 && isPostalPlace(around(context.text, value.start, value.end))) return false;
  if (isDirect) return isLinked || !YEAR.test(value.text) || endsClause(value, context);
  return (
    gap.length <= PIN_NEAR_CHARS &&
    !YEAR.test(value.text) &&
    !/[0-9]/.test(gap) &&
    (isLinked || !/[,(]/.test(gap) || (digits.length === 6 && SIX_DIGITS.test(value.text)))
  );
}

const CLAUSE_CHARS = 32;
const LISTED = /^(?:, ?| )(?:\p{L}{1,3} )?[0-9]{3}(?![0-9/])/u;

/** "验证码是615938 … expires in a minute": what is said of a code that follows its own name changes nothing. */
const isOneTimeCode = (digits: string, mention: Mention, isDirect: boolean, context: Context): boolean =>
  isDirect && digits.length === 6 && !PLACE_CODE().test(context.wordsOf(mention));

function isCodeAfter(
  value: Value,
  digits: string,
  { mention, gap, isDirect, isLinked, breaks }: Beside,
  context: Context,
): boolean {
  if (breaks > 1 || gap.length > LOCK_NEAR_CHARS || digits.length < 3) return false;
  // Right behind its name, what comes after it is the next thing said.
  if (context.saysOther(mention.start - 14, value, isDirect ? value.end + 2 : value.end + 12)) return false;
  // What is said behind "code: 4471" does not change what it is: "never share it".
  const rest = context.text.slice(value.end, value.end + CLAUSE_CHARS);
  const said = isDirect && isLinked ? value.start : value.end + clauseEnd(rest);
  if (context.has(['talk'], mention.start - 20, said)) return false;
  if (/[0-9]/.test(gap) && !isLinked) return false;
  const isYear = value.form === 'digits' && YEAR.test(value.text);
  const isOfLock = context.has(
    ['locks', 'doors', 'cards'],
    mention.start - LOCK_NEAR_CHARS,
    value.end + LOCK_NEAR_CHARS,
  );
  // A locker's number has three digits as well.
  const isOfDial = context.has(
    ['locks', 'cards'],
    mention.start - LOCK_NEAR_CHARS,
    value.end + LOCK_NEAR_CHARS,
  );
  if (isOfLock)
    return digits.length >= CODE_DIGITS_MIN
      ? isDirect || !isYear || isRightBehindDoor(value, context)
      : (isDirect && isOfDial) || value.form === 'door code';
  if (digits.length < CODE_DIGITS_MIN || digits.length > PIN_DIGITS_MAX || isPlaceAfter(context.text, value))
    return false;
  if (breaks > 0 || (isYear && !isLinked)) return false;
  // "A code came in, 306 918": in groups as no amount is.
  if (SPACED_SIX.test(value.text) && /,? $/.test(gap) && gap.length <= SPACED_NEAR_CHARS) return true;
  return isDirect ? value.form === 'digits' || isLinked : isLinked && gap.length <= 32;
}

function isLockCode(
  value: Value,
  digits: string,
  { mention, gap, isDirect, isLinked, breaks }: Beside,
  context: Context,
): boolean {
  const isMarked =
    /[*#]/.test(value.text) ||
    value.form === 'door code' ||
    SINGLE_DIGITS.test(value.text) ||
    KEYPAD().test(plainOf(context.text.slice(value.end, value.end + KEYPAD_CHARS)));
  // "Cadenas de la valise 581": what the lock is of stands between.
  const isBeside = isLinked || isDirect || isRightBehindDoor(value, context);
  const isShort = isMarked || (isBeside && endsClause(value, context));
  const least =
    isDirect && mention.topics.has('locks') && FLAT_CODE.test(value.text) ? 2 : isShort ? 3 : CODE_DIGITS_MIN;
  if (digits.length < least || digits.length > PIN_DIGITS_MAX) return false;
  if (context.saysOther(mention.end, value, isDirect ? value.end + 2 : value.end + 12)) return false;
  if (
    !isMarked &&
    (YEAR.test(value.text) || (TIME.test(value.text) && !isLinked) || isPlaceAfter(context.text, value))
  )
    return false;
  if (MODEL.test(value.text) && !isDirect) return false;
  if (/[0-9]/.test(gap)) return false;
  if (mention.topics.has('locks'))
    return (
      gap.length <= LOCK_NEAR_CHARS &&
      breaks <= 1 &&
      (isMarked ||
        isDirect ||
        isLinked ||
        gap.length <= LOCK_BESIDE_CHARS ||
        context.has(
          ['codes', 'pins', 'entered', 'opens', 'passwords'],
          mention.start - LOCK_NEAR_CHARS,
          value.end + PIN_NEAR_CHARS,
        ) ||
        /[:,;.\n]\s?$/.test(gap) ||
        BY().test(gap))
    );
  if (gap.length > 24 || breaks > 0) return false;
  return isMarked && (isDirect || value.form !== 'door code');
}

/** "Code of the building 1947": no word stands between the door and the number, which is no year then. */
const isRightBehindDoor = (value: Value, context: Context): boolean => {
  const [nearest] = context.before(value);
  return (
    nearest?.isDirect === true && (nearest.mention.topics.has('doors') || nearest.mention.topics.has('locks'))
  );
};

const SPACED_SIX = /^[0-9]{3} [0-9]{3}$/;
const SPACED_NEAR_CHARS = 24;
const TEXTED_NEAR_CHARS = 44;
const SIX_DIGITS = /^(?:[0-9]{6}|[0-9]{3}[ -][0-9]{3}|[0-9]{2}(?:[ -][0-9]{2}){2}|[0-9]{4}[ -][0-9]{4})$/;

/** "Got a text saying 481 920": six digits that came by a message, or say of themselves that they prove something. */
function isTextedCode(value: Value, digits: string, before: readonly Beside[], context: Context): boolean {
  if (digits.length < CODE_DIGITS_MIN || digits.length > PIN_DIGITS_MAX) return false;
  const isTexted = ({ mention, gap, breaks }: Beside) =>
    mention.topics.has('texted') && breaks <= 1 && gap.length <= TEXTED_NEAR_CHARS && !/[0-9]/.test(gap);
  const texted = before.find(isTexted) ?? context.after(value).find(isTexted);
  if (texted === undefined || context.saysOther(value.start - TEXTED_NEAR_CHARS, value)) return false;
  if (isPostalPlace(around(context.text, value.start, value.end)) || isPlaceAfter(context.text, value))
    return false;
  if (SIX_DIGITS.test(value.text)) return true;
  return (
    !YEAR.test(value.text) &&
    !TIME.test(value.text) &&
    context.has(['codes', 'pins'], value.start - TEXTED_NEAR_CHARS, value.end + TEXTED_NEAR_CHARS)
  );
}

const CARD_PIN = /^(?:[0-9]{4}|[0-9]{6}|[0-9](?:[ -][0-9]){3,5})$/;
const ROUND = /(?:00|50)$/;
const CARD_PIN_CHARS = 56;

/** "The blue card, 7714 at the cash machine": no amount, and a card or what is typed is spoken of besides. */
function isCardPin(value: Value, digits: string, before: readonly Beside[], context: Context): boolean {
  if (!CARD_PIN.test(value.text) || ROUND.test(digits) || YEAR.test(value.text)) return false;
  const near = [...before, ...context.after(value)].filter(
    ({ gap, breaks }) => breaks === 0 && gap.length <= CARD_PIN_CHARS,
  );
  const machine = near.find(({ mention }) => mention.topics.has('atms'));
  if (machine === undefined) return false;
  if (context.saysOther(value.start - CARD_PIN_CHARS, value) || isTalk(value.start, value, context))
    return false;
  return near.some(
    ({ mention }) =>
      mention !== machine.mention &&
      (['cards', 'codes', 'entered', 'passwords', 'opens'] as const).some((topic) =>
        mention.topics.has(topic),
      ),
  );
}

const DEVICE_NEAR_CHARS = 24;
/** "The laptop is 1299": as prices end. */
const PRICE = /(?:00|50|[49][05-9])$/;

/** "The tablet is 5573": the code of a thing that is opened by one, told as what the thing is. */
function isDeviceCode(value: Value, digits: string, before: readonly Beside[], context: Context): boolean {
  if (!/^(?:[0-9]{4}|[0-9]{6}|[0-9](?:[ -][0-9]){3,5})$/.test(value.text)) return false;
  if (PRICE.test(digits) || YEAR.test(value.text) || TIME.test(value.text)) return false;
  const device = before.find(({ mention }) => mention.topics.has('devices'));
  if (device === undefined || device.breaks > 0 || device.gap.length > DEVICE_NEAR_CHARS) return false;
  if (/[0-9,(]/.test(device.gap) || !(device.isDirect || device.isLinked || /^['’]s $/.test(device.gap)))
    return false;
  if (!endsClause(value, context)) return false;
  return !context.saysOther(device.mention.end, value) && !isTalk(value.start, value, context);
}

/** Between what is opened and what opens it. */
const BY = lazy(() => new RegExp(`(?<!\\p{L})(?:${sourceOf(nearby('with'))})[ /]+$`, 'u'));

/** "You can unlock my phone using 331900": the phone is what opens, and not whose number it is. */
function isOpener(value: Value, digits: string, before: readonly Beside[], context: Context): boolean {
  if (digits.length < CODE_DIGITS_MIN || digits.length > PIN_DIGITS_MAX) return false;
  const opens = before.find(({ mention }) => mention.topics.has('opens') || mention.topics.has('locks'));
  if (opens === undefined || opens.breaks > 0 || opens.gap.length > 32 || /[0-9]/.test(opens.gap))
    return false;
  if (TIME.test(value.text) && !opens.isDirect) return false;
  // Neither a museum nor a shop: "grandma's phone opens with 1936".
  const isOfDevice = before.some(({ mention }) => mention.topics.has('devices'));
  if (YEAR.test(value.text) && !(isOfDevice && endsClause(value, context))) return false;
  const [nearest] = before;
  return (
    context.has(['opens'], opens.mention.start, opens.mention.end) &&
    (opens.isDirect || (opens.isLinked && nearest !== undefined) || BY().test(opens.gap)) &&
    !context.saysOther(value.end, value) &&
    !before.some(
      ({ mention, gap }) =>
        mention.topics.has('otherNumbers') && gap.length < opens.gap.length && !mention.topics.has('devices'),
    )
  );
}

/** "Punch in 2*7*5 on the garage's panel", "use 917 264 to verify": what is entered at a lock or proves who one is. */
function isEnteredCode(value: Value, digits: string, context: Context): boolean {
  const entered = context.before(value).find(({ mention }) => mention.topics.has('entered'));
  if (entered === undefined || entered.breaks > 0 || entered.gap.length > ENTERED_NEAR_CHARS) return false;
  if (value.form === 'door code' && !entered.isDirect) return false;
  if (/[0-9,]/.test(entered.gap) || context.saysOther(entered.mention.end, value, value.end + 2))
    return false;
  const isMarked = /[*#]/.test(value.text) || SINGLE_DIGITS.test(value.text) || value.form === 'door code';
  if (digits.length < (isMarked ? 3 : CODE_DIGITS_MIN) || digits.length > PIN_DIGITS_MAX) return false;
  const from = entered.mention.start - ENTERED_AT_CHARS;
  if (context.saysOther(from, value, value.end + (isMarked ? 2 : 12)) || isTalk(value.start, value, context))
    return false;
  if (!isMarked && (YEAR.test(value.text) || TIME.test(value.text))) return false;
  const proof = context.after(value)[0];
  if (proof?.mention.topics.has('verified') && proof.isDirect && digits.length <= 8) return true;
  return (
    context.has(['locks'], from, value.end + ENTERED_AT_CHARS) ||
    ((isMarked || (entered.isDirect && isShortCode(value, digits, context))) &&
      context.has(['doors'], from, value.end + ENTERED_AT_CHARS))
  );
}

/** No phone: "dial 0911 4471223 for the office". */
const isShortCode = ({ end }: Value, digits: string, context: Context): boolean =>
  digits.length <= 6 && !/^[ -]?[0-9]/.test(context.text.slice(end, end + 2));

/** "4915 is the door code", "9061 on the key box". */
function isCodeNamedAfterwards(value: Value, digits: string, context: Context): boolean {
  if (digits.length < CODE_DIGITS_MIN || digits.length > PIN_DIGITS_MAX || YEAR.test(value.text))
    return false;
  const named = context
    .after(value)
    .find(
      ({ mention }) =>
        mention.topics.has('pins') || mention.topics.has('codes') || mention.topics.has('locks'),
    );
  // "4471 Alarm Creek Road".
  if (isPlaceAfter(context.text, value)) return false;
  if (named === undefined || named.breaks > 0 || named.gap.length > 24 || /[0-9,;]/.test(named.gap))
    return false;
  if (context.saysOther(value.start - 24, value, named.mention.end + 4)) return false;
  if (isTalk(value.start, value, context)) return false;
  if (named.mention.topics.has('pins') || named.mention.topics.has('locks'))
    return !TIME.test(value.text) || named.mention.topics.has('pins');
  return context.has(['locks', 'doors', 'logins'], value.end, named.mention.end + 24);
}
