/**
 * Messages that a trained model finds by their meaning. If this fails, what a user said in other words than they ask for is lost to
 * them, or what they took back, or said among others, comes up where it has no business.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKeysOf } from '../../../../src/http/middleware/authenticate.ts';
import { runTask, settleOutbox } from '../../support/scenes/maintenance.ts';
import { configureModels, hurry, workersAi } from '../../support/service/model-scripts.ts';
import {
  addMember,
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { vectorizeService as vectorize } from '../../support/storage/vectorize-service.ts';

const IN_VECTORIZE = '@cf/baai/bge-m3';
const IN_OBJECTS = '@cf/baai/bge-base-en-v1.5';
const OTHER = '@cf/google/embeddinggemma-300m';

beforeEach(() => {
  hurry();
  vi.spyOn(testEnv.JOBS, 'send').mockResolvedValue(undefined as never);
});
afterEach(async () => {
  vi.restoreAllMocks();
  configureModels();
  await vectorize.testBehave({});
  await vectorize.testSettle();
});

/** Means what `ASKED` asks for to the toy model, and to the word vectors of this code nothing of it. */
const SAID = 'A puppy ruined the meal and the job in Porto.';
const REPLY = 'Congratulations, enjoy all those long trips along the coast.';
const ASKED = 'hound dish profession';

/** What a search finds among messages, without the turns that only stand beside it. */
async function found(workspace: TestWorkspace, body: Record<string, unknown> = {}, query = ASKED) {
  const answer = await workspace.call<{
    results: { id: string; content: string; origin?: string }[];
    degraded: string[];
  }>('POST', '/v1/search', { query, user_id: 'ana', sources: ['events'], ...body });
  expect(answer.body.degraded).toEqual([]);
  return answer.body.results.map(({ content }) => content);
}

const embedded = async ({ id }: TestWorkspace): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await rowsOf<{ model: string; n: number }>(
        `SELECT model, count(*) AS n FROM memory_embeddings WHERE workspace_id = ? AND owner = 'event' GROUP BY model`,
        [id],
      )
    ).map(({ model, n }) => [model, n]),
  );

/** A conversation in which it was said, embedded. */
async function scene(model: string, settings: Record<string, unknown> = {}) {
  configureModels({ EMBEDDER: model });
  const workspace = await createWorkspace({ settings });
  const conversation = await openConversation(workspace);
  const turn = await exchange(workspace, conversation, SAID, REPLY);
  await settleOutbox(workspace);
  return { workspace, conversation, turn };
}

describe.each([IN_VECTORIZE, IN_OBJECTS])('a message with a vector by %s', (model) => {
  it('is found by its meaning, by a search and in a turn that asks the model, at once and when the index shows it', async () => {
    if (model === IN_VECTORIZE) await vectorize.testBehave({ lagMs: null });
    const { workspace } = await scene(model, { embed_turns: true });
    expect(await found(workspace)).toContain(SAID);
    await vectorize.testSettle();
    expect((await found(workspace))[0]).toBe(SAID);
    const elsewhere = await openConversation(workspace, { chat_id: 'another' });
    const turn = await takeTurn(workspace, elsewhere, `${ASKED}?`);
    expect(turn.body.degraded).toEqual([]);
    expect(JSON.stringify(turn.body.prompt.messages)).toContain(SAID);
    const asHere = await openConversation(workspace, { chat_id: 'third' });
    const near = await takeTurn(workspace, asHere, `${ASKED}?`, {
      options: { recall_reach: 'conversation' },
    });
    expect(JSON.stringify(near.body.prompt), 'as far as the turn looks').not.toContain(SAID);
  });

  it('is erased with its conversation, from the index too', async () => {
    const { workspace, conversation } = await scene(model);
    await vectorize.testSettle();
    const indexed = async () => {
      await vectorize.testSettle();
      return model === IN_VECTORIZE
        ? (await vectorize.testIds(workspace.id)).length
        : testEnv.VECTOR_INDEX.getByName(`${workspace.id}/${model}`).count();
    };
    expect(await indexed()).toBeGreaterThanOrEqual(2);
    await workspace.call('DELETE', `/v1/conversations/${conversation}`);
    await settleOutbox(workspace);
    expect(await indexed()).toBe(0);
    expect(await embedded(workspace)).toEqual({});
    expect(await found(workspace)).toEqual([]);
  });
});

