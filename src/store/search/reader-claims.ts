/** Claims of a search about its reader, checked in the batch of the search instead of in a round trip before. */
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../memory/scope.ts';
import { isEnteredBy } from '../conversations/members.ts';
import type { Database } from '../database.ts';
import { zonesOf } from '../users/user-settings.ts';

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

/** The statement that tells whether a claim holds in a workspace (no claim does), and the zones of who reads. */
export function selectClaim(
  db: Database,
  { workspaceId, userId }: Pick<Reader, 'workspaceId' | 'userId'>,
  claim: ReaderClaim | null,
) {
  return db.select<{ holds: number; zones: string | null }>(
    sql`select ${holds(workspaceId, claim)} as holds, ${zonesOf(workspaceId, userId)} as zones`,
  );
}

function holds(workspaceId: string, claim: ReaderClaim | null): SQL {
  if (claim === null) return sql`1`;
  const own = sql`workspace_id = ${workspaceId} and id = ${claim.id}`;
  return claim.kind === 'channel'
    ? sql`exists (select 1 from channels where ${own})`
    : sql`exists (select 1 from conversations where ${own}
        and user_id is ${claim.userId} and channel_id = ${claim.channelId}
        and ${claim.memberId === null ? sql`true` : isEnteredBy(sql`conversations.id`, claim.memberId)})`;
}
