/** The history of a memory: the evidence that made it what it is, and who changed it. Neither can be written over. */
import { sql } from 'drizzle-orm';
import type { Reader } from '../../memory/scope.ts';
import type { Database } from '../database.ts';
import { readableMemories } from '../search/visibility.ts';

/** Entries of each kind that one call returns, the newest. */
const HISTORY_MAX_ENTRIES = 200;

export interface MemoryObservation {
  readonly id: string;
  readonly action: string;
  readonly source: string;
  readonly content: string;
  readonly eventId: string | null;
  readonly observedAt: number;
}

export interface MemoryAuditEntry {
  readonly id: string;
  readonly actor: string;
  readonly action: string;
  readonly createdAt: number;
}

export interface MemoryHistory {
  readonly status: string;
  readonly supersededBy: string | null;
  readonly observations: readonly MemoryObservation[];
  readonly audit: readonly MemoryAuditEntry[];
}

/** The history of a memory of the reader's scopes, current or not; null when there is none. */
export async function getMemoryHistory(
  db: Database,
  reader: Reader,
  id: string,
): Promise<MemoryHistory | null> {
  const visible = sql`select m.id from memories m where m.id = ${id} and ${readableMemories(reader)}`;
  const [[memory], observations, audit] = await db.batch('memory.history', [
    db.select<{ status: string; supersededBy: string | null }>(
      sql`select status, superseded_by as supersededBy from memories where id in (${visible})`,
    ),
    db.select<MemoryObservation>(sql`select id, action, source, content, event_id as eventId, observed_at as observedAt
      from memory_observations where memory_id in (${visible})
      order by observed_at desc, id desc limit ${HISTORY_MAX_ENTRIES}`),
    db.select<MemoryAuditEntry>(sql`select id, actor, action, created_at as createdAt from audit_log
      where workspace_id = ${reader.workspaceId} and target_id in (${visible})
      order by created_at desc, id desc limit ${HISTORY_MAX_ENTRIES}`),
  ]);
  return memory ? { ...memory, observations, audit } : null;
}
