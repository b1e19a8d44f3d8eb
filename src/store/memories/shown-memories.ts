/**
 * What became of the memories that a live history has shown, and what its messages taught. Each is one statement for the
 * batch of a turn, bounded by what the history shows; the reader's filter decides what a prompt may go on showing.
 */
import { type SQL, sql } from 'drizzle-orm';
import { saysEqual } from '../../memory/changes/content.ts';
import { CONSOLIDATION } from '../../memory/consolidation/plan-fates.ts';
import type { Reader } from '../../memory/scope.ts';
import type { Conversation } from '../../memory/types.ts';
import type { MemoryCandidate } from '../../recall/candidates.ts';
import type { Database, Statement } from '../database.ts';
import { rowToMemoryCandidate } from '../search/memory-reads.ts';
import { visibleMemories } from '../search/visibility.ts';
import type { MemoryRow } from './rows.ts';

/** Memories first said in a conversation among which those that are over are looked for, the newest first. */
const TAUGHT_LOOKED_AT = 200;

/** A memory as it was shown; revision 0 when that is not known. */
export interface Shown {
  readonly id: string;
  readonly revision: number;
}

/** A shown memory that is no longer as it was, and what holds in its place: itself changed, its successor, or nothing. */
export interface ChangedMemory {
  readonly id: string;
  readonly now: MemoryCandidate | null;
}

/** A row of `selectChanged`; all but the first two fields are null where nothing holds in its place. */
type ChangedRow = MemoryRow & { readonly shown_id: string; readonly holds: number };

/** The statement that finds, of some memories that a history shows, those that changed or that its readers may not see now. */
export const selectChanged = (db: Database, reader: Reader, shown: readonly Shown[], now: number) => {
  const visible = visibleMemories(reader, { now, asOf: null });
  const own = sql`select m.row_id from memories m where m.id = i.value->>'$.id' and ${visible}`;
  const successor = (which: SQL) => sql`select m.row_id from memories s join memories m on ${which}
    where s.id = i.value->>'$.id' and s.status = 'superseded' and ${visible}`;
  return db.select<ChangedRow>(sql`select i.value->>'$.id' as shown_id, m.id is not null as holds, m.*
    from json_each(${JSON.stringify(shown)}) as i left join memories m on m.row_id = coalesce((${own}),
      (${successor(sql`m.topic_slot = s.topic_slot and m.status = 'active'`)}),
      (${successor(sql`m.id = s.superseded_by`)}))
    where m.id is null or m.id <> i.value->>'$.id' or m.revision <> i.value->>'$.revision'`);
};

/** What `selectChanged` returned. */
export const toChanged = (rows: readonly ChangedRow[]): ChangedMemory[] =>
  rows.map((row) => ({ id: row.shown_id, now: row.holds === 1 ? rowToMemoryCandidate(row) : null }));

/** The statement that notes that a history goes on showing memories, so that it is told when they change again. */
export const noteShown = (
  db: Database,
  conversation: Conversation,
  reader: Reader,
  ids: readonly string[],
  now: number,
): Statement =>
  db.run(sql`insert into memory_injections (memory_id, conversation_id, workspace_id, created_at)
    select m.id, ${conversation.id}, ${conversation.workspaceId}, ${now}
    from json_each(${JSON.stringify(ids)}) as i join memories m on m.id = i.value
    where ${visibleMemories(reader, { now, asOf: null })} on conflict do nothing`);

/** A message, a memory that it taught, and what both say. */
interface TaughtRow {
  readonly event_id: string;
  readonly memory_id: string;
  readonly part: 'live' | 'past';
  readonly said: string;
  readonly holds: string;
  readonly became: 'active' | 'over' | 'forgotten';
}

/** What a message stated, and why it does not hold. */
export interface OutdatedSaying {
  readonly said: string;
  readonly became: 'replaced' | 'forgotten';
}

/** What the messages of a conversation taught, as far as an injection must know it. */
export interface Taught {
  /** The live messages that say a memory in its own words, by the id of the memory. */
  readonly restatedBy: ReadonlyMap<string, ReadonlySet<string>>;
  /** Messages whose statement no longer holds: another value took its place, or their user wants it forgotten. */
  readonly outdated: ReadonlyMap<string, 'replaced' | 'forgotten'>;
  /** What these messages stated. */
  readonly sayings: readonly OutdatedSaying[];
}

/**
 * The statement that finds which memories the messages of a live history taught, the message of `dedupeKey` among them if it
 * is stored already, and which messages of the conversation
 * stated what is over, or was put right since. A value that came back is none of those, nor is what consolidation merged or
 * let fade: nobody took it back.
 * Unscoped: what one conversation taught, for itself.
 */
export const selectTaughtHere = (
  db: Database,
  conversationId: string,
  liveEventIds: readonly string[],
  dedupeKey: string,
  now: number,
) => {
  const became = sql`case when m.status = 'deleted' then 'forgotten'
    when m.status = 'superseded' and coalesce(m.valid_to, 0) <= ${now} then 'over' else 'active' end`;
  const stated = sql`o.action in ('created', 'confirmed') and o.event_id is not null`;
  return db.select<TaughtRow>(sql`
    select o.event_id, o.memory_id, 'live' as part, o.content as said, m.content as holds, ${became} as became
    from (select value from json_each(${JSON.stringify(liveEventIds)})
        union select id from events where conversation_id = ${conversationId} and dedupe_key = ${dedupeKey}) as e
      cross join memory_observations o on o.event_id = e.value
      cross join memories m on m.id = o.memory_id where ${stated}
    union all select o.event_id, o.memory_id, 'past', o.content, m.content, ${became}
    from (select * from memories where source_conversation_id = ${conversationId}
        order by row_id desc limit ${TAUGHT_LOOKED_AT}) as m cross join memory_observations o on o.memory_id = m.id
    where ${stated} and (${became} <> 'active' or o.content <> m.content)
      and not exists (select 1 from memories c
        where c.content_key = m.content_key and c.status = 'active' and c.id <> m.id)
      and not exists (select 1 from memory_observations l where l.memory_id = m.id and l.source = ${CONSOLIDATION}
        and l.action in ('superseded', 'withdrawn'))`);
};

/** What `selectTaughtHere` returned; what is to be forgotten stays so, whatever else its message said. */
export function toTaughtHere(rows: readonly TaughtRow[]): Taught {
  const restatedBy = new Map<string, Set<string>>();
  const outdated = new Map<string, 'replaced' | 'forgotten'>();
  const sayings: OutdatedSaying[] = [];
  for (const { event_id, memory_id, part, said, holds, became } of rows) {
    const isSame = saysEqual(said, holds);
    if (part === 'live' && isSame)
      restatedBy.set(memory_id, (restatedBy.get(memory_id) ?? new Set()).add(event_id));
    if (part === 'live' || (became === 'active' && isSame)) continue;
    const why = became === 'forgotten' ? 'forgotten' : 'replaced';
    sayings.push({ said, became: why });
    if (why === 'forgotten' || !outdated.has(event_id)) outdated.set(event_id, why);
  }
  return { restatedBy, outdated, sayings };
}
