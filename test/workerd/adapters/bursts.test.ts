/**
 * Messages that somebody writes one right after the other. Answered each by itself they get an answer to half a question; lost or turned
 * around they get the answer to another one.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Database } from '../../../src/store/database.ts';
import {
  callsOf,
  connect,
  conversationsOf,
  deliverHeld,
  deliveriesOf,
  type HeldQueue,
  holdQueue,
  posts,
  type Scene,
  slowOwner,
  work,
} from '../support/service/webhooks.ts';
import { storedEvents } from '../support/service/workspace.ts';

afterEach(() => vi.restoreAllMocks());

/** As a workspace is that sets nothing. */
const connectAsIs = (name: 'slack' | 'telegram' | 'discord', more = {}) => connect(name, more, undefined, {});
/** Later than the longest that a burst is waited for. */
const AFTERWARDS = { laterMs: 15_000 };
/** Later than a lease holds. */
const MUCH_LATER = { laterMs: 200_000 };

async function tell(held: HeldQueue, scene: Scene, payloads: readonly unknown[]): Promise<void> {
  for (const payload of payloads) expect(await deliverHeld(held, scene, payload)).toBe(200);
}

/** Works off the chat of the last delivery, as often as it has something to do. */
async function workOff(held: HeldQueue, when = AFTERWARDS): Promise<void> {
  const job = held.jobs.at(-1)?.job;
  if (job === undefined) throw new Error('nothing to work off');
  for (let time = 0; time < 3; time++) await work(held, job, when);
}

const contentsOf = async ({ workspace }: Scene, chat: string) =>
  (await storedEvents(workspace, (await conversationsOf(workspace)).get(chat)?.id ?? '')).map(
    ({ content }) => content,
  );
/** The messages of each prompt that the owner's model was asked. */
const promptsOf = async ({ mark }: Pick<Scene, 'mark'>): Promise<string[][]> =>
  (await callsOf(mark))
    .filter(({ path }) => path.endsWith('owner'))
    .map(({ body }) =>
      JSON.parse(body).data.prompt.messages.map(({ content }: { content: string }) => content),
    );

const REPLY = 'So I heard.';

