/** Placement of a workspace: the root moves it from one database of the deployment to another, and follows the move. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { databaseAt, PLACEMENT } from '../../env.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { conflict, invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import { MOVE_STEPS, type Workspace } from '../../memory/types.ts';
import { beginMove, cancelMove, getMove, type WorkspaceMove } from '../../store/account/moves.ts';
import { getWorkspace } from '../../store/account/workspaces.ts';
import type { AppEnv } from '../context.ts';
import { forgetKeysOf } from '../middleware/authenticate.ts';
import { json, reply, routesOf } from '../route.ts';
import { isoTime } from '../schemas.ts';

const PlacementAnswer = z
  .object({
    placement: z.string().openapi({ description: 'The database in which the workspace is now.' }),
    move: z
      .object({
        from: z.string(),
        to: z.string(),
        step: z.enum(MOVE_STEPS).openapi({
          description:
            '`copying`: read, and not written (503 `moving`). `emptying`: it has arrived, and what stood at `from` is removed. `cancelled`: it stays, and what came in at `to` is removed.',
        }),
        rows: z.int().openapi({ description: 'Rows copied so far.' }),
        error: z
          .string()
          .nullable()
          .openapi({ description: 'The reason why it came no further; it is tried again.' }),
        started_at: z.string(),
      })
      .nullable()
      .openapi({ description: 'null where nothing of it is on the way.' }),
  })
  .openapi('Placement');

const toAnswer = ({ placement }: Pick<Workspace, 'placement'>, move: WorkspaceMove | null) => ({
  placement,
  move: move && {
    from: move.source,
    to: move.target,
    step: move.step,
    rows: move.rows,
    error: move.error,
    started_at: isoTime(move.createdAt),
  },
});

interface WorkspaceCall {
  readonly params: { readonly id: string };
}

async function workspaceOf(
  c: Context<AppEnv>,
  { params: { id } }: WorkspaceCall,
): Promise<Result<Workspace, MemoryError>> {
  const workspace = await getWorkspace(c.var.accountDb, id);
  return workspace === null ? err(notFound('workspace')) : ok(workspace);
}

const route = routesOf('workspaces');

export const placementRoutes = [
  route('GET /v1/workspaces/{id}/placement', {
    role: 'root',
    summary: 'The database of a workspace, and how far its move is (root)',
    needs: { workspace: workspaceOf },
    answers: { 200: json(PlacementAnswer, 'Its placement') },
    handler: async (c, { workspace }) =>
      ok(toAnswer(workspace, await getMove(c.var.accountDb, workspace.id))),
  }),

  route('PUT /v1/workspaces/{id}/placement', {
    role: 'root',
    summary: 'Move a workspace to another database (root)',
    description:
      'Its rows are copied while it can be read and not be written; then it changes over in one moment. The database where it is now calls off a move that is still `copying`. Safe to repeat.',
    body: z.strictObject({
      placement: z.string().regex(PLACEMENT, 'must name a D1 binding such as WORKSPACE_DB'),
    }),
    example: { placement: 'WORKSPACE_DB' },
    headers: null,
    needs: { workspace: workspaceOf },
    answers: {
      200: json(PlacementAnswer, 'It is there, and nothing of it is on the way'),
      202: json(PlacementAnswer, 'It is on its way'),
    },
    handler: async (c, { workspace, body: { placement } }) => {
      if (!databaseAt(c.env, placement))
        return err(invalid('placement', 'names no database of this deployment'));
      const { id: workspaceId, placement: source } = workspace;
      const now = c.var.now();
      const stays = placement === source;
      const move = stays
        ? await cancelMove(c.var.accountDb, workspaceId, now)
        : await beginMove(c.var.accountDb, {
            workspaceId,
            target: placement,
            auditId: c.var.ids.next('aud'),
            now,
          });
      forgetKeysOf(workspaceId);
      const isOther = move !== null && (move.target !== placement || move.step !== 'copying');
      if (!stays && isOther)
        return err(conflict('workspace_moving', `the workspace is moving to ${move.target} already`));
      if (move !== null) await c.env.JOBS.send({ task: 'move', workspaceId, placement: move.source });
      return ok(reply(move === null ? 200 : 202, toAnswer(workspace, move)));
    },
  }),
];
