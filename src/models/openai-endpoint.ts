/**
 * The OpenAI protocol over HTTP, as its own service, gateways and local servers speak it. Only statuses and machine-readable
 * codes of an error are read. Our own, because `@ai-sdk/openai-compatible` weighs 26 KiB for the two requests that are made
 * here, and its errors carry the whole request, which is text of users.
 */
import { z } from 'zod';
import { type CallTarget, callModel } from './call-model.ts';
import { ModelError, type ModelFault } from './model-error.ts';

/** Where a server is and how it is paid. */
export interface OpenAiEndpoint {
  /** The address that ends before `/embeddings` and `/chat/completions`. */
  readonly url: string;
  /** Sent as a bearer token; null for servers that ask for none. */
  readonly key: string | null;
}

/** How a model of such a server is called where it is stored and shown. */
export const OPENAI_PREFIX = 'openai:';

const HTTP_TIMEOUT = 408;
const HTTP_TOO_MANY = 429;
const HTTP_SERVER_ERRORS = 500;
/** A body that does not suit the server. */
const HTTP_REFUSALS: readonly number[] = [400, 422];

/** Of the body of an error the code, which is no sentence. */
const CODE = /^[\w.-]{1,60}$/;
const Code = z.string().regex(CODE).nullish().catch(null);
const ErrorBody = z.object({ error: z.object({ code: Code, type: Code }) });

/** The parsed body of an answer. Throws a `ModelError`. */
export const askOpenAi = (
  { url, key }: OpenAiEndpoint,
  target: Omit<CallTarget, 'endpoint'>,
  path: '/embeddings' | '/chat/completions',
  body: Readonly<Record<string, unknown>>,
): Promise<unknown> =>
  callModel({ ...target, endpoint: url }, async (signal) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ ...body, model: target.model.slice(OPENAI_PREFIX.length) }),
      // The key is for this address and no other.
      redirect: 'manual',
      signal,
    });
    const text = await response.text();
    if (!response.ok) throw toModelError(target.model, response, text);
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // Half a body, or the page of a gateway: as good as none.
      throw new ModelError(target.model, 'failed', 'answered no JSON');
    }
  });

function toModelError(model: string, { status, headers }: Response, text: string): ModelError {
  const code = errorCodeIn(text);
  const detail = `HTTP ${status}${code === null ? '' : ` (${code})`}`;
  return new ModelError(model, faultOf(status), detail, retryAfterIn(headers.get('Retry-After')));
}

function faultOf(status: number): ModelFault {
  if (status === HTTP_TOO_MANY) return 'busy';
  if (status === HTTP_TIMEOUT || status >= HTTP_SERVER_ERRORS) return 'failed';
  return HTTP_REFUSALS.includes(status) ? 'refused' : 'denied';
}

function errorCodeIn(text: string): string | null {
  try {
    const { error } = ErrorBody.parse(JSON.parse(text));
    return error.code ?? error.type ?? null;
  } catch {
    // No JSON, or none of this shape: the status says enough.
    return null;
  }
}

/** Milliseconds of a `Retry-After`, which is a number of seconds or a date (RFC 9110, 10.2.3); null for anything else. */
export function retryAfterIn(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
