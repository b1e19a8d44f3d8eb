/** Maintenance of a workspace (admin): what ran and what came of it, a run by hand, and the answer to a run that asks. */
import { createRoute, z } from '@hono/zod-openapi';
import { conflict, notFound } from '../../memory/errors.ts';
import {
  nextTryAt,
  RUN_COUNTS,
  RUN_STATUSES,
  type Run,
  TASK_NAMES,
} from '../../memory/lifetime/maintenance.ts';
import type { Database } from '../../store/database.ts';
import { cancelRun, confirmRun, listRuns, requestRun, type Settled } from '../../store/operations/runs.ts';
import { findScopeOwners, type ScopeOwner } from '../../store/operations/scope-owners.ts';
import { createRouter } from '../context.ts';
import { allow } from '../middleware/authenticate.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { problem } from '../problem.ts';
import {
  IdempotencyHeader,
  IdParam,
  isoTime,
  isoTimeOrNull,
  jsonAnswer,
  problemAnswers,
} from '../schemas.ts';

const Task = z.enum(TASK_NAMES).openapi({
  description:
    '`outbox`: what writes owe to other stores. `embedding_backfill`: missing vectors, a change of model. `consolidation`: scores, promotes, merges, prunes. `retention`: what is past its window. `persona_apply`: directives that no turn applied, persona files. `vector_rebuild`: the vector indexes, from the database.',
});

/** The counts of all tasks in words, for the page of the API. */
const COUNTS_IN_WORDS = TASK_NAMES.map((task) => {
  const counts = Object.entries(RUN_COUNTS[task]).map(([name, words]) => `\`${name}\` (${words})`);
  return `\`${task}\`: ${counts.join(', ')}.`;
}).join(' ');

const AskedScopeAnswer = z.object({
  scope: z.string().nullable().openapi({ description: 'A token; null for the whole workspace.' }),
  owner: z
    .object({
      tier: z.string(),
      visibility: z.string(),
      user_id: z.string().nullable(),
      channel_id: z.string().nullable(),
      conversation_id: z.string().nullable(),
    })
    .nullable()
    .openapi({
      description: 'Whose the scope is; null for the whole workspace, and once nothing is left in it.',
    }),
  what: z.enum(['memories', 'events']),
  would_remove: z.int(),
  of: z.int().openapi({ description: 'How many it has.' }),
  removed: z.int().openapi({ description: 'How many of them are gone since the confirmation.' }),
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
    confirmed_at: z.string().nullable().openapi({ description: 'When somebody agreed to `scopes`.' }),
    attempts: z.int().openapi({ description: 'Slices that were begun since one succeeded.' }),
    stats: z.record(z.string(), z.number()).openapi({
      description: `What it has done so far, counted with each change; a count that is not there is 0. ${COUNTS_IN_WORDS}`,
    }),
    error: z
      .string()
      .nullable()
      .openapi({ description: 'Why its last slice or all of it failed, or that it was cancelled.' }),
    next_try_at: z.string().nullable().openapi({
      description:
        'When a run that waits goes on: after a failure, or for another store. Of a slice that is worked on, the end of its lease, five minutes after it began: when that is past, its worker died, and the next tick of cron takes it up.',
    }),
    reason: z.string().nullable().openapi({ description: 'What it wants confirmed, in words.' }),
    scopes: z.array(AskedScopeAnswer).openapi({
      description:
        'What it wants, or wanted, confirmed: the scopes that lose most, 20 at most. A confirmation holds for these, each up to `would_remove`; for anything else the run asks again.',
    }),
    scopes_left_out: z
      .object({ scopes: z.int(), would_remove: z.int() })
      .nullable()
      .openapi({ description: 'More scopes that a confirmation does not cover; null without any.' }),
  })
  .openapi('MaintenanceRun');

type RunAnswer = z.infer<typeof RunAnswer>;

/** Runs as they are answered. What they asked about is told with its owners, which no run keeps. */
async function toAnswers(db: Database, runs: readonly Run[]): Promise<RunAnswer[]> {
  const scopes = runs.flatMap(({ asked }) => asked?.scopes ?? []).flatMap(({ scope }) => scope ?? []);
  const owners = await findScopeOwners(db, runs[0]?.workspaceId ?? '', scopes);
  return runs.map((run) => toAnswer(run, owners));
}

async function answer(db: Database, run: Run): Promise<RunAnswer> {
  const [only] = await toAnswers(db, [run]);
  if (only === undefined) throw new Error('a run has an answer');
  return only;
}

