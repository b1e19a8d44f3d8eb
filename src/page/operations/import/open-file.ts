/** Opens a dropped file: an export of this service, or of another, packed or not. It is read as a stream. */
import { pickFiles, ZIP_MARK } from '../../../import/archive/archive.ts';
import { bytesIn } from '../../../import/bytes-in.ts';
import { detectFormat, type Format } from '../../../import/read-items.ts';
import { readHead, type Source, UnusableFile } from '../../../import/source.ts';

/** A file whose kind is known. */
export interface OpenedFile {
  readonly format: Format;
  /** Bytes that there are to read, unpacked. */
  readonly bytes: number;
  /** Its text, or the texts of an archive. */
  readonly sources: readonly Source[];
}

/** Opens a file as what its beginning tells, or as what it is said to be. */
export async function openFile(file: File, said: Format | null): Promise<OpenedFile> {
  if ((await file.slice(0, ZIP_MARK.length).text()) === ZIP_MARK) return openArchive(file, said);
  const source = sourceOf(file);
  const format = said ?? detectFormat(await readHead(source));
  if (format === null || format === 'slack')
    throw new UnusableFile('It is of no kind that is known. Say above what it is of, if it is.');
  return { format, bytes: file.size, sources: [source] };
}

async function openArchive(file: File, said: Format | null): Promise<OpenedFile> {
  // Few files are packed: what unpacks them is loaded with the first.
  const { entriesOf } = await import('../../../import/archive/zip-entries.ts');
  const { format, sources } = await pickFiles(await entriesOf(file), said);
  return { format, bytes: sources.reduce((sum, { bytes }) => sum + bytes, 0), sources };
}

/** A file of this machine as a text to be read. */
const sourceOf = (file: File): Source => ({
  name: file.name.replace(/\.\w+$/, ''),
  bytes: file.size,
  open: async () => bytesIn(file.stream()),
});
