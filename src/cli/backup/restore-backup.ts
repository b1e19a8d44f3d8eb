/**
 * Restores a backup. Everything that speaks against it is found before anything is written: a damaged or missing file,
 * another version of the schema, a database that is missing, or holds something that no restore has written. One that was cut
 * short is begun anew: its databases are marked from before the first row until after the last, and serve nobody.
 */

import { countEach, listMigrations, listTables } from '../../store/moving/tables.ts';
import { CommandFailure } from '../failure.ts';
import type { BoundDatabase } from './back-up.ts';
import { checkFiles, type DatabaseEntry, type Manifest, readManifest } from './backup-format.ts';
import { emptyTables } from './empty-tables.ts';
import { dropMark, type FoundMark, findMark, MarkedDatabase } from './restore-mark.ts';
import { type RestoreReport, reportOf, restoreDatabase } from './restore-tables.ts';

/** The database by which the service knows that a restore is under way. */
const LEADING = 'ACCOUNT_DB';

/** Database that rows go to, and the mark that it carries. */
interface Target {
  readonly entry: DatabaseEntry;
  readonly db: D1Database;
  readonly mark: FoundMark | null;
}

export interface RestoreOptions {
  /** Gets a line a table. */
  print(line: string): void;
  /** Called once the databases are marked, before the first row. */
  onMarked?(): void;
}

/** Restores the backup in a folder into these databases. */
export async function restoreBackup(
  databases: readonly BoundDatabase[],
  folder: string,
  { print, onMarked }: RestoreOptions,
): Promise<RestoreReport & { readonly manifest: Manifest }> {
  const manifest = readManifest(folder);
  await checkFiles(folder, manifest);
  const found = await Promise.all(
    manifest.databases.map(async (entry): Promise<Target> => {
      const db = databaseFor(entry, databases);
      return { entry, db, mark: await findMark(db) };
    }),
  );
  const leading = databases.find(({ binding }) => binding === LEADING)?.db ?? found[0]?.db;
  if (leading === undefined) throw new Error('a backup of no database');
  const targets = found.toSorted((a, b) => Number(b.db === leading) - Number(a.db === leading));
  const leadingMark = await findMark(leading);
  if (leadingMark?.isWhole && leadingMark.backup === manifest.started_at) {
    print('All rows were there already: only the marks of the restore were left.');
    for (const { db } of targets.toReversed()) await dropMark(db).run();
    await dropMark(leading).run();
    return { ...(await reportOf(targets)), manifest };
  }
  for (const target of targets) await checkTarget(target);
  await checkEmpty(targets);
  const lead = await MarkedDatabase.mark(leading, targets[0]?.db === leading, manifest.started_at);
  const others: MarkedDatabase[] = [];
  for (const { db } of targets.filter((target) => target.db !== leading))
    others.push(await MarkedDatabase.mark(db, true, manifest.started_at));
  try {
    // Once more, now that nobody is served any longer: somebody may have been until a moment ago.
    await checkEmpty(targets);
  } catch (error) {
    if (leadingMark === null) for (const marked of [...others, lead]) await marked.unmark();
    throw error;
  }
  onMarked?.();
  for (const { entry, db, mark } of targets) {
    const target = db === leading ? lead : others.find((other) => other.db === db);
    if (target === undefined) throw new Error(`${entry.binding} is not marked`);
    if (mark !== null) {
      print(`${entry.binding}  begins anew: what an earlier restore had written is removed`);
      await emptyTables(target);
    }
    await restoreDatabase(folder, target, entry, print);
  }
  const report = await reportOf(targets);
  await lead.noteWhole();
  for (const other of others) await other.unmark();
  await lead.unmark();
  return { ...report, manifest };
}

const refused = (message: string): CommandFailure => new CommandFailure('database_unusable', message);

function databaseFor({ binding }: DatabaseEntry, databases: readonly BoundDatabase[]): D1Database {
  const found = databases.find((database) => database.binding === binding);
  if (!found)
    throw refused(`The backup has a database ${binding}, and wrangler.toml binds none of that name here.`);
  return found.db;
}

async function checkTarget({ entry, db }: Target): Promise<void> {
  const { binding, migrations, tables } = entry;
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
}

/** Fails when a database holds what no restore has written. */
async function checkEmpty(targets: readonly Target[]): Promise<void> {
  for (const { entry, db } of targets.filter(({ mark }) => !mark?.begunEmpty)) {
    const names = (await listTables(db)).map(({ name }) => name);
    const counts = await countEach(db, names, (table) => `select exists (select 1 from ${table})`);
    const used = names.find((name) => counts.get(name) === 1);
    if (used === undefined) continue;
    throw refused(
      `${entry.binding} is not empty (${used} has rows, and no restore wrote them): a restore never writes into data that is ` +
        'there. Begin with new databases.',
    );
  }
}
