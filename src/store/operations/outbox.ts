/**
 * The outbox: work that a committed batch owes to another store. Jobs are written in the batch that causes them, done
 * soon after, swept by cron, and parked after too many attempts. A job's id is its version: of two writers the later
 * one wins, in whatever order they arrive.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { VectorDeletion, VectorRecord } from '../../memory/ports.ts';
import type { Database, SqlStatement } from '../database.ts';
import { as, insertSelect, listed, type RowOf, rowOf, selection } from '../rows.ts';
import { outboxJobs } from '../schema/operations.ts';
import { EMBEDDING, toRecord } from '../vectors/embeddings.ts';
import type { RunCounts } from './run-counts.ts';

/** Attempts before a job is parked for a person to look at. */
const OUTBOX_MAX_ATTEMPTS = 10;
const OUTBOX_RETRY_BASE_MS = 5_000;
const OUTBOX_RETRY_MAX_MS = 60 * 60 * 1000;
const OUTBOX_ERROR_MAX_CHARS = 300;

/** The statement that owes a job for each row of `from`, which names the workspace as `workspace_id`, from a moment on. */
export const enqueue = (
  db: Database,
  job: {
    readonly kind: (typeof outboxJobs.$inferInsert)['kind'];
    readonly targetId: string | SQL;
    readonly payload?: SQL;
    readonly workspaceId?: string;
  },
  from: SQL,
  runAfter: number,
): SqlStatement =>
  insertSelect(
    db,
    outboxJobs,
    { workspaceId: sql`workspace_id`, ...job, runAfter, createdAt: runAfter },
    from,
  );

/** The statement that owes a vector change for each row of `from` (which names `id` and `workspace_id`). */
export const enqueueVectorJob = (
  db: Database,
  kind: 'vector_upsert' | 'vector_delete',
  from: SQL,
  now: number,
  erasureId: string | null = null,
): SqlStatement => enqueue(db, { kind, targetId: sql`id`, payload: payloadOf(erasureId) }, from, now);

/** The statement that owes each live history that shows one of the memories `ids` to take it out. */
export const enqueueForgetJobs = (
  db: Database,
  ids: SQL,
  now: number,
  erasureId: string | null = null,
): SqlStatement =>
  enqueue(
    db,
    {
      kind: 'forget',
      targetId: sql`conversation_id`,
      payload: sql`json_set(${payloadOf(erasureId)}, '$.memory_id', memory_id)`,
    },
    sql`from memory_injections where memory_id in ${ids}`,
    now,
  );

/**
 * The statement that owes the objects of the conversations that `from` names (`id`, `workspace_id`) to forget whatever
 * the record has lost. Their target is the erasure: a turn settles the jobs that name its conversation as their target
 * once it has taken the memory out that they name, and these name none.
 */
export const enqueueReconcileJobs = (db: Database, from: SQL, now: number, erasureId: string): SqlStatement =>
  enqueue(
    db,
    {
      kind: 'forget',
      targetId: erasureId,
      payload: sql`json_set(${payloadOf(erasureId)}, '$.conversation_id', id)`,
    },
    from,
    now,
  );

/** Payload of a job: the erasure that is not complete without it. */
const payloadOf = (erasureId: string | null): SQL =>
  sql`${JSON.stringify(erasureId === null ? {} : { erasure: erasureId })}`;

/** Memory that a live history is to take out; null for whatever the record has lost. */
const FORGET_JOB = rowOf(outboxJobs, 'id').with({
  conversationId: as<string>(),
  memoryId: as<string | null>(),
});
export type ForgetJob = RowOf<typeof FORGET_JOB>;

/** The statement that reads the oldest due jobs of that kind of a workspace. */
export const selectForgetJobs = (db: Database, workspaceId: string, now: number, limit: number) =>
  db.select(FORGET_JOB.sql`select id, coalesce(payload->>'$.conversation_id', target_id) as conversationId,
        payload->>'$.memory_id' as memoryId ${due(workspaceId, now, 'forget', limit)}`);

