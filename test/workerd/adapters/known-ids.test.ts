/**
 * Chats and users that a platform calls otherwise than before. Taken for strangers they are forgotten; and whoever got somebody's old number
 * must not get their memories with it.
 */
import { describe, expect, it } from 'vitest';
import { whatsAppBatch } from '../../support/platforms/platforms.ts';
import {
  callsOf,
  connect,
  conversationsOf,
  deliverInTurn,
  posts,
  type Scene,
} from '../support/service/webhooks.ts';
import { storedEvents } from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';

const contentsOf = async ({ workspace }: Scene, chat: string) =>
  (await storedEvents(workspace, (await conversationsOf(workspace)).get(chat)?.id ?? '')).map(
    ({ content }) => content,
  );
const chatsOf = async ({ workspace }: Scene) => [...(await conversationsOf(workspace)).keys()];

describe('a group of Telegram that becomes a larger one', () => {
  const [OLD, NEW] = ['-5', '-1009'];
  const service = (chat: string, n: number, told: object) => ({
    update_id: 5_000_000 + n,
    message: {
      message_id: n,
      from: { id: 1, is_bot: false, first_name: 'Ana' },
      chat: { id: Number(chat), type: chat === OLD ? 'group' : 'supergroup', title: 'Home' },
      date: 1_790_000_000 + n,
      ...told,
    },
  });

  it('goes on in its conversation, with its members; what is numbered anew there is no message of before', async () => {
    const scene = await connect('telegram', { reply_to: 'all' });
    const say = (chat: string, n: number, text: string) =>
      service(chat, n, { text, ...(chat === OLD ? {} : { is_topic_message: false }) });
    await deliverInTurn(scene, [
      say(OLD, 1, 'We meet on Tuesday.'),
      service(OLD, 2, { migrate_to_chat_id: Number(NEW) }),
      service(NEW, 1, { migrate_from_chat_id: Number(OLD) }),
      // The first message there has the number of the first one of before.
      { ...say(NEW, 1, 'When do we meet?'), update_id: 5_000_010 },
    ]);
    expect(await chatsOf(scene)).toEqual([`telegram:${OLD}`]);
    const said = ['We meet on Tuesday.', 'So I heard.', 'When do we meet?', 'So I heard.'];
    expect(await contentsOf(scene, `telegram:${OLD}`)).toEqual(said);
    // Answers go where the group is now.
    const [before, after] = (await posts(scene)).map(({ body }) => JSON.parse(body).chat_id);
    expect([before, after]).toEqual([Number(OLD), Number(NEW)]);
    // An edit there finds its message, and none of before.
    const { message } = say(NEW, 1, 'Where do we meet?');
    await deliverInTurn(scene, [
      { update_id: 5_000_020, edited_message: { ...message, edit_date: message.date + 60 } },
    ]);
    const id = (await conversationsOf(scene.workspace)).get(`telegram:${OLD}`)?.id ?? '';
    const active = (await storedEvents(scene.workspace, id)).filter(({ status }) => status === 'active');
    expect(active.map(({ content }) => content)).toEqual([...said.slice(0, 2), 'Where do we meet?']);
    await deliverInTurn(scene, [
      service(NEW, 9, { new_chat_members: [{ id: 2, is_bot: false, first_name: 'Bo' }] }),
    ]);
    const members = await scene.workspace.call<{ data: { user_id: string }[] }>(
      'GET',
      `/v1/conversations/${id}/members`,
    );
    expect(members.body.data.map(({ user_id }) => user_id)).toEqual(['telegram:1', 'telegram:2']);
  });
});

describe('a user of WhatsApp', () => {
  const [NUMBER, OTHER_NUMBER] = ['15550000001', '15550000002'];
  const [PERSON, SAME_PERSON, STRANGER] = ['US.1111111111', 'US.2222222222', 'US.9999999999'];
  let n = 0;
  const write = (text: string, ids: { from?: string; from_user_id?: string }, more: object = {}) => {
    n++;
    const message = {
      id: `wamid.k${n}`,
      timestamp: String(1_790_000_000 + 60 * n),
      type: 'text',
      text: { body: text },
    };
    const profile = { name: 'Ana', username: 'ana.p' };
    const contacts = [
      {
        profile,
        ...(ids.from && { wa_id: ids.from }),
        ...(ids.from_user_id && { user_id: ids.from_user_id }),
      },
    ];
    return whatsAppBatch([{ ...message, ...ids, ...more }], [], { contacts });
  };
  const chatOf = (id: string) => `whatsapp:106540352242922:${id}`;
  const promptOf = async (scene: Scene) =>
    (await callsOf(scene.mark)).filter(({ path }) => path === '/owner').at(-1)?.body ?? '';

  it('who hides their number, has another one or comes to show it, is who they were, in the same conversation', async () => {
    const scene = await connect('whatsapp');
    await deliverInTurn(scene, [
      write('I live in Porto.', { from: NUMBER }),
      write('I have a dog.', { from: NUMBER, from_user_id: PERSON }),
      write('Where do I live?', { from_user_id: PERSON }),
    ]);
    expect(await chatsOf(scene)).toEqual([chatOf(NUMBER)]);
    expect(await promptOf(scene)).toContain('I live in Porto.');
    const sent = (await posts(scene)).map(({ body }) => JSON.parse(body));
    expect(sent.map(({ to, recipient }) => to ?? recipient)).toEqual([NUMBER, NUMBER, PERSON]);
    // A new number brings a new id of the business's own with it.
    const system = {
      type: 'user_changed_number',
      wa_id: OTHER_NUMBER,
      user_id: SAME_PERSON,
      previous_user_id: PERSON,
    };
    await deliverInTurn(scene, [
      write('', { from: NUMBER, from_user_id: PERSON }, { type: 'system', text: undefined, system }),
      write('It is me.', { from: OTHER_NUMBER, from_user_id: SAME_PERSON }),
    ]);
    expect(await chatsOf(scene)).toEqual([chatOf(NUMBER)]);
    expect((await contentsOf(scene, chatOf(NUMBER))).filter((content) => content !== 'So I heard.')).toEqual([
      'I live in Porto.',
      'I have a dog.',
      'Where do I live?',
      'It is me.',
    ]);

    // Somebody else has the old number now.
    await deliverInTurn(scene, [write('Where do I live?', { from: NUMBER, from_user_id: STRANGER })]);
    expect((await chatsOf(scene)).toSorted()).toEqual([chatOf(NUMBER), chatOf(STRANGER)]);
    expect(await promptOf(scene)).not.toMatch(/Porto|dog/);

    // Who first came without a number keeps that name.
    await deliverInTurn(scene, [
      write('I am Uma.', { from_user_id: 'PT.7' }),
      write('Here is my number.', { from: '351900000000', from_user_id: 'PT.7' }),
    ]);
    expect(await contentsOf(scene, chatOf('PT.7'))).toContain('Here is my number.');
    expect(await chatsOf(scene)).toHaveLength(3);

    // Erased, they are known by none of these any more.
    const erased = await scene.workspace.call(
      'DELETE',
      `/v1/users/${encodeURIComponent(`whatsapp:${NUMBER}`)}`,
    );
    expect(erased.status).toBeLessThan(300);
    const left = await rowsOf('SELECT alias FROM webhook_aliases WHERE workspace_id = ? AND canonical = ?', [
      scene.workspace.id,
      `whatsapp:${NUMBER}`,
    ]);
    expect(left).toEqual([]);
  });
});
