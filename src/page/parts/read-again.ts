/** Reading again of what a change has touched. */
import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reads again all that is shown of the queries. One that is still under way is given up first: its answer may be from before the change, and
 * would otherwise stand for the new one, since a query without any data yet is never asked twice at once.
 */
export async function readAgain(
  queries: QueryClient,
  touched: Pick<QueryFilters, 'queryKey' | 'predicate'>,
): Promise<void> {
  await queries.cancelQueries(touched);
  await queries.invalidateQueries(touched);
}
