/**
 * What wishes in an import mean of what is known: what is evident from their conversation alone, from before them.
 *
 * Unscoped: what a user’s own wish in an import names in their own scopes, and messages of that conversation, to forget.
 */
import { sql } from 'drizzle-orm';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { scopeOf } from '../../memory/scope.ts';
import type { NamedByWish, Wish } from '../../memory/wishes/wishes.ts';
import type { Database } from '../database.ts';
import { scopedTokens } from '../search/terms.ts';
import { quotedToken } from './memories-by-words.ts';
import { type MemoryRow, rowToStored } from './rows.ts';

/** Wishes of one import that are looked up, and memories that one of them finds. */
const WISHES_MAX = 100;
const NAMED_MAX = 50;
/** Later messages of the record that are looked through for wishes, and wishes that are found. */
const LATER_MAX = 2_000;

interface WishedRow extends MemoryRow {
  readonly asked: number;
}

/** The statement that finds, for each wish, its user's own memories that hold its words; `toNamed` takes its rows. */
export const selectWished = (
  db: Database,
  { workspaceId, id: conversationId, channelId }: ConversationIdentity,
  wishes: readonly Wish[],
) => {
  const asked = wishes.slice(0, WISHES_MAX).map(({ userId, at, terms }) => {
    const own = { workspaceId, userId, conversationId: null, visibility: 'private' } as const;
    // What a message taught is its user's, or of its channel.
    const scopes = [
      scopeOf({ ...own, tier: 'workspace', channelId: null }),
      scopeOf({ ...own, tier: 'channel', channelId }),
    ];
    const matches = scopes.map((scope) => `(${scopedTokens([scope], terms).map(quotedToken).join(' AND ')})`);
    return { userId, at, match: matches.join(' OR ') };
  });
  const evidence = sql`memory_observations o left join events e on e.id = o.event_id
      where o.memory_id = m.id and o.action in ('created', 'confirmed', 'changed')`;
  const isOfBefore = sql`e.conversation_id = ${conversationId} and e.occurred_at <= asked.value->>'$.at'`;
  return db.select<WishedRow>(sql`select m.*, asked.key as asked from json_each(${JSON.stringify(asked)}) as asked
    join memories m on m.row_id in (select rowid from memories_fts where memories_fts match asked.value->>'$.match' limit ${NAMED_MAX})
    where m.user_id = asked.value->>'$.userId' and m.status = 'active'
      and exists (select 1 from ${evidence} and ${isOfBefore})
      and not exists (select 1 from ${evidence} and (${isOfBefore}) is not true)`);
};

/** The memories beside their wishes. */
export const toNamed = (wishes: readonly Wish[], rows: readonly WishedRow[]): NamedByWish[] =>
  rows.flatMap((row) => {
    const wish = wishes[row.asked];
    return wish === undefined ? [] : [{ wish, stored: rowToStored(row) }];
  });

/** A message that nothing is derived from: a wish to forget, or what one meant. */
export interface WithheldMessage {
  readonly id: string;
  readonly userId: string;
  readonly content: string;
  readonly occurredAt: number;
}

/** The messages of users, said from a moment on, that nothing is derived from; among as many as a page of history has. */
export async function listWithheldSince(
  db: Database,
  conversationId: string,
  from: number,
): Promise<WithheldMessage[]> {
  const [rows] = await db.batch('ingest.wishes', [
    db.select<WithheldMessage>(sql`select id, user_id as userId, content, occurred_at as occurredAt
      from (select * from events indexed by events_by_time
        where conversation_id = ${conversationId} and occurred_at >= ${from} order by occurred_at limit ${LATER_MAX})
      where withheld_at is not null and role = 'user' and user_id is not null and status = 'active' limit ${WISHES_MAX}`),
  ]);
  return rows;
}
