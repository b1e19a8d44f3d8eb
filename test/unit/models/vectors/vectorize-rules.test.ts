/**
 * What goes to Vectorize and what comes back. A filter that is too long fails every search of its reader; an id or a match
 * that is taken for ours shows, overwrites or deletes what is somebody else's.
 */
import { describe, expect, it } from 'vitest';
import type { VectorQuery, VectorRecord } from '../../../../src/memory/ports.ts';
import {
  filtersOf,
  idSuffix,
  indexedModel,
  matchToHit,
  newestOf,
  recordToVector,
  VECTORIZE_FILTER_BYTES,
  VECTORIZE_OWNER_ID_MAX_BYTES,
} from '../../../../src/models/vectors/vectorize-rules.ts';

const PLACE = { workspaceId: 'ws_1', model: '@cf/baai/bge-m3' };
const QUERY: VectorQuery = {
  vector: Float32Array.of(1, 0),
  model: PLACE.model,
  scopes: ['mine'],
  owners: ['memory', 'chunk'],
  topK: 10,
};
const RECORD: VectorRecord = {
  id: 'mem_1',
  owner: 'memory',
  scope: 'mine',
  model: PLACE.model,
  version: 1,
  vector: Float32Array.of(1, 0),
};

const scopesOf = (n: number, bytes = 12): string[] =>
  Array.from({ length: n }, (_, i) => String(i).padStart(bytes, 's'));

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

describe('an id in Vectorize', () => {
  it('differs by workspace and by model, because ids and deletions know no namespace', () => {
    const suffixes = [
      idSuffix(PLACE),
      idSuffix({ ...PLACE, workspaceId: 'ws_2' }),
      idSuffix({ ...PLACE, model: 'openai:bge-m3' }),
    ];
    expect(new Set(suffixes).size).toBe(3);
    for (const suffix of suffixes) expect(suffix).toMatch(/^:[0-9a-f]{8}$/);
  });

  it('fits into 64 bytes or is refused, never cut to that of another vector', () => {
    const longest = recordToVector({ ...RECORD, id: 'm'.repeat(VECTORIZE_OWNER_ID_MAX_BYTES) }, PLACE);
    expect(longest.id).toHaveLength(64);
    expect(() =>
      recordToVector({ ...RECORD, id: 'é'.repeat(VECTORIZE_OWNER_ID_MAX_BYTES / 2 + 1) }, PLACE),
    ).toThrow('longer than 55 bytes');
  });

  it('comes with its namespace and all that queries filter on', () => {
    expect(recordToVector(RECORD, PLACE)).toEqual({
      id: `mem_1${idSuffix(PLACE)}`,
      values: RECORD.vector,
      namespace: 'ws_1',
      metadata: { scope: 'mine', owner: 'memory', model: PLACE.model },
    });
  });
});

describe('a model in the metadata', () => {
  it('is told apart from others although Vectorize sees 64 bytes of it', () => {
    const [one, two] = [`openai:${'x'.repeat(80)}1`, `openai:${'x'.repeat(80)}2`];
    expect(indexedModel(one)).not.toBe(indexedModel(two));
    expect(indexedModel(one)).toHaveLength(64);
    expect(indexedModel(PLACE.model)).toBe(PLACE.model);
  });
});

describe('the filters of a query', () => {
  it('are one for an ordinary reader', () => {
    expect(filtersOf({ ...QUERY, scopes: ['a', 'b', 'a'] })).toEqual([
      { model: PLACE.model, owner: { $in: ['memory', 'chunk'] }, scope: { $in: ['a', 'b'] } },
    ]);
  });

  it.each([
    [1, 12],
    [120, 12],
    [130, 12],
    [1_000, 12],
    [1_000, 64],
    [28, 64],
    [29, 64],
  ])(
    'ask for %i scopes of %i bytes, each once, within the limit and in no more queries than needed',
    (n, bytes) => {
      const scopes = scopesOf(n, bytes);
      const filters = filtersOf({ ...QUERY, scopes });
      expect(filters.flatMap(({ scope }) => scope.$in)).toEqual(scopes);
      for (const filter of filters) expect(bytesOf(filter)).toBeLessThan(VECTORIZE_FILTER_BYTES);
      for (const [i, filter] of filters.slice(0, -1).entries()) {
        const next = filters[i + 1]?.scope.$in[0] ?? '';
        const longer = { ...filter, scope: { $in: [...filter.scope.$in, next] } };
        expect(bytesOf(longer)).toBeGreaterThanOrEqual(VECTORIZE_FILTER_BYTES);
      }
    },
  );

  it('measure bytes, not characters', () => {
    const filters = filtersOf({ ...QUERY, scopes: Array.from({ length: 200 }, (_, i) => `域域域域${i}"`) });
    for (const filter of filters) expect(bytesOf(filter)).toBeLessThan(VECTORIZE_FILTER_BYTES);
  });

  it('are none for a question that nothing can answer', () => {
    expect(filtersOf({ ...QUERY, scopes: [] })).toEqual([]);
    expect(filtersOf({ ...QUERY, owners: [] })).toEqual([]);
  });
});

describe('a match', () => {
  const match = {
    id: `mem_1${idSuffix(PLACE)}`,
    score: 0.5,
    namespace: 'ws_1',
    metadata: { scope: 'mine', owner: 'memory', model: PLACE.model },
  };

  it('is a hit of its owner', () => {
    expect(matchToHit(match, QUERY, PLACE)).toEqual({ id: 'mem_1', owner: 'memory', score: 0.5 });
    const { namespace: _, ...bare } = match;
    expect(matchToHit(bare, QUERY, PLACE)).toEqual({ id: 'mem_1', owner: 'memory', score: 0.5 });
  });

  it.each([
    ['another workspace’s id', { id: `mem_1${idSuffix({ ...PLACE, workspaceId: 'ws_2' })}` }],
    ['an id without a suffix', { id: 'mem_1' }],
    ['another namespace', { namespace: 'ws_2' }],
    ['a scope that was not asked for', { metadata: { ...match.metadata, scope: 'yours' } }],
    ['an owner that was not asked for', { metadata: { ...match.metadata, owner: 'event' } }],
    ['an owner that does not exist', { metadata: { ...match.metadata, owner: 'user' } }],
    ['another model', { metadata: { ...match.metadata, model: 'other' } }],
    ['no score', { score: Number.NaN }],
  ])('with %s is nobody’s', (_, fields) => {
    expect(matchToHit({ ...match, ...fields }, QUERY, PLACE)).toBeNull();
  });

  it('without metadata is nobody’s', () => {
    const { metadata: _, ...bare } = match;
    expect(matchToHit(bare, QUERY, PLACE)).toBeNull();
  });
});

describe('what a batch says twice', () => {
  it('is said once, by its highest version, and the later of equal ones', () => {
    const items = [
      { id: 'a', version: 2, n: 1 },
      { id: 'b', version: 1, n: 2 },
      { id: 'a', version: 1, n: 3 },
      { id: 'b', version: 1, n: 4 },
    ];
    expect(newestOf(items).map(({ n }) => n)).toEqual([1, 4]);
  });
});
