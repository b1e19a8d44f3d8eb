/**
 * Removes a memory, an event or a chunk with everything derived from it. Children go before parents; the vectors and the live
 * histories that show a memory follow through the outbox, whose jobs are written in the same batch.
 *
 * Unscoped: removes rows by id, shows nothing.
 */

import { type SQL, sql } from 'drizzle-orm';
import type { Hider } from '../../memory/lifetime/tombstones.ts';
import type { Database, SqlStatement } from '../database.ts';
import { dropAnswers } from '../operations/idempotency.ts';
import { enqueueForgetJobs, enqueueVectorJob } from '../operations/outbox.ts';
import { listed } from '../rows.ts';
import { countRemoved, type Erasure } from './records.ts';
import { forgetSuccessors, reopenPredecessors } from './reopened-values.ts';

/** One statement of a removal, and what a receipt calls the rows that it deletes; null for what only follows from them. */
export interface Removal {
  readonly rows: string | null;
  readonly statement: SqlStatement;
}

/** Workspace of a removal, and the erasure that it is part of, if that takes more than one memory. */
export interface RemovalContext {
  readonly db: Database;
  readonly workspaceId: string;
  readonly erasure: Erasure | null;
  readonly now: number;
}

/** The same in an erasure of more than one memory. */
export interface ErasureContext extends RemovalContext {
  readonly erasure: Erasure;
  /** Tells what was erased, for when it comes back. */
  readonly hider: Hider;
}

/** The removals, for a batch; each is followed by what counts the rows that it deleted. */
export const countedBy = (
  removals: readonly Removal[],
  count: (rows: string) => readonly SqlStatement[],
): SqlStatement[] =>
  removals.flatMap(({ rows, statement }) => (rows === null ? [statement] : [statement, ...count(rows)]));

/** The removals with the counts of their erasure. */
export const counted = (db: Database, erasureId: string, removals: readonly Removal[]): SqlStatement[] =>
  countedBy(removals, (rows) => [countRemoved(db, erasureId, rows)]);

/** Deletes the rows of a table that `which` picks. */
export const remove = (db: Database, rows: string | null, table: string, which: SQL): Removal => ({
  rows,
  statement: db.run(sql`delete from ${sql.raw(table)} where ${which}`),
});

/** The same for at most `limit` rows: a slice of what may be many. */
export const removeSome = (db: Database, rows: string, table: string, which: SQL, limit: number): Removal =>
  remove(db, rows, table, sql`rowid in (select rowid from ${sql.raw(table)} where ${which} limit ${limit})`);

/** Removes memories. */
export const removeMemories = (context: RemovalContext, memoryIds: readonly string[]): Removal[] =>
  removeMemoriesWhere(context, sql`id in ${listed(memoryIds)}`);

/**
 * Removes the memories that `which` picks. What they had replaced holds again, as if they had never been stated; without
 * `reopens` it stays history, because they were stated and have only run out.
 */
export function removeMemoriesWhere(
  context: RemovalContext,
  which: SQL,
  { reopens }: { readonly reopens: boolean } = { reopens: true },
): Removal[] {
  const { db, workspaceId, erasure, now } = context;
  const ids = sql`(select id from memories where ${which})`;
  const erasureId = erasure?.id ?? null;
  const owed = [
    enqueueVectorJob(db, 'vector_delete', sql`from memories where ${which}`, now, erasureId),
    enqueueForgetJobs(db, ids, now, erasureId),
  ];
  return [
    ...removeMentions(context, ids),
    ...(owesStores(context) ? owed.map(follow) : []),
    remove(db, 'live_histories', 'memory_injections', sql`memory_id in ${ids}`),
    remove(db, null, 'memories_fts', sql`rowid in (select row_id from memories where ${which})`),
    remove(db, 'embeddings', 'memory_embeddings', sql`owner_id in ${ids}`),
    remove(db, 'observations', 'memory_observations', sql`memory_id in ${ids}`),
    // Nothing is left for it to return to when all of a workspace goes.
    ...(owesStores(context)
      ? (reopens ? reopenPredecessors : forgetSuccessors)(context, ids).map(follow)
      : []),
    remove(db, 'memories', 'memories', which),
    remove(db, null, 'retrieval_cache', sql`workspace_id = ${workspaceId}`),
  ];
}

/** Removes events. With them goes the evidence that they were, unless `keepsEvidence`. */
export const removeEvents = (
  context: RemovalContext,
  eventIds: readonly string[],
  keeping: { readonly keepsEvidence: boolean },
): Removal[] => removeEventsIn(context, listed(eventIds), keeping);

