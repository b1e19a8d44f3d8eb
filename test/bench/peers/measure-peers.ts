/**
 * Strata beside others on the same data, machine and run: `npm run bench -- --peers [--sizes N] [--rounds N]`. Each is set up as its own
 * documents recommend and measured alone, in a process of its own, one after the other. mem0 and Mastra's stores weigh too much to be
 * installed with the project: they are, at pinned versions, when this is run, into a folder that goes away with it, or into the one that
 * `--packages` names, where the next run finds them.
 */
import { execFile, fork } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { CommandFailure } from '../../../src/cli/failure.ts';
import { temporaryStateDir } from '../../../src/cli/local/state-folder.ts';
import { createProgress } from '../../support/commands/progress.ts';
import { type CallFigures, type PeerFigures, type PeerTask, TASK_VARIABLE } from './peer-task.ts';

export const PEERS_EVENTS = 10_000;
export const PEERS_ROUNDS = 60;

/** In the order of the table: who keeps what they are told on disk, then who has it in memory. */
const NAMES = [
  'bare insert',
  'Strata, ingest and search',
  'Strata, turns',
  'agents',
  'mem0',
  'Mastra',
  'LangGraph',
  'Orama',
  'MiniSearch',
];
const INSTALLED = new Set(['mem0', 'Mastra']);
const PACKAGES = ['mem0ai@3.3.1', '@mastra/core@1.71.0', '@mastra/memory@1.31.0', '@mastra/libsql@1.23.1'];
const INSTALL_MAX_MS = 300_000;

export interface PeersResult {
  readonly seed: number;
  readonly events: number;
  readonly rounds: number;
  readonly peers: readonly PeerFigures[];
}

/** Where packages are kept, and the only peers that are measured, joined by `+`; each may be left out. */
export interface PeersOptions {
  readonly packages?: string | undefined;
  readonly only?: string | undefined;
}

/** Measures each; one that cannot be installed or fails is left out, and said so. */
export async function measurePeers(
  seed: number,
  events: number,
  rounds: number,
  { only, packages: kept }: PeersOptions,
): Promise<PeersResult> {
  // One of the names holds a comma.
  const asked = only?.split('+');
  const unknown = asked?.find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    throw new CommandFailure(
      'invalid_setting',
      `--only: expected some of ${NAMES.join(' + ')}, found "${unknown}"`,
    );
  const folder = temporaryStateDir();
  const packages = kept === undefined ? join(folder, 'packages') : resolve(kept);
  const [bare, ...others] = NAMES;
  const names = [bare ?? '', ...others.filter((name) => asked?.includes(name) ?? true)];
  const isInstalled = names.some((name) => INSTALLED.has(name)) && (await install(packages));
  const progress = createProgress('peers', names.length);
  const peers: PeerFigures[] = [];
  for (const [i, name] of names.entries()) {
    const own = join(folder, String(i));
    mkdirSync(own, { recursive: true });
    const figures =
      INSTALLED.has(name) && !isInstalled
        ? null
        : await runOne({ name, seed, events, rounds, packages, folder: own });
    if (figures === null) console.error(`${name} could not be measured`);
    else {
      peers.push(figures);
      // What stops half-way has told what it found.
      console.error(`${name}: filled in ${figures.fill_seconds.toFixed(0)} s, ${JSON.stringify(figures)}`);
    }
    progress.advance();
  }
  progress.end();
  return { seed, events, rounds, peers };
}

async function install(folder: string): Promise<boolean> {
  if (existsSync(join(folder, 'node_modules/mem0ai'))) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  console.error(`installing ${PACKAGES.join(' ')} into ${folder}`);
  // They name dozens of services as peers, none of which is measured.
  const args = ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--prefix', folder, ...PACKAGES];
  try {
    await promisify(execFile)('npm', args, { cwd: folder, timeout: INSTALL_MAX_MS });
    const sqlite = join(folder, 'node_modules/better-sqlite3');
    mkdirSync(sqlite, { recursive: true });
    copyFileSync(join(import.meta.dirname, 'better-sqlite3.cjs'), join(sqlite, 'index.js'));
    return true;
  } catch (error) {
    console.error(`npm install failed: ${(error as Error).message.split('\n').slice(-3).join(' ')}`);
    return false;
  }
}

/** The figures of a process; null when it ends without any. */
function runOne(task: PeerTask): Promise<PeerFigures | null> {
  return new Promise((settle) => {
    const child = fork(join(import.meta.dirname, 'peer-process.ts'), {
      env: { ...process.env, [TASK_VARIABLE]: JSON.stringify(task) },
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let figures: PeerFigures | null = null;
    child.on('message', (message) => {
      figures = message as PeerFigures;
    });
    child.on('exit', () => settle(figures));
  });
}

const LABEL_CHARS = 27;
const CELL_CHARS = 9;

/** The table that `npm run bench -- --peers` prints. */
export function renderPeerFigures({ seed, events, peers }: PeersResult): string {
  const row = (label: string, cells: readonly string[]) =>
    [label.padEnd(LABEL_CHARS), ...cells.map((cell) => cell.padStart(CELL_CHARS))].join(' ');
  const bare = peers.find(({ recall }) => recall === null)?.add.median_ms ?? Number.NaN;
  const figures = (calls: CallFigures | null) =>
    calls === null
      ? ['–', '–', '–', '–']
      : [
          calls.median_ms.toFixed(1),
          calls.p95_ms.toFixed(1),
          `${(calls.median_ms / bare).toFixed(2)} x`,
          calls.cpu_ms.toFixed(1),
        ];
  return [
    `an exchange added to ${events} events, and one question asked, ms; x: of the bare insert in the same run; CPU of a call, ms`,
    row('', ['add', 'p95', 'x bare', 'CPU', 'recall', 'p95', 'x bare', 'CPU', 'evidence', 'MB', 'events']),
    ...peers.map(({ name, add, recall, evidence, memory_mb, events: had }) =>
      row(name, [
        ...figures(add),
        ...figures(recall),
        evidence === null ? '–' : evidence.toFixed(2),
        memory_mb.toFixed(0),
        recall === null ? '–' : String(had),
      ]),
    ),
    `evidence: share of the questions whose message is among what comes back, in as many tokens; MB and CPU with the local runtime`,
    `seed ${seed}`,
  ].join('\n');
}
