/**
 * Features by which an event is weighed: its words, those around it, its sitting, its speaker, its length, its form and its
 * time. Each feature is a column over the events found; their weights are fitted (`weights.ts`). Pure.
 */
import { LANGUAGES } from '../../language/languages.ts';
import { entriesOf } from '../../language/lists.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { termOf, wordsOf } from '../../lib/text/words.ts';
import { relativeLength, saturated } from '../bm25.ts';
import { rowCount } from '../meaning/word-vectors.ts';
import type { RecallQuery } from '../plan.ts';
import { add, addAll, type Column, emptyColumn, meanOf, scale, times, toShareOfBest } from './columns.ts';
import {
  type Dialogue,
  greaterNeighbour,
  lendAround,
  NOBODY,
  perSitting,
  readDialogue,
  shifted,
  speakerOf,
} from './dialogue.ts';
import type { EventFindings } from './evidence.ts';
import { matchMeaning, type OpeningMeaning, readMeaning } from './meaning-matches.ts';
import { bm25, matchTerms, pairCounts, passageScores, type TermMatches, termWeight } from './term-matches.ts';
import { nearness } from './time-nearness.ts';

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
  /** Its first terms. */
  readonly opening: OpeningMeaning;
  readonly hasNumber: boolean;
  /** Share of first persons in them: who speaks about themselves. */
  readonly firstPersons: number;
}

