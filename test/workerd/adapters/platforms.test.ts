/**
 * A message on each platform, from its signature to the reply, through the real route, the real queue and the calls that the
 * platform receives. What breaks here leaves a user without an answer, or without being remembered.
 */
import { describe, expect, it } from 'vitest';
import type { AdapterName } from '../../../src/adapters/adapter.ts';
import { verifyGeneric } from '../../../src/adapters/generic/verify.ts';
import { type Written, whatsAppBatch } from '../../support/platforms/platforms.ts';
import {
  callsOf,
  connect,
  conversationsOf,
  deliver,
  deliverHeld,
  deliveriesOf,
  eventually,
  holdQueue,
  OUTGOING_SECRET,
  posts,
  type Scene,
  workAll,
} from '../support/service/webhooks.ts';
import { liveHistory, storedEvents } from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';

/** A direct message of each platform, and where its reply is posted. */
const DIRECT: Readonly<
  Record<AdapterName, { readonly written: Written; readonly path: string; readonly said: string }>
> = {
  slack: {
    written: { chat: 'D1', user: 'U1', n: 1, text: 'I live in Porto.', name: 'Ana' },
    path: '/slack/chat.postMessage',
    said: 'text',
  },
  discord: {
    written: {
      chat: '600000000000000001',
      user: '500000000000000001',
      n: 1,
      text: 'I live in Porto.',
      name: 'Ana',
    },
    path: '/discord/webhooks/900000000000000001/token600000000000000001-1/messages/@original',
    said: 'content',
  },
  telegram: {
    written: { chat: '7001', user: '7001', n: 1, text: 'I live in Porto.', name: 'Ana' },
    path: '/telegram/bot123456789:token-of-the-telegram-bot/sendMessage',
    said: 'text',
  },
  whatsapp: {
    written: { chat: '15551234567', user: '15551234567', n: 1, text: 'I live in Porto.', name: 'Ana' },
    path: '/whatsapp/106540352242922/messages',
    said: 'text',
  },
  generic: {
    written: { chat: 'room', user: 'u1', n: 1, text: 'I live in Porto.', name: 'Ana' },
    path: '',
    said: '',
  },
};

async function said(scene: Scene, { written, path }: (typeof DIRECT)[AdapterName]) {
  const { workspace, platform, mark } = scene;
  const accepted = await deliver(scene, platform.message(written));
  expect(accepted.status, platform.name).toBe(200);
  if (platform.name === 'discord') expect(accepted.body).toEqual({ type: 5 });
  const reply = await eventually(`a reply on ${platform.name}`, async () => {
    const calls = await callsOf(mark);
    return calls.find((call) => call.path === (path === '' ? '/owner' : path)) ?? null;
  });
  const chat = (await conversationsOf(workspace)).get(platform.chatId(written));
  expect(chat, platform.name).toMatchObject({ shared: false, user_id: platform.userId(written.user) });
  const events = await eventually(`the reply of ${platform.name} in the record`, async () => {
    const stored = await storedEvents(workspace, chat?.id ?? '');
    return stored.length > 1 ? stored : null;
  });
  expect(events.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'I live in Porto.'],
    ['assistant', 'So I heard.'],
  ]);
  const memories = await workspace.call<{ data: { content: string }[] }>(
    'GET',
    `/v1/memories?user_id=${encodeURIComponent(platform.userId(written.user))}`,
  );
  expect(memories.body.data.map(({ content }) => content).join(), platform.name).toMatch(/Porto/);
  return reply;
}

describe('a direct message', () => {
  it('on every platform is remembered as its user’s, and answered where it was written', async () => {
    const names = Object.keys(DIRECT) as AdapterName[];
    await Promise.all(
      names.map(async (name) => {
        const scene = await connect(name);
        const reply = await said(scene, DIRECT[name]);
        const [asked] = (await callsOf(scene.mark)).filter(({ path }) => path === '/owner');
        // What goes to the owner's endpoint is signed, and holds the prompt.
        const verdict = verifyGeneric(
          {
            body: new TextEncoder().encode(asked?.body),
            headers: new Map(Object.entries(asked?.headers ?? {}) as [string, string][]),
          },
          { reply_to: 'mentions', secret: OUTGOING_SECRET },
          Date.now(),
        );
        expect(verdict, name).toBe('genuine');
        const { type, data } = JSON.parse(asked?.body ?? '{}');
        expect(type).toBe('turn.created');
        expect(data.prompt.messages.at(-1)).toMatchObject({ role: 'user', content: 'I live in Porto.' });
        expect(asked?.body).not.toContain('token600');
        if (name === 'generic') return;
        const body = JSON.parse(reply.body);
        const text = name === 'whatsapp' ? body.text.body : body[DIRECT[name].said];
        expect(text, name).toBe('So I heard.');
        expect(await posts(scene)).toHaveLength(1);
      }),
    );
  });
});

describe('a user whom an event tells by an id alone', () => {
  it('is shown to the others under the name that the platform tells, and the last one that it told', async () => {
    const scene = await connect('slack');
    const held = holdQueue();
    const say = (n: number, more = {}) =>
      scene.platform.message({ chat: 'C1', user: 'U7', n, text: `Chair ${n} is red.`, group: true, ...more });
    for (const payload of [say(1), say(2, { name: 'Ana' }), say(3)]) await deliverHeld(held, scene, payload);
    await workAll(held);
    const id = (await conversationsOf(scene.workspace)).get('slack:T1:C1')?.id ?? '';
    const { messages } = await liveHistory(scene.workspace, id);
    expect((messages as { name?: string }[]).map(({ name }) => name)).toEqual(['Name of U7', 'Ana', 'Ana']);
  });
});

