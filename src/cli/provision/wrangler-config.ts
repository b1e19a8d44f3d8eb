/**
 * The part of wrangler.toml that the commands need, read with wrangler's own parser and checked once, here.
 * Loading wrangler takes a second or two, so it happens on use.
 */
import { z } from 'zod';
import { CommandFailure } from '../failure.ts';

const resources = z.object({
  d1_databases: z
    .array(
      z.object({
        binding: z.string(),
        database_name: z.string(),
        database_id: z.string().optional(),
        migrations_dir: z.string().optional(),
      }),
    )
    .default([]),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string().optional() })).default([]),
  vectorize: z.array(z.object({ binding: z.string(), index_name: z.string() })).default([]),
  vars: z.record(z.string(), z.unknown()).default({}),
  queues: z
    .object({
      producers: z.array(z.object({ queue: z.string() })).default([]),
      consumers: z
        .array(z.object({ queue: z.string(), dead_letter_queue: z.string().optional() }))
        .default([]),
    })
    .default({ producers: [], consumers: [] }),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })).default([]),
});

const configuration = resources.extend({ env: z.record(z.string(), resources).default({}) });

/** The resources one environment of wrangler.toml binds. */
export type BoundResources = z.infer<typeof resources>;

/** Resources of the named environment, or of the default one. */
export async function readBoundResources(configPath: string, environment?: string): Promise<BoundResources> {
  const { experimental_readRawConfig } = await import('wrangler');
  const parsed = configuration.safeParse(
    readRaw(() => experimental_readRawConfig({ config: configPath }), configPath),
  );
  if (!parsed.success) {
    throw new CommandFailure('config_invalid', `${configPath}: ${z.prettifyError(parsed.error)}`);
  }
  const found = environment === undefined ? parsed.data : parsed.data.env[environment];
  if (found === undefined) {
    throw new CommandFailure('config_invalid', `${configPath} has no [env.${environment}].`);
  }
  return found;
}

/** True for an id of the default environment, which runs on this machine: no account gives such ids. */
const isLocalId = (id: string | undefined): boolean =>
  id === undefined || !ACCOUNT_ID.test(id) || /^0{8}-/.test(id);
const ACCOUNT_ID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/**
 * True if a "Deploy to Cloudflare" button has made what is bound: it writes ids of the account into the default environment, and knows
 * no other one.
 */
export const isProvisionedByButton = (standard: BoundResources, production: BoundResources): boolean =>
  production.d1_databases.every(({ database_id: id }) => id === undefined) &&
  standard.d1_databases.every(({ database_id: id }) => !isLocalId(id));

/** Wrangler throws on a file it cannot read or parse; its message names the place. */
function readRaw(read: () => { rawConfig: unknown }, configPath: string): unknown {
  try {
    return read().rawConfig;
  } catch (error) {
    throw new CommandFailure('config_invalid', `${configPath} cannot be read: ${(error as Error).message}`);
  }
}
