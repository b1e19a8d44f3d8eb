/** Lists on the wire: the page that a request asks for, and a page as it is answered. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { lengthPrefixed } from '../lib/crypto/hash.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { invalid, type MemoryError } from '../memory/errors.ts';
import { LIST_MAX_ITEMS, NAME_MAX_CHARS } from '../memory/limits.ts';
import { type Page, type PageRequest, readCursor, writeCursor } from '../memory/lists/paging.ts';
import { COUNTED_MAX } from '../store/operations/directory.ts';
import type { AppEnv } from './context.ts';
import { matchedRoute } from './matched-route.ts';

/** The place in a list may be as long as the name of a note, in base64, or the key of an exported record. */
const CURSOR_MAX_CHARS = 4_000;

export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(LIST_MAX_ITEMS).default(50),
  cursor: z.string().max(CURSOR_MAX_CHARS).optional().openapi({
    description: 'The `next_cursor` of the page before, of the same list with the same filters.',
  }),
});

/** Words for descriptions of totals: counting stops at a bound. */
export const COUNTED = `At most ${COUNTED_MAX.toLocaleString('en')}, which may be more.`;

/** Query for a page of names, with the beginning that they must have. */
export const NamePageQuery = PageQuery.extend({
  starts_with: z.string().min(1).max(NAME_MAX_CHARS).optional(),
});

/** A page of a list that a request names by its route, its path and its filters. */
export interface AskedPage extends PageRequest {
  readonly list: string;
}

/** The page that a call asks for, by its whole query as it was read; refuses a cursor that this list did not give out. */
export function askedPage(
  c: Context<AppEnv>,
  { query }: { readonly query: z.output<typeof PageQuery> },
): Result<AskedPage, MemoryError> {
  const { limit, cursor, ...filters } = query;
  const list = listName(c, filters);
  const after = cursor === undefined ? null : readCursor(list, cursor);
  return cursor !== undefined && after === null ? err(NO_CURSOR) : ok({ limit, after, list });
}

export const NO_CURSOR = invalid('cursor', 'is no next_cursor of this list with these filters');

function listName(c: Context<AppEnv>, filters: Readonly<Record<string, unknown>>): string {
  const route = matchedRoute(c);
  const parts = { ...filters, ...route?.parameters };
  const named = Object.entries(parts).filter(([, value]) => value !== undefined);
  return lengthPrefixed([
    c.var.principal.kind === 'root' ? '' : c.var.services.workspace.id,
    route?.name ?? '',
    ...named.sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([name, value]) => [name, String(value)]),
  ]);
}

/** A list on the wire. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), next_cursor: z.string().nullable() });

/** A page on the wire. */
export const toList = <T, W>(
  { list }: AskedPage,
  { data, next }: Page<T>,
  toWire: (item: T) => W,
): { readonly data: readonly W[]; readonly next_cursor: string | null } => ({
  data: data.map(toWire),
  next_cursor: next === null ? null : writeCursor(list, next),
});
