/** Archives as services send their exports. */
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';

/** Packs texts under their names, in their order. */
export async function zipOf(entries: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const archive = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, text] of Object.entries(entries)) await archive.add(name, new TextReader(text));
  return archive.close();
}
