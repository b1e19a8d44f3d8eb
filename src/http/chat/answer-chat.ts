/**
 * A chat request of whatever protocol, answered: found or taken as a turn, given to the model, and told in the words of its
 * protocol. What differs between protocols stands in `ChatAsked`, and in the wire that it brings.
 */
import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { answerStream, answerWhole, type ChatAnswer } from '../../chat/answer.ts';
import { cannedAnswer } from '../../chat/canned-answer.ts';
import { isChore } from '../../chat/chore.ts';
import { type DebugTrace, debugOf } from '../../chat/debug.ts';
import { checkMedia } from '../../chat/media.ts';
import { type ChatTurn, type IncomingMessage, readMessages } from '../../chat/messages.ts';
import { toModelRequest } from '../../chat/model-request.ts';
import { checkTokenLimits, limitedParameters } from '../../chat/token-limits.ts';
import type { AnswerWire } from '../../chat/wire.ts';
import { err, mapOk, type Result } from '../../lib/result.ts';
import { SECOND_MS } from '../../lib/time.ts';
import { invalid, type MemoryError, renamed } from '../../memory/errors.ts';
import type { ChatFields, ChatModel, ChatRequest } from '../../memory/ports.ts';
import type { MemoryMode } from '../../memory/types.ts';
import { nameOf } from '../../models/openai-endpoint.ts';
import type { ClientMessage } from '../../session/branch/client-path.ts';
import { messageInstead, turnStatus } from '../../session/turn/answer-wire.ts';
import type { TurnAnswer } from '../../session/turn/turn-answer.ts';
import { getTrace } from '../../store/traces/traces.ts';
import type { AppEnv } from '../context.ts';
import { REPLAYED_HEADER } from '../middleware/idempotency.ts';
import { refuseUser } from '../middleware/rate-limit.ts';
import { streamError } from '../problem.ts';
import { toTraceBody } from '../search/trace-schemas.ts';
import { NOTHING_KEPT, passTurnBy } from './chat-chore.ts';
import { type ChatRequestOf, conversationOfChat } from './chat-conversation.ts';
import { type ChatHeaders, ownersParameterIn } from './chat-schemas.ts';
import { type ChatTurnState, openTurnOfChat } from './chat-turn.ts';

/** The name under which whatever model is configured can be asked for. */
export const ANY_MODEL = 'strata';

/** Names of the model that answers: its id in the configuration, and what its server calls it. */
export const namesOf = ({ model }: ChatModel): string[] => [...new Set([ANY_MODEL, nameOf(model), model])];

/** Request for an answer, read from whichever protocol it came in. */
export interface ChatAsked {
  readonly model: string;
  readonly messages: readonly IncomingMessage[];
  /** Fields for the model that are not ours, sent on as they came. */
  readonly parameters: ChatFields;
  readonly user: string | null;
  /** The conversation as the body names it. */
  readonly conversation?: string | undefined;
  /** The mode of memory as the body names it. */
  readonly memory?: MemoryMode | undefined;
  readonly stream: boolean;
  readonly withUsage: boolean;
  readonly debug: boolean;
  readonly headers: z.output<typeof ChatHeaders>;
  readonly wire: AnswerWire;
  /** Name of a chat completions' field in its protocol; the same name without it. */
  readonly fieldOf?: (field: string) => string;
  /** Id of an answer in the client's protocol. */
  idOf(of: { readonly turnId: string; readonly conversationId: string | null }): string;
  /** Messages before these, where the request names them by an id instead of showing them. */
  readonly before?: readonly ClientMessage[];
  /** The conversation of that id, which was found on the way. */
  readonly found?: ChatRequestOf['found'];
  /** Keeps calls of tools with their turn: the client sends the results alone. */
  readonly keepsCalls?: boolean;
}

/** Instructions are the owner's: whoever holds a token is a user, however they came by their browser. */
const FOR_KEYS: MemoryError = {
  code: 'forbidden',
  message: 'A token may send no system or developer message and ask for no debug lines; use a key.',
};

