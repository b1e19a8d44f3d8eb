/**
 * Merges beside what else goes on: edits, erasures, conversations that show what is merged. A user loses a fact when a merge
 * overlooks one of them, or finds it twice when it leaves something behind.
 */
import { describe, expect, it, vi } from 'vitest';
import { CountedDatabase } from '../../../../src/maintenance/erasure/erasure-run.ts';
import { outboxDeps } from '../../../../src/maintenance/job-deps.ts';
import { drainOutbox } from '../../../../src/maintenance/outbox.ts';
import { Database } from '../../../../src/store/database.ts';
import { consolidate, DAY_MS, plant, standing } from '../../support/scenes/consolidation.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  rememberEvent,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { placesOf } from '../../support/storage/databases.ts';

describe('a merge', () => {
  const SAID = 'Ana keeps a red bicycle in the shed behind the house.';
  const AGAIN = 'Ana keeps a red bicycle, in the shed behind the house';

  it.each([
    ['other words', { content: 'Ana sold the bicycle.' }, { status: 'active', merged: undefined }],
    ['another importance', { importance: 0.9 }, { status: 'superseded', merged: 1 }],
  ] as const)(
    'overtaken by an edit that gives the survivor %s is decided again',
    async (_, patch, expected) => {
      const workspace = await createWorkspace();
      const survivor = await remember(workspace, SAID);
      const loser = await remember(workspace, AGAIN);
      const paused = await whileMerging(
        () => workspace.call('PATCH', `/v1/memories/${survivor}?user_id=ana`, patch),
        () => consolidate(workspace),
      );
      expect(paused.stats.memories_merged).toBe(expected.merged);
      const after = await standing(workspace);
      expect(after.get(survivor)).toMatchObject({ status: 'active', ...patch });
      expect(after.get(loser)?.status).toBe(expected.status);
    },
  );

  it.each([
    ['by itself', (id: string) => ['DELETE', `/v1/memories/${id}?user_id=ana`] as const],
    [
      'in a batch',
      (id: string) => ['POST', '/v1/memories/batch', { delete: [{ id, user_id: 'ana' }] }] as const,
    ],
  ])('erased %s takes along what was merged into it, over several runs', async (_, request) => {
    const workspace = await createWorkspace();
    const said = 'Ana keeps a turquoise unicycle in the shed behind the house.';
    const survivor = await remember(workspace, said);
    for (const again of [said.replace(' in', ', in'), said.replace(' behind', ' – behind')]) {
      await remember(workspace, again);
      await consolidate(workspace, { dueAt: Date.now() + DAY_MS });
    }
    expect((await standing(workspace)).size).toBeGreaterThan(2);
    const [method, path, body] = request(survivor);
    expect((await workspace.call(method, path, body)).status).toBe(200);
    expect(await placesOf('turquoise unicycle')).toEqual([]);
  });

  it('shows in the history of the survivor who said what, and in no search for the present twice', async () => {
    const workspace = await createWorkspace();
    const survivor = await remember(workspace, SAID);
    const loser = await remember(workspace, AGAIN);
    const between = Date.now();
    await consolidate(workspace);
    type History = { observations: { action: string; content: string }[]; superseded_by: string | null };
    const history = (id: string) => workspace.call<History>('GET', `/v1/memories/${id}/history?user_id=ana`);
    const { observations } = (await history(survivor)).body;
    expect(observations.filter(({ content }) => content === AGAIN).map(({ action }) => action)).toContain(
      'merged',
    );
    expect((await history(loser)).body.superseded_by).toBe(survivor);
    const search = async (more: Record<string, unknown>) =>
      (
        await workspace.call<{ results: { id: string }[] }>('POST', '/v1/search', {
          query: 'red bicycle',
          user_id: 'ana',
          ...more,
        })
      ).body.results.map(({ id }) => id);
    expect(await search({})).toEqual([survivor]);
    expect(await search({ as_of: new Date(between).toISOString() })).toHaveLength(1);
  });

  it('leaves the memory to those who said it when the conversation that said it first is erased', async () => {
    const workspace = await createWorkspace();
    const [first, second] = [
      await openConversation(workspace),
      await openConversation(workspace, { chat_id: 'b' }),
    ];
    await exchange(
      workspace,
      first,
      'Remember that my bicycle is in the shed behind the old house.',
      'Noted.',
    );
    await exchange(
      workspace,
      second,
      'Remember that my bicycle is, in the shed behind the old house!',
      'Noted.',
    );
    expect((await consolidate(workspace)).stats.memories_merged).toBe(1);
    expect((await workspace.call('DELETE', `/v1/conversations/${first}`)).status).toBe(200);
    const left = [...(await standing(workspace)).values()].filter((memory) => memory.status === 'active');
    expect(left.map(({ content }) => content)).toEqual([expect.stringContaining('bicycle')]);
  });
});

describe('what a conversation shows', () => {
  it('is not forgotten while it is shown, and leaves its blocks when it is merged', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const shown = await rememberEvent(workspace, 'Ana painted the garden fence green.', {
      lifetime: 'short_term',
    });
    const turned = await takeTurn(workspace, conversation, 'What colour is the garden fence?');
    expect(turned.body.injection.memory_ids).toContain(shown);
    const later = {
      dueAt: Date.now() + 6 * DAY_MS,
      settings: { decay: { channel: 0.9, workspace: 0.9, account: 0.9 } },
    };
    expect((await consolidate(workspace, later)).stats).toEqual({});

    const older = await plant(workspace, [
      { content: 'Ana painted garden fence green', kind: 'event', createdAt: Date.now() - DAY_MS / 2 },
    ]);
    expect((await consolidate(workspace)).stats).toEqual({ memories_merged: 1 });
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    await drainOutbox(outboxDeps(testEnv, db, workspace.id, 'WORKSPACE_DB'), workspace.id, Date.now());
    const ids = (await liveHistory(workspace, conversation)).messages.flatMap(
      (message) => message.memory_ids ?? [],
    );
    expect(ids).not.toContain(shown);
    expect((await standing(workspace)).get(shown)?.superseded_by).toBe(older[0]);
  });
});

/** Runs `work`, and `meanwhile` once: after it has read what it is about to merge. */
async function whileMerging<T>(meanwhile: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const counted = CountedDatabase.prototype as unknown as {
    batch(step: string, statements: unknown): Promise<unknown>;
  };
  const { batch } = counted;
  let isDue = true;
  const spy = vi.spyOn(counted, 'batch').mockImplementation(async function (
    this: CountedDatabase,
    step,
    statements,
  ) {
    const answer = await batch.call(this, step, statements);
    if (step === 'consolidation.alike' && isDue) {
      isDue = false;
      await meanwhile();
    }
    return answer;
  });
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}
