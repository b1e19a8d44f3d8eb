/**
 * What consolidation writes beside the plan of a change: what a survivor takes over of the rows that became one with it.
 *
 * Unscoped: writes rows of a plan, by their ids.
 */
import { sql } from 'drizzle-orm';
import type { Merge } from '../../memory/consolidation/merges.ts';
import type { Database, Statement } from '../database.ts';

/**
 * The statements that give each survivor the use and the evidence of its losers, for the batch of the plan: it fails when one
 * of them changed. Evidence keeps its event: the erasure of a conversation takes it along, and leaves the memory to the other.
 */
export function takeOver(
  db: Database,
  workspaceId: string,
  merges: readonly Merge[],
  now: number,
): Statement[] {
  if (merges.length === 0) return [];
  const pairs = sql`json_each(${JSON.stringify(
    merges.flatMap(({ survivor, losers }) =>
      losers.map(({ memory }) => ({ survivor: survivor.memory.id, loser: memory.id })),
    ),
  )}) as p`;
  return [
    // Counted by the database: a memory may have been needed since it was read, which is no change of it.
    db.run(sql`update memories set access_count = access_count + j.uses,
        accessed_at = max(accessed_at, j.accessed), created_at = min(created_at, j.created)
      from (select p.value->>'$.survivor' as id, sum(l.access_count) as uses, max(l.accessed_at) as accessed,
          min(l.created_at) as created
        from ${pairs} cross join memories l on l.id = p.value->>'$.loser' group by 1) as j
      where memories.id = j.id`),
    db.run(sql`insert into memory_observations
        (id, workspace_id, memory_id, event_id, action, source, content, observed_at, created_at)
      select 'obs_' || lower(hex(randomblob(16))), ${workspaceId}, p.value->>'$.survivor', o.event_id, 'merged', o.source,
        o.content, o.observed_at, ${now}
      from ${pairs} cross join memory_observations o on o.memory_id = p.value->>'$.loser'
      where o.action in ('created', 'confirmed', 'changed', 'merged')
      on conflict do nothing`),
  ];
}
