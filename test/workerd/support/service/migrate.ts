/**
 * Gives the databases of a runtime their tables, with the migrations that ship; all at once, since its first file waits. Jobs that
 * an earlier file kept from the queue are taken away: whoever waits for all jobs would wait for them for ever.
 */
import { applyD1Migrations } from 'cloudflare:test';
import { beginCounting } from '../storage/databases.ts';
import { testEnv } from './workspace.ts';

const shards = [testEnv.WORKSPACE_DB, testEnv.WORKSPACE_DB_2];

await Promise.all([
  applyD1Migrations(testEnv.ACCOUNT_DB, testEnv.ACCOUNT_MIGRATIONS),
  ...shards.map((shard) => applyD1Migrations(shard, testEnv.WORKSPACE_MIGRATIONS)),
]);
await Promise.all([beginCounting(), ...shards.map((shard) => shard.exec('DELETE FROM outbox_jobs'))]);
