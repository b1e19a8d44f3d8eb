/**
 * A password that no fixed phrase announces: "the laptop? it's unlocked w/ rhubarbpie22", "davet / Rover2016". How much a word looks
 * like one people choose, and what is said around it, are weighed against each other: a word that can hardly be anything else needs
 * little said, another needs more. Pure sums over a bounded number of mentions.
 */
import { plainOf } from '../../../lib/text/folded-text.ts';
import { ABOUT_PASSWORD, beginnings, lazy, nearby, sourceOf } from '../vocabulary.ts';
import type { Beside, Context } from './context.ts';
import type { Topic } from './mentions.ts';
import type { Value } from './values.ts';

/** A sum from which a word is taken for a password. */
const TOLD = 4.25;

/** Weights of the topics, and the characters at most between a mention and the value. */
const CUES: readonly (readonly [topic: Topic, weight: number, chars: number])[] = [
  ['passwords', 2.5, 72],
  ['shortPasswords', 2, 40],
  ['opens', 2, 40],
  ['kept', 2, 56],
  ['codes', 1.5, 48],
  ['logins', 1.5, 64],
  ['locks', 1.5, 40],
  ['keys', 1, 48],
  ['entered', 1, 24],
];
/** The second thing said adds little; the same said twice adds nothing. */
const SECOND_CUE = 0.5;
const BREAK = -0.5;
const BREAKS_MAX = 2;
const TALK = -1.25;
const OTHER_NUMBER = -2;
/** The name of a user or of a network, and a value that is said to be called so. */
const NAMED_USER = -3;
const EXAMPLE = -2;
const COPULA_CHARS = 6;
const SET_OFF = 0.5;
const ENDS = 0.25;
const AFTER_COPULA = 0.5;
const IN_PAIR = 1.5;
/** Look that a word needs beside a name alone: it must look like nothing else. */
const PAIR_LOOK = 3;

/** True if the weights for a password outweigh those against it. */
export function isWeighedPassword(
  value: Value,
  before: readonly Beside[],
  after: readonly Beside[],
  context: Context,
): boolean {
  const look = looksChosen(value);
  if (look === 0 || /@/.test(value.text)) return false;
  const { text } = context;
  const left = text.slice(Math.max(0, value.start - LEFT_CHARS), value.start);
  const plainLeft = plainOf(left);
  const right = text.slice(value.end, value.end + LEFT_CHARS);
  if (IN_ADDRESS.test(left) || CONTINUES.test(right)) return false;
  let sum = look + cuesOf(before, after, context);
  const isPair = PAIR.test(left);
  if (sum === look && !(isPair && look >= PAIR_LOOK)) return false;
  const clause = value.start - left.length + clauseStart(left);
  if (context.has(['talk'], clause, value.end + 24)) sum += TALK;
  if (context.saysOther(value.start - 32, value)) sum += OTHER_NUMBER;
  if (before.some((beside) => isUser(beside, context))) sum += NAMED_USER;
  if (isPair) sum += IN_PAIR;
  if (SET_OFF_RIGHT.test(right)) sum += SET_OFF_LEFT.test(left) ? SET_OFF : ENDS;
  const isSaid = before[0]?.isLinked || context.has(['copulas'], value.start - COPULA_CHARS, value.start);
  if (isSaid) sum += AFTER_COPULA;
  if (PACKAGE.test(value.text) && !isSaid) return false;
  if (FOR_EXAMPLE().test(plainLeft)) sum += EXAMPLE;
  if (CALLED().test(plainLeft)) sum += NAMED_USER;
  return sum >= TOLD;
}

/** Index at which the clause at the end of a text begins. */
function clauseStart(left: string): number {
  let at = left.length;
  while (at > 0 && !'.,;!?\n'.includes(left[at - 1] ?? '')) at--;
  return at;
}

