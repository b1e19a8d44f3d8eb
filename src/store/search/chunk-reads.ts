/**
 * Chunks that may answer a question: summaries of what was said in the reader's conversations, pieces of documents. Few are
 * read, and whether the reader may see one is decided in the same statement.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Reader, readableScopes, readableTranscripts, transcriptBounds } from '../../memory/scope.ts';
import type { Judgement } from '../../memory/types.ts';
import type { ChunkCandidate, RecallSource } from '../../recall/candidates.ts';
import type { ChunkFindings } from '../../recall/chunks/rank-chunks.ts';
import type { RecallPlan, RecallQuery, RecallRequest } from '../../recall/plan.ts';
import type { Database } from '../database.ts';
import { partTerms, rememberCounts } from './common-words.ts';
import {
  countsIn,
  countsOf,
  documentFrequencies,
  jsonUnless,
  lookedUp,
  matchedRows,
  mayBeCut,
  toFrequencies,
  tokensByRarity,
} from './full-text.ts';
import { SEPARATOR } from './terms.ts';
import { CHUNK_OCCURRED_AT, type Moment, visibleChunks } from './visibility.ts';

/** Summaries and pieces found by words; each is up to 300 tokens of text. A turn shows one summary and three pieces. */
const MATCHED_SUMMARIES = 6;
const MATCHED_PIECES = 12;
/** Rows at most for a request that is to be given as many as it asks for. */
const FILLING_MAX_ROWS = 100;
/** Summaries scored for that inside the index, each looked up: those of 2,000 messages that share a word with the question. */
const SCORED_SUMMARIES_MAX = 100;
/** The same of pieces, which are looked up only where the past is asked for. */
const SCORED_PIECES_MAX = 400;
const SCORED_PAST_PIECES_MAX = 100;
const VOCABULARY = 'chunks_vocab';
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
  readonly document_id: string | null;
  readonly title: string | null;
  readonly document_user_id: string | null;
  readonly fetched_at: number | null;
  /** Of the conversation that a summary is of. */
  readonly conversation_title: string | null;
  readonly judged: Judgement | null;
  readonly document_judged: Judgement | null;
}

type FoundChunkRow = ChunkRow & {
  readonly terms: string;
  /** JSON of how common the question's words are, in a row of its own, which is no chunk; null in all others. */
  readonly statistics: string | null;
};

/** Looks for summaries, as private as what they tell, and for pieces of documents; where `unless` is true it finds nothing. */
export const searchChunks = (db: Database, plan: RecallPlan, now: number, unless: SQL | null = null) => {
  const summaries = findSummaries(plan, now, unless);
  const pieces = findPieces(plan, now, unless);
  const [first, second] = [summaries, pieces].flatMap(({ found }) => found ?? []);
  const both = first && second ? sql`select * from (${first}) union all select * from (${second})` : first;
  const findings = ({ bounds }: Found, kind: ChunkRow['kind'], rows: readonly FoundChunkRow[]) =>
    toChunkFindings(
      rows.filter((row) => row.kind === kind),
      plan.request,
      bounds,
      now,
    );
  return {
    statement: both ? db.select<FoundChunkRow>(both) : null,
    findings: (rows: readonly FoundChunkRow[]) => ({
      chunks: findings(summaries, 'summary', rows),
      documents: findings(pieces, 'document', rows),
    }),
  };
};

/** A search for chunks of one kind; null where there is nothing to look for. */
interface Found {
  readonly found: SQL | null;
  readonly bounds: ReturnType<typeof chunkBounds>;
}

function findSummaries({ query, request }: RecallPlan, now: number, unless: SQL | null): Found {
  const { reader, sources, asOf, range = null } = request;
  const bounds = chunkBounds('chunks', request);
  const found = findChunks(query, now, unless, {
    scopes: sources.includes('chunks') ? readableTranscripts(reader) : [],
    kind: 'summary',
    visible: visibleChunks(reader, { now, asOf, range }),
    conversationId: transcriptBounds(reader).conversationId,
    ...bounds,
    isSifted: true,
  });
  return { found, bounds };
}

function findPieces({ query, request }: RecallPlan, now: number, unless: SQL | null): Found {
  const { reader, sources, asOf, range = null } = request;
  const bounds = chunkBounds('documents', request);
  // Most workspaces have none.
  const hasNone = sql`not exists (select 1 from chunks indexed by chunks_document_piece
    where kind = 'document' and workspace_id = ${reader.workspaceId})`;
  const found = findChunks(query, now, unless === null ? hasNone : sql`(${unless}) or ${hasNone}`, {
    scopes: sources.includes('documents') ? readableScopes(reader) : [],
    kind: 'document',
    visible: visibleChunks(reader, { now, asOf, range }),
    conversationId: null,
    ...bounds,
    // Whoever may see a scope sees all of its pieces that are there now.
    isSifted: asOf !== null || range !== null,
  });
  return { found, bounds };
}

/** Parts of a request that decide how many rows are read. */
type RowsRequest = Pick<RecallRequest, 'limit' | 'fills' | 'asOf' | 'range' | 'reader'>;

/** Rows that are found at most, and rows that are scored for them. */
function chunkBounds(source: 'chunks' | 'documents', { limit, fills, asOf, range }: RowsRequest) {
  const [few, scored] =
    source === 'chunks'
      ? [MATCHED_SUMMARIES, SCORED_SUMMARIES_MAX]
      : [MATCHED_PIECES, asOf === null && range == null ? SCORED_PIECES_MAX : SCORED_PAST_PIECES_MAX];
  return { rows: fills ? Math.max(few, Math.min(FILLING_MAX_ROWS, limit)) : few, scored };
}

