/** Zones that platforms tell of users. If one is lost, "tomorrow" in a chat is the day after the wrong one. */
import { expect, it } from 'vitest';
import { connect, deliver, deliverHeld, holdQueue, workAll } from '../support/service/webhooks.ts';
import { rowsOf } from '../support/storage/databases.ts';

const zonesOf = async ({ workspace }: Awaited<ReturnType<typeof connect>>, user: string) =>
  (await workspace.call('GET', `/v1/users/${encodeURIComponent(user)}/settings`)).body;

it('Slack tells it with the name, and when it changes; of strangers none is kept', async () => {
  const scene = await connect('slack');
  const held = holdQueue();
  const written = { chat: 'D1', user: 'U1', n: 1, text: 'Hello.' };
  await deliverHeld(held, scene, scene.platform.message(written));
  await workAll(held);
  const user = scene.platform.userId('U1');
  expect(await zonesOf(scene, user)).toMatchObject({ learnt_time_zone: 'America/New_York' });
  const changed = (id: string, tz: string) => ({
    ...(scene.platform.message(written) as object),
    event_id: `Ev-${id}-${tz}`,
    event: { type: 'user_change', user: { id, tz, name: 'ana' }, event_ts: '1.0' },
  });
  for (const id of ['U1', 'U2'])
    expect((await deliver(scene, changed(id, 'Europe/Madrid'))).status).toBe(200);
  await deliver(scene, changed('U1', 'Mars/Base'));
  expect(await zonesOf(scene, user)).toMatchObject({ learnt_time_zone: 'Europe/Madrid' });
  expect(await zonesOf(scene, scene.platform.userId('U2'))).toMatchObject({ learnt_time_zone: null });
});

it('Slack tells it of whoever speaks to others too, and of nobody who is only quoted or was erased', async () => {
  const scene = await connect('slack');
  const held = holdQueue();
  const say = async (user: string, n: number, text: string, thread?: string) => {
    const { event, ...body } = scene.platform.message({ chat: 'C1', user, n, text, group: true }) as {
      event: object;
    };
    await deliverHeld(held, scene, {
      ...body,
      event: { ...event, ...(thread === undefined ? {} : { thread_ts: thread }) },
    });
    await workAll(held);
  };
  const learnt = async (user: string) =>
    ((await zonesOf(scene, scene.platform.userId(user))) as { learnt_time_zone: string | null })
      .learnt_time_zone;
  await say('U1', 1, 'The pump is broken.');
  expect(await learnt('U1')).toBe('America/New_York');
  // Said before the bot came: the platform tells whose it was, and of them it tells the name.
  await say('U2', 3, 'Who can mend it?', '1789999999.000100');
  expect(await learnt('U2')).toBe('America/New_York');
  const kept = await rowsOf('SELECT user_id FROM user_settings WHERE workspace_id = ?', [scene.workspace.id]);
  expect(kept.map(({ user_id }) => user_id).sort()).toEqual(['U1', 'U2'].map(scene.platform.userId).sort());
  const path = `/v1/users/${encodeURIComponent(scene.platform.userId('U1'))}`;
  expect((await scene.workspace.call('DELETE', path)).status).toBe(200);
  await say('U1', 1, 'The pump is broken.');
  expect(await learnt('U1')).toBeNull();
});

it('a chat of its own says it by a name or by the distance of the moment', async () => {
  const scene = await connect('generic');
  const held = holdQueue();
  const say = (user: string, data: object) => {
    const message = scene.platform.message({
      chat: `room-${user}`,
      user,
      n: 1,
      text: 'Remember that Rex is washed tomorrow.',
    });
    const { data: plain, ...body } = message as { data: object };
    return deliverHeld(held, scene, { ...body, data: { ...plain, ...data } });
  };
  await say('ana', { occurred_at: '2026-01-14T23:30:00-08:00' });
  await say('bo', { occurred_at: '2026-01-15T07:30:00Z', time_zone: 'America/Los_Angeles' });
  await workAll(held);
  for (const [user, zone] of [
    ['ana', '-08:00'],
    ['bo', 'America/Los_Angeles'],
  ] as const) {
    const id = scene.platform.userId(user);
    expect(await zonesOf(scene, id)).toMatchObject({ learnt_time_zone: zone });
    const { body } = await scene.workspace.call<{ data: { content: string }[] }>(
      'GET',
      `/v1/memories?user_id=${id}`,
    );
    expect(body.data.map(({ content }) => content)).toEqual(['Rex is washed tomorrow (2026-01-15).']);
  }
});
