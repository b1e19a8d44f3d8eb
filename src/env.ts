/** The bindings of the Worker and its validated configuration. The one place that reads `env`. */
import { z } from 'zod';
import { ConfigurationError, type ConfigurationFault } from './lib/configuration-error.ts';
import { base64Url, hmacSha256 } from './lib/crypto/hash.ts';
import { createSealer, type Sealer } from './lib/crypto/sealing.ts';
import { createHider, type Hider } from './memory/lifetime/tombstones.ts';
import type { QueueJob } from './memory/queue-job.ts';
import {
  type ModelsConfig,
  ModelVariables,
  toModelsConfig,
  WORKERS_AI_MODEL,
} from './models/models-config.ts';
import type { VectorIndexObject } from './models/vectors/vector-index-object.ts';

/** Bindings and variables of wrangler.toml. Shards beyond the first are further `WORKSPACE_DB_…` bindings. */
export interface Env {
  readonly ACCOUNT_DB: D1Database;
  readonly WORKSPACE_DB: D1Database;
  /** The objects of conversations; `session/open-session.ts` tells of which class. */
  readonly SESSION: DurableObjectNamespace;
  readonly VECTOR_INDEX: DurableObjectNamespace<VectorIndexObject>;
  /** Connections to Discord's gateway; a deployment without it hears commands only. `adapters/discord/gateway` tells of which class. */
  readonly DISCORD_GATEWAY?: DurableObjectNamespace;
  readonly JOBS: Queue<QueueJob>;
  readonly ASSETS: Fetcher;
  /** Persona files; a deployment without a bucket has none. */
  readonly FILES?: R2Bucket;
  /** Grants of apps that sign in by OAuth; without it they need a key. */
  readonly OAUTH_KV?: KVNamespace;
  /** Workers AI; the local runtime has none. */
  readonly AI?: Ai;
  readonly ROOT_SECRET?: string;
  /** The root secret before the last change: tokens that it signed live on. */
  readonly ROOT_SECRET_PREVIOUS?: string;
  /** Keys the digests of what was erased; the root secret unless it is set. */
  readonly TOMBSTONE_SECRET?: string;
  /** Origins of browsers that may call; see `http/middleware/browsers.ts`. */
  readonly CORS_ORIGINS?: string;
  /** Locations of the workspace databases, as D1 was told when they were made: `WORKSPACE_DB=weur, WORKSPACE_DB_2=enam`. */
  readonly DATABASE_LOCATIONS?: string;
  /** Approximate limits at the edge; a deployment without them has none. */
  readonly KEY_RATE_LIMIT?: RateLimit;
  readonly USER_RATE_LIMIT?: RateLimit;
  /** Models; see `models/models-config.ts`. Keys are secrets. */
  readonly EMBEDDER?: string;
  readonly EMBEDDER_URL?: string;
  readonly EMBEDDER_KEY?: string;
  readonly EMBEDDER_DIMENSIONS?: string;
  readonly LANGUAGE_MODEL?: string;
  readonly LANGUAGE_MODEL_URL?: string;
  readonly LANGUAGE_MODEL_KEY?: string;
  readonly CHAT_MODEL?: string;
  readonly CHAT_MODEL_URL?: string;
  readonly CHAT_MODEL_KEY?: string;
  readonly RERANKER?: string;
  /** Keys that seal secrets of messaging platforms; both are secrets. */
  readonly SECRETS_KEY?: string;
  readonly SECRETS_KEY_PREVIOUS?: string;
  readonly WEBHOOKS_LOCAL?: string;
  /** Set by `npm start`: ticks of cron are those of its own clock. */
  readonly CRON_LOCAL?: string;
}

/** The shape of a placement: the name of a D1 binding. */
export const PLACEMENT = /^WORKSPACE_DB(_[A-Z0-9_]{1,40})?$/;
export const DEFAULT_PLACEMENT = 'WORKSPACE_DB';

