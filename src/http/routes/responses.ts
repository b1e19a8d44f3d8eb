/** OpenAI's Responses protocol with memory: the same turns as chat completions, in the words that newer clients use. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { fieldOf, toMessages, toParameters } from '../../chat/responses/responses-request.ts';
import { responsesWire, streamAgain, tellAgain } from '../../chat/responses/responses-wire.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { identityOf } from '../../memory/conversations/identity.ts';
import { invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import { NAME_MAX_CHARS } from '../../memory/limits.ts';
import { ANY_MODEL, answerChat } from '../chat/answer-chat.ts';
import { ChatHeaders, OpenAiErrorAnswer } from '../chat/chat-schemas.ts';
import { inputItemsOf, pageOfItems } from '../chat/responses/input-items.ts';
import { findPrevious, readResponseId, responseId } from '../chat/responses/previous-response.ts';
import { resolveReferences } from '../chat/responses/referenced-items.ts';
import { ResponseAnswer, ResponsesBody } from '../chat/responses/responses-schemas.ts';
import { findAnsweredTurn, storedResponse } from '../chat/responses/stored-response.ts';
import type { AppEnv } from '../context.ts';
import { findConversation } from '../conversations/conversation-session.ts';
import { json, routesOf } from '../route.ts';

const route = routesOf('chat');

const ERRORS = {
  '4XX': json(OpenAiErrorAnswer, 'The request cannot be done'),
  '5XX': json(OpenAiErrorAnswer, 'A part or the model failed; safe to retry'),
};

/** Its id names conversation and turn. */
const ResponseId = z.string().max(NAME_MAX_CHARS);

const ITEMS_MAX = 100;
const ITEMS_DEFAULT = 20;
/** Id of an item, which a call may name in its own way. */
const ItemId = z.string().max(2 * NAME_MAX_CHARS);

const InputItemsAnswer = z
  .object({
    object: z.literal('list'),
    data: z.array(z.looseObject({ id: z.string(), type: z.string() })),
    first_id: z.string().nullable(),
    last_id: z.string().nullable(),
    has_more: z.boolean(),
  })
  .openapi('ResponseInputItems');

export const responsesRoutes = [
  route('POST /v1/responses', {
    role: 'member',
    summary: 'Answer a message with memory, as OpenAI’s Responses API does',
    description:
      'The same turn as in `POST /v1/chat/completions`. `previous_response_id` goes on from an earlier response; from one that others followed it makes a branch.',
    headers: ChatHeaders,
    body: ResponsesBody,
    example: { model: ANY_MODEL, user: 'ana', input: 'Where do I live?' },
    answers: {
      200: {
        description: 'The answer, whole or as server-sent events',
        content: {
          'application/json': { schema: ResponseAnswer },
          'text/event-stream': { schema: z.string() },
        },
      },
    },
    errors: ERRORS,
    handler: (c, { body }) => respond(c, body, ChatHeaders.parse(c.req.header())),
  }),

  route('GET /v1/responses/{id}', {
    role: 'read',
    summary: 'A response that was given before, as OpenAI’s Responses API tells it',
    description:
      'Its words, from the record; of one that called tools the calls, as long as they are kept: of the last turns. With `stream` as events, `starting_after` leaves the first out.',
    params: { id: ResponseId },
    query: z.object({
      stream: z.enum(['true', 'false']).optional(),
      starting_after: z.coerce.number().int().min(0).optional(),
      include_obfuscation: z.enum(['true', 'false']).optional(),
    }),
    answers: {
      200: {
        description: 'The response, whole or as server-sent events',
        content: {
          'application/json': { schema: ResponseAnswer },
          'text/event-stream': { schema: z.string() },
        },
      },
    },
    errors: ERRORS,
    handler: async (c, { params: { id }, query }) => {
      const turn = await findAnsweredTurn(c, id);
      if (!turn.ok) return turn;
      const given = await storedResponse(c, id, turn.value);
      if (!given.ok) return given;
      if (query.stream !== 'true') return ok(c.json(tellAgain(given.value)));
      const lines = streamAgain(given.value, query.starting_after ?? -1);
      return ok(c.body(lines, 200, { 'Content-Type': 'text/event-stream; charset=utf-8' }));
    },
  }),

  route('GET /v1/responses/{id}/input_items', {
    role: 'read',
    summary: 'Input items of a response, as OpenAI’s Responses API lists them',
    description:
      'The message of its turn, and before an answer the calls of tools and their results, as long as the calls are kept. What was said before is of earlier responses.',
    params: { id: ResponseId },
    query: z.object({
      limit: z.coerce.number().int().min(1).max(ITEMS_MAX).default(ITEMS_DEFAULT),
      order: z.enum(['asc', 'desc']).default('desc'),
      after: ItemId.optional().openapi({ description: 'The id of the last item of the page before.' }),
    }),
    answers: { 200: json(InputItemsAnswer, 'A page of them, the last one first unless `order` is `asc`') },
    errors: ERRORS,
    handler: async (c, { params: { id }, query: { limit, order, after } }) => {
      const turn = await findAnsweredTurn(c, id);
      if (!turn.ok) return turn;
      const items = await inputItemsOf(c, turn.value);
      return items.ok ? ok(pageOfItems(items.value, { order, after, limit })) : items;
    },
  }),

  route('DELETE /v1/responses/{id}', {
    role: 'member',
    summary: 'Take back what was answered, and the message that it answers',
    description:
      'They leave prompts, searches and summaries, with what only they taught, and nothing goes on from them. The record keeps them, as taken back, until conversation or user are erased.',
    params: { id: ResponseId },
    answers: {
      200: json(
        z.object({ id: z.string(), object: z.literal('response'), deleted: z.literal(true) }),
        'It is gone',
      ),
    },
    errors: ERRORS,
    handler: async (c, { params: { id } }) => {
      const named = readResponseId(id);
      const conversation = named && (await findConversation(c, named.conversationId));
      if (named === null || conversation === null) return err(notFound('response'));
      const { object, call } = c.var.services.session(conversation.id, identityOf(conversation));
      const gone = await object.deleteTurn(call, named.turnId);
      if (!gone.ok) return gone.error.code === 'not_found' ? err(notFound('response')) : gone;
      return ok({ id, object: 'response' as const, deleted: true as const });
    },
  }),
];

