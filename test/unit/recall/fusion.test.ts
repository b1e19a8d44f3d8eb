/** Reciprocal rank fusion: the order in which a user's memories come back. */
import { describe, expect, it } from 'vitest';
import {
  evenOut,
  type RankedList,
  RRF_K,
  reciprocalRankFusion,
  reciprocalShare,
} from '../../../src/recall/fusion.ts';
import { random } from '../../support/random.ts';

const list = (source: string, ids: string, weight = 1): RankedList => ({
  source,
  weight,
  ids: ids === '' ? [] : ids.split(' '),
});
const order = (lists: readonly RankedList[], k?: number): string =>
  reciprocalRankFusion(lists, k)
    .map(({ id }) => id)
    .join(' ');

describe('fusion', () => {
  it.each<[what: string, lists: RankedList[], ids: string]>([
    ['of nothing', [], ''],
    ['of empty lists', [list('lexical', ''), list('vector', '')], ''],
    ['of one list keeps its order', [list('lexical', 'a b c')], 'a b c'],
    ['of agreeing lists keeps their order', [list('lexical', 'a b c'), list('vector', 'a b c')], 'a b c'],
    [
      'puts what two lists have before what one has',
      [list('lexical', 'a b'), list('vector', 'c b')],
      'b a c',
    ],
    ['lets equal scores stay in order of appearance', [list('lexical', 'a'), list('vector', 'b')], 'a b'],
    [
      'does not let a weak list drag a good rank down',
      [list('lexical', 'a b'), list('vector', 'z b a', 0.4)],
      'b a z'.replace('b a', 'a b'),
    ],
    [
      'gives a list of weight 0 no say but keeps its items',
      [list('lexical', 'a'), list('vector', 'b', 0)],
      'a b',
    ],
  ])('%s', (_, lists, ids) => {
    expect(order(lists)).toBe(ids);
  });

  it('scores by the formula of the paper, and the parts add up to the score', () => {
    const [first, second] = reciprocalRankFusion([list('lexical', 'a b'), list('vector', 'b', 0.4)]);
    expect(first).toEqual({
      id: 'b',
      parts: { lexical: 1 / (RRF_K + 2), vector: 0.4 / (RRF_K + 1) },
      score: 1 / (RRF_K + 2) + 0.4 / (RRF_K + 1),
    });
    expect(second).toEqual({ id: 'a', parts: { lexical: 1 / (RRF_K + 1) }, score: 1 / (RRF_K + 1) });
    expect(RRF_K).toBe(60);
  });

  it('is best first, holds every id once, and loses none', () => {
    const source = random();
    for (let i = 0; i < 200; i++) {
      const lists = ['lexical', 'vector', 'recency'].map((name) => {
        const ids = Array.from({ length: 30 }, (_, n) => `id${n}`).filter(() => source.int(3) === 0);
        return { source: name, weight: source.int(10) / 10, ids };
      });
      const fused = reciprocalRankFusion(lists);
      const note = `seed ${source.seed}`;
      expect(new Set(fused.map(({ id }) => id)), note).toEqual(new Set(lists.flatMap(({ ids }) => ids)));
      expect(fused.length, note).toBe(new Set(fused.map(({ id }) => id)).size);
      expect(
        fused.map(({ score }) => score),
        note,
      ).toEqual(fused.map(({ score }) => score).toSorted((a, b) => b - a));
    }
  });
});

describe('a score in a fusion', () => {
  it('gives what its rank would: all of the weight at the top, nothing at the bottom, without a step in between', () => {
    expect(reciprocalShare(1)).toBeCloseTo(1 / (RRF_K + 1), 12);
    expect(reciprocalShare(1, 0.4)).toBeCloseTo(0.4 / (RRF_K + 1), 12);
    expect(reciprocalShare(0)).toBe(0);
    const steps = Array.from({ length: 1001 }, (_, i) => reciprocalShare(i / 1000));
    for (const [i, step] of steps.slice(1).entries()) {
      expect(step).toBeGreaterThan(steps[i] ?? 0);
      expect(step - (steps[i] ?? 0)).toBeLessThan(0.002 * (steps.at(-1) ?? 0));
    }
  });

  it('is bounded whatever it is told', () => {
    expect(reciprocalShare(-1)).toBe(0);
    expect(reciprocalShare(7)).toBe(reciprocalShare(1));
  });

  it('of a weak source beats no lead of a strong one that is larger than itself', () => {
    const lead = reciprocalShare(1) - reciprocalShare(0.7);
    expect(lead).toBeGreaterThan(reciprocalShare(0.45, 0.4));
  });
});

describe('scores that hardly differ', () => {
  it.each<[what: string, scores: number[], even: number[]]>([
    ['of nothing', [], []],
    ['take that of the best', [0.9, 1, 0.96], [0.9, 1, 1]],
    ['in a chain do not all become one', [1, 0.96, 0.92, 0.88], [1, 1, 0.92, 0.92]],
    ['that are far apart stay', [0.1, 0.5, 0.9], [0.1, 0.5, 0.9]],
    ['that are equal stay equal', [0.5, 0.5], [0.5, 0.5]],
  ])('%s', (_, scores, even) => {
    expect(evenOut(scores, 0.05)).toEqual(even);
  });
});