/** Form of a secret: 16 to 200 printable ASCII characters without spaces. */
export const SECRET = /^[\x21-\x7e]{16,200}$/;

const Secret = z
  .string('is missing: wrangler secret put ROOT_SECRET')
  .regex(SECRET, 'needs 16 to 200 printable ASCII characters without spaces');

/** A list of origins as browsers send them: scheme, host, port if it is not the usual one, and no more. */
const Origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine(
    (origins) => origins.every(isOrigin),
    'needs origins such as https://app.example, separated by commas; * is none',
  );

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** Locations that D1 knows; objects know them by the same names. */
const D1_LOCATIONS = ['wnam', 'enam', 'weur', 'eeur', 'apac', 'oc'] as const;
type DatabaseLocation = (typeof D1_LOCATIONS)[number];

/** Databases with the location of each. */
const Locations = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().split('=')))
  .refine(
    (parts): parts is [string, DatabaseLocation][] =>
      parts.every(
        ([name = '', location, ...rest]) =>
          PLACEMENT.test(name) && D1_LOCATIONS.some((known) => known === location) && rest.length === 0,
      ),
    `needs databases with a location each, as WORKSPACE_DB=weur, WORKSPACE_DB_2=enam; locations are ${D1_LOCATIONS.join(', ')}`,
  )
  .transform(
    (parts): ReadonlyMap<string, DatabaseLocation> => new Map(parts as [string, DatabaseLocation][]),
  );

const SealingKey = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/, 'needs the base64 of 32 random bytes: openssl rand -base64 32');

const Variables = ModelVariables.extend({
  /** Seals secrets of messaging platforms and what waits for them. Without it there are no webhooks. */
  SECRETS_KEY: SealingKey.optional(),
  /** The key before, while something is still sealed under it. */
  SECRETS_KEY_PREVIOUS: SealingKey.optional(),
  /** Lets webhooks call this machine over plain HTTP. For tests and development. */
  WEBHOOKS_LOCAL: z.enum(['true', 'false'], 'needs true or false').default('false'),
  /** Of `npm start`: the local runtime lets anybody on the machine call for a tick, so that a real one must carry `localTick`. */
  CRON_LOCAL: z.enum(['true', 'false'], 'needs true or false').default('false'),
  /** Makes accounts and workspaces. Long, because it is the only thing between the world and everything. */
  ROOT_SECRET: Secret,
  ROOT_SECRET_PREVIOUS: Secret.optional(),
  /** Keys the digests of what was erased: to be set to the root secret before that is changed. */
  TOMBSTONE_SECRET: Secret.optional(),
  CORS_ORIGINS: Origins.optional(),
  DATABASE_LOCATIONS: Locations.optional(),
  /** Cross-encoder that looks at the best candidates again. Not a list of known ones: models come and go. */
  RERANKER: z
    .string()
    .regex(WORKERS_AI_MODEL, 'needs the id of a Workers AI model: @cf/author/name')
    .optional(),
});

export interface Config {
  readonly rootSecret: string;
  /** Secrets that may have signed a token: the root secret, and the one before. */
  readonly tokenSecrets: readonly string[];
  /** Hides what was erased, so that it is known when it comes back. */
  readonly hider: Hider;
  readonly corsOrigins: readonly string[];
  /** Location of each database that one has been told of: objects of its conversations are made there. */
  readonly locations: ReadonlyMap<string, DatabaseLocation>;
  /** The part that `createModels` makes models of. */
  readonly models: ModelsConfig;
  /** The cross-encoder and what runs it; null where there is none. */
  readonly reranker: { readonly ai: Ai; readonly model: string } | null;
  /** Text that a tick of cron must carry in the place of its schedule; null where the platform is the clock. */
  readonly tick: string | null;
  readonly webhooks: {
    /** Seals secrets of platforms; null where no key is configured, and so no platform. */
    readonly sealer: Sealer | null;
    /** True if platforms may call this machine over plain HTTP. */
    readonly local: boolean;
  };
}

