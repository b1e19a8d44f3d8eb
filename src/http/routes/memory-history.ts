/** Why a memory is what it is: its evidence and its audit trail. */
import { createRoute, z } from '@hono/zod-openapi';
import { notFound } from '../../memory/errors.ts';
import { getMemoryHistory } from '../../store/memories/history.ts';
import { shownActor } from '../access/hidden-places.ts';
import { ReaderQuery, readerOf } from '../access/reader.ts';
import { createRouter } from '../context.ts';
import { allow } from '../middleware/authenticate.ts';
import { problem } from '../problem.ts';
import { IdParam, isoTime, jsonAnswer, problemAnswers } from '../schemas.ts';

const HistoryAnswer = z
  .object({
    id: z.string(),
    status: z.string(),
    superseded_by: z.string().nullable(),
    observations: z.array(
      z.object({
        id: z.string(),
        action: z.string(),
        source: z.string(),
        content: z.string(),
        event_id: z.string().nullable(),
        observed_at: z.string(),
      }),
    ),
    audit: z.array(
      z.object({ id: z.string(), actor: z.string(), action: z.string(), created_at: z.string() }),
    ),
  })
  .openapi('MemoryHistory');

export const memoryHistoryRoutes = createRouter().openapi(
  createRoute({
    method: 'get',
    path: '/v1/memories/{id}/history',
    tags: ['memories'],
    summary: 'Evidence and changes of a memory, newest first; superseded ones too',
    middleware: [allow('read')] as const,
    request: { params: IdParam, query: ReaderQuery },
    responses: { 200: jsonAnswer(HistoryAnswer, 'The history'), ...problemAnswers },
  }),
  async (c) => {
    const reader = await readerOf(c, c.req.valid('query'));
    if (!reader.ok) return problem(c, reader.error);
    const { id } = c.req.valid('param');
    const history = await getMemoryHistory(c.var.services.db, reader.value, id);
    if (!history) return problem(c, notFound('memory'));
    return c.json(
      {
        id,
        status: history.status,
        superseded_by: history.supersededBy,
        observations: history.observations.map((observation) => ({
          id: observation.id,
          action: observation.action,
          source: observation.source,
          content: observation.content,
          event_id: observation.eventId,
          observed_at: isoTime(observation.observedAt),
        })),
        audit: history.audit.map((entry) => ({
          id: entry.id,
          actor: shownActor(c, entry.actor),
          action: entry.action,
          created_at: isoTime(entry.createdAt),
        })),
      },
      200,
    );
  },
);
