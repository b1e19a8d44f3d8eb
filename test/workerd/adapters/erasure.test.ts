/**
 * Erasure and time: what platforms sent leaves with the user, the conversation and the workspace that it is about, and by itself
 * once nobody needs it. What stays here is what somebody asked to be forgotten.
 */
import { describe, expect, it } from 'vitest';
import { removeExpired } from '../../../src/maintenance/retention/remove-expired.ts';
import { Database } from '../../../src/store/database.ts';
import {
  connect,
  conversationsOf,
  deliverHeld,
  deliveriesOf,
  holdQueue,
  type Scene,
  script,
  workAll,
} from '../support/service/webhooks.ts';
import { testEnv } from '../support/service/workspace.ts';
import { placesOf, rowsOf } from '../support/storage/databases.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A platform on which two users have written, directly and in a group: something is done, something waits, something is parked. */
async function fill(mark: string): Promise<Scene> {
  const scene = await connect('slack', { reply_to: 'all' });
  const held = holdQueue();
  const say = (chat: string, user: string, n: number, group: boolean) =>
    deliverHeld(
      held,
      scene,
      scene.platform.message({ chat, user: user + mark, n, text: `Word ${n} of ${user}${mark}.`, group }),
    );
  await say(`D${mark}`, 'A', 1, false);
  await say(`C${mark}`, 'A', 2, true);
  await say(`C${mark}`, 'B', 3, true);
  const refused = { status: 200, body: { ok: false, error: 'not_in_channel' } };
  await script(scene.mark, [{ status: 200, body: { reply: `To A${mark}.` } }, refused]);
  await workAll(held);
  await say(`D${mark}`, 'A', 4, false);
  await say(`C${mark}`, 'B', 5, true);
  expect((await deliveriesOf(scene.workspace)).map(({ status }) => status)).toEqual(
    expect.arrayContaining(['done', 'parked', 'waiting']),
  );
  return scene;
}

let marks = 0;
const newMark = () => `M${Date.now()}X${++marks}`;
const rowsOfWorkspace = ({ workspace }: Scene) =>
  rowsOf<{ user_id: string; lane: string }>(
    'SELECT user_id, lane FROM webhook_deliveries WHERE workspace_id = ?',
    [workspace.id],
  );

describe('an erased user', () => {
  it('leaves no delivery, done, waiting or parked, in direct chats or in groups; those of others stay', async () => {
    const mark = newMark();
    const scene = await fill(mark);
    const erased = await scene.workspace.call(
      'DELETE',
      `/v1/users/${encodeURIComponent(`slack:T1:A${mark}`)}`,
    );
    expect(erased.body).toMatchObject({ complete: true });
    const left = await rowsOfWorkspace(scene);
    expect(left.length).toBeGreaterThan(0);
    expect(new Set(left.map(({ user_id }) => user_id))).toEqual(new Set([`slack:T1:B${mark}`]));
    expect(await placesOf(`A${mark}`)).toEqual([]);
    expect(await placesOf(`D${mark}`)).toEqual([]);
  });
});

describe('an erased conversation', () => {
  it('takes what waits in its chat along, which would open it again; other chats stay', async () => {
    const mark = newMark();
    const scene = await fill(mark);
    const group = (await conversationsOf(scene.workspace)).get(`slack:T1:C${mark}`);
    const erased = await scene.workspace.call('DELETE', `/v1/conversations/${group?.id}`);
    expect(erased.body).toMatchObject({ complete: true });
    expect(new Set((await rowsOfWorkspace(scene)).map(({ lane }) => lane))).toEqual(
      new Set([`slack:T1:D${mark}`]),
    );
    expect(await placesOf(`C${mark}`)).toEqual([]);
  });
});

describe('an erased conversation that followed an archived one', () => {
  it('takes what waits in its chat along, and nothing of the one before it', async () => {
    const scene = await connect('generic', { reply_to: 'none' });
    const { workspace, platform } = scene;
    const held = holdQueue();
    const say = (n: number) =>
      deliverHeld(
        held,
        scene,
        platform.message({ chat: 'C', user: 'A', n, text: `Word ${n}.`, group: true }),
      );
    const idOf = async (chatId: string) => (await conversationsOf(workspace)).get(chatId)?.id ?? '';
    await say(1);
    await workAll(held);
    const before = await idOf('generic:C');
    await workspace.call('POST', `/v1/conversations/${before}/archive`);
    await say(2);
    await workAll(held);
    await say(3);
    const erased = await workspace.call('DELETE', `/v1/conversations/${await idOf('generic:C #2')}`);
    expect(erased.body).toMatchObject({ complete: true });
    expect((await deliveriesOf(workspace)).map(({ conversation_id }) => conversation_id)).toEqual([before]);
  });
});

describe('an erased workspace', () => {
  it('takes its platforms, their secrets and their deliveries along, each row of them', async () => {
    const mark = newMark();
    const scene = await fill(mark);
    const { id } = scene.workspace;
    await scene.workspace.call('DELETE', `/v1/workspaces/${id}`);
    for (const table of ['webhook_adapters', 'webhook_deliveries', 'webhook_lanes'])
      expect(await rowsOf(`SELECT 1 FROM ${table} WHERE workspace_id = ?`, [id]), table).toEqual([]);
    expect(await placesOf(mark)).toEqual([]);
  });

  it('keeps nothing of what a location takes that has not heard of it yet', async () => {
    const scene = await connect('slack');
    const { workspace, platform } = scene;
    const held = holdQueue();
    const written = { chat: 'D1', user: 'U1', text: 'I live in Porto.' };
    await deliverHeld(held, scene, platform.message({ ...written, n: 1 }));
    await workAll(held);
    await workspace.call('DELETE', `/v1/workspaces/${workspace.id}`);
    // For as long as a key, the platform of a workspace is remembered.
    expect(await deliverHeld(held, scene, platform.message({ ...written, n: 2 }))).toBe(200);
    await workAll(held);
    for (const table of ['webhook_deliveries', 'webhook_lanes', 'conversations', 'events'])
      expect(await rowsOf(`SELECT 1 FROM ${table} WHERE workspace_id = ?`, [workspace.id]), table).toEqual(
        [],
      );
  });
});

describe('time', () => {
  it('removes what is done after a week and what is parked after a month, never what waits', async () => {
    const mark = newMark();
    const scene = await fill(mark);
    const statusesAfter = async (days: number) => {
      const now = Date.now() + days * DAY_MS;
      await removeExpired(new Database(testEnv.WORKSPACE_DB, () => now), 'workspace', now);
      return [...new Set((await deliveriesOf(scene.workspace)).map(({ status }) => status))].sort();
    };
    expect(await statusesAfter(7)).toEqual(['done', 'parked', 'waiting']);
    expect(await statusesAfter(9)).toEqual(['parked', 'waiting']);
    expect(await statusesAfter(31)).toEqual(['waiting']);
  });
});
