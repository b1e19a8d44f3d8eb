/**
 * Secrets that people tell in the words of their language, wherever in a sentence: "the wifi at the cabin … type mooses1",
 * "721204/1023 moje rodné číslo". A value is a secret when its form and what is said near it agree; the farther away and
 * the weaker the words, the odder the value must look. Everything is looked at within a bounded distance.
 */
import { isDay } from '../check-digits.ts';
import { foldWord } from '../folded-text.ts';
import type { SensitiveMatch } from '../kinds.ts';
import { isSamplePassword, isTemplate } from '../placeholder.ts';
import { isPostalPlace } from '../postal-places.ts';
import { around, oneOf, type Rule } from '../rule.ts';
import { ABOUT_PASSWORDS } from '../stated-words.ts';
import { type Beside, Context } from './told-context.ts';
import { longNumbersIn, toldNumbers } from './told-numbers.ts';
import { type Value, valuesIn } from './told-values.ts';

/** Secrets known by a word for them near a value. */
export const toldRules: readonly Rule[] = [toldSecrets];

function* toldSecrets(text: string): Generator<SensitiveMatch> {
  const values = valuesIn(text);
  const numbers = longNumbersIn(text);
  if (values.length === 0 && numbers.length === 0) return;
  const context = new Context(
    text,
    [...values, ...numbers].sort((a, b) => a.start - b.start),
  );
  yield* toldNumbers(text, numbers, context);
  let last: Value | null = null;
  for (const value of values) {
    // Only a pair with a user's address says by itself what it is.
    if (
      !context.hasNear(value) &&
      (isNumber(value) || !isPairedWith(value, [], text)) &&
      !isNextOf(last, value, text)
    )
      continue;
    const isTold: boolean =
      isNextOf(last, value, text) ||
      (value.form === 'digits'
        ? isToldCode(value, context)
        : value.form === 'door code'
          ? isToldCode(value, context) || isToldPassword(value, context)
          : isToldPassword(value, context));
    if (isTold) last = value;
    if (isTold) yield { kind: 'password', start: value.start, end: value.end };
  }
}

const isNumber = ({ form }: Value): boolean => form === 'digits' || form === 'door code';

/** "f81c2-90ab7, 3d77e-c410f": what has the shape of a code and follows it is one too. */
const isNextOf = (last: Value | null, value: Value, text: string): boolean =>
  last !== null &&
  value.form === 'mixed' &&
  value.start - last.end <= 4 &&
  /^[\s,;/|]+$/.test(text.slice(last.end, value.start)) &&
  shapeOf(last) === shapeOf(value);

const shapeOf = ({ text }: Value): string => text.replace(/[A-Za-z0-9]/g, 'x');

const NEAR_CHARS = 64;
const AFTER_NEAR_CHARS = 44;
const NEXT_SENTENCE_CHARS = 48;
/** "Hint", "manager", right behind the name: what follows is about the password. */
const ABOUT = new RegExp(`^ ?(?:${oneOf(ABOUT_PASSWORDS.map(foldWord))})s?(?!\\p{L})`, 'u');
/** A product or a team: "Bitwarden2". */
const NAME_WITH_NUMBER = /^\p{Lu}\p{L}+[0-9]{1,2}$/u;
const FAR_MIN_CHARS = 8;
/** A symbol that no compound word and no address has. */
const TELLING_SYMBOL = /[_&!#$@%^*+~?]/;
/** "User-defined" is a word. */
const HYPHENATED = /^\p{L}+(?:-\p{L}+)+$/u;
const ENDS_CLAUSE = /^\s*(?:$|[.,;:!?)\]}"'»”\n。、，！？])/;

const isPasswordWord = ({ mention }: Beside): boolean =>
  mention.topics.has('passwords') || mention.topics.has('shortPasswords');

