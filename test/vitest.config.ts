/** Three projects: pure rules in plain Node; the service on the real runtime with real D1, objects, queue and cron; the page in a real browser. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, resolve } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { buildPage } from '../src/cli/page/build-page.ts';
import { bundledSource } from './bundled-source.ts';
import { useRunFolder } from './run-folder.ts';
import { random } from './support/random.ts';
import { BOUND_KEY_ID } from './support/rpc/bound-key.ts';

useRunFolder();

// Commands that tests run, and the workers, load the same large packages again and again: compiled once, they are so for all.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/strata-tests/compiled');

/** What holds in every project. */
const EVERYWHERE = {
  // How long a test may take that hangs. One that does not is never near it, on however busy a machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Nor is what a test asks for until it is so.
  expect: { poll: { timeout: 20_000, interval: 20 } },
  // The service's own log lines; a failing test is told by its assertion.
  onConsoleLog: (line: string) => !line.startsWith('{"level":'),
};

// The runtime's own record of every request, which no test reads, costs a twentieth of the run.
process.env.X_LOCAL_OBSERVABILITY = 'false';
process.env.X_LOCAL_EXPLORER = 'false';

/** Every package that the Worker imports. All are bundled together, or one package would exist twice. */
const packages = new Set(
  globSync('src/**/*.ts', { exclude: ['src/{cli,client,page}/**', '**/drizzle.config.ts'] })
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '([@a-z][^':]*)'/g)])
    .flatMap(([, name]) => name ?? []),
);

// The Worker's folder of assets must be there.
await buildPage();

const [accountMigrations, workspaceMigrations] = await Promise.all([
  readD1Migrations('migrations/account'),
  readD1Migrations('migrations/workspace'),
]);

/** The modules of a stand-in, the one that it begins with first. */
const modulesOf = (folder: string, ...names: string[]) =>
  names.map((name) => ({
    type: 'ESModule' as const,
    path: `${name}.ts`,
    contents: stripTypeScriptTypes(readFileSync(`test/support/${folder}/${name}.ts`, 'utf8')),
  }));

/**
 * The configuration as the tests read it: a copy, beside which are no `.dev.vars` of a developer's own server, or tests would ask its models
 * and take its settings for the defaults. The rate limits have other names in it: every request would pay for limits that no test means.
 */
function configForTests(config: string): string {
  process.env.CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV = 'false';
  const copy = resolve('node_modules/.cache/strata-tests', config);
  const text = readFileSync(config, 'utf8')
    .replace(
      /^(main|directory|migrations_dir) = "(.+)"$/gm,
      (_, name, path) => `${name} = ${JSON.stringify(resolve(path))}`,
    )
    .replace(/^name = "((?:KEY|USER)_RATE_LIMIT)"$/gm, 'name = "CONFIGURED_$1"');
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, text);
  return copy;
}

/** Workers AI has no local simulator: a Worker beside the runtime keeps its contract. */
const WORKERS_AI = 'workers-ai';
const workersAi = {
  name: WORKERS_AI,
  modules: modulesOf(
    'models',
    'workers-ai',
    'workers-ai-embeddings',
    'workers-ai-refusal',
    'workers-ai-rerank',
    'workers-ai-text',
    'toy-embeddings',
  ),
  compatibilityDate: '2026-10-15',
};

/** Nor has Vectorize. Only trained models of these dimensions look at it. */
const VECTORIZE = 'vectorize';
const vectorize = {
  name: VECTORIZE,
  modules: modulesOf('vectorize', 'vectorize', 'contract'),
  compatibilityDate: '2026-10-15',
};

/** Another Worker with service bindings to the one that is tested, which the runtime calls by a name of its own. */
const OTHER_WORKER = 'other-worker';
const TESTED_WORKER = 'vitest-plugin-runner-workerd';
const boundTo = (entrypoint: string, props?: Record<string, string>) => ({
  name: TESTED_WORKER,
  entrypoint,
  ...(props && { props }),
});
const otherWorker = {
  name: OTHER_WORKER,
  modules: modulesOf('rpc', 'other-worker', 'binding-example'),
  compatibilityDate: '2026-10-15',
  serviceBindings: {
    STRATA: boundTo('Strata', { key: BOUND_KEY_ID }),
    MEMORY: boundTo('AgentMemory', { key: BOUND_KEY_ID }),
    KEYLESS: boundTo('Strata'),
  },
};

/**
 * Found at once, where a runtime would look through megabytes for a map at each line of each trace of an error. Its name in two parts, or it
 * would be taken for the map of this file.
 */
const EMPTY_MAP = `\n//# ${'sourceMappingURL'}=data:application/json;base64,${btoa('{"version":3,"sources":[],"names":[],"mappings":""}')}\n`;

/**
 * Each runtime is sent every module, and a map makes a module twice as large. The packages and the generated tables,
 * which nobody steps through, go without.
 */
