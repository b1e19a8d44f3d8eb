/**
 * Time, D1 rows and D1 round trips of a search, one for the commonest words, a turn, one that changes memory, a reply and an
 * ingest as the store grows, each beside a bare baseline of the same run (a Durable Object call plus one D1 insert): `npm run bench [-- --sizes 1000,10000] [--seed N] [--rounds N] [--json]`;
 * `--statements` tells what each statement of theirs costs;
 * of more than ten thousand events most are written into the files (`bulk/filled-service.ts`), and with `--users N` they are those of so many users;
 * and a burst of webhooks (`webhooks.ts`), which `--only webhooks` runs alone. `--store object` keeps the workspace in the SQLite of an object
 * instead of D1 (`stores/object-store.ts`), and `--only stores` times one round trip to either. Each of these runs something else instead:
 * `--reach`, turns of a user with a thousand conversations (`reach.ts`); `--cold`, what a cold isolate costs (`cold.ts`); `--distance MS,MS`,
 * what a database far away costs (`distance.ts`); `--profile`, where the time of a turn goes (`profile.ts`); `--concurrent`, 64 conversations at once (`concurrent.ts`);
 * `--peers`, other memories on the same data (`peers/measure-peers.ts`; `--only NAME+NAME` runs some).
 *
 * Prompts have a conversation of their own: see `prompts.ts`. All other events lie in one conversation, the hardest case for search. Measured calls and baseline calls alternate, so that a
 * noisy machine disturbs both alike. Rows are counted around a few more calls, which are not timed.
 */
import { join } from 'node:path';
import { CommandFailure, runCommand } from '../../src/cli/failure.ts';
import { INGEST_MAX_MESSAGES } from '../../src/memory/limits.ts';
import {
  type Client,
  createClient,
  type IngestAnswer,
  type SearchAnswer,
  type TurnAnswer,
} from '../support/commands/client.ts';
import { type Service, startService } from '../support/commands/open-service.ts';
import { parseCount, parseOptions } from '../support/commands/options.ts';
import { createProgress } from '../support/commands/progress.ts';
import { startFilled } from './bulk/filled-service.ts';
import { COLD_ROUNDS, measureCold, renderCold } from './cold.ts';
import { CONCURRENT_ROUNDS, measureConcurrent, renderConcurrent } from './concurrent.ts';
import {
  DISTANCE_ROUNDS,
  measureDistance,
  parseDistances,
  renderDistance,
  withChatModel,
} from './distance.ts';
import { measurePeers, PEERS_EVENTS, PEERS_ROUNDS, renderPeerFigures } from './peers/measure-peers.ts';
import { measureProfile, PROFILE_EVENTS, PROFILE_ROUNDS, renderProfile } from './profile.ts';
import { measurePrompts } from './prompts.ts';
import { measureReach, REACH_EVENTS, renderReach } from './reach.ts';
import type { MeteredStatement } from './row-meter.ts';
import { renderStatements } from './statements.ts';
import { quantile, type Rows, summarise } from './statistics.ts';
import { createTextSource, type TextSource } from './synthetic-text.ts';
import { type BenchResult, renderResult, type SizeResult } from './table.ts';
import { BURST_VARIABLES, measureBurst, renderBurst } from './webhooks.ts';

const CONFIG = join(import.meta.dirname, 'wrangler.toml');
const DEFAULT_SIZES = '1000,10000';
const DEFAULT_SEED = 20_260_301;
const DEFAULT_ROUNDS = 30;
/** Calls whose rows are counted, per operation and size. */
const COUNTED_ROUNDS = 3;
/** Time for what an answer leaves to the background, such as its trace; the service is idle otherwise. */
const BACKGROUND_MS = 150;
/** Calls before the first timed one, which pay for compilation and cold caches. */
const WARM_UP_ROUNDS = 5;
/** Timing of one size stops after this, with the rounds it has. */
const MEASURE_MAX_MS = 45_000;
/** One measured ingest: a handful of messages, as an adapter would send them. */
const INGEST_MESSAGES = 10;
/** A round stores two turns, a reply and an ingest. */
const EVENTS_PER_ROUND = 3 + INGEST_MESSAGES;
/** Where the user moves to, again and again: each time one value takes the place of another. */
const PLACES = ['Porto', 'Faro', 'Braga', 'Lagos', 'Oslo', 'Bergen', 'Turin', 'Genoa', 'Gdansk', 'Lublin'];
const SEARCH_TOP_K = 10;
/** Between the messages of the history; those of a measured ingest come in as they are said, behind the turns before. */
const HISTORY_INTERVAL_MS = 60_000;
const SAID_INTERVAL_MS = 1;
const USER = 'bench-user';
const CHAT = 'bench-chat';

