/**
 * Errors of the routes that clients of OpenAI call, in the shape that these turn into their own classes. Statuses and words
 * are those of `problem.ts`.
 */

/** The body of an error, within `{ error }`. */
export interface OpenAiError {
  readonly message: string;
  readonly type: string;
  /** The first field that is wrong. */
  readonly param: string | null;
  readonly code: string;
}

/** True on paths whose clients expect errors in OpenAI's form. */
export const isOpenAiPath = (path: string): boolean =>
  path === '/v1/chat/completions' ||
  path === '/v1/responses' ||
  path.startsWith('/v1/responses/') ||
  path === '/v1/models' ||
  path.startsWith('/v1/models/');

const TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  403: 'permission_error',
  429: 'rate_limit_error',
};
const SERVER_ERRORS_FROM = 500;

/** A failure as OpenAI words it. */
export const toOpenAiError = (parts: {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly reason?: string | undefined;
  readonly errors?: readonly { readonly field: string }[] | undefined;
}): OpenAiError => ({
  message: parts.detail,
  type: TYPES[parts.status] ?? (parts.status >= SERVER_ERRORS_FROM ? 'api_error' : 'invalid_request_error'),
  param: parts.errors?.[0]?.field ?? null,
  code: parts.reason ?? parts.code,
});

/** OpenAI's clients send a 409, a 429 and every 5xx again by themselves, unless this header says that it is of no use. */
export function retryAdvice(code: string): Record<string, string> {
  return FINAL_CODES.includes(code) ? { 'X-Should-Retry': 'false' } : {};
}

/** Errors that last until the configuration, the conversation or the request is changed, or the day ends: no client should retry. */
const FINAL_CODES: readonly string[] = [
  'misconfigured',
  'no_chat_model',
  'conversation_archived',
  'turn_conflict',
  'turn_closed',
  'turn_aborted',
  'turn_limit',
];
