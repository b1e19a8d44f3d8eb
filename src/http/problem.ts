/** Errors on the wire: RFC 9457 problem details. The one place where a failure gets its status and its words. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MemoryError } from '../memory/errors.ts';
import { RESTORE_ADVICE } from '../store/operations/restore-mark.ts';
import { isOpenAiPath, type OpenAiError, retryAdvice, toOpenAiError } from './chat/openai-error.ts';

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

function partsOf(error: MemoryError): ProblemParts {
  switch (error.code) {
    case 'invalid': {
      const [first] = error.fields;
      const detail = first ? `${first.field}: ${first.message}` : 'The request is invalid.';
      return { status: 422, title: 'Invalid request', detail, errors: error.fields };
    }
    case 'unauthorized':
      return {
        status: 401,
        title: 'Unauthorized',
        detail: 'Send a valid key or token: Authorization: Bearer <key or token>.',
        headers: { 'WWW-Authenticate': 'Bearer' },
      };
    case 'bad_signature':
      return { status: 401, title: 'Bad signature', detail: 'The signature is not that of this body.' };
    case 'stale':
      return { status: 401, title: 'Stale', detail: 'The body was not signed within the last minutes.' };
    case 'malformed':
      return { status: 400, title: 'Malformed', detail: error.message };
    case 'not_configured':
      return { status: 503, title: 'Not configured', detail: error.message };
    case 'misconfigured': {
      const named = error.faults.map(({ field, message }) => `${field} ${message}`).join('; ');
      return {
        status: 500,
        title: 'Misconfigured',
        detail: `The deployment is configured wrongly: ${named}. Nothing was done, and nothing can be until that is mended: do not retry.`,
        errors: error.faults,
      };
    }
    case 'forbidden':
      return { status: 403, title: 'Forbidden', detail: error.message };
    case 'not_found':
      return { status: 404, title: 'Not found', detail: `There is no such ${error.what}.` };
    case 'conflict':
      return { status: 409, title: 'Conflict', detail: `${error.message}.`, reason: error.reason };
    case 'too_large':
      return {
        status: 413,
        title: 'Body too large',
        detail: `The body may have ${error.limitBytes} bytes at most.`,
      };
    case 'idempotency_mismatch':
      return {
        status: 422,
        title: 'Idempotency-Key reused',
        detail: 'This Idempotency-Key was sent with another request.',
      };
    case 'erased':
      return {
        status: 410,
        title: 'Gone',
        detail: 'This request was made before, and what it made was erased since.',
      };
    case 'busy':
      return {
        status: 503,
        title: 'Busy',
        detail: 'Too many requests change the same thing at this moment. Nothing was done; try again.',
        headers: { 'Retry-After': String(error.retryAfterSeconds) },
      };
    case 'rate_limited':
      return {
        status: 429,
        title: 'Too many requests',
        detail: `This ${error.whose} sends more requests than it may. Nothing was done; try again in ${error.retryAfterSeconds} seconds.`,
        headers: { 'Retry-After': String(error.retryAfterSeconds) },
      };
    case 'turn_limit':
      return {
        status: 429,
        title: 'No turns left',
        detail: `The workspace has taken the ${error.limit} turns that its setting ${error.setting} allows. Nothing was done.`,
        headers: { 'Retry-After': String(error.retryAfterSeconds) },
      };
    case 'unavailable':
      return {
        status: 503,
        title: 'Unavailable',
        detail: `The ${error.part} did not answer. Nothing was half-written; it is safe to retry.`,
        headers: { 'Retry-After': String(OUTAGE_RETRY_SECONDS) },
      };
    case 'restoring':
      return {
        status: 503,
        title: 'Restore not finished',
        detail: RESTORE_ADVICE,
        headers: { 'Retry-After': String(RESTORE_RETRY_SECONDS) },
      };
    case 'no_chat_model':
      return {
        status: 503,
        title: 'No chat model',
        detail:
          'No language model is configured for chats. Set CHAT_MODEL to a model of Workers AI (@cf/author/name) or to openai:<model> with CHAT_MODEL_URL, the address of an OpenAI-compatible server up to /v1, and CHAT_MODEL_KEY if it wants a key.',
      };
    case 'model_not_found':
      return {
        status: 404,
        title: 'Model not found',
        detail: `The model ${JSON.stringify(error.model)} does not exist here: ${namedModels(error.known)}.`,
        errors: [{ field: 'model', message: 'is not a model of this service' }],
      };
    case 'model_failed':
      return modelProblem(error);
  }
}

const namedModels = (known: readonly string[]): string =>
  known.length === 0
    ? 'no chat model is configured'
    : `use ${known.map((name) => JSON.stringify(name)).join(' or ')}`;

/** What the model itself refused is the client's to mend; its keys and addresses are the operator's. */
function modelProblem({
  fault,
  detail,
  param,
  retryAfterSeconds,
}: Extract<MemoryError, { code: 'model_failed' }>): ProblemParts {
  const said = `${detail}. The turn was taken back.`;
  const headers = { 'Retry-After': String(retryAfterSeconds ?? OUTAGE_RETRY_SECONDS) };
  switch (fault) {
    case 'refused':
      return {
        status: 400,
        title: 'Model refused',
        detail: `The language model refused this request: ${said}`,
        ...(param === undefined
          ? {}
          : { errors: [{ field: param, message: 'is not what the model takes' }] }),
      };
    case 'busy':
      return { status: 429, title: 'Model busy', detail: `The language model is busy: ${said}`, headers };
    case 'late':
      return { status: 504, title: 'Model late', detail: `The language model did not answer: ${said}` };
    case 'down':
      return { status: 502, title: 'Model failed', detail: `The language model failed: ${said}`, headers };
  }
}

/** The error inside a stream whose status is sent already, as OpenAI words it. */
export const streamError = (error: MemoryError | null): OpenAiError =>
  error === null
    ? toOpenAiError({ ...INTERNAL, code: 'internal' })
    : toOpenAiError({ ...partsOf(error), code: error.code });

function respond(c: Context, code: string, { headers, errors, status, ...parts }: ProblemParts): Response {
  if (isOpenAiPath(c.req.path)) {
    const error = toOpenAiError({ ...parts, status, errors, code });
    return c.json({ error }, status, { ...headers, ...retryAdvice(error.code) });
  }
  const body: z.output<typeof Problem> = {
    type: `urn:strata:problem:${code}`,
    status,
    ...parts,
    ...(errors === undefined ? {} : { errors: [...errors] }),
    request_id: c.get('requestId'),
  };
  return c.json(body, status, { 'Content-Type': 'application/problem+json', ...headers });
}
