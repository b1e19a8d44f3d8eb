/**
 * `npm run restore -- [--env production] FOLDER`: puts a backup into empty databases, or anew into those of a restore that was
 * cut short. Locally they are made first; deployed ones are made by `npm run provision` and `npm run deploy`.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './backup-format.ts';
import { openDatabases, parsePlace } from './backup-place.ts';
import { CommandFailure, runCommand } from './failure.ts';
import { copyLocalKeys } from './local-keys.ts';
import { applyMigrations } from './local-migrations.ts';
import { restoreBackup } from './restore-backup.ts';
import { makePrivateFolder, RESTORE_BEGUN } from './state-folder.ts';
import { DEFAULT_CONFIG } from './wrangler.ts';

const NEXT_STEPS = `
Keys work as before. What is not in a backup is made anew:
  vectors         POST /v1/maintenance/vector_rebuild, with an admin key of each workspace; until then search goes by words
  live histories  by the first turn of each conversation, from its messages, without the blocks of recalled memories
  persona files   all of them by the next hourly export`;

await runCommand(async () => {
  const { folder, place } = parsePlace('restore');
  readManifest(folder); // before anything is made for a folder that holds no backup
  // Where there is a state already, a restore is refused or finds its tables: nothing of it is changed before that is known.
  if (place.state !== null) await makeTables(place.state);
  const { databases, close } = await openDatabases(place);
  try {
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

/** Makes the tables of a new local state, as its server would, and bars it from the folder; goes on where an earlier one died. */
async function makeTables(state: string): Promise<void> {
  const begun = join(state, RESTORE_BEGUN);
  if (existsSync(join(state, 'v3')) && !existsSync(begun)) return;
  makePrivateFolder(state);
  writeFileSync(begun, '');
  try {
    await applyMigrations(DEFAULT_CONFIG, state);
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    throw new CommandFailure('state_unusable', `The tables could not be made: ${error.message}`);
  }
}
