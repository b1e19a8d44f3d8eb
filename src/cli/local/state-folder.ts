/**
 * The folder that holds a local server's data, its root secret and the mark of the server that uses it. Two servers on
 * one folder would overwrite each other, so a second one is refused. A broken folder is reported and never deleted.
 */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { SECRET } from '../../env.ts';
import { parseJson } from '../../lib/json.ts';
import { CommandFailure } from '../failure.ts';
import { isPortFree, otherPort } from './port.ts';

/** An opened state folder. `release` lets another server use it. */
export interface StateFolder {
  path: string;
  rootSecret: string;
  /** File with the line `ROOT_SECRET=…`, for wrangler's --env-file. */
  secretFile: string;
  /** File with `SECRETS_KEY=…`, under which secrets of messaging platforms are sealed; `.dev.vars` may name another key. */
  sealingKeyFile: string;
  release(): void;
}

/** Readable and writable by the owner only: both files hold credentials. */
export const PRIVATE_FILE_MODE = 0o600;

/** So is the folder: the databases in it hold everything that was said. */
const PRIVATE_FOLDER_MODE = 0o700;
const PERMISSION_BITS = 0o777;

/** The files of a state that hold credentials. */
export const KEY_FILES: readonly string[] = [
  'root-secret.env',
  'secrets-key.env',
  'development-workspace.json',
];

/** A server that marked the folder but does not live long enough to answer is believed to be starting this long. */
const STARTING_MS = 90_000;

/**
 * In a folder that a restore has made, until its databases are marked and its keys are there: a server would fill it with a
 * workspace of its own, and the restore would be refused from then on.
 */
export const RESTORE_BEGUN = 'restore-begun';

const ROOT_SECRET_BYTES = 32;
const SEALING_KEY_BYTES = 32;

/** Makes a folder that only its owner may look into, or makes one such that is there, with the credentials in it. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  makePrivate(path, PRIVATE_FOLDER_MODE);
  for (const file of KEY_FILES.map((name) => join(path, name)).filter((file) => existsSync(file)))
    makePrivate(file, PRIVATE_FILE_MODE);
}

/** Only where something is to be changed: what belongs to somebody else may be right as it is, and could not be. */
function makePrivate(path: string, mode: number): void {
  if ((statSync(path).mode & PERMISSION_BITS) !== mode) chmodSync(path, mode);
}

/** An empty folder that is removed when this process ends. */
export function temporaryStateDir(): string {
  const path = mkdtempSync(join(tmpdir(), 'strata-'));
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** The failure of a folder that cannot be used, with the way out. */
export const unusableState = (path: string, cause: string): CommandFailure =>
  new CommandFailure(
    'state_unusable',
    `The state in ${path} cannot be used: ${cause}. Deleting ${path} starts afresh, without the memories in it; ` +
      'STRATA_STATE names another folder.',
  );

/** Messages of SQLite and the file system about files that are damaged or out of reach. */
const BROKEN_STATE =
  /file is not a database|database disk image is malformed|unable to open database file|attempt to write a readonly database|(?:EACCES|ENOTDIR|EROFS|ENOSPC|EIO)\b[^"\n]*/;

/** The words of a text that tell of files of a state which are damaged or out of reach. */
export const brokenStateIn = (text: string): string | undefined => BROKEN_STATE.exec(text)?.[0];

/** Makes or opens the folder and marks it as used by this process. */
export async function openStateFolder(path: string, port: number, now: number): Promise<StateFolder> {
  try {
    makePrivateFolder(path);
    if (existsSync(join(path, RESTORE_BEGUN))) {
      throw new CommandFailure(
        'state_unusable',
        `A backup is being restored into ${path}, or its restore was cut short. Run \`npm run restore\` with the same folder ` +
          `to its end; it begins anew by itself. Deleting ${path} starts afresh: no row of the backup is in it yet.`,
      );
    }
    const mark = await markAsUsed(path, port, now);
    const secretFile = join(path, 'root-secret.env');
    const sealingKeyFile = join(path, 'secrets-key.env');
    if (readIfPresent(sealingKeyFile) === undefined)
      writeNewSecret(sealingKeyFile, 'SECRETS_KEY', randomBytes(SEALING_KEY_BYTES).toString('base64'));
    return {
      path,
      secretFile,
      sealingKeyFile,
      rootSecret: readOrMakeSecret(secretFile, path),
      release: () => rmSync(mark, { force: true }),
    };
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw unusableState(path, code === 'EEXIST' || code === 'ENOTDIR' ? 'it is not a folder' : message);
  }
}

/** The text of a file, or undefined when there is none. */
export function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

function readOrMakeSecret(file: string, folder: string): string {
  const text = readIfPresent(file);
  if (text === undefined) {
    const secret = randomBytes(ROOT_SECRET_BYTES).toString('hex');
    writeNewSecret(file, 'ROOT_SECRET', secret);
    return secret;
  }
  // Read as wrangler reads it, quotes and comments included: both must come to the same secret. It puts a variable for a $.
  const secret = parseEnv(text).ROOT_SECRET;
  if (secret !== undefined && SECRET.test(secret) && !secret.includes('$')) return secret;
  throw unusableState(
    folder,
    `${file} holds no root secret: it needs the line ROOT_SECRET=… with 16 to 200 printable ASCII characters without spaces and $`,
  );
}

const writeNewSecret = (file: string, name: string, secret: string): void =>
  writeFileSync(file, `${name}=${secret}\n`, { mode: PRIVATE_FILE_MODE, flag: 'wx' });

const usageMark = z.object({ pid: z.number(), port: z.number(), since: z.number() });

/** Returns the mark's path. A mark left by a process that died is taken over. */
async function markAsUsed(folder: string, port: number, now: number): Promise<string> {
  const file = join(folder, 'server.json');
  const holder = usageMark.safeParse(parseJson(readIfPresent(file) ?? '')).data;
  if (holder !== undefined && (await isInUse(holder, now))) {
    throw new CommandFailure(
      'state_in_use',
      `A server already runs at http://127.0.0.1:${holder.port} with the state in ${folder} (process ${holder.pid}). ` +
        `A second one needs its own port and folder: ${otherPort(holder.port)} STRATA_STATE=${folder}-2 npm start`,
    );
  }
  writeFileSync(file, `${JSON.stringify({ pid: process.pid, port, since: now })}\n`);
  return file;
}

/** Process ids are used again, in containers at once: a living process must also hold the port, or be just starting. */
async function isInUse(holder: z.infer<typeof usageMark>, now: number): Promise<boolean> {
  if (!isAlive(holder.pid)) return false;
  const starting = holder.pid !== process.pid && now - holder.since < STARTING_MS;
  return starting || !(await isPortFree(holder.port));
}

/** Linux tells the state after the name in parentheses; elsewhere there is no such file, and no answer. */
const isZombie = (pid: number): boolean => /\) Z /.test(readIfPresent(`/proc/${pid}/stat`) ?? '');

function isAlive(pid: number): boolean {
  try {
    // A killed process whose parent has not taken note of it still answers, and holds nothing any more.
    return process.kill(pid, 0) && !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it lives, and belongs to another user
  }
}
