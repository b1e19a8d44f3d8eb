/** What the tests of Vectorize work with: workspaces that nobody has used, vectors of one model, and embeddings in D1. */
import type { VectorHit, VectorIndex, VectorQuery, VectorRecord } from '../../../../src/memory/ports.ts';
import { vectorIndexFor } from '../../../../src/models/vectors/vector-indexes.ts';
import { Database } from '../../../../src/store/database.ts';
import { vectorToHex } from '../../../../src/store/vectors/embeddings.ts';
import { recentVectors } from '../../../../src/store/vectors/recent-vectors.ts';
import { testEnv } from '../service/workspace.ts';
import { rowsOf } from './databases.ts';
import { VECTORIZE_DIMENSIONS } from './vectorize-service.ts';

export const MODEL = { model: '@cf/baai/bge-m3', dimensions: VECTORIZE_DIMENSIONS };

let workspaces = 0;

/** The id of a workspace that nobody has used. */
export const newWorkspace = (): string => `ws_vectorize_${++workspaces}`;

/** A unit vector in the plane of the first two axes; the larger `turn`, the farther from the first. */
export function unit(turn = 0): Float32Array {
  const vector = new Float32Array(VECTORIZE_DIMENSIONS);
  vector[0] = Math.cos(turn);
  vector[1] = Math.sin(turn);
  return vector;
}

export const record = (id: string, fields: Partial<VectorRecord> = {}): VectorRecord => ({
  id,
  owner: 'memory',
  scope: 'mine',
  model: MODEL.model,
  version: 1,
  vector: unit(),
  ...fields,
});

export const ask = (fields: Partial<VectorQuery> = {}): VectorQuery => ({
  vector: unit(),
  model: MODEL.model,
  scopes: ['mine'],
  owners: ['memory', 'chunk', 'event'],
  topK: 10,
  ...fields,
});

export const idsOf = (hits: readonly VectorHit[]): string[] => hits.map((hit) => hit.id);

export const indexOf = (workspaceId: string): VectorIndex => vectorIndexFor(testEnv, workspaceId, MODEL);

/** The index as a search uses it. */
export const readableIndexOf = (workspaceId: string, now = Date.now()): VectorIndex =>
  vectorIndexFor(testEnv, workspaceId, MODEL, (query) =>
    recentVectors(new Database(testEnv.WORKSPACE_DB, Date.now), query, now),
  );

/** An embedding in D1, as a memory's batch or a backfill writes it. */
export const embed = (
  workspaceId: string,
  id: string,
  scope: string,
  vector: Float32Array,
  createdAt = Date.now(),
) =>
  rowsOf(
    `INSERT INTO memory_embeddings (owner_id, model, owner, workspace_id, scope, dimensions, embedding, created_at)
      VALUES (?1, ?2, 'memory', ?3, ?4, ?5, unhex(?6), ?7)
      ON CONFLICT DO UPDATE SET scope = excluded.scope, embedding = excluded.embedding, created_at = excluded.created_at
      RETURNING 1`,
    [id, MODEL.model, workspaceId, scope, VECTORIZE_DIMENSIONS, vectorToHex(vector), createdAt],
  );

export const unembed = (id: string) =>
  rowsOf('DELETE FROM memory_embeddings WHERE owner_id = ? RETURNING 1', [id]);
