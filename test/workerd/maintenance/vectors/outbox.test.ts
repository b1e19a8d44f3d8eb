/**
 * The outbox: what the database promised to the vector index. A promise that is lost makes a memory unfindable by
 * meaning; one that is kept too late brings an erased memory back.
 */
import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
} from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import worker from '../../../../src/index.ts';
import { runJob } from '../../../../src/maintenance/queue.ts';
import type { MaintenanceJob } from '../../../../src/memory/queue-job.ts';
import { Database } from '../../../../src/store/database.ts';
import { selectVectorJobs, toVectorJobs } from '../../../../src/store/operations/outbox.ts';
import { listEmbeddings, toRecord } from '../../../../src/store/vectors/embeddings.ts';
import { cronFor, runTask } from '../../support/scenes/maintenance.ts';
import { eventually } from '../../support/service/eventually.ts';
import { createWorkspace, remember, type TestWorkspace, testEnv } from '../../support/service/workspace.ts';
import { rowsOf, whileInsertsFail } from '../../support/storage/databases.ts';
import { breakVectors, mendVectors, vectorsOf } from '../../support/storage/vector-failure.ts';

interface Job {
  readonly id: number;
  readonly kind: string;
  readonly target_id: string;
  readonly status: string;
  readonly attempts: number;
  readonly run_after: number;
  readonly last_error: string | null;
}

const jobsOf = (of: TestWorkspace): Promise<Job[]> =>
  rowsOf<Job>('SELECT * FROM outbox_jobs WHERE workspace_id = ? ORDER BY id', [of.id]);

const job = (of: TestWorkspace): MaintenanceJob => ({
  task: 'outbox',
  workspaceId: of.id,
  placement: 'WORKSPACE_DB',
});

/** Brings the moment at which postponed jobs are due to now. */
const letTimePass = (of: TestWorkspace) =>
  rowsOf('UPDATE outbox_jobs SET run_after = 0 WHERE workspace_id = ? RETURNING 1', [of.id]);

const createDuringFailure = async (own: TestWorkspace, content: string): Promise<string> => {
  await breakVectors(own);
  return remember(own, content);
};

const foundByMeaning = async (own: TestWorkspace, query: string) => {
  const answer = await own.call<{
    results: { id: string; parts: Record<string, number> }[];
    degraded: string[];
  }>('POST', '/v1/search', { query, user_id: 'ana' });
  return answer.body.results.filter((result) => 'vector' in result.parts).map((result) => result.id);
};

describe('a memory made while the vector index does not answer', () => {
  it('is stored and answered as any other, and owes the index its vector', async () => {
    const own = await createWorkspace();
    await breakVectors(own);
    const made = await own.call<{ id: string }>('POST', '/v1/memories', {
      content: 'Ana is a photographer.',
      kind: 'fact',
      user_id: 'ana',
    });
    expect(made.status).toBe(201);
    const [owed, ...more] = await jobsOf(own);
    expect(more).toEqual([]);
    expect(owed).toMatchObject({
      kind: 'vector_upsert',
      target_id: made.body.id,
      status: 'pending',
      attempts: 1,
    });
    expect(owed?.run_after).toBeGreaterThan(Date.now());
    expect(owed?.last_error).not.toContain('photographer');
  });

  it('is found by its meaning once cron and the queue have run', async () => {
    const own = await createWorkspace();
    const id = await createDuringFailure(own, 'Ana is a photographer.');
    await mendVectors(own);
    expect(await foundByMeaning(own, 'photography')).toEqual([]);
    await letTimePass(own);
    await cronFor(own);
    await eventually(async () => expect(await jobsOf(own)).toEqual([]));
    expect(await foundByMeaning(own, 'photography')).toEqual([id]);
  });

  it('is brought in by the next memory, too', async () => {
    const own = await createWorkspace();
    const id = await createDuringFailure(own, 'Ana is a photographer.');
    await mendVectors(own);
    await letTimePass(own);
    await remember(own, 'Ana likes tea.');
    expect(await jobsOf(own)).toEqual([]);
    expect(await foundByMeaning(own, 'photography')).toEqual([id]);
  });
});

