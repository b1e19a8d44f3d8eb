/**
 * Erasures in the database: begun before anything is removed, counted in the batches that remove, finished when nothing
 * is left and nothing is owed. The finished row is the receipt; what it was about is then forgotten too.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database, SqlStatement } from '../database.ts';
import { type RowOf, rowOf } from '../rows.ts';
import { erasures } from '../schema/operations.ts';

export type ErasureKind = Erasure['kind'];

/**
 * An erasure, running or finished: what is erased, null once all of it is gone, and the rows that were removed so far, by kind of row.
 */
const ERASURE = rowOf(erasures, 'id', 'workspaceId', 'kind', 'targetId', 'counts', 'finishedAt');
export type Erasure = RowOf<typeof ERASURE>;

/** Rows whose number a receipt always tells. */
export const NOTHING_ERASED = { conversations: 0, events: 0, memories: 0, observations: 0 } as const;

/** The count that marks an erasure which leaves what was learnt; it is of memories kept, not of rows removed. */
export const KEPT_MEMORIES = 'kept_memories';

/** One erasure of a workspace, or null. */
export const getErasure = async (db: Database, workspaceId: string, id: string): Promise<Erasure | null> =>
  (await db.read('erasure.get', selectErasure(db, workspaceId, id)))[0] ?? null;

/** The statement that reads an erasure, for a batch. */
export const selectErasure = (db: Database, workspaceId: string, id: string) =>
  db.select(
    ERASURE.sql`select ${ERASURE.of()} from erasures where id = ${id} and workspace_id = ${workspaceId}`,
  );

/** The statement that reads the open erasure of a target, for a batch. */
export const selectOpenErasure = (
  db: Database,
  { workspaceId, kind, targetId }: Pick<Erasure, 'workspaceId' | 'kind' | 'targetId'>,
) =>
  db.select(ERASURE.sql`select ${ERASURE.of()} from erasures
    where workspace_id = ${workspaceId} and kind = ${kind} and target_id = ${targetId} and finished_at is null`);

/** Open erasures of this database that were begun before a moment, the oldest first, at most `limit`. */
export const openErasures = (
  db: Database,
  begunBefore: number,
  limit: number,
): Promise<Pick<Erasure, 'id' | 'workspaceId'>[]> =>
  db.step('erasure.open').select(OPEN.sql`select ${OPEN.of()} from erasures
    where finished_at is null and created_at <= ${begunBefore} order by created_at limit ${limit}`);

const OPEN = rowOf(erasures, 'id', 'workspaceId');

/** The statement that adds the rows which the statement before it removed to the count of their kind. */
export const countRemoved = (db: Database, erasureId: string, rows: string): SqlStatement =>
  db.run(sql`update erasures set counts = json_set(counts, ${`$.${rows}`}, coalesce(counts->>${`$.${rows}`}, 0) + changes())
    where id = ${erasureId} and changes() > 0`);

/** The statement that raises a count to what is about to be removed from another database; safe to repeat. */
export const countAtLeast = (db: Database, erasureId: string, rows: string, n: number): SqlStatement =>
  db.run(sql`update erasures set counts = json_set(counts, ${`$.${rows}`}, max(coalesce(counts->>${`$.${rows}`}, 0), cast(${n} as integer)))
    where id = ${erasureId}`);

/** The statement that finishes an erasure, unless `left` selects something or another store still owes its part. */
export const finishErasure = (db: Database, erasure: Erasure, left: SQL, now: number): SqlStatement =>
  db.run(sql`update erasures set finished_at = ${now}, target_id = null
    where id = ${erasure.id} and finished_at is null and not exists (${left})
      and not exists (select 1 from outbox_jobs where ${owedBy(erasure)})`);

/** The jobs without which an erasure is not complete. Of a workspace they are all objects that still hold something. */
export const owedBy = ({ id, kind, workspaceId }: Erasure): SQL =>
  kind === 'workspace'
    ? sql`workspace_id = ${workspaceId} and kind = 'forget' and payload->>'$.conversation_id' is not null`
    : sql`workspace_id = ${workspaceId} and payload->>'$.erasure' = ${id}`;

/** Counts the jobs that an erasure waits for. Those that were put off become due again: somebody asks for them now. */
export async function wakeOwedJobs(db: Database, erasure: Erasure, now: number): Promise<number> {
  const [, rows] = await db.batch('erasure.owed', [
    db.run(sql`update outbox_jobs set run_after = ${now} where ${owedBy(erasure)} and run_after > ${now}`),
    countOwedJobs(db, erasure),
  ]);
  return rows[0]?.n ?? 0;
}

/** The statement that counts the jobs which an erasure waits for. */
export const countOwedJobs = (db: Database, erasure: Erasure) =>
  db.select<{ n: number }>(sql`select count(*) as n from outbox_jobs where ${owedBy(erasure)}`);
