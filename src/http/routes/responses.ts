/** OpenAI's Responses protocol with memory: the same turns as chat completions, in the words that newer clients use. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { toMessages, toParameters } from '../../chat/responses/responses-request.ts';
import { responsesWire } from '../../chat/responses/responses-wire.ts';
import { err, type Result } from '../../lib/result.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import { ANY_MODEL, answerChat } from '../chat/answer-chat.ts';
import { ChatHeaders, OpenAiErrorAnswer } from '../chat/chat-schemas.ts';
import { findPrevious, responseId } from '../chat/previous-response.ts';
import { resolveReferences } from '../chat/referenced-items.ts';
import { ResponseAnswer, ResponsesBody } from '../chat/responses-schemas.ts';
import type { AppEnv } from '../context.ts';
import { json, routesOf } from '../route.ts';

const route = routesOf('chat');

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
    errors: {
      '4XX': json(OpenAiErrorAnswer, 'The request cannot be done'),
      '5XX': json(OpenAiErrorAnswer, 'A part or the model failed; safe to retry'),
    },
    handler: (c, { body }) => respond(c, body, ChatHeaders.parse(c.req.header())),
  }),
];

/** What a response repeats of its request. */
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
  const answered = messages.filter(({ role }) => role === 'tool').length;
  return answerChat(c, {
    model,
    messages,
    parameters: toParameters(body),
    user: user ?? null,
    conversation:
      previous?.value.conversationId ??
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
    idOf: ({ turnId, conversationId }) => responseId(conversationId, turnId, answered),
    ...(previous ? { before: previous.value.before } : {}),
    keepsCalls: true,
  });
}
