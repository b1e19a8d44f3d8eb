/**
 * Features by which an event is weighed: its words, those around it, its sitting, its speaker, its length, its form and its
 * time. Each feature is a column over the events found; their weights are fitted (`weights.ts`). Pure.
 */
import { LANGUAGES } from '../../language/languages.ts';
import { entriesOf } from '../../language/lists.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { termOf, wordsOf } from '../../lib/text/words.ts';
import { relativeLength, saturated } from '../bm25.ts';
import type { RecallQuery } from '../plan.ts';
import { type Dialogue, greaterNeighbour, perSitting, readDialogue, shifted, speakerOf } from './dialogue.ts';
import type { EventFindings } from './evidence.ts';
import { matchMeaning, type OpeningMeaning, readMeaning } from './meaning-matches.ts';
import {
  bm25,
  matchTerms,
  meanOf,
  pairCounts,
  passageScores,
  type TermMatches,
  termWeight,
} from './term-matches.ts';
import { nearness } from './time-nearness.ts';

/** A feature of each event, in the order of the findings. */
export type Column = Float64Array;

/** The name of a feature. */
export type EventFeature = keyof ReturnType<typeof eventFeatures>;

/** First persons, as index terms. */
const FIRST_PERSONS = new Set(
  LANGUAGES.flatMap(({ firstPersons }) => entriesOf(firstPersons))
    .flatMap(wordsOf)
    .map(termOf),
);
/** Terms of a message that are looked at one by one: its beginning tells what kind of message it is. */
const OPENING_TERMS = 100;
const DIGIT = /\p{N}/u;

/** Facts about the terms of an event that do not depend on the question. */
interface ReadTerms {
  /** Its first terms, each once. */
  readonly opening: ReadonlySet<string>;
  readonly meaning: OpeningMeaning;
  readonly hasNumber: boolean;
  /** Share of first persons in them: who speaks about themselves. */
  readonly firstPersons: number;
}

/** Events of which that is kept, in characters of their terms: a question finds most of what the one before it found. */
const TERMS_KEPT_CHARS = 400_000;
const readTerms = memoiseByText(TERMS_KEPT_CHARS, (terms): ReadTerms => {
  const opening = terms === '' ? [] : terms.split(' ', OPENING_TERMS);
  const own = new Set(opening);
  return {
    opening: own,
    meaning: readMeaning(own),
    hasNumber: DIGIT.test(terms),
    firstPersons: opening.filter((term) => FIRST_PERSONS.has(term)).length / Math.max(4, opening.length),
  };
});
/** Sittings whose best five turns add up decide how much a sitting is about the question. */
const SITTING_BEST = 5;
/** Weight of an occurrence for the turn next to it, for the one after that, and for all of its sitting. */
const LENT = { next: 0.4, second: 0.15, sitting: 0.05 };
/** Ratio of the length of an assistant's messages to a user's where it lectures rather than chats: from, to. */
const LECTURE_RATIO = { from: 1.5, to: 3 };

