/** Memories as rows of SQL, both ways. */
import type { StoredMemory } from '../../memory/changes/changes.ts';
import type { MemoryKeys } from '../../memory/changes/content.ts';
import type { Memory } from '../../memory/types.ts';

/** A row of `memories` as SQL returns it. */
export interface MemoryRow {
  readonly row_id: number;
  readonly id: string;
  readonly workspace_id: string;
  readonly scope: string;
  readonly tier: Memory['tier'];
  readonly channel_id: string | null;
  readonly conversation_id: string | null;
  readonly user_id: string | null;
  readonly visibility: Memory['visibility'];
  readonly subject_id: string | null;
  readonly kind: Memory['kind'];
  readonly category: Memory['category'];
  readonly topic_key: string | null;
  readonly topic_slot: string | null;
  readonly content: string;
  readonly content_key: string;
  readonly importance: number;
  readonly lifetime: Memory['lifetime'];
  readonly source: string;
  readonly tags: string;
  readonly status: Memory['status'];
  readonly access_count: number;
  readonly accessed_at: number;
  readonly valid_from: number | null;
  readonly valid_to: number | null;
  readonly expires_at: number | null;
  readonly superseded_by: string | null;
  readonly revision: number;
  readonly source_conversation_id: string | null;
  readonly created_at: number;
  readonly updated_at: number;
}

/** The domain's view of a row. */
export const rowToMemory = (row: MemoryRow): Memory => ({
  id: row.id,
  workspaceId: row.workspace_id,
  tier: row.tier,
  channelId: row.channel_id,
  conversationId: row.conversation_id,
  userId: row.user_id,
  visibility: row.visibility,
  subjectId: row.subject_id,
  kind: row.kind,
  category: row.category,
  topicKey: row.topic_key,
  content: row.content,
  importance: row.importance,
  lifetime: row.lifetime,
  source: row.source,
  tags: JSON.parse(row.tags) as string[],
  status: row.status,
  accessCount: row.access_count,
  accessedAt: row.accessed_at,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  supersededBy: row.superseded_by,
  expiresAt: row.expires_at,
  sourceConversationId: row.source_conversation_id,
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The planner's view of a row. */
export const rowToStored = (row: MemoryRow): StoredMemory => ({
  memory: rowToMemory(row),
  keys: { scope: row.scope, contentKey: row.content_key, topicSlot: row.topic_slot },
  rowId: row.row_id,
});

/** The row of a memory, but for the number that the database gives it. */
export const memoryToRow = (memory: Memory, keys: MemoryKeys): Omit<MemoryRow, 'row_id'> => ({
  id: memory.id,
  workspace_id: memory.workspaceId,
  scope: keys.scope,
  tier: memory.tier,
  channel_id: memory.channelId,
  conversation_id: memory.conversationId,
  user_id: memory.userId,
  visibility: memory.visibility,
  subject_id: memory.subjectId,
  kind: memory.kind,
  category: memory.category,
  topic_key: memory.topicKey,
  topic_slot: keys.topicSlot,
  content: memory.content,
  content_key: keys.contentKey,
  importance: memory.importance,
  lifetime: memory.lifetime,
  source: memory.source,
  tags: JSON.stringify(memory.tags),
  status: memory.status,
  access_count: memory.accessCount,
  accessed_at: memory.accessedAt,
  valid_from: memory.validFrom,
  valid_to: memory.validTo,
  expires_at: memory.expiresAt,
  superseded_by: memory.supersededBy,
  revision: memory.revision,
  source_conversation_id: memory.sourceConversationId,
  created_at: memory.createdAt,
  updated_at: memory.updatedAt,
});

/** Columns that an insert fills. */
export const INSERTED_COLUMNS = [
  'id',
  'workspace_id',
  'scope',
  'tier',
  'channel_id',
  'conversation_id',
  'user_id',
  'visibility',
  'subject_id',
  'kind',
  'category',
  'topic_key',
  'topic_slot',
  'content',
  'content_key',
  'importance',
  'lifetime',
  'source',
  'tags',
  'status',
  'access_count',
  'accessed_at',
  'valid_from',
  'valid_to',
  'expires_at',
  'superseded_by',
  'revision',
  'source_conversation_id',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof MemoryRow)[];

/** Columns that a change may touch: neither identity nor provenance, nor what recall counts. */
export const UPDATED_COLUMNS = [
  'scope',
  'visibility',
  'subject_id',
  'kind',
  'category',
  'topic_key',
  'topic_slot',
  'content',
  'content_key',
  'importance',
  'lifetime',
  'tags',
  'status',
  'valid_from',
  'valid_to',
  'expires_at',
  'superseded_by',
  'revision',
  'updated_at',
] as const satisfies readonly (keyof MemoryRow)[];
