/** Memories as a reader sees them: one, some by id, or a page. What changes them is in `memories/change-memories.ts`. */
import { type SQL, sql } from 'drizzle-orm';
import { type Page, type PageRequest, pageOf } from '../../memory/paging.ts';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import type { FactCategory, Memory, MemoryKind, Tier } from '../../memory/types.ts';
import type { Database } from '../database.ts';
import { type Moment, readableMemories, visibleMemories } from '../search/visibility.ts';
import { type MemoryRow, rowToMemory } from './rows.ts';

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
  const [rows] = await db.batch('memory.stored', [
    db.select<MemoryRow>(sql`select m.* from json_each(${JSON.stringify(ids)}) as i
      join memories m on m.id = i.value where m.workspace_id = ${workspaceId}`),
  ]);
  return new Map(rows.map((row) => [row.id, rowToMemory(row)]));
}

/**
 * Earlier values of topics, by the topics' slots; the newest `VERSIONS_MAX` of them. For a writer of their current value.
 * Unscoped: slots hold the scope, and nothing is shown.
 */
export async function listEarlierVersions(db: Database, topicSlots: readonly string[]): Promise<Memory[]> {
  if (topicSlots.length === 0) return [];
  const [rows] = await db.batch('memory.versions', [
    db.select<MemoryRow>(sql`select m.* from json_each(${JSON.stringify(topicSlots)}) as t
      join memories m on m.topic_slot = t.value where m.status = 'superseded' order by m.valid_from desc limit ${VERSIONS_MAX}`),
  ]);
  return rows.map(rowToMemory);
}

/**
 * The current values of topics, by the topics' slots. For a writer of them.
 * Unscoped: slots hold the scope, and nothing is shown.
 */
export async function listCurrentValues(
  db: Database,
  topicSlots: readonly string[],
): Promise<Map<string, Memory>> {
  const asked = JSON.stringify([...new Set(topicSlots)]);
  const [rows] = await db.batch('memory.current', [
    db.select<MemoryRow>(sql`select m.* from json_each(${asked}) as t
      join memories m on m.topic_slot = t.value where m.status = 'active'`),
  ]);
  return new Map(
    rows.flatMap((row) => (row.topic_slot === null ? [] : [[row.topic_slot, rowToMemory(row)]])),
  );
}

const VERSIONS_MAX = 500;

export interface MemoryFilter {
  readonly kind: MemoryKind | null;
  readonly tier: Tier | null;
  readonly subjectId: string | null;
  readonly category?: FactCategory | null;
}

/** The memories that a reader may see at the moment, by age. */
export async function listMemories(
  db: Database,
  reader: Reader,
  filter: MemoryFilter,
  page: PageRequest,
  moment: Moment,
): Promise<Page<Memory>> {
  // One bounded look-up per scope: a page costs no more in a large workspace, nor among the facts of many subjects.
  const index = sql.raw(filter.subjectId === null ? 'memories_by_scope_id' : 'memories_by_scope_subject');
  const ofSubject = filter.subjectId === null ? sql`true` : sql`m.subject_id = ${filter.subjectId}`;
  const [rows] = await db.batch('memory.list', [
    db.select<MemoryRow>(sql`select found.* from json_each(${JSON.stringify(readableScopes(reader))}) as s
      cross join memories as found on found.row_id in (
        select m.row_id from memories m indexed by ${index} where m.scope = s.value and ${ofSubject}
          and ${visibleMemories(reader, moment)} and m.id > ${page.after ?? ''}
          and m.kind = coalesce(${filter.kind}, m.kind) and m.tier = coalesce(${filter.tier}, m.tier)
          and m.category is coalesce(${filter.category ?? null}, m.category)
        order by m.id limit ${page.limit + 1})
      order by found.id limit ${page.limit + 1}`),
  ]);
  return pageOf(rows.map(rowToMemory), page, (memory) => memory.id);
}

async function getWhere(db: Database, id: string, visible: SQL): Promise<Memory | null> {
  const [rows] = await db.batch('memory.get', [
    db.select<MemoryRow>(sql`select m.* from memories m where m.id = ${id} and ${visible}`),
  ]);
  return rows[0] ? rowToMemory(rows[0]) : null;
}
