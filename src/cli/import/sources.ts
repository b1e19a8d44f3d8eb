/**
 * Where the text of an import is: a file, or those entries of a ZIP file, as ChatGPT and Claude send theirs, that hold conversations.
 * Each is read as a stream, packed ones too: nothing is unpacked on the disk.
 */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type Entry, openPromise } from 'yauzl';
import { conversationsIn, type Source } from '../../import/source.ts';
import { CommandFailure } from '../failure.ts';

/** Bytes that are read of a file at a time. */
const CHUNK_BYTES = 1024 * 1024;

/** The first bytes of every ZIP file that holds anything. */
const ZIP_MARK = Buffer.from('PK\u0003\u0004', 'latin1');
/** What there is to read of a file; nothing of a folder, whose reader knows its files. */
export async function sourcesOf(path: string): Promise<readonly Source[]> {
  if (statSync(path).isDirectory()) return [];
  if (await isArchive(path)) return entriesOf(path);
  const whole: Source = {
    name: basename(path, extname(path)),
    bytes: statSync(path).size,
    open: () => Promise.resolve(createReadStream(path, { highWaterMark: CHUNK_BYTES })),
  };
  return [whole];
}

/** How many bytes there are to read of a file's sources, or of a folder. */
export const bytesOf = (path: string, sources: readonly Source[]): number =>
  sources.length > 0
    ? sources.reduce((sum, { bytes }) => sum + bytes, 0)
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json') && /[\\/]/.test(file))
        .reduce((sum, file) => sum + statSync(join(path, file)).size, 0);

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ZIP_MARK.length), 0, ZIP_MARK.length, 0);
    return bytesRead === ZIP_MARK.length && buffer.equals(ZIP_MARK);
  } finally {
    await file.close();
  }
}

/**
 * The conversations of an archive, in the order of their numbers. It stays open: entries are read when it is their turn, and the process
 * ends with the import.
 */
async function entriesOf(path: string): Promise<Source[]> {
  const unreadable = (error: unknown) =>
    new CommandFailure('file_unusable', `${path} cannot be read: ${String(error)}`);
  const found: Entry[] = [];
  const archive = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw unreadable(error);
  });
  try {
    for await (const entry of archive.eachEntry()) found.push(entry);
  } catch (error) {
    throw unreadable(error);
  }
  const conversations = conversationsIn(found, ({ fileName }) => fileName);
  if (conversations.length === 0)
    throw new CommandFailure(
      'file_unusable',
      `${path} holds no conversations.json; unpack it and name the file or the folder that is meant.`,
    );
  return conversations.map((entry) => ({
    name: basename(entry.fileName, '.json'),
    bytes: entry.uncompressedSize,
    open: () => archive.openReadStreamPromise(entry),
  }));
}
