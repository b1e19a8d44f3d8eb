/**
 * The contract of Vectorize that its stand-in keeps: what it refuses and with which code, and how it filters and scores. It
 * imports nothing: it is part of a Worker of its own.
 */

export const DIMENSIONS = 1_024;
const UPSERT_MAX_VECTORS = 1_000;
const DELETE_MAX_IDS = 100;
const GET_MAX_IDS = 20;
const TOP_K_MAX = 100;
/** With values or metadata. */
const TOP_K_MAX_WITH_METADATA = 50;
export const DEFAULT_TOP_K = 5;
const NAME_MAX_BYTES = 64;
const FILTER_BYTES = 2_048;
/** What a metadata index sees of a string. */
const INDEXED_MAX_CHARS = 64;
const INDEXED = ['scope', 'owner', 'model'];

export interface Vector {
  readonly id: string;
  readonly values: ArrayLike<number>;
  readonly namespace?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface QueryOptions {
  readonly topK?: number;
  readonly namespace?: string;
  readonly returnValues?: boolean;
  readonly returnMetadata?: boolean | 'none' | 'indexed' | 'all';
  readonly filter?: Readonly<Record<string, unknown>>;
}

export type Operation = 'query' | 'upsert' | 'deleteByIds' | 'getByIds' | 'describe';

const ERRORS: Readonly<Record<Operation, string>> = {
  query: 'VECTOR_QUERY_ERROR',
  upsert: 'VECTOR_UPSERT_ERROR',
  deleteByIds: 'VECTOR_DELETE_ERROR',
  getByIds: 'VECTOR_GET_ERROR',
  describe: 'INDEX_GET_ERROR',
};

/** Throws as the binding does. */
export const refuse = (operation: Operation, code: number, message: string): never => {
  throw new Error(`${ERRORS[operation]} (code = ${code}): ${message}`);
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The vectors as the index keeps them; refuses a batch that holds one it would not take. */
export function requireVectors(vectors: readonly Vector[]): Vector[] {
  if (vectors.length === 0 || vectors.length > UPSERT_MAX_VECTORS)
    refuse('upsert', 40_005, `max vector count is ${UPSERT_MAX_VECTORS}, got ${vectors.length}`);
  return vectors.map(requireVector);
}

/** Refuses more ids than one call takes. */
export function requireIds(operation: 'deleteByIds' | 'getByIds', ids: readonly string[]): void {
  const max = operation === 'deleteByIds' ? DELETE_MAX_IDS : GET_MAX_IDS;
  if (ids.length === 0 || ids.length > max)
    refuse(operation, 40_007, `too many ids in payload; max id count is ${max}, got ${ids.length}`);
}

function requireVector(vector: Vector): Vector {
  const { id, values, namespace = '' } = vector;
  if (id === '' || bytesOf(id) > NAME_MAX_BYTES)
    refuse('upsert', 40_008, `id too long; max is ${NAME_MAX_BYTES} bytes, got ${bytesOf(id)} bytes`);
  if (bytesOf(namespace) > NAME_MAX_BYTES) refuse('upsert', 40_009, 'namespace too long');
  if (values.length !== DIMENSIONS)
    refuse(
      'upsert',
      40_012,
      `invalid vector for id="${id}", expected ${DIMENSIONS} dimensions, and got ${values.length} dimensions`,
    );
  const list = Float32Array.from(values);
  if (!list.every(Number.isFinite)) refuse('upsert', 40_006, `vector of id="${id}" is not made of numbers`);
  return { ...vector, values: list };
}

const indexed = (value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, INDEXED_MAX_CHARS) : value;

/** Whether a vector bears what a filter asks for: equality or `$in`, on properties with a metadata index. */
export function matchesFilter({ metadata = {} }: Vector, filter: QueryOptions['filter'] = {}): boolean {
  return Object.entries(filter).every(([property, wanted]) => {
    if (!INDEXED.includes(property)) return false;
    const value = indexed(metadata[property]);
    if (typeof wanted !== 'object' || wanted === null) return value === wanted;
    const { $in, $eq } = wanted as { readonly $in?: readonly unknown[]; readonly $eq?: unknown };
    return $in ? $in.includes(value) : value === $eq;
  });
}

/** Refuses what no query may ask. */
export function requireOptions({
  topK = DEFAULT_TOP_K,
  filter,
  returnMetadata,
  returnValues,
}: QueryOptions): void {
  const max = (returnMetadata ?? 'none') === 'none' && !returnValues ? TOP_K_MAX : TOP_K_MAX_WITH_METADATA;
  if (topK < 1 || topK > max) refuse('query', 40_025, `max top K is ${max}, but got ${topK}`);
  if (filter === undefined) return;
  const json = JSON.stringify(filter);
  if (json === '{}' || bytesOf(json) >= FILTER_BYTES)
    refuse('query', 40_026, `filter must be a non-empty object of less than ${FILTER_BYTES} bytes`);
  for (const wanted of Object.values(filter)) {
    const { $in } = (wanted ?? {}) as { readonly $in?: readonly unknown[] };
    if ($in?.length === 0) refuse('query', 40_026, 'filter: $in must not be empty');
  }
}

/** The score of a vector for a query. */
export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [product, left, right] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0];
    product += x * y;
    left += x * x;
    right += y * y;
  }
  return product / Math.sqrt(left * right);
}