const LEFT_CHARS = 48;
/** A path, an address, a variable, a mention of a person. */
const IN_ADDRESS = /[/\\=@#$&]$|:\/\/\S*$|(?<!\p{L})v(?:er(?:sion)?)?\.? ?$/iu;
const CONTINUES = /^(?:[/\\=(@]|\.\p{L})/u;
/** "The wifi is called …": a name. */
export const CALLED = lazy(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${sourceOf(nearby('called'))})(?: (?:${sourceOf(({ copulas }) => copulas)}|on \\p{L}{2,12}(?: is)?))?\\s?:?\\s$`,
      'u',
    ),
);
/** "davet / …", "ana: …": a name before it. */
const PAIR = /(?:^|[\s,;:(])[\p{L}][\p{L}\p{N}._-]{2,31}(?: [/|] ?| ?: ?)$/u;
const SET_OFF_LEFT = /(?:^|[,:;(\n>→]|[-=]>?|["'`])\s?["'`]?$/;
const SET_OFF_RIGHT = /^["'`]?(?:\s*$|[.,;)!\n]| -)/;
const NETWORK_OR_USER = beginnings(nearby('users'));

/** "User jhollis77", "network HomeSweet": right behind its own name. */
const isUser = ({ mention, gap, isDirect, isLinked }: Beside, context: Context): boolean =>
  mention.topics.has('logins') &&
  (isDirect || (isLinked && gap.length <= 24 && !/[,;.\n]/.test(gap))) &&
  NETWORK_OR_USER().test(context.wordsOf(mention));

function cuesOf(before: readonly Beside[], after: readonly Beside[], context: Context): number {
  const best = new Map<Topic, number>();
  for (const beside of [...before, ...after]) {
    const { topics } = beside.mention;
    const cues = CUES.filter(([topic, , chars]) => topics.has(topic) && beside.gap.length <= chars);
    if (cues.length === 0 || IN_MARK_UP.test(beside.gap) || ABOUT_PASSWORD().test(beside.gap)) continue;
    // "Open Reports.Weekly2": what is opened opens nothing.
    if (topics.has('opens') && beside.isDirect && !context.wordsOf(beside.mention).includes(' ')) continue;
    const { breaks } = beside;
    if (breaks > BREAKS_MAX) continue;
    const [first] = cues.sort(([, a], [, b]) => b - a);
    if (first !== undefined) best.set(first[0], Math.max(best.get(first[0]) ?? 0, first[1] + breaks * BREAK));
  }
  const [first = 0, second = 0] = [...best.values()].sort((a, b) => b - a);
  return first + Math.max(0, second) * SECOND_CUE;
}

/** Tags and attributes, of which the rules of layout know more. */
const IN_MARK_UP = /[<|"=]|(?<!-)>/;
/** "Like alice_88". */
const FOR_EXAMPLE = lazy(
  () => new RegExp(`(?<!\\p{L})(?:${sourceOf(nearby('forExample'))})[ :]{1,2}["'“„(]?$`, 'u'),
);
/** Parts of the names that networks are given. */
export const NETWORK_NAME =
  /guest|gast|invit|[_-](?:5g|2\.?4g?|ext|plus|iot)(?![a-z])|^(?:fritz|movistar|vodafone|livebox|tp-?link|netgear|telekom)/i;
const PRODUCT =
  /^(?:\p{Lu}(?:\p{Ll}{1,14}|(?:\p{Ll}+\p{Lu}){2,3}\p{Lu}*)[0-9]{1,2}|\p{Lu}{2,}[0-9]{1,4}|\p{L}{1,3}[0-9]{1,4})$/u;
const YEAR_RANGE = /^(?:19|20)[0-9]{2}[-/][0-9]{2,4}$/;
const NAME_AND_YEAR = /^\p{Lu}\p{Ll}{2,}[-_.]?(?:19|20)?[0-9]{2,4}[!?]?$/u;
/** `Flask-Argon2`: a package. */
const PACKAGE = /^\p{Lu}\p{L}+-\p{Lu}\p{L}+[0-9]{0,2}$/u;
const WORDS_ONLY = /^\p{L}+(?:[-.]\p{L}+)*$/u;
/** `user_id`, `max_tokens2`: how programs name things. */
const IDENTIFIER = /^[a-z]+(?:_[a-z]+)+[0-9]?$/;

/** A longer word was made by a machine. */
const CHOSEN_MAX_CHARS = 28;
const SHORT_CHARS = 7;

/** Likeness to a password that somebody chose, from 0 (a word of prose, a product, a measure) to 3.5. */
function looksChosen({ text, form }: Value): number {
  if (form === 'digits' || form === 'door code' || PRODUCT.test(text) || YEAR_RANGE.test(text)) return 0;
  if (text.length < 6 || text.length > CHOSEN_MAX_CHARS || IDENTIFIER.test(text)) return 0;
  if (WORDS_ONLY.test(text)) return 0;
  const hasDigit = /[0-9]/.test(text);
  const hasSign = /[!#$%^&*+~?]|[_@](?=[^_@]*$)/.test(text);
  if (form === 'odd') return hasSign ? 2.5 : 0;
  if (!/\p{Ll}{3}/u.test(text)) return hasSign ? 1.5 : 0.5;
  const isInside = /\p{L}[0-9]{1,4}[._-]?\p{Ll}/u.test(text);
  const isCapital = /\p{Lu}/u.test(text);
  return (
    (text.length <= SHORT_CHARS ? 1 : 1.5) +
    (hasSign ? 1 : 0) +
    (/\p{Ll}[0-9]\p{Ll}{2}/u.test(text) ? 0.5 : 0) +
    (/\p{Ll}\p{Lu}\p{Ll}+\p{Lu}/u.test(text) ? 0.5 : 0) +
    (/\p{L}{2}-\p{L}{2,}[0-9]/u.test(text) ? 0.5 : 0) +
    ((isInside || /\p{L}[-._][0-9]{1,4}[-._]\p{L}/u.test(text)) && hasDigit ? 0.5 : 0) +
    (isCapital && hasDigit && !NAME_AND_YEAR.test(text) ? 0.5 : 0) +
    (/\p{Ll}{5}/u.test(text) && /[0-9]{2}/.test(text) ? 0.5 : 0)
  );
}
