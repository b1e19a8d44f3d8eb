/**
 * Erasure of conversations, a slice at a time: some of them are closed to turns, then their memories, events and chunks
 * go, and at last what else names them and they themselves. A slice that is repeated finds what is left.
 *
 * Unscoped: removes what belongs to conversations, shows nothing.
 */

import { type SQL, sql } from 'drizzle-orm';
import { SERIES_MARK } from '../../memory/conversations/chat-series.ts';
import {
  conversationName,
  type Message,
  messageTombstones,
  namedTombstone,
  recordTombstones,
} from '../../memory/lifetime/tombstones.ts';
import type { Database } from '../database.ts';
import { enqueueReconcileJobs } from '../operations/outbox.ts';
import { listed } from '../rows.ts';
import { type LearntLayer, selectLearntLayers, unteachLayer } from './personas.ts';
import { type Erasure, KEPT_MEMORIES } from './records.ts';
import {
  type ErasureContext,
  follow,
  type Removal,
  remove,
  removeChunks,
  removeEvents,
  removeLayers,
  removeMemories,
  removeMentions,
  removeSome,
} from './removals.ts';
import {
  buryInErasure,
  messagesOf,
  type RecentTurn,
  recentTurns,
  SLICED_MESSAGE,
  slicedEvent,
  slicedMessage,
  turnTombstones,
} from './tombstones.ts';

/** Conversations of one slice. */
const SLICE_CONVERSATIONS = 20;
const SLICE_EVENTS = 500;
const SLICE_CHUNKS = 200;
/** Memories of one slice, wherever they are. */
export const SLICE_MEMORIES = 200;
/** Rows of each further table of conversations; a scratchpad's may have 64 KB. */
const SLICE_ROWS = 200;

/** Tables that belong to conversations, and what a receipt calls their rows. */
export const CONVERSATION_PARTS = {
  conversation_members: 'members',
  session_aliases: 'aliases',
  compactions: 'compactions',
  snapshots: 'snapshots',
  scratchpads: 'scratchpads',
  traces: 'traces',
  memory_injections: 'live_histories',
} as const;

/** Rows that one slice found to remove. */
export interface ConversationSlice {
  readonly conversationIds: readonly string[];
  readonly memoryIds: readonly string[];
  readonly eventIds: readonly string[];
  readonly chunkIds: readonly string[];
  /** The session keys of the conversations, and those that were aliases of them. */
  readonly sessionKeys: readonly string[];
  /** The layers of users that they changed. */
  readonly layers: readonly LearntLayer[];
  /** The turns of the events that may be sent again. */
  readonly turns: readonly RecentTurn[];
  /** The messages that are not to come back in another conversation. */
  readonly messages: readonly Message[];
}

/** Condition for the conversations `c` that an erasure is about. */
export function conversationsOf({ kind, workspaceId, targetId }: Erasure): SQL {
  const own = sql`c.workspace_id = ${workspaceId}`;
  switch (kind) {
    case 'conversation':
      return sql`${own} and c.id = ${targetId}`;
    case 'channel':
      return sql`${own} and c.channel_id = ${targetId}`;
    case 'user':
      return sql`${own} and c.user_id = ${targetId}`;
    case 'workspace':
      return own;
  }
}

/**
 * Closes the next conversations to turns and reads what of theirs goes first; null when no conversation is left. A turn
 * that was under way loses its compare and set: whatever it wrote before is read here, and nothing comes after.
 */
