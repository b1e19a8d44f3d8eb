/**
 * Runs the Worker in the local runtime for `npm start` and for the demo, the evaluation and the benchmark: the page
 * first, then `local/serve-worker.ts`, which migrates, until it answers. Whatever ends this process, its server ends too. Nothing here leaves
 * the machine or needs a login.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { localTick } from '../../env.ts';
import { CommandFailure } from '../failure.ts';
import { buildPage } from '../page/build-page.ts';
import { DEFAULT_CONFIG, wranglerEnvironment } from '../wrangler.ts';
import { checkVariables, rootSecretNotice } from './local-variables.ts';
import { requireFreePort } from './port.ts';
import { endWithThisProcess, hasEnded, killGroup, stopGroup } from './process-group.ts';
import { failureIn, SERVED_VARIABLE, type Served } from './served.ts';
import { brokenStateIn, openStateFolder, type StateFolder, unusableState } from './state-folder.ts';

export { freePort } from './port.ts';
export { temporaryStateDir } from './state-folder.ts';

/** Options of a server on this machine. */
export interface LocalServerOptions {
  port: number;
  /** Data and credentials; made when absent. One server at a time. */
  stateDir: string;
  /** Path of a wrangler configuration; the project's by default. */
  config?: string;
  /** Variables of the Worker beside those of the configuration; no secrets. */
  vars?: Readonly<Record<string, string>>;
  /** Hides what the Worker logs. */
  quiet?: boolean;
  /** Takes changes of the source up as it runs; looking for them costs a little all the time. */
  watch?: boolean;
  /** Called when the server ends without `stop`, with the last of its output. */
  onExit?: (output: string) => void;
}

/** A server that answers. */
export interface LocalServer {
  url: string;
  /** May make workspaces. */
  rootSecret: string;
  /** Ends the server and all its processes; may be called more than once. */
  stop(): Promise<void>;
}

/** A first build on a slow machine takes about 20 s. */
const READY_TIMEOUT_MS = 60_000;
const READY_POLL_MS = 150;
const READY_REQUEST_TIMEOUT_MS = 2_000;

/** Locally more often than deployed (every 30 minutes): whoever tries something out does not wait so long. */
const CRON_INTERVAL_MS = 60_000;

/** Characters of the output that are worth reading after a failure. */
const OUTPUT_TAIL_CHARS = 4_000;

/** Message after which wrangler waits for the source to change, which would only look like a slow start. */
const BUILD_FAILED = /Build failed with \d+ error/;

/**
 * Starts the Worker and resolves when GET /healthz answers 200. Throws a `CommandFailure` with reason `port_in_use`,
 * `state_in_use`, `state_unusable`, `config_invalid` or `server_failed`.
 */
export async function startLocalServer(options: LocalServerOptions): Promise<LocalServer> {
  const state = await openStateFolder(options.stateDir, options.port, Date.now());
  try {
    await requireFreePort(options.port);
    await buildPage();
    const config = resolve(options.config ?? DEFAULT_CONFIG);
    const settings = variablesBeside(config);
    checkVariables(settings, options.vars ?? {}, state.rootSecret);
    const notice = rootSecretNotice(settings, state);
    if (notice !== null && !options.quiet) console.warn(notice);
    return await serve(config, state, options);
  } catch (error) {
    state.release();
    throw error;
  }
}

async function serve(config: string, state: StateFolder, options: LocalServerOptions): Promise<LocalServer> {
  const url = `http://127.0.0.1:${options.port}`;
  const child = spawnServer(config, state, options);
  const output = collectOutput(child);
  let refusal: CommandFailure | undefined;
  child.on('message', (message) => {
    refusal = failureIn(message);
  });
  let ready = false;
  let stopping = false;
  const stop = once(async () => {
    stopping = true;
    await stopGroup(child);
    state.release();
  });
  const forget = endWithThisProcess(child, stop);
  child.once('exit', () => {
    killGroup(child); // the leader may have crashed and left the runtime behind
    forget();
    state.release();
    if (ready && !stopping) options.onExit?.(output.tail());
  });
  const hasFailed = () => refusal !== undefined || hasEnded(child) || BUILD_FAILED.test(output.tail());
  ready = await isReady(`${url}/healthz`, hasFailed);
  if (!ready) {
    const failed = hasFailed();
    await stop();
    throw refusal ?? notReady(state, failed, output.tail());
  }
  if (!options.quiet) output.show();
  const cron = startCron(url, localTick(state.rootSecret));
  child.once('exit', () => clearInterval(cron));
  return { url, rootSecret: state.rootSecret, stop };
}

