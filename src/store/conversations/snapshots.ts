/**
 * Snapshots: the state of a conversation at each compaction, the rolling summary of that moment included. They are what a
 * conversation is rolled back to when something that a later summary tells is erased.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { SnapshotParts } from '../../memory/ports.ts';
import type { Conversation } from '../../memory/types.ts';
import type { Database, SqlStatement } from '../database.ts';
import { insertSelect, type RowOf, rowOf, setFrom } from '../rows.ts';
import { snapshots } from '../schema/conversations.ts';

/** A snapshot as stored; `seq` is the last event that it knows of. */
export interface Snapshot {
  readonly seq: number;
  readonly summary: string;
  readonly parts: SnapshotParts;
  readonly createdAt: number;
}

/** Stored content of a snapshot; an older one may lack some of it. */
export type SnapshotContent = Partial<SnapshotParts> & { readonly summary?: string };
const SNAPSHOT = rowOf(snapshots, 'seq', 'content', 'createdAt');

/** The newest snapshot of a conversation, or null. */
export const getSnapshot = async (db: Database, conversationId: string): Promise<Snapshot | null> =>
  toSnapshot(await db.read('snapshot.get', selectSnapshot(db, conversationId)));

/** The statement that reads the newest snapshot, for a batch. */
export const selectSnapshot = (db: Database, conversationId: string) =>
  db.select(SNAPSHOT.sql`select ${SNAPSHOT.of()} from snapshots
    where conversation_id = ${conversationId} order by seq desc limit 1`);

/** The content of that snapshot as a value of another statement; null where there is none. */
export const newestSnapshotOf = (conversationId: SQL): SQL =>
  sql`(select content from snapshots where conversation_id = ${conversationId} order by seq desc limit 1)`;

/** The snapshot that `selectSnapshot` read, if there was one. */
export function toSnapshot([row]: readonly RowOf<typeof SNAPSHOT>[]): Snapshot | null {
  if (!row) return null;
  const { seq, createdAt } = row;
  const content = row.content as SnapshotContent;
  return { seq, summary: content.summary ?? '', parts: partsOf(content), createdAt };
}

/** The parts that a snapshot holds beside its summary. */
export const partsOf = ({
  goals = [],
  decisions = [],
  openQuestions = [],
  entities = [],
  nextSteps = [],
}: SnapshotContent): SnapshotParts => ({ goals, decisions, openQuestions, entities, nextSteps });

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
    /** Title of the conversation as of then, unless a client named it. */
    readonly title: string | null;
  },
  now: number,
): SqlStatement =>
  insertSelect(
    db,
    snapshots,
    { id, workspaceId, conversationId, seq, content: { summary, ...parts, title }, createdAt: now },
    sql`where true on conflict (conversation_id, seq) do update set ${setFrom(snapshots, ['content', 'createdAt'])}`,
  );
