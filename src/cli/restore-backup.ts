/**
 * Restores a backup. Everything that speaks against it is found before the first row is written: a damaged or missing file,
 * another version of the schema, a database that is missing or not empty.
 */
import type { BoundDatabase } from './back-up.ts';
import { checkFiles, type DatabaseEntry, type Manifest, readManifest } from './backup-format.ts';
import { countEach, listMigrations, listTables } from './backup-tables.ts';
import { CommandFailure } from './failure.ts';
import { type RestoreReport, restoreDatabase } from './restore-tables.ts';

/** Restores the backup in a folder into these databases. `print` gets a line a table. */
export async function restoreBackup(
  databases: readonly BoundDatabase[],
  folder: string,
  print: (line: string) => void,
): Promise<RestoreReport & { readonly manifest: Manifest }> {
  const manifest = readManifest(folder);
  await checkFiles(folder, manifest);
  const targets = manifest.databases.map((entry) => ({ entry, db: databaseFor(entry, databases) }));
  for (const { entry, db } of targets) await checkTarget(entry, db);
  let [rows, leftOut] = [0, 0];
  for (const { entry, db } of targets) {
    const report = await restoreDatabase(folder, db, entry, print);
    rows += report.rows;
    leftOut += report.leftOut;
  }
  return { rows, leftOut, manifest };
}

const refused = (message: string): CommandFailure => new CommandFailure('database_unusable', message);

function databaseFor({ binding }: DatabaseEntry, databases: readonly BoundDatabase[]): D1Database {
  const found = databases.find((database) => database.binding === binding);
  if (!found)
    throw refused(`The backup has a database ${binding}, and wrangler.toml binds none of that name here.`);
  return found.db;
}

async function checkTarget({ binding, migrations, tables }: DatabaseEntry, db: D1Database): Promise<void> {
  const present = await listMigrations(db);
  const differing = Math.max(present.length, migrations.length);
  for (let i = 0; i < differing; i++) {
    if (present[i] === migrations[i]) continue;
    throw refused(
      `${binding} has another schema than the backup: where that has ${migrations[i] ?? 'no further migration'}, it has ` +
        `${present[i] ?? 'none'}. Restore with the version of Strata that made the backup, and update afterwards.`,
    );
  }
  const known = await listTables(db);
  const missing = tables.find(({ name }) => !known.some((table) => table.name === name));
  if (missing) throw refused(`${binding} has no table ${missing.name}.`);
  const names = known.map(({ name }) => name);
  const counts = await countEach(db, names, (table) => `select exists (select 1 from ${table})`);
  const used = known.find(({ name }) => counts.get(name) === 1);
  if (used) {
    throw refused(
      `${binding} is not empty (${used.name} has rows): a restore never writes into data that is there. Begin with new ` +
        'databases, also after a restore that was cut short.',
    );
  }
}
