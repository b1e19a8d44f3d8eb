/**
 * A burst of deliveries of a messaging platform: how long each waits for its acknowledgement, beside the bare baseline under the
 * same load, and whether every chat holds exactly its messages afterwards, in order. A fifth of them come twice, neighbours
 * overtake each other.
 */
import { CommandFailure } from '../../src/cli/failure.ts';
import type { Client } from '../support/commands/client.ts';
import type { Service } from '../support/commands/open-service.ts';
import { createProgress } from '../support/commands/progress.ts';
import { makeBurst } from '../support/platforms/bursts.ts';
import { PLATFORMS } from '../support/platforms/platforms.ts';
import { random } from '../support/random.ts';
import { quantile } from './statistics.ts';

const DELIVERIES = 500;
const CHATS = 50;
const DUPLICATES = 0.2;
/** Deliveries under way at once. */
const SENDERS = 10;
/** Time for the queue to work all of it off. */
const SETTLE_MAX_MS = 180_000;
const POLL_MS = 500;
const PAGE = 200;

/** What the Worker of the benchmark needs: a key that seals. */
export const BURST_VARIABLES = { SECRETS_KEY: btoa('b'.repeat(32)) };

/** Times of a burst, in milliseconds; `ratio` is the p95 of an acknowledgement over the p95 of the baseline. */
export interface BurstFigures {
  readonly deliveries: number;
  readonly chats: number;
  readonly median_ms: number;
  readonly p95_ms: number;
  readonly baseline_p95_ms: number;
  readonly ratio: number;
  /** Until the last event was stored, from the last acknowledgement. */
  readonly settled_ms: number;
}

/** Delivers a burst, and fails when anything is missing, twice, or in the wrong order. */
export async function measureBurst(client: Client, service: Service, seed: number): Promise<BurstFigures> {
  const { payloads, expected } = makeBurst(DELIVERIES, CHATS, DUPLICATES, random(seed));
  const address = await configure(service);
  const progress = createProgress('burst', payloads.length);
  const times = { ack: [] as number[], baseline: [] as number[] };
  const time = async (name: keyof typeof times, call: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await call();
    times[name].push(performance.now() - startedAt);
  };
  let next = 0;
  const send = async () => {
    for (let i = next++; i < payloads.length; i = next++) {
      const content = JSON.stringify(payloads[i]);
      await time('baseline', () => client.request('POST', '/bench/baseline', { body: { content } }));
      await time('ack', () => deliver(address, content));
      progress.advance();
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  progress.end();
  const acknowledgedAt = performance.now();
  await untilDone(client);
  const settledMs = performance.now() - acknowledgedAt;
  await checkChats(client, expected);
  const p95 = quantile(times.ack, 0.95) ?? Number.NaN;
  const baseline = quantile(times.baseline, 0.95) ?? Number.NaN;
  return {
    deliveries: payloads.length,
    chats: expected.size,
    median_ms: quantile(times.ack, 0.5) ?? Number.NaN,
    p95_ms: p95,
    baseline_p95_ms: baseline,
    ratio: p95 / baseline,
    settled_ms: settledMs,
  };
}

/** Configures the platform, and returns the address that it is to call. */
async function configure({ url, apiKey }: Service): Promise<string> {
  const answer = await fetch(`${url}/v1/webhooks/generic`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...PLATFORMS.generic.config, reply_to: 'none' }),
  });
  if (!answer.ok) throw new CommandFailure('server_failed', `webhook not configured: ${answer.status}`);
  const { url: address } = (await answer.json()) as { url: string };
  return new URL(new URL(address).pathname, url).href;
}

async function deliver(address: string, body: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', ...(await PLATFORMS.generic.sign(body, Date.now())) };
  const answer = await fetch(address, { method: 'POST', headers, body });
  await answer.text();
  if (answer.status !== 200) throw new CommandFailure('server_failed', `not acknowledged: ${answer.status}`);
}

async function untilDone(client: Client): Promise<void> {
  for (const deadline = Date.now() + SETTLE_MAX_MS; Date.now() < deadline; ) {
    const { data } = await client.request<{ data: unknown[] }>(
      'GET',
      '/v1/webhooks/deliveries?status=waiting&limit=1',
    );
    if (data.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new CommandFailure('server_failed', `deliveries still wait after ${SETTLE_MAX_MS} ms`);
}

async function checkChats(client: Client, expected: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const { data } = await client.request<{ data: { id: string; chat_id: string }[] }>(
    'GET',
    `/v1/conversations?limit=${PAGE}`,
  );
  for (const [chatId, texts] of expected) {
    const id = data.find(({ chat_id }) => chat_id === chatId)?.id;
    const events = await client.request<{ data: { content: string }[] }>(
      'GET',
      `/v1/conversations/${id}/events?limit=${PAGE}`,
    );
    const found = events.data.map(({ content }) => content);
    if (JSON.stringify(found) !== JSON.stringify(texts))
      throw new CommandFailure('server_failed', `${chatId} holds ${found.join(' | ')}`);
  }
}

/** The lines that `npm run bench` prints of it. */
export const renderBurst = (burst: BurstFigures): string =>
  [
    `a burst of ${burst.deliveries} webhook deliveries over ${burst.chats} chats, ${DUPLICATES * 100} % of them twice, ${SENDERS} at once:`,
    `acknowledged in ${burst.median_ms.toFixed(1)} ms (median), ${burst.p95_ms.toFixed(1)} ms (p95), ` +
      `${burst.ratio.toFixed(1)} x the baseline's p95 under the same load (${burst.baseline_p95_ms.toFixed(1)} ms);`,
    `every chat complete and in order ${(burst.settled_ms / 1000).toFixed(1)} s after the last acknowledgement`,
  ].join('\n');
