/**
 * The stretch of a long text that a question means: what is put into a prompt is the passage that answers, not how the
 * message began. Pure.
 */
import { splitSentences } from '../language/sentences.ts';
import { countTokens, truncateToTokens } from '../lib/text/tokens.ts';
import { termsOf } from '../lib/text/words.ts';

/** A longer text shows the passage that a question means, in a prompt and in a search: some 100 words. */
export const PASSAGE_MAX_TOKENS = 160;

/** Text that is looked through; what a message is about stands in its beginning. */
const READ_MAX_CHARS = 32_000;
/** Sentences that are weighed; a text of more is cut into larger pieces by its length. */
const SENTENCES_MAX = 400;

/** Beginning of a term by which its words are told from others in plain text: stemming changes nothing but endings. */
const PREFIX_MAX_CHARS = 8;
/** A token is hardly ever longer than this, white space included: what is cut to tokens needs no more of the text. */
const TOKEN_MAX_CHARS = 16;

/** Text whose words begin as their terms do: ASCII and the marks of typography. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is what ASCII is.
const PLAIN = /^[\u0000-\u007f\u2010-\u2027\u2030-\u205e]*$/;
const HAS_DIGIT = /\d/;

/**
 * Excerpt of at most `limit` tokens: the whole text, or the run of sentences with the most of the terms, ellipses where it was
 * cut.
 */
export function excerptOf(text: string, terms: readonly string[], limit: number): string {
  if (countTokens(text) <= limit) return text;
  const read = withoutLongRuns(text.slice(0, READ_MAX_CHARS), terms);
  const sentences = splitSentences(read)
    .slice(0, SENTENCES_MAX)
    .map(({ sentence, blanks }) => sentence + blanks);
  const asked = new Set(terms);
  const mayHold = holderOf(terms);
  const weighed = sentences.map((sentence) => ({
    sentence,
    terms: mayHold(sentence) ? new Set(termsOf(sentence).filter((term) => asked.has(term))) : NO_TERMS,
  }));
  const start = bestStart(weighed, limit);
  const rest = sentences
    .slice(start)
    .join('')
    .trim()
    .slice(0, limit * TOKEN_MAX_CHARS);
  const excerpt = truncateToTokens(rest, start === 0 ? limit : limit - 1);
  return start === 0 ? excerpt : `…${excerpt}`;
}

/** A run without a blank is data (base64, JSON on one line) and would fill the excerpt; scripts without blanks are no such run. */
const LONG_RUN = /[!-~]{160,}/g;
const RUN_MAX_CHARS = 120;
/** Length of the text that is shown of a run before the word that is asked for. */
const BEFORE_TERM_CHARS = 30;

/** An address is of use whole, unless its query is data too. */
const ADDRESS = /^["'(<[]{0,2}https?:\/\/\S{1,300}$/i;

/** The text with its long runs cut to a stretch: around the first of the terms that stands in it, else the beginning. */
export const withoutLongRuns = (text: string, terms: readonly string[]): string =>
  text.replace(LONG_RUN, (run) => {
    if (ADDRESS.test(run)) return run;
    const plain = run.toLowerCase();
    const places = terms.map((term) => plain.indexOf(prefixOf(term))).filter((place) => place > 0);
    const start = Math.max(0, Math.min(...places, run.length) - BEFORE_TERM_CHARS);
    const from = places.length === 0 ? 0 : start;
    return `${from > 0 ? '…' : ''}${run.slice(from, from + RUN_MAX_CHARS)}…`;
  });

const NO_TERMS: ReadonlySet<string> = new Set();

/** Tells at a glance, and rather once too often, whether a sentence may hold one of the terms: to know it costs fifty times as much. */
function holderOf(terms: readonly string[]): (sentence: string) => boolean {
  const squeezed = terms.map(squeeze);
  const hasDigits = squeezed.some((term) => HAS_DIGIT.test(term));
  const prefixes = [...new Set(squeezed.filter((term) => term !== '').map(prefixOf))];
  return (sentence) => {
    if (!PLAIN.test(sentence) || (hasDigits && HAS_DIGIT.test(sentence))) return true;
    const plain = squeeze(sentence);
    return prefixes.some((prefix) => plain.includes(prefix));
  };
}

/** Letters and digits alone: `foo-bar` is found as `foobar`. */
const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

const prefixOf = (term: string): string =>
  term.slice(0, Math.max(1, Math.min(PREFIX_MAX_CHARS, term.length - 1)));

interface Weighed {
  readonly sentence: string;
  readonly terms: ReadonlySet<string>;
}

/** The first sentence of the run within `limit` tokens that holds the most different terms; the earliest of equals. */
function bestStart(sentences: readonly Weighed[], limit: number): number {
  const counted = new Map<Weighed, number>();
  const tokensOf = (one: Weighed): number => {
    const tokens = counted.get(one) ?? countTokens(one.sentence);
    counted.set(one, tokens);
    return tokens;
  };
  let best = { start: 0, terms: 0 };
  sentences.forEach((first, start) => {
    // A run that begins without a term is never better than the one that begins later.
    if (first.terms.size === 0) return;
    const terms = new Set<string>();
    let tokens = 0;
    for (const sentence of sentences.slice(start)) {
      tokens += tokensOf(sentence);
      if (tokens > limit && terms.size > 0) break;
      for (const term of sentence.terms) terms.add(term);
    }
    if (terms.size > best.terms) best = { start, terms: terms.size };
  });
  return best.start;
}
