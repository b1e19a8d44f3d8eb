/**
 * Opens the text of an import: a file, or those files of a folder or of a ZIP file, as ChatGPT, Claude and Slack send theirs, that are
 * read. Each is read as a stream, packed ones too: nothing is unpacked on the disk.
 */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { openPromise } from 'yauzl';
import { pickFiles, ZIP_MARK } from '../../import/archive/archive.ts';
import { detectFormat, type Format } from '../../import/read-items.ts';
import { readHead, type Source, UnusableFile } from '../../import/source.ts';
import { CommandFailure } from '../failure.ts';

/** Bytes that are read of a file at a time. */
const CHUNK_BYTES = 1024 * 1024;

/** Texts to be read, and the service that they are from. */
export interface OpenedPath {
  readonly format: Format;
  readonly sources: readonly Source[];
}

/** Opens a path as what it tells, or as what it is said to be. */
export async function openPath(path: string, said: Format | null): Promise<OpenedPath> {
  try {
    if (statSync(path).isDirectory()) return await pickFiles(filesIn(path), said);
    if (await isArchive(path)) return await pickFiles(await entriesOf(path), said);
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    throw new CommandFailure('file_unusable', `${path}: ${error.message}.`);
  }
  const source = fileAt(path, basename(path, extname(path)));
  const format = said ?? detectFormat(await readHead(source));
  if (format === null || format === 'slack')
    throw new CommandFailure('file_unusable', `${path} is of no kind that is known; --format names one.`);
  return { format, sources: [source] };
}

const filesIn = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => fileAt(join(folder, file), file.replaceAll(sep, '/')));

const fileAt = (path: string, name: string): Source => ({
  name,
  bytes: statSync(path).size,
  open: () => Promise.resolve(createReadStream(path, { highWaterMark: CHUNK_BYTES })),
});

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(ZIP_MARK.length), 0, ZIP_MARK.length, 0);
    return buffer.toString('latin1') === ZIP_MARK;
  } finally {
    await file.close();
  }
}

/** The files of an archive. It stays open: entries are read when it is their turn, and the process ends with the import. */
async function entriesOf(path: string): Promise<Source[]> {
  try {
    const archive = await openPromise(path, { autoClose: false });
    const found: Source[] = [];
    for await (const entry of archive.eachEntry())
      found.push({
        name: entry.fileName,
        bytes: entry.uncompressedSize,
        open: () => archive.openReadStreamPromise(entry),
      });
    return found;
  } catch (error) {
    throw new UnusableFile(`the archive cannot be read: ${String(error)}`);
  }
}
