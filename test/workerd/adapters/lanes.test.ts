/**
 * The order of a chat, whatever the queue and the platform do: messages come twice, out of order and all at once, workers die and
 * overtake each other. What fails here answers a user before they have asked, twice, or about what another one said.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { makeBurst } from '../../support/platforms/bursts.ts';
import { random } from '../../support/random.ts';
import { cronFor } from '../support/scenes/maintenance.ts';
import { configureChat } from '../support/service/chat.ts';
import { configureModels } from '../support/service/model-scripts.ts';
import {
  connect,
  conversationsOf,
  deliver,
  deliverHeld,
  deliveriesOf,
  eventually,
  holdQueue,
  posts,
  type Scene,
  work,
  workAll,
} from '../support/service/webhooks.ts';
import { storedEvents, testEnv } from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';

afterEach(() => configureModels());

const GROUP = { chat: 'C1', user: 'U1', group: true };
const SEED = 7;

async function contentsOf({ workspace }: Scene, chatId: string): Promise<string[]> {
  const id = (await conversationsOf(workspace)).get(chatId)?.id;
  return id === undefined ? [] : (await storedEvents(workspace, id)).map(({ content }) => content);
}

const setLease = (scene: Scene, until: number) =>
  testEnv.WORKSPACE_DB.prepare(
    `INSERT INTO webhook_lanes (workspace_id, lane, lease_until) VALUES (?1, 'slack:T1:C1', ?2)
     ON CONFLICT DO UPDATE SET lease_until = ?2`,
  )
    .bind(scene.workspace.id, until)
    .run();

describe('a burst', () => {
  it('of 40 deliveries over 4 chats, a fifth of them twice, leaves each message once, in the order of its chat', async () => {
    const scene = await connect('generic');
    const { payloads, expected } = makeBurst(40, 4, 0.2, random(SEED));
    const answers: number[] = [];
    for (let at = 0; at < payloads.length; at += 20)
      answers.push(
        ...(await Promise.all(payloads.slice(at, at + 20).map((payload) => deliver(scene, payload)))).map(
          ({ status }) => status,
        ),
      );
    expect(new Set(answers)).toEqual(new Set([200]));
    await eventually('all deliveries are done', async () =>
      (await deliveriesOf(scene.workspace, 'status=waiting')).length === 0 ? true : null,
    );
    for (const [chatId, texts] of expected) expect(await contentsOf(scene, chatId), chatId).toEqual(texts);
    expect((await conversationsOf(scene.workspace)).size).toBe(expected.size);
  });
});

describe('the queue', () => {
  it('may bring each message several times, in any order and side by side: a chat is worked off once, in its order', async () => {
    const scene = await connect('slack', { reply_to: 'all' });
    const held = holdQueue();
    for (const n of [3, 1, 2, 1])
      await deliverHeld(held, scene, scene.platform.message({ ...GROUP, n, text: `Chair ${n} is red.` }));
    const jobs = held.jobs.map(({ job }) => job);
    expect(jobs).toHaveLength(4);
    await Promise.all([...jobs, ...jobs.toReversed()].map((job) => work(held, job)));
    await workAll(held);
    const reply = 'So I heard.';
    expect(await contentsOf(scene, 'slack:T1:C1')).toEqual([
      'Chair 1 is red.',
      reply,
      'Chair 2 is red.',
      reply,
      'Chair 3 is red.',
      reply,
    ]);
    expect(await posts(scene)).toHaveLength(3);
    // Long after.
    for (const job of jobs) await work(held, job);
    expect(await posts(scene)).toHaveLength(3);
    expect(await rowsOf('SELECT 1 FROM webhook_lanes WHERE workspace_id = ?', [scene.workspace.id])).toEqual(
      [],
    );
  });

  it('may be faster than a platform that sends side by side: an event waits a moment for earlier ones', async () => {
    const scene = await connect('slack');
    const held = holdQueue();
    await deliverHeld(held, scene, scene.platform.message({ ...GROUP, n: 2, text: 'Second.' }));
    const job = held.jobs[0]?.job;
    if (job === undefined) throw new Error('no message');
    await work(held, job, { laterMs: 0 });
    await deliverHeld(held, scene, scene.platform.message({ ...GROUP, n: 1, text: 'First.' }));
    await workAll(held);
    expect(await contentsOf(scene, 'slack:T1:C1')).toEqual(['First.', 'Second.']);
  });

  it('may lose its message, when the Worker dies: cron finds the chat', async () => {
    const scene = await connect('slack');
    await deliverHeld(
      holdQueue(),
      scene,
      scene.platform.message({ ...GROUP, n: 1, text: 'Is anybody there?' }),
    );
    expect(await contentsOf(scene, 'slack:T1:C1')).toEqual([]);
    await cronFor(scene.workspace, Date.now() + 5_000);
    await eventually('the event', async () =>
      (await contentsOf(scene, 'slack:T1:C1')).length === 1 ? true : null,
    );
  });
});

describe('a worker', () => {
  it('leaves a chat alone that another one works on, until that one is dead', async () => {
    const scene = await connect('slack');
    const held = holdQueue();
    await deliverHeld(held, scene, scene.platform.message({ ...GROUP, n: 1, text: 'Hello.' }));
    const job = held.jobs[0]?.job;
    if (job === undefined) throw new Error('no message');
    await setLease(scene, Date.now() + 60_000);
    await work(held, job);
    await cronFor(scene.workspace, Date.now() + 5_000);
    expect(await contentsOf(scene, 'slack:T1:C1')).toEqual([]);
    await work(held, job, { laterMs: 61_000 });
    expect(await contentsOf(scene, 'slack:T1:C1')).toEqual(['Hello.']);
  });

  it('that was given up for dead writes nothing more when it wakes: the reply is the other one’s', async () => {
    const scene = await connect('slack');
    const model = configureChat();
    await model.script({ says: 'Too late.', held: true }, { says: 'In time.' });
    const held = holdQueue();
    await deliverHeld(
      held,
      scene,
      scene.platform.message({ ...GROUP, n: 1, text: 'Hello?', addressed: true }),
    );
    const job = held.jobs[0]?.job;
    if (job === undefined) throw new Error('no message');
    const overtaken = work(held, job);
    await expect.poll(async () => (await model.sent()).length).toBe(1);
    // While it waits, its lease runs out, and somebody else takes the chat.
    await setLease(scene, Date.now() - 1);
    await model.release();
    await overtaken;
    expect(await posts(scene)).toEqual([]);
    await work(held, job);
    expect(await contentsOf(scene, 'slack:T1:C1')).toEqual(['Hello?', 'In time.']);
    expect((await posts(scene)).map(({ body }) => JSON.parse(body).text)).toEqual(['In time.']);
  });
});
