/**
 * Rebuilds a vector index of a workspace from D1: forgets what the index can forget, then writes every embedding again, a
 * slice at a time. Recall goes on meanwhile, by words or with the vectors that are still there. Rebuilt vectors carry version
 * 0, the lowest: what the outbox writes or deletes during the walk is newer and wins. An index without versions takes whatever
 * comes last, so each slice looks into D1 again and puts right what has changed under it.
 */
import type { VectorIndex } from '../../memory/ports.ts';
import type { Database } from '../../store/database.ts';
import {
  type EmbeddingCursor,
  listEmbeddings,
  type StoredEmbedding,
  toRecord,
} from '../../store/vectors/embeddings.ts';

/** Embeddings of one slice: 250 of 1,024 numbers are a megabyte as stored, some four as D1 hands them over. */
const REBUILD_SLICE_EMBEDDINGS = 250;
const REBUILT_VERSION = 0;
/** A slice that still changes after so many looks is left to a later attempt; one look finds nothing as a rule. */
const LOOKS_MAX = 5;

/**
 * Writes the next slice of a model's vectors to the index that holds them, after emptying it when the slice is the first.
 * Returns how many they are, and where to go on: null at the end.
 */
export async function rebuildVectorSlice(
  db: Database,
  vectors: VectorIndex,
  workspaceId: string,
  cursor: EmbeddingCursor | null,
  model: string,
): Promise<{ readonly vectors: number; readonly after: EmbeddingCursor | null }> {
  const from = cursor ?? { model, ownerId: '' };
  const read = () => readSlice(db, workspaceId, model, from);
  if (cursor === null) await vectors.clear();
  let slice = await read();
  let due = slice;
  let isLast = !isFull(slice);
  for (let looks = 0; due.length > 0; looks++) {
    if (looks === LOOKS_MAX) throw new Error('embeddings change faster than they are written');
    await vectors.upsert(due.map((row) => toRecord(row, REBUILT_VERSION)));
    const now = await read();
    const { gone, changed, kept } = compareSlices(slice, now);
    if (gone.length > 0)
      await vectors.delete(gone.map((row) => ({ id: row.ownerId, version: REBUILT_VERSION })));
    isLast &&= !isFull(now);
    slice = kept;
    due = changed;
  }
  return { vectors: slice.length, after: isLast ? null : (cursorOf(slice.at(-1)) ?? from) };
}

async function readSlice(
  db: Database,
  workspaceId: string,
  model: string,
  from: EmbeddingCursor,
): Promise<StoredEmbedding[]> {
  const rows = await listEmbeddings(db, workspaceId, from, REBUILD_SLICE_EMBEDDINGS);
  return rows.filter((row) => row.model === model);
}

const isFull = (slice: readonly StoredEmbedding[]): boolean => slice.length >= REBUILD_SLICE_EMBEDDINGS;

/**
 * Compares the rows that were written with those of now: deleted, changed, or kept, which those that changed are too, as they
 * are now. Rows that new ones have pushed out of the second look are none of these; the next slice writes them again.
 */
function compareSlices(written: readonly StoredEmbedding[], now: readonly StoredEmbedding[]) {
  const end = isFull(now) ? now.at(-1) : undefined;
  const seen = end ? written.filter((row) => row.ownerId <= end.ownerId) : written;
  const byKey = new Map(now.map((row) => [row.ownerId, row]));
  const pairs = seen.map((row) => [row, byKey.get(row.ownerId)] as const);
  return {
    gone: pairs.flatMap(([row, current]) => (current ? [] : [row])),
    kept: pairs.flatMap(([, current]) => current ?? []),
    changed: pairs.flatMap(([row, current]) => (current && !isSame(row, current) ? [current] : [])),
  };
}

const cursorOf = (row: StoredEmbedding | undefined): EmbeddingCursor | null =>
  row ? { model: row.model, ownerId: row.ownerId } : null;

const isSame = (a: StoredEmbedding, b: StoredEmbedding): boolean =>
  a.scope === b.scope &&
  a.embedding.length === b.embedding.length &&
  a.embedding.every((value, i) => value === b.embedding[i]);
