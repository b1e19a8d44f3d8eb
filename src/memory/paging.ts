/** Pages of a list: `limit` items and an opaque cursor, the last id (or number) of the page before. */

export interface PageRequest {
  readonly limit: number;
  readonly after: string | null;
}

export interface Page<T> {
  readonly data: readonly T[];
  readonly nextCursor: string | null;
}

/** Cuts a page from rows of which one more than `limit` was read, so that the end is known without a count. */
export function pageOf<T>(rows: readonly T[], request: PageRequest, cursorOf: (row: T) => string): Page<T> {
  const data = rows.slice(0, request.limit);
  const last = data.at(-1);
  return { data, nextCursor: rows.length > request.limit && last !== undefined ? cursorOf(last) : null };
}
