/**
 * Events that a question may mean, with what ranking weighs them by: those its words find, what was said around these, and
 * what was said in the times that it names. The number of rows has a bound, whatever the store holds.
 */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Reader, readableTranscripts } from '../../memory/scope.ts';
import type { EventEvidence, EventFindings } from '../../recall/events/evidence.ts';
import type { RecallQuery } from '../../recall/query.ts';
import type { RecallRequest } from '../../recall/recall.ts';
import type { Database } from '../database.ts';
import { documentFrequencies, jsonUnless, knownTokens, matchedRows, tokensOf } from './full-text.ts';
import { type Moment, visibleEvents } from './visibility.ts';

/** Events found by words, at least; as many as are asked for, if that is more. */
const MATCHED_MIN_ROWS = 24;
/** Turns before and after a found one that are weighed along: an answer stands beside its question. */
const NEIGHBOURS = 3;
/** Events found by words that are only near in meaning, for each that is found by its own words; and the turns beside these. */
const RELATED_SHARE = 0.8;
/** Documents scored for that: a word that is only related and common besides finds nothing worth the time. */
const RELATED_SCORED_MAX = 400;
const RELATED_NEIGHBOURS = 1;
/** Events of the times that a question names, those nearest first. */
const DATED_MAX_ROWS = 60;
/** People speak of a day some days later; what was said then is looked at too. */
const DATED_AFTERMATH_MS = 7 * 24 * 60 * 60 * 1000;
/** Terms of a long message that are handed over: some 800 words; what a message is about stands in its beginning. */
const TERMS_MAX_CHARS = 5_000;
/** Text up to this length comes with its row; a longer one is read for the few that are shown. */
const CONTENT_INLINE_MAX_CHARS = 1_000;
/** Conversations whose sizes are added up for the statistics of a user's transcripts. */
const SIZED_CONVERSATIONS_MAX = 100;

interface EventRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly seq: number;
  readonly role: string;
  readonly user_id: string | null;
  readonly name: string | null;
  readonly content: string | null;
  readonly session: string | null;
  readonly external_id: string | null;
  readonly occurred_at: number;
  readonly ends_asking: number;
  readonly terms: string;
  readonly length: number;
  /** JSON, in the first row only. */
  readonly statistics: string | null;
}

/** The statement whose rows `toEventFindings` takes; where `unless` is true it finds nothing. */
export function selectEvidence(
  db: Database,
  query: RecallQuery,
  request: RecallRequest,
  now: number,
  unless: SQL | null = null,
) {
  const { reader, sources, asOf, limit } = request;
  const transcripts = sources.includes('events') ? readableTranscripts(reader) : [];
  const tokensIn = (terms: readonly string[]) =>
    knownTokens({ vocabulary: sql`events_vocab`, tokens: tokensOf(transcripts, terms), unless });
  const visible = sql`${visibleEvents(reader, { now, asOf })}
    and e.conversation_id = coalesce(${reader.conversationId}, e.conversation_id)${inChannel(reader)}`;
  const rows = Math.max(MATCHED_MIN_ROWS, Math.ceil(limit / (sources.includes('memories') ? 2 : 1)));
  const where = { size: sql`(select documents from size)`, conversationId: reader.conversationId };
  const own = matchedRows(sql`events_fts`, { ...where, known: sql`known`, rows });
  const related = matchedRows(sql`events_fts`, {
    ...where,
    known: sql`related`,
    rows: Math.ceil(rows * RELATED_SHARE),
    scored: RELATED_SCORED_MAX,
  });
  return db.select<EventRow>(sql`with size as materialized (select ${transcriptSize(reader)} as documents),
    known as materialized (${tokensIn(query.terms)}),
    related as materialized (${tokensIn(query.related)}),
    hits as materialized (
      select e.conversation_id, e.seq, found.reach from (
        select rowid, ${NEIGHBOURS} as reach from (${own})
        union all select rowid, ${RELATED_NEIGHBOURS} from (${related})) as found
        cross join events e on e.row_id = found.rowid
      where ${visible}),
    wanted as (
      select e.row_id from hits h cross join events e on e.conversation_id = h.conversation_id
        and e.seq between h.seq - h.reach and h.seq + h.reach where ${visible}
      union ${datedRows(query, reader, visible, unless)})
    select e.id, e.conversation_id, e.seq, e.role, e.user_id, e.name, e.session, e.external_id, e.occurred_at,
      case when length(e.content) <= ${CONTENT_INLINE_MAX_CHARS} then e.content end as content,
      rtrim(substr(e.content, -8), ${' \n\t"\'”’)*'}) glob '*[?？؟]' as ends_asking,
      substr(plain, 1, ${TERMS_MAX_CHARS}) as terms, length(plain) - length(replace(plain, ' ', '')) + 1 as length,
      case when row_number() over (order by e.conversation_id, e.seq) = 1 then json_object(
        'documents', (select documents from size),
        'tokens', (select json_group_array(json_array(token, documents)) from known)) end as statistics
    from (select *, replace((select terms from events_fts where rowid = w.row_id), e.scope || '·', '') as plain
      from wanted w cross join events e on e.row_id = w.row_id) as e
    order by e.conversation_id, e.seq`);
}

