/** The reader's filter in SQL. Every read of memories, events or chunks for a reader carries one of these predicates. */

import { type SQL, sql } from 'drizzle-orm';
import type { StoredMemory } from '../../memory/changes/changes.ts';
import { earliest } from '../../memory/changes/timeline.ts';
import type { TimeRange } from '../../memory/lists/memory-filter.ts';
import {
  answeringScopes,
  type Reader,
  readableScopes,
  readableTranscripts,
  transcriptBounds,
} from '../../memory/scope.ts';
import { listed } from '../rows.ts';

/** Later than any moment, for bounds that are not set. */
const FOR_EVER = sql.raw(String(Number.MAX_SAFE_INTEGER));

/** The moment that a reader asks about. */
export interface Moment {
  readonly now: number;
  /** A moment of the past whose truth is asked for; null for the present. */
  readonly asOf: number | null;
  /** The span in which what is looked for was said, or since when it holds. */
  readonly range?: TimeRange | null;
}

/**
 * Condition: a column holds one of some scopes, whose names need no escaping. Written so, no index leads to the rows, which are found by
 * something else wherever this is asked; in a list of SQL each scope would count as two rows, several times in a statement.
 */
const isScopeOf = (column: SQL, scopes: readonly string[]): SQL =>
  sql`instr(${JSON.stringify(scopes)}, '"' || ${column} || '"') > 0`;

/** Condition: a time lies in the span of a moment. */
const isInRange = (at: SQL, range: TimeRange | null | undefined): SQL =>
  range == null
    ? sql``
    : sql` and ${at} >= ${range.from ?? 0} and ${at} < ${range.to ?? Number.MAX_SAFE_INTEGER}`;

/** Memories `m` that the reader may see and that hold at the moment. History holds only while nothing had replaced it. */
export const visibleMemories = (reader: Reader, moment: Moment): SQL =>
  sql`${readableMemories(reader)} and ${holdingAt(moment)}`;

/** Memories `m` that hold at the moment, whoever may see them. */
export function holdingAt({ now, asOf, range }: Moment): SQL {
  const at = asOf ?? now;
  // Without a date of its own a memory holds since it was made; one made this moment is there at once.
  const since = asOf === null ? sql`${now}` : sql`m.created_at`;
  return sql`m.status in ('active', 'superseded')
    and ${at} >= coalesce(m.valid_from, ${since})
    and min(coalesce(m.valid_to, ${FOR_EVER}), coalesce(m.expires_at, ${FOR_EVER})) > ${at}${isInRange(sql.raw('coalesce(m.valid_from, m.created_at)'), range)}`;
}

/** The same of a memory that was read for something else, in the present. */
export const isVisibleMemory = (reader: Reader, { memory, keys }: StoredMemory, now: number): boolean =>
  memory.workspaceId === reader.workspaceId &&
  readableScopes(reader).includes(keys.scope) &&
  (memory.status === 'active' || memory.status === 'superseded') &&
  (memory.validFrom ?? now) <= now &&
  (earliest(memory.validTo, memory.expiresAt) ?? Number.POSITIVE_INFINITY) > now;

/** Memories `m` in the reader's scopes, whatever their status, that are found otherwise: for their history and for erasing them. */
export const readableMemories = (reader: Reader): SQL => sql`m.workspace_id = ${reader.workspaceId}
  and ${isScopeOf(sql`m.scope`, readableScopes(reader))}`;

/**
 * Events `e` that the reader may see and that had happened at the moment. What taught a memory that was erased stays in the
 * record, and is recalled no more.
 */
export const visibleEvents = (reader: Reader, moment: Moment): SQL =>
  visibleEventsOf(
    reader.workspaceId,
    isScopeOf(sql`e.scope`, readableTranscripts(reader)),
    sql`${reader.conversationId}`,
    moment,
  );

/**
 * The same for a scope that the statement itself finds out, before the reader is known: nothing of it may be used unless it
 * turns out to be the reader's. What is off the record is recalled where it was said, and nowhere else: not where the reader
 * stands in no conversation either.
 */
export const visibleEventsOf = (
  workspaceId: string,
  isInScope: SQL,
  conversationId: SQL,
  { asOf, range }: Moment,
): SQL => sql`e.workspace_id = ${workspaceId} and ${isInScope}
  and e.status = 'active' and e.withheld_at is null and (e.off_record = 0 or e.conversation_id is ${conversationId})
  and e.occurred_at <= coalesce(${asOf}, ${FOR_EVER})${isInRange(sql.raw('e.occurred_at'), range)}`;

/** Condition: a conversation lies within what a reader looks through; `id` is that conversation's. */
export const isWithinBounds = (reader: Reader, id: SQL): SQL => {
  const { conversationId, channelId } = transcriptBounds(reader);
  if (conversationId !== null) return sql`${id} = ${conversationId}`;
  if (channelId === null) return sql`true`;
  return sql`exists (select 1 from conversations c where c.id = ${id} and c.channel_id = ${channelId})`;
};

/** Documents `d` in the reader's scopes. */
export const readableDocuments = (reader: Reader): SQL => sql`d.workspace_id = ${reader.workspaceId}
  and d.scope in ${listed(readableScopes(reader))}`;

/**
 * Time of the last message of a chunk `k`'s range, or time from which a piece of a document is there.
 * Unscoped: of a chunk whose own filter stands beside it.
 */
export const CHUNK_OCCURRED_AT = sql`coalesce(case when k.kind = 'summary' then
  (select e.occurred_at from events e where e.conversation_id = k.conversation_id and e.seq = k.end_seq) end, k.created_at)`;

/** Chunks `k` that the reader may see: summaries of the conversations that they look through, and documents. */
export function visibleChunks(reader: Reader, { asOf, range }: Moment): SQL {
  const { workspaceId } = reader;
  const bounds = transcriptBounds(reader);
  const isAnywhere = bounds.conversationId === null && bounds.channelId === null;
  const within = isAnywhere
    ? sql``
    : sql` and (k.kind = 'document' or ${isWithinBounds(reader, sql`k.conversation_id`)})`;
  // An import may be out of order: the last message of a range need not be the latest.
  const isLater = sql`exists (select 1 from events e where k.kind = 'summary' and e.conversation_id = k.conversation_id
    and e.seq between k.start_seq and k.end_seq and e.occurred_at > ${asOf})`;
  const before = asOf === null ? sql`` : sql` and ${CHUNK_OCCURRED_AT} <= ${asOf} and not ${isLater}`;
  return sql`k.workspace_id = ${workspaceId}
    and ${isScopeOf(sql`k.scope`, answeringScopes(reader))}${within}${before}${isInRange(CHUNK_OCCURRED_AT, range)}`;
}
