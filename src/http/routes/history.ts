/** Live history: what the model sees of a conversation, blocks of memory included. */
import { createRoute, z } from '@hono/zod-openapi';
import { ROLES } from '../../memory/types.ts';
import type { HistoryRow } from '../../session/history/history-row.ts';
import { createRouter } from '../context.ts';
import { sessionOf } from '../conversations/conversation-session.ts';
import { itemsByKind } from '../memories/items-by-kind.ts';
import { allow } from '../middleware/authenticate.ts';
import { problem } from '../problem.ts';
import { IdParam, jsonAnswer, problemAnswers } from '../schemas.ts';

const HistoryAnswer = z
  .object({
    messages: z.array(
      z.object({
        role: z.enum(ROLES),
        content: z.string(),
        kind: z.enum(['message', 'injection']),
        tokens: z.int(),
        name: z.string().optional(),
        event_id: z.string().optional(),
        memory_ids: z.array(z.string()).optional(),
        event_ids: z.array(z.string()).optional(),
        chunk_ids: z.array(z.string()).optional(),
      }),
    ),
    tokens: z.int(),
    live_blocks: z.int(),
  })
  .openapi('History');

export const historyRoutes = createRouter().openapi(
  createRoute({
    method: 'get',
    path: '/v1/conversations/{id}/history',
    tags: ['turns'],
    summary: 'Live history as the model sees it',
    middleware: [allow('read')] as const,
    request: { params: IdParam },
    responses: {
      200: jsonAnswer(HistoryAnswer, 'Messages and injection blocks, oldest first'),
      ...problemAnswers,
    },
  }),
  async (c) => {
    const { id } = c.req.valid('param');
    const session = await sessionOf(c, id);
    if (!session.ok) return problem(c, session.error);
    const history = await session.value.object.history(session.value.call);
    if (!history.ok) return problem(c, history.error);
    const { rows, tokens, liveBlocks } = history.value;
    return c.json({ messages: rows.map(toHistoryMessage), tokens, live_blocks: liveBlocks }, 200);
  },
);

const toHistoryMessage = (row: HistoryRow): z.infer<typeof HistoryAnswer>['messages'][number] => ({
  role: row.role,
  content: row.content,
  kind: row.kind,
  tokens: row.tokens,
  ...(row.name === null ? {} : { name: row.name }),
  ...(row.eventId === null ? itemsByKind(row.itemIds) : { event_id: row.eventId }),
});
