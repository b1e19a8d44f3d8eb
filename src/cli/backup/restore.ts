/**
 * `npm run restore -- [--env production] FOLDER`: puts a backup into empty databases, or anew into those of a restore that was
 * cut short. Locally they are made first; deployed ones are made by `npm run provision` and `npm run deploy`.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure, runCommand } from '../failure.ts';
import { copyLocalKeys } from '../local/local-keys.ts';
import { migrateAll } from '../local/local-migrations.ts';
import { makePrivateFolder, RESTORE_BEGUN } from '../local/state-folder.ts';
import { DEFAULT_CONFIG } from '../wrangler.ts';
import type { BoundDatabase } from './back-up.ts';
import { readManifest } from './backup-format.ts';
import { openDatabases, parsePlace } from './backup-place.ts';
import { restoreBackup } from './restore-backup.ts';

const NEXT_STEPS = `
Keys work as before. What is not in a backup is made anew:
  vectors         POST /v1/maintenance/vector_rebuild, with an admin key of each workspace; until then search goes by words
  live histories  by the first turn of each conversation, from its messages, without the blocks of recalled memories
  persona files   all of them by the next hourly export`;

await runCommand(async () => {
  const { folder, place } = parsePlace('restore');
  readManifest(folder); // before anything is made for a folder that holds no backup
  // Where there is a state already, a restore is refused or finds its tables: nothing of it is changed before that is known.
  const isNew = place.state !== null && barState(place.state);
  const { databases, close } = await openDatabases(place);
  try {
    if (isNew) await makeTables(databases);
    const { rows, leftOut, manifest } = await restoreBackup(databases, folder, {
      print: console.log,
      onMarked: () => {
        if (place.state === null) return;
        copyLocalKeys(folder, place.state);
        rmSync(join(place.state, RESTORE_BEGUN), { force: true });
      },
    });
    const missing =
      leftOut === 0 ? '' : ` ${leftOut} were left out: what they belong to was erased meanwhile.`;
    console.log(`\n${rows} rows are back as they were at ${manifest.started_at}.${missing}${NEXT_STEPS}`);
  } finally {
    await close();
  }
});

/** Bars servers from a state that has no tables yet, or whose restore died before they were whole; false for any other. */
function barState(state: string): boolean {
  const begun = join(state, RESTORE_BEGUN);
  if (existsSync(join(state, 'v3')) && !existsSync(begun)) return false;
  makePrivateFolder(state);
  writeFileSync(begun, '');
  return true;
}

/** Makes the tables of a new local state, as its server would; goes on where an earlier restore died. */
async function makeTables(databases: readonly BoundDatabase[]): Promise<void> {
  try {
    await migrateAll(databases, DEFAULT_CONFIG);
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    throw new CommandFailure('state_unusable', `The tables could not be made: ${error.message}`);
  }
}
