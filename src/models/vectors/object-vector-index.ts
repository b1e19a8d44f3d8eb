/**
 * The `VectorIndex` of the embedded configuration: calls the `VectorIndexObject` of one workspace. What the object refuses
 * becomes an `Error` here, as the port says; its message holds no text of the workspace.
 */
import type {
  VectorDeletion,
  VectorHit,
  VectorIndex,
  VectorQuery,
  VectorRecord,
} from '../../memory/ports.ts';
import { batchesOf, requireAccepted } from './vector-calls.ts';
import type { VectorIndexObject } from './vector-index-object.ts';
import { VECTOR_BATCH_MAX_RECORDS } from './vector-index-rules.ts';

/**
 * The name of the object that holds vectors of a workspace: those of the inline model (`model` null) are in the one that bears
 * its id, those of any other in one of their own, which goes as a whole when the model is retired.
 */
export const vectorObjectName = (workspaceId: string, model: string | null): string =>
  model === null ? workspaceId : `${workspaceId}/${model}`;

/** The vectors of one workspace and one model in their object. Larger batches are cut to what one call takes. */
export class ObjectVectorIndex implements VectorIndex {
  readonly #stub: DurableObjectStub<VectorIndexObject>;

  constructor(
    namespace: DurableObjectNamespace<VectorIndexObject>,
    workspaceId: string,
    model: string | null = null,
  ) {
    this.#stub = namespace.getByName(vectorObjectName(workspaceId, model));
  }

  async upsert(records: readonly VectorRecord[]): Promise<void> {
    for (const batch of batchesOf(records, VECTOR_BATCH_MAX_RECORDS))
      requireAccepted(await this.#stub.upsert(batch));
  }

  async delete(deletions: readonly VectorDeletion[]): Promise<void> {
    for (const batch of batchesOf(deletions, VECTOR_BATCH_MAX_RECORDS))
      requireAccepted(await this.#stub.delete(batch));
  }

  async query(query: VectorQuery): Promise<VectorHit[]> {
    return requireAccepted(await this.#stub.query(query));
  }

  async clear(): Promise<void> {
    await this.#stub.clear();
  }

  /** Number of live vectors. */
  async count(): Promise<number> {
    return await this.#stub.count();
  }
}
