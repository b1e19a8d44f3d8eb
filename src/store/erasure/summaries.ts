/**
 * Takes something erased out of the summaries that tell it. Nobody can take one sentence out of them: the conversation goes
 * back to its last state that knew nothing of it, and compaction goes on from there.
 *
 * Unscoped: takes what was erased out of summaries, shows nothing.
 */

import { type SQL, sql } from 'drizzle-orm';
import type { ConversationEvent } from '../../memory/types.ts';
import type { SqlStatement } from '../database.ts';
import { enqueue } from '../operations/outbox.ts';
import { listed } from '../rows.ts';
import { follow, type Removal, type RemovalContext, remove, removeChunksIn } from './removals.ts';

/**
 * The removals that roll conversations back. `from` selects `id` of a conversation and `from_seq`, the first of its events
 * that something is erased of. What was summarised before that event stays.
 */
export function rollBackSummaries(context: RemovalContext, from: SQL): Removal[] {
  const { db, now } = context;
  const affected = (table: string, last: string, what: string, more: SQL = sql``): SQL =>
    sql`(select p.${sql.raw(what)} from (${from}) as f
      join ${sql.raw(table)} p on p.conversation_id = f.id and p.${sql.raw(last)} >= f.from_seq ${more})`;
  const newest = (what: SQL): SQL =>
    sql`(select ${what} from snapshots s where s.conversation_id = conversations.id order by s.seq desc limit 1)`;
  return [
    ...removeChunksIn(context, affected('chunks', 'end_seq', 'id', sql`where p.kind = 'summary'`)),
    remove(db, 'snapshots', 'snapshots', sql`id in ${affected('snapshots', 'seq', 'id')}`),
    remove(db, 'compactions', 'compactions', sql`id in ${affected('compactions', 'end_seq', 'id')}`),
    follow(
      enqueue(
        db,
        { kind: 'compact', targetId: sql`c.id` },
        sql`from (${from}) as f join conversations c on c.id = f.id and c.summarised_seq >= f.from_seq`,
        now,
      ),
    ),
    follow(
      db.run(sql`update conversations set revision = revision + 1,
          rolling_summary = ${newest(sql`s.content->>'$.summary'`)}, summarised_seq = coalesce(${newest(sql`s.seq`)}, 0),
          title = iif(title_source = 'made', ${newest(MADE_TITLE)}, title),
          title_source = iif(title_source = 'made', iif(${newest(MADE_TITLE)} is null, null, 'made'), title_source)
        from (${from}) as f where conversations.id = f.id and conversations.summarised_seq >= f.from_seq`),
    ),
  ];
}

/** Title of a conversation as of a snapshot `s`, where no client has named it. */
export const MADE_TITLE = sql.raw(`s.content->>'$.title'`);

/** The statements that roll one conversation back to before one of its events. */
export const rollBackConversation = (
  context: RemovalContext,
  conversationId: string,
  fromSeq: number,
): SqlStatement[] =>
  rollBackSummaries(
    context,
    sql`select ${conversationId} as id, cast(${fromSeq} as integer) as from_seq`,
  ).map(({ statement }) => statement);

/**
 * The statements after which nothing is derived from what taught memories that their user wants forgotten, nor from the message
 * that says so. The messages stay in the record.
 */
export const forgetEvidence = (
  context: Omit<RemovalContext, 'erasure'>,
  memoryIds: readonly string[],
  eventId: string,
): SqlStatement[] =>
  memoryIds.length === 0
    ? []
    : [
        ...withholdEvidence({ ...context, erasure: null }, listed(memoryIds), false).map(
          ({ statement }) => statement,
        ),
        context.db.run(sql`update events set withheld_at = ${context.now} where id = ${eventId}`),
      ];

/**
 * The statements that undo `forgetEvidence` when the message that asked for it is taken back; `withheldAt` is when that was stored.
 * What was withheld before it, is erased since, or taught something else that is forgotten stays withheld.
 */
