/**
 * The counts of runs against what really changed. An operator reads them to learn what a night has removed: too few hide a loss,
 * too many make one up. Workers die after any of their round trips, and two work on one run at once.
 */
import { describe, expect, it } from 'vitest';
import { personaFolder } from '../../../src/maintenance/personas/persona-files.ts';
import type { Run, TaskName, TaskStats } from '../../../src/memory/lifetime/maintenance.ts';
import { random } from '../../support/random.ts';
import { DAY_MS, HOUR_MS, type Planted, plant, standing } from '../support/scenes/consolidation.ts';
import { dyingAfter } from '../support/scenes/erasure-failure.ts';
import { makeRun, nextSlice, runOf, runTask } from '../support/scenes/maintenance.ts';
import { createWorkspace, type TestWorkspace, testEnv } from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';
import { breakVectors, vectorsOf } from '../support/storage/vector-failure.ts';

/** A store with work for a task, and what of that has been done in it. */
interface Scene {
  readonly settings?: Record<string, unknown>;
  plant(workspace: TestWorkspace): Promise<unknown>;
  changed(workspace: TestWorkspace): Promise<TaskStats>;
  /** A worker dies after each so many of its round trips, and in another run of the tests perhaps after those between. */
  readonly every?: number;
  /** Once all is done. */
  readonly expected: TaskStats;
}

const numbered = (what: string, n: number, more: Partial<Planted> = {}): Planted[] =>
  Array.from({ length: n }, (_, i) => ({ content: `Ana has ${what} number ${i} in the cellar.`, ...more }));

const count = async (query: string, { id }: TestWorkspace): Promise<number> =>
  (await rowsOf<{ n: number }>(query, [id]))[0]?.n ?? 0;

const oweVectors = (workspace: TestWorkspace, ids: readonly string[], attempts = 0) =>
  rowsOf(
    `INSERT INTO outbox_jobs (workspace_id, kind, target_id, attempts, run_after, created_at)
      SELECT ?1, 'vector_upsert', value, ?3, 1, 1 FROM json_each(?2) RETURNING 1`,
    [workspace.id, JSON.stringify(ids), attempts],
  );

const filesOf = async ({ id }: TestWorkspace) =>
  (await testEnv.FILES?.list({ prefix: personaFolder(id) }))?.objects ?? [];

/** Two personas with edited files, of which one cannot be read, a file beside them, and two turns that were not applied. */
async function plantPersona(workspace: TestWorkspace): Promise<void> {
  for (const name of ['Max', 'Mia']) await workspace.call('PUT', `/v1/personas/${name}`, { name });
  await runTask(workspace, 'persona_apply', () => Date.now() - HOUR_MS);
  for (const { key } of await filesOf(workspace)) {
    const text = (await (await testEnv.FILES?.get(key))?.text()) ?? '';
    await testEnv.FILES?.put(key, text.includes('Max') ? '# Hello' : `${text}\n## Tone\n\nconcise\n`);
  }
  await testEnv.FILES?.put(`${personaFolder(workspace.id)}notes.md`, 'mine');
  for (const [turn, field, value] of [
    ['t1', 'address', 'Ivy'],
    ['t2', 'language', 'fr'],
  ])
    await rowsOf(
      `INSERT INTO persona_candidates (id, workspace_id, persona_id, conversation_id, turn_id, field, value, decision, reason,
          confidence, created_at)
        SELECT 'pcd_' || ?1 || ?2, ?1, id, 'conv', ?2, ?3, ?4, 'accepted', 'explicit_directive', 1, 1
        FROM persona_profiles WHERE workspace_id = ?1 AND name = 'Max' RETURNING 1`,
      [workspace.id, turn, field, value],
    );
}

