/**
 * Finds the items of a live history that the record has no longer.
 *
 * Unscoped: whether ids still exist.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { jsonUnless } from '../search/full-text.ts';

/** Lists which of these memories, events and chunks are gone: erased, or taken back. */
export async function listLostItems(
  db: Database,
  workspaceId: string,
  itemIds: readonly string[],
): Promise<string[]> {
  const [held] = await db.batch('items.held', [selectHeldItems(db, workspaceId, itemIds)]);
  return lostOf(itemIds, held);
}

/** The statement that finds which of these memories, events and chunks are still there; none where `unless` is true, and null of none. */
export const selectHeldItems = (
  db: Database,
  workspaceId: string,
  itemIds: readonly string[],
  unless: SQL | null = null,
) => {
  if (itemIds.length === 0) return null;
  // Each is looked up by its id: left the choice, SQLite reads the whole workspace for them.
  const named = sql`json_each(${jsonUnless(itemIds, unless)}) as i`;
  return db.select<{ id: string }>(sql`
    select m.id from ${named} cross join memories m indexed by memories_id on m.id = i.value
      where m.workspace_id = ${workspaceId} and m.status <> 'deleted'
    union all select e.id from ${named} cross join events e indexed by events_id on e.id = i.value
      where e.workspace_id = ${workspaceId} and e.status = 'active'
    union all select c.id from ${named} cross join chunks c indexed by chunks_id on c.id = i.value
      where c.workspace_id = ${workspaceId}`);
};

/** Items that `selectHeldItems` did not find. */
export function lostOf(itemIds: readonly string[], held: readonly { readonly id: string }[]): string[] {
  const known = new Set(held.map(({ id }) => id));
  return itemIds.filter((id) => !known.has(id));
}
