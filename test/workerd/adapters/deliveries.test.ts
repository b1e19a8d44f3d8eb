/**
 * Replies that are owed: asked for, posted, tried again, given up and replayed. What fails here leaves a user without an answer
 * for ever, or tells them the same thing twice.
 */
import { afterAll, describe, expect, inject, it } from 'vitest';
import { RETRY_PAUSES_MS } from '../../../src/adapters/lane/run-lane.ts';
import type { ScriptedAnswer } from '../../support/platforms/platform-calls.ts';
import { signGeneric } from '../../support/platforms/platforms.ts';
import { configureModels, openAiModel, type ScriptedModelCall } from '../support/service/model-scripts.ts';
import { expectProblem } from '../support/service/problems.ts';
import {
  callsOf,
  connect,
  conversationsOf,
  deliverHeld,
  deliveriesOf,
  eventually,
  type HeldQueue,
  holdQueue,
  posts,
  type Scene,
  script,
  slowOwner,
  workAll,
} from '../support/service/webhooks.ts';
import {
  call,
  createWorkspace,
  liveHistory,
  openConversation,
  storedEvents,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';

const ANA = { chat: 'D1', user: 'U1' };
const DAY_MS = 24 * 60 * 60 * 1000;
const ALL_PAUSES_MS = RETRY_PAUSES_MS.reduce((sum, ms) => sum + ms, 0);
const DOWN = { status: 503, body: { ok: false } };

const ask = (held: HeldQueue, scene: Scene, n = 1, text = `Question ${n}?`) =>
  deliverHeld(held, scene, scene.platform.message({ ...ANA, n, text }));
const contentsOf = async ({ workspace }: Scene, chat = 'slack:T1:D1') => {
  const id = (await conversationsOf(workspace)).get(chat)?.id ?? '';
  return (await storedEvents(workspace, id)).map(({ content }) => content);
};
const textsOf = async (scene: Scene) =>
  (await posts(scene)).map(({ body }) => JSON.parse(body).text as string);
const replay = (scene: Scene, id: string) =>
  scene.workspace.call('POST', `/v1/webhooks/deliveries/${id}/replay`);
const lane = ({ workspace }: Scene, chat: string) => ({
  task: 'webhook' as const,
  workspaceId: workspace.id,
  placement: 'WORKSPACE_DB',
  lane: chat,
});

describe('a model', () => {
  afterAll(() => configureModels());
  const modelThat = async (...says: readonly ScriptedModelCall[]) => {
    const { model, script: scriptModel, calls } = openAiModel();
    await scriptModel(...says);
    configureModels({ CHAT_MODEL: model, CHAT_MODEL_URL: inject('openAiUrl') });
    return calls;
  };

  it('answers each message in its turn, from a prompt that remembers, and nothing leaves for the owner’s endpoint', async () => {
    const scene = await connect('slack');
    const calls = await modelThat({ says: 'Noted.' }, { says: 'In Porto.' });
    const held = holdQueue();
    await ask(held, scene, 1, 'I live in Porto.');
    await ask(held, scene, 2, 'Where do I live?');
    await workAll(held);
    expect(await contentsOf(scene)).toEqual(['I live in Porto.', 'Noted.', 'Where do I live?', 'In Porto.']);
    expect(await textsOf(scene)).toEqual(['Noted.', 'In Porto.']);
    expect(JSON.stringify((await calls())[1])).toContain('I live in Porto.');
    expect((await callsOf(scene.mark)).filter(({ path }) => path === '/owner')).toEqual([]);
  });

  it('that fails is asked again, and given up in the end: what was said is kept, and a replay answers it', async () => {
    const scene = await connect('slack');
    // Refusals: an outage would open the circuit, which knows nothing of the time that passes here.
    const failures = Array.from(
      { length: RETRY_PAUSES_MS.length + 1 },
      () => ({ fails: 'refused' }) as const,
    );
    const calls = await modelThat(...failures, { says: 'At last.' });
    const held = holdQueue();
    await ask(held, scene);
    await workAll(held, { untilMs: ALL_PAUSES_MS + DAY_MS });
    expect(await calls()).toHaveLength(RETRY_PAUSES_MS.length + 1);
    const [parked] = await deliveriesOf(scene.workspace, 'status=parked');
    expect(parked).toMatchObject({
      direction: 'out',
      attempts: RETRY_PAUSES_MS.length + 1,
      error: expect.stringMatching(/^openai:test-.* 400/),
    });
    expect(await contentsOf(scene)).toEqual(['Question 1?']);
    expect((await replay(scene, parked?.id ?? '')).body).toMatchObject({ status: 'waiting', attempts: 0 });
    held.jobs.push({ job: lane(scene, 'slack:T1:D1'), delayMs: 0 });
    await workAll(held);
    expect(await textsOf(scene)).toEqual(['At last.']);
    expect(await contentsOf(scene)).toEqual(['Question 1?', 'At last.']);
    const again = await replay(scene, parked?.id ?? '');
    expect(expectProblem(again, 409).reason).toBe('delivery_not_parked');
  });
});

describe('a platform', () => {
  it('that is down holds replies up and no events; it is asked again when it says, and told once, in order', async () => {
    const scene = await connect('slack');
    const held = holdQueue();
    await ask(held, scene, 1);
    // The owner's endpoint answers; the platform does not, and says for how long.
    await script(scene.mark, [
      { status: 200, body: { reply: 'First.' } },
      { status: 429, headers: { 'retry-after': '120' }, body: { ok: false, error: 'ratelimited' } },
    ]);
    await workAll(held);
    const [waiting] = await deliveriesOf(scene.workspace, 'status=waiting');
    expect(waiting).toMatchObject({ attempts: 1, error: 'http 429 ratelimited' });
    expect(Date.parse(waiting?.next_try_at ?? '') - Date.now()).toBeGreaterThan(110_000);
    await ask(held, scene, 2);
    held.jobs.push({ job: lane(scene, 'slack:T1:D1'), delayMs: 0 });
    await workAll(held);
    expect(await contentsOf(scene)).toEqual(['Question 1?', 'First.', 'Question 2?']);
    held.jobs.push({ job: lane(scene, 'slack:T1:D1'), delayMs: 125_000 });
    await workAll(held, { untilMs: 200_000 });
    // The first of them is the one that was refused.
    expect(await textsOf(scene)).toEqual(['First.', 'First.', 'So I heard.']);
    expect(await deliveriesOf(scene.workspace, 'status=waiting')).toEqual([]);
  });

  it('that is down for good parks the reply after hours, which is listed without content, and replayed', async () => {
    const scene = await connect('slack');
    const held = holdQueue();
    await ask(held, scene);
    const answer = { status: 200, body: { reply: 'Here you are.' } };
    await script(scene.mark, [answer, ...Array.from({ length: RETRY_PAUSES_MS.length + 1 }, () => DOWN)]);
    await workAll(held, { untilMs: ALL_PAUSES_MS + DAY_MS });
    expect(await posts(scene)).toHaveLength(RETRY_PAUSES_MS.length + 1);
    const parked = await deliveriesOf(scene.workspace, 'status=parked');
    expect(parked).toHaveLength(1);
    expect(JSON.stringify(parked)).not.toMatch(/Here you are|Question|xoxb/);
    await replay(scene, parked[0]?.id ?? '');
    held.jobs.push({ job: lane(scene, 'slack:T1:D1'), delayMs: 0 });
    await workAll(held);
    expect((await textsOf(scene)).at(-1)).toBe('Here you are.');
    expect(await deliveriesOf(scene.workspace, 'status=parked')).toEqual([]);
  });

  it('that refuses a reply is not asked again', async () => {
    const scene = await connect('slack');
    const held = holdQueue();
    await ask(held, scene);
    await script(scene.mark, [
      { status: 200, body: { reply: 'x' } },
      { status: 200, body: { ok: false, error: 'channel_not_found' } },
    ]);
    await workAll(held, { untilMs: DAY_MS });
    expect(await posts(scene)).toHaveLength(1);
    expect(await deliveriesOf(scene.workspace, 'status=parked')).toMatchObject([
      { error: 'channel_not_found' },
    ]);
  });

  it('is not told twice when a worker died while it told it: the reply is parked, and a replay posts it', async () => {
    const scene = await connect('slack');
    const held = holdQueue();
    await ask(held, scene);
    await script(scene.mark, [{ status: 200, body: { reply: 'Once.' } }, DOWN]);
    await workAll(held);
    await testEnv.WORKSPACE_DB.prepare(
      `UPDATE webhook_deliveries SET sending_at = 1, next_try_at = 0 WHERE workspace_id = ? AND status = 'waiting'`,
    )
      .bind(scene.workspace.id)
      .run();
    held.jobs.push({ job: lane(scene, 'slack:T1:D1'), delayMs: 0 });
    await workAll(held);
    expect(await posts(scene)).toHaveLength(1);
    const [parked] = await deliveriesOf(scene.workspace, 'status=parked');
    expect(parked?.error).toBe('unknown whether it was posted');
    await replay(scene, parked?.id ?? '');
    held.jobs.push({ job: lane(scene, 'slack:T1:D1'), delayMs: 0 });
    await workAll(held);
    expect(await posts(scene)).toHaveLength(2);
  });

  it.each<[string, ScriptedAnswer]>([
    ['goes before it answers', { status: 200, isLost: 'before the answer' }],
    ['goes while it answers', { status: 200, isLost: 'in the answer' }],
    ['stands behind a gateway that waits no longer', { status: 504 }],
  ])('that %s may have posted the reply: it is parked, and not told twice', async (_, lost) => {
    const scene = await connect('slack');
    const held = holdQueue();
    await ask(held, scene);
    await script(scene.mark, [{ status: 200, body: { reply: 'Once.' } }, lost]);
    await workAll(held, { untilMs: DAY_MS });
    expect(await posts(scene)).toHaveLength(1);
    expect(await deliveriesOf(scene.workspace, 'status=parked')).toMatchObject([
      { error: 'unknown whether it was posted' },
    ]);
  });

  it('gets a long reply in parts, and after a failure only those that it has not got', async () => {
    const scene = await connect('telegram');
    const held = holdQueue();
    const written = { chat: '7001', user: '7001', n: 1, text: 'Tell me everything.' };
    await deliverHeld(held, scene, scene.platform.message(written));
    const reply = Array.from({ length: 1_200 }, (_, i) => `word${i}`).join(' ');
    const sent = { status: 200, body: { ok: true, result: {} } };
    await script(scene.mark, [{ status: 200, body: { reply } }, sent, DOWN]);
    await workAll(held, { untilMs: 60_000 });
    const parts = await textsOf(scene);
    expect(parts.length).toBe(4);
    expect(parts[1]).toBe(parts[2]);
    expect([parts[0], parts[2], parts[3]].join(' ')).toBe(reply);
  });

  it('that waits for a quarter of an hour at most, as Discord does, is not called after it', async () => {
    const scene = await connect('discord');
    const held = holdQueue();
    const written = { chat: '600000000000000009', user: '500000000000000009', n: 1, text: 'Hello?' };
    await deliverHeld(held, scene, scene.platform.message(written));
    await script(scene.mark, [
      { status: 200, body: { reply: 'x' } },
      ...Array.from({ length: 9 }, () => DOWN),
    ]);
    await workAll(held, { untilMs: DAY_MS });
    expect((await posts(scene)).length).toBeLessThan(RETRY_PAUSES_MS.length);
    expect(await deliveriesOf(scene.workspace, 'status=parked')).toMatchObject([
      { error: 'too late for the platform' },
    ]);
  });
});

describe('the owner’s endpoint', () => {
  it('may take its time: its reply is signed, taken once, and posted like any other', async () => {
    const mark = `late-${crypto.randomUUID()}`;
    const workspace = await createWorkspace();
    const scene = await connect('slack', slowOwner(mark), workspace);
    await connect('generic', {}, workspace);
    const held = holdQueue();
    await ask(held, scene);
    await workAll(held);
    const [awaiting] = await deliveriesOf(workspace, 'status=awaiting');
    expect(awaiting).toMatchObject({ direction: 'out', error: null });
    const { data } = JSON.parse((await callsOf(mark))[0]?.body ?? '{}');
    expect(data.turn_id).toBe(awaiting?.turn_id);
    const answer = async (turnId: string, text: string) => {
      const body = JSON.stringify({ type: 'reply.created', data: { turn_id: turnId, text } });
      const headers = await signGeneric(body, Date.now());
      return call('POST', `/webhooks/generic/${workspace.id}`, undefined, { raw: body, headers });
    };
    expect((await answer('trn_of_nobody', 'x')).status).toBe(200);
    expect((await answer(data.turn_id, 'Late, but here.')).status).toBe(200);
    expect((await answer(data.turn_id, 'Another one.')).status).toBe(200);
    held.jobs.push({ job: lane(scene, 'slack:T1:D1'), delayMs: 0 });
    await workAll(held);
    expect(await textsOf(scene)).toEqual(['Late, but here.']);
    expect(await contentsOf(scene)).toEqual(['Question 1?', 'Late, but here.']);
  });

  it('may answer by the API instead, like any client: the reply is posted too, once', async () => {
    const scene = await connect('slack', slowOwner(`api-${crypto.randomUUID()}`));
    const held = holdQueue();
    await ask(held, scene);
    await workAll(held);
    const [awaiting] = await deliveriesOf(scene.workspace, 'status=awaiting');
    const path = `/v1/conversations/${awaiting?.conversation_id}/turns/${awaiting?.turn_id}/reply`;
    for (let time = 0; time < 2; time++)
      expect((await scene.workspace.call('POST', path, { content: 'By the API.' })).status).toBe(200);
    await eventually('the post', async () => (await posts(scene))[0] ?? null);
    await eventually('its end', async () =>
      (await deliveriesOf(scene.workspace, 'status=done')).length === 2 ? true : null,
    );
    expect(await textsOf(scene)).toEqual(['By the API.']);
  });

  it('that is gone may be answered for by the API: what was parked is posted, once', async () => {
    const scene = await connect('slack');
    const held = holdQueue();
    await ask(held, scene);
    await script(scene.mark, [{ status: 410 }]);
    await workAll(held);
    const [parked] = await deliveriesOf(scene.workspace, 'status=parked');
    const path = `/v1/conversations/${parked?.conversation_id}/turns/${parked?.turn_id}/reply`;
    for (let time = 0; time < 2; time++)
      expect((await scene.workspace.call('POST', path, { content: 'By the API.' })).status).toBe(200);
    await eventually('its end', async () =>
      (await deliveriesOf(scene.workspace, 'status=done')).length === 2 ? true : null,
    );
    expect(await textsOf(scene)).toEqual(['By the API.']);
  });

  it('is asked again when it fails, not when it is gone, and is followed nowhere', async () => {
    const scene = await connect('slack');
    const held = holdQueue();
    await ask(held, scene);
    await script(scene.mark, [
      { status: 500 },
      { status: 302, headers: { location: `/at/${scene.mark}/elsewhere` } },
      { status: 410 },
    ]);
    await workAll(held, { untilMs: DAY_MS });
    expect((await callsOf(scene.mark)).map(({ path }) => path)).toEqual(['/owner', '/owner', '/owner']);
    expect(await deliveriesOf(scene.workspace, 'status=parked')).toMatchObject([
      { error: 'endpoint: http 410' },
    ]);
  });

  it('need not be there: what is said is remembered, and nobody owes an answer', async () => {
    const scene = await connect('slack', { outgoing: undefined });
    const held = holdQueue();
    await ask(held, scene);
    await workAll(held);
    expect(await contentsOf(scene)).toEqual(['Question 1?']);
    expect((await deliveriesOf(scene.workspace)).map(({ direction, status }) => [direction, status])).toEqual(
      [['in', 'done']],
    );
  });
});

describe('a turn that its owner takes back', () => {
  it('is answered nowhere', async () => {
    const scene = await connect('slack');
    const held = holdQueue();
    await ask(held, scene);
    await script(scene.mark, [DOWN]);
    await workAll(held);
    const [owed] = await deliveriesOf(scene.workspace, 'status=waiting');
    const path = `/v1/conversations/${owed?.conversation_id}/turns/${owed?.turn_id}/abort`;
    expect((await scene.workspace.call('POST', path)).status).toBe(200);
    held.jobs.push({ job: lane(scene, 'slack:T1:D1'), delayMs: 30_000 });
    await workAll(held, { untilMs: 60_000 });
    expect(await posts(scene)).toEqual([]);
    expect((await liveHistory(scene.workspace, owed?.conversation_id ?? '')).messages).toEqual([]);
    expect(await deliveriesOf(scene.workspace, 'status=waiting')).toEqual([]);
  });
});

describe('a turn that a client names like that of a chat', () => {
  it('reaches no delivery of that chat, whatever its metadata say; the reply in the chat itself does', async () => {
    const scene = await connect('slack', { reply_to: 'all' });
    const { workspace, platform, mark } = scene;
    const held = holdQueue();
    await script(mark, [{ status: 200, body: {} }]);
    await deliverHeld(
      held,
      scene,
      platform.message({ chat: 'C1', user: 'U1', n: 1, text: 'Hello?', group: true }),
    );
    await workAll(held);
    const awaiting = async () => (await deliveriesOf(workspace)).find(({ direction }) => direction === 'out');
    const before = await awaiting();
    expect(before).toMatchObject({ status: 'awaiting', turn_id: expect.any(String) });
    const turnId = before?.turn_id ?? '';

    const own = await openConversation(workspace, { chat_id: 'own', user_id: 'mallory' });
    const taken = await takeTurn(workspace, own, 'Mine.', {
      turn_id: turnId,
      metadata: { platform: 'slack' },
    });
    expect(taken.status).toBe(200);
    const reserved = { turn_id: 'x', metadata: { 'strata:platform': 'slack' } };
    expectProblem(await takeTurn(workspace, own, 'Mine.', reserved), 422, 'metadata');
    const reply = (conversation: string) =>
      workspace.call('POST', `/v1/conversations/${conversation}/turns/${turnId}/reply`, { content: 'Hi.' });
    expect((await reply(own)).status).toBe(200);
    expect(await awaiting()).toEqual(before);

    expect((await reply(before?.conversation_id ?? '')).status).toBe(200);
    expect((await awaiting())?.status).not.toBe('awaiting');
  });
});
