/**
 * Decides which wrangler commands make an account fit [env.production]. Pure: what exists comes in, commands go out.
 * A resource that exists and differs in a way that cannot be changed afterwards is a conflict, never a replacement.
 */
import { knownDimensions } from '../../models/embed/embedding-models.ts';
import type { BoundResources } from './wrangler-config.ts';

/** The name of a binding says how long the vectors are: the code finds the index of a model by it. */
const VECTORIZE_BINDING = /^VECTORIZE_([1-9]\d{0,3})$/;

/** Most dimensions a Vectorize index takes. */
const DIMENSIONS_MAX = 1_536;

/** Models that have vectors beside those of the embedder in this code. */
const TRAINED_MODEL = /^(@|openai:)/;

/** Vectors have unit length, so cosine is what every embedder's similarity means. */
export const METRIC = 'cosine';

/** Properties that queries filter on. Vectorize sees only vectors upserted after these were made. */
const METADATA_INDEXES = [
  { propertyName: 'scope', type: 'string' },
  { propertyName: 'owner', type: 'string' },
  { propertyName: 'model', type: 'string' },
] as const;

/** The environment that is provisioned and deployed. */
export const ENVIRONMENT = 'production';

const inEnvironment = ['--env', ENVIRONMENT];

/** Lists the databases of the account. */
export const LIST_DATABASES: readonly string[] = ['d1', 'list', '--json', ...inEnvironment];

/** Lists the KV namespaces of the account, as JSON without being asked. */
export const LIST_NAMESPACES: readonly string[] = ['kv', 'namespace', 'list', ...inEnvironment];

/** The name with which the namespace of a binding is made: bindings have none for it. */
const namespaceName = (binding: string): string => `strata-${binding.toLowerCase().replaceAll('_', '-')}`;

/** Title in the account: wrangler puts the environment before it. */
export const namespaceTitle = (binding: string): string => `${ENVIRONMENT}-${namespaceName(binding)}`;

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

/** Resources that the account holds already. */
export interface ExistingResources {
  databases: ReadonlyArray<{ name: string; uuid: string }>;
  namespaces: ReadonlyArray<{ id: string; title: string }>;
  indexes: ReadonlyArray<{ name: string; dimensions: number; metric: string }>;
  /** By the name of the Vectorize index. */
  metadataIndexes: ReadonlyMap<string, ReadonlyArray<{ propertyName: string; type: string }>>;
}

/** An account with nothing in it: the plan of a dry run. */
export const NOTHING_EXISTS: ExistingResources = {
  databases: [],
  namespaces: [],
  indexes: [],
  metadataIndexes: new Map(),
};

/** One command. `probe` succeeds when the resource exists; it stands in where wrangler has no list as JSON. */
export interface ProvisionStep {
  args: string[];
  probe?: string[];
}

/** The commands in order, what stands in their way, and what will not be as somebody may expect. */
export interface ProvisionPlan {
  steps: ProvisionStep[];
  conflicts: string[];
  warnings: string[];
}

/** Plans what is missing: databases, namespaces, vector indexes with their metadata indexes, queues, buckets. */
export function planProvision(wanted: BoundResources, existing: ExistingResources): ProvisionPlan {
  const databases = unique(wanted.d1_databases.map((database) => database.database_name))
    .filter((name) => !existing.databases.some((database) => database.name === name))
    .map((name) => ({ args: ['d1', 'create', name, ...inEnvironment] }));
  const namespaces = unique(lackingNamespaces(wanted))
    .filter((binding) => !existing.namespaces.some(({ title }) => title === namespaceTitle(binding)))
    .map((binding) => ({ args: ['kv', 'namespace', 'create', namespaceName(binding), ...inEnvironment] }));
  const indexes = planVectorIndexes(wanted, existing);
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
  return { ...indexes, steps: [...databases, ...namespaces, ...indexes.steps, ...queues, ...buckets] };
}

