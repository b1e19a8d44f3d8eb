/**
 * Lays vectors that D1 has just written over the hits of an index that shows writes late. Pure. A recent vector is scored
 * exactly and replaces what the index says of the same owner, which may be the vector of older words.
 */
import type { VectorHit, VectorQuery, VectorRecord } from '../memory/ports.ts';

/** The hits with the recent vectors among them, best first, at most `topK`; equal scores in the order of ids. */
export function overlayHits(
  hits: readonly VectorHit[],
  recent: readonly VectorRecord[],
  query: VectorQuery,
): VectorHit[] {
  const fresh = recent
    .filter((record) => isAskedFor(record, query))
    .map(({ id, owner, vector }) => ({ id, owner, score: cosine(vector, query.vector) }));
  const replaced = new Set(recent.filter(({ model }) => model === query.model).map(({ id }) => id));
  return [...hits.filter(({ id }) => !replaced.has(id)), ...fresh]
    .filter(({ score }) => Number.isFinite(score))
    .sort(bestFirst)
    .slice(0, query.topK);
}

/** The same rule as the index: one of the scopes and owners, and vectors of one model alone are compared. */
const isAskedFor = ({ model, scope, owner, vector }: VectorRecord, query: VectorQuery): boolean =>
  model === query.model &&
  query.scopes.includes(scope) &&
  query.owners.includes(owner) &&
  vector.length === query.vector.length;

/** NaN for a vector without direction. */
function cosine(a: Float32Array, b: Float32Array): number {
  let product = 0;
  let left = 0;
  let right = 0;
  for (let i = 0; i < a.length; i++) {
    const x = a[i] as number; // a check for undefined per component would cost more than the product
    const y = b[i] as number;
    product += x * y;
    left += x * x;
    right += y * y;
  }
  return product / Math.sqrt(left * right);
}

const bestFirst = (a: VectorHit, b: VectorHit): number => b.score - a.score || (a.id < b.id ? -1 : 1);
