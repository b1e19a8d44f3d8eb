/**
 * Where the time of a turn goes: `npm run bench -- --profile [--sizes N] [--rounds N]`. A runtime of its own takes turns on data that is
 * there, once without being looked at, for the milliseconds of the processor that one takes in all (SQLite and the runtime included), and
 * once under V8's sampling profiler, for the shares of the Worker's own code by room, by file and by function.
 */
import { join } from 'node:path';
import { temporaryStateDir } from '../../src/cli/local/state-folder.ts';
import { type Client, createClient } from '../support/commands/client.ts';
import { createProgress } from '../support/commands/progress.ts';
import { bundleWorker, type Profile, startCold } from './cold-runtime.ts';
import { fillFolder, HISTORY_USER, waitUntilQuiet } from './filled-folder.ts';
import { createTextSource, type TextSource } from './synthetic-text.ts';

export const PROFILE_ROUNDS = 60;
export const PROFILE_EVENTS = 1_000;
/** Turns before, which pay for compilation. */
const WARM_UP_ROUNDS = 30;
/** A longer pause between samples is waiting: the profiler charges it to what runs after it. */
const WAITING_US = 4_000;
const NO_WORK: ReadonlySet<string> = new Set(['(root)', '(program)', '(idle)']);
/** What the bundle is called; all else that runs is the runtime's. */
const ENTRY = 'index.js';
/** Lines of a table. */
const SHOWN = 45;

/** Milliseconds by name, a turn. */
type Times = Readonly<Record<string, number>>;

export interface ProfileResult {
  readonly seed: number;
  readonly events: number;
  readonly rounds: number;
  /** Of the process of the runtime, a turn. */
  readonly cpu_ms: number;
  /** Of the Worker's JavaScript, a turn. */
  readonly script_ms: number;
  readonly rooms: Times;
  readonly files: Times;
  readonly functions: Times;
  /** With all that they call. */
  readonly totals: Times;
}

/** Fills the data, takes the turns, and sums up. */
export async function measureProfile(seed: number, events: number, rounds: number): Promise<ProfileResult> {
  const folder = temporaryStateDir();
  const script = await bundleWorker(join(folder, 'bundle'), { minify: false });
  const state = join(folder, 'state');
  const text = createTextSource(seed);
  const { apiKey, conversationId } = await fillFolder(script, state, text, events);
  const runtime = await startCold(script, state);
  try {
    const client = createClient({ url: runtime.url, apiKey });
    const progress = createProgress('profile', WARM_UP_ROUNDS + 2 * rounds);
    const take = async (count: number) => {
      for (let round = 0; round < count; round++) {
        await takeTurn(client, conversationId, text);
        progress.advance();
      }
    };
    await take(WARM_UP_ROUNDS);
    await waitUntilQuiet(runtime);
    const before = runtime.cpuMs();
    await take(rounds);
    const cpu_ms = (runtime.cpuMs() - before) / rounds;
    const profile = await runtime.profile(() => take(rounds));
    progress.end();
    return { seed, events, rounds, cpu_ms, ...timesOf(profile, filesOf(script), rounds) };
  } finally {
    await runtime.stop();
  }
}

const takeTurn = (client: Client, id: string, text: TextSource): Promise<unknown> =>
  client.call('POST /v1/conversations/{id}/turns', {
    path: { id },
    body: { user_id: HISTORY_USER, content: text.message() },
  });

/** The file of each line of a bundle, which begins each with its name. */
function filesOf(script: string): string[] {
  let file = '(bundler)';
  return script.split('\n').map((line) => {
    const begun = /^\/\/ (\S+\.[cm]?[jt]s)$/u.exec(line)?.[1];
    if (begun !== undefined) file = begun.replace(/^.*node_modules\//u, '');
    return file;
  });
}

function timesOf(
  { nodes, samples, timeDeltas }: Profile,
  files: readonly string[],
  rounds: number,
): Pick<ProfileResult, 'script_ms' | 'rooms' | 'files' | 'functions' | 'totals'> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const named = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const isOurs = !functionName.startsWith('(') && url.endsWith(ENTRY);
      const file = isOurs ? (files[lineNumber] ?? '(bundler)') : '(runtime)';
      return [id, { name: functionName || '(anonymous)', file, room: file.split('/').slice(0, 3).join('/') }];
    }),
  );
  const sums: Record<'rooms' | 'files' | 'functions' | 'totals', Record<string, number>> = {
    rooms: {},
    files: {},
    functions: {},
    totals: {},
  };
  const add = (sum: Record<string, number>, name: string, ms: number) => {
    sum[name] = (sum[name] ?? 0) + ms;
  };
  let script_ms = 0;
  for (const [i, id] of samples.entries()) {
    const us = timeDeltas[i + 1] ?? 0;
    const self = named.get(id);
    if (self === undefined || NO_WORK.has(self.name) || us > WAITING_US) continue;
    const ms = us / 1_000 / rounds;
    script_ms += ms;
    add(sums.rooms, self.room, ms);
    add(sums.files, self.file, ms);
    add(sums.functions, `${self.name} ${self.file}`, ms);
    const within = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const caller = named.get(at);
      if (caller !== undefined) within.add(`${caller.name} ${caller.file}`);
    }
    for (const name of within) add(sums.totals, name, ms);
  }
  return { script_ms, ...sums };
}

/** The lines that `npm run bench -- --profile` prints. */
export function renderProfile(result: ProfileResult): string {
  const table = (title: string, times: Times) => [
    '',
    `${title}, ms a turn`,
    ...Object.entries(times)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, SHOWN)
      .map(
        ([name, ms]) =>
          `${ms.toFixed(2).padStart(7)} ${((100 * ms) / result.script_ms).toFixed(1).padStart(5)} %  ${name}`,
      ),
  ];
  return [
    `a turn at ${result.events} events takes ${result.cpu_ms.toFixed(1)} ms of the processor, ${result.script_ms.toFixed(1)} of them in the Worker's JavaScript; ${result.rounds} rounds`,
    ...table('by room', result.rooms),
    ...table('by file', result.files),
    ...table('by function', result.functions),
    ...table('with all that they call', result.totals),
    `seed ${result.seed}`,
  ].join('\n');
}
