/**
 * Memories that were deleted or have expired longer ago than their window. They go as erased ones do, but that what they had
 * replaced stays history: they were stated, and have run out. The messages that taught them stay. Superseded values are no
 * concern of retention: whoever asks about the past may ask for them.
 *
 * Unscoped: removes what is past its window, shows nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Leaving } from '../../memory/lifetime/retention.ts';
import { AWAITS_COMPACTION } from '../conversations/compactions.ts';
import type { Database, SqlStatement } from '../database.ts';
import { countedBy, type RemovalContext, removeMemoriesWhere } from '../erasure/removals.ts';
import { drawnId, listed } from '../rows.ts';
import { insertAuditFor } from './audit.ts';

/** Ids of one look: a few hundred kilobytes. */
const LISTED_MEMORIES = 5_000;

/** Window of memories that are past it: those that were over by `overBy`. */
export interface MemoryWindow {
  readonly workspaceId: string;
  readonly overBy: number;
}

/** A scope, and how much of it is past its window. */
export type LeavingScope = Leaving & { readonly scope: string };

/** The next `limit` scopes of a workspace after one, in a fixed order, with how much of each is past its window. */
export async function surveyPastMemories(
  db: Database,
  window: MemoryWindow,
  after: string,
  limit: number,
): Promise<LeavingScope[]> {
  return db.step('retention.survey').select<LeavingScope>(sql`select s.scope, count(memories.row_id) as total,
        coalesce(sum(iif(${isPast(window)}, 1, 0)), 0) as leaving
      from (select scope from scope_versions where workspace_id = ${window.workspaceId} and scope > ${after}
        order by scope limit ${limit}) as s
      left join memories indexed by memories_by_scope on memories.scope = s.scope
      group by s.scope order by s.scope`);
}

/** Memories of these scopes that are past their window, at most `limit`. */
export async function nextPastMemories(
  db: Database,
  window: MemoryWindow,
  scopes: readonly string[],
  limit = LISTED_MEMORIES,
): Promise<string[]> {
  return db
    .step('retention.memories')
    .values(sql`select memories.id from json_each(${JSON.stringify(scopes)}) as s
      cross join memories indexed by memories_by_scope_id on memories.scope = s.value
      where ${isPast(window)} limit ${Math.min(limit, LISTED_MEMORIES)}`);
}

/** Removes memories that are still past their window, all or nothing; `counting` follows their deletion. */
export async function removePastMemories(
  context: RemovalContext,
  window: MemoryWindow,
  memoryIds: readonly string[],
  counting: readonly SqlStatement[],
): Promise<void> {
  const { db, workspaceId, now } = context;
  const which = sql`id in ${listed(memoryIds)} and ${isPast(window)}`;
  await db.write('retention.remove_memories', [
    insertAuditFor(
      db,
      {
        ...{ id: drawnId('aud'), workspaceId, userId: sql`user_id`, now },
        ...{ actor: 'retention', action: 'memory.expire' },
      },
      sql`select id, user_id from memories where ${which}`,
    ),
    ...countedBy(removeMemoriesWhere(context, which, { reopens: false }), (rows) =>
      rows === 'memories' ? counting : [],
    ),
  ]);
}

/** Condition: a row of `memories` is past its window and not in use. */
const isPast = ({ workspaceId, overBy }: MemoryWindow): SQL =>
  sql`memories.workspace_id = ${workspaceId}
    and ((memories.status = 'deleted' and memories.updated_at <= ${overBy}) or memories.expires_at <= ${overBy})
    and not (${IS_IN_USE})`;

/**
 * A memory is in use while a conversation that may go on was shown it or has it as working memory, and while a compaction of
 * its conversation is owed, or was given up before it had looked at what was said.
 */
const IS_IN_USE = sql`
    exists (select 1 from memory_injections shown join conversations c on c.id = shown.conversation_id
      where shown.memory_id = memories.id and c.status <> 'archived')
    or exists (select 1 from conversations c where c.id = memories.conversation_id
      and (c.status <> 'archived' or ${AWAITS_COMPACTION}))
    or exists (select 1 from outbox_jobs owed where owed.kind in ('compact', 'extract')
      and owed.target_id in (memories.source_conversation_id, memories.conversation_id))`;
