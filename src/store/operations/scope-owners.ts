/**
 * Whose a scope is, from one of the memories in it: its token alone tells nobody, and runs must not keep ids of users.
 *
 * Unscoped: whose the scopes of a run are, for an admin; shows no memory.
 */
import { sql } from 'drizzle-orm';
import type { Memory } from '../../memory/types.ts';
import type { Database } from '../database.ts';

/** What all memories of a scope have in common. */
export type ScopeOwner = Pick<Memory, 'tier' | 'visibility' | 'userId' | 'channelId' | 'conversationId'>;

/** The owners of these scopes of a workspace, by token; none for one in which nothing is left. */
export async function findScopeOwners(
  db: Database,
  workspaceId: string,
  scopes: readonly string[],
): Promise<ReadonlyMap<string, ScopeOwner>> {
  if (scopes.length === 0) return new Map();
  const rows = await db
    .step('scope.owners')
    .select<
      ScopeOwner & { scope: string }
    >(sql`select m.scope, m.tier, m.visibility, m.channel_id as channelId,
        m.conversation_id as conversationId, iif(m.visibility = 'private', m.user_id, null) as userId
      from json_each(${JSON.stringify([...new Set(scopes)])}) as s join memories m on m.row_id =
        (select row_id from memories indexed by memories_by_scope_id where scope = s.value limit 1)
      where m.workspace_id = ${workspaceId}`);
  return new Map(rows.map(({ scope, ...owner }) => [scope, owner]));
}
