/**
 * The HTTP client of the demo, the evaluation and the benchmark. It waits out a service that restarts: connection
 * errors, 429 and 5xx are tried again until the patience is over. A caller that must not store twice gives the call an
 * Idempotency-Key or an id of its own. Other refusals are thrown: a run cannot go on without the answer.
 */
import { CommandFailure } from '../../src/cli/failure.ts';

/** Where the service is and how to speak to it. `patienceMs` is how long one call may be tried again, default 90 s. */
export interface ClientOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly patienceMs?: number;
}

export interface RequestOptions {
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** Calls the service; answers are typed by the caller, who knows the contract. */
export interface Client {
  request<T>(method: 'GET' | 'POST' | 'DELETE', path: string, options?: RequestOptions): Promise<T>;
}

/** One message of an ingest call. */
export interface IngestMessage {
  readonly role: 'user' | 'assistant';
  readonly user_id?: string;
  readonly name?: string;
  readonly content: string;
  readonly occurred_at: string;
  readonly external_id?: string;
  readonly session?: string;
}

export interface IngestAnswer {
  readonly conversation_id: string;
  readonly accepted: number;
  readonly duplicates: number;
}

/** What `debug: true` adds to an answer. */
export interface DebugInfo {
  readonly steps: readonly {
    readonly name: string;
    readonly ms: number;
    readonly rows_read: number;
    readonly rows_written: number;
  }[];
}

export interface SearchAnswer {
  readonly results: readonly {
    readonly id: string;
    readonly external_id?: string | null;
    readonly content: string;
    readonly score: number;
  }[];
  readonly degraded: readonly string[];
  readonly trace_id: string;
  readonly debug?: DebugInfo;
}

export interface TurnAnswer {
  readonly turn_id: string;
  readonly status: 'ready' | 'continuity_lost';
  readonly prompt: {
    readonly system: { readonly stable: string; readonly dynamic: string; readonly prefix_hash: string };
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  } | null;
  readonly recovery?: { readonly reason: string; readonly message: string };
  readonly injection: {
    readonly memory_ids: readonly string[];
    readonly event_ids?: readonly string[];
    readonly tokens: number;
    readonly live_blocks: number;
  };
  readonly budget: {
    readonly limit: number;
    readonly used: number;
    readonly parts: Readonly<Record<string, number>>;
  };
  readonly degraded: readonly string[];
  readonly trace_id: string | null;
  readonly debug?: DebugInfo;
}

/** A refusal of the service. The message holds the status, the problem's own words and the request id. */
export class ServiceError extends CommandFailure {
  readonly status: number;

  constructor(status: number, message: string) {
    super('server_failed', message);
    this.name = 'ServiceError';
    this.status = status;
  }
}

/** A restart takes up to a minute; half as much again before giving up. */
const PATIENCE_MS = 90_000;
const RETRY_BASE_MS = 200;
const RETRY_MAX_MS = 3_000;
/** A call without an answer after this is taken for lost. */
const CALL_TIMEOUT_MS = 120_000;

/** A client for one workspace. */
export function createClient({ url, apiKey, patienceMs = PATIENCE_MS }: ClientOptions): Client {
  return {
    async request<T>(
      method: string,
      path: string,
      { body, idempotencyKey }: RequestOptions = {},
    ): Promise<T> {
      const giveUpAt = performance.now() + patienceMs;
      for (let attempt = 0; ; attempt++) {
        const outcome = await attemptCall(new URL(path, url), {
          method,
          headers: {
            authorization: `Bearer ${apiKey}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (outcome.kind === 'answer') return outcome.body as T;
        const pause = outcome.retryAfterMs ?? Math.min(RETRY_BASE_MS * 2 ** attempt, RETRY_MAX_MS);
        if (outcome.kind === 'refused' || performance.now() + pause > giveUpAt) throw outcome.error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
  };
}

type Outcome =
  | { readonly kind: 'answer'; readonly body: unknown }
  | { readonly kind: 'refused' | 'later'; readonly error: Error; readonly retryAfterMs?: number };

async function attemptCall(url: URL, init: RequestInit): Promise<Outcome> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    text = await response.text();
  } catch (error) {
    // No answer, or half of one: the service is starting, stopping or gone.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      kind: 'later',
      error: new CommandFailure('server_failed', `${url.origin} does not answer: ${String(cause)}`),
    };
  }
  if (response.ok) return { kind: 'answer', body: text === '' ? null : JSON.parse(text) };
  const error = new ServiceError(response.status, describe(init.method, url, response.status, text));
  if (response.status !== 429 && response.status < 500) return { kind: 'refused', error };
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { kind: 'later', error, ...(seconds >= 0 ? { retryAfterMs: seconds * 1000 } : {}) };
}

/** Problem documents in one line; anything else as its first words. */
function describe(method: string | undefined, url: URL, status: number, text: string): string {
  let words = text.slice(0, 300);
  try {
    const problem: Record<string, unknown> = JSON.parse(text);
    const parts = [problem.title, problem.detail, problem.errors && JSON.stringify(problem.errors)];
    words = `${parts.filter(Boolean).join(': ')} (request ${problem.request_id})`;
  } catch {
    // Not a problem document: something in front of the service answered.
  }
  return `${method} ${url.pathname} → ${status} ${words}`;
}
