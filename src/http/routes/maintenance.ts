/** Maintenance of a workspace (admin): what ran and what came of it, a run by hand, and the answer to a run that asks. */
import { createRoute, z } from '@hono/zod-openapi';
import { conflict, notFound } from '../../memory/errors.ts';
import { RUN_STATUSES, type Run, TASK_NAMES } from '../../memory/maintenance.ts';
import {
  cancelRun,
  confirmRun,
  listRuns,
  requestRun,
  type Settled,
} from '../../store/workspace/maintenance-runs.ts';
import { createRouter } from '../context.ts';
import { allow } from '../middleware/authenticate.ts';
import { problem } from '../problem.ts';
import {
  IdempotencyHeader,
  IdParam,
  isoTime,
  isoTimeOrNull,
  jsonAnswer,
  listOf,
  PageQuery,
  problemAnswers,
  toList,
  toPageRequest,
} from '../schemas.ts';

const Task = z.enum(TASK_NAMES).openapi({
  description:
    '`outbox`: what writes owe to other stores. `embedding_backfill`: missing vectors, a change of model. `consolidation`: scores, promotes, merges, prunes. `retention`: what is past its window. `persona_apply`: directives that no turn applied, persona files. `vector_rebuild`: the vector indexes, from the database.',
});

const RunAnswer = z
  .object({
    id: z.string(),
    task: Task,
    status: z.enum(RUN_STATUSES),
    due_at: z.string(),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
    confirmed_at: z.string().nullable(),
    attempts: z.int().openapi({ description: 'Slices that were begun since one succeeded.' }),
    stats: z.record(z.string(), z.number()),
    error: z
      .string()
      .nullable()
      .openapi({ description: 'Why it failed, what it wants confirmed, or that it was cancelled.' }),
    next_try_at: z.string().nullable().openapi({ description: 'After a failure: when it goes on.' }),
  })
  .openapi('MaintenanceRun');

const toAnswer = (run: Run): z.infer<typeof RunAnswer> => ({
  id: run.id,
  task: run.task,
  status: run.status,
  due_at: isoTime(run.dueAt),
  started_at: isoTimeOrNull(run.startedAt),
  finished_at: isoTimeOrNull(run.finishedAt),
  confirmed_at: isoTimeOrNull(run.confirmedAt),
  attempts: run.attempts,
  stats: { ...run.stats },
  error: run.error,
  next_try_at: isoTimeOrNull(run.status === 'running' && run.error !== null ? run.leaseUntil : null),
});

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
      const { task, status, ...page } = c.req.valid('query');
      const { db, workspace } = c.var.services;
      const runs = await listRuns(db, workspace.id, { task, status }, toPageRequest(page));
      return c.json(toList(runs, toAnswer), 200);
    },
  )
  .openapi(settling('confirm', 'Let a run remove as much as it wants to (admin)'), async (c) => {
    const { db, workspace } = c.var.services;
    const { id: workspaceId, placement } = workspace;
    const settled = await confirmRun(db, workspaceId, c.req.valid('param').id, c.var.now());
    if (settled === null) return problem(c, notFound('run'));
    if (!settled.isSettled) return problem(c, isNotWaiting(settled));
    await c.env.JOBS.send({ task: 'run', runId: settled.run.id, workspaceId, placement });
    return c.json(toAnswer(settled.run), 200);
  })
  .openapi(settling('cancel', 'End a run that waits for confirmation (admin)'), async (c) => {
    const { db, workspace } = c.var.services;
    const settled = await cancelRun(db, workspace.id, c.req.valid('param').id, c.var.now());
    if (settled === null) return problem(c, notFound('run'));
    return settled.isSettled ? c.json(toAnswer(settled.run), 200) : problem(c, isNotWaiting(settled));
  })
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
      const isFree = run.status === 'due' || (run.status === 'running' && run.leaseUntil === null);
      if (isFree) await c.env.JOBS.send({ task: 'run', runId: run.id, workspaceId, placement });
      return c.json(toAnswer(run), 202);
    },
  );

const isNotWaiting = ({ run }: Settled) =>
  conflict('run_not_waiting', `this run is ${run.status} and waits for nobody`);
