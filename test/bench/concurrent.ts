/**
 * Many conversations at once: `npm run bench -- --concurrent [--rounds N]`. Each client takes turns in a conversation of its own, one
 * after the other, beside as many clients of the bare baseline in the same run; afterwards every conversation must hold exactly what
 * was said in it, in order. Bounded in turns and in time, and on this machine alone.
 */
import { CommandFailure } from '../../src/cli/failure.ts';
import type { Client } from '../support/commands/client.ts';
import { createProgress } from '../support/commands/progress.ts';
import { quantile } from './statistics.ts';
import { createTextSource } from './synthetic-text.ts';

export const CONCURRENT_ROUNDS = 4;
const CONVERSATIONS = 64;
/** Rounds that are not counted: the first pay for compilation and for objects that start. */
const WARM_UP_ROUNDS = 1;
/** Baseline calls of a client for each of its turns: they are much shorter. */
const BASELINE_CALLS = 10;
/** No client begins another call after this. */
const MEASURE_MAX_MS = 120_000;
const PAGE = 200;

/** Calls of one kind by all clients together. */
export interface LoadFigures {
  readonly calls: number;
  readonly a_second: number;
  readonly median_ms: number;
  readonly p99_ms: number;
}

export interface ConcurrentResult {
  readonly seed: number;
  readonly conversations: number;
  readonly baseline: LoadFigures;
  readonly turns: LoadFigures;
  /** One client alone, in the same run. */
  readonly alone: LoadFigures;
  /** Messages that were looked for, and found in their places. */
  readonly kept: number;
}

/** Runs both loads, and fails when anything is lost, twice or in the wrong order. */
export async function measureConcurrent(
  client: Client,
  seed: number,
  rounds: number,
): Promise<ConcurrentResult> {
  const text = createTextSource(seed);
  const clients = await Promise.all(
    Array.from({ length: CONVERSATIONS }, async (_, i) => {
      const user_id = `concurrent-${i}`;
      const { id } = await client.call('POST /v1/conversations', { body: { chat_id: user_id, user_id } });
      return { id, user_id, said: [] as string[] };
    }),
  );
  const say = async (one: (typeof clients)[number]) => {
    const content = text.message();
    one.said.push(content);
    await client.call('POST /v1/conversations/{id}/turns', {
      path: { id: one.id },
      body: { user_id: one.user_id, content },
    });
  };
  const insert = () => client.request('POST', '/bench/baseline', { body: { content: text.message() } });
  const progress = createProgress('turns', CONVERSATIONS * rounds);
  await load(clients, WARM_UP_ROUNDS, say);
  const baseline = await load(clients, rounds * BASELINE_CALLS, insert);
  const turns = await load(clients, rounds, async (one) => {
    await say(one);
    progress.advance();
  });
  const alone = await load(clients.slice(0, 1), rounds, say);
  progress.end();
  for (const one of clients) await checkKept(client, one);
  const kept = clients.reduce((sum, { said }) => sum + said.length, 0);
  return { seed, conversations: CONVERSATIONS, baseline, turns, alone, kept };
}

/** Every client makes so many calls, one after the other, beside all others. */
async function load<T>(
  clients: readonly T[],
  calls: number,
  call: (one: T) => Promise<unknown>,
): Promise<LoadFigures> {
  const times: number[] = [];
  const startedAt = performance.now();
  const run = async (one: T) => {
    for (let i = 0; i < calls && performance.now() - startedAt < MEASURE_MAX_MS; i++) {
      const at = performance.now();
      await call(one);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(clients.map(run));
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    calls: times.length,
    a_second: times.length / seconds,
    median_ms: quantile(times, 0.5) ?? Number.NaN,
    p99_ms: quantile(times, 0.99) ?? Number.NaN,
  };
}

async function checkKept(
  client: Client,
  { id, said }: { id: string; said: readonly string[] },
): Promise<void> {
  const { data } = await client.call('GET /v1/conversations/{id}/events', {
    path: { id },
    query: { limit: PAGE },
  });
  const found = data.map(({ content }) => content);
  if (JSON.stringify(found) !== JSON.stringify(said))
    throw new CommandFailure(
      'server_failed',
      `${id} holds ${found.length} of ${said.length} messages, or in another order`,
    );
}

const LABEL_CHARS = 22;
const CELL_CHARS = 11;

/** The lines that `npm run bench -- --concurrent` prints. */
export function renderConcurrent({
  seed,
  conversations,
  baseline,
  turns,
  alone,
  kept,
}: ConcurrentResult): string {
  const row = (label: string, cells: readonly string[]) =>
    [label.padEnd(LABEL_CHARS), ...cells.map((cell) => cell.padStart(CELL_CHARS))].join(' ');
  const figures = (label: string, { calls, a_second, median_ms, p99_ms }: LoadFigures) =>
    row(label, [String(calls), a_second.toFixed(1), median_ms.toFixed(0), p99_ms.toFixed(0)]);
  return [
    `${conversations} conversations at once:`,
    row('', ['calls', 'a second', 'median ms', 'p99 ms']),
    figures('baseline', baseline),
    figures('turns', turns),
    figures('turns of one alone', alone),
    `the baseline takes ${(baseline.a_second / turns.a_second).toFixed(1)} times as many a second; ` +
      `all together take ${(turns.a_second / alone.a_second).toFixed(1)} times what one alone does`,
    `all ${kept} messages are there, each conversation's in its order`,
    `seed ${seed}`,
  ].join('\n');
}
