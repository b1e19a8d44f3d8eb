/**
 * Whether a text has anything that can be looked for in what was said. "Who are you?" and "go on" share their words with half
 * of all messages and mean none of them: the answer to them is an empty list. Pure.
 */

import type { Language } from '../../language/language.ts';
import type { ReadText } from '../../language/read-text.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { hasContinuationCue } from './question-cues.ts';

const HAN = /^\p{Script=Han}+$/u;
/** "go on" has one word that is none of the function words, and it is the cue itself. */
const CUE_MAX_WORDS = 1;

/** Whether the text names anything. A word by itself is what somebody looks for, whatever word it is: "Will", "may". */
export function asksForSomething(text: ReadText, continues = hasContinuationCue(text)): boolean {
  if (text.words.length < 2) return true;
  const naming = text.contentWords.filter((word) => !isMadeOfStopWords(word, text.language));
  return naming.length > (continues ? CUE_MAX_WORDS : 0);
}

/** 你是 is cut as one word. */
function isMadeOfStopWords(word: string, language: Language | null): boolean {
  if (!HAN.test(word)) return false;
  if (language === null) return false;
  const stopWords = stopWordsOf(language);
  return [...word].every((character) => stopWords.has(character));
}
