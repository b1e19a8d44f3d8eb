/** Review (admin): what a model proposed and waits for approval, by the setting `review`. No prompt and no search finds it until then. */
import { z } from '@hono/zod-openapi';
import { err, mapOk, ok } from '../../lib/result.ts';
import { memoryAfter } from '../../memory/changes/edit.ts';
import { notFound } from '../../memory/errors.ts';
import { type HeldMemory, REVIEW_REASONS } from '../../memory/lifetime/held.ts';
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

const HeldAnswer = MemoryAnswer.extend({
  reason: z.enum(REVIEW_REASONS).nullable().openapi({
    description:
      '`order`: it reads like an order to whoever reads it. `low_confidence`: its user said less than half of its words. `proposed`: all that a model proposes waits. `withheld_by_model`: it is remembered and shared, and a model took it for an order to whoever reads it. Null once the audit log is past its window.',
  }),
  confidence: z
    .number()
    .nullable()
    .openapi({ description: 'How much of it its user said, by its words: 0 to 1.' }),
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
    summary: 'What waits for approval before it is remembered, newest first (admin)',
    query: PageQuery.extend({
      user_id: Name.optional(),
      withheld: Flag.optional().openapi({
        description:
          'With `true` instead what is remembered and withheld: shared memories that the language model took for orders. Others than their users are shown none; approved, they are.',
      }),
    }),
    needs: { page: askedPage },
    answers: { 200: json(listOf(HeldAnswer), 'What waits') },
    handler: async (c, { page, query: { user_id: userId = null, withheld } }) => {
      const { db, workspace } = c.var.services;
      const list = withheld ? listWithheld : listHeld;
      return ok(toList(page, await list(db, workspace.id, { userId }, page), toHeldAnswer));
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
