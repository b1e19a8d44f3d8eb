/**
 * `npm run provision [-- --dry-run]`: creates what [env.production] of wrangler.toml binds.
 * `--dry-run` prints the commands for an empty account and needs no login.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandFailure, runCommand } from '../failure.ts';
import { DEFAULT_CONFIG, wranglerRunner } from '../wrangler.ts';
import { printProvisionPlan, provisionAccount } from './provision-account.ts';
import { ENVIRONMENT } from './provision-plan.ts';
import { readBoundResources } from './wrangler-config.ts';

const NEXT_STEPS = `
Everything ${ENVIRONMENT} needs exists. Next:
  npx wrangler secret put ROOT_SECRET --env ${ENVIRONMENT}   # a long random text; it may make workspaces
  npx wrangler secret put SECRETS_KEY --env ${ENVIRONMENT}   # openssl rand -base64 32; only for messaging platforms
  npm run deploy`;

await runCommand(async () => {
  const dryRun = parseDryRun();
  const wanted = await readBoundResources(DEFAULT_CONFIG, ENVIRONMENT);
  if (dryRun) return printProvisionPlan(wanted, console.log);
  await provisionAccount(wanted, {
    run: wranglerRunner({ echo: false }),
    readToml: () => readFileSync(DEFAULT_CONFIG, 'utf8'),
    writeToml: (toml) => writeFileSync(DEFAULT_CONFIG, toml),
    print: console.log,
  });
  console.log(NEXT_STEPS);
});

/** `parseArgs` throws on an option it does not know. */
function parseDryRun(): boolean {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } }).values['dry-run'];
  } catch (error) {
    throw new CommandFailure('invalid_setting', (error as Error).message);
  }
}
