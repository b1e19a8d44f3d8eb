/**
 * The exact search in memory: a wrong rank here is a memory that is not recalled, a wrong scope is somebody else's memory.
 */
import { describe, expect, it } from 'vitest';
import type { VectorHit, VectorOwner } from '../../../../src/memory/ports.ts';
import {
  Int8VectorStore,
  quantise,
  type StoredVector,
  VECTOR_OWNERS,
} from '../../../../src/models/vectors/int8-vectors.ts';

const DIMENSIONS = 96;
/** Both sides are rounded by at most half of 1/127 of their largest component; measured errors are five times smaller. */
const QUANTISATION_ERROR = 0.01;
const SEED = 20_261_127;

interface Sample extends Omit<StoredVector, 'bytes'> {
  readonly vector: Float32Array;
}

/** Mulberry32: uniform numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function randomVector(random: () => number, dimensions = DIMENSIONS): Float32Array {
  const vector = Float32Array.from({ length: dimensions }, () => random() + random() + random() - 1.5);
  const norm = Math.hypot(...vector);
  return vector.map((value) => value / norm);
}

function samplesOf(random: () => number, count: number): Sample[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `v${i}`,
    owner: VECTOR_OWNERS[Math.floor(random() * 3)] ?? 'memory',
    scope: `scope${Math.floor(random() * 5)}`,
    model: 'm',
    vector: randomVector(random),
  }));
}

function storeOf(samples: readonly Sample[]): Int8VectorStore {
  const store = new Int8VectorStore();
  for (const sample of samples) add(store, sample);
  return store;
}

const add = (store: Int8VectorStore, { vector, ...sample }: Sample): unknown =>
  store.upsert({ ...sample, bytes: quantise(vector).bytes });

const ask = (
  store: Int8VectorStore,
  vector: Float32Array,
  scopes: readonly string[],
  owners: readonly VectorOwner[] = VECTOR_OWNERS,
  topK = 10,
): VectorHit[] => store.query({ vector: quantise(vector), model: 'm', scopes, owners, topK });

const ALL_SCOPES = ['scope0', 'scope1', 'scope2', 'scope3', 'scope4'];

function exactScore(a: Float32Array, b: Float32Array): number {
  let [product, left, right] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0];
    product += x * y;
    left += x * x;
    right += y * y;
  }
  return product / Math.sqrt(left * right);
}

/** The hits are the exact top of `samples`, as far as quantisation can tell. */
function expectExact(
  hits: readonly VectorHit[],
  samples: readonly Sample[],
  query: Float32Array,
  topK: number,
): void {
  const exact = new Map(samples.map((sample) => [sample.id, exactScore(sample.vector, query)]));
  const best = [...exact.values()].sort((a, b) => b - a).slice(0, topK);
  expect(hits.length).toBe(best.length);
  hits.forEach((hit, rank) => {
    expect(Math.abs(hit.score - (exact.get(hit.id) ?? Number.NaN))).toBeLessThan(QUANTISATION_ERROR);
    expect(Math.abs((exact.get(hit.id) ?? Number.NaN) - (best[rank] ?? 0))).toBeLessThan(QUANTISATION_ERROR);
  });
  expect(hits.map((hit) => hit.score)).toEqual(hits.map((hit) => hit.score).sort((a, b) => b - a));
}

describe('quantise', () => {
  it('keeps the direction and gives zeros a zero norm', () => {
    const random = randomFrom(SEED);
    const vector = randomVector(random);
    const { bytes, norm } = quantise(vector);
    expect(exactScore(Float32Array.from(bytes), vector)).toBeGreaterThan(0.9999);
    expect(norm).toBeCloseTo(Math.hypot(...bytes), 6);
    expect(Math.max(...bytes.map(Math.abs))).toBe(127);
    expect(quantise(new Float32Array(4))).toEqual({ bytes: new Int8Array(4), norm: 0 });
  });
});