/** Bindings of namespaces that have no id yet; one that somebody gave stays. */
export const lackingNamespaces = ({ kv_namespaces }: BoundResources): string[] =>
  kv_namespaces.flatMap(({ binding, id }) => (id === undefined ? [binding] : []));

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** The indexes of all bindings, and whether the embedder has one. */
function planVectorIndexes({ vectorize, vars }: BoundResources, existing: ExistingResources): ProvisionPlan {
  const plan: ProvisionPlan = { steps: [], conflicts: [], warnings: embedderWarnings(vectorize, vars) };
  const named = new Map<string, number>();
  for (const { binding, index_name: name } of vectorize) {
    const dimensions = dimensionsOf(binding);
    const other = named.get(name);
    if (dimensions === null) {
      plan.conflicts.push(
        `The Vectorize binding ${binding} is not named after the dimensions of its index, from 1 to ${DIMENSIONS_MAX}: ` +
          'VECTORIZE_1024, say.',
      );
    } else if (other !== undefined && other !== dimensions) {
      plan.conflicts.push(
        `Two bindings name the Vectorize index ${name}, of ${other} and of ${dimensions} dimensions.`,
      );
    } else if (other === undefined) {
      named.set(name, dimensions);
      plan.steps.push(...indexSteps(name, dimensions, existing));
      plan.conflicts.push(...indexConflicts(name, binding, dimensions, existing));
    }
  }
  return plan;
}

/** The dimensions that the name of a binding says, or null. */
function dimensionsOf(binding: string): number | null {
  const dimensions = Number(VECTORIZE_BINDING.exec(binding)?.[1]);
  return dimensions <= DIMENSIONS_MAX ? dimensions : null;
}

function indexSteps(name: string, dimensions: number, existing: ExistingResources): ProvisionStep[] {
  const held = existing.metadataIndexes.get(name) ?? [];
  const shape = ['--dimensions', String(dimensions), '--metric', METRIC];
  const isThere = existing.indexes.some((index) => index.name === name);
  return [
    ...(isThere ? [] : [{ args: ['vectorize', 'create', name, ...shape, ...inEnvironment] }]),
    ...METADATA_INDEXES.filter(
      (wanted) => !held.some(({ propertyName }) => propertyName === wanted.propertyName),
    ).map(({ propertyName, type }) => ({
      args: [
        ...['vectorize', 'create-metadata-index', name, `--propertyName=${propertyName}`, `--type=${type}`],
        ...inEnvironment,
      ],
    })),
  ];
}

function indexConflicts(
  name: string,
  binding: string,
  dimensions: number,
  existing: ExistingResources,
): string[] {
  const conflicts: string[] = [];
  const index = existing.indexes.find((candidate) => candidate.name === name);
  if (index && (index.dimensions !== dimensions || index.metric !== METRIC)) {
    conflicts.push(
      `The Vectorize index ${name} exists with ${index.dimensions} dimensions and metric ${index.metric}, not ` +
        `${dimensions} and ${METRIC} as its binding ${binding} says; neither can be changed. Give ${binding} another ` +
        'index_name in wrangler.toml.',
    );
  }
  for (const { propertyName, type } of METADATA_INDEXES) {
    const same = existing.metadataIndexes.get(name)?.find((held) => held.propertyName === propertyName);
    if (same && same.type.toLowerCase() !== type)
      conflicts.push(`The metadata index ${propertyName} of ${name} is of type ${same.type}, not ${type}.`);
  }
  return conflicts;
}

/** A trained embedder works without an index of its size, but then each workspace has room for fewer vectors. */
function embedderWarnings(vectorize: BoundResources['vectorize'], vars: BoundResources['vars']): string[] {
  const { EMBEDDER: model, EMBEDDER_DIMENSIONS: configured } = vars;
  if (typeof model !== 'string' || !TRAINED_MODEL.test(model)) return [];
  const dimensions = knownDimensions(model) ?? Number(configured ?? Number.NaN);
  if (!Number.isInteger(dimensions))
    return [`Nothing here knows the dimensions of ${model}: set EMBEDDER_DIMENSIONS beside EMBEDDER.`];
  if (vectorize.some(({ binding }) => dimensionsOf(binding) === dimensions)) return [];
  const remedy =
    dimensions <= DIMENSIONS_MAX
      ? `Bind VECTORIZE_${dimensions} for more.`
      : `Vectorize takes no more than ${DIMENSIONS_MAX} dimensions.`;
  return [
    `${model} has ${dimensions} dimensions and no Vectorize index is bound for them: its vectors will be kept in Durable ` +
      `Objects, one a workspace, of at most 64 MiB. ${remedy}`,
  ];
}
