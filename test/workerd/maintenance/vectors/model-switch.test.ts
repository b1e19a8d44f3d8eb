/**
 * A change of the embedder over a store that is in use. What is found only by its vector is asked for between all slices of the
 * work: if this fails, a deployment that changes its model goes blind until the new vectors are there, or for good.
 */
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { forgetKeysOf } from '../../../../src/http/middleware/authenticate.ts';
import { sweep } from '../../../../src/maintenance/sweep.ts';
import { INLINE_MODEL } from '../../../../src/memory/types.ts';
import { plant } from '../../support/scenes/consolidation.ts';
import { dyingAfter } from '../../support/scenes/erasure-failure.ts';
import { nextSlice, runOf, runTask, settleOutbox } from '../../support/scenes/maintenance.ts';
import { configureModels, hurry, workersAi } from '../../support/service/model-scripts.ts';
import {
  call,
  createWorkspace,
  remember,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { vectorizeService as vectorize } from '../../support/storage/vectorize-service.ts';
import {
  account,
  backfill,
  find,
  HALF_HOUR_MS,
  MEMORIES,
  question,
  type Store,
  sentence,
  servedBy,
  store,
  vectorsBy,
  WITHOUT_LAG,
} from './stores.ts';

/** Questions between two slices. */
const SAMPLE = 3;

const WITH_LAG = '@cf/baai/bge-m3';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  hurry();
  // The queue of the runtime would work as well: here each slice waits for the questions after it.
  vi.spyOn(testEnv.JOBS, 'send').mockResolvedValue(undefined as never);
  vi.spyOn(testEnv.JOBS, 'sendBatch').mockResolvedValue(undefined as never);
});

afterEach(async () => {
  vi.restoreAllMocks();
  configureModels();
  await workersAi.script(WITH_LAG, []);
  await vectorize.testBehave({});
  await vectorize.testSettle();
});

/** Pairs of words that mean the same to the toy model, and share nothing that the inline one would see. */
const SAYINGS = [
  ['doctor', 'physician'],
  ['dog', 'hound'],
  ['car', 'vehicle'],
  ['work', 'job'],
  ['boat', 'yacht'],
] as const;

/** A store whose memories only a trained model finds: each is about two meanings, and its question says them in other words. */
async function storeOfMeanings(): Promise<Store> {
  const workspace = await createWorkspace();
  const pairs = SAYINGS.flatMap((one, i) => SAYINGS.slice(i + 1).map((other) => [one, other] as const));
  const ids = await plant(
    workspace,
    pairs.map(([[one], [other]]) => ({ content: `${one} ${other}` })),
  );
  await runTask(workspace, 'vector_rebuild');
  return {
    workspace,
    ids,
    question: (i) => (pairs[i] ?? []).map(([, inOtherWords]) => inOtherWords).join(' '),
  };
}

interface Switched {
  readonly slices: number;
  readonly lost: readonly string[];
  readonly degraded: readonly string[];
}

/** Works a change of the model off, and asks for samples before, between and after the slices. */
async function switchOver(
  { workspace, ids, question }: Store,
  between: (slice: number) => Promise<unknown> = async () => undefined,
  from = Date.now(),
): Promise<Switched> {
  let now = from;
  const lost: string[] = [];
  const degraded: string[] = [];
  let asked = 0;
  const sample = async () => {
    for (let i = 0; i < SAMPLE; i++) {
      const at = (asked++ * 37) % ids.length;
      const found = await find(workspace, question(at));
      degraded.push(...found.degraded);
      if (!found.ids.includes(ids[at] ?? '')) lost.push(question(at));
    }
  };
  const run = await backfill(workspace, now);
  let slices = 0;
  for (let inMs: number | null = 0; inMs !== null; slices++) {
    await sample();
    now += inMs;
    inMs = await nextSlice(workspace, run, () => now);
    await between(slices);
  }
  await sample();
  forgetKeysOf(workspace.id);
  await sample();
  return { slices, lost, degraded };
}

/** Retention some days later, after the run that cron made. */
async function retain(workspace: TestWorkspace): Promise<void> {
  await runTask(workspace, 'retention');
  await runTask(workspace, 'retention', () => Date.now() + 3 * DAY_MS);
}

