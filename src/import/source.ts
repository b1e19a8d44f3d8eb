/** Text of an import, from whichever place its bytes come, and the progress of its reader. Pure. */

/** A text to be read. */
export interface Source {
  /** Its name, without the kind that its file is of. */
  readonly name: string;
  readonly bytes: number;
  /** As a stream of bytes, from its beginning. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

/** Progress of a reader: bytes that it has behind it. */
export interface Progress {
  bytes: number;
}

/** A file that is not what it should be; the words are for whoever chose it. */
export class UnusableFile extends Error {}

/** Characters that tell what a file is. */
const HEAD_CHARS = 64 * 1024;

/** Names of conversation files in an export; a large one has several. */
const CONVERSATIONS = /(?:^|\/)conversations(?:[-_]\d+)?\.json$/;

/** Entries of an archive that hold conversations, in the order of their numbers. */
export const conversationsIn = <T>(entries: readonly T[], nameOf: (entry: T) => string): T[] =>
  entries
    .filter((entry) => CONVERSATIONS.test(nameOf(entry)))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en', { numeric: true }));

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
  for await (const bytes of await source.open()) {
    progress.bytes += bytes.length;
    const text = decoder.decode(bytes, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
