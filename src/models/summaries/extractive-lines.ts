/**
 * Lines of a summary: what was said and by whom, what each counts, and the choice of the best. Lines that matter (what users
 * state of themselves, decisions) are not measured by how much others speak of them. Pure.
 */

import { namesIn } from '../../language/names.ts';
import { lazily } from '../../lib/lazily.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { countTokens } from '../../lib/text/tokens.ts';
import { termOf, wordsOf } from '../../lib/text/words.ts';
import { pointOf } from '../../memory/consolidation/point.ts';
import type { SummaryMessage } from '../../memory/ports.ts';
import { extractSignals } from '../../memory/signals/extract-signals.ts';
import type { Signal } from '../../memory/signals/signal.ts';
import { asksOnly } from '../../memory/statements/asks-only.ts';
import { kindsOf } from './extractive-cues.ts';
import { centralities, chooseWithin, informations, similarities } from './extractive-ranking.ts';
import { asSentence, type Sentence } from './extractive-sentences.ts';
import type { CuedSentence } from './extractive-snapshot.ts';

/** Share of the rolling summary that is kept for what is old and for what is new; the rest goes to the better one. */
const RESERVED_SHARE = 0.4;

/** Factors on the score of a line, by the things that it has. Set by hand, in the order of what is to survive; not fitted. */
const WEIGHT = {
  role: { user: 1.25, assistant: 1, tool: 0.6 },
  signal: 1.8,
  decision: 1.5,
  plan: 1.2,
  question: 0.6,
  /** One that tells nothing: what was asked once is no use afterwards. */
  questionOnly: 0.3,
  number: 1.3,
  name: 1.3,
  exclamation: 0.7,
  laterInReply: 0.8,
} as const;
const OTHER_SPEAKER_LIKENESS = 0.7;
/** Cosine for lines that differ in what tells facts apart: below what counts as a repetition (`REPETITION_COSINE`). */
const DISTINCT_LIKENESS = 0.5;
/** Rare words from which on a sentence says as much as a longer one. */
const FULL_SENTENCE_TERMS = 6;
/** Different content words: "Good luck" says nothing afterwards, "What a great choice!" neither. */
const SENTENCE_MIN_TERMS = 2;
const EXCLAMATION_MIN_TERMS = 4;
/** A user who tells something says it in a sentence: "I have two cats." */
const STATED_MIN_WORDS = 4;
const EXCLAMATION = /[!！]["')\]]*$/u;
/**
 * Exponents of centrality. A thing that many sentences say matters within a range; in a long conversation it is what everybody
 * always says, and what matters was said once.
 */
const CENTRALITY_EXPONENT = { range: 0.4, rolling: 0.2 } as const;
/** Factors from the first message of a range to its last, and from the first line of a summary to its last. */
const NEWNESS = { from: 0.9, to: 1.15 } as const;

/** Names for speakers of whom only the role is known. */
export const SPEAKER = { user: 'User', assistant: 'Assistant', tool: 'Tool' } as const;
/** Words behind a speaker who quotes, pastes or hands over what somebody else says. */
const QUOTING = ', quoting';

/** The name of each message's speaker; a user of whom only the id is known is "User", unless several speak. */
export function speakerNamesOf(messages: readonly SummaryMessage[]): string[] {
  const users = new Set(messages.flatMap(({ userId }) => userId ?? []));
  return messages.map(({ role, name, userId }) =>
    name === null || (name === userId && users.size === 1) ? SPEAKER[role] : name,
  );
}

/** Splits a line of a summary into its speaker and their words; the speaker is empty where the line names none. */
export function partsOf(line: string): { readonly speaker: string; readonly said: string } {
  const said = line.replace(/^[^:]{1,80}: /u, '');
  return { said, speaker: line.slice(0, Math.max(0, line.length - said.length - 2)) };
}

/** One line. */
export interface Line extends Sentence {
  readonly line: string;
  readonly speaker: string;
  readonly weight: number;
  /** True if a user states something of themselves in it, or something is decided. */
  readonly matters: boolean;
  /** True if a user tells something in it, of whatever it is. */
  readonly isStated: boolean;
}

/** The sentences of a range as lines, those that say something. */
export const linesOf = (
  sentences: readonly CuedSentence[],
  messages: readonly SummaryMessage[],
  signals: readonly (readonly Signal[])[],
  speakers: ReadonlySet<string>,
  called: readonly string[],
): Line[] =>
  sentences
    .map((sentence) => toLine(sentence, messages, signals, speakers, called))
    .filter(
      ({ terms, matters, isStated, text }) =>
        matters ||
        (isStated && terms.size > 0 && wordsOf(text).length >= STATED_MIN_WORDS) ||
        terms.size >= (EXCLAMATION.test(text) ? EXCLAMATION_MIN_TERMS : SENTENCE_MIN_TERMS),
    );

function toLine(
  sentence: CuedSentence,
  messages: readonly SummaryMessage[],
  signals: readonly (readonly Signal[])[],
  speakers: ReadonlySet<string>,
  called: readonly string[],
): Line {
  const message = messages[sentence.message];
  const role = message?.role ?? 'assistant';
  const isSignal = (signals[sentence.message] ?? []).some(
    ({ start, end, action }) => action !== 'forget' && start < sentence.end && end > sentence.start,
  );
  const speaker = `${called[sentence.message] ?? SPEAKER[role]}${sentence.isQuoted ? QUOTING : ''}`;
  const line = `${speaker}: ${sentence.text}`;
  return {
    ...sentence,
    line,
    speaker,
    tokens: countTokens(line) + 1,
    matters: isSignal || (role !== 'tool' && sentence.kinds.has('decisions')),
    isStated: isSignal || (role === 'user' && !sentence.isQuoted && !sentence.kinds.has('question')),
    weight:
      WEIGHT.role[role] *
      (isSignal ? WEIGHT.signal : 1) *
      (role === 'assistant' && sentence.place > 1 ? WEIGHT.laterInReply : 1) *
      newness(sentence.message, messages.length) *
      weightOfWords(sentence, speakers),
  };
}

/** Readings of the words of a line, whoever says them. */
interface LineReading {
  readonly kinds: CuedSentence['kinds'];
  /** A user who says them states something of themselves. */
  readonly isSignal: boolean;
  readonly names: ReadonlySet<string>;
  readonly point: string;
}

/** Lines whose words are kept as they were read, in characters: one comes again with each summary that keeps it. */
const LINES_KEPT_CHARS = 200_000;

const readingOf = memoiseByText(LINES_KEPT_CHARS, (text) =>
  lazily<LineReading>({
    kinds: () => kindsOf(text),
    isSignal: () => extractSignals(text, { occurredAt: 0 }).length > 0,
    names: () => namesIn(text),
    point: () => pointOf(text),
  }),
);

/** A line of an earlier summary: who spoke stands before it, what they stated is read again. */
function oldLine(line: string, place: number, count: number, speakers: ReadonlySet<string>): Line {
  const { said, speaker } = partsOf(line);
  const isQuoted = speaker.endsWith(QUOTING);
  const sentence = { ...asSentence(said, place, speakers), isQuoted, kinds: readingOf(said).kinds };
  const isUser = speaker !== SPEAKER.assistant && speaker !== SPEAKER.tool && !isQuoted;
  const isSignal = isUser && readingOf(said).isSignal;
  return {
    ...sentence,
    line,
    speaker,
    tokens: countTokens(line) + 1,
    matters: isSignal || (!isQuoted && sentence.kinds.has('decisions')),
    isStated: isUser && !sentence.kinds.has('question'),
    weight: (isSignal ? WEIGHT.signal : 1) * newness(place, count) * weightOfWords(sentence, speakers),
  };
}

/** Product of the factors for the words themselves, whoever says them. */
function weightOfWords({ text, kinds }: CuedSentence, speakers: ReadonlySet<string>): number {
  const names = [...readingOf(text).names].map(termOf);
  return (
    (EXCLAMATION.test(text) ? WEIGHT.exclamation : 1) *
    (kinds.has('decisions') ? WEIGHT.decision : 1) *
    (kinds.has('goals') || kinds.has('nextSteps') ? WEIGHT.plan : 1) *
    (kinds.has('question') ? (asksOnly(text) ? WEIGHT.questionOnly : WEIGHT.question) : 1) *
    (/\p{N}/u.test(text) ? WEIGHT.number : 1) *
    (names.some((name) => !speakers.has(name)) ? WEIGHT.name : 1)
  );
}

const newness = (place: number, count: number): number =>
  NEWNESS.from + (NEWNESS.to - NEWNESS.from) * (count < 2 ? 1 : place / (count - 1));

/** The best lines within a budget, in the order in which they were said. */
export function bestOf(lines: readonly Line[], budget: number): Line[] {
  const { choose } = ranked(lines, CENTRALITY_EXPONENT.range);
  return inOrder(
    lines,
    choose(budget, () => true),
  );
}

/** The rolling summary: lines of the old one and of the range compete, and neither may push the other out. */
export function rollOn(
  summary: string,
  fresh: readonly Line[],
  maxTokens: number,
  speakers: ReadonlySet<string>,
): Line[] {
  const texts = summary.split('\n').flatMap((line) => line.trim() || []);
  const old = texts.map((line, i) => oldLine(line, i, texts.length, speakers));
  const lines = [...old, ...fresh];
  const { choose } = ranked(lines, CENTRALITY_EXPONENT.rolling);
  const reserved = Math.floor(maxTokens * RESERVED_SHARE);
  const kept = new Set([
    ...choose(reserved, (i) => i >= old.length),
    ...choose(reserved, (i) => i < old.length),
  ]);
  const spent = [...kept].reduce((sum, i) => sum + (lines[i]?.tokens ?? 0), 0);
  return inOrder(lines, [...kept, ...choose(maxTokens - spent, (i) => !kept.has(i))]);
}

/** A choice among lines by weight, centrality and what they say. */
function ranked(lines: readonly Line[], exponent: number) {
  const cosines = likenesses(lines);
  const ranks = centralities(cosines);
  const said = informations(lines, FULL_SENTENCE_TERMS);
  const scores = lines.map(({ weight, matters }, i) => {
    const rank = ranks[i] ?? 0;
    return matters ? weight * Math.max(1, rank) ** exponent : weight * (said[i] ?? 0) * rank ** exponent;
  });
  const costs = lines.map(({ tokens }) => tokens);
  const alike = repetitions(lines, cosines);
  const choose = (budget: number, among: (i: number) => boolean): number[] =>
    chooseWithin(
      budget,
      scores.map((score, i) => (among(i) ? score : 0)),
      costs,
      alike,
    );
  return { choose };
}

/** Cosines of all pairs, less between lines of different speakers: the same words of two people are two things. */
const likenesses = (lines: readonly Line[]): number[][] =>
  similarities(lines).map((row, i) =>
    row.map((cosine, j) =>
      lines[i]?.speaker === lines[j]?.speaker ? cosine : cosine * OTHER_SPEAKER_LIKENESS,
    ),
  );

/** The same of lines that may stand for each other: those of two figures, letters or names have nearly the same terms, and do not. */
function repetitions(lines: readonly Line[], cosines: readonly (readonly number[])[]): number[][] {
  const areTwo = (i: number, j: number): boolean => {
    if (!lines[i] || !lines[j]) return false;
    const [one, other] = [readingOf(lines[i].text), readingOf(lines[j].text)];
    return one.point !== other.point || (hasMore(one.names, other.names) && hasMore(other.names, one.names));
  };
  return cosines.map((row, i) =>
    row.map((cosine, j) => (cosine > DISTINCT_LIKENESS && areTwo(i, j) ? DISTINCT_LIKENESS : cosine)),
  );
}

const hasMore = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((name) => !others.has(name));

const inOrder = (lines: readonly Line[], places: readonly number[]): Line[] =>
  [...new Set(places)].sort((a, b) => a - b).flatMap((i) => lines[i] ?? []);
