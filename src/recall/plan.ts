/**
 * Plans a recall, the beginning of its line: from the words of a question to the request to the indexes and the measures of its
 * ranking. It is planned here, read in one batch with whatever else the caller reads (`beginRecall` of the store), ranked
 * (`rankRecall`) and explained (`explainRecall`). Pure.
 */

import { type Span, shift } from '../language/dates/calendar.ts';
import { readTimeWindows, type TimeWindow } from '../language/dates/dates.ts';
import type { Language } from '../language/language.ts';
import { foldedEntriesOf } from '../language/lists.ts';
import { type ReadText, readText } from '../language/read-text.ts';
import { lazily } from '../lib/lazily.ts';
import { termsOf } from '../lib/text/words.ts';
import { offsetOf } from '../lib/time-zone.ts';
import type { MemoryFilter, TimeRange } from '../memory/lists/memory-filter.ts';
import type { Reader } from '../memory/scope.ts';
import type { DecayRates } from '../memory/settings.ts';
import type { MemoryKind } from '../memory/types.ts';
import { type Exchange, enrichQuery } from './analysis/enrichment.ts';
import {
  asksForSomething,
  hasContinuationCue,
  type Intent,
  QUESTION_CUES,
  type QuestionTraits,
  questionParts,
  readIntent,
  readTraits,
} from './analysis/question.ts';
import { type Spelling, spellingsOf, speltTerms } from './analysis/spellings.ts';
import type { RecallSource } from './candidates.ts';
import { relatedTermsOfAll } from './meaning/word-vectors.ts';
import { readWordSenses, relatedTermsOf, type WordSenses } from './memories/lexicon/relations.ts';
import { askedTimes } from './memories/mentioned-times.ts';

/** A longer message has enough words of its own. */
const RELATED_TO_MAX_TERMS = 8;
/** "Today", "this week": of a longer time that is not over, what it held so far is asked for. */
const AHEAD_MAX_MS = 8 * 24 * 60 * 60 * 1000;
/** Earlier years that a date without one may mean: what is asked about may lie years back. */
const EARLIER_YEARS = 5;

export interface RecallRequest {
  readonly text: ReadText;
  readonly reader: Reader;
  readonly sources: readonly RecallSource[];
  /** Memories of these kinds only. */
  readonly kinds?: readonly MemoryKind[] | null;
  /** Memories that it lets through only. */
  readonly filter?: MemoryFilter | null;
  /** Interval of what was said, or held since: from the first moment on and before the second one. */
  readonly range?: TimeRange | null;
  /** Looks at standing instructions and preferences, whatever the text says. */
  readonly pinned?: boolean;
  /** The moment of the question, by which it tells time: "last week". */
  readonly now: number;
  /** The last exchanges before the message, newest first: a message may lean on them. */
  readonly earlier: readonly Exchange[];
  /** A moment of the past whose truth is asked for; null for the present. */
  readonly asOf: number | null;
  /** By which the question tells time, where that is another moment; null or left out where it is not. */
  readonly askedAt?: number | null;
  /** By whose clock "yesterday" is a day: a zone, UTC where it is left out. */
  readonly zone?: string;
  /** Items to return at most. */
  readonly limit: number;
  /**
   * True if `limit` items are to be given if so many match, as a search promises: then more rows are read than are ranked with
   * all that stands around them, within a bound, and `truncated` tells where that was met. A turn reads the same share of
   * whatever there is.
   */
  readonly fills?: boolean;
  /** Of each kind at least so many are handed on, beyond `limit`, if there are: a turn shows the best of each kind. */
  readonly limitPerKind?: number;
  /** Candidates that a cross-encoder looks at again. */
  readonly rerankTopN: number;
  /** Cosine below which a vector hit is no candidate. */
  readonly similarityThreshold: number;
  /** Rates at which memories fade that nobody needs; those of the design unless told otherwise. */
  readonly decay?: DecayRates;
}

/** A question that was read, for one reader. */
export interface RecallPlan {
  readonly request: RecallRequest;
  readonly query: RecallQuery;
}

