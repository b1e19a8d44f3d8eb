/**
 * What distance to the database costs: `npm run bench -- --distance 20,80`. Each D1 trip takes so many milliseconds longer, as from another
 * region; the wall time of a call then tells how many of its trips come one after the other. Calls at each distance alternate with
 * calls at none, which pay for the same processor.
 */

import { type Client, createClient } from '../support/commands/client.ts';
import type { Service } from '../support/commands/open-service.ts';
import { parseCount } from '../support/commands/options.ts';
import { createProgress } from '../support/commands/progress.ts';
import { startOpenAiServer } from '../support/models/openai-server.ts';
import type { Trip } from './row-meter.ts';
import { quantile } from './statistics.ts';
import { createTextSource } from './synthetic-text.ts';

export const DISTANCE_ROUNDS = 6;
const WARM_UP_ROUNDS = 2;
const USER = 'distance-user';
const HISTORY_MESSAGES = 200;
const MESSAGE_INTERVAL_MS = 60_000;
/** What a call may take beside its trips. */
const ALLOWED_MS = 40;
/** Until what an answer leaves to the background is over, which is no part of the next call. */
const BACKGROUND_MS = 150;
const BACKGROUND_TRIPS = 4;
const PLACES = ['Porto', 'Faro', 'Braga', 'Lagos', 'Oslo'];

const OPERATIONS = [
  'turn',
  'learning turn',
  'new conversation',
  'search',
  'reply',
  'chat completion',
] as const;
type Operation = (typeof OPERATIONS)[number];

/** Medians at one distance; trips are those begun before the answer, `in_a_row` those of them that waited for one another. */
export interface DistanceFigures {
  readonly delay_ms: number;
  readonly wall_ms: number;
  readonly trips: number;
  readonly in_a_row: number;
  /** Beyond the trips and what the same call took at no distance. */
  readonly beyond_ms: number;
}

export interface DistanceResult {
  readonly seed: number;
  readonly rounds: number;
  readonly operations: readonly { readonly name: Operation; readonly figures: readonly DistanceFigures[] }[];
}

/** A model that answers at once: what a chat completion takes beside it is Strata's. */
export async function withChatModel<T>(run: (vars: Record<string, string>) => Promise<T>): Promise<T> {
  const model = await startOpenAiServer(() => ({ says: 'Well said.' }));
  try {
    return await run({ CHAT_MODEL: 'openai:local', CHAT_MODEL_URL: model.url });
  } finally {
    await model.close();
  }
}

/** Milliseconds, parted by commas. */
export const parseDistances = (text: string): number[] =>
  text.split(',').map((one) => parseCount('--distance', one, 1));

interface Measured {
  readonly ms: number;
  readonly trips: number;
  readonly inARow: number;
}

/** Measures every operation at no distance and at each of these. */
export async function measureDistance(
  service: Service,
  seed: number,
  delays: readonly number[],
  rounds: number,
): Promise<DistanceResult> {
  const client = createClient(service);
  const operations = await prepare(client, seed);
  const all = [0, ...delays];
  const measured = Object.fromEntries(
    OPERATIONS.map((name) => [name, new Map(all.map((delay) => [delay, [] as Measured[]]))]),
  ) as Record<Operation, Map<number, Measured[]>>;
  const progress = createProgress('distance', rounds);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const delay of all) {
      await client.request('POST', '/bench/distance', { body: { ms: delay } });
      for (const name of OPERATIONS) {
        const one = await measureOne(client, operations[name], delay);
        if (round >= 0) measured[name].get(delay)?.push(one);
      }
    }
    if (round >= 0) progress.advance();
  }
  progress.end();
  return {
    seed,
    rounds,
    operations: OPERATIONS.map((name) => ({ name, figures: figuresOf(measured[name]) })),
  };
}

/** The calls of each operation; what one needs before it is made outside of what is timed. */
type Operations = Readonly<Record<Operation, () => Promise<() => Promise<unknown>>>>;

