/**
 * A part of a file that is too large to be sent at once: what stands in it whole, as a text by itself, and where the next part begins. Bytes are
 * looked at, not characters: a part may end anywhere. Pure.
 */
import type { Imported } from './imported.ts';
import { detectFormat, FORMATS, type Format, readItems } from './read-items.ts';
import { type Source, UnusableFile } from './source.ts';

/** Formats that may come in parts, or as one of 8 MB; a folder comes as an archive, and exports of Strata have a call of their own. */
export const PART_FORMATS = FORMATS.filter((format) => format !== 'strata' && format !== 'slack');
export type PartFormat = Exclude<Format, 'strata' | 'slack'>;

/** A part as it was sent. */
export interface FilePart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Offset in the file (bytes) at which it begins. */
  readonly offset: number;
  /** Of the whole file. */
  readonly size: number;
  readonly name: string;
  readonly format: PartFormat | null;
}

/** Readable share of a part, from its first whole element to its last. */
export interface ReadablePart {
  readonly source: Source;
  readonly format: PartFormat;
  /** Offset of the next part; null where the file ends. */
  readonly next: number | null;
}

/** Conversations of one part, and lines or memories, each of which may be a call of its own: what a call can write among a thousand queries. */
const CONVERSATIONS_MAX = 400;
const LINES_MAX = 2_000;
const MEMORIES_MAX = 40;

/** Characters at the beginning that tell what a file is. */
const HEAD_BYTES = 64 * 1024;

/** Reads the elements that stand whole in a part; fails with words for whoever sent it where none does. */
export function readPart(part: FilePart): ReadablePart {
  const { bytes, offset, size } = part;
  if (offset + bytes.length > size) throw new UnusableFile('the part ends behind the end of the file');
  const isFirst = offset === 0;
  const isLast = offset + bytes.length === size;
  const format = part.format ?? formatOf(bytes, isFirst);
  const first = firstSign(bytes);
  const isList = format !== 'jsonl' && first === (isFirst ? OPEN_BRACKET : COMMA);
  const isEnd = !isFirst && (first === CLOSE_BRACKET || first === null);
  if (isEnd) return { source: sourceOf(part, []), format, next: null };
  const isOneText = format === 'whatsapp' || format === 'sillytavern';
  if (isOneText || (isFirst && isLast && !isList && format !== 'jsonl' && !isLines(bytes))) {
    if (!isFirst || !isLast)
      throw new UnusableFile(
        `a file of ${format} comes whole, in one part: npm run import takes larger ones`,
      );
    return { source: sourceOf(part, [bytes]), format, next: null };
  }
  const max = format === 'jsonl' ? LINES_MAX : ofMemories(format) ? MEMORIES_MAX : CONVERSATIONS_MAX;
  const whole = isList ? wholeElements(bytes, max) : wholeLines(bytes, max, isLast);
  if (whole.to <= whole.from && !whole.isEnd)
    throw new UnusableFile(
      isLast
        ? 'the file ends in the midst of its JSON'
        : 'nothing stands whole in the part: send a longer one',
    );
  const text = bytes.slice(whole.from, whole.to);
  const next = offset + whole.to;
  return {
    source: sourceOf(part, isList ? [OPENING, text, CLOSING] : [text]),
    format,
    next: whole.isEnd || next >= size ? null : next,
  };
}

/** The items of a part, of which there may be so many memories: of an object with lists in it nothing else bounds them. */
export async function* itemsOfPart(
  { source, format }: ReadablePart,
  userName: string | null,
): AsyncGenerator<Imported> {
  let memories = 0;
  for await (const item of readItems(source, format, userName, { bytes: 0 })) {
    if (item.kind === 'memory' && ++memories > MEMORIES_MAX)
      throw new UnusableFile(
        `it holds more than ${MEMORIES_MAX} memories: send them as a list or as lines of JSON, or by npm run import`,
      );
    yield item;
  }
}

const ofMemories = (format: PartFormat): boolean => format === 'mem0' || format === 'zep';

/** The format of the first part; the others tell nothing of it. */
function formatOf(bytes: Uint8Array, isFirst: boolean): PartFormat {
  if (!isFirst) throw new UnusableFile('a part that is not the first needs the format of the first one');
  const found = detectFormat(new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)));
  if (found === 'strata') throw new UnusableFile('it is an export of Strata, which POST /v1/import takes');
  if (found === null || found === 'slack')
    throw new UnusableFile(
      `it is of no kind that is known: format may name one of ${PART_FORMATS.join(', ')}`,
    );
  return found;
}

/** A text of pieces; a conversation without a name of its own is named after the part that it came in. */
const sourceOf = ({ name, offset }: FilePart, pieces: readonly Uint8Array[]): Source => ({
  name: offset === 0 ? name : `${name}@${offset}`,
  bytes: pieces.reduce((sum, { length }) => sum + length, 0),
  open: () => Promise.resolve(inTurn(pieces)),
});

async function* inTurn(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

/** Range (bytes) of the whole elements in a part. */
interface Whole {
  readonly from: number;
  readonly to: number;
  /** True if the list ends there. */
  readonly isEnd: boolean;
}

/** The elements of a list that end in a part, at most so many; it begins with the bracket of the list, or the comma before an element. */
function wholeElements(bytes: Uint8Array, max: number): Whole {
  const from = bytes.findIndex((byte) => byte === OPEN_BRACKET || byte === COMMA) + 1;
  let to = from;
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  let count = 0;
  for (let i = from; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inString) {
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++;
    else if (depth === 0 && (byte === COMMA || byte === CLOSE_BRACKET)) {
      to = i;
      if (byte === CLOSE_BRACKET) return { from, to, isEnd: true };
      if (++count >= max) break;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth--;
  }
  return { from, to, isEnd: false };
}

/** The lines that end in a part, at most so many. */
function wholeLines(bytes: Uint8Array, max: number, isLast: boolean): Whole {
  let to = 0;
  for (let count = 0; count < max; count++) {
    const end = bytes.indexOf(LINE_END, to);
    if (end < 0) return { from: 0, to: isLast ? bytes.length : to, isEnd: isLast };
    to = end + 1;
  }
  return { from: 0, to, isEnd: false };
}

/** True if the first line is JSON by itself. */
function isLines(bytes: Uint8Array): boolean {
  const end = bytes.indexOf(LINE_END);
  try {
    JSON.parse(new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)));
    return end >= 0;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** The first byte that is neither white space nor part of a byte order mark; null where there is none. */
const firstSign = (bytes: Uint8Array): number | null =>
  bytes.find((byte) => byte > SPACE && !MARK.includes(byte)) ?? null;

const MARK: readonly number[] = [0xef, 0xbb, 0xbf];
const OPENING = Uint8Array.of(0x5b);
const CLOSING = Uint8Array.of(0x5d);
const LINE_END = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
