/**
 * Members of groups as platforms tell of them. Who left a chat must not read on by a token what is said there, in none of its threads and
 * in no conversation that follows; and what somebody asks the bot alone is nothing for the groups that they are in.
 */
import { describe, expect, it } from 'vitest';
import { withToken } from '../support/service/keys.ts';
import {
  callsOf,
  connect,
  conversationsOf,
  deliverHeld,
  deliveriesOf,
  holdQueue,
  type Scene,
  workAll,
} from '../support/service/webhooks.ts';

const ISO = '2026-09-21T12:00:00Z';
const later = (seconds: number): string => new Date(Date.parse(ISO) + seconds * 1000).toISOString();

/** Delivers bodies and works off what comes of them. */
async function deliverAll(scene: Scene, payloads: readonly unknown[]): Promise<void> {
  const held = holdQueue();
  for (const payload of payloads) expect(await deliverHeld(held, scene, payload)).toBe(200);
  await workAll(held);
  const waiting = (await deliveriesOf(scene.workspace)).filter(({ direction }) => direction === 'in');
  for (const { status, error } of waiting) expect(status, String(error)).toBe('done');
}

async function membersIn({ workspace }: Scene, chatId: string): Promise<string[]> {
  const id = (await conversationsOf(workspace)).get(chatId)?.id ?? '';
  const { body } = await workspace.call<{ data: { user_id: string }[] }>(
    'GET',
    `/v1/conversations/${id}/members`,
  );
  return body.data.map(({ user_id }) => user_id);
}

const told = (kind: 'joined' | 'left', user: string, second: number, name?: string) => ({
  type: `member.${kind}`,
  data: { chat_id: 'club', user_id: user, name, occurred_at: later(second) },
});
const said = (user: string, text: string, second: number, group = true) => ({
  type: 'message.created',
  data: {
    chat_id: group ? 'club' : `dm-${user}`,
    message_id: `m${second}`,
    user_id: user,
    group,
    text,
    addressed: true,
    occurred_at: later(second),
  },
});

