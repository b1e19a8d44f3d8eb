/**
 * Writes the plan of a change of memory. Every statement takes its rows as one JSON array: a turn with eight signals and an
 * import of five hundred memories cost the same number of statements.
 *
 * Unscoped: writes rows of a plan, by their ids.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { IdSource } from '../../lib/ids.ts';
import { describeError, log } from '../../lib/log.ts';
import { type MemoryPlan, outdatedBy, type PlannedUpdate } from '../../memory/changes/changes.ts';
import type { MemoryKeys } from '../../memory/changes/content.ts';
import { memoryTermsOf } from '../../memory/memory-terms.ts';
import type { Embedder } from '../../memory/ports.ts';
import type { Memory } from '../../memory/types.ts';
import { type Database, requireThat, type Statement } from '../database.ts';
import { jsonSlices } from '../json-slices.ts';
import { enqueueForgetJobs, enqueueVectorJob } from '../operations/outbox.ts';
import { memoryIndexTerms, memoryPlace } from '../search/index-terms.ts';
import { vectorToHex } from '../vectors/embeddings.ts';
import { INSERTED_COLUMNS, memoryToRow, UPDATED_COLUMNS } from './rows.ts';

/** Who changes memories, and with what. */
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
): Statement[] {
  const { inserts, updates, observations } = plan;
  if (inserts.length + updates.length + observations.length === 0) return [];
  return [
    requireUnchanged(db, plan),
    ...writeRows(db, plan),
    ...writeIndex(db, plan, context.now),
    ...writeEmbeddings(db, plan, vectors, context),
    ...oweOthers(db, plan, context),
    ...writeEvidence(db, plan, context),
  ];
}

/** Those that leave their place go first: there is one active memory a topic, and one with the same words. */
const writeRows = (db: Database, { inserts, updates }: MemoryPlan): Statement[] => [
  ...updateRows(
    db,
    updates.filter(({ memory }) => memory.status !== 'active'),
  ),
  ...updateRows(
    db,
    updates.filter(({ memory }) => memory.status === 'active'),
  ),
  ...each(
    inserts.map(({ memory, keys }) => memoryToRow(memory, keys)),
    (rows) =>
      db.run(sql`insert into memories (${sql.raw(INSERTED_COLUMNS.join(', '))})
        select ${sql.raw(INSERTED_COLUMNS.map(fieldOf).join(', '))} from json_each(${rows})`),
  ),
];

const updateRows = (db: Database, updates: readonly PlannedUpdate[]): Statement[] =>
  each(
    updates.map(({ memory, keys }) => memoryToRow(memory, keys)),
    (rows) =>
      db.run(sql`update memories set ${sql.raw(UPDATED_COLUMNS.map((column) => `${column} = j.${fieldOf(column)}`).join(', '))}
        from json_each(${rows}) as j where memories.id = j.value->>'$.id'`),
  );

