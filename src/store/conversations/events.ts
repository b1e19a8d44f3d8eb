/**
 * Events: the append-only record of a conversation, written by its session object and by nobody else once the conversation is there.
 *
 * Unscoped: the record of one conversation, asked for by its id.
 */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import { transcriptScope } from '../../memory/scope.ts';
import type { Conversation, ConversationEvent } from '../../memory/types.ts';
import { isEmbedded } from '../../recall/events/embedded-events.ts';
import { type Database, providedThat, requireOneChange, type SqlStatement } from '../database.ts';
import { enqueueForgetJobs } from '../operations/outbox.ts';
import { as, eachSlice, insertRows, listed, omit, type RowOf, rowOf, selection } from '../rows.ts';
import { conversations, events } from '../schema/conversations.ts';
import { eventTerms } from '../search/terms.ts';
import { dropEventVectors, oweEventVectors } from '../vectors/event-vectors.ts';

/** An event to store; `dedupeKey` is unique in its conversation and makes a repeated write one write. */
export interface NewEvent extends ConversationEvent {
  readonly dedupeKey: string;
  /** Since when nothing is derived from it: from the beginning, where it says what was forgotten since it was said. */
  readonly withheldAt?: number | null;
}

/**
 * The statements that append events and move the conversation on. They fail as a whole (`isLostRace`) when the
 * transcript is no longer at `conversation.revision`, or the conversation was archived meanwhile. With `embeds` they owe the vectors
 * of those that a trained model is to know.
 */
export function appendEvents(
  db: Database,
  conversation: Conversation,
  newEvents: readonly NewEvent[],
  options: { readonly now: number; readonly wakes: boolean; readonly embeds?: boolean },
): SqlStatement[] {
  const lastSeq = newEvents.at(-1)?.seq ?? conversation.lastSeq;
  const wake = options.wakes ? sql`, status = 'active', ended_at = null` : sql``;
  const isAsRead = sql`exists (select 1 from conversations where id = ${conversation.id}
    and revision = ${conversation.revision} and status <> 'archived')`;
  const advance = db.run(sql`update conversations set last_seq = ${lastSeq},
      revision = ${conversation.revision + newEvents.length}, last_active_at = ${options.now}${wake}
    where id = ${providedThat(isAsRead, sql`${conversation.id}`)}`);
  return [advance, ...insertEvents(db, [{ conversation, events: newEvents }], options)];
}

/** A conversation with messages of it, in their order. */
export interface Recorded {
  readonly conversation: Conversation;
  readonly events: readonly NewEvent[];
}

/**
 * The statements that make conversations with all that was said in them so far. They fail as a whole (`isUniqueViolation`) when one of them
 * is there already.
 */
export const beginConversations = (
  db: Database,
  begun: readonly Recorded[],
  options: { readonly now: number; readonly embeds: boolean },
): SqlStatement[] => [
  ...insertRows(
    db,
    conversations,
    begun.map(({ conversation, events: said }) => ({
      ...conversation,
      lastSeq: said.at(-1)?.seq ?? 0,
      revision: said.length,
      lastActiveAt: options.now,
    })),
  ),
  ...insertEvents(db, begun, options),
];

/** The statements that store events with what finds them. */
function insertEvents(
  db: Database,
  recorded: readonly Recorded[],
  options: { readonly now: number; readonly embeds?: boolean },
): SqlStatement[] {
  const placed = recorded.flatMap(({ conversation, events: said }) =>
    said.map((event) => ({ event, scope: transcriptScope(conversation) })),
  );
  const rows = placed.map(
    ({ event: { place = null, withheldAt = null, isOffRecord = false, ...event }, scope }) => ({
      ...event,
      scope,
      terms: eventTerms(event.content),
      withheldAt,
      isOffRecord,
      place: place === event.seq ? null : place,
    }),
  );
  // What stands in a branch that was left is found by nothing.
  const found = placed.filter(({ event: { status } }) => status === 'active');
  const embedded = options.embeds ? found.flatMap(({ event }) => (isEmbedded(event) ? [event.id] : [])) : [];
  return [
    ...insertRows(db, events, rows),
    ...eachSlice(
      rows.map(({ id }) => id),
      (ids) => indexEvents(db, listed(ids)),
    ),
    ...oweEventVectors(db, embedded, options.now),
  ];
}

