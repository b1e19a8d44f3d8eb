/** If it fails, each turn of a long life counts its common words anew, or a count outlives what was erased. */
import { describe, expect, it } from 'vitest';
import { forgetReadings } from '../../../src/lib/memoise-by-text.ts';
import { partTerms, rememberCounts } from '../../../src/store/search/common-words.ts';

const HOUR_MS = 60 * 60 * 1000;

const partIn = (scope: string, terms: readonly string[], now: number) =>
  partTerms('vocabulary', (term) => `${scope}·${term}`, terms, now);
const counted = (scope: string, documents: Readonly<Record<string, number>>, now: number) =>
  rememberCounts(
    'vocabulary',
    Object.entries(documents).map(([term, count]) => ({ token: `${scope}·${term}`, documents: count })),
    now,
  );

describe('a word that thousands of messages hold', () => {
  it('is counted once an hour; a rarer one each time', () => {
    counted('one', { the: 5_000, kettle: 3 }, 0);
    expect(partIn('one', ['the', 'kettle'], 1)).toEqual({ asked: ['kettle'], counted: [['the', 5_000]] });
    // What was remembered is told with the rest of an answer, and is no newer for it.
    counted('one', { the: 5_000 }, HOUR_MS / 2);
    expect(partIn('one', ['the'], HOUR_MS + 1)).toEqual({ asked: ['the'], counted: [] });
  });

  it('is counted for each scope and each index by itself', () => {
    counted('two', { the: 5_000 }, 0);
    expect(partIn('three', ['the'], 1).asked).toEqual(['the']);
    expect(partTerms('other', (term) => `two·${term}`, ['the'], 1).asked).toEqual(['the']);
  });

  it('is forgotten with everything else when something is erased', () => {
    counted('four', { the: 5_000 }, 0);
    forgetReadings();
    expect(partIn('four', ['the'], 1).asked).toEqual(['the']);
  });
});
