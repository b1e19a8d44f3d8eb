/** The lexical half of recall: two full-text searches, made to run in one batch with whatever else a caller reads. */
import { sql } from 'drizzle-orm';
import type { Reader } from '../../memory/scope.ts';
import { readableScopes, readableTranscripts } from '../../memory/scope.ts';
import type { EventCandidate, MemoryCandidate } from '../../recall/candidates.ts';
import type { RecallQuery } from '../../recall/query.ts';
import type { RecallRequest } from '../../recall/recall.ts';
import type { Database } from '../database.ts';
import { scopedMatch } from '../terms.ts';
import { type MemoryRow, rowToMemory, selectMemories } from './memories.ts';
import { visibleEvents, visibleMemories } from './visibility.ts';

/** Rows that one full-text search returns; the eval looks at 50. */
const LEXICAL_MAX_ROWS = 100;
/** A MATCH expression without any token is a syntax error; this one is valid and finds nothing. */
const MATCH_NOTHING = '"·"';

export interface EventRow {
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

/** Events that match any term, best first by bm25. */
export function selectLexicalEvents(db: Database, query: RecallQuery, request: RecallRequest) {
  const { reader } = request;
  const match = request.sources.includes('events')
    ? scopedMatch(readableTranscripts(reader), query.terms, reader.conversationId ?? undefined)
    : null;
  return db.select<EventRow>(sql`select e.id, e.conversation_id, e.seq, e.role, e.user_id, e.name, e.content, e.session,
      e.external_id, e.occurred_at
    from events_fts join events e on e.row_id = events_fts.rowid
    where events_fts match ${match ?? MATCH_NOTHING} and ${visibleEvents(reader)}
      and e.conversation_id = coalesce(${reader.conversationId}, e.conversation_id)
    order by bm25(events_fts, 1.0, 0.0) limit ${LEXICAL_MAX_ROWS}`);
}

/** Memories that match any term, best first by bm25. */
export function selectLexicalMemories(db: Database, query: RecallQuery, request: RecallRequest, now: number) {
  const { reader } = request;
  const match = request.sources.includes('memories')
    ? scopedMatch(readableScopes(reader), query.terms)
    : null;
  return db.select<MemoryRow>(sql`select m.* from memories_fts join memories m on m.row_id = memories_fts.rowid
    where memories_fts match ${match ?? MATCH_NOTHING} and ${visibleMemories(reader, now)}
    order by bm25(memories_fts) limit ${LEXICAL_MAX_ROWS}`);
}

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

export const rowToEventCandidate = (row: EventRow): EventCandidate => ({
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