/** The local runtime has cron handlers and no clock that calls them; this is the clock, and the Worker obeys no other. */
function startCron(url: string, tick: string): NodeJS.Timeout {
  const run = async () => {
    try {
      await fetch(`${url}/cdn-cgi/handler/scheduled?cron=${tick}`, {
        signal: AbortSignal.timeout(CRON_INTERVAL_MS),
      });
    } catch {
      // The server is stopping, or busy: the next run does the same work.
    }
  };
  return setInterval(() => void run(), CRON_INTERVAL_MS).unref();
}

const variablesBeside = (config: string): string => join(dirname(config), '.dev.vars');

function spawnServer(
  config: string,
  state: StateFolder,
  { port, vars = {}, watch = false }: LocalServerOptions,
): ChildProcess {
  // Where files are named wrangler no longer looks for .dev.vars itself; the one named last wins.
  const settings = variablesBeside(config);
  const own = existsSync(settings) ? [settings] : [];
  const served: Served = {
    config,
    port,
    state: resolve(state.path),
    rootSecret: state.rootSecret,
    envFiles: [resolve(state.sealingKeyFile), ...own, resolve(state.secretFile)],
    vars: { ...vars, CRON_LOCAL: 'true' },
    watch,
  };
  const guard = new URL('./end-with-parent.ts', import.meta.url).href;
  return spawn(process.execPath, ['--import', guard, SCRIPT], {
    cwd: dirname(config),
    env: { ...LOCAL_ENVIRONMENT, [SERVED_VARIABLE]: JSON.stringify(served) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true, // the leader of its own process group, which `killGroup` ends as a whole
  });
}

const SCRIPT = join(import.meta.dirname, 'serve-worker.ts');

const LOCAL_ENVIRONMENT: NodeJS.ProcessEnv = wranglerEnvironment({
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Else wrangler reads no file of variables, and the service has no root secret.
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'true',
  WRANGLER_LOG: 'warn',
  // Pages of the runtime's own, on the port of the service and without a key: they read and write every row of every tenant.
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
});

function collectOutput(child: ChildProcess): { tail(): string; show(): void } {
  let tail = '';
  let shown = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-OUTPUT_TAIL_CHARS);
      if (shown) process.stderr.write(text);
    });
  }
  return {
    tail: () => stripVTControlCharacters(tail).trim(),
    show: () => {
      shown = true;
    },
  };
}

async function isReady(health: string, hasFailed: () => boolean): Promise<boolean> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline && !hasFailed()) {
    try {
      const answer = await fetch(health, { signal: AbortSignal.timeout(READY_REQUEST_TIMEOUT_MS) });
      if (answer.status === 200) return true;
    } catch {
      // Not listening yet: fetch rejects until it is.
    }
    await delay(READY_POLL_MS);
  }
  return false;
}

function notReady(state: StateFolder, failed: boolean, output: string): CommandFailure {
  const broken = brokenStateIn(output);
  if (broken !== undefined) return unusableState(state.path, broken);
  const what = failed
    ? 'The server failed to start.'
    : `The server did not answer /healthz with 200 within ${READY_TIMEOUT_MS / 1000} s.`;
  return new CommandFailure('server_failed', `${what} The last of its output:\n${output || '(none)'}`);
}

/** The action, done the first time only; every caller gets its promise. */
function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= action();
    return done;
  };
}
