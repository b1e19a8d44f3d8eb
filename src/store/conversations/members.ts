/**
 * Members of the conversations that groups share. Whoever a key names, or who speaks there by a key, becomes one; whoever was removed
 * stays removed until a key, or the platform of the chat, says that they are there again. A private conversation has one user
 * and no members. Platforms tell of members of a chat, with all the conversations that it has and had, and with its threads; what they
 * tell late does not undo what happened since: who left later stays out, and who came back later stays in.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { ChatSpan } from '../../memory/conversations/chat-series.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import type { Conversation } from '../../memory/types.ts';
import type { Database, SqlStatement } from '../database.ts';
import { copied, insertSelect, omit, pick, type RowOf, rowOf } from '../rows.ts';
import { conversationMembers, conversations } from '../schema/conversations.ts';

/** Membership of a user in a group; no row where they were never there. */
const STANDING = rowOf(conversationMembers, 'removedAt');
export type MemberRow = RowOf<typeof STANDING>;

/** A member of a group. */
const MEMBER = rowOf(conversationMembers, 'userId', 'name', 'joinedAt');
export type Member = RowOf<typeof MEMBER>;

/** A conversation that a group shares. */
export interface Group {
  readonly workspaceId: string;
  readonly conversationId: string;
}

/** Group that somebody joins, and the moment. */
export interface Joining extends Group {
  readonly now: number;
}

/** Somebody who is to be a member, and since when: who speaks, since they spoke, however late word of it comes. */
export type Newcomer = Pick<Member, 'userId' | 'joinedAt'>;

/** Recognises a current member by the row read of them. */
export const isMember = ([row]: readonly MemberRow[]): boolean => row !== undefined && row.removedAt === null;

/** Conversations whose id `conversation` gives and that a user may enter: their own, and the groups that they are a member of. */
export const isEnteredBy = (conversation: SQL, userId: string): SQL =>
  sql`(exists (select 1 from conversations own where own.id = ${conversation} and own.user_id = ${userId})
    or exists (select 1 from conversation_members m
      where m.conversation_id = ${conversation} and m.user_id = ${userId} and m.removed_at is null))`;

/** Selects the membership of a user in a conversation; nothing of nobody. For a batch. */
export const selectMember = (db: Database, conversationId: string, userId: string | null) =>
  db.select(STANDING.sql`select removed_at from conversation_members
    where conversation_id = ${conversationId} and user_id = ${userId}`);

/** The same as a value of another statement, a JSON list of `MemberRow`. */
export const membershipIn = (conversationId: SQL, userId: string): SQL =>
  sql`(select json_group_array(json_object('removedAt', removed_at)) from conversation_members
    where conversation_id = ${conversationId} and user_id = ${userId})`;

/** The same of a conversation that an id or a reference code names. */
export const selectMemberIn = (db: Database, workspaceId: string, idOrRef: string, userId: string | null) =>
  db.select(STANDING.sql`select m.removed_at
    from (select id from conversations where workspace_id = ${workspaceId} and id = ${idOrRef}
      union select id from conversations where workspace_id = ${workspaceId} and ref_code = ${idOrRef}) as c
    cross join conversation_members m on m.conversation_id = c.id and m.user_id = ${userId}`);

/** Lists which of these conversations a user may enter. */
export async function listEntered(
  db: Database,
  workspaceId: string,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const entered = await db.read(
    'conversation.entered',
    ids.length === 0
      ? null
      : db.values(sql`select c.id from json_each(${JSON.stringify([...new Set(ids)])}) as j
          cross join conversations c on c.id = j.value
          where c.workspace_id = ${workspaceId} and ${isEnteredBy(sql`c.id`, userId)}`),
  );
  return new Set(entered);
}

const NAMED = rowOf(conversations, 'id', 'userId').with({ isMember: Boolean });

