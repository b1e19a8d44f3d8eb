/** Gives the databases of a runtime their tables, with the migrations that ship; all at once, since its first file waits. */
import { applyD1Migrations } from 'cloudflare:test';
import { testEnv } from './workspace.ts';

await Promise.all([
  applyD1Migrations(testEnv.ACCOUNT_DB, testEnv.ACCOUNT_MIGRATIONS),
  applyD1Migrations(testEnv.WORKSPACE_DB, testEnv.WORKSPACE_MIGRATIONS),
  applyD1Migrations(testEnv.WORKSPACE_DB_2, testEnv.WORKSPACE_MIGRATIONS),
]);
