/** Lists that come page by page: read them, and show what there is, what went wrong, and a way to the rest. */
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Empty, Loading, Wrong } from './notices.tsx';

interface Page<T> {
  readonly data: readonly T[];
  readonly next_cursor: string | null;
}

/** A list that is read page by page. */
export interface Pages<T> {
  readonly items: readonly T[];
  readonly query: ReturnType<typeof useInfiniteQuery>;
}

/** Page of a list to read: from a cursor on, the first without one. */
export interface PageRequest {
  readonly cursor: string | undefined;
  readonly signal: AbortSignal;
}

/** Reads a list. `everyMs` reads it again and again, for what changes by itself. */
export function usePages<T>(
  queryKey: QueryKey,
  read: (asked: PageRequest) => Promise<Page<T>>,
  everyMs?: number,
): Pages<T> {
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => read({ cursor: pageParam ?? undefined, signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchInterval: everyMs ?? false,
  });
  return { items: query.data?.pages.flatMap(({ data }) => data) ?? [], query };
}

interface ListedProps<T> {
  readonly pages: Pages<T>;
  /** Words in the place of an empty list. */
  readonly empty: string;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A list with all that may become of it. */
export function Listed<T>({ pages: { items, query }, empty, children }: ListedProps<T>) {
  if (query.isPending) return <Loading />;
  if (query.isError && items.length === 0)
    return <Wrong error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      {items.length === 0 && !query.hasNextPage ? <Empty title={empty} /> : children(items)}
      {query.isError && <Wrong error={query.error} onRetry={() => void query.fetchNextPage()} />}
      {query.hasNextPage && (
        <button
          type="button"
          className="button"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Loading…' : 'More'}
        </button>
      )}
    </>
  );
}
