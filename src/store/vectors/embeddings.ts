/** Embeddings as D1 keeps them: the truth that the vector index is rebuilt from. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { sql } from 'drizzle-orm';
import type { VectorOwner, VectorRecord } from '../../memory/ports.ts';
import type { Database } from '../database.ts';

/** A stored embedding, as it stands beside other columns of a row. D1 hands BLOBs over as arrays of numbers. */
export interface EmbeddingRow {
  readonly owner_id: string;
  readonly owner: VectorOwner;
  readonly scope: string;
  readonly model: string;
  readonly embedding: ArrayBuffer | readonly number[];
}

/** The vector record of a stored embedding, to be written at `version`. */
export function rowToRecord(row: EmbeddingRow, version: number): VectorRecord {
  const bytes =
    row.embedding instanceof ArrayBuffer ? new Uint8Array(row.embedding) : Uint8Array.from(row.embedding);
  const view = new DataView(bytes.buffer);
  const vector = Float32Array.from({ length: bytes.length / 4 }, (_, i) => view.getFloat32(i * 4, true));
  return { id: row.owner_id, owner: row.owner, scope: row.scope, model: row.model, version, vector };
}

/** Where a walk over the embeddings of a workspace stands: the last one seen. */
export interface EmbeddingCursor {
  readonly model: string;
  readonly ownerId: string;
}

/** The embeddings of a workspace after `cursor`, in a fixed order, at most `limit`. */
export async function listEmbeddings(
  db: Database,
  workspaceId: string,
  cursor: EmbeddingCursor | null,
  limit: number,
): Promise<EmbeddingRow[]> {
  const [rows] = await db.batch('embeddings.list', [
    db.select<EmbeddingRow>(sql`select owner_id, owner, scope, model, embedding
      from memory_embeddings indexed by memory_embeddings_by_workspace
      where workspace_id = ${workspaceId} and (model, owner_id) > (${cursor?.model ?? ''}, ${cursor?.ownerId ?? ''})
      order by model, owner_id limit ${limit}`),
  ]);
  return rows;
}

/** A vector as SQL takes it: little-endian float32 as hexadecimal digits. */
export function vectorToHex(vector: Float32Array): string {
  const bytes = new Uint8Array(vector.length * 4);
  const view = new DataView(bytes.buffer);
  vector.forEach((value, i) => {
    view.setFloat32(i * 4, value, true);
  });
  return bytesToHex(bytes);
}
