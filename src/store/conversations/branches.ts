/**
 * Branches: the copy of a conversation's record, made inside the database. What gives evidence for a memory does so in the
 * copy as well, and what a block shows is noted for the branch: so erasures and forgotten memories reach both.
 *
 * Unscoped: copies the record of one conversation into another of the same user, shows nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import { transcriptScope } from '../../memory/scope.ts';
import type { Conversation } from '../../memory/types.ts';
import { type Database, isLostRace, requireOneChange, type SqlStatement } from '../database.ts';
import { noteShown } from '../memories/injections.ts';
import { copied, drawnId, insertSelect, omit, type RowOf, rowOf } from '../rows.ts';
import { conversations, events, snapshots } from '../schema/conversations.ts';
import { memoryObservations } from '../schema/memories.ts';
import { copyEventVectors } from '../vectors/event-vectors.ts';
import { getConversation } from './conversations.ts';
import { indexEvents, inRows, newestOf } from './events.ts';
import { copyMembers } from './members.ts';

/** A message that may be copied. */
const MESSAGE = rowOf(events, 'id', 'seq', 'place', 'turnId', 'role');

/** A message and its copy. */
export interface MessageCopy {
  readonly from: string;
  readonly id: string;
  readonly seq: number;
  readonly turnId: string | null;
}

/**
 * The newest `limit` active messages up to one of them, oldest first; none when that one is not there. What is off the record stays
 * where it was said.
 */
export async function listMessagesUpTo(
  db: Database,
  conversationId: string,
  eventId: string,
  limit: number,
): Promise<RowOf<typeof MESSAGE>[]> {
  const last = sql`(select coalesce(place, seq) from events where id = ${eventId} and conversation_id = ${conversationId})`;
  const isUpTo = (place: SQL) => sql`status = 'active' and off_record = 0 and ${place} <= ${last}`;
  const rows = await db.step('branch.read').select(MESSAGE.sql`select ${MESSAGE.of()} from events
      where ${inRows(sql`${conversationId}`, isUpTo, 'desc', limit)}`);
  return newestOf(rows, limit);
}

/** Writes a branch, or finds it written by an earlier run of the same request. `shown` are the items of its blocks. */
export async function createBranch(
  db: Database,
  parent: Conversation,
  branch: Conversation,
  messages: readonly MessageCopy[],
  shown: readonly string[],
): Promise<Conversation> {
  try {
    await db.write('branch.write', [
      db.orm.insert(conversations).values(branch).onConflictDoNothing(),
      requireOneChange(db),
      ...copyMessages(db, branch, messages),
      ...copyEventVectors(db, messages, branch.startedAt),
      copySnapshot(db, parent, branch),
      copyMembers(db, parent.id, branch.id),
      noteBlocks(db, parent, branch, shown),
    ]);
  } catch (error) {
    if (!isLostRace(error)) throw error;
  }
  const stored = await getConversation(db, branch.workspaceId, branch.id);
  if (!stored) throw new Error('a branch just written was not found');
  return stored;
}

/** Events, their index rows, and what they are evidence for. */
function copyMessages(db: Database, branch: Conversation, messages: readonly MessageCopy[]): SqlStatement[] {
  const copies = sql`json_each(${JSON.stringify(messages)}) as j`;
  return [
    insertSelect(
      db,
      events,
      {
        ...copied('e', omit(events, 'rowId', 'status', 'place', 'isOffRecord')),
        id: sql`j.value->>'$.id'`,
        conversationId: branch.id,
        scope: transcriptScope(branch),
        seq: sql`j.value->>'$.seq'`,
        turnId: sql`j.value->>'$.turnId'`,
        dedupeKey: sql`'branch:' || e.id`,
      },
      sql`from ${copies} join events e on e.id = j.value->>'$.from'`,
    ),
    indexEvents(db, sql`(select j.value->>'$.id' from ${copies})`),
    insertSelect(
      db,
      memoryObservations,
      {
        ...copied('o', omit(memoryObservations)),
        id: drawnId('obs'),
        eventId: sql`j.value->>'$.id'`,
        action: 'confirmed',
      },
      sql`from ${copies} join memory_observations o on o.event_id = j.value->>'$.from'
        where o.action in ('created', 'confirmed', 'changed', 'merged') on conflict do nothing`,
    ),
  ];
}

/** The state that the summary goes with, as that of the branch; without a summary there is none to copy. */
const copySnapshot = (db: Database, parent: Conversation, branch: Conversation): SqlStatement =>
  insertSelect(
    db,
    snapshots,
    {
      ...copied('s', omit(snapshots)),
      id: `snp_${branch.id}`,
      conversationId: branch.id,
      seq: branch.summarisedSeq,
    },
    sql`from snapshots s where s.conversation_id = ${parent.id} and ${branch.rollingSummary} is not null
      order by s.seq desc limit 1`,
  );

/**
 * The statement that notes what the blocks of a branch show: items, and what is told of elsewhere as its parent is known to.
 * Unscoped: ids that the parent shows.
 */
const noteBlocks = (
  db: Database,
  parent: Conversation,
  branch: Conversation,
  shown: readonly string[],
): SqlStatement =>
  noteShown(
    db,
    branch,
    sql`from (select m.id from json_each(${JSON.stringify(shown)}) as i join memories m on m.id = i.value
        where m.workspace_id = ${branch.workspaceId}
      union select s.memory_id from json_each(${JSON.stringify(shown)}) as i
        join memory_injections s on s.memory_id = i.value and s.conversation_id = ${parent.id}) as m where true`,
    branch.startedAt,
  );
