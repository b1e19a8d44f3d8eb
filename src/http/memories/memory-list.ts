/** Lists of memories: those that a reader may see, of a workspace and then of its account; or all of a workspace, for who runs it. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, mapOk, ok, type Result } from '../../lib/result.ts';
import type { AccountMemory } from '../../memory/changes/account-memory.ts';
import { storable } from '../../memory/changes/content.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import { type ListFilter, MEMORY_ORDERS, mayBeOfAccount } from '../../memory/lists/memory-filter.ts';
import type { Page, PageRequest } from '../../memory/lists/paging.ts';
import type { Reader } from '../../memory/scope.ts';
import {
  FACT_CATEGORIES,
  LIFETIMES,
  MEMORY_KINDS,
  MEMORY_STATUSES,
  type Memory,
  TIERS,
  VISIBILITIES,
} from '../../memory/types.ts';
import { listAccountMemories } from '../../store/account/memories.ts';
import {
  COUNTED_MAX_ROWS,
  countMemories,
  type ListedFor,
  listMemories,
  type MemoryList,
} from '../../store/memories/memory-lists.ts';
import { AllUsers, listedFor, ReaderQuery } from '../access/reader.ts';
import type { AppEnv } from '../context.ts';
import { PageQuery } from '../pages.ts';
import { Label, Moment, Name, SubjectId } from '../schemas.ts';
import { fromWire, toWire, type Wire } from '../wire.ts';
import { accountReader } from './memory-entries.ts';

const TEXT_MAX_CHARS = 200;

/** Filters of memories, as a query or a body has them: those that are given hold together. */
export const MemoryFilterFields = z.object({
  kind: z.enum(MEMORY_KINDS).optional(),
  category: z.enum(FACT_CATEGORIES).optional(),
  tier: z.enum(TIERS).optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  lifetime: z.enum(LIFETIMES).optional(),
  source: Label.optional(),
  subject_id: SubjectId.optional(),
  topic_key: Label.optional(),
  tag: Label.optional(),
  source_conversation_id: Name.optional().openapi({
    description: 'The conversation in which it was first said.',
  }),
  created_from: Moment.optional(),
  created_to: Moment.optional().openapi({ description: 'Before that moment.' }),
  used_from: Moment.optional().openapi({ description: 'Used last at that moment or later.' }),
  used_to: Moment.optional(),
});

/** Query of a list of memories; parts that are left out do not narrow it. */
export const MemoryListQuery = ReaderQuery.extend(MemoryFilterFields.shape).extend({
  q: z.string().min(1).max(TEXT_MAX_CHARS).transform(storable).optional().openapi({
    description:
      'Words, or parts of words, that the content has; it matches letters, where `POST /v1/search` finds meaning.',
  }),
  status: z.enum(MEMORY_STATUSES).optional().openapi({
    description:
      'Memories of that status, whether or not they hold. Left out, those that hold. `quarantined` and `deleted` with `all_users` only.',
  }),
  as_of: Moment.optional().openapi({ description: 'A moment to read as of, instead of now.' }),
  all_users: AllUsers.openapi({
    description:
      'All memories of the workspace, but for those of the account: for keys of role admin. `user_id`, `channel_id` and `conversation_id` are then filters by owner and place, instead of who reads and from where.',
  }),
});

/** A page of such a list. */
export const MemoryPageQuery = PageQuery.extend(MemoryListQuery.shape).extend({
  order: z.enum(MEMORY_ORDERS).default('oldest').openapi({
    description:
      '`last_used` and `most_used` show what was ever used in a prompt; `most_used` with `all_users` only. A page may hold fewer than `limit` while there is a `next_cursor`: it looks at 5,000 memories at most.',
  }),
});

type ListQuery = z.output<typeof MemoryListQuery>;

/** Scope and filter of a list: all of the workspace, or the memories of a reader. */
export interface MemorySelection extends ListedFor {
  readonly filter: ListFilter;
}

