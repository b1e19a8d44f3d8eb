/** The other Worker, and the key that its bindings to the service name. */
import { env } from 'cloudflare:workers';
import { forgetKeysOf } from '../../../../src/http/middleware/authenticate.ts';
import { BOUND_KEY_ID } from '../../../support/rpc/bound-key.ts';
import type { OtherWorker } from '../../../support/rpc/other-worker.ts';
import { makeKey, type Role } from './keys.ts';
import { type TestWorkspace, testEnv } from './workspace.ts';

type Methods = Pick<
  OtherWorker,
  'strata' | 'memory' | 'refusal' | 'deleteProfile' | 'example' | 'document' | 'keyless'
>;

/** What tests have it call. */
export const otherWorker = (env as unknown as { readonly OTHER_WORKER: Methods }).OTHER_WORKER;

/** Gives its bindings a key of a workspace, in the place of the one that they had. */
export async function bindOtherWorker(workspace: TestWorkspace, role: Role): Promise<void> {
  const db = testEnv.ACCOUNT_DB;
  const { id } = await makeKey(workspace, role);
  const [before] = await db.batch<{ workspace_id: string }>([
    db.prepare('DELETE FROM api_keys WHERE id = ?1 RETURNING workspace_id').bind(BOUND_KEY_ID),
    db.prepare('UPDATE api_keys SET id = ?1 WHERE id = ?2').bind(BOUND_KEY_ID, id),
  ]);
  // As a key that is revoked is forgotten.
  for (const { workspace_id } of before?.results ?? []) forgetKeysOf(workspace_id);
}
