/**
 * Memories that consolidation merged into others: they say the same in other words, and leave with whom they were merged into.
 *
 * Unscoped: what was merged into ids that their reader erases.
 */
import { sql } from 'drizzle-orm';
import { CONSOLIDATION } from '../../memory/consolidation/plan-fates.ts';
import type { Database } from '../database.ts';

/** A memory that was merged, and one of those asked about that it was merged into, over others perhaps. */
export interface MergedMemory {
  readonly id: string;
  readonly into: string;
}

/** What was merged into memories of a workspace. */
export async function listMergedInto(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<MergedMemory[]> {
  if (ids.length === 0) return [];
  const [rows] = await db.batch('memory.merged', [
    db.select<MergedMemory>(sql`with recursive merged (id, "into") as (
        select value, value from json_each(${JSON.stringify(ids)})
        union select m.id, merged."into" from merged join memories m on m.superseded_by = merged.id
          join memory_observations o on o.memory_id = m.id and o.action = 'superseded' and o.source = ${CONSOLIDATION}
          where m.workspace_id = ${workspaceId})
      select id, "into" from merged where id <> "into"`),
  ]);
  return rows;
}
