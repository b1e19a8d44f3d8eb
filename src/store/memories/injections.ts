/**
 * Records which memories and words of other conversations live histories show: it is noted with the turn that shows them, so
 * that an erasure knows where to look, and each turn looks what became of them, and of what its messages taught. Each look is
 * one statement, bounded by what the history shows; the reader's filter decides what a prompt may go on showing.
 */
import { type SQL, sql } from 'drizzle-orm';
import { saysEqual } from '../../memory/changes/content.ts';
import { CONSOLIDATION } from '../../memory/consolidation/plan-fates.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import type { Reader } from '../../memory/scope.ts';
import type { Conversation, Memory } from '../../memory/types.ts';
import type { Candidate, MemoryCandidate } from '../../recall/candidates.ts';
import { type Database, providedThat, type SqlStatement } from '../database.ts';
import { as, insertSelect, listed, type RowOf, selection } from '../rows.ts';
import { memoryInjections } from '../schema/memories.ts';
import { toMemoryCandidate } from '../search/memory-reads.ts';
import { visibleMemories } from '../search/visibility.ts';
import { MEMORY } from './rows.ts';

type Shower = Pick<Conversation, 'id' | 'workspaceId'>;

/** The statement that notes that a conversation shows what `from` brings: memories `m`, unless `itemId` says otherwise. */
export const noteShown = (
  db: Database,
  { id: conversationId, workspaceId }: Shower,
  from: SQL,
  now: number,
  itemId = sql`m.id`,
): SqlStatement =>
  insertSelect(
    db,
    memoryInjections,
    { memoryId: itemId, conversationId, workspaceId, createdAt: now },
    sql`${from} on conflict do nothing`,
  );

/**
 * Memories `m` by their ids.
 * Unscoped: ids of memories that a prompt shows.
 */
export const memoriesNamed = (ids: readonly string[]): SQL =>
  sql`from json_each(${JSON.stringify(ids)}) as i join memories m on m.id = i.value`;

/**
 * The statements that note that a conversation shows memories. They fail the batch (`isLostRace`) when one of these was erased or changed
 * since it was read: the turn is then decided again, so that no prompt ever shows what is already gone.
 * Unscoped: ids that were found within the scope a moment before.
 */
export function recordShown(
  db: Database,
  conversation: Shower,
  memories: readonly Pick<Memory, 'id' | 'revision'>[],
  now: number,
): SqlStatement[] {
  if (memories.length === 0) return [];
  const shown = JSON.stringify(memories.map(({ id, revision }) => ({ id, revision })));
  const asRead = sql`from json_each(${shown}) as i
    left join memories m on m.id = i.value->>'$.id' and m.revision = i.value->>'$.revision' where true`;
  return [noteShown(db, conversation, asRead, now, providedThat(sql`m.id is not null`, sql`m.id`))];
}

/** The statement that counts that memories were needed. */
export const countAccess = (db: Database, ids: readonly string[], now: number): SqlStatement[] =>
  ids.length === 0
    ? []
    : [
        db.run(sql`update memories set access_count = access_count + 1, accessed_at = ${now}
          where id in ${listed(ids)}`),
      ];

/** Ids of what a prompt quotes that belongs to no conversation or to another one: pieces of documents, messages and summaries. */
export const quotedFromElsewhere = (shown: readonly Candidate[]): string[] =>
  shown.flatMap((candidate) => (isFromElsewhere(candidate) ? [candidate.id] : []));

const isFromElsewhere = (candidate: Candidate): boolean =>
  candidate.type === 'document' || (candidate.type !== 'memory' && candidate.elsewhere !== undefined);

/**
 * The statements that note which chunks and messages the prompts of a conversation tell of, so that their erasure reaches its live
 * history and the answers that show them. They fail the batch (`isLostRace`) when one is gone since it was read.
 * Unscoped: ids that were found within the scope a moment before.
 */
export function recordQuoted(
  db: Database,
  conversation: Shower,
  ids: readonly string[],
  now: number,
): SqlStatement[] {
  if (ids.length === 0) return [];
  const isThere = sql`exists (select 1 from chunks k where k.id = i.value)
    or exists (select 1 from events e where e.id = i.value and e.status = 'active' and e.withheld_at is null)`;
  const quoted = sql`from json_each(${JSON.stringify(ids)}) as i where true`;
  return [noteShown(db, conversation, quoted, now, providedThat(isThere, sql`i.value`))];
}

/** The statement that notes that a history goes on showing memories, so that it is told when they change again. */
export const noteStillShown = (
  db: Database,
  conversation: Shower,
  reader: Reader,
  ids: readonly string[],
  now: number,
): SqlStatement =>
  noteShown(
    db,
    conversation,
    sql`${memoriesNamed(ids)} where ${visibleMemories(reader, { now, asOf: null })}`,
    now,
  );

/** A memory that a live history has to take out. */
export interface PendingRemoval {
  readonly job: number;
  readonly memoryId: string;
}

