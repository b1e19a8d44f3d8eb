/**
 * Writes the plan of a change, all or nothing: rows, index, vectors, evidence, and the check that nothing it relies on has
 * changed meanwhile. Each statement takes its rows as one JSON array: a turn with eight signals and an import of five hundred
 * memories cost the same number of statements. A turn, an import and a compaction write a plan along with what they do else.
 *
 * Unscoped: writes rows of a plan, by their ids.
 */
import { sql } from 'drizzle-orm';
import type { IdSource } from '../../lib/ids.ts';
import { describeError, log } from '../../lib/log.ts';
import { type MemoryPlan, outdatedBy, type PlannedUpdate } from '../../memory/changes/changes.ts';
import type { MemoryKeys } from '../../memory/changes/content.ts';
import { memoryTermsOf } from '../../memory/memory-terms.ts';
import type { Embedder } from '../../memory/ports.ts';
import type { Memory } from '../../memory/types.ts';
import { type Database, requireThat, type SqlStatement } from '../database.ts';
import { enqueueForgetJobs, enqueueVectorJob } from '../operations/outbox.ts';
import { eachSlice, encodeRows, insertRows, insertSelect, listed, omit, setFrom } from '../rows.ts';
import { memories, memoryEmbeddings, memoryObservations } from '../schema/memories.ts';
import { auditLog } from '../schema/operations.ts';
import { memoryIndexTerms, memoryPlace } from '../search/terms.ts';
import { insertEmbeddings } from '../vectors/embeddings.ts';

/** Author of a change to memories, with its workspace, clock and ids. */
export interface ChangeContext {
  readonly workspaceId: string;
  readonly actor: string;
  readonly now: number;
  readonly ids: IdSource;
  readonly embedder: Embedder;
}

/** Vectors by the id of their memory. */
export type PlannedVectors = ReadonlyMap<string, Float32Array>;

/** Embeds the words that a plan brings. Without an embedder memories are found by their words until the backfill. */
export async function embedPlan(plan: MemoryPlan, embedder: Embedder): Promise<PlannedVectors> {
  const fresh = [
    ...plan.inserts.filter(({ embeddingOf }) => embeddingOf === null),
    ...plan.updates.filter(hasNewWords),
  ].map(({ memory }) => memory);
  if (fresh.length === 0) return new Map();
  try {
    const vectors = await embedder.embed(
      fresh.map(({ content }) => content),
      'document',
    );
    return new Map(fresh.flatMap(({ id }, i) => (vectors[i] ? [[id, vectors[i]] as const] : [])));
  } catch (error) {
    log('warn', 'embedding_left', { memories: fresh.length, error: describeError(error) });
    return new Map();
  }
}

/** The statements of a plan, for a batch. They fail it (`isLostRace`) when what the plan relies on has changed. */
export function writePlan(
  db: Database,
  plan: MemoryPlan,
  vectors: PlannedVectors,
  context: ChangeContext,
): SqlStatement[] {
  const { inserts, updates, observations } = plan;
  if (inserts.length + updates.length + observations.length === 0) return [];
  return [
    ...requireUnchanged(db, plan),
    ...writeRows(db, plan),
    ...writeIndex(db, plan, context.now),
    ...writeEmbeddings(db, plan, vectors, context),
    ...oweOthers(db, plan, context),
    ...writeEvidence(db, plan, context),
  ];
}

/** Columns that a change never touches: identity and provenance, and the counts of recall. */
const KEPT = [
  'id',
  'workspaceId',
  'tier',
  'channelId',
  'conversationId',
  'userId',
  'source',
  'sourceConversationId',
  'accessCount',
  'accessedAt',
  'createdAt',
] as const;
const CHANGED_KEYS = Object.keys(omit(memories, 'rowId', ...KEPT)) as (keyof typeof memories.$inferInsert)[];

/** A memory takes what its row in a list `j` holds. */
const TAKE_OVER = setFrom(memories, CHANGED_KEYS, (key) => `j.value->>'$.${key}'`);

const rowsOf = (
  planned: readonly (Pick<PlannedUpdate, 'memory' | 'keys'> & {
    readonly before?: PlannedUpdate['before'];
  })[],
) =>
  planned.map(({ memory, keys, before }) => ({
    ...memory,
    // Other words have not been judged.
    judged: before?.memory.content === memory.content ? (before.memory.judged ?? null) : null,
    tags: [...memory.tags],
    ...keys,
  }));

