/**
 * What a question asks for by a phrase and not by a word: "what can't I eat" is about allergies, "what do I not like" about
 * dislikes. Each names the word of the lexicon that it means. Pure.
 */
import type { MeaningWords } from '../../language/meaning-words.ts';
import { phraseFinder } from '../../language/phrases.ts';
import { termOf, termsOf } from '../../lib/text/words.ts';

/** Words of the lexicon. */
const MEANT = ['diet', 'dislike', 'work', 'live', 'birthday'] as const satisfies (keyof MeaningWords)[];
const FINDERS = MEANT.map((word) => ({
  term: termOf(word),
  finder: phraseFinder(({ meanings }) => meanings?.[word]),
}));

/** The terms that phrases may mean. */
export const MEANT_TERMS: readonly string[] = FINDERS.map(({ term }) => term);

/** A phrase of a text: the term that it means, and the index terms that are thereby understood. */
export interface Understood {
  readonly term: string;
  readonly answers: readonly string[];
}

/** The phrases that a text holds, of which they are given what cues are looked for in. */
export function understoodIn(cueText: string): Understood[] {
  return FINDERS.flatMap(({ term, finder }) => {
    const [first] = [...finder.matches(cueText)].sort((a, b) => a.start - b.start || b.end - a.end);
    return first === undefined ? [] : [{ term, answers: termsOf(cueText.slice(first.start, first.end)) }];
  });
}
