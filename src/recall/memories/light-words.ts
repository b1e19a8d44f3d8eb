/**
 * Words that carry a question and say nothing of what it is about: function words of any language, since a short question may
 * be taken for another one, and verbs and pronouns that stand for whatever there is. Pure.
 */

import { latinLanguages } from '../../language/detect.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { foldText } from '../../lib/text/words.ts';

const LIGHT = new Set(
  [
    'look looks come comes go goes going get gets got make makes take takes took give put keep use used need needs want',
    'happen happened happens somebody someone anybody anyone everybody person people thing things something kind sort type',
    'event events news plan plans currently usually',
    'passiert geschehen geschah gemacht ereignet los passé arrivé pasó ocurrió sucedió successo accaduto aconteceu gebeurd gebeurde',
    'произошло случилось было 发生 發生 事 事情 做 起き 起こっ 起きた あっ 个 個 几 有 何人 人 い',
  ]
    .join(' ')
    .split(' ')
    .map(foldText),
);
/** Grammar, in a language that writes its nouns and verbs in other letters. */
const HIRAGANA = /^\p{Script=Hiragana}+$/u;
/** "I have" and the like, which Chinese text is cut into as one word. */
const CHINESE_PRONOUN = /^[我你您他她它们們有是在的了]+$/u;
const LATIN = /^[a-z]/;

/** Whether a folded word says nothing of what a question is about. */
export const isLight = (word: string): boolean =>
  LIGHT.has(word) ||
  HIRAGANA.test(word) ||
  CHINESE_PRONOUN.test(word) ||
  (LATIN.test(word) && latinLanguages().some((language) => stopWordsOf(language).has(word)));
