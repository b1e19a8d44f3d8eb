/**
 * Snapshots: the state of a conversation at each compaction, the rolling summary of that moment included. They are what a
 * conversation is rolled back to when something that a later summary tells is erased.
 */
import { sql } from 'drizzle-orm';
import type { SnapshotParts } from '../../memory/ports.ts';
import type { Conversation } from '../../memory/types.ts';
import type { Database, Statement } from '../database.ts';

/** A snapshot as stored; `seq` is the last event that it knows of. */
export interface Snapshot {
  readonly seq: number;
  readonly summary: string;
  readonly parts: SnapshotParts;
  readonly createdAt: number;
}

interface SnapshotRow {
  readonly seq: number;
  readonly content: string;
  readonly created_at: number;
}

/** The newest snapshot of a conversation, or null. */
export async function getSnapshot(db: Database, conversationId: string): Promise<Snapshot | null> {
  const [rows] = await db.batch('snapshot.get', [selectSnapshot(db, conversationId)]);
  return toSnapshot(rows);
}

/** The statement that reads the newest snapshot, for a batch. */
export const selectSnapshot = (db: Database, conversationId: string) =>
  db.select<SnapshotRow>(sql`select seq, content, created_at from snapshots
    where conversation_id = ${conversationId} order by seq desc limit 1`);

/** The snapshot that `selectSnapshot` read, if there was one. */
export function toSnapshot([row]: readonly SnapshotRow[]): Snapshot | null {
  if (!row) return null;
  const { summary = '', ...stored } = JSON.parse(row.content) as Partial<SnapshotParts> & {
    readonly summary?: string;
  };
  const { goals = [], decisions = [], openQuestions = [], entities = [], nextSteps = [] } = stored;
  return {
    seq: row.seq,
    summary,
    parts: { goals, decisions, openQuestions, entities, nextSteps },
    createdAt: row.created_at,
  };
}

/** The statement that adds a snapshot, in the place of one of the same moment. */
export const insertSnapshot = (
  db: Database,
  { id: conversationId, workspaceId }: Pick<Conversation, 'id' | 'workspaceId'>,
  {
    id,
    seq,
    summary,
    parts,
    title,
  }: Pick<Snapshot, 'seq' | 'summary' | 'parts'> & {
    readonly id: string;
    /** What the conversation is called then, unless a client named it. */
    readonly title: string | null;
  },
  now: number,
): Statement =>
  db.run(sql`insert into snapshots (id, workspace_id, conversation_id, seq, content, created_at)
    values (${id}, ${workspaceId}, ${conversationId}, ${seq}, ${JSON.stringify({ summary, ...parts, title })}, ${now})
    on conflict (conversation_id, seq) do update set content = excluded.content, created_at = excluded.created_at`);
