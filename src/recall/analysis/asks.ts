/**
 * Whether a text has anything that can be looked for in what was said. "Who are you?" and "go on" share their words with half
 * of all messages and mean none of them: the answer to them is an empty list. Pure.
 */

import { contentWordsOf } from '../../language/content-words.ts';
import { detectLanguage } from '../../language/detect.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { wordsOf } from '../../lib/text/words.ts';
import { hasContinuationCue } from './continuation.ts';

const HAN = /^\p{Script=Han}+$/u;
/** "go on" has one word that is none of the function words, and it is the cue itself. */
const CUE_MAX_WORDS = 1;

/** Whether the text names anything. A word by itself is what somebody looks for, whatever word it is: "Will", "may". */
export function asksForSomething(text: string): boolean {
  if (wordsOf(text).length < 2) return true;
  const naming = contentWordsOf(text).filter((word) => !isMadeOfStopWords(word, text));
  return naming.length > (hasContinuationCue(text) ? CUE_MAX_WORDS : 0);
}

/** 你是 is cut as one word. */
function isMadeOfStopWords(word: string, text: string): boolean {
  if (!HAN.test(word)) return false;
  const language = detectLanguage(text);
  if (language === null) return false;
  const stopWords = stopWordsOf(language);
  return [...word].every((character) => stopWords.has(character));
}
