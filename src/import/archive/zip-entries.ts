/** The files in a ZIP file, each as a stream that is unpacked as it is read: of pictures beside the texts nothing is read. */
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { bytesIn } from '../bytes-in.ts';
import { type Source, UnusableFile } from '../source.ts';

// The policy of the page allows no workers made of text; every runtime that reads archives unpacks by itself.
configure({ useWebWorkers: false, useCompressionStream: true });

/** All files of an archive, by their full names. */
export async function entriesOf(file: Blob): Promise<Source[]> {
  try {
    const entries = await new ZipReader(new BlobReader(file)).getEntries();
    return entries.flatMap((entry) => (entry.directory ? [] : [toSource(entry)]));
  } catch (error) {
    throw new UnusableFile(`the archive cannot be read: ${String(error)}`);
  }
}

const toSource = (entry: FileEntry): Source => ({
  name: entry.filename,
  bytes: entry.uncompressedSize,
  open: async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    // What goes wrong ends the stream that is read, and is told there.
    void entry.getData(writable).catch(() => undefined);
    return unpacked(entry.filename, bytesIn(readable));
  },
});

async function* unpacked(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw new UnusableFile(`${name} cannot be unpacked: ${String(error)}`);
  }
}
