/**
 * Events that a question may mean, with what ranking weighs them by: those its words find, what was said around these, and
 * what was said in the times that it names. The number of rows has a bound, whatever the store holds.
 */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { LruCache } from '../../lib/lru-cache.ts';
import { type Reader, type RecallReach, readableTranscripts, transcriptBounds } from '../../memory/scope.ts';
import type { EventFindings } from '../../recall/events/evidence.ts';
import type { RecallPlan, RecallQuery, RecallRequest } from '../../recall/plan.ts';
import type { Database } from '../database.ts';
import { type FrequencyRow, partTerms, rememberCounts } from './common-words.ts';
import {
  type EventRow,
  elsewhereIn,
  evidenceFrom,
  type FoundEvent,
  RELATED_NEIGHBOURS,
  rowToEvidence,
  unpackEvent,
} from './event-rows.ts';
import {
  countsIn,
  documentFrequencies,
  jsonUnless,
  lookedUp,
  matchedRows,
  mayBeCut,
  type SearchExtent,
  tokensByRarity,
} from './full-text.ts';
import { SEPARATOR } from './terms.ts';
import { visibleEvents, visibleEventsOf } from './visibility.ts';

/** Events found by words, at least; as many as are asked for, if that is more, up to what keeps a search of the usual size under 2,000 rows. */
const MATCHED_MIN_ROWS = 24;
const MATCHED_MAX_ROWS = 50;
const MATCHED_MAX_ROWS_IN_CHANNEL = 40;
/**
 * Events found by words where as many are to be given as are asked for: what goes beyond the above is weighed by itself. A search
 * for a hundred results of all kinds reads up to 4,000 rows.
 */
const FILLING_ROWS_PER_RESULT = 1.25;
const FILLING_MAX_ROWS = 125;
/** Then fewer are weighed with what was said around them, to keep within these rows. */
const MATCHED_ROWS_WHEN_FILLING = 36;
/** Turns before and after a found one that are weighed along: an answer stands beside its question. */
const NEIGHBOURS = 3;
/** Beside memories, which take their share, the best are weighed so; of the others fewer turns are. */
const BEST_ROWS = 12;
const FAR_NEIGHBOURS = 1;
/** Events found by words that are only near in meaning, for each that is found by its own words; and the turns beside these. */
const RELATED_SHARE = 0.8;
/** Documents scored for that: a word that is only related and common besides finds nothing worth the time. */
const RELATED_SCORED_MAX = 400;
/** The same where most of what matches may not count, so that each document scored is looked up: own words, related ones. */
const SIFTED_SCORED_MAX = { own: 400, related: 100 };
/**
 * Conversations whose sizes are added up for the statistics of a user's transcripts. Of a user with more, the version of their
 * scope says it, which rises with every message: near enough for how rare a word is.
 */
const SIZED_CONVERSATIONS_MAX = 20;

/** Events of a conversation up to which the index tells what is of it: half a millisecond for them. */
const INDEXED_CONVERSATION_MAX = 20_000;
const VOCABULARY = 'events_vocab';
const SCOPES_KEPT = 1_000;

/** Events of the times that a question names, the likeliest times first. */
const DATED_MAX_ROWS = 50;
/** Looked at for them: some were taken back, and a channel is a part of what a user said. */
const DATED_LOOKED_AT = 60;
const DATED_LOOKED_AT_FOR_PART = 200;
/** People speak of a day some days later; what was said then is looked at too. */
const DATED_AFTERMATH_MS = 7 * 24 * 60 * 60 * 1000;

/** A conversation that the statement itself looks up, for a reader who is not known yet. */
export interface ConversationLookup {
  readonly workspaceId: string;
  readonly idOrRef: string;
  /** Reach of the reader from there, if nobody shares it. */
  readonly reach: RecallReach;
}

/** Conversations of a user among which one with messages is looked for, where their scope is not known yet. */
const SCOPE_LOOKED_FOR_IN = 20;