/** Events up to which a store is filled by the API, in a minute. */
const FILLED_BY_API_MAX = 10_000;

/** The conversation under test and how many events it holds. */
interface Subject {
  readonly client: Client;
  readonly text: TextSource;
  conversationId: string;
  events: number;
  /** What each statement costs is printed as well. */
  readonly tells: boolean;
}

const OPERATIONS = ['search', 'common search', 'turn', 'learning turn', 'reply', 'ingest'] as const;
type Operation = (typeof OPERATIONS)[number];
/** Milliseconds of the timed calls. */
type Times = Record<Operation | 'baseline', number[]>;
const createTimes = (): Times => ({
  baseline: [],
  search: [],
  'common search': [],
  turn: [],
  'learning turn': [],
  reply: [],
  ingest: [],
});

async function main(): Promise<void> {
  const { values } = parseOptions({
    options: {
      sizes: { type: 'string' },
      seed: { type: 'string', default: String(DEFAULT_SEED) },
      rounds: { type: 'string' },
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
      reach: { type: 'boolean', default: false },
      store: { type: 'string', default: 'd1' },
      cold: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      distance: { type: 'string' },
      concurrent: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      packages: { type: 'string' },
      users: { type: 'string', default: '1' },
      statements: { type: 'boolean', default: false },
    },
  });
  const listed = values.sizes ?? (values.reach ? String(REACH_EVENTS) : DEFAULT_SIZES);
  const sizes = listed.split(',').map((size) => parseCount('--sizes', size, 1));
  const seed = parseCount('--seed', values.seed, 0);
  const roundsOr = (standard: number) => parseCount('--rounds', values.rounds ?? String(standard), 1);
  const print = <T>(result: T, render: (result: T) => string) =>
    console.log(values.json ? JSON.stringify(result) : render(result));
  console.error(`seed ${seed}`);
  if (values.peers) {
    const events = values.sizes === undefined ? PEERS_EVENTS : Math.max(...sizes);
    const peers = await measurePeers(seed, events, roundsOr(PEERS_ROUNDS), values);
    return print(peers, renderPeerFigures);
  }
  if (values.only !== undefined && !['webhooks', 'stores'].includes(values.only))
    throw new CommandFailure(
      'invalid_setting',
      `--only: expected webhooks or stores, found "${values.only}"`,
    );
  if (values.store !== 'd1' && values.store !== 'object')
    throw new CommandFailure('invalid_setting', `--store: expected d1 or object, found "${values.store}"`);
  if (values.cold) return print(await measureCold(seed, roundsOr(COLD_ROUNDS)), renderCold);
  if (values.profile) {
    const events = values.sizes === undefined ? PROFILE_EVENTS : Math.max(...sizes);
    return print(await measureProfile(seed, events, roundsOr(PROFILE_ROUNDS)), renderProfile);
  }
  if (values.distance !== undefined) {
    const delays = parseDistances(values.distance);
    const measure = (service: Service) => measureDistance(service, seed, delays, roundsOr(DISTANCE_ROUNDS));
    return print(await withChatModel((vars) => withService(vars, measure)), renderDistance);
  }
  if (values.concurrent) {
    const measure = (service: Service) =>
      measureConcurrent(createClient(service), seed, roundsOr(CONCURRENT_ROUNDS));
    return print(await withService({}, measure), renderConcurrent);
  }
  if (values.reach) {
    const measure = (service: Service) =>
      measureReach(createClient(service), seed, Math.max(...sizes), roundsOr(DEFAULT_ROUNDS));
    return print(await withService({}, measure), renderReach);
  }
  if (values.only === 'stores') {
    const measure = (service: Service) => measureStores(createClient(service), roundsOr(DEFAULT_ROUNDS));
    return print(await withService({}, measure), renderStores);
  }
  const users = parseCount('--users', values.users, 1);
  const isLarge = (size: number) => values.store === 'd1' && size > FILLED_BY_API_MAX;
  await withService({ ...BURST_VARIABLES, BENCH_STORE: values.store }, async (service) => {
    const client = createClient(service);
    const rounds = roundsOr(DEFAULT_ROUNDS);
    const small = sizes.filter((size) => !isLarge(size));
    const ran = values.only === undefined ? await run(client, seed, small, rounds, values.statements) : null;
    const large: SizeResult[] = [];
    if (ran !== null)
      for (const size of sizes.filter(isLarge))
        large.push(await measureFilled(seed, size, users, rounds, values.statements));
    const sized = ran && { ...ran, sizes: [...ran.sizes, ...large] };
    const burst = await measureBurst(client, service, seed);
    const lines = [...(sized === null ? [] : [renderResult(sized), '']), renderBurst(burst)];
    print({ ...sized, burst }, () => lines.join('\n'));
  });
}

