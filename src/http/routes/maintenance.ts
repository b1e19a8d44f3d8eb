/** Maintenance by hand (admin): a task is put on the queue at once instead of waiting for its schedule or an accident. */
import { createRoute, z } from '@hono/zod-openapi';
import { createRouter } from '../context.ts';
import { allow } from '../middleware/authenticate.ts';
import { IdempotencyHeader, jsonAnswer, problemAnswers } from '../schemas.ts';

/**
 * `outbox`: what committed writes owe to other stores. `vector_rebuild`: the vector index, from D1. `persona_apply`: directives
 * that no turn applied, and persona files.
 */
const Task = z.enum(['outbox', 'vector_rebuild', 'persona_apply']);

export const maintenanceRoutes = createRouter().openapi(
  createRoute({
    method: 'post',
    path: '/v1/maintenance/{task}',
    tags: ['maintenance'],
    summary: 'Run a maintenance task now (admin)',
    middleware: [allow('admin')] as const,
    request: { headers: IdempotencyHeader, params: z.object({ task: Task }) },
    responses: {
      202: jsonAnswer(z.object({ task: Task, status: z.literal('queued') }), 'The task is on the queue'),
      ...problemAnswers,
    },
  }),
  async (c) => {
    const { task } = c.req.valid('param');
    const { id: workspaceId, placement } = c.var.services.workspace;
    await c.env.JOBS.send(
      task === 'vector_rebuild'
        ? { task, workspaceId, placement, cursor: null }
        : { task, workspaceId, placement },
    );
    return c.json({ task, status: 'queued' as const }, 202);
  },
);
