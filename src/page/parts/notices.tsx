/** Notices in the place of content: something is on its way, there is none, or it failed. */
import type { ReactNode } from 'react';
import { StrataError } from '../../client/client.ts';

/** Notice that something is being read. */
export function Loading({ what = 'Loading…' }: { readonly what?: string }) {
  return (
    <p className="notice quiet" role="status">
      {what}
    </p>
  );
}

/** Notice that there is nothing, and what one may do about it. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="notice">
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}

/** Failure in the words of whoever refused, and a way to try again. */
export function Wrong({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  return (
    <div className="notice wrong" role="alert">
      <p>
        <strong>{titleOf(error)}</strong>
      </p>
      <p>
        <bdi>{wordsOf(error)}</bdi>
      </p>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

function titleOf(error: unknown): string {
  if (!(error instanceof StrataError)) return 'Something went wrong';
  if (error.status === 0) return 'The service does not answer';
  if (error.status === 404) return 'Not found';
  if (error.status === 403) return 'Not allowed';
  if (error.status === 429) return 'Too many calls';
  return error.status >= 500 ? 'The service has failed' : 'Refused';
}

/** An error for people: the fields that are wrong, or what was said. */
export function wordsOf(error: unknown): string {
  if (error instanceof StrataError) {
    if (error.status === 0) return 'It may be starting, stopping or away. Nothing was lost.';
    if (error.fields.length > 0)
      return error.fields.map(({ field, message }) => `${field}: ${message}`).join('; ');
    // Without the call before the arrow, which says nothing to a reader.
    return error.message.replace(/^\w+ \S+ → \d+ /, '');
  }
  return error instanceof Error ? error.message : String(error);
}