async function prepare(client: Client, seed: number): Promise<Operations> {
  const text = createTextSource(seed);
  const conversation = { chat_id: 'distance', user_id: USER };
  const { id } = await client.call('POST /v1/conversations', { body: conversation });
  const startAt = Date.now() - HISTORY_MESSAGES * MESSAGE_INTERVAL_MS;
  const messages = Array.from({ length: HISTORY_MESSAGES }, (_, i) => ({
    role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: text.message(),
    occurred_at: new Date(startAt + i * MESSAGE_INTERVAL_MS).toISOString(),
    external_id: `distance-${i}`,
    ...(i % 2 === 0 ? { user_id: USER } : {}),
  }));
  await client.call('POST /v1/ingest', { body: { conversation, messages } });
  let calls = 0;
  const say = (content: string, into = id) =>
    client.call('POST /v1/conversations/{id}/turns', {
      path: { id: into },
      body: { user_id: USER, content },
    });
  return {
    turn: async () => () => say(text.message()),
    'learning turn': async () => () => {
      const place = PLACES[calls++ % PLACES.length];
      return say(`I moved to ${place}. I like tea from ${place}. ${text.message()}`);
    },
    'new conversation': async () => {
      const body = { chat_id: `distance-${calls++}`, user_id: USER };
      const { id: opened } = await client.call('POST /v1/conversations', { body });
      return () => say(text.question(), opened);
    },
    search: async () => () =>
      client.call('POST /v1/search', {
        body: { query: text.question(), user_id: USER, sources: ['events'] },
      }),
    reply: async () => {
      const { turn_id } = await say(text.message());
      return () =>
        client.call('POST /v1/conversations/{id}/turns/{turn_id}/reply', {
          path: { id, turn_id },
          body: { content: text.message() },
        });
    },
    'chat completion': async () => () =>
      client.request('POST', '/v1/chat/completions', {
        body: { model: 'strata', user: USER, messages: [{ role: 'user', content: text.message() }] },
      }),
  };
}

async function measureOne(client: Client, prepared: Operations[Operation], delay: number): Promise<Measured> {
  const call = await prepared();
  await new Promise((resolve) => setTimeout(resolve, BACKGROUND_MS + BACKGROUND_TRIPS * delay));
  await client.request('POST', '/bench/trips');
  const startedAt = performance.now();
  await call();
  const ms = performance.now() - startedAt;
  const answeredAt = Date.now();
  await new Promise((resolve) => setTimeout(resolve, BACKGROUND_MS + BACKGROUND_TRIPS * delay));
  const trips = await client.request<Trip[]>('POST', '/bench/trips');
  // What begins so late cannot have ended before the answer, and is no part of it.
  const before = trips.filter(({ from }) => from + delay <= answeredAt);
  return { ms, trips: before.length, inARow: longestRow(before) };
}

/** The most trips of which each began when the one before it had ended. */
export function longestRow(trips: readonly Trip[]): number {
  let [count, end] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of trips.toSorted((a, b) => a.to - b.to))
    if (from >= end) [count, end] = [count + 1, to];
  return count;
}

function figuresOf(measured: ReadonlyMap<number, readonly Measured[]>): DistanceFigures[] {
  const median = (delay: number, name: keyof Measured) =>
    quantile(
      (measured.get(delay) ?? []).map((one) => one[name]),
      0.5,
    ) ?? Number.NaN;
  const near = median(0, 'ms');
  // At no distance trips are too short to tell which waited for which.
  const farthest = Math.max(...measured.keys());
  const inARow = median(farthest, 'inARow');
  return [...measured.keys()].map((delay) => ({
    delay_ms: delay,
    wall_ms: median(delay, 'ms'),
    trips: median(delay, 'trips'),
    in_a_row: inARow,
    beyond_ms: median(delay, 'ms') - near - inARow * delay,
  }));
}

const LABEL_CHARS = 18;
const CELL_CHARS = 12;

/** The lines that `npm run bench -- --distance` prints. */
export function renderDistance({ seed, rounds, operations }: DistanceResult): string {
  const row = (label: string, cells: readonly string[]) =>
    [label.padEnd(LABEL_CHARS), ...cells.map((cell) => cell.padStart(CELL_CHARS))].join(' ');
  return [
    `each D1 trip so much longer, as from another region; medians of ${rounds}`,
    row('', ['trip +ms', 'wall ms', 'trips', 'in a row', 'beyond ms']),
    ...operations.flatMap(({ name, figures }) =>
      figures.map(({ delay_ms, wall_ms, trips, in_a_row, beyond_ms }) =>
        row(name, [
          String(delay_ms),
          wall_ms.toFixed(0),
          String(trips),
          String(in_a_row),
          `${beyond_ms.toFixed(0)}${beyond_ms > ALLOWED_MS ? ' !' : ''}`,
        ]),
      ),
    ),
    `beyond: wall time beside the trips in a row and what the call takes at no distance; more than ${ALLOWED_MS} ms are marked`,
    `seed ${seed}`,
  ].join('\n');
}