/** The conversations among what ids and reference codes may name, and whether a user is a member there. */
export function listNamed(
  db: Database,
  workspaceId: string,
  userId: string,
  idsOrRefs: readonly string[],
): Promise<RowOf<typeof NAMED>[]> {
  const names = sql`json_each(${JSON.stringify(idsOrRefs)}) as j`;
  return db.read(
    'conversation.named',
    idsOrRefs.length === 0
      ? null
      : db.select(NAMED.sql`select ${NAMED.of('c')}, exists (select 1 from conversation_members m
            where m.conversation_id = c.id and m.user_id = ${userId} and m.removed_at is null) as isMember
          from (select j.value as id from ${names}
            union select r.id from ${names} cross join conversations r on r.ref_code = j.value) as n
          cross join conversations c on c.id = n.id where c.workspace_id = ${workspaceId}`),
  );
}

/** The statement by which users become members who were never there: whoever was removed stays so. Nothing in a private conversation. */
export const nameMembers = (
  db: Database,
  { workspaceId, conversationId }: Group,
  newcomers: readonly Newcomer[],
): SqlStatement =>
  nameMembersOf(db, sql`id = ${conversationId} and workspace_id = ${workspaceId}`, newcomers);

/** The same in the groups that `which` picks. */
export const nameMembersOf = (db: Database, which: SQL, newcomers: readonly Newcomer[]): SqlStatement =>
  insertSelect(
    db,
    conversationMembers,
    {
      conversationId: sql`c.id`,
      userId: sql`j.value->>'$.userId'`,
      workspaceId: sql`c.workspace_id`,
      joinedAt: sql`min(j.value->>'$.joinedAt')`,
    },
    sql`from (select id, workspace_id from conversations where user_id is null and ${which}) as c
      cross join json_each(${JSON.stringify(newcomers)}) as j
    group by c.id, j.value->>'$.userId' on conflict do nothing`,
  );

/** Names a user in a group, and tells whether they are a member then: not if they were removed. */
export async function nameMember(db: Database, joining: Joining, userId: string): Promise<boolean> {
  return isMember(
    await db.writeThenRead(
      'member.name',
      [nameMembers(db, joining, [{ userId, joinedAt: joining.now }])],
      selectMember(db, joining.conversationId, userId),
    ),
  );
}

/** The statement that makes somebody a member, whatever they were. A name that is not given stays. */
export const admitMember = (
  db: Database,
  { workspaceId, conversationId, now }: Joining,
  { userId, name }: Pick<Member, 'userId' | 'name'>,
): SqlStatement =>
  insertSelect(
    db,
    conversationMembers,
    { conversationId, userId, workspaceId, name, joinedAt: now },
    sql`where true on conflict do update set name = coalesce(excluded.name, name),
      joined_at = iif(removed_at is null, joined_at, excluded.joined_at), removed_at = null`,
  );

/** The member as a group has them, or null. */
export async function putMember(
  db: Database,
  joining: Joining,
  member: Pick<Member, 'userId' | 'name'>,
): Promise<Member | null> {
  const [stored] = await db.writeThenRead(
    'member.put',
    [admitMember(db, joining, member)],
    db.select(MEMBER.sql`select ${MEMBER.of()} from conversation_members
      where conversation_id = ${joining.conversationId} and user_id = ${member.userId} and removed_at is null`),
  );
  return stored ?? null;
}

/** Removes somebody from a group, whether they were a member or not: what they say later does not let them in. */
export const removeMember = (
  db: Database,
  { workspaceId, conversationId, now }: Joining,
  userId: string,
): Promise<void> =>
  db.write('member.remove', [
    insertSelect(
      db,
      conversationMembers,
      { conversationId, userId, workspaceId, joinedAt: now, removedAt: now },
      sql`where true on conflict do update set removed_at = max(coalesce(removed_at, 0), excluded.removed_at)`,
    ),
  ]);

/** A page of the members of a group, by their ids. */
export async function listMembers(
  db: Database,
  conversationId: string,
  page: PageRequest,
): Promise<Page<Member>> {
  const rows = await db.step('member.list').select(MEMBER.sql`select ${MEMBER.of()} from conversation_members
      where conversation_id = ${conversationId} and removed_at is null
        and ${page.after === null ? sql`true` : sql`user_id > ${page.after}`}
      order by user_id limit ${page.limit + 1}`);
  return pageOf(rows, page, ({ userId }) => userId);
}