/** Removes the events of a list of ids in SQL. */
export const removeEventsIn = (
  context: RemovalContext,
  ids: SQL,
  { keepsEvidence }: { readonly keepsEvidence: boolean },
): Removal[] => {
  const { db } = context;
  return [
    ...removeMentions(context, ids),
    ...removeShown(context, ids),
    ...removeEmbeddings(context, ids),
    remove(db, null, 'events_fts', sql`rowid in (select row_id from events where id in ${ids})`),
    ...(keepsEvidence ? [] : [remove(db, 'observations', 'memory_observations', sql`event_id in ${ids}`)]),
    remove(db, 'events', 'events', sql`id in ${ids}`),
  ];
};

/** Removes chunks: summaries of messages, pieces of documents. */
export const removeChunks = (context: RemovalContext, chunkIds: readonly string[]): Removal[] =>
  removeChunksIn(context, listed(chunkIds));

/** Removes the chunks of a list of ids in SQL. */
export const removeChunksIn = (context: RemovalContext, ids: SQL): Removal[] => {
  const { db } = context;
  return [
    ...removeMentions(context, ids),
    ...removeShown(context, ids),
    ...removeEmbeddings(context, ids),
    remove(db, null, 'chunks_fts', sql`rowid in (select row_id from chunks where id in ${ids})`),
    remove(db, 'chunks', 'chunks', sql`id in ${ids}`),
  ];
};

/**
 * Removes what names one of these things elsewhere: pending jobs, remembered answers, and in an erasure the audit rows.
 * Of those, who erased what stays.
 */
export const removeMentions = ({ db, workspaceId, erasure }: RemovalContext, ids: SQL): Removal[] => [
  remove(db, 'jobs', 'outbox_jobs', sql`target_id in ${ids}`),
  follow(dropAnswers(db, ids)),
  // Answers of searches show anything of the workspace, and may be given anew.
  remove(db, null, 'idempotency_records', sql`resource_id = ${workspaceId}`),
  ...(erasure === null
    ? []
    : [
        remove(
          db,
          'audit_entries',
          'audit_log',
          sql`workspace_id = ${workspaceId} and target_id in ${ids} and action not glob '*.erase'`,
        ),
      ]),
];

/** Owes the live histories that quote events or chunks to take them out; the objects of a workspace that is erased go as a whole. */
const removeShown = (context: RemovalContext, ids: SQL): Removal[] => {
  const { db, erasure, now } = context;
  return [
    ...(owesStores(context) ? [follow(enqueueForgetJobs(db, ids, now, erasure?.id ?? null))] : []),
    remove(db, 'live_histories', 'memory_injections', sql`memory_id in ${ids}`),
  ];
};

/** Removes the embeddings of events or chunks; their vectors follow. */
const removeEmbeddings = (context: RemovalContext, ids: SQL): Removal[] => {
  const { db, erasure, now } = context;
  const embedded = sql`from (select distinct workspace_id, owner_id as id from memory_embeddings where owner_id in ${ids})`;
  const owed = enqueueVectorJob(db, 'vector_delete', embedded, now, erasure?.id ?? null);
  return [
    ...(owesStores(context) ? [follow(owed)] : []),
    remove(db, 'embeddings', 'memory_embeddings', sql`owner_id in ${ids}`),
  ];
};

/** Removes the embeddings that some owners have of one model, after their vectors. */
export const removeEmbeddingsOf = (
  { db, workspaceId }: RemovalContext,
  model: string,
  ownerIds: readonly string[],
): Removal[] => [
  remove(
    db,
    'embeddings',
    'memory_embeddings',
    sql`workspace_id = ${workspaceId} and model = ${model} and owner_id in ${listed(ownerIds)}`,
  ),
];

/** Children of personas, before them. */
export const PERSONA_TABLES = ['persona_evidence', 'persona_candidates', 'persona_revisions'] as const;

/** Removes the layers of personas that `which` picks, with what was said of them. */
export const removeLayers = (db: Database, which: SQL): Removal[] => [
  ...PERSONA_TABLES.map((table) =>
    remove(db, table, table, sql`persona_id in (select id from persona_profiles where ${which})`),
  ),
  remove(db, 'persona_profiles', 'persona_profiles', which),
];

/** A statement that only follows from a removal. */
export const follow = (statement: SqlStatement): Removal => ({ rows: null, statement });

/** The index and the live histories of a workspace that is erased go as a whole. */
const owesStores = ({ erasure }: RemovalContext): boolean => erasure?.kind !== 'workspace';
