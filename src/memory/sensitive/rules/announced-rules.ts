/**
 * Secrets whose announcement and form say together what they are: codes of doors and log-ins, a user with a password
 * beside it, numbers of passports, the words of a wallet. Neither half alone convinces: "the door code" is talk, "4821" a
 * number. Every quantifier is bounded.
 */
import { foldWord } from '../../../lib/text/folded-text.ts';
import type { SensitiveMatch } from '../kinds.ts';
import { isSamplePassword, isTemplate } from '../placeholder.ts';
import { isDay } from './check-digits.ts';
import { isPostalPlace } from './postal-places.ts';
import { around, matchesOf, oneOf, patternRule, type Rule, wordList } from './rule.ts';

/** "Is" or a sign, between a name and its value. */
const LINK = `(?: (?:is|was|are|ist|lautet|est|es|e|number|now|still|currently|always)){0,3}(?: ?(?:[:=#>]|[-=]{1,2}>|[→⇒➜➔⟶])){0,2} ?`;
const SAID = `(?= ?[:=>#→⇒➜➔⟶-]| (?:is|was|are|ist|lautet|est|es|e|now|still|currently) )${LINK}`;
const PURPOSE = '(?: (?:for|to|of|at|in|on|fur|pour|para) [^.,;:=?!\\n]{1,40}?)?';

/** What opens a door or ends an alarm; "error code", "zip code" and "discount code" are none of them. */
const LOCKS = wordList(`
  door, gate, alarm, entry, entrance, access, building, garage, locker, lock, safe, vault, unlock, keypad, lockbox,
  key box, elevator, lift, burglar, house, apartment, flat, office, front door, back door, security, verification,
  authentication, auth, login, log-in, sign-in, 2fa, mfa, two-factor, one-time, sms, backup, recovery`);
const CODES = `(?:(?:${oneOf(LOCKS)})(?:'s)?[ -]?codes?|otp(?: codes?)?|one[- ]time (?:pass)?code|turcode|alarmcode|digicode|code d'entree|code de l'alarme|codigo de (?:la )?(?:puerta|alarma|acceso|entrada)|codice (?:del |dell')?(?:cancello|allarme|portone))`;
const CODE = '[*#]{0,2}(?:[0-9]{4,10}|[0-9]{3}(?=[*#])|[0-9]{2,4}(?:[ -][0-9]{2,4}){1,2})[*#]{0,2}';
const NOT_COUNTED =
  '(?![\\w%/-]|[.,:][0-9]| ?(?:characters?|chars?|digits?|lines?|bytes?|bits?|hours?|minutes?|seconds?|days?|years?|times|users?|errors?|attempts?|percent)\\b)';

const doorCode = patternRule(
  'password',
  new RegExp(`(?<![A-Za-z])${CODES}${PURPOSE}${SAID}(?<secret>${CODE})${NOT_COUNTED}`, 'i'),
);

/** "OTP 482913": without "is" only as many digits as such codes have. */
const oneTimeCode = patternRule(
  'password',
  new RegExp(
    `(?<![A-Za-z/])(?:otp|2fa|mfa|(?:one[- ]time|verification) (?:pass)?code)(?: code)? (?<secret>[0-9]{6,8})${NOT_COUNTED}`,
    'i',
  ),
);

const PIN_NAME = '(?:pin|pass[ -]?code|geheimzahl|пин)';
const PIN_CODE_NAME =
  '(?:pin[ -]?(?:code|number|nummer)|pin[ -]?n[ro]\\.?|code pin|codice pin|codigo pin|pincode|geheimzahl|пин-?код)';
const PIN_END = `(?! ?[/-]? ?[0-9])${NOT_COUNTED}`;

/** "PIN: 4711-8822": groups of the same size. Numbers of phones and books have others. */
const groupedPin = patternRule(
  'password',
  new RegExp(
    `(?<![A-Za-z0-9])(?:${PIN_NAME}|${PIN_CODE_NAME})${PURPOSE}${SAID}(?<secret>[0-9]{4}(?:[ -][0-9]{4}){1,3}|[0-9]{3}(?:[ -][0-9]{3}){1,2})${PIN_END}`,
    'i',
  ),
);

/** Neither a year nor, with a zero in its fourth place, the postal code of a city of India. */
const BARE_PIN_CODE = new RegExp(
  `(?<![A-Za-z0-9])${PIN_CODE_NAME} (?<secret>(?!(?:19|20)[0-9]{2}(?![0-9])|[1-8][0-9]{2}0[0-9]{2}(?![0-9]))[0-9]{4,8})${PIN_END}`,
  'dgi',
);