export async function nextSlice(
  db: Database,
  erasure: Erasure,
  now: number,
): Promise<ConversationSlice | null> {
  const next = await db.step('erasure.conversations').select<{ id: string; keys: string }>(
    sql`select c.id, (select json_group_array(k.key) from (select c.session_key as key
          union select legacy_key from session_aliases where conversation_id = c.id) as k) as keys
        from conversations c where ${conversationsOf(erasure)} limit ${SLICE_CONVERSATIONS}`,
  );
  if (next.length === 0) return null;
  const conversationIds = next.map(({ id }) => id);
  const ids = listed(conversationIds);
  const [, memories, events, chunks, layers] = await db.batch('erasure.slice', [
    db.run(sql`update conversations set status = 'archived', ended_at = coalesce(ended_at, ${now}), revision = revision + 1
      where id in ${ids} and status <> 'archived'`),
    db.select<{ id: string }>(sql`select id from (${memoriesOf(erasure, ids)}) limit ${SLICE_MEMORIES}`),
    db.select(
      SLICED_MESSAGE.sql`select ${slicedEvent(now)}, ${slicedMessage} from events where conversation_id in ${ids} limit ${SLICE_EVENTS}`,
    ),
    db.select<{ id: string }>(sql`select id from (${chunksOf(erasure, ids)}) limit ${SLICE_CHUNKS}`),
    selectLearntLayers(db, conversationIds),
  ]);
  return {
    conversationIds,
    memoryIds: memories.map(({ id }) => id),
    eventIds: events.map(({ id }) => id),
    chunkIds: chunks.map(({ id }) => id),
    sessionKeys: next.flatMap(({ keys }) => JSON.parse(keys) as string[]),
    // With their user, or all of a workspace, layers go as a whole.
    layers: outlivesLayers(erasure) ? layers : [],
    turns: recentTurns(events, now),
    messages: messagesOf(erasure, events),
  };
}

/** The removals of a slice. When all three kinds of rows fitted, the conversations go with them. */
export function removeSlice(context: ErasureContext, slice: ConversationSlice): Removal[] {
  const { erasure, hider, workspaceId, now } = context;
  const isLast =
    slice.memoryIds.length < SLICE_MEMORIES &&
    slice.eventIds.length < SLICE_EVENTS &&
    slice.chunkIds.length < SLICE_CHUNKS;
  const keepsEvidence = keepsWhatWasLearnt(erasure);
  const names = slice.sessionKeys.map((key) =>
    namedTombstone(hider, conversationName(workspaceId, key), now),
  );
  return [
    ...buryInErasure(context, [
      ...names,
      ...turnTombstones(context, slice.turns),
      ...messageTombstones(hider, workspaceId, slice.messages, now),
      ...recordTombstones(hider, workspaceId, slice.memoryIds, now),
    ]),
    ...(slice.memoryIds.length === 0 ? [] : removeMemories(context, slice.memoryIds)),
    ...(slice.eventIds.length === 0 ? [] : removeEvents(context, slice.eventIds, { keepsEvidence })),
    ...(slice.chunkIds.length === 0 ? [] : removeChunks(context, slice.chunkIds)),
    ...(isLast ? slice.layers.flatMap((layer) => unteachLayer(context.db, layer, now).map(follow)) : []),
    ...(isLast ? removeConversations(context, slice.conversationIds) : []),
  ];
}

/** Selects erasures after which users keep their layers, without what they said in what is erased. */
const outlivesLayers = (erasure: Erasure): boolean =>
  (erasure.kind === 'conversation' || erasure.kind === 'channel') && !keepsWhatWasLearnt(erasure);

/** Selects erasures after which memories stay that were learnt in the conversation. */
const keepsWhatWasLearnt = ({ counts }: Erasure): boolean => counts[KEPT_MEMORIES] !== undefined;

/**
 * The working memory of the conversations, and what was learnt in them and is evident from nowhere else. Evidence that
 * something no longer holds says nothing for it: it keeps no memory. Nor does evidence whose message retention has removed:
 * nobody knows any more that it was said elsewhere.
 */
const memoriesOf = (erasure: Erasure, ids: SQL): SQL => {
  const { workspaceId } = erasure;
  const working = sql`select id from memories where conversation_id in ${ids} and workspace_id = ${workspaceId}`;
  if (keepsWhatWasLearnt(erasure)) return working;
  return sql`${working} union select m.id from memories m
    where m.source_conversation_id in ${ids} and m.workspace_id = ${workspaceId}
      and not exists (select 1 from memory_observations o join events said on said.id = o.event_id
        where o.memory_id = m.id and o.action not in ('superseded', 'withdrawn')
          and not exists (select 1 from conversations c
            where c.id = said.conversation_id and ${conversationsOf(erasure)}))`;
};