const toAnswer = (run: Run, owners: ReadonlyMap<string, ScopeOwner>): RunAnswer => ({
  id: run.id,
  task: run.task,
  status: run.status,
  due_at: isoTime(run.dueAt),
  started_at: isoTimeOrNull(run.startedAt),
  finished_at: isoTimeOrNull(run.finishedAt),
  confirmed_at: isoTimeOrNull(run.confirmedAt),
  attempts: run.attempts,
  stats: { ...run.stats },
  error: run.status === 'needs_confirmation' ? null : run.error,
  next_try_at: isoTimeOrNull(nextTryAt(run)),
  reason: run.status === 'needs_confirmation' ? run.error : null,
  scopes: (run.asked?.scopes ?? []).map(({ wouldRemove, ...scope }) => ({
    ...scope,
    would_remove: wouldRemove,
    owner: ownerOf(owners.get(scope.scope ?? '')),
  })),
  scopes_left_out: run.asked?.leftOut.scopes
    ? { scopes: run.asked.leftOut.scopes, would_remove: run.asked.leftOut.wouldRemove }
    : null,
});

const ownerOf = (owner: ScopeOwner | undefined) =>
  owner === undefined
    ? null
    : {
        tier: owner.tier,
        visibility: owner.visibility,
        user_id: owner.userId,
        channel_id: owner.channelId,
        conversation_id: owner.conversationId,
      };

const RunFilter = PageQuery.extend({ task: Task.optional(), status: z.enum(RUN_STATUSES).optional() });

/** A call that settles a run which waits for confirmation. */
const settling = (verb: 'confirm' | 'cancel', summary: string) =>
  createRoute({
    method: 'post',
    path: `/v1/maintenance/runs/{id}/${verb}`,
    tags: ['maintenance'],
    summary,
    middleware: [allow('admin')] as const,
    request: { headers: IdempotencyHeader, params: IdParam },
    responses: { 200: jsonAnswer(RunAnswer, 'The run'), ...problemAnswers },
  });

export const maintenanceRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/maintenance/runs',
      tags: ['maintenance'],
      summary: 'Runs of maintenance, newest first (admin)',
      middleware: [allow('admin')] as const,
      request: { query: RunFilter },
      responses: { 200: jsonAnswer(listOf(RunAnswer), 'Runs'), ...problemAnswers },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const asked = askedPage(c, query);
      if (!asked.ok) return problem(c, asked.error);
      const { task, status } = query;
      const { db, workspace } = c.var.services;
      const runs = await listRuns(db, workspace.id, { task, status }, asked.value);
      const data = await toAnswers(db, runs.data);
      return c.json(
        toList(asked.value, { ...runs, data }, (run) => run),
        200,
      );
    },
  )
  .openapi(settling('confirm', 'Let a run remove what it shows in `scopes` (admin)'), async (c) => {
    const { db, workspace } = c.var.services;
    const { id: workspaceId, placement } = workspace;
    const settled = await confirmRun(db, workspaceId, c.req.valid('param').id, c.var.now());
    if (settled === null) return problem(c, notFound('run'));
    if (!settled.isSettled) return problem(c, isNotWaiting(settled));
    await c.env.JOBS.send({ task: 'run', runId: settled.run.id, workspaceId, placement });
    return c.json(await answer(db, settled.run), 200);
  })
  .openapi(
    settling('cancel', 'End a run that waits for confirmation, without that removal (admin)'),
    async (c) => {
      const { db, workspace } = c.var.services;
      const settled = await cancelRun(db, workspace.id, c.req.valid('param').id, c.var.now());
      if (settled === null) return problem(c, notFound('run'));
      return settled.isSettled
        ? c.json(await answer(db, settled.run), 200)
        : problem(c, isNotWaiting(settled));
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/maintenance/{task}',
      tags: ['maintenance'],
      summary: 'Run a maintenance task now (admin)',
      middleware: [allow('admin')] as const,
      request: { headers: IdempotencyHeader, params: z.object({ task: Task }) },
      responses: {
        202: jsonAnswer(RunAnswer, 'The run, made now or still open from before'),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const { task } = c.req.valid('param');
      const { db, workspace } = c.var.services;
      const { id: workspaceId, placement } = workspace;
      const id = c.var.ids.next('run');
      const run = await requestRun(db, { id, workspaceId, task, now: c.var.now() });
      const isFree =
        run.status === 'due' || (run.status === 'running' && (run.leaseUntil ?? 0) <= c.var.now());
      if (isFree) await c.env.JOBS.send({ task: 'run', runId: run.id, workspaceId, placement });
      return c.json(await answer(db, run), 202);
    },
  );

const isNotWaiting = ({ run }: Settled) =>
  conflict('run_not_waiting', `this run is ${run.status} and waits for nobody`);