/** Events of which that is kept, in characters of their terms: a question finds most of what the one before it found. */
const TERMS_KEPT_CHARS = 800_000;
const readTerms = memoiseByText(TERMS_KEPT_CHARS, (terms): ReadTerms => {
  const opening = terms === '' ? [] : terms.split(' ', OPENING_TERMS);
  return {
    opening: readMeaning(new Set(opening)),
    hasNumber: DIGIT.test(terms),
    firstPersons: opening.filter((term) => FIRST_PERSONS.has(term)).length / Math.max(4, opening.length),
  };
});
/** Sittings whose best five turns add up decide how much a sitting is about the question. */
const SITTING_BEST = 5;
/** Weight of an occurrence for the turn next to it, for the one after that, and for all of its sitting. */
const LENT = { next: 0.4, second: 0.15, sitting: 0.05 };
/** Distances of the turns that stand near one, but not next to it. */
const NEARBY = [-4, -3, 3, 4] as const;
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
  const { coverage, ...words } = wordFeatures(findings, dialogue, matches, asked);
  const before = shifted(dialogue, words.words, -1);
  const length = matches.lengths.map(Math.log1p);
  const endsAsking = column(findings, (event) => Number(event.endsAsking));
  const read = findings.found.map(({ terms: own }) => readTerms(own));
  const openings = read.map(({ opening }) => opening);
  const novelty = newTerms(findings, openings);
  const number = Float64Array.from(read, ({ hasNumber }) => Number(hasNumber));
  const asksForNumber = Number(query.traits.asksHowMany || query.traits.asksWhen);
  const assistantAsked = Number(query.traits.asker === 'assistant');
  const isOther = isUser.map((user) => 1 - user);
  // Also the terms that nobody has said: others may have meant them.
  const weighed = asked.map((term) => ({ term, weight: termWeight(term, findings, query.weights) }));
  const meaning = matchMeaning(dialogue, openings, weighed, matches);
  const { theme } = meaning;
  return {
    ...words,
    meaning: meaning.own,
    meaningBeside: meaning.beside,
    theme,
    themeBefore: shifted(dialogue, theme, -1),
    themeAfter: shifted(dialogue, theme, 1),
    beforeInLecture: scale(before, lecture),
    coverageInLecture: scale(coverage, lecture),
    named: isNamed,
    namedWords: times(isNamed, words.words),
    namedFirstPerson: times(
      isNamed,
      Float64Array.from(read, ({ firstPersons }) => firstPersons),
    ),
    // Not where the assistant's own words are asked for.
    userInLecture: scale(isUser, lecture * (1 - assistantAsked)),
    assistantAsked: scale(isOther, assistantAsked),
    selfAsked: scale(isUser, Number(query.traits.asker === 'self')),
    length,
    userLengthInLecture: scale(times(length, isUser), lecture),
    assistantLengthInLecture: scale(times(length, isOther), lecture),
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
  const [coverage, coverage1, coverage2] = coverages(dialogue, matches);
  const nearby = emptyColumn(words);
  for (const distance of NEARBY) addAll(nearby, shifted(dialogue, words, distance));
  return {
    words,
    wordsSquared: times(words, words),
    pairs: pairCounts(matches, sequence),
    passage: toShareOfBest(passageScores(findings, matches)),
    matched: matchedTerms(matches).map(Math.log1p),
    spread: toShareOfBest(spreadScores(dialogue, matches)),
    before2: shifted(dialogue, words, -2),
    nearby: scale(nearby, 1 / NEARBY.length),
    neighbour: greaterNeighbour(dialogue, words, 1),
    coverage,
    coverage2,
    coverage1: scale(coverage1, Math.log1p(sequence.length)),
    sitting: toShareOfBest(perSitting(dialogue, words, sumOfBest)),
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
  const [user, other] = [
    { length: 0, events: 0 },
    { length: 0, events: 0 },
  ];
  for (const { candidate, length } of found) {
    const side = candidate.role === 'user' ? user : other;
    side.length += length;
    side.events++;
  }
  const mean = ({ length, events }: typeof user): number => length / Math.max(1, events);
  const ratio = mean(other) / Math.max(1, mean(user));
  return Math.min(1, Math.max(0, (ratio - LECTURE_RATIO.from) / (LECTURE_RATIO.to - LECTURE_RATIO.from)));
}

/** Share of the question's weight that each event has, or one of those within a turn of it, within two. */
function coverages(
  { neighbours }: Dialogue,
  { matches, totalWeight, lengths }: TermMatches,
): readonly [own: Column, one: Column, two: Column] {
  const columns = [emptyColumn(lengths), emptyColumn(lengths), emptyColumn(lengths)] as const;
  const isCovered = new Uint8Array(lengths.length);
  for (const { weight, rows } of matches) {
    isCovered.fill(0);
    for (let reach = 0; reach < columns.length; reach++) {
      for (const distance of reach === 0 ? [0] : [-reach, reach]) {
        const beside = neighbours.get(distance);
        for (const row of rows) {
          const i = beside === undefined ? row : (beside[row] ?? NOBODY);
          if (i === NOBODY || isCovered[i] === 1) continue;
          isCovered[i] = 1;
          for (let wider = reach; wider < columns.length; wider++)
            add(columns[wider] as Column, i, weight / totalWeight);
        }
      }
    }
  }
  return columns;
}

function sittingCoverage({ sittings, members }: Dialogue, { matches, totalWeight }: TermMatches): Column {
  const shares = new Float64Array(members.length);
  for (const { weight, rows } of matches) {
    let last = NOBODY;
    for (const row of rows) {
      const sitting = sittings[row] ?? NOBODY;
      if (sitting !== last) add(shares, sitting, weight / totalWeight);
      last = sitting;
    }
  }
  return Float64Array.from(sittings, (sitting) => shares[sitting] ?? 0);
}

/** BM25 of each event with what its neighbours and its sitting lend it: fields of falling weight (BM25F). */
function spreadScores(dialogue: Dialogue, { matches, lengths }: TermMatches): Column {
  const { sittings, members } = dialogue;
  const mean = meanOf(lengths);
  const result = emptyColumn(lengths);
  const [own, next, second] = [emptyColumn(lengths), emptyColumn(lengths), emptyColumn(lengths)];
  const whole = new Float64Array(members.length);
  for (const { weight, rows, frequency } of matches) {
    for (const column of [own, next, second, whole]) column.fill(0);
    for (const i of rows) {
      const count = frequency[i] ?? 0;
      own[i] = count / relativeLength(lengths[i] ?? 0, mean);
      add(whole, sittings[i] ?? NOBODY, Math.min(2, count));
    }
    lendAround(dialogue, own, rows, 1, next);
    lendAround(dialogue, own, rows, 2, second);
    for (const [sitting, { from, to }] of members.entries()) {
      const lent = LENT.sitting * Math.log1p(whole[sitting] ?? 0);
      if (lent === 0) continue;
      for (let i = from; i < to; i++) {
        const beside = (own[i] ?? 0) + LENT.next * (next[i] ?? 0) + LENT.second * (second[i] ?? 0);
        add(result, i, weight * saturated(beside + lent));
      }
    }
  }
  return result;
}

function matchedTerms({ matches, lengths }: TermMatches): Column {
  const counts = emptyColumn(lengths);
  for (const { rows } of matches) for (const row of rows) add(counts, row, 1);
  return counts;
}

/** Terms of each event that none of the earlier ones of its conversation has: news rather than talk about it. */
function newTerms({ found }: EventFindings, openings: readonly OpeningMeaning[]): Column {
  /** The conversation that said a word of the table last, numbered from 1. */
  const saidIn = new Int32Array(rowCount());
  const unknown = new Set<string>();
  let conversation = 0;
  return Float64Array.from(openings, ({ rows, unknown: others }, i) => {
    if (i === 0 || found[i]?.candidate.conversationId !== found[i - 1]?.candidate.conversationId) {
      conversation++;
      unknown.clear();
    }
    let fresh = -unknown.size;
    for (const term of others) unknown.add(term);
    fresh += unknown.size;
    for (const row of rows) {
      if (saidIn[row] !== conversation) fresh++;
      saidIn[row] = conversation;
    }
    return Math.log1p(fresh);
  });
}

function sumOfBest(values: Column): number {
  const sorted = values.toSorted();
  let sum = 0;
  for (let i = sorted.length - 1; i >= Math.max(0, sorted.length - SITTING_BEST); i--) sum += sorted[i] ?? 0;
  return sum;
}

const column = ({ found }: EventFindings, read: (event: EventFindings['found'][number]) => number): Column =>
  Float64Array.from(found, read);
