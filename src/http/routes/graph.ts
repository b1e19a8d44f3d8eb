/** The graph of a user: whom and what their memories tell of, and what ties them. Made of the memories at hand; nothing of it is stored. */
import { z } from '@hono/zod-openapi';
import { ok } from '../../lib/result.ts';
import { graphOf } from '../../recall/graph/graph.ts';
import { THING_KINDS } from '../../recall/graph/named-things.ts';
import { listMemories } from '../../store/memories/memory-lists.ts';
import { ReaderQuery, readerOf } from '../access/reader.ts';
import { json, routesOf } from '../route.ts';
import { toWire } from '../wire.ts';

/** Memories that one graph is made of, the newest that hold. */
const GRAPH_MEMORIES_MAX = 500;

const ThingAnswer = z.object({
  id: z.string().openapi({ description: 'Names it within this answer.' }),
  kind: z.enum(['user', ...THING_KINDS]),
  name: z.string(),
  memory_ids: z.array(z.string()).openapi({ description: 'The newest fifty that tell of it.' }),
});

const TieAnswer = z.object({
  from: z.string(),
  to: z.string(),
  label: z
    .string()
    .nullable()
    .openapi({ description: 'Relation of the one to the other, as it was called.', example: 'sister' }),
  memory_ids: z.array(z.string()),
});

const GraphAnswer = z
  .object({
    things: z.array(ThingAnswer),
    ties: z.array(TieAnswer),
    is_complete: z.boolean().openapi({
      description: `True if all that holds was read, not the newest ${GRAPH_MEMORIES_MAX} memories only.`,
    }),
  })
  .openapi('Graph');

const toThing = toWire(ThingAnswer);
const toTie = toWire(TieAnswer);

const route = routesOf('memories');

export const graphRoutes = [
  route('GET /v1/graph', {
    role: 'read',
    summary: 'People, pets, places and projects that a user’s memories name, and what ties them',
    description:
      'Of what the user may see and what holds. Names are told by their capitals and by the words around them; what has a `subject_id` is there in every script.',
    query: ReaderQuery,
    needs: { reader: readerOf },
    answers: { 200: json(GraphAnswer, 'Things and ties, those of most memories first') },
    handler: async (c, { reader }) => {
      const { workspaceId } = reader;
      const moment = { now: c.var.now(), asOf: null };
      const list = { filter: {}, order: 'newest', moment } as const;
      const page = { limit: GRAPH_MEMORIES_MAX, after: null };
      const { data, next } = await listMemories(c.var.services.db, { workspaceId, reader }, list, page);
      const { things, ties } = graphOf(data);
      return ok({ things: things.map(toThing), ties: ties.map(toTie), is_complete: next === null });
    },
  }),
];
