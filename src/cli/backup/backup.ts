/**
 * `npm run backup -- [--env production] FOLDER`: writes every database into a new folder. Without --env it is the state of the
 * local server (STRATA_STATE), which may run meanwhile; with it the deployed databases, which needs a login.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure, runCommand } from '../failure.ts';
import { copyLocalKeys } from '../local/local-keys.ts';
import { backUp } from './back-up.ts';
import { openDatabases, parsePlace } from './backup-place.ts';

const NOTICE = `
It holds everything that was said and remembered, and the hashes of all keys, of a local state its root secret and the key of its platforms too: keep it as you keep those. What is erased
from now on stays in it until you delete it. Left out, because they are made anew: full-text indexes (restore writes
them), live histories, vectors and persona files.`;

await runCommand(async () => {
  const { folder, place } = parsePlace('backup');
  if (place.state !== null && !existsSync(join(place.state, 'v3'))) {
    throw new CommandFailure(
      'state_unusable',
      `There is no state in ${place.state}; STRATA_STATE names another folder.`,
    );
  }
  const { databases, close } = await openDatabases(place);
  try {
    const { rows, erasuresMeanwhile } = await backUp(databases, folder, {
      now: Date.now,
      print: console.log,
    });
    if (place.state !== null) copyLocalKeys(place.state, folder);
    console.log(`\n${rows} rows are in ${folder}.${NOTICE}`);
    if (erasuresMeanwhile > 0) {
      console.log(
        `\nErasures finished while this backup was made (${erasuresMeanwhile}): what they removed may be in it. Make another one.`,
      );
    }
  } finally {
    await close();
  }
});
