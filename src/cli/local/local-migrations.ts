/**
 * Brings the databases of a local state to the version of the schema, as `wrangler d1 migrations apply` would, each file all or
 * nothing; by wrangler's API, because that command takes seconds for each database, also where nothing is to be done.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listMigrations } from '../../store/moving/tables.ts';
import type { BoundDatabase } from '../backup/back-up.ts';
import { openBindings } from '../backup/backup-place.ts';
import { CommandFailure } from '../failure.ts';
import { readBoundResources } from '../provision/wrangler-config.ts';
import { brokenStateIn, unusableState } from './state-folder.ts';

/** The list that wrangler keeps, in its own form: a deployed database is migrated by wrangler. */
const MIGRATIONS_TABLE = `create table if not exists d1_migrations (
  id integer primary key autoincrement,
  name text unique,
  applied_at timestamp default current_timestamp not null
)`;

/** Applies what is missing of the migrations that a wrangler configuration names to the state in a folder. */
export async function migrateState(config: string, state: string): Promise<void> {
  const isNew = !existsSync(join(state, 'v3'));
  try {
    await applyMigrations(config, state);
  } catch (error) {
    if (!(error instanceof CommandFailure && error.reason === 'command_failed')) throw error;
    const cause = brokenStateIn(error.message) ?? error.message;
    // A folder made a moment ago cannot be what is wrong.
    throw isNew ? new CommandFailure('server_failed', cause) : unusableState(state, cause);
  }
}

/** Fails with what went wrong in which database. */
async function applyMigrations(config: string, state: string): Promise<void> {
  const { d1_databases } = await readBoundResources(config);
  if (d1_databases.length === 0) return;
  const { databases, close } = await openBindings(d1_databases, state);
  try {
    await migrateAll(databases, config);
  } finally {
    await close();
  }
}

/** Migrates databases that are open. */
export async function migrateAll(databases: readonly BoundDatabase[], config: string): Promise<void> {
  const { d1_databases } = await readBoundResources(config);
  for (const database of databases) {
    const folder = d1_databases.find(({ binding }) => binding === database.binding)?.migrations_dir;
    if (folder !== undefined) await migrate(database, resolve(dirname(config), folder));
  }
}

async function migrate({ binding, db }: BoundDatabase, folder: string): Promise<void> {
  const { unstable_splitSqlQuery: split } = await import('wrangler');
  try {
    const known = await listMigrations(db);
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    for (const name of files.filter((file) => !known.includes(file)).sort()) {
      const statements = split(readFileSync(join(folder, name), 'utf8'));
      const applied = `insert into d1_migrations (name) values ('${name.replaceAll("'", "''")}')`;
      await db.exec([MIGRATIONS_TABLE, ...statements, applied].map(inOneLine).join('\n'));
    }
  } catch (error) {
    throw new CommandFailure('command_failed', `migrating ${binding} failed (${(error as Error).message})`);
  }
}

/** Quoted text, which stays as it is; or comments and white space. */
const QUOTED_OR_BLANK = /('(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`)|--[^\n]*|\s+/g;

/** `exec` takes a statement a line, all of them as one transaction here; prepared, each would be a message to the runtime that is waited for. */
const inOneLine = (statement: string): string =>
  statement.replaceAll(QUOTED_OR_BLANK, (_, quoted?: string) => quoted ?? ' ').trim();
