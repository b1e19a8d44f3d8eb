/**
 * The journal of compactions, and what a compaction reads and moves of its conversation. A job of the outbox stands for every
 * conversation that is to be compacted: should its object's alarm die, the sweep finds it.
 *
 * Unscoped: the messages of one conversation, for its own summary.
 */
import { type SQL, sql } from 'drizzle-orm';
import {
  COMPACTION_ERROR_MAX_CHARS,
  COMPACTION_MAX_ATTEMPTS,
  type Compaction,
} from '../../memory/conversations/compaction-journal.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/paging.ts';
import type { Conversation, Role } from '../../memory/types.ts';
import { type Database, requireOneChange, type Statement } from '../database.ts';

type Owner = Pick<Conversation, 'id' | 'workspaceId'>;

/** Events that a decision looks at: several compactions' worth, and the turns that may be open behind them. */
const UNSUMMARISED_READ_MAX = 300;
/** How long an alarm may take before the sweep looks after it: longer than the longest pause between attempts. */
export const COMPACTION_OWED_AFTER_MS = 45 * 60 * 1000;

/** A message without a summary, without its words. */
export interface UnsummarisedRow {
  readonly seq: number;
  /** Where it stands, if not at its number. */
  readonly place: number | null;
  readonly turnId: string | null;
  readonly role: Role;
  readonly tokens: number;
}

/** The statement that reads the oldest messages without a summary, at most `limit`, for a batch. */
export const selectUnsummarised = (db: Database, conversationId: string, limit = UNSUMMARISED_READ_MAX) =>
  db.select<UnsummarisedRow>(
    sql`select seq, place, turn_id as turnId, role, tokens from events
      where conversation_id = ${conversationId} and status = 'active' and seq > ${summarisedSeq(conversationId)}
      order by seq limit ${limit}`,
  );

/** The statement that reads whether the next compaction is parked, and where the event stands with which live history begins, for a batch. */
export const selectCompactionState = (db: Database, conversationId: string, firstLiveEvent: string | null) =>
  db.select<{ parked: number; liveFromSeq: number | null }>(sql`select
    exists (select 1 from compactions where conversation_id = ${conversationId}
      and start_seq = ${summarisedSeq(conversationId)} + 1 and status = 'failed') as parked,
    (select coalesce(place, seq) from events where id = ${firstLiveEvent} and conversation_id = ${conversationId}) as liveFromSeq`);

/** A message of a range. */
export interface RangeEvent {
  readonly id: string;
  readonly seq: number;
  readonly role: Role;
  readonly userId: string | null;
  readonly name: string | null;
  readonly content: string;
  readonly occurredAt: number;
  /** Since when nothing is derived from it: of what is off the record, from the beginning. */
  readonly withheldAt: number | null;
}

/** The statement that reads the messages of a range, in the order in which they were said, for a batch. */
export const selectRange = (db: Database, conversationId: string, startSeq: number, endSeq: number) =>
  db.select<RangeEvent>(sql`select id, seq, role, user_id as userId, name, content, occurred_at as occurredAt,
      coalesce(withheld_at, iif(off_record, created_at, null)) as withheldAt from events
    where conversation_id = ${conversationId} and seq between ${startSeq} and ${endSeq} and status = 'active' order by coalesce(place, seq)`);

/** The statement that reads what the messages of a range taught, in whatever state it is now, for a batch. */
export const selectTaughtByRange = (db: Database, conversationId: string, startSeq: number, endSeq: number) =>
  db.select<{ contentKey: string }>(sql`select m.content_key as contentKey from events e
    join memory_observations o on o.event_id = e.id join memories m on m.id = o.memory_id
    where e.conversation_id = ${conversationId} and e.seq between ${startSeq} and ${endSeq}`);

/** The statement that reads the journal of what is begun and not done yet, for a batch. */
export const selectUnfinished = (db: Database, conversationId: string) =>
  db.select<Compaction>(sql`select ${COLUMNS} from compactions
    where conversation_id = ${conversationId} and start_seq > ${summarisedSeq(conversationId)} and status <> 'done'
    order by start_seq limit ${UNSUMMARISED_READ_MAX}`);

/** One compaction of a conversation, for a batch. */
export const selectCompaction = (db: Database, conversationId: string, startSeq: number, endSeq: number) =>
  db.select<Compaction>(sql`select ${COLUMNS} from compactions
    where conversation_id = ${conversationId} and start_seq = ${startSeq} and end_seq = ${endSeq}`);

