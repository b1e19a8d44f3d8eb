/**
 * What a cold isolate costs: `npm run bench -- --cold [--rounds N]`. A fresh process of the runtime on data that is there starts the Worker
 * as it would be deployed and takes the first turn; beside it, in turn with it, a bare Worker of the same bindings whose first call is an
 * object that inserts a row. What the bare one takes is the runtime's own: the difference is Strata's.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrateAll } from '../../src/cli/local/local-migrations.ts';
import { temporaryStateDir } from '../../src/cli/local/state-folder.ts';
import { DEFAULT_CONFIG } from '../../src/cli/wrangler.ts';
import { createClient } from '../support/commands/client.ts';
import { createProgress } from '../support/commands/progress.ts';
import { bundleWorker, type ColdRuntime, ROOT_SECRET, startCold } from './cold-runtime.ts';
import { quantile } from './statistics.ts';
import { createTextSource } from './synthetic-text.ts';

export const COLD_ROUNDS = 5;
const USER = 'cold-user';
/** What its user has said before: enough that a first turn has something to rank. */
const HISTORY_MESSAGES = 500;
const HISTORY_CALL_MESSAGES = 100;
const MESSAGE_INTERVAL_MS = 60_000;
/** What the fill leaves to the background has ended when the processor does next to nothing for a while; then it is no part of a first turn. */
const SETTLE_MAX_MS = 120_000;
const SETTLE_POLL_MS = 2_000;
const QUIET_CPU_MS = 40;
/** Time for a process that has started to come to rest. */
const REST_MS = 300;
/** What Cloudflare allows: a start-up of one second, 128 MB an isolate. */
const STARTUP_MAX_MS = 1_000;
const HEAP_MAX_MB = 128;

/** Medians of one Worker: milliseconds of wall and of the processor, megabytes of heap. */
export interface ColdFigures {
  readonly start_ms: number;
  readonly start_cpu_ms: number;
  readonly first_ms: number;
  readonly first_cpu_ms: number;
  readonly second_ms: number;
  readonly second_cpu_ms: number;
  readonly heap_mb: number;
}

export interface ColdResult {
  readonly seed: number;
  readonly rounds: number;
  readonly bundle_mb: number;
  readonly bare: ColdFigures;
  readonly strata: ColdFigures;
}

/** A call that a runtime gets first, and another one after it. */
type Calls = (runtime: ColdRuntime, round: number) => readonly (() => Promise<unknown>)[];

/** Fills the data once, and starts both Workers on copies of it, in turn. */
export async function measureCold(seed: number, rounds: number): Promise<ColdResult> {
  const folder = temporaryStateDir();
  const script = await bundleWorker(join(folder, 'bundle'));
  const bareScript = readFileSync(join(import.meta.dirname, 'bare-worker.js'), 'utf8');
  const state = join(folder, 'state');
  const text = createTextSource(seed);
  const { apiKey, conversationId } = await fill(script, state, text);
  const contents = Array.from({ length: rounds }, () => [text.message(), text.question()]);
  const turns: Calls = ({ url }, round) => {
    const client = createClient({ url, apiKey });
    return (contents[round] ?? []).map(
      (content) => () =>
        client.call('POST /v1/conversations/{id}/turns', {
          path: { id: conversationId },
          body: { user_id: USER, content },
        }),
    );
  };
  const inserts: Calls = ({ url }, round) =>
    (contents[round] ?? []).map(
      (content) => async () =>
        (await fetch(url, { method: 'POST', body: JSON.stringify({ content }) })).arrayBuffer(),
    );
  const measured = { bare: [] as ColdFigures[], strata: [] as ColdFigures[] };
  const progress = createProgress('cold', rounds);
  const copy = join(folder, 'copy');
  for (let round = 0; round < rounds; round++) {
    for (const [name, source, calls] of [
      ['bare', bareScript, inserts],
      ['strata', script, turns],
    ] as const) {
      rmSync(copy, { recursive: true, force: true });
      cpSync(state, copy, { recursive: true });
      measured[name].push(await measureOne(source, copy, calls, round));
    }
    progress.advance();
  }
  progress.end();
  return {
    seed,
    rounds,
    bundle_mb: Buffer.byteLength(script) / 2 ** 20,
    bare: mediansOf(measured.bare),
    strata: mediansOf(measured.strata),
  };
}

