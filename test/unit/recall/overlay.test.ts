/**
 * Recent vectors over the answers of an index that lags. Without them a user is told "saved" and finds nothing for minutes, or
 * is answered by the words that a memory had before.
 */
import { describe, expect, it, vi } from 'vitest';
import type { VectorHit, VectorIndex, VectorQuery, VectorRecord } from '../../../src/memory/ports.ts';
import { overlayHits } from '../../../src/recall/overlay.ts';
import { OverlaidVectorIndex } from '../../../src/recall/overlay-index.ts';

const QUERY: VectorQuery = {
  vector: Float32Array.of(1, 0),
  model: 'bge',
  scopes: ['mine'],
  owners: ['memory'],
  topK: 3,
};

const hit = (id: string, score: number): VectorHit => ({ id, owner: 'memory', score });

const recent = (id: string, vector: readonly number[], fields: Partial<VectorRecord> = {}): VectorRecord => ({
  id,
  owner: 'memory',
  scope: 'mine',
  model: 'bge',
  version: 0,
  vector: Float32Array.from(vector),
  ...fields,
});

describe('recent vectors over hits', () => {
  it('come in by their exact cosine, whatever their length', () => {
    const hits = overlayHits([hit('a', 0.9), hit('b', 0.5)], [recent('c', [3, 4])], QUERY);
    expect(hits.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(hits[1]?.score).toBeCloseTo(0.6, 6);
  });

  it('replace what the index says of the same owner, even by something worse', () => {
    expect(overlayHits([hit('a', 0.9)], [recent('a', [0, 1])], QUERY)).toEqual([hit('a', 0)]);
  });

  it('leave at most as many as were asked for, the best, in one order', () => {
    const hits = overlayHits(
      [hit('b', 1), hit('d', 0.1), hit('e', 0)],
      [recent('c', [1, 0]), recent('a', [1, 0])],
      QUERY,
    );
    expect(hits.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['scope', { scope: 'yours' }],
    ['owner', { owner: 'chunk' as const }],
    ['model', { model: 'other' }],
    ['length', { vector: Float32Array.of(1, 0, 0) }],
  ])('of another %s are not shown', (_, fields) => {
    expect(overlayHits([hit('a', 0.5)], [recent('b', [1, 0], fields)], QUERY)).toEqual([hit('a', 0.5)]);
  });

  it('without a direction are no hits', () => {
    expect(overlayHits([], [recent('a', [0, 0])], QUERY)).toEqual([]);
  });

  it('change nothing where there are none', () => {
    expect(overlayHits([hit('a', 0.9), hit('b', 0.5)], [], QUERY)).toEqual([hit('a', 0.9), hit('b', 0.5)]);
  });
});

describe('an index with recent vectors over it', () => {
  const indexOf = (query: VectorIndex['query']): VectorIndex => ({
    query,
    upsert: vi.fn(async () => undefined),
    delete: vi.fn(async () => undefined),
    clear: vi.fn(async () => undefined),
  });

  it('asks both at the same time', async () => {
    let isAsked = false;
    const index = indexOf(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      return isAsked ? [hit('a', 0.5)] : [];
    });
    const overlaid = new OverlaidVectorIndex(index, async () => {
      isAsked = true;
      return [recent('b', [1, 0])];
    });
    expect((await overlaid.query(QUERY)).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('throws when either fails: half an answer would look like a whole one', async () => {
    const down = async (): Promise<never> => {
      throw new Error('down');
    };
    const halves = [
      new OverlaidVectorIndex(indexOf(down), async () => [recent('b', [1, 0])]),
      new OverlaidVectorIndex(
        indexOf(async () => [hit('a', 1)]),
        down,
      ),
    ];
    for (const half of halves) await expect(half.query(QUERY)).rejects.toThrow('down');
  });

  it('writes through', async () => {
    const index = indexOf(async () => []);
    const overlaid = new OverlaidVectorIndex(index, async () => []);
    await overlaid.upsert([recent('a', [1, 0])]);
    await overlaid.delete([{ id: 'a', version: 1 }]);
    await overlaid.clear();
    expect(index.upsert).toHaveBeenCalledWith([recent('a', [1, 0])]);
    expect(index.delete).toHaveBeenCalledWith([{ id: 'a', version: 1 }]);
    expect(index.clear).toHaveBeenCalledOnce();
  });
});
