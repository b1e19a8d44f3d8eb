/**
 * What a conversation leaves behind for good, in a form in which two conversations can be compared. Left out, because the
 * design lets it differ:
 * - ids and what is made of them; a row names another one by its content or its number instead;
 * - the moments at which something was written (`created_at`, `updated_at`, `accessed_at`, `finished_at`; `observed_at` of an edit): the clock's;
 * - the attempts of a compaction: one that died is begun again, and the journal counts that;
 * - what live blocks showed (`memory_injections`, `access_count`, traces): a process that died between its two writes has lost
 *   its block, so the memory is shown again sooner;
 * - caches and jobs (`retrieval_cache`, `scope_versions`, `idempotency_records`, `outbox_jobs`).
 */

import type { TestWorkspace } from '../service/workspace.ts';
import { rowsOf } from './databases.ts';

const EVENTS = `SELECT seq, turn_id, role, user_id, name, content, tokens, session, external_id, dedupe_key, status, metadata,
    occurred_at, withheld_at, (SELECT count(*) FROM events_fts_docsize d WHERE d.id = e.row_id) AS indexed
  FROM events e WHERE workspace_id = ? ORDER BY seq`;

/** The memory of an id, by what it says and since when. */
const named = (id: string): string =>
  `(SELECT n.content || ' ' || ifnull(n.valid_from, '') FROM memories n WHERE n.id = ${id})`;

const MEMORIES = `SELECT content, kind, tier, visibility, user_id, subject_id, category, topic_key, importance, lifetime, source,
    tags, status, valid_from, valid_to, expires_at, revision, ${named('m.superseded_by')} AS superseded_by,
    (SELECT count(*) FROM memories_fts f WHERE f.rowid = m.row_id) AS indexed,
    (SELECT count(*) FROM memory_embeddings b WHERE b.owner_id = m.id) AS embedded
  FROM memories m WHERE workspace_id = ? ORDER BY content, valid_from`;

const OBSERVATIONS = `SELECT ${named('o.memory_id')} AS memory, action, source, content,
    iif(event_id IS NULL, NULL, observed_at) AS observed_at, (SELECT e.seq FROM events e WHERE e.id = o.event_id) AS event
  FROM memory_observations o WHERE workspace_id = ? ORDER BY event, memory, action, content`;

const AUDIT = `SELECT iif(actor GLOB 'key_*', 'key', actor) AS by_whom, action, user_id, ${named('a.target_id')} AS memory, count(*) AS n
  FROM audit_log a WHERE workspace_id = ? GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`;

const COMPACTIONS = `SELECT start_seq, end_seq, status, model, error FROM compactions WHERE workspace_id = ? ORDER BY start_seq`;

const CHUNKS = `SELECT kind, start_seq, end_seq, source, content, tokens,
    (SELECT count(*) FROM chunks_fts f WHERE f.rowid = c.row_id) AS indexed,
    (SELECT count(*) FROM memory_embeddings b WHERE b.owner_id = c.id) AS embedded
  FROM chunks c WHERE workspace_id = ? ORDER BY start_seq`;

const SNAPSHOTS = 'SELECT seq, content FROM snapshots WHERE workspace_id = ? ORDER BY seq';

const CONVERSATIONS = `SELECT chat_id, user_id, status, last_seq, revision, summarised_seq, rolling_summary, metadata
  FROM conversations WHERE workspace_id = ? ORDER BY chat_id`;

const PERSONAS = `SELECT turn_id, user_id, field, value, decision, reason, confidence, applied_at IS NULL AS open
  FROM persona_candidates WHERE workspace_id = ? ORDER BY turn_id, field`;

const QUERIES = {
  events: EVENTS,
  memories: MEMORIES,
  observations: OBSERVATIONS,
  audit: AUDIT,
  compactions: COMPACTIONS,
  chunks: CHUNKS,
  snapshots: SNAPSHOTS,
  conversations: CONVERSATIONS,
  personas: PERSONAS,
} as const;

export type DurableRecord = Readonly<Record<keyof typeof QUERIES, readonly Record<string, unknown>[]>>;

/** The durable record of a workspace, with nothing in it that may differ. */
export async function durableRecord({ id }: TestWorkspace): Promise<DurableRecord> {
  const entries = await Promise.all(
    Object.entries(QUERIES).map(async ([table, query]) => [table, await rowsOf(query, [id])] as const),
  );
  return Object.fromEntries(entries) as unknown as DurableRecord;
}