describe('a change of the embedder', () => {
  it(`from the inline one to one in Vectorize, then to another: ${MEMORIES} memories are found at every moment`, async () => {
    const own = await store();
    const { workspace, ids } = own;
    await vectorize.testBehave({ lagMs: null });
    configureModels({ EMBEDDER: WITH_LAG });
    const first = await switchOver(own, async (slice) => {
      // Vectorize shows what was written some slices ago.
      if (slice % 3 === 2) await vectorize.testSettle();
      if (slice === 1) await remember(workspace, 'Sora lives in a lighthouse.');
    });
    expect(first).toMatchObject({ lost: [], degraded: [] });
    expect(await servedBy(workspace)).toBe(WITH_LAG);
    const total = ids.length + 1;
    expect(await vectorsBy(workspace)).toEqual({ [INLINE_MODEL]: total, [WITH_LAG]: total });
    await vectorize.testBehave({});
    await vectorize.testSettle();
    const foundByMeaning = await find(workspace, 'Sora dwells lighthouse');
    expect(foundByMeaning).toMatchObject({ degraded: [] });

    configureModels({ EMBEDDER: WITHOUT_LAG });
    const second = await switchOver(own, undefined, Date.now() + DAY_MS);
    expect(second).toMatchObject({ lost: [], degraded: [] });
    expect(await servedBy(workspace)).toBe(WITHOUT_LAG);

    await retain(workspace);
    expect(await vectorsBy(workspace)).toEqual({ [INLINE_MODEL]: total, [WITHOUT_LAG]: total });
    await vectorize.testSettle();
    expect(await vectorize.testIds(workspace.id)).toEqual([]);
    console.info(`switch of ${MEMORIES}: ${first.slices} and ${second.slices} slices`);
  }, 600_000);

  it('whose worker dies after any of its round trips is gone on with, and embeds nothing twice', async () => {
    const workspace = await createWorkspace();
    const ids = await plant(
      workspace,
      Array.from({ length: 60 }, (_, i) => ({ content: sentence(i) })),
    );
    configureModels({ EMBEDDER: WITHOUT_LAG });
    const run = await backfill(workspace, Date.now());
    let now = Date.now();
    let deaths = 0;
    for (let trips = 1; (await servedBy(workspace)) !== WITHOUT_LAG; trips++) {
      // A dead worker leaves its lease behind, and cron comes an hour later.
      const { died } = await dyingAfter(1 + (trips % 9), () => nextSlice(workspace, run, () => now));
      if (died) deaths++;
      now += 2 * HALF_HOUR_MS;
      // Six deaths in a row would be the end of the run.
      if (trips % 4 === 0) await nextSlice(workspace, run, () => now);
      if (trips > 60) throw new Error('does not end');
    }
    expect(deaths).toBeGreaterThan(3);
    while ((await nextSlice(workspace, run, () => now)) !== null) now += 2 * HALF_HOUR_MS;
    expect(await runOf(workspace, run)).toMatchObject({
      status: 'done',
      stats: { texts_embedded: ids.length, jobs_done: ids.length, models_switched: 1 },
    });
    expect(await vectorsBy(workspace)).toEqual({ [INLINE_MODEL]: ids.length, [WITHOUT_LAG]: ids.length });
    forgetKeysOf(workspace.id);
    for (const at of [0, 31, 59]) expect((await find(workspace, question(at))).ids).toContain(ids[at]);
  });

  it('between two models of one server whose length only their operator knows: the old one answers to the end', async () => {
    const own = await storeOfMeanings();
    const { workspace, ids } = own;
    const configure = (dimensions: number) =>
      configureModels({
        EMBEDDER: `openai:own-${dimensions}d`,
        EMBEDDER_URL: inject('openAiUrl'),
        EMBEDDER_DIMENSIONS: String(dimensions),
      });
    const forget = () => account('UPDATE workspaces SET embedding_dimensions = NULL', workspace);
    expect((await find(workspace, own.question(4))).ids, 'no other vector finds it').not.toContain(ids[4]);
    configure(32);
    await switchOver(own);
    expect(await servedBy(workspace)).toBe('openai:own-32d');

    // A workspace from before its length was noted: cron notes it while the configuration tells it.
    await forget();
    await sweep(testEnv, Date.now());
    forgetKeysOf(workspace.id);
    configure(48);
    const late: string[] = [];
    const switched = await switchOver(
      own,
      async (slice) => {
        if (slice === 0) late.push(await remember(workspace, 'teacher child'));
        await settleOutbox(workspace);
        const found = await find(workspace, 'instructor kid');
        expect(found, 'what is written meanwhile too').toEqual({
          ids: expect.arrayContaining(late),
          degraded: [],
        });
      },
      Date.now() + DAY_MS,
    );
    expect(switched).toMatchObject({ lost: [], degraded: [] });
    expect(await servedBy(workspace)).toBe('openai:own-48d');

    // Updated and reconfigured in one deployment: the first slice finds it beside the vectors.
    await forget();
    configure(40);
    await nextSlice(workspace, await backfill(workspace, Date.now() + 2 * DAY_MS));
    forgetKeysOf(workspace.id);
    expect(await find(workspace, own.question(4))).toEqual({
      ids: expect.arrayContaining([ids[4]]),
      degraded: [],
    });
  });

  it('that is taken back before it is done leaves the old model serving, and its own vectors go', async () => {
    const { workspace } = await store();
    configureModels({ EMBEDDER: WITHOUT_LAG });
    const run = await backfill(workspace, Date.now());
    await nextSlice(workspace, run);
    configureModels();
    await runTask(workspace, 'embedding_backfill');
    expect(await servedBy(workspace)).toBe(INLINE_MODEL);
    await retain(workspace);
    expect(Object.keys(await vectorsBy(workspace))).toEqual([INLINE_MODEL]);
  });
});

