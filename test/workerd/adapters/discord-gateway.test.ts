/**
 * Messages of Discord's channels, which come over a connection that the service holds. What is lost with a connection nobody ever answers; and
 * a client that begins session after session loses the bot its token.
 */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { gatewayOf } from '../../../src/adapters/discord/gateway/open-gateway.ts';
import { BOT_USER, type GatewayOrder, type GatewaySeen } from '../../support/platforms/platform-calls.ts';
import { snowflake } from '../../support/platforms/platforms.ts';
import {
  connect,
  conversationsOf,
  eventually,
  type HeldQueue,
  holdQueue,
  posts,
  type Scene,
  work,
} from '../support/service/webhooks.ts';
import { storedEvents, testEnv } from '../support/service/workspace.ts';

const GUILD = '700000000000000001';
const CHANNEL = '600000000000000001';
const ANA = { id: '500000000000000001', username: 'ana', global_name: 'Ana' };
const BO = { id: '500000000000000002', username: 'bo', global_name: '田中' };
const CHAT = `discord:${GUILD}:${CHANNEL}`;
const BASE = Date.UTC(2026, 8, 1);

const gateway = (scene: Scene) => {
  const objects = testEnv.DISCORD_GATEWAY;
  if (objects === undefined) throw new Error('not bound');
  return gatewayOf(objects, scene.workspace.id);
};
const order = async (scene: Scene, what: GatewayOrder): Promise<GatewaySeen> =>
  (
    await fetch(`${inject('platformUrl')}/gateway/${scene.mark}`, {
      method: 'PUT',
      body: JSON.stringify(what),
    })
  ).json();
const seen = async (scene: Scene): Promise<GatewaySeen> =>
  (await fetch(`${inject('platformUrl')}/gateway/${scene.mark}`)).json();
const settle = (scene: Scene, what: string, is: (seen: GatewaySeen) => boolean) =>
  eventually(what, async () => (is(await seen(scene)) ? true : null));
const stateOf = async ({ workspace }: Scene) =>
  (
    await workspace.call<{ gateway: { status: string; reason: string | null } | null }>(
      'GET',
      '/v1/webhooks/discord',
    )
  ).body.gateway;
const connectedScene = async (more = {}) => {
  const scene = await connect('discord', {
    bot_token: 'token-of-the-discord-bot',
    reply_to: 'mentions',
    ...more,
  });
  scenes.push(scene);
  return scene;
};
const contentsOf = async ({ workspace }: Scene, chat = CHAT) => {
  const id = (await conversationsOf(workspace)).get(chat)?.id;
  const events = id === undefined ? [] : await storedEvents(workspace, id);
  return events.filter(({ status }) => status === 'active');
};
const heard = (scene: Scene, text: string, chat = CHAT) =>
  eventually(text, async () => {
    await workOff(scene);
    return (await contentsOf(scene, chat)).some(({ content }) => content === text) ? true : null;
  });

let queue: HeldQueue;
/** Works off what the queue holds for a scene, without the second for which each message waits for earlier ones. */
async function workOff({ workspace }: Scene): Promise<void> {
  const own = queue.jobs.filter(({ job }) => job.workspaceId === workspace.id);
  for (const held of own) {
    queue.jobs.splice(queue.jobs.indexOf(held), 1);
    await work(queue, held.job);
  }
}

/** Lets the pause pass before a connection is opened again that was lost, this time or that often in a row. */
async function passPause(scene: Scene, failures = 1): Promise<void> {
  const failed = () =>
    runInDurableObject(
      gateway(scene),
      (_, { storage }) => storage.kv.get<{ failures: number }>('gateway')?.failures,
    );
  await eventually('a pause', async () => ((await failed()) === failures ? true : null));
  await runDurableObjectAlarm(gateway(scene));
}

/** The object dies with its connection, as in a deployment; the next call finds a new one. */
const loseObject = (scene: Scene): Promise<void> =>
  runInDurableObject(gateway(scene), (_, state) => state.abort('Instance disposed by a test')).catch(
    () => undefined,
  );