export const restoreEvidence = (
  { db }: Pick<RemovalContext, 'db'>,
  memoryIds: readonly string[],
  withheldAt: number,
): SqlStatement[] =>
  memoryIds.length === 0
    ? []
    : [
        db.run(sql`update events set withheld_at = null where withheld_at = ${withheldAt} and status = 'active'
          and id in (${withAnswers(sql`select event_id from memory_observations where memory_id in ${listed(memoryIds)}`)})
          and not exists (select 1 from memory_observations o join memories m on m.id = o.memory_id
            where o.event_id = events.id and o.action in ${TEACHING} and m.status = 'deleted' and m.id not in ${listed(memoryIds)})`),
      ];

/** Actions by which a message teaches the memory that it is evidence of. */
const TEACHING = sql`('created', 'confirmed', 'changed', 'merged')`;

/**
 * The removals that take what memories taught out of the summaries of the conversations in which they were said. The
 * messages stay in the record, and nothing is derived from them again: or the next compaction would bring back what was
 * erased. What is withheld for good is marked anew, so that nobody takes that back with an earlier wish.
 */
export function withholdEvidence(context: RemovalContext, memoryIds: SQL, isForGood: boolean): Removal[] {
  const evidence = sql`memory_observations o join events e on e.id = o.event_id
    where o.memory_id in ${memoryIds} and o.action in ${TEACHING}`;
  const from = sql`select id, min(from_seq) as from_seq from (
      select e.conversation_id as id, e.seq as from_seq from ${evidence} union all ${withoutMessages(memoryIds)}) group by id`;
  return withhold(context, from, sql`select o.event_id from ${evidence}`, isForGood);
}

/**
 * The statements after which nothing is derived from what taught a memory whose words were wrong, nor recalled of it. The memory itself
 * stays, with other words.
 */
export const withdrawEvidence = (
  context: Omit<RemovalContext, 'erasure'>,
  memoryId: string,
): SqlStatement[] =>
  withholdEvidence({ ...context, erasure: null }, listed([memoryId]), false).map(
    ({ statement }) => statement,
  );

/** The statements after which nothing is derived from one message, nor recalled of it. It stays in the record, and so does what it taught. */
export const withholdMessage = (
  context: Omit<RemovalContext, 'erasure'>,
  { id, conversationId, seq }: Pick<ConversationEvent, 'id' | 'conversationId' | 'seq'>,
): SqlStatement[] => {
  const from = sql`select ${conversationId} as id, cast(${seq} as integer) as from_seq`;
  return withhold({ ...context, erasure: null }, from, sql`select ${id}`, false).map(
    ({ statement }) => statement,
  );
};

/** The removals that withhold messages, and roll the conversations back from the first of theirs on. */
function withhold(context: RemovalContext, from: SQL, eventIds: SQL, isForGood: boolean): Removal[] {
  const { db, now } = context;
  return [
    follow(
      enqueue(
        db,
        { kind: 'forget', targetId: sql`c.id` },
        sql`from (${from}) as f join conversations c on c.id = f.id and c.summarised_seq >= f.from_seq`,
        now,
      ),
    ),
    ...rollBackSummaries(context, from),
    follow(
      db.run(sql`update events set withheld_at = ${now} where ${isForGood ? sql`true` : sql`withheld_at is null`}
        and id in (${withAnswers(eventIds)})`),
    ),
  ];
}

/** Messages and what answers them, which may repeat them: of a turn all of it, of an imported message what stands right behind. */
const withAnswers = (eventIds: SQL): SQL =>
  sql`${eventIds} union select a.id from events e join events a on a.conversation_id = e.conversation_id and a.turn_id = e.turn_id
      where e.role = 'user' and e.id in (${eventIds})
    union select a.id from events e join events a on a.conversation_id = e.conversation_id and a.seq = e.seq + 1
      where e.role = 'user' and e.turn_id is null and a.role = 'assistant' and e.id in (${eventIds})`;

/**
 * The conversations in which memories were learnt whose messages retention has removed, from their first event on: which of
 * their summaries tells of a memory cannot be seen any more, so all of them might.
 */
const withoutMessages = (memoryIds: SQL): SQL =>
  sql`select c.id, 1 from memories m join conversations c on c.id = m.source_conversation_id
    where m.id in ${memoryIds} and c.status = 'archived' and exists (select 1 from memory_observations o
      where o.memory_id = m.id and o.event_id is not null and not exists (select 1 from events e where e.id = o.event_id))`;