/** The statement by which a copy of a group has the same members. */
export const copyMembers = (db: Database, parentId: string, copyId: string): SqlStatement =>
  insertSelect(
    db,
    conversationMembers,
    { ...copied('m', omit(conversationMembers)), conversationId: copyId },
    sql`from conversation_members m where m.conversation_id = ${parentId} on conflict do nothing`,
  );

/** Conversations of one chat, threads included, that somebody who joins it is let into: the newest. */
const ENTERED_MAX = 2_000;

/** The groups of a workspace whose chats lie in these spans, both ends included: each span is one of an index. */
const groupsIn = (workspaceId: string, spans: readonly ChatSpan[]): SQL =>
  sql`(select found.id, found.workspace_id from json_each(${JSON.stringify(spans)}) as span
    cross join conversations as found indexed by conversations_by_chat
    where found.workspace_id = ${workspaceId} and found.chat_id between span.value->>0 and span.value->>1
      and found.user_id is null
    order by span.key, found.chat_id desc limit ${ENTERED_MAX})`;

/** Lets somebody who joined a chat into its conversations; tells whether it has any. */
export async function admitToChat(
  db: Database,
  workspaceId: string,
  spans: readonly ChatSpan[],
  { userId, name }: Pick<Member, 'userId' | 'name'>,
  at: number,
): Promise<boolean> {
  const groups = groupsIn(workspaceId, spans);
  const found = await db.writeThenRead(
    'member.join',
    [
      insertSelect(
        db,
        conversationMembers,
        { conversationId: sql`id`, userId, workspaceId: sql`workspace_id`, name, joinedAt: at },
        sql`from ${groups} where true on conflict do update set name = coalesce(excluded.name, name),
          joined_at = max(joined_at, excluded.joined_at), removed_at = null
        where removed_at is null or removed_at <= excluded.joined_at`,
      ),
    ],
    db.values(sql`select id from ${groups} limit 1`),
  );
  return found.length > 0;
}

/** Takes somebody who left a chat out of its conversations, and of all its threads. */
export const leaveChat = (
  db: Database,
  workspaceId: string,
  { own, all }: { readonly own: readonly ChatSpan[]; readonly all: readonly ChatSpan[] },
  userId: string,
  at: number,
): Promise<void> =>
  db.write('member.leave', [
    // Also where they never spoke: what they wrote before they left may come late.
    insertSelect(
      db,
      conversationMembers,
      { conversationId: sql`id`, userId, workspaceId: sql`workspace_id`, joinedAt: at, removedAt: at },
      sql`from ${groupsIn(workspaceId, own)} where true
      on conflict do update set removed_at = max(coalesce(removed_at, 0), excluded.removed_at)
      where removed_at is not null or joined_at <= excluded.removed_at`,
    ),
    db.run(sql`update conversation_members set removed_at = max(coalesce(removed_at, 0), ${at})
      where workspace_id = ${workspaceId} and user_id = ${userId} and (removed_at is not null or joined_at <= ${at}) and exists (
        select 1 from conversations c, json_each(${JSON.stringify(all)}) as span
        where c.id = conversation_members.conversation_id and c.user_id is null
          and c.chat_id between span.value->>0 and span.value->>1)`),
  ]);

/** The statement by which a new conversation of chats has the members that these have, and nobody who was removed there. */
export const takeOverMembers = (
  db: Database,
  { workspaceId, sessionKey }: Pick<Conversation, 'workspaceId' | 'sessionKey'>,
  spans: readonly ChatSpan[],
): SqlStatement =>
  insertSelect(
    db,
    conversationMembers,
    {
      ...copied('m', pick(conversationMembers, 'userId', 'workspaceId')),
      conversationId: sql`c.id`,
      name: sql`max(m.name)`,
      joinedAt: sql`max(m.joined_at)`,
      removedAt: sql`max(m.removed_at)`,
    },
    sql`from (select id from conversations where workspace_id = ${workspaceId} and session_key = ${sessionKey} and user_id is null) as c
      cross join ${groupsIn(workspaceId, spans)} as known on known.id <> c.id
      cross join conversation_members m on m.conversation_id = known.id
    group by c.id, m.user_id on conflict do nothing`,
  );