/**
 * Selects memories that a live history has not taken out yet, for a batch: a turn must not show them, however late the
 * outbox is.
 */
export const selectPendingRemovals = (db: Database, conversationId: string) =>
  db.select<PendingRemoval>(pendingRemovals(sql`${conversationId}`));

/** The same of a conversation as a value of another statement, a JSON list of `PendingRemoval`. */
export const pendingRemovalsOf = (conversationId: SQL): SQL =>
  sql`(select json_group_array(json_object('job', job, 'memoryId', memoryId)) from (${pendingRemovals(conversationId)}))`;

const pendingRemovals = (conversationId: SQL): SQL =>
  sql`select id as job, payload->>'$.memory_id' as memoryId from outbox_jobs
    where target_id = ${conversationId} and kind = 'forget' and payload->>'$.memory_id' is not null order by id limit ${OWED_MAX}`;

/** A live history shows far fewer memories at a time; more jobs than this wait for the outbox. */
const OWED_MAX = 200;

/** The statement that notes that a live history has taken out what it owed. */
export const settleRemovals = (db: Database, jobs: readonly number[]): SqlStatement[] =>
  jobs.length === 0 ? [] : [db.run(sql`delete from outbox_jobs where id in ${listed(jobs)}`)];

/** A memory as it was shown; revision 0 when that is not known. */
export interface InjectedMemory {
  readonly id: string;
  readonly revision: number;
}

/** A shown memory that is no longer as it was, and what holds in its place: itself changed, its successor, or nothing. */
export interface ChangedMemory {
  readonly id: string;
  readonly now: MemoryCandidate | null;
}

/** Row of `selectChanged`; of the memory all is null where nothing holds in its place. */
const CHANGED = selection({ memory: MEMORY }).with({ shownId: as<string>(), holds: Boolean });

/** The statement that finds, of some memories that a history shows, those that changed or that its readers may not see now; null of none. */
export const selectChanged = (
  db: Database,
  reader: Reader,
  shown: readonly InjectedMemory[],
  now: number,
) => {
  if (shown.length === 0) return null;
  const visible = visibleMemories(reader, { now, asOf: null });
  const own = sql`select m.row_id from memories m where m.id = i.value->>'$.id' and ${visible}`;
  const successor = (which: SQL) => sql`select m.row_id from memories s join memories m on ${which}
    where s.id = i.value->>'$.id' and s.status = 'superseded' and ${visible}`;
  return db.select(CHANGED.sql`select i.value->>'$.id' as shownId, m.id is not null as holds, m.*
    from json_each(${JSON.stringify(shown)}) as i left join memories m on m.row_id = coalesce((${own}),
      (${successor(sql`m.topic_slot = s.topic_slot and m.status = 'active'`)}),
      (${successor(sql`m.id = s.superseded_by`)}))
    where m.id is null or m.id <> i.value->>'$.id' or m.revision <> i.value->>'$.revision'`);
};

/** Reads the rows of `selectChanged`. */
export const toChanged = (rows: readonly RowOf<typeof CHANGED>[]): ChangedMemory[] =>
  rows.map(({ shownId, holds, memory }) => ({ id: shownId, now: holds ? toMemoryCandidate(memory) : null }));

/** Memories first said in a conversation among which those that are over are looked for, the newest first. */
const TAUGHT_LOOKED_AT = 200;

/** Observation of a memory that states it: its message, and the words. */
type Stated = readonly [eventId: string, said: string];

/**
 * A message, a memory that it taught, and what both say; of what is past (`eventId` is null) all messages that stated the memory, which one
 * look brings, where several would read it as often. None stated what consolidation merged or let fade.
 */
const TAUGHT = selection({}).with({
  eventId: as<string | null>(),
  memoryId: as<string>(),
  said: as<string | null>(),
  stated: (list: string | null) => (list === null ? [] : (JSON.parse(list) as readonly Stated[])),
  /** Text of the memory now; null where these are the very words, and of what is past where it holds no longer. */
  holds: as<string | null>(),
  became: as<'active' | 'over' | 'forgotten'>(),
  /** The memory that took its place; null where none did, and of what live messages say. */
  successor: as<string | null>(),
});

/** Statement of a message that does not hold, and the reason. */
export interface OutdatedStatement {
  readonly said: string;
  readonly became: 'replaced' | 'forgotten';
}

/** Memories that the messages of a conversation taught, as far as an injection must know of them. */
export interface LiveEvidence {
  /** The live messages that say a memory in its own words, by the id of the memory. */
  readonly restatedBy: ReadonlyMap<string, ReadonlySet<string>>;
  /** Messages whose statement no longer holds: another value took its place, or their user wants it forgotten. */
  readonly outdated: ReadonlyMap<string, 'replaced' | 'forgotten'>;
  /** Statements of these messages. */
  readonly outdatedStatements: readonly OutdatedStatement[];
  /** The memory that holds in the place of what a message states, by the message. */
  readonly successors: ReadonlyMap<string, string>;
}

