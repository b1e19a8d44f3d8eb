/** Finds the private conversations in which a user was shown what a client shows of a chat that it does not name. */
import { sql } from 'drizzle-orm';
import { transcriptScope } from '../../memory/scope.ts';
import type { Database } from '../database.ts';
import { listed } from '../rows.ts';

/** A conversation that holds some of the shown messages. */
export interface HoldingConversation {
  readonly id: string;
  /** Number of different ones that it holds. */
  readonly held: number;
  /** 1 where one of them is the last that was said there, else 0. */
  readonly endsSo: number;
}

/** Messages of a user that are looked through, the newest: chats that go on are recent ones. */
const LOOKED_THROUGH_MAX = 3_000;
const CONVERSATIONS_MAX = 5;

/**
 * The conversations of a user that hold these texts, those that end so first, then those that hold the most.
 *
 * Unscoped: the private transcripts of one user of a workspace, asked for by their scope.
 */
export function listHolding(
  db: Database,
  { workspaceId, userId }: { readonly workspaceId: string; readonly userId: string },
  texts: readonly string[],
): Promise<HoldingConversation[]> {
  const scope = transcriptScope({ workspaceId, id: '', userId });
  return db.read(
    'chat.holding',
    db.select<HoldingConversation>(sql`select c.id as id, count(distinct e.content) as held,
        max(e.seq = c.last_seq) as endsSo
      from (select conversation_id, seq, content from events indexed by events_by_scope_time
          where scope = ${scope} and status = 'active' order by occurred_at desc limit ${LOOKED_THROUGH_MAX}) as e
        join conversations c on c.id = e.conversation_id
      where e.content in ${listed(texts)} and c.status <> 'archived'
      group by c.id order by endsSo desc, held desc, max(e.seq) desc limit ${CONVERSATIONS_MAX}`),
  );
}
