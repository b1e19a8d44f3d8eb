/**
 * The form of a backup: a folder with one file a table (NDJSON, gzip: a line is a row, an array of values in the order of the
 * manifest's columns) and `manifest.json`, which is written last: a backup that was cut short has none.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';
import type { Row } from '../../store/moving/tables.ts';
import { CommandFailure } from '../failure.ts';
import { makePrivateFolder, PRIVATE_FILE_MODE, readIfPresent } from '../local/state-folder.ts';

const FORMAT = 'strata-backup';
const FORMAT_VERSION = 1;
const MANIFEST = 'manifest.json';

const tableEntry = z.object({
  name: z.string(),
  file: z.string().regex(/^[\w.-]+$/),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const databaseEntry = z.object({
  binding: z.string(),
  /** Names of the migrations that made the tables, in order: the version of the schema. */
  migrations: z.array(z.string()),
  tables: z.array(tableEntry),
  /** The last number that AUTOINCREMENT gave, by table: none is given twice. */
  sequences: z.record(z.string(), z.int()),
});

const manifest = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  databases: z.array(databaseEntry).min(1),
});

export type TableEntry = z.infer<typeof tableEntry>;
export type DatabaseEntry = z.infer<typeof databaseEntry>;
export type Manifest = z.infer<typeof manifest>;

/** Rows in a file, and the digest of its bytes. */
export interface Written {
  readonly rows: number;
  readonly sha256: string;
}

const unusable = (message: string): CommandFailure => new CommandFailure('backup_unusable', message);

/** Makes the folder of a new backup, its owner's only: everything that was said goes in. One that holds anything is refused. */
export function makeBackupFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw unusable(`${folder} is not empty: a backup needs a folder of its own.`);
  }
  makePrivateFolder(folder);
}

/** Writes the rows of a table. The checksum is of the file as it lies there. */
export async function writeRows(folder: string, file: string, rows: AsyncIterable<Row>): Promise<Written> {
  const hash = createHash('sha256');
  let count = 0;
  async function* lines() {
    for await (const row of rows) {
      count += 1;
      yield `${JSON.stringify(row)}\n`;
    }
  }
  const hashing = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const target = createWriteStream(join(folder, file), { mode: PRIVATE_FILE_MODE, flags: 'wx' });
  await pipeline(Readable.from(lines()), createGzip(), hashing, target);
  return { rows: count, sha256: hash.digest('hex') };
}

/** Writes the manifest: from now on the backup is one. */
export function writeManifest(folder: string, content: Omit<Manifest, 'format' | 'version'>): void {
  const text = JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, ...content }, null, 2);
  writeFileSync(join(folder, MANIFEST), `${text}\n`, { mode: PRIVATE_FILE_MODE, flag: 'wx' });
}

/** The manifest of a folder. Fails when there is none, or it is not one that this version reads. */
export function readManifest(folder: string): Manifest {
  const text = readIfPresent(join(folder, MANIFEST));
  if (text === undefined) throw unusable(`${folder} holds no complete backup: it has no ${MANIFEST}.`);
  const parsed = manifest.safeParse(parseJson(text));
  if (!parsed.success) throw unusable(`${join(folder, MANIFEST)}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Fails unless every file is there and has its checksum. */
export async function checkFiles(folder: string, { databases }: Manifest): Promise<void> {
  for (const { file, sha256 } of databases.flatMap(({ tables }) => tables)) {
    const path = join(folder, file);
    if (!existsSync(path)) throw unusable(`${path} is missing.`);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    if (hash.digest('hex') !== sha256)
      throw unusable(`${path} is damaged: its checksum is not the manifest's.`);
  }
}

/**
 * The lines of a table's file, each a row as JSON. Only a line feed ends one: `readline` would also split at the separators of
 * Unicode, which JSON leaves as they are inside of texts.
 */
export async function* readLines(folder: string, { file }: TableEntry): AsyncGenerator<string> {
  const input = createReadStream(join(folder, file)).pipe(createGunzip()).setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