/** A reader who stands in a channel, and in no conversation of it, looks through the conversations of that channel. */
const inChannel = ({ conversationId, channelId }: Reader): SQL =>
  conversationId !== null || channelId === null
    ? sql``
    : sql` and exists (select 1 from conversations c where c.id = e.conversation_id and c.channel_id = ${channelId})`;

/** Events of the conversation in the times that a question names, and shortly after. */
function datedRows({ windows }: RecallQuery, reader: Reader, visible: SQL, unless: SQL | null): SQL {
  if (windows.length === 0 || reader.conversationId === null) return sql`select null as row_id where false`;
  const times = jsonUnless(
    windows.map(({ from, to }) => [from, to]),
    unless,
  );
  return sql`select row_id from (
    select e.row_id from json_each(${times}) as t cross join events e on e.conversation_id = ${reader.conversationId}
      and e.occurred_at >= t.value ->> 0 and e.occurred_at < (t.value ->> 1) + ${DATED_AFTERMATH_MS}
    where ${visible} order by t.key, e.occurred_at limit ${DATED_MAX_ROWS})`;
}

/** Events that a reader's transcripts hold: of one conversation, or of the user's newest ones. */
const transcriptSize = (reader: Reader): SQL =>
  reader.conversationId === null
    ? sql`(select sum(last_seq) from (select last_seq from conversations
        where workspace_id = ${reader.workspaceId} and user_id = ${reader.userId} order by id desc limit ${SIZED_CONVERSATIONS_MAX}))`
    : sql`(select last_seq from conversations where id = ${reader.conversationId})`;

/** How common the question's terms are, as the first row says it. */
const Statistics = z.object({
  documents: z.number().nullable(),
  tokens: z.array(z.tuple([z.string(), z.number()])),
});

/** What the read found, as recall takes it. */
export function toEventFindings(rows: readonly EventRow[]): EventFindings {
  const first = rows[0]?.statistics;
  const { documents, tokens } = first ? Statistics.parse(JSON.parse(first)) : { documents: 0, tokens: [] };
  return {
    found: rows.map(rowToEvidence),
    documents: documents ?? 0,
    documentFrequency: documentFrequencies(tokens.map(([token, count]) => ({ token, documents: count }))),
  };
}

const rowToEvidence = (row: EventRow): EventEvidence => ({
  candidate: {
    type: 'event',
    id: row.id,
    conversationId: row.conversation_id,
    occurredAt: row.occurred_at,
    seq: row.seq,
    role: row.role,
    name: row.name,
    userId: row.user_id,
    externalId: row.external_id,
    session: row.session,
  },
  content: row.content,
  terms: row.terms,
  length: row.length,
  endsAsking: row.ends_asking === 1,
});

/** The texts of events that the reader may see. */
export const selectContents = (db: Database, reader: Reader, ids: readonly string[], moment: Moment) =>
  db.select<{ id: string; content: string }>(sql`select e.id, e.content
    from json_each(${JSON.stringify(ids)}) as asked cross join events e on e.id = asked.value
    where ${visibleEvents(reader, moment)}`);
