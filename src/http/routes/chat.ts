/**
 * OpenAI-compatible chat with memory: each request is a turn, answered by the configured chat model. Its errors have OpenAI's
 * shape (`openai-error.ts`). The words of an answer are kept before its end is told.
 */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { COMPLETIONS } from '../../chat/wire.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { MemoryError } from '../../memory/errors.ts';
import { NAME_MAX_CHARS } from '../../memory/limits.ts';
import { ANY_MODEL, answerChat, namesOf } from '../chat/answer-chat.ts';
import {
  ChatAnswer,
  ChatBody,
  ChatHeaders,
  Model,
  ModelList,
  OpenAiErrorAnswer,
  parametersOf,
} from '../chat/chat-schemas.ts';
import type { AppEnv } from '../context.ts';
import { allow } from '../middleware/authenticate.ts';
import { problem } from '../problem.ts';
import { json, type Route, routesOf } from '../route.ts';
import type { Wire } from '../wire.ts';

const CHAT_DESCRIPTION = [
  'The last user message is a turn of the conversation; the answer is kept as its reply before its end is told.',
  'Calls of tools leave the turn open: a request that ends in their results goes on with it. When the model fails the turn is taken back, within a stream with an event `{"error": …}`.',
  'A client that goes away leaves the whole answer behind, or what was said twenty seconds later.',
  'Sent again, the same message gets the answer that it had: with its Idempotency-Key, with the mark of OpenAI’s clients, when it has no answer yet, or when nobody heard it. Otherwise the same words are a new message.',
].join('\n\n');

const OPENAI_ERRORS = {
  '4XX': json(OpenAiErrorAnswer, 'The request cannot be done'),
  '5XX': json(OpenAiErrorAnswer, 'A part or the model failed; safe to retry'),
};

const chatAnswer = {
  description: 'The answer, whole or as server-sent events',
  content: { 'application/json': { schema: ChatAnswer }, 'text/event-stream': { schema: z.string() } },
};

const route = routesOf('chat');

export const chatRoutes: readonly Route[] = [
  route('POST /v1/chat/completions', {
    role: 'member',
    summary: 'Answer a message with memory, as OpenAI’s API does',
    description: CHAT_DESCRIPTION,
    headers: ChatHeaders,
    body: ChatBody,
    example: {
      model: ANY_MODEL,
      user: 'ana',
      messages: [{ role: 'user', content: 'Where do I live?' }],
    },
    answers: { 200: chatAnswer },
    errors: OPENAI_ERRORS,
    handler: (c, { body }) => complete(c, body, ChatHeaders.parse(c.req.header())),
  }),

  route('GET /v1/models', {
    role: 'read',
    summary: 'The models that answer chats',
    answers: { 200: json(ModelList, 'None where no chat model is configured') },
    errors: OPENAI_ERRORS,
    handler: (c) => ok({ object: 'list' as const, data: modelIdsOf(c).map(toModelBody) }),
  }),

  route('GET /v1/models/{model}', {
    role: 'read',
    summary: 'A model that answers chats',
    params: { model: z.string().openapi({ example: ANY_MODEL }) },
    answers: { 200: json(Model, 'It does') },
    errors: OPENAI_ERRORS,
    handler: (c, { params: { model } }) => findModel(c, model),
  }),

  // Ids of models hold slashes, which some clients send as they are.
  (app) =>
    app.get('/v1/models/:model{.+}', allow('read'), (c) => {
      const found = findModel(c, c.req.param('model'));
      return found.ok ? c.json(found.value) : problem(c, found.error);
    }),
];

const modelIdsOf = (c: Context<AppEnv>): string[] => {
  const { chat: model } = c.var.services;
  return model ? namesOf(model) : [];
};

const toModelBody = (id: string): Wire<typeof Model> => ({
  id,
  object: 'model',
  created: 0,
  owned_by: 'strata',
});

function findModel(c: Context<AppEnv>, id: string): Result<Wire<typeof Model>, MemoryError> {
  const known = modelIdsOf(c);
  return known.includes(id)
    ? ok(toModelBody(id))
    : err({ code: 'model_not_found', model: id.slice(0, NAME_MAX_CHARS), known });
}

/** Answers as chat completions do. */
function complete(c: Context<AppEnv>, body: ChatBody, headers: z.output<typeof ChatHeaders>) {
  const { model, messages, user, metadata, stream, stream_options: options, debug } = body;
  return answerChat(c, {
    model,
    messages,
    parameters: parametersOf(body),
    user: user ?? null,
    ...metadata,
    stream: stream === true,
    withUsage: options?.include_usage === true,
    debug: debug === true,
    headers,
    wire: COMPLETIONS,
    idOf: ({ turnId }) => `chatcmpl-${turnId}`,
  });
}