describe('a job', () => {
  it('is in the same transaction as its cause: without the memory there is no job, without the job no memory', async () => {
    const own = await createWorkspace();
    const indexed = await rowsOf('SELECT rowid FROM memories_fts');
    for (const table of ['outbox_jobs', 'memory_observations', 'audit_log']) {
      const failed = await whileInsertsFail(table, () =>
        own.call('POST', '/v1/memories', { content: 'Half a memory.', kind: 'fact', user_id: 'ana' }),
      );
      expect(failed.status).toBe(500);
      expect(await rowsOf('SELECT 1 FROM memories WHERE workspace_id = ?', [own.id]), table).toEqual([]);
      expect(await jobsOf(own), table).toEqual([]);
      expect(await rowsOf('SELECT 1 FROM memory_embeddings WHERE workspace_id = ?', [own.id])).toEqual([]);
      expect(await rowsOf('SELECT rowid FROM memories_fts')).toEqual(indexed);
    }
  });

  it('that fails is put off longer each time, and parked after ten attempts instead of tried for ever', async () => {
    const own = await createWorkspace();
    await createDuringFailure(own, 'Ana is a photographer.');
    const delays: number[] = [];
    let [current] = await jobsOf(own);
    let now = Date.now();
    for (let attempt = 2; attempt <= 10; attempt++) {
      now = current?.run_after ?? 0;
      await runJob(testEnv, job(own), () => now - 1);
      expect((await jobsOf(own))[0]?.attempts, 'not before its time').toBe(attempt - 1);
      await runJob(testEnv, job(own), () => now);
      [current] = await jobsOf(own);
      expect(current?.attempts).toBe(attempt);
      delays.push((current?.run_after ?? 0) - now);
    }
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays[0]).toBe(10_000);
    expect(Math.max(...delays)).toBeLessThanOrEqual(60 * 60 * 1000);
    expect(current).toMatchObject({
      status: 'parked',
      attempts: 10,
      last_error: expect.stringContaining('vectors'),
    });

    await mendVectors(own);
    await runJob(testEnv, job(own), () => now + 24 * 60 * 60 * 1000);
    expect(await jobsOf(own), 'parked is for a person to look at').toHaveLength(1);
  });

  it('delivered twice, or by two consumers at once, is done once', async () => {
    const own = await createWorkspace();
    await createDuringFailure(own, 'Ana is a photographer.');
    await mendVectors(own);
    await letTimePass(own);
    const batch = createMessageBatch<MaintenanceJob>('strata-jobs', [
      { id: 'a', timestamp: new Date(), attempts: 1, body: job(own) },
      { id: 'a', timestamp: new Date(), attempts: 2, body: job(own) },
    ]);
    const context = createExecutionContext();
    await Promise.all([worker.queue(batch, testEnv), runJob(testEnv, job(own), () => Date.now())]);
    expect((await getQueueResult(batch, context)).retryMessages).toEqual([]);
    expect(await jobsOf(own)).toEqual([]);
    expect(await vectorsOf(own).count()).toBe(1);
  });

  it('of a workspace whose database is not bound here does not stop the others of its batch', async () => {
    const own = await createWorkspace();
    await createDuringFailure(own, 'Ana is a photographer.');
    await mendVectors(own);
    await letTimePass(own);
    const batch = createMessageBatch<MaintenanceJob>('strata-jobs', [
      { id: 'a', timestamp: new Date(), attempts: 1, body: { ...job(own), placement: 'WORKSPACE_DB_99' } },
      { id: 'b', timestamp: new Date(), attempts: 1, body: job(own) },
    ]);
    await worker.queue(batch, testEnv);
    expect(await jobsOf(own)).toEqual([]);
  });

  it('of one workspace does not touch the index of another', async () => {
    const [own, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    await createDuringFailure(own, 'Ana is a photographer.');
    await createDuringFailure(other, 'Bob is a photographer.');
    await Promise.all([mendVectors(own), mendVectors(other), letTimePass(own), letTimePass(other)]);
    await runJob(testEnv, job(own), () => Date.now());
    expect([await vectorsOf(own).count(), await vectorsOf(other).count()]).toEqual([1, 0]);
    expect(await jobsOf(other)).toHaveLength(1);
  });

  it('of more than one slice is worked off in one message', async () => {
    const own = await createWorkspace();
    await createDuringFailure(own, 'Ana is a photographer.');
    // 250 jobs for the same memory stand for a long outage.
    await rowsOf(
      `INSERT INTO outbox_jobs (workspace_id, kind, target_id, run_after, created_at)
        SELECT workspace_id, kind, target_id, 0, 0 FROM outbox_jobs, json_each(?) WHERE workspace_id = ? RETURNING 1`,
      [JSON.stringify(Array(250).fill(0)), own.id],
    );
    await mendVectors(own);
    await letTimePass(own);
    await runJob(testEnv, job(own), () => Date.now());
    expect(await jobsOf(own)).toEqual([]);
    expect(await vectorsOf(own).count()).toBe(1);
  });
});

