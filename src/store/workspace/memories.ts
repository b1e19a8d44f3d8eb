/** Memories: upsert with evidence, and reads within a reader's scope. */
import { sql } from 'drizzle-orm';
import { contentKey, topicSlot } from '../../memory/content.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/paging.ts';
import { type Reader, readableScopes, scopeOf } from '../../memory/scope.ts';
import type { Memory, MemoryKind, Tier } from '../../memory/types.ts';
import type { Database, Statement } from '../database.ts';
import { scopedTerms } from '../terms.ts';
import { insertAudit } from './audit.ts';
import { enqueueVectorJob } from './outbox.ts';
import { bumpScopeVersion } from './recall-cache.ts';
import { visibleMemories } from './visibility.ts';

/** A memory to store with the ids and the vector that go with it. */
export interface NewMemory {
  readonly memory: Memory;
  readonly observationId: string;
  readonly auditId: string;
  readonly actor: string;
  /** The event that said it, if one did. */
  readonly eventId: string | null;
  readonly embedding: { readonly model: string; readonly vector: Float32Array } | null;
}

/** What became of a memory: a new row, or evidence for one that was there. */
export interface StoredMemory {
  readonly memory: Memory;
  readonly created: boolean;
}

/**
 * Stores a memory in one batch with its index row, embedding, outbox job, observation and audit row. The same words in
 * the same scope only add an observation; a new value for a taken topic supersedes the old one.
 */
export async function upsertMemory(db: Database, input: NewMemory): Promise<StoredMemory> {
  const { memory } = input;
  const key = contentKey(scopeOf(memory), memory.subjectId, memory.content);
  const rows = await db.writeThenRead(
    'memory.upsert',
    upsertStatements(db, input),
    db.select<MemoryRow>(
      sql`select * from memories where content_key = ${key} and status = 'active' limit 1`,
    ),
  );
  const row = rows[0];
  if (!row) throw new Error('a memory just written was not found');
  return { memory: rowToMemory(row), created: row.id === memory.id };
}

/** The statements of `upsertMemory`, for a larger batch. */
export function upsertStatements(db: Database, { memory, embedding, ...input }: NewMemory): Statement[] {
  const scope = scopeOf(memory);
  const key = contentKey(scope, memory.subjectId, memory.content);
  const slot =
    memory.topicKey === null ? null : topicSlot(scope, memory.userId, memory.subjectId, memory.topicKey);
  const isNew = sql`from memories where id = ${memory.id}`;
  const now = memory.createdAt;
  return [
    // What ran out no longer stands for its words: saying them again makes a new memory.
    db.run(sql`update memories set status = 'superseded', updated_at = ${now}
      where content_key = ${key} and status = 'active' and (expires_at <= ${now} or valid_to <= ${now})`),
    db.run(sql`update memories
      set status = 'superseded', valid_to = coalesce(valid_to, ${now}), updated_at = ${now},
        superseded_by = coalesce((select id from memories where content_key = ${key} and status = 'active'), ${memory.id})
      where topic_slot = ${slot} and status = 'active' and content_key <> ${key} and id <> ${memory.id}`),
    db.run(sql`insert into memories (id, workspace_id, scope, tier, channel_id, conversation_id, user_id, visibility,
        subject_id, kind, category, topic_key, topic_slot, content, content_key, importance, lifetime, source, tags, status,
        access_count, accessed_at, valid_from, valid_to, expires_at, created_at, updated_at)
      values (${memory.id}, ${memory.workspaceId}, ${scope}, ${memory.tier}, ${memory.channelId}, ${memory.conversationId},
        ${memory.userId}, ${memory.visibility}, ${memory.subjectId}, ${memory.kind}, ${memory.category}, ${memory.topicKey},
        ${slot}, ${memory.content}, ${key}, ${memory.importance}, ${memory.lifetime}, ${memory.source},
        ${JSON.stringify(memory.tags)}, ${memory.status}, 0, ${memory.accessedAt}, ${memory.validFrom}, ${memory.validTo},
        ${memory.expiresAt}, ${memory.createdAt}, ${memory.updatedAt})
      on conflict (id) do nothing
      on conflict (content_key) where status = 'active' do update
        set topic_key = coalesce(excluded.topic_key, topic_key), topic_slot = coalesce(excluded.topic_slot, topic_slot)`),
    db.run(sql`insert into memories_fts (rowid, terms) select row_id, ${scopedTerms(scope, memory.content)} ${isNew}
      and row_id not in (select rowid from memories_fts where rowid = memories.row_id)`),
    ...(embedding === null
      ? []
      : [
          db.run(sql`insert into memory_embeddings (owner_id, model, owner, workspace_id, scope, dimensions, embedding, created_at)
            select id, ${embedding.model}, 'memory', workspace_id, scope, ${embedding.vector.length},
              unhex(${toHex(embedding.vector)}), ${memory.createdAt} ${isNew} on conflict do nothing`),
          enqueueVectorJob(db, 'vector_upsert', isNew, memory.createdAt),
        ]),
    db.run(sql`insert into memory_observations (id, workspace_id, memory_id, event_id, action, source, content, observed_at, created_at)
      select ${input.observationId}, workspace_id, id, ${input.eventId}, iif(id = ${memory.id}, 'created', 'confirmed'),
        ${memory.source}, ${memory.content}, ${memory.createdAt}, ${memory.createdAt}
      from memories where content_key = ${key} and status = 'active' on conflict do nothing`),
    bumpScopeVersion(db, memory.workspaceId, scope),
    insertAudit(db, {
      id: input.auditId,
      workspaceId: memory.workspaceId,
      actor: input.actor,
      action: 'memory.upsert',
      targetId: memory.id,
      userId: memory.userId,
      now: memory.createdAt,
    }),
  ];
}

