/** A cross-encoder may put the right answer first; it may not lose, invent or repeat one, nor take recall down with it. */
import { describe, expect, it } from 'vitest';
import type { RecalledItem } from '../../../src/recall/candidates.ts';
import { rerankItems } from '../../../src/recall/rerank.ts';

const item = (id: string, score: number): RecalledItem => ({
  candidate: {
    type: 'event',
    id,
    content: id,
    conversationId: 'c',
    occurredAt: 0,
    seq: 1,
    role: 'user',
    name: null,
    userId: 'ana',
    externalId: null,
    session: null,
  },
  score,
  parts: { lexical: score },
  evidence: {},
  origin: 'words',
});
const items = ['a', 'b', 'c', 'd'].map((id, i) => item(id, 1 / (61 + i)));
const order = (result: readonly RecalledItem[]) => result.map(({ candidate }) => candidate.id).join('');

describe('reranking', () => {
  it.each([
    ['puts what answers best first', [0.1, 0.2, 0.9, 0], 'cbad'],
    ['keeps the order that it agrees with', [4, 3, 2, 1], 'abcd'],
    ['keeps what it did not look at behind what it did', [0, 1], 'bacd'],
    ['changes nothing when it looked at nothing', [], 'abcd'],
  ])('%s', (_name, scores, expected) => {
    expect(order(rerankItems(items, scores))).toBe(expected);
  });

  it('explains every score by its parts, best first', () => {
    const result = rerankItems(items, [0.1, 0.2, 0.9]);
    for (const { score, parts } of result)
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 12);
    const scores = result.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});
