/** Two projects: pure rules in plain Node, everything else on the real runtime with real D1, objects, queue and cron. */
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

const [accountMigrations, workspaceMigrations] = await Promise.all([
  readD1Migrations('migrations/account'),
  readD1Migrations('migrations/workspace'),
]);

export default defineConfig({
  test: {
    // By default one core of two would stay idle.
    maxWorkers: 2,
    // The service's own log lines; a failing test is told by its assertion.
    onConsoleLog: (line) => !line.startsWith('{"level":'),
    projects: [
      {
        root: '.',
        // Pure rules share nothing, so the files may share their workers.
        test: { name: 'unit', include: ['test/unit/**/*.test.ts'], environment: 'node', isolate: false },
      },
      {
        root: '.',
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            remoteBindings: false,
            miniflare: {
              // A second shard, as a deployment that has outgrown one database would bind it.
              d1Databases: { WORKSPACE_DB_2: 'test-shard-2' },
              bindings: {
                ROOT_SECRET: 'a-root-secret-for-tests-only',
                ACCOUNT_MIGRATIONS: accountMigrations,
                WORKSPACE_MIGRATIONS: workspaceMigrations,
              },
            },
          }),
        ],
        test: {
          name: 'workerd',
          include: ['test/workerd/**/*.test.ts'],
          setupFiles: ['test/support/migrate.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
