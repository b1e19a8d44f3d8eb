/** Erasure on the wire: what of it fits in a request is done before the answer, the rest goes on by itself. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, ok } from '../lib/result.ts';
import { ERASE_QUERIES_A_REQUEST } from '../maintenance/erasure/erase.ts';
import { erase } from '../maintenance/erasure/erase-job.ts';
import { eraseDeps } from '../maintenance/job-deps.ts';
import { notFound } from '../memory/errors.ts';
import type { Workspace } from '../memory/types.ts';
import { beginErasure, type NewErasure } from '../store/erasure/begin.ts';
import { type Erasure, KEPT_MEMORIES } from '../store/erasure/records.ts';
import type { StoredCounts } from '../store/erasure/stored-counts.ts';
import { COUNTED_MAX } from '../store/operations/directory.ts';
import { ERASURE_KINDS } from '../store/schema/operations.ts';
import type { AppEnv } from './context.ts';
import { json, reply } from './route.ts';
import { Flag } from './schemas.ts';
import type { Wire } from './wire.ts';

const Receipt = z
  .object({
    id: z.string().nullable().openapi({ description: 'Null of a dry run, which begins none.' }),
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
  200: json(Receipt, 'All is gone'),
  202: json(Receipt, 'Not all is gone yet. It goes on in the background, or at once by the same call'),
};

/** Query of every erasure: tried, it counts and removes nothing. */
export const DryRun = z.object({
  dry_run: Flag.optional().openapi({
    description: `Tells how much would go, each kind counted up to ${COUNTED_MAX.toLocaleString('en')}, and removes nothing.`,
  }),
});

/** The answer to an erasure that is only tried. */
export const triedErasure = (
  kind: NewErasure['kind'],
  target: string,
  erased: StoredCounts,
): Wire<typeof Receipt> => ({ id: null, kind, target, erased, complete: false });

/** Subject to erase. The audit log names it by its id, unless by `audited`, or not at all where that is null: then it is told elsewhere. */
interface Target {
  readonly kind: NewErasure['kind'];
  readonly id: string;
  readonly audited?: string | null;
  readonly keepsMemories?: boolean;
}

/** Begins an erasure, or goes on with an open one of the same target; the receipt as it stands, and whether that is all. */
export async function eraseTarget(
  c: Context<AppEnv>,
  { id: workspaceId, placement }: Pick<Workspace, 'id' | 'placement'>,
  { kind, id: targetId, audited = targetId, keepsMemories = false }: Target,
) {
  const { now, ids, config } = c.var;
  const deps = await eraseDeps(c.env, { workspaceId, placement }, now);
  const erasure = await beginErasure(deps.db, {
    id: ids.next('era'),
    workspaceId,
    kind,
    targetId,
    audit: audited === null ? null : { id: ids.next('aud'), actor: c.var.services.actor, targetId: audited },
    keepsMemories,
    hider: config.hider,
    now: now(),
  });
  if (!erasure) return err(notFound(kind));
  const after = await erase(c.env, deps, placement, erasure, ERASE_QUERIES_A_REQUEST);
  const receipt = toReceipt(after);
  return ok(reply(receipt.complete ? 200 : 202, receipt));
}

function toReceipt({ id, kind, targetId, counts, finishedAt }: Erasure): Wire<typeof Receipt> {
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
