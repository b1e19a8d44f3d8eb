/**
 * Rows that an erasure removes besides conversations: memories of a channel, a user or a workspace, and the rows that name
 * them.
 *
 * Unscoped: removes rows of one target, shows nothing.
 */

import { type SQL, sql } from 'drizzle-orm';
import { userName } from '../../memory/lifetime/tombstones.ts';
import type { Database } from '../database.ts';
import { enqueueReconcileJobs } from '../operations/outbox.ts';
import { listed } from '../rows.ts';
import { conversationsOf, SLICE_MEMORIES } from './conversations.ts';
import { type Erasure, owedBy } from './records.ts';
import {
  type ErasureContext,
  follow,
  PERSONA_TABLES,
  type Removal,
  remove,
  removeLayers,
  removeMentions,
  removeSome,
} from './removals.ts';

/** Rows of one table in one slice. */
const SLICE_ROWS = 2_000;

/** The next memories of a channel, of a user in whatever place and state, or of a workspace. */
export async function nextMemories(
  db: Database,
  { kind, workspaceId, targetId }: Erasure,
): Promise<string[]> {
  const own = (column: string) => sql`${sql.raw(column)} = ${targetId}`;
  const which = kind === 'channel' ? own('channel_id') : kind === 'user' ? own('user_id') : sql`true`;
  return db
    .step('erasure.memories')
    .values(
      sql`select id from memories where workspace_id = ${workspaceId} and ${which} limit ${SLICE_MEMORIES}`,
    );
}

/** Removes a channel that has nothing left in it, and what names it. */
export const removeChannel = (context: ErasureContext): Removal[] => {
  const { db, erasure, workspaceId } = context;
  return [
    ...removeMentions(context, sql`(${erasure.targetId})`),
    remove(db, 'channels', 'channels', sql`${channelOf(erasure)} and ${isEmptyChannel(workspaceId)}`),
  ];
};

/** The channel of an erasure; never a default one. */
const channelOf = ({ workspaceId, targetId }: Erasure): SQL =>
  sql`id = ${targetId} and workspace_id = ${workspaceId} and is_default = 0`;

const isEmptyChannel = (workspaceId: string): SQL => {
  const holds = (table: string) =>
    sql`exists (select 1 from ${sql.raw(table)} p where p.workspace_id = ${workspaceId} and p.channel_id = channels.id)`;
  return sql`not ${holds('conversations')} and not ${holds('memories')} and not ${holds('documents')}`;
};

/** Removes the rows that name a user. */
export const removeUserRows = (context: ErasureContext): Removal[] => {
  const { db, erasure, hider, now } = context;
  const { workspaceId, targetId } = erasure;
  const named = sql`workspace_id = ${workspaceId} and user_id = ${targetId}`;
  const candidates = sql`${ofPersonas(workspaceId)} and user_id = ${targetId}`;
  return [
    remove(
      db,
      'persona_evidence',
      'persona_evidence',
      sql`${ofPersonas(workspaceId)} and candidate_id in (select id from persona_candidates where ${candidates})`,
    ),
    remove(db, 'persona_candidates', 'persona_candidates', candidates),
    remove(db, 'user_settings', 'user_settings', named),
    // What the user said of personas stands in layers of their own, which nobody else shares.
    ...removeLayers(db, named),
    // What they said in a group that keeps nothing is in its object only, which is told by whom it may have been said.
    follow(
      enqueueReconcileJobs(
        db,
        sql`from conversations where memory <> 'full'
          and id in (select conversation_id from conversation_members where ${named})`,
        now,
        erasure.id,
      ),
    ),
    removeSome(db, 'members', 'conversation_members', named, SLICE_ROWS),
    removeSome(db, 'deliveries', 'webhook_deliveries', named, SLICE_ROWS),
    // By what else a platform calls them.
    remove(
      db,
      'aliases',
      'webhook_aliases',
      sql`workspace_id = ${workspaceId} and (canonical = ${targetId} or alias = ${targetId})`,
    ),
    removeSome(db, 'traces', 'traces', named, SLICE_ROWS),
    removeSome(db, 'audit_entries', 'audit_log', named, SLICE_ROWS),
    remove(db, null, 'retrieval_cache', sql`workspace_id = ${workspaceId}`),
    ...removeMentions(
      context,
      listed([targetId ?? '', ...hider.hidden(userName(workspaceId, targetId ?? ''))]),
    ),
  ];
};

/** Rows that belong to the personas of a workspace; their tables have no index of their own over it. */
const ofPersonas = (workspaceId: string): SQL =>
  sql`persona_id in (select id from persona_profiles where workspace_id = ${workspaceId})`;

/** Further tables of a workspace, and what a receipt calls their rows. */
const WORKSPACE_TABLES = {
  persona_profiles: 'persona_profiles',
  user_settings: 'user_settings',
  session_aliases: 'aliases',
  conversation_members: 'members',
  traces: 'traces',
  turn_counts: 'turn_counts',
  retrieval_cache: 'cached_recalls',
  memory_embeddings: 'embeddings',
  webhook_adapters: 'webhooks',
  webhook_deliveries: 'deliveries',
  webhook_aliases: 'aliases',
  maintenance_runs: 'maintenance_runs',
  audit_log: 'audit_entries',
  scope_versions: 'scope_versions',
} as const;

/**
 * Removes the remaining rows of a workspace, but for the jobs that its objects still owe. Only its own receipt stays.
 * `keyIds` are the keys of the workspace: answers that showed one are remembered here.
 */
export const removeWorkspaceRows = (context: ErasureContext, keyIds: readonly string[]): Removal[] => {
  const { db, erasure } = context;
  const { id, workspaceId } = erasure;
  const own = sql`workspace_id = ${workspaceId}`;
  return [
    remove(
      db,
      null,
      'idempotency_records',
      sql`resource_id in (select id from channels where ${own}) or resource_id = ${workspaceId} or resource_id in ${listed(keyIds)}`,
    ),
    remove(db, null, 'webhook_lanes', own),
    ...PERSONA_TABLES.map((table) => remove(db, table, table, ofPersonas(workspaceId))),
    ...Object.entries(WORKSPACE_TABLES).map(([table, rows]) => removeSome(db, rows, table, own, SLICE_ROWS)),
    removeSome(db, 'channels', 'channels', sql`${own} and ${isEmptyChannel(workspaceId)}`, SLICE_ROWS),
    removeSome(db, 'jobs', 'outbox_jobs', sql`${own} and not (${owedBy(erasure)})`, SLICE_ROWS),
    removeSome(db, 'receipts', 'erasures', sql`${own} and id <> ${id}`, SLICE_ROWS),
  ];
};

/**
 * Condition: something is left that must be gone before an erasure is finished. It may have come back since its step.
 */
export function leftOf(erasure: Erasure): SQL {
  const { kind, workspaceId } = erasure;
  switch (kind) {
    case 'conversation':
      return sql`select 1 from conversations c where ${conversationsOf(erasure)}`;
    case 'channel':
      return sql`select 1 from channels where ${channelOf(erasure)}`;
    case 'user':
      // Whoever is erased may write again at once: what comes then is new.
      return sql`select 1 where false`;
    case 'workspace':
      return sql`select 1 from channels where workspace_id = ${workspaceId}
        union all select 1 from memories where workspace_id = ${workspaceId}
        union all select 1 from documents where workspace_id = ${workspaceId}`;
  }
}
