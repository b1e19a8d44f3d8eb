/**
 * The messages of conversations that ended longer ago than their window. They go with all that is derived from each of them;
 * the conversation stays, with its summaries, snapshots, scratchpad and what was learnt in it. What may still need its
 * messages keeps them: every statement looks again whether that is so.
 *
 * Unscoped: removes what is past its window, shows nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database, SqlStatement } from '../database.ts';
import { countedBy, type RemovalContext, remove, removeEventsIn } from '../erasure/removals.ts';
import { insertAuditFor } from './audit.ts';
import { enqueue } from './outbox.ts';

/** Events of one slice: as many as an erasure takes at once. */
const SLICE_EVENTS = 500;
/** Conversations looked at at once. */
const SLICE_CONVERSATIONS = 50;

/** Window of conversations whose events are past it: archived ones that ended by `endedBy`. */
export interface EventWindow {
  readonly workspaceId: string;
  readonly endedBy: number;
}

/** Counts the events that are past their window, and all of the workspace. */
export async function countPastEvents(
  db: Database,
  window: EventWindow,
): Promise<{ readonly leaving: number; readonly total: number }> {
  const rows = await db.step('retention.count').select<{ leaving: number; total: number }>(sql`select
      (select count(*) from conversations c join events e on e.conversation_id = c.id where ${isPast(window)}) as leaving,
      (select count(*) from events where workspace_id = ${window.workspaceId}) as total`);
  return rows[0] ?? { leaving: 0, total: 0 };
}

/** The next conversations past their window that still have messages, after one, in order of their ids. */
export async function nextPastConversations(
  db: Database,
  window: EventWindow,
  after: string | null,
): Promise<string[]> {
  return db.step('retention.conversations').values(sql`select c.id from conversations c
      where ${isPast(window)} and c.id > ${after ?? ''}
        and exists (select 1 from events e where e.conversation_id = c.id)
      order by c.id limit ${SLICE_CONVERSATIONS}`);
}

/** The next events of these conversations, if they are still past their window; at most `limit`. */
export async function nextPastEvents(
  db: Database,
  window: EventWindow,
  conversationIds: readonly string[],
  limit: number,
): Promise<string[]> {
  return db
    .step('retention.events')
    .values(sql`select e.id from json_each(${JSON.stringify(conversationIds)}) as j
      join conversations c on c.id = j.value join events e on e.conversation_id = c.id
      where ${isPast(window)} limit ${Math.min(limit, SLICE_EVENTS)}`);
}

/** Removes events that are still past their window, all or nothing; `counting` follows their deletion. */
export async function removePastEvents(
  context: RemovalContext,
  window: EventWindow,
  eventIds: readonly string[],
  counting: readonly SqlStatement[],
): Promise<void> {
  const { db, workspaceId } = context;
  const past = sql`json_each(${JSON.stringify(eventIds)}) as j
    cross join events e indexed by events_id on e.id = j.value
    join conversations c on c.id = e.conversation_id where ${isPast(window)}`;
  const removals = removeEventsIn(context, sql`(select e.id from ${past})`, { keepsEvidence: true });
  const cached = remove(db, null, 'retrieval_cache', sql`workspace_id = ${workspaceId}`);
  await db.write('retention.remove_events', [
    ...moveOn(context, sql`(select e.conversation_id from ${past})`),
    ...countedBy([...removals, cached], (rows) => (rows === 'events' ? counting : [])),
  ]);
}

/**
 * The statements by which everybody who knows the conversations learns that their transcript has changed: the revision, a
 * job that has their objects catch up, one audit row for each conversation.
 */
const moveOn = ({ db, workspaceId, now }: RemovalContext, ids: SQL): SqlStatement[] => [
  db.run(sql`update conversations set revision = revision + 1 where id in ${ids}`),
  // A target of its own: jobs that name a conversation as their target are settled by its next turn.
  enqueue(
    db,
    {
      kind: 'forget',
      targetId: sql`'retention:' || id`,
      payload: sql`json_object('conversation_id', id)`,
    },
    sql`from conversations
      where id in ${ids} and not exists (select 1 from outbox_jobs j where j.target_id = 'retention:' || conversations.id)`,
    now,
  ),
  insertAuditFor(
    db,
    {
      ...{ id: sql`'aud_retention_' || id`, workspaceId, userId: sql`user_id`, now },
      ...{ actor: 'retention', action: 'conversation.expire' },
    },
    sql`select id, user_id from conversations where id in ${ids}`,
  ),
];

/**
 * True of a conversation `c` that is past its window and whose messages nobody needs: they are archived for good, and no
 * compaction of them is owed, under way or parked for a person to look at.
 */
const isPast = ({ workspaceId, endedBy }: EventWindow): SQL =>
  sql`c.workspace_id = ${workspaceId} and c.status = 'archived' and c.ended_at <= ${endedBy}
    and not exists (select 1 from outbox_jobs owed where owed.target_id = c.id and owed.kind in ('compact', 'extract'))
    and not exists (select 1 from compactions open
      where open.conversation_id = c.id and open.status <> 'done' and open.start_seq > c.summarised_seq)`;