/** All features of the events found. */
export function eventFeatures(query: RecallQuery, findings: EventFindings) {
  const dialogue = readDialogue(findings.found);
  const named = namedSpeakers(query, dialogue);
  const terms = query.terms.filter((term) => !named.terms.has(term));
  const asked = terms.length > 0 ? terms : query.terms;
  const matches = matchTerms(findings, [...asked, ...query.spelt], query.weights);
  const lecture = lectureDegree(findings);
  const isUser = column(findings, ({ candidate }) => Number(candidate.role === 'user'));
  const isNamed = column(findings, ({ candidate }) => Number(named.speakers.has(speakerOf(candidate) ?? '')));
  const words = wordFeatures(findings, dialogue, matches, asked);
  const before = shifted(dialogue, words.words, -1);
  const length = matches.lengths.map(Math.log1p);
  const endsAsking = column(findings, (event) => Number(event.endsAsking));
  const read = findings.found.map(({ terms: own }) => readTerms(own));
  const novelty = newTerms(findings, read);
  const number = Float64Array.from(read, ({ hasNumber }) => Number(hasNumber));
  const asksForNumber = Number(query.traits.asksHowMany || query.traits.asksWhen);
  const assistantAsked = Number(query.traits.asker === 'assistant');
  const saidByAssistant = isUser.map((user) => (1 - user) * assistantAsked);
  // Also the terms that nobody has said: others may have meant them.
  const weighed = asked.map((term) => ({ term, weight: termWeight(term, findings, query.weights) }));
  const meaning = matchMeaning(
    dialogue,
    read.map(({ meaning: own }) => own),
    weighed,
    matches,
  );
  const theme = meaning.theme;
  return {
    ...words,
    meaning: meaning.own,
    meaningBeside: meaning.beside,
    theme,
    themeBefore: shifted(dialogue, theme, -1),
    themeAfter: shifted(dialogue, theme, 1),
    beforeInLecture: scale(before, lecture),
    coverageInLecture: scale(coverage(dialogue, matches, 0), lecture),
    named: isNamed,
    namedWords: times(isNamed, words.words),
    namedFirstPerson: times(
      isNamed,
      Float64Array.from(read, ({ firstPersons }) => firstPersons),
    ),
    // Not where the assistant's own words are asked for.
    userInLecture: scale(isUser, lecture * (1 - assistantAsked)),
    assistantAsked: saidByAssistant,
    selfAsked: scale(isUser, Number(query.traits.asker === 'self')),
    length,
    userLengthInLecture: scale(times(length, isUser), lecture),
    assistantLengthInLecture: length.map((value, i) => value * (1 - (isUser[i] ?? 0)) * lecture),
    endsAsking,
    answers: scale(times(shifted(dialogue, endsAsking, -1), before), 1 - lecture),
    opens: Float64Array.from(dialogue.opens),
    novelty,
    noveltyInLecture: scale(times(novelty, isUser), lecture),
    numberAsked: scale(number, asksForNumber),
    near: nearness(query.windows, findings),
  };
}

function wordFeatures(
  findings: EventFindings,
  dialogue: Dialogue,
  matches: TermMatches,
  sequence: readonly string[],
) {
  const words = toShareOfBest(bm25(matches));
  const around = (values: Column, distance: number) => shifted(dialogue, values, distance);
  const covered = (reach: number) => coverage(dialogue, matches, reach);
  const sitting = toShareOfBest(perSitting(dialogue, words, sumOfBest));
  const far = [-4, -3, 3, 4].map((distance) => around(words, distance));
  return {
    words,
    wordsSquared: times(words, words),
    pairs: pairCounts(matches, sequence),
    passage: toShareOfBest(passageScores(findings, matches)),
    matched: matchedTerms(matches).map(Math.log1p),
    spread: toShareOfBest(spreadScores(dialogue, matches)),
    before2: around(words, -2),
    nearby: words.map((_, i) => far.reduce((sum, values) => sum + (values[i] ?? 0), 0) / far.length),
    neighbour: greaterNeighbour(dialogue, words, 1),
    coverage2: covered(2),
    coverage1: scale(covered(1), Math.log1p(sequence.length)),
    sitting,
    sittingCoverage: sittingCoverage(dialogue, matches),
  };
}

/** Names of persons in the question: they tell who speaks, and in dialogue stand mostly in the other one's lines. */
function namedSpeakers({ terms }: RecallQuery, { speakers, hasUnnamed }: Dialogue) {
  const asked = new Set(terms);
  const matched = speakers.map((speaker) => ({
    speaker,
    parts: wordsOf(speaker)
      .map(termOf)
      .filter((part) => asked.has(part)),
  }));
  // Of two Smiths the one whose first name is asked for.
  const most = Math.max(1, ...matched.map(({ parts }) => parts.length));
  const named = matched.filter(({ parts }) => parts.length === most);
  // A question about all of them says nothing of who speaks.
  const tells = named.length < speakers.length + Number(hasUnnamed);
  return {
    terms: new Set(named.flatMap(({ parts }) => parts)),
    speakers: new Set(tells ? named.map(({ speaker }) => speaker) : []),
  };
}

