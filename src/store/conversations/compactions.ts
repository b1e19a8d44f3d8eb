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
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import type { Conversation } from '../../memory/types.ts';
import { type Database, providedThat, type SqlStatement } from '../database.ts';
import { enqueue } from '../operations/outbox.ts';
import { as, insertReturning, omit, type RowOf, rowOf, type Selection, selection } from '../rows.ts';
import { compactions, events } from '../schema/conversations.ts';

type Owner = Pick<Conversation, 'id' | 'workspaceId'>;

/** Events that a decision looks at: several compactions' worth, and the turns that may be open behind them. */
const UNSUMMARISED_READ_MAX = 300;
/** Time after which the sweep looks after an alarm: longer than the longest pause between attempts. */
export const COMPACTION_OWED_AFTER_MS = 45 * 60 * 1000;

/** A message without a summary, without its words. */
const UNSUMMARISED = rowOf(events, 'seq', 'place', 'turnId', 'role', 'tokens');
export type UnsummarisedRow = RowOf<typeof UNSUMMARISED>;

/** The statement that reads the oldest messages without a summary, at most `limit`, for a batch. */
export const selectUnsummarised = (db: Database, conversationId: string, limit = UNSUMMARISED_READ_MAX) =>
  db.select(UNSUMMARISED.sql`select ${UNSUMMARISED.of()} from events
    where conversation_id = ${conversationId} and status = 'active' and seq > ${summarisedSeq(conversationId)}
    order by seq limit ${limit}`);

/** The statement that reads whether the next compaction is parked, and where the event stands with which live history begins, for a batch. */
export const selectCompactionState = (db: Database, conversationId: string, firstLiveEvent: string | null) =>
  db.select<{ parked: number; liveFromSeq: number | null }>(sql`select
    exists (select 1 from compactions where conversation_id = ${conversationId}
      and start_seq = ${summarisedSeq(conversationId)} + 1 and status = 'failed') as parked,
    (select coalesce(place, seq) from events where id = ${firstLiveEvent} and conversation_id = ${conversationId}) as liveFromSeq`);

/** A message of a range, and since when nothing is derived from it: of what is off the record, from the beginning. */
const RANGE_EVENT = rowOf(events, 'id', 'seq', 'role', 'userId', 'name', 'content', 'occurredAt').with({
  withheldAt: as<number | null>(),
});
export type RangeEvent = RowOf<typeof RANGE_EVENT>;

/** The statement that reads the messages of a range, in the order in which they were said, for a batch. */
export const selectRange = (db: Database, conversationId: string, startSeq: number, endSeq: number) =>
  db.select(RANGE_EVENT.sql`select ${RANGE_EVENT.of()}, coalesce(withheld_at, iif(off_record, created_at, null)) as withheldAt
    from events where conversation_id = ${conversationId} and seq between ${startSeq} and ${endSeq} and status = 'active'
    order by coalesce(place, seq)`);

/** The statement that reads what the messages of a range taught, in whatever state it is now, and the words of what is over, for a batch. */
export const selectTaughtByRange = (db: Database, conversationId: string, startSeq: number, endSeq: number) =>
  db.select<{ contentKey: string; over: string | null }>(sql`select m.content_key as contentKey,
      iif(m.status = 'superseded', m.content, null) as over from events e
    join memory_observations o on o.event_id = e.id join memories m on m.id = o.memory_id
    where e.conversation_id = ${conversationId} and e.seq between ${startSeq} and ${endSeq}`);

/** An entry of the journal. */
const COMPACTION: Selection<Compaction> = selection(omit(compactions, 'workspaceId', 'conversationId'));

/** The statement that reads the journal of what is begun and not done yet, for a batch. */
export const selectUnfinished = (db: Database, conversationId: string) =>
  db.select(COMPACTION.sql`select ${COMPACTION.of()} from compactions
    where conversation_id = ${conversationId} and start_seq > ${summarisedSeq(conversationId)} and status <> 'done'
    order by start_seq limit ${UNSUMMARISED_READ_MAX}`);

