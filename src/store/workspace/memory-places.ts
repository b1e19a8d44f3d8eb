/** The channels and conversations that requests name, all of them in one read. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** A conversation, and whose it is; null for a group's. */
export interface ConversationPlace {
  readonly id: string;
  readonly userId: string | null;
}

/** What was found: the channels, and conversations by what they were named with, an id or a reference code. */
export interface Places {
  readonly channels: ReadonlySet<string>;
  readonly conversations: ReadonlyMap<string, ConversationPlace>;
}

const NO_PLACES: Places = { channels: new Set(), conversations: new Map() };

/** Those of the named channels and conversations that the workspace has. */
export async function findPlaces(
  db: Database,
  workspaceId: string,
  named: { readonly channels: readonly string[]; readonly conversations: readonly string[] },
): Promise<Places> {
  if (named.channels.length + named.conversations.length === 0) return NO_PLACES;
  const asked = JSON.stringify([...new Set(named.conversations)]);
  const [channels, conversations] = await db.batch('memory.places', [
    db.select<{
      id: string;
    }>(sql`select c.id from json_each(${JSON.stringify([...new Set(named.channels)])}) as n
      join channels c on c.id = n.value where c.workspace_id = ${workspaceId}`),
    db.select<
      ConversationPlace & { name: string }
    >(sql`select n.value as name, c.id, c.user_id as userId from json_each(${asked}) as n
        join conversations c on c.id = n.value where c.workspace_id = ${workspaceId}
      union all select n.value as name, c.id, c.user_id as userId from json_each(${asked}) as n
        join conversations c on c.ref_code = n.value where c.workspace_id = ${workspaceId}`),
  ]);
  return {
    channels: new Set(channels.map(({ id }) => id)),
    conversations: new Map(conversations.map(({ name, id, userId }) => [name, { id, userId }])),
  };
}