/**
 * The statement that looks for events, and what its rows tell; where `unless` is true it finds nothing. It looks through what the
 * reader of the request may see, or through the one conversation that is `unopened`: then they tell something to a reader whose it is.
 */
export function searchEvents(
  db: Database,
  plan: RecallPlan,
  now: number,
  unless: SQL | null = null,
  unopened: ConversationLookup | null = null,
) {
  const { query, request } = plan;
  const { reader, sources, asOf, range = null } = request;
  const moment = { now, asOf, range };
  const scope = sql`(select scope from asked)`;
  const { conversationId, channelId } = boundsIn(reader, unopened);
  const size = sql`(select documents from size)`;
  const scopeHint = unopened === null ? (readableTranscripts(reader)[0] ?? null) : scopeOf(unopened);
  const known = (terms: readonly string[], scored?: number) => {
    const asked = sources.includes('events') && query.asks ? lookedUp([''], terms) : [];
    const parted = partTerms(VOCABULARY, (term) => `${scopeHint}${SEPARATOR}${term}`, asked, now);
    const counts = countsIn(sql.raw(VOCABULARY), scope, parted, unless);
    return tokensByRarity(counts, { size, ...(scored === undefined ? {} : { scored }) });
  };
  const readable =
    unopened === null
      ? visibleEvents(reader, moment)
      : visibleEventsOf(unopened.workspaceId, sql`e.scope = ${scope}`, sql`(select id from asked)`, moment);
  const within =
    conversationId === null ? inChannel(channelId) : sql` and e.conversation_id = ${conversationId}`;
  const visible = sql`${readable}${within}`;
  const { ranked, rows } = matchedRowsFor(request);
  // Of a channel, or of the past: what was said elsewhere, or later, would take all the places.
  const sifts = isOfPart(request) || channelId !== null;
  const only = sifts ? { table: sql`events e`, where: visible } : null;
  const conversation = conversationId && {
    id: conversationId,
    isLarge: sql`(${size} > ${INDEXED_CONVERSATION_MAX})`,
    rows: { table: sql`events e`, where: sql`e.conversation_id = ${conversationId}` },
  };
  const where = { conversation, only, newestUnscored: true };
  const own = matchedRows(sql`events_fts`, { ...where, known: sql`known`, rows });
  const related = matchedRows(sql`events_fts`, {
    ...where,
    known: sql`related`,
    rows: Math.ceil(ranked * RELATED_SHARE),
  });
  // Related words find with a reach of one. Counting costs rows, which a turn need not pay.
  const counted = request.fills
    ? sql`'hits', (select count(*) from hits where reach <> ${RELATED_NEIGHBOURS}),`
    : sql``;
  const dated = { conversationId, scope, visible, isPart: channelId !== null };
  const { workspaceId } = unopened ?? reader;
  const statement = db.select<EventRow>(sql`with asked as materialized (${askedFor(reader, unopened)}),
    size as materialized (${conversationId === null ? sizeOfAll(workspaceId) : sizeOf(conversationId)}),
    known as materialized (${known(query.sought, sifts ? SIFTED_SCORED_MAX.own : undefined)}),
    related as materialized (${known(query.related, sifts ? SIFTED_SCORED_MAX.related : RELATED_SCORED_MAX)}),
    hits as materialized (
      select e.conversation_id, coalesce(e.place, e.seq) as place, found.reach from (
        select value as row_id, ${reachOf(request, ranked, rows)} as reach from json_each((select json_group_array(rowid) from (${own})))
        union all select rowid, ${RELATED_NEIGHBOURS} from (${related})) as found
        cross join events e on e.row_id = found.row_id
      where ${visible}),
    wanted as (
      select e.row_id from hits h cross join events e on
        (e.conversation_id = h.conversation_id and e.place is null and e.seq between h.place - h.reach and h.place + h.reach)
        or (e.conversation_id = h.conversation_id and e.place is not null and e.place between h.place - h.reach and h.place + h.reach)
      where ${readable}
      union ${datedRows(query, request, dated, unless)})
    ${evidenceFrom(sql`wanted`)}
    union all select null, json_object(
      'scope', (select scope from asked), 'documents', (select documents from size), ${counted}
      'titles', (select json(json_group_object(c.id, c.title)) from (select distinct conversation_id as id from hits) as h
        cross join conversations c on c.id = h.id where c.title_source = 'given'),
      'tokens', (select json(tokens) from known), 'related', (select json(tokens) from related))`);
  const learn = (found: readonly EventRow[]) => learnFrom(found, unopened, now);
  return {
    statement,
    findings: (found: readonly EventRow[]) => {
      learn(found);
      return toEventFindings(found, request);
    },
    /** Nothing unless the scope of what was looked through is one of the reader's. */
    findingsFor: (reader: Reader, found: readonly EventRow[]) => {
      learn(found);
      return ofReader(found, { ...request, reader });
    },
  };
}

