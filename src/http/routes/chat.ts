/**
 * OpenAI-compatible chat with memory: each request is a turn, answered by the configured chat model. Its errors have OpenAI's
 * shape (`openai-error.ts`). The words of an answer are kept before its end is told.
 */
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type ChatAnswer as Answer, answerStream, answerWhole, type TurnEnd } from '../../chat/answer.ts';
import { type DebugTrace, debugOf } from '../../chat/debug.ts';
import { saying } from '../../chat/known-answer.ts';
import { checkMedia } from '../../chat/media.ts';
import { type ChatTurn, readMessages } from '../../chat/messages.ts';
import { toModelRequest } from '../../chat/model-request.ts';
import { checkTokenLimits, limitedParameters } from '../../chat/token-limits.ts';
import { ok } from '../../lib/result.ts';
import { SECOND_MS } from '../../lib/time.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import { NAME_MAX_CHARS } from '../../memory/limits.ts';
import type { ChatModel, ChatRequest } from '../../memory/ports.ts';
import { nameOf } from '../../models/openai-endpoint.ts';
import { toldInstead, turnStatus } from '../../session/turn/answer-wire.ts';
import type { TurnAnswer } from '../../session/turn/turn-answer.ts';
import { getTrace } from '../../store/operations/traces.ts';
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
import { type ChatTurnState, openChatTurn } from '../chat/chat-turn.ts';
import { type AppEnv, createRouter } from '../context.ts';
import { allow } from '../middleware/authenticate.ts';
import { REPLAYED_HEADER } from '../middleware/idempotency.ts';
import { refuseUser } from '../middleware/rate-limit.ts';
import { problem, streamError } from '../problem.ts';
import { jsonAnswer, jsonBody } from '../schemas.ts';
import { toTraceBody } from '../search/trace-schemas.ts';

/** The name under which whatever model is configured can be asked for. */
const ANY_MODEL = 'strata';

const CHAT_DESCRIPTION = [
  'The last user message is a turn of the conversation; the answer is kept as its reply before its end is told.',
  'Calls of tools leave the turn open: a request that ends in their results goes on with it. When the model fails the turn is taken back, within a stream with an event `{"error": …}`.',
  'A client that goes away leaves the whole answer behind, or what was said twenty seconds later.',
  'Sent again, the same message gets the answer that it had: with its Idempotency-Key, with the mark of OpenAI’s clients, when it has no answer yet, or when nobody heard it. Otherwise the same words are a new message.',
].join('\n\n');

const openAiErrors = {
  '4XX': jsonAnswer(OpenAiErrorAnswer, 'The request cannot be done'),
  '5XX': jsonAnswer(OpenAiErrorAnswer, 'A part or the model failed; safe to retry'),
} as const;

/** Names of the model that answers: its id in the configuration, and what its server calls it. */
const namesOf = ({ model }: ChatModel): string[] => [...new Set([ANY_MODEL, nameOf(model), model])];

export const chatRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/chat/completions',
      tags: ['chat'],
      summary: 'Answer a message with memory, as OpenAI’s API does',
      description: CHAT_DESCRIPTION,
      middleware: [allow('member')] as const,
      request: { headers: ChatHeaders, ...jsonBody(ChatBody) },
      responses: {
        200: {
          description: 'The answer, whole or as server-sent events',
          content: {
            'application/json': { schema: ChatAnswer },
            'text/event-stream': { schema: z.string() },
          },
        },
        ...openAiErrors,
      },
    }),
    // The declared answers say what comes; a stream and the errors of these routes are not typed by them.
    async (c) => (await chat(c, c.req.valid('json'), c.req.valid('header'))) as never,
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/models',
      tags: ['chat'],
      summary: 'The models that answer chats',
      middleware: [allow('read')] as const,
      responses: { 200: jsonAnswer(ModelList, 'None where no chat model is configured'), ...openAiErrors },
    }),
    (c) => {
      const data = modelIdsOf(c).map(toModelBody);
      return c.json({ object: 'list' as const, data }, 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/models/{model}',
      tags: ['chat'],
      summary: 'Whether a model answers chats',
      middleware: [allow('read')] as const,
      request: { params: z.object({ model: z.string() }) },
      responses: { 200: jsonAnswer(Model, 'It does'), ...openAiErrors },
    }),
    (c) => answerModel(c, c.req.valid('param').model) as never,
  );

// Ids of models hold slashes, which some clients send as they are.
chatRoutes.get('/v1/models/:model{.+}', allow('read'), (c) => answerModel(c, c.req.param('model')));

const modelIdsOf = (c: Context<AppEnv>): string[] => {
  const { chat: model } = c.var.services;
  return model ? namesOf(model) : [];
};

const toModelBody = (id: string) => ({ id, object: 'model' as const, created: 0, owned_by: 'strata' });

