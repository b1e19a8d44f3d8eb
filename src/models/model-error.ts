/**
 * The error of a model that gave no answer. It names the model, a status, a code and a parameter of its provider: never a key,
 * a prompt or an answer. Providers quote inputs in their messages, so these are not passed on either.
 */
import { describeError } from '../lib/log.ts';

/**
 * `busy`: too many requests. `failed`: down, or unreachable. `internal`: there, and failed at this request. `late`: no answer in
 * time. `open`: not asked, because it failed before. `refused`: the request does not suit it. `denied`: wrong key, model or
 * address. `malformed`: answered something else.
 */
export type ModelFault =
  | 'busy'
  | 'failed'
  | 'internal'
  | 'late'
  | 'open'
  | 'refused'
  | 'denied'
  | 'malformed';

export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly fault: ModelFault;
  /** Milliseconds that the provider asks to be left alone; null when it says nothing. */
  readonly retryAfterMs: number | null;
  /** The parameter that the provider refuses; undefined when it names none. */
  readonly param: string | undefined;

  constructor(
    model: string,
    fault: ModelFault,
    detail: string,
    retryAfterMs: number | null = null,
    param?: string,
  ) {
    super(`${model}: ${detail}`);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
    this.param = param;
  }
}

/** Description of a model's failure that may be told: its name once, and the reason. */
export const describeFault = (model: string, error: unknown): string =>
  error instanceof ModelError ? error.message : `${model}: ${describeError(error)}`;

/** Recognises a fault of a model, of one of some kinds. */
export const isModelFault = (error: unknown, ...faults: readonly ModelFault[]): error is ModelError =>
  error instanceof ModelError && faults.includes(error.fault);
