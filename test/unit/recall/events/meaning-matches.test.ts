/**
 * Words that are only near in meaning. If it fails, who asks about a cello is not shown the violin, or text in other languages
 * is ranked by chance.
 */
import { describe, expect, it } from 'vitest';
import { termOf } from '../../../../src/lib/text/words.ts';
import { readDialogue } from '../../../../src/recall/events/dialogue.ts';
import { matchMeaning, readMeaning } from '../../../../src/recall/events/meaning-matches.ts';
import { matchTerms } from '../../../../src/recall/events/term-matches.ts';
import {
  DIMENSIONS,
  NEIGHBOURS_PER_TERM,
  RELATED_MIN_COSINE,
} from '../../../../src/recall/meaning/table-shape.ts';
import { TERMS, VECTORS } from '../../../../src/recall/meaning/vector-table.ts';
import { cosineOf, relatedTerms, sumOfRows, vectorRow } from '../../../../src/recall/meaning/word-vectors.ts';
import { type Line, said } from '../../../support/recall/event-evidence.ts';

const row = (word: string): number => {
  const found = vectorRow(termOf(word));
  if (found === undefined) throw new Error(`the table does not know "${word}"`);
  return found;
};

describe('the table of words', () => {
  it.each([
    ['cello', 'violin', 'lawyer'],
    ['doctor', 'nurse', 'bread'],
    ['dog', 'cat', 'violin'],
    ['cheese', 'butter', 'election'],
    ['outdoor', 'picnic', 'lawyer'],
    ['outdoor', 'hiking', 'lawyer'],
    ['sister', 'mother', 'boat'],
  ])('has %s nearer to %s than to %s', (word, near, far) => {
    expect(cosineOf(row(word), row(near))).toBeGreaterThan(cosineOf(row(word), row(far)));
  });

  it.each(['cello', 'doctor', 'dog', 'cheese', 'outdoor', 'sister', 'boat'])(
    'names for %s a few other words, each near enough to be meant',
    (word) => {
      const related = relatedTerms(termOf(word));
      expect(related.length).toBeGreaterThan(0);
      expect(related.length).toBeLessThanOrEqual(NEIGHBOURS_PER_TERM);
      expect(new Set(related).size).toBe(related.length);
      expect(related).not.toContain(termOf(word));
      for (const other of related)
        expect(cosineOf(row(word), vectorRow(other) ?? -1)).toBeGreaterThanOrEqual(RELATED_MIN_COSINE);
    },
  );

  it('names for no word the word itself, nor one twice, nor one that it does not know', () => {
    for (const term of TERMS.split(' ')) {
      const related = relatedTerms(term);
      const isSound = !related.includes(term) && new Set(related).size === related.length;
      if (!isSound || related.some((other) => vectorRow(other) === undefined))
        expect.fail(`${term}: ${related}`);
    }
  });

  it('is read as it was packed: two components of four bits a byte, the lower first, 8 for zero', () => {
    const bytes = atob(VECTORS);
    const components = (at: number): number[] =>
      Array.from({ length: DIMENSIONS }, (_, i) => {
        const byte = bytes.charCodeAt((at * DIMENSIONS + i) >> 1);
        return ((i % 2 === 0 ? byte : byte >> 4) & 15) - 8;
      });
    const [a, b] = [row('cello'), row('violin')];
    const [first, second] = [components(a), components(b)];
    const product = first.reduce((sum, value, i) => sum + value * (second[i] ?? Number.NaN), 0);
    expect(cosineOf(a, b)).toBeCloseTo(product / (Math.hypot(...first) * Math.hypot(...second)), 5);
  });

  it.each(['', ' ', '大提琴', 'チェロ', 'виолончель', 'تشيلو', 'zqxv', '🐝', 'constructor', '__proto__'])(
    'knows nothing of %j, which is then near to nothing',
    (word) => {
      expect(vectorRow(word)).toBeUndefined();
      expect(relatedTerms(word)).toEqual([]);
    },
  );

  it('compares both ways alike, and a word with itself as the same', () => {
    for (const [a, b] of [['cello', 'violin'] as const, ['dog', 'lawyer'] as const])
      expect(cosineOf(row(a), row(b))).toBeCloseTo(cosineOf(row(b), row(a)), 6);
    expect(cosineOf(row('dog'), row('dog'))).toBeCloseTo(1, 5);
  });

  it('adds words up by what they weigh, and nothing to nothing', () => {
    expect([...sumOfRows([])]).toEqual(Array(DIMENSIONS).fill(0));
    const single = sumOfRows([row('dog')]);
    expect(Math.hypot(...single)).toBeCloseTo(1, 5);
    const weighted = sumOfRows([row('dog'), row('boat')], [2, 0]);
    weighted.forEach((value, i) => {
      expect(value).toBeCloseTo(2 * (single[i] ?? Number.NaN), 5);
    });
  });
});

