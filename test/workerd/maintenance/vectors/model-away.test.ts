/** An embedder that is down, or that the deployment cannot call any more, over a store that is in use. What was found by its meaning is still found. */
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { forgetKeysOf } from '../../../../src/http/middleware/authenticate.ts';
import { runJob } from '../../../../src/maintenance/queue.ts';
import { sweep } from '../../../../src/maintenance/sweep.ts';
import { INLINE_MODEL } from '../../../../src/memory/types.ts';
import { nextSlice, runsOf, runTask, settleOutbox } from '../../support/scenes/maintenance.ts';
import { configureModels, hurry, scriptOpenAi, workersAi } from '../../support/service/model-scripts.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import {
  account,
  backfill,
  find,
  HALF_HOUR_MS,
  question,
  sentence,
  servedBy,
  store,
  vectorsBy,
  WITHOUT_LAG,
} from './stores.ts';

beforeEach(() => {
  hurry();
  // The queue of the runtime would work as well: here each slice waits for the questions after it.
  vi.spyOn(testEnv.JOBS, 'send').mockResolvedValue(undefined as never);
  vi.spyOn(testEnv.JOBS, 'sendBatch').mockResolvedValue(undefined as never);
});

afterEach(() => {
  vi.restoreAllMocks();
  configureModels();
});

describe('a model that the deployment cannot call any more', () => {
  it.each([
    ['because nothing runs it', WITHOUT_LAG, {}],
    [
      'because the server at the new address does not have it',
      'openai:new-24d',
      { EMBEDDER_URL: inject('openAiUrl'), EMBEDDER_DIMENSIONS: '24' },
    ],
  ])('%s: leaves searches to the inline one, which they say, and gives way', async (_, wanted, variables) => {
    const { workspace, ids } = await store();
    const gone = 'openai:gone-8d';
    await scriptOpenAi(
      'gone-8d',
      Array.from({ length: 200 }, () => ({ status: 404 })),
    );
    await account(`UPDATE workspaces SET embedding_model = '${gone}'`, workspace);
    await rowsOf(
      `INSERT INTO embedding_models (workspace_id, model, dimensions, created_at, missing_since) VALUES (?, ?, 8, 1, 1) RETURNING 1`,
      [workspace.id, gone],
    );
    forgetKeysOf(workspace.id);
    configureModels({ EMBEDDER: wanted, ...variables });
    expect(await find(workspace, question(3))).toEqual({
      ids: expect.arrayContaining([ids[3]]),
      degraded: ['vector'],
    });
    await runTask(workspace, 'embedding_backfill');
    expect(await servedBy(workspace)).toBe(wanted);
    forgetKeysOf(workspace.id);
    expect(await find(workspace, question(3))).toEqual({
      ids: expect.arrayContaining([ids[3]]),
      degraded: [],
    });
  });
});

