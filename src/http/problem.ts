/** Errors on the wire: RFC 9457 problem details. The one place where a failure gets its status and its words. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MemoryError } from '../memory/errors.ts';
import { RESTORE_ADVICE } from '../store/operations/restore-mark.ts';
import { isAnthropicPath, toAnthropicError } from './chat/anthropic-error.ts';
import { isOpenAiPath, retryAdvice, toOpenAiError } from './chat/openai-error.ts';

export const Problem = z
  .object({
    type: z.string().openapi({ example: 'urn:strata:problem:invalid' }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    request_id: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    reason: z.string().optional(),
  })
  .openapi('Problem');

interface ProblemParts {
  readonly status: ContentfulStatusCode;
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly reason?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer to an expected failure. */
export const problem = (c: Context, error: MemoryError): Response => respond(c, error.code, partsOf(error));

/** A failed validation as a domain error; an unknown field is named by itself. */
export const invalidRequest = (error: z.ZodError): MemoryError => ({
  code: 'invalid',
  fields: error.issues.flatMap((issue) => {
    const at = issue.path.map(String);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    if (keys.length > 0)
      return keys.map((key) => ({ field: [...at, key].join('.'), message: 'is not a known field' }));
    return [{ field: at.join('.') || 'body', message: issue.message }];
  }),
});

/** The answer to a bug: nothing of it is told. */
export const internalProblem = (c: Context): Response => respond(c, 'internal', INTERNAL);

const INTERNAL = {
  status: 500,
  title: 'Internal error',
  detail: 'The request failed on our side. It is safe to retry.',
} as const;

/** After an outage that tells no time, and after a restore, which takes minutes. */
const OUTAGE_RETRY_SECONDS = 1;
const RESTORE_RETRY_SECONDS = 60;
const MOVE_RETRY_SECONDS = 5;

const parts = (
  status: ContentfulStatusCode,
  title: string,
  detail: string,
  more: Pick<ProblemParts, 'errors' | 'reason' | 'headers'> = {},
): ProblemParts => ({ status, title, detail, ...more });

const after = (seconds: number) => ({ headers: { 'Retry-After': String(seconds) } });