describe('Int8VectorStore', () => {
  it(`ranks as brute force in floating point does (seed ${SEED})`, () => {
    const random = randomFrom(SEED);
    const samples = samplesOf(random, 3_000);
    const store = storeOf(samples);
    for (let i = 0; i < 20; i++) {
      const query = randomVector(random);
      expectExact(ask(store, query, ALL_SCOPES), samples, query, 10);
    }
    const [first] = samples;
    if (!first) throw new Error('no sample');
    expect(ask(store, first.vector, ALL_SCOPES)[0]).toMatchObject({ id: first.id, owner: first.owner });
    expect(ask(store, first.vector, ALL_SCOPES)[0]?.score).toBeCloseTo(1, 9);
  });

  it('returns listed scopes and owners only, all of them', () => {
    const random = randomFrom(SEED + 1);
    const samples = samplesOf(random, 500);
    const store = storeOf(samples);
    const query = randomVector(random);
    const wanted = samples.filter(
      ({ scope, owner }) => ['scope1', 'scope4'].includes(scope) && owner !== 'event',
    );
    const hits = ask(store, query, ['scope1', 'scope4', 'no such scope'], ['memory', 'chunk'], 100);
    expectExact(hits, wanted, query, 100);
    expect(ask(store, query, [])).toEqual([]);
    expect(ask(store, query, ALL_SCOPES, [])).toEqual([]);
    expect(ask(store, new Float32Array(DIMENSIONS), ALL_SCOPES)).toEqual([]);
  });

  it('never compares models, and holds models of different dimensions', () => {
    const random = randomFrom(SEED + 2);
    const store = storeOf(samplesOf(random, 10));
    const other = {
      id: 'other',
      owner: 'memory',
      scope: 'scope0',
      model: 'n',
      vector: randomVector(random, 8),
    } as const;
    add(store, other);
    expect(store.dimensionsOf('n')).toBe(8);
    const asked = { vector: quantise(other.vector), scopes: ALL_SCOPES, owners: VECTOR_OWNERS, topK: 100 };
    expect(store.query({ ...asked, model: 'n' }).map((hit) => hit.id)).toEqual(['other']);
    expect(store.query({ ...asked, model: 'unknown' })).toEqual([]);
    expect(() => store.query({ ...asked, model: 'm' })).toThrow('96 dimensions');
    expect(() => add(store, { ...other, id: 'x', model: 'm' })).toThrow('96 dimensions');
  });

  it('stays exact through random inserts, replacements, moves between scopes and deletions', () => {
    const random = randomFrom(SEED + 3);
    const store = new Int8VectorStore();
    const live = new Map<string, Sample>();
    for (let step = 0; step < 1_500; step++) {
      const [sample] = samplesOf(random, 1);
      if (!sample) throw new Error('no sample');
      const id = `v${Math.floor(random() * 600)}`;
      if (random() < 0.4) {
        expect(store.delete(id)).toBe(live.delete(id));
        continue;
      }
      live.set(id, { ...sample, id });
      add(store, { ...sample, id });
    }
    expect(store.size).toBe(live.size);
    for (const scopes of [ALL_SCOPES, ['scope2']]) {
      const query = randomVector(random);
      const wanted = [...live.values()].filter(({ scope }) => scopes.includes(scope));
      expectExact(ask(store, query, scopes, VECTOR_OWNERS, 50), wanted, query, 50);
    }
    for (const id of [...live.keys()]) store.delete(id);
    expect([store.size, store.dimensionsOf('m')]).toEqual([0, undefined]);
  });

  it('does not take a new scope for one that has died, however often scopes come and go', () => {
    const random = randomFrom(SEED + 6);
    const store = new Int8VectorStore();
    const samples = samplesOf(random, 40).map((sample, i) => ({ ...sample, scope: `conversation${i}` }));
    samples.forEach((sample, i) => {
      add(store, sample);
      if (i % 3 === 2) for (const { id } of samples.slice(i - 2, i)) store.delete(id);
    });
    const live = samples.filter((_, i) => i % 3 === 2 || i === 39);
    expect(store.size).toBe(live.length);
    for (const { id, scope, vector } of samples) {
      const expected = live.some((sample) => sample.id === id) ? [id] : [];
      expect(ask(store, vector, [scope]).map((hit) => hit.id)).toEqual(expected);
    }
  });

  it('orders equal scores by id, whatever the order of arrival', () => {
    const vector = randomVector(randomFrom(SEED + 4));
    const ids = ['c', 'a', 'd', 'b'];
    const store = storeOf(ids.map((id) => ({ id, owner: 'memory', scope: 'scope0', model: 'm', vector })));
    expect(ask(store, vector, ALL_SCOPES, VECTOR_OWNERS, 3).map((hit) => hit.id)).toEqual(['a', 'b', 'c']);
  });

  it('refuses what does not fit, and takes it once there is room', () => {
    const samples = samplesOf(randomFrom(SEED + 5), 4);
    const [a, b, c, d] = samples.map(({ vector, ...sample }) => ({
      ...sample,
      bytes: quantise(vector).bytes,
    }));
    if (!a || !b || !c || !d) throw new Error('no samples');
    const few = new Int8VectorStore({ maxVectors: 2 });
    expect([few.upsert(a).ok, few.upsert(b).ok, few.upsert(b).ok]).toEqual([true, true, true]);
    expect(few.upsert(c)).toEqual({ ok: false, error: { code: 'index_full', limit: { vectors: 2 } } });
    few.delete(a.id);
    expect(few.upsert(c).ok).toBe(true);
    const small = new Int8VectorStore({ maxBytes: 3 * DIMENSIONS });
    const sizes = [a, b, c, d].map(({ id }) => ({ id, dimensions: DIMENSIONS }));
    expect(small.admits(sizes.slice(0, 3)).ok).toBe(true);
    expect(small.admits(sizes)).toEqual({
      ok: false,
      error: { code: 'index_full', limit: { bytes: 3 * DIMENSIONS } },
    });
  });
});
