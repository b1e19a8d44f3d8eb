/**
 * Removes a user's messages in group conversations, and the answers to them. The conversation stays, with a higher revision:
 * its object catches up, and a turn that was under way is decided again.
 *
 * Unscoped: removes what a user said in groups, shows nothing.
 */

import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { enqueueReconcileJobs } from '../operations/outbox.ts';
import { listed } from '../rows.ts';
import type { Erasure } from './records.ts';
import { type ErasureContext, follow, type Removal, removeEvents } from './removals.ts';
import { rollBackSummaries } from './summaries.ts';
import {
  buryInErasure,
  type RecentTurn,
  recentTurns,
  SLICED_EVENT,
  slicedEvent,
  turnTombstones,
} from './tombstones.ts';

/** Messages of the user in one slice; each brings along the rest of its turn, 20 tool results and a reply at most. */
const SLICE_MESSAGES = 100;

/** Events to remove, and the conversations that they stand in with the first of each. */
export interface GroupSlice {
  readonly eventIds: readonly string[];
  readonly conversations: readonly { readonly id: string; readonly fromSeq: number }[];
  /** The turns that may be sent again. */
  readonly turns: readonly RecentTurn[];
}

const SLICED = SLICED_EVENT.with({ seq: Number });

/** The next messages of the user that stand in conversations of others, with the turns that they began; null when none is left. */
export async function nextGroupSlice(
  db: Database,
  { workspaceId, targetId }: Erasure,
  now: number,
): Promise<GroupSlice | null> {
  const events = await db.step('erasure.group').select(SLICED.sql`with own as materialized (
        select row_id, conversation_id, turn_id from events
        where workspace_id = ${workspaceId} and user_id = ${targetId} limit ${SLICE_MESSAGES})
      select ${slicedEvent(now)}, seq from events where row_id in (
        select row_id from own
        union select e.row_id from own join events e on e.conversation_id = own.conversation_id and e.turn_id = own.turn_id)`);
  if (events.length === 0) return null;
  return {
    eventIds: events.map(({ id }) => id),
    conversations: [...Map.groupBy(events, (event) => event.conversationId)].map(([id, own]) => ({
      id,
      fromSeq: Math.min(...own.map(({ seq }) => seq)),
    })),
    turns: recentTurns(events, now),
  };
}

/** The removals of a slice. Summaries that know of the events go too: nobody can take one voice out of them. */
export function removeGroupSlice(
  context: ErasureContext,
  { eventIds, conversations, turns }: GroupSlice,
): Removal[] {
  const { db, erasure, now } = context;
  const groups = sql`json_each(${JSON.stringify(conversations)})`;
  const ids = listed(conversations.map(({ id }) => id));
  return [
    ...buryInErasure(context, turnTombstones(context, turns)),
    ...rollBackSummaries(
      context,
      sql`select g.value->>'$.id' as id, g.value->>'$.fromSeq' as from_seq from ${groups} as g`,
    ),
    ...removeEvents(context, eventIds, { keepsEvidence: false }),
    follow(db.run(sql`update conversations set revision = revision + 1 where id in ${ids}`)),
    follow(enqueueReconcileJobs(db, sql`from conversations where id in ${ids}`, now, erasure.id)),
  ];
}
