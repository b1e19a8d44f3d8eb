/**
 * Memories that were deleted or have expired longer ago than their window. They go as erased ones do, but that what they had
 * replaced stays history: they were stated, and have run out. The messages that taught them stay. Superseded values are no
 * concern of retention: whoever asks about the past may ask for them.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Leaving } from '../../memory/retention.ts';
import type { Database } from '../database.ts';
import { idsIn, type RemovalContext, removeMemoriesWhere } from './erasure-removals.ts';

/** Memories of one slice: as many as an erasure takes at once. */
const SLICE_MEMORIES = 200;
/** Scopes told of in one confirmation. */
const TOLD_SCOPES_MAX = 5;

/** Which memories are past their window: those that were over by `overBy`. */
export interface MemoryWindow {
  readonly workspaceId: string;
  readonly overBy: number;
}

/** The scopes that would lose more than `share` of their memories, and more than `atLeast` of them; those that lose most first. */
export async function scopesLosingMost(
  db: Database,
  window: MemoryWindow,
  { share, atLeast }: { readonly share: number; readonly atLeast: number },
): Promise<Leaving[]> {
  const [rows] = await db.batch('retention.count', [
    db.select<{ scope: string; leaving: number; total: number }>(sql`
      select scope, sum(iif(${isPast(window)}, 1, 0)) as leaving, count(*) as total from memories
      where workspace_id = ${window.workspaceId} group by scope
      having leaving > max(${atLeast}, total * ${share}) order by leaving desc limit ${TOLD_SCOPES_MAX}`),
  ]);
  return rows.map((row) => ({ what: 'memories', ...row }));
}

/** The next memories past their window after one, in order of their ids. */
export async function nextPastMemories(
  db: Database,
  window: MemoryWindow,
  after: string | null,
): Promise<string[]> {
  const [rows] = await db.batch('retention.memories', [
    db.select<{ id: string }>(sql`select id from memories indexed by memories_by_workspace
      where ${isPast(window)} and id > ${after ?? ''} order by id limit ${SLICE_MEMORIES}`),
  ]);
  return rows.map(({ id }) => id);
}

/** Removes memories that are still past their window, all or nothing; tells how many. */
export async function removePastMemories(
  context: RemovalContext,
  window: MemoryWindow,
  memoryIds: readonly string[],
): Promise<number> {
  const { db, workspaceId, now } = context;
  const which = sql`id in ${idsIn(memoryIds)} and ${isPast(window)}`;
  const [[counted]] = await db.batch('retention.remove_memories', [
    db.select<{ n: number }>(sql`select count(*) as n from memories where ${which}`),
    db.run(sql`insert into audit_log (id, workspace_id, actor, action, target_id, user_id, detail, created_at)
      select 'aud_' || lower(hex(randomblob(16))), ${workspaceId}, 'retention', 'memory.expire', id, user_id, '{}', ${now}
      from memories where ${which}`),
    ...removeMemoriesWhere(context, which, { reopens: false }).map(({ statement }) => statement),
  ]);
  return counted?.n ?? 0;
}

/** Whether a row of `memories` is past its window and not in use. */
const isPast = ({ workspaceId, overBy }: MemoryWindow): SQL =>
  sql`memories.workspace_id = ${workspaceId}
    and ((memories.status = 'deleted' and memories.updated_at <= ${overBy}) or memories.expires_at <= ${overBy})
    and not (${IS_IN_USE})`;

/**
 * A memory is in use while a conversation that may go on was shown it or has it as working memory, and while a compaction of
 * its conversation is owed.
 */
const IS_IN_USE = sql.raw(`
    exists (select 1 from memory_injections shown join conversations c on c.id = shown.conversation_id
      where shown.memory_id = memories.id and c.status <> 'archived')
    or exists (select 1 from conversations c where c.id = memories.conversation_id and c.status <> 'archived')
    or exists (select 1 from outbox_jobs owed where owed.kind in ('compact', 'extract')
      and owed.target_id in (memories.source_conversation_id, memories.conversation_id))`);
