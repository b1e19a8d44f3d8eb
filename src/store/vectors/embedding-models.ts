/**
 * The models that a workspace has vectors of beside the one that is part of this code, and what still lacks them. Whatever is
 * embedded at all has a vector of that one, written with it: what lacks another is found by that.
 *
 * Unscoped: the texts that lack a vector, for the embedder; nothing is shown.
 */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { INLINE_MODEL } from '../../memory/types.ts';
import type { Database, SqlStatement } from '../database.ts';
import { enqueueVectorJob } from '../operations/outbox.ts';
import { insertSelect, listed, type RowOf, rowOf } from '../rows.ts';
import { embeddingModels } from '../schema/memories.ts';
import { insertEmbeddings } from './embeddings.ts';

/** Younger gaps are being filled by whoever made them. */
const MISSING_AFTER_MS = 60 * 1000;

/** A model of a workspace: since when something may be without a vector of it, and since when another one serves in its place. */
const MODEL = rowOf(embeddingModels, 'model', 'dimensions', 'missingSince', 'retiredAt');
export type ModelInUse = RowOf<typeof MODEL>;

/** The statement that reads them, retired ones too: their vectors are there until they are removed. */
export const selectModels = (db: Database, workspaceId: string) =>
  db.select(
    MODEL.sql`select ${MODEL.of()} from embedding_models where workspace_id = ${workspaceId} order by model`,
  );

/** Workspaces where something may lack a vector, at most `limit`. */
export const workspacesMissingVectors = (db: Database, now: number, limit: number): Promise<string[]> =>
  db.step('embeddings.missing').values(sql`select distinct workspace_id from embedding_models
      where missing_since <= ${now - MISSING_AFTER_MS} and retired_at is null limit ${limit}`);

/** Takes a model into use, unless it is: until a look at everything says otherwise, much may lack its vectors. */
export const takeIntoUse = (
  db: Database,
  workspaceId: string,
  { model, dimensions }: { readonly model: string; readonly dimensions: number },
  now: number,
): SqlStatement =>
  insertSelect(
    db,
    embeddingModels,
    { workspaceId, model, dimensions, createdAt: now, missingSince: now },
    sql`where true on conflict do update set retired_at = null, missing_since = ${now} where retired_at is not null`,
  );

/** Retires the models that are not among `kept`. */
export const retireOthers = (
  db: Database,
  workspaceId: string,
  kept: readonly string[],
  now: number,
): SqlStatement =>
  db.orm
    .update(embeddingModels)
    .set({ retiredAt: now, missingSince: null })
    .where(and(inUse(workspaceId), sql`model not in ${listed(kept)}`));

/** Notes that something lacks a vector of a model since `now`. */
export const noteMissing = (db: Database, workspaceId: string, model: string, now: number): SqlStatement =>
  db.orm
    .update(embeddingModels)
    .set({ missingSince: now })
    .where(and(inUse(workspaceId), eq(embeddingModels.model, model)));

/** Notes that much may lack the vectors of all models in use: of messages, which were not embedded until now. */
export const noteAllMissing = (db: Database, workspaceId: string, now: number): SqlStatement =>
  db.orm.update(embeddingModels).set({ missingSince: now }).where(inUse(workspaceId));

/** Notes that nothing lacked a vector of a model, unless something has been noted since the look at everything began. */
export const noteComplete = (
  db: Database,
  workspaceId: string,
  { model, missingSince }: Pick<ModelInUse, 'model' | 'missingSince'>,
): SqlStatement =>
  db.orm
    .update(embeddingModels)
    .set({ missingSince: null })
    .where(
      and(
        eq(embeddingModels.workspaceId, workspaceId),
        eq(embeddingModels.model, model),
        sql`missing_since is ${missingSince}`,
      ),
    );

const inUse = (workspaceId: string) =>
  and(eq(embeddingModels.workspaceId, workspaceId), isNull(embeddingModels.retiredAt));

/** Owner that lacks a vector: its text, and the vector that it has, by which a later change of the text is noticed. */
export interface Unembedded {
  readonly ownerId: string;
  readonly content: string;
  readonly print: string;
}

/** Fingerprint of an embedding, which tells it from the one that another text would have. */
const printOf = (e: SQL): SQL => sql`${e}.created_at || ' ' || hex(substr(${e}.embedding, 1, 32))`;
const PRINT = printOf(sql.raw('e'));
/** The text of an owner: a memory or a chunk. */
const CONTENT = sql.raw(`coalesce((select content from memories where id = e.owner_id),
  (select content from chunks where id = e.owner_id))`);

const unembedded = (workspaceId: string, model: string) => sql`from memory_embeddings e
  where e.workspace_id = ${workspaceId} and e.model = ${INLINE_MODEL}
    and not exists (select 1 from memory_embeddings t where t.owner_id = e.owner_id and t.model = ${model})
    and ${CONTENT} is not null`;

/** The statement that finds which of some owners lack a vector of a model. */
export const selectUnembeddedOf = (
  db: Database,
  workspaceId: string,
  model: string,
  ownerIds: readonly string[],
) =>
  db.select<Unembedded>(sql`select e.owner_id as ownerId, ${CONTENT} as content, ${PRINT} as print
    ${unembedded(workspaceId, model)} and e.owner_id in ${listed(ownerIds)}`);

/** The next owners that lack a vector of a model, in the order of ids. */
export const selectUnembedded = (
  db: Database,
  workspaceId: string,
  model: string,
  after: string,
  limit: number,
) =>
  db.select<Unembedded>(sql`select e.owner_id as ownerId, ${CONTENT} as content, ${PRINT} as print
    ${unembedded(workspaceId, model)} and e.owner_id > ${after} order by e.owner_id limit ${limit}`);

/**
 * The statements that write vectors of a model beside those that were read, where the text is still the one that was
 * embedded: a change of the text takes all vectors of its owner away, and owes new ones by itself.
 */
export const insertVectors = (
  db: Database,
  workspaceId: string,
  model: string,
  vectors: readonly { readonly ownerId: string; readonly print: string; readonly vector: Float32Array }[],
  now: number,
): SqlStatement[] =>
  insertEmbeddings(
    db,
    vectors,
    { model, owner: sql`o.owner`, now },
    sql`cross join memory_embeddings o on o.owner_id = j.value->>'$.ownerId' and o.model = ${INLINE_MODEL}
      where +o.workspace_id = ${workspaceId} and ${printOf(sql.raw('o'))} = j.value->>'$.print' on conflict do nothing`,
  );

/** The statement that owes the index the vectors of those owners that have one of a model. */
export const oweVectors = (
  db: Database,
  workspaceId: string,
  model: string,
  ownerIds: readonly string[],
  now: number,
): SqlStatement =>
  enqueueVectorJob(
    db,
    'vector_upsert',
    sql`from (select workspace_id, owner_id as id from memory_embeddings
      where model = ${model} and workspace_id = ${workspaceId}
        and owner_id in ${listed(ownerIds)})`,
    now,
  );

/** Looks for jobs that still owe the index vectors of a workspace; those that were given up do not count. */
export async function owesVectors(db: Database, workspaceId: string): Promise<boolean> {
  const owed = sql`select 1 from outbox_jobs where workspace_id = ${workspaceId} and status = 'pending'
    and kind = 'vector_upsert' limit 1`;
  return (await db.step('embeddings.owed').values(owed)).length > 0;
}

/** Forgets the models of a workspace, once none of its vectors is left. */
export const removeModels = (db: Database, workspaceId: string): SqlStatement =>
  db.orm.delete(embeddingModels).where(eq(embeddingModels.workspaceId, workspaceId));
