/**
 * The OpenAI protocol over HTTP, as its own service, gateways and local servers speak it. Only statuses and machine-readable
 * codes of an error are read. Our own, because `@ai-sdk/openai-compatible` weighs 26 KiB for the two requests that are made
 * here, and its errors carry the whole request, which is text of users.
 */
import { z } from 'zod';
import { parseJson } from '../lib/json.ts';
import { retryAfterIn } from '../lib/retry.ts';
import { type CallTarget, callModel } from './call-model.ts';
import { ModelError, type ModelFault } from './model-error.ts';

/** Address of a server, and the key by which it is paid. */
export interface OpenAiEndpoint {
  /** The address that ends before `/embeddings` and `/chat/completions`. */
  readonly url: string;
  /** Sent as a bearer token; null for servers that ask for none. */
  readonly key: string | null;
}

/** Prefix of a model of such a server where it is stored and shown. */
export const OPENAI_PREFIX = 'openai:';

const HTTP_TIMEOUT = 408;
const HTTP_TOO_MANY = 429;
const HTTP_SERVER_ERRORS = 500;
/** The server's own word of a request that it could not do; what is above it says that there is no server. */
const HTTP_INTERNAL_ERRORS: readonly number[] = [500, 501];
/** A body that does not suit the server. */
const HTTP_REFUSALS: readonly number[] = [400, 422];

/** Of the body of an error the code and the parameter, which are no sentences. */
const CODE = /^[\w.[\]-]{1,60}$/;
const Code = z.string().regex(CODE).nullish().catch(null);
const ErrorBody = z.object({ error: z.object({ code: Code, type: Code, param: Code }) });

/** The parsed body of an answer. Throws a `ModelError`; `signal` ends the call besides its time-out. */
export const askOpenAi = (
  endpoint: OpenAiEndpoint,
  target: Omit<CallTarget, 'endpoint'>,
  path: OpenAiPath,
  body: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<unknown> =>
  callModel({ ...target, endpoint: endpoint.url }, async (timeOut) => {
    const ends = signal === undefined ? timeOut : AbortSignal.any([timeOut, signal]);
    const response = await requestOpenAi(endpoint, target.model, path, body, ends);
    const text = await response.text();
    const answer = parseJson(text);
    // Half a body, or the page of a gateway: as good as none.
    if (answer === undefined) throw new ModelError(target.model, 'failed', 'answered no JSON');
    return answer;
  });

type OpenAiPath = '/embeddings' | '/chat/completions';

/** The answer to one request, its body unread. Throws a `ModelError` for any status that is none of success. */
export async function requestOpenAi(
  { url, key }: OpenAiEndpoint,
  model: string,
  path: OpenAiPath,
  body: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: body.stream === true ? 'text/event-stream' : 'application/json',
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ ...body, model: nameOf(model) }),
    // The key is for this address and no other.
    redirect: 'manual',
    signal,
  });
  if (!response.ok) throw toModelError(model, response, await response.text());
  return response;
}

/** Name of a model as its server calls it. */
export const nameOf = (model: string): string =>
  model.startsWith(OPENAI_PREFIX) ? model.slice(OPENAI_PREFIX.length) : model;

function toModelError(model: string, { status, headers }: Response, text: string): ModelError {
  const { code, type, param } = errorIn(text);
  const said = code ?? type;
  const detail = `HTTP ${status}${said ? ` (${said})` : ''}`;
  const retryAfterMs = retryAfterIn(headers.get('Retry-After'), Date.now());
  return new ModelError(model, faultOf(status), detail, retryAfterMs, param ?? undefined);
}

function faultOf(status: number): ModelFault {
  if (status === HTTP_TOO_MANY) return 'busy';
  if (HTTP_INTERNAL_ERRORS.includes(status)) return 'internal';
  if (status === HTTP_TIMEOUT || status >= HTTP_SERVER_ERRORS) return 'failed';
  return HTTP_REFUSALS.includes(status) ? 'refused' : 'denied';
}

/** Details of an error; of no JSON, or none of this shape, the status says enough. */
const errorIn = (text: string): Partial<z.infer<typeof ErrorBody>['error']> =>
  ErrorBody.safeParse(parseJson(text)).data?.error ?? {};
