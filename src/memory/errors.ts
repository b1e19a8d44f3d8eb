/** The expected failures of every use case, as values. `http/problem.ts` is the one place that turns them into answers. */

import { err, ok, type Result } from '../lib/result.ts';

/** One wrong part of a request: where (dotted path) and why. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Settings that limit the turns of a workspace, the nearer end first. */
export const TURN_LIMITS = ['daily_turns_max', 'monthly_turns_max'] as const;
export type TurnLimit = (typeof TURN_LIMITS)[number];

export type ConflictReason =
  | 'illegal_transition'
  | 'conversation_archived'
  | 'conversation_temporary'
  | 'turn_conflict'
  | 'run_not_waiting'
  | 'turn_closed'
  | 'turn_aborted'
  | 'name_taken'
  | 'alias_taken'
  | 'last_admin_key'
  | 'duplicate_memory'
  | 'memory_superseded'
  | 'default_channel'
  | 'persona_changed'
  | 'request_in_progress'
  | 'answer_sealed'
  | 'delivery_not_parked'
  | 'workspace_moving';

export type MemoryError =
  | { readonly code: 'invalid'; readonly fields: readonly FieldError[] }
  | { readonly code: 'unauthorized' }
  /** A body that its platform did not sign, or not with our secret. */
  | { readonly code: 'bad_signature' }
  /** A body that was signed too long ago, or ahead of time: perhaps a replay. */
  | { readonly code: 'stale' }
  /** A signed body that is no message of its platform. */
  | { readonly code: 'malformed'; readonly message: string }
  /** Something that the deployment would have to be configured for. */
  | { readonly code: 'not_configured'; readonly message: string }
  /** Variables and bindings of the deployment that cannot work, and what they need. */
  | { readonly code: 'misconfigured'; readonly faults: readonly FieldError[] }
  | { readonly code: 'forbidden'; readonly message: string }
  /** The thing does not exist for this caller; whether it exists for another is not told. */
  | { readonly code: 'not_found'; readonly what: string }
  | { readonly code: 'conflict'; readonly reason: ConflictReason; readonly message: string }
  | { readonly code: 'too_large'; readonly limitBytes: number }
  | { readonly code: 'idempotency_mismatch' }
  /** A request was made before, and what it made was erased since: it is not made again. */
  | { readonly code: 'erased' }
  | { readonly code: 'busy'; readonly retryAfterSeconds: number }
  | { readonly code: 'rate_limited'; readonly whose: 'key' | 'user'; readonly retryAfterSeconds: number }
  /** The workspace has taken all the turns that a setting of its own allows it. */
  | {
      readonly code: 'turn_limit';
      readonly setting: TurnLimit;
      readonly limit: number;
      readonly retryAfterSeconds: number;
    }
  /** A backup is being restored, or that was cut short: nobody is served. */
  | { readonly code: 'restoring' }
  /** The workspace is moving to another database: it is read, and nothing of it is written. */
  | { readonly code: 'moving' }
  | { readonly code: 'unavailable'; readonly part: string }
  /** Nobody has said which model answers chats. */
  | { readonly code: 'no_chat_model' }
  /** The model that answers chats has another name. */
  | { readonly code: 'model_not_found'; readonly model: string; readonly known: readonly string[] }
  /** The chat model gave no answer; `detail` names it and a status, never a text. */
  | {
      readonly code: 'model_failed';
      readonly fault: 'busy' | 'refused' | 'late' | 'down';
      readonly detail: string;
      /** The parameter of the request that it refuses, where it says so. */
      readonly param?: string | undefined;
      readonly retryAfterSeconds: number | null;
    };

/** A request whose field is wrong. */
export const invalid = (field: string, message: string): MemoryError => ({
  code: 'invalid',
  fields: [{ field, message }],
});

/** Nothing there for this caller. */
export const notFound = (what: string): MemoryError => ({ code: 'not_found', what });

/** Turns an absent row into `not_found`, which a caller gets for another's row as well. */
export const orNotFound = <T>(found: T | null | undefined, what: string): Result<T, MemoryError> =>
  found == null ? err(notFound(what)) : ok(found);

/** A request that the current state forbids. */
export const conflict = (reason: ConflictReason, message: string): MemoryError => ({
  code: 'conflict',
  reason,
  message,
});

/** The same failure, its fields under other names. */
export const renamed = (error: MemoryError, nameOf: (field: string) => string): MemoryError =>
  error.code === 'invalid'
    ? {
        code: 'invalid',
        fields: error.fields.map(({ field, message }) => ({ field: nameOf(field), message })),
      }
    : error;

/** The same failure, its fields named from one level further out. */
export const within = (parent: string, error: MemoryError): MemoryError =>
  renamed(error, (field) => `${parent}.${field}`);
