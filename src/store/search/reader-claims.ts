/** Claims of a search about its reader, checked in the batch of the search instead of in a round trip before. */
import { sql } from 'drizzle-orm';
import { isEnteredBy } from '../conversations/members.ts';
import type { Database } from '../database.ts';

/**
 * Claim of a reader that a channel exists, or that a conversation does, with this user (null for a group), in this channel,
 * with this member.
 */
export type ReaderClaim =
  | { readonly kind: 'channel'; readonly id: string }
  | {
      readonly kind: 'conversation';
      readonly id: string;
      readonly userId: string | null;
      readonly channelId: string;
      /** User who enters the group; null for one who may enter all of them. */
      readonly memberId: string | null;
    };

/** The statement that tells whether a claim holds in a workspace; no claim does. */
export function selectClaim(db: Database, workspaceId: string, claim: ReaderClaim | null) {
  if (claim === null) return db.select<{ holds: number }>(sql`select 1 as holds`);
  const own = sql`workspace_id = ${workspaceId} and id = ${claim.id}`;
  return db.select<{ holds: number }>(
    claim.kind === 'channel'
      ? sql`select exists (select 1 from channels where ${own}) as holds`
      : sql`select exists (select 1 from conversations where ${own}
          and user_id is ${claim.userId} and channel_id = ${claim.channelId}
          and ${claim.memberId === null ? sql`true` : isEnteredBy(sql`conversations.id`, claim.memberId)}) as holds`,
  );
}
