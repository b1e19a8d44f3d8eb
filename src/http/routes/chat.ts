/**
 * OpenAI-compatible chat with memory: each request is a turn, answered by the configured chat model. Its errors have OpenAI's
 * shape (`openai-error.ts`). The words of an answer are kept before its end is told.
 */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type ChatAnswer as Answer, answerStream, answerWhole } from '../../chat/answer.ts';
import { cannedAnswer } from '../../chat/canned-answer.ts';
import { isChore } from '../../chat/chore.ts';
import { type DebugTrace, debugOf } from '../../chat/debug.ts';
import { checkMedia } from '../../chat/media.ts';
import { type ChatTurn, readMessages } from '../../chat/messages.ts';
import { toModelRequest } from '../../chat/model-request.ts';
import { checkTokenLimits, limitedParameters } from '../../chat/token-limits.ts';
import { err, mapOk, ok, type Result } from '../../lib/result.ts';
import { SECOND_MS } from '../../lib/time.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import { NAME_MAX_CHARS } from '../../memory/limits.ts';
import type { ChatFields, ChatModel, ChatRequest } from '../../memory/ports.ts';
import { nameOf } from '../../models/openai-endpoint.ts';
import { toldInstead, turnStatus } from '../../session/turn/answer-wire.ts';
import type { TurnAnswer } from '../../session/turn/turn-answer.ts';
import { getTrace } from '../../store/operations/traces.ts';
import { answerAsItCame, NOTHING_KEPT } from '../chat/chat-chore.ts';
import { conversationOfChat } from '../chat/chat-conversation.ts';
import {
  ChatAnswer,
  ChatBody,
  ChatHeaders,
  Model,
  ModelList,
  OpenAiErrorAnswer,
  ownersParameterIn,
  parametersOf,
} from '../chat/chat-schemas.ts';
import { type ChatTurnState, openTurnOfChat } from '../chat/chat-turn.ts';
import type { AppEnv } from '../context.ts';
import { allow } from '../middleware/authenticate.ts';
import { REPLAYED_HEADER } from '../middleware/idempotency.ts';
import { refuseUser } from '../middleware/rate-limit.ts';
import { problem, streamError } from '../problem.ts';
import { json, type Route, routesOf } from '../route.ts';
import { toTraceBody } from '../search/trace-schemas.ts';
import type { Wire } from '../wire.ts';

/** The name under which whatever model is configured can be asked for. */
const ANY_MODEL = 'strata';

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

/** Names of the model that answers: its id in the configuration, and what its server calls it. */
const namesOf = ({ model }: ChatModel): string[] => [...new Set([ANY_MODEL, nameOf(model), model])];

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
    handler: (c, { body }) => chat(c, body, ChatHeaders.parse(c.req.header())),
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
    summary: 'Whether a model answers chats',
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

/** Instructions are the owner's: whoever holds a token is a user, however they came by their browser. */
const FOR_KEYS: MemoryError = {
  code: 'forbidden',
  message: 'A token may send no system or developer message and ask for no debug lines; use a key.',
};

