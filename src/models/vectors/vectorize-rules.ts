/**
 * Rules of Vectorize, pure: the ids and metadata that our vectors bear there, filters within its limits, and which matches are
 * ours. A match that does not prove by itself that it was asked for is dropped, whatever the filter said. Limits:
 * developers.cloudflare.com/vectorize/platform/limits and /reference/metadata-filtering; that of deletions is documented
 * nowhere, the service answers "40007: max id count is 100".
 */
import { lengthPrefixed, sha256Hex } from '../../lib/crypto/hash.ts';
import type { VectorHit, VectorOwner, VectorQuery, VectorRecord } from '../../memory/ports.ts';
import { VECTOR_OWNERS } from './int8-vectors.ts';
import { VECTOR_ID_MAX_BYTES } from './vector-index-rules.ts';

/** A Worker may upsert 1,000; the binding makes JSON of them, 20 KB of each of 1,024 dimensions, and an isolate has 128 MB. */
export const VECTORIZE_UPSERT_MAX_VECTORS = 500;
export const VECTORIZE_DELETE_MAX_IDS = 100;
/** With metadata; 100 without, but a match without its metadata does not say whose it is. */
export const VECTORIZE_TOP_K_MAX = 50;
/** A filter's compact JSON must be shorter than this. */
export const VECTORIZE_FILTER_BYTES = 2_048;
/** Vectorize indexes so much of a string, and cuts the rest off. */
const INDEXED_STRING_MAX_BYTES = 64;
const ID_SUFFIX_HEX_DIGITS = 8;

/** Owner of the vectors that an index instance holds. */
export interface VectorizePlace {
  readonly workspaceId: string;
  readonly model: string;
}

/** Metadata of a vector, all of it indexed. */
export type VectorizeMetadata = {
  readonly scope: string;
  readonly owner: VectorOwner;
  readonly model: string;
};

/** A filter of one query: a vector matches that bears one of each. */
export type VectorizeFilter = {
  readonly model: string;
  readonly owner: { readonly $in: VectorOwner[] };
  readonly scope: { readonly $in: string[] };
};

/**
 * Suffix of every id of a place. Ids are one space for all namespaces, and deletions name no namespace: with the workspace in
 * the hash, no copy of a workspace can overwrite or delete the vectors of the first.
 */
export const idSuffix = ({ workspaceId, model }: VectorizePlace): string =>
  `:${sha256Hex(lengthPrefixed([workspaceId, model])).slice(0, ID_SUFFIX_HEX_DIGITS)}`;

/** Longest owner id that leaves room for the suffix. */
export const VECTORIZE_OWNER_ID_MAX_BYTES = VECTOR_ID_MAX_BYTES - 1 - ID_SUFFIX_HEX_DIGITS;

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** A model as metadata: itself, or a hash of the same length as the index sees, when it is longer. */
export const indexedModel = (model: string): string =>
  bytesOf(model) <= INDEXED_STRING_MAX_BYTES ? model : sha256Hex(model);

/** A record as Vectorize takes it. Throws when the id is too long: it would be another vector's when cut. */
export function recordToVector(record: VectorRecord, place: VectorizePlace): VectorizeVector {
  const { id, scope, owner, vector: values } = record;
  if (bytesOf(id) > VECTORIZE_OWNER_ID_MAX_BYTES)
    throw new Error(`vectorize: an id is longer than ${VECTORIZE_OWNER_ID_MAX_BYTES} bytes`);
  const metadata = { scope, owner, model: indexedModel(place.model) } satisfies VectorizeMetadata;
  return { id: id + idSuffix(place), values, namespace: place.workspaceId, metadata };
}

/** The last of each id by version: what a batch says twice of one vector, in whichever order it takes effect. */
export function newestOf<T extends { readonly id: string; readonly version: number }>(
  items: readonly T[],
): T[] {
  const newest = new Map<string, T>();
  for (const item of items) {
    const known = newest.get(item.id);
    if (!known || item.version >= known.version) newest.set(item.id, item);
  }
  return [...newest.values()];
}

/** The filters that together ask for what a query asks for, each of them short enough; none for a query of nothing. */
export function filtersOf({ scopes, owners, model }: VectorQuery): VectorizeFilter[] {
  if (owners.length === 0) return [];
  const filterOf = (part: string[]): VectorizeFilter => ({
    model: indexedModel(model),
    owner: { $in: [...new Set(owners)] },
    scope: { $in: part },
  });
  const room = VECTORIZE_FILTER_BYTES - bytesOf(JSON.stringify(filterOf([])));
  const parts: string[][] = [];
  let taken = room;
  for (const scope of new Set(scopes)) {
    const bytes = bytesOf(JSON.stringify(scope)) + 1; // with a comma; the one too many is what "shorter than" asks for
    if (taken + bytes > room) {
      parts.push([]);
      taken = 0;
    }
    parts.at(-1)?.push(scope);
    taken += bytes;
  }
  return parts.map(filterOf);
}

/** The hit of a match, or null of one that is not of this place or was not asked for. */
export function matchToHit(
  match: VectorizeMatch,
  query: VectorQuery,
  place: VectorizePlace,
): VectorHit | null {
  const { id, score, namespace, metadata = {} } = match;
  const suffix = idSuffix(place);
  const owner = VECTOR_OWNERS.find((one) => one === metadata.owner);
  const isAskedFor =
    id.endsWith(suffix) &&
    (namespace === undefined || namespace === place.workspaceId) &&
    metadata.model === indexedModel(place.model) &&
    query.scopes.some((scope) => scope === metadata.scope) &&
    Number.isFinite(score);
  return isAskedFor && owner !== undefined && query.owners.includes(owner)
    ? { id: id.slice(0, -suffix.length), owner, score }
    : null;
}
