/** Maps failures of the service to the end of a delivery: tried again, and when, or given up. */
import { SECOND_MS } from '../../lib/time.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { WorkEnd } from './lane-deps.ts';

/** End of a delivery by a failure. */
export function endOf(error: MemoryError): WorkEnd {
  switch (error.code) {
    case 'busy':
    case 'unavailable':
    case 'restoring':
    case 'moving':
      return { kind: 'again', reason: error.code, retryAfterMs: null };
    // The limit is the owner's own: the message waits for the day that allows it, or for a replay.
    case 'turn_limit':
      return { kind: 'again', reason: error.setting, retryAfterMs: error.retryAfterSeconds * SECOND_MS };
    // Its detail names the model and a status, and no text.
    case 'model_failed':
      return {
        kind: 'again',
        reason: error.detail,
        retryAfterMs: (error.retryAfterSeconds ?? 0) * SECOND_MS,
      };
    case 'conflict':
      // Somebody took the turn back by hand: there is nothing left to do.
      return error.reason === 'turn_aborted' ? { kind: 'done' } : { kind: 'park', reason: error.reason };
    // Written before its user or its chat was erased.
    case 'erased':
      return { kind: 'gone' };
    case 'not_found':
      return { kind: 'park', reason: `no ${error.what}` };
    default:
      return { kind: 'park', reason: error.code };
  }
}
