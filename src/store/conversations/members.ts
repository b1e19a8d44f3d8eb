/**
 * Members of the conversations that groups share. Whoever a key names, or who speaks there by a key, becomes one; whoever was removed
 * stays removed until a key, or the platform of the chat, says that they are there again. A private conversation has one user
 * and no members.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Page, type PageRequest, pageOf } from '../../memory/paging.ts';
import type { Database, Statement } from '../database.ts';

/** What is known of a user in a group; no row where they were never there. */
export interface MemberRow {
  readonly removedAt: number | null;
}

/** A member of a group. */
export interface Member {
  readonly userId: string;
  readonly name: string | null;
  readonly joinedAt: number;
}

/** A conversation that a group shares. */
export interface Group {
  readonly workspaceId: string;
  readonly conversationId: string;
}

/** Where somebody is a member, and since when. */
export interface Joining extends Group {
  readonly now: number;
}

/** Somebody who is to be a member, and since when: who speaks, since they spoke, however late word of it comes. */
export type Newcomer = Pick<Member, 'userId' | 'joinedAt'>;

/** Whether somebody is a member, by what was read of them. */
export const isMember = ([row]: readonly MemberRow[]): boolean => row !== undefined && row.removedAt === null;

/** Conversations whose id `conversation` gives and that a user may enter: their own, and the groups that they are a member of. */
export const isEnteredBy = (conversation: SQL, userId: string): SQL =>
  sql`(exists (select 1 from conversations own where own.id = ${conversation} and own.user_id = ${userId})
    or exists (select 1 from conversation_members m
      where m.conversation_id = ${conversation} and m.user_id = ${userId} and m.removed_at is null))`;

/** What is known of a user in a conversation; nothing of nobody. For a batch. */
export const selectMember = (db: Database, conversationId: string, userId: string | null) =>
  db.select<MemberRow>(sql`select removed_at as removedAt from conversation_members
    where conversation_id = ${conversationId} and user_id = ${userId}`);

/** The same of a conversation that an id or a reference code names. */
export const selectMemberIn = (db: Database, workspaceId: string, idOrRef: string, userId: string | null) =>
  db.select<MemberRow>(sql`select m.removed_at as removedAt
    from (select id from conversations where workspace_id = ${workspaceId} and id = ${idOrRef}
      union select id from conversations where workspace_id = ${workspaceId} and ref_code = ${idOrRef}) as c
    cross join conversation_members m on m.conversation_id = c.id and m.user_id = ${userId}`);

/** Of these conversations, those that a user may enter. */
export async function listEntered(
  db: Database,
  workspaceId: string,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const [rows] = await db.batch('conversation.entered', [
    db.select<{ id: string }>(sql`select c.id from json_each(${JSON.stringify([...new Set(ids)])}) as j
      cross join conversations c on c.id = j.value
      where c.workspace_id = ${workspaceId} and ${isEnteredBy(sql`c.id`, userId)}`),
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** The conversations among what ids and reference codes may name, and whether a user is a member there. */
export async function listNamed(
  db: Database,
  workspaceId: string,
  userId: string,
  idsOrRefs: readonly string[],
): Promise<{ readonly id: string; readonly userId: string | null; readonly isMember: boolean }[]> {
  if (idsOrRefs.length === 0) return [];
  const names = sql`json_each(${JSON.stringify(idsOrRefs)}) as j`;
  const [rows] = await db.batch('conversation.named', [
    db.select<{ id: string; userId: string | null; isMember: number }>(sql`select c.id, c.user_id as userId,
        exists (select 1 from conversation_members m
          where m.conversation_id = c.id and m.user_id = ${userId} and m.removed_at is null) as isMember
      from (select j.value as id from ${names}
        union select r.id from ${names} cross join conversations r on r.ref_code = j.value) as n
      cross join conversations c on c.id = n.id where c.workspace_id = ${workspaceId}`),
  ]);
  return rows.map((row) => ({ ...row, isMember: row.isMember === 1 }));
}

/** The statement by which users become members who were never there: whoever was removed stays so. Nothing in a private conversation. */
export const nameMembers = (
  db: Database,
  { workspaceId, conversationId }: Group,
  newcomers: readonly Newcomer[],
): Statement => nameMembersOf(db, sql`id = ${conversationId} and workspace_id = ${workspaceId}`, newcomers);

/** The same in the groups that `which` picks. */
export const nameMembersOf = (db: Database, which: SQL, newcomers: readonly Newcomer[]): Statement =>
  db.run(sql`insert into conversation_members (conversation_id, user_id, workspace_id, joined_at)
    select c.id, j.value->>'$.userId', c.workspace_id, min(j.value->>'$.joinedAt')
    from (select id, workspace_id from conversations where user_id is null and ${which}) as c
      cross join json_each(${JSON.stringify(newcomers)}) as j
    group by c.id, j.value->>'$.userId' on conflict do nothing`);

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
): Statement =>
  db.run(sql`insert into conversation_members (conversation_id, user_id, workspace_id, name, joined_at)
    values (${conversationId}, ${userId}, ${workspaceId}, ${name}, ${now})
    on conflict do update set name = coalesce(excluded.name, name),
      joined_at = iif(removed_at is null, joined_at, excluded.joined_at), removed_at = null`);

/** The member as a group has them, or null. */
export async function putMember(
  db: Database,
  joining: Joining,
  member: Pick<Member, 'userId' | 'name'>,
): Promise<Member | null> {
  const [stored] = await db.writeThenRead(
    'member.put',
    [admitMember(db, joining, member)],
    db.select<Member>(sql`select user_id as userId, name, joined_at as joinedAt from conversation_members
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
    db.run(sql`insert into conversation_members (conversation_id, user_id, workspace_id, joined_at, removed_at)
      values (${conversationId}, ${userId}, ${workspaceId}, ${now}, ${now})
      on conflict do update set removed_at = max(coalesce(removed_at, 0), excluded.removed_at)`),
  ]);

/** A page of the members of a group, by their ids. */
export async function listMembers(
  db: Database,
  conversationId: string,
  page: PageRequest,
): Promise<Page<Member>> {
  const [rows] = await db.batch('member.list', [
    db.select<Member>(sql`select user_id as userId, name, joined_at as joinedAt from conversation_members
      where conversation_id = ${conversationId} and removed_at is null
        and ${page.after === null ? sql`true` : sql`user_id > ${page.after}`}
      order by user_id limit ${page.limit + 1}`),
  ]);
  return pageOf(rows, page, ({ userId }) => userId);
}

/** The statement by which a copy of a group has the same members. */
export const copyMembers = (db: Database, parentId: string, copyId: string): Statement =>
  db.run(sql`insert into conversation_members (conversation_id, user_id, workspace_id, name, joined_at, removed_at)
    select ${copyId}, user_id, workspace_id, name, joined_at, removed_at from conversation_members
    where conversation_id = ${parentId} on conflict do nothing`);
