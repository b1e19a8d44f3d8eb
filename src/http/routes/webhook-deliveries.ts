/** What platforms sent and what is owed to them (admin): what waits, what was given up, and another try by hand. No content. */
import { createRoute, z } from '@hono/zod-openapi';
import { ADAPTER_NAMES } from '../../adapters/adapter.ts';
import { conflict, notFound } from '../../memory/errors.ts';
import { laneJob } from '../../memory/queue-job.ts';
import {
  DELIVERY_STATUSES,
  type Delivery,
  listDeliveries,
  replayDelivery,
} from '../../store/webhooks/deliveries.ts';
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

const DeliveryAnswer = z
  .object({
    id: z.string(),
    adapter: z.string(),
    direction: z.enum(['in', 'out']),
    status: z.enum(DELIVERY_STATUSES).openapi({
      description:
        '`awaiting`: a prompt was delivered, and its reply comes later. `parked`: given up until it is replayed.',
    }),
    conversation_id: z.string().nullable(),
    turn_id: z.string().nullable(),
    attempts: z.int(),
    error: z.string().nullable(),
    happened_at: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    next_try_at: z.string().nullable(),
  })
  .openapi('WebhookDelivery');

const toAnswer = (delivery: Delivery): z.infer<typeof DeliveryAnswer> => ({
  id: delivery.id,
  adapter: delivery.adapter,
  direction: delivery.direction,
  status: delivery.status,
  conversation_id: delivery.conversationId,
  turn_id: delivery.turnId,
  attempts: delivery.attempts,
  error: delivery.lastError,
  happened_at: isoTime(delivery.happenedAt),
  created_at: isoTime(delivery.createdAt),
  updated_at: isoTime(delivery.updatedAt),
  next_try_at: isoTimeOrNull(delivery.status === 'waiting' ? delivery.nextTryAt : null),
});

export const webhookDeliveryRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/webhooks/deliveries',
      tags: ['webhooks'],
      summary: 'Deliveries from and to messaging platforms, newest first (admin)',
      middleware: [allow('admin')] as const,
      request: {
        query: PageQuery.extend({
          status: z.enum(DELIVERY_STATUSES).optional(),
          adapter: z.enum(ADAPTER_NAMES).optional(),
        }),
      },
      responses: { 200: jsonAnswer(listOf(DeliveryAnswer), 'Deliveries'), ...problemAnswers },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const asked = askedPage(c, query);
      if (!asked.ok) return problem(c, asked.error);
      const { status, adapter } = query;
      const { db, workspace } = c.var.services;
      const deliveries = await listDeliveries(db, workspace.id, { status, adapter }, asked.value);
      return c.json(toList(asked.value, deliveries, toAnswer), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/webhooks/deliveries/{id}/replay',
      tags: ['webhooks'],
      summary: 'Try a parked delivery again (admin)',
      description: 'A part of a reply that may have been posted already is posted again.',
      middleware: [allow('admin')] as const,
      request: { headers: IdempotencyHeader, params: IdParam },
      responses: { 200: jsonAnswer(DeliveryAnswer, 'The delivery, waiting'), ...problemAnswers },
    }),
    async (c) => {
      const { db, workspace } = c.var.services;
      const replayed = await replayDelivery(db, workspace.id, c.req.valid('param').id, c.var.now());
      if (replayed === null) return problem(c, notFound('delivery'));
      const { delivery, isReplayed } = replayed;
      if (!isReplayed)
        return problem(c, conflict('delivery_not_parked', `this delivery is ${delivery.status}`));
      await c.env.JOBS.send(laneJob(workspace, delivery.lane));
      return c.json(toAnswer(delivery), 200);
    },
  );
