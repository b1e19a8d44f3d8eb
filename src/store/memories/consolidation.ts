/**
 * Reads for consolidation: the scopes of a workspace with their sizes, then of one scope page by page as little of each memory
 * as a decision needs, and whole rows of the few that it concerns. Only what holds now is looked at. Beside the plan of a
 * change it writes only what a survivor takes over of the rows that became one with it.
 *
 * Unscoped: one scope after the other, for maintenance; shows nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { StoredMemory } from '../../memory/changes/changes.ts';
import type { Aged } from '../../memory/consolidation/fates.ts';
import type { Merge } from '../../memory/consolidation/merges.ts';
import { AWAITS_COMPACTION } from '../conversations/compactions.ts';
import type { Database, SqlStatement } from '../database.ts';
import { drawnId, insertSelect, listed, type RowOf, rowOf } from '../rows.ts';
import { memories, memoryObservations } from '../schema/memories.ts';
import { EMBEDDING } from '../vectors/embeddings.ts';
import { STORED } from './rows.ts';

/** Amount of work in a scope. */
export interface ScopeSize {
  readonly scope: string;
  /** Memories that hold. */
  readonly memories: number;
  readonly shortTerm: number;
  /** Moment when one of them was last made or changed; 0 without any. */
  readonly changedAt: number;
}

/** Memories `m` that hold at a moment: not replaced, not over, and begun. */
const holding = (now: number): SQL => sql`m.status = 'active' and coalesce(m.valid_from, ${now}) <= ${now}
  and coalesce(m.valid_to, ${now} + 1) > ${now} and coalesce(m.expires_at, ${now} + 1) > ${now}`;

/** The scopes of a workspace after `after`, in a fixed order, at most `limit`; transcripts are among them, without memories. */
export const surveyScopes = (
  db: Database,
  workspaceId: string,
  after: string,
  now: number,
  limit: number,
): Promise<ScopeSize[]> =>
  db.step('consolidation.scopes').select<ScopeSize>(sql`select s.scope, count(m.row_id) as memories,
        coalesce(sum(m.lifetime = 'short_term'), 0) as shortTerm, coalesce(max(m.updated_at), 0) as changedAt
      from (select scope from scope_versions where workspace_id = ${workspaceId} and scope > ${after}
        order by scope limit ${limit}) as s
      left join memories m indexed by memories_by_scope on m.scope = s.scope and ${holding(now)}
      group by s.scope order by s.scope`);

/** Due time of the last run before `dueAt` that was done; 0 without any. */
export async function lastConsolidatedAt(db: Database, workspaceId: string, dueAt: number): Promise<number> {
  const [at] = await db
    .step('consolidation.last')
    .values<number | null>(sql`select max(due_at) from maintenance_runs
      where workspace_id = ${workspaceId} and task = 'consolidation' and status = 'done' and due_at < ${dueAt}`);
  return at ?? 0;
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

const AGED = rowOf(
  memories,
  'id',
  'tier',
  'kind',
  'importance',
  'lifetime',
  'accessCount',
  'accessedAt',
  'revision',
).with({ isInUse: Boolean });

/**
 * A memory as its fate depends on it; one that a conversation shows which was active since `shownSince` is in use, and so is the
 * working memory of an archived one until all that was said there has been looked through.
 */
export function listAged(db: Database, of: ScopePage, shownSince: number): Promise<Aged[]> {
  const isInUse = sql`exists (select 1 from memory_injections i join conversations c on c.id = i.conversation_id
    where i.memory_id = m.id and c.status <> 'archived' and c.last_active_at > ${shownSince})
    or exists (select 1 from conversations c where c.id = m.conversation_id and c.status = 'archived' and ${AWAITS_COMPACTION})`;
  return db
    .step('consolidation.aged')
    .select(AGED.sql`select ${AGED.of('m')}, (${isInUse}) as isInUse ${page(of)}`);
}

/** A memory as its words are compared. */
const WORDED = rowOf(memories, 'id', 'userId', 'subjectId', 'kind', 'validTo', 'content', 'updatedAt');
export type WordedMemory = RowOf<typeof WORDED>;

/** The words of a page of memories. */
export const listWorded = (db: Database, of: ScopePage): Promise<WordedMemory[]> =>
  db.step('consolidation.worded').select(WORDED.sql`select ${WORDED.of('m')} ${page(of)}`);

/** Whole memories by their ids. */
export const getStored = (db: Database, ids: readonly string[]): Promise<StoredMemory[]> =>
  db.read('consolidation.stored', selectStored(db, ids));

const selectStored = (db: Database, ids: readonly string[]) =>
  db.select(
    STORED.sql`select m.* from json_each(${JSON.stringify(ids)}) as i cross join memories m on m.id = i.value`,
  );

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
  const named = sql`json_each(${JSON.stringify(ids)}) as i`;
  const [stored, embeddings, first] = await db.batch('consolidation.alike', [
    selectStored(db, ids),
    db.select(EMBEDDING.sql`select ${EMBEDDING.of('e')} from ${named}
      cross join memory_embeddings e on e.owner_id = i.value where e.model in ${listed(models)}`),
    db.values(sql`select m.id from ${named} cross join memories m on m.id = i.value
      where m.topic_slot is not null and not exists (select 1 from memories t
        where t.topic_slot = m.topic_slot and t.status in ('active', 'superseded')
          and (t.valid_from, t.row_id) < (m.valid_from, m.row_id))`),
  ]);
  const [most = []] = [...Map.groupBy(embeddings, ({ model }) => model).values()].sort(
    (a, b) => b.length - a.length,
  );
  return {
    stored,
    vectors: new Map(most.map(({ ownerId, embedding }) => [ownerId, embedding])),
    firstOfTopic: new Set(first),
  };
}

/**
 * The statements that give each survivor the use and the evidence of its losers, for the batch of the plan: it fails when one
 * of them changed. Evidence keeps its event: the erasure of a conversation takes it along, and leaves the memory to the other.
 */
export function takeOver(
  db: Database,
  workspaceId: string,
  merges: readonly Merge[],
  now: number,
): SqlStatement[] {
  if (merges.length === 0) return [];
  const pairs = sql`json_each(${JSON.stringify(
    merges.flatMap(({ survivor, losers }) =>
      losers.map(({ memory }) => ({ survivor: survivor.memory.id, loser: memory.id })),
    ),
  )}) as p`;
  return [
    // Counted by the database: a memory may have been needed since it was read, which is no change of it.
    db.run(sql`update memories set access_count = access_count + j.uses,
        accessed_at = max(accessed_at, j.accessed), created_at = min(created_at, j.created)
      from (select p.value->>'$.survivor' as id, sum(l.access_count) as uses, max(l.accessed_at) as accessed,
          min(l.created_at) as created
        from ${pairs} cross join memories l on l.id = p.value->>'$.loser' group by 1) as j
      where memories.id = j.id`),
    insertSelect(
      db,
      memoryObservations,
      {
        id: drawnId('obs'),
        workspaceId,
        memoryId: sql`p.value->>'$.survivor'`,
        eventId: sql`o.event_id`,
        action: 'merged',
        source: sql`o.source`,
        content: sql`o.content`,
        observedAt: sql`o.observed_at`,
        createdAt: now,
      },
      sql`from ${pairs} cross join memory_observations o on o.memory_id = p.value->>'$.loser'
        where o.action in ('created', 'confirmed', 'changed', 'merged') on conflict do nothing`,
    ),
  ];
}
