/** Embeddings as D1 keeps them: the truth that the vector index is rebuilt from. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { type SQL, sql } from 'drizzle-orm';
import type { VectorOwner, VectorRecord } from '../../memory/ports.ts';
import type { Database, SqlStatement } from '../database.ts';
import { eachSlice, insertSelect, type RowOf, rowOf } from '../rows.ts';
import { memoryEmbeddings } from '../schema/memories.ts';

/** A stored embedding. */
export const EMBEDDING = rowOf(memoryEmbeddings, 'ownerId', 'owner', 'scope', 'model', 'embedding');
export type StoredEmbedding = RowOf<typeof EMBEDDING>;

/** Its vector record, to be written at `version`. */
export const toRecord = (
  { ownerId: id, embedding: vector, ...place }: StoredEmbedding,
  version: number,
): VectorRecord => ({ ...place, id, version, vector });

/** Position of a walk over the embeddings of a workspace: the last one seen. */
export interface EmbeddingCursor {
  readonly model: string;
  readonly ownerId: string;
}

/** The embeddings of a workspace after `cursor`, in a fixed order, at most `limit`. */
export const listEmbeddings = (
  db: Database,
  workspaceId: string,
  cursor: EmbeddingCursor | null,
  limit: number,
): Promise<StoredEmbedding[]> =>
  db.step('embeddings.list').select(EMBEDDING.sql`select ${EMBEDDING.of()}
      from memory_embeddings indexed by memory_embeddings_by_workspace
      where workspace_id = ${workspaceId} and (model, owner_id) > (${cursor?.model ?? ''}, ${cursor?.ownerId ?? ''})
      order by model, owner_id limit ${limit}`);

/** A vector as SQL takes it: little-endian float32 as hexadecimal digits. */
export function vectorToHex(vector: Float32Array): string {
  const bytes = new Uint8Array(vector.length * 4);
  const view = new DataView(bytes.buffer);
  vector.forEach((value, i) => {
    view.setFloat32(i * 4, value, true);
  });
  return bytesToHex(bytes);
}

/** Kind of the owners whose vectors are stored, and the model that made them. */
export interface EmbeddedBy {
  readonly model: string;
  readonly owner: VectorOwner | SQL;
  /** The scope of an owner `o`. */
  readonly scope?: SQL;
  readonly now: number;
}

/**
 * The statements that store vectors beside their owners; `owners` joins as `o` each of those that a list `j` names by `ownerId`, and says what is
 * to happen on a conflict.
 */
export const insertEmbeddings = (
  db: Database,
  vectors: readonly { readonly ownerId: string; readonly vector: Float32Array }[],
  { model, owner, scope = sql`o.scope`, now: createdAt }: EmbeddedBy,
  owners: SQL,
): SqlStatement[] =>
  eachSlice(
    vectors.map(({ vector, ...row }) => ({ ...row, dimensions: vector.length, vector: vectorToHex(vector) })),
    (list) =>
      insertSelect(
        db,
        memoryEmbeddings,
        {
          ownerId: sql`j.value->>'$.ownerId'`,
          model,
          owner,
          workspaceId: sql`o.workspace_id`,
          scope,
          dimensions: sql`j.value->>'$.dimensions'`,
          embedding: sql`unhex(j.value->>'$.vector')`,
          createdAt,
        },
        sql`from json_each(${list}) as j ${owners}`,
      ),
  );