describe('an erased memory', () => {
  it('owes the index only its deletion, although its vector never arrived', async () => {
    const own = await createWorkspace();
    const id = await createDuringFailure(own, 'Ana is a photographer.');
    expect((await own.call('DELETE', `/v1/memories/${id}?user_id=ana`)).status).toBe(200);
    expect((await jobsOf(own)).map((owed) => [owed.kind, owed.target_id])).toEqual([['vector_delete', id]]);
    await mendVectors(own);
    await letTimePass(own);
    await runJob(testEnv, job(own), () => Date.now());
    expect(await jobsOf(own)).toEqual([]);
    expect(await vectorsOf(own).count()).toBe(0);
  });

  it('does not come back when a consumer that read its vector before writes it afterwards', async () => {
    const own = await createWorkspace();
    const id = await createDuringFailure(own, 'Ana is a photographer.');
    await mendVectors(own);
    await letTimePass(own);
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const [slow] = await db.batch('outbox.due', [selectVectorJobs(db, own.id, Date.now(), 100)]);
    const records = toVectorJobs(slow).flatMap((due) => due.upserts);
    expect(records.map((record) => record.id)).toEqual([id]);
    await own.call('DELETE', `/v1/memories/${id}?user_id=ana`);
    await vectorsOf(own).upsert(records);
    expect(await vectorsOf(own).count()).toBe(0);
    expect(await jobsOf(own)).toEqual([]);
  });

  it('is deleted from an index that was down when it was erased', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana is a photographer.');
    expect(await vectorsOf(own).count()).toBe(1);
    await breakVectors(own);
    expect((await own.call('DELETE', `/v1/memories/${id}?user_id=ana`)).status).toBe(200);
    await mendVectors(own);
    expect(await foundByMeaning(own, 'photography'), 'the row is gone, whatever the index says').toEqual([]);
    await letTimePass(own);
    await runJob(testEnv, job(own), () => Date.now());
    expect(await vectorsOf(own).count()).toBe(0);
  });
});

describe('a vector that the index refuses', () => {
  it('holds back neither the erasure of another memory nor, the second time, anything else', async () => {
    const own = await createWorkspace();
    await remember(own, 'Ana paints.');
    const erased = await remember(own, 'Ana is a photographer.');
    await breakVectors(own);
    const bad = await remember(own, 'Ana plays the cello.');
    const good = await remember(own, 'Ana grows tomatoes.');
    await own.call('DELETE', `/v1/memories/${erased}?user_id=ana`);
    await mendVectors(own);
    // Another dimension than the rest of its model: the index refuses it, and the batch that it comes in.
    await rowsOf(
      'UPDATE memory_embeddings SET embedding = zeroblob(8), dimensions = 2 WHERE owner_id = ? RETURNING 1',
      [bad],
    );
    for (let run = 0; run < 2; run++) {
      await letTimePass(own);
      await runJob(testEnv, job(own), () => Date.now());
    }
    expect((await jobsOf(own)).map(({ kind, target_id }) => [kind, target_id])).toEqual([
      ['vector_upsert', bad],
    ]);
    expect((await foundByMeaning(own, 'growing tomatoes'))[0]).toBe(good);
    expect(await vectorsOf(own).count(), 'the one that stayed, and the good one').toBe(2);
  });
});

