/**
 * Branches: the copy of a conversation's record, made inside the database. What gives evidence for a memory does so in the
 * copy as well, and what a block shows is noted for the branch: so erasures and forgotten memories reach both.
 *
 * Unscoped: copies the record of one conversation into another of the same user, shows nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import { transcriptScope } from '../../memory/scope.ts';
import type { Conversation, Role } from '../../memory/types.ts';
import { type Database, isLostRace, requireOneChange, type Statement } from '../database.ts';
import { conversations } from '../schema/conversations.ts';
import { copyEventVectors } from '../vectors/event-vectors.ts';
import { getConversation } from './conversations.ts';
import { inRows, newestOf } from './events.ts';
import { copyMembers } from './members.ts';

/** A message that may be copied. */
interface MessageRow {
  readonly id: string;
  readonly seq: number;
  readonly place: number | null;
  readonly turnId: string | null;
  readonly role: Role;
}

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
): Promise<MessageRow[]> {
  const last = sql`(select coalesce(place, seq) from events where id = ${eventId} and conversation_id = ${conversationId})`;
  const isUpTo = (place: SQL) => sql`status = 'active' and off_record = 0 and ${place} <= ${last}`;
  const [rows] = await db.batch('branch.read', [
    db.select<MessageRow>(sql`select id, seq, place, turn_id as turnId, role from events
      where ${inRows(sql`${conversationId}`, isUpTo, 'desc', limit)}`),
  ]);
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
      ...copyMessages(db, parent, branch, messages),
      ...copyEventVectors(db, messages, branch.startedAt),
      copySnapshot(db, parent, branch),
      copyMembers(db, parent.id, branch.id),
      noteShown(db, parent, branch, shown),
    ]);
  } catch (error) {
    if (!isLostRace(error)) throw error;
  }
  const stored = await getConversation(db, branch.workspaceId, branch.id);
  if (!stored) throw new Error('a branch just written was not found');
  return stored;
}

/** Events, their index rows, and what they are evidence for. */
function copyMessages(
  db: Database,
  parent: Conversation,
  branch: Conversation,
  messages: readonly MessageCopy[],
): Statement[] {
  const copies = sql`json_each(${JSON.stringify(messages)}) as j`;
  const [before, after] = [transcriptScope(parent), transcriptScope(branch)];
  return [
    db.run(sql`insert into events (id, workspace_id, conversation_id, scope, seq, turn_id, role, user_id, name, content,
        tokens, session, external_id, dedupe_key, metadata, occurred_at, created_at, withheld_at)
      select j.value->>'$.id', e.workspace_id, ${branch.id}, ${after}, j.value->>'$.seq', j.value->>'$.turnId', e.role,
        e.user_id, e.name, e.content, e.tokens, e.session, e.external_id, 'branch:' || e.id, e.metadata, e.occurred_at,
        e.created_at, e.withheld_at
      from ${copies} join events e on e.id = j.value->>'$.from'`),
    db.run(sql`insert into events_fts (rowid, terms, conversation)
      select n.row_id, replace(f.terms, ${before}, ${after}), n.conversation_id
      from ${copies} join events e on e.id = j.value->>'$.from' join events_fts f on f.rowid = e.row_id
        join events n on n.id = j.value->>'$.id'`),
    db.run(sql`insert into memory_observations (id, workspace_id, memory_id, event_id, action, source, content, observed_at, created_at)
      select 'obs_' || lower(hex(randomblob(16))), o.workspace_id, o.memory_id, j.value->>'$.id', 'confirmed', o.source,
        o.content, o.observed_at, o.created_at
      from ${copies} join memory_observations o on o.event_id = j.value->>'$.from'
      where o.action in ('created', 'confirmed', 'changed', 'merged') on conflict do nothing`),
  ];
}

/** The state that the summary goes with, as that of the branch; without a summary there is none to copy. */
const copySnapshot = (db: Database, parent: Conversation, branch: Conversation): Statement =>
  db.run(sql`insert into snapshots (id, workspace_id, conversation_id, seq, content, created_at)
    select ${`snp_${branch.id}`}, workspace_id, ${branch.id}, ${branch.summarisedSeq}, content, created_at from snapshots
    where conversation_id = ${parent.id} and ${branch.rollingSummary} is not null order by seq desc limit 1`);

const noteShown = (
  db: Database,
  parent: Conversation,
  branch: Conversation,
  shown: readonly string[],
): Statement =>
  db.run(sql`insert into memory_injections (memory_id, conversation_id, workspace_id, created_at)
    select m.id, ${branch.id}, ${branch.workspaceId}, ${branch.startedAt}
    from json_each(${JSON.stringify(shown)}) as i join memories m on m.id = i.value where m.workspace_id = ${branch.workspaceId}
    union select s.memory_id, ${branch.id}, s.workspace_id, ${branch.startedAt}
    from json_each(${JSON.stringify(shown)}) as i join memory_injections s on s.memory_id = i.value and s.conversation_id = ${parent.id}
    where true on conflict do nothing`);
