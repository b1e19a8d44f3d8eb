/** Which live histories show which memories. */
import { sql } from 'drizzle-orm';
import type { Conversation } from '../../memory/types.ts';
import type { Database, Statement } from '../database.ts';

/**
 * The statements that note what a turn injects. They fail the batch (`isLostRace`) when one of the memories was erased or
 * replaced since it was recalled: the turn is then decided again, so that no block ever shows what is already gone.
 */
export function recordInjections(
  db: Database,
  conversation: Conversation,
  itemIds: readonly string[],
  now: number,
): Statement[] {
  const memoryIds = itemIds.filter((id) => id.startsWith('mem_'));
  if (memoryIds.length === 0) return [];
  const known = sql`from json_each(${JSON.stringify(memoryIds)}) as i join memories m on m.id = i.value where m.status = 'active'`;
  return [
    db.run(sql`insert into memory_injections (memory_id, conversation_id, workspace_id, created_at)
      select m.id, ${conversation.id}, ${conversation.workspaceId}, ${now} ${known} on conflict do nothing`),
    db.select(
      sql`select case when (select count(*) ${known}) = ${memoryIds.length} then 1 else json('CONFLICT') end as known`,
    ),
  ];
}
