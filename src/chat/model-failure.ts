/** A fault of the chat model as an expected failure. */
import { SECOND_MS } from '../lib/time.ts';
import type { MemoryError } from '../memory/errors.ts';
import { ModelError, type ModelFault } from '../models/model-error.ts';

type Failure = Extract<MemoryError, { code: 'model_failed' }>;

/** A wrong key, address or answer is the operator's to mend: to whoever chats the model is down. */
const FAULTS: Readonly<Record<ModelFault, Failure['fault']>> = {
  busy: 'busy',
  refused: 'refused',
  late: 'late',
  failed: 'down',
  internal: 'down',
  open: 'down',
  denied: 'down',
  malformed: 'down',
};

/** The failure that an error of a model stands for; null for any other error, which is a bug. */
export const toModelFailure = (error: unknown): MemoryError | null =>
  error instanceof ModelError
    ? {
        code: 'model_failed',
        fault: FAULTS[error.fault],
        detail: error.message,
        param: error.param,
        retryAfterSeconds: error.retryAfterMs === null ? null : Math.ceil(error.retryAfterMs / SECOND_MS),
      }
    : null;
