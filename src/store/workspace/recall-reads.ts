/**
 * The lexical half of recall: full-text candidates with their terms, and the statistics to rank them by. One list of
 * statements, made to run in one batch with whatever else a caller reads.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Reader, readableScopes, readableTranscripts } from '../../memory/scope.ts';
import type { EventCandidate, MemoryCandidate } from '../../recall/candidates.ts';
import type { LexicalFindings } from '../../recall/lexical.ts';
import type { RecallQuery } from '../../recall/query.ts';
import type { RecallRequest } from '../../recall/recall.ts';
import type { Database } from '../database.ts';
import { scopedTokens, termOfToken } from '../terms.ts';
import { selectMemories } from './memories.ts';
import { type MemoryRow, rowToMemory } from './memory-rows.ts';
import { type Moment, visibleEvents, visibleMemories } from './visibility.ts';

/** Rows that full-text search hands to ranking, for each item that is asked for, shared among the collections searched. */
const LEXICAL_ROWS_PER_ITEM = 4;
const LEXICAL_MIN_ROWS = 50;
const LEXICAL_MAX_ROWS = 200;
/** Text that one search hands over, best rows first: long messages are fewer, or some of them would fill an object's memory. */
const LEXICAL_MAX_CHARS = 2_000_000;
/** Documents that one search may score inside the index: some milliseconds of work. */
const SCORED_ROWS_MAX = 3_000;
/** Tokens of one MATCH expression. */
const MATCHED_TOKENS_MAX = 64;
/** Tokens looked up in one vocabulary: with many scopes, fewer terms of a long text. */
const LOOKED_UP_TOKENS_MAX = 512;
/** Conversations whose sizes are added up for the statistics of a user's transcripts. */
const SIZED_CONVERSATIONS_MAX = 100;
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
  readonly collection: 'events' | 'memories';
  readonly token: string;
  readonly documents: number;
}

/** The statements of the lexical half, in the order in which `toFindings` takes their results. */
export function lexicalReads(db: Database, query: RecallQuery, request: RecallRequest, now: number) {
  const { reader, sources } = request;
  const moment = { now, asOf: request.asOf };
  const transcripts = sources.includes('events') ? readableTranscripts(reader) : [];
  const scopes = sources.includes('memories') ? readableScopes(reader) : [];
  const eventTerms = { vocabulary: sql`events_vocab`, tokens: tokensOf(transcripts, query) };
  const memoryTerms = { vocabulary: sql`memories_vocab`, tokens: tokensOf(scopes, query) };
  const size = transcriptSize(reader);
  const collections = Math.max(1, Math.sign(transcripts.length) + Math.sign(scopes.length));
  const wanted = Math.ceil((request.limit * LEXICAL_ROWS_PER_ITEM) / collections);
  const rows = Math.min(LEXICAL_MAX_ROWS, Math.max(LEXICAL_MIN_ROWS, wanted));
  return [
    db.select<Found<EventRow>>(sql`select * from (
        select *, sum(length(content) + length(terms)) over (order by score rows unbounded preceding) as running from (
          select e.id, e.conversation_id, e.seq, e.role, e.user_id, e.name, e.content, e.session, e.external_id,
            e.occurred_at, found.score, (select terms from events_fts where rowid = found.rowid) as terms
          from (${matchedRows(sql`events_fts`, eventTerms, size, reader.conversationId, rows)}) as found
            cross join events e on e.row_id = found.rowid
          where ${visibleEvents(reader, moment)} and e.conversation_id = coalesce(${reader.conversationId}, e.conversation_id)))
      where running <= ${LEXICAL_MAX_CHARS}`),
    db.select<
      Found<MemoryRow>
    >(sql`select m.*, (select terms from memories_fts where rowid = found.rowid) as terms
      from (${matchedRows(sql`memories_fts`, memoryTerms, sql`null`, null, rows)}) as found
        cross join memories m on m.row_id = found.rowid
      where ${visibleMemories(reader, moment)}`),
    db.select<FrequencyRow>(sql`select 'events' as collection, * from (${frequencies(eventTerms)})
      union all select 'memories' as collection, * from (${frequencies(memoryTerms)})`),
    db.select<{ documents: number | null }>(sql`select ${size} as documents`),
  ] as const;
}

/** Query tokens and the vocabulary that knows how many documents hold each. */
interface TermLookup {
  readonly vocabulary: SQL;
  readonly tokens: readonly string[];
}