async function fill(script: string, state: string, text: ReturnType<typeof createTextSource>) {
  const runtime = await startCold(script, state);
  try {
    const bindings = ['ACCOUNT_DB', 'WORKSPACE_DB'];
    const databases = bindings.map(async (binding) => ({ binding, db: await runtime.database(binding) }));
    await migrateAll(await Promise.all(databases), DEFAULT_CONFIG);
    const root = createClient({ url: runtime.url, apiKey: ROOT_SECRET });
    const { api_key: apiKey } = await root.call('POST /v1/workspaces', { body: { name: 'cold' } });
    const client = createClient({ url: runtime.url, apiKey });
    const conversation = { chat_id: 'cold', user_id: USER };
    const { id } = await client.call('POST /v1/conversations', { body: conversation });
    const startAt = Date.now() - HISTORY_MESSAGES * MESSAGE_INTERVAL_MS;
    for (let at = 0; at < HISTORY_MESSAGES; at += HISTORY_CALL_MESSAGES) {
      const messages = Array.from({ length: HISTORY_CALL_MESSAGES }, (_, i) => ({
        role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
        content: text.message(),
        occurred_at: new Date(startAt + (at + i) * MESSAGE_INTERVAL_MS).toISOString(),
        external_id: `cold-${at + i}`,
        ...(i % 2 === 0 ? { user_id: USER } : {}),
      }));
      await client.call('POST /v1/ingest', { body: { conversation, messages } });
    }
    await waitUntilQuiet(runtime);
    return { apiKey, conversationId: id };
  } finally {
    await runtime.stop();
  }
}

async function waitUntilQuiet(runtime: ColdRuntime): Promise<void> {
  for (const giveUpAt = performance.now() + SETTLE_MAX_MS; performance.now() < giveUpAt; ) {
    const before = runtime.cpuMs();
    await delay(SETTLE_POLL_MS);
    if (runtime.cpuMs() - before < QUIET_CPU_MS) return;
  }
}

async function measureOne(source: string, state: string, calls: Calls, round: number): Promise<ColdFigures> {
  const startedAt = performance.now();
  const runtime = await startCold(source, state);
  const start_ms = performance.now() - startedAt;
  try {
    await delay(REST_MS);
    const start_cpu_ms = runtime.cpuMs();
    const timed = async (call: (() => Promise<unknown>) | undefined) => {
      const [cpu, at] = [runtime.cpuMs(), performance.now()];
      await call?.();
      return { ms: performance.now() - at, cpu_ms: runtime.cpuMs() - cpu };
    };
    const [one, two] = calls(runtime, round);
    const first = await timed(one);
    await delay(REST_MS);
    const second = await timed(two);
    const heap_mb = await runtime.heapMb();
    return {
      start_ms,
      start_cpu_ms,
      first_ms: first.ms,
      first_cpu_ms: first.cpu_ms,
      second_ms: second.ms,
      second_cpu_ms: second.cpu_ms,
      heap_mb,
    };
  } finally {
    await runtime.stop();
  }
}

function mediansOf(rounds: readonly ColdFigures[]): ColdFigures {
  const median = (name: keyof ColdFigures) =>
    quantile(
      rounds.map((round) => round[name]),
      0.5,
    ) ?? Number.NaN;
  return {
    start_ms: median('start_ms'),
    start_cpu_ms: median('start_cpu_ms'),
    first_ms: median('first_ms'),
    first_cpu_ms: median('first_cpu_ms'),
    second_ms: median('second_ms'),
    second_cpu_ms: median('second_cpu_ms'),
    heap_mb: median('heap_mb'),
  };
}

const LABEL_CHARS = 28;
const CELL_CHARS = 12;

/** The lines that `npm run bench -- --cold` prints. */
export function renderCold({ seed, rounds, bundle_mb, bare, strata }: ColdResult): string {
  const row = (label: string, cells: readonly string[]) =>
    [label.padEnd(LABEL_CHARS), ...cells.map((cell) => cell.padStart(CELL_CHARS))].join(' ');
  const line = (label: string, name: keyof ColdFigures, unit: string, limit = '') =>
    row(label, [
      `${bare[name].toFixed(1)} ${unit}`,
      `${strata[name].toFixed(1)} ${unit}`,
      `${(strata[name] - bare[name]).toFixed(1)} ${unit}`,
      `${(strata[name] / bare[name]).toFixed(1)} x`,
      limit,
    ]);
  return [
    `a cold isolate, on ${HISTORY_MESSAGES} events; bundle of ${bundle_mb.toFixed(1)} MB; medians of ${rounds}`,
    row('', ['bare', 'Strata', 'difference', 'x bare', 'limit']),
    line('start of the process', 'start_ms', 'ms'),
    line('CPU of the start', 'start_cpu_ms', 'ms', `${STARTUP_MAX_MS} ms`),
    line('first turn', 'first_ms', 'ms'),
    line('CPU of the first turn', 'first_cpu_ms', 'ms'),
    line('second turn', 'second_ms', 'ms'),
    line('CPU of the second turn', 'second_cpu_ms', 'ms'),
    line('heap after them, swept', 'heap_mb', 'MB', `${HEAP_MAX_MB} MB`),
    `from a cold start to the first answer: ${(strata.start_ms + strata.first_ms).toFixed(0)} ms, ` +
      `bare ${(bare.start_ms + bare.first_ms).toFixed(0)} ms`,
    `seed ${seed}`,
  ].join('\n');
}
