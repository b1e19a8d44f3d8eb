/**
 * Writes databases into a folder, table by table. Tables that refer to others are read before those: a row whose parent came
 * a moment earlier is then never without it, and what was erased in between is seen by the restore, which leaves such rows out.
 */

import {
  listMigrations,
  listSequences,
  listTables,
  rowsOfTable,
  SHORT_LIVED,
  type Table,
} from '../../store/moving/tables.ts';
import { RESTORE_ADVICE } from '../../store/operations/restore-mark.ts';
import { CommandFailure } from '../failure.ts';
import {
  type DatabaseEntry,
  makeBackupFolder,
  type TableEntry,
  writeManifest,
  writeRows,
} from './backup-format.ts';
import { findMark } from './restore-mark.ts';

/** A database by the name of its binding. */
export interface BoundDatabase {
  readonly binding: string;
  readonly db: D1Database;
}

export interface BackupReport {
  readonly rows: number;
  /** Erasures that finished while the backup was made: what they removed may stand in it. */
  readonly erasuresMeanwhile: number;
}

/** Writes a backup. `print` gets a line a table. */
export async function backUp(
  databases: readonly BoundDatabase[],
  folder: string,
  { now, print }: { readonly now: () => number; readonly print: (line: string) => void },
): Promise<BackupReport> {
  const startedAt = now();
  makeBackupFolder(folder);
  const entries: DatabaseEntry[] = [];
  let erasuresMeanwhile = 0;
  for (const { binding, db } of databases) {
    if ((await findMark(db)) !== null)
      throw new CommandFailure('database_unusable', `${binding}: ${RESTORE_ADVICE}`);
    const migrations = await listMigrations(db);
    if (migrations.length === 0) {
      throw new CommandFailure(
        'database_unusable',
        `${binding} has no tables: nothing was ever stored there.`,
      );
    }
    const all = await listTables(db);
    const kept = all.filter(({ name }) => !SHORT_LIVED.has(name));
    const tables = await writeTables(folder, binding, db, kept, print);
    entries.push({ binding, migrations, tables, sequences: await listSequences(db, kept) });
    erasuresMeanwhile += await countErasures(db, all, startedAt);
  }
  writeManifest(folder, {
    started_at: new Date(startedAt).toISOString(),
    finished_at: new Date(now()).toISOString(),
    databases: entries,
  });
  const rows = entries.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.rows, 0);
  return { rows, erasuresMeanwhile };
}

/** The entries are in the order of a restore, parents first; the files are written from the other end. */
async function writeTables(
  folder: string,
  binding: string,
  db: D1Database,
  tables: readonly Table[],
  print: (line: string) => void,
): Promise<TableEntry[]> {
  const entries: TableEntry[] = [];
  for (const table of tables.toReversed()) {
    const file = `${binding}.${table.name}.ndjson.gz`;
    const written = await writeRows(folder, file, rowsOfTable(db, table));
    print(`${binding}.${table.name}  ${written.rows}`);
    entries.unshift({ name: table.name, file, columns: table.columns.map(({ name }) => name), ...written });
  }
  return entries;
}

async function countErasures(db: D1Database, tables: readonly Table[], since: number): Promise<number> {
  if (!tables.some(({ name }) => name === 'erasures')) return 0;
  const { results } = await db
    .prepare('select count(*) as n from erasures where finished_at >= ?1')
    .bind(since)
    .all<{ n: number }>();
  return results[0]?.n ?? 0;
}
