/**
 * A typed client of the service, for browsers, Workers and Node, without dependencies. What may be tried again is: no answer, 429
 * and 5xx (but for what only its operator can mend), after the pause that the service asks for. Calls that make something carry an Idempotency-Key of their own, so
 * that a retry makes nothing twice.
 */
import { KEYED, type Operations } from './operations.ts';
import { StrataError, toStrataError } from './strata-error.ts';

export type * from './binding.ts';
export type * from './operations.ts';
export { StrataError, type WrongField } from './strata-error.ts';

/** Input of a model: the parts of its system text, and messages. */
export type Prompt = NonNullable<AnswerOf<'POST /v1/conversations/{id}/turns'>['prompt']>;

/** A call, as the OpenAPI document names it: `POST /v1/conversations/{id}/turns`. */
export type Operation = keyof Operations;

/** Body of a successful answer, parsed. */
export type AnswerOf<O extends Operation> = Operations[O]['answer'];

/** Input of a call: `path`, `query` and `body` as its route has them. */
export type InputOf<O extends Operation> = Omit<Operations[O], 'answer'> & CallOptions;

export interface CallOptions {
  /** Of a call that makes something; without it the client draws one for the call and its retries, if there may be any. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Address of the service, and a credential: a key on a server, a token in a browser. */
export type ClientOptions = {
  /** With the path that the service stands behind, if any: `https://x.example/memory`. */
  readonly url: string | URL;
  readonly fetch?: (request: Request) => Promise<Response>;
  /**
   * Time (ms) in which one call may be tried again, default 30 s. Where the service asks to wait for longer, the call fails at once.
   * With 0 nothing is tried again, and no key is drawn for it.
   */
  readonly patienceMs?: number;
  /** After this an attempt without an answer counts as lost, default 120 s. */
  readonly timeoutMs?: number;
} & (
  | { readonly key: string }
  /** Asked for when there is no token yet, and again once when the service does not take it any more. */
  | { readonly token: () => string | Promise<string> }
);

export interface Client {
  /** Makes a call of the API. Fails with a `StrataError`. */
  call<O extends Operation>(
    operation: O,
    ...input: Record<never, never> extends InputOf<O> ? [InputOf<O>?] : [InputOf<O>]
  ): Promise<AnswerOf<O>>;
  /** Makes a call by its path, typed by who knows what it answers. */
  request<T>(method: string, path: string, options?: RequestOptions): Promise<T>;
}

export interface RequestOptions extends CallOptions {
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

const PATIENCE_MS = 30_000;
const TIMEOUT_MS = 120_000;
const RETRY_BASE_MS = 200;
const RETRY_MAX_MS = 3_000;

/** A client of one workspace. */
export function createClient(options: ClientOptions): Client {
  const credential = credentialOf(options);
  const request = async <T>(method: string, path: string, sent: RequestOptions = {}): Promise<T> =>
    (await send(options, credential, toRequest(options.url, method, path, sent), sent.signal)) as T;
  return {
    request,
    call: async (operation, ...[input]) => {
      const { path, query, body, idempotencyKey, signal } = (input ?? {}) as RequestOptions & {
        path?: Record<string, string | number>;
      };
      const [method = '', template = ''] = operation.split(' ');
      const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        segment(name, String(path?.[name] ?? '')),
      );
      const isRetried = options.patienceMs !== 0 && KEYED.has(operation);
      const key = idempotencyKey ?? (isRetried ? crypto.randomUUID() : undefined);
      return request(method, filled, { query, body, signal, idempotencyKey: key });
    },
  };
}

/** A part of a path. An id that a URL would take for a place in it is none of anything, and would lead to another call. */
function segment(field: string, id: string): string {
  if (!/^\.{0,2}$/.test(id) && id.isWellFormed()) return encodeURIComponent(id);
  const message = 'must be an id that a path can carry';
  throw new StrataError({
    status: 422,
    code: 'invalid',
    message: `${field}: ${message}`,
    fields: [{ field, message }],
  });
}

/** Secret behind `Bearer`. `renewed` says whether there may be a better one than that which was refused. */
interface Credential {
  get(): Promise<string>;
  renewed(refused: string): boolean;
}

function credentialOf(options: ClientOptions): Credential {
  if (!('token' in options)) return { get: () => Promise.resolve(options.key), renewed: () => false };
  let token: Promise<string> | null = null;
  let current: string | null = null;
  return {
    async get() {
      // Calls at the same time ask once.
      token ??= Promise.resolve(options.token());
      try {
        current = await token;
        return current;
      } catch (error) {
        token = null;
        throw error;
      }
    },
    renewed(refused) {
      // Of several calls that are refused at once the first asks for another token, and the rest wait for it.
      if (current === refused) {
        token = null;
        current = null;
      }
      return true;
    },
  };
}

interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

function toRequest(
  base: string | URL,
  method: string,
  path: string,
  { query = {}, body, idempotencyKey }: RequestOptions,
): Sent {
  // The service may stand behind a path, which a path from the root would lose.
  const root = new URL(base);
  root.pathname = root.pathname.replace(/(?<!\/)\/*$/, '/');
  const url = new URL(path.replace(/^\/*/, './'), root);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return {
    url,
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  };
}

async function send(
  options: ClientOptions,
  credential: Credential,
  sent: Sent,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const giveUpAt = performance.now() + (options.patienceMs ?? PATIENCE_MS);
  let isRenewed = false;
  for (let attempt = 0; ; attempt++) {
    const secret = await credential.get();
    const outcome = await attemptOnce(options, sent, secret, signal);
    if (!(outcome instanceof StrataError)) return outcome.body;
    if (outcome.status === 401 && !isRenewed && credential.renewed(secret)) {
      isRenewed = true;
      continue;
    }
    const pauseMs =
      outcome.retryAfterSeconds === null
        ? Math.min(RETRY_BASE_MS * 2 ** attempt, RETRY_MAX_MS)
        : outcome.retryAfterSeconds * 1_000;
    if (!isPassing(outcome) || performance.now() + pauseMs > giveUpAt) throw outcome;
    await pause(pauseMs, signal);
  }
}

const isPassing = ({ status, code }: StrataError): boolean =>
  status === 0 || status === 429 || (status >= 500 && !UNTIL_MENDED.includes(code));

/** Codes of errors that last until somebody configures the service: such a call is not tried again. */
const UNTIL_MENDED: readonly string[] = ['misconfigured', 'not_configured', 'no_chat_model'];

async function attemptOnce(
  { fetch: fetchWith = (request: Request) => fetch(request), timeoutMs = TIMEOUT_MS }: ClientOptions,
  { url, method, headers, body }: Sent,
  secret: string,
  signal: AbortSignal | undefined,
): Promise<StrataError | { readonly body: unknown }> {
  const what = `${method} ${url.pathname}`;
  const ends = AbortSignal.timeout(timeoutMs);
  try {
    const request = new Request(url, {
      method,
      headers: { ...headers, authorization: `Bearer ${secret}` },
      signal: signal === undefined ? ends : AbortSignal.any([ends, signal]),
      ...(body === null ? {} : { body }),
    });
    const response = await fetchWith(request);
    const text = await response.text();
    return response.ok
      ? { body: text === '' ? null : JSON.parse(text) }
      : toStrataError(what, response, text);
  } catch (error) {
    if (signal?.aborted) throw error;
    // No answer, or half of one: the service is starting, stopping or gone.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const message = `${what}: ${url.origin} does not answer: ${String(cause)}`;
    return new StrataError({ status: 0, code: 'unreachable', message, cause: error });
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
