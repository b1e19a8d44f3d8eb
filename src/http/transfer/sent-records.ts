/**
 * Records as they are sent to an import: as JSON, or as the lines of an export. Moments are read, records of earlier versions are
 * brought up to what this one holds. Pure.
 */
import { parseJson } from '../../lib/json.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { type FieldError, invalid, type MemoryError } from '../../memory/errors.ts';
import { IMPORT_MAX_RECORDS } from '../../memory/limits.ts';
import type { ImportOrigin, SentRecord } from '../../store/transfer/import.ts';
import { type Fields, RECORD_TYPES, type RecordType, SCHEMA_VERSION } from '../../store/transfer/records.ts';
import { isMoment } from '../wire.ts';

/** Records of an import, and the lines that are none. */
export interface SentImport {
  readonly records: readonly SentRecord[];
  readonly refused: readonly (FieldError & { readonly line: number })[];
  readonly origin: ImportOrigin;
}

interface Head {
  readonly schema_version?: unknown;
  readonly workspace_id?: unknown;
  readonly default_channel_id?: unknown;
}

/** Lines that stand between the records of an export. */
const AROUND: ReadonlySet<unknown> = new Set(['export', 'cursor', 'end']);

/** The lines of an export. */
export function recordsIn(text: string): Result<SentImport, MemoryError> {
  const lines = text
    .split('\n')
    .flatMap((line, i) => (line.trim() === '' ? [] : [{ line: i + 1, sent: parseJson(line) }]));
  const first = lines[0]?.sent as (Head & { type?: unknown }) | undefined;
  const head = first?.type === 'export' ? first : {};
  return readLines(
    head,
    lines.filter(({ sent }) => !AROUND.has((sent as { type?: unknown } | undefined)?.type)),
  );
}

/** Reads an import in one JSON body; a record's line is its place in the list, from 1. */
export function readImport(
  body: (Head & { readonly records?: readonly unknown[] }) | undefined,
): Result<SentImport, MemoryError> {
  return readLines(
    body ?? {},
    (body?.records ?? []).map((sent, i) => ({ line: i + 1, sent })),
  );
}

function readLines(
  head: Head,
  lines: readonly { readonly line: number; readonly sent: unknown }[],
): Result<SentImport, MemoryError> {
  // Lines without a version are of the time when there was none: pages of a user's export.
  const version = head.schema_version ?? 0;
  if (typeof version !== 'number' || version > SCHEMA_VERSION)
    return err(invalid('schema_version', `is not known here: ${SCHEMA_VERSION} is the newest one`));
  if (lines.length === 0) return err(invalid('records', 'must hold a record'));
  if (lines.length > IMPORT_MAX_RECORDS)
    return err(invalid('records', `must be at most ${IMPORT_MAX_RECORDS} a call`));
  const refused: (FieldError & { readonly line: number })[] = [];
  const records = lines.flatMap(({ line, sent }): SentRecord[] => {
    const read = readOne(version, sent);
    if (read.ok) return [{ line, ...read.value }];
    refused.push({ line, ...read.error });
    return [];
  });
  const idOf = (id: unknown) => (typeof id === 'string' ? id : null);
  const origin = { workspaceId: idOf(head.workspace_id), defaultChannelId: idOf(head.default_channel_id) };
  return ok({ records, refused, origin });
}

function readOne(
  version: number,
  sent: unknown,
): Result<{ readonly type: RecordType; readonly fields: Fields }, FieldError> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return err({ field: 'line', message: 'is no JSON object' });
  const { type, ...fields } = sent as Record<string, unknown>;
  if (!(RECORD_TYPES as readonly unknown[]).includes(type))
    return err({ field: 'type', message: `must be one of ${RECORD_TYPES.join(', ')}` });
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const at = isMoment(name) && typeof value === 'string' ? Date.parse(value) : null;
    if (at !== null && Number.isNaN(at)) return err({ field: name, message: 'must be a moment in ISO 8601' });
    read[name] = at ?? value;
  }
  return ok({ type: type as RecordType, fields: upgradeRecord(version, type as RecordType, read) });
}

/**
 * A record of an earlier version as this one holds it. Version 0 did not tell by what a message is known again, nor how far a
 * conversation was summed up: it is summed up anew.
 */
function upgradeRecord(version: number, type: RecordType, fields: Fields): Fields {
  if (version > 0) return fields;
  if (type === 'event') return { ...fields, dedupe_key: `record:${String(fields.id)}` };
  return type === 'conversation' ? { ...fields, rolling_summary: null } : fields;
}