/** Nearness of each line to words that are asked for. */
function meaning(words: string, lines: readonly Line[]) {
  const findings = said(lines);
  const question = words === '' ? [] : words.split(' ').map((word) => ({ term: termOf(word), weight: 1 }));
  const matches = matchTerms(
    findings,
    question.map(({ term }) => term),
    new Map(),
  );
  const openings = findings.found.map(({ terms }) => readMeaning(new Set(terms.split(' '))));
  return matchMeaning(readDialogue(findings.found), openings, question, matches);
}
const expectFalling = (values: Float64Array): void => {
  values.slice(1).forEach((value, i) => {
    expect(values[i]).toBeGreaterThan(value);
  });
};

describe('a line is near to a question', () => {
  it('most with its own word, less with a related one, not at all with any other', () => {
    const { own, theme } = meaning('cello', ['user: cello', 'user: violin', 'user: lawyer']);
    expect([own[0], own[2]]).toEqual([1, 0]);
    expectFalling(own);
    expectFalling(theme);
  });

  it('by its nearest word, however many others it has', () => {
    const { own } = meaning('cello', ['user: violin', 'user: the lawyer sold a violin and a boat']);
    expect(own[1]).toBe(own[0]);
  });

  it('by the share of the question that it has words for', () => {
    expectFalling(
      meaning('cello lawyer', ['user: violin lawyer', 'user: lawyer', 'user: violin', 'user: tea']).own,
    );
  });

  it('by the line beside it in the same sitting, less than by its own words', () => {
    const { own, beside } = meaning('cello', [
      'user: violin',
      'user: lawyer',
      { says: 'user: lawyer', at: '2024-01-01' },
      { says: 'user: violin', conversation: 'other' },
      'user: lawyer',
    ]);
    expect(beside[0]).toBe(own[0]);
    expect(beside[1]).toBeGreaterThan(0);
    expect(beside[1]).toBeLessThan(own[0] ?? Number.NaN);
    expect(beside[2], 'of another sitting and beside another conversation').toBe(0);
    expect(beside[4]).toBe(beside[1]);
  });

  it.each([
    ['Chinese', '大提琴', 'user: 大提琴', 'user: 小提琴'],
    ['Russian', 'виолончель', 'user: виолончель', 'user: скрипка'],
    ['no language', 'zqxv', 'user: zqxv', 'user: zqxw'],
  ])('in %s by its own words alone', (_, word, same, other) => {
    const { own, beside, theme } = meaning(word, [same, { says: other, at: '2024-01-01' }]);
    expect([...own]).toEqual([1, 0]);
    expect([...beside]).toEqual([1, 0]);
    expect([...theme]).toEqual([0, 0]);
  });

  it.each<[what: string, words: string, lines: readonly Line[]]>([
    ['nothing is asked', '', ['user: violin', 'user: tea']],
    ['nothing was found', 'cello', []],
    ['nothing is said', 'cello', ['user: …']],
  ])('not at all, and by a number, where %s', (_, words, lines) => {
    for (const column of Object.values(meaning(words, lines)))
      expect([...column]).toEqual(lines.map(() => 0));
  });
});
