/** Rows that are kept for a time and that nothing is derived from: audit rows, finished runs, embeddings of retired models. */

import { type SQL, sql } from 'drizzle-orm';
import type { Database, SqlStatement } from '../database.ts';
import { listed } from '../rows.ts';

/** Rows of one statement. */
const SLICE_ROWS = 2_000;
/** Embeddings of one slice: their vectors are taken out of an index that takes so many at once. */
const SLICE_EMBEDDINGS = 500;

/** Rows that were removed, and whether that was all of them. */
export interface RowsRemoved {
  readonly n: number;
  readonly isLast: boolean;
}

/** Removes audit rows of a workspace that were written by `writtenBy`; `counting` follows. */
export const removeOldAudit = (
  db: Database,
  workspaceId: string,
  writtenBy: number,
  counting: readonly SqlStatement[],
): Promise<RowsRemoved> =>
  removeRows(db, 'audit_log', sql`workspace_id = ${workspaceId} and created_at <= ${writtenBy}`, counting);

/** Removes runs of maintenance of a workspace that finished by `finishedBy`; `counting` follows. */
export const removeFinishedRuns = (
  db: Database,
  workspaceId: string,
  finishedBy: number,
  counting: readonly SqlStatement[],
): Promise<RowsRemoved> =>
  removeRows(
    db,
    'maintenance_runs',
    sql`workspace_id = ${workspaceId} and status in ('done', 'failed') and finished_at <= ${finishedBy}`,
    counting,
  );

async function removeRows(
  db: Database,
  table: string,
  which: SQL,
  counting: readonly SqlStatement[],
): Promise<RowsRemoved> {
  const [, rows] = await db.batch('retention.rows', [
    db.run(sql`delete from ${sql.raw(table)} where rowid in
      (select rowid from ${sql.raw(table)} where ${which} limit ${SLICE_ROWS})`),
    db.select<{ n: number }>(sql`select changes() as n`),
    ...counting,
  ]);
  const n = rows[0]?.n ?? 0;
  return { n, isLast: n < SLICE_ROWS };
}

/** A model that no workspace's searches use any more. */
export interface RetiredModel {
  readonly model: string;
  readonly dimensions: number;
}

/** A model of the workspace that was retired by `retiredBy`, or null. */
export async function nextRetiredModel(
  db: Database,
  workspaceId: string,
  retiredBy: number,
): Promise<RetiredModel | null> {
  const rows = await db
    .step('retention.models')
    .select<RetiredModel>(sql`select model, dimensions from embedding_models
      where workspace_id = ${workspaceId} and retired_at <= ${retiredBy} order by model limit 1`);
  return rows[0] ?? null;
}

/** Owners of embeddings of a model, the next few. */
export async function nextOwners(db: Database, workspaceId: string, model: string): Promise<string[]> {
  return db
    .step('retention.owners')
    .values(sql`select owner_id as id from memory_embeddings indexed by memory_embeddings_by_workspace
      where workspace_id = ${workspaceId} and model = ${model} order by owner_id limit ${SLICE_EMBEDDINGS}`);
}

/**
 * Removes embeddings of a model that is still retired, and the model with the last of them; `counting` follows their deletion.
 * One that serves again meanwhile loses nothing.
 */
export async function removeRetiredEmbeddings(
  db: Database,
  workspaceId: string,
  model: string,
  { ownerIds, retiredBy }: { readonly ownerIds: readonly string[]; readonly retiredBy: number },
  counting: readonly SqlStatement[],
): Promise<void> {
  const own = sql`workspace_id = ${workspaceId} and model = ${model}`;
  await db.write('retention.embeddings', [
    db.run(sql`delete from memory_embeddings where ${own}
      and owner_id in ${listed(ownerIds)}
      and exists (select 1 from embedding_models m where m.workspace_id = ${workspaceId} and m.model = ${model}
        and m.retired_at <= ${retiredBy})`),
    ...counting,
    db.run(sql`delete from embedding_models where ${own} and retired_at <= ${retiredBy}
      and not exists (select 1 from memory_embeddings where ${own})`),
  ]);
}