/** Scopes of conversations that were looked up, as this isolate remembers them; what hangs on them is how common words are, and nothing else. */
const scopes = new LruCache<string>(SCOPES_KEPT);

const scopeKey = ({ workspaceId, idOrRef }: ConversationLookup): string => `${workspaceId} ${idOrRef}`;

const scopeOf = (lookup: ConversationLookup): string | null => scopes.get(scopeKey(lookup)) ?? null;

/** Remembers what takes long to be counted again. */
function learnFrom(rows: readonly EventRow[], unopened: ConversationLookup | null, now: number): void {
  if (rows.length === 0) return;
  const { scope, tokens, related } = statisticsOf(rows);
  if (unopened !== null && scope !== null) scopes.set(scopeKey(unopened), scope);
  rememberCounts(VOCABULARY, [...tokens, ...related].map(toFrequency), now);
}

/** Turns around an event that its own words found, by its place among these, the `key` of a JSON list: a window would count each four times. */
function reachOf({ sources }: RowsRequest, ranked: number, rows: number): SQL {
  if (rows > ranked) return sql`iif(key < ${ranked}, ${NEIGHBOURS}, 0)`;
  return sources.includes('memories') && ranked > BEST_ROWS
    ? sql`iif(key < ${BEST_ROWS}, ${NEIGHBOURS}, ${FAR_NEIGHBOURS})`
    : sql`${NEIGHBOURS}`;
}

/** Bounds within which dated events are looked for. */
interface DatedBounds {
  /** The conversation, null for all of the scope. */
  readonly conversationId: SQL | null;
  readonly scope: SQL;
  /** Condition: an event `e` counts. */
  readonly visible: SQL;
  /** Much of what lies in the times may not count. */
  readonly isPart: boolean;
}

/**
 * Rows of the conversation, or of all of a scope, of which `visible` lets through those that count. They are taken as the
 * index has them, the earliest of the first window first: sorting would read all of them.
 */
function datedRows(
  { windows }: RecallQuery,
  { sources, asOf }: RecallRequest,
  { conversationId, scope, visible, isPart }: DatedBounds,
  unless: SQL | null,
): SQL {
  if (windows.length === 0 || !sources.includes('events')) return sql`select null as row_id where false`;
  const within =
    conversationId === null
      ? sql`indexed by events_by_scope_time on e.scope = ${scope}`
      : sql`indexed by events_by_time on e.conversation_id = ${conversationId}`;
  const spans = windows.map(({ from, to }) => [
    from,
    Math.min(to + DATED_AFTERMATH_MS, asOf === null ? Number.MAX_SAFE_INTEGER : asOf + 1),
  ]);
  return sql`select row_id from (select e.row_id from (
      select e.row_id from json_each(${jsonUnless(spans, unless)}) as t cross join events e ${within}
        and e.occurred_at >= t.value ->> 0 and e.occurred_at < t.value ->> 1
      limit ${isPart ? DATED_LOOKED_AT_FOR_PART : DATED_LOOKED_AT}) as dated
    cross join events e on e.row_id = dated.row_id where ${visible} limit ${DATED_MAX_ROWS})`;
}

