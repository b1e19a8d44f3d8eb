/**
 * The outbox: work that a committed batch owes to another store. Jobs are written in the batch that causes them, done
 * soon after, swept by cron, and parked after too many attempts. A job's id is its version: of two writers the later
 * one wins, in whatever order they arrive.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { VectorDeletion, VectorRecord } from '../../memory/ports.ts';
import type { Database, Statement } from '../database.ts';
import { type EmbeddingRow, rowToRecord } from '../vectors/embeddings.ts';
import type { RunCounts } from './run-counts.ts';

/** Attempts before a job is parked for a person to look at. */
const OUTBOX_MAX_ATTEMPTS = 10;
const OUTBOX_RETRY_BASE_MS = 5_000;
const OUTBOX_RETRY_MAX_MS = 60 * 60 * 1000;
const OUTBOX_ERROR_MAX_CHARS = 300;

/** The statement that owes a vector change for each row of `from` (which names `id` and `workspace_id`). */
export const enqueueVectorJob = (
  db: Database,
  kind: 'vector_upsert' | 'vector_delete',
  from: SQL,
  now: number,
  erasureId: string | null = null,
): Statement =>
  db.run(sql`insert into outbox_jobs (workspace_id, kind, target_id, payload, run_after, created_at)
    select workspace_id, ${kind}, id, ${payloadOf(erasureId)}, ${now}, ${now} ${from}`);

/** The statement that owes each live history that shows one of the memories `ids` to take it out. */
export const enqueueForgetJobs = (
  db: Database,
  ids: SQL,
  now: number,
  erasureId: string | null = null,
): Statement =>
  db.run(sql`insert into outbox_jobs (workspace_id, kind, target_id, payload, run_after, created_at)
    select workspace_id, 'forget', conversation_id, json_set(${payloadOf(erasureId)}, '$.memory_id', memory_id), ${now}, ${now}
    from memory_injections where memory_id in ${ids}`);

/**
 * The statement that owes the objects of the conversations that `from` names (`id`, `workspace_id`) to forget whatever
 * the record has lost. Their target is the erasure: a turn settles the jobs that name its conversation as their target
 * once it has taken the memory out that they name, and these name none.
 */
export const enqueueReconcileJobs = (db: Database, from: SQL, now: number, erasureId: string): Statement =>
  db.run(sql`insert into outbox_jobs (workspace_id, kind, target_id, payload, run_after, created_at)
    select workspace_id, 'forget', ${erasureId}, json_set(${payloadOf(erasureId)}, '$.conversation_id', id), ${now}, ${now}
    ${from}`);

/** What a job carries along: the erasure that is not complete without it. */
const payloadOf = (erasureId: string | null): string =>
  JSON.stringify(erasureId === null ? {} : { erasure: erasureId });

/** A memory to take out of a live history; null for whatever the record has lost. */
export interface ForgetJob {
  readonly id: number;
  readonly conversation_id: string;
  readonly memory_id: string | null;
}

/** The oldest due jobs of that kind of a workspace. */
export async function dueForgetJobs(
  db: Database,
  workspaceId: string,
  now: number,
  limit: number,
): Promise<ForgetJob[]> {
  const [rows] = await db.batch('outbox.due', [
    db.select<ForgetJob>(sql`select id, coalesce(payload->>'$.conversation_id', target_id) as conversation_id,
        payload->>'$.memory_id' as memory_id from outbox_jobs
      where workspace_id = ${workspaceId} and status = 'pending' and kind = 'forget' and run_after <= ${now}
      order by id limit ${limit}`),
  ]);
  return rows;
}

/** The oldest due compactions of a workspace: their conversations, whose alarm has not come in time. */
export async function dueCompactions(
  db: Database,
  workspaceId: string,
  now: number,
  limit: number,
): Promise<{ readonly id: number; readonly conversationId: string }[]> {
  const [rows] = await db.batch('outbox.due', [
    db.select<{
      id: number;
      conversationId: string;
    }>(sql`select id, target_id as conversationId from outbox_jobs
      where workspace_id = ${workspaceId} and status = 'pending' and kind = 'compact' and run_after <= ${now}
      order by id limit ${limit}`),
  ]);
  return rows;
}

/** Looks after jobs again at a moment: what they owe is under way, and they are settled by whoever does it. */
export const lookAgainAt = (
  db: Database,
  jobIds: readonly number[],
  runAfter: number,
  counts: RunCounts,
): Promise<void> =>
  db.write('outbox.look_again', [
    db.run(sql`update outbox_jobs set run_after = ${runAfter}
      where id in (select value from json_each(${JSON.stringify(jobIds)}))`),
    ...counts.addChanged('compactions_woken'),
  ]);

/** What one vector job asks of the indexes: the embeddings of its owner as they are now, or its deletion from all of them. */
export interface VectorJob {
  readonly id: number;
  readonly targetId: string;
  /** Whether its owner was to have vectors when it was written: of a message that has none yet they are made for it. */
  readonly wantsVectors: boolean;
  /** How often it failed before. */
  readonly attempts: number;
  readonly upserts: readonly VectorRecord[];
  readonly deletion: VectorDeletion | null;
  /** What the embeddings were when they were read: a job is done when they still are. */
  readonly print: string | null;
}