/** The last one that was read, and from what: an isolate serves one deployment, and validating takes as long as a small request. */
let last: { readonly from: readonly unknown[]; readonly config: Config } | undefined;

/** The configuration of a deployment; throws a `ConfigurationError` that names the wrong variable. */
export function parseConfig(env: Env): Config {
  const from = [env.AI, ...VARIABLES.map((name) => env[name])];
  if (!last?.from.every((value, i) => value === from[i])) last = { from, config: readConfig(env) };
  return last.config;
}

const VARIABLES = Variables.keyof().options;

function readConfig(env: Env): Config {
  const parsed = Variables.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    throw new ConfigurationError(...faults);
  }
  const { ROOT_SECRET: rootSecret, ROOT_SECRET_PREVIOUS: previous, RERANKER: model } = parsed.data;
  const { AI: ai } = env;
  const { SECRETS_KEY: key, SECRETS_KEY_PREVIOUS: keyBefore } = parsed.data;
  if (keyBefore !== undefined && key === undefined)
    throw new ConfigurationError({
      field: 'SECRETS_KEY',
      message: 'is missing: only SECRETS_KEY_PREVIOUS is there',
    });
  if (model !== undefined && !ai)
    throw new ConfigurationError({ field: 'RERANKER', message: 'needs Workers AI, bound as AI' });
  return {
    rootSecret,
    tokenSecrets: previous === undefined ? [rootSecret] : [rootSecret, previous],
    hider: createHider([
      parsed.data.TOMBSTONE_SECRET ?? rootSecret,
      rootSecret,
      ...(previous === undefined ? [] : [previous]),
    ]),
    corsOrigins: parsed.data.CORS_ORIGINS ?? [],
    locations: parsed.data.DATABASE_LOCATIONS ?? new Map(),
    models: toModelsConfig(parsed.data, ai ?? null),
    reranker: model !== undefined && ai ? { ai, model } : null,
    tick: parsed.data.CRON_LOCAL === 'true' ? localTick(rootSecret) : null,
    webhooks: {
      sealer: key === undefined ? null : createSealer(key, keyBefore ?? null),
      local: parsed.data.WEBHOOKS_LOCAL === 'true',
    },
  };
}

/** Text that the clock of `npm start` sends in the place of a schedule: only its holder can send ticks. */
export const localTick = (rootSecret: string): string =>
  base64Url(hmacSha256(rootSecret, 'strata local tick'));

/** The database that a placement names, or null when this deployment has no such binding. */
export function databaseAt(env: Env, placement: string): D1Database | null {
  if (!PLACEMENT.test(placement)) return null;
  const binding: unknown = (env as unknown as Record<string, unknown>)[placement];
  return typeof binding === 'object' && binding !== null && 'prepare' in binding
    ? (binding as D1Database)
    : null;
}

/** The same; throws a `ConfigurationError` where there is none, since something lives in it. */
export function requireDatabase(env: Env, placement: string): D1Database {
  const binding = databaseAt(env, placement);
  if (!binding) throw new ConfigurationError(unbound(placement));
  return binding;
}

/** The fault of a binding that is needed and not there. */
export const unbound = (name: string): ConfigurationFault => ({
  field: name,
  message: 'is not bound, and is needed',
});

/** Bindings that no request, tick or message can do without. */
const REQUIRED_BINDINGS = ['ACCOUNT_DB', DEFAULT_PLACEMENT, 'SESSION', 'VECTOR_INDEX', 'JOBS'] as const;

/** The configuration, once everything is bound that is always needed; throws a `ConfigurationError`. */
export function checkDeployment(env: Env): Config {
  const missing = REQUIRED_BINDINGS.filter((name) => typeof env[name] !== 'object' || env[name] === null);
  if (missing.length > 0) throw new ConfigurationError(...missing.map(unbound));
  return parseConfig(env);
}

/** Names of all workspace databases of this deployment. */
export const placementsOf = (env: Env): string[] =>
  Object.keys(env).filter((name) => databaseAt(env, name) !== null);
