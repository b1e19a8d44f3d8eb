/**
 * Chunks that may answer a question: summaries of what was said in the reader's conversations, pieces of documents. Few are
 * read, and whether the reader may see one is decided in the same statement.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Reader, readableScopes, readableTranscripts } from '../../memory/scope.ts';
import type { ChunkCandidate, RecallSource } from '../../recall/candidates.ts';
import type { ChunkFindings } from '../../recall/chunks/rank-chunks.ts';
import type { RecallQuery } from '../../recall/query.ts';
import type { RecallRequest } from '../../recall/recall.ts';
import type { Database } from '../database.ts';
import { SEPARATOR } from '../terms.ts';
import { documentFrequencies, type FrequencyRow, knownTokens, matchedRows, tokensOf } from './full-text.ts';
import { CHUNK_OCCURRED_AT, visibleChunks } from './visibility.ts';

/** Chunks found by words; each is up to 300 tokens of text. */
const MATCHED_ROWS = 6;
/** Chunks scored for that inside the index: the summaries of 2,000 messages that share a word with the question. */
const SCORED_ROWS_MAX = 100;
/** Size of a collection for its statistics, beside its commonest word asked for: counting it would cost a scan. */
const DOCUMENTS_MIN = 10;
const DOCUMENTS_PER_COMMONEST = 2;

interface ChunkRow {
  readonly id: string;
  readonly kind: 'summary' | 'document';
  readonly conversation_id: string | null;
  readonly start_seq: number;
  readonly end_seq: number;
  readonly source: string | null;
  readonly content: string;
  readonly occurred_at: number;
}

type FoundChunkRow = ChunkRow & {
  readonly terms: string;
  /** JSON of how common the question's words are, in a row of its own, which is no chunk; null in all others. */
  readonly statistics: string | null;
};

/** The statement whose rows `toChunkFindings` takes; where `unless` is true it finds nothing. */
export function selectChunks(
  db: Database,
  query: RecallQuery,
  { reader, sources, asOf }: RecallRequest,
  now: number,
  unless: SQL | null = null,
) {
  const scopes = searchedFor(reader, sources);
  const tokens = query.asks ? tokensOf(scopes, query.terms) : [];
  // Even a statement that finds nothing reads a few rows.
  if (tokens.length === 0) return db.select<FoundChunkRow>(sql`select 1 where false`);
  const visible = sql`${visibleChunks(reader, { now, asOf })} and ${ofSources(sources)}`;
  const known = knownTokens({ vocabulary: sql`chunks_vocab`, tokens, unless });
  const matched = matchedRows(sql`chunks_fts`, {
    known: sql`known`,
    size: sql`null`,
    conversationId: withinOf(reader, sources),
    rows: MATCHED_ROWS,
    scored: SCORED_ROWS_MAX,
    only: { table: sql`chunks k`, where: visible },
  });
  return db.select<FoundChunkRow>(sql`with known as materialized (${known})
    select ${COLUMNS}, replace((select terms from chunks_fts where rowid = k.row_id), k.scope || ${SEPARATOR}, '') as terms, null as statistics
      from (${matched}) as hit cross join chunks k on k.row_id = hit.rowid
    union all select '', 'summary', null, 0, 0, null, '', 0, '',
      (select json_group_array(json_object('token', token, 'documents', documents)) from known)`);
}

/** What the read found, as recall takes it. */
export function toChunkFindings(rows: readonly FoundChunkRow[]): ChunkFindings {
  const statistics = rows.find((row) => row.statistics !== null)?.statistics ?? '[]';
  const documentFrequency = documentFrequencies(JSON.parse(statistics) as FrequencyRow[]);
  return {
    found: rows
      .filter((row) => row.statistics === null)
      .map((row) => ({ candidate: rowToChunk(row), terms: row.terms.split(' ') })),
    documents: Math.max(DOCUMENTS_MIN, DOCUMENTS_PER_COMMONEST * Math.max(0, ...documentFrequency.values())),
    documentFrequency,
  };
}

/** The statement that reads chunks by id, as far as the reader may see them at the moment: the re-check of vector hits. */
export const selectChunksById = (
  db: Database,
  { reader, sources, asOf }: Pick<RecallRequest, 'reader' | 'sources' | 'asOf'>,
  ids: readonly string[],
  now: number,
) =>
  db.select<ChunkRow>(sql`select ${COLUMNS} from json_each(${JSON.stringify(ids)}) as i
    cross join chunks k indexed by chunks_id on k.id = i.value
    where ${visibleChunks(reader, { now, asOf })} and ${ofSources(sources)}`);

/** A row as recall weighs it. */
export const rowToChunk = (row: ChunkRow): ChunkCandidate => ({
  type: row.kind === 'summary' ? 'chunk' : 'document',
  id: row.id,
  content: row.content,
  conversationId: row.conversation_id,
  occurredAt: row.occurred_at,
  startSeq: row.start_seq,
  endSeq: row.end_seq,
  source: row.source,
});

const COLUMNS = sql`k.id, k.kind, k.conversation_id, k.start_seq, k.end_seq, k.source, k.content, ${CHUNK_OCCURRED_AT} as occurred_at`;

/** The scopes in which the index is asked: summaries are as private as what they tell. */
const searchedFor = (reader: Reader, sources: readonly RecallSource[]): string[] => [
  ...(sources.includes('chunks') ? readableTranscripts(reader) : []),
  ...(sources.includes('documents') ? readableScopes(reader) : []),
];

/** The one conversation that is looked through; null for all, and where documents are asked for, which belong to none. */
const withinOf = ({ conversationId }: Reader, sources: readonly RecallSource[]): SQL | null =>
  conversationId === null || sources.includes('documents') ? null : sql`${conversationId}`;

const ofSources = (sources: readonly RecallSource[]): SQL =>
  sql`k.kind in (${sources.includes('chunks') ? 'summary' : ''}, ${sources.includes('documents') ? 'document' : ''})`;
