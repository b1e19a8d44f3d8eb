/**
 * Where the text of an import is: a file, or those entries of a ZIP file, as ChatGPT and Claude send theirs, that hold conversations.
 * Each is read as a stream, packed ones too: nothing is unpacked on the disk.
 */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Entry, openPromise } from 'yauzl';
import { CommandFailure } from '../failure.ts';

/** A text to be read. */
export interface Source {
  /** Its name, without the kind that its file is of. */
  readonly name: string;
  readonly bytes: number;
  /** As a stream of bytes, from its beginning. */
  open(): Promise<Readable>;
}

/** How far a reader is. */
export interface Progress {
  bytes: number;
}

/** Characters that tell what a file is. */
const HEAD_CHARS = 64 * 1024;
/** Bytes that are read of a file at a time. */
const CHUNK_BYTES = 1024 * 1024;

/** The first bytes of every ZIP file that holds anything. */
const ZIP_MARK = Buffer.from('PK\u0003\u0004', 'latin1');
/** What an export calls its conversations; one that is large has them in several files. */
const CONVERSATIONS = /(?:^|\/)conversations(?:[-_]\d+)?\.json$/;

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

/** The beginning of a text, by which it is known again, too. */
export async function readHead(source: Source): Promise<string> {
  let head = '';
  for await (const chunk of chunksOf(source, { bytes: 0 })) {
    head += chunk;
    if (head.length >= HEAD_CHARS) break;
  }
  return head.slice(0, HEAD_CHARS);
}

/** A text in chunks; what is read is counted. */
export async function* chunksOf(source: Source, progress: Progress): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of await source.open()) {
    const bytes = chunk as Buffer;
    progress.bytes += bytes.length;
    const text = decoder.decode(bytes, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
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
    for await (const entry of archive.eachEntry()) if (CONVERSATIONS.test(entry.fileName)) found.push(entry);
  } catch (error) {
    throw unreadable(error);
  }
  if (found.length === 0)
    throw new CommandFailure(
      'file_unusable',
      `${path} holds no conversations.json; unpack it and name the file or the folder that is meant.`,
    );
  return found
    .toSorted((a, b) => a.fileName.localeCompare(b.fileName, 'en', { numeric: true }))
    .map((entry) => ({
      name: basename(entry.fileName, '.json'),
      bytes: entry.uncompressedSize,
      open: () => archive.openReadStreamPromise(entry),
    }));
}