describe('a vector index that lost everything', () => {
  it('is filled again from the database, more than a slice of it, and only with its own workspace', async () => {
    const [own, other] = [await createWorkspace(), await createWorkspace()];
    const id = await remember(own, 'Ana is a photographer.');
    await remember(other, 'Ana is a photographer.');
    // More than one slice: copies of the embedding under other owners, in between and after.
    await rowsOf(
      `INSERT INTO memory_embeddings SELECT 'mem_copy_' || value, model, owner, workspace_id, scope, dimensions, embedding, created_at
       FROM memory_embeddings, (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 1100) SELECT value FROM n)
       WHERE owner_id = ? RETURNING 1`,
      [id],
    );
    await vectorsOf(own).clear();
    expect(await foundByMeaning(own, 'photography')).toEqual([]);
    await runTask(own, 'vector_rebuild');
    expect(await vectorsOf(own).count()).toBe(1101);
    expect(await vectorsOf(other).count()).toBe(1);
    await runTask(own, 'vector_rebuild');
    expect(await vectorsOf(own).count(), 'run twice').toBe(1101);
  });

  it('finds by meaning again what it had found before', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana is a photographer.');
    await vectorsOf(own).clear();
    await runTask(own, 'vector_rebuild');
    expect(await foundByMeaning(own, 'photography')).toEqual([id]);
  });

  it('does not get back what was erased while it was being filled', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana is a photographer.');
    const rows = await listEmbeddings(new Database(testEnv.WORKSPACE_DB, Date.now), own.id, null, 10);
    await vectorsOf(own).clear();
    await own.call('DELETE', `/v1/memories/${id}?user_id=ana`);
    await vectorsOf(own).upsert(rows.map((row) => toRecord(row, 0)));
    expect(await vectorsOf(own).count()).toBe(0);
  });

  it('is filled by the queue when an admin asks for it', async () => {
    const own = await createWorkspace();
    await remember(own, 'Ana is a photographer.');
    await vectorsOf(own).clear();
    expect((await own.call('POST', '/v1/maintenance/vector_rebuild')).status).toBe(202);
    await eventually(async () => expect(await vectorsOf(own).count()).toBe(1));
  });
});

describe('cron', () => {
  it('wakes each workspace of each shard that has due work, and no other', async () => {
    const [first, second, idle] = await Promise.all([
      createWorkspace(),
      createWorkspace({ placement: 'WORKSPACE_DB_2' }),
      createWorkspace(),
    ]);
    for (const own of [first, second]) {
      await createDuringFailure(own, 'Ana is a photographer.');
      await mendVectors(own);
    }
    for (const db of [testEnv.WORKSPACE_DB, testEnv.WORKSPACE_DB_2])
      await db.prepare('UPDATE outbox_jobs SET run_after = 0').run();
    const sent: MaintenanceJob[] = [];
    const send = vi.spyOn(testEnv.JOBS, 'sendBatch').mockImplementation(async (messages) => {
      sent.push(...[...messages].map((message) => message.body as MaintenanceJob));
      return undefined as never;
    });
    try {
      await worker.scheduled(
        createScheduledController({ scheduledTime: Date.now(), cron: '*/30 * * * *' }),
        testEnv,
      );
    } finally {
      send.mockRestore();
    }
    const outboxRunOf = ({ id }: TestWorkspace, placement: string) =>
      rowsOf<{ id: string }>(
        "SELECT id FROM maintenance_runs WHERE workspace_id = ? AND task = 'outbox'",
        [id],
        placement === 'WORKSPACE_DB' ? testEnv.WORKSPACE_DB : testEnv.WORKSPACE_DB_2,
      );
    for (const [own, placement] of [
      [first, 'WORKSPACE_DB'],
      [second, 'WORKSPACE_DB_2'],
    ] as const) {
      const [run] = await outboxRunOf(own, placement);
      expect(sent).toContainEqual({ task: 'run', runId: run?.id, workspaceId: own.id, placement });
    }
    expect(await outboxRunOf(idle, 'WORKSPACE_DB')).toEqual([]);
  });
});
