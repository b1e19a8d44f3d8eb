/** A vector index that does not answer: its object loses its table, and gets it back. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { ObjectVectorIndex } from '../../../../src/models/vectors/object-vector-index.ts';
import { type TestWorkspace, testEnv } from '../service/workspace.ts';

/** The vector index of a workspace as the service uses it. */
export const vectorsOf = (workspace: TestWorkspace): ObjectVectorIndex =>
  new ObjectVectorIndex(testEnv.VECTOR_INDEX, workspace.id);

/** Makes every call to the workspace's vector index fail, until `mendVectors`. */
export const breakVectors = (workspace: TestWorkspace): Promise<void> =>
  rename(workspace, 'ALTER TABLE vectors RENAME TO vectors_lost');

/** Brings the vector index back with what it held. */
export const mendVectors = (workspace: TestWorkspace): Promise<void> =>
  rename(workspace, 'ALTER TABLE vectors_lost RENAME TO vectors');

/** The object keeps its vectors in memory: only one that was evicted looks at its table again. */
async function rename(workspace: TestWorkspace, sql: string): Promise<void> {
  const object = testEnv.VECTOR_INDEX.getByName(workspace.id);
  await runInDurableObject(object, (_, state) => {
    state.storage.sql.exec(sql);
  });
  await evictDurableObject(object);
}