function isToldPassword(value: Value, context: Context): boolean {
  if (isTemplate(value.text) || isSamplePassword(value.text) || isVariable(value, context.text)) return false;
  const before = context.before(value);
  const named = before.find(isPasswordWord);
  if (named !== undefined && isPasswordAfter(value, named, context)) return true;
  const after = context.after(value);
  const code = before.find(({ mention }) => mention.topics.has('codes') || mention.topics.has('pins'));
  if (
    code !== undefined &&
    (code.isLinked || code.isDirect) &&
    value.form !== 'door code' &&
    isOfNetwork(value, code, context)
  )
    return true;
  if (code?.mention.topics.has('pins') && code.isDirect && value.form === 'mixed' && /-/.test(value.text))
    return true;
  if (isPairedWith(value, before, context.text)) return true;
  const namedAfter = after.find(isPasswordWord);
  if (namedAfter !== undefined && isPasswordBefore(value, namedAfter, context)) return true;
  return isLoginSecret(value, before, after, context);
}

/** "Code wifi: …" is a password. */
const isOfNetwork = (value: Value, { mention, breaks }: Beside, context: Context): boolean =>
  breaks === 0 &&
  !isTalk(mention.start, value, context) &&
  !context.saysOther(mention.start - 14, value) &&
  context.has(['logins'], mention.start - 32, value.start);

const MAIL_BEFORE = /[^\s@]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,32}){1,4}\s?(?:[/|:,;]|-)\s?$/;
const PAIR_SIGN = /[/|:,;-]\s?$/;
const MAIL_RIGHT_BEFORE = /[^\s@]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,32}){1,4} $/;
/** Users that every machine has. */
const ADMIN_BEFORE = /(?<![\w/.-])(?:admin|root|administrator|sa|postgres) ?[:/] ?$/i;
const USER_BEFORE = /[\w.-]{2,32}[:/]$/;

/** `ana@x.com / Kitten!22`; "log in as root:Tulip99x". */
function isPairedWith(value: Value, before: readonly Beside[], text: string): boolean {
  if (value.form !== 'mixed' && value.form !== 'strong') return false;
  const left = text.slice(Math.max(0, value.start - 160), value.start);
  if (!PAIR_SIGN.test(left.slice(-2)) && value.form !== 'strong') return false;
  if (
    left.includes('@') &&
    (MAIL_BEFORE.test(left) || (value.form === 'strong' && MAIL_RIGHT_BEFORE.test(left)))
  )
    return true;
  if (ADMIN_BEFORE.test(left)) return true;
  return (
    USER_BEFORE.test(left) &&
    !/\/\/|\/[\w.-]+\/$/.test(left) &&
    before.some(
      ({ mention, gap, breaks }) => mention.topics.has('logins') && breaks === 0 && gap.length <= 48,
    )
  );
}

