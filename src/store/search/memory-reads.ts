/**
 * Memories that may answer a question, in one statement: those that its words find, or words near in meaning to them, and those
 * that are looked at whatever it says. Whether the reader may see a memory, and whether it holds, is decided before rows are limited.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Days, daysIn } from '../../language/dates/happening.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { type Reader, type SearchedPlace, searchedPlaces } from '../../memory/scope.ts';
import type { Memory } from '../../memory/types.ts';
import type { MemoryCandidate } from '../../recall/candidates.ts';
import type { MemoryFindings } from '../../recall/memories/evidence.ts';
import { mentionsTime, spelledDates } from '../../recall/memories/mentioned-times.ts';
import type { RecallPlan, RecallQuery, RecallRequest } from '../../recall/plan.ts';
import type { Database } from '../database.ts';
import { MEMORY } from '../memories/rows.ts';
import { as, type RowOf, selection } from '../rows.ts';
import {
  countsOf,
  documentFrequencies,
  jsonUnless,
  lookedUp,
  matchedRows,
  mayBeCut,
  toFrequencies,
  tokensByRarity,
} from './full-text.ts';
import {
  type AskedTimes,
  chooseStanding,
  newest,
  ofTimes,
  ofUser,
  standing,
  type Wanted,
  wantedBy,
} from './listed-memories.ts';
import { SEPARATOR, termOfToken } from './terms.ts';
import { type Moment, visibleMemories } from './visibility.ts';

/** Rows that full-text search hands to ranking, for each item that is asked for; fewer where a search reads events as well. */
const ROWS_PER_ITEM = 1.5;
const ROWS = { min: 50, max: 120 };
const ROWS_BESIDE_EVENTS = { min: 25, max: 32 };
/** The same where as many are to be given as are asked for. */
const ROWS_BESIDE_EVENTS_FILLING = { min: 25, max: 120 };
/** Rows looked at for them: what is over stands apart in the index, so few are looked at in vain; of one kind of seven, more. */
const SCANNED_PER_ROW = 3;
const SCANNED_PER_ROW_BESIDE_EVENTS = 2;
const SCANNED_PER_ROW_OF_KINDS = 6;
const SCANNED_MAX = 400;
/** Rows found only by words that stand for those of the question, beside the others; and the documents scored for them. */
const RELATED_ROWS = 15;
const RELATED_SCORED_MAX = 200;
/** Size of a memory collection for its statistics: the cap of a scope. Counting it would cost a scan. */
const COLLECTION_DOCUMENTS = 10_000;

/** A memory, and by which part of the statement it was found. */
const FOUND = selection({ memory: MEMORY }).with({
  found_by: as<'words' | 'pinned' | 'recent' | 'dated' | 'known'>(),
  terms: as<string | null>(),
});

/** Rows that are kept as they were read, in characters: a message finds most of the memories that the one before it found. */
const ROWS_KEPT_CHARS = 400_000;

/** A row as recall weighs it. */
const readFound = memoiseByText(ROWS_KEPT_CHARS, (packed) => {
  const { memory, found_by: foundBy, terms } = FOUND.unpack(packed);
  return { foundBy, candidate: toMemoryCandidate(memory), terms: (terms ?? '').split(' ').map(termOfToken) };
});

/**
 * The counts of terms in those of the places whose scope has memories at all: each one costs a search of its own in the vocabulary,
 * and most scopes of a reader are empty. None where `unless` is true.
 * Unscoped: of the scopes that the reader searches; nothing of a memory is told.
 */
const countsInUse = (places: readonly SearchedPlace[], terms: readonly string[], unless: SQL | null): SQL =>
  countsOf(
    sql`memories_vocab`,
    // A limit keeps it apart from the join: SQLite would look at each term in each place before it asks whether the scope is empty.
    sql`(select s.value->>'$.place' as place from json_each(${jsonUnless(terms.length === 0 ? [] : places, unless)}) as s
      where exists (select 1 from memories indexed by memories_by_scope_id where scope = s.value->>'$.scope') limit ${places.length}) as p
      cross join json_each(${JSON.stringify(lookedUp(places, terms))}) as t`,
    sql`p.place || ${SEPARATOR} || t.value`,
  );