/** Runs something against a service of its own. */
async function withService<T>(
  vars: Readonly<Record<string, string>>,
  run: (service: Service) => Promise<T>,
): Promise<T> {
  const service = await startService({ config: CONFIG, vars });
  try {
    return await run(service);
  } finally {
    await service.stop();
  }
}

async function run(
  client: Client,
  seed: number,
  sizes: readonly number[],
  rounds: number,
  tells: boolean,
): Promise<BenchResult> {
  const text = createTextSource(seed);
  const { id } = await client.request<{ id: string }>('POST', '/v1/conversations', {
    body: { chat_id: CHAT, user_id: USER },
  });
  const subject: Subject = { client, text, conversationId: id, events: 0, tells };
  for (let i = 0; i < WARM_UP_ROUNDS; i++) await timeRound(subject, createTimes());
  const results: SizeResult[] = [];
  for (const size of sizes.toSorted((a, b) => a - b)) results.push(await measureSize(subject, size, rounds));
  const prompts = await measurePrompts(client, text);
  return { seed, ingest_messages: INGEST_MESSAGES, sizes: results, prompts };
}

/** The same at a size that no import reaches, in a service of its own; what is measured comes in by the API as ever. */
async function measureFilled(
  seed: number,
  size: number,
  users: number,
  rounds: number,
  tells: boolean,
): Promise<SizeResult> {
  const text = createTextSource(seed);
  const measured = (WARM_UP_ROUNDS + rounds + COUNTED_ROUNDS) * EVENTS_PER_ROUND;
  const subject = { userId: USER, chatId: CHAT };
  const filled = await startFilled(CONFIG, subject, text, size - measured, users);
  const { service, conversationId, events, seconds } = filled;
  try {
    const one: Subject = { client: createClient(service), text, conversationId, events, tells };
    for (let i = 0; i < WARM_UP_ROUNDS; i++) await timeRound(one, createTimes());
    const result = await measureSize(one, 0, rounds);
    return { ...result, events: size, fill: { messages: size - measured, seconds } };
  } finally {
    await service.stop();
  }
}

/** Fills the conversation so that it holds `size` events when the measurement ends. */
async function measureSize(subject: Subject, size: number, rounds: number): Promise<SizeResult> {
  const fill = await fillTo(subject, size - (rounds + COUNTED_ROUNDS) * EVENTS_PER_ROUND);
  const progress = createProgress(`measure at ${size}`, rounds);
  const times = createTimes();
  const startedAt = performance.now();
  for (let i = 0; i < rounds && performance.now() - startedAt < MEASURE_MAX_MS; i++) {
    await timeRound(subject, times);
    progress.advance();
  }
  progress.end();
  const statements: Record<string, MeteredStatement[][]> = {};
  const rows = await countRows(subject, statements);
  if (subject.tells) console.log(renderStatements(subject.events, statements));
  const baselineMs = quantile(times.baseline, 0.5) ?? Number.NaN;
  const figures = (name: keyof Times) => summarise(times[name], rows[name], baselineMs);
  return {
    events: subject.events,
    fill,
    baseline: figures('baseline'),
    operations: Object.fromEntries(OPERATIONS.map((name) => [name, figures(name)])),
  };
}

async function fillTo(subject: Subject, events: number): Promise<SizeResult['fill']> {
  const missing = Math.max(0, events - subject.events);
  const progress = createProgress(`fill to ${events}`, missing);
  const startedAt = performance.now();
  for (let left = missing; left > 0; ) {
    const count = Math.min(left, INGEST_MAX_MESSAGES);
    await ingest(subject, count, HISTORY_INTERVAL_MS);
    progress.advance(count);
    left -= count;
  }
  progress.end();
  return { messages: missing, seconds: (performance.now() - startedAt) / 1000 };
}

/** Every operation once, each after a baseline call. */
async function timeRound(subject: Subject, times: Times): Promise<void> {
  const time = async <T>(name: keyof Times, call: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const answer = await call();
    times[name].push(performance.now() - startedAt);
    return answer;
  };
  const compare = async <T>(name: Operation, call: () => Promise<T>): Promise<T> => {
    await time('baseline', () => baseline(subject));
    return time(name, call);
  };
  await compare('search', () => search(subject, subject.text.question()));
  await compare('common search', () => search(subject, subject.text.commonQuestion()));
  await compare('learning turn', () => learningTurn(subject));
  const { turn_id } = await compare('turn', () => turn(subject));
  await compare('reply', () => reply(subject, turn_id));
  await compare('ingest', () => ingest(subject, INGEST_MESSAGES));
}

