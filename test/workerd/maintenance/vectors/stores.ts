/** Stores with vectors of one model, and the change to another. */
import { inject } from 'vitest';
import { sweep } from '../../../../src/maintenance/sweep.ts';
import { INLINE_MODEL } from '../../../../src/memory/types.ts';
import { plant } from '../../support/scenes/consolidation.ts';
import { runsOf, runTask } from '../../support/scenes/maintenance.ts';
import { createWorkspace, type TestWorkspace, testEnv } from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

/** Memories of the store: `MEMORIES=5000 npm test -- test/workerd/maintenance/vectors/model-switch.test.ts` measures a large one. */
export const MEMORIES = inject('memories') ?? 120;

export const WITHOUT_LAG = '@cf/baai/bge-base-en-v1.5';

export const HALF_HOUR_MS = 30 * 60 * 1000;

export const sentence = (i: number): string => `Marlo${i} keeps boat quill${i} at pier ${i}.`;

/** Words of the sentence but for what it is about: near for any embedder. */
export const question = (i: number): string => `Marlo${i} boat quill${i} pier?`;

export async function find(workspace: TestWorkspace, query: string) {
  const { body } = await workspace.call<{
    results: { id: string; parts: Record<string, number> }[];
    degraded: string[];
  }>('POST', '/v1/search', { query, user_id: 'ana', sources: ['memories'] });
  return { ids: body.results.map(({ id }) => id), degraded: body.degraded };
}

export interface Store {
  readonly workspace: TestWorkspace;
  readonly ids: readonly string[];
  /** What only the vector of a memory answers. */
  question(i: number): string;
}

/** A store whose memories no word finds: what is found was found by its vector. */
export async function store(): Promise<Store> {
  const workspace = await createWorkspace();
  const ids = await plant(
    workspace,
    Array.from({ length: MEMORIES }, (_, i) => ({ content: sentence(i) })),
  );
  await runTask(workspace, 'vector_rebuild');
  return { workspace, ids, question };
}

/** The open backfill of a workspace, as cron makes it. */
export async function backfill(workspace: TestWorkspace, now: number): Promise<string> {
  await sweep(testEnv, now);
  const run = (await runsOf(workspace)).find(
    ({ task, status }) => task === 'embedding_backfill' && status === 'due',
  );
  if (run === undefined) throw new Error('cron made no backfill');
  return run.id;
}

export const servedBy = async ({ id }: TestWorkspace) =>
  (
    await rowsOf<{ model: string | null }>(
      'SELECT embedding_model AS model FROM workspaces WHERE id = ?',
      [id],
      testEnv.ACCOUNT_DB,
    )
  )[0]?.model ?? INLINE_MODEL;

/** Changes the row of a workspace beside the service. */
export const account = (update: string, { id }: TestWorkspace) =>
  rowsOf(`${update} WHERE id = ? RETURNING 1`, [id], testEnv.ACCOUNT_DB);

export const vectorsBy = async ({ id }: TestWorkspace): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await rowsOf<{ model: string; n: number }>(
        'SELECT model, count(*) AS n FROM memory_embeddings WHERE workspace_id = ? GROUP BY model',
        [id],
      )
    ).map(({ model, n }) => [model, n]),
  );