const withoutMap: Plugin = {
  name: 'strata:without-map',
  enforce: 'post',
  transform: {
    order: 'post',
    handler: (code, id) =>
      /\/deps_ssr\/|-table\.ts$|\/bundled-for-tests\.js$/.test(id)
        ? { code: code + EMPTY_MAP, map: { mappings: '' } }
        : undefined,
  },
  outputOptions: (options) => ({ ...options, sourcemap: false }),
};

/** The projects in this order. Those of one group pass into one another: a worker that has no more of the first begins with the second. */
const PROJECTS = ['page', 'unit', 'workerd'];

/** What starts commands or servers, reads the whole source, or measures how a cost grows: seconds, however short the file. */
const TAKES_LONG = /'node:child_process'|\/commands\/|\/eval\/walk|\/support\/growth/;

/** Long files first and the many short ones last, or one core of two would wait for the other at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(files.map((file) => [file, placeOf(file)]));
    return [...files].sort((a, b) => {
      const [one, other] = [places.get(a) ?? [], places.get(b) ?? []];
      return one.map((part, i) => part - (other[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
    });
  }
}

/** What a file is ordered by, first things first. */
function placeOf({ project, moduleId }: TestSpecification): readonly number[] {
  const text = readFileSync(moduleId, 'utf8');
  return [PROJECTS.indexOf(project.name), TAKES_LONG.test(text) ? 0 : 1, -text.length];
}

/** Whoever waits for a browser, or for a command that starts, leaves a core to a third one. */
const WAITING = { maxWorkers: 3, sequence: { groupOrder: 0 } };

/** A runtime more would start and compile all that the others did, and each would have less than a core. */
const BUSY = { maxWorkers: 2, sequence: { groupOrder: 1 } };

/** The short conversation of the suite is always the same; `npm run simulate` sets the turns and draws a seed; `SEED=n` repeats a run. */
const SUITE_SEED = 1;
const { TURNS, SEED, MEMORIES, FUZZ, APART } = process.env;
const memories = MEMORIES === undefined ? null : Number(MEMORIES);
const simulation = {
  turns: TURNS === undefined ? null : Number(TURNS),
  seed: TURNS === undefined && SEED === undefined ? SUITE_SEED : random().seed,
};

export default defineConfig({
  test: {
    ...EVERYWHERE,
    sequence: { sequencer: LongFirst },
    // None inherits from this file, or it would be read once more for each.
    projects: [
      {
        root: '.',
        extends: false,
        // Pure rules share nothing, so the files may share their workers.
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['test/support/commands/serve-once.ts'],
          ...EVERYWHERE,
          ...WAITING,
        },
      },
      {
        root: '.',
        extends: false,
        // One server and one browser for all files.
        test: {
          name: 'page',
          include: ['test/page/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['test/page/support/serve.ts'],
          ...EVERYWHERE,
          ...WAITING,
        },
      },
      {
        root: '.',
        extends: false,
        plugins: [
          withoutMap,
          // Traces of errors then name its lines; `APART=1` has them name those of the source.
          ...(APART === undefined ? [bundledSource()] : []),
          cloudflareTest({
            wrangler: { configPath: configForTests('./wrangler.toml') },
            remoteBindings: false,
            miniflare: {
              // A second shard, as a deployment that has outgrown one database would bind it.
              d1Databases: { WORKSPACE_DB_2: 'test-shard-2' },
              // What a test means that means a limit.
              ratelimits: { LOW_RATE_LIMIT: { namespace_id: '3', simple: { limit: 2, period: 60 } } },
              workers: [workersAi, vectorize, otherWorker],
              serviceBindings: {
                AI: { name: WORKERS_AI, entrypoint: 'WorkersAi' },
                VECTORIZE_1024: { name: VECTORIZE, entrypoint: 'Vectorize' },
                OTHER_WORKER: { name: OTHER_WORKER, entrypoint: 'OtherWorker' },
              },
              bindings: {
                ROOT_SECRET: 'a-root-secret-for-tests-only',
                SECRETS_KEY: 'dGhpcnR5LXR3byBieXRlcyBmb3IgdGVzdHMgb25seSE=',
                WEBHOOKS_LOCAL: 'true',
                ACCOUNT_MIGRATIONS: accountMigrations,
                WORKSPACE_MIGRATIONS: workspaceMigrations,
              },
            },
          }),
        ],
        test: {
          name: 'workerd',
          include: ['test/workerd/**/*.test.ts'],
          // Starting a runtime takes as long as a hundred tests: each serves many files, one after the other.
          isolate: false,
          globalSetup: [
            'test/support/models/openai-stand-in.ts',
            'test/support/platforms/platform-stand-in.ts',
          ],
          setupFiles: ['test/workerd/support/service/quiet.ts', 'test/workerd/support/service/migrate.ts'],
          // A runtime would otherwise fetch 400 small modules one by one.
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: [...packages],
                rolldownOptions: { output: { minify: true }, plugins: [withoutMap] },
              },
            },
          },
          ...EVERYWHERE,
          ...BUSY,
          provide: { simulation, memories, fuzz: FUZZ !== undefined },
        },
      },
    ],
  },
});
