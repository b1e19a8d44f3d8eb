/**
 * Passwords that people tell, known by the words beside them: the name of a password, a log-in, "type", "changed to"; or as the
 * second of a pair with a user. The weaker and the farther the words, the odder the value must look.
 */
import { plainOf } from '../../../lib/text/folded-text.ts';
import { isSamplePassword, isTemplate } from '../placeholder.ts';
import { ABOUT_PASSWORD, beginnings, lazy, NETWORK, nearby, SMALL_WORDS, sourceOf } from '../vocabulary.ts';
import type { Beside, Context } from './context.ts';
import type { Mention } from './mentions.ts';
import { ENDS_CLAUSE, isTalk } from './talk.ts';
import type { Value } from './values.ts';
import { CALLED, isWeighedPassword, NETWORK_NAME } from './weighing.ts';

const NEAR_CHARS = 64;
const AFTER_NEAR_CHARS = 44;
const NEXT_SENTENCE_CHARS = 48;
/** A product or a team: "Bitwarden2". */
const NAME_WITH_NUMBER = /^\p{Lu}(?:\p{Ll}+|\p{Lu}+|(?:\p{Ll}+\p{Lu}){2,3}\p{Lu}*)[0-9]{1,2}$/u;
const FAR_MIN_CHARS = 8;
/** A symbol that no compound word and no address has. */
const TELLING_SYMBOL = /[_&!#$@%^*+~?]/;
/** `validate_login`: how programs name things. */
const SNAKE = /^[a-z]+(?:[._][a-z]+)+$/;
/** A semicolon with words behind it parts two clauses. */
const PROGRAM =
  /;(?! \p{L}+ \p{L})|[{}]|\w\(|`{3}|[=!]=|::|(?<!\p{L})(?:import|return|def|select|set|const|let|var) /iu;
const PROGRAM_CHARS = 80;

const isInProgram = ({ start, end }: Value, text: string): boolean =>
  PROGRAM.test(text.slice(Math.max(0, start - PROGRAM_CHARS), start)) ||
  PROGRAM.test(text.slice(end, end + PROGRAM_CHARS));
/** "User-defined" is a word. */
const HYPHENATED = /^\p{L}+(?:-\p{L}+)+$/u;

const isPasswordWord = ({ mention }: Beside): boolean =>
  mention.topics.has('passwords') || mention.topics.has('shortPasswords');

/** True of a value with a letter or a symbol in it that the words near it make a password. */
export function isProsePassword(value: Value, context: Context): boolean {
  if (isTemplate(value.text) || isSamplePassword(value.text) || isVariable(value, context.text)) return false;
  if (SNAKE.test(value.text) && isInProgram(value, context.text)) return false;
  const before = context.before(value);
  const named = before.find(isPasswordWord);
  if (named === undefined && NETWORK_NAME.test(value.text)) return false;
  if (named !== undefined && isPasswordAfter(value, named, context)) return true;
  const after = context.after(value);
  if (isNetworkKey(value, before, context)) return true;
  const code = before.find(({ mention }) => mention.topics.has('codes') || mention.topics.has('pins'));
  if (
    code !== undefined &&
    (code.isLinked || code.isDirect) &&
    value.form !== 'door code' &&
    isOfNetwork(value, code, context)
  )
    return true;
  if (
    code?.mention.topics.has('pins') &&
    code.isDirect &&
    value.form === 'mixed' &&
    (/-/.test(value.text) || /^(?=.{8})(?:[A-Za-z]+[0-9]+){2,}[A-Za-z]*$/.test(value.text))
  )
    return true;
  if (isPairedWith(value, before, context.text)) return true;
  if (isChangedTo(value, before, after, context)) return true;
  if (isEntered(value, before, context)) return true;
  const namedAfter = after.find(isPasswordWord);
  if (namedAfter !== undefined && isPasswordBefore(value, namedAfter, context)) return true;
  return isLoginSecret(value, before, after, context) || isWeighedPassword(value, before, after, context);
}

/** "Network BrambleGuest, key sloe-gin-1962". */
const isNetworkKey = (value: Value, [nearest]: readonly Beside[], context: Context): boolean =>
  value.form !== 'door code' &&
  nearest?.mention.topics.has('keys') === true &&
  nearest.isDirect &&
  !HYPHENATED.test(value.text) &&
  isOfNetwork(value, nearest, context) &&
  NETWORK().test(plainOf(context.text.slice(Math.max(0, value.start - NEAR_CHARS), nearest.mention.start)));

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
const USER_BEFORE = /[\w.-]{2,32} ?[:/|] ?$/;

/** `ana@x.com / Kitten!22`; "log in as root:Tulip99x". */
export function isPairedWith(value: Value, before: readonly Beside[], text: string): boolean {
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
      ({ mention, gap, breaks, isDirect }) =>
        mention.topics.has('logins') &&
        !isDirect &&
        breaks === 0 &&
        gap.length <= 48 &&
        // "Login page / settings2": with blanks around the sign the pair must be announced or the value be odd.
        (value.form === 'strong' || !left.endsWith(' ') || /^ ?[:=]/.test(gap)),
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
        ? /^(?:[^0-9]*[0-9]){3}/.test(text)
        : mention.topics.has('passwords') && text.length >= 5;
    if (isSure) return !USER_AT_HOST.test(text) || isLinked || isOfNetworkAt(value, context);
    if (isOdd) return isLinked || ends;
    if (HYPHENATED.test(text)) return ends && isSecondOfNetwork(value, mention, context);
    return isLinked || (ends && isChosen(text) && isOfLogin(value, context));
  }
  if (
    form === 'door code' ||
    ABOUT_PASSWORD().test(gap) ||
    (form !== 'strong' && context.saysOther(mention.end, value, value.start))
  )
    return false;
  if (isTalk(mention.start, value, context)) return false;
  if (/@/.test(text) && !(USER_AT_HOST.test(text) && isSure && breaks === 0 && isOfNetworkAt(value, context)))
    return false;
  if (!isLinked && (NAME_WITH_NUMBER.test(text) || (form === 'mixed' && text.length < FAR_MIN_CHARS)))
    return false;
  if (breaks === 0 && gap.length <= NEAR_CHARS)
    return isSure || (isLinked && (isOdd || ends || !HYPHENATED.test(text))) || (isOdd && gap.length <= 40);
  return gap.length <= NEXT_SENTENCE_CHARS && breaks <= 1 && (form === 'strong' || isLongMixed(value));
}

/** "Password ana@host24": whose it is, except where a network's is told or "is" stands beside it. */
const USER_AT_HOST = /^[a-z]+@[a-z0-9]+$/i;
const isOfNetworkAt = (value: Value, context: Context): boolean =>
  context.has(['copulas'], value.end, value.end + BESIDE_VALUE_CHARS) ||
  NETWORK().test(plainOf(context.text.slice(Math.max(0, value.start - NEAR_CHARS), value.start)));
const BESIDE_VALUE_CHARS = 8;

/** "Network CasaDaPraia, password iced-caipirinha": behind the name of a network even a compound word is one. */
const isSecondOfNetwork = (value: Value, { start }: Mention, context: Context): boolean => {
  const left = plainOf(context.text.slice(Math.max(0, start - NEAR_CHARS), start));
  return /[,;/|\n] ?$/.test(left) && NETWORK().test(left) && !isTalk(start, value, context);
};

/** "Fiets.bel.Molen": words joined by signs, some with a capital; no address and no file has that form. */
const isChosen = (text: string): boolean => /\p{Lu}/u.test(text) && /[._-]/.test(text);

const isOfLogin = (value: Value, context: Context): boolean =>
  context.has(['logins'], value.start - NEAR_CHARS, value.end + NEAR_CHARS);

const CHANGED = lazy(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${sourceOf(({ announced }) => announced?.changes)})(?: [^ .,;:\\d]{1,14}){0,4} (?:${sourceOf(({ announced }) => announced?.changedTo)}) ["'“„«]?$`,
      'u',
    ),
);
const CHANGED_CHARS = 72;
/** "That's the email one". */
const MAIL = /(?<!\p{L})e-?mail(?!\p{L})/iu;
const JOINED_PARTS_MIN = 4;
const JOINED_PARTS_SURE = 5;