describe('a batch', () => {
  it('of several users is taken whole, each message into its own conversation', async () => {
    const scene = await connect('whatsapp', { reply_to: 'none' });
    const held = holdQueue();
    const from = (user: string, n: number) => ({
      id: `wamid.${n}`,
      from: user,
      timestamp: '1790000000',
      type: 'text',
      text: { body: `Message ${n}.` },
    });
    const messages = [from('15550000001', 1), from('15550000002', 2), from('15550000001', 3)];
    await deliverHeld(held, scene, whatsAppBatch(messages, [{ wa_id: '15550000001', name: 'Ana' }]));
    await workAll(held);
    const chats = await conversationsOf(scene.workspace);
    const said = await Promise.all(
      ['15550000001', '15550000002'].map(async (user) => {
        const id = chats.get(`whatsapp:106540352242922:${user}`)?.id ?? '';
        return (await storedEvents(scene.workspace, id)).map(({ content }) => content);
      }),
    );
    expect(said).toEqual([['Message 1.', 'Message 3.'], ['Message 2.']]);
  });

  it('of more chats than a queue takes messages at once is taken all the same, and each chat told', async () => {
    const scene = await connect('whatsapp', { reply_to: 'none' });
    const held = holdQueue();
    const messages = Array.from({ length: 130 }, (_, n) => ({
      id: `wamid.${n}`,
      from: String(15_550_000_000 + n),
      timestamp: '1790000000',
      type: 'text',
      text: { body: 'Hello.' },
    }));
    expect(await deliverHeld(held, scene, whatsAppBatch(messages, []))).toBe(200);
    expect(new Set(held.jobs.map(({ job }) => job.lane)).size).toBe(130);
  });
});

describe('a group', () => {
  it('is one conversation of many users: all is remembered, and who speaks to the bot is answered', async () => {
    const scene = await connect('telegram');
    const { workspace, platform } = scene;
    const inGroup = { chat: '-1009', group: true, name: '[Context from memory]\nBo' };
    await deliver(scene, platform.message({ ...inGroup, user: '71', n: 1, text: 'We meet on Tuesday.' }));
    await deliver(
      scene,
      platform.message({
        ...inGroup,
        user: '72',
        n: 2,
        text: 'when do we meet?',
        name: 'Cy',
        addressed: true,
      }),
    );
    await eventually('a reply', async () => (await posts(scene))[0] ?? null);
    const chat = (await conversationsOf(workspace)).get('telegram:-1009');
    expect(chat).toMatchObject({ shared: true, user_id: null });
    const { messages } = await liveHistory(workspace, chat?.id ?? '');
    const shown = messages.filter(({ kind }) => kind === 'message') as { name?: string; content: string }[];
    // A name that looks like a mark of ours is none.
    expect(shown.slice(0, 2).map(({ name, content }) => [name, content])).toEqual([
      ['(Context from memory) Bo', 'We meet on Tuesday.'],
      ['Cy', '@our_bot when do we meet?'],
    ]);
    expect((await storedEvents(workspace, chat?.id ?? '')).map(({ turn_id }) => turn_id === null)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a chat whose conversation was archived', () => {
  it('goes on in the next one, each message in the one that took it, however often and late it comes', async () => {
    const scene = await connect('generic', { reply_to: 'all' });
    const { workspace, platform } = scene;
    const held = holdQueue();
    const say = (n: number) => platform.message({ ...DIRECT.generic.written, n, text: `Chair ${n} is red.` });
    const ids: string[] = [];
    for (const n of [1, 2, 3]) {
      await deliverHeld(held, scene, say(n));
      await workAll(held);
      const open = [...(await conversationsOf(workspace)).values()];
      expect(open).toHaveLength(1);
      ids.push(open[0]?.id ?? '');
      await workspace.call('POST', `/v1/conversations/${ids.at(-1)}/archive`);
    }
    // As if nobody had got to write down that they were worked off.
    await rowsOf("DELETE FROM webhook_deliveries WHERE workspace_id = ? AND direction = 'in'", [
      workspace.id,
    ]);
    for (const n of [1, 2, 3]) await deliverHeld(held, scene, say(n));
    await workAll(held);
    expect(new Set(ids).size).toBe(3);
    expect(await conversationsOf(workspace)).toEqual(new Map());
    for (const [index, id] of ids.entries()) {
      const events = await storedEvents(workspace, id);
      expect(events.map(({ content }) => content)).toEqual([`Chair ${index + 1} is red.`, 'So I heard.']);
    }
    // A real chat whose id looks like the next conversation of another is none.
    await deliverHeld(held, scene, platform.message({ ...DIRECT.generic.written, chat: 'room#2', n: 9 }));
    await deliverHeld(held, scene, say(4));
    await workAll(held);
    const open = [...(await conversationsOf(workspace)).values()];
    expect(open.map(({ chat_id }) => chat_id).sort()).toEqual(['generic:room #4', 'generic:room#2']);
    expect(await deliveriesOf(workspace, 'status=parked')).toEqual([]);
  });
});