/** Events to be found by words, for a number of results: those that are weighed with what was said around them, and all. */
function matchedRowsFor({ limit, sources, reader, fills, asOf, range = null }: RowsRequest): {
  ranked: number;
  rows: number;
} {
  const most = isOfChannel(reader) ? MATCHED_MAX_ROWS_IN_CHANNEL : MATCHED_MAX_ROWS;
  // Memories take their share of what a search may read.
  const ranked = sources.includes('memories')
    ? MATCHED_MIN_ROWS
    : Math.min(most, Math.max(MATCHED_MIN_ROWS, limit));
  if (!fills || limit <= ranked) return { ranked, rows: ranked };
  const rows = Math.min(FILLING_MAX_ROWS, Math.ceil(limit * FILLING_ROWS_PER_RESULT));
  const around = isSifted({ reader, asOf, range }) ? MATCHED_MIN_ROWS : MATCHED_ROWS_WHEN_FILLING;
  return { ranked: Math.min(ranked, around), rows };
}

/** Recognises requests for which most of what matches may not count: of a channel, or of the past. */
const isSifted = (request: Pick<RecallRequest, 'reader' | 'asOf' | 'range'>): boolean =>
  isOfPart(request) || isOfChannel(request.reader);

/** Recognises requests for which only a part of all that was said counts, by its time. */
const isOfPart = ({ asOf, range }: Pick<RecallRequest, 'asOf' | 'range'>): boolean =>
  asOf !== null || range != null;

/** Recognises readers who look through the conversations of one channel. */
const isOfChannel = (reader: Reader): boolean => transcriptBounds(reader).channelId !== null;

/** Bounds of a search, as the statement says them: one conversation, one channel, or neither. */
function boundsIn(
  reader: Reader,
  unopened: ConversationLookup | null,
): { readonly conversationId: SQL | null; readonly channelId: SQL | null } {
  const own = sql`(select id from asked)`;
  if (unopened === null) {
    const { conversationId, channelId } = transcriptBounds(reader);
    return {
      conversationId: conversationId === null ? null : own,
      channelId: channelId === null ? null : sql`${channelId}`,
    };
  }
  // The scope of a conversation that a group shares holds nothing else.
  return {
    conversationId: unopened.reach === 'conversation' ? own : null,
    channelId: unopened.reach === 'channel' ? sql`(select channel_id from asked)` : null,
  };
}

const inChannel = (channelId: SQL | null): SQL =>
  channelId === null
    ? sql``
    : sql` and exists (select 1 from conversations c where c.id = e.conversation_id and c.channel_id = ${channelId})`;

/**
 * Place of the reader, and the scope of the events that they may see, null when there are none to be seen.
 * Unscoped: where the reader is; the filter is made of it.
 */
const askedFor = (reader: Reader, unopened: ConversationLookup | null): SQL =>
  unopened === null
    ? sql`select ${reader.conversationId} as id, ${readableTranscripts(reader)[0] ?? null} as scope, ${reader.userId} as user_id`
    : sql`select c.id, c.user_id, c.channel_id, coalesce(
          (select e.scope from events e where e.conversation_id = c.id limit 1),
          (select e.scope from (select o.id from conversations o where o.workspace_id = c.workspace_id and o.user_id = c.user_id
              and o.last_seq > 0 and ${unopened.reach !== 'conversation'} order by o.id desc limit ${SCOPE_LOOKED_FOR_IN}) as o
            cross join events e on e.conversation_id = o.id limit 1)) as scope
        from conversations c where c.workspace_id = ${unopened.workspaceId}
          and (c.id = ${unopened.idOrRef} or c.ref_code = ${unopened.idOrRef}) limit 1`;

