/**
 * `npm run deploy [-- --dry-run]`: builds the page, migrates the databases of [env.production], then deploys the Worker, in that order:
 * new code may need a new column, and migrations leave the old code working. `--dry-run` only bundles, without login. A copy that a
 * "Deploy to Cloudflare" button has made has its resources in the default environment, which is then the one that is deployed.
 */
import { parseArgs } from 'node:util';
import { CommandFailure, runCommand } from '../failure.ts';
import { buildPage } from '../page/build-page.ts';
import { commandLine, DEFAULT_CONFIG, failureOf, type WranglerRunner, wranglerRunner } from '../wrangler.ts';
import { ENVIRONMENT } from './provision-plan.ts';
import { type BoundResources, isProvisionedByButton, readBoundResources } from './wrangler-config.ts';

await runCommand(async () => {
  const dryRun = parseDryRun();
  await buildPage();
  const run = wranglerRunner({ echo: true });
  const production = await readBoundResources(DEFAULT_CONFIG, ENVIRONMENT);
  const standard = await readBoundResources(DEFAULT_CONFIG);
  const isByButton = isProvisionedByButton(standard, production);
  const named = isByButton ? ['--env', ''] : ['--env', ENVIRONMENT];
  if (!dryRun) await migrate(run, isByButton ? standard : production, named);
  await runPrinted(['deploy', ...named, ...(dryRun ? ['--dry-run'] : [])], run);
});

async function migrate(
  run: WranglerRunner,
  { d1_databases, kv_namespaces }: BoundResources,
  named: readonly string[],
): Promise<void> {
  const unprovisioned = [
    ...d1_databases
      .filter(({ database_id: id }) => id === undefined)
      .map((database) => database.database_name),
    ...kv_namespaces.filter(({ id }) => id === undefined).map(({ binding }) => binding),
  ];
  if (unprovisioned.length > 0) {
    const names = unprovisioned.join(' and ');
    throw new CommandFailure(
      'config_invalid',
      `wrangler.toml has no id for ${names} in [env.${ENVIRONMENT}]: run \`npm run provision\` first.`,
    );
  }
  for (const { binding } of d1_databases) {
    await runPrinted(['d1', 'migrations', 'apply', binding, '--remote', ...named], run);
  }
}

async function runPrinted(args: readonly string[], run: WranglerRunner): Promise<void> {
  console.log(commandLine(args));
  const outcome = await run(args);
  if (outcome.code !== 0) throw failureOf(args, outcome);
}

/** `parseArgs` throws on an option it does not know. */
function parseDryRun(): boolean {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } }).values['dry-run'];
  } catch (error) {
    throw new CommandFailure('invalid_setting', (error as Error).message);
  }
}