/** "pin code 471188": without "is" the name must be a whole one, and no place of India stand by, whose postal codes are called so. */
function* barePinCodes(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, BARE_PIN_CODE)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    if (!isPostalPlace(around(text, start, end)) && !/^,? \p{Lu}\p{Ll}/u.test(text.slice(end, end + 4)))
      yield { kind: 'password', start, end };
  }
}

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

const DOCUMENTS = wordList(`
  passport, driver's license, driver's licence, drivers license, drivers licence, driving license, driving licence,
  reisepass, führerschein, passeport, permis de conduire, pasaporte, passaporte, paspoort, pass nummer, паспорт, загранпаспорт`);
const DOCUMENT_NUMBER = '(?:[ -]?(?:number|num|no\\.?|nr\\.?|nummer|id)| numero(?: de)?| номер)?';

/** Numbers of passports and driving licences: forms that others share, so the document must be named right before. */
const documentNumber = patternRule(
  'national_id',
  new RegExp(
    `(?<![A-Za-z])(?:${oneOf(DOCUMENTS.map(foldWord))})s?${DOCUMENT_NUMBER}(?: ?[:=#-]| is| was| ist| lautet| est| es| e)? ?(?<secret>[A-Z]{0,3}[ -]?[0-9]{6,9}[A-Z]{0,2})(?![\\w-]|[.,][0-9])`,
    'i',
  ),
);

/** Words that no wallet's list holds: prose. */
const PROSE =
  /\b(?:the|and|are|was|for|not|but|from|has|have|had|been|should|would|could|where|which|who|how|into|than|them|these|those|our|his|her|its|were|did|does|got|never|don|isn)\b/;
const numbered = (word: string) => `(?:[0-9]{1,2}[.):]? ?)?${word}`;

/** The words that restore a wallet: eight or more short ones in small letters behind their name. */
const seedPhrase = patternRule(
  'private_key',
  new RegExp(
    `(?<![A-Za-z])(?:[Ss]ecret |[Ww]allet )?(?:[Rr]ecovery|[Ss]eed|[Mm]nemonic|[Bb]ackup|[Ww]allet|SEED|RECOVERY)[ -]?(?:[Pp]hrase|[Ww]ords?|[Ss]eed|[Mm]nemonic|PHRASE)?(?: (?:for|of|to) [^.:;\\n]{1,40}?)?(?: (?:is|are|was)| ?[:=]| ?-?->)? ?["'“]?\\n?(?<secret>(?:${numbered('[a-z]{3,8}')}(?:, ?|[ \\n]{1,2})){7,23}${numbered('[a-z]{3,8}')})(?![a-z])`,
  ),
  (words) => !PROSE.test(words),
);

/** `AKIA …`: a key that a line or a hand broke behind its prefix. */
const brokenKey = patternRule(
  'api_key',
  /(?<![A-Za-z0-9])(?<secret>(?:AKIA|ASIA) (?=[A-Z]{0,15}[2-7])[A-Z2-7]{16})(?![A-Za-z0-9])/,
);

/** What an authenticator is set up with: base32. */
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

/** What Google sends to prove a phone is one's own. */
const textedCode = patternRule('password', /(?<![\w-])(?<secret>G-[0-9]{6})(?![\w-])/);

/** "Security question was first pet, I put Mister Biscuits": names, in capitals. */
const securityAnswer = patternRule(
  'password',
  /(?:[Ss]ecurity|[Ss]ecret|[Rr]ecovery) (?:questions?|answers?)[^\n]{0,80}?(?:\b[Aa]nswer(?:ed)?(?: is| was|:)?|\bI (?:put|said|used|wrote|chose)|\b[Aa]:) ["']?(?<secret>\p{Lu}[\p{L}'-]{2,24}(?: \p{Lu}[\p{L}'-]{1,24}){0,3})/u,
);

/** Secrets known by an announcement and a form together. */
export const announcedRules: readonly Rule[] = [
  doorCode,
  oneTimeCode,
  groupedPin,
  barePinCodes,
  loginPair,
  documentNumber,
  seedPhrase,
  brokenKey,
  securityAnswer,
];

/** Secrets that have digits in them and are known by a form that nothing else has. */
export const numberedRules: readonly Rule[] = [setupKey, textedCode, sortedAccount];
