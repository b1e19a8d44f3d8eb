/** Search: recall without a turn, and the traces that explain what recall did. */

import { z } from '@hono/zod-openapi';
import { readText } from '../../language/read-text.ts';
import { err, mapOk, ok } from '../../lib/result.ts';
import { isRecalling, isTemporary } from '../../memory/conversations/temporary.ts';
import { invalid, orNotFound } from '../../memory/errors.ts';
import { QUERY_MAX_CHARS, SEARCH_MAX_RESULTS } from '../../memory/limits.ts';
import type { MemoryFilter } from '../../memory/lists/memory-filter.ts';
import { RECALL_REACHES } from '../../memory/scope.ts';
import { decayRates } from '../../memory/settings.ts';
import { MEMORY_KINDS } from '../../memory/types.ts';
import { RECALL_SOURCES } from '../../recall/candidates.ts';
import { getTrace, getTraceOfTurn, insertTrace } from '../../store/traces/traces.ts';
import { withoutHiddenPlaces } from '../access/hidden-places.ts';
import { namedConversation } from '../conversations/conversation-session.ts';
import { MemoryFilterFields } from '../memories/memory-list.ts';
import { json, routesOf } from '../route.ts';
import { ClockedMoment, isoTime, Moment, Name, Steps, toSteps } from '../schemas.ts';
import { search } from '../search/search.ts';
import { SearchResult } from '../search/search-results.ts';
import { Trace, toTraceBody } from '../search/trace-schemas.ts';
import { fromWire } from '../wire.ts';

const TOP_K_DEFAULT = 10;

const SearchBody = z.strictObject({
  query: z.string().max(QUERY_MAX_CHARS).regex(/\S/u, 'must not be blank').openapi({
    description:
      'A question or some words. One that names nothing and no time ("Who are you?") finds no messages.',
  }),
  user_id: Name.optional().openapi({
    description:
      'On whose behalf: their own memories and the shared ones. Without it, and without a conversation, the shared ones only.',
  }),
  conversation_id: Name.optional().openapi({
    description:
      'An id or a reference code: messages of this conversation only, memories of the tiers that it stands in. Without it all that the user said is searched.',
  }),
  recall_reach: z.enum(RECALL_REACHES).optional().openapi({
    description:
      'With `conversation_id`: how far beyond a private conversation, as its turns look: at all that its user said, or what they said in its channel. Without it, messages of this conversation only. A token may not look further than the setting.',
  }),
  channel_id: Name.optional().openapi({
    description: 'Messages of this channel only, and its memories beside those of the workspace.',
  }),
  sources: z.array(z.enum(RECALL_SOURCES)).min(1).optional().openapi({
    description: '`events` is what was said. Without `sources` all are searched.',
  }),
  kinds: z.array(z.enum(MEMORY_KINDS)).min(1).optional().openapi({
    description:
      'Memories of these kinds only. Without `sources`, this and every other filter of memories has nothing but memories searched.',
  }),
  ...MemoryFilterFields.omit({ kind: true }).shape,
  occurred_from: Moment.optional().openapi({
    description: 'Of all sources what was said, or holds since, at that moment or later.',
  }),
  occurred_to: Moment.optional().openapi({ description: 'The same, before that moment.' }),
  top_k: z.int().min(1).max(SEARCH_MAX_RESULTS).default(TOP_K_DEFAULT).openapi({
    description:
      'So many results are given if so many match that say something of their own; else `truncated` says why not.',
  }),
  as_of: Moment.optional().openapi({ description: 'A moment to read as of, instead of now.' }),
  asked_at: ClockedMoment.optional().openapi({
    description: 'By which the question tells time ("last week"), where it is not asked now.',
  }),
  debug: z.boolean().default(false),
});

const SearchAnswer = z.object({
  results: z.array(SearchResult),
  degraded: z.array(z.string()),
  truncated: z.array(z.enum(RECALL_SOURCES)).openapi({
    description:
      'Sources in which more may match than was looked at, where there are fewer `results` than `top_k`: what a search reads has a bound. Rarer words, a `conversation_id` or one source alone find the rest. Empty when these are all.',
  }),
  trace_id: z.string().nullable().openapi({ description: 'Null in a conversation that keeps nothing.' }),
  debug: z.object({ steps: Steps }).optional(),
});