/** One memory that the reader may see, or null. */
export async function getMemory(
  db: Database,
  reader: Reader,
  id: string,
  now: number,
): Promise<Memory | null> {
  const [rows] = await db.batch('memory.get', [selectMemories(db, reader, [id], now)]);
  return rows[0] ? rowToMemory(rows[0]) : null;
}

/** The statement that reads memories by id within a reader's scope, for a batch. */
export const selectMemories = (db: Database, reader: Reader, ids: readonly string[], now: number) =>
  db.select<MemoryRow>(sql`select m.* from json_each(${JSON.stringify(ids)}) as i
    join memories m on m.id = i.value where ${visibleMemories(reader, now)}`);

export interface MemoryFilter {
  readonly kind: MemoryKind | null;
  readonly tier: Tier | null;
  readonly subjectId: string | null;
}

/** The memories that a reader may see, by age. */
export async function listMemories(
  db: Database,
  reader: Reader,
  filter: MemoryFilter,
  page: PageRequest,
  now: number,
): Promise<Page<Memory>> {
  // One bounded look-up per scope: a page costs no more in a large workspace.
  const [rows] = await db.batch('memory.list', [
    db.select<MemoryRow>(sql`select found.* from json_each(${JSON.stringify(readableScopes(reader))}) as s
      cross join memories as found on found.row_id in (
        select m.row_id from memories m indexed by memories_by_scope_id where m.scope = s.value and ${visibleMemories(reader, now)}
          and m.id > ${page.after ?? ''}
          and m.kind = coalesce(${filter.kind}, m.kind) and m.tier = coalesce(${filter.tier}, m.tier)
          and m.subject_id is coalesce(${filter.subjectId}, m.subject_id)
        order by m.id limit ${page.limit + 1})
      order by found.id limit ${page.limit + 1}`),
  ]);
  return pageOf(rows.map(rowToMemory), page, (memory) => memory.id);
}

/** A row of `memories` as SQL returns it. */
export interface MemoryRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly tier: Memory['tier'];
  readonly channel_id: string | null;
  readonly conversation_id: string | null;
  readonly user_id: string | null;
  readonly visibility: Memory['visibility'];
  readonly subject_id: string | null;
  readonly kind: Memory['kind'];
  readonly category: Memory['category'];
  readonly topic_key: string | null;
  readonly content: string;
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
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Little-endian float32 as hexadecimal digits. */
function toHex(vector: Float32Array): string {
  const bytes = new Uint8Array(vector.length * 4);
  const view = new DataView(bytes.buffer);
  vector.forEach((value, i) => {
    view.setFloat32(i * 4, value, true);
  });
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