describe('the vectors of a trained model', () => {
  it.each([WITH_LAG, WITHOUT_LAG])('by %s go with a memory, a user and a workspace', async (model) => {
    configureModels({ EMBEDDER: model });
    const [workspace, other] = [await createWorkspace(), await createWorkspace()];
    const first = await remember(workspace, sentence(1));
    for (const i of [2, 3]) await remember(workspace, sentence(i));
    await remember(workspace, 'Bob keeps bees.', { user_id: 'bob' });
    await remember(other, sentence(1));
    const indexed = async ({ id }: TestWorkspace): Promise<number> => {
      await settleOutbox(workspace);
      await vectorize.testSettle();
      if (model === WITH_LAG) return (await vectorize.testIds(id)).length;
      return testEnv.VECTOR_INDEX.getByName(`${id}/${model}`).count();
    };
    expect(await indexed(workspace)).toBe(4);
    await workspace.call('DELETE', `/v1/memories/${first}?user_id=ana`);
    expect(await indexed(workspace)).toBe(3);
    await workspace.call('DELETE', '/v1/users/ana');
    expect(await indexed(workspace)).toBe(1);
    const erased = await workspace.call<{ complete: boolean }>('DELETE', `/v1/workspaces/${workspace.id}`);
    expect(erased).toMatchObject({ status: 200, body: { complete: true } });
    expect(await indexed(workspace)).toBe(0);
    for (const table of ['memory_embeddings', 'embedding_models'])
      expect(await rowsOf(`SELECT 1 FROM ${table} WHERE workspace_id = ?`, [workspace.id])).toEqual([]);
    await settleOutbox(other);
    expect(await indexed(other), 'another workspace keeps its own').toBe(1);
  });

  it('hold an erasure open while their index does not answer', async () => {
    configureModels({ EMBEDDER: WITH_LAG });
    const workspace = await createWorkspace();
    await remember(workspace, sentence(1));
    await settleOutbox(workspace);
    await vectorize.testSettle();
    await vectorize.testBehave({ down: ['deleteByIds'] });
    const waiting = await workspace.call<{ complete: boolean }>('DELETE', `/v1/workspaces/${workspace.id}`);
    expect(waiting).toMatchObject({ status: 202, body: { complete: false } });
    expect((await vectorize.testIds(workspace.id)).length).toBe(1);
    await vectorize.testBehave({});
    const done = await call<{ complete: boolean }>('DELETE', `/v1/workspaces/${workspace.id}`, undefined, {
      key: testEnv.ROOT_SECRET,
    });
    expect(done.body.complete).toBe(true);
    await vectorize.testSettle();
    expect(await vectorize.testIds(workspace.id)).toEqual([]);
  });
});
