/** Filters of a list of memories: as fields, as chips, and in the address, where each has the name that the API gives it. */
import {
  CATEGORY_NAMES,
  KIND_NAMES,
  LIFETIME_NAMES,
  STATUS_NAMES,
  TIER_NAMES,
  VISIBILITY_NAMES,
} from './words.ts';

/** A filter: its name in the API, what it is called, and what may be chosen. */
export interface Filter {
  readonly field: string;
  readonly name: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly type?: 'text' | 'date';
  /** Set for filters that only an operator of the workspace may use. */
  readonly isForOperators?: true;
}

/** All filters, in the order of the form. */
export const FILTERS: readonly Filter[] = [
  { field: 'user_id', name: 'Owner', isForOperators: true },
  { field: 'kind', name: 'Kind', options: KIND_NAMES },
  { field: 'category', name: 'Category', options: CATEGORY_NAMES },
  { field: 'status', name: 'Status', options: STATUS_NAMES },
  { field: 'visibility', name: 'Visibility', options: VISIBILITY_NAMES },
  { field: 'tier', name: 'Tier', options: TIER_NAMES },
  { field: 'lifetime', name: 'Lifetime', options: LIFETIME_NAMES },
  { field: 'source', name: 'Source' },
  { field: 'tag', name: 'Tag' },
  { field: 'topic_key', name: 'Topic' },
  { field: 'subject_id', name: 'Subject' },
  { field: 'source_conversation_id', name: 'Said in conversation' },
  { field: 'channel_id', name: 'Channel', isForOperators: true },
  { field: 'as_of', name: 'As of', type: 'date' },
  { field: 'created_from', name: 'Created from', type: 'date' },
  { field: 'created_to', name: 'Created before', type: 'date' },
  { field: 'used_from', name: 'Used from', type: 'date' },
  { field: 'used_to', name: 'Used before', type: 'date' },
];

/** The orders of the list, by what the API calls them. */
export const ORDERS: Readonly<Record<string, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  most_important: 'Most important first',
  last_used: 'Last used first',
  most_used: 'Most used first',
};

/** Statuses and orders that the API keeps for who runs the workspace. */
const OF_OPERATORS = new Set(['quarantined', 'deleted', 'most_used']);

/** Choices that remain for a user without a key. */
export const forUsers = (options: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(options).filter(([value]) => !OF_OPERATORS.has(value)));

/** Query of the API for a place, without what the page alone knows of. A day is from its midnight on, where the reader is. */
export function listQuery(
  query: Readonly<Record<string, string>>,
  isOperator: boolean,
): Readonly<Record<string, string>> {
  const asked: Record<string, string> = { order: ORDERS[query.order ?? ''] ? (query.order ?? '') : 'newest' };
  if (query.q?.trim()) asked.q = query.q.trim();
  for (const { field, type, isForOperators } of FILTERS) {
    const value = query[field];
    if (!value || (isForOperators && !isOperator)) continue;
    asked[field] = type === 'date' ? momentOf(value) : value;
  }
  // Memories of the account belong to users across workspaces: they are listed of one user, or of nobody.
  if (isOperator && asked.tier !== 'account') asked.all_users = 'true';
  return asked;
}

function momentOf(day: string): string {
  const date = new Date(`${day}T00:00`);
  // What cannot be read is sent as it is: the service says what is wrong with it.
  return Number.isNaN(date.getTime()) ? day : date.toISOString();
}

/** A filter that holds, as a chip says it. */
export interface Chip {
  readonly field: string;
  readonly name: string;
  readonly value: string;
}

/** The filters that hold at a place. */
export const chipsOf = (query: Readonly<Record<string, string>>, isOperator: boolean): Chip[] =>
  FILTERS.filter(({ field, isForOperators }) => query[field] && (isOperator || !isForOperators)).map(
    ({ field, name, options }) => {
      const value = query[field] ?? '';
      return { field, name, value: options?.[value] ?? value };
    },
  );
