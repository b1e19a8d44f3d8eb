/** If it fails, a hundred tastes of a user leave no room in a prompt for how they want to be answered. */
import { describe, expect, it } from 'vitest';
import type { MemoryCandidate } from '../../../../src/recall/candidates.ts';
import { chooseStanding } from '../../../../src/store/search/listed-memories.ts';

const candidate = (id: string, kind: string, importance: number, accessedAt = 0) =>
  ({ type: 'memory', id, memory: { id, kind, importance, accessedAt } }) as unknown as MemoryCandidate;

const many = (kind: string, count: number, importance: number) =>
  Array.from({ length: count }, (_, i) =>
    candidate(`${kind}-${String(i).padStart(2, '0')}`, kind, importance),
  );

describe('standing memories', () => {
  it('leave five places to each kind, however much more important the other is, and are told by importance', () => {
    const chosen = chooseStanding([...many('instruction', 10, 0.3), ...many('preference', 10, 0.9)]);
    expect(chosen.map(({ memory }) => memory.kind)).toEqual([
      ...Array.from({ length: 5 }, () => 'preference'),
      ...Array.from({ length: 5 }, () => 'instruction'),
    ]);
  });

  it('fill the places that the other kind does not need', () => {
    const chosen = chooseStanding([...many('instruction', 1, 0.3), ...many('preference', 10, 0.9)]);
    expect(chosen).toHaveLength(10);
    expect(chosen.at(-1)?.id).toBe('instruction-00');
  });

  it('come first where they are as important and were needed last', () => {
    const chosen = chooseStanding([
      candidate('a', 'preference', 0.5, 1),
      candidate('b', 'preference', 0.5, 2),
      candidate('c', 'preference', 0.6, 0),
    ]);
    expect(chosen.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});
