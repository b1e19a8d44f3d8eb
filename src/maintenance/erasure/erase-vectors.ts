/**
 * The vectors of a workspace that is erased. Objects are emptied, storage and all; what Vectorize holds beside others' is
 * deleted id by id (`eraseSharedVectors`), since nothing empties a namespace.
 */
import type { Env } from '../../env.ts';
import { INLINE } from '../../memory/types.ts';
import { vectorObjectName } from '../../models/vectors/object-vector-index.ts';
import { vectorIndexFor, vectorStorageOf } from '../../models/vectors/vector-indexes.ts';
import type { Database } from '../../store/database.ts';
import { selectModels } from '../../store/vectors/embedding-models.ts';
import type { ModelSize } from '../vectors/drain-vectors.ts';

/** Empties the objects that hold vectors of a workspace. Throws when one does not answer. */
export async function eraseVectorsOf(env: Env, db: Database, workspaceId: string): Promise<void> {
  for (const size of await modelsOf(db, workspaceId)) {
    const storage = vectorStorageOf(env, size);
    if (storage.kind === 'object') await eraseObject(env, workspaceId, storage.model);
  }
}

/**
 * Takes vectors of a retired model out of its index. An object goes as a whole: tombstones would outlive the model, and keep
 * its vectors out if it came back.
 */
export async function removeRetired(
  env: Env,
  workspaceId: string,
  size: ModelSize,
  ownerIds: readonly string[],
): Promise<void> {
  const storage = vectorStorageOf(env, size);
  if (storage.kind === 'object') await eraseObject(env, workspaceId, storage.model);
  else await vectorIndexFor(env, workspaceId, size).delete(ownerIds.map((id) => ({ id, version: 0 })));
}

const eraseObject = (env: Env, workspaceId: string, model: string | null): Promise<void> =>
  env.VECTOR_INDEX.getByName(vectorObjectName(workspaceId, model)).erase();

/** The models whose vectors stand beside those of other workspaces, in one index. */
export async function modelsInShared(env: Env, db: Database, workspaceId: string): Promise<ModelSize[]> {
  const sizes = await modelsOf(db, workspaceId);
  return sizes.filter((size) => vectorStorageOf(env, size).kind === 'vectorize');
}

async function modelsOf(db: Database, workspaceId: string): Promise<ModelSize[]> {
  const [models] = await db.batch('erasure.models', [selectModels(db, workspaceId)]);
  return [INLINE, ...models];
}
