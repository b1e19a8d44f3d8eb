/**
 * Memories that may answer a question, in one statement: those that its words find, and, when they are asked for, standing
 * ones and the newest. Whether the reader may see a memory, and whether it holds, is decided before rows are limited.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Reader, readableScopes, searchedScopes } from '../../memory/scope.ts';
import type { MemoryKind } from '../../memory/types.ts';
import type { MemoryCandidate } from '../../recall/candidates.ts';
import type { MemoryFindings } from '../../recall/memories/evidence.ts';
import type { RecallQuery } from '../../recall/query.ts';
import type { RecallRequest } from '../../recall/recall.ts';
import type { Database } from '../database.ts';
import { termOfToken } from '../terms.ts';
import {
  documentFrequencies,
  type FrequencyRow,
  frequencies,
  jsonUnless,
  knownTokens,
  matchedRows,
  type TermLookup,
  tokensOf,
} from './full-text.ts';
import { type MemoryRow, rowToMemory } from './memory-rows.ts';
import { type Moment, visibleMemories } from './visibility.ts';

/** Rows that full-text search hands to ranking, for each item that is asked for. */
const ROWS_PER_ITEM = 1.5;
const ROWS_MIN = 50;
const ROWS_MAX = 120;
/** Rows looked at for them: what is over stands apart in the index, so few are looked at in vain; of one kind of seven, more. */
const SCANNED_PER_ROW = 3;
const SCANNED_PER_ROW_OF_KINDS = 6;
const SCANNED_MAX = 400;
/** Memories of a scope among which standing ones are looked for, those last needed first: to be shown is to be needed. */
const STANDING_SCANNED = 40;
const PINNED_ROWS = 10;
/** Of each scope, and the rows looked at for them. */
const RECENT_ROWS = 4;
const RECENT_SCANNED = 12;
/** Kinds that are looked at whatever a message says. */
const PINNED_KINDS: readonly MemoryKind[] = ['instruction', 'preference'];
/** Size of a memory collection for its statistics: the cap of a scope (DESIGN 7). Counting it would cost a scan. */
const COLLECTION_DOCUMENTS = 10_000;

type FoundMemoryRow = MemoryRow & {
  readonly found_by: 'words' | 'pinned' | 'recent';
  readonly terms: string | null;
};

/** The statements, in the order in which `toMemoryFindings` takes their results; where `unless` is true they find nothing. */
export function memoryReads(
  db: Database,
  query: RecallQuery,
  request: RecallRequest,
  now: number,
  unless: SQL | null = null,
) {
  const { sources, asOf } = request;
  const isAsked = sources.includes('memories');
  const scopes = isAsked ? searchedScopes(request.reader, asOf) : [];
  const lookup = { vocabulary: sql`memories_vocab`, tokens: tokensOf(scopes, query.terms), unless };
  const isNow = isAsked && asOf === null;
  const visible = sql`${visibleMemories(request.reader, { now, asOf })} and ${ofKinds(request.kinds)}`;
  const at = asOf ?? now;
  const parts = [
    sql`select * from (${foundByWords(lookup, request, visible, at)})`,
    ...(isNow && request.pinned ? [sql`select * from (${standing(request.reader, visible, unless)})`] : []),
    ...(isNow && query.intent === 'continuation'
      ? [sql`select * from (${newest(request.reader, visible, unless)})`]
      : []),
  ];
  return [
    db.select<FoundMemoryRow>(sql.join(parts, sql` union all `)),
    db.select<FrequencyRow>(frequencies(lookup)),
  ] as const;
}

/**
 * What the words find, as far as it is visible. In the place of a value that does not hold at the moment comes the one of
 * its topic that does: a history may be longer than what is looked at.
 */
