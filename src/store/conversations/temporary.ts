/**
 * The end of a temporary conversation in the database, in one batch: the row by which it was known and what names it. Its messages
 * were never here. What its platform or a client brings again of it is known by the digest of its name, as after an erasure.
 */

import { sql } from 'drizzle-orm';
import { conversationName, type Hider, namedTombstone } from '../../memory/lifetime/tombstones.ts';
import type { Conversation } from '../../memory/types.ts';
import type { Database, SqlStatement } from '../database.ts';
import { CONVERSATION_PARTS } from '../erasure/conversations.ts';
import { remove, removeMentions } from '../erasure/removals.ts';
import { bury } from '../erasure/tombstones.ts';
import { enqueueReconcileJobs } from '../operations/outbox.ts';
import { listed } from '../rows.ts';
import { selectConversation } from './conversations.ts';

/** A conversation that ends, and the names that lead to it. */
export interface EndingConversation {
  readonly conversation: Conversation;
  readonly sessionKeys: readonly string[];
}

/** More names than a conversation is given. */
const ALIASES_MAX = 200;

/** Reads it; null when it is gone. */
export async function readEnding(
  db: Database,
  workspaceId: string,
  conversationId: string,
): Promise<EndingConversation | null> {
  const [[conversation], aliases] = await db.batch('temporary.read', [
    selectConversation(db, workspaceId, conversationId),
    db.values(
      sql`select legacy_key from session_aliases where conversation_id = ${conversationId} limit ${ALIASES_MAX}`,
    ),
  ]);
  if (!conversation) return null;
  return { conversation, sessionKeys: [conversation.sessionKey, ...aliases] };
}

/**
 * End of a temporary conversation: the moment of its last message, and the name of the job that has its object forget
 * everything, if nothing else does.
 */
export interface TemporaryEnd {
  readonly jobId: string;
  readonly until: number;
  readonly now: number;
}

/** The statements that end it. */
export function temporaryEnd(
  db: Database,
  hider: Hider,
  { conversation: { id, refCode, workspaceId }, sessionKeys }: EndingConversation,
  { jobId, until, now }: TemporaryEnd,
): SqlStatement[] {
  const context = { db, workspaceId, erasure: null, now };
  const own = sql`conversation_id = ${id}`;
  const names = sessionKeys.map((key) => namedTombstone(hider, conversationName(workspaceId, key), until));
  return [
    ...bury(db, workspaceId, names),
    enqueueReconcileJobs(db, sql`from conversations where id = ${id}`, now, jobId),
    ...[
      // What waits in the chat is of the conversation that follows.
      remove(db, null, 'webhook_deliveries', sql`${own} and workspace_id = ${workspaceId}`),
      ...Object.keys(CONVERSATION_PARTS).map((table) => remove(db, null, table, own)),
      ...removeMentions(context, listed([id, refCode])),
      remove(
        db,
        null,
        'conversations',
        sql`id = ${id} and workspace_id = ${workspaceId} and memory <> 'full'`,
      ),
    ].map(({ statement }) => statement),
  ];
}
