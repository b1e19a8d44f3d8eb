/** From the words of a question to what is asked of the indexes: its content words, in the language it is asked in. Pure. */
import { termOf, wordsOf } from '../lib/words.ts';
import { contentWordsOf } from './analysis/content-words.ts';

/** Terms looked up for one question. Of a longer text the longest words go first: they are the rarest. */
const QUERY_MAX_TERMS = 256;

export interface RecallQuery {
  readonly text: string;
  /** Distinct index terms, in order of first use, the longest first when there are too many. Empty when the text holds no word at all. */
  readonly terms: readonly string[];
}

/** The index terms of a question: its content words, or all its words when it has no other. */
export function parseQuery(text: string): RecallQuery {
  const content = contentWordsOf(text);
  const terms = [...new Set((content.length > 0 ? content : wordsOf(text)).map(termOf))];
  if (terms.length > QUERY_MAX_TERMS) terms.sort((a, b) => b.length - a.length);
  return { text, terms: terms.slice(0, QUERY_MAX_TERMS) };
}
