/**
 * Finds the memories that wishes to forget mean: a user's own that hold all words of one. Of a wish in an import only what is
 * evident from its conversation alone, from before it.
 */
import { sql } from 'drizzle-orm';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { type Reader, readableScopes, scopeOf } from '../../memory/scope.ts';
import type { NamedByWish, Wish } from '../../memory/wishes/wishes.ts';
import type { Database } from '../database.ts';
import { as, type RowOf, rowOf } from '../rows.ts';
import { events } from '../schema/conversations.ts';
import { scopedTokens } from '../search/terms.ts';
import { visibleMemories } from '../search/visibility.ts';
import { STORED } from './rows.ts';

/** Wishes of one import that are looked up. */
const WISHES_MAX = 100;
/** Later messages of the record that are looked through for wishes. */
const LATER_MAX = 2_000;
/** Memories that one list of words finds; a list that many memories hold names none of them. */
const NAMED_MAX = 50;
/** Channels of one user that are looked through. */
const CHANNELS_MAX = 50;

/** A memory beside the number of the list of words that it holds. */
const NAMED = STORED.with({ asked: Number });
export type NamedMemory = RowOf<typeof NAMED>;

/**
 * The statement that finds, for each list of index terms, the reader's own memories that hold them all: those that they may see
 * where they stand, and what is theirs in any channel, because a wish to forget is not about one of them.
 */
export const selectMemoriesNaming = (
  db: Database,
  reader: Reader,
  termLists: readonly (readonly string[])[],
  now: number,
) => {
  if (termLists.length === 0) return null;
  const scopes = readableScopes(reader);
  const asked = termLists.map((terms) => ({
    match: scopes
      .map((scope) => `(${scopedTokens([scope], terms).map(quotedToken).join(' AND ')})`)
      .join(' OR '),
    // Quoted like a token, but for the scope that is yet to come before it.
    rests: scopedTokens([''], terms).map((rest) => quotedToken(rest).slice(1)),
  }));
  const own = sql`workspace_id = ${reader.workspaceId} and user_id = ${reader.userId} and tier = 'channel' and visibility = 'private'`;
  const inChannels = sql`(select ' OR ' || group_concat('(' ||
      (select group_concat('"' || own.scope || rest.value, ' AND ') from json_each(asked.value->'$.rests') rest) || ')', ' OR ')
    from (select distinct scope from memories where ${own} limit ${CHANNELS_MAX}) own)`;
  return db.select(NAMED.sql`select m.*, asked.key as asked from json_each(${JSON.stringify(asked)}) as asked
    join memories m on m.row_id in (
      select found.rowid from memories_fts found cross join memories m on m.row_id = found.rowid
      where memories_fts match (asked.value->>'$.match' || coalesce(${inChannels}, ''))
        and m.user_id = ${reader.userId} and m.status = 'active'
        and (${visibleMemories(reader, { now, asOf: null })} or (m.tier = 'channel' and m.visibility = 'private' and m.workspace_id = ${reader.workspaceId}))
      limit ${NAMED_MAX})`);
};

/** A token of the index as an expression names it. */
const quotedToken = (token: string): string => `"${token.replaceAll('"', '""')}"`;

/**
 * The statement that finds, for each wish, its user's own memories that hold its words; `toNamed` takes its rows.
 * Unscoped: what a user's own wish in an import names in their own scopes.
 */
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
  return db.select(NAMED.sql`select m.*, asked.key as asked from json_each(${JSON.stringify(asked)}) as asked
    join memories m on m.row_id in (select rowid from memories_fts where memories_fts match asked.value->>'$.match' limit ${NAMED_MAX})
    where m.user_id = asked.value->>'$.userId' and m.status = 'active'
      and exists (select 1 from ${evidence} and ${isOfBefore})
      and not exists (select 1 from ${evidence} and (${isOfBefore}) is not true)`);
};

/** The memories beside their wishes. */
export const toNamed = (wishes: readonly Wish[], rows: readonly RowOf<typeof NAMED>[]): NamedByWish[] =>
  rows.flatMap((stored) => {
    const wish = wishes[stored.asked];
    return wish === undefined ? [] : [{ wish, stored }];
  });

/** A message that nothing is derived from: a wish to forget, or what one meant. */
const WITHHELD = rowOf(events, 'id', 'content', 'occurredAt').with({ userId: as<string>() });
export type WithheldMessage = RowOf<typeof WITHHELD>;

/**
 * The messages of users, said from a moment on, that nothing is derived from; among as many as a page of history has.
 * Unscoped: messages of the conversation that is imported to.
 */
export const listWithheldSince = (
  db: Database,
  conversationId: string,
  from: number,
): Promise<WithheldMessage[]> =>
  db.step('ingest.wishes').select(WITHHELD.sql`select ${WITHHELD.of()}, user_id as userId
      from (select * from events indexed by events_by_time
        where conversation_id = ${conversationId} and occurred_at >= ${from} order by occurred_at limit ${LATER_MAX})
      where withheld_at is not null and role = 'user' and user_id is not null and status = 'active' limit ${WISHES_MAX}`);
