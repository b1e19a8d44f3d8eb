/** Which of the items that a live history shows the record still has. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { idsIn } from './erasure-removals.ts';

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
