/** Makes the runs that are due: a row for each workspace that has something to do, and none for the others. */
import { sql } from 'drizzle-orm';
import { type Config, databaseAt, type Env, placementsOf } from '../env.ts';
import { randomIds } from '../lib/ids.ts';
import { DAY_MS } from '../lib/time.ts';
import { noteDimensions, servingModel, walkWorkspaces } from '../store/account/serving-models.ts';
import { awakeSince } from '../store/conversations/conversations.ts';
import { Database } from '../store/database.ts';
import { workspacesToJudge } from '../store/operations/judgements.ts';
import { workspacesWithDueWork } from '../store/operations/outbox.ts';
import { insertRuns, insertRunsWhereChanged } from '../store/operations/runs.ts';
import { workspacesWithPersonaWork } from '../store/personas/work.ts';
import { workspacesMissingVectors } from '../store/vectors/embedding-models.ts';
import { apart } from './apart.ts';
import { lastDue, type ScheduledTask } from './schedule.ts';

/** Workspaces whose runs are made by one statement. */
const PAGE_WORKSPACES = 200;
/** Workspaces of one database with work of one kind that one tick finds. */
const TICK_MAX_WORKSPACES = 1_000;
/** Memories fade although nobody writes: a store at rest is consolidated once a day. */
const CONSOLIDATED_ANYWAY_MS = DAY_MS;

/** An alarm is lost so rarely that a day more does not matter; most conversations that are awake are being talked in. */
const AWAKE_FOR_LONG_MS = DAY_MS;

/** Makes what is due at `now`. Safe to repeat and to overlap: the database keeps one run for each task and moment. */
export async function makeDueRuns(env: Env, config: Config, accountDb: Database, now: number): Promise<void> {
  await makeRunsOfAll(env, config, accountDb, now);
  for (const placement of placementsOf(env)) {
    const binding = databaseAt(env, placement);
    if (binding)
      await apart(placement, () => makeRunsOfWork(new Database(binding, () => now), env, config, now));
  }
}

/** Tasks that every workspace has to do from time to time. */
async function makeRunsOfAll(env: Env, config: Config, accountDb: Database, now: number): Promise<void> {
  const ids = randomIds(() => now);
  const toRun = (workspaceId: string) => ({ id: ids.next('run'), workspaceId });
  const { embedder } = config.models;
  for (let after = ''; ; ) {
    const page = await walkWorkspaces(accountDb, after, PAGE_WORKSPACES);
    // While the configuration tells how long they are: of the model that it names next it tells nothing of this one.
    const unmeasured = page.filter(
      ({ embeddingModel, embeddingDimensions }) =>
        embeddingModel === embedder.model && embeddingDimensions !== embedder.dimensions,
    );
    if (unmeasured.length > 0 && embedder.dimensions !== null) {
      const workspaceIds = unmeasured.map(({ id }) => id);
      await noteDimensions(accountDb, workspaceIds, embedder);
    }
    for (const [placement, own] of Map.groupBy(page, (workspace) => workspace.placement)) {
      const binding = databaseAt(env, placement);
      if (!binding) continue;
      const db = new Database(binding, () => now);
      const behind = own.filter((workspace) => servingModel(workspace).model !== embedder.model);
      const all = own.map(({ id }) => id);
      const makeRuns = () =>
        db.write('runs.make', [
          insertRunsWhereChanged(
            db,
            'consolidation',
            lastDue('consolidation', now),
            all.map(toRun),
            now - CONSOLIDATED_ANYWAY_MS,
          ),
          insertRuns(db, 'retention', lastDue('retention', now), all.map(toRun)),
          insertRuns(db, 'idle_sweep', lastDue('idle_sweep', now), all.map(toRun), {
            when: awakeSince(sql`workspace`, now - AWAKE_FOR_LONG_MS),
          }),
          insertRuns(
            db,
            'embedding_backfill',
            lastDue('embedding_backfill', now),
            behind.map(({ id }) => toRun(id)),
          ),
        ]);
      await apart(placement, makeRuns);
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_WORKSPACES) return;
    after = last.id;
  }
}

/** Tasks of the workspaces of one database that have left something to do. */
async function makeRunsOfWork(db: Database, env: Env, config: Config, now: number): Promise<void> {
  const ids = randomIds(() => now);
  const limit = TICK_MAX_WORKSPACES;
  const found: Partial<Record<ScheduledTask, string[]>> = {
    outbox: await workspacesWithDueWork(db, now, limit),
    embedding_backfill: await workspacesMissingVectors(db, now, limit),
    persona_apply: await workspacesWithPersonaWork(db, { files: env.FILES !== undefined, limit }),
    judge_shared: config.models.language === null ? [] : await workspacesToJudge(db, limit),
  };
  await db.write(
    'runs.make',
    Object.entries(found).map(([task, workspaceIds]) =>
      insertRuns(
        db,
        task as ScheduledTask,
        lastDue(task as ScheduledTask, now),
        workspaceIds.map((workspaceId) => ({ id: ids.next('run'), workspaceId })),
      ),
    ),
  );
}
