/**
 * Workers AI: asking a model by its binding. Errors come as `CODE: text`; the code says whether asking again may help, and the
 * text, which may quote what was sent, goes no further. Our own, because `workers-ai-provider` weighs 30 KiB, most of it for
 * streams and tools, and leaves retries to the `ai` package (67 KiB more).
 */
import { type CallTarget, callModel } from './call-model.ts';
import { ModelError, type ModelFault } from './model-error.ts';

/** Binding as it is used. Not its own type, which knows the models of one day only. */
export interface ModelRunner {
  run(model: string, inputs: Record<string, unknown>): Promise<unknown>;
}

/** Name of what runs a model, as errors and circuits call it. */
export const WORKERS_AI = 'workers-ai';

/** The documented codes that stand for "try again" (HTTP 408 and 429); the day's free allocation is not back in a minute. */
const CODE_ALLOCATION_USED = 3036;
const CODE_OUT_OF_CAPACITY = 3040;
const CODES_FAILED: readonly number[] = [3007, 3008];
/** No such model, no permission for it or for the account. */
const CODES_DENIED: readonly number[] = [3023, 3041, 3042, 5007, 5016, 5018, 5019];
/** The request does not suit the model: incomplete, too large, or against its schema. */
const CODES_REFUSED: readonly number[] = [3003, 3006];
const SCHEMA_CODES_FROM = 5_000;
const ALLOCATION_PAUSE_MS = 60 * 60 * 1000;

/** The answer of a model, as it came. Throws a `ModelError`. */
export const askWorkersAi = (
  ai: ModelRunner,
  target: Omit<CallTarget, 'endpoint'>,
  inputs: Record<string, unknown>,
): Promise<unknown> =>
  callModel({ ...target, endpoint: WORKERS_AI }, () => runWorkersAi(ai, target.model, inputs));

/** The answer of a model to one call. Throws a `ModelError`. */
export async function runWorkersAi(
  ai: ModelRunner,
  model: string,
  inputs: Record<string, unknown>,
): Promise<unknown> {
  try {
    return await ai.run(model, inputs);
  } catch (error) {
    throw toModelError(model, error);
  }
}

function toModelError(model: string, error: unknown): ModelError {
  const code = error instanceof Error ? Number(/^(?:\w+: )?(\d{4}):/.exec(error.message)?.[1]) : Number.NaN;
  if (Number.isNaN(code)) return new ModelError(model, 'failed', 'Workers AI failed');
  const pauseMs = code === CODE_ALLOCATION_USED ? ALLOCATION_PAUSE_MS : null;
  return new ModelError(model, faultOf(code), `Workers AI error ${code}`, pauseMs);
}

function faultOf(code: number): ModelFault {
  if (code === CODE_OUT_OF_CAPACITY || code === CODE_ALLOCATION_USED) return 'busy';
  if (CODES_FAILED.includes(code)) return 'failed';
  if (CODES_DENIED.includes(code)) return 'denied';
  return CODES_REFUSED.includes(code) || code >= SCHEMA_CODES_FROM ? 'refused' : 'internal';
}