/** Events of a conversation. */
const sizeOf = (conversationId: SQL): SQL =>
  sql`select max(last_seq) as documents from conversations where id = ${conversationId}`;

/** Events of all conversations of the user, or of the one that a group shares. */
const sizeOfAll = (workspaceId: string): SQL =>
  sql`select iif(count(*) < ${SIZED_CONVERSATIONS_MAX}, sum(last_seq), max(sum(last_seq), coalesce(
          (select version from scope_versions where scope = (select scope from asked)), 0))) as documents
        from (select * from (select last_seq from conversations where workspace_id = ${workspaceId}
            and user_id = (select user_id from asked) order by id desc limit ${SIZED_CONVERSATIONS_MAX})
          union all select last_seq from conversations where id = (select id from asked where user_id is null))`;

/** Document frequencies of the question's terms, as a row of its own has them. */
const Statistics = z.object({
  scope: z.string().nullable(),
  documents: z.number().nullable(),
  tokens: z.array(z.tuple([z.string(), z.number()])),
  /** The same of related words. */
  related: z.array(z.tuple([z.string(), z.number()])),
  /** Titles of conversations that hold what the words found, of those that somebody gave one. */
  titles: z.record(z.string(), z.string()),
  /** Events that the question's own words found; where it was asked for. */
  hits: z.number().optional(),
});

/** Reads the rows as recall takes them. Sorted here: D1 counts each row once more that it sorts. */
function toEventFindings(rows: readonly EventRow[], request: RowsRequest): EventFindings {
  if (rows.length === 0) return { found: [], documents: 0, documentFrequency: new Map() };
  const { documents, tokens, hits, titles } = statisticsOf(rows);
  const ownId = request.reader.conversationId;
  const frequencies = tokens.map(toFrequency);
  const events = rows
    .flatMap(({ packed }) => (packed === null ? [] : [unpackEvent(packed)]))
    .sort(compareRows);
  return {
    found: events.map((row) => rowToEvidence(row, elsewhereIn(row.conversation_id, ownId, titles))),
    documents: documents ?? 0,
    documentFrequency: documentFrequencies(frequencies),
    ...(hits !== undefined && { isCut: isCut({ frequencies, found: hits, size: documents }, request) }),
  };
}

/** Parts of a request that decide how many rows are read. */
type RowsRequest = Pick<RecallRequest, 'limit' | 'sources' | 'reader' | 'fills' | 'asOf' | 'range'>;

const isCut = (seen: Pick<SearchExtent, 'frequencies' | 'found' | 'size'>, request: RowsRequest): boolean =>
  mayBeCut({
    ...seen,
    rows: matchedRowsFor(request).rows,
    ...(isSifted(request) ? { scored: SIFTED_SCORED_MAX.own } : {}),
  });

/** Findings of a conversation that the read looked up itself; nothing unless its scope is one of the reader's. */
function ofReader(rows: readonly EventRow[], request: RowsRequest): EventFindings {
  const { scope } = statisticsOf(rows);
  const isTheirs = scope !== null && readableTranscripts(request.reader).includes(scope);
  return toEventFindings(
    rows.filter(({ statistics }) => isTheirs || statistics !== null),
    request,
  );
}

const toFrequency = ([token, documents]: readonly [string, number]): FrequencyRow => ({ token, documents });

const statisticsOf = (rows: readonly EventRow[]): z.infer<typeof Statistics> =>
  Statistics.parse(JSON.parse(rows.find(({ statistics }) => statistics !== null)?.statistics ?? ''));

const compareRows = (a: FoundEvent, b: FoundEvent): number =>
  a.conversation_id === b.conversation_id
    ? a.place - b.place
    : a.conversation_id < b.conversation_id
      ? -1
      : 1;