/** Fields of a request that its response repeats, as clients of the protocol expect. */
const REPEATED = [
  'instructions',
  'max_output_tokens',
  'metadata',
  'parallel_tool_calls',
  'previous_response_id',
  'reasoning',
  'temperature',
  'text',
  'tool_choice',
  'tools',
  'top_p',
  'user',
] as const;

async function respond(
  c: Context<AppEnv>,
  body: ResponsesBody,
  headers: z.output<typeof ChatHeaders>,
): Promise<Result<Response, MemoryError>> {
  const { model, user, metadata, stream, debug, conversation, previous_response_id: previousId } = body;
  const resolved = await resolveReferences(c, body.input);
  if (!resolved.ok) return resolved;
  const sent = toMessages({ ...body, input: resolved.value.input });
  const results = sent.filter(({ role }) => role === 'tool').length;
  const isAlone = !sent.some(({ role }) => role === 'user');
  if (isAlone && results === 0)
    return err(invalid('input', 'must hold a message of role user, or results of tools'));
  if (isAlone && !previousId)
    return err(
      invalid('previous_response_id', 'is required where results of tools come without their message'),
    );
  const previous = previousId ? await findPrevious(c, previousId, isAlone) : null;
  if (previous && !previous.ok) return previous;
  const named = typeof conversation === 'object' ? conversation?.id : conversation;
  const instructions = sent.filter(({ role }) => role === 'system' || role === 'developer');
  const others = sent.filter((message) => !instructions.includes(message));
  const messages = [...instructions, ...(previous?.value.messages ?? []), ...others];
  const asked = messages.slice(messages.findLastIndex(({ role }) => role === 'user'));
  const answered = asked.filter(({ role }) => role === 'tool').length;
  return answerChat(c, {
    model,
    messages,
    parameters: toParameters(body),
    user: user ?? null,
    conversation:
      previous?.value.found.conversation.id ??
      named ??
      metadata?.conversation ??
      resolved.value.conversationId ??
      undefined,
    memory: metadata?.memory,
    stream: stream === true,
    withUsage: true,
    debug: debug === true,
    headers,
    wire: responsesWire(
      Object.fromEntries(REPEATED.flatMap((name) => (body[name] == null ? [] : [[name, body[name]]]))),
    ),
    fieldOf,
    idOf: ({ turnId, conversationId }) => responseId(conversationId, turnId, answered),
    ...(previous ? { before: previous.value.before, found: previous.value.found } : {}),
    keepsCalls: true,
  });
}
