/** From the words of a question to what is asked of the indexes. Pure. */
import { eng } from 'stopword';
import { termOf, wordsOf } from '../lib/words.ts';

/** Terms looked up for one question. Of a longer text the longest words go first: they are the rarest. */
const QUERY_MAX_TERMS = 256;

/** Function words, folded as queries are; without them a question is scored by what it is about. */
const STOP_WORDS = new Set(
  [...eng, ...['im', 'ive', 'ill', 'id', 'dont', 'didnt', 'whats', 'hes', 'shes', 'thats']].flatMap(wordsOf),
);

export interface RecallQuery {
  readonly text: string;
  /** Distinct index terms, in order of first use, the longest first when there are too many. Empty when the text holds no word at all. */
  readonly terms: readonly string[];
}

/** The index terms of a question: its content words, or all its words when it has no other. */
export function parseQuery(text: string): RecallQuery {
  const words = wordsOf(text);
  const content = words.filter((word) => !STOP_WORDS.has(word));
  const terms = [...new Set((content.length > 0 ? content : words).map(termOf))];
  if (terms.length > QUERY_MAX_TERMS) terms.sort((a, b) => b.length - a.length);
  return { text, terms: terms.slice(0, QUERY_MAX_TERMS) };
}
