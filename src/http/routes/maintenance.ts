/** Maintenance of a workspace (admin): what ran and what came of it, a run by hand, and the answer to a run that asks. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, ok, type Result } from '../../lib/result.ts';
import { conflict, type MemoryError, notFound } from '../../memory/errors.ts';
import {
  nextTryAt,
  RUN_COUNTS,
  RUN_STATUSES,
  type Run,
  TASK_NAMES,
} from '../../memory/lifetime/maintenance.ts';
import type { Database } from '../../store/database.ts';
import {
  cancelRun,
  confirmRun,
  findScopeOwners,
  listRuns,
  requestRun,
  type Settled,
} from '../../store/operations/runs.ts';
import type { AppEnv } from '../context.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { isoTimeOrNull } from '../schemas.ts';
import { toWire, type Wire } from '../wire.ts';

const Task = z.enum(TASK_NAMES).openapi({
  description:
    '`outbox`: what writes owe to other stores. `embedding_backfill`: missing vectors, a change of model. `consolidation`: scores, promotes, merges, prunes. `retention`: what is past its window. `persona_apply`: directives that no turn applied, persona files. `judge_shared`: shared texts that a model has still to judge. `vector_rebuild`: the vector indexes, from the database.',
});

/** The counts of all tasks in words, for the page of the API. */
const COUNTS_IN_WORDS = TASK_NAMES.map((task) => {
  const counts = Object.entries(RUN_COUNTS[task]).map(([name, words]) => `\`${name}\` (${words})`);
  return `\`${task}\`: ${counts.join(', ')}.`;
}).join(' ');

const OwnerAnswer = z.object({
  tier: z.string(),
  visibility: z.string(),
  user_id: z.string().nullable(),
  channel_id: z.string().nullable(),
  conversation_id: z.string().nullable(),
});

const toOwner = toWire(OwnerAnswer);

const AskedScopeAnswer = z.object({
  scope: z.string().nullable().openapi({ description: 'A token; null for the whole workspace.' }),
  owner: OwnerAnswer.nullable().openapi({
    description: 'Owner of the scope; null for the whole workspace, and once nothing is left in it.',
  }),
  what: z.enum(['memories', 'events']),
  would_remove: z.int(),
  of: z.int().openapi({ description: 'Memories that it has.' }),
  removed: z.int().openapi({ description: 'Memories of it that are gone since the confirmation.' }),
});

const RunAnswer = z
  .object({
    id: z.string(),
    task: Task,
    status: z.enum(RUN_STATUSES).openapi({
      description:
        '`due`: nobody has begun. `running`: a slice is worked on, or the next one waits (`next_try_at`). `needs_confirmation`: it would remove much of a scope and waits for `confirm` or `cancel`. `done`. `failed`: given up after six attempts, or cancelled; the next run that is due begins anew.',
    }),
    due_at: z
      .string()
      .openapi({ description: 'The moment that it takes for now; what was missed before it is one run.' }),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
    confirmed_at: z
      .string()
      .nullable()
      .openapi({ description: 'Time at which somebody agreed to `scopes`.' }),
    attempts: z.int().openapi({ description: 'Slices that were begun since one succeeded.' }),
    stats: z.record(z.string(), z.number()).openapi({
      description: `Counts of its work so far, updated with each change; a count that is not there is 0. ${COUNTS_IN_WORDS}`,
    }),
    error: z.string().nullable().openapi({
      description: 'The reason why its last slice or all of it failed, or that it was cancelled.',
    }),
    next_try_at: z.string().nullable().openapi({
      description:
        'Time at which a run that waits goes on: after a failure, or for another store. Of a slice that is worked on, the end of its lease, five minutes after it began: when that is past, its worker died, and the next tick of cron takes it up.',
    }),
    reason: z.string().nullable().openapi({ description: 'The question that it wants confirmed, in words.' }),
    scopes: z.array(AskedScopeAnswer).openapi({
      description:
        'Scopes that it wants, or wanted, confirmed: those that lose most, 20 at most. A confirmation holds for these, each up to `would_remove`; for anything else the run asks again.',
    }),
    scopes_left_out: z
      .object({ scopes: z.int(), would_remove: z.int() })
      .nullable()
      .openapi({ description: 'More scopes that a confirmation does not cover; null without any.' }),
  })
  .openapi('MaintenanceRun');

type RunAnswer = Wire<typeof RunAnswer>;

