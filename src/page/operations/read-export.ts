/** Reads an export of the service, line by line as the file comes, in parts that one call takes. Pure but for the file. */

/** A part of an export: what its first line says, and records with the lines of the file on which they stand. */
export interface ExportPart {
  readonly head: Readonly<Record<string, unknown>>;
  readonly records: readonly Record<string, unknown>[];
  readonly lines: readonly number[];
  /** How much of the file is read by now, in bytes. */
  readonly bytes: number;
}

/** The most of one call: records, and letters of them. */
const PART_MAX_RECORDS = 500;
const PART_MAX_CHARS = 2 * 1024 * 1024;
/** Lines that stand between the records. */
const BETWEEN: ReadonlySet<unknown> = new Set(['cursor', 'end', 'export']);

/** A file that is no export; the words are for whoever chose it. */
export class NoExport extends Error {}

/** The parts of a file. */
export async function* partsOf(file: Blob): AsyncGenerator<ExportPart> {
  let head: Record<string, unknown> | null = null;
  let records: Record<string, unknown>[] = [];
  let lines: number[] = [];
  let chars = 0;
  for await (const { text, line, bytes } of linesOf(file)) {
    if (text.trim() === '') continue;
    const value = objectOf(text, line);
    if (typeof value.type !== 'string')
      throw new NoExport(
        `Line ${line} is none of an export of this service. Files of others go in by npm run import.`,
      );
    // What is held about one user is handed out without a first line.
    head ??= value.type === 'export' ? value : {};
    if (BETWEEN.has(value.type)) continue;
    records.push(value);
    lines.push(line);
    chars += text.length;
    if (records.length < PART_MAX_RECORDS && chars < PART_MAX_CHARS) continue;
    yield { head, records, lines, bytes };
    [records, lines, chars] = [[], [], 0];
  }
  if (head === null) throw new NoExport('It is empty.');
  if (records.length > 0) yield { head, records, lines, bytes: file.size };
}

interface Line {
  readonly text: string;
  /** Its number, from 1 on. */
  readonly line: number;
  readonly bytes: number;
}

async function* linesOf(file: Blob): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  const reader = file.stream().getReader();
  let rest = '';
  let line = 0;
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (value !== undefined) bytes += value.byteLength;
    const pieces = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = pieces.pop() ?? '';
    for (const text of pieces) yield { text, line: ++line, bytes };
    if (done) break;
  }
  if (rest !== '') yield { text: rest, line: ++line, bytes };
}

function objectOf(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below, with the line.
  }
  throw new NoExport(`Line ${line} is no JSON.`);
}
