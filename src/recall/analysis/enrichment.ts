/**
 * The words that a leaning message leaves out, taken from the last exchanges: few, fainter than its own words, names and
 * rare-looking words first. Adding all that was said would drown the question in it. Pure.
 */

import { type ReadText, readText } from '../../language/read-text.ts';
import { termOf, wordsOf } from '../../lib/text/words.ts';
import { hasContinuationCue } from './intent.ts';
import { leansOnEarlierTurns } from './references.ts';

/** A user message and the reply to it; the reply may not be there yet. */
export interface Exchange {
  readonly user: string;
  readonly assistant?: string | null | undefined;
}

/** An index term and how much it counts beside a word of the message itself (1). */
export interface WeightedTerm {
  readonly term: string;
  readonly weight: number;
}

/** Exchanges looked back at, and how much each counts, the newest first. */
const EXCHANGE_WEIGHTS = [1, 0.6, 0.35];
/** A reply brings up much that the user did not ask about. */
const ASSISTANT_WEIGHT = 0.6;
/** What one text counts in all: a long reply must not outweigh a short question. */
const TEXT_MAX_CHARS = 1200;
/** Terms added at most. */
const ADDED_MAX = 10;
/** Weight of the best added term, and the share of it below which a term is not added. */
const TOP_WEIGHT = 0.5;
const MIN_SHARE = 0.2;
/** Names and identifiers, then long words, then the rest. */
const NAME_FACTOR = 3;
const LONG_FACTOR = 1.3;
const LONG_MIN_CHARS = 7;
/** A third mention tells hardly more than a second. */
const REPEAT_FACTOR = 0.3;

/** JWT, camelCase, snake_case, v2, C++. Each look goes over the word once: in Japanese a word may be the whole text. */
const isIdentifier = (written: string): boolean =>
  /\p{Ll}\p{Lu}|_|\+\+|#$/u.test(written) ||
  (written.match(/\p{Lu}/gu)?.length ?? 0) > 1 ||
  (/\d/.test(written) && /\p{L}/u.test(written));
const WRITTEN = /[\p{L}\p{N}\p{M}_]+(?:\+\+|#)?/gu;

/**
 * The terms to add to a message, the weightiest first; none when the message does not lean on earlier turns.
 * `recentExchanges` come newest first; the message itself is not among them.
 */
export function enrichQuery(
  text: ReadText,
  recentExchanges: readonly Exchange[],
  continues = hasContinuationCue(text),
): WeightedTerm[] {
  return leansOnEarlierTurns(text, continues) ? termsOfContext(text.raw, recentExchanges) : [];
}

/** The terms of the last exchanges that a message does not hold itself. */
function termsOfContext(text: string, recentExchanges: readonly Exchange[]): WeightedTerm[] {
  const own = new Set(wordsOf(text.slice(0, TEXT_MAX_CHARS)).map(termOf));
  const scores = new Map<string, number>();
  for (const [i, weight] of EXCHANGE_WEIGHTS.entries()) {
    const exchange = recentExchanges[i];
    if (exchange === undefined) break;
    addTerms(scores, exchange.user, weight);
    addTerms(scores, exchange.assistant ?? '', weight * ASSISTANT_WEIGHT);
  }
  const ranked = [...scores].filter(([term]) => !own.has(term)).sort((a, b) => b[1] - a[1]);
  const best = ranked[0]?.[1] ?? 1;
  return ranked
    .filter(([, score]) => score >= MIN_SHARE * best)
    .slice(0, ADDED_MAX)
    .map(([term, score]) => ({ term, weight: (TOP_WEIGHT * score) / best }));
}

/** Adds what the content words of one text count. */
function addTerms(scores: Map<string, number>, whole: string, weight: number): void {
  const text = readText(whole.slice(0, TEXT_MAX_CHARS));
  const rare = rareIn(text);
  const counts = new Map<string, number>();
  for (const word of text.contentWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  // A short question names its topic in one or two words; in a long text each word tells less, a name not so much less.
  const share = 1 / Math.sqrt(Math.max(1, counts.size / 4));
  for (const [word, count] of counts) {
    const isLong = word.length >= LONG_MIN_CHARS;
    const rarity = rare.has(word) ? NAME_FACTOR * Math.sqrt(share) : (isLong ? LONG_FACTOR : 1) * share;
    const repeats = 1 + REPEAT_FACTOR * Math.min(2, count - 1);
    const term = termOf(word);
    scores.set(term, (scores.get(term) ?? 0) + weight * rarity * repeats);
  }
}

/** Words written like names or identifiers; German writes every noun like a name. */
function rareIn({ raw, language, names }: ReadText): ReadonlySet<string> {
  const rare = new Set(language?.code === 'de' ? [] : names);
  for (const [written] of raw.matchAll(WRITTEN))
    if (isIdentifier(written)) for (const word of wordsOf(written)) rare.add(word);
  return rare;
}
