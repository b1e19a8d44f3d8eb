/**
 * Counts what an erasure of a user or a conversation would take, before anybody decides on it. Each number is counted up to
 * `COUNTED_MAX`.
 *
 * Unscoped: numbers, for who may erase.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { COUNTED_MAX } from '../operations/directory.ts';

/** Rows by kind. */
export type StoredCounts = Readonly<Record<string, number>>;

const numberOf = (rows: SQL): SQL => sql`(select count(*) from (select 1 ${rows} limit ${COUNTED_MAX}))`;

/** Counts the rows that are held of a user. */
export async function countOfUser(db: Database, workspaceId: string, userId: string): Promise<StoredCounts> {
  const isTheirs = sql`where workspace_id = ${workspaceId} and user_id = ${userId}`;
  const [counts] = await db.step('erasure.count_user').select<StoredCounts>(sql`select
    ${numberOf(sql`from conversations indexed by conversations_by_user ${isTheirs}`)} as conversations,
    ${numberOf(sql`from events indexed by events_by_user ${isTheirs}`)} as events,
    ${numberOf(sql`from memories indexed by memories_by_user ${isTheirs}`)} as memories`);
  return counts ?? {};
}

/** Counts the rows that are held of a conversation, and what was learnt in it. */
export async function countOfConversation(db: Database, id: string): Promise<StoredCounts> {
  const [counts] = await db.step('erasure.count_conversation').select<StoredCounts>(sql`select
    ${numberOf(sql`from events where conversation_id = ${id}`)} as events,
    ${numberOf(sql`from memories indexed by memories_by_source where source_conversation_id = ${id}`)} as memories`);
  return counts ?? {};
}
