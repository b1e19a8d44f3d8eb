/**
 * Words that carry a question and say nothing of what it is about: function words of any language, since a short question may
 * be taken for another one, and verbs and pronouns that stand for whatever there is. Pure.
 */

import { latinLanguages } from '../../language/detect.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { entriesOf, foldedEntriesOf } from '../../language/lists.ts';
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
  if (isListed(word)) return true;
  if (!LATIN.test(word)) return HIRAGANA.test(word) || LIGHT_LETTERS.test(word);
  latinStopWords ??= new Set(latinLanguages().flatMap((language) => [...stopWordsOf(language)]));
  return latinStopWords.has(word);
}

const isListed = (word: string): boolean => {
  lightWords ??= new Set(LANGUAGES.flatMap((language) => foldedEntriesOf(language.lightWords)));
  return lightWords.has(word);
};

/** Letters of a name in hiragana, where no title stands behind it: fewer are grammar too often. */
const HIRAGANA_NAME_MIN_CHARS = 3;

/** Recognises a word in hiragana that stands in a text as a name does ("あずきのおやつ"), and is no word of a list. */
export const isHiraganaName = (word: string, raw: string): boolean =>
  HIRAGANA.test(word) &&
  !isListed(word) &&
  LANGUAGES.some((language) => {
    const { besideNames } = language;
    if (besideNames === undefined || stopWordsOf(language).has(word)) return false;
    const behind = [
      ...entriesOf(besideNames.titles),
      ...(word.length < HIRAGANA_NAME_MIN_CHARS ? [] : [...entriesOf(besideNames.particles), '、', '$']),
    ];
    return new RegExp(`${word}(?:${behind.join('|')})`, 'u').test(raw);
  });
