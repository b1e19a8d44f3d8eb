/**
 * A runtime that knows nothing yet, on data that is there: what a deployment sends, bundled as it would be, in a process of its own whose
 * processor time and heap can be read. No development server stands before it. The inspector listens on this machine while a
 * measurement runs, and the data is made up.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { CommandFailure } from '../../src/cli/failure.ts';
import { buildPage } from '../../src/cli/page/build-page.ts';
import { failureOf, wranglerRunner } from '../../src/cli/wrangler.ts';
import { childrenOf, cpuMsOf } from './process-usage.ts';

const COMPATIBILITY_DATE = '2026-10-15';
const NAME = 'strata';
const BYTES_A_MB = 2 ** 20;
const INSPECTOR_TIMEOUT_MS = 30_000;
/** Short beside the functions of a turn. */
const SAMPLING_US = 250;

/** Whoever makes workspaces in it. */
export const ROOT_SECRET: string = 'cold-root-secret'.repeat(3);

type Miniflare = import('miniflare').Miniflare;

/** A runtime that answers. */
export interface ColdRuntime {
  readonly url: string;
  readonly database: (binding: string) => Promise<D1Database>;
  /** Milliseconds of the processor that the process has taken, all of its threads. */
  cpuMs(): number;
  /** Megabytes in use in the heap of the Worker, swept: garbage is no part of what an isolate needs. Disturbs what is timed after it. */
  heapMb(): Promise<number>;
  /** What the processor does in the Worker while something runs. */
  profile(run: () => Promise<void>): Promise<Profile>;
  stop(): Promise<void>;
}

/** The Worker as `npm run deploy` would send it; with its names and files, where it is to be read. */
export async function bundleWorker(folder: string, { minify = true } = {}): Promise<string> {
  await buildPage();
  const args = ['deploy', '--dry-run', '--env', '', `--minify=${minify}`, '--outdir', folder];
  const outcome = await wranglerRunner({ echo: false })(args);
  if (outcome.code !== 0) throw failureOf(args, outcome);
  return readFileSync(join(folder, 'index.js'), 'utf8');
}

/** Starts a process with this Worker on the data of a folder. */
export async function startCold(script: string, state: string): Promise<ColdRuntime> {
  const before = new Set(childrenOf(process.pid));
  const runtime = createRuntime(script, state);
  const { href: url } = await runtime.ready;
  const pid = childrenOf(process.pid).find((child) => !before.has(child) && isRuntime(child));
  if (pid === undefined) throw new CommandFailure('server_failed', 'the process of the runtime is not found');
  return {
    url,
    database: async (binding) => (await runtime.getD1Database(binding)) as unknown as D1Database,
    cpuMs: () => cpuMsOf(pid),
    heapMb: async () => inspect(await runtime.getInspectorURL(), sweptHeapMb),
    profile: async (run) => inspect(await runtime.getInspectorURL(), (ask) => profile(ask, run)),
    stop: () => runtime.dispose(),
  };
}

/** The runtime that wrangler brings; it is no dependency of ours, so that there are never two of them. */
function createRuntime(script: string, state: string): Miniflare {
  const ofProject = createRequire(import.meta.url);
  const ofWrangler = createRequire(ofProject.resolve('wrangler/package.json'));
  const { Miniflare, convertV4MiniflareOptions } = ofWrangler('miniflare') as typeof import('miniflare');
  const object = (className: string) => ({ className, useSQLite: true });
  return new Miniflare(
    convertV4MiniflareOptions({
      name: NAME,
      compatibilityDate: COMPATIBILITY_DATE,
      compatibilityFlags: ['global_fetch_strictly_public'],
      modulesRoot: '/',
      modules: [{ type: 'ESModule', path: 'index.js', contents: script }],
      bindings: { ROOT_SECRET },
      d1Databases: { ACCOUNT_DB: 'account', WORKSPACE_DB: 'workspace' },
      durableObjects: {
        SESSION: object('SessionObject'),
        VECTOR_INDEX: object('VectorIndexObject'),
        DISCORD_GATEWAY: object('DiscordGatewayObject'),
      },
      queueProducers: { JOBS: 'jobs' },
      queueConsumers: { jobs: { maxBatchSize: 1, maxBatchTimeout: 1 } },
      resourcePersistencePath: state,
      inspectorPort: 0,
      // What the Worker logs is no part of the figures.
      handleStructuredLogs: () => undefined,
    }),
  );
}

const isRuntime = (pid: number): boolean => readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd');

/** One command of the inspector and its answer. */
type Ask = <T>(method: string, params?: object) => Promise<T>;

/** Talks to the inspector of the Worker. */
async function inspect<T>(inspector: URL, talk: (ask: Ask) => Promise<T>): Promise<T> {
  const socket = new WebSocket(new URL(`/core:user:${NAME}`, inspector.href).href);
  try {
    await new Promise((open, fail) => socket.once('open', open).once('error', fail));
    let asked = 0;
    return await talk((method, params) => askInspector(socket, ++asked, method, params));
  } finally {
    socket.terminate();
  }
}

async function sweptHeapMb(ask: Ask): Promise<number> {
  // Sweeps the heap first, and nothing else of the inspector does so here; the snapshot itself is thrown away.
  await ask('HeapProfiler.takeHeapSnapshot');
  const { usedSize } = await ask<{ usedSize: number }>('Runtime.getHeapUsage');
  return usedSize / BYTES_A_MB;
}

/** A profile of the processor, as V8 writes it: what was run at each sample, and microseconds since the one before. */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

async function profile(ask: Ask, run: () => Promise<void>): Promise<Profile> {
  await ask('Profiler.enable');
  await ask('Profiler.setSamplingInterval', { interval: SAMPLING_US });
  await ask('Profiler.start');
  await run();
  return (await ask<{ profile: Profile }>('Profiler.stop')).profile;
}

function askInspector<T>(socket: WebSocket, id: number, method: string, params: object = {}): Promise<T> {
  return new Promise((settle, fail) => {
    const timeout = setTimeout(
      () => fail(new CommandFailure('server_failed', `the inspector does not answer ${method}`)),
      INSPECTOR_TIMEOUT_MS,
    );
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as { id?: number; result?: T };
      if (message.id !== id) return;
      clearTimeout(timeout);
      settle(message.result as T);
    });
    socket.send(JSON.stringify({ id, method, params }));
  });
}