function answerModel(c: Context<AppEnv>, id: string): Response {
  const known = modelIdsOf(c);
  return known.includes(id)
    ? c.json(toModelBody(id), 200)
    : problem(c, { code: 'model_not_found', model: id.slice(0, NAME_MAX_CHARS), known });
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
): Promise<Response> {
  const { chat: model } = c.var.services;
  if (model === null) return problem(c, { code: 'no_chat_model' });
  const known = namesOf(model);
  if (!known.includes(body.model)) return problem(c, { code: 'model_not_found', model: body.model, known });
  const turn = readMessages(body.messages);
  if (!turn.ok) return problem(c, turn.error);
  const wantsDebug = headers['x-strata-debug'] === '1' || body.debug === true;
  const isToken = c.var.principal.kind === 'token';
  if (isToken && (wantsDebug || turn.value.instructions !== null)) return problem(c, FOR_KEYS);
  const owners = isToken ? ownersParameterIn(body) : undefined;
  if (owners !== undefined) return problem(c, invalid(owners, 'is not for a token to set; use a key'));
  const limited = isToken ? checkTokenLimits(body.messages, parametersOf(body)) : ok(null);
  if (!limited.ok) return problem(c, limited.error);
  const media = checkMedia(body.messages);
  if (!media.ok) return problem(c, media.error);
  const name = headers['x-strata-conversation'] ?? body.metadata?.conversation ?? null;
  const key = headers['idempotency-key'] ?? null;
  const origin = {
    idempotencyKey: key,
    isRepeated: Number(headers['x-stainless-retry-count'] ?? 0) > 0,
  };
  const asked = { ...origin, text: turn.value.text };
  const memory = headers['x-strata-memory'] ?? body.metadata?.memory;
  const speaker = await conversationOfChat(c, { name, memory }, body.user ?? null, asked);
  if (!speaker.ok) return problem(c, speaker.error);
  const refused = isToken || body.user === undefined ? null : await refuseUser(c, speaker.value.userId);
  if (refused) return problem(c, refused);
  const opened = await openChatTurn(c, speaker.value, turn.value, origin);
  if (!opened.ok) return problem(c, opened.error);
  c.header('X-Strata-Conversation', speaker.value.conversation.id);
  const release = opened.value.kind === 'taken' ? opened.value.release : () => Promise.resolve();
  try {
    const answer = await answerOf(c, model, body, turn.value, opened.value, wantsDebug);
    return body.stream === true ? await streamed(c, answer, body, release) : await whole(c, answer, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** What is answered by whom: by the model, or by what is known already. */
async function answerOf(
  c: Context<AppEnv>,
  model: ChatModel,
  body: ChatBody,
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
    return { head, model: saying(state.reply), request: NOTHING_ASKED, end: ALREADY_ENDED, debug: null };
  }
  const { answer } = state.taken;
  c.header('X-Strata-Status', turnStatus(answer));
  const debug = wantsDebug ? debugOf(answer, await readTrace(c, answer), turn) : null;
  if (answer.prompt === null)
    return {
      head,
      model: saying(toldInstead(answer) ?? ''),
      request: NOTHING_ASKED,
      end: state.end,
      debug,
    };
  const asked = parametersOf(body);
  const parameters = c.var.principal.kind === 'token' ? limitedParameters(asked) : asked;
  return {
    head,
    model,
    request: toModelRequest(answer.prompt, turn, parameters),
    end: state.end,
    debug,
  };
}

const NOTHING_ASKED: ChatRequest = { messages: [], parameters: {} };
const nothing = () => Promise.resolve(ok(null));
const ALREADY_ENDED: TurnEnd = { reply: nothing, leave: nothing, abort: () => Promise.resolve() };

async function readTrace(c: Context<AppEnv>, { traceId }: TurnAnswer): Promise<DebugTrace | null> {
  const { db, workspace } = c.var.services;
  const row = traceId === null ? null : await getTrace(db, workspace.id, traceId, c.var.now());
  return row && (toTraceBody(row.body) as DebugTrace);
}

/** A client that goes away leaves the work to the runtime, which goes on with it for a while. */
async function whole(c: Context<AppEnv>, answer: Answer, release: () => Promise<void>): Promise<Response> {
  const work = answerWhole(answer).finally(release);
  c.executionCtx.waitUntil(work.catch(() => undefined));
  const given = await work;
  return given.ok ? c.json(given.value, 200) : problem(c, given.error);
}

async function streamed(
  c: Context<AppEnv>,
  answer: Answer,
  { stream_options: options }: ChatBody,
  release: () => Promise<void>,
): Promise<Response> {
  const begun = answerStream(answer, {
    withUsage: options?.include_usage === true,
    toError: streamError,
  });
  const work = begun.then((stream) => (stream.ok ? stream.value.done : undefined)).finally(release);
  c.executionCtx.waitUntil(work.catch(() => undefined));
  const given = await begun;
  if (!given.ok) return problem(c, given.error);
  c.header('Content-Type', 'text/event-stream; charset=utf-8');
  return c.body(given.value.body, 200);
}