/** 0 where both sides chat alike, 1 where the assistant's messages are several times as long as the user's. */
function lectureDegree({ found }: EventFindings): number {
  const mean = (isUser: boolean): number => {
    const lengths = found
      .filter(({ candidate }) => (candidate.role === 'user') === isUser)
      .map((event) => event.length);
    return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  };
  const ratio = mean(false) / Math.max(1, mean(true));
  return Math.min(1, Math.max(0, (ratio - LECTURE_RATIO.from) / (LECTURE_RATIO.to - LECTURE_RATIO.from)));
}

/** Share of the question's weight that each event or one of its neighbours within `reach` has. */
function coverage(dialogue: Dialogue, { matches, totalWeight, lengths }: TermMatches, reach: number): Column {
  const result = new Float64Array(lengths.length);
  for (const { weight, frequency } of matches) {
    let present = frequency.map((count) => Math.min(1, count));
    const own = present;
    for (let distance = 1; distance <= reach; distance++) {
      const beside = greaterNeighbour(dialogue, own, distance);
      present = present.map((value, i) => Math.max(value, beside[i] ?? 0));
    }
    present.forEach((value, i) => {
      result[i] = (result[i] ?? 0) + (weight * value) / totalWeight;
    });
  }
  return result;
}

function sittingCoverage(dialogue: Dialogue, { matches, totalWeight, lengths }: TermMatches): Column {
  const result = new Float64Array(lengths.length);
  for (const { weight, frequency } of matches) {
    const present = perSitting(dialogue, frequency, (counts) => Number(counts.some((count) => count > 0)));
    present.forEach((value, i) => {
      result[i] = (result[i] ?? 0) + (weight * value) / totalWeight;
    });
  }
  return result;
}

/** BM25 of each event with what its neighbours and its sitting lend it: fields of falling weight (BM25F). */
function spreadScores(dialogue: Dialogue, { matches, lengths }: TermMatches): Column {
  const mean = meanOf(lengths);
  const result = new Float64Array(lengths.length);
  for (const { weight, frequency } of matches) {
    const own = frequency.map((count, i) => count / relativeLength(lengths[i] ?? 0, mean));
    const [p1, n1, p2, n2] = [-1, 1, -2, 2].map((distance) => shifted(dialogue, own, distance));
    const whole = perSitting(dialogue, frequency, (counts) =>
      counts.reduce((sum, count) => sum + Math.min(2, count), 0),
    );
    own.forEach((value, i) => {
      const next = LENT.next * ((p1?.[i] ?? 0) + (n1?.[i] ?? 0));
      const second = LENT.second * ((p2?.[i] ?? 0) + (n2?.[i] ?? 0));
      const frequencyWithLent = value + next + second + LENT.sitting * Math.log1p(whole[i] ?? 0);
      result[i] = (result[i] ?? 0) + weight * saturated(frequencyWithLent);
    });
  }
  return result;
}

const matchedTerms = ({ matches, lengths }: TermMatches): Column =>
  lengths.map((_, i) => matches.filter(({ frequency }) => (frequency[i] ?? 0) > 0).length);

/** Terms of each event that none of the earlier ones of its conversation has: news rather than talk about it. */
function newTerms({ found }: EventFindings, read: readonly ReadTerms[]): Column {
  const seen = new Map<string | null, Set<string>>();
  return Float64Array.from(read, ({ opening }, i) => {
    const conversation = found[i]?.candidate.conversationId ?? null;
    const own = seen.get(conversation) ?? new Set();
    seen.set(conversation, own);
    const before = own.size;
    for (const term of opening) own.add(term);
    return Math.log1p(own.size - before);
  });
}

function sumOfBest(values: Float64Array): number {
  return values
    .toSorted((a, b) => b - a)
    .slice(0, SITTING_BEST)
    .reduce((sum, value) => sum + value, 0);
}

const column = ({ found }: EventFindings, read: (event: EventFindings['found'][number]) => number): Column =>
  Float64Array.from(found, read);

const times = (a: Column, b: Column): Column => a.map((value, i) => value * (b[i] ?? 0));
const scale = (values: Column, factor: number): Column => values.map((value) => value * factor);

function toShareOfBest(values: Column): Column {
  const best = values.reduce((max, value) => Math.max(max, value), 0);
  return best > 0 ? scale(values, 1 / best) : values;
}