/** "I changed it to four-old-grey-cats": words joined as no sentence joins them, where something one logs in to is spoken of. */
function isChangedTo(
  value: Value,
  before: readonly Beside[],
  after: readonly Beside[],
  context: Context,
): boolean {
  const left = plainOf(context.text.slice(Math.max(0, value.start - CHANGED_CHARS), value.start));
  if (!CHANGED().test(left)) return false;
  const parts = plainOf(value.text).split(/[-._]/);
  const isJoined =
    parts.length >= JOINED_PARTS_SURE ||
    (parts.length >= JOINED_PARTS_MIN && !parts.some((part) => SMALL_WORDS.has(part)));
  if (parts.some((part) => FACTORY().test(part))) return false;
  const isWord = isJoined || (value.form === 'odd' && /_/.test(value.text)) || isChosenSecret(value.text);
  return (
    isWord &&
    (MAIL.test(context.text.slice(value.end, value.end + NEAR_CHARS)) ||
      [...before, ...after].some(
        ({ mention }) =>
          mention.topics.has('logins') || mention.topics.has('devices') || mention.topics.has('passwords'),
      ))
  );
}

/** "Reset the router to factory-default-settings-again": how a machine was when it was new. */
const FACTORY = beginnings(nearby('factory'));

/** `type = …`, "type": … */
const IN_PROGRAM = /["'=`]/;
/** "Use Werkzeug.security": a module. */
const USED = /^us[a-z]{1,2}$/;
const DOTTED = /^\p{L}+(?:[._]\p{L}+)+$/u;
const ENTERED_NEAR_CHARS = 16;

/** "For the second field type vw_2Look.only", "man skriver surströmming.nej": what is entered where one logs in. */
function isEntered(value: Value, before: readonly Beside[], context: Context): boolean {
  const entered = before.find(({ mention }) => mention.topics.has('entered'));
  if (entered === undefined || !entered.isDirect || value.form === 'door code') return false;
  if (entered.gap.length > ENTERED_NEAR_CHARS || /@/.test(value.text) || HYPHENATED.test(value.text))
    return false;
  if (
    IN_PROGRAM.test(entered.gap) ||
    (USED.test(context.wordsOf(entered.mention)) && DOTTED.test(value.text))
  )
    return false;
  const login = before.find(({ mention }) => mention.topics.has('logins'));
  // "Type ana_2 as the user": the login that is named is what is entered.
  if (isTalk(value.start, value, context)) return false;
  return (
    (login !== undefined && login.gap.length <= BESIDE_LOGIN_CHARS) ||
    context.has(['logins', 'verified'], value.end, value.end + 24)
  );
}

function isPasswordBefore(value: Value, { mention, gap, breaks }: Beside, context: Context): boolean {
  if (/[<>|=]|-$/.test(gap) || NAME_WITH_NUMBER.test(value.text)) return false;
  if (value.form === 'door code') return false;
  // "… still works? that was the password I set": a word that can only be a secret is one a sentence away.
  const isFar = value.form === 'strong' && isChosenSecret(value.text) && breaks <= 1;
  if (!isFar && (breaks > 0 || gap.length > AFTER_NEAR_CHARS)) return false;
  if (isTalk(value.start - NEXT_SENTENCE_CHARS, { ...value, end: mention.end + 24 }, context)) return false;
  return value.form === 'odd' ? TELLING_SYMBOL.test(value.text) && gap.length <= 20 : true;
}

/** Words with a number behind them are no model's or user's name when they are long and mostly small letters. */
const isLongMixed = ({ form, text }: Value): boolean =>
  form === 'mixed' &&
  text.length >= 8 &&
  /^(?=.*[0-9])(?=(?:[^a-z\u0430-\u044f]*[a-z\u0430-\u044f]){4})[^/.-]*$/i.test(text) &&
  !/^[A-Z0-9-]+$/.test(text);

const BESIDE_LOGIN_CHARS = 72;
/** A longer word was made by a machine, and is for the rules of keys. */
const LOGIN_SECRET_MAX_CHARS = 40;
/** Small and capital letters with digits in the middle of a word: "Liverp00l4ever", "Gr4ndpa.Fishes". */
const isChosenSecret = (text: string): boolean =>
  /\p{L}[0-9]{1,4}[._-]?\p{Ll}|_[0-9]/u.test(text) &&
  /\p{Ll}{3}/u.test(text) &&
  /\p{Lu}/u.test(text) &&
  !/^\p{Ll}+\p{Lu}\p{Ll}*[0-9]*\p{Lu}/u.test(text);

/** Set off from the sentence by a sign or by its end: "…, Liverp00l4ever", "-- Gr4ndpa.Fishes --". */
const isAlone = ({ start, end }: Value, text: string): boolean =>
  /(?:[,:;(\n]|-)[ "'`]{0,2}$/.test(text.slice(Math.max(0, start - 3), start)) &&
  /^["'`]?(?:\s*$|[.,;)!\n]| -)/.test(text.slice(end, end + 4));

/** A value beside what one logs in to. */
function isLoginSecret(
  value: Value,
  before: readonly Beside[],
  after: readonly Beside[],
  context: Context,
): boolean {
  const isLogin = ({ mention }: Beside) => mention.topics.has('logins') || mention.topics.has('kept');
  const login = before.find(isLogin) ?? after.find(isLogin);
  if (login === undefined || isTalk(value.start - NEAR_CHARS, value, context)) return false;
  if (CALLED().test(plainOf(context.text.slice(Math.max(0, value.start - 20), value.start)))) return false;
  if (value.text.length > LOGIN_SECRET_MAX_CHARS) return false;
  if (value.form === 'strong')
    return (
      (!login.isDirect || login.mention.topics.has('kept')) &&
      (/[!#$%^&*+?~]/.test(value.text) ||
        (isChosenSecret(value.text) &&
          login.gap.length <= BESIDE_LOGIN_CHARS &&
          login.breaks <= 1 &&
          (login.mention.topics.has('kept') || isAlone(value, context.text))))
    );
  const isWord =
    isLongMixed(value) ||
    (login.isLinked && /^\p{Ll}[\p{Ll}\p{N}-]{9,}$/u.test(value.text) && value.form === 'mixed');
  return !login.isDirect && isWord && NETWORK().test(context.wordsOf(login.mention));
}

const AFTER_SIGN = /(?:[:,=]|[-=]>|\n)\s?$/;
const NETWORK_DIGITS = /^[0-9]{8,24}$/;

/** True of the password below a router, which may be digits alone: it stands beside a network and a word for its password. */
export const isNetworkDigits = (value: Value, context: Context): boolean =>
  NETWORK_DIGITS.test(value.text) &&
  context
    .before(value)
    .some(
      (beside) =>
        isPasswordWord(beside) &&
        (beside.isDirect ||
          (beside.gap.length <= NEAR_CHARS &&
            AFTER_SIGN.test(context.text.slice(Math.max(0, value.start - 3), value.start)))),
    ) &&
  context
    .before(value)
    .some(({ mention }) => mention.topics.has('logins') && NETWORK().test(context.wordsOf(mention)));
