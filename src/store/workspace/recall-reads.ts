/**
 * The lexical half of recall: full-text candidates with their terms, and the statistics to rank them by. One list of
 * statements, made to run in one batch with whatever else a caller reads.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Reader, readableScopes, readableTranscripts } from '../../memory/scope.ts';
import { type CollectionStatistics, scoreByBm25 } from '../../recall/bm25.ts';
import type { EventCandidate, MemoryCandidate } from '../../recall/candidates.ts';
import type { RecallQuery } from '../../recall/query.ts';
import type { LexicalCandidates, RecallRequest } from '../../recall/recall.ts';
import { speakerHints } from '../../recall/speakers.ts';
import type { Database } from '../database.ts';
import { scopedMatch, scopedTokens, termOfToken } from '../terms.ts';
import { type MemoryRow, rowToMemory, selectMemories } from './memories.ts';
import { visibleEvents, visibleMemories } from './visibility.ts';

/** Rows that one full-text search hands to ranking; four times what the widest search returns in the eval. */
const LEXICAL_MAX_ROWS = 200;
/** A MATCH expression without any token is a syntax error; this one is valid and finds nothing. */
const MATCH_NOTHING = '"·"';
/** Size of a memory collection for its statistics: the cap of a scope (DESIGN 7). Counting it would cost a scan. */
const MEMORY_COLLECTION_DOCUMENTS = 10_000;

interface EventRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly seq: number;
  readonly role: string;
  readonly user_id: string | null;
  readonly name: string | null;
  readonly content: string;
  readonly session: string | null;
  readonly external_id: string | null;
  readonly occurred_at: number;
}

/** A row found by full-text search, with its index terms. */
type Found<Row> = Row & { readonly terms: string };

interface FrequencyRow {
  readonly token: string;
  readonly documents: number;
}

/** The statements of the lexical half, in the order in which `toLexicalCandidates` takes their results. */
export function lexicalReads(db: Database, query: RecallQuery, request: RecallRequest, now: number) {
  const { reader, sources } = request;
  const transcripts = sources.includes('events') ? readableTranscripts(reader) : [];
  const scopes = sources.includes('memories') ? readableScopes(reader) : [];
  const eventMatch = scopedMatch(transcripts, query.terms, reader.conversationId ?? undefined);
  return [
    db.select<
      Found<EventRow>
    >(sql`select e.id, e.conversation_id, e.seq, e.role, e.user_id, e.name, e.content, e.session,
        e.external_id, e.occurred_at, events_fts.terms
      from events_fts join events e on e.row_id = events_fts.rowid
      where events_fts match ${eventMatch ?? MATCH_NOTHING} and ${visibleEvents(reader)}
        and e.conversation_id = coalesce(${reader.conversationId}, e.conversation_id)
      order by bm25(events_fts, 1.0, 0.0) limit ${LEXICAL_MAX_ROWS}`),
    db.select<Found<MemoryRow>>(sql`select m.*, memories_fts.terms
      from memories_fts join memories m on m.row_id = memories_fts.rowid
      where memories_fts match ${scopedMatch(scopes, query.terms) ?? MATCH_NOTHING} and ${visibleMemories(reader, now)}
      order by bm25(memories_fts) limit ${LEXICAL_MAX_ROWS}`),
    db.select<FrequencyRow>(sql`${frequencies(sql`events_vocab`, scopedTokens(transcripts, query.terms))}
      union all ${frequencies(sql`memories_vocab`, scopedTokens(scopes, query.terms))}`),
    db.select<{ documents: number | null }>(sql`select sum(last_seq) as documents from conversations
      where workspace_id = ${reader.workspaceId}
        and iif(${reader.conversationId} is null, user_id = ${reader.userId}, id = ${reader.conversationId})`),
  ] as const;
}

/** The rows that `lexicalReads` returned. */
export type LexicalResults = readonly [
  readonly Found<EventRow>[],
  readonly Found<MemoryRow>[],
  readonly FrequencyRow[],
  readonly { documents: number | null }[],
];

/** Ranks what the reads found with the statistics of the reader's own scope. */
export function toLexicalCandidates(
  query: RecallQuery,
  [events, memories, frequencyRows, [size]]: LexicalResults,
): LexicalCandidates {
  const documentFrequency = new Map<string, number>();
  for (const { token, documents } of frequencyRows) {
    const term = termOfToken(token);
    documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + documents);
  }
  const hints = speakerHints(
    query.terms,
    events.map((row) => row.name),
  );
  const rankedEvents = rank(
    events,
    hints.terms,
    { documents: size?.documents ?? 0, documentFrequency },
    (row) => hints.weightOf(row.name),
  );
  const rankedMemories = rank(
    memories,
    query.terms,
    { documents: MEMORY_COLLECTION_DOCUMENTS, documentFrequency },
    () => 1,
  );
  return {
    events: rankedEvents.map(rowToEventCandidate),
    memories: rankedMemories.map(rowToMemoryCandidate),
  };
}

function rank<Row extends { readonly id: string }>(
  rows: readonly Found<Row>[],
  terms: readonly string[],
  statistics: CollectionStatistics,
  weightOf: (row: Row) => number,
): Row[] {
  const documents = rows.map((row) => ({ id: row.id, terms: row.terms.split(' ').map(termOfToken) }));
  const scores = new Map(scoreByBm25(documents, terms, statistics).map(({ id, score }) => [id, score]));
  return rows
    .map((row) => ({ row, score: (scores.get(row.id) ?? 0) * weightOf(row) }))
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}

const frequencies = (vocabulary: SQL, tokens: readonly string[]): SQL =>
  sql`select v.term as token, v.doc as documents from json_each(${JSON.stringify(tokens)}) as t join ${vocabulary} v on v.term = t.value`;

/** Memories by id within the reader's scope, as candidates. */
export async function memoryCandidatesByIds(
  db: Database,
  reader: Reader,
  ids: readonly string[],
  now: number,
) {
  const [rows] = await db.batch('recall.check', [selectMemories(db, reader, ids, now)]);
  return rows.map(rowToMemoryCandidate);
}

const rowToEventCandidate = (row: EventRow): EventCandidate => ({
  type: 'event',
  id: row.id,
  content: row.content,
  conversationId: row.conversation_id,
  occurredAt: row.occurred_at,
  seq: row.seq,
  role: row.role,
  name: row.name,
  userId: row.user_id,
  externalId: row.external_id,
  session: row.session,
});

function rowToMemoryCandidate(row: MemoryRow): MemoryCandidate {
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
