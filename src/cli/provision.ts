/**
 * `npm run provision [-- --dry-run] [-- --dimensions 1024]`: creates what [env.production] of wrangler.toml binds.
 * `--dry-run` prints the commands for an empty account and needs no login.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandFailure, runCommand } from './failure.ts';
import { printProvisionPlan, provisionAccount } from './provision-account.ts';
import { DEFAULT_DIMENSIONS, DIMENSIONS_MAX, ENVIRONMENT } from './provision-plan.ts';
import { DEFAULT_CONFIG, wranglerRunner } from './wrangler.ts';
import { readBoundResources } from './wrangler-config.ts';

const NEXT_STEPS = `
Everything ${ENVIRONMENT} needs exists. Next:
  npx wrangler secret put ROOT_SECRET --env ${ENVIRONMENT}   # a long random text; it may make workspaces
  npm run deploy`;

await runCommand(async () => {
  const options = parseOptions();
  const wanted = await readBoundResources(DEFAULT_CONFIG, ENVIRONMENT);
  if (options.dryRun) return printProvisionPlan(wanted, options, console.log);
  await provisionAccount(wanted, options, {
    run: wranglerRunner({ echo: false }),
    readToml: () => readFileSync(DEFAULT_CONFIG, 'utf8'),
    writeToml: (toml) => writeFileSync(DEFAULT_CONFIG, toml),
    print: console.log,
  });
  console.log(NEXT_STEPS);
});

function parseOptions(): { dryRun: boolean; dimensions: number } {
  const { values } = readArguments();
  const dimensions = Number(values.dimensions);
  if (!Number.isInteger(dimensions) || dimensions < 1 || dimensions > DIMENSIONS_MAX) {
    throw new CommandFailure('invalid_setting', `--dimensions takes a number from 1 to ${DIMENSIONS_MAX}.`);
  }
  return { dryRun: values['dry-run'], dimensions };
}

/** `parseArgs` throws on an option it does not know. */
function readArguments() {
  try {
    return parseArgs({
      options: {
        'dry-run': { type: 'boolean', default: false },
        dimensions: { type: 'string', default: String(DEFAULT_DIMENSIONS) },
      },
    });
  } catch (error) {
    throw new CommandFailure('invalid_setting', (error as Error).message);
  }
}