/** The statement that puts events of these ids, which were not there before, into the full-text index. */
export const indexEvents = (db: Database, ids: SQL): SqlStatement =>
  db.run(sql`insert into events_fts (rowid, terms, conversation) select row_id, terms, conversation
    from events_terms where id in ${ids}`);

/** The statements that take the events of a turn out of recall. The rows stay: the record is append-only. */
export const markTurnAborted = (
  db: Database,
  conversation: Conversation,
  turnId: string,
  now: number,
): SqlStatement[] =>
  markAborted(db, conversation, sql`conversation_id = ${conversation.id} and turn_id = ${turnId}`, now);

/** The same for some events of a conversation, whatever turns they are of. */
export const markEventsAborted = (
  db: Database,
  conversation: Conversation,
  ids: readonly string[],
  now: number,
): SqlStatement[] =>
  markAborted(db, conversation, sql`conversation_id = ${conversation.id} and id in ${listed(ids)}`, now);

/** Conversations of their user that quote them are told: they would go on showing what was taken back. */
function markAborted(db: Database, conversation: Conversation, which: SQL, now: number): SqlStatement[] {
  return [
    db.orm
      .update(conversations)
      .set({ revision: conversation.revision + 1 })
      .where(and(eq(conversations.id, conversation.id), eq(conversations.revision, conversation.revision))),
    requireOneChange(db),
    db.run(sql`delete from events_fts where rowid in (select row_id from events where ${which})`),
    db.run(sql`update events set status = 'aborted' where ${which}`),
    enqueueForgetJobs(db, sql`(select id from events where ${which})`, now),
    ...dropEventVectors(db, sql`(select id from events where ${which})`, now),
  ];
}

/** The statement that takes a turn off the record. */
export const keepOffRecord = (db: Database, conversationId: string, turnId: string): SqlStatement =>
  db.orm
    .update(events)
    .set({ isOffRecord: true })
    .where(and(eq(events.conversationId, conversationId), eq(events.turnId, turnId)));

/** The name under which a user spoke last in a workspace; null when they have not, or without one. */
export async function lastNameOf(db: Database, workspaceId: string, userId: string): Promise<string | null> {
  const [name] = await db.step('events.name').values<string | null>(sql`select name from events
      where workspace_id = ${workspaceId} and user_id = ${userId} order by row_id desc limit 1`);
  return name ?? null;
}

/** A message that a platform told of, as it stands in the record. */
export const VERSION = rowOf(events, 'id', 'seq', 'turnId', 'status', 'role', 'occurredAt', 'createdAt').with(
  {
    externalId: as<string>(),
  },
);
export type MessageVersion = RowOf<typeof VERSION>;

/** Separator between the platform's id of a message and the mark of its later versions. */
export const VERSION_MARK = '#';

/** The versions of a message in a conversation: as it was written, as it was edited, and that it was deleted; for a batch. */
export const selectVersions = (db: Database, conversationId: string, messageId: string) =>
  db.select(VERSION.sql`select ${VERSION.of()}, external_id as externalId
    from events indexed by events_dedupe where conversation_id = ${conversationId} and ${isVersion(messageId)}
    order by seq limit ${VERSIONS_MAX}`);

/** Condition: an event is a version of a message. One span of the index, of which hardly anything is left out. */
export const isVersion = (messageId: string): SQL => {
  const key = `external:${messageId}`;
  return sql`dedupe_key >= ${key} and dedupe_key < ${`${key}${AFTER_VERSION_MARK}`}
    and (dedupe_key = ${key} or dedupe_key >= ${`${key}${VERSION_MARK}`})`;
};

/** The character after the mark: what begins with the mark sorts between the two. */
const AFTER_VERSION_MARK = '$';
/** Nobody edits a message so often. */
export const VERSIONS_MAX = 100;

/** Events of one turn, in order, for a batch. The conversation is named by its id, or by an expression that finds it. */
export const selectTurnEvents = (db: Database, conversationId: string | SQL, turnId: string) =>
  db.orm
    .select(EVENT_COLUMNS)
    .from(events)
    .where(and(eq(events.conversationId, conversationId), eq(events.turnId, turnId)))
    .orderBy(asc(events.seq))
    .limit(TURN_EVENTS_MAX);

