/**
 * Erasure of memories by themselves: those that their users name, or the working memory of a conversation that ends.
 *
 * Unscoped: takes its filter from the caller.
 */
import { type SQL, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import { type Hider, type Tombstone, type Value, valueTombstones } from '../../memory/lifetime/tombstones.ts';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import { AWAITS_COMPACTION } from '../conversations/compactions.ts';
import { type Database, type SqlStatement, withRetry } from '../database.ts';
import { listMergedInto, listStoredMemories } from '../memories/memories.ts';
import { insertAuditFor } from '../operations/audit.ts';
import { eraseLines, type GoneMemory } from '../personas/lines.ts';
import { listed } from '../rows.ts';
import { type RemovalContext, removeMemoriesWhere } from './removals.ts';
import { withholdEvidence } from './summaries.ts';
import { bury } from './tombstones.ts';

/** Rows that an erasure removed, by kind. */
export type ErasureReceipt = Readonly<Record<string, number>>;

/**
 * Erases one memory of the reader's scopes, whatever its status: superseded and expired ones still hold their words. What was
 * merged into it says the same, and goes along. What was said of it until now is not learnt again from an older transcript.
 */
export async function eraseMemory(
  db: Database,
  reader: Reader,
  id: string,
  audit: { readonly id: string; readonly actor: string; readonly now: number },
  hider: Hider,
): Promise<Result<ErasureReceipt, MemoryError>> {
  const { workspaceId } = reader;
  const merged = await listMergedInto(db, workspaceId, [id]);
  const ids = [id, ...merged.map((memory) => memory.id)];
  const which = sql`workspace_id = ${workspaceId} and id in ${listed(ids)}
    and scope in ${listed(readableScopes(reader))}`;
  const stored = await listStoredMemories(db, workspaceId, ids);
  const tombstones = tombstonesOf(hider, [...stored.values()], audit.now);
  const forgotten = await forgetLines(db, reader, [...stored.values()], audit.now);
  if (!forgotten.ok) return forgotten;
  const [[receipt]] = await db.batch('memory.erase', [
    db.select<Record<string, number>>(sql`select ${countLeaving(which)}`),
    insertAuditFor(
      db,
      { ...audit, workspaceId, action: 'memory.erase', userId: reader.userId },
      sql`select id from memories where ${which}`,
    ),
    ...bury(
      db,
      workspaceId,
      tombstones,
      sql`select 1 where not exists (select 1 from memories where ${which})`,
    ),
    ...forgetMemories({ db, workspaceId, erasure: null, now: audit.now }, which),
  ]);
  return receipt && (receipt.memories ?? 0) > 0 ? ok(receipt) : err(notFound('memory'));
}

/** Counts what an erasure of one memory would remove; the memory itself is looked up by who asks. */
export async function countErasure(
  db: Database,
  reader: Reader,
  id: string,
): Promise<Result<ErasureReceipt, MemoryError>> {
  const merged = await listMergedInto(db, reader.workspaceId, [id]);
  const which = sql`workspace_id = ${reader.workspaceId} and id in ${listed([id, ...merged.map((memory) => memory.id)])}
    and scope in ${listed(readableScopes(reader))}`;
  const [receipt] = await db
    .step('memory.erasure')
    .select<Record<string, number>>(sql`select ${countLeaving(which)}`);
  return receipt && (receipt.memories ?? 0) > 0 ? ok(receipt) : err(notFound('memory'));
}

/**
 * Takes what memories of the reader asked for out of their personas, before the memories go: whoever is cut off in between and asks
 * again finds the rest to be done.
 */
export async function forgetLines(
  db: Database,
  reader: Pick<Reader, 'workspaceId' | 'userId'>,
  memories: readonly GoneMemory[],
  now: number,
): Promise<Result<void, MemoryError>> {
  const own = memories.filter(({ userId }) => userId !== null && userId === reader.userId);
  return own.length === 0
    ? ok(undefined)
    : withRetry(async () =>
        ok(await db.write('persona.forget', await eraseLines(db, reader.workspaceId, own, now))),
      );
}

/** The tombstones of memories that their users erase. */
export const tombstonesOf = (hider: Hider, values: readonly Value[], now: number): Tombstone[] =>
  values.flatMap((value) => valueTombstones(hider, value, now));

/** A memory to erase on behalf of a user, and the id that its audit row gets. */
export interface LeavingMemory {
  readonly id: string;
  readonly userId: string | null;
  readonly auditId: string;
}

/** Author and moment of an erasure of memories, and the tombstones by which they do not come back. */
export interface ErasedBy {
  readonly actor: string;
  readonly now: number;
  readonly tombstones: readonly Tombstone[];
}

/** The statements that erase memories of a workspace, for a batch. Whose they are is for the caller to know. */
export const eraseMemoriesById = (
  db: Database,
  workspaceId: string,
  memories: readonly LeavingMemory[],
  { actor, now, tombstones }: ErasedBy,
): SqlStatement[] => [
  ...bury(db, workspaceId, tombstones),
  insertAuditFor(
    db,
    { id: sql`audit_id`, workspaceId, actor, action: 'memory.erase', userId: sql`user_id`, now },
    sql`select m.id, j.value->>'$.auditId' as audit_id, j.value->>'$.userId' as user_id
      from json_each(${JSON.stringify(memories)}) as j join memories m on m.id = j.value->>'$.id'
      where m.workspace_id = ${workspaceId}`,
  ),
  ...forgetMemories({ db, workspaceId, erasure: null, now }, memoriesWithId(workspaceId, memories)),
];

/** The statements that erase memories with what summaries tell of them. */
const forgetMemories = (context: RemovalContext, which: SQL): SqlStatement[] =>
  [
    ...withholdEvidence(context, sql`(select id from memories where ${which})`, true),
    ...removeMemoriesWhere(context, which),
  ].map(({ statement }) => statement);

/** These memories of a workspace, as a condition on `memories`. */
export const memoriesWithId = (workspaceId: string, memories: readonly { readonly id: string }[]): SQL =>
  sql`workspace_id = ${workspaceId}
    and id in (select value from json_each(${JSON.stringify(memories.map(({ id }) => id))}))`;

/** Counts of what leaves with the memories that `which` picks, as the columns of a SELECT. */
export const countLeaving = (which: SQL): SQL => {
  const ids = sql`(select id from memories where ${which})`;
  return sql`(select count(*) from memories where ${which}) as memories,
    (select count(*) from memory_observations where memory_id in ${ids}) as observations,
    (select count(*) from memory_embeddings where owner_id in ${ids}) as embeddings,
    (select count(*) from memory_injections where memory_id in ${ids}) as live_histories,
    (select count(*) from outbox_jobs where target_id in ${ids}) as jobs`;
};

/**
 * The statements that clear the working memory of a conversation that is archived, once its last messages have been looked
 * through for what is to be kept. Until then nothing goes, however often that fails: of what was said a compaction can still
 * be asked for, of what was cleared nothing is left to ask about.
 */
export const clearWorkingMemory = (
  db: Database,
  workspaceId: string,
  conversationId: string,
  now: number,
): SqlStatement[] =>
  removeMemoriesWhere(
    { db, workspaceId, erasure: null, now },
    sql`workspace_id = ${workspaceId} and tier = 'conversation' and conversation_id = ${conversationId}
      and exists (select 1 from conversations c where c.id = ${conversationId} and c.status = 'archived' and not ${AWAITS_COMPACTION})`,
  ).map(({ statement }) => statement);
