/** Calls of every technology behind the vector port: cut into batches, and refusals turned into an `Error`. */
import type { Result } from '../../lib/result.ts';
import type { VectorIndexError } from './vector-index-rules.ts';

/** The items in their order, at most `size` together. */
export function batchesOf<T>(items: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < items.length; start += size) batches.push(items.slice(start, start + size));
  return batches;
}

/** The value, or an `Error` as the port says; its message holds no text of the workspace. */
export function requireAccepted<T>(result: Result<T, VectorIndexError>): T {
  if (result.ok) return result.value;
  throw new Error(`vector index: ${messageOf(result.error)}`);
}

function messageOf(error: VectorIndexError): string {
  switch (error.code) {
    case 'invalid':
      return error.fields.map(({ field, message }) => `${field} ${message}`).join('; ');
    case 'dimension_mismatch':
      return `${error.model} has ${error.expected} dimensions here, not ${error.actual}`;
    case 'index_full':
      return `full at ${Object.entries(error.limit).map(([unit, limit]) => `${limit} ${unit}`)}`;
  }
}
