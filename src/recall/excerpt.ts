/**
 * The stretch of a long text that a question means: what is put into a prompt is the passage that answers, not how the
 * message began. Pure.
 */
import { countTokens, truncateToTokens } from '../lib/tokens.ts';
import { termsOf } from '../lib/words.ts';

/** Ends of sentences and lines; the mark stays with what it ends. */
const SENTENCE = /[^.!?。！？\n]+[.!?。！？\n]*\s*/gu;
/** Text that is looked through; what a message is about stands in its beginning. */
const READ_MAX_CHARS = 32_000;
/** Sentences that are weighed; a text of more is cut into larger pieces by its length. */
const SENTENCES_MAX = 400;

/** At most `limit` tokens of the text: the whole, or the run of sentences with the most of the terms, ellipses where it was cut. */
export function excerptOf(text: string, terms: readonly string[], limit: number): string {
  if (countTokens(text) <= limit) return text;
  const sentences = (text.slice(0, READ_MAX_CHARS).match(SENTENCE) ?? []).slice(0, SENTENCES_MAX);
  const asked = new Set(terms);
  const weighed = sentences.map((sentence) => ({
    sentence,
    tokens: countTokens(sentence),
    terms: new Set(termsOf(sentence).filter((term) => asked.has(term))),
  }));
  const start = bestStart(weighed, limit);
  const excerpt = truncateToTokens(sentences.slice(start).join('').trim(), start === 0 ? limit : limit - 1);
  return start === 0 ? excerpt : `…${excerpt}`;
}

interface Weighed {
  readonly tokens: number;
  readonly terms: ReadonlySet<string>;
}

/** The first sentence of the run within `limit` tokens that holds the most different terms; the earliest of equals. */
function bestStart(sentences: readonly Weighed[], limit: number): number {
  let best = { start: 0, terms: 0 };
  sentences.forEach((first, start) => {
    // A run that begins without a term is never better than the one that begins later.
    if (first.terms.size === 0) return;
    const terms = new Set<string>();
    let tokens = 0;
    for (const sentence of sentences.slice(start)) {
      tokens += sentence.tokens;
      if (tokens > limit && terms.size > 0) break;
      for (const term of sentence.terms) terms.add(term);
    }
    if (terms.size > best.terms) best = { start, terms: terms.size };
  });
  return best.start;
}
