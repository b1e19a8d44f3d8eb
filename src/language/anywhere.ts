/** Looks for words of one kind in any language: each is tried where its own languages may stand. */
import { patternSet } from '../lib/text/pattern-set.ts';
import { WORD_START } from '../lib/text/patterns.ts';
import type { Language } from './language.ts';
import { LANGUAGES } from './languages.ts';

/** Finds the words that `wordsOf` names, where a word begins; they end where they say. */
export function anywhere(wordsOf: (language: Language) => string | undefined): (text: string) => boolean {
  const patternsIn = patternSet(
    () =>
      LANGUAGES.flatMap((language) => {
        const words = wordsOf(language);
        if (words === undefined) return [];
        return isBounded(language) ? `${WORD_START}(?:${words})` : `(?:${words})`;
      }),
    (source) => source,
    'iu',
  );
  return (text) => patternsIn(text.toLowerCase()).some(([, pattern]) => pattern.test(text));
}

/** Korean writes spaces, and endings to its words. */
const isBounded = ({ code, unspaced }: Language): boolean => !unspaced && code !== 'ko';
