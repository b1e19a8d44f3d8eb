/** Expected failures as values, so that they survive object RPC, where thrown classes lose their fields. */

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** An expected failure. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** The same success in another form; a failure stays what it is. */
export const mapOk = <T, U, E>(result: Result<T, E>, to: (value: T) => U): Result<U, E> =>
  result.ok ? ok(to(result.value)) : result;
