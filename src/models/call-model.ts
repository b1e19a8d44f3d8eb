/**
 * One call of a model, with time-outs, further attempts and a circuit. Too many requests, outages and network errors are tried
 * again after growing, random pauses, or after what the provider asks for; refusals never are, and neither is what took too
 * long: it would again. Our own, because the libraries (cockatiel, p-retry) know no Retry-After and take time from globals.
 */
import { circuitOf } from './circuit.ts';
import { type Clock, systemClock } from './clock.ts';
import { ModelError } from './model-error.ts';

/** Time that a caller waits, and number of its attempts. */
export interface Patience {
  readonly attempts: number;
  readonly attemptMs: number;
  /** For all attempts and the pauses between them. */
  readonly totalMs: number;
  /**
   * True if users choose the request, its tools and parameters: an internal error then says nothing of the next request, and
   * one user's odd ones must not end the answers of all. Our own requests in the background have one form, which works or does
   * not.
   */
  readonly isOfUsers?: boolean;
}

/** A model, the endpoint that runs it, and the patience for it. */
export interface CallTarget {
  /** As it is stored and shown. */
  readonly model: string;
  /** Name of what runs it: an address, or a binding. */
  readonly endpoint: string;
  readonly patience: Patience;
  readonly clock?: Clock | undefined;
}

/** The pause after the first attempt; it doubles up to the limit, and up to half of it is left to chance. */
const PAUSE_MS = 500;
const PAUSE_MAX_MS = 8_000;

/** Makes `attempt` until it succeeds; throws a `ModelError` when it may not, or nobody waits any longer. */
export async function callModel<T>(
  target: CallTarget,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { model, endpoint, patience, clock = systemClock } = target;
  // Who waits a second and who waits a minute do not agree on what works: each patience has a circuit of its own.
  const circuit = circuitOf(
    `${endpoint} ${model} ${patience.attemptMs}${patience.isOfUsers ? ' of users' : ''}`,
  );
  const deadline = clock.now() + patience.totalMs;
  for (let made = 1; ; made++) {
    if (!circuit.admits(clock.now()))
      throw new ModelError(model, 'open', 'not asked, it failed before', circuit.restMs(clock.now()));
    try {
      const answer = await inTime(target, deadline, attempt);
      circuit.succeeded();
      return answer;
    } catch (error) {
      const fault = asModelError(model, error);
      const pauseMs = Math.max(pauseAfter(made, clock), fault.retryAfterMs ?? 0);
      const isLast =
        made >= patience.attempts || !isWorthRepeating(fault) || clock.now() + pauseMs >= deadline;
      if (isOutage(fault, patience)) circuit.failed(clock.now(), isLast ? (fault.retryAfterMs ?? 0) : 0);
      else circuit.succeeded();
      if (isLast) throw fault;
      await clock.wait(pauseMs);
    }
  }
}

/** One attempt, ended when its time is over. */
async function inTime<T>(
  { model, patience, clock = systemClock }: CallTarget,
  deadline: number,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeoutMs = Math.min(patience.attemptMs, deadline - clock.now());
  const over = new AbortController();
  const late = clock.wait(timeoutMs, over.signal).then(() => {
    throw new ModelError(model, 'late', `no answer within ${timeoutMs} ms`);
  });
  const answer = attempt(over.signal);
  try {
    return await Promise.race([answer, late]);
  } finally {
    // Whichever lost is not heard any more, and what it still throws troubles nobody.
    Promise.allSettled([answer, late]);
    over.abort();
  }
}

const pauseAfter = (made: number, clock: Clock): number =>
  Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** (made - 1)) * (1 - clock.random() / 2);

const isWorthRepeating = ({ fault }: ModelError): boolean =>
  fault === 'busy' || fault === 'failed' || fault === 'internal';

/** Recognises a fault of which nobody else would have had an answer either. */
const isOutage = ({ fault }: ModelError, { isOfUsers = false }: Patience): boolean =>
  fault === 'busy' || fault === 'failed' || fault === 'late' || (fault === 'internal' && !isOfUsers);

/**
 * Converts what a transport throws into a fault of the network: its message may quote an address or a text, its name
 * may not.
 */
function asModelError(model: string, error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  return new ModelError(
    model,
    'failed',
    `unreachable (${error instanceof Error ? error.name : typeof error})`,
  );
}