const SCENES: Readonly<Partial<Record<TaskName, Scene>>> = {
  consolidation: {
    plant: async (workspace) => {
      const faded = { lifetime: 'short_term', accessedAt: Date.now() - 90 * DAY_MS } as const;
      const needed = {
        lifetime: 'short_term',
        importance: 0.8,
        accessCount: 9,
        accessedAt: Date.now(),
      } as const;
      await plant(workspace, [
        ...numbered('crate', 5),
        ...numbered('faded crate', 3, faded),
        ...numbered('favourite crate', 2, needed),
        { content: 'Ana has crate number 1, in cellar' },
        { content: 'Ana has crate number 2, in cellar' },
      ]);
    },
    changed: async (workspace) => {
      const all = [...(await standing(workspace)).values()];
      return {
        memories_merged: all.filter(({ status }) => status === 'superseded').length,
        memories_promoted: all.filter(
          (memory) => /favourite/.test(memory.content) && memory.lifetime === 'long_term',
        ).length,
        memories_pruned: all.filter(({ status }) => status === 'deleted').length,
      };
    },
    expected: { memories_merged: 2, memories_promoted: 2, memories_pruned: 3 },
  },
  retention: {
    plant: async (workspace) => {
      await plant(workspace, numbered('barrel', 6));
      await plant(
        workspace,
        numbered('old barrel', 4, { expiresAt: Date.now() - 40 * DAY_MS, createdAt: 1 }),
      );
      await rowsOf(
        `INSERT INTO maintenance_runs (id, workspace_id, task, due_at, status, finished_at)
          VALUES ('run_old' || ?1, ?1, 'outbox', 1, 'done', 1) RETURNING 1`,
        [workspace.id],
      );
    },
    changed: async (workspace) => ({
      runs_removed:
        1 -
        (await count(
          `SELECT count(*) AS n FROM maintenance_runs WHERE workspace_id = ? AND due_at = 1`,
          workspace,
        )),
      memories_removed:
        10 - (await count('SELECT count(*) AS n FROM memories WHERE workspace_id = ?', workspace)),
    }),
    expected: { runs_removed: 1, memories_removed: 4 },
  },
  outbox: {
    plant: async (workspace) => oweVectors(workspace, await plant(workspace, numbered('jar', 5))),
    changed: async (workspace) => ({
      jobs_done: 5 - (await count('SELECT count(*) AS n FROM outbox_jobs WHERE workspace_id = ?', workspace)),
    }),
    expected: { jobs_done: 5 },
  },
  persona_apply: {
    settings: { persona_file_mode: 'import_export' },
    every: 2,
    plant: plantPersona,
    changed: async (workspace) => ({
      turns_applied: await count(
        'SELECT count(DISTINCT turn_id) AS n FROM persona_candidates WHERE workspace_id = ? AND applied_at IS NOT NULL',
        workspace,
      ),
      files_imported: await count(
        `SELECT count(*) AS n FROM persona_revisions WHERE workspace_id = ? AND reason = 'import'`,
        workspace,
      ),
      files_refused: (await filesOf(workspace)).filter(({ key }) => key.endsWith('.refused')).length,
      files_unknown: 1,
      files_exported: 2,
    }),
    expected: { turns_applied: 2, files_imported: 1, files_refused: 1, files_unknown: 1, files_exported: 2 },
  },
  vector_rebuild: {
    plant: (workspace) => plant(workspace, numbered('bottle', 7)),
    changed: async (workspace) => ({ vectors_written: await vectorsOf(workspace).count() }),
    expected: { vectors_written: 7 },
  },
};
const TABLE = Object.entries(SCENES) as [TaskName, Scene][];

const sceneOf = async ({ settings = {}, plant }: Scene): Promise<TestWorkspace> => {
  const workspace = await createWorkspace({ settings });
  await plant(workspace);
  return workspace;
};

/** Works a run off, whatever it waits for. */
async function finish(workspace: TestWorkspace, id: string): Promise<Run> {
  let now = Date.now() + 3 * HOUR_MS;
  for (let inMs = 0; ; ) {
    now += inMs;
    const next = await nextSlice(workspace, id, () => now);
    if (next === null) return runOf(workspace, id);
    inMs = next;
  }
}

describe('the counts of a run', () => {
  it.each(TABLE)(
    'of %s tell what changed, after whichever of its round trips a worker dies',
    async (task, scene) => {
      let deaths = 0;
      const { every = 1 } = scene;
      for (let trips = 1 + random().int(every), died = true; died; trips += every) {
        const workspace = await sceneOf(scene);
        const { id } = await makeRun(workspace, task);
        ({ died } = await dyingAfter(trips, () => nextSlice(workspace, id)));
        if (died) deaths++;
        const run = await finish(workspace, id);
        expect(run).toMatchObject({ id, status: 'done', stats: scene.expected });
        expect(run.stats).toEqual(await scene.changed(workspace));
      }
      expect(deaths).toBeGreaterThan(1);
    },
  );

  it.each(TABLE)('of %s tell what changed when two work on it at once', async (task, scene) => {
    const workspace = await sceneOf(scene);
    const { id } = await makeRun(workspace, task);
    // To the second one the lease of the first has run out.
    const later = () => Date.now() + HOUR_MS;
    await Promise.all([
      nextSlice(workspace, id),
      nextSlice(workspace, id, later),
      nextSlice(workspace, id, later),
    ]);
    const run = await finish(workspace, id);
    const { files_exported: written = 0, files_refused: refused = 0, ...stats } = run.stats;
    const { files_exported, files_refused, ...changed } = await scene.changed(workspace);
    expect(stats).toEqual(changed);
    // A bucket has no transactions: a file may be written twice, and then that is counted.
    expect(written).toBeGreaterThanOrEqual(files_exported ?? 0);
    expect(refused).toBeGreaterThanOrEqual(files_refused ?? 0);
  });

  it('of the outbox tell apart what is tried again and what was given up', async () => {
    const workspace = await createWorkspace();
    const [first = '', ...rest] = await plant(workspace, numbered('jar', 3));
    await oweVectors(workspace, [first], 9);
    await oweVectors(workspace, rest);
    await breakVectors(workspace);
    expect((await runTask(workspace, 'outbox')).stats).toEqual({ jobs_postponed: 2, jobs_parked: 1 });
  });
});
