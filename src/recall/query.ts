/** From the words of a question to what is asked of the indexes. Pure. */
import { eng } from 'stopword';
import { termOf, wordsOf } from '../lib/words.ts';

/** More terms add cost and no aim; the first ones of a long message are kept. */
const QUERY_MAX_TERMS = 32;

/** Function words, folded as queries are; without them a question is scored by what it is about. */
const STOP_WORDS = new Set(
  [...eng, ...['im', 'ive', 'ill', 'id', 'dont', 'didnt', 'whats', 'hes', 'shes', 'thats']].flatMap(wordsOf),
);

export interface RecallQuery {
  readonly text: string;
  /** Distinct index terms, in order of first use. Empty when the text holds no word at all. */
  readonly terms: readonly string[];
}

/** The index terms of a question: its content words, or all its words when it has no other. */
export function parseQuery(text: string): RecallQuery {
  const words = wordsOf(text);
  const content = words.filter((word) => !STOP_WORDS.has(word));
  const terms = new Set((content.length > 0 ? content : words).map(termOf));
  return { text, terms: [...terms].slice(0, QUERY_MAX_TERMS) };
}
