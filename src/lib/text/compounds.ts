/**
 * Words that are written as one: `foo-bar`, `node.js`, `snake_case`, `camelCase`, `user@example.org`. Their parts are words
 * already; what is added makes one spelling find the others (e-mail and email, Wi-Fi and wifi, getUserById and
 * get_user_by_id) and puts a text that holds the whole before one that only holds its parts. Pure.
 */

/** Words joined by one sign each, from where a word begins; no slash, which joins words to paths and alternatives. */
const JOINED = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+(?:[-_.@\u2010\u2011][\p{L}\p{N}\p{M}]+)+/gu;
/** Begins at the rare sign: it looks at every message that is written. */
const HAS_JOINED = /[-_.@\u2010\u2011](?<=[\p{L}\p{N}\p{M}].)[\p{L}\p{N}\p{M}]/u;
/** Signs that join parts of one word. Between digits they belong to a number. */
const JOINT = /[_@\u2010\u2011]|(?<!\p{N})[-.]|[-.](?!\p{N})/gu;
/** Numbers with separators are words of their own. */
const ONLY_NUMBERS = /^[^-_.@\u2010\u2011]*(?:(?<=\p{N})[-.](?=\p{N})[^-_.@\u2010\u2011]*)+$/u;
/** `.NET`, `.env`: not the end of a sentence. */
const DOT_LED = /\.(?<![\p{L}\p{N}\p{M}.!?…].)\p{L}[\p{L}\p{N}\p{M}]*/gu;
const DOT_LED_MARK = '_';

const HUMP = /\p{Lu}(?:(?<=\p{Ll}.)|(?<=\p{Lu}.)\p{Ll}{2})/u;
const UNBROKEN = /[\p{L}\p{N}]+/gu;
const BETWEEN_HUMPS = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;
/** The "i" of iPhone finds nothing. */
const HUMP_MIN_CHARS = 2;
/** A longer run is not a name (base64, minified code). */
const HUMPED_MAX_CHARS = 40;

/** The wholes of joined words in a folded text, without what joins them. */
export function joinedWords(folded: string): string[] {
  const wholes: string[] = [];
  if (HAS_JOINED.test(folded))
    for (const [word] of folded.matchAll(JOINED))
      if (!ONLY_NUMBERS.test(word)) wholes.push(word.replace(JOINT, ''));
  for (const [word] of folded.matchAll(DOT_LED)) wholes.push(DOT_LED_MARK + word.slice(1));
  return wholes;
}

/** The parts of words with capitals inside, as they are written. */
export function humpsOf(text: string): string[] {
  if (!HUMP.test(text)) return [];
  return (text.match(UNBROKEN) ?? [])
    .filter((word) => word.length <= HUMPED_MAX_CHARS && HUMP.test(word))
    .flatMap((word) => word.split(BETWEEN_HUMPS).filter((part) => part.length >= HUMP_MIN_CHARS));
}