async function baseline({ client, text }: Subject): Promise<Rows> {
  const rows = await client.request<{ rows_read: number; rows_written: number }>('POST', '/bench/baseline', {
    body: { content: text.message() },
  });
  return { read: rows.rows_read, written: rows.rows_written, read_trips: 0, write_trips: 1 };
}

const search = ({ client, conversationId }: Subject, query: string): Promise<SearchAnswer> =>
  client.request('POST', '/v1/search', {
    body: {
      query,
      user_id: USER,
      conversation_id: conversationId,
      sources: ['events'],
      top_k: SEARCH_TOP_K,
    },
  });

const turn = (subject: Subject): Promise<TurnAnswer> => say(subject, subject.text.message());

/** A turn whose message changes a value and states a preference. */
const learningTurn = (subject: Subject): Promise<TurnAnswer> => {
  const place = PLACES[subject.events % PLACES.length];
  return say(subject, `I moved to ${place}. I like tea from ${place}. ${subject.text.message()}`);
};

async function say(subject: Subject, content: string): Promise<TurnAnswer> {
  const { client, conversationId } = subject;
  const answer = await client.request<TurnAnswer>('POST', `/v1/conversations/${conversationId}/turns`, {
    body: { user_id: USER, content },
  });
  subject.events += 1;
  return answer;
}

async function reply(subject: Subject, turnId: string): Promise<void> {
  const { client, text, conversationId } = subject;
  await client.request('POST', `/v1/conversations/${conversationId}/turns/${turnId}/reply`, {
    body: { content: text.message() },
  });
  subject.events += 1;
}

async function ingest(subject: Subject, count: number, intervalMs = SAID_INTERVAL_MS): Promise<IngestAnswer> {
  const { client, text } = subject;
  const startAt = Date.now() - count * intervalMs;
  const messages = Array.from({ length: count }, (_, i) => ({
    role: i % 2 === 0 ? 'user' : 'assistant',
    content: text.message(),
    occurred_at: new Date(startAt + i * intervalMs).toISOString(),
    external_id: `bench-${subject.events + i}`,
    ...(i % 2 === 0 ? { user_id: USER } : {}),
  }));
  const answer = await client.request<IngestAnswer>('POST', '/v1/ingest', {
    body: { conversation: { chat_id: CHAT, user_id: USER }, messages },
  });
  if (answer.accepted !== count)
    throw new CommandFailure('server_failed', `ingest accepted ${answer.accepted} of ${count} messages`);
  subject.events += count;
  return answer;
}

/** Rows of a few calls of each kind, with what they leave to the background. */
async function countRows(
  subject: Subject,
  statements: Record<string, MeteredStatement[][]>,
): Promise<Record<keyof Times, Rows[]>> {
  const rows: Record<keyof Times, Rows[]> = {
    baseline: [],
    search: [],
    'common search': [],
    turn: [],
    'learning turn': [],
    reply: [],
    ingest: [],
  };
  const count = async <T>(name: Operation, call: () => Promise<T>): Promise<T> => {
    await takeRows(subject);
    const answer = await call();
    await new Promise((resolve) => setTimeout(resolve, BACKGROUND_MS));
    const ran = await subject.client.request<MeteredStatement[]>('POST', '/bench/statements');
    statements[name] = [...(statements[name] ?? []), ran];
    rows[name].push(await takeRows(subject));
    return answer;
  };
  for (let i = 0; i < COUNTED_ROUNDS; i++) {
    rows.baseline.push(await baseline(subject));
    await count('search', () => search(subject, subject.text.question()));
    await count('common search', () => search(subject, subject.text.commonQuestion()));
    await count('learning turn', () => learningTurn(subject));
    const { turn_id } = await count('turn', () => turn(subject));
    await count('reply', () => reply(subject, turn_id));
    await count('ingest', () => ingest(subject, INGEST_MESSAGES));
  }
  return rows;
}

/** Milliseconds of round trips, by store and kind. */
type StoreTimes = Readonly<Record<string, Readonly<Record<'read' | 'write', readonly number[]>>>>;

const measureStores = (client: Client, rounds: number): Promise<StoreTimes> =>
  client.request('POST', '/bench/stores', { body: { rounds } });

const renderStores = (stores: StoreTimes): string =>
  Object.entries(stores)
    .flatMap(([store, times]) =>
      (['read', 'write'] as const).map((kind) => {
        const [median, p95] = [0.5, 0.95].map((share) => (quantile(times[kind], share) ?? 0).toFixed(1));
        return `${store.padEnd(7)} ${kind.padEnd(6)} ${median} ms (median), ${p95} ms (p95)`;
      }),
    )
    .join('\n');

const takeRows = ({ client }: Subject): Promise<Rows> => client.request('POST', '/bench/rows');

await runCommand(main);