/** Scopes and kind in which chunks are looked for. */
interface Place {
  readonly scopes: readonly string[];
  readonly kind: ChunkRow['kind'];
  readonly visible: SQL;
  readonly conversationId: string | null;
  readonly rows: number;
  readonly scored: number;
  /** Some of what matches may not count, so that it is looked up before the best are taken. */
  readonly isSifted: boolean;
}

function findChunks(
  query: RecallQuery,
  now: number,
  unless: SQL | null,
  { scopes, kind, visible, conversationId, rows, scored, isSifted }: Place,
): SQL | null {
  if (!query.asks || scopes.length === 0 || query.sought.length === 0) return null;
  const [scope] = scopes;
  const counts =
    scopes.length === 1 && scope !== undefined
      ? countsIn(
          sql.raw(VOCABULARY),
          sql`${scope}`,
          partTerms(VOCABULARY, (term) => scope + SEPARATOR + term, lookedUp(scopes, query.sought), now),
          unless,
        )
      : countsOf(
          sql.raw(VOCABULARY),
          sql`json_each(${jsonUnless(scopes, unless)}) as s cross join json_each(${JSON.stringify(lookedUp(scopes, query.sought))}) as t`,
          sql`s.value || ${SEPARATOR} || t.value`,
        );
  const known = tokensByRarity(counts, { scored });
  const itsKind = sql.raw(`'${kind}'`);
  const counted = sql`${visible} and k.kind = ${itsKind}`;
  const matched = matchedRows(sql`chunks_fts`, {
    known: sql`known`,
    conversation:
      conversationId === null
        ? null
        : { id: sql`${conversationId}`, isLarge: sql`false`, rows: { table: sql`chunks k`, where: counted } },
    newestUnscored: true,
    rows,
    only: isSifted ? { table: sql`chunks k`, where: counted } : null,
  });
  return sql`with known as materialized (${known})
    select ${COLUMNS}, replace((select terms from chunks_fts where rowid = k.row_id), k.scope || ${SEPARATOR}, '') as terms, null as statistics
      from (${matched}) as hit cross join chunks k on k.row_id = hit.rowid left join documents d on d.id = k.document_id
      where ${counted}
    union all select '', ${itsKind}, null, 0, 0, null, '', 0, null, null, null, null, null, null, null, '',
      (select tokens from known)`;
}

/** Reads the rows as recall takes them; for a request that `fills`, also whether more may match. */
function toChunkFindings(
  rows: readonly FoundChunkRow[],
  { reader, fills }: RowsRequest,
  bounds: ReturnType<typeof chunkBounds>,
  now: number,
): ChunkFindings {
  const statistics = rows.find((row) => row.statistics !== null)?.statistics ?? '[]';
  const frequencies = toFrequencies(statistics);
  rememberCounts(VOCABULARY, frequencies, now);
  const documentFrequency = documentFrequencies(frequencies);
  const found = rows
    .filter((row) => row.statistics === null)
    .map((row) => ({ candidate: rowToChunk(row, reader), terms: row.terms.split(' ') }));
  const seen = { frequencies, found: found.length };
  return {
    found,
    ...(fills && { isCut: mayBeCut({ ...seen, ...bounds }) }),
    documents: Math.max(DOCUMENTS_MIN, DOCUMENTS_PER_COMMONEST * Math.max(0, ...documentFrequency.values())),
    documentFrequency,
  };
}

/** The statement that reads chunks by id, as far as the reader may see them at the moment: the re-check of vector hits. */
export const selectChunksById = (
  db: Database,
  reader: Reader,
  ids: readonly string[],
  sources: readonly RecallSource[],
  moment: Moment,
) =>
  ids.length === 0
    ? null
    : db.select<ChunkRow>(sql`select ${COLUMNS} from json_each(${JSON.stringify(ids)}) as i
    cross join chunks k indexed by chunks_id on k.id = i.value left join documents d on d.id = k.document_id
    where ${visibleChunks(reader, moment)} and ${ofSources(sources)}`);

/** A row as recall weighs it for a reader. */
export const rowToChunk = (row: ChunkRow, { conversationId: ownId }: Reader): ChunkCandidate => ({
  type: row.kind === 'summary' ? 'chunk' : 'document',
  id: row.id,
  content: row.content,
  conversationId: row.conversation_id,
  occurredAt: row.occurred_at,
  startSeq: row.start_seq,
  endSeq: row.end_seq,
  source: row.source,
  ...(row.judged !== null && { judged: row.judged }),
  ...(row.kind === 'summary' &&
    ownId !== null &&
    row.conversation_id !== ownId && { elsewhere: { title: row.conversation_title } }),
  ...(row.document_id === null
    ? {}
    : {
        document: {
          id: row.document_id,
          title: row.title,
          userId: row.document_user_id,
          fetchedAt: row.fetched_at,
          ...(row.document_judged !== null && { judged: row.document_judged }),
        },
      }),
});

const COLUMNS = sql`k.id, k.kind, k.conversation_id, k.start_seq, k.end_seq, k.source, k.content, ${CHUNK_OCCURRED_AT} as occurred_at,
  k.document_id, d.title, d.user_id as document_user_id, d.fetched_at,
  (select c.title from conversations c where c.id = k.conversation_id and k.kind = 'summary' and c.title_source = 'given')
    as conversation_title,
  k.judged, d.judged as document_judged`;

const ofSources = (sources: readonly RecallSource[]): SQL =>
  sql`k.kind in (${sources.includes('chunks') ? 'summary' : ''}, ${sources.includes('documents') ? 'document' : ''})`;
