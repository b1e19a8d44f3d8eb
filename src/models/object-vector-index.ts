/**
 * The `VectorIndex` of the embedded configuration: calls the `VectorIndexObject` of one workspace. What the object refuses
 * becomes an `Error` here, as the port says; its message holds no text of the workspace.
 */
import type { Result } from '../lib/result.ts';
import type { VectorDeletion, VectorHit, VectorIndex, VectorQuery, VectorRecord } from '../memory/ports.ts';
import type { VectorIndexObject } from './vector-index-object.ts';
import { VECTOR_BATCH_MAX_RECORDS, type VectorIndexError } from './vector-index-rules.ts';

/** The vectors of one workspace, in the object that bears its id. Larger batches are cut to what one call takes. */
export class ObjectVectorIndex implements VectorIndex {
  readonly #stub: DurableObjectStub<VectorIndexObject>;

  constructor(namespace: DurableObjectNamespace<VectorIndexObject>, workspaceId: string) {
    this.#stub = namespace.getByName(workspaceId);
  }

  async upsert(records: readonly VectorRecord[]): Promise<void> {
    for (const batch of batchesOf(records)) unwrap(await this.#stub.upsert(batch));
  }

  async delete(deletions: readonly VectorDeletion[]): Promise<void> {
    for (const batch of batchesOf(deletions)) unwrap(await this.#stub.delete(batch));
  }

  async query(query: VectorQuery): Promise<VectorHit[]> {
    return unwrap(await this.#stub.query(query));
  }

  async clear(): Promise<void> {
    await this.#stub.clear();
  }

  async count(): Promise<number> {
    return await this.#stub.count();
  }
}

function batchesOf<T>(items: readonly T[]): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < items.length; start += VECTOR_BATCH_MAX_RECORDS) {
    batches.push(items.slice(start, start + VECTOR_BATCH_MAX_RECORDS));
  }
  return batches;
}

function unwrap<T>(result: Result<T, VectorIndexError>): T {
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
