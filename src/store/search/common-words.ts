/**
 * Counts of words that thousands of messages hold. A vocabulary counts a word by walking through all that hold it, fifty milliseconds for a
 * word in a million messages, and how common it is hardly changes: an isolate remembers it for an hour. Of words that are less common nothing
 * is kept.
 */
import { LruCache } from '../../lib/lru-cache.ts';
import { readingsForgotten } from '../../lib/memoise-by-text.ts';

/** Documents from which on a count is worth being kept: a tenth of a millisecond. */
const COMMON_MIN_DOCUMENTS = 2_000;
const KEPT_MS = 60 * 60 * 1000;
/** Tokens of all scopes: some three megabytes. */
const TOKENS_KEPT = 20_000;

export interface FrequencyRow {
  readonly token: string;
  readonly documents: number;
}

interface Count {
  readonly documents: number;
  readonly until: number;
}

/** Terms to be counted, and those of which it is known how many documents hold them. */
export interface PartedTerms {
  readonly asked: readonly string[];
  readonly counted: readonly (readonly [term: string, documents: number])[];
}

let counts = new LruCache<Count>(TOKENS_KEPT);
let since = readingsForgotten();

/** After an erasure no word stays behind here. */
function kept(): LruCache<Count> {
  if (since !== readingsForgotten()) {
    counts = new LruCache(TOKENS_KEPT);
    since = readingsForgotten();
  }
  return counts;
}

/** Parts terms by whether a vocabulary was asked for their tokens a while ago. */
export function partTerms(
  vocabulary: string,
  tokenOf: (term: string) => string,
  terms: readonly string[],
  now: number,
): PartedTerms {
  const counted = terms.flatMap((term) => {
    const count = kept().get(`${vocabulary} ${tokenOf(term)}`);
    return count === undefined || count.until < now ? [] : [[term, count.documents] as const];
  });
  const known = new Set(counted.map(([term]) => term));
  return { asked: terms.filter((term) => !known.has(term)), counted };
}

/** Remembers of what a vocabulary said how common the common tokens are, until an hour later. */
export function rememberCounts(vocabulary: string, rows: readonly FrequencyRow[], now: number): void {
  for (const { token, documents } of rows) {
    if (documents < COMMON_MIN_DOCUMENTS) continue;
    const key = `${vocabulary} ${token}`;
    const before = kept().get(key);
    // What was remembered comes back with the others, and is no newer for it.
    if (before === undefined || before.until < now) kept().set(key, { documents, until: now + KEPT_MS });
  }
}