const idOf = (n: number) => snowflake(BASE + n * 60_000);
const message = (n: number, content: string, more: object = {}) => ({
  t: 'MESSAGE_CREATE',
  d: {
    id: idOf(n),
    channel_id: CHANNEL,
    guild_id: GUILD,
    type: 0,
    author: ANA,
    member: { nick: null },
    content,
    timestamp: new Date(BASE + n * 60_000).toISOString(),
    edited_timestamp: null,
    mentions: [],
    attachments: [],
    ...more,
  },
});

const scenes: Scene[] = [];
beforeAll(() => {
  queue = holdQueue();
  vi.spyOn(testEnv.JOBS, 'sendBatch').mockImplementation(queue.env.JOBS.sendBatch);
});
afterAll(async () => {
  vi.restoreAllMocks();
  for (const scene of scenes) await gateway(scene).stop();
});

// Side by side, since most of their time they wait for the other end.
describe.concurrent('the gateway of Discord', () => {
  it('brings messages, what they quote and hand on, their edits and deletions, and is answered in the channel', async () => {
    const scene = await connectedScene();
    await settle(scene, 'a session', ({ identified }) => identified === 1);
    const bot = { id: BOT_USER, username: 'strata', bot: true };
    await order(scene, {
      dispatch: [
        message(1, 'The boiler leaks.', { author: BO }),
        message(2, 'beep', { author: { ...BO, bot: true } }),
        message(3, `<@${BOT_USER}> who can mend it?`, {
          type: 19,
          mentions: [bot],
          message_reference: { type: 0, message_id: idOf(1), channel_id: CHANNEL },
          referenced_message: { ...message(1, 'The boiler leaks.').d, author: BO },
        }),
      ],
    });
    const asked = '[In reply to 田中]\n> The boiler leaks.\n\nwho can mend it?';
    await heard(scene, asked);
    const [reply] = await eventually('a reply', async () => {
      await workOff(scene);
      const sent = await posts(scene);
      return sent.length > 0 ? sent : null;
    });
    expect(reply?.path).toBe(`/discord/channels/${CHANNEL}/messages`);
    expect(JSON.parse(reply?.body ?? '{}')).toMatchObject({
      content: 'So I heard.',
      message_reference: { message_id: idOf(3) },
      allowed_mentions: { parse: [] },
    });
    const forwarded = {
      message_reference: { type: 1, message_id: idOf(90), channel_id: '1' },
      message_snapshots: [
        {
          message: {
            content: 'I am a vegan.',
            attachments: [{ filename: 'a.png', content_type: 'image/png' }],
          },
        },
      ],
    };
    await order(scene, {
      dispatch: [
        message(4, '', forwarded),
        {
          ...message(1, 'The tap leaks.', {
            author: BO,
            edited_timestamp: new Date(BASE + 300_000).toISOString(),
          }),
          t: 'MESSAGE_UPDATE',
        },
        { t: 'MESSAGE_DELETE', d: { id: idOf(4), channel_id: CHANNEL, guild_id: GUILD } },
        message(5, 'And a direct one.', { guild_id: undefined, channel_id: '600000000000000005' }),
      ],
    });
    await heard(scene, 'The tap leaks.');
    await heard(scene, '[message deleted]');
    await heard(scene, 'And a direct one.', 'discord:600000000000000005');
    const said = (await contentsOf(scene)).map(({ content }) => content);
    expect(said).toContain('The tap leaks.');
    expect(said.join()).not.toMatch(/vegan|beep/);
    const all = await storedEvents(
      scene.workspace,
      (await conversationsOf(scene.workspace)).get(CHAT)?.id ?? '',
    );
    expect(all.map(({ content }) => content)).toContain('[Forwarded]\n> I am a vegan.\n> [image: a.png]');
    expect(await stateOf(scene)).toMatchObject({ status: 'connected', reason: null });
  });

  it('loses nothing with a connection, nor with the object that holds it: the session is taken up where it was', async () => {
    const scene = await connectedScene({ reply_to: 'none' });
    await settle(scene, 'a session', ({ identified }) => identified === 1);
    await order(scene, { dispatch: [message(1, 'Chair 1.')] });
    await heard(scene, 'Chair 1.');
    await order(scene, { close: null });
    await passPause(scene);
    await order(scene, { dispatch: [message(2, 'Chair 2.')] });
    await heard(scene, 'Chair 2.');
    // Discord asks for it, and its servers go down each day.
    await order(scene, { send: [{ op: 7, d: null }], dispatch: [message(3, 'Chair 3.')] });
    await passPause(scene);
    await heard(scene, 'Chair 3.');
    await loseObject(scene);
    await order(scene, { close: null, dispatch: [message(4, 'Chair 4.')] });
    await runDurableObjectAlarm(gateway(scene));
    await heard(scene, 'Chair 4.');
    expect((await contentsOf(scene)).map(({ content }) => content)).toEqual(
      [1, 2, 3, 4].map((n) => `Chair ${n}.`),
    );
    const { identified, resumed } = await seen(scene);
    expect(identified).toBe(1);
    expect(resumed).toBeGreaterThanOrEqual(3);
  });

  it('hears that its client lives, and is left by it when it does not answer; a lost session is begun anew', async () => {
    const scene = await connectedScene({ reply_to: 'none' });
    await settle(scene, 'a session', ({ identified }) => identified === 1);
    await order(scene, { dispatch: [message(1, 'Chair 1.')] });
    await heard(scene, 'Chair 1.');
    await runDurableObjectAlarm(gateway(scene));
    await settle(scene, 'a heartbeat', ({ heartbeats }) => heartbeats.at(-1) === 2);
    await order(scene, { send: [{ op: 1, d: null }] });
    await settle(scene, 'one that was asked for', ({ heartbeats }) => heartbeats.length === 2);
    // What is answered goes on over the same connection.
    await order(scene, { dispatch: [message(2, 'Chair 2.')] });
    await heard(scene, 'Chair 2.');
    await runDurableObjectAlarm(gateway(scene));
    await settle(scene, 'the next heartbeat', ({ heartbeats }) => heartbeats.at(-1) === 3);
    expect((await seen(scene)).connections).toBe(1);
    await order(scene, { acknowledges: false, forgets: true });
    for (let beat = 0; beat < 2; beat++) await runDurableObjectAlarm(gateway(scene));
    await settle(scene, 'it left', ({ closedWith }) => closedWith.includes(4000));
    await order(scene, { acknowledges: true });
    for (const failures of [1, 2]) await passPause(scene, failures);
    await settle(scene, 'a new session', ({ identified }) => identified === 2);
    await order(scene, { dispatch: [message(3, 'Chair 3.')] });
    await heard(scene, 'Chair 3.');
  });

  it('that refuses its client is not asked again, and the admin sees why; configured anew, or no more, it follows', async () => {
    const scene = await connectedScene();
    await settle(scene, 'a session', ({ identified }) => identified === 1);
    await order(scene, { refuses: 4014, forgets: true, close: 4009 });
    await passPause(scene);
    await eventually('the refusal', async () => ((await stateOf(scene))?.status === 'refused' ? true : null));
    expect((await stateOf(scene))?.reason).toMatch(/Message Content Intent/);
    const { connections } = await seen(scene);
    await runDurableObjectAlarm(gateway(scene));
    expect((await seen(scene)).connections).toBe(connections);

    const config = { ...scene.platform.config, api_url: `${inject('platformUrl')}/at/${scene.mark}/discord` };
    const put = (more: object) => scene.workspace.call('PUT', '/v1/webhooks/discord', { ...config, ...more });
    expect((await put({ bot_token: 'token-of-somebody' })).status).toBe(200);
    expect(await stateOf(scene)).toMatchObject({ status: 'refused', reason: 'Discord refuses bot_token' });
    await put({ bot_token: 'token-of-the-discord-bot' });
    await settle(scene, 'a session again', ({ identified, isConnected }) => identified === 2 && isConnected);
    await put({});
    await settle(scene, 'it left', ({ isConnected }) => !isConnected);
    expect(await stateOf(scene)).toBeNull();
    const left = await runInDurableObject(gateway(scene), (_, { storage }) => storage.getAlarm());
    expect(left).toBeNull();
  });
});
