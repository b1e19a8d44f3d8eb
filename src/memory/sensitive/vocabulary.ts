/**
 * The words by which people speak of secrets, of all languages that have them, and patterns of them. Words are folded as texts are;
 * a pattern is made when a text is first read with it.
 */
import { LANGUAGES } from '../../language/languages.ts';
import type { AnnouncingWords, NearbyWords, SecretWords } from '../../language/secret-words.ts';
import { foldWord, plainOf, UNSPACED } from '../../lib/text/folded-text.ts';
import { oneOf, wordList } from './rules/rule.ts';

/** One list of a language's words. */
type List = (words: SecretWords) => string | undefined;

/** The entries of a list in every language that has it, each once. */
const inAll = (list: List): readonly string[] => [
  ...new Set(
    LANGUAGES.flatMap(({ secretWords }) => {
      const words = secretWords && list(secretWords);
      return words === undefined ? [] : wordList(words);
    }),
  ),
];
const announcing = (field: keyof AnnouncingWords): readonly string[] =>
  inAll(({ announced }) => announced?.[field]);

// How a secret is announced in a sentence, an assignment or a table: rules fold these themselves.
export const PASSWORD_NAMES = announcing('names');
export const SHORT_PASSWORD_NAMES = announcing('shortNames');
export const KEY_NAMES = announcing('keys');
export const NOT_SECRET_BEFORE = announcing('passingKeys');
export const PREPOSITIONS = announcing('prepositions');
export const ABOUT_PASSWORDS = announcing('aboutPasswords');
export const COPULAS = announcing('is');
export const UNSPACED_COPULAS = announcing('unspacedIs');
export const ADVERBS = announcing('adverbs');
export const CHANGED_TO = announcing('changedTo');
export const CHANGES = announcing('changes');
export const POSSESSIVES = announcing('possessives');
export const DESCRIPTIONS: ReadonlySet<string> = new Set(announcing('descriptions'));
export const UNITS = announcing('units');

/** The entries of a list as plain texts have them. A list is folded as a whole, which takes a tenth of the time. */
export const plainWords = (list: List): readonly string[] => [
  ...new Set(
    LANGUAGES.flatMap(({ secretWords }) => {
      const words = secretWords && list(secretWords);
      return words === undefined ? [] : wordList(plainOf(foldWord(words)));
    }),
  ),
];

/** The entries of lists as the source of a pattern over plain text; a star stands for any ending. */
export const sourceOf = (...lists: readonly List[]): string => oneOf(lists.flatMap(plainWords).map(escaped));

const escaped = (phrase: string): string =>
  phrase.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*');

/** The words that are looked for right beside values. */
export const nearby =
  (field: keyof NearbyWords): List =>
  (words) =>
    words.nearby?.[field];

/** Makes a pattern when it is first asked for. */
export function lazy(make: () => RegExp): () => RegExp {
  let made: RegExp | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

const IS_UNSPACED = new RegExp(`[${UNSPACED}]`);
/** Scripts that set "the" and "and" right before a word. */
const IS_ATTACHED = /[\u0590-\u08ff\u0900-\u0dff]/;

/** Finds any of the words in plain text; in scripts without spaces wherever they stand. */
export const wholeWords = (...lists: readonly List[]): (() => RegExp) =>
  lazy(() => {
    const words = lists.flatMap(plainWords);
    const spaced = oneOf(words.filter((word) => !IS_UNSPACED.test(word)).map(escaped));
    const unspaced = oneOf(words.filter((word) => IS_UNSPACED.test(word)).map(escaped));
    return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${spaced})(?![\\p{L}\\p{M}\\p{N}])|${unspaced}`, 'u');
  });

/** Finds in plain text any word that begins so. */
export const beginnings = (...lists: readonly List[]): (() => RegExp) =>
  lazy(() => {
    const words = lists.flatMap(plainWords);
    const isInside = (word: string) => IS_UNSPACED.test(word) || IS_ATTACHED.test(word);
    const spaced = oneOf(words.filter((word) => !isInside(word)).map(escaped));
    const inside = words.filter(isInside).map(escaped);
    return new RegExp([`(?<!\\p{L})(?:${spaced})`, ...inside].join('|'), 'u');
  });

/** Small words that every sentence has. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(plainWords(nearby('small')));
/** Words of talk about passwords. */
export const TALK: ReadonlySet<string> = new Set([
  ...plainWords(({ talk }) => talk),
  ...plainWords(({ passwords }) => passwords),
]);

/** Words right behind the name of a password by which it is only talked about: "hint", "manager". */
export const ABOUT_PASSWORD = lazy(
  () => new RegExp(`^ ?(?:${oneOf(ABOUT_PASSWORDS.map(foldWord))})s?(?!\\p{L})`, 'u'),
);

/** A wireless network is spoken of. */
export const NETWORK = lazy(() => new RegExp(`wi ?-?fi|wlan|router|hotspot|${sourceOf(nearby('networks'))}`));
