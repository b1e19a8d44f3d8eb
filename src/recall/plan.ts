/**
 * What recall is asked and what it reads of that: the beginning of its line. It is planned here, read in one batch with whatever
 * else the caller reads (`beginRecall` of the store), ranked (`rankRecall`) and explained (`explainRecall`). Pure.
 */
import type { ReadText } from '../language/read-text.ts';
import type { Reader } from '../memory/scope.ts';
import type { DecayRates } from '../memory/settings.ts';
import type { MemoryKind } from '../memory/types.ts';
import type { Exchange } from './analysis/enrichment.ts';
import type { RecallSource } from './candidates.ts';
import { parseQuery, type RecallQuery } from './query.ts';

export interface RecallRequest {
  readonly text: ReadText;
  readonly reader: Reader;
  readonly sources: readonly RecallSource[];
  /** Memories of these kinds only. */
  readonly kinds?: readonly MemoryKind[] | null;
  /** Whether standing instructions and preferences are looked at, whatever the text says. */
  readonly pinned?: boolean;
  /** The moment of the question, by which it tells time: "last week". */
  readonly now: number;
  /** The last exchanges before the message, newest first: a message may lean on them. */
  readonly earlier: readonly Exchange[];
  /** A moment of the past whose truth is asked for; null for the present. */
  readonly asOf: number | null;
  /** Items to return at most. */
  readonly limit: number;
  /**
   * Whether `limit` items are to be given if so many match, as a search promises: then more rows are read than are ranked with all
   * that stands around them, within a bound, and `truncated` tells where that was met. A turn reads the same share of whatever there is.
   */
  readonly fills?: boolean;
  /** Of each kind at least so many are handed on, beyond `limit`, if there are: a turn shows the best of each kind. */
  readonly limitPerKind?: number;
  /** Candidates that a cross-encoder looks at again. */
  readonly rerankTopN: number;
  /** Cosine below which a vector hit is no candidate. */
  readonly similarityThreshold: number;
  /** How fast memories fade that nobody needs; the rates of the design unless told otherwise. */
  readonly decay?: DecayRates;
}

/** A question that was read, for one reader. */
export interface RecallPlan {
  readonly request: RecallRequest;
  readonly query: RecallQuery;
}

/** Reads a question, at the moment that it is asked about. */
export const planRecall = (request: RecallRequest): RecallPlan => ({
  request,
  query: parseQuery(request.text, request.asOf ?? request.now, request.earlier),
});
