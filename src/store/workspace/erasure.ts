/** Erasure: a memory leaves with everything derived from it, and the receipt counts what went. */
import { type SQL, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import type { Database, Statement } from '../database.ts';
import { insertAuditFor } from './audit.ts';
import { enqueueForgetJobs, enqueueVectorJob } from './outbox.ts';

/** What an erasure removed, by kind of row. */
export type ErasureReceipt = Readonly<Record<string, number>>;

/** Erases one memory of the reader's scopes, whatever its status: superseded and expired ones still hold their words. */
export async function eraseMemory(
  db: Database,
  reader: Reader,
  id: string,
  audit: { readonly id: string; readonly actor: string; readonly now: number },
): Promise<Result<ErasureReceipt, MemoryError>> {
  const which = sql`workspace_id = ${reader.workspaceId} and id = ${id}
    and scope in (select value from json_each(${JSON.stringify(readableScopes(reader))}))`;
  const ids = sql`(select id from memories where ${which})`;
  const [[receipt]] = await db.batch('memory.erase', [
    db.select<Record<string, number>>(sql`select
      (select count(*) from memories where ${which}) as memories,
      (select count(*) from memory_observations where memory_id in ${ids}) as observations,
      (select count(*) from memory_embeddings where owner_id in ${ids}) as embeddings,
      (select count(*) from memory_injections where memory_id in ${ids}) as live_histories,
      (select count(*) from outbox_jobs where target_id in ${ids}) as jobs`),
    insertAuditFor(
      db,
      { ...audit, workspaceId: reader.workspaceId, action: 'memory.erase', userId: reader.userId },
      sql`select id from memories where ${which}`,
    ),
    ...eraseMemoriesWhere(db, reader.workspaceId, which, audit.now),
  ]);
  return receipt && (receipt.memories ?? 0) > 0 ? ok(receipt) : err(notFound('memory'));
}

/** The statements that clear the working memory of a conversation. */
export const eraseConversationMemories = (
  db: Database,
  workspaceId: string,
  conversationId: string,
  now: number,
): Statement[] =>
  eraseMemoriesWhere(
    db,
    workspaceId,
    sql`workspace_id = ${workspaceId} and tier = 'conversation' and conversation_id = ${conversationId}`,
    now,
  );

/**
 * Erases rows, index rows, embeddings, evidence, pending jobs and caches. Vectors and the live histories that show a
 * memory follow through the outbox, whose jobs are written in this batch.
 */
function eraseMemoriesWhere(db: Database, workspaceId: string, which: SQL, now: number): Statement[] {
  const ids = sql`(select id from memories where ${which})`;
  return [
    db.run(sql`delete from outbox_jobs where target_id in ${ids}`),
    enqueueVectorJob(db, 'vector_delete', sql`from memories where ${which}`, now),
    enqueueForgetJobs(db, ids, now),
    db.run(sql`delete from memory_injections where memory_id in ${ids}`),
    db.run(sql`delete from idempotency_records where resource_id in ${ids} or resource_id = ${workspaceId}`),
    db.run(sql`delete from memories_fts where rowid in (select row_id from memories where ${which})`),
    db.run(sql`delete from memory_embeddings where owner_id in ${ids}`),
    db.run(sql`delete from memory_observations where memory_id in ${ids}`),
    db.run(sql`delete from memories where ${which}`),
    db.run(sql`delete from retrieval_cache where workspace_id = ${workspaceId}`),
  ];
}