/** The filters that a search has; null without any. */
function filterOf(body: z.output<typeof SearchBody>): MemoryFilter | null {
  const { kind: _, ...filter } = fromWire(MemoryFilterFields, { ...body, kind: undefined });
  return Object.values(filter).some((value) => value !== null) ? filter : null;
}

const route = routesOf('search');

export const searchRoutes = [
  route('POST /v1/search', {
    role: 'read',
    summary: 'Find what a user may see',
    headers: null,
    body: SearchBody,
    example: { query: 'Where does Ana live?', user_id: 'ana' },
    answers: { 200: json(SearchAnswer, 'Best first') },
    handler: async (c, { body }) => {
      const { db, settings, workspace } = c.var.services;
      const isNobodys = body.user_id === undefined && body.conversation_id === undefined;
      const said = body.sources?.find((source) => source === 'events' || source === 'chunks');
      if (said !== undefined && isNobodys)
        return err(invalid('user_id', `is required to search ${said} outside a conversation`));
      if (body.recall_reach !== undefined && body.conversation_id === undefined)
        return err(invalid('recall_reach', 'needs a conversation_id'));
      const now = c.var.now();
      const filter = filterOf(body);
      const { occurred_from: from = null, occurred_to: to = null } = body;
      const answer = await search(c, body, {
        text: readText(body.query),
        sources: body.sources ?? (body.kinds || filter ? ['memories'] : RECALL_SOURCES),
        kinds: body.kinds ?? null,
        filter,
        range: from === null && to === null ? null : { from, to },
        now,
        asOf: body.as_of ?? null,
        askedAt: body.asked_at?.at ?? null,
        zone: body.asked_at?.zone ?? null,
        limit: body.top_k,
        fills: true,
        rerankTopN: settings.rerank_top_n,
        similarityThreshold: settings.similarity_threshold,
        decay: decayRates(settings.decay),
      });
      if (!answer.ok) return answer;
      const { truncated, explanation, degraded, cached, keep, reader, memory } = answer.value;
      // Where nothing is recalled a search recalls nothing either.
      const results = isRecalling({ memory }) ? answer.value.results : [];
      const traceId = isTemporary({ memory }) ? null : c.var.ids.next('trc');
      const steps = [...db.steps];
      // The answer does not wait for its explanation, nor for being kept.
      if (traceId !== null)
        c.executionCtx.waitUntil(
          db.write('trace.write', [
            insertTrace(db, {
              id: traceId,
              workspaceId: workspace.id,
              conversationId: reader.conversationId,
              turnId: null,
              userId: reader.userId,
              body: { cached, ...explanation, steps },
              now,
            }),
            ...keep,
          ]),
        );
      // Nobody is given what was said in a conversation that is not theirs to read: only memories come from elsewhere.
      const read = results.flatMap(({ type, conversation_id: id }) => (type === 'memory' ? [] : id));
      return ok({
        results: await withoutHiddenPlaces(c, results, [reader.conversationId, ...read]),
        degraded,
        truncated,
        trace_id: traceId,
        ...(body.debug ? { debug: { steps: toSteps(steps) } } : {}),
      });
    },
  }),

  route('GET /v1/traces/{id}', {
    role: 'read',
    summary: 'Trace of a prompt or an answer: the reasons for what it contains; kept a day',
    answers: { 200: json(Trace, 'The trace') },
    handler: async (c, { params: { id } }) => {
      const { db, workspace } = c.var.services;
      return mapOk(orNotFound(await getTrace(db, workspace.id, id, c.var.now()), 'trace'), toTrace);
    },
  }),

  route('GET /v1/conversations/{id}/turns/{turn_id}/trace', {
    role: 'read',
    summary: 'Trace of the prompt of a turn: the reasons for what it contains; kept a day',
    needs: { conversation: namedConversation },
    answers: { 200: json(Trace, 'The trace') },
    handler: async (c, { conversation, params: { turn_id: turnId } }) => {
      const named = { conversationId: conversation.id, turnId };
      const trace = await getTraceOfTurn(c.var.services.db, named, c.var.now());
      return mapOk(orNotFound(trace, 'trace'), toTrace);
    },
  }),
];

const toTrace = (trace: NonNullable<Awaited<ReturnType<typeof getTrace>>>) => ({
  id: trace.id,
  conversation_id: trace.conversationId,
  turn_id: trace.turnId,
  created_at: isoTime(trace.createdAt),
  trace: toTraceBody(trace.body),
});