/** The turns, of those named, that were deleted by the id of their response: taken back, and recalled no more; for a batch. */
export const selectDeletedTurns = (db: Database, conversationId: string, turnIds: readonly string[]) =>
  db.values<string>(sql`select distinct turn_id from events where conversation_id = ${conversationId}
    and turn_id in ${listed(turnIds)} and status = 'aborted' and withheld_at is not null`);

/**
 * Selects for a turn the user event that it stored before, by its turn id or by the platform's id of its message, and what
 * `selectTail` would; for a batch. `eventsOfTurn` tells them apart.
 */
export const selectEventsOfTurn = (
  db: Database,
  conversationId: string,
  { turnId, dedupeKey }: { readonly turnId: string; readonly dedupeKey: string },
  limit: number,
  unless: SQL,
) =>
  // Two look-ups, each on its index: an OR would read the whole conversation.
  db.select(OF_TURN.sql`select ${EVENT.of()}, 1 as isEarlier from events where row_id in (
      select row_id from events where conversation_id = ${conversationId} and turn_id = ${turnId} and role = 'user'
      union all select row_id from events where conversation_id = ${conversationId} and dedupe_key = ${dedupeKey} limit 1)
    union all select ${EVENT.of()}, 0 from events where ${inTail(conversationId, limit, unless)}`);

/** The event that a turn stored before, and the newest `limit` events, oldest first. */
export const eventsOfTurn = (rows: readonly RowOf<typeof OF_TURN>[], limit: number) => ({
  earlier: rows.find(({ isEarlier }) => isEarlier)?.event,
  tail: newestOf(
    rows.flatMap(({ event, isEarlier }) => (isEarlier ? [] : [event])),
    limit,
  ),
});

/** The newest `limit` active events, oldest first. */
export async function tailEvents(
  db: Database,
  conversationId: string,
  limit: number,
): Promise<ConversationEvent[]> {
  const [rows] = await db.batch('events.tail', [selectTail(db, conversationId, limit)]);
  return newestOf(rows, limit);
}

/**
 * The newest `limit` active events by where they stand, for a batch; there may be more, and they have no order: see `newestOf`.
 * None where `unless` is true. An import that says what was forgotten is shown nowhere.
 */
export const selectTail = (db: Database, conversationId: string, limit: number, unless = sql`false`) =>
  db.select(EVENT.sql`select ${EVENT.of()} from events where ${inTail(conversationId, limit, unless)}`);

const inTail = (conversationId: string, limit: number, unless: SQL): SQL =>
  inRows(
    // Of no conversation, instead of a condition beside it: that would be looked at row by row.
    sql`iif(${unless}, '', ${conversationId})`,
    () => sql`status = 'active' and (withheld_at is null or turn_id is not null)`,
    'desc',
    limit,
  );

/**
 * True of an event among the first `limit` of a conversation that `which` takes, by their places: of those that stand at their
 * own number, and of those that do not. Each kind has its index; of the second most conversations have none.
 */
export const inRows = (
  conversation: SQL,
  which: (place: SQL) => SQL,
  order: 'asc' | 'desc',
  limit: number,
): SQL => {
  const first = (place: 'seq' | 'place', isOwn: SQL) =>
    sql`select row_id from (select row_id from events indexed by ${sql.raw(PLACE_INDEXES[place])}
      where conversation_id = ${conversation} and ${isOwn} and ${which(sql.raw(place))}
      order by ${sql.raw(`${place} ${order}`)} limit ${limit})`;
  return sql`row_id in (${first('seq', sql`place is null`)} union all ${first('place', sql`place is not null`)})`;
};

const PLACE_INDEXES = { seq: 'events_seq', place: 'events_by_place' } as const;

/** Position of an event among the messages of its conversation. */
export const placeOf = ({ seq, place }: Pick<ConversationEvent, 'seq' | 'place'>): number => place ?? seq;

/** The newest `limit` of some events by where they stand, oldest first. Sorted here: D1 counts each row once more that it sorts. */
export const newestOf = <T extends Pick<ConversationEvent, 'seq' | 'place'>>(
  rows: readonly T[],
  limit: number,
): T[] => rows.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(-limit);

/** The newest `limit` events, aborted ones included, newest first, for a batch. The conversation is named likewise. */
export const selectRecent = (db: Database, conversationId: string | SQL, limit: number) =>
  db.orm
    .select(EVENT_COLUMNS)
    .from(events)
    .where(eq(events.conversationId, conversationId))
    .orderBy(desc(events.seq))
    .limit(limit);