interface FoundRow {
  /** Null in the last row, which is no memory. */
  readonly packed: string | null;
  /** JSON of how common the question's words are, its own and those that stand for them, in that row. */
  readonly statistics: string | null;
}

/** The statement that looks for memories, and what its rows tell; where `unless` is true it finds nothing. */
export function searchMemories(db: Database, plan: RecallPlan, now: number, unless: SQL | null = null) {
  const { query, request } = plan;
  const { sources, asOf, range = null, kinds = null, filter = null } = request;
  const isAsked = sources.includes('memories');
  const places = isAsked ? searchedPlaces(request.reader, asOf) : [];
  const known = (terms: readonly string[], scored?: number) =>
    tokensByRarity(countsInUse(places, terms, unless), scored === undefined ? {} : { scored });
  const isNow = isAsked && asOf === null;
  const visible = sql`${visibleMemories(request.reader, { now, asOf, range })} and ${wantedBy({ kinds, filter })}`;
  const at = asOf ?? now;
  const parts = [
    sql`select * from (${foundByWords(request, visible, at)})`,
    ...(isNow && request.pinned ? [sql`select * from (${standing(request.reader, visible, unless)})`] : []),
    ...(isNow && query.intent === 'continuation'
      ? [sql`select * from (${newest(request.reader, visible, unless)})`]
      : []),
    ...(isAsked && query.asksOnlyWhen
      ? [sql`select * from (${ofTimes(timesOf(query), request.reader, visible, unless)})`]
      : []),
    ...(isNow && query.asksOfUser && request.reader.userId !== null
      ? [sql`select * from (${ofUser(request.reader, visible, unless)})`]
      : []),
  ];
  return {
    statement: isAsked
      ? db.select<FoundRow>(sql`with known as materialized (${known(query.sought)}),
          related as materialized (${known(query.standIns, RELATED_SCORED_MAX)})
        select ${FOUND.packed} as packed, null as statistics from (${sql.join(parts, sql` union all `)})
        union all select null, json_array((select tokens from known), (select tokens from related))`)
      : null,
    findings: (rows: readonly FoundRow[]) => toMemoryFindings(rows, plan),
  } as const;
}

/**
 * Visible memories that have the words, then those with words near in meaning. In the place of a value that does not hold at
 * the moment comes the one of its topic that does: a history may be longer than what is looked at.
 */
function foundByWords(request: RowsRequest, visible: SQL, at: number): SQL {
  const { rows, perRow, scanned } = rowsFor(request);
  const ownRows = { known: sql`known`, conversation: null, rows: scanned };
  const relatedRows = { known: sql`related`, conversation: null, rows: RELATED_ROWS * perRow };
  return sql`select m.*, 'words' as found_by, (select terms from memories_fts where rowid = m.row_id) as terms from (
      select min(hit.way) as way, min(hit.score) as score, case when ${visible} then m.row_id else (
        select t.row_id from memories t where t.topic_slot = m.topic_slot and t.valid_from <= ${at}
        order by t.valid_from desc, t.row_id desc limit 1) end as row_id
      from (select rowid, score, 0 as way from (${matchedRows(sql`memories_fts`, ownRows)})
          union all select rowid, score, 1 from (${matchedRows(sql`memories_fts`, relatedRows)})) as hit
        cross join memories m on m.row_id = hit.rowid
      group by 3 order by 1, 2, 3 desc limit ${rows + RELATED_ROWS}) as wanted
    cross join memories m on m.row_id = wanted.row_id where ${visible}`;
}

/** Parts of a request that decide how many rows are read. */
type RowsRequest = Pick<RecallRequest, 'limit' | 'kinds' | 'filter' | 'range' | 'sources' | 'fills'>;