/** The journal of a conversation, oldest first. */
export async function listCompactions(
  db: Database,
  conversationId: string,
  page: PageRequest,
): Promise<Page<Compaction>> {
  const [rows] = await db.batch('compactions.list', [
    db.select<Compaction>(sql`select ${COLUMNS} from compactions
      where conversation_id = ${conversationId} and start_seq > ${Number(page.after ?? 0)}
      order by start_seq, end_seq limit ${page.limit + 1}`),
  ]);
  return pageOf(rows, page, ({ startSeq }) => String(startSeq));
}

/** A range and who is to summarise it. */
export interface NewCompaction {
  readonly id: string;
  readonly startSeq: number;
  readonly endSeq: number;
  readonly model: string;
}

/** The statements that begin an attempt: the journal counts it before anything may fail, and the sweep will look after it. */
export const beginAttempt = (
  db: Database,
  owner: Owner,
  { id, startSeq, endSeq, model }: NewCompaction,
  now: number,
): Statement[] => [
  // A range that was parked is tried again because somebody asked, and one that is done because the conversation was put
  // back: their attempts begin anew.
  db.run(sql`insert into compactions (id, workspace_id, conversation_id, start_seq, end_seq, status, attempts, model, created_at)
    select ${id}, workspace_id, id, ${startSeq}, ${endSeq}, 'pending', 1, ${model}, ${now} from conversations
      where id = ${owner.id} and summarised_seq < ${endSeq}
    on conflict (conversation_id, start_seq, end_seq) do update set model = excluded.model,
      attempts = iif(status = 'pending', attempts + 1, 1), status = 'pending', finished_at = null`),
  db.run(sql`update outbox_jobs set run_after = ${now + COMPACTION_OWED_AFTER_MS} where ${jobOf(owner.id)}`),
  oweCompaction(db, owner, now + COMPACTION_OWED_AFTER_MS),
];

/** The statement that notes why an attempt failed; after the last one the compaction is parked. */
export const failAttempt = (
  db: Database,
  conversationId: string,
  { startSeq, endSeq }: Pick<NewCompaction, 'startSeq' | 'endSeq'>,
  error: string,
): Statement =>
  db.run(sql`update compactions set error = ${error.slice(0, COMPACTION_ERROR_MAX_CHARS)},
      status = iif(attempts >= ${COMPACTION_MAX_ATTEMPTS}, 'failed', 'pending')
    where conversation_id = ${conversationId} and start_seq = ${startSeq} and end_seq = ${endSeq} and status = 'pending'`);

/**
 * The statements that finish a compaction and move its conversation on. They fail their batch (`isLostRace`) when the range
 * was done by another, or the transcript is not as it was read.
 */
export const finishCompaction = (
  db: Database,
  conversation: Conversation,
  { startSeq, endSeq }: Pick<NewCompaction, 'startSeq' | 'endSeq'>,
  { summary, title }: { readonly summary: string | null; readonly title: string | null },
  now: number,
): Statement[] => [
  db.run(sql`update conversations set rolling_summary = ${summary}, summarised_seq = ${endSeq}, revision = revision + 1,
      title = coalesce(title, ${title}), title_source = coalesce(title_source, iif(${title} is null, null, 'made'))
    where id = ${conversation.id} and revision = ${conversation.revision} and summarised_seq = ${startSeq - 1}`),
  requireOneChange(db),
  db.run(sql`update compactions set status = 'done', error = null, finished_at = ${now}
    where conversation_id = ${conversation.id} and start_seq = ${startSeq} and end_seq = ${endSeq} and status <> 'done'`),
  requireOneChange(db),
];

/** The statement that owes a conversation its compaction, unless that is owed already. */
export const oweCompaction = (db: Database, { id, workspaceId }: Owner, runAfter: number): Statement =>
  db.run(sql`insert into outbox_jobs (workspace_id, kind, target_id, payload, run_after, created_at)
    select ${workspaceId}, 'compact', ${id}, '{}', ${runAfter}, ${runAfter}
    where not exists (select 1 from outbox_jobs where ${jobOf(id)})`);

/** The statement that notes that a conversation is owed no compaction. */
export const settleCompaction = (db: Database, conversationId: string): Statement =>
  db.run(sql`delete from outbox_jobs where ${jobOf(conversationId)}`);

/** Whether messages of a conversation `c` wait for a compaction. */
export const AWAITS_COMPACTION: SQL = sql.raw(`exists (select 1 from events waiting
  where waiting.conversation_id = c.id and waiting.seq > c.summarised_seq and waiting.status = 'active')`);

const summarisedSeq = (conversationId: string): SQL =>
  sql`(select summarised_seq from conversations where id = ${conversationId})`;

const jobOf = (conversationId: string): SQL => sql`target_id = ${conversationId} and kind = 'compact'`;

const COLUMNS = sql.raw(
  'id, start_seq as startSeq, end_seq as endSeq, status, attempts, model, error, created_at as createdAt, finished_at as finishedAt',
);
