/** Gives each test file's databases their tables, with the migrations that ship. */
import { applyD1Migrations } from 'cloudflare:test';
import { testEnv } from './workspace.ts';

await applyD1Migrations(testEnv.ACCOUNT_DB, testEnv.ACCOUNT_MIGRATIONS);
await applyD1Migrations(testEnv.WORKSPACE_DB, testEnv.WORKSPACE_MIGRATIONS);
await applyD1Migrations(testEnv.WORKSPACE_DB_2, testEnv.WORKSPACE_MIGRATIONS);
