/** Messaging platforms against the service: configured, delivering through the real route, and what they were sent. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect, inject } from 'vitest';
import type { AdapterName } from '../../../../src/adapters/adapter.ts';
import { runLane } from '../../../../src/adapters/lane/run-lane.ts';
import type { Env } from '../../../../src/env.ts';
import worker from '../../../../src/index.ts';
import type { LaneJob, QueueJob } from '../../../../src/memory/queue-job.ts';
import type { PlatformRequest, ScriptedAnswer } from '../../../support/platforms/platform-calls.ts';
import { GENERIC_SECRET, PLATFORMS, type Platform } from '../../../support/platforms/platforms.ts';
import { type Answer, call, createWorkspace, type TestWorkspace, testEnv } from './workspace.ts';

/** What signs calls to the owner's endpoint. */
export const OUTGOING_SECRET = GENERIC_SECRET;

/** A workspace that speaks to a platform. */
export interface Scene {
  readonly workspace: TestWorkspace;
  readonly platform: Platform;
  /** The segment under which the platform keeps what it is sent. */
  readonly mark: string;
}

let scenes = 0;

/** Settings under which nothing waits for what its writer may write next. */
const EACH_BY_ITSELF = { burst_seconds: 0 };

/**
 * A fresh workspace that speaks to a platform, and answers each message by itself; prompts go to an owner's endpoint that answers at once,
 * unless told otherwise.
 */
export async function connect(
  name: AdapterName,
  more: Record<string, unknown> = {},
  own?: TestWorkspace,
  settings: Record<string, unknown> = EACH_BY_ITSELF,
): Promise<Scene> {
  const workspace = own ?? (await createWorkspace({ settings }));
  if (own !== undefined) await own.call('PATCH', '/v1/settings', settings);
  const mark = `scene-${name}-${++scenes}-${crypto.randomUUID().slice(0, 8)}`;
  const at = `${inject('platformUrl')}/at/${mark}`;
  const configured = await workspace.call('PUT', `/v1/webhooks/${name}`, {
    ...PLATFORMS[name].config,
    ...(name === 'generic' ? {} : { api_url: `${at}/${name}` }),
    outgoing: { url: `${at}/owner`, secret: OUTGOING_SECRET },
    ...more,
  });
  if (configured.status !== 200) throw new Error(`not configured: ${JSON.stringify(configured.body)}`);
  return { workspace, platform: PLATFORMS[name], mark };
}

/** The address of the owner's endpoint that takes its time, for a scene to come. */
export const slowOwner = (mark: string) => ({
  outgoing: { url: `${inject('platformUrl')}/at/${mark}/slow-owner`, secret: OUTGOING_SECRET },
});

/** What was sent to the platform of a scene, and to the owner's endpoint. */
export const callsOf = async (mark: string): Promise<PlatformRequest[]> =>
  (await fetch(`${inject('platformUrl')}/script/${mark}`)).json();

/** The calls of a scene that went to its platform. */
export const posts = async (scene: Scene): Promise<PlatformRequest[]> =>
  (await callsOf(scene.mark)).filter(({ path }) => path.startsWith(`/${scene.platform.name}/`));

/** What the next calls of a scene come to, whoever receives them. */
export const script = async (mark: string, answers: readonly ScriptedAnswer[]): Promise<void> => {
  await fetch(`${inject('platformUrl')}/script/${mark}`, { method: 'PUT', body: JSON.stringify(answers) });
};

/** The headers and the body of a delivery. */
export async function signed(platform: Platform, payload: unknown, now = Date.now()) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return { body, headers: { 'content-type': 'application/json', ...(await platform.sign(body, now)) } };
}

/** Delivers a body through the route of the running Worker: the real queue works on it. */
export async function deliver<T = Record<string, unknown>>(
  { workspace, platform }: Scene,
  payload: unknown,
): Promise<Answer<T>> {
  const { body, headers } = await signed(platform, payload);
  return call<T>('POST', `/webhooks/${platform.name}/${workspace.id}`, undefined, { raw: body, headers });
}

/** A queue that keeps its messages, so that a test says when they come, in what order and how often. */
export interface HeldQueue {
  readonly env: Env;
  readonly jobs: { readonly job: LaneJob; readonly delayMs: number }[];
}

