/** The words of all languages by which one takes back what one said, in one table. */
import type { ReversalWords } from '../../language/reversal-words.ts';
import { wordFinder } from '../statements/words.ts';

/** Classes of words of a reversal. */
export type ReversalClass = keyof ReversalWords;

/** Finds them, by the language that lists them. */
export const reversalWordsIn = wordFinder<ReversalClass>(({ reversalWords = {} }) => reversalWords);
