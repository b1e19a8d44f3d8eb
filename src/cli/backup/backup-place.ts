/**
 * Databases that a backup is made of or restored to: the state of the local server, which may run meanwhile, or an account. Both are
 * reached through the same bindings as the Worker has, so both are read and written by the same code.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandFailure } from '../failure.ts';
import { ENVIRONMENT } from '../provision/provision-plan.ts';
import { type BoundResources, readBoundResources } from '../provision/wrangler-config.ts';
import { DEFAULT_CONFIG, failureOf } from '../wrangler.ts';
import type { BoundDatabase } from './back-up.ts';

/** A place: `state` is the folder of a local server, null for an account. */
export interface Place {
  readonly state: string | null;
  readonly environment: string | undefined;
}

/** Databases that were opened; `close` lets go of them. */
export interface OpenDatabases {
  readonly databases: readonly BoundDatabase[];
  close(): Promise<void>;
}

const DEFAULT_STATE = '.wrangler/state';
const COMPATIBILITY_DATE = '2026-10-15';

/** Arguments of a command: a folder, and the place of the databases. `--remote` is short for `--env production`. */
export function parsePlace(command: string): { readonly folder: string; readonly place: Place } {
  const { values, positionals } = readArguments();
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    throw new CommandFailure('invalid_setting', `npm run ${command} -- [--env ${ENVIRONMENT}] FOLDER`);
  }
  const environment = values.env ?? (values.remote ? ENVIRONMENT : undefined);
  const state = environment === undefined ? process.env.STRATA_STATE || DEFAULT_STATE : null;
  return { folder: resolve(folder), place: { state, environment } };
}

/** `parseArgs` throws on an option it does not know. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { env: { type: 'string' }, remote: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new CommandFailure('invalid_setting', (error as Error).message);
  }
}

/** Opens every D1 database that wrangler.toml binds in the place. */
export async function openDatabases({ state, environment }: Place): Promise<OpenDatabases> {
  const { d1_databases } = await readBoundResources(DEFAULT_CONFIG, environment);
  const unprovisioned = d1_databases.find(({ database_id }) => database_id === undefined);
  if (unprovisioned) {
    throw new CommandFailure(
      'config_invalid',
      `wrangler.toml has no database_id for ${unprovisioned.database_name}: run \`npm run provision\` first.`,
    );
  }
  return openBindings(d1_databases, state);
}

/** Opens these databases: with a folder those in the state there, without one those of the account. */
export async function openBindings(
  bound: BoundResources['d1_databases'],
  state: string | null,
): Promise<OpenDatabases> {
  const { getPlatformProxy } = await import('wrangler');
  const scratch = mkdtempSync(join(tmpdir(), 'strata-bindings-'));
  const configPath = join(scratch, 'wrangler.json');
  const config = {
    name: 'strata-backup',
    compatibility_date: COMPATIBILITY_DATE,
    d1_databases: bound.map((database) => ({ ...database, ...(state === null ? { remote: true } : {}) })),
  };
  writeFileSync(configPath, JSON.stringify(config));
  const options = state === null ? {} : { persist: { path: join(resolve(state), 'v3') } };
  try {
    const proxy = await getPlatformProxy<Record<string, D1Database>>({
      configPath,
      remoteBindings: state === null,
      ...options,
    });
    return {
      databases: bound.map(({ binding }) => ({ binding, db: proxy.env[binding] as D1Database })),
      close: () => proxy.dispose(),
    };
  } catch (error) {
    throw failureOf(['d1'], { code: 1, stdout: '', stderr: (error as Error).message });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