/** A job beside an embedding of its owner, if there is one. */
type VectorJobRow = {
  readonly id: number;
  readonly kind: string;
  readonly attempts: number;
  readonly target_id: string;
  readonly print: string | null;
} & (EmbeddingRow | { readonly [column in keyof EmbeddingRow]: null });

/** The embeddings of the owner of a job `j`, in few characters; null without any. */
const PRINT = sql.raw(`(select group_concat(p, ' ') from
  (select model || created_at || scope || hex(substr(embedding, 1, 16)) as p from memory_embeddings
    where owner_id = j.target_id order by model))`);

/**
 * The statement that reads the oldest due vector jobs of a workspace. What a job does is read from the embeddings as they are
 * now: a row that is gone is a deletion, whatever the job once wanted.
 */
export const selectVectorJobs = (db: Database, workspaceId: string, now: number, limit: number) =>
  db.select<VectorJobRow>(sql`select j.id, j.kind, j.attempts, j.target_id, ${PRINT} as print,
      e.owner_id, e.owner, e.scope, e.model, e.embedding
    from (select * from outbox_jobs where workspace_id = ${workspaceId} and status = 'pending'
      and kind in ('vector_upsert', 'vector_delete') and run_after <= ${now} order by id limit ${limit}) j
    left join memory_embeddings e on e.owner_id = j.target_id order by j.id`);

/** The jobs of the rows that it brought. */
export const toVectorJobs = (rows: readonly VectorJobRow[]): VectorJob[] =>
  [...Map.groupBy(rows, (row) => row.id)].map(([id, own]) => {
    const upserts = own.flatMap((row) => (row.owner_id === null ? [] : [rowToRecord(row, row.id)]));
    const [{ target_id: targetId, kind, attempts, print }] = own as [VectorJobRow];
    const deletion = upserts.length === 0 ? { id: targetId, version: id } : null;
    return { id, targetId, wantsVectors: kind === 'vector_upsert', attempts, upserts, deletion, print };
  });

/**
 * Forgets vector jobs that are done: those whose embeddings are still what was written. Where they changed meanwhile, an
 * index that orders nothing may now have the older ones; the job stays, and is done again.
 */
export const settleVectorJobs = (
  db: Database,
  jobs: readonly Pick<VectorJob, 'id' | 'print'>[],
  counts: RunCounts,
): Promise<void> =>
  db.write('outbox.settle', [
    db.run(sql`delete from outbox_jobs where id in (select j.id from json_each(${JSON.stringify(jobs)}) as d
      join outbox_jobs j on j.id = d.value->>'$.id' where ${PRINT} is d.value->>'$.print')`),
    ...counts.addChanged('jobs_done'),
  ]);

/** Forgets jobs that are done. */
export const settleJobs = (db: Database, jobIds: readonly number[], counts: RunCounts): Promise<void> =>
  db.write('outbox.settle', [
    db.run(sql`delete from outbox_jobs where id in (select value from json_each(${JSON.stringify(jobIds)}))`),
    ...counts.addChanged('jobs_done'),
  ]);

/**
 * Puts jobs off with growing delay; after the last attempt they are parked, visible, and no longer tried. Those that take
 * something away are tried for ever: parked, they would leave behind what was promised to go.
 */
export const postponeJobs = (
  db: Database,
  jobIds: readonly number[],
  error: string,
  now: number,
  counts: RunCounts,
): Promise<void> => {
  const ids = sql`(select value from json_each(${JSON.stringify(jobIds)}))`;
  const left = (status: 'pending' | 'parked') =>
    sql`(select count(*) from outbox_jobs where id in ${ids} and status = ${status})`;
  return db.write('outbox.postpone', [
    db.run(sql`update outbox_jobs set attempts = attempts + 1, last_error = ${error.slice(0, OUTBOX_ERROR_MAX_CHARS)},
        run_after = ${now} + min(${OUTBOX_RETRY_MAX_MS}, ${OUTBOX_RETRY_BASE_MS} * (1 << min(attempts, 16))),
        status = iif(attempts + 1 >= ${OUTBOX_MAX_ATTEMPTS} and kind not in ('vector_delete', 'forget'), 'parked', 'pending')
      where id in ${ids}`),
    ...counts.add('jobs_postponed', left('pending')),
    ...counts.add('jobs_parked', left('parked')),
  ]);
};

/** Workspaces of this database with due work, at most `limit`. */
export async function workspacesWithDueWork(db: Database, now: number, limit: number): Promise<string[]> {
  const [rows] = await db.batch('outbox.workspaces', [
    db.select<{ workspace_id: string }>(sql`select distinct workspace_id from outbox_jobs
      where status = 'pending' and run_after <= ${now} limit ${limit}`),
  ]);
  return rows.map((row) => row.workspace_id);
}
