/** Anthropic's Messages protocol with memory: the same turns as chat completions. Its errors have Anthropic's shape (`anthropic-error.ts`). */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { fieldOf, toMessages, toParameters } from '../../chat/anthropic/anthropic-request.ts';
import { MESSAGES } from '../../chat/anthropic/anthropic-wire.ts';
import { countRequestTokens } from '../../chat/model-request.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import { ANY_MODEL, answerChat } from '../chat/answer-chat.ts';
import { AnthropicBody, AnthropicErrorAnswer, CountBody, MessageAnswer } from '../chat/anthropic-schemas.ts';
import { ChatHeaders } from '../chat/chat-schemas.ts';
import type { AppEnv } from '../context.ts';
import { json, routesOf } from '../route.ts';

const ERRORS = {
  '4XX': json(AnthropicErrorAnswer, 'The request cannot be done'),
  '5XX': json(AnthropicErrorAnswer, 'A part or the model failed; safe to retry'),
};
const EXAMPLE = {
  model: ANY_MODEL,
  messages: [{ role: 'user' as const, content: 'Where do I live?' }],
};

/** Clients say so of what is not settled yet; all of it is answered alike. */
const QUERY = z.object({
  beta: z.string().optional().openapi({ description: 'Taken, and without effect.' }),
});

const route = routesOf('chat');

export const anthropicRoutes = [
  route('POST /v1/messages', {
    role: 'member',
    summary: 'Answer a message with memory, as Anthropic’s API does',
    description:
      'The same turn as in `POST /v1/chat/completions`, with the key as `Authorization` or `X-Api-Key`. `X-Strata-Conversation` names the conversation.',
    headers: ChatHeaders,
    query: QUERY,
    body: AnthropicBody,
    example: { ...EXAMPLE, max_tokens: 1024, metadata: { user_id: 'ana' } },
    answers: {
      200: {
        description: 'The answer, whole or as server-sent events',
        content: {
          'application/json': { schema: MessageAnswer },
          'text/event-stream': { schema: z.string() },
        },
      },
    },
    errors: ERRORS,
    handler: (c, { body }) => answer(c, body, ChatHeaders.parse(c.req.header())),
  }),

  route('POST /v1/messages/count_tokens', {
    role: 'read',
    summary: 'Count the tokens of messages, as Anthropic’s API does; memory is not among them',
    query: QUERY,
    body: CountBody,
    example: EXAMPLE,
    answers: { 200: json(z.object({ input_tokens: z.int() }).openapi('TokenCount'), 'By our own count') },
    errors: ERRORS,
    handler: (_, { body: { messages, system, tools } }) =>
      ok({
        input_tokens: countRequestTokens({
          messages: toMessages({ messages, system }),
          parameters: tools ? { tools } : {},
        }),
      }),
  }),
];

function answer(
  c: Context<AppEnv>,
  body: AnthropicBody,
  headers: z.output<typeof ChatHeaders>,
): Promise<Result<Response, MemoryError>> {
  const { model, metadata, stream } = body;
  const { user_id: named = null, conversation, memory } = metadata ?? {};
  const bearer = c.var.confinement?.userId ?? null;
  if (bearer !== null && named !== null && named !== bearer)
    return Promise.resolve(err(invalid('metadata.user_id', 'is not the user of this token')));
  return answerChat(c, {
    model,
    messages: toMessages(body),
    parameters: toParameters(body),
    user: named ?? bearer,
    ...(conversation === undefined ? {} : { conversation }),
    ...(memory === undefined ? {} : { memory }),
    stream: stream === true,
    withUsage: true,
    debug: false,
    headers,
    wire: MESSAGES,
    fieldOf,
    idOf: ({ turnId }) => `msg_${turnId}`,
  });
}
