/**
 * Secrets that a sentence or an assignment announces: "my password is …", `API_KEY=…`. The value must look like a secret,
 * and the more so the weaker it is announced, because people mostly talk about passwords without telling them: "my
 * password is too weak".
 */

import { foldWord } from '../../../lib/text/folded-text.ts';
import {
  type Announcement,
  announcements,
  LETTER,
  type Link,
  namePattern,
  saysOwn,
} from '../announcement.ts';
import type { SensitiveMatch } from '../kinds.ts';
import { isSamplePassword, isTemplate } from '../placeholder.ts';
import {
  DESCRIBING_END,
  FILE_OR_ADDRESS,
  isKey,
  isMixed,
  MAIL_ADDRESS,
  ODD_INSIDE,
  SYMBOL,
  VERSION,
} from '../value-forms.ts';
import {
  COPULAS,
  DESCRIPTIONS,
  KEY_NAMES,
  NOT_SECRET_BEFORE,
  nearby,
  PASSWORD_NAMES,
  POSSESSIVES,
  SHORT_PASSWORD_NAMES,
  sourceOf,
  UNITS,
} from '../vocabulary.ts';
import { isPostalPlace } from './postal-places.ts';
import { matchesOf, oneOf, type Rule } from './rule.ts';

const PASSWORD_NAME = new RegExp(
  `(?:${namePattern(PASSWORD_NAMES)}|(?<![${LETTER}0-9])(?:${namePattern(SHORT_PASSWORD_NAMES)}))(?![${LETTER}])`,
  'gi',
);
const KEY_NAME = new RegExp(
  `(?<!(?:${oneOf(NOT_SECRET_BEFORE.map(foldWord))})[ _-]?)(?:${namePattern(KEY_NAMES)}|(?<=[A-Za-z0-9]_)key)(?![${LETTER}])`,
  'gi',
);
const NAMED_AFTERWARDS = new RegExp(
  ` (?:${oneOf(COPULAS.map(foldWord))}) (?:a )?(?:${oneOf(POSSESSIVES.map(foldWord))}) (?:[^ .,;:\\n]{1,16} ){0,2}?(?:${namePattern(PASSWORD_NAMES)})(?![${LETTER}])`,
  'gi',
);
/**
 * Words that make a password the speaker's own, in English: behind "is" a word alone counts there only, the one language whose
 * describing words are listed in full enough.
 */
const OWN_IN_ENGLISH = /(?<![a-z])(?:my|our) (?:[^ .,;:]{1,16} ){0,2}$/i;
/** Some languages say "my" at the end of the word. */
const OWN_NAME = new RegExp(`(?:${sourceOf(nearby('ownNames'))})$`);
const CARD_CODE = /^(?:cv[vc]2?|security[ _-]?code)$/;
/** `PWD=/home/ana`, as shells set it. */
const WORKING_DIRECTORY = /^(?:[~.]?\/|[A-Z]:\\)/;
/** A pin of a board: "GPIO17", "PA3". */
const BOARD_PIN = /^[A-Z]{1,5}_?\d{1,2}$/;
const UNIT = new RegExp(`^[ -]*(?:${oneOf(UNITS.map(foldWord))})`, 'i');

const ENDS_CLAUSE = /^(?:[.,;!?)}\]"']|<\/|\s*$)/;
const KEY_CHARACTERS = /^[\w\-./+=~:]+/;

const CARD_CODE_DIGITS = 3;
/** Digits of a postal code of India, where it is called a PIN code. */
const POSTAL_CODE_DIGITS = 6;
const PIN_MIN_DIGITS = 4;
const PIN_MAX_DIGITS = 16;
const PASSWORD_MIN_CHARS = 4;
const PASSWORD_MAX_CHARS = 128;
/** A word of four letters after "password:" is more often "none" than a password. */
const WORD_MIN_CHARS = 5;
const LOOSE_MIN_CHARS = 6;
/** Standards and versions ("SHA256", "RFC2898") are shorter. */
const LONG_BARE_MIN_CHARS = 8;
/** Keys are shorter only in manuals; without a word between, only a length that prose never has will do. */
const KEY_MIN_CHARS: Readonly<Record<Link, number>> = {
  assigned: 12,
  said: 16,
  loose: 20,
  bare: 20,
  'after purpose': 20,
};

const QUOTED_KEY_MIN_CHARS = 16;

/** Secrets known by what is said before (or, for passwords, after) them. */
export const statedRules: readonly Rule[] = [statedPasswords, statedKeys, passwordsNamedAfterwards];

function* statedPasswords(text: string): Generator<SensitiveMatch> {
  for (const candidates of announcements(text, PASSWORD_NAME)) {
    for (const candidate of candidates) {
      if (!isPassword(candidate)) continue;
      yield { kind: 'password', start: candidate.start, end: candidate.end };
      break;
    }
  }
}