/** Runs as they are answered. What they asked about is told with its owners, which no run keeps. */
async function toAnswers(db: Database, runs: readonly Run[]): Promise<RunAnswer[]> {
  const scopes = runs.flatMap(({ asked }) => asked?.scopes ?? []).flatMap(({ scope }) => scope ?? []);
  const owners = await findScopeOwners(db, runs[0]?.workspaceId ?? '', scopes);
  const ownerOf = (scope: string | null) => {
    const owner = owners.get(scope ?? '');
    return owner ? toOwner(owner) : null;
  };
  const toAnswer = toWire(RunAnswer, (run: Run) => ({
    error: run.status === 'needs_confirmation' ? null : run.error,
    next_try_at: isoTimeOrNull(nextTryAt(run)),
    reason: run.status === 'needs_confirmation' ? run.error : null,
    scopes: (run.asked?.scopes ?? []).map(({ wouldRemove, ...scope }) => ({
      ...scope,
      would_remove: wouldRemove,
      owner: ownerOf(scope.scope),
    })),
    scopes_left_out: run.asked?.leftOut.scopes
      ? { scopes: run.asked.leftOut.scopes, would_remove: run.asked.leftOut.wouldRemove }
      : null,
  }));
  return runs.map(toAnswer);
}

async function answer(db: Database, run: Run): Promise<RunAnswer> {
  const [only] = await toAnswers(db, [run]);
  if (only === undefined) throw new Error('a run has an answer');
  return only;
}

const RunFilter = PageQuery.extend({ task: Task.optional(), status: z.enum(RUN_STATUSES).optional() });

/** Has the queue go on with a run. */
const goOn = (c: Context<AppEnv>, { id: runId }: Run) => {
  const { id: workspaceId, placement } = c.var.services.workspace;
  return c.env.JOBS.send({ task: 'run', runId, workspaceId, placement });
};

/** The run that a call has settled, if it waited for that. */
function settledRun(settled: Settled | null): Result<Run, MemoryError> {
  if (settled === null) return err(notFound('run'));
  const { isSettled, run } = settled;
  return isSettled
    ? ok(run)
    : err(conflict('run_not_waiting', `this run is ${run.status} and waits for nobody`));
}

const route = routesOf('maintenance');

export const maintenanceRoutes = [
  route('GET /v1/maintenance/runs', {
    role: 'admin',
    summary: 'Runs of maintenance, newest first (admin)',
    query: RunFilter,
    needs: { page: askedPage },
    answers: { 200: json(listOf(RunAnswer), 'Runs') },
    handler: async (c, { page, query: { task, status } }) => {
      const { db, workspace } = c.var.services;
      const runs = await listRuns(db, workspace.id, { task, status }, page);
      return ok(toList(page, { ...runs, data: await toAnswers(db, runs.data) }, (run) => run));
    },
  }),

  route('POST /v1/maintenance/runs/{id}/confirm', {
    role: 'admin',
    summary: 'Let a run remove what it shows in `scopes` (admin)',
    answers: { 200: json(RunAnswer, 'The run') },
    handler: async (c, { params: { id } }) => {
      const { db, workspace } = c.var.services;
      const run = settledRun(await confirmRun(db, workspace.id, id, c.var.now()));
      if (!run.ok) return run;
      await goOn(c, run.value);
      return ok(await answer(db, run.value));
    },
  }),

  route('POST /v1/maintenance/runs/{id}/cancel', {
    role: 'admin',
    summary: 'End a run that waits for confirmation, without that removal (admin)',
    answers: { 200: json(RunAnswer, 'The run') },
    handler: async (c, { params: { id } }) => {
      const { db, workspace } = c.var.services;
      const run = settledRun(await cancelRun(db, workspace.id, id, c.var.now()));
      return run.ok ? ok(await answer(db, run.value)) : run;
    },
  }),

  route('POST /v1/maintenance/{task}', {
    role: 'admin',
    summary: 'Run a maintenance task now (admin)',
    params: { task: Task },
    answers: { 202: json(RunAnswer, 'The run, made now or still open from before') },
    handler: async (c, { params: { task } }) => {
      const { db, workspace } = c.var.services;
      const now = c.var.now();
      const run = await requestRun(db, { id: c.var.ids.next('run'), workspaceId: workspace.id, task, now });
      const isFree = run.status === 'due' || (run.status === 'running' && (run.leaseUntil ?? 0) <= now);
      if (isFree) await goOn(c, run);
      return ok(await answer(db, run));
    },
  }),
];
