/** From the words of a question to what is asked of the indexes and what its ranking goes by. Pure. */
import { termsOfWords, wordsOf } from '../lib/words.ts';
import { asksForSomething } from './analysis/asks.ts';
import { shift } from './analysis/calendar.ts';
import { contentWordsOf } from './analysis/content-words.ts';
import { readTimeWindows, type TimeWindow } from './analysis/dates.ts';
import { type Exchange, enrichQuery } from './analysis/enrichment.ts';
import { type Intent, readIntent } from './analysis/intent.ts';
import { questionParts } from './analysis/question-parts.ts';
import { type QuestionTraits, readTraits } from './analysis/traits.ts';
import { relatedTerms } from './meaning/word-vectors.ts';

/** Terms looked up for one question. Of a longer text the longest words go first: they are the rarest. */
const QUERY_MAX_TERMS = 256;
/** A longer message has enough words of its own. */
const RELATED_TO_MAX_TERMS = 8;
/** Earlier years that a date without one may mean: what is asked about may lie years back. */
const EARLIER_YEARS = 5;

export interface RecallQuery {
  readonly text: string;
  /** Distinct index terms, in order of first use, the longest first when there are too many; empty when the text holds no word at all. */
  readonly terms: readonly string[];
  /** What a term counts that earlier turns lend to the question; its own terms, which are not listed here, count 1. */
  readonly weights: ReadonlyMap<string, number>;
  /** Terms near to those of the question in meaning; they find what its own do not, and count less. */
  readonly related: readonly string[];
  readonly intent: Intent;
  readonly traits: QuestionTraits;
  /** The times that the question names. */
  readonly windows: readonly TimeWindow[];
  /** Whether there is anything to look for in what was said: words that name something, its own or lent ones, or a time. */
  readonly asks: boolean;
  /** The questions of a message that asks several, each read for itself; empty when it asks one. */
  readonly parts: readonly RecallQuery[];
}

/** Reads a question asked at `now`. A message that leans on earlier turns takes words from them; these come newest first. */
export function parseQuery(text: string, now: number, earlier: readonly Exchange[] = []): RecallQuery {
  const own = termsOfQuestion(text);
  const lent = enrichQuery(text, earlier).filter(({ term }) => !own.includes(term));
  const windows = withEarlierYears(readTimeWindows(text, now));
  return {
    text,
    terms: [...own, ...lent.map(({ term }) => term)],
    weights: new Map(lent.map(({ term, weight }) => [term, weight])),
    related: relatedTo(own),
    intent: readIntent(text),
    traits: readTraits(text),
    windows,
    asks: lent.length > 0 || windows.length > 0 || asksForSomething(text),
    parts: questionParts(text).map((part) => parseQuery(part, now, [])),
  };
}

/** The terms near in meaning to those of a question. */
function relatedTo(terms: readonly string[]): string[] {
  if (terms.length > RELATED_TO_MAX_TERMS) return [];
  const own = new Set(terms);
  const related = new Set(terms.flatMap(relatedTerms).filter((term) => !own.has(term)));
  return [...related];
}

/** The index terms of a question: its content words, or all its words when it has no other. */
export function termsOfQuestion(text: string): string[] {
  const content = contentWordsOf(text);
  const terms = [...new Set(termsOfWords(text, content.length > 0 ? content : wordsOf(text)))];
  if (terms.length > QUERY_MAX_TERMS) terms.sort((a, b) => b.length - a.length);
  return terms.slice(0, QUERY_MAX_TERMS);
}

/** The windows, those without a year in the earlier years too; each once. */
function withEarlierYears(windows: readonly TimeWindow[]): TimeWindow[] {
  const all = windows.flatMap((window) => [
    window,
    ...Array.from({ length: window.recurs ? EARLIER_YEARS : 0 }, (_, i) => ({
      ...window,
      from: shift(window.from, 'year', -1 - i),
      to: shift(window.to, 'year', -1 - i),
    })),
  ]);
  return [...new Map(all.map((window) => [`${window.from} ${window.to}`, window])).values()];
}