/** The memories that a call asks for, if its caller may see them. */
export async function selectionOf(
  c: Context<AppEnv>,
  { query }: { readonly query: ListQuery },
): Promise<Result<MemorySelection, MemoryError>> {
  const fields = fromWire(MemoryFilterFields, query);
  const { status = null, q: text = null } = query;
  if (!query.all_users && (status === 'quarantined' || status === 'deleted'))
    return err(invalid('status', 'is for a list with all_users'));
  const whose = await listedFor(c, { query });
  if (!whose.ok || whose.value.reader !== null)
    return mapOk(whose, (listed) => ({ ...listed, filter: { ...fields, status, text } }));
  if (query.tier === 'account') return err(invalid('tier', 'is listed by user_id only, without all_users'));
  const {
    user_id: userId = null,
    channel_id: channelId = null,
    conversation_id: conversationId = null,
  } = query;
  return ok({ ...whose.value, filter: { ...fields, status, text, userId, channelId, conversationId } });
}

/** Begins a place among the account memories; no place in the workspace begins like that. */
const ACCOUNT_PLACE = 'account:';

/** A page of the memories that a call asks for; of a reader, those of the workspace and then those of the account. */
export async function listAskedMemories(
  c: Context<AppEnv>,
  { filter, ...whose }: MemorySelection,
  { order, as_of }: z.output<typeof MemoryPageQuery>,
  page: PageRequest,
): Promise<Result<Page<Memory | AccountMemory>, MemoryError>> {
  const list: MemoryList = { filter, order, moment: { now: c.var.now(), asOf: as_of ?? null } };
  const { reader } = whose;
  if (reader === null) return ok(await listMemories(c.var.services.db, whose, list, page));
  if (order === 'most_used') return err(invalid('order', 'may be most_used with all_users only'));
  return ok(await listOfBoth(c, { ...whose, reader }, list, page));
}

async function listOfBoth(
  c: Context<AppEnv>,
  whose: ListedFor & { readonly reader: Reader },
  list: MemoryList,
  page: PageRequest,
): Promise<Page<Memory | AccountMemory>> {
  const { filter, order, moment } = list;
  const isPast = page.after?.startsWith(ACCOUNT_PLACE) ?? false;
  const first: Page<Memory> =
    isPast || filter.tier === 'account'
      ? { data: [], next: null }
      : await listMemories(c.var.services.db, whose, list, page);
  const isByAge = order === 'oldest' || order === 'newest';
  if (first.next !== null || !isByAge || !mayBeOfAccount(filter)) return first;
  // Empty where a page ended with the last one of the workspace.
  const after = (isPast && page.after?.slice(ACCOUNT_PLACE.length)) || null;
  const room = page.limit - first.data.length;
  // One more than there is room for, so that a page which is full already knows whether there is another.
  const rows = await listAccountMemories(
    c.var.accountDb,
    accountReader(c, whose.reader),
    { kind: filter.kind ?? null, after, isDescending: order === 'newest', limit: room + 1 },
    moment,
  );
  const rest = rows.slice(0, room);
  return {
    data: [...first.data, ...rest],
    next: rows.length > room ? ACCOUNT_PLACE + (rest.at(-1)?.id ?? after ?? '') : null,
  };
}

/** Counts of a list, by the values of its fields. */
const ByValue = z.record(z.string(), z.int());

export const MemoryCountsAnswer = z
  .object({
    total: z.int(),
    is_complete: z.boolean().openapi({
      description: `True if all were counted: a count looks at the newest ${COUNTED_MAX_ROWS.toLocaleString('en')} of a workspace, or of each scope of a user.`,
    }),
    by: z
      .object({
        kind: ByValue,
        category: ByValue,
        tier: ByValue,
        visibility: ByValue,
        lifetime: ByValue,
        source: ByValue,
        status: ByValue,
        tag: ByValue,
      })
      .openapi({ description: 'By field, the fifty most frequent values of each.' }),
  })
  .openapi('MemoryCounts');

/** Counts the memories that a call asks for, up to a bound; those of the account are not counted. */
export async function countAskedMemories(
  c: Context<AppEnv>,
  { filter, ...whose }: MemorySelection,
  { as_of }: z.output<typeof MemoryListQuery>,
): Promise<Wire<typeof MemoryCountsAnswer>> {
  const moment = { now: c.var.now(), asOf: as_of ?? null };
  return toCounts(await countMemories(c.var.services.db, whose, { filter, moment }));
}

const toCounts = toWire(MemoryCountsAnswer);
