/** The channels and conversations that requests name, all of them in one read. */
import { sql } from 'drizzle-orm';
import type { MemoryMode } from '../../memory/types.ts';
import { isEnteredBy } from '../conversations/members.ts';
import type { Database } from '../database.ts';

/** A conversation, and whose it is; null for a group's. */
export interface ConversationPlace {
  readonly id: string;
  readonly userId: string | null;
  readonly memory: MemoryMode;
  /** The user on whose behalf it was looked up is a member, if a group shares it. */
  readonly isMember: boolean;
}

/** Places that were found: the channels, and conversations by their id or reference code as it was given. */
export interface Places {
  readonly channels: ReadonlySet<string>;
  readonly conversations: ReadonlyMap<string, ConversationPlace>;
}

const NO_PLACES: Places = { channels: new Set(), conversations: new Map() };

/** Those of the named channels and conversations that the workspace has, as `userId` finds them if it is not for anybody. */
export async function findPlaces(
  db: Database,
  workspaceId: string,
  userId: string | null,
  named: { readonly channels: readonly string[]; readonly conversations: readonly string[] },
): Promise<Places> {
  if (named.channels.length + named.conversations.length === 0) return NO_PLACES;
  const isMember = userId === null ? sql`0` : isEnteredBy(sql`c.id`, userId);
  const asked = JSON.stringify([...new Set(named.conversations)]);
  const [channels, conversations] = await db.batch('memory.places', [
    db.select<{
      id: string;
    }>(sql`select c.id from json_each(${JSON.stringify([...new Set(named.channels)])}) as n
      join channels c on c.id = n.value where c.workspace_id = ${workspaceId}`),
    db.select<
      Omit<ConversationPlace, 'isMember'> & { name: string; isMember: 0 | 1 }
    >(sql`select n.value as name, c.id, c.user_id as userId, c.memory, ${isMember} as isMember from json_each(${asked}) as n
        join conversations c on c.id = n.value where c.workspace_id = ${workspaceId}
      union all select n.value as name, c.id, c.user_id as userId, c.memory, ${isMember} as isMember from json_each(${asked}) as n
        join conversations c on c.ref_code = n.value where c.workspace_id = ${workspaceId}`),
  ]);
  return {
    channels: new Set(channels.map(({ id }) => id)),
    conversations: new Map(
      conversations.map(({ name, isMember, ...place }) => [name, { ...place, isMember: isMember === 1 }]),
    ),
  };
}
