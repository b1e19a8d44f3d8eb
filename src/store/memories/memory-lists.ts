/**
 * Lists of memories: what a reader may see, or all of a workspace for who runs it. Each is a walk along an index of its order; filters that
 * name an owner, a subject or a conversation have indexes of their own for the orders of age.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { ListFilter, MemoryOrder } from '../../memory/lists/memory-filter.ts';
import type { Page, PageRequest } from '../../memory/lists/paging.ts';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import type { Memory } from '../../memory/types.ts';
import type { Database } from '../database.ts';
import { json, selection } from '../rows.ts';
import { holdingAt, type Moment, readableMemories, visibleMemories } from '../search/visibility.ts';
import { readWalk, type Walk } from '../walk.ts';
import { matching, WAS_USED } from './matching.ts';
import { MEMORY } from './rows.ts';

/** Contents of a list: filters, order, and the moment at which its memories held. */
export interface MemoryList {
  readonly filter: ListFilter;
  readonly order: MemoryOrder;
  readonly moment: Moment;
}

/** The part of a walk that says which index leads to the memories that are asked for. */
type Route = Pick<Walk, 'lanes'> & { readonly index: string; readonly isLane: SQL };

/** The column that an order goes by before the id, which all of them end with. */
const KEY_OF: Readonly<Record<MemoryOrder, readonly string[]>> = {
  oldest: [],
  newest: [],
  most_important: ['importance'],
  last_used: ['accessed_at'],
  most_used: ['access_count'],
};

/** Audience of a list: a reader, or null for who runs the workspace. */
export interface ListedFor {
  readonly workspaceId: string;
  readonly reader: Reader | null;
}

/** Number of memories by value of a field. */
type ByValue = Readonly<Record<string, number>>;

const COUNTED_FIELDS = ['kind', 'category', 'tier', 'visibility', 'lifetime', 'source', 'status'] as const;

const COUNTED = selection({}).with({
  total: Number,
  isComplete: Boolean,
  kind: json<ByValue>(),
  category: json<ByValue>(),
  tier: json<ByValue>(),
  visibility: json<ByValue>(),
  lifetime: json<ByValue>(),
  source: json<ByValue>(),
  status: json<ByValue>(),
  tag: json<ByValue>(),
});

/** Number of memories of a list. */
export interface MemoryCounts {
  readonly total: number;
  /** All were looked at, not the newest `COUNTED_MAX_ROWS` only. */
  readonly isComplete: boolean;
  /** By field, its most frequent values. */
  readonly by: Readonly<Record<(typeof COUNTED_FIELDS)[number] | 'tag', ByValue>>;
}

/** Memories that a count looks at, the newest first, in each scope of its reader. */
export const COUNTED_MAX_ROWS = 50_000;
/** Values of a field that are told, the most frequent first. */
const VALUES_MAX = 50;

/** Counts the memories of a list, in all and by field. */
export async function countMemories(
  db: Database,
  { workspaceId, reader }: ListedFor,
  list: Omit<MemoryList, 'order'>,
): Promise<MemoryCounts> {
  const asked = { ...list, order: 'newest' } as const;
  const { index, isLane, lanes } =
    reader === null ? operatorsRoute(workspaceId, asked) : readersRoute(reader, asked);
  const visible = visibleIn({ workspaceId, reader }, asked);
  const columns = sql.raw(COUNTED_FIELDS.map((field) => `m.${field}`).join(', '));
  const byValue = (value: string, from: string) =>
    sql.raw(`(select json_group_object(value, n) from (select ${value} as value, count(*) as n from ${from}
      where ${value} is not null group by 1 order by n desc limit ${VALUES_MAX}))`);
  const [row] = await db.step('memory.count').select(COUNTED.sql`
    with walked as materialized (select l.key as lane, found.row_id as id from json_each(${JSON.stringify(lanes)}) as l
        cross join memories as found on found.row_id in (select m.row_id from memories m indexed by ${sql.raw(index)}
          where ${isLane} order by m.id desc limit ${COUNTED_MAX_ROWS})),
      counted as materialized (select ${columns}, m.tags from walked cross join memories m on m.row_id = walked.id
        where ${visible} and ${matching(list.filter)})
    select (select count(*) from counted) as total,
      not exists (select 1 from walked group by lane having count(*) = ${COUNTED_MAX_ROWS}) as isComplete,
      ${byValue('t.value', 'counted cross join json_each(counted.tags) as t')} as tag,
      ${sql.join(
        COUNTED_FIELDS.map((field) => sql`${byValue(field, 'counted')} as ${sql.raw(field)}`),
        sql`, `,
      )}`);
  if (row === undefined) throw new Error('a count brings a row');
  const { total, isComplete, ...by } = row;
  return { total, isComplete, by };
}