export interface RecallQuery {
  readonly text: ReadText;
  /** Distinct index terms, in order of first use, the longest first when there are too many; empty when the text holds no word at all. */
  readonly terms: readonly string[];
  /** Other ways in which its own words may be written: their terms are looked for beside its own, and those that anybody used count as such. */
  readonly spellings: readonly Spelling[];
  /** The terms of these that are none of its own. */
  readonly spelt: readonly string[];
  /** The terms that are looked for in an index: its own, and those of their other spellings. */
  readonly sought: readonly string[];
  /** Weight of the terms that earlier turns lend to the question; its own terms, which are not listed here, count 1. */
  readonly weights: ReadonlyMap<string, number>;
  /** Terms near to those of the question in meaning; they find what its own do not, and count less. */
  readonly related: readonly string[];
  readonly intent: Intent;
  readonly traits: QuestionTraits;
  /** The times that the question names. */
  readonly windows: readonly TimeWindow[];
  /**
   * The times are meant as what comes ("What should I cook tonight?"): what was said in them is no answer for that
   * alone.
   */
  readonly asksAhead: boolean;
  /** There is something to look for in what was said: words that name something, its own or lent ones, or a time. */
  readonly asks: boolean;
  /** Its words as they are meant. */
  readonly senses: WordSenses;
  /** Terms that may stand for its own in a memory, the surest first. */
  readonly standIns: readonly string[];
  /** It asks for a time and for nothing else: "what happened in May 2023", "what's on next week". */
  readonly asksOnlyWhen: boolean;
  /** The times of which a memory may tell that answers such a question, with those that lie ahead; none of another question. */
  readonly happening: readonly Span[];
  /** It asks for all that is known of its user: "what do you know about me". */
  readonly asksOfUser: boolean;
  /** The questions of a message that asks several, each read for itself; empty when it asks one. */
  readonly parts: readonly RecallQuery[];
}

/** Reads a question, at the moment that it is asked about. */
export function planRecall(request: RecallRequest): RecallPlan {
  const { text, askedAt, asOf, now, earlier, zone = 'UTC' } = request;
  const at = askedAt ?? asOf ?? now;
  return { request, query: parseQuery(text, at, earlier, offsetOf(zone, at)) };
}

/** Reads a question asked at `now`. A message that leans on earlier turns takes words from them; these come newest first. */
export function parseQuery(
  text: ReadText,
  now: number,
  earlier: readonly Exchange[] = [],
  clock = 0,
): RecallQuery {
  const continues = hasContinuationCue(text);
  const asks = asksForSomething(text, continues);
  const intent = readIntent(text, continues);
  const traits = readTraits(text);
  const parts = questionParts(text);
  const own = text.terms;
  const lent = enrichQuery(text, earlier, continues).filter(({ term }) => !own.includes(term));
  const local = readTimeWindows(text, now + clock);
  const named = local.map((window) => ({ ...window, from: window.from - clock, to: window.to - clock }));
  const query: RecallQuery = lazily<RecallQuery>({
    text: () => text,
    terms: () => [...own, ...lent.map(({ term }) => term)],
    spellings: () => spellingsOf(text),
    spelt: () => speltTerms(query.spellings).filter((term) => !query.terms.includes(term)),
    sought: () => [...query.terms, ...query.spelt],
    weights: () => new Map(lent.map(({ term, weight }) => [term, weight])),
    related: () => (own.length > RELATED_TO_MAX_TERMS ? [] : relatedTermsOfAll(own)),
    intent: () => intent,
    traits: () => traits,
    windows: () => withEarlierYears(named),
    asksAhead: () => asksAhead(query, named, now),
    asks: () => asks || lent.length > 0 || named.length > 0,
    senses: () => readWordSenses(query),
    standIns: () => relatedTermsOf(query),
    asksOnlyWhen: () => named.length > 0 && isOnlyOf(query, named),
    happening: () => (query.asksOnlyWhen ? askedTimes(local, now + clock) : []),
    asksOfUser: () => QUESTION_CUES.ofSelf.test(text.cueText),
    parts: () => parts.map((part) => parseQuery(part, now, [], clock)),
  });
  return query;
}

/** Recognises a question of its times alone: besides their words it has those that ask what is on. */
function isOnlyOf({ senses, text }: RecallQuery, windows: readonly TimeWindow[]): boolean {
  const times = new Set(windows.flatMap((window) => termsOf(window.text)));
  return senses.about.every((term) => times.has(term) || isOfSchedule(term, text.language));
}

/** The words of one language for what is on, as index terms. */
const scheduleTerms = new WeakMap<Language, ReadonlySet<string>>();
function isOfSchedule(term: string, language: Language | null): boolean {
  if (language === null) return false;
  const terms =
    scheduleTerms.get(language) ?? new Set(foldedEntriesOf(language.scheduleWords).flatMap(termsOf));
  scheduleTerms.set(language, terms);
  return terms.has(term);
}

/**
 * Recognises a question all of whose times last on, and which asks something else of them than what the user or the
 * assistant said.
 */
function asksAhead(
  { text, intent, traits }: RecallQuery,
  windows: readonly TimeWindow[],
  now: number,
): boolean {
  if (windows.length === 0 || !windows.every(({ from, to }) => to > now && to - from <= AHEAD_MAX_MS))
    return false;
  if (intent !== 'preference' && traits.asker !== 'none') return false;
  return asksForSomething(
    readText(windows.reduce((rest, { text: words }) => rest.replace(words, ' '), text.raw)),
  );
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
