/** If these fail, the figures that guard recall mean something else than what they say. */
import { describe, expect, it } from 'vitest';
import { ndcgAt, rankedQuestion, recallAt, report, scoreQuestion } from '../../eval/metrics.ts';

const turns = (n: number) => Array.from({ length: n }, (_, i) => `D1:${i + 1}`);

describe('recallAt', () => {
  it.each([
    { ranking: ['a', 'x', 'b'], evidence: ['a', 'b'], k: 1, expected: 0.5 },
    { ranking: ['a', 'x', 'b'], evidence: ['a', 'b'], k: 3, expected: 1 },
    { ranking: ['x', 'y'], evidence: ['a'], k: 5, expected: 0 },
    { ranking: [], evidence: ['a'], k: 5, expected: 0 },
  ])('$evidence in $ranking at $k is $expected', ({ ranking, evidence, k, expected }) => {
    expect(recallAt(ranking, evidence, k)).toBe(expected);
  });
});

describe('ndcgAt', () => {
  it('is 1 when all evidence comes first, in whatever order', () => {
    expect(ndcgAt(['b', 'a', 'x'], ['a', 'b'], 10)).toBe(1);
  });
  it('discounts by the logarithm of the rank', () => {
    expect(ndcgAt(['x', 'a'], ['a'], 10)).toBeCloseTo(1 / Math.log2(3), 12);
    expect(ndcgAt(['a', 'x', 'b'], ['a', 'b'], 10)).toBeCloseTo((1 + 0.5) / (1 + 1 / Math.log2(3)), 12);
  });
  it('ignores what lies beyond the cut-off', () => {
    expect(ndcgAt([...turns(10), 'a'], ['a'], 10)).toBe(0);
  });
  it('can reach 1 with more evidence than places', () => {
    expect(ndcgAt(turns(12), turns(12), 10)).toBe(1);
  });
});

describe('scoreQuestion', () => {
  it('counts all evidence only when the last turn of it is in the top ten', () => {
    const evidence = ['D1:1', 'D1:10'];
    expect(scoreQuestion({ category: '1', evidence, ranking: turns(10) }).all_evidence_at_10).toBe(1);
    expect(scoreQuestion({ category: '1', evidence, ranking: ['x', ...turns(10)] }).all_evidence_at_10).toBe(
      0,
    );
  });
  it('reports recall at 5, 10, 25 and 50', () => {
    const evidence = ['D1:3', 'D1:8', 'D1:20', 'D1:40'];
    expect(scoreQuestion({ category: '1', evidence, ranking: turns(50) }).recall_at).toEqual({
      5: 0.25,
      10: 0.5,
      25: 0.75,
      50: 1,
    });
  });
});

describe('rankedQuestion', () => {
  const known = new Set(turns(5));
  it('drops evidence that names no turn, and repeats', () => {
    const question = { category: '2', evidence: ['D1:2', 'D9:9', 'D1:2'] };
    expect(rankedQuestion(question, ['D1:1', 'D1:1', 'D1:2'], known)).toEqual({
      category: '2',
      evidence: ['D1:2'],
      ranking: ['D1:1', 'D1:2'],
    });
  });
  it('leaves out a question without any evidence left', () => {
    expect(rankedQuestion({ category: '2', evidence: ['D9:9'] }, ['D1:1'], known)).toBeNull();
    expect(rankedQuestion({ category: '2', evidence: [] }, ['D1:1'], known)).toBeNull();
  });
});

describe('report', () => {
  it('takes means over questions, overall and per category, categories in numeric order', () => {
    const result = report([
      { category: '10', evidence: ['a'], ranking: ['a'] },
      { category: '2', evidence: ['a'], ranking: [] },
      { category: '2', evidence: ['a', 'b'], ranking: ['a'] },
    ]);
    expect(result.questions).toBe(3);
    expect(Object.keys(result.by_category)).toEqual(['2', '10']);
    expect(result.overall.recall_at['10']).toBe(0.5);
    expect(result.by_category['2']).toMatchObject({
      questions: 2,
      recall_at: { 5: 0.25 },
      all_evidence_at_10: 0,
    });
    expect(result.by_category['10']).toMatchObject({ questions: 1, ndcg_at_10: 1, all_evidence_at_10: 1 });
  });
  it('has the same shape without questions', () => {
    expect(report([])).toEqual({
      questions: 0,
      overall: { recall_at: { 5: 0, 10: 0, 25: 0, 50: 0 }, ndcg_at_10: 0, all_evidence_at_10: 0 },
      by_category: {},
    });
  });
});
