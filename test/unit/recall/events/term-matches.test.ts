/**
 * How the words of a question occur in what was found. If it fails, a rare word counts no more than a common one, and the one
 * useful passage of a long message drowns in the rest of it.
 */
import { describe, expect, it } from 'vitest';
import {
  bm25,
  matchTerms,
  pairCounts,
  passageScores,
  type TermMatches,
} from '../../../../src/recall/events/term-matches.ts';
import { type Line, said } from '../../../support/recall/event-evidence.ts';

const NONE: ReadonlyMap<string, number> = new Map();
const matched = (terms: string, lines: readonly Line[], weights = NONE): TermMatches =>
  matchTerms(said(lines), terms.split(' '), weights);
const scores = (terms: string, lines: readonly Line[]): number[] => [...bm25(matched(terms, lines))];
const passages = (terms: string, lines: readonly Line[]): number[] => [
  ...passageScores(said(lines), matched(terms, lines)),
];
/** Words that no question holds, some six characters each. */
const filler = (words: number): string =>
  Array.from(
    { length: words },
    (_, i) => `zq${String.fromCharCode(97 + (i % 20), 97 + ((i * 7) % 23))}x`,
  ).join(' ');

describe('a word of the question', () => {
  it.each<[what: string, term: string, line: string, places: string]>([
    ['is found each time it is said', 'bee', 'user: bee hive bee', '0 9'],
    ['is found at the end', 'hive', 'user: bee hive', '4'],
    ['is found when it is said twice in a row', 'bee', 'user: bee bee bee', '0 4 8'],
    ['is not found inside a longer one', 'bee', 'user: beetroot beeswax', ''],
    ['is found alone', 'bee', 'user: bee', '0'],
  ])('%s', (_, term, line, places) => {
    const [match] = matched(term, [line, 'user: bee hive']).matches;
    expect(match?.places[0]?.join(' ')).toBe(places);
    expect(match?.frequency[0]).toBe(places === '' ? 0 : places.split(' ').length);
  });

  it('that nobody has said is left out: it cannot tell events apart', () => {
    const { matches, totalWeight } = matched('bee zeppelin', ['user: bee']);
    expect(matches.map(({ term }) => term)).toEqual(['bee']);
    expect(totalWeight).toBe(matches[0]?.weight);
  });

  it('tells more the rarer it is', () => {
    const [bee, hive] = matched('bee hive', ['user: bee hive', 'user: bee', 'user: bee']).matches;
    expect(hive?.weight).toBeGreaterThan(bee?.weight ?? Number.NaN);
  });

  it('counts less when an earlier turn lends it', () => {
    const [bee, hive] = matched('bee hive', ['user: bee hive'], new Map([['hive', 0.25]])).matches;
    expect(hive?.weight).toBeCloseTo(0.25 * (bee?.weight ?? Number.NaN), 12);
  });

  it('never counts against an event, not even when more events hold it than the store is said to have', () => {
    const findings = { ...said(['user: bee', 'user: bee']), documents: 0 };
    for (const { weight } of matchTerms(findings, ['bee'], NONE).matches) expect(weight).toBeGreaterThan(0);
  });

  it.each<[what: string, lines: readonly Line[], terms: string]>([
    ['nothing was found', [], 'bee'],
    ['nothing is asked', ['user: bee'], ''],
    ['nobody has said it', ['user: bee'], 'zeppelin'],
    ['an event has no word', ['user: …', 'user: bee'], 'bee'],
  ])('gives numbers where %s', (_, lines, terms) => {
    const matches = matched(terms, lines);
    expect(matches.totalWeight).toBeGreaterThan(0);
    for (const column of [
      bm25(matches),
      passageScores(said(lines), matches),
      pairCounts(matches, terms.split(' ')),
    ]) {
      expect(column).toHaveLength(lines.length);
      for (const value of column) expect(value).toSatisfy(Number.isFinite);
    }
  });
});

describe('of two events the better one is', () => {
  it.each<[what: string, terms: string, better: string, worse: string]>([
    ['the one with more of the words', 'bee hive', 'bee hive tea', 'bee tea tea'],
    ['the one with the rarer word', 'bee hive', 'hive tea', 'bee tea'],
    ['the one that says it more often', 'bee', 'bee bee tea', 'bee tea tea'],
    ['the shorter of those that say it once', 'bee', 'bee tea', 'bee tea cup saucer spoon'],
    ['the one with two words before one that repeats the first', 'bee hive', 'bee hive x', 'bee bee bee'],
    ['the one that has a word at all', 'bee', 'tea bee cup cup cup', 'tea'],
  ])('%s', (_, terms, better, worse) => {
    const [first = Number.NaN, second = Number.NaN] = scores(terms, [
      `user: ${better}`,
      `user: ${worse}`,
      'user: bee',
    ]);
    expect(first).toBeGreaterThan(second);
  });

  it('never twice as good for saying a word twice', () => {
    const [twice = Number.NaN, once = Number.NaN] = scores('bee', ['user: bee bee', 'user: bee tea']);
    expect(twice).toBeLessThan(2 * once);
  });
});

describe('a long message', () => {
  const WORDS = 'boathouse door green';
  const TERMS = 'boathous door green';
  const scattered = `user: boathouse ${filler(150)} door ${filler(150)} green ${filler(150)}`;

  it('is found by one passage: its words stand together, not anywhere in it', () => {
    const long = `user: ${filler(200)} ${WORDS} ${filler(200)}`;
    const [together = 0, apart = 0, short = 0] = passages(TERMS, [long, scattered, `user: ${WORDS}`]);
    expect(together).toBeGreaterThan(2 * apart);
    const [whole = 0, , wholeShort = 0] = scores(TERMS, [long, scattered, `user: ${WORDS}`]);
    expect(together / short, 'better than as a whole').toBeGreaterThan(whole / wholeShort);
  });

  it.each(Array.from({ length: 12 }, (_, i) => 19 * i))(
    'is found as well wherever the passage stands: after %i words',
    (before) => {
      const [moved = 0, middle = 0] = passages(TERMS, [
        `user: ${filler(before)} ${WORDS} ${filler(220 - before)}`,
        `user: ${filler(110)} ${WORDS} ${filler(110)}`,
      ]);
      expect(moved).toBeGreaterThanOrEqual(0.999 * middle);
    },
  );

  it('is found by its last word', () => {
    const [last = 0] = passages('green', [`user: ${filler(300)} green`]);
    expect(last).toBeGreaterThan(0);
  });
});

describe('words that stand together', () => {
  it.each<[line: string, pairs: number]>([
    ['red boat house', 2],
    ['a red boat and a house', 1],
    ['boat red', 0],
    ['red big boat', 0],
    ['red red boat', 1],
    ['redder boat', 0],
    ['red boat house key', 2],
    ['', 0],
  ])('in "%s" are %i pairs of the question, two at most', (line, pairs) => {
    const terms = ['red', 'boat', 'hous', 'kei'];
    const matches = matched(terms.join(' '), [`user: ${line}`, 'user: red boat house key']);
    expect(pairCounts(matches, terms)[0]).toBe(pairs);
  });
});
