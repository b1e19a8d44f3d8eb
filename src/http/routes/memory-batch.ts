/** A batch of new, changed and erased memories. */
import { createRoute, z } from '@hono/zod-openapi';
import { OUTCOME_ACTIONS } from '../../memory/changes/changes.ts';
import { createRouter } from '../context.ts';
import { applyBatch } from '../memories/memory-batch.ts';
import {
  EMPTY_PATCH,
  isPatch,
  MemoryBody,
  MemoryPatch,
  toEntry,
  toPatch,
} from '../memories/memory-schemas.ts';
import { allow } from '../middleware/authenticate.ts';
import { problem } from '../problem.ts';
import { IdempotencyHeader, jsonAnswer, jsonBody, Name, problemAnswers } from '../schemas.ts';
import { settleOutbox } from '../settle-outbox.ts';

/** Items of one batch: one transaction, whose statements D1 takes together. */
const BATCH_MAX_ITEMS = 500;
/** Jobs that one settling works off. */
const SETTLED_JOBS = 100;

const Target = z.strictObject({ id: Name, user_id: Name.optional() });

const BatchBody = z
  .strictObject({
    create: z.array(MemoryBody).default([]),
    update: z.array(MemoryPatch.extend(Target.shape).refine(isPatch, EMPTY_PATCH)).default([]),
    delete: z.array(Target).default([]),
  })
  .refine((batch) => countItems(batch) > 0, 'must hold at least one item')
  .refine((batch) => countItems(batch) <= BATCH_MAX_ITEMS, `must hold at most ${BATCH_MAX_ITEMS} items`);

const Item = z.object({ id: z.string(), action: z.enum(OUTCOME_ACTIONS) });

const BatchAnswer = z
  .object({
    created: z.array(Item),
    updated: z.array(Item),
    deleted: z.record(z.string(), z.int()).openapi({ description: 'Rows removed, by kind.' }),
  })
  .openapi('MemoryBatch');

export const memoryBatchRoutes = createRouter().openapi(
  createRoute({
    method: 'post',
    path: '/v1/memories/batch',
    tags: ['memories'],
    summary: 'Make, change and erase memories, all or nothing; of each item, which memory it is now',
    middleware: [allow('member')] as const,
    request: { headers: IdempotencyHeader, ...jsonBody(BatchBody) },
    responses: {
      200: jsonAnswer(BatchAnswer, 'What became of the items, in their order'),
      ...problemAnswers,
    },
  }),
  async (c) => {
    const body = c.req.valid('json');
    const done = await applyBatch(c, {
      creates: body.create.map(toEntry),
      updates: body.update.map(({ id, user_id: userId = null, ...patch }) => ({
        id,
        userId,
        patch: toPatch(patch),
      })),
      deletes: body.delete.map(({ id, user_id: userId = null }) => ({ id, userId })),
    });
    if (!done.ok) return problem(c, done.error);
    for (let settled = 0; settled < countItems(body); settled += SETTLED_JOBS) await settleOutbox(c);
    const { created, updated, deleted } = done.value;
    return c.json({ created: [...created], updated: [...updated], deleted: { ...deleted } }, 200);
  },
);

function countItems(batch: Record<'create' | 'update' | 'delete', readonly unknown[]>): number {
  return batch.create.length + batch.update.length + batch.delete.length;
}