describe('what has no vector, or must not be found by one', () => {
  it('was taken back: neither while its vector is on its way nor afterwards', async () => {
    configureModels({ EMBEDDER: IN_OBJECTS });
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const turn = await takeTurn(workspace, conversation, SAID);
    await settleOutbox(workspace);
    expect(await found(workspace)).toContain(SAID);
    await workspace.call('POST', `/v1/conversations/${conversation}/turns/${turn.body.turn_id}/abort`);
    expect(await found(workspace), 'before the index has heard of it').toEqual([]);
    await settleOutbox(workspace);
    expect(await embedded(workspace)).toEqual({});
    expect(await testEnv.VECTOR_INDEX.getByName(`${workspace.id}/${IN_OBJECTS}`).count()).toBe(0);
  });

  it('was said off the record, was small talk, or is too short to be asked for', async () => {
    configureModels({ EMBEDDER: IN_OBJECTS });
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, `Off the record: ${SAID}`, REPLY);
    await exchange(workspace, conversation, 'Thank you very much, good night!', 'Good night.');
    await settleOutbox(workspace);
    await runTask(workspace, 'embedding_backfill');
    expect(await embedded(workspace)).toEqual({});
    expect(await found(workspace)).toEqual([]);
  });

  it('was said among others: it is found there, and nowhere else', async () => {
    configureModels({ EMBEDDER: IN_OBJECTS });
    const workspace = await createWorkspace({ settings: { embed_turns: true } });
    const group = await openConversation(workspace, { chat_id: 'group', shared: true, user_id: undefined });
    await addMember(workspace, group, 'ana');
    await exchange(workspace, group, SAID, REPLY, { user_id: 'ana' });
    await settleOutbox(workspace);
    expect(await embedded(workspace)).toEqual({ [IN_OBJECTS]: 2 });
    expect(await found(workspace, { conversation_id: group })).toContain(SAID);
    expect(await found(workspace)).toEqual([]);
    const own = await openConversation(workspace, { chat_id: 'own' });
    const turn = await takeTurn(workspace, own, `${ASKED}?`);
    expect(JSON.stringify(turn.body.prompt)).not.toContain('puppy');
    expect(await found(workspace, { user_id: 'bob' })).toEqual([]);
  });

  it('was withheld since: what its user had forgotten is not found by meaning either', async () => {
    const { workspace } = await scene(IN_OBJECTS);
    await rowsOf('UPDATE events SET withheld_at = 1 WHERE workspace_id = ? RETURNING 1', [workspace.id]);
    expect(await found(workspace)).toEqual([]);
  });

  it('is not wanted by its workspace, until it is: then what was said before is embedded too', async () => {
    const { workspace } = await scene(IN_OBJECTS, { embed_events: false });
    await runTask(workspace, 'embedding_backfill');
    expect(await embedded(workspace)).toEqual({});
    expect(await found(workspace)).toEqual([]);
    await workspace.call('PATCH', '/v1/settings', { embed_events: true });
    await runTask(workspace, 'embedding_backfill');
    expect(await embedded(workspace)).toEqual({ [IN_OBJECTS]: 2 });
    expect(await found(workspace)).toContain(SAID);
  });
});

describe('the messages of a workspace', () => {
  it('are embedded anew by another model before it serves, those of many conversations and branches too', async () => {
    const { workspace, conversation } = await scene(IN_OBJECTS);
    for (let i = 0; i < 3; i++) {
      const one = await openConversation(workspace, { chat_id: `chat ${i}` });
      await exchange(
        workspace,
        one,
        `Harbour ${i} has a crane of ${i} metres.`,
        'Good to know about cranes and harbours.',
      );
    }
    await workspace.call('POST', `/v1/conversations/${conversation}/branches`, { purpose: 'regular' });
    await settleOutbox(workspace);
    const before = (await embedded(workspace))[IN_OBJECTS] ?? 0;
    expect(before).toBeGreaterThanOrEqual(8);
    const calls = (await workersAi.callsOf(OTHER)).length;
    configureModels({ EMBEDDER: OTHER });
    await runTask(workspace, 'embedding_backfill');
    forgetKeysOf(workspace.id);
    expect(await embedded(workspace)).toEqual({ [IN_OBJECTS]: before, [OTHER]: before });
    expect((await workersAi.callsOf(OTHER)).length - calls, 'in batches').toBeLessThan(4);
    expect(await found(workspace)).toContain(SAID);
    await runTask(workspace, 'vector_rebuild');
    expect(await found(workspace)).toContain(SAID);
  });

  it('cost the inline model nothing: none is embedded, no job is owed', async () => {
    configureModels();
    const workspace = await createWorkspace();
    await exchange(workspace, await openConversation(workspace), SAID, REPLY);
    expect(await embedded(workspace)).toEqual({});
    expect(
      await rowsOf(`SELECT 1 FROM outbox_jobs WHERE workspace_id = ? AND target_id GLOB 'evt_*'`, [
        workspace.id,
      ]),
    ).toEqual([]);
  });
});