/** Those that leave their place go first: there is one active memory a topic, and one with the same words. */
const writeRows = (db: Database, { inserts, updates }: MemoryPlan): SqlStatement[] => {
  const [active, leaving] = [true, false].map((is) =>
    updates.filter(({ memory }) => (memory.status === 'active') === is),
  );
  return [
    ...[leaving, active].flatMap((some) =>
      eachSlice(encodeRows(memories, rowsOf(some ?? [])), (rows) =>
        db.run(
          sql`update memories set ${TAKE_OVER} from json_each(${rows}) as j where memories.id = j.value->>'$.id'`,
        ),
      ),
    ),
    ...insertRows(db, memories, rowsOf(inserts)),
  ];
};

/** Full-text rows of what is new, and of what is to be found elsewhere or under other words. */
const writeIndex = (db: Database, { inserts, updates }: MemoryPlan, now: number): SqlStatement[] => {
  const moved = updates.filter((update) => hasNewTerms(update) || hasNewPlace(update, now));
  return [
    ...eachSlice(
      moved.map(({ before }) => before.rowId),
      (rows) => db.run(sql`delete from memories_fts where rowid in ${listed(rows)}`),
    ),
    ...eachSlice(
      [...inserts, ...moved].map(({ memory, keys }) => ({
        id: memory.id,
        terms: memoryIndexTerms(memory, placeOf(memory, keys, now)),
      })),
      (rows) =>
        db.run(sql`insert into memories_fts (rowid, terms) select m.row_id, j.value->>'$.terms'
          from json_each(${rows}) as j join memories m on m.id = j.value->>'$.id'`),
    ),
  ];
};

function writeEmbeddings(
  db: Database,
  { inserts, updates }: MemoryPlan,
  vectors: PlannedVectors,
  { embedder, now }: ChangeContext,
): SqlStatement[] {
  const reworded = updates.filter(hasNewWords);
  const embedded = [...inserts, ...reworded].flatMap(({ memory, keys }) => {
    const vector = vectors.get(memory.id);
    const scope = placeOf(memory, keys, now);
    return vector ? [{ ownerId: memory.id, scope, vector }] : [];
  });
  const copies = inserts.flatMap(({ memory, keys, embeddingOf }) =>
    embeddingOf === null ? [] : [{ id: memory.id, scope: placeOf(memory, keys, now), of: embeddingOf }],
  );
  return [
    ...eachSlice(
      reworded.map(({ memory }) => memory.id),
      (rows) => db.run(sql`delete from memory_embeddings where owner_id in ${listed(rows)}`),
    ),
    ...eachSlice(
      updates
        .filter((update) => hasNewPlace(update, now))
        .map(({ memory, keys }) => ({ id: memory.id, scope: placeOf(memory, keys, now) })),
      (rows) =>
        // As if written now: an index that shows its writes late shows the old place for a while.
        db.run(sql`update memory_embeddings set scope = j.value->>'$.scope', created_at = ${now} from json_each(${rows}) as j
          where owner_id = j.value->>'$.id'`),
    ),
    ...insertEmbeddings(
      db,
      embedded,
      { model: embedder.model, owner: 'memory', scope: sql`j.value->>'$.scope'`, now },
      sql`join memories o on o.id = j.value->>'$.ownerId'`,
    ),
    ...eachSlice(copies, (rows) =>
      insertSelect(
        db,
        memoryEmbeddings,
        {
          ownerId: sql`j.value->>'$.id'`,
          model: sql`e.model`,
          owner: sql`e.owner`,
          workspaceId: sql`e.workspace_id`,
          scope: sql`j.value->>'$.scope'`,
          dimensions: sql`e.dimensions`,
          embedding: sql`e.embedding`,
          createdAt: now,
        },
        sql`from json_each(${rows}) as j join memory_embeddings e on e.owner_id = j.value->>'$.of'`,
      ),
    ),
  ];
}