const COMPACTION_JOB = selection({ id: outboxJobs.id, conversationId: outboxJobs.targetId });

export type CompactionJob = RowOf<typeof COMPACTION_JOB>;

/** The statement that reads the oldest due compactions of a workspace: their conversations, whose alarm has not come in time. */
export const selectCompactionJobs = (db: Database, workspaceId: string, now: number, limit: number) =>
  db.select(COMPACTION_JOB.sql`select ${COMPACTION_JOB.of()} ${due(workspaceId, now, 'compact', limit)}`);

const due = (workspaceId: string, now: number, kind: string, limit: number): SQL =>
  sql`from outbox_jobs where workspace_id = ${workspaceId} and status = 'pending' and kind = ${kind} and run_after <= ${now}
    order by id limit ${limit}`;

/** Looks after jobs again at a moment: what they owe is under way, and they are settled by whoever does it. */
export const lookAgainAt = (
  db: Database,
  jobIds: readonly number[],
  runAfter: number,
  counts: RunCounts,
): Promise<void> =>
  db.write('outbox.look_again', [
    db.run(sql`update outbox_jobs set run_after = ${runAfter}
      where id in ${listed(jobIds)}`),
    ...counts.addChanged('compactions_woken'),
  ]);

/** Vector job: the embeddings of its owner as they are now, or its deletion from all indexes. */
export interface VectorJob {
  readonly id: number;
  readonly targetId: string;
  /** Its owner was to have vectors when it was written: of a message that has none yet they are made for it. */
  readonly wantsVectors: boolean;
  /** Number of failures before. */
  readonly attempts: number;
  readonly upserts: readonly VectorRecord[];
  readonly deletion: VectorDeletion | null;
  /** Fingerprint of the embeddings when they were read: a job is done when they still have it. */
  readonly print: string | null;
}

/** A job beside an embedding of its owner; without one all of that is null. */
const VECTOR_JOB = selection({
  id: outboxJobs.id,
  kind: outboxJobs.kind,
  attempts: outboxJobs.attempts,
  targetId: outboxJobs.targetId,
  embedding: EMBEDDING,
}).with({ print: as<string | null>() });

/** The embeddings of the owner of a job `j`, in few characters; null without any. */
const PRINT = sql.raw(`(select group_concat(p, ' ') from
  (select model || created_at || scope || hex(substr(embedding, 1, 16)) as p from memory_embeddings
    where owner_id = j.target_id order by model))`);

/**
 * The statement that reads the oldest due vector jobs of a workspace. What a job does is read from the embeddings as they are
 * now: a row that is gone is a deletion, whatever the job once wanted.
 */
export const selectVectorJobs = (db: Database, workspaceId: string, now: number, limit: number) =>
  db.select(VECTOR_JOB.sql`select j.id, j.kind, j.attempts, j.target_id, ${PRINT} as print, ${EMBEDDING.of('e')}
    from (select * from outbox_jobs where workspace_id = ${workspaceId} and status = 'pending'
      and kind in ('vector_upsert', 'vector_delete') and run_after <= ${now} order by id limit ${limit}) j
    left join memory_embeddings e on e.owner_id = j.target_id order by j.id`);

/** The jobs of the rows that it brought. */
export const toVectorJobs = (rows: readonly RowOf<typeof VECTOR_JOB>[]): VectorJob[] =>
  [...Map.groupBy(rows, (row) => row.id)].map(([id, own]) => {
    const [{ targetId, kind, attempts, print }] = own as [RowOf<typeof VECTOR_JOB>];
    const upserts = print === null ? [] : own.map(({ embedding }) => toRecord(embedding, id));
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
    db.run(sql`delete from outbox_jobs where id in ${listed(jobIds)}`),
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
  const ids = listed(jobIds);
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
export const workspacesWithDueWork = (db: Database, now: number, limit: number): Promise<string[]> =>
  db.step('outbox.workspaces').values(sql`select distinct workspace_id from outbox_jobs
      where status = 'pending' and run_after <= ${now} limit ${limit}`);
