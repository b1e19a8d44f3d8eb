/**
 * Decides which wrangler commands make an account fit [env.production]. Pure: what exists comes in, commands go out.
 * A resource that exists and differs in a way that cannot be changed afterwards is a conflict, never a replacement.
 */
import type { BoundResources } from './wrangler-config.ts';

/** Dimension of the default embedding model, bge-m3; an index keeps the one it was made with. */
export const DEFAULT_DIMENSIONS = 1024;

/** Most dimensions a Vectorize index takes. */
export const DIMENSIONS_MAX = 1536;

/** Vectors have unit length, so cosine is what every embedder's similarity means. */
export const METRIC = 'cosine';

/** Properties that queries filter on. Vectorize sees only vectors upserted after these were made. */
export const METADATA_INDEXES = [
  { propertyName: 'scope', type: 'string' },
  { propertyName: 'owner', type: 'string' },
  { propertyName: 'model', type: 'string' },
] as const;

/** The environment that is provisioned and deployed. */
export const ENVIRONMENT = 'production';

const inEnvironment = ['--env', ENVIRONMENT];

/** Lists the databases of the account. */
export const LIST_DATABASES: readonly string[] = ['d1', 'list', '--json', ...inEnvironment];

/** Lists the Vectorize indexes of the account. */
export const LIST_INDEXES: readonly string[] = ['vectorize', 'list', '--json', ...inEnvironment];

/** Lists the metadata indexes of a Vectorize index, which must exist. */
export const listMetadataIndexes = (index: string): string[] => [
  'vectorize',
  'list-metadata-index',
  index,
  '--json',
  ...inEnvironment,
];

/** What the account holds already. */
export interface ExistingResources {
  databases: ReadonlyArray<{ name: string; uuid: string }>;
  indexes: ReadonlyArray<{ name: string; dimensions: number; metric: string }>;
  /** By the name of the Vectorize index. */
  metadataIndexes: ReadonlyMap<string, ReadonlyArray<{ propertyName: string; type: string }>>;
}

/** An account with nothing in it: the plan of a dry run. */
export const NOTHING_EXISTS: ExistingResources = { databases: [], indexes: [], metadataIndexes: new Map() };

/** One command. `probe` succeeds when the resource exists; it stands in where wrangler has no list as JSON. */
export interface ProvisionStep {
  args: string[];
  probe?: string[];
}

/** The commands in order, and what stands in their way. */
export interface ProvisionPlan {
  steps: ProvisionStep[];
  conflicts: string[];
}

/** Plans what is missing: databases, vector indexes with their metadata indexes, queues, buckets. */
export function planProvision(
  wanted: BoundResources,
  existing: ExistingResources,
  options: { dimensions: number },
): ProvisionPlan {
  const databases = unique(wanted.d1_databases.map((database) => database.database_name))
    .filter((name) => !existing.databases.some((database) => database.name === name))
    .map((name) => ({ args: ['d1', 'create', name, ...inEnvironment] }));
  const indexes = unique(wanted.vectorize.map((index) => index.index_name)).map((name) =>
    planVectorIndex(name, existing, options.dimensions),
  );
  const queues = unique([
    ...wanted.queues.producers.map((producer) => producer.queue),
    ...wanted.queues.consumers.flatMap((consumer) => [
      consumer.queue,
      consumer.dead_letter_queue ?? consumer.queue,
    ]),
  ]).map((name) => ({
    args: ['queues', 'create', name, ...inEnvironment],
    probe: ['queues', 'info', name, ...inEnvironment],
  }));
  const buckets = unique(wanted.r2_buckets.map((bucket) => bucket.bucket_name)).map((name) => ({
    args: ['r2', 'bucket', 'create', name, ...inEnvironment],
    probe: ['r2', 'bucket', 'info', name, '--json', ...inEnvironment],
  }));
  return {
    steps: [...databases, ...indexes.flatMap((index) => index.steps), ...queues, ...buckets],
    conflicts: indexes.flatMap((index) => index.conflicts),
  };
}

function planVectorIndex(name: string, existing: ExistingResources, dimensions: number): ProvisionPlan {
  const index = existing.indexes.find((candidate) => candidate.name === name);
  const held = existing.metadataIndexes.get(name) ?? [];
  const steps: ProvisionStep[] = [];
  const conflicts: string[] = [];
  if (index === undefined) {
    const shape = ['--dimensions', String(dimensions), '--metric', METRIC];
    steps.push({ args: ['vectorize', 'create', name, ...shape, ...inEnvironment] });
  } else if (index.dimensions !== dimensions || index.metric !== METRIC) {
    conflicts.push(
      `The Vectorize index ${name} exists with ${index.dimensions} dimensions and metric ${index.metric}, not ` +
        `${dimensions} and ${METRIC}; neither can be changed. Name another index_name in wrangler.toml, or pass ` +
        '--dimensions if the embedding model has that many.',
    );
  }
  for (const { propertyName, type } of METADATA_INDEXES) {
    const same = held.find((candidate) => candidate.propertyName === propertyName);
    if (same === undefined) {
      const property = [`--propertyName=${propertyName}`, `--type=${type}`];
      steps.push({ args: ['vectorize', 'create-metadata-index', name, ...property, ...inEnvironment] });
    } else if (same.type.toLowerCase() !== type) {
      conflicts.push(`The metadata index ${propertyName} of ${name} is of type ${same.type}, not ${type}.`);
    }
  }
  return { steps, conflicts };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];