/** Statements of the jobs for other stores: new vectors, live histories without what is outdated. */
function oweOthers(db: Database, plan: MemoryPlan, { now }: ChangeContext): SqlStatement[] {
  const moved = plan.updates.filter((update) => hasNewWords(update) || hasNewPlace(update, now));
  const indexed = [...plan.inserts, ...moved];
  const outdated = outdatedBy(plan);
  return [
    ...eachSlice(
      indexed.map(({ memory }) => memory.id),
      (rows) => enqueueVectorJob(db, 'vector_upsert', sql`from memories where id in ${listed(rows)}`, now),
    ),
    ...eachSlice(outdated, (rows) => enqueueForgetJobs(db, listed(rows), now)),
    ...eachSlice(outdated, (rows) =>
      db.run(sql`delete from memory_injections where memory_id in ${listed(rows)}`),
    ),
  ];
}

function writeEvidence(
  db: Database,
  { inserts, updates, observations }: MemoryPlan,
  { workspaceId, actor, now, ids }: ChangeContext,
): SqlStatement[] {
  const audited = [
    ...inserts.map(({ memory }) => ({ memory, action: 'memory.create' })),
    ...updates.map(({ before, memory }) => ({
      memory,
      action: auditAction(before.memory.status, memory.status),
    })),
  ].map(({ memory, action }) => ({
    id: ids.next('aud'),
    workspaceId,
    actor,
    action,
    targetId: memory.id,
    userId: memory.userId,
    createdAt: now,
  }));
  return [
    ...insertRows(
      db,
      memoryObservations,
      observations.map((observation) => ({ ...observation, workspaceId, createdAt: now })),
      sql`on conflict do nothing`,
    ),
    ...insertRows(db, auditLog, audited),
  ];
}

const FIRST_MOMENT = -Number.MAX_SAFE_INTEGER;

/** The statement that fails the batch unless every row that the plan relies on is as it was read, and no other has come between. */
function requireUnchanged(db: Database, { reliesOn, gaps }: MemoryPlan): SqlStatement[] {
  if (reliesOn.length + gaps.length === 0) return [];
  const rows = reliesOn.map(({ memory }) => ({ id: memory.id, revision: memory.revision }));
  const bounds = gaps.map(({ topicSlot, before, after }) => ({
    slot: topicSlot,
    from: before?.memory.validFrom ?? FIRST_MOMENT,
    fromRow: before?.rowId ?? 0,
    to: after?.memory.validFrom ?? Number.MAX_SAFE_INTEGER,
    toRow: after?.rowId ?? 0,
  }));
  return [
    requireThat(
      db,
      sql`(select count(*) from json_each(${JSON.stringify(rows)}) as r
        join memories m on m.id = r.value->>'$.id' and m.revision = r.value->>'$.revision') = ${rows.length}
      and not exists (select 1 from json_each(${JSON.stringify(bounds)}) as b
        join memories m on m.topic_slot = b.value->>'$.slot' and m.status in ('active', 'superseded')
          and m.valid_from between b.value->>'$.from' and b.value->>'$.to'
          and (m.valid_from, m.row_id) > (b.value->>'$.from', b.value->>'$.fromRow')
          and (m.valid_from, m.row_id) < (b.value->>'$.to', b.value->>'$.toRow'))
    `,
    ),
  ];
}

const hasNewWords = ({ before, memory }: PlannedUpdate): boolean => memory.content !== before.memory.content;

/**
 * Recognises an update after which search must look for the memory under other words: those of its subject, topic and
 * tags count too.
 */
const hasNewTerms = ({ before, memory }: PlannedUpdate): boolean =>
  memoryTermsOf(memory).join(' ') !== memoryTermsOf(before.memory).join(' ');

/** Place in the indexes of a memory that is written at `now`. */
const placeOf = (memory: Memory, { scope }: MemoryKeys, now: number): string =>
  memoryPlace(memory, scope, now);

/**
 * Recognises an update after which search must look for the memory elsewhere: the row was written when it was last
 * changed.
 */
const hasNewPlace = ({ before, memory, keys }: PlannedUpdate, now: number): boolean =>
  placeOf(memory, keys, now) !== placeOf(before.memory, before.keys, before.memory.updatedAt);

const auditAction = (before: string, after: string): string => {
  if (before === after) return 'memory.update';
  return after === 'deleted' ? 'memory.forget' : 'memory.supersede';
};
