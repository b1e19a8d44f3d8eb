/** Error of a call by the client: the service's problem (RFC 9457) as fields, or that there was no answer. */

/** One wrong part of a request: where (dotted path) and why. */
export interface WrongField {
  readonly field: string;
  readonly message: string;
}

export interface StrataErrorParts {
  /** 0 where nobody answered. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly detail?: string | null;
  readonly fields?: readonly WrongField[];
  readonly reason?: string | null;
  readonly requestId?: string | null;
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
}

/** A refusal, or a call without an answer (`code: 'unreachable'`). */
export class StrataError extends Error {
  override readonly name = 'StrataError';
  readonly status: number;
  /** The last part of the problem's type: `invalid`, `not_found`, `conflict`, `rate_limited`, `turn_limit` and so on. */
  readonly code: string;
  /** Words of the service about it, without the call; null where nobody answered in its words. */
  readonly detail: string | null;
  /** The wrong fields of a request with code `invalid`; the variables and bindings of a service that is `misconfigured`. */
  readonly fields: readonly WrongField[];
  /** Kind of conflict, of code `conflict`. */
  readonly reason: string | null;
  readonly requestId: string | null;
  /** Pause (s) before another try, where the service names one. */
  readonly retryAfterSeconds: number | null;

  constructor({
    status,
    code,
    message,
    detail,
    fields,
    reason,
    requestId,
    retryAfterSeconds,
    cause,
  }: StrataErrorParts) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.detail = detail ?? null;
    this.fields = fields ?? [];
    this.reason = reason ?? null;
    this.requestId = requestId ?? null;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}

const DETAIL_MAX_CHARS = 300;
const TYPE_PREFIX = 'urn:strata:problem:';

/** The error of a refusal; one that is no problem document came from something in front of the service. */
export function toStrataError(what: string, response: Response, text: string): StrataError {
  const { status, headers } = response;
  const after = headers.get('retry-after');
  const seconds = after === null ? Number.NaN : Number(after);
  const problem = parseProblem(text);
  const words = [problem.title, problem.detail].filter(Boolean).join(': ') || text.slice(0, DETAIL_MAX_CHARS);
  const type = String(problem.type ?? '');
  return new StrataError({
    status,
    code: type.startsWith(TYPE_PREFIX) ? type.slice(TYPE_PREFIX.length) : 'unknown',
    message: `${what} → ${status} ${words}${problem.request_id ? ` (request ${problem.request_id})` : ''}`,
    detail: problem.detail ?? null,
    fields: problem.errors ?? [],
    reason: problem.reason ?? null,
    requestId: problem.request_id ?? null,
    retryAfterSeconds: seconds >= 0 ? seconds : null,
  });
}

interface ProblemDocument {
  readonly type?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly request_id?: string;
  readonly errors?: readonly WrongField[];
  readonly reason?: string;
}

function parseProblem(text: string): ProblemDocument {
  try {
    const problem: unknown = JSON.parse(text);
    return typeof problem === 'object' && problem !== null ? problem : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