/** An event of a workspace by its id, or null. */
export async function getEvent(db: Database, workspaceId: string, id: string) {
  const [rows] = await db.batch('events.get', [
    db.orm
      .select({ ...EVENT_COLUMNS, conversationId: events.conversationId })
      .from(events)
      .where(and(eq(events.id, id), eq(events.workspaceId, workspaceId)))
      .limit(1),
  ]);
  return rows[0] ?? null;
}

/** A page of the record, aborted events included, in the order in which it was said. */
export async function listEvents(
  db: Database,
  conversationId: string,
  page: PageRequest,
): Promise<Page<ConversationEvent>> {
  const after = page.after === null ? null : placeAt(page.after);
  const isAfter = (place: SQL) => (after === null ? sql`true` : sql`${place} > ${after}`);
  const [rows] = await db.batch('events.list', [
    db.orm
      .select(EVENT_COLUMNS)
      .from(events)
      .where(inRows(sql`${conversationId}`, isAfter, 'asc', page.limit + 1)),
  ]);
  const inOrder = rows.sort((a, b) => placeOf(a) - placeOf(b)).slice(0, page.limit + 1);
  return pageOf(inOrder, page, (event) => cursorOf(placeOf(event)));
}

/** A place as a cursor: `b3` is the third before the first number. */
const cursorOf = (place: number): string => (place < 0 ? `b${-place}` : String(place));
const placeAt = (cursor: string): number =>
  cursor.startsWith('b') ? -Number(cursor.slice(1)) : Number(cursor);

/** The statement that reads when the last message of a conversation was said, for a batch; a row or none. */
export const selectNewestTime = (db: Database, conversationId: string) =>
  db.values<number>(sql`select occurred_at from events indexed by events_by_time
    where conversation_id = ${conversationId} order by occurred_at desc limit 1`);

const STANDING = rowOf(events, 'id', 'turnId', 'role', 'occurredAt').with({ place: Number });
type Standing = RowOf<typeof STANDING>;

/** Both ends of a conversation, at most `limit` messages each, in the order in which they were said. */
export async function readEnds(db: Database, conversationId: string, limit: number) {
  const end = (order: 'asc' | 'desc') =>
    db.select(
      STANDING.sql`select ${STANDING.of()}, coalesce(place, seq) as place from events where ${inRows(sql`${conversationId}`, () => sql`true`, order, limit)}`,
    );
  const [oldest, newest] = await db.batch('events.ends', [end('asc'), end('desc')]);
  const inOrder = (rows: readonly Standing[]) => rows.toSorted((a, b) => a.place - b.place);
  return {
    oldest: inOrder(oldest).slice(0, limit),
    newest: inOrder(newest).slice(-limit),
    isWhole: newest.length < limit,
  };
}

/**
 * The statements that give events of a conversation other places than their numbers. Each is looked up by its id: by their
 * conversation SQLite would read all of that for each of them.
 */
export const moveEvents = (
  db: Database,
  conversationId: string,
  moved: readonly { readonly id: string; readonly place: number }[],
): SqlStatement[] => [
  db.run(sql`update conversations set is_displaced = 1 where id = ${conversationId}`),
  ...eachSlice(moved, (list) =>
    db.run(sql`update events set place = nullif(j.value->>'$.place', seq)
      from json_each(${list}) as j
      where events.id = j.value->>'$.id' and +events.conversation_id = ${conversationId}`),
  ),
];

/**
 * Selects those of the dedupe keys that the conversation has already, for a batch. Without the hint SQLite reads the
 * whole conversation.
 */
export const selectKnownDedupeKeys = (db: Database, conversationId: string, keys: readonly string[]) =>
  db.values(sql`select dedupe_key from events indexed by events_dedupe
    where conversation_id = ${conversationId} and dedupe_key in ${listed(keys)}`);

/** A user message, its reply and the tool results that a reply may carry, with room to spare. */
const TURN_EVENTS_MAX = 50;

const EVENT_COLUMNS = omit(events, 'rowId', 'scope', 'terms', 'dedupeKey', 'withheldAt');
const EVENT = selection(EVENT_COLUMNS);
/** An event, and whether it is the one that the turn stored before. */
const OF_TURN = selection({ event: EVENT }).with({ isEarlier: Boolean });
