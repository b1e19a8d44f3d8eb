/**
 * Removes all that was learnt of a user, because they want it: their memories, what their messages made of how they are spoken
 * to, the summaries of their conversations; and nothing is derived from what they said until then. The record stays, with
 * everything that others own. In slices; each finds what is left for it, so that it may be repeated.
 *
 * Unscoped: removes what a user wants forgotten, shows nothing.
 */

import { sql } from 'drizzle-orm';
import type { Memory } from '../../memory/types.ts';
import type { Database, SqlStatement } from '../database.ts';
import { MEMORY } from '../memories/rows.ts';
import { listed } from '../rows.ts';
import { type LearntLayer, selectLayersLearntFrom, unteachLayer } from './personas.ts';
import { type RemovalContext, remove, removeLayers } from './removals.ts';
import { rollBackSummaries } from './summaries.ts';

/** The user whose memories are removed. */
export interface Learner {
  readonly workspaceId: string;
  readonly userId: string;
}

/** Memories of one slice; a batch that removes them has some forty statements, however many they are. */
export const LEARNT_SLICE = 500;
/** Conversations of one slice. */
const CONVERSATIONS_SLICE = 200;

/** The next memories of a user, in whatever state. What they share of others is not about them. */
export const nextLearnt = (db: Database, { workspaceId, userId }: Learner): Promise<Memory[]> =>
  db
    .step('learnt.memories')
    .select(MEMORY.sql`select * from memories where workspace_id = ${workspaceId} and user_id = ${userId}
      and (visibility = 'private' or subject_id is null or subject_id = user_id) limit ${LEARNT_SLICE}`);

/** The next of a user's own conversations after an id. */
export const nextConversations = (
  db: Database,
  { workspaceId, userId }: Learner,
  after: string,
): Promise<string[]> =>
  db
    .step('learnt.conversations')
    .values(sql`select id from conversations where workspace_id = ${workspaceId} and user_id = ${userId}
      and id > ${after} order by id limit ${CONVERSATIONS_SLICE}`);

/** The statements after which nothing that was said in conversations until now is recalled, told or learnt from any more. */
export function withholdSaid(context: RemovalContext, conversationIds: readonly string[]): SqlStatement[] {
  const { db, workspaceId, now } = context;
  const ids = listed(conversationIds);
  return [
    ...rollBackSummaries(
      context,
      sql`select value as id, 1 as from_seq from json_each(${JSON.stringify(conversationIds)})`,
    ).map(({ statement }) => statement),
    db.run(
      sql`update events set withheld_at = ${now} where conversation_id in ${ids} and withheld_at is null`,
    ),
    remove(db, null, 'retrieval_cache', sql`workspace_id = ${workspaceId}`).statement,
  ];
}

/** The layers of personas that messages of a user changed. */
export async function learntLayers(db: Database, { workspaceId, userId }: Learner): Promise<LearntLayer[]> {
  const [layers] = await db.batch('learnt.layers', [selectLayersLearntFrom(db, workspaceId, userId)]);
  return layers;
}

/** The statements that take out of them what they were taught, with what was said of it. */
export function unteach(
  { db, now }: Pick<RemovalContext, 'db' | 'now'>,
  { workspaceId, userId }: Learner,
  layers: readonly LearntLayer[],
): SqlStatement[] {
  const own = sql`workspace_id = ${workspaceId} and user_id = ${userId}`;
  const candidates = sql`persona_id in (select id from persona_profiles where ${own})`;
  return [
    ...layers.flatMap((layer) => unteachLayer(db, layer, now)),
    ...[
      remove(
        db,
        null,
        'persona_evidence',
        sql`candidate_id in (select id from persona_candidates where ${candidates})`,
      ),
      remove(db, null, 'persona_candidates', candidates),
      // What was asked for in a group was asked for there alone.
      ...removeLayers(db, sql`${own} and conversation_id is not null`),
    ].map(({ statement }) => statement),
  ];
}
