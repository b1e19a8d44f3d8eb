/**
 * Members as platforms tell of them: of a chat, with all the conversations that it has and had, and with its threads. What a
 * platform tells late does not undo what happened since: who left later stays out, and who came back later stays in.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { ChatSpan } from '../../memory/conversations/chat-series.ts';
import type { Conversation } from '../../memory/types.ts';
import type { Database, Statement } from '../database.ts';
import type { Member } from './members.ts';

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
      db.run(sql`insert into conversation_members (conversation_id, user_id, workspace_id, name, joined_at)
        select id, ${userId}, workspace_id, ${name}, ${at} from ${groups} where true
        on conflict do update set name = coalesce(excluded.name, name),
          joined_at = max(joined_at, excluded.joined_at), removed_at = null
        where removed_at is null or removed_at <= excluded.joined_at`),
    ],
    db.select<{ id: string }>(sql`select id from ${groups} limit 1`),
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
    db.run(sql`insert into conversation_members (conversation_id, user_id, workspace_id, joined_at, removed_at)
      select id, ${userId}, workspace_id, ${at}, ${at} from ${groupsIn(workspaceId, own)} where true
      on conflict do update set removed_at = max(coalesce(removed_at, 0), excluded.removed_at)
      where removed_at is not null or joined_at <= excluded.removed_at`),
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
): Statement =>
  db.run(sql`insert into conversation_members (conversation_id, user_id, workspace_id, name, joined_at, removed_at)
    select c.id, m.user_id, m.workspace_id, max(m.name), max(m.joined_at), max(m.removed_at)
    from (select id from conversations where workspace_id = ${workspaceId} and session_key = ${sessionKey} and user_id is null) as c
      cross join ${groupsIn(workspaceId, spans)} as known on known.id <> c.id
      cross join conversation_members m on m.conversation_id = known.id
    group by c.id, m.user_id on conflict do nothing`);
