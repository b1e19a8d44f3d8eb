/**
 * Words that carry a question and say nothing of what it is about: function words of any language, since a short question may
 * be taken for another one, and verbs and pronouns that stand for whatever there is. Pure.
 */

import { latinLanguages } from '../../language/detect.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { foldedEntriesOf } from '../../language/lists.ts';
import { stopWordsOf } from '../../language/stop-words.ts';

let lightWords: ReadonlySet<string> | null = null;
let latinStopWords: ReadonlySet<string> | null = null;
/** Grammar, in a language that writes its nouns and verbs in other letters. */
const HIRAGANA = /^\p{Script=Hiragana}+$/u;
const LIGHT_LETTERS = new RegExp(
  `^[${LANGUAGES.map(({ lightLetters = '' }) => lightLetters).join('')}]+$`,
  'u',
);
const LATIN = /^[a-z]/;

/** Recognises a folded word that says nothing of what a question is about. */
export function isLight(word: string): boolean {
  lightWords ??= new Set(LANGUAGES.flatMap((language) => foldedEntriesOf(language.lightWords)));
  if (lightWords.has(word)) return true;
  if (!LATIN.test(word)) return HIRAGANA.test(word) || LIGHT_LETTERS.test(word);
  latinStopWords ??= new Set(latinLanguages().flatMap((language) => [...stopWordsOf(language)]));
  return latinStopWords.has(word);
}