/** The bindings of the Worker with such a queue. */
export function holdQueue(): HeldQueue {
  const jobs: HeldQueue['jobs'] = [];
  const keep = (body: QueueJob, seconds = 0) => {
    if (body.task === 'webhook') jobs.push({ job: body, delayMs: seconds * 1000 });
  };
  const held = {
    send: async (body: QueueJob, options?: QueueSendOptions) => keep(body, options?.delaySeconds),
    sendBatch: async (messages: Iterable<MessageSendRequest<QueueJob>>) => {
      if ([...messages].length > 100) throw new Error('a queue takes 100 messages at once');
      for (const { body, delaySeconds } of messages) keep(body, delaySeconds);
    },
  };
  return { env: { ...testEnv, JOBS: held as unknown as Env['JOBS'] }, jobs };
}

/** Delivers a body through the route; its messages are held. */
export async function deliverHeld(
  { env }: HeldQueue,
  { workspace, platform }: Scene,
  payload: unknown,
): Promise<number> {
  const { body, headers } = await signed(platform, payload);
  const context = createExecutionContext();
  const request = new Request(`https://strata.test/webhooks/${platform.name}/${workspace.id}`, {
    method: 'POST',
    headers,
    body,
  });
  const response = await worker.fetch(request as never, env, context);
  await response.text();
  await waitOnExecutionContext(context);
  return response.status;
}

/** Long enough for whatever settles. */
const SETTLED_MS = 2_000;
/** Messages that a test works off at most: more would be a loop. */
const MESSAGES_MAX = 500;

/** Works off one message, `laterMs` from now. */
export const work = (
  { env }: HeldQueue,
  job: LaneJob,
  { laterMs = SETTLED_MS }: { laterMs?: number } = {},
): Promise<void> => runLane(env, job, { now: () => Date.now() + laterMs });

/** Works off what is held and what comes of it, letting time pass where a message waits for it; up to `untilMs` from now. */
export async function workAll(
  held: HeldQueue,
  { untilMs = SETTLED_MS }: { untilMs?: number } = {},
): Promise<void> {
  let laterMs = SETTLED_MS;
  for (let n = 0; n < MESSAGES_MAX; n++) {
    const next = held.jobs.shift();
    if (next === undefined) return;
    // Of a message that comes later than the test looks, another test may tell.
    if (laterMs + next.delayMs > Math.max(untilMs, SETTLED_MS + 1_000)) continue;
    if (next.delayMs > 1_000) laterMs += next.delayMs;
    await work(held, next.job, { laterMs });
  }
  throw new Error('the messages do not end');
}

/** A delivery as it is listed. */
export interface ListedDelivery {
  readonly id: string;
  readonly direction: string;
  readonly status: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly turn_id: string | null;
  readonly conversation_id: string | null;
  readonly next_try_at: string | null;
}

/** The deliveries of a workspace, newest first. */
export const deliveriesOf = async (
  workspace: TestWorkspace,
  query = '',
): Promise<readonly ListedDelivery[]> =>
  (
    await workspace.call<{ data: ListedDelivery[] }>(
      'GET',
      `/v1/webhooks/deliveries?limit=200${query === '' ? '' : `&${query}`}`,
    )
  ).body.data;

/** Delivers bodies one after the other, each worked off before the next, and sees that none is parked. */
export async function deliverInTurn(scene: Scene, payloads: readonly unknown[]): Promise<void> {
  const held = holdQueue();
  for (const payload of payloads) {
    expect(await deliverHeld(held, scene, payload)).toBe(200);
    await workAll(held);
  }
  expect(await deliveriesOf(scene.workspace, 'status=parked')).toEqual([]);
}

/** A conversation as it is listed. */
export interface ListedConversation {
  readonly id: string;
  readonly chat_id: string;
  readonly user_id: string | null;
  readonly shared: boolean;
}

/** The conversations of a workspace, by the id of their chat. */
export async function conversationsOf(
  workspace: TestWorkspace,
): Promise<ReadonlyMap<string, ListedConversation>> {
  const { body } = await workspace.call<{ data: ListedConversation[] }>('GET', '/v1/conversations?limit=200');
  return new Map(body.data.map((each) => [each.chat_id, each]));
}

/** What `look` finds, as soon as it finds something. */
export async function eventually<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`never: ${what}`);
}
