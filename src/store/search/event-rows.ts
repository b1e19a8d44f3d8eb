/**
 * Events as ranking gets them: their rows, and those that are read by their ids, because an index of vectors led to them or their
 * texts are shown. What the reader may not see is not read.
 */
import { type SQL, sql } from 'drizzle-orm';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import type { Reader } from '../../memory/scope.ts';
import type { Elsewhere } from '../../recall/candidates.ts';
import type { EventEvidence } from '../../recall/events/evidence.ts';
import type { Database } from '../database.ts';
import { isWithinBounds, type Moment, visibleEvents } from './visibility.ts';

/** Terms of a long message that are handed over: some 800 words; what a message is about stands in its beginning. */
const TERMS_MAX_CHARS = 5_000;
/** The terms of a text up to this length all come, and are counted here: SQLite looks them up once more wherever it reads them. */
const COUNTED_MAX_CHARS = 500;
/** Text up to this length comes with its row; a longer one is read for the few that are shown. */
const CONTENT_INLINE_MAX_CHARS = 1_000;
/** Turns beside an event that only words near in meaning, or its vector, led to. */
export const RELATED_NEIGHBOURS = 1;

/** A row of what is found: an event, packed as one value because there are many, or what the statement says of all. */
export interface EventRow {
  /** JSON that `unpackEvent` reads; null in the other row. */
  readonly packed: string | null;
  /** JSON; null in the rows of events. */
  readonly statistics: string | null;
}

/** An event as ranking gets it. */
export interface FoundEvent {
  readonly id: string;
  readonly conversation_id: string;
  readonly seq: number;
  /** Position in its conversation: its number, unless it came in late. */
  readonly place: number;
  readonly role: string;
  readonly user_id: string | null;
  readonly name: string | null;
  readonly content: string | null;
  readonly session: string | null;
  readonly external_id: string | null;
  readonly occurred_at: number;
  /** Source that a tool named. */
  readonly source: string | null;
  readonly ends_asking: number;
  readonly terms: string;
  readonly length: number;
}

/** Packed columns of an event, by the name under which TypeScript has them, in order. */
const PACKED: Readonly<Record<keyof FoundEvent, SQL>> = {
  id: sql`e.id`,
  conversation_id: sql`e.conversation_id`,
  seq: sql`e.seq`,
  place: sql`coalesce(e.place, e.seq)`,
  role: sql`e.role`,
  user_id: sql`e.user_id`,
  name: sql`e.name`,
  session: sql`e.session`,
  external_id: sql`e.external_id`,
  occurred_at: sql`e.occurred_at`,
  content: sql`case when length(e.content) <= ${CONTENT_INLINE_MAX_CHARS} then e.content end`,
  source: sql`case when e.role = 'tool' then e.metadata->>'$.source' end`,
  ends_asking: sql`rtrim(substr(e.content, -8), ${' \n\t"\'”’)*'}) glob '*[?？؟]'`,
  terms: sql`substr(e.terms, 1, ${TERMS_MAX_CHARS})`,
  length: sql`case when length(e.content) > ${COUNTED_MAX_CHARS} then length(e.terms) - length(replace(e.terms, ' ', '')) + 1 end`,
};
const PACKED_NAMES = Object.keys(PACKED);

/** Rows that are kept as they were read, in characters: a question finds most of what the one before it found. */
const ROWS_KEPT_CHARS = 800_000;
/** The beginning of a packed row that holds the id. */
const ID_END = `["evt_${'0'.repeat(32)}"`.length;

/** The event of a packed row; its texts are the same strings each time, so that what is read of them is found at once. */
export const unpackEvent = memoiseByText(
  ROWS_KEPT_CHARS,
  (packed): FoundEvent => {
    const values = JSON.parse(packed) as unknown[];
    const event: Record<string, unknown> = {};
    for (const [i, name] of PACKED_NAMES.entries()) event[name] = values[i];
    event.length ??= (event.terms as string).split(' ').length;
    return event as unknown as FoundEvent;
  },
  (packed) => packed.slice(0, ID_END),
);

