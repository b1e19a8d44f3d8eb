/** Memories as a reader sees them: one, or some by id. Lists are in `memories/memory-lists.ts`, what changes them in `memories/changes.ts`. */
import { type SQL, sql } from 'drizzle-orm';
import { CONSOLIDATION } from '../../memory/consolidation/plan-fates.ts';
import type { Reader } from '../../memory/scope.ts';
import type { Memory } from '../../memory/types.ts';
import type { Database } from '../database.ts';
import { type Moment, readableMemories, visibleMemories } from '../search/visibility.ts';
import { MEMORY, STORED } from './rows.ts';

/** One memory that the reader may see at the moment, or null. */
export const getMemory = (db: Database, reader: Reader, id: string, moment: Moment): Promise<Memory | null> =>
  getWhere(db, id, visibleMemories(reader, moment));

/** One memory of the reader's scopes, whatever its status and its time, for one who wants to change or erase it. */
export const getStoredMemory = (db: Database, reader: Reader, id: string): Promise<Memory | null> =>
  getWhere(db, id, readableMemories(reader));

/**
 * Memories of a workspace by id, whatever their status, place and owner. No reader's view: for a writer who checks
 * `mayChange` and shows nothing of them.
 * Unscoped: for a writer who shows nothing of them.
 */
export async function listStoredMemories(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, Memory>> {
  const found = await db
    .step('memory.stored')
    .select(MEMORY.sql`select m.* from json_each(${JSON.stringify(ids)}) as i
        join memories m on m.id = i.value where m.workspace_id = ${workspaceId}`);
  return new Map(found.map((memory) => [memory.id, memory]));
}

/**
 * Earlier values of topics, by the topics' slots; the newest `VERSIONS_MAX` of them. For a writer of their current value.
 * Unscoped: slots hold the scope, and nothing is shown.
 */
export const listEarlierVersions = (db: Database, topicSlots: readonly string[]): Promise<Memory[]> =>
  db.read(
    'memory.versions',
    topicSlots.length === 0
      ? null
      : db.select(MEMORY.sql`select m.* from json_each(${JSON.stringify(topicSlots)}) as t
          join memories m on m.topic_slot = t.value where m.status = 'superseded'
          order by m.valid_from desc limit ${VERSIONS_MAX}`),
  );

/**
 * The current values of topics, by the topics' slots. For a writer of them.
 * Unscoped: slots hold the scope, and nothing is shown.
 */
export async function listCurrentValues(
  db: Database,
  topicSlots: readonly string[],
): Promise<Map<string, Memory>> {
  const found = await db
    .step('memory.current')
    .select(STORED.sql`select m.* from json_each(${JSON.stringify([...new Set(topicSlots)])}) as t
        join memories m on m.topic_slot = t.value where m.status = 'active'`);
  return new Map(
    found.flatMap(({ memory, keys }) => (keys.topicSlot === null ? [] : [[keys.topicSlot, memory]])),
  );
}

/** Memory that consolidation merged into another: it says the same in other words, and leaves with that one. */
export interface MergedMemory {
  readonly id: string;
  /** The one of those asked about that it was merged into, over others perhaps. */
  readonly into: string;
}

/**
 * Lists the memories that were merged into others of a workspace, one into the next included.
 * Unscoped: what was merged into ids that their reader erases.
 */
export const listMergedInto = (
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<MergedMemory[]> =>
  db.read(
    'memory.merged',
    ids.length === 0
      ? null
      : db.select<MergedMemory>(sql`with recursive merged (id, "into") as (
            select value, value from json_each(${JSON.stringify(ids)})
            union select m.id, merged."into" from merged join memories m on m.superseded_by = merged.id
              join memory_observations o on o.memory_id = m.id and o.action = 'superseded' and o.source = ${CONSOLIDATION}
              where m.workspace_id = ${workspaceId})
          select id, "into" from merged where id <> "into"`),
  );

const VERSIONS_MAX = 500;

async function getWhere(db: Database, id: string, visible: SQL): Promise<Memory | null> {
  const [memory] = await db
    .step('memory.get')
    .select(MEMORY.sql`select m.* from memories m where m.id = ${id} and ${visible}`);
  return memory ?? null;
}
