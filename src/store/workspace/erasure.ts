/** Erasure of memories by themselves: those that their users name, or the working memory of a conversation that ends. */
import { type SQL, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import type { Database, Statement } from '../database.ts';
import { insertAuditFor } from './audit.ts';
import { type RemovalContext, removeMemoriesWhere } from './erasure-removals.ts';
import { withholdEvidence } from './erasure-summaries.ts';
import { listMergedInto } from './merged-memories.ts';

/** What an erasure removed, by kind of row. */
export type ErasureReceipt = Readonly<Record<string, number>>;

/**
 * Erases one memory of the reader's scopes, whatever its status: superseded and expired ones still hold their words. What was
 * merged into it says the same, and goes along.
 */
export async function eraseMemory(
  db: Database,
  reader: Reader,
  id: string,
  audit: { readonly id: string; readonly actor: string; readonly now: number },
): Promise<Result<ErasureReceipt, MemoryError>> {
  const { workspaceId } = reader;
  const merged = await listMergedInto(db, workspaceId, [id]);
  const ids = [id, ...merged.map((memory) => memory.id)];
  const which = sql`workspace_id = ${workspaceId} and id in (select value from json_each(${JSON.stringify(ids)}))
    and scope in (select value from json_each(${JSON.stringify(readableScopes(reader))}))`;
  const [[receipt]] = await db.batch('memory.erase', [
    db.select<Record<string, number>>(sql`select ${countLeaving(which)}`),
    insertAuditFor(
      db,
      { ...audit, workspaceId, action: 'memory.erase', userId: reader.userId },
      sql`select id from memories where ${which}`,
    ),
    ...forgetMemories({ db, workspaceId, erasure: null, now: audit.now }, which),
  ]);
  return receipt && (receipt.memories ?? 0) > 0 ? ok(receipt) : err(notFound('memory'));
}

/** A memory to erase on behalf of a user, and the id that its audit row gets. */
export interface LeavingMemory {
  readonly id: string;
  readonly userId: string | null;
  readonly auditId: string;
}

/** The statements that erase memories of a workspace, for a batch. Whose they are is for the caller to know. */
export const eraseMemoriesById = (
  db: Database,
  workspaceId: string,
  memories: readonly LeavingMemory[],
  { actor, now }: { readonly actor: string; readonly now: number },
): Statement[] => [
  db.run(sql`insert into audit_log (id, workspace_id, actor, action, target_id, user_id, created_at)
    select j.value->>'$.auditId', ${workspaceId}, ${actor}, 'memory.erase', m.id, j.value->>'$.userId', ${now}
    from json_each(${JSON.stringify(memories)}) as j join memories m on m.id = j.value->>'$.id'
    where m.workspace_id = ${workspaceId} on conflict do nothing`),
  ...forgetMemories({ db, workspaceId, erasure: null, now }, memoriesWithId(workspaceId, memories)),
];

/** The statements that erase memories with what summaries tell of them. */
const forgetMemories = (context: RemovalContext, which: SQL): Statement[] =>
  [
    ...withholdEvidence(context, sql`(select id from memories where ${which})`),
    ...removeMemoriesWhere(context, which),
  ].map(({ statement }) => statement);

/** These memories of a workspace, as a condition on `memories`. */
export const memoriesWithId = (workspaceId: string, memories: readonly { readonly id: string }[]): SQL =>
  sql`workspace_id = ${workspaceId}
    and id in (select value from json_each(${JSON.stringify(memories.map(({ id }) => id))}))`;

/** What leaves with the memories that `which` picks, as the columns of a SELECT. */
export const countLeaving = (which: SQL): SQL => {
  const ids = sql`(select id from memories where ${which})`;
  return sql`(select count(*) from memories where ${which}) as memories,
    (select count(*) from memory_observations where memory_id in ${ids}) as observations,
    (select count(*) from memory_embeddings where owner_id in ${ids}) as embeddings,
    (select count(*) from memory_injections where memory_id in ${ids}) as live_histories,
    (select count(*) from outbox_jobs where target_id in ${ids}) as jobs`;
};

/** The statements that clear the working memory of a conversation. */
export const eraseConversationMemories = (
  db: Database,
  workspaceId: string,
  conversationId: string,
  now: number,
): Statement[] =>
  removeMemoriesWhere(
    { db, workspaceId, erasure: null, now },
    sql`workspace_id = ${workspaceId} and tier = 'conversation' and conversation_id = ${conversationId}`,
  ).map(({ statement }) => statement);
