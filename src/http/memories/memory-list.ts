/** Memories of a workspace and then those of its account, as one list. */
import type { AccountMemory } from '../../memory/changes/account-memory.ts';
import { isAccountKind } from '../../memory/changes/entry.ts';
import type { Page, PageRequest } from '../../memory/paging.ts';
import type { Reader } from '../../memory/scope.ts';
import type { Memory } from '../../memory/types.ts';
import { type AccountReader, listAccountMemories } from '../../store/account/memories.ts';
import type { Database } from '../../store/database.ts';
import { listMemories, type MemoryFilter } from '../../store/memories/memories.ts';
import type { Moment } from '../../store/search/visibility.ts';

/** Begins a place among the account memories; no id begins like that. */
const ACCOUNT_PLACE = 'account:';

/** Who asks, in both databases. */
export interface ListSources {
  readonly db: Database;
  readonly accountDb: Database;
  readonly reader: Reader;
  readonly accountReader: AccountReader;
}

/** A page of what a reader may see at the moment: the workspace's by age, then the account's by age. */
export async function listAllMemories(
  { db, accountDb, reader, accountReader }: ListSources,
  filter: MemoryFilter,
  page: PageRequest,
  moment: Moment,
): Promise<Page<Memory | AccountMemory>> {
  const isPast = page.after?.startsWith(ACCOUNT_PLACE) ?? false;
  const first: Page<Memory> =
    isPast || filter.tier === 'account'
      ? { data: [], next: null }
      : await listMemories(db, reader, filter, page, moment);
  if (first.next !== null || !mayMatchAccount(filter)) return first;
  const after = isPast ? (page.after ?? '').slice(ACCOUNT_PLACE.length) : '';
  const room = page.limit - first.data.length;
  // One more than there is room for, so that a page which is full already knows whether there is another.
  const rows = await listAccountMemories(
    accountDb,
    accountReader,
    { kind: filter.kind, after, limit: room + 1 },
    moment,
  );
  const rest = rows.slice(0, room);
  return {
    data: [...first.data, ...rest],
    next: rows.length > room ? ACCOUNT_PLACE + (rest.at(-1)?.id ?? after) : null,
  };
}

const mayMatchAccount = ({ tier, kind, subjectId, category }: MemoryFilter): boolean =>
  (tier === null || tier === 'account') &&
  (kind === null || isAccountKind(kind)) &&
  subjectId === null &&
  !category;