/**
 * The statement that finds which memories the messages of a live history taught, the message of `dedupeKey` among them if it
 * is stored already, and which messages of the conversation, and of its user elsewhere where it is theirs alone,
 * stated what is over, or was put right since. A value that came back is none of those, nor is what consolidation merged or
 * let fade: nobody took it back.
 * Unscoped: what one conversation taught, for itself, and its user, for them.
 */
export const selectLiveEvidence = (
  db: Database,
  { id: conversationId, workspaceId, userId }: Pick<ConversationIdentity, 'id' | 'workspaceId' | 'userId'>,
  liveEventIds: readonly string[],
  dedupeKey: string,
  now: number,
) => {
  const became = sql`case when m.status = 'deleted' then 'forgotten'
    when m.status = 'superseded' and coalesce(m.valid_to, 0) <= ${now} then 'over' else 'active' end`;
  const stated = sql`o.action in ('created', 'confirmed') and o.event_id is not null`;
  const isOver = sql`status = 'superseded'`;
  // Not whole rows: hundreds are carried from one part of the statement to another. None is kept for a second look, which would count each again.
  const columns = sql.raw('row_id, id, content, content_key, topic_slot, status, valid_to, superseded_by');
  const replaced = sql`from memories indexed by memories_over_of_user where workspace_id = ${workspaceId}
    and user_id = ${userId} and ${isOver} order by row_id desc`;
  return db.select(TAUGHT.packedSql`select o.event_id as eventId, o.memory_id as memoryId, o.content as said, null as stated, nullif(m.content, o.content) as holds, ${became} as became, null as successor
    from (select value from json_each(${JSON.stringify(liveEventIds)})
        union all select id from events where conversation_id = ${conversationId} and dedupe_key = ${dedupeKey}) as e
      cross join memory_observations o on o.event_id = e.value
      cross join memories m on m.id = o.memory_id where ${stated}
    union all select null, m.id, null, (select iif(max(o.source = ${CONSOLIDATION} and o.action in ('superseded', 'withdrawn')), '[]',
        json_group_array(json_array(o.event_id, o.content)) filter (where ${stated}))
        from memory_observations o where o.memory_id = m.id), case ${became} when 'active' then m.content end, ${became}, coalesce((select t.id from memories t
        where t.topic_slot = m.topic_slot and t.status = 'active'), m.superseded_by)
    from (select ${columns} from (select ${columns}, user_id, revision from memories indexed by memories_by_source where source_conversation_id = ${conversationId}
          order by id desc limit ${TAUGHT_LOOKED_AT})
        where (${isOver} or status = 'deleted' or revision > 1)
          and not (${isOver} and coalesce(user_id = ${userId} and row_id >= coalesce((select row_id ${replaced} limit 1 offset ${TAUGHT_LOOKED_AT - 1}), 0), 0))
      union all select * from (select ${columns} ${replaced} limit ${TAUGHT_LOOKED_AT})) as m
    where not exists (select 1 from memories c
        where c.content_key = m.content_key and c.status = 'active' and c.id <> m.id)`);
};

/** Reads the rows of `selectLiveEvidence`; what is to be forgotten stays so, whatever else its message said. */
export function toLiveEvidence(rows: readonly RowOf<typeof TAUGHT>[]): LiveEvidence {
  const restatedBy = new Map<string, Set<string>>();
  const outdated = new Map<string, 'replaced' | 'forgotten'>();
  const outdatedStatements: OutdatedStatement[] = [];
  const successors = new Map<string, string>();
  const successorOf = new Map(
    rows.flatMap(({ memoryId, successor }) => (successor ? [[memoryId, successor]] : [])),
  );
  for (const { eventId, memoryId, said, stated, holds, became } of rows) {
    if (eventId !== null) {
      if (holds === null || said === null || saysEqual(said, holds))
        restatedBy.set(memoryId, (restatedBy.get(memoryId) ?? new Set()).add(eventId));
      continue;
    }
    const why = became === 'forgotten' ? 'forgotten' : 'replaced';
    for (const [teacher, words] of stated) {
      if (became === 'active' && (holds === null || saysEqual(words, holds))) continue;
      outdatedStatements.push({ said: words, became: why });
      if (why === 'forgotten' || !outdated.has(teacher)) outdated.set(teacher, why);
      if (became === 'active') successors.set(teacher, memoryId);
      if (became === 'over') successors.set(teacher, lastOf(successorOf, memoryId));
    }
  }
  return { restatedBy, outdated, outdatedStatements, successors };
}

/** The end of a chain of successors; it has no circle, since each is younger. */
function lastOf(successorOf: ReadonlyMap<string, string>, id: string): string {
  const next = successorOf.get(id);
  return next === undefined || next === id ? id : lastOf(successorOf, next);
}
