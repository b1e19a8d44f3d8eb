/**
 * Review (admin): what a model proposed and waits for approval, by the setting `review`, which no prompt and no search finds until then; and
 * what users shared that no prompt of others shows, since it reads like an order.
 */
import { z } from '@hono/zod-openapi';
import { err, mapOk, ok } from '../../lib/result.ts';
import { memoryAfter } from '../../memory/changes/edit.ts';
import { notFound } from '../../memory/errors.ts';
import { type HeldMemory, REVIEW_REASONS } from '../../memory/lifetime/held.ts';
import { isOrderMemory } from '../../memory/untrusted.ts';
import { listMemories } from '../../store/memories/memory-lists.ts';
import {
  approveHeld,
  listHeld,
  listWithheld,
  rejectHeld,
  releaseWithheld,
} from '../../store/memories/review.ts';
import { changeContext, checkWords } from '../memories/memory-entries.ts';
import { isPatch, MemoryAnswer, MemoryPatch, toMemoryAnswer, toPatch } from '../memories/memory-schemas.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { Flag, Name } from '../schemas.ts';
import { settleOutbox } from '../settle-outbox.ts';
import type { Wire } from '../wire.ts';

/** Shared memories that one page of orders looks through. */
const ORDERS_AMONG = 500;

const HeldAnswer = MemoryAnswer.extend({
  reason: z.enum(REVIEW_REASONS).nullable().openapi({
    description:
      '`order`: it reads like an order to whoever reads it. `low_confidence`: its user said less than half of its words. `proposed`: all that a model proposes waits. `withheld_by_model`: it is remembered and shared, and a model took it for an order to whoever reads it. Null once the audit log is past its window.',
  }),
  confidence: z
    .number()
    .nullable()
    .openapi({ description: 'Share of its words that its user said: 0 to 1.' }),
  event_id: z.string().nullable().openapi({ description: 'The message that it rests on.' }),
}).openapi('HeldMemory');

const toHeldAnswer = ({ memory, reason, confidence, eventId }: HeldMemory): Wire<typeof HeldAnswer> => ({
  ...toMemoryAnswer(memory),
  reason,
  confidence,
  event_id: eventId,
});

const route = routesOf('review');

export const reviewRoutes = [
  route('GET /v1/review', {
    role: 'admin',
    summary: 'Memories that wait for approval, newest first (admin)',
    query: PageQuery.extend({
      user_id: Name.optional(),
      withheld: Flag.optional().openapi({
        description:
          'With `true` instead what is remembered and withheld: shared memories that the language model took for orders. Others than their users are shown none; approved, they are.',
      }),
    }),
    needs: { page: askedPage },
    answers: { 200: json(listOf(HeldAnswer), 'Proposals that wait') },
    handler: async (c, { page, query: { user_id: userId = null, withheld } }) => {
      const { db, workspace } = c.var.services;
      const list = withheld ? listWithheld : listHeld;
      return ok(toList(page, await list(db, workspace.id, { userId }, page), toHeldAnswer));
    },
  }),

  route('GET /v1/review/orders', {
    role: 'admin',
    summary:
      'Shared memories that no prompt of others shows, since they read like orders, newest first (admin)',
    description:
      'By the rules, or by the judgement of a model. Whoever agrees with one says it in nobody’s name (`POST /v1/memories` without `user_id`); whoever does not makes it private. A page may hold fewer than `limit` while there is a `next_cursor`.',
    query: PageQuery.extend({ user_id: Name.optional() }),
    needs: { page: askedPage },
    answers: { 200: json(listOf(MemoryAnswer), 'Orders of users') },
    handler: async (c, { page, query: { user_id: userId = null } }) => {
      const { db, workspace } = c.var.services;
      const shared = await listMemories(
        db,
        { workspaceId: workspace.id, reader: null },
        {
          filter: { visibility: 'shared', userId },
          order: 'newest',
          moment: { now: c.var.now(), asOf: null },
        },
        { ...page, limit: Math.max(page.limit, ORDERS_AMONG) },
      );
      const orders = shared.data.filter((memory) => memory.userId !== null && isOrderMemory(memory));
      return ok(toList(page, { ...shared, data: orders }, toMemoryAnswer));
    },
  }),

  route('POST /v1/review/{id}/approve', {
    role: 'admin',
    summary: 'Remember what waits, as it is or as the body changes it (admin)',
    body: MemoryPatch,
    example: { importance: 0.6 },
    isBodyOptional: true,
    answers: { 200: json(MemoryAnswer, 'The memory, under its own id; or the one that said the same') },
    handler: async (c, { params: { id }, body }) => {
      const patch = toPatch(body ?? {});
      if (body === undefined || !isPatch(body)) {
        const released = await releaseWithheld(c.var.services.db, changeContext(c), id);
        if (released) return ok(toMemoryAnswer(released));
      }
      const wrong = checkWords(c, patch);
      if (wrong) return err(wrong);
      const approved = await approveHeld(c.var.services.db, changeContext(c), id, patch);
      if (!approved.ok) return approved;
      await settleOutbox(c);
      const memory = memoryAfter(approved.value.plan, approved.value.memoryId);
      return memory ? ok(toMemoryAnswer(memory)) : err(notFound('memory'));
    },
  }),

  route('POST /v1/review/{id}/reject', {
    role: 'admin',
    summary: 'Remove what waits; it is not proposed again from what was said until now (admin)',
    answers: { 200: json(z.object({ id: z.string(), status: z.literal('rejected') }), 'It is gone') },
    handler: async (c, { params: { id } }) => {
      const { db } = c.var.services;
      return mapOk(await rejectHeld(db, changeContext(c), id, c.var.config.hider), () => ({
        id,
        status: 'rejected' as const,
      }));
    },
  }),
];