function partsOf(error: MemoryError): ProblemParts {
  switch (error.code) {
    case 'invalid': {
      const [first] = error.fields;
      const detail = first ? `${first.field}: ${first.message}` : 'The request is invalid.';
      return parts(422, 'Invalid request', detail, { errors: error.fields });
    }
    case 'unauthorized':
      return parts(401, 'Unauthorized', 'Send a valid key or token: Authorization: Bearer <key or token>.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    case 'bad_signature':
      return parts(401, 'Bad signature', 'The signature is not that of this body.');
    case 'stale':
      return parts(401, 'Stale', 'The body was not signed within the last minutes.');
    case 'malformed':
      return parts(400, 'Malformed', error.message);
    case 'not_configured':
      return parts(503, 'Not configured', error.message);
    case 'misconfigured': {
      const named = error.faults.map(({ field, message }) => `${field} ${message}`).join('; ');
      const detail = `The deployment is configured wrongly: ${named}. Nothing was done, and nothing can be until that is mended: do not retry.`;
      return parts(500, 'Misconfigured', detail, { errors: error.faults });
    }
    case 'forbidden':
      return parts(403, 'Forbidden', error.message);
    case 'not_found':
      return parts(404, 'Not found', `There is no such ${error.what}.`);
    case 'conflict':
      return parts(409, 'Conflict', `${error.message}.`, { reason: error.reason });
    case 'too_large':
      return parts(413, 'Body too large', `The body may have ${error.limitBytes} bytes at most.`);
    case 'idempotency_mismatch':
      return parts(422, 'Idempotency-Key reused', 'This Idempotency-Key was sent with another request.');
    case 'erased':
      return parts(410, 'Gone', 'This request was made before, and what it made was erased since.');
    case 'busy': {
      const detail = 'Too many requests change the same thing at this moment. Nothing was done; try again.';
      return parts(503, 'Busy', detail, after(error.retryAfterSeconds));
    }
    case 'rate_limited': {
      const { whose, retryAfterSeconds: seconds } = error;
      const detail = `This ${whose} sends more requests than it may. Nothing was done; try again in ${seconds} seconds.`;
      return parts(429, 'Too many requests', detail, after(seconds));
    }
    case 'turn_limit': {
      const detail = `The workspace has taken the ${error.limit} turns that its setting ${error.setting} allows. Nothing was done.`;
      return parts(429, 'No turns left', detail, after(error.retryAfterSeconds));
    }
    case 'unavailable': {
      const detail = `The ${error.part} did not answer. Nothing was half-written; it is safe to retry.`;
      return parts(503, 'Unavailable', detail, after(OUTAGE_RETRY_SECONDS));
    }
    case 'restoring':
      return parts(503, 'Restore not finished', RESTORE_ADVICE, after(RESTORE_RETRY_SECONDS));
    case 'moving': {
      const detail =
        'The workspace is moving to another database: it can be read, and not be written. Nothing was done; try again.';
      return parts(503, 'Moving', detail, after(MOVE_RETRY_SECONDS));
    }
    case 'no_chat_model':
      return parts(
        503,
        'No chat model',
        'No language model is configured for chats. Set CHAT_MODEL to a model of Workers AI (@cf/author/name) or to openai:<model> with CHAT_MODEL_URL, the address of an OpenAI-compatible server up to /v1, and CHAT_MODEL_KEY if it wants a key.',
      );
    case 'model_not_found': {
      const detail = `The model ${JSON.stringify(error.model)} does not exist here: ${namedModels(error.known)}.`;
      const errors = [{ field: 'model', message: 'is not a model of this service' }];
      return parts(404, 'Model not found', detail, { errors });
    }
    case 'model_failed':
      return modelProblem(error);
  }
}

const namedModels = (known: readonly string[]): string =>
  known.length === 0
    ? 'no chat model is configured'
    : `use ${known.map((name) => JSON.stringify(name)).join(' or ')}`;

/** Tells apart faults of a model: refused input is the client's to mend; its keys and addresses are the operator's. */
function modelProblem({
  fault,
  detail,
  param,
  retryAfterSeconds,
}: Extract<MemoryError, { code: 'model_failed' }>): ProblemParts {
  const said = `${detail}. The turn was taken back.`;
  const later = after(retryAfterSeconds ?? OUTAGE_RETRY_SECONDS);
  switch (fault) {
    case 'refused': {
      const errors =
        param === undefined ? {} : { errors: [{ field: param, message: 'is not what the model takes' }] };
      return parts(400, 'Model refused', `The language model refused this request: ${said}`, errors);
    }
    case 'busy':
      return parts(429, 'Model busy', `The language model is busy: ${said}`, later);
    case 'late':
      return parts(504, 'Model late', `The language model did not answer: ${said}`);
    case 'down':
      return parts(502, 'Model failed', `The language model failed: ${said}`, later);
  }
}

/** The body of an error inside a stream whose status is sent already, in the words of its protocol. */
export function streamError(c: Context, error: MemoryError | null): object {
  const parts = error === null ? { ...INTERNAL, code: 'internal' } : { ...partsOf(error), code: error.code };
  return isAnthropicPath(c.req.path)
    ? toAnthropicError({ ...parts, requestId: c.get('requestId') })
    : toOpenAiError(parts);
}

function respond(c: Context, code: string, { headers, errors, status, ...said }: ProblemParts): Response {
  if (isAnthropicPath(c.req.path)) {
    const error = toAnthropicError({ ...said, status, requestId: c.get('requestId') });
    return c.json(error, status, { ...headers, ...retryAdvice(said.reason ?? code) });
  }
  if (isOpenAiPath(c.req.path)) {
    const error = toOpenAiError({ ...said, status, errors, code });
    return c.json({ error }, status, { ...headers, ...retryAdvice(error.code) });
  }
  const body: z.output<typeof Problem> = {
    type: `urn:strata:problem:${code}`,
    status,
    ...said,
    ...(errors === undefined ? {} : { errors: [...errors] }),
    request_id: c.get('requestId'),
  };
  return c.json(body, status, { 'Content-Type': 'application/problem+json', ...headers });
}
