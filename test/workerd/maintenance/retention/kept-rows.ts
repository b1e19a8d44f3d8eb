import { tidyIndexes } from '../../../../src/maintenance/erasure/tidy-indexes.ts';
import { outboxDeps } from '../../../../src/maintenance/job-deps.ts';
import { drainOutbox } from '../../../../src/maintenance/outbox.ts';
import { removeExpired } from '../../../../src/maintenance/retention/remove-expired.ts';
import { Database } from '../../../../src/store/database.ts';
import { DAY_MS } from '../../support/scenes/retention.ts';
import { type TestWorkspace, testEnv } from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

/** Works off what retention owes to other stores, as the queue does, and has cron tidy. */
export async function settle(workspace: TestWorkspace) {
  const db = new Database(testEnv.WORKSPACE_DB, Date.now);
  await drainOutbox(outboxDeps(testEnv, db, workspace.id, 'WORKSPACE_DB'), workspace.id, Date.now());
  await removeExpired(db, 'workspace', Date.now() + 2 * DAY_MS);
  await tidyIndexes(db);
}

/** Audit rows, runs and a model, each old and new. */
export async function addRows(workspace: TestWorkspace) {
  const at = (days: number) => Date.now() - days * DAY_MS;
  const id = (name: string) => `${name}_${workspace.id}`;
  for (const [name, days] of [
    ['old', 366],
    ['new', 364],
  ] as const)
    await rowsOf(
      `INSERT INTO audit_log (id, workspace_id, actor, action, target_id, created_at) VALUES (?, ?, 'a', 'b', 'c', ?) RETURNING 1`,
      [id(`aud_${name}`), workspace.id, at(days)],
    );
  for (const [name, status, days] of [
    ['done', 'done', 31],
    ['failed', 'failed', 31],
    ['new', 'done', 29],
    ['asking', 'needs_confirmation', null],
    ['running', 'running', null],
  ] as const)
    await rowsOf(
      `INSERT INTO maintenance_runs (id, workspace_id, task, due_at, status, finished_at) VALUES (?, ?, ?, 1, ?, ?) RETURNING 1`,
      [id(`run_${name}`), workspace.id, name, status, days === null ? null : at(days)],
    );
  await rowsOf(
    `INSERT INTO outbox_jobs (workspace_id, kind, target_id, status, run_after, created_at) VALUES (?, 'deliver', 'x', 'parked', 1, 1) RETURNING 1`,
    [workspace.id],
  );
  await rowsOf(
    `INSERT INTO erasures (id, workspace_id, kind, created_at, finished_at) VALUES (?, ?, 'user', 1, 1) RETURNING 1`,
    [id('era'), workspace.id],
  );
  return id;
}
