/**
 * Secrets whose announcement in English and whose form say together what they are: codes of doors and log-ins, a user with a
 * password beside it. Neither half alone convinces: "the door code" is talk, "4821" a number. Every quantifier is bounded.
 */
import { isSamplePassword, isTemplate } from '../placeholder.ts';
import { isDay } from './check-digits.ts';
import { oneOf, patternRule, type Rule, wordList } from './rule.ts';

/** "Is" or a sign, between a name and its value. */
const LINK = `(?: (?:is|was|are|number|now|still|currently|always)){0,3}(?: ?(?:[:=#>]|[-=]{1,2}>|[→⇒➜➔⟶])){0,2} ?`;
const SAID = `(?= ?[:=>#→⇒➜➔⟶-]| (?:is|was|are|now|still|currently) )${LINK}`;
const PURPOSE = '(?: (?:for|to|of|at|in|on) [^.,;:=?!\\n]{1,40}?)?';

/** Things that a code opens or switches off; "error code", "zip code" and "discount code" are none of them. */
const LOCKS = wordList(`
  door, gate, alarm, entry, entrance, access, building, garage, locker, lock, safe, vault, unlock, keypad, lockbox,
  key box, elevator, lift, burglar, house, apartment, flat, office, front door, back door, security, verification,
  authentication, auth, login, log-in, sign-in, 2fa, mfa, two-factor, one-time, sms, backup, recovery`);
const CODES = `(?:(?:${oneOf(LOCKS)})(?:'s)?[ -]?codes?|otp(?: codes?)?|one[- ]time (?:pass)?code)`;
const CODE = '[*#]{0,2}(?:[0-9]{4,10}|[0-9]{3}(?=[*#])|[0-9]{2,4}(?:[ -][0-9]{2,4}){1,2})[*#]{0,2}';
const NOT_COUNTED =
  '(?![\\w%/-]|[.,:][0-9]| ?(?:characters?|chars?|digits?|lines?|bytes?|bits?|hours?|minutes?|seconds?|days?|years?|times|users?|errors?|attempts?|percent)\\b)';

const doorCode = patternRule(
  'password',
  new RegExp(`(?<![A-Za-z])${CODES}${PURPOSE}${SAID}(?<secret>${CODE})${NOT_COUNTED}`, 'i'),
);

const DIGIT_AND_LETTER = /^(?=[^0-9]*[0-9])(?=[^A-Za-z]*[A-Za-z])/;
const ADDRESS_OR_FILE = /@|:\/\/|^[./~]|\.(?:com|org|net|io|json|txt|pdf|html?)$/i;
const LOGIN_SECRET_MIN_CHARS = 6;

/** "My login for GitHub is ana@x.com / Tr0ub4dor&3": beside a user's address any mixed word is the password. */
const loginPair = patternRule(
  'password',
  new RegExp(
    `(?<![A-Za-z])(?:log-?in|sign-?in|credentials?|creds|account|user(?:name)?)s?${PURPOSE}` +
      `(?:${LINK}[^\\s@/|,]{1,64}@[\\w.-]{3,64} ?[/|,;:]|(?<!account|user)${SAID}[^\\s@/|,]{1,64} [/|]) ?` +
      `(?<secret>[^\\s/|,;"'<>]{${LOGIN_SECRET_MIN_CHARS},64})`,
    'i',
  ),
  (secret) =>
    DIGIT_AND_LETTER.test(secret) &&
    !ADDRESS_OR_FILE.test(secret) &&
    !isTemplate(secret) &&
    !isSamplePassword(secret),
);

/** `AKIA …`: a key that a line or a hand broke behind its prefix. */
const brokenKey = patternRule(
  'api_key',
  /(?<![A-Za-z0-9])(?<secret>(?:AKIA|ASIA) (?=[A-Z]{0,15}[2-7])[A-Z2-7]{16})(?![A-Za-z0-9])/,
);

/** The key that sets up an authenticator: base32. */
const setupKey = patternRule(
  'api_key',
  /(?:authenticator|authy|2fa|mfa|totp|otp|setup|two-factor|aegis|1password)[^\n]{0,64}?(?<![A-Za-z0-9])(?<secret>(?=[A-Z]{0,31}[2-7])(?:[A-Z2-7]{16,64}|[A-Z2-7]{4}(?: [A-Z2-7]{4}){3,15}))(?![A-Za-z0-9])/i,
  (key) => key === key.toUpperCase() && /[2-7]/.test(key),
);

/** "20-11-43 70914482": a sort code with its account, and no date before a number. */
const sortedAccount = patternRule(
  'iban',
  /(?<![0-9-])(?<secret>[0-9]{2}-[0-9]{2}-[0-9]{2}[ ,;/]{1,3}(?:a\/?c|acc(?:ount)?|acct)?[ .:]{0,2}[0-9]{8})(?![0-9-])/i,
  (numbers) => {
    const [a = 0, b = 0, c = 0] = numbers.split(/[^0-9]/).map(Number);
    return !isDay(c, b, a) && !isDay(a, b, c);
  },
);

/** The code that Google sends to prove that a phone is one's own. */
const textedCode = patternRule('password', /(?<![\w-])(?<secret>G-[0-9]{6})(?![\w-])/);

/** Secrets known by an announcement and a form together. */
export const announcedRules: readonly Rule[] = [doorCode, loginPair, brokenKey];

/** Secrets that have digits in them and are known by a form that nothing else has. */
export const numberedRules: readonly Rule[] = [setupKey, textedCode, sortedAccount];
