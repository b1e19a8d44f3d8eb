/**
 * A server of the OpenAI protocol on this machine, in plain Node: it checks requests as the real one does and leaves what it
 * answers to a handler. Tests run it beside the runtime, and evaluations with recorded answers.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLocally } from '../local-port.ts';
import { chatEvent, type OpenAiReply, type OpenAiRequest, STREAM_END } from './openai-protocol.ts';

/** Decides about one request; `headers` are in lower case. */
export type OpenAiHandler = (
  request: OpenAiRequest,
  headers: Readonly<Record<string, unknown>>,
) => OpenAiReply | Promise<OpenAiReply>;

export interface OpenAiServer {
  /** What goes into `…_URL`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine; `other` answers what is no request of the protocol. */
export async function startOpenAiServer(
  handler: OpenAiHandler,
  other?: (method: string, path: string, body: string) => string | null,
): Promise<OpenAiServer> {
  const server = createServer((request, response) => {
    answer(request, response, handler, other).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  const { url, close } = await listenLocally(server);
  return { url: `${url}/v1`, close };
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  handler: OpenAiHandler,
  other: ((method: string, path: string, body: string) => string | null) | undefined,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const text = await bodyOf(incoming);
  const own = other?.(method, url, text) ?? null;
  if (own !== null) return void response.writeHead(200).end(own);
  const request = parseRequest(method, url, text);
  if (typeof request === 'string') return send(response, 400, {}, errorBody(request));
  const { status = 200, headers: more = {}, raw, afterMs, ...reply } = await handler(request, headers);
  if (afterMs !== undefined) await sleep(afterMs);
  if (
    status < 300 &&
    raw === undefined &&
    request.path === '/chat/completions' &&
    request.body.stream === true
  )
    return stream(response, request, reply);
  send(response, status, more, raw ?? (status >= 300 ? errorBody('scripted') : bodyFor(request, reply)));
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** The request, or why it is none. */
function parseRequest(method: string, url: string, text: string): OpenAiRequest | string {
  if (method !== 'POST') return 'method_not_allowed';
  const body = JSON.parse(text) as Record<string, unknown>;
  const { model, input, messages } = body;
  if (typeof model !== 'string' || model === '') return 'model_missing';
  if (url === '/v1/embeddings') {
    const texts = Array.isArray(input) ? input : [input];
    const isValid = texts.every((one) => typeof one === 'string' && one !== '') && texts.length <= 2_048;
    return isValid ? { path: '/embeddings', model, body: { input: texts } } : 'invalid_input';
  }
  if (url !== '/v1/chat/completions') return 'not_found';
  return Array.isArray(messages) && messages.length > 0
    ? { path: '/chat/completions', model, body: { ...body, messages } }
    : 'invalid_messages';
}

/** Errors quote what they refuse, as the real ones may. */
const errorBody = (code: string): string =>
  JSON.stringify({
    error: { message: `${code}: the input said so much`, type: 'invalid_request_error', code },
  });

function bodyFor(
  { path, model }: OpenAiRequest,
  { says = '', calls, usage, vectors = [] }: OpenAiReply,
): string {
  if (path === '/chat/completions')
    return JSON.stringify({
      id: 'chatcmpl-upstream',
      object: 'chat.completion',
      created: 1,
      model,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: says,
            ...(calls ? { tool_calls: calls.map(toToolCall) } : {}),
          },
          finish_reason: calls ? 'tool_calls' : 'stop',
        },
      ],
      ...(usage ? { usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens } } : {}),
    });
  // In the order in which they were ready, as the protocol allows.
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })).reverse();
  return JSON.stringify({ object: 'list', model, data });
}

const toToolCall = ({ name, arguments: given }: NonNullable<OpenAiReply['calls']>[number], i: number) => ({
  id: `call_${i}`,
  type: 'function',
  function: { name, arguments: given },
});

/** Word by word, calls of tools in two pieces each, as the real one sends them. */
function eventsOf(
  body: Readonly<Record<string, unknown>>,
  { says = '', calls, usage }: OpenAiReply,
): string[] {
  const { include_usage } = (body.stream_options ?? {}) as { include_usage?: boolean };
  return [
    chatEvent({ role: 'assistant', content: '' }),
    ...(says.match(/\S+\s*/g) ?? []).map((content) => chatEvent({ content })),
    ...(calls ?? [])
      .map(toToolCall)
      .flatMap(({ function: { name, arguments: given }, ...call }, index) => [
        chatEvent({ tool_calls: [{ index, ...call, function: { name, arguments: '' } }] }),
        chatEvent({ tool_calls: [{ index, function: { arguments: given } }] }),
      ]),
    chatEvent({}, calls ? 'tool_calls' : 'stop'),
    ...(include_usage && usage ? [`data: ${JSON.stringify({ choices: [], usage })}\n\n`] : []),
    STREAM_END,
  ];
}

async function stream(response: ServerResponse, { body }: OpenAiRequest, reply: OpenAiReply): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const piece of reply.pieces ?? eventsOf({ ...body }, reply)) {
    response.write(piece);
    if (reply.pauseMs !== undefined) await sleep(reply.pauseMs);
  }
  if (reply.breaks) response.destroy();
  else response.end();
}

function send(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
}
