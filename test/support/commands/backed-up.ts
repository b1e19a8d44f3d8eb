/** A backup of a store of every kind of row, and empty databases to restore it into. */
import { join } from 'node:path';
import { type BoundDatabase, backUp } from '../../../src/cli/backup/back-up.ts';
import { temporaryStateDir } from '../../../src/cli/local/state-folder.ts';
import { fillAccount, fillWorkspace, migrate, NOW, openNew } from './backup-scene.ts';

const SOURCES = ['ACCOUNT_DB', 'WORKSPACE_DB'];

export const QUIET = { print: () => undefined };

export const QUIET_NOW = { now: () => NOW, ...QUIET };

/** A new folder beside the others that a file of tests leaves to its process. */
export const newFolder = () => join(temporaryStateDir(), 'backup');

export interface BackedUp {
  /** Where the backup is. */
  readonly folder: string;
  /** What was printed while it was made. */
  readonly printed: readonly string[];
  readonly database: (binding: string) => D1Database;
  /** A database that stands where a binding of the deployment does. */
  readonly bound: (binding: string, at: string) => BoundDatabase;
  readonly close: () => Promise<void>;
}

/** Opens the databases and empty ones of these names, fills the former and backs them up. */
export async function openBackedUp(empty: readonly string[]): Promise<BackedUp> {
  const open = await openNew(temporaryStateDir(), [...SOURCES, ...empty]);
  const database = (binding: string): D1Database => {
    const found = open.databases.find((bound) => bound.binding === binding);
    if (!found) throw new Error(`no ${binding}`);
    return found.db;
  };
  const bound = (binding: string, at: string): BoundDatabase => ({ binding, db: database(at) });
  for (const { binding, db } of open.databases)
    await migrate(db, binding.startsWith('ACCOUNT') ? 'account' : 'workspace');
  await fillAccount(database('ACCOUNT_DB'));
  await fillWorkspace(database('WORKSPACE_DB'));
  const folder = newFolder();
  const printed: string[] = [];
  const sources = SOURCES.map((name) => bound(name, name));
  await backUp(sources, folder, { now: () => NOW, print: (line) => printed.push(line) });
  return { folder, printed, database, bound, close: () => open.close() };
}
