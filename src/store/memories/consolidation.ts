/**
 * What consolidation reads of a workspace: its scopes with their sizes, then of one scope page by page as little of each memory
 * as a decision needs, and whole rows of the few that it concerns. Only what holds now is looked at.
 *
 * Unscoped: one scope after the other, for maintenance; shows nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { StoredMemory } from '../../memory/changes/changes.ts';
import type { Aged } from '../../memory/consolidation/fates.ts';
import type { Memory } from '../../memory/types.ts';
import { AWAITS_COMPACTION } from '../conversations/compactions.ts';
import type { Database } from '../database.ts';
import { type EmbeddingRow, rowToRecord } from '../vectors/embeddings.ts';
import { type MemoryRow, rowToStored } from './rows.ts';

/** How much there is to do in a scope. */
export interface ScopeSize {
  readonly scope: string;
  /** Memories that hold. */
  readonly memories: number;
  readonly shortTerm: number;
  /** When one of them was last made or changed; 0 without any. */
  readonly changedAt: number;
}

/** Memories `m` that hold at a moment: not replaced, not over, and begun. */
const holding = (now: number): SQL => sql`m.status = 'active' and coalesce(m.valid_from, ${now}) <= ${now}
  and coalesce(m.valid_to, ${now} + 1) > ${now} and coalesce(m.expires_at, ${now} + 1) > ${now}`;

/** The scopes of a workspace after `after`, in a fixed order, at most `limit`; transcripts are among them, without memories. */
export async function surveyScopes(
  db: Database,
  workspaceId: string,
  after: string,
  now: number,
  limit: number,
): Promise<ScopeSize[]> {
  const [rows] = await db.batch('consolidation.scopes', [
    db.select<ScopeSize>(sql`select s.scope, count(m.row_id) as memories,
        coalesce(sum(m.lifetime = 'short_term'), 0) as shortTerm, coalesce(max(m.updated_at), 0) as changedAt
      from (select scope from scope_versions where workspace_id = ${workspaceId} and scope > ${after}
        order by scope limit ${limit}) as s
      left join memories m indexed by memories_by_scope on m.scope = s.scope and ${holding(now)}
      group by s.scope order by s.scope`),
  ]);
  return rows;
}

/** When the last run before `dueAt` that was done was due; 0 without any. */
export async function lastConsolidatedAt(db: Database, workspaceId: string, dueAt: number): Promise<number> {
  const [[row]] = await db.batch('consolidation.last', [
    db.select<{ at: number | null }>(sql`select max(due_at) as at from maintenance_runs
      where workspace_id = ${workspaceId} and task = 'consolidation' and status = 'done' and due_at < ${dueAt}`),
  ]);
  return row?.at ?? 0;
}

/** A page of the memories of a scope that hold, in the order of their ids. */
export interface ScopePage {
  readonly scope: string;
  readonly after: string;
  readonly limit: number;
  readonly now: number;
}

const page = ({
  scope,
  after,
  limit,
  now,
}: ScopePage): SQL => sql`from memories m indexed by memories_by_scope_id
  where m.scope = ${scope} and m.id > ${after} and ${holding(now)} order by m.id limit ${limit}`;

/**
 * A memory as its fate depends on it; one that a conversation shows which was active since `shownSince` is in use, and so is the
 * working memory of an archived one until all that was said there has been looked through.
 */
export async function listAged(db: Database, of: ScopePage, shownSince: number): Promise<Aged[]> {
  const isInUse = sql`exists (select 1 from memory_injections i join conversations c on c.id = i.conversation_id
    where i.memory_id = m.id and c.status <> 'archived' and c.last_active_at > ${shownSince})
    or exists (select 1 from conversations c where c.id = m.conversation_id and c.status = 'archived' and ${AWAITS_COMPACTION})`;
  const [rows] = await db.batch('consolidation.aged', [
    db.select<
      Omit<Aged, 'isInUse'> & { readonly inUse: number }
    >(sql`select m.id, m.tier, m.kind, m.importance,
        m.lifetime, m.access_count as accessCount, m.accessed_at as accessedAt, m.revision, (${isInUse}) as inUse ${page(of)}`),
  ]);
  return rows.map(({ inUse, ...row }) => ({ ...row, isInUse: inUse === 1 }));
}

/** A memory as its words are compared. */
export type Worded = Pick<Memory, 'id' | 'userId' | 'subjectId' | 'kind' | 'validTo' | 'content'> & {
  readonly updatedAt: number;
};

/** The words of a page of memories. */
export async function listWorded(db: Database, of: ScopePage): Promise<Worded[]> {
  const [rows] = await db.batch('consolidation.worded', [
    db.select<Worded>(sql`select m.id, m.user_id as userId, m.subject_id as subjectId, m.kind, m.valid_to as validTo,
        m.content, m.updated_at as updatedAt ${page(of)}`),
  ]);
  return rows;
}

/** Whole memories by their ids. */
export async function getStored(db: Database, ids: readonly string[]): Promise<StoredMemory[]> {
  const [rows] = await db.batch('consolidation.stored', [selectStored(db, ids)]);
  return rows.map(rowToStored);
}

const selectStored = (db: Database, ids: readonly string[]) =>
  db.select<MemoryRow>(sql`select m.* from json_each(${JSON.stringify(ids)}) as i
    cross join memories m on m.id = i.value`);

/** Memories that may be one, with what a merge has to know of them. */
export interface Alike {
  readonly stored: readonly StoredMemory[];
  /** Of unit norm, by id. */
  readonly vectors: ReadonlyMap<string, Float32Array>;
  /** Values before which their topic has none. */
  readonly firstOfTopic: ReadonlySet<string>;
}

/** The same with their vectors of one of some models: of that which has embedded most of them. */
export async function getAlike(
  db: Database,
  ids: readonly string[],
  models: readonly string[],
): Promise<Alike> {
  const listed = sql`json_each(${JSON.stringify(ids)}) as i`;
  const [rows, embeddings, first] = await db.batch('consolidation.alike', [
    selectStored(db, ids),
    db.select<EmbeddingRow>(sql`select e.owner_id, e.owner, e.scope, e.model, e.embedding from ${listed}
      cross join memory_embeddings e on e.owner_id = i.value
      where e.model in (select value from json_each(${JSON.stringify(models)}))`),
    db.select<{ id: string }>(sql`select m.id from ${listed} cross join memories m on m.id = i.value
      where m.topic_slot is not null and not exists (select 1 from memories t
        where t.topic_slot = m.topic_slot and t.status in ('active', 'superseded')
          and (t.valid_from, t.row_id) < (m.valid_from, m.row_id))`),
  ]);
  const [most = []] = [...Map.groupBy(embeddings, ({ model }) => model).values()].sort(
    (a, b) => b.length - a.length,
  );
  return {
    stored: rows.map(rowToStored),
    vectors: new Map(most.map((row) => [row.owner_id, rowToRecord(row, 0).vector])),
    firstOfTopic: new Set(first.map(({ id }) => id)),
  };
}