/** A request that may be answered, as it was read. */
interface ReadChat {
  readonly model: ChatModel;
  readonly turn: ChatTurn;
  readonly parameters: ChatFields;
  readonly wantsDebug: boolean;
}

/** Answers a request; what is wrong with it is named as it was sent. */
export async function answerChat(
  c: Context<AppEnv>,
  asked: ChatAsked,
): Promise<Result<Response, MemoryError>> {
  const answered = await answerAsked(c, asked);
  return answered.ok || asked.fieldOf === undefined ? answered : err(renamed(answered.error, asked.fieldOf));
}

async function answerAsked(c: Context<AppEnv>, asked: ChatAsked): Promise<Result<Response, MemoryError>> {
  const read = readChat(c, asked);
  if (!read.ok) return read;
  const { turn } = read.value;
  const { headers } = asked;
  if (isChore(asked.messages)) return passBy(c, asked, read.value);
  const name =
    headers['x-strata-conversation'] ?? asked.conversation ?? headers['x-openwebui-chat-id'] ?? null;
  const isToken = c.var.principal.kind === 'token';
  const user = asked.user ?? (isToken ? null : headers['x-openwebui-user-id']) ?? null;
  const memory = headers['x-strata-memory'] ?? asked.memory;
  const isUnremembered = asked.memory === 'off' && headers['x-strata-memory'] === undefined;
  if (isUnremembered && name === null) return passBy(c, asked, read.value);
  const origin = {
    idempotencyKey: headers['idempotency-key'] ?? null,
    isRepeated: Number(headers['x-stainless-retry-count'] ?? 0) > 0,
  };
  const speaker = await conversationOfChat(c, { name, memory }, user, {
    ...origin,
    turn,
    found: asked.found,
  });
  // What is to leave no trace in a conversation that remembers passes it by.
  if (!speaker.ok) return isUnremembered && isOfMode(speaker.error) ? passBy(c, asked, read.value) : speaker;
  const refused = isToken || user === null ? null : await refuseUser(c, speaker.value.userId);
  if (refused) return err(refused);
  const isNamed = name !== null || typeof c.var.confinement?.conversationId === 'string';
  const opened = await openTurnOfChat(c, speaker.value, turn, { ...origin, isNamed });
  if (!opened.ok) return opened;
  const { conversation, state } = opened.value;
  c.header('X-Strata-Conversation', conversation.id);
  const release = state.kind === 'taken' ? state.release : () => Promise.resolve();
  try {
    return await tell(c, asked, await answerOf(c, asked, read.value, conversation.id, state), release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** Checks model, messages and parameters before anything is looked up, and tells why a request cannot be answered. */
function readChat(c: Context<AppEnv>, asked: ChatAsked): Result<ReadChat, MemoryError> {
  const { chat: model } = c.var.services;
  const { messages, parameters, before = [], headers } = asked;
  if (model === null) return err({ code: 'no_chat_model' });
  const known = namesOf(model);
  if (!known.includes(asked.model)) return err({ code: 'model_not_found', model: asked.model, known });
  const turn = readMessages(messages, before);
  if (!turn.ok) return turn;
  const wantsDebug = headers['x-strata-debug'] === '1' || asked.debug;
  const media = checkMedia(messages);
  if (c.var.principal.kind !== 'token')
    return mapOk(media, () => ({ model, turn: turn.value, parameters, wantsDebug }));
  if (wantsDebug || turn.value.instructions !== null) return err(FOR_KEYS);
  const owners = ownersParameterIn(parameters);
  if (owners !== undefined) return err(invalid(owners, 'is not for a token to set; use a key'));
  const limited = checkTokenLimits(messages, parameters);
  if (!limited.ok) return limited;
  return mapOk(media, () => ({
    model,
    turn: turn.value,
    parameters: limitedParameters(parameters),
    wantsDebug,
  }));
}

/** True for the refusal of a conversation that has another mode of memory than was asked for. */
const isOfMode = (error: MemoryError): boolean =>
  error.code === 'invalid' && error.fields.some(({ field }) => field === 'memory');

/** Has the model answer a request as it came, without memory and without a trace in any conversation. */
async function passBy(
  c: Context<AppEnv>,
  asked: ChatAsked,
  { model, parameters }: ReadChat,
): Promise<Result<Response, MemoryError>> {
  const media = checkMedia(asked.messages, 0);
  if (!media.ok) return media;
  const refused = asked.user === null ? null : await refuseUser(c, asked.user);
  if (refused) return err(refused);
  const request = await passTurnBy(c, asked.messages, parameters);
  if (!request.ok) return request;
  c.header('X-Strata-Status', 'unremembered');
  const head = headOf(c, asked, { turnId: c.var.ids.next('req'), conversationId: null });
  const answer = { head, wire: asked.wire, model, request: request.value, end: NOTHING_KEPT, debug: null };
  return tell(c, asked, answer, () => Promise.resolve());
}

const headOf = (c: Context<AppEnv>, asked: ChatAsked, of: Parameters<ChatAsked['idOf']>[0]) => ({
  id: asked.idOf(of),
  created: Math.floor(c.var.now() / SECOND_MS),
  model: asked.model,
});

/** Has a turn answered: by the model, or by an answer that is known already. */
async function answerOf(
  c: Context<AppEnv>,
  asked: ChatAsked,
  { model, turn, parameters, wantsDebug }: ReadChat,
  conversationId: string,
  state: ChatTurnState,
): Promise<ChatAnswer> {
  const turnId = state.kind === 'answered' ? state.turnId : state.taken.answer.turnId;
  const head = headOf(c, asked, { turnId, conversationId });
  const { wire } = asked;
  c.header('X-Strata-Turn', turnId);
  if (state.kind === 'answered') {
    c.header('X-Strata-Status', 'ready');
    c.header(REPLAYED_HEADER, 'true');
    const said = { model: cannedAnswer(state.reply), request: NOTHING_ASKED };
    return { head, wire, ...said, end: NOTHING_KEPT, debug: null };
  }
  const { answer } = state.taken;
  c.header('X-Strata-Status', turnStatus(answer));
  const debug = wantsDebug ? debugOf(answer, await readTrace(c, answer), turn) : null;
  const end = asked.keepsCalls ? state.keepingCalls(asked.messages) : state.end;
  if (answer.prompt === null) {
    const said = { model: cannedAnswer(messageInstead(answer) ?? ''), request: NOTHING_ASKED };
    return { head, wire, ...said, end, debug };
  }
  return { head, wire, model, request: toModelRequest(answer.prompt, turn, parameters), end, debug };
}

const NOTHING_ASKED: ChatRequest = { messages: [], parameters: {} };

async function readTrace(c: Context<AppEnv>, { traceId }: TurnAnswer): Promise<DebugTrace | null> {
  const { db, workspace } = c.var.services;
  const row = traceId === null ? null : await getTrace(db, workspace.id, traceId, c.var.now());
  return row && (toTraceBody(row.body) as DebugTrace);
}

/** Tells an answer. A client that goes away leaves the work to the runtime, which goes on with it for a while. */
async function tell(
  c: Context<AppEnv>,
  { stream, withUsage }: ChatAsked,
  answer: ChatAnswer,
  release: () => Promise<void>,
): Promise<Result<Response, MemoryError>> {
  if (!stream) {
    const work = answerWhole(answer).finally(release);
    c.executionCtx.waitUntil(work.catch(() => undefined));
    return mapOk(await work, (given) => c.json(given));
  }
  const begun = answerStream(answer, { withUsage, toError: (error) => streamError(c, error) });
  const work = begun.then((stream) => (stream.ok ? stream.value.done : undefined)).finally(release);
  c.executionCtx.waitUntil(work.catch(() => undefined));
  return mapOk(await begun, ({ body }) =>
    c.body(body, 200, { 'Content-Type': 'text/event-stream; charset=utf-8' }),
  );
}