const tokensOf = (scopes: readonly string[], query: RecallQuery): string[] =>
  scopedTokens(scopes, query.terms.slice(0, Math.floor(LOOKED_UP_TOKENS_MAX / Math.max(1, scopes.length))));

/** How many documents hold each token; tokens that none holds are left out. */
const frequencies = ({
  vocabulary,
  tokens,
}: TermLookup): SQL => sql`select v.term as token, v.doc as documents
  from json_each(${JSON.stringify(tokens)}) as t join ${vocabulary} v on v.term = t.value`;

/**
 * Rows of an index that hold any of the tokens: the best of those with the rarer ones, and for a question whose every
 * word is common, the newest of those with the rarest word. Either way the cost has a bound, whatever the store holds. The
 * MATCH expressions are made inside SQL from what the vocabulary says, so that no round trip goes before the search.
 */
const matchedRows = (
  index: SQL,
  lookup: TermLookup,
  size: SQL,
  conversationId: string | null,
  rows: number,
): SQL => {
  const small = sql`coalesce(${size} <= ${SCORED_ROWS_MAX}, false)`;
  const rare = matchExpression(
    sql`place <= ${MATCHED_TOKENS_MAX} and (running <= ${SCORED_ROWS_MAX} or ${small})`,
    conversationId,
  );
  const common = matchExpression(
    sql`place = 1 and running > ${SCORED_ROWS_MAX} and not ${small}`,
    conversationId,
  );
  return sql`with known as materialized (
      select token, sum(documents) over rarest as running, row_number() over rarest as place
      from (${frequencies(lookup)}) window rarest as (order by documents, token))
    select rowid, score from (select rowid, rank as score from ${index} where ${index} match ${rare} order by rank limit ${rows})
    union all select rowid, score from (select rowid, rank as score from ${index} where ${index} match ${common} order by rowid desc limit ${rows})`;
};

/** The known tokens that `which` picks, rarest first, as a MATCH expression. Tokens are quoted: no text is syntax. */
const matchExpression = (which: SQL, conversationId: string | null): SQL => {
  const within =
    conversationId === null ? '' : ` AND conversation : "${conversationId.replaceAll('"', '""')}"`;
  return sql`(select coalesce('terms : (' || group_concat('"' || replace(token, '"', '""') || '"', ' OR ') || ')' || ${within}, ${MATCH_NOTHING})
    from known where ${which})`;
};

/** Events that a reader's transcripts hold: of one conversation, or of the user's newest ones. */
const transcriptSize = (reader: Reader): SQL =>
  reader.conversationId === null
    ? sql`(select sum(last_seq) from (select last_seq from conversations
        where workspace_id = ${reader.workspaceId} and user_id = ${reader.userId} order by id desc limit ${SIZED_CONVERSATIONS_MAX}))`
    : sql`(select last_seq from conversations where id = ${reader.conversationId})`;

/** The rows that `lexicalReads` returned. */
export type LexicalResults = readonly [
  readonly Found<EventRow>[],
  readonly Found<MemoryRow>[],
  readonly FrequencyRow[],
  readonly { documents: number | null }[],
];

/** What the reads found, as recall takes it. */
export function toFindings([events, memories, frequencyRows, [size]]: LexicalResults): LexicalFindings {
  const frequenciesOf = (collection: FrequencyRow['collection']) => {
    const frequency = new Map<string, number>();
    for (const row of frequencyRows.filter((candidate) => candidate.collection === collection)) {
      const term = termOfToken(row.token);
      frequency.set(term, (frequency.get(term) ?? 0) + row.documents);
    }
    return frequency;
  };
  return {
    events: {
      found: events.map((row) => ({ candidate: rowToEventCandidate(row), terms: termsOfRow(row) })),
      documents: size?.documents ?? 0,
      documentFrequency: frequenciesOf('events'),
    },
    memories: {
      found: memories.map((row) => ({ candidate: rowToMemoryCandidate(row), terms: termsOfRow(row) })),
      documents: MEMORY_COLLECTION_DOCUMENTS,
      documentFrequency: frequenciesOf('memories'),
    },
  };
}

const termsOfRow = (row: Found<object>): string[] => row.terms.split(' ').map(termOfToken);

/** Memories by id within the reader's scope, as candidates. */
export async function memoryCandidatesByIds(
  db: Database,
  reader: Reader,
  ids: readonly string[],
  moment: Moment,
) {
  const [rows] = await db.batch('recall.check', [selectMemories(db, reader, ids, moment)]);
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