describe('an embedder that is down for an hour', () => {
  it('loses nothing: what was written is found meanwhile, and has its vector afterwards, once', async () => {
    configureModels({ EMBEDDER: WITHOUT_LAG });
    const workspace = await createWorkspace();
    const down = Array.from({ length: 200 }, () => ({ fails: '3043: Internal server error' }));
    await workersAi.script(WITHOUT_LAG, down);
    const id = await remember(workspace, 'Marlo0 keeps boat quill0 at pier 0.');
    await runJob(testEnv, { task: 'outbox', workspaceId: workspace.id, placement: 'WORKSPACE_DB' }, Date.now);
    const meanwhile = await find(workspace, question(0));
    expect(meanwhile.ids).toEqual([id]);
    expect(meanwhile.degraded, 'and says by what it was found').toEqual(['vector']);
    expect(await vectorsBy(workspace)).toEqual({ [INLINE_MODEL]: 1 });

    // Two ticks of cron within the hour, and one after it.
    const now = Date.now();
    for (const tick of [now + HALF_HOUR_MS, now + 2 * HALF_HOUR_MS]) {
      const run = await backfill(workspace, tick);
      for (let at = tick, inMs: number | null = 0; inMs !== null; at += inMs ?? 0)
        inMs = await nextSlice(workspace, run, () => at);
      expect((await runsOf(workspace)).find((one) => one.id === run)).toMatchObject({
        status: 'failed',
        error: expect.stringContaining(WITHOUT_LAG),
      });
    }
    await workersAi.script(WITHOUT_LAG, []);
    configureModels({ EMBEDDER: WITHOUT_LAG });
    const later = now + 3 * HALF_HOUR_MS;
    const run = await backfill(workspace, later);
    for (let inMs: number | null = 0; inMs !== null; ) inMs = await nextSlice(workspace, run, () => later);
    expect(await vectorsBy(workspace)).toEqual({ [INLINE_MODEL]: 1, [WITHOUT_LAG]: 1 });
    expect(await find(workspace, question(0))).toEqual({ ids: [id], degraded: [] });
  });

  it('and is up again: what it missed is found by the inline vector until the backfill, beside what it has embedded', async () => {
    configureModels({ EMBEDDER: WITHOUT_LAG });
    const workspace = await createWorkspace();
    const drain = () =>
      runJob(testEnv, { task: 'outbox', workspaceId: workspace.id, placement: 'WORKSPACE_DB' }, Date.now);
    const embedded = await remember(workspace, 'The physician resides abroad.');
    await drain();
    await workersAi.script(
      WITHOUT_LAG,
      Array.from({ length: 200 }, () => ({ fails: '3043: Internal server error' })),
    );
    const missed = await remember(workspace, 'Sora photographs lighthouses.');
    await drain();
    expect(await vectorsBy(workspace)).toEqual({ [INLINE_MODEL]: 2, [WITHOUT_LAG]: 1 });
    await workersAi.script(WITHOUT_LAG, []);
    configureModels({ EMBEDDER: WITHOUT_LAG });

    const { body } = await workspace.call<{
      results: { id: string; parts: Record<string, number> }[];
      degraded: string[];
    }>('POST', '/v1/search', {
      query: 'doctor dwells; photografphs lighthuouses',
      user_id: 'ana',
      sources: ['memories'],
    });
    expect(body.degraded).toEqual([]);
    const parts = new Map(body.results.map((result) => [result.id, result.parts]));
    for (const id of [embedded, missed]) {
      expect(parts.get(id)?.vector).toBeGreaterThan(0);
      expect(parts.get(id)?.lexical, 'no word finds it').toBeUndefined();
    }
  });

  it('says nothing and does nothing where the deployment has none', async () => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana plays the cello.');
    await sweep(testEnv, Date.now());
    expect((await runsOf(workspace)).map(({ task }) => task)).not.toContain('embedding_backfill');
  });
});

describe('a turn', () => {
  const scene = async (settings: Record<string, unknown>) => {
    configureModels({ EMBEDDER: WITHOUT_LAG });
    const workspace = await createWorkspace({ settings });
    await remember(workspace, sentence(0));
    await settleOutbox(workspace);
    return { workspace, conversation: await openConversation(workspace) };
  };
  const calls = async () => (await workersAi.callsOf(WITHOUT_LAG)).length;

  it('calls no model, unless its workspace wants to wait for the embedder', async () => {
    for (const [settings, called] of [
      [{}, 0],
      [{ embed_turns: true }, 1],
    ] as const) {
      const { workspace, conversation } = await scene(settings);
      const before = await calls();
      const turn = await takeTurn(workspace, conversation, question(0));
      expect(turn.body.degraded).toEqual([]);
      expect((await calls()) - before).toBe(called);
    }
  });

  it('that waits goes on without an embedder that fails, and says so', async () => {
    const { workspace, conversation } = await scene({ embed_turns: true });
    await workersAi.script(WITHOUT_LAG, [{ fails: '5006: Schema' }]);
    const turn = await takeTurn(workspace, conversation, question(0));
    expect(turn.body).toMatchObject({ status: 'ready', degraded: ['vector'] });
  });
});