/** Rows to hand on, and rows of the index to look at for them. */
function rowsFor({ limit, kinds, filter, range, sources, fills }: RowsRequest) {
  const isBeside = sources.includes('events');
  const beside = fills ? ROWS_BESIDE_EVENTS_FILLING : ROWS_BESIDE_EVENTS;
  const { min, max } = isBeside ? beside : ROWS;
  const rows = Math.min(max, Math.max(min, Math.ceil(limit * ROWS_PER_ITEM)));
  const perAny = isBeside ? SCANNED_PER_ROW_BESIDE_EVENTS : SCANNED_PER_ROW;
  const isAny = kinds == null && filter == null && range == null;
  const perRow = isAny ? perAny : SCANNED_PER_ROW_OF_KINDS;
  return { rows, perRow, scanned: Math.min(SCANNED_MAX, rows * perRow) };
}

const timesOf = ({ windows, happening, text }: RecallQuery): AskedTimes => ({
  windows,
  days: happening.map(daysIn),
  written: spelledDates(happening, text.language),
});

/** Recognises what happens on any of some days: from before them, through them, or beyond. */
const happensIn = (
  { happensFrom, happensTo }: Pick<Memory, 'happensFrom' | 'happensTo'>,
  asked: readonly Days[],
): boolean =>
  happensFrom != null &&
  happensTo != null &&
  asked.some(({ first, last }) => happensTo >= first && happensFrom <= last);

/** Recognises a memory that began in a time that is asked for, or tells of one. */
const isOfTimes = (
  { content, occurredAt, memory }: MemoryCandidate,
  { windows, happening }: RecallQuery,
): boolean =>
  happensIn(memory, happening.map(daysIn)) ||
  windows.some(({ from, to }) => occurredAt >= from && occurredAt < to) ||
  mentionsTime(content, occurredAt, happening);

/** Reads the rows as recall takes them; for a request that `fills`, also whether more may match. */
function toMemoryFindings(found: readonly FoundRow[], { query, request }: RecallPlan): MemoryFindings {
  const rows = found.flatMap(({ packed }) => (packed === null ? [] : [readFound(packed)]));
  const statistics = found.find((row) => row.statistics !== null)?.statistics ?? '[]';
  const frequencyRows = (JSON.parse(statistics) as string[]).flatMap(toFrequencies);
  const from = (part: RowOf<typeof FOUND>['found_by']) => rows.filter(({ foundBy }) => foundBy === part);
  const candidates = (part: RowOf<typeof FOUND>['found_by']) => from(part).map(({ candidate }) => candidate);
  const own = new Set(query.sought);
  const seen = {
    frequencies: frequencyRows.filter(({ token }) => own.has(termOfToken(token))),
    found: from('words').length,
  };
  return {
    ...(request.fills && { isCut: mayBeCut({ ...seen, ...rowsFor(request) }) }),
    found: from('words').map(({ candidate, terms }) => ({ candidate, terms })),
    pinned: chooseStanding(candidates('pinned')),
    recent: candidates('recent'),
    dated: candidates('dated').filter((candidate) => isOfTimes(candidate, query)),
    known: candidates('known'),
    documents: COLLECTION_DOCUMENTS,
    documentFrequency: documentFrequencies(frequencyRows),
  };
}

/** The statement that reads memories by id, as far as the reader may see them at the moment: the re-check of vector hits. */
export const selectCandidates = (
  db: Database,
  reader: Reader,
  ids: readonly string[],
  wanted: Wanted,
  moment: Moment,
) =>
  // By its own index: looked for by scope, every memory of the reader would be read.
  ids.length === 0
    ? null
    : db.select(MEMORY.sql`select m.* from json_each(${JSON.stringify(ids)}) as i
    cross join memories m indexed by memories_id on m.id = i.value
    where ${visibleMemories(reader, moment)} and ${wantedBy(wanted)}`);

/** A memory as recall weighs it. */
export const toMemoryCandidate = (memory: Memory): MemoryCandidate => ({
  type: 'memory',
  id: memory.id,
  content: memory.content,
  conversationId: memory.conversationId,
  occurredAt: memory.validFrom ?? memory.createdAt,
  memory,
});