function* statedKeys(text: string): Generator<SensitiveMatch> {
  for (const candidates of announcements(text, KEY_NAME)) {
    for (const { value, start, end, link, by, isQuoted } of candidates) {
      if ((isQuoted || by === '=') && link === 'assigned' && isQuotedKey(value)) {
        yield { kind: 'api_key', start, end };
        break;
      }
      const key = KEY_CHARACTERS.exec(value)?.[0] ?? '';
      const isWhole = key.length === value.length || /[&;,]/.test(value[key.length] ?? '');
      if (!isWhole || key.length < KEY_MIN_CHARS[isQuoted ? 'assigned' : link] || !isKey(key)) continue;
      yield { kind: 'api_key', start, end: start + key.length };
      break;
    }
  }
}

/** `SECRET_KEY = '…'`, `JWT_SECRET=…`: there a key may have any sign. */
const isQuotedKey = (value: string): boolean =>
  value.length >= QUOTED_KEY_MIN_CHARS && /^\S+$/.test(value) && SYMBOL.test(value) && isKey(value);

/** "… is my password": the value is the word before. */
function* passwordsNamedAfterwards(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, NAMED_AFTERWARDS)) {
    const before = text.slice(Math.max(0, match.index - PASSWORD_MAX_CHARS), match.index);
    const word =
      /(?<![^\s"'`“”„«»])[^\s"'`“”„«»]+(?=["'`“”»]?$)/.exec(before.slice(before.lastIndexOf(' ') + 1))?.[0] ??
      '';
    const start = match.index - before.length + before.lastIndexOf(word);
    if (word.length >= PASSWORD_MIN_CHARS && isMixed(word) && !isTemplate(word))
      yield { kind: 'password', start, end: start + word.length };
  }
}

function isPassword(candidate: Announcement): boolean {
  const { value, link, isQuoted, name } = candidate;
  if (name === 'pass' && link !== 'assigned') return false;
  if (name === 'pwd' && WORKING_DIRECTORY.test(value)) return false;
  if (/^\d+$/.test(value)) return isPin(candidate);
  if (name === 'pin' && BOARD_PIN.test(value)) return false;
  if (value.length < PASSWORD_MIN_CHARS || VERSION.test(value) || MAIL_ADDRESS.test(value)) return false;
  if (isTemplate(value) || isSamplePassword(value)) return false;
  if (DESCRIPTIONS.has(value.toLowerCase().replace(/(?<![!?])[!?]+$/, ''))) return false;
  // What a password is for may itself be an address: `ana@host24`.
  if (link === 'after purpose') return isMixed(value) && SYMBOL.test(value) && !value.includes('@');
  if (link === 'loose')
    return (
      (isMixed(value) || ODD_INSIDE.test(value)) &&
      value.length >= LOOSE_MIN_CHARS &&
      !FILE_OR_ADDRESS.test(value)
    );
  if (link === 'bare') return isMixed(value) && isToldBare(candidate);
  return isQuoted || isMixed(value) || ODD_INSIDE.test(value) || isWordAlone(candidate);
}

/** True of a value without a word between that looks odd, is said to be one's own, or is long and ends what is said. */
function isToldBare(candidate: Announcement): boolean {
  const { value, rest } = candidate;
  if (value.length >= LONG_BARE_MIN_CHARS && ENDS_CLAUSE.test(rest) && !FILE_OR_ADDRESS.test(value))
    return true;
  return value.length >= LOOSE_MIN_CHARS && (SYMBOL.test(value) || isOwn(candidate));
}

function isPin({ value, link, name, before, rest }: Announcement): boolean {
  if (value.length === POSTAL_CODE_DIGITS && name.startsWith('pin') && isPostalPlace(`${before} ${rest}`))
    return false;
  const least = CARD_CODE.test(name) ? CARD_CODE_DIGITS : PIN_MIN_DIGITS;
  const isSaid = link === 'assigned' || link === 'said';
  return isSaid && value.length >= least && value.length <= PIN_MAX_DIGITS && !UNIT.test(rest);
}

/** Words that somebody joined; those that describe ("read-only", "not-set") have a shorter one among them, or an end that tells. */
const JOINED = /^\p{L}{4,}(?:[-_]\p{L}{4,}){1,5}[!?]*$/u;
const OF_NETWORK = /(?<![a-z])(?:wi-?fi|wlan|hotspot|router)(?![a-z])/i;

/** A password that is one word, or some joined to one, and it does not describe a password; it ends what is said. */
function isWordAlone(candidate: Announcement): boolean {
  const { value, link, by, name, before, rest } = candidate;
  if (!ENDS_CLAUSE.test(rest) || DESCRIBING_END.test(value)) return false;
  if (link === 'assigned' && JOINED.test(value) && (isOwn(candidate) || OF_NETWORK.test(before)))
    return !DESCRIPTIONS.has(
      value
        .toLowerCase()
        .split(/[-_!?]/)
        .findLast((part) => part !== '') ?? '',
    );
  if (!/^[A-Za-z]+[!?]*$/.test(value) || value.length < WORD_MIN_CHARS) return false;
  return (
    !name.startsWith('pin') && (link === 'assigned' || (by.trim() === 'is' && OWN_IN_ENGLISH.test(before)))
  );
}

const isOwn = ({ before, name }: Announcement): boolean => saysOwn(before) || OWN_NAME.test(name);
