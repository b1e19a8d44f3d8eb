/** English words for the peers that leave stop words to the caller; list and stemmer are packages that Strata uses too. */
import { stemmer } from 'stemmer';
import { eng } from 'stopword';

/** Words that say nothing about what a question asks. */
export const STOP_WORDS: ReadonlySet<string> = new Set(eng);

/** The stem of a word, or null for a stop word: a `processTerm` of MiniSearch. */
export function stemOrDrop(term: string): string | null {
  const word = term.toLowerCase();
  return STOP_WORDS.has(word) ? null : stemmer(word);
}

/**
 * The parts of a question worth looking up one by one: its words without stop words, and its pairs of neighbouring words
 * that are not both stop words. Each once, in lower case; a question of nothing but stop words keeps them.
 */
export function lookupsOf(question: string): string[] {
  const words = question
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const says = (word: string | undefined) => word !== undefined && !STOP_WORDS.has(word);
  const telling = words.filter(says);
  const pairs = words.slice(1).flatMap((word, i) => {
    const before = words[i];
    return says(before) || says(word) ? [`${before} ${word}`] : [];
  });
  return [...new Set([...(telling.length > 0 ? telling : words), ...pairs])];
}
