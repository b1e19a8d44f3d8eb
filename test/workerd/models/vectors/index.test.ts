/**
 * The embedded vector index on the real runtime. A user loses a memory if a late writer undoes a newer one or an eviction
 * forgets rows, and loses privacy if a deleted vector comes back or a foreign scope is answered.
 */
import { evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import type { VectorHit, VectorQuery, VectorRecord } from '../../../../src/memory/ports.ts';
import { ObjectVectorIndex } from '../../../../src/models/vectors/object-vector-index.ts';
import type { VectorIndexObject } from '../../../../src/models/vectors/vector-index-object.ts';

const { VECTOR_INDEX } = env as unknown as { VECTOR_INDEX: DurableObjectNamespace<VectorIndexObject> };
const MODEL = 'test-3';
const EAST = Float32Array.of(1, 0, 0);
const NORTH = Float32Array.of(0, 1, 0);

let workspaces = 0;

/** An index nobody has used, with its object for evictions and raw calls. */
function newIndex(): { index: ObjectVectorIndex; object: DurableObjectStub<VectorIndexObject> } {
  const workspaceId = `workspace-${++workspaces}`;
  return {
    index: new ObjectVectorIndex(VECTOR_INDEX, workspaceId),
    object: VECTOR_INDEX.getByName(workspaceId),
  };
}

const record = (id: string, fields: Partial<VectorRecord> = {}): VectorRecord => ({
  id,
  owner: 'memory',
  scope: 'mine',
  model: MODEL,
  version: 1,
  vector: EAST,
  ...fields,
});

const ask = (fields: Partial<VectorQuery> = {}): VectorQuery => ({
  vector: EAST,
  model: MODEL,
  scopes: ['mine'],
  owners: ['memory', 'chunk', 'event'],
  topK: 10,
  ...fields,
});

const idsOf = (hits: readonly VectorHit[]): string[] => hits.map((hit) => hit.id);

describe('writing and asking', () => {
  it('finds what was written a moment ago, best first, until it is deleted', async () => {
    const { index } = newIndex();
    await index.upsert([
      record('far', { vector: NORTH, owner: 'event' }),
      record('near', { owner: 'chunk' }),
      record('between', { vector: Float32Array.of(Math.SQRT1_2, Math.SQRT1_2, 0) }),
    ]);
    const hits = await index.query(ask());
    expect(hits.map(({ id, owner }) => [id, owner])).toEqual([
      ['near', 'chunk'],
      ['between', 'memory'],
      ['far', 'event'],
    ]);
    for (const [rank, score] of [1, Math.SQRT1_2, 0].entries())
      expect(hits[rank]?.score).toBeCloseTo(score, 6);
    expect(idsOf(await index.query(ask({ topK: 1 })))).toEqual(['near']);
    expect(idsOf(await index.query(ask({ owners: ['event'] })))).toEqual(['far']);
    await index.delete([{ id: 'near', version: 2 }]);
    expect(idsOf(await index.query(ask()))).toEqual(['between', 'far']);
    expect(await index.count()).toBe(2);
  });

  it('never answers from scopes, workspaces or models that were not asked for', async () => {
    const { index } = newIndex();
    const { index: other } = newIndex();
    await index.upsert([
      record('mine'),
      record('yours', { scope: 'yours' }),
      record('old', { model: 'old-3' }),
    ]);
    await other.upsert([record('elsewhere')]);
    expect(idsOf(await index.query(ask()))).toEqual(['mine']);
    expect(idsOf(await index.query(ask({ scopes: ['yours', 'mine'] })))).toEqual(['mine', 'yours']);
    expect(await index.query(ask({ scopes: [] }))).toEqual([]);
    expect(await index.query(ask({ scopes: ["mine' OR '1'='1", 'MINE', 'mine '] }))).toEqual([]);
    expect(await index.query(ask({ model: 'unknown' }))).toEqual([]);
    await index.upsert([record('mine', { scope: 'yours', version: 2 })]);
    expect(await index.query(ask())).toEqual([]);
  });
});

describe('versions', () => {
  it('lets the newer of two upserts win, whichever comes first', async () => {
    const { index } = newIndex();
    const older = record('a', { vector: NORTH, version: 1 });
    const newer = record('a', { version: 2 });
    await index.upsert([older]);
    await index.upsert([newer]);
    await index.upsert([older]);
    expect((await index.query(ask()))[0]?.score).toBeCloseTo(1);
    await index.upsert([record('b', { version: 7 }), record('b', { vector: NORTH, version: 6 })]);
    expect((await index.query(ask()))[1]?.score).toBeCloseTo(1);
    expect(await index.count()).toBe(2);
  });

  it('keeps a deletion against older and equal upserts, also when it comes first, and yields to a newer one', async () => {
    const { index } = newIndex();
    await index.delete([{ id: 'a', version: 5 }]);
    await index.upsert([record('a', { version: 4 }), record('a', { version: 5 })]);
    await index.upsert([record('b', { version: 5 })]);
    await index.delete([{ id: 'b', version: 5 }]);
    await index.upsert([record('b', { version: 5 })]);
    expect(await index.query(ask())).toEqual([]);
    await index.upsert([record('a', { version: 6 })]);
    await index.delete([{ id: 'a', version: 5 }]);
    expect(idsOf(await index.query(ask()))).toEqual(['a']);
  });

  it('changes nothing when a call is repeated, and takes a new model at the same version', async () => {
    const { index } = newIndex();
    await index.upsert([record('a')]);
    await index.upsert([record('a')]);
    expect(await index.count()).toBe(1);
    await index.upsert([record('a', { model: 'new-2', vector: Float32Array.of(0, 1) })]);
    expect(await index.query(ask())).toEqual([]);
    expect(idsOf(await index.query(ask({ model: 'new-2', vector: Float32Array.of(0, 1) })))).toEqual(['a']);
  });
});

describe('eviction', () => {
  it('loses nothing: vectors, versions and tombstones are there afterwards', async () => {
    const { index, object } = newIndex();
    await index.upsert([
      record('a', { version: 3, vector: NORTH }),
      record('b'),
      record('c', { scope: 'yours' }),
    ]);
    await index.delete([{ id: 'b', version: 2 }]);
    const before = await index.query(ask());
    await evictDurableObject(object);
    expect(await index.query(ask())).toEqual(before);
    await evictDurableObject(object);
    await index.upsert([record('b', { version: 1 }), record('a', { version: 2 })]);
    expect(await index.query(ask())).toEqual(before);
    expect(await index.count()).toBe(2);
  });

  it('brings nothing back after clear, which forgets tombstones too', async () => {
    const { index, object } = newIndex();
    await index.upsert([record('a', { version: 9 })]);
    await index.delete([{ id: 'b', version: 9 }]);
    await index.clear();
    expect(await index.query(ask())).toEqual([]);
    await evictDurableObject(object);
    expect(await index.count()).toBe(0);
    await index.upsert([record('a'), record('b')]);
    expect(idsOf(await index.query(ask()))).toEqual(['a', 'b']);
  });
});

describe('malformed input', () => {
  it.each<[string, VectorRecord]>([
    ['records.1.id', record('')],
    ['records.1.id', record('é'.repeat(33))],
    ['records.1.scope', record('x', { scope: 'x'.repeat(65) })],
    ['records.1.owner', record('x', { owner: 'user' as 'memory' })],
    ['records.1.model', record('x', { model: '' })],
    ['records.1.version', record('x', { version: -1 })],
    ['records.1.version', record('x', { version: 1.5 })],
    ['records.1.vector', record('x', { vector: Float32Array.of(1, Number.NaN, 0) })],
    ['records.1.vector', record('x', { vector: Float32Array.of(1, Number.POSITIVE_INFINITY, 0) })],
    ['records.1.vector', record('x', { vector: new Float32Array(0) })],
    ['records.1.vector', record('x', { vector: [1, 0, 0] as unknown as Float32Array })],
  ])('is refused as a value that names %s, and nothing of the batch is stored', async (field, bad) => {
    const { index, object } = newIndex();
    const result = await object.upsert([record('good'), bad]);
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid', fields: [{ field }] } });
    expect(await index.count()).toBe(0);
  });

  it('is refused when a vector is not as long as its model’s others, stored or in the batch', async () => {
    const { index, object } = newIndex();
    const short = record('short', { vector: Float32Array.of(1, 0) });
    const refused = {
      ok: false,
      error: { code: 'dimension_mismatch', model: MODEL, expected: 3, actual: 2 },
    };
    expect(await object.upsert([record('a'), short])).toEqual(refused);
    await index.upsert([record('a')]);
    await evictDurableObject(object);
    expect(await object.upsert([short])).toEqual(refused);
    expect(await object.query(ask({ vector: Float32Array.of(1, 0) }))).toEqual(refused);
    expect(idsOf(await index.query(ask()))).toEqual(['a']);
  });

  it('is refused in queries and deletions, by the adapter with an Error', async () => {
    const { index, object } = newIndex();
    for (const topK of [0, 101, 1.5, Number.NaN]) {
      expect(await object.query(ask({ topK }))).toMatchObject({ error: { fields: [{ field: 'topK' }] } });
    }
    expect(await object.delete([{ id: 'x'.repeat(65), version: 1 }])).toMatchObject({ ok: false });
    expect(await object.upsert(Array.from({ length: 1_001 }, (_, i) => record(`${i}`)))).toMatchObject({
      error: { fields: [{ field: 'records' }] },
    });
    const refusal = async (): Promise<unknown> => await index.query(ask({ topK: 0 }));
    await expect(refusal()).rejects.toThrow('vector index: topK must be a whole number from 1 to 100');
  });

  it('takes zero vectors, which are near to nothing', async () => {
    const { index } = newIndex();
    await index.upsert([record('zero', { vector: new Float32Array(3) }), record('a')]);
    expect(await index.query(ask({ vector: new Float32Array(3) }))).toEqual([]);
    expect((await index.query(ask())).map(({ id, score }) => [id, Number(score.toFixed(6))])).toEqual([
      ['a', 1],
      ['zero', 0],
    ]);
  });
});

describe('a large workspace', () => {
  /** `MEMORIES=50000` fills an object to its limit. */
  const COUNT = inject('memories') ?? 6_000;
  const SCOPES = 100;
  const BATCH = 1_000;
  const DIMENSIONS = 384;

  /** Deterministic, spread over all directions; `i` finds itself. */
  const largeVector = (i: number): Float32Array => {
    let state = i + 1;
    return Float32Array.from({ length: DIMENSIONS }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      return state / 2 ** 31 / Math.sqrt(DIMENSIONS / 3);
    });
  };

  const largeRecord = (i: number): VectorRecord =>
    record(`v${i}`, { scope: `scope${i % SCOPES}`, model: 'large', vector: largeVector(i) });

  it(`holds ${COUNT} × ${DIMENSIONS}, finds each, and answers again after an eviction`, {
    timeout: 30_000,
  }, async () => {
    const { index, object } = newIndex();
    const seconds: Record<string, number> = {};
    const timed = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
      const started = performance.now();
      const value = await run();
      seconds[what] = performance.now() - started;
      return value;
    };
    await timed('upsert', async () => {
      for (let start = 0; start < COUNT; start += BATCH) {
        await index.upsert(Array.from({ length: BATCH }, (_, i) => largeRecord(start + i)));
      }
    });
    expect(await index.count()).toBe(COUNT);
    const everywhere = Array.from({ length: SCOPES }, (_, i) => `scope${i}`);
    const question = ask({ vector: largeVector(4_415), model: 'large', scopes: everywhere, topK: 100 });
    const hits = await timed('query', () => index.query(question));
    expect(hits.length).toBe(100);
    expect(hits[0]).toMatchObject({ id: 'v4415' });
    const times: number[] = [];
    for (let i = 0; i < 5; i++) {
      const started = performance.now();
      await index.query(question);
      times.push(performance.now() - started);
    }
    seconds.warmQuery = times.sort((a, b) => a - b)[2] ?? 0;
    const scoped = await timed('scopedQuery', () => index.query({ ...question, scopes: ['scope15'] }));
    expect(scoped.every(({ id }) => Number(id.slice(1)) % SCOPES === 15)).toBe(true);
    await evictDurableObject(object);
    expect(await timed('loadAndQuery', () => index.query(question))).toEqual(hits);
    console.log(`milliseconds: ${JSON.stringify(seconds)}`);
  });
});
