/** Messages that ask for nothing: greetings, thanks, assent. Recall would answer them with whatever shares a word. Pure. */

import { LANGUAGES } from '../../language/languages.ts';
import type { ReadText } from '../../language/read-text.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { lazily } from '../../lib/lazily.ts';
import { QUESTION_MARK } from '../../lib/text/patterns.ts';
import { wordsOf } from '../../lib/text/words.ts';

/** A longer message says something besides. */
const SMALL_TALK_MAX_WORDS = 8;
const SMALL_TALK_MAX_CHARS = 200;

const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;

/** Folded words of greetings, thanks and assent in any language, since people mix them; made when they are first asked for. */
export const SMALL_TALK = lazily<{ readonly words: ReadonlySet<string> }>({
  words: () => new Set(LANGUAGES.flatMap((language) => wordsOf(language.smallTalk ?? ''))),
});

/** Recognises a message that is nothing but a greeting, thanks or assent, in its own language. */
export function isSmallTalk({ raw, words, language }: ReadText): boolean {
  if (raw.length > SMALL_TALK_MAX_CHARS || words.length > SMALL_TALK_MAX_WORDS) return false;
  if (QUESTION_MARK.test(raw)) return false;
  if (words.every((word) => PICTOGRAPH.test(word))) return true;
  const functionWords = language === null ? null : stopWordsOf(language);
  return (
    words.some((word) => SMALL_TALK.words.has(word)) &&
    words.every((word) => SMALL_TALK.words.has(word) || functionWords?.has(word) === true)
  );
}
