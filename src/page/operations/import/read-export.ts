/** Reads an export of the service, line by line as the file comes, in parts that one call takes. Pure. */
import { textLines } from '../../../import/json-elements.ts';
import { chunksOf, type Progress, type Source, UnusableFile } from '../../../import/source.ts';

/** A part of an export: what its first line says, and records with the lines of the file on which they stand. */
export interface ExportPart {
  readonly head: Readonly<Record<string, unknown>>;
  readonly records: readonly Record<string, unknown>[];
  readonly lines: readonly number[];
}

/** The most of one call: records, and letters of them. */
const PART_MAX_RECORDS = 500;
const PART_MAX_CHARS = 2 * 1024 * 1024;
/** Lines that stand between the records. */
const BETWEEN: ReadonlySet<unknown> = new Set(['cursor', 'end', 'export']);

/** The parts of a file. */
export async function* partsOf(source: Source, progress: Progress): AsyncGenerator<ExportPart> {
  let head: Record<string, unknown> | null = null;
  let records: Record<string, unknown>[] = [];
  let lines: number[] = [];
  let chars = 0;
  let line = 0;
  for await (const text of textLines(chunksOf(source, progress))) {
    line++;
    if (text.trim() === '') continue;
    const value = objectOf(text, line);
    if (typeof value.type !== 'string') throw new UnusableFile(`Line ${line} is none of an export.`);
    // What is held about one user is handed out without a first line.
    head ??= value.type === 'export' ? value : {};
    if (BETWEEN.has(value.type)) continue;
    records.push(value);
    lines.push(line);
    chars += text.length;
    if (records.length < PART_MAX_RECORDS && chars < PART_MAX_CHARS) continue;
    yield { head, records, lines };
    [records, lines, chars] = [[], [], 0];
  }
  if (head === null) throw new UnusableFile('It is empty.');
  if (records.length > 0) yield { head, records, lines };
}

function objectOf(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below, with the line.
  }
  throw new UnusableFile(`Line ${line} is no JSON.`);
}
