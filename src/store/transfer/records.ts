/**
 * The kinds of records that leave by an export and come back by an import, each as the columns of its table that belong to it. What
 * only one database needs (row numbers, digests, scopes) is left out: an import makes it anew.
 */
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { err, ok, type Result } from '../../lib/result.ts';
import { byteLength, storable } from '../../memory/changes/content.ts';
import type { FieldError } from '../../memory/errors.ts';
import { DOCUMENT_MAX_BYTES, SCRATCHPAD_VALUE_MAX_BYTES } from '../../memory/limits.ts';
import { accountMemories } from '../account/schema.ts';
import { json, omit, type Selection, selection } from '../rows.ts';
import {
  channels,
  compactions,
  conversationMembers,
  conversations,
  events,
  scratchpads,
  sessionAliases,
  snapshots,
} from '../schema/conversations.ts';
import { chunks, documents } from '../schema/documents.ts';
import { memories, memoryObservations } from '../schema/memories.ts';
import { auditLog } from '../schema/operations.ts';
import { personaCandidates, personaEvidence, personaProfiles, personaRevisions } from '../schema/personas.ts';
import { userSettings } from '../schema/users.ts';

/** The version of what records hold, and of what stands around them. Those before it are read, too (`upgradeRecord`). */
export const SCHEMA_VERSION = 1;

/** Fields by their names on the wire, those of a row as they are in TypeScript; moments are in milliseconds, JSON is parsed. */
export type Fields = Readonly<Record<string, unknown>>;

/** A kind of records: its table, and its fields with the columns that hold them. */
export interface RecordKind {
  readonly table: SQLiteTable;
  readonly fields: readonly { readonly name: string; readonly key: string; readonly column: Column }[];
  /** Columns that a record shows of a row, and those that a section's statement computes besides. */
  readonly shown: Selection<Fields>;
  readonly computed: SQL | null;
}

/** Columns as clients know them: by their names in the database, but for some. */
function kindOf(
  table: SQLiteTable,
  columns: Readonly<Record<string, Column>>,
  names: Readonly<Record<string, string>> = {},
): RecordKind {
  const fields = Object.entries(columns).map(([key, column]) => ({
    name: names[column.name] ?? column.name,
    key,
    column,
  }));
  const shown = selection(Object.fromEntries(fields.map(({ name, column }) => [name, column])));
  return { table, fields, shown, computed: null };
}

/** Adds the key of its layer to a kind of record: a layer has another id in each workspace. */
const ofLayer = (kind: RecordKind): RecordKind => ({
  ...kind,
  shown: kind.shown.with({ layer: json() }),
  computed: sql`json_array(p.name, p.user_id, p.conversation_id) as layer`,
});

/** All kinds, in the order in which they can be put in: what a record names stands in those before it. */
export const RECORDS = {
  channel: kindOf(channels, omit(channels, 'workspaceId')),
  conversation: kindOf(conversations, omit(conversations, 'workspaceId', 'revision', 'erasedBefore')),
  alias: kindOf(sessionAliases, omit(sessionAliases, 'workspaceId')),
  event: kindOf(events, omit(events, 'rowId', 'workspaceId', 'scope', 'terms', 'tokens')),
  membership: kindOf(conversationMembers, omit(conversationMembers, 'workspaceId')),
  scratchpad: kindOf(scratchpads, omit(scratchpads, 'workspaceId')),
  summary: kindOf(
    chunks,
    omit(chunks, 'rowId', 'workspaceId', 'scope', 'kind', 'documentId', 'source', 'tokens', 'judged'),
  ),
  compaction: kindOf(compactions, omit(compactions, 'workspaceId')),
  snapshot: kindOf(snapshots, omit(snapshots, 'workspaceId')),
  memory: kindOf(
    memories,
    omit(memories, 'rowId', 'workspaceId', 'scope', 'contentKey', 'topicSlot', 'revision', 'judged'),
  ),
  observation: kindOf(memoryObservations, omit(memoryObservations, 'workspaceId')),
  document: kindOf(
    documents,
    omit(
      documents,
      'rowId',
      'workspaceId',
      'scope',
      'sourceKey',
      'fingerprint',
      'version',
      'pieces',
      'tokens',
      'judged',
    ),
  ),
  user_settings: kindOf(userSettings, omit(userSettings, 'workspaceId')),
  persona: kindOf(personaProfiles, omit(personaProfiles, 'workspaceId', 'exportedRevision'), {
    name: 'persona_id',
  }),
  persona_revision: ofLayer(kindOf(personaRevisions, omit(personaRevisions, 'workspaceId'))),
  persona_candidate: ofLayer(kindOf(personaCandidates, omit(personaCandidates, 'workspaceId'))),
  persona_evidence: ofLayer(kindOf(personaEvidence, omit(personaEvidence, 'workspaceId'))),
  account_memory: kindOf(accountMemories, omit(accountMemories, 'accountId', 'contentKey')),
  audit: kindOf(auditLog, omit(auditLog, 'workspaceId')),
} as const satisfies Readonly<Record<string, RecordKind>>;

export type RecordType = keyof typeof RECORDS;

export const RECORD_TYPES = Object.keys(RECORDS) as [RecordType, ...RecordType[]];

/** One record, without what only the database needs. */
export interface TransferRecord {
  readonly type: RecordType;
  readonly fields: Fields;
}

/** The row of a record by the columns of its kind, or the first of its fields that is wrong. What it holds besides is left. */
export function readRecord({ type, fields: sent }: TransferRecord): Result<Fields, FieldError> {
  const row: Record<string, unknown> = {};
  for (const { name, key, column } of RECORDS[type].fields) {
    const value = readField(
      column,
      sent[name],
      type === 'document' ? DOCUMENT_MAX_BYTES : SCRATCHPAD_VALUE_MAX_BYTES,
    );
    if (!value.ok) return err({ field: name, message: value.error });
    row[key] = value.value;
  }
  return ok(row);
}

/** Value of a column for one that was sent. One that was not is as the database would have it. */
function readField(column: Column, sent: unknown, maxBytes: number): Result<unknown, string> {
  const value = sent === undefined ? (column.default ?? null) : sent;
  if (value === null) return column.notNull ? err('is required') : ok(null);
  switch (column.dataType) {
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return err('must be a number');
      return column.columnType === 'SQLiteReal' || Number.isSafeInteger(value)
        ? ok(value)
        : err('must be an integer');
    case 'boolean':
      return typeof value === 'boolean' ? ok(value) : err('must be true or false');
    case 'string': {
      if (typeof value !== 'string') return err('must be a text');
      const allowed = column.enumValues ?? [];
      if (allowed.length > 0 && !allowed.includes(value)) return err(`must be one of ${allowed.join(', ')}`);
      return byteLength(value) > maxBytes ? err(`must not exceed ${maxBytes} bytes`) : ok(storable(value));
    }
    default:
      return byteLength(JSON.stringify(value)) > maxBytes
        ? err(`must not exceed ${maxBytes} bytes`)
        : ok(value);
  }
}