describe('who joins and leaves a chat', () => {
  it('may enter its conversation by a token, and may not any more: late word brings nobody back', async () => {
    const scene = await connect('generic');
    const { workspace } = scene;
    // Before anybody wrote.
    await deliverAll(scene, [told('joined', 'bo', 1, 'Bo'), told('joined', 'cy', 2)]);
    await deliverAll(scene, [said('ana', 'Hello, everybody.', 3)]);
    expect(await membersIn(scene, 'generic:club')).toEqual(['generic:ana', 'generic:bo', 'generic:cy']);
    const id = (await conversationsOf(workspace)).get('generic:club')?.id ?? '';
    const bo = await withToken(workspace, { user_id: 'generic:bo' });
    const read = async () => (await bo.call('GET', `/v1/conversations/${id}/events`)).status;
    expect(await read()).toBe(200);

    await deliverAll(scene, [told('left', 'bo', 10), told('left', 'dee', 10)]);
    expect(await read()).toBe(404);
    // What they wrote before they left, and that they had joined, comes late; and what never was a membership opens none.
    await deliverAll(scene, [said('bo', 'One more thing.', 9), said('dee', 'Bye.', 9)]);
    await deliverAll(scene, [told('joined', 'bo', 5)]);
    expect(await membersIn(scene, 'generic:club')).toEqual(['generic:ana', 'generic:cy']);

    await workspace.call('POST', `/v1/conversations/${id}/archive`);
    await deliverAll(scene, [said('ana', 'Let us go on.', 20)]);
    expect(await membersIn(scene, 'generic:club #2')).toEqual(['generic:ana', 'generic:cy']);
    await deliverAll(scene, [told('joined', 'bo', 30)]);
    expect(await membersIn(scene, 'generic:club #2')).toContain('generic:bo');
    expect(await read()).toBe(200);
  });

  it('by an administrator who throws them out is out, also by what they wrote before, until they are let in again', async () => {
    const scene = await connect('telegram', { reply_to: 'none' });
    const { workspace, platform } = scene;
    const GROUP = '-100200';
    const first = Date.parse('2026-09-21T14:13:20Z') / 1000;
    let update = 900_000_000;
    const write = (user: string, n: number) =>
      platform.message({ chat: GROUP, user, n, text: `Hello of ${user}, ${n}.`, group: true });
    const place = { id: Number(GROUP), type: 'supergroup', title: 'Home' };
    const user = (id: number) => ({ id, is_bot: false, first_name: 'Bo' });
    const service = (n: number, told: object) => ({
      update_id: update++,
      message: { message_id: n + 1, from: user(1), chat: place, date: first + n, ...told },
    });
    const becomes = (n: number, status: string) => ({
      update_id: update++,
      chat_member: {
        chat: place,
        from: user(1),
        date: first + n,
        old_chat_member: { status: 'member', user: user(2) },
        new_chat_member: { status, user: user(2), until_date: 0 },
      },
    });
    await deliverAll(scene, [write('1', 1), service(2, { new_chat_members: [user(2)] })]);
    const id = (await conversationsOf(workspace)).get(`telegram:${GROUP}`)?.id ?? '';
    const bo = await withToken(workspace, { user_id: 'telegram:2' });
    const read = async () => (await bo.call('GET', `/v1/conversations/${id}/events`)).status;
    expect(await read()).toBe(200);

    await deliverAll(scene, [becomes(10, 'kicked')]);
    expect(await read()).toBe(404);
    // Thrown out twice, a message of before, and word of the first joining: all of it late.
    await deliverAll(scene, [service(10, { left_chat_member: user(2) }), write('2', 9)]);
    await deliverAll(scene, [service(3, { new_chat_members: [user(2)] })]);
    expect(await membersIn(scene, `telegram:${GROUP}`)).toEqual(['telegram:1']);
    expect(await read()).toBe(404);
    // No ban any more is no membership yet.
    await deliverAll(scene, [becomes(20, 'left')]);
    expect(await read()).toBe(404);
    await deliverAll(scene, [service(30, { new_chat_members: [user(2)] })]);
    expect(await read()).toBe(200);
    // What is told of before they came back takes nothing from them.
    await deliverAll(scene, [service(15, { left_chat_member: user(2) })]);
    expect(await read()).toBe(200);
  });

  it('of a channel reads its threads, as long as they are in it', async () => {
    const scene = await connect('slack', { reply_to: 'none' });
    const { platform } = scene;
    const write = (user: string, n: number, thread?: string) =>
      platform.message({
        chat: 'C1',
        user,
        n,
        text: `Hello of ${user}.`,
        group: true,
        ...(thread && { thread }),
      });
    const change = (type: string, user: string, second: number) => ({
      ...(write(user, 1) as object),
      event_id: `Ev${type}${second}`,
      event: { type, user, channel: 'C1', channel_type: 'C', team: 'T1', event_ts: `${second}.000100` },
    });
    const thread = '1790000001.000100';
    await deliverAll(scene, [write('U1', 1), write('U2', 2)]);
    await deliverAll(scene, [write('U1', 3, thread)]);
    const chats = ['slack:T1:C1', `slack:T1:C1:${thread}`];
    for (const chat of chats) expect(await membersIn(scene, chat)).toEqual(['slack:T1:U1', 'slack:T1:U2']);
    await deliverAll(scene, [
      change('member_joined_channel', 'U3', 1_790_000_010),
      change('member_left_channel', 'U2', 1_790_000_011),
    ]);
    for (const chat of chats) expect(await membersIn(scene, chat)).toEqual(['slack:T1:U1', 'slack:T1:U3']);
  });
});

describe('what somebody asks the bot alone', () => {
  it('is in no prompt of a group that they write in', async () => {
    const scene = await connect('generic');
    await deliverAll(scene, [said('ana', 'Always remind me to take my Prozac.', 1, false)]);
    await deliverAll(scene, [said('ana', 'What shall I do today?', 5)]);
    const group = (await conversationsOf(scene.workspace)).get('generic:club')?.id ?? '';
    const sent = (await callsOf(scene.mark)).map((each) => JSON.stringify(each));
    const [inGroup, alone] = [true, false].map((isGroup) =>
      sent.filter((text) => text.includes(group) === isGroup).join(),
    );
    expect(inGroup).toContain('What shall I do today?');
    expect(inGroup).not.toContain('Prozac');
    expect(alone).toContain('Prozac');
  });
});
