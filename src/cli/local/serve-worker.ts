/**
 * Serves the Worker in the local runtime, as the leader of its own process group: `local/local-server.ts` starts it and ends it. It
 * calls wrangler's API and not its command, which cannot start without an inspector: whoever finds the port of that runs what
 * they like in the Worker, and reads its secrets. For the same reason there is no registry for other Workers of this machine.
 */
import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { unstable_DevEnv as DevEnv } from 'wrangler';
import { lengthPrefixed, sha256Hex } from '../../lib/crypto/hash.ts';
import { CommandFailure } from '../failure.ts';
import { readBoundResources } from '../provision/wrangler-config.ts';
import { type BuiltWorker, builtWorker } from './built-worker.ts';
import { migrateState } from './local-migrations.ts';
import { SERVED_VARIABLE, Served, tellFailure } from './served.ts';

const { [SERVED_VARIABLE]: given = '' } = process.env;
const served = Served.parse(JSON.parse(given));

/** Hexadecimal digits that nobody guesses; a name may have 63 characters. */
const BUCKET_SECRET_CHARS = 32;

/** Wrangler's own server, which keeps what it bundles first. */
class KeepingDevEnv extends DevEnv {
  readonly #built: BuiltWorker;
  #seen = false;

  constructor(built: BuiltWorker) {
    super();
    this.#built = built;
  }

  override dispatch(event: Parameters<DevEnv['dispatch']>[0]): void {
    if (event.type === 'bundleComplete' && !this.#seen) {
      this.#seen = true;
      if (this.#built.entry === undefined) this.#built.keep(event.bundle);
    }
    super.dispatch(event);
  }
}

async function serve(): Promise<void> {
  const { config, port, state, envFiles, vars } = served;
  const { r2_buckets } = await readBoundResources(config);
  const input: Parameters<DevEnv['startWorker']>[0] = {
    config,
    envFiles,
    bindings: {
      ...mapped(vars, (value) => ({ type: 'plain_text' as const, value })),
      ...Object.fromEntries(
        r2_buckets.map(({ binding, bucket_name }) => [
          binding,
          { type: 'r2_bucket' as const, bucket_name: privateName(bucket_name) },
        ]),
      ),
    },
    dev: {
      server: { hostname: '127.0.0.1', port },
      inspector: false,
      remote: false,
      persist: state,
      watch: served.watch,
    },
  };
  const changed = served.watch ? firstChange() : undefined;
  const built = builtWorker(config);
  const worker = await new KeepingDevEnv(built).startWorker({ ...input, ...fromBuilt(built.entry) });
  process.once('SIGTERM', () => void worker.dispose().then(() => process.exit(0)));
  // What was built stands still. From the first change on wrangler builds, and looks for further ones itself.
  if (built.entry !== undefined) void changed?.then(() => worker.setConfig(input));
}

const mapped = <T>(values: Readonly<Record<string, string>>, toBinding: (value: string) => T) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toBinding(value)]));

/** Options that have wrangler take a bundle as it is. */
const fromBuilt = (entrypoint: string | undefined) =>
  entrypoint === undefined
    ? {}
    : {
        entrypoint,
        build: {
          bundle: false,
          findAdditionalModules: true,
          moduleRules: [{ type: 'ESModule' as const, globs: ['**/*.js'] }],
        },
      };

/**
 * The runtime hands the files of a bucket to anybody on the machine who knows its name, and nothing else stands in the way: so
 * that is a secret too. A state that has files keeps the name under which they lie.
 */
function privateName(name: string): string {
  if (existsSync(join(served.state, 'v3/r2', name))) return name;
  return `${name}-${sha256Hex(lengthPrefixed(['local bucket', name, served.rootSecret])).slice(0, BUCKET_SECRET_CHARS)}`;
}

/** Resolves when the source or the packages change. */
function firstChange(): Promise<void> {
  const root = resolve(import.meta.dirname, '../../..');
  const watchers: FSWatcher[] = [];
  return new Promise<void>((settle) => {
    watchers.push(
      watch(join(root, 'src'), { recursive: true }, () => settle()),
      watch(join(root, 'package-lock.json'), () => settle()),
    );
  }).finally(() => {
    for (const watcher of watchers) watcher.close();
  });
}

try {
  await migrateState(served.config, served.state);
  await serve();
} catch (error) {
  if (!(error instanceof CommandFailure)) throw error;
  tellFailure(error);
}
