/** Which of the items that a live history shows the record still has. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { idsIn } from './erasure-removals.ts';

/** The statement that finds, of some memories that a live history shows, those that are not this workspace's. */
export const selectForeignMemories = (db: Database, workspaceId: string, memoryIds: readonly string[]) =>
  db.select<{ id: string }>(sql`select i.value as id from json_each(${JSON.stringify(memoryIds)}) as i
    where not exists (select 1 from memories where id = i.value and workspace_id = ${workspaceId})`);

/** Of these memories, events and chunks, those that are gone: erased, or taken back. */
export async function listLostItems(
  db: Database,
  workspaceId: string,
  itemIds: readonly string[],
): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const ids = idsIn(itemIds);
  const [held] = await db.batch('items.held', [
    db.select<{
      id: string;
    }>(sql`select id from memories where id in ${ids} and workspace_id = ${workspaceId} and status <> 'deleted'
      union all select id from events where id in ${ids} and workspace_id = ${workspaceId} and status = 'active'
      union all select id from chunks where id in ${ids} and workspace_id = ${workspaceId}`),
  ]);
  const known = new Set(held.map(({ id }) => id));
  return itemIds.filter((id) => !known.has(id));
}
