/**
 * The vectors of a trained model in Vectorize, on the real runtime against a stand-in with its limits, its lag and its errors.
 * A user loses a memory when a batch is refused or a write is not seen, and privacy when a deleted or foreign vector answers.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ObjectVectorIndex } from '../../../../src/models/vectors/object-vector-index.ts';
import { vectorIndexFor, vectorStorageOf } from '../../../../src/models/vectors/vector-indexes.ts';
import { idSuffix } from '../../../../src/models/vectors/vectorize-rules.ts';
import { testEnv } from '../../support/service/workspace.ts';
import {
  ask,
  embed,
  idsOf,
  indexOf,
  MODEL,
  newWorkspace,
  readableIndexOf,
  record,
  unit,
} from '../../support/storage/vectorize-scene.ts';
import { VECTORIZE_DIMENSIONS, vectorizeService } from '../../support/storage/vectorize-service.ts';

const OTHER_MODEL = { model: '@cf/qwen/qwen3-embedding-0.6b', dimensions: VECTORIZE_DIMENSIONS };

afterEach(async () => {
  await vectorizeService.testBehave({});
  await vectorizeService.testSettle();
});

const sizesOf = async (operation: string): Promise<number[]> =>
  (await vectorizeService.testCalls()).filter((call) => call.operation === operation).map(({ size }) => size);

async function failureOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return (error as Error).message;
  }
  return 'no failure';
}

describe('where vectors are kept', () => {
  it('is an object for the embedders in this code, Vectorize for a trained model that fits a bound index, else an object of its own', () => {
    expect(
      vectorIndexFor(testEnv, 'ws', { model: 'strata-chargram-384-v1', dimensions: 384 }),
    ).toBeInstanceOf(ObjectVectorIndex);
    expect(vectorStorageOf(testEnv, { model: 'strata-hash-256-v1', dimensions: 256 })).toEqual({
      kind: 'object',
      model: 'strata-hash-256-v1',
    });
    expect(vectorStorageOf(testEnv, MODEL)).toEqual({ kind: 'vectorize' });
    expect(vectorStorageOf(testEnv, { model: 'openai:small', dimensions: 1_536 })).toEqual({
      kind: 'object',
      model: 'openai:small',
    });
  });

  it('keeps a trained model in an object apart from the embedded ones, so that it can go as a whole', async () => {
    const own = newWorkspace();
    const trained = { model: 'openai:small', dimensions: 3 };
    const index = vectorIndexFor(testEnv, own, trained);
    await index.upsert([record('m', { model: trained.model, vector: Float32Array.of(1, 0, 0) })]);
    const found = await index.query(ask({ model: trained.model, vector: Float32Array.of(1, 0, 0) }));
    expect(idsOf(found)).toEqual(['m']);
    expect(await new ObjectVectorIndex(testEnv.VECTOR_INDEX, own).count()).toBe(0);
  });
});

describe('a vector in Vectorize', () => {
  it('is found by its owner id, best first, until it is deleted', async () => {
    const index = indexOf(newWorkspace());
    await index.upsert([
      record('far', { vector: unit(1), owner: 'event' }),
      record('near', { owner: 'chunk' }),
      record('between', { vector: unit(0.5) }),
    ]);
    const hits = await index.query(ask());
    expect(hits.map(({ id, owner }) => [id, owner])).toEqual([
      ['near', 'chunk'],
      ['between', 'memory'],
      ['far', 'event'],
    ]);
    expect(hits[1]?.score).toBeCloseTo(Math.cos(0.5), 5);
    expect(idsOf(await index.query(ask({ owners: ['event'] })))).toEqual(['far']);
    await index.delete([{ id: 'near', version: 2 }]);
    expect(idsOf(await index.query(ask()))).toEqual(['between', 'far']);
  });

  it('answers no other scope, workspace or model, although one index holds them all', async () => {
    const own = newWorkspace();
    const index = indexOf(own);
    const copy = indexOf(newWorkspace());
    const switched = vectorIndexFor(testEnv, own, OTHER_MODEL);
    await index.upsert([record('mine'), record('yours', { scope: 'yours' })]);
    await copy.upsert([record('mine')]);
    await switched.upsert([
      record('mine', { model: OTHER_MODEL.model }),
      record('new', { model: OTHER_MODEL.model }),
    ]);
    expect(idsOf(await index.query(ask()))).toEqual(['mine']);
    await copy.delete([{ id: 'mine', version: 2 }]);
    await switched.delete([{ id: 'mine', version: 2 }]);
    expect(idsOf(await index.query(ask())), 'neither a copy nor another model takes it away').toEqual([
      'mine',
    ]);
    expect(idsOf(await copy.query(ask()))).toEqual([]);
    expect(idsOf(await switched.query(ask({ model: OTHER_MODEL.model })))).toEqual(['new']);
    expect(await index.query(ask({ scopes: [] }))).toEqual([]);
    expect(await index.query(ask({ owners: [] }))).toEqual([]);
  });

  it('of another model or length is refused instead of spoiling the answers of this one', async () => {
    const index = indexOf(newWorkspace());
    expect(await failureOf(index.upsert([record('m', { model: 'other' })]))).toContain('other asked where');
    expect(await failureOf(index.query(ask({ model: 'other' })))).toContain('other asked where');
    expect(await failureOf(index.upsert([record('m', { vector: Float32Array.of(1, 0) })]))).toContain(
      '1024 dimensions',
    );
    expect(await failureOf(index.query(ask({ vector: Float32Array.of(1, 0) })))).toContain('1024 dimensions');
    expect(await failureOf(index.upsert([record('m'.repeat(60))]))).toContain('longer than 55 bytes');
  });

  it('without a direction is taken out, and a question without one finds nothing', async () => {
    const index = indexOf(newWorkspace());
    await index.upsert([record('m'), record('n')]);
    await index.upsert([record('m', { vector: new Float32Array(VECTORIZE_DIMENSIONS), version: 2 })]);
    expect(idsOf(await index.query(ask()))).toEqual(['n']);
    expect(await index.query(ask({ vector: new Float32Array(VECTORIZE_DIMENSIONS) }))).toEqual([]);
  });
});

describe('the limits of Vectorize', () => {
  it('do not stop a backfill of 1,201 vectors, nor their deletion', async () => {
    const own = newWorkspace();
    const index = indexOf(own);
    await vectorizeService.testCalls();
    const many = Array.from({ length: 1_201 }, (_, i) => record(`m${i}`));
    await index.upsert(many);
    expect(await sizesOf('upsert')).toEqual([500, 500, 201]);
    expect(await vectorizeService.testIds(own)).toHaveLength(1_201);
    await index.delete(many.slice(0, 250).map(({ id }) => ({ id, version: 2 })));
    expect(await sizesOf('deleteByIds')).toEqual([100, 100, 50]);
    expect(await vectorizeService.testIds(own)).toHaveLength(951);
    await index.upsert([]);
    await index.delete([]);
    expect(await vectorizeService.testCalls(), 'nothing to say is no call').toEqual([]);
  });

  it('leave a search the best 50 of what it asks for', async () => {
    const index = indexOf(newWorkspace());
    await index.upsert(Array.from({ length: 60 }, (_, i) => record(`m${i}`, { vector: unit(i / 100) })));
    const hits = await index.query(ask({ topK: 100 }));
    expect(idsOf(hits)).toEqual(Array.from({ length: 50 }, (_, i) => `m${i}`));
  });

  it('split the scopes of a reader into as many filters as their bytes ask for, and merge the answers', async () => {
    const index = indexOf(newWorkspace());
    const scopes = Array.from({ length: 300 }, (_, i) => `scope${String(i).padStart(7, '0')}`);
    await index.upsert(scopes.map((scope, i) => record(`m${i}`, { scope, vector: unit(1 - i / 1_000) })));
    await vectorizeService.testCalls();
    const hits = await index.query(ask({ scopes, topK: 4 }));
    expect(idsOf(hits)).toEqual(['m299', 'm298', 'm297', 'm296']);
    expect(await sizesOf('query')).toEqual([4, 4, 4]);
    await index.query(ask({ scopes: scopes.slice(0, 12) }));
    expect(await sizesOf('query'), 'an ordinary reader is one query').toEqual([10]);
  });

  it('take the newest of what one batch says twice of a vector', async () => {
    const index = indexOf(newWorkspace());
    await index.upsert([record('m', { version: 2 }), record('m', { version: 1, vector: unit(1) })]);
    expect((await index.query(ask()))[0]?.score).toBeCloseTo(1, 5);
  });
});

describe('what Vectorize should not answer', () => {
  it('never reaches a search: other workspaces, scopes, owners, models, ids that are not ours', async () => {
    const own = newWorkspace();
    const index = indexOf(own);
    const suffix = idSuffix({ workspaceId: own, model: MODEL.model });
    const metadata = { scope: 'mine', owner: 'memory', model: MODEL.model };
    const good = { id: `good${suffix}`, score: 0.9, namespace: own, metadata };
    await vectorizeService.testBehave({
      foreign: [
        good,
        { ...good, id: 'raw' },
        { ...good, id: `theirs${idSuffix({ workspaceId: 'other', model: MODEL.model })}` },
        { ...good, id: `a${suffix}`, namespace: 'other' },
        { ...good, id: `b${suffix}`, metadata: { ...metadata, scope: 'yours' } },
        { ...good, id: `c${suffix}`, metadata: { ...metadata, owner: 'nobody' } },
        { ...good, id: `d${suffix}`, metadata: { ...metadata, owner: 'chunk' } },
        { ...good, id: `e${suffix}`, metadata: { ...metadata, model: 'other' } },
        { id: `f${suffix}`, score: 0.9, namespace: own },
        { ...good, id: `g${suffix}`, score: null },
      ],
    });
    expect(await index.query(ask({ owners: ['memory'] }))).toEqual([
      { id: 'good', owner: 'memory', score: 0.9 },
    ]);
  });
});

describe('a Vectorize that fails', () => {
  it('is an error, never an answer that looks whole', async () => {
    const own = newWorkspace();
    const index = readableIndexOf(own);
    await embed(own, `${own}_m`, own, unit());
    await vectorizeService.testBehave({ down: ['query', 'upsert', 'deleteByIds'] });
    const query = ask({ scopes: [own] });
    expect(await failureOf(index.query(query))).toContain('vectorize query: VECTOR_QUERY_ERROR');
    expect(await failureOf(index.upsert([record('m')]))).toContain('vectorize upsert');
    expect(await failureOf(index.delete([{ id: 'm', version: 1 }]))).toContain('vectorize delete');
    await vectorizeService.testBehave({});
    expect(idsOf(await index.query(query))).toEqual([`${own}_m`]);
  });

  it('in the middle of a backfill loses nothing when the call is made again', async () => {
    const own = newWorkspace();
    const index = indexOf(own);
    const many = Array.from({ length: 600 }, (_, i) => record(`m${i}`));
    await vectorizeService.testBehave({ failNext: { upsert: 1 } });
    expect(await failureOf(index.upsert(many))).toContain('VECTOR_UPSERT_ERROR');
    await index.upsert(many);
    expect(await vectorizeService.testIds(own)).toHaveLength(600);
  });

  it('in one of several filters is an error too, not the half that answered', async () => {
    const scopes = Array.from({ length: 300 }, (_, i) => `scope${String(i).padStart(7, '0')}`);
    await vectorizeService.testBehave({ failNext: { query: 1 } });
    expect(await failureOf(indexOf(newWorkspace()).query(ask({ scopes })))).toContain('VECTOR_QUERY_ERROR');
  });

  it('by taking long lets a search go on without vectors after two seconds', async () => {
    await vectorizeService.testBehave({ slowMs: 10_000 });
    const began = Date.now();
    const { setTimeout: wait } = globalThis;
    const passed = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((work: () => void) => wait(work, 0)) as typeof setTimeout);
    const failure = await failureOf(indexOf(newWorkspace()).query(ask()));
    passed.mockRestore();
    expect(failure).toContain('no answer within 2000 ms');
    expect(Date.now() - began).toBeLessThan(9_000);
  });
});
