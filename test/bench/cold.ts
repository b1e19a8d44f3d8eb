/**
 * What a cold isolate costs: `npm run bench -- --cold [--rounds N]`. A fresh process of the runtime on data that is there starts the Worker
 * as it would be deployed and takes the first turn; beside it, in turn with it, a bare Worker of the same bindings whose first call is an
 * object that inserts a row. What the bare one takes is the runtime's own: the difference is Strata's.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryStateDir } from '../../src/cli/local/state-folder.ts';
import { createClient } from '../support/commands/client.ts';
import { createProgress } from '../support/commands/progress.ts';
import { bundleWorker, type ColdRuntime, startCold } from './cold-runtime.ts';
import { fillFolder, HISTORY_USER } from './filled-folder.ts';
import { quantile } from './statistics.ts';
import { createTextSource } from './synthetic-text.ts';

export const COLD_ROUNDS = 5;
/** What its user has said before: enough that a first turn has something to rank. */
const HISTORY_MESSAGES = 500;
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
  const { apiKey, conversationId } = await fillFolder(script, state, text, HISTORY_MESSAGES);
  const contents = Array.from({ length: rounds }, () => [text.message(), text.question()]);
  const turns: Calls = ({ url }, round) => {
    const client = createClient({ url, apiKey });
    return (contents[round] ?? []).map(
      (content) => () =>
        client.call('POST /v1/conversations/{id}/turns', {
          path: { id: conversationId },
          body: { user_id: HISTORY_USER, content },
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
