/**
 * Errors of the routes that clients of Anthropic call, in the shape that these turn into their own classes. Statuses and words are
 * those of `problem.ts`.
 */

/** True on paths whose clients expect errors in Anthropic's form. */
export const isAnthropicPath = (path: string): boolean =>
  path === '/v1/messages' || path === '/v1/messages/count_tokens';

const TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  503: 'overloaded_error',
  504: 'timeout_error',
};
const SERVER_ERRORS_FROM = 500;

/** A failure as Anthropic words it. */
export const toAnthropicError = (parts: {
  readonly status: number;
  readonly detail: string;
  readonly requestId: string | undefined;
}) => ({
  type: 'error' as const,
  error: {
    type: TYPES[parts.status] ?? (parts.status >= SERVER_ERRORS_FROM ? 'api_error' : 'invalid_request_error'),
    message: parts.detail,
  },
  request_id: parts.requestId ?? null,
});