/**
 * Evidence for ranking, of the events whose `row_id` stands in some rows; `more` are further columns of `e`.
 * Unscoped: rows that its caller has filtered.
 */
export const evidenceFrom = (
  rows: SQL,
  more = sql``,
): SQL => sql`select json_array(${sql.join(Object.values(PACKED), sql`, `)}) as packed, null as statistics${more}
    from ${rows} w cross join events e on e.row_id = w.row_id`;

/**
 * Conversation of a message that was said elsewhere than where the reader stands; undefined for one that was said
 * there, or a reader who stands nowhere.
 */
export const elsewhereIn = (
  conversationId: string,
  ownId: string | null,
  titles: Readonly<Record<string, string>>,
): Elsewhere | undefined =>
  ownId === null || conversationId === ownId ? undefined : { title: titles[conversationId] ?? null };

export const rowToEvidence = (row: FoundEvent, elsewhere: Elsewhere | undefined): EventEvidence => ({
  candidate: {
    type: 'event',
    id: row.id,
    conversationId: row.conversation_id,
    occurredAt: row.occurred_at,
    seq: row.seq,
    place: row.place,
    role: row.role,
    name: row.name,
    userId: row.user_id,
    externalId: row.external_id,
    session: row.session,
    source: row.source,
    ...(elsewhere && { elsewhere }),
  },
  content: row.content,
  terms: row.terms,
  length: row.length,
  endsAsking: row.ends_asking === 1,
});

/** A message that only its vector led to, or the turn beside it, with the title of its conversation. */
export interface NearEventRow extends EventRow {
  readonly title: string | null;
}

/**
 * The statement that reads the messages of some ids, with the turns beside them, as far as the reader sees and looks: what an index
 * says of them counts for nothing else.
 */
export const selectEvidenceById = (db: Database, reader: Reader, ids: readonly string[], moment: Moment) => {
  if (ids.length === 0) return null;
  const visible = sql`${visibleEvents(reader, moment)} and ${isWithinBounds(reader, sql`e.conversation_id`)}`;
  return db.select<NearEventRow>(sql`with hits as materialized (
      select e.conversation_id, coalesce(e.place, e.seq) as place, c.is_displaced as displaced
      from json_each(${JSON.stringify(ids)}) as asked cross join events e indexed by events_id on e.id = asked.value
        cross join conversations c on c.id = e.conversation_id
      where ${visible}),
    wanted as (select distinct e.row_id from hits h cross join events e on
        (e.conversation_id = h.conversation_id and e.place is null
          and e.seq between h.place - ${RELATED_NEIGHBOURS} and h.place + ${RELATED_NEIGHBOURS})
        or (e.conversation_id = iif(h.displaced, h.conversation_id, null) and e.place is not null
          and e.place between h.place - ${RELATED_NEIGHBOURS} and h.place + ${RELATED_NEIGHBOURS})
      where ${visible})
    ${evidenceFrom(sql`wanted`, sql`, (select title from conversations where id = e.conversation_id) as title`)}`);
};

/** Reads the rows as recall takes them. */
export const toNearEvents = (rows: readonly NearEventRow[], reader: Reader): EventEvidence[] =>
  rows.flatMap(({ packed, title }) => {
    if (packed === null) return [];
    const event = unpackEvent(packed);
    const { conversation_id: id } = event;
    return [
      rowToEvidence(event, elsewhereIn(id, reader.conversationId, title === null ? {} : { [id]: title })),
    ];
  });

/** The texts of events that the reader may see. */
export const selectContents = (db: Database, reader: Reader, ids: readonly string[], moment: Moment) =>
  ids.length === 0
    ? null
    : db.select<{ id: string; content: string }>(sql`select e.id, e.content
    from json_each(${JSON.stringify(ids)}) as asked cross join events e on e.id = asked.value
    where ${visibleEvents(reader, moment)}`);
