/**
 * Which live histories show which memories and words of other conversations, and which of these they still have to take out.
 *
 * Unscoped: ids that recall found within the scope a moment before.
 */
import { sql } from 'drizzle-orm';
import type { Conversation, Memory } from '../../memory/types.ts';
import type { Candidate } from '../../recall/candidates.ts';
import { type Database, requireThat, type Statement } from '../database.ts';

/**
 * The statements that note what a turn injects, and count it as an access. They fail the batch (`isLostRace`) when one of the memories was erased or
 * changed since it was recalled: the turn is then decided again, so that no block ever shows what is already gone.
 */
export function recordInjections(
  db: Database,
  conversation: Conversation,
  memories: readonly Pick<Memory, 'id' | 'revision'>[],
  now: number,
): Statement[] {
  if (memories.length === 0) return [];
  const shown = JSON.stringify(memories.map(({ id, revision }) => ({ id, revision })));
  const unchanged = sql`from json_each(${shown}) as i
    join memories m on m.id = i.value->>'$.id' and m.revision = i.value->>'$.revision'`;
  return [
    db.run(sql`insert into memory_injections (memory_id, conversation_id, workspace_id, created_at)
      select m.id, ${conversation.id}, ${conversation.workspaceId}, ${now} ${unchanged} where true on conflict do nothing`),
    requireThat(db, sql`(select count(*) ${unchanged}) = ${memories.length}`),
    db.run(sql`update memories set access_count = access_count + 1, accessed_at = ${now}
      where id in (select value->>'$.id' from json_each(${shown}))`),
  ];
}

/**
 * The statements that note what a prompt quotes that belongs to no conversation or to another one: pieces of documents, messages
 * and summaries.
 */
export const recordElsewhere = (
  db: Database,
  conversation: Conversation,
  shown: readonly Candidate[],
  now: number,
): Statement[] =>
  recordTold(
    db,
    conversation,
    shown.flatMap((candidate) => (isFromElsewhere(candidate) ? [candidate.id] : [])),
    now,
  );

const isFromElsewhere = (candidate: Candidate): boolean =>
  candidate.type === 'document' || (candidate.type !== 'memory' && candidate.elsewhere !== undefined);

/**
 * The statements that note which chunks and messages the prompts of a conversation tell of, so that their erasure reaches its live
 * history and the answers that show them. They fail the batch (`isLostRace`) when one is gone since it was read.
 */
export function recordTold(
  db: Database,
  { id, workspaceId }: Conversation,
  ids: readonly string[],
  now: number,
): Statement[] {
  if (ids.length === 0) return [];
  const there = sql`from json_each(${JSON.stringify(ids)}) as i where exists (select 1 from chunks k where k.id = i.value)
    or exists (select 1 from events e where e.id = i.value and e.status = 'active' and e.withheld_at is null)`;
  return [
    db.run(sql`insert into memory_injections (memory_id, conversation_id, workspace_id, created_at)
      select i.value, ${id}, ${workspaceId}, ${now} ${there} on conflict do nothing`),
    requireThat(db, sql`(select count(*) ${there}) = ${ids.length}`),
  ];
}

/** A memory that a live history has to take out. */
export interface OwedForgetting {
  readonly job: number;
  readonly memory_id: string;
}

/** What a live history has not taken out yet, for a batch: a turn must not show it, however late the outbox is. */
export const selectOwedForgetting = (db: Database, conversationId: string) =>
  db.select<OwedForgetting>(sql`select id as job, payload->>'$.memory_id' as memory_id from outbox_jobs
    where target_id = ${conversationId} and kind = 'forget' and payload->>'$.memory_id' is not null order by id limit ${OWED_MAX}`);

/** A live history shows far fewer memories at a time; more jobs than this wait for the outbox. */
const OWED_MAX = 200;

/** The statement that notes that a live history has taken out what it owed. */
export const settleForgetting = (db: Database, jobs: readonly number[]): Statement[] =>
  jobs.length === 0
    ? []
    : [
        db.run(
          sql`delete from outbox_jobs where id in (select value from json_each(${JSON.stringify(jobs)}))`,
        ),
      ];
