/**
 * What Vectorize shows late, and a rebuild of it from D1. A user who was told "saved" must find it in the same minute, and what
 * was erased must not come back by a write that was under way.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { rebuildVectorSlice } from '../../../../src/maintenance/vectors/rebuild-vectors.ts';
import type { VectorIndex } from '../../../../src/memory/ports.ts';
import { VECTORIZE_LAG_MS } from '../../../../src/models/vectors/vector-indexes.ts';
import { Database } from '../../../../src/store/database.ts';
import type { EmbeddingCursor } from '../../../../src/store/vectors/embeddings.ts';
import { vectorToHex } from '../../../../src/store/vectors/embeddings.ts';
import { recentVectors, unembeddedVectors } from '../../../../src/store/vectors/recent-vectors.ts';
import { testEnv } from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import {
  ask,
  embed,
  idsOf,
  indexOf,
  MODEL,
  newWorkspace,
  readableIndexOf,
  record,
  unembed,
  unit,
} from '../../support/storage/vectorize-scene.ts';
import { VECTORIZE_DIMENSIONS, vectorizeService } from '../../support/storage/vectorize-service.ts';

afterEach(async () => {
  await vectorizeService.testBehave({});
  await vectorizeService.testSettle();
});

describe('what Vectorize does not show yet', () => {
  it('is found nevertheless, once, before and after it shows', async () => {
    const own = newWorkspace();
    await vectorizeService.testBehave({ lagMs: null });
    await embed(own, `${own}_m`, own, unit());
    const index = readableIndexOf(own);
    await index.upsert([record(`${own}_m`, { scope: own })]);
    expect(idsOf(await indexOf(own).query(ask({ scopes: [own] }))), 'it lags').toEqual([]);
    expect(idsOf(await index.query(ask({ scopes: [own] })))).toEqual([`${own}_m`]);
    await vectorizeService.testSettle();
    expect(idsOf(await index.query(ask({ scopes: [own] })))).toEqual([`${own}_m`]);
  });

  it('answers with the new words of a memory, not with the old vector that is still there', async () => {
    const own = newWorkspace();
    const index = readableIndexOf(own);
    const query = ask({ scopes: [own] });
    await embed(own, `${own}_m`, own, unit());
    await index.upsert([record(`${own}_m`, { scope: own })]);
    await vectorizeService.testBehave({ lagMs: null });
    await embed(own, `${own}_m`, own, unit(1.5));
    await index.upsert([record(`${own}_m`, { scope: own, vector: unit(1.5), version: 2 })]);
    const [hit, ...more] = await index.query(query);
    expect(more).toEqual([]);
    expect(hit?.score).toBeCloseTo(Math.cos(1.5), 5);
    await vectorizeService.testSettle();
    expect((await indexOf(own).query(query))[0]?.score).toBeCloseTo(Math.cos(1.5), 5);
  });

  it('shows by itself after its time', async () => {
    const own = newWorkspace();
    const index = indexOf(own);
    await vectorizeService.testBehave({ lagMs: 150 });
    await index.upsert([record('m')]);
    expect(await index.query(ask())).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(idsOf(await index.query(ask()))).toEqual(['m']);
  });

  it('is not undone by an earlier write: what was deleted before it ever showed does not come back', async () => {
    const own = newWorkspace();
    const index = readableIndexOf(own);
    await vectorizeService.testBehave({ lagMs: null });
    await embed(own, `${own}_m`, own, unit());
    await index.upsert([record(`${own}_m`, { scope: own })]);
    await unembed(`${own}_m`);
    await index.delete([{ id: `${own}_m`, version: 2 }]);
    expect(await index.query(ask({ scopes: [own] }))).toEqual([]);
    await vectorizeService.testSettle();
    expect(await vectorizeService.testIds(own)).toEqual([]);
  });

  it('is looked for within the lag alone, the newest 50 of each scope, in the reader’s scopes', async () => {
    const own = newWorkspace();
    const now = Date.now();
    await embed(own, `${own}_old`, own, unit(), now - VECTORIZE_LAG_MS - 1);
    await embed(own, `${own}_elsewhere`, `${own}_other`, unit(), now);
    for (let i = 0; i < 60; i++) await embed(own, `${own}_${i}`, own, unit(i / 100), now - 1_000 + i);
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const query = ask({ scopes: ['nobody', own] });
    const found = await recentVectors(db, query, now);
    expect(found.map(({ id }) => id).sort()).toEqual(
      Array.from({ length: 50 }, (_, i) => `${own}_${i + 10}`).sort(),
    );
    expect(found[0]?.vector).toHaveLength(VECTORIZE_DIMENSIONS);
    expect(await recentVectors(db, { ...query, model: 'other' }, now)).toEqual([]);
    expect(await recentVectors(db, { ...query, owners: ['chunk'] }, now)).toEqual([]);
    expect(db.steps[0]?.rowsRead, 'an import costs a search no more than a conversation').toBeLessThan(400);
  });

  it('is looked for among the newest of a scope where another model missed some, and costs next to nothing where none did', async () => {
    const own = newWorkspace();
    await embed(own, `${own}_elsewhere`, `${own}_other`, unit());
    for (let i = 0; i < 60; i++) await embed(own, `${own}_${i}`, own, unit(i / 100), 1_000 + i);
    await rowsOf(
      `INSERT INTO memory_embeddings SELECT owner_id, 'better', owner, workspace_id, scope, dimensions, embedding, created_at
        FROM memory_embeddings WHERE workspace_id = ? AND owner_id NOT IN (?1 || '_3', ?1 || '_elsewhere') RETURNING 1`,
      [own],
    );
    await rowsOf(
      `INSERT INTO embedding_models (workspace_id, model, dimensions, created_at) VALUES (?, 'better', 8, 1) RETURNING 1`,
      [own],
    );
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const lacking = () => unembeddedVectors(db, own, ask({ scopes: ['nobody', own] }), 'better');
    expect(await lacking()).toEqual([]);
    expect(db.steps[0]?.rowsRead).toBeLessThan(5);
    await rowsOf('UPDATE embedding_models SET missing_since = 1 WHERE workspace_id = ? RETURNING 1', [own]);
    expect((await lacking()).map(({ id }) => id)).toEqual([`${own}_3`]);
    expect(db.steps[1]?.rowsRead).toBeLessThan(400);
  });
});

describe('a rebuild from D1', () => {
  it('fills an empty index with the vectors of its model, slice after slice', async () => {
    const own = newWorkspace();
    for (let i = 0; i < 5; i++) await embed(own, `${own}_${i}`, own, unit(i / 10));
    await rowsOf(`UPDATE memory_embeddings SET model = 'other' WHERE owner_id = ? RETURNING 1`, [`${own}_4`]);
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    expect((await rebuildVectorSlice(db, indexOf(own), own, null, MODEL.model)).after).toBeNull();
    expect((await vectorizeService.testIds(own)).map((id) => id.split(':')[0])).toEqual(
      [0, 1, 2, 3].map((i) => `${own}_${i}`),
    );
  });

  it('walks more than a slice to its end and writes each vector', async () => {
    const own = newWorkspace();
    await rowsOf(
      `INSERT INTO memory_embeddings SELECT ?1 || value, ?2, 'memory', ?1, ?1, ?3, unhex(?4), 0 FROM json_each(?5) RETURNING 1`,
      [
        own,
        MODEL.model,
        VECTORIZE_DIMENSIONS,
        vectorToHex(unit()),
        JSON.stringify(Array.from({ length: 600 }, (_, i) => i)),
      ],
    );
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const written: number[] = [];
    for (let cursor: EmbeddingCursor | null = null; ; ) {
      const slice = await rebuildVectorSlice(db, indexOf(own), own, cursor, MODEL.model);
      written.push(slice.vectors);
      if (slice.after === null) break;
      cursor = slice.after;
    }
    expect(written).toEqual([250, 250, 100]);
    expect(await vectorizeService.testIds(own)).toHaveLength(600);
  });

  it('brings back neither an erased memory nor old words, although it had read them before', async () => {
    const own = newWorkspace();
    for (const id of ['gone', 'moved', 'still']) await embed(own, `${own}_${id}`, own, unit());
    const index = indexOf(own);
    let writes = 0;
    const racing: VectorIndex = {
      query: (query) => index.query(query),
      clear: () => index.clear(),
      delete: (deletions) => index.delete(deletions),
      upsert: async (records) => {
        if (++writes === 1) {
          await unembed(`${own}_gone`);
          await index.delete([{ id: `${own}_gone`, version: 9 }]);
          await embed(own, `${own}_moved`, own, unit(1));
          await index.upsert([record(`${own}_moved`, { scope: own, vector: unit(1), version: 9 })]);
        }
        await index.upsert(records);
      },
    };
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    expect((await rebuildVectorSlice(db, racing, own, null, MODEL.model)).after).toBeNull();
    const hits = await index.query(ask({ scopes: [own] }));
    expect(idsOf(hits)).toEqual([`${own}_still`, `${own}_moved`]);
    expect(hits[1]?.score).toBeCloseTo(Math.cos(1), 5);
  });
});
