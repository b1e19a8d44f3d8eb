/**
 * Receipts of batches of changes: written with the changes, so that a batch that is sent again is answered, not
 * repeated.
 */
import { sql } from 'drizzle-orm';
import type { Outcome } from '../../memory/changes/changes.ts';
import type { Tombstone } from '../../memory/lifetime/tombstones.ts';
import type { Database, SqlStatement } from '../database.ts';
import { countLeaving, eraseMemoriesById, type LeavingMemory, memoriesWithId } from '../erasure/memories.ts';
import { insertSelect } from '../rows.ts';
import { auditLog } from '../schema/operations.ts';

/** Outcome of one item: the memory that it is now. */
export interface ItemOutcome {
  readonly id: string;
  readonly action: Outcome['action'];
}

/** Outcomes of the items of a batch, in order; of what was erased, the number of rows of each kind that left. */
export interface BatchReceipt {
  readonly created: readonly ItemOutcome[];
  readonly updated: readonly ItemOutcome[];
  readonly deleted: Readonly<Record<string, number>>;
}

/** Sender of a batch; `id` is the one of its audit row. */
export interface BatchSender {
  readonly id: string;
  readonly workspaceId: string;
  readonly actor: string;
  readonly now: number;
}

/** The statements that erase memories and note what the whole batch did. */
export const finishBatch = (
  db: Database,
  { id, workspaceId, actor, now }: BatchSender,
  outcomes: Pick<BatchReceipt, 'created' | 'updated'>,
  leaving: readonly LeavingMemory[],
  tombstones: readonly Tombstone[],
): SqlStatement[] => [
  insertSelect(
    db,
    auditLog,
    {
      id,
      workspaceId,
      actor,
      action: 'memory.batch',
      targetId: workspaceId,
      detail: sql`json_set(${JSON.stringify(outcomes)}, '$.deleted', json_object('memories', memories, 'observations', observations,
        'embeddings', embeddings, 'live_histories', live_histories, 'jobs', jobs))`,
      createdAt: now,
    },
    sql`from (select ${countLeaving(memoriesWithId(workspaceId, leaving))})`,
  ),
  ...(leaving.length === 0 ? [] : eraseMemoriesById(db, workspaceId, leaving, { actor, now, tombstones })),
];

/** Receipt of a batch, or null when it has not been done. */
export async function getBatchReceipt(
  db: Database,
  { id, workspaceId }: Pick<BatchSender, 'id' | 'workspaceId'>,
): Promise<BatchReceipt | null> {
  const rows = await db
    .step('batch.receipt')
    .select<{ detail: string }>(
      sql`select detail from audit_log where id = ${id} and workspace_id = ${workspaceId} and action = 'memory.batch'`,
    );
  return rows[0] ? (JSON.parse(rows[0].detail) as BatchReceipt) : null;
}
