/** Erasure on the wire: what of it fits in a request is done before the answer, the rest goes on by itself. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ERASE_QUERIES_A_REQUEST } from '../maintenance/erasure/erase.ts';
import { erase } from '../maintenance/erasure/erase-job.ts';
import { eraseDeps } from '../maintenance/job-deps.ts';
import { notFound } from '../memory/errors.ts';
import { beginErasure, type NewErasure } from '../store/erasure/begin.ts';
import { ERASURE_KINDS, type Erasure, KEPT_MEMORIES } from '../store/erasure/records.ts';
import type { AppEnv } from './context.ts';
import { problem } from './problem.ts';
import { jsonAnswer } from './schemas.ts';

const Receipt = z
  .object({
    id: z.string(),
    kind: z.enum(ERASURE_KINDS),
    target: z.string().nullable().openapi({ description: 'Forgotten, too, once all is gone.' }),
    erased: z
      .record(z.string(), z.int())
      .openapi({ description: 'Rows removed so far, by kind of row; of all attempts together.' }),
    kept_memories: z
      .int()
      .optional()
      .openapi({ description: 'Memories that stay, although they were learnt in the conversation.' }),
    complete: z.boolean(),
  })
  .openapi('ErasureReceipt');

/** The answers of a route that erases. */
export const erasureAnswers = {
  200: jsonAnswer(Receipt, 'All is gone'),
  202: jsonAnswer(Receipt, 'Not all is gone yet. It goes on in the background, or at once by the same call'),
};

/** Begins an erasure, or goes on with an open one of the same target, and answers with the receipt as it stands. */
export async function answerErasure(
  c: Context<AppEnv>,
  placement: string,
  begun: Omit<NewErasure, 'id' | 'now' | 'hider'>,
) {
  const { now, ids } = c.var;
  const deps = await eraseDeps(c.env, { workspaceId: begun.workspaceId, placement }, now);
  const erasure = await beginErasure(deps.db, {
    ...begun,
    id: ids.next('era'),
    hider: c.var.config.hider,
    now: now(),
  });
  if (!erasure) return problem(c, notFound(begun.kind));
  const after = await erase(c.env, deps, placement, erasure, ERASE_QUERIES_A_REQUEST);
  const receipt = toReceipt(after);
  return receipt.complete ? c.json(receipt, 200) : c.json(receipt, 202);
}

function toReceipt({ id, kind, targetId, counts, finishedAt }: Erasure): z.infer<typeof Receipt> {
  const { [KEPT_MEMORIES]: kept, ...erased } = counts;
  return {
    id,
    kind,
    target: targetId,
    erased,
    ...(kept === undefined ? {} : { kept_memories: kept }),
    complete: finishedAt !== null,
  };
}
