/**
 * Gives the databases of a runtime their tables, with the migrations that ship; once, and all at once, since its first file waits. Jobs that
 * an earlier file kept from the queue are taken away, since whoever waits for all jobs would wait for them for ever; and its workspaces are out
 * of cron's reach, which works off a thousand runs at a tick and would leave one of this file for the next. Compactions come when a test lets them.
 */
import { applyD1Migrations } from 'cloudflare:test';
import { holdCompactions } from '../storage/alarms.ts';
import { beginCounting } from '../storage/databases.ts';
import { testEnv } from './workspace.ts';

const shards = [testEnv.WORKSPACE_DB, testEnv.WORKSPACE_DB_2];

holdCompactions();

/** Of a runtime, which serves many files. */
const runtime = globalThis as { isMigrated?: true };

if (!runtime.isMigrated)
  await Promise.all([
    applyD1Migrations(testEnv.ACCOUNT_DB, testEnv.ACCOUNT_MIGRATIONS),
    ...shards.map((shard) => applyD1Migrations(shard, testEnv.WORKSPACE_MIGRATIONS)),
  ]);
runtime.isMigrated = true;

const LEFT = ['outbox_jobs', 'maintenance_runs'];
await Promise.all([
  beginCounting(),
  testEnv.ACCOUNT_DB.exec("UPDATE workspaces SET status = 'erasing'"),
  ...shards.map((shard) => shard.batch(LEFT.map((table) => shard.prepare(`DELETE FROM ${table}`)))),
]);
