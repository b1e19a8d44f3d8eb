/** Scratchpads: an agent's private working notes, JSON by key, beside a conversation. They survive its archiving. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import type { Conversation } from '../../memory/types.ts';
import type { Database } from '../database.ts';
import { scratchpads } from '../schema/conversations.ts';

/** One note. */
export interface ScratchpadEntry {
  readonly key: string;
  readonly value: unknown;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Writes a note over what the key held. */
export async function writeScratchpad(
  db: Database,
  conversation: Conversation,
  key: string,
  value: unknown,
  now: number,
): Promise<ScratchpadEntry> {
  // As text: drizzle takes the JSON value null for SQL's NULL.
  const row = {
    conversationId: conversation.id,
    workspaceId: conversation.workspaceId,
    key,
    value: sql`${JSON.stringify(value)}`,
  };
  const [, rows] = await db.batch('scratchpad.write', [
    db.orm
      .insert(scratchpads)
      .values({ ...row, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [scratchpads.conversationId, scratchpads.key],
        set: { value: sql`excluded.value`, updatedAt: now },
      }),
    selectEntry(db, conversation.id, key),
  ]);
  return rows[0] ?? { key, value, createdAt: now, updatedAt: now };
}

/** The note of a key, or null. */
export async function readScratchpad(
  db: Database,
  conversationId: string,
  key: string,
): Promise<ScratchpadEntry | null> {
  const [found] = await db.read('scratchpad.read', selectEntry(db, conversationId, key));
  return found ?? null;
}

/** The notes of a conversation, by key. */
export async function listScratchpad(
  db: Database,
  conversationId: string,
  page: PageRequest,
): Promise<Page<ScratchpadEntry>> {
  const [rows] = await db.batch('scratchpad.list', [
    db.orm
      .select(ENTRY)
      .from(scratchpads)
      .where(
        and(
          eq(scratchpads.conversationId, conversationId),
          page.after === null ? undefined : gt(scratchpads.key, page.after),
        ),
      )
      .orderBy(asc(scratchpads.key))
      .limit(page.limit + 1),
  ]);
  return pageOf(rows, page, (entry) => entry.key);
}

/** Removes one note, or with no key all of them; tells how many there were. */
export async function clearScratchpad(
  db: Database,
  conversationId: string,
  key: string | null,
): Promise<number> {
  const [rows] = await db.batch('scratchpad.clear', [
    db.orm
      .delete(scratchpads)
      .where(
        and(
          eq(scratchpads.conversationId, conversationId),
          key === null ? undefined : eq(scratchpads.key, key),
        ),
      )
      .returning({ key: scratchpads.key }),
  ]);
  return rows.length;
}

const ENTRY = {
  key: scratchpads.key,
  value: scratchpads.value,
  createdAt: scratchpads.createdAt,
  updatedAt: scratchpads.updatedAt,
};

const selectEntry = (db: Database, conversationId: string, key: string) =>
  db.orm
    .select(ENTRY)
    .from(scratchpads)
    .where(and(eq(scratchpads.conversationId, conversationId), eq(scratchpads.key, key)))
    .limit(1);