describe('what somebody writes within four seconds', () => {
  it('is answered once, with all of it in the prompt, in order, and what comes later by itself', async () => {
    const scene = await connectAsIs('slack');
    const held = holdQueue();
    const say = (n: number, text: string) => scene.platform.message({ chat: 'D1', user: 'U1', n, text });
    await tell(held, scene, [say(3, 'and my name is Ana.'), say(1, 'Hi!'), say(2, 'I live in Porto')]);
    // Nothing is done before whoever writes may have gone on.
    await workOff(held, { laterMs: 2_000 });
    expect(await promptsOf(scene)).toEqual([]);
    expect(held.jobs[0]?.delayMs).toBe(4_000);
    await workOff(held);
    const together = ['Hi!', 'I live in Porto', 'and my name is Ana.'];
    expect(await contentsOf(scene, 'slack:T1:D1')).toEqual([...together, REPLY]);
    const [asked, ...others] = await promptsOf(scene);
    expect(others).toEqual([]);
    expect(asked?.filter((content) => together.includes(content))).toEqual(together);
    expect(await posts(scene)).toHaveLength(1);
    // Sent again, nothing of it is answered again.
    await tell(held, scene, [say(2, 'I live in Porto'), say(9, 'Where do I live?')]);
    await workOff(held);
    expect(await contentsOf(scene, 'slack:T1:D1')).toEqual([...together, REPLY, 'Where do I live?', REPLY]);
    expect(await deliveriesOf(scene.workspace, 'status=waiting')).toEqual([]);
  });

  it('is answered once though the Worker dies in the midst of it, and none of it is lost or doubled', async () => {
    const scene = await connectAsIs('slack');
    const held = holdQueue();
    const say = (n: number) => scene.platform.message({ chat: 'D2', user: 'U1', n, text: `Chair ${n}.` });
    await tell(held, scene, [say(1), say(2), say(3)]);
    const { write } = Database.prototype;
    // All three are taken by their conversation, and nothing is noted of it.
    vi.spyOn(Database.prototype, 'write').mockImplementation(function (this: Database, step, statements) {
      return step === 'lanes.write'
        ? Promise.reject(new Error('the Worker died'))
        : write.call(this, step, statements);
    });
    await workOff(held).catch(() => undefined);
    vi.restoreAllMocks();
    expect(await contentsOf(scene, 'slack:T1:D2')).toEqual(['Chair 1.', 'Chair 2.', 'Chair 3.']);
    expect(await promptsOf(scene)).toEqual([]);
    await workOff(held, MUCH_LATER);
    expect(await contentsOf(scene, 'slack:T1:D2')).toEqual(['Chair 1.', 'Chair 2.', 'Chair 3.', REPLY]);
    expect(await promptsOf(scene)).toHaveLength(1);
    expect(await posts(scene)).toHaveLength(1);
  });

  it('in a group is one user’s, from where it speaks to the bot; what others say between ends it', async () => {
    const scene = await connectAsIs('telegram');
    const held = holdQueue();
    const say = (user: string, n: number, text: string, addressed = false) =>
      scene.platform.message({ chat: '-1007', group: true, user, name: `U${user}`, n, text, addressed });
    await tell(held, scene, [
      say('1', 1, 'Look at that.'),
      say('1', 2, 'what is this?', true),
      say('1', 3, 'In the corner.'),
      say('2', 4, 'A chair.'),
      say('1', 5, 'Thanks.'),
    ]);
    await workOff(held);
    const said = ['Look at that.', '@our_bot what is this?', 'In the corner.'];
    expect(await contentsOf(scene, 'telegram:-1007')).toEqual([...said, REPLY, 'A chair.', 'Thanks.']);
    const [asked, ...others] = await promptsOf(scene);
    expect(others).toEqual([]);
    expect(asked).toEqual(expect.arrayContaining(said));
  });

  it('is not answered twice when one of it is edited later, and a command is answered by itself', async () => {
    const scene = await connectAsIs('slack');
    const held = holdQueue();
    const written = { chat: 'D3', user: 'U1' };
    const say = (n: number, text: string) => scene.platform.message({ ...written, n, text });
    await tell(held, scene, [say(1, 'Is it red?'), say(2, 'The chair.')]);
    await workOff(held);
    await tell(held, scene, [scene.platform.edit({ ...written, n: 1, text: 'Is it blue?' })]);
    await workOff(held);
    expect(await posts(scene)).toHaveLength(1);
    expect((await contentsOf(scene, 'slack:T1:D3')).filter((content) => content === REPLY)).toHaveLength(1);
    expect(await contentsOf(scene, 'slack:T1:D3')).toContain('Is it blue?');

    const discord = await connectAsIs('discord');
    const commands = holdQueue();
    const ask = (n: number) => ({
      chat: '600000000000000007',
      user: '500000000000000001',
      n,
      text: `Number ${n}?`,
    });
    await tell(
      commands,
      discord,
      [1, 2].map((n) => discord.platform.message(ask(n))),
    );
    expect(commands.jobs[0]?.delayMs).toBe(1_000);
    await workOff(commands, { laterMs: 2_000 });
    expect(await posts(discord)).toHaveLength(2);
  });

  it('is answered though its last messages are deleted before anybody replied: to what is left of it, once', async () => {
    const owner = { mark: `burst-${crypto.randomUUID()}` };
    const scene = await connectAsIs('slack', slowOwner(owner.mark));
    const held = holdQueue();
    const written = { chat: 'D4', user: 'U1' };
    const say = (n: number, text: string) => scene.platform.message({ ...written, n, text });
    const deletion = (n: number) => scene.platform.deletion({ ...written, n, text: '' });
    const said = ['Is the chair red?', 'Or blue?', 'I mean the sofa.', 'Forget that.'];
    await tell(
      held,
      scene,
      said.map((text, i) => say(i + 1, text)),
    );
    await workOff(held);
    await tell(held, scene, [deletion(3), deletion(4), deletion(4)]);
    await workOff(held);
    const [, asked, ...others] = await promptsOf(owner);
    expect(others).toEqual([]);
    expect(asked).toEqual(expect.arrayContaining(said.slice(0, 2)));
    expect(JSON.stringify(asked)).not.toMatch(/sofa|Forget/);
    const [owed] = await deliveriesOf(scene.workspace, 'status=awaiting');
    const turn = `/v1/conversations/${owed?.conversation_id}/turns/${owed?.turn_id}`;
    expect((await scene.workspace.call('POST', `${turn}/reply`, { content: 'Blue.' })).status).toBe(200);
    await workOff(held);
    expect((await posts(scene)).map(({ body }) => JSON.parse(body).text)).toEqual(['Blue.']);
    expect(await deliveriesOf(scene.workspace, 'status=awaiting')).toEqual([]);

    // One that was edited stands for what it was: when it goes, too, the others are answered all the same.
    await tell(held, scene, [say(11, 'Is the lamp on?'), say(12, 'The big one.')]);
    await workOff(held);
    await tell(held, scene, [scene.platform.edit({ ...written, n: 12, text: 'The small one.' })]);
    await workOff(held);
    await tell(held, scene, [deletion(12)]);
    await workOff(held);
    expect((await promptsOf(owner)).at(-1)).toContain('Is the lamp on?');
    expect(JSON.stringify((await promptsOf(owner)).at(-1))).not.toMatch(/small|big/);
  });
});