/** The chunks of conversations, kind by kind: each has an index of its own, and there is none over both. */
const chunksOf = ({ workspaceId }: Erasure, ids: SQL): SQL =>
  sql`select id from chunks where kind = 'summary' and conversation_id in ${ids}
    union all select id from chunks where kind = 'document' and workspace_id = ${workspaceId} and conversation_id in ${ids}`;

/**
 * Condition for deliveries that conversations took or owe, and that nobody took yet in their chats. Other conversations
 * of a chat keep theirs.
 */
const deliveriesOf = ({ workspaceId }: Erasure, ids: SQL): SQL =>
  // Two look-ups, each on its index: an OR would read all deliveries of the workspace.
  sql`id in (select id from webhook_deliveries indexed by webhook_deliveries_by_conversation
      where conversation_id in ${ids} and workspace_id = ${workspaceId}
    union all select id from webhook_deliveries indexed by webhook_deliveries_by_lane
      where workspace_id = ${workspaceId} and lane in (select ${LANE} from conversations c where c.id in ${ids})
        and conversation_id is null)`;

/** The chat of a conversation `c`, whichever of its conversations it is. */
const LANE = sql`substr(c.chat_id, 1, instr(c.chat_id || ${SERIES_MARK}, ${SERIES_MARK}) - 1)`;

/**
 * Removes conversations that have nothing left but a slice of their parts, and owes their objects to forget everything.
 * Those that quote their messages are told when these go.
 */
function removeConversations(context: ErasureContext, conversationIds: readonly string[]): Removal[] {
  const { db, erasure, now } = context;
  const ids = listed(conversationIds);
  const has = (table: string) =>
    sql`exists (select 1 from ${sql.raw(table)} p where p.conversation_id = c.id)`;
  const isEmpty = sql`not (${sql.join(['events', 'memories', ...Object.keys(CONVERSATION_PARTS)].map(has), sql` or `)})
    and not exists (select 1 from webhook_deliveries d where d.conversation_id = c.id)
    and not exists (select 1 from webhook_deliveries d where d.workspace_id = c.workspace_id and d.lane = ${LANE}
      and d.conversation_id is null)
    and not exists (${chunksOf(erasure, sql`(c.id)`)})`;
  const leaving = sql`(select c.id, c.workspace_id from conversations c where c.id in ${ids} and ${isEmpty})`;
  const said = sql`(select id from persona_candidates where conversation_id in ${ids})`;
  return [
    // What waits in a chat would open its conversation again.
    removeSome(db, 'deliveries', 'webhook_deliveries', deliveriesOf(erasure, ids), SLICE_ROWS),
    // What was said of personas goes, after what it made of them.
    remove(db, 'persona_evidence', 'persona_evidence', sql`candidate_id in ${said}`),
    remove(db, 'persona_candidates', 'persona_candidates', sql`conversation_id in ${ids}`),
    // What was asked for in a group held there alone.
    ...removeLayers(db, sql`conversation_id in ${ids}`),
    ...Object.entries(CONVERSATION_PARTS).map(([table, rows]) =>
      removeSome(db, rows, table, sql`conversation_id in ${ids}`, SLICE_ROWS),
    ),
    ...removeMentions(
      context,
      sql`(select value from json_each(${JSON.stringify(conversationIds)})
        union all select ref_code from conversations where id in ${ids})`,
    ),
    remove(db, null, 'retrieval_cache', sql`workspace_id = ${erasure.workspaceId}`),
    follow(enqueueReconcileJobs(db, sql`from ${leaving}`, now, erasure.id)),
    remove(db, 'conversations', 'conversations', sql`id in (select id from ${leaving})`),
  ];
}
