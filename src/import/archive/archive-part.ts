/**
 * A part of what stands in an archive that is sent whole again with each part: it begins so many bytes into its texts, as they are unpacked, one
 * after the other. Nothing is kept in between, and never more than a part is unpacked at a time.
 */
import { itemsOfPart, readPart } from '../file-part.ts';
import type { Imported } from '../imported.ts';
import type { Format } from '../read-items.ts';
import { type Source, UnusableFile } from '../source.ts';
import { isSlackDay, pickFiles, slackDays, slackUsers } from './archive.ts';

/** Bytes of a text that are unpacked for one part. */
const PART_MAX_BYTES = 8 * 1024 * 1024;
/** Bytes of all its texts; what is before a part is unpacked with it, and thrown away. */
const UNPACKED_MAX_BYTES = 256 * 1024 * 1024;
/** Days of channels in one part, each a call or more. */
const DAYS_MAX = 40;

/** An archive, and where in its texts the part begins. */
export interface SentArchive {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly offset: number;
  readonly format: Format | null;
}

/** Items of one part of an archive, and the offset of the next. */
export interface ArchivePart {
  readonly format: Exclude<Format, 'strata'>;
  readonly items: (userName: string | null) => AsyncGenerator<Imported>;
  /** Null where the archive ends. */
  readonly next: number | null;
}

/** Reads a part; fails with words for whoever sent the archive where there is nothing to read. */
export async function readArchivePart({ bytes, offset, format: said }: SentArchive): Promise<ArchivePart> {
  // Few isolates ever see an archive, and what unpacks them has tables of its own to build.
  const { entriesOf } = await import('./zip-entries.ts');
  const entries = await entriesOf(new Blob([bytes]));
  const { format, sources } = await pickFiles(entries, said);
  const texts = format === 'slack' ? sources.filter(isSlackDay) : sources;
  const starts = startsOf(texts);
  const total = starts.at(-1) ?? 0;
  if (total > UNPACKED_MAX_BYTES)
    throw new UnusableFile(
      `it holds more than ${UNPACKED_MAX_BYTES >> 20} MB of texts: unpack it, and send these in parts`,
    );
  const first = texts.findIndex((_, i) => offset < (starts[i + 1] ?? 0));
  const source = texts[first];
  if (source === undefined)
    return { format, items: () => slackDays([], new Map(), { bytes: 0 }), next: null };
  const start = starts[first] ?? 0;
  if (format === 'slack') {
    const days = upTo(texts.slice(first), PART_MAX_BYTES).slice(0, DAYS_MAX);
    const next = starts[first + days.length] ?? total;
    return {
      format,
      items: async function* () {
        yield* slackDays(days.map(bounded), await slackUsers(sources.map(bounded), { bytes: 0 }), {
          bytes: 0,
        });
      },
      next: next < total ? next : null,
    };
  }
  const within = offset - start;
  const part = readPart({
    bytes: await piece(source, within),
    offset: within,
    size: source.bytes,
    name: source.name,
    format,
  });
  const next = part.next === null ? start + source.bytes : start + part.next;
  return { format, items: (userName) => itemsOfPart(part, userName), next: next < total ? next : null };
}

/** Beginnings of the texts among all, and behind the last the end of all. */
function startsOf(texts: readonly Source[]): number[] {
  const starts = [0];
  for (const { bytes } of texts) starts.push((starts.at(-1) ?? 0) + bytes);
  return starts;
}

/** The first of the texts, and those behind it that fit in as many bytes. */
function upTo(texts: readonly Source[], max: number): Source[] {
  let sum = 0;
  return texts.filter(({ bytes }, i) => {
    sum += bytes;
    return i === 0 || sum <= max;
  });
}

/** The bytes of a text behind so many, as many as a part has. */
async function piece(source: Source, from: number): Promise<Uint8Array<ArrayBuffer>> {
  const taken = new Uint8Array(Math.min(PART_MAX_BYTES, source.bytes - from));
  let at = -from;
  for await (const bytes of await source.open()) {
    const part = bytes.subarray(Math.max(0, -at), taken.length - at);
    if (part.length > 0) taken.set(part, Math.max(0, at));
    at += bytes.length;
    if (at >= taken.length) return taken;
  }
  throw new UnusableFile('the archive is cut off');
}

/** A text that is read no further than it says it goes, and a part may. */
const bounded = (source: Source): Source => ({
  ...source,
  open: async () => {
    if (source.bytes > PART_MAX_BYTES)
      throw new UnusableFile(`${source.name} is larger than ${PART_MAX_BYTES >> 20} MB: take npm run import`);
    return within(await source.open(), source.bytes);
  },
});

async function* within(stream: AsyncIterable<Uint8Array>, max: number): AsyncGenerator<Uint8Array> {
  let sum = 0;
  for await (const bytes of stream) {
    sum += bytes.length;
    if (sum > max) throw new UnusableFile('the archive says less than it holds');
    yield bytes;
  }
}
