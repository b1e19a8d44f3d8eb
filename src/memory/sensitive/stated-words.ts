/**
 * The words by which people announce a secret in a sentence, an assignment or a table, of all languages that have them: how it
 * is called, how "is" is said after it, and what follows that is no secret but talk about one. Rules fold them.
 */

import { LANGUAGES } from '../../language/languages.ts';
import type { AnnouncingWords } from '../../language/secret-words.ts';
import { wordList } from './rules/rule.ts';

const inAll = (field: keyof AnnouncingWords): readonly string[] => [
  ...new Set(LANGUAGES.flatMap(({ secretWords }) => wordsIn(secretWords?.announced?.[field]))),
];

const wordsIn = (list: string | undefined): readonly string[] => (list === undefined ? [] : wordList(list));

export const PASSWORD_NAMES = inAll('names');
export const SHORT_PASSWORD_NAMES = inAll('shortNames');
export const KEY_NAMES = inAll('keys');
export const NOT_SECRET_BEFORE = inAll('passingKeys');
export const PREPOSITIONS = inAll('prepositions');
export const ABOUT_PASSWORDS = inAll('aboutPasswords');
export const COPULAS = inAll('is');
export const UNSPACED_COPULAS = inAll('unspacedIs');
export const ADVERBS = inAll('adverbs');
export const CHANGED_TO = inAll('changedTo');
export const CHANGES = inAll('changes');
export const POSSESSIVES = inAll('possessives');
export const DESCRIPTIONS: ReadonlySet<string> = new Set(inAll('descriptions'));
export const UNITS = inAll('units');
