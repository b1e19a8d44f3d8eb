/**
 * Keys and tokens of no vendor's shape: words that a machine made, known by how their letters and digits are mixed, near a word for
 * what machines log in with; and keys in groups, as licences and recoveries have them. Hashes, addresses and ids are made by
 * machines too, and say so right before. Each candidate is measured once.
 */
import { foldWord } from '../../../../lib/text/folded-text.ts';
import type { SensitiveMatch } from '../../kinds.ts';
import { isSampleKey, isTemplate } from '../../placeholder.ts';
import { matchesOf, oneOf, type Rule } from '../../rules/rule.ts';
import { NOT_SECRET_BEFORE } from '../../vocabulary.ts';
import { Context } from '../context.ts';
import type { Topic } from '../mentions.ts';

/** Keys known by their mixture and a word near them. */
export const keyRules: readonly Rule[] = [toldKeys];

/** A word of sixteen characters or more; in an address each part is one. */
const CANDIDATE =
  /(?<![A-Za-z0-9+/_~.-])[A-Za-z0-9][A-Za-z0-9+/_~.-]{14,255}[A-Za-z0-9_-]={0,2}(?![A-Za-z0-9+/=_~-])/g;
const GROUPS = /(?<![\w-])[A-Za-z0-9]{4,8}(?:-[A-Za-z0-9]{4,8}){2,9}(?![\w-])/g;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Names of values that a machine made and that are no secret, right before the value. */
const NO_SECRET_BEFORE =
  /(?:sha-?[0-9]{0,3}|md5|hash(?:es)?|commit|digest|checksum|fingerprint|integrity|etag|uuid|guid|cid|tx(?:id|n)?|transaction|block|address|wallet|public[ _-]?key|pubkey|ssh-[a-z0-9-]{2,24}|ecdsa-[a-z0-9-]{2,24}|image|docker|base64|nonce|trace[ _-]?id|request[ _-]?id|message[ _-]?id|session recording|tracking|order|invoice|ref(?:erence)?|isbn|serial|model|part|sku|vin|imei|version|build|branch|data:[a-z/+-]{3,40};base64)["']?[ :=,@#-]{0,4}(?:(?:no|nr|number|id|is|of|the|was)[ :=.#]{0,3}){0,3}["'(]?$/i;
const BEFORE_CHARS = 48;
const HEX = /^[0-9a-f]+$|^[0-9A-F]+$/;
const ADDRESS_BEFORE = /(?:[a-z][a-z0-9+.-]{1,16}:\/\/|www\.|@)\S{0,200}$/i;
const LEFT_CHARS = 220;
const CUES: readonly Topic[] = ['keys', 'passwords', 'shortPasswords', 'rescues', 'pins'];
/** Distances at which words may say what a key is, before it and behind it. */
const CUE_BEFORE_CHARS = 96;
const CUE_AFTER_CHARS = 56;
const CODE_NEAR_CHARS = 40;
/** Changes between capitals, small letters and digits, for each character: words change seldom. */
const CHANGES_MIN = 0.28;
const WORDS_SHARE = 0.4;
const HEX_MIN_CHARS = 24;
/** A word with so many changes is no word: a log-in near it is enough. */
const ODD_CHANGES = 0.4;
/** Blocks between their edges are read by a rule of their own; those of others are public. */
const BLOCK = '-----BEGIN ';
const PASSING = new RegExp(
  `(?<![a-z])(?:${oneOf(NOT_SECRET_BEFORE.map(foldWord))})[^.;\\n]{0,24}$|^pk_`,
  'i',
);

function* toldKeys(text: string): Generator<SensitiveMatch> {
  const found = [...candidatesOf(text, CANDIDATE, isMixture), ...candidatesOf(text, GROUPS, isGrouped)];
  if (found.length === 0) return;
  found.sort((a, b) => a.start - b.start);
  const context = new Context(text, found);
  for (const place of found) {
    const word = text.slice(place.start, place.end);
    const cues =
      changesOf(word) >= ODD_CHANGES && !HEX.test(word) && !hasWords(word)
        ? [...CUES, 'logins' as const]
        : CUES;
    const isCued =
      context.has(cues, place.start - CUE_BEFORE_CHARS, place.end + CUE_AFTER_CHARS) ||
      (isGrouped(word) &&
        context.has(['codes', 'texted'], place.start - CODE_NEAR_CHARS, place.start) &&
        !context.saysOther(place.start - CUE_BEFORE_CHARS, place));
    if (isCued) yield { kind: 'api_key', start: place.start, end: place.end };
  }
}

function candidatesOf(text: string, pattern: RegExp, accept: (word: string) => boolean) {
  return [...matchesOf(text, pattern)].flatMap(({ 0: word, index: start }) => {
    if (!accept(word)) return [];
    const left = text.slice(Math.max(0, start - LEFT_CHARS), start);
    const near = left.slice(-BEFORE_CHARS);
    if (NO_SECRET_BEFORE.test(near) || PASSING.test(near) || PASSING.test(word)) return [];
    if (ADDRESS_BEFORE.test(left) || left.includes(BLOCK)) return [];
    return [{ start, end: start + word.length }];
  });
}

function isMixture(word: string): boolean {
  if (isTemplate(word) || isSampleKey(word) || !/[0-9]/.test(word) || !/[A-Za-z]/.test(word)) return false;
  if (UUID.test(word) || /\.[a-z]{2,4}$|\.[a-z]{2,8}\//.test(word)) return false;
  if (HEX.test(word)) return word.length >= HEX_MIN_CHARS && changesOf(word) >= CHANGES_MIN;
  return changesOf(word) >= CHANGES_MIN && /[a-z]/.test(word) && (/[A-Z]/.test(word) || word.length >= 20);
}

/** No word alone and no date: in each key there are digits, and letters or one length of group. */
function isGrouped(word: string): boolean {
  const groups = word.split('-');
  if (UUID.test(word) || isTemplate(word) || isSampleKey(word) || !/[0-9]/.test(word)) return false;
  const isEven = new Set(groups.map(({ length }) => length)).size === 1;
  if (/^[0-9-]+$/.test(word)) return isEven && groups.length >= 6;
  return groups.filter((group) => /[0-9]/.test(group)).length >= 2 && (isEven || groups.length >= 4);
}

/** True of a value that is words for the most part: "Pelican_Guest_5G". */
const hasWords = (word: string): boolean =>
  (word.match(/[A-Za-z][a-z]{3,}/g) ?? []).join('').length > word.length * WORDS_SHARE;

/** Changes from one class of characters to the next, per character. Random text changes often, a name or a word hardly. */
function changesOf(word: string): number {
  let changes = 0;
  let last = '';
  for (const character of word) {
    const next = classOf(character);
    if (last !== '' && next !== last) changes++;
    last = next;
  }
  return changes / word.length;
}

const classOf = (character: string): string =>
  character >= '0' && character <= '9'
    ? 'digit'
    : character >= 'a' && character <= 'z'
      ? 'small'
      : character >= 'A' && character <= 'Z'
        ? 'capital'
        : 'sign';