/** `${DB_PASSWORD}`, `<user_password>`, `PASSWORD_1`. */
const isVariable = ({ text, start }: Value, whole: string): boolean =>
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(text) ||
  /^[a-z0-9]*(?:_[a-z0-9]+)*_?(?:passw|pwd|user|hash|token|field|column|key|id[0-9]?$)/.test(text) ||
  /[{<%$]$|--?(?:[a-z][a-z-]{0,20}=)?$/.test(whole.slice(Math.max(0, start - 24), start));

function isPasswordAfter(
  value: Value,
  { mention, gap, isDirect, isLinked, breaks }: Beside,
  context: Context,
): boolean {
  const { form, text } = value;
  const isSure = form === 'strong' || form === 'mixed';
  const isOdd = form === 'odd' && TELLING_SYMBOL.test(text);
  const ends = ENDS_CLAUSE.test(context.text.slice(value.end, value.end + 4));
  // What stands below or in the next cell is for the rules of layout.
  if (
    /[<>|]/.test(gap.replace(/[-=]?>\s*$/, '')) ||
    (/\n/.test(gap) && !isLinked && (form !== 'strong' || NAME_WITH_NUMBER.test(text)))
  )
    return false;
  if (isDirect) {
    if (form === 'door code')
      return isLinked
        ? /(?:[^0-9]*[0-9]){3}/.test(text)
        : mention.topics.has('passwords') && text.length >= 5;
    if (isSure) return !/^[a-z]+@[a-z0-9]+$/i.test(text);
    return isOdd ? isLinked || ends : isLinked && !HYPHENATED.test(text);
  }
  if (
    form === 'door code' ||
    ABOUT.test(gap) ||
    (form !== 'strong' && context.saysOther(mention.end, value, value.start))
  )
    return false;
  if (isTalk(mention.start, value, context) || /@/.test(text)) return false;
  if (!isLinked && (NAME_WITH_NUMBER.test(text) || (form === 'mixed' && text.length < FAR_MIN_CHARS)))
    return false;
  if (breaks === 0 && gap.length <= NEAR_CHARS)
    return isSure || (isLinked && (isOdd || ends || !HYPHENATED.test(text))) || (isOdd && gap.length <= 40);
  return gap.length <= NEXT_SENTENCE_CHARS && breaks <= 1 && (form === 'strong' || isLongMixed(value));
}

function isPasswordBefore(value: Value, { mention, gap, breaks }: Beside, context: Context): boolean {
  if (/[<>|=]|-$/.test(gap) || NAME_WITH_NUMBER.test(value.text)) return false;
  if (value.form === 'door code' || breaks > 0 || gap.length > AFTER_NEAR_CHARS) return false;
  if (isTalk(value.start - NEXT_SENTENCE_CHARS, { ...value, end: mention.end + 24 }, context)) return false;
  return value.form === 'odd' ? TELLING_SYMBOL.test(value.text) && gap.length <= 20 : true;
}

/** "At least 12 characters", "forgot": about a password, not the password. */
const isTalk = (from: number, value: Value, context: Context): boolean =>
  context.has(['talk'], Math.max(0, from - 40), value.end + 32);

/** Words with a number behind them are no model's or user's name when they are long and mostly small letters. */
const isLongMixed = ({ form, text }: Value): boolean =>
  form === 'mixed' &&
  text.length >= 8 &&
  /^(?=.*[0-9])(?=(?:[^a-z\u0430-\u044f]*[a-z\u0430-\u044f]){4})[^/.-]*$/i.test(text) &&
  !/^[A-Z0-9-]+$/.test(text);

const NETWORK = /wi ?-?fi|wlan|router|hotspot|network|вай|vaj|وای|واي|ワイ|와이|วาย|ไว/;

/** A value beside what one logs in to. */
function isLoginSecret(
  value: Value,
  before: readonly Beside[],
  after: readonly Beside[],
  context: Context,
): boolean {
  const isLogin = ({ mention }: Beside) => mention.topics.has('logins');
  const login = before.find(isLogin) ?? after.find(isLogin);
  if (login === undefined || isTalk(value.start - NEAR_CHARS, value, context)) return false;
  if (value.form === 'strong') return !login.isDirect && /[!#$%^&*+?~]/.test(value.text);
  const isWord =
    isLongMixed(value) ||
    (login.isLinked && /^\p{Ll}[\p{Ll}\p{N}-]{9,}$/u.test(value.text) && value.form === 'mixed');
  return !login.isDirect && isWord && NETWORK.test(context.wordsOf(login.mention));
}

const PIN_NEAR_CHARS = 40;
const LOCK_NEAR_CHARS = 52;
const CODE_DIGITS_MIN = 4;
const PIN_DIGITS_MAX = 8;
const CODE_DIGITS_MAX = 10;
const CARD_CODE = /^(?:cv|card|карт|kart)/;
/** "555-0132" is a phone, "12-14" a range. */
const EVEN_GROUPS = /^(?:[0-9]{3}(?:-[0-9]{3})+|[0-9]{4}(?:-[0-9]{4})+|[0-9](?:-[0-9]){3,})$/;
/** "1 9 4": said digit by digit, as no amount and no time is. */
const SINGLE_DIGITS = /^[0-9](?:[ -][0-9]){2,}$/;
/** "PIN pad": a thing, not a number. */
const ABOUT_PINS = /^ ?(?:pad|setup|entry|screen|prompt|reset|board|header)/;
/** With a zero in its fourth place. */
const INDIAN_POSTAL = /^[1-8][0-9]{2}0[0-9]{2}$/;
const YEAR = /^(?:19|20)[0-9]{2}$/;
const TIME = /^(?:[01][0-9]|2[0-4])[0-5][05]$/;
const MONEY_BEFORE = /[€$£¥₹₽₴₩฿]\s?$|(?<!\p{L})(?:rs|usd|eur|kr|zł|kč)\.?\s$/iu;
const MEASURE_AFTER =
  /^\s?(?:[%°€$£¥₹₽₴₩฿]|(?:eur|euro|usd|kr|zł|zl|kč|ft|lei|din|rsd|kn|лв|руб|грн|rs|rp|rm|元|円|块|塊|원|บาท|đ|vnd|tl|km|kg|g|m|cm|mm|ml|l|kb|mb|gb|h|min|sec|s|days?|hours?|minutes?|seconds?|years?|times|people|users?|lines?|codes|guests|steps|points|items|pages?|characters?|chars?|digits?|letters?|bits?|bytes?|Uhr|zeichen|ziffern|tage|ans|jours|días|dias|caract\p{L}*|znak\p{L}*|знак\p{L}*|симв\p{L}*|merk\p{L}*|tecken|tegn|文字|字|位|桁|자리|글자|ký|kí)(?![\p{L}\p{N}]))/iu;

function isToldCode(value: Value, context: Context): boolean {
  const digits = value.text.replace(/[^0-9]/g, '');
  const rest = context.text.slice(value.end, value.end + 24);
  if (digits.length > CODE_DIGITS_MAX || MEASURE_AFTER.test(rest)) return false;
  if (
    /^[.,:/]?[0-9]/.test(rest) ||
    MONEY_BEFORE.test(context.text.slice(Math.max(0, value.start - 5), value.start))
  )
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
  if (/[0-9.,:/+]$/.test(context.text.slice(Math.max(0, value.start - 1), value.start)) || isDate(value.text))
    return false;
  const isTold = context.before(value).some((beside) => {
    const { topics } = beside.mention;
    return (
      (topics.has('pins') && isPinAfter(value, digits, beside, context)) ||
      ((topics.has('codes') || topics.has('passwords')) && isCodeAfter(value, digits, beside, context)) ||
      ((topics.has('locks') || topics.has('doors')) && isLockCode(value, digits, beside, context))
    );
  });
  if (isTold) return true;
  return isCodeNamedAfterwards(value, digits, context);
}

const isDate = (text: string): boolean => {
  const [a = 0, b = 0, c = 0, ...more] = text.split('-').map(Number);
  return more.length === 0 && /[0-9]{4}/.test(text) && (isDay(c, b, a) || isDay(a, b, c));
};

/** Whether a number between a name and its place, or right behind it, is said to be something else. */
const isOther = (from: number, value: Value, context: Context): boolean => context.saysOther(from, value);

function isPinAfter(
  value: Value,
  digits: string,
  { mention, gap, isDirect, isLinked, breaks }: Beside,
  context: Context,
): boolean {
  if (ABOUT_PINS.test(gap)) return false;
  const least = CARD_CODE.test(context.wordsOf(mention)) ? 3 : CODE_DIGITS_MIN;
  if (digits.length < least || digits.length > PIN_DIGITS_MAX || breaks > 0) return false;
  // Behind a PIN's name a phone or a room is what it is for.
  if (context.saysOther(mention.start - 14, value, mention.end) || isOther(value.end, value, context))
    return false;
  if (isTalk(mention.start + 40, value, context)) return false;
  if (INDIAN_POSTAL.test(digits) && !isLinked) return false;
  if (value.text.includes('-') && !EVEN_GROUPS.test(value.text)) return false;
  if (digits.length >= 5 && !isLinked && isPlaceAfter(context.text, value)) return false;
  if (digits.length === 6 && isPostalPlace(around(context.text, value.start, value.end))) return false;
  if (isDirect) return isLinked || !YEAR.test(digits);
  return (
    gap.length <= PIN_NEAR_CHARS &&
    !YEAR.test(digits) &&
    !/[0-9]/.test(gap) &&
    (isLinked || !/[,(]/.test(gap))
  );
}

/** "PIN code 10115 Berlin": a postal code is followed by its place. */
const isPlaceAfter = (text: string, { end }: Value): boolean =>
  /^,? \p{Lu}\p{Ll}/u.test(text.slice(end, end + 4));

function isCodeAfter(
  value: Value,
  digits: string,
  { mention, gap, isDirect, isLinked, breaks }: Beside,
  context: Context,
): boolean {
  if (breaks > 1 || gap.length > LOCK_NEAR_CHARS || digits.length < 3) return false;
  // Right behind its name, what comes after it is the next thing said.
  if (context.saysOther(mention.start - 14, value, isDirect ? value.end + 2 : value.end + 12)) return false;
  if (isTalk(mention.start + 20, value, context)) return false;
  if (/[0-9]/.test(gap) && !isLinked) return false;
  const isYear = value.form === 'digits' && YEAR.test(digits);
  const isOfLock = context.has(
    ['locks', 'doors', 'cards'],
    mention.start - LOCK_NEAR_CHARS,
    value.end + LOCK_NEAR_CHARS,
  );
  if (isOfLock)
    return digits.length >= CODE_DIGITS_MIN ? isDirect || !isYear : isDirect || value.form === 'door code';
  if (digits.length < CODE_DIGITS_MIN || digits.length > PIN_DIGITS_MAX || isPlaceAfter(context.text, value))
    return false;
  if (breaks > 0 || (isYear && !isLinked)) return false;
  return isDirect ? value.form === 'digits' || isLinked : isLinked && gap.length <= 32;
}

function isLockCode(
  value: Value,
  digits: string,
  { mention, gap, isDirect, isLinked, breaks }: Beside,
  context: Context,
): boolean {
  const isMarked = /[*#]/.test(value.text) || value.form === 'door code' || SINGLE_DIGITS.test(value.text);
  const isThree = isLinked && ENDS_CLAUSE.test(context.text.slice(value.end, value.end + 4));
  if (digits.length < (isMarked || isThree ? 3 : CODE_DIGITS_MIN) || digits.length > PIN_DIGITS_MAX)
    return false;
  if (context.saysOther(mention.end, value, isDirect ? value.end + 2 : value.end + 12)) return false;
  if (
    !isMarked &&
    (YEAR.test(digits) || (TIME.test(digits) && !isLinked) || isPlaceAfter(context.text, value))
  )
    return false;
  if (/[0-9]/.test(gap)) return false;
  if (mention.topics.has('locks')) return gap.length <= LOCK_NEAR_CHARS && breaks <= 1;
  if (gap.length > 24 || breaks > 0) return false;
  return isMarked && (isDirect || value.form !== 'door code');
}

/** "4915 is the door code", "9061 on the key box". */
function isCodeNamedAfterwards(value: Value, digits: string, context: Context): boolean {
  if (digits.length < CODE_DIGITS_MIN || digits.length > PIN_DIGITS_MAX || YEAR.test(digits)) return false;
  const named = context
    .after(value)
    .find(
      ({ mention }) =>
        mention.topics.has('pins') || mention.topics.has('codes') || mention.topics.has('locks'),
    );
  if (named === undefined || named.breaks > 0 || named.gap.length > 24 || /[0-9,;]/.test(named.gap))
    return false;
  if (context.saysOther(value.start - 24, value, named.mention.end + 4)) return false;
  if (isTalk(value.start, value, context)) return false;
  if (named.mention.topics.has('pins') || named.mention.topics.has('locks'))
    return !TIME.test(digits) || named.mention.topics.has('pins');
  return context.has(['locks', 'doors', 'logins'], value.end, named.mention.end + 24);
}
