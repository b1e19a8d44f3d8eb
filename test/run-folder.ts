/**
 * The folder for temporary files of one run of the tests. Workers and servers are killed in the end, and some in the midst by a test, so that none
 * of them can be trusted to clear up: the run does, and the next one where a run was killed itself.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk in memory that some machines have, and what it must have room for: the databases of the runtimes. */
const MEMORY_DISK = '/dev/shm';
const MEMORY_DISK_MIN_BYTES = 1024 ** 3;

/** Before the id of the process whose run it is. */
const NAME = 'strata-tests-';

/** Has this process and all that it starts put temporary files into a folder that goes with it. */
export function useRunFolder(): void {
  const root = fastDisk() ?? tmpdir();
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(NAME)))
    if (!isAlive(Number(name.slice(NAME.length)))) remove(join(root, name));
  const folder = join(root, `${NAME}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => remove(folder));
  process.env.TMPDIR = folder;
}

/** The databases of the tests are thrown away at the end: waiting for a real disk would be a tenth of the run. */
function fastDisk(): string | undefined {
  if (!existsSync(MEMORY_DISK)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize >= MEMORY_DISK_MIN_BYTES ? MEMORY_DISK : undefined;
}

/** A server that is just ending may still write: what it leaves is for the next run. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    console.warn(`${folder} is left: ${(error as Error).message}`);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it lives, and belongs to another user
  }
}
