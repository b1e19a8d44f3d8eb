/** Deliveries from platforms and replies owed to them (admin): those that wait, those given up, and another try by hand. No content. */
import { z } from '@hono/zod-openapi';
import { ADAPTER_NAMES } from '../../adapters/adapter.ts';
import { err, ok } from '../../lib/result.ts';
import { conflict, notFound } from '../../memory/errors.ts';
import { laneJob } from '../../memory/queue-job.ts';
import { DELIVERY_STATUSES } from '../../store/schema/webhooks.ts';
import { type Delivery, listDeliveries, replayDelivery } from '../../store/webhooks/deliveries.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { isoTimeOrNull } from '../schemas.ts';
import { toWire } from '../wire.ts';

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

const toAnswer = toWire(DeliveryAnswer, ({ lastError, status, nextTryAt }: Delivery) => ({
  error: lastError,
  next_try_at: isoTimeOrNull(status === 'waiting' ? nextTryAt : null),
}));

const route = routesOf('webhooks');

export const webhookDeliveryRoutes = [
  route('GET /v1/webhooks/deliveries', {
    role: 'admin',
    summary: 'Deliveries from and to messaging platforms, newest first (admin)',
    query: PageQuery.extend({
      status: z.enum(DELIVERY_STATUSES).optional(),
      adapter: z.enum(ADAPTER_NAMES).optional(),
    }),
    needs: { page: askedPage },
    answers: { 200: json(listOf(DeliveryAnswer), 'Deliveries') },
    handler: async (c, { page, query: { status, adapter } }) => {
      const { db, workspace } = c.var.services;
      return ok(toList(page, await listDeliveries(db, workspace.id, { status, adapter }, page), toAnswer));
    },
  }),

  route('POST /v1/webhooks/deliveries/{id}/replay', {
    role: 'admin',
    summary: 'Try a parked delivery again (admin)',
    description: 'A part of a reply that may have been posted already is posted again.',
    answers: { 200: json(DeliveryAnswer, 'The delivery, waiting') },
    handler: async (c, { params: { id } }) => {
      const { db, workspace } = c.var.services;
      const replayed = await replayDelivery(db, workspace.id, id, c.var.now());
      if (replayed === null) return err(notFound('delivery'));
      const { delivery, isReplayed } = replayed;
      if (!isReplayed) return err(conflict('delivery_not_parked', `this delivery is ${delivery.status}`));
      await c.env.JOBS.send(laneJob(workspace, delivery.lane));
      return ok(toAnswer(delivery));
    },
  }),
];