async function chat(
  c: Context<AppEnv>,
  body: ChatBody,
  headers: z.output<typeof ChatHeaders>,
): Promise<Result<Response, MemoryError>> {
  const { chat: model } = c.var.services;
  if (model === null) return err({ code: 'no_chat_model' });
  const known = namesOf(model);
  if (!known.includes(body.model)) return err({ code: 'model_not_found', model: body.model, known });
  const turn = readMessages(body.messages);
  if (!turn.ok) return turn;
  const wantsDebug = headers['x-strata-debug'] === '1' || body.debug === true;
  const isToken = c.var.principal.kind === 'token';
  if (isToken && (wantsDebug || turn.value.instructions !== null)) return err(FOR_KEYS);
  const owners = isToken ? ownersParameterIn(body) : undefined;
  if (owners !== undefined) return err(invalid(owners, 'is not for a token to set; use a key'));
  const limited = isToken ? checkTokenLimits(body.messages, parametersOf(body)) : ok(null);
  if (!limited.ok) return limited;
  const media = checkMedia(body.messages);
  if (!media.ok) return media;
  const parameters = isToken ? limitedParameters(parametersOf(body)) : parametersOf(body);
  if (isChore(body.messages)) return unremembered(c, model, body, parameters);
  const name =
    headers['x-strata-conversation'] ?? body.metadata?.conversation ?? headers['x-openwebui-chat-id'] ?? null;
  const user = body.user ?? (isToken ? null : headers['x-openwebui-user-id']) ?? null;
  const key = headers['idempotency-key'] ?? null;
  const origin = {
    idempotencyKey: key,
    isRepeated: Number(headers['x-stainless-retry-count'] ?? 0) > 0,
  };
  const asked = { ...origin, text: turn.value.text };
  const memory = headers['x-strata-memory'] ?? body.metadata?.memory;
  if (body.metadata?.memory === 'off' && headers['x-strata-memory'] === undefined && name === null)
    return unremembered(c, model, body, parameters);
  const speaker = await conversationOfChat(c, { name, memory }, user, asked);
  // What is to leave no trace in a conversation that remembers passes it by.
  if (!speaker.ok && body.metadata?.memory === 'off' && isOfMode(speaker.error))
    return unremembered(c, model, body, parameters);
  if (!speaker.ok) return speaker;
  const refused = isToken || user === null ? null : await refuseUser(c, speaker.value.userId);
  if (refused) return err(refused);
  const isNamed = name !== null || typeof c.var.confinement?.conversationId === 'string';
  const opened = await openTurnOfChat(c, speaker.value, turn.value, { ...origin, isNamed });
  if (!opened.ok) return opened;
  const { conversation, state } = opened.value;
  c.header('X-Strata-Conversation', conversation.id);
  const release = state.kind === 'taken' ? state.release : () => Promise.resolve();
  try {
    const answer = await answerOf(c, model, body, parameters, turn.value, state, wantsDebug);
    return body.stream === true ? await streamed(c, answer, body, release) : await whole(c, answer, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** Answers a request without memory. */
async function unremembered(
  c: Context<AppEnv>,
  model: ChatModel,
  body: ChatBody,
  parameters: ChatFields,
): Promise<Result<Response, MemoryError>> {
  const media = checkMedia(body.messages, 0);
  if (!media.ok) return media;
  const refused = body.user == null ? null : await refuseUser(c, body.user);
  if (refused) return err(refused);
  const answer = await answerAsItCame(c, model, body, parameters);
  if (!answer.ok) return answer;
  const done = () => Promise.resolve();
  return body.stream === true ? streamed(c, answer.value, body, done) : whole(c, answer.value, done);
}

/** Whether a conversation was refused because it has another mode of memory than was asked for. */
const isOfMode = (error: MemoryError): boolean =>
  error.code === 'invalid' && error.fields.some(({ field }) => field === 'memory');

/** What is answered by whom: by the model, or by what is known already. */
async function answerOf(
  c: Context<AppEnv>,
  model: ChatModel,
  body: ChatBody,
  parameters: ChatFields,
  turn: ChatTurn,
  state: ChatTurnState,
  wantsDebug: boolean,
): Promise<Answer> {
  const turnId = state.kind === 'answered' ? state.turnId : state.taken.answer.turnId;
  const head = {
    id: `chatcmpl-${turnId}`,
    created: Math.floor(c.var.now() / SECOND_MS),
    model: body.model,
  };
  c.header('X-Strata-Turn', turnId);
  if (state.kind === 'answered') {
    c.header('X-Strata-Status', 'ready');
    c.header(REPLAYED_HEADER, 'true');
    return {
      head,
      model: cannedAnswer(state.reply),
      request: NOTHING_ASKED,
      end: NOTHING_KEPT,
      debug: null,
    };
  }
  const { answer } = state.taken;
  c.header('X-Strata-Status', turnStatus(answer));
  const debug = wantsDebug ? debugOf(answer, await readTrace(c, answer), turn) : null;
  if (answer.prompt === null)
    return {
      head,
      model: cannedAnswer(toldInstead(answer) ?? ''),
      request: NOTHING_ASKED,
      end: state.end,
      debug,
    };
  return {
    head,
    model,
    request: toModelRequest(answer.prompt, turn, parameters),
    end: state.end,
    debug,
  };
}

const NOTHING_ASKED: ChatRequest = { messages: [], parameters: {} };

async function readTrace(c: Context<AppEnv>, { traceId }: TurnAnswer): Promise<DebugTrace | null> {
  const { db, workspace } = c.var.services;
  const row = traceId === null ? null : await getTrace(db, workspace.id, traceId, c.var.now());
  return row && (toTraceBody(row.body) as DebugTrace);
}

/** A client that goes away leaves the work to the runtime, which goes on with it for a while. */
async function whole(
  c: Context<AppEnv>,
  answer: Answer,
  release: () => Promise<void>,
): Promise<Result<Response, MemoryError>> {
  const work = answerWhole(answer).finally(release);
  c.executionCtx.waitUntil(work.catch(() => undefined));
  return mapOk(await work, (given) => c.json(given));
}

async function streamed(
  c: Context<AppEnv>,
  answer: Answer,
  { stream_options: options }: ChatBody,
  release: () => Promise<void>,
): Promise<Result<Response, MemoryError>> {
  const begun = answerStream(answer, {
    withUsage: options?.include_usage === true,
    toError: streamError,
  });
  const work = begun.then((stream) => (stream.ok ? stream.value.done : undefined)).finally(release);
  c.executionCtx.waitUntil(work.catch(() => undefined));
  return mapOk(await begun, ({ body }) =>
    c.body(body, 200, { 'Content-Type': 'text/event-stream; charset=utf-8' }),
  );
}
