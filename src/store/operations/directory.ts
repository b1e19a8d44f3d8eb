/**
 * Names in a workspace: its users, its subjects and its personas, none of which has a table of its own. Names are told apart by
 * seeking the next one in the indexes that lead with them, so that a page costs as much as it has names, however many rows each
 * of them has. Numbers are told up to `COUNTED_MAX`.
 *
 * Unscoped: names, numbers and moments, for who runs the workspace; subjects are sought in the scopes that they are asked of.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import type { Database } from '../database.ts';
import { as, type RowOf, selection } from '../rows.ts';
import { holdingAt } from '../search/visibility.ts';

/** Rows that a number counts at most. */
export const COUNTED_MAX = 1_000;
/** Messages among which the latest is looked for: an import brings old ones last. */
const LATEST_SCANNED = 20;

/** Names of a list: those that begin so, or all. */
export interface NameFilter {
  readonly startsWith: string | null;
}

/** Condition on a column for its name to be the next one. */
type InRange = (column: string) => SQL;

/** `named (name, n)`: the names after a place, in order. `next` seeks the first one in a range, in whatever index has it. */
function names(
  next: (inRange: InRange) => SQL,
  { startsWith }: NameFilter,
  { after, limit }: PageRequest,
): SQL {
  const beginning = startsWith ?? '';
  const rangeFrom =
    (bound: SQL): InRange =>
    (column) => {
      const name = sql.raw(column);
      // Behind every text that begins like that.
      const end = startsWith === null ? sql`` : sql` and ${name} < ${startsWith} || char(1114111)`;
      return sql`${name} ${bound}${end}`;
    };
  const first = after !== null && after >= beginning ? sql`> ${after}` : sql`>= ${beginning}`;
  return sql`named (name, n) as (select ${next(rangeFrom(first))}, 1
    union all select ${next(rangeFrom(sql`> named.name`))}, n + 1 from named where name is not null and n <= ${limit})`;
}

/** The first of several names, each sought in an index of its own; null where none has one. */
const firstOf = (...sought: readonly SQL[]): SQL =>
  sql`(select min(name) from (${sql.join(
    sought.map((each) => sql`select ${each} as name`),
    sql` union all `,
  )}))`;

/** At most `COUNTED_MAX` of some rows. */
const numberOf = (rows: SQL): SQL => sql`(select count(*) from (select 1 ${rows} limit ${COUNTED_MAX}))`;

const USER = selection({}).with({
  id: as<string>(),
  conversations: Number,
  memories: Number,
  lastSeenAt: as<number | null>(),
});
/** A user, as far as the workspace knows one. */
export type DirectoryUser = RowOf<typeof USER>;

/** The users of a workspace: who has a conversation or a memory, is or was a member of a group, or said something. */
export async function listUsers(
  db: Database,
  workspaceId: string,
  filter: NameFilter,
  page: PageRequest,
): Promise<Page<DirectoryUser>> {
  const sought = (table: string, index: string) => (inRange: InRange) =>
    sql`(select user_id from ${sql.raw(`${table} indexed by ${index}`)} where workspace_id = ${workspaceId}
      and ${inRange('user_id')} order by user_id limit 1)`;
  const inConversations = sought('conversations', 'conversations_by_user');
  const inMemories = sought('memories', 'memories_by_user');
  const inGroups = sought('conversation_members', 'conversation_members_by_user');
  const inEvents = sought('events', 'events_by_user');
  const next = (inRange: InRange) =>
    firstOf(inConversations(inRange), inMemories(inRange), inGroups(inRange), inEvents(inRange));
  const isTheirs = sql`workspace_id = ${workspaceId} and user_id = named.name`;
  const found = await db.step('user.list').select(USER.sql`with recursive ${names(next, filter, page)}
    select name as id,
      ${numberOf(sql`from conversations where ${isTheirs}`)} as conversations,
      ${numberOf(sql`from memories where ${isTheirs}`)} as memories,
      (select max(at) from (
        select * from (select occurred_at as at from events indexed by events_by_user where ${isTheirs}
          order by row_id desc limit ${LATEST_SCANNED})
        union all select * from (select last_active_at from conversations indexed by conversations_by_user where ${isTheirs}
          order by id desc limit ${LATEST_SCANNED}))) as lastSeenAt
    from named where name is not null order by name`);
  return pageOf(found, page, ({ id }) => id);
}

const SUBJECT = selection({}).with({ id: as<string>(), memories: Number, lastLearntAt: as<number | null>() });
/** A subject that something is remembered of. */
export type DirectorySubject = RowOf<typeof SUBJECT>;

/** The subjects of what a reader may see, or of all memories of a workspace, with how much of it holds. */
export async function listSubjects(
  db: Database,
  { workspaceId, reader }: { readonly workspaceId: string; readonly reader: Reader | null },
  filter: NameFilter,
  page: PageRequest,
  now: number,
): Promise<Page<DirectorySubject>> {
  const lanes = JSON.stringify(reader === null ? [workspaceId] : readableScopes(reader));
  const [index, lane] =
    reader === null ? ['memories_by_subject', 'workspace_id'] : ['memories_by_scope_subject', 'scope'];
  const ofLane = sql.raw(`memories m indexed by ${index} where m.${lane} = l.value`);
  const next = (inRange: InRange) => sql`(select min((select m.subject_id from ${ofLane}
    and ${inRange('m.subject_id')} order by m.subject_id limit 1)) from json_each(${lanes}) as l)`;
  const newest = sql`from json_each(${lanes}) as l cross join memories as m on m.row_id in (
    select m.row_id from ${ofLane} and m.subject_id = named.name order by m.id desc limit ${COUNTED_MAX})
    where ${holdingAt({ now, asOf: null })}`;
  const found = await db.step('subject.list').select(SUBJECT.sql`with recursive ${names(next, filter, page)}
    select name as id, (select count(*) ${newest}) as memories, (select max(m.created_at) ${newest}) as lastLearntAt
    from named where name is not null order by name`);
  const { data, next: goesOn } = pageOf(found, page, ({ id }) => id);
  return { data: data.filter(({ memories }) => memories > 0), next: goesOn };
}

const PERSONA = selection({}).with({
  id: as<string>(),
  revision: Number,
  updatedAt: as<number | null>(),
  users: Number,
});
/** A persona of a workspace: one of its layers, and how many users have one of their own. */
export type DirectoryPersona = RowOf<typeof PERSONA>;

/** The personas that anything was written of, with the workspace's layer of each, or a user's. */
export async function listPersonas(
  db: Database,
  workspaceId: string,
  userId: string | null,
  filter: NameFilter,
  page: PageRequest,
): Promise<Page<DirectoryPersona>> {
  const layers = sql.raw('persona_profiles indexed by persona_profiles_by_name');
  const next = (inRange: InRange) => sql`(select name from ${layers} where workspace_id = ${workspaceId}
    and ${inRange('name')} order by name limit 1)`;
  const layer = (
    column: string,
  ) => sql`(select ${sql.raw(column)} from ${layers} where workspace_id = ${workspaceId}
    and name = named.name and user_id is ${userId} and conversation_id is null limit 1)`;
  const found = await db.step('persona.list').select(PERSONA.sql`with recursive ${names(next, filter, page)}
    select name as id, coalesce(${layer('revision')}, 0) as revision, ${layer('updated_at')} as updatedAt,
      ${numberOf(sql`from ${layers} where workspace_id = ${workspaceId} and name = named.name
        and user_id is not null and conversation_id is null`)} as users
    from named where name is not null order by name`);
  return pageOf(found, page, ({ id }) => id);
}