/** Full-text rows of what is new, and of what is to be found elsewhere or under other words. */
const writeIndex = (db: Database, { inserts, updates }: MemoryPlan, now: number): Statement[] => {
  const moved = updates.filter((update) => hasNewTerms(update) || hasNewPlace(update, now));
  return [
    ...each(
      moved.map(({ before }) => before.rowId),
      (rows) => db.run(sql`delete from memories_fts where rowid in ${listed(rows)}`),
    ),
    ...each(
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
): Statement[] {
  const reworded = updates.filter(hasNewWords);
  const embedded = [...inserts, ...reworded].flatMap(({ memory, keys }) => {
    const vector = vectors.get(memory.id);
    const scope = placeOf(memory, keys, now);
    return vector ? [{ id: memory.id, scope, dimensions: vector.length, vector: vectorToHex(vector) }] : [];
  });
  const copies = inserts.flatMap(({ memory, keys, embeddingOf }) =>
    embeddingOf === null ? [] : [{ id: memory.id, scope: placeOf(memory, keys, now), of: embeddingOf }],
  );
  const columns = sql`owner_id, model, owner, workspace_id, scope, dimensions, embedding, created_at`;
  return [
    ...each(
      reworded.map(({ memory }) => memory.id),
      (rows) => db.run(sql`delete from memory_embeddings where owner_id in ${listed(rows)}`),
    ),
    ...each(
      updates
        .filter((update) => hasNewPlace(update, now))
        .map(({ memory, keys }) => ({ id: memory.id, scope: placeOf(memory, keys, now) })),
      (rows) =>
        // As if written now: an index that shows its writes late shows the old place for a while.
        db.run(sql`update memory_embeddings set scope = j.value->>'$.scope', created_at = ${now} from json_each(${rows}) as j
          where owner_id = j.value->>'$.id'`),
    ),
    ...each(embedded, (rows) =>
      db.run(sql`insert into memory_embeddings (${columns})
        select m.id, ${embedder.model}, 'memory', m.workspace_id, j.value->>'$.scope', j.value->>'$.dimensions',
          unhex(j.value->>'$.vector'), ${now}
        from json_each(${rows}) as j join memories m on m.id = j.value->>'$.id'`),
    ),
    ...each(copies, (rows) =>
      db.run(sql`insert into memory_embeddings (${columns})
        select j.value->>'$.id', model, owner, workspace_id, j.value->>'$.scope', dimensions, embedding, ${now}
        from json_each(${rows}) as j join memory_embeddings on owner_id = j.value->>'$.of'`),
    ),
  ];
}

/** What other stores are owed: new vectors, live histories without what is outdated. */
function oweOthers(db: Database, plan: MemoryPlan, { now }: ChangeContext): Statement[] {
  const moved = plan.updates.filter((update) => hasNewWords(update) || hasNewPlace(update, now));
  const indexed = [...plan.inserts, ...moved];
  const outdated = outdatedBy(plan);
  return [
    ...each(
      indexed.map(({ memory }) => memory.id),
      (rows) => enqueueVectorJob(db, 'vector_upsert', sql`from memories where id in ${listed(rows)}`, now),
    ),
    ...each(outdated, (rows) => enqueueForgetJobs(db, listed(rows), now)),
    ...each(outdated, (rows) =>
      db.run(sql`delete from memory_injections where memory_id in ${listed(rows)}`),
    ),
  ];
}

function writeEvidence(
  db: Database,
  { inserts, updates, observations }: MemoryPlan,
  { workspaceId, actor, now, ids }: ChangeContext,
): Statement[] {
  const audited = [
    ...inserts.map(({ memory }) => ({ memory, action: 'memory.create' })),
    ...updates.map(({ before, memory }) => ({
      memory,
      action: auditAction(before.memory.status, memory.status),
    })),
  ].map(({ memory, action }) => ({ id: ids.next('aud'), action, target: memory.id, user: memory.userId }));
  return [
    ...each(observations, (rows) =>
      db.run(sql`insert into memory_observations (id, workspace_id, memory_id, event_id, action, source, content, observed_at, created_at)
        select value->>'$.id', ${workspaceId}, value->>'$.memoryId', value->>'$.eventId', value->>'$.action',
          value->>'$.source', value->>'$.content', value->>'$.observedAt', ${now}
        from json_each(${rows}) where true on conflict do nothing`),
    ),
    ...each(audited, (rows) =>
      db.run(sql`insert into audit_log (id, workspace_id, actor, action, target_id, user_id, created_at)
        select value->>'$.id', ${workspaceId}, ${actor}, value->>'$.action', value->>'$.target', value->>'$.user', ${now}
        from json_each(${rows})`),
    ),
  ];
}

const FIRST_MOMENT = -Number.MAX_SAFE_INTEGER;

/** Fails the batch unless every row that the plan relies on is as it was read, and no other has come between. */
function requireUnchanged(db: Database, { reliesOn, gaps }: MemoryPlan): Statement {
  const rows = reliesOn.map(({ memory }) => ({ id: memory.id, revision: memory.revision }));
  const bounds = gaps.map(({ topicSlot, before, after }) => ({
    slot: topicSlot,
    from: before?.memory.validFrom ?? FIRST_MOMENT,
    fromRow: before?.rowId ?? 0,
    to: after?.memory.validFrom ?? Number.MAX_SAFE_INTEGER,
    toRow: after?.rowId ?? 0,
  }));
  return requireThat(
    db,
    sql`(select count(*) from json_each(${JSON.stringify(rows)}) as r
        join memories m on m.id = r.value->>'$.id' and m.revision = r.value->>'$.revision') = ${rows.length}
      and not exists (select 1 from json_each(${JSON.stringify(bounds)}) as b
        join memories m on m.topic_slot = b.value->>'$.slot' and m.status in ('active', 'superseded')
          and m.valid_from between b.value->>'$.from' and b.value->>'$.to'
          and (m.valid_from, m.row_id) > (b.value->>'$.from', b.value->>'$.fromRow')
          and (m.valid_from, m.row_id) < (b.value->>'$.to', b.value->>'$.toRow'))
    `,
  );
}

/** One statement per slice of rows, none without rows. */
const each = <T>(rows: readonly T[], toStatement: (json: string) => Statement): Statement[] =>
  jsonSlices(rows).map((slice) => toStatement(JSON.stringify(slice)));

/** The values of a JSON array, as a list to search. */
const listed = (rows: string): SQL => sql`(select value from json_each(${rows}))`;

const fieldOf = (column: string): string => `value->>'$.${column}'`;

const hasNewWords = ({ before, memory }: PlannedUpdate): boolean => memory.content !== before.memory.content;

/** Whether search must look for it under other words: those of its subject, topic and tags count too. */
const hasNewTerms = ({ before, memory }: PlannedUpdate): boolean =>
  memoryTermsOf(memory).join(' ') !== memoryTermsOf(before.memory).join(' ');

/** Where the indexes keep a memory that is written at `now`. */
const placeOf = (memory: Memory, { scope }: MemoryKeys, now: number): string =>
  memoryPlace(memory, scope, now);

/** Whether search must look for it elsewhere: the row was written when it was last changed. */
const hasNewPlace = ({ before, memory, keys }: PlannedUpdate, now: number): boolean =>
  placeOf(memory, keys, now) !== placeOf(before.memory, before.keys, before.memory.updatedAt);

const auditAction = (before: string, after: string): string => {
  if (before === after) return 'memory.update';
  return after === 'deleted' ? 'memory.forget' : 'memory.supersede';
};