/** The journal of a conversation, oldest first. */
export async function listCompactions(
  db: Database,
  conversationId: string,
  page: PageRequest,
): Promise<Page<Compaction>> {
  const rows = await db
    .step('compactions.list')
    .select(COMPACTION.sql`select ${COMPACTION.of()} from compactions
      where conversation_id = ${conversationId} and start_seq > ${Number(page.after ?? 0)}
      order by start_seq, end_seq limit ${page.limit + 1}`);
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
): readonly [SqlStatement<Compaction[]>, ...SqlStatement[]] => [
  // A range that was parked is tried again because somebody asked, and one that is done because the conversation was put
  // back: their attempts begin anew.
  insertReturning(
    db,
    COMPACTION,
    compactions,
    {
      id,
      workspaceId: sql`workspace_id`,
      conversationId: sql`id`,
      startSeq,
      endSeq,
      status: 'pending',
      attempts: 1,
      model,
      createdAt: now,
    },
    sql`from conversations where id = ${owner.id} and summarised_seq < ${endSeq}
    on conflict (conversation_id, start_seq, end_seq) do update set model = excluded.model,
      attempts = iif(status = 'pending', attempts + 1, 1), status = 'pending', finished_at = null`,
  ),
  db.run(sql`update outbox_jobs set run_after = ${now + COMPACTION_OWED_AFTER_MS} where ${jobOf(owner.id)}`),
  oweCompaction(db, owner, now + COMPACTION_OWED_AFTER_MS),
];

/** The statement that notes why an attempt failed; after the last one the compaction is parked. */
export const failAttempt = (
  db: Database,
  conversationId: string,
  { startSeq, endSeq }: Pick<NewCompaction, 'startSeq' | 'endSeq'>,
  error: string,
): SqlStatement =>
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
): SqlStatement[] => {
  const unfinished = sql`select id from compactions
    where conversation_id = ${conversation.id} and start_seq = ${startSeq} and end_seq = ${endSeq} and status <> 'done'`;
  return [
    db.run(sql`update conversations set rolling_summary = ${summary}, summarised_seq = ${endSeq}, revision = revision + 1,
      title = coalesce(title, ${title}), title_source = coalesce(title_source, iif(${title} is null, null, 'made'))
    where id = ${providedThat(
      sql`exists (select 1 from conversations where id = ${conversation.id} and revision = ${conversation.revision}
        and summarised_seq = ${startSeq - 1})`,
      sql`${conversation.id}`,
    )}`),
    db.run(sql`update compactions set status = 'done', error = null, finished_at = ${now}
    where id = ${providedThat(sql`exists (${unfinished})`, sql`(${unfinished})`)}`),
  ];
};

/** The statement that owes a conversation its compaction, unless that is owed already. */
export const oweCompaction = (db: Database, { id, workspaceId }: Owner, runAfter: number): SqlStatement =>
  enqueue(
    db,
    { workspaceId, kind: 'compact', targetId: id },
    sql`where not exists (select 1 from outbox_jobs where ${jobOf(id)})`,
    runAfter,
  );

/** The statement that notes that a conversation is owed no compaction. */
export const settleCompaction = (db: Database, conversationId: string): SqlStatement =>
  db.run(sql`delete from outbox_jobs where ${jobOf(conversationId)}`);

/** Condition: messages of a conversation `c` wait for a compaction. */
export const AWAITS_COMPACTION: SQL = sql.raw(`exists (select 1 from events waiting
  where waiting.conversation_id = c.id and waiting.seq > c.summarised_seq and waiting.status = 'active')`);

const summarisedSeq = (conversationId: string): SQL =>
  sql`(select summarised_seq from conversations where id = ${conversationId})`;

const jobOf = (conversationId: string): SQL => sql`target_id = ${conversationId} and kind = 'compact'`;