function foundByWords(lookup: TermLookup, { limit, kinds }: RecallRequest, visible: SQL, at: number): SQL {
  const rows = Math.min(ROWS_MAX, Math.max(ROWS_MIN, Math.ceil(limit * ROWS_PER_ITEM)));
  const perRow = kinds == null ? SCANNED_PER_ROW : SCANNED_PER_ROW_OF_KINDS;
  const scanned = Math.min(SCANNED_MAX, rows * perRow);
  const bounds = { known: sql`known`, size: sql`null`, conversationId: null, rows: scanned };
  return sql`select m.*, 'words' as found_by, (select terms from memories_fts where rowid = m.row_id) as terms from (
      select min(hit.score) as score, case when ${visible} then m.row_id else (
        select t.row_id from memories t where t.topic_slot = m.topic_slot and t.valid_from <= ${at}
        order by t.valid_from desc, t.row_id desc limit 1) end as row_id
      from (with known as materialized (${knownTokens(lookup)})
          ${matchedRows(sql`memories_fts`, bounds)}) as hit
        cross join memories m on m.row_id = hit.rowid
      group by 2 order by 1, 2 desc limit ${rows}) as wanted
    cross join memories m on m.row_id = wanted.row_id where ${visible}`;
}

/** Standing memories of each scope; the most important ones come first. */
const standing = (
  reader: Reader,
  visible: SQL,
  unless: SQL | null,
): SQL => sql`select m.*, 'pinned' as found_by, null as terms
  from ${inEachScope(reader, unless)} cross join memories m not indexed on m.row_id in (
    select row_id from memories indexed by memories_by_scope where scope = s.value and status = 'active'
    order by accessed_at desc limit ${STANDING_SCANNED})
  where ${ofKinds(PINNED_KINDS)} and ${visible}
  order by m.importance desc, m.accessed_at desc, m.id limit ${PINNED_ROWS}`;

/** The newest memories of each scope. */
const newest = (
  reader: Reader,
  visible: SQL,
  unless: SQL | null,
): SQL => sql`select m.*, 'recent' as found_by, null as terms
  from ${inEachScope(reader, unless)} cross join memories m not indexed on m.row_id in (
    select row_id from memories indexed by memories_by_scope_id where scope = s.value
    order by id desc limit ${RECENT_SCANNED})
  where ${visible} order by m.id desc limit ${RECENT_ROWS}`;

/** What is joined to it is looked up by row number (`not indexed`): by scope, all memories of the reader would be read. */
const inEachScope = (reader: Reader, unless: SQL | null): SQL =>
  sql`json_each(${jsonUnless(readableScopes(reader), unless)}) as s`;

/** Memories `m` of some kinds, or of any. */
const ofKinds = (kinds: readonly MemoryKind[] | null | undefined): SQL =>
  kinds == null ? sql`true` : sql`m.kind in (select value from json_each(${JSON.stringify(kinds)}))`;

/** What the reads found, as recall takes it. */
export function toMemoryFindings(
  rows: readonly FoundMemoryRow[],
  frequencyRows: readonly FrequencyRow[],
): MemoryFindings {
  const from = (part: FoundMemoryRow['found_by']) => rows.filter((row) => row.found_by === part);
  return {
    found: from('words').map((row) => ({
      candidate: rowToMemoryCandidate(row),
      terms: (row.terms ?? '').split(' ').map(termOfToken),
    })),
    pinned: from('pinned').map(rowToMemoryCandidate),
    recent: from('recent').map(rowToMemoryCandidate),
    documents: COLLECTION_DOCUMENTS,
    documentFrequency: documentFrequencies(frequencyRows),
  };
}

/** The statement that reads memories by id, as far as the reader may see them at the moment: the re-check of vector hits. */
export const selectCandidates = (
  db: Database,
  reader: Reader,
  ids: readonly string[],
  kinds: readonly MemoryKind[] | null,
  moment: Moment,
) =>
  // By its own index: looked for by scope, every memory of the reader would be read.
  db.select<MemoryRow>(sql`select m.* from json_each(${JSON.stringify(ids)}) as i
    cross join memories m indexed by memories_id on m.id = i.value
    where ${visibleMemories(reader, moment)} and ${ofKinds(kinds)}`);

/** A row as recall weighs it. */
export function rowToMemoryCandidate(row: MemoryRow): MemoryCandidate {
  const memory = rowToMemory(row);
  return {
    type: 'memory',
    id: memory.id,
    content: memory.content,
    conversationId: memory.conversationId,
    occurredAt: memory.validFrom ?? memory.createdAt,
    memory,
  };
}
