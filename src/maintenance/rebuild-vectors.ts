/**
 * Rebuilds the vector index of a workspace from D1: forgets everything, then writes every embedding again, a slice at a
 * time. Recall goes on by words meanwhile. Rebuilt vectors carry version 0, the lowest: what the outbox writes or deletes
 * during the walk is newer and wins, in whatever order the two arrive.
 */
import type { VectorIndex } from '../memory/ports.ts';
import type { Database } from '../store/database.ts';
import { type EmbeddingCursor, listEmbeddings, rowToRecord } from '../store/workspace/embeddings.ts';

/** Embeddings of one slice: 500 of 384 numbers are under a megabyte as stored, some megabytes as D1 hands them over. */
const REBUILD_SLICE_EMBEDDINGS = 500;
const REBUILT_VERSION = 0;

/** Writes the next slice, after emptying the index when it is the first. Returns where to go on, or null at the end. */
export async function rebuildVectorSlice(
  db: Database,
  vectors: VectorIndex,
  workspaceId: string,
  cursor: EmbeddingCursor | null,
): Promise<EmbeddingCursor | null> {
  if (cursor === null) await vectors.clear();
  const rows = await listEmbeddings(db, workspaceId, cursor, REBUILD_SLICE_EMBEDDINGS);
  if (rows.length > 0) await vectors.upsert(rows.map((row) => rowToRecord(row, REBUILT_VERSION)));
  const last = rows.at(-1);
  return last && rows.length === REBUILD_SLICE_EMBEDDINGS
    ? { model: last.model, ownerId: last.owner_id }
    : null;
}