/** Memories `m` that a list may show, before its filters. */
function visibleIn({ workspaceId, reader }: ListedFor, { filter, moment }: MemoryList): SQL {
  const { status = null } = filter;
  if (reader === null)
    return sql`m.workspace_id = ${workspaceId} and ${status === null ? holdingAt(moment) : sql`m.status = ${status}`}`;
  return status === null
    ? visibleMemories(reader, moment)
    : sql`${readableMemories(reader)} and m.status = ${status}`;
}

/** A page of the memories that a reader may see, or of all of a workspace. Readers find none by how often they were used. */
export function listMemories(
  db: Database,
  whose: ListedFor,
  list: MemoryList,
  page: PageRequest,
): Promise<Page<Memory>> {
  const { workspaceId, reader } = whose;
  const { filter, order } = list;
  const { index, isLane, lanes } =
    reader === null ? operatorsRoute(workspaceId, list) : readersRoute(reader, list);
  const visible = visibleIn(whose, list);
  const walk: Walk = {
    table: 'memories',
    lanes,
    lane: sql`from memories m indexed by ${sql.raw(index)} where ${isLane}`,
    keys: [...KEY_OF[order], 'id'],
    isDescending: order !== 'oldest',
    shown: sql`${visible} and ${matching(filter)}`,
  };
  return readWalk(db, 'memory.list', MEMORY, walk, page, (memory) => [...placeIn(order, memory), memory.id]);
}

const placeIn = (order: MemoryOrder, { importance, accessedAt, accessCount }: Memory): number[] => {
  switch (order) {
    case 'most_important':
      return [importance];
    case 'last_used':
      return [accessedAt];
    case 'most_used':
      return [accessCount];
    default:
      return [];
  }
};

function readersRoute(reader: Reader, { filter, order }: MemoryList): Route {
  const scopes = readableScopes(reader);
  const isScope = sql`m.scope = l.value`;
  switch (order) {
    case 'most_important':
      return { index: 'memories_by_scope_importance', lanes: scopes, isLane: isScope };
    case 'last_used':
    case 'most_used': {
      const statuses = filter.status ? [filter.status] : ['active', 'superseded'];
      return {
        index: 'memories_by_scope',
        lanes: scopes.flatMap((scope) => statuses.map((status) => [scope, status])),
        isLane: sql`m.scope = l.value->>0 and m.status = l.value->>1 and ${WAS_USED}`,
      };
    }
    default:
      return filter.subjectId
        ? {
            index: 'memories_by_scope_subject',
            lanes: scopes,
            isLane: sql`${isScope} and m.subject_id = ${filter.subjectId}`,
          }
        : { index: 'memories_by_scope_id', lanes: scopes, isLane: isScope };
  }
}

function operatorsRoute(workspaceId: string, { filter, order }: MemoryList): Route {
  const isOfWorkspace = sql`m.workspace_id = l.value`;
  const lanes = [workspaceId];
  switch (order) {
    case 'most_important':
      return { index: 'memories_by_importance', lanes, isLane: isOfWorkspace };
    case 'last_used':
      return { index: 'memories_last_used', lanes, isLane: sql`${isOfWorkspace} and ${WAS_USED}` };
    case 'most_used':
      return { index: 'memories_most_used', lanes, isLane: sql`${isOfWorkspace} and ${WAS_USED}` };
    default:
      return byWhatItNames(filter, { index: 'memories_by_workspace', lanes, isLane: isOfWorkspace });
  }
}

/** The narrowest way by age to memories with a field of a certain value. */
function byWhatItNames(filter: ListFilter, all: Route): Route {
  const { sourceConversationId, conversationId, subjectId, userId, channelId } = filter;
  const { lanes, isLane } = all;
  if (sourceConversationId)
    return {
      index: 'memories_by_source',
      lanes: [sourceConversationId],
      isLane: sql`m.source_conversation_id = l.value`,
    };
  if (conversationId)
    return {
      index: 'memories_by_conversation',
      lanes: [conversationId],
      isLane: sql`m.conversation_id = l.value`,
    };
  if (subjectId)
    return { index: 'memories_by_subject', lanes, isLane: sql`${isLane} and m.subject_id = ${subjectId}` };
  if (userId) return { index: 'memories_by_user', lanes, isLane: sql`${isLane} and m.user_id = ${userId}` };
  if (channelId)
    return { index: 'memories_by_channel', lanes: [channelId], isLane: sql`m.channel_id = l.value` };
  return all;
}
