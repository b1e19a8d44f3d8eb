/**
 * The vectors of messages by trained models. A message has none by the inline model, which finds nothing in it that its words do
 * not: so what lacks one is looked for among the messages themselves. What is taken back, withheld or off the record gets none;
 * whoever finds one by its vector asks `search/visibility.ts` all the same.
 *
 * Unscoped: the texts that lack a vector, for the embedder; nothing is shown.
 */
import { type SQL, sql } from 'drizzle-orm';
import { eventVectorScope } from '../../memory/scope.ts';
import { CONVERSATION_STATUSES } from '../../memory/types.ts';
import {
  EMBEDDED_MAX_CHARS,
  EMBEDDED_MIN_TOKENS,
  EMBEDDED_ROLES,
} from '../../recall/events/embedded-events.ts';
import type { Database, SqlStatement } from '../database.ts';
import { enqueueVectorJob } from '../operations/outbox.ts';
import { insertSelect, listed, rowOf } from '../rows.ts';
import { conversations } from '../schema/conversations.ts';
import { memoryEmbeddings } from '../schema/memories.ts';
import { insertEmbeddings } from './embeddings.ts';

/** Messages of one part of a walk: some 200 KB of text, and two calls of the embedder. */
const PART_EVENTS = 100;
/** Conversations of one part at most. */
const PART_CONVERSATIONS = 50;

/** Condition: an event may have a vector. */
const embeddable = (e: SQL): SQL => sql`${e}.role in ${listed(EMBEDDED_ROLES)}
  and ${e}.tokens >= ${EMBEDDED_MIN_TOKENS} and ${e}.status = 'active' and ${e}.withheld_at is null and ${e}.off_record = 0`;

const lacks = (model: string): SQL => sql`${embeddable(sql.raw('e'))}
  and not exists (select 1 from memory_embeddings t where t.owner_id = e.id and t.model = ${model})`;

const embeddedPart = sql`substr(e.content, 1, ${EMBEDDED_MAX_CHARS})`;

/** A message that lacks a vector. */
export interface UnembeddedEvent {
  readonly ownerId: string;
  readonly content: string;
}

/** The statement that owes the index the vectors of some messages, which whoever pays it embeds. */
export const oweEventVectors = (db: Database, eventIds: readonly string[], now: number): SqlStatement[] =>
  eventIds.length === 0
    ? []
    : [enqueueVectorJob(db, 'vector_upsert', sql`from events where id in ${listed(eventIds)}`, now)];

/** The statement that finds which of some owners are messages that lack a vector of a model. */
export const selectUnembeddedEventsOf = (
  db: Database,
  workspaceId: string,
  model: string,
  ownerIds: readonly string[],
) =>
  db.select<UnembeddedEvent>(sql`select e.id as ownerId, ${embeddedPart} as content
    from json_each(${JSON.stringify(ownerIds)}) as j cross join events e indexed by events_id on e.id = j.value
    where e.workspace_id = ${workspaceId} and ${lacks(model)}`);

/** Position of a walk over the messages of a workspace: behind a message of a conversation. */
export interface EventCursor {
  readonly conversationId: string;
  readonly seq: number;
}

/** The next messages of a workspace that lack a vector of a model, and where to go on; null at the end. */
export async function unembeddedEvents(
  db: Database,
  workspaceId: string,
  model: string,
  after: EventCursor | null,
): Promise<{ readonly rows: UnembeddedEvent[]; readonly after: EventCursor | null }> {
  const next = await nextConversations(db, workspaceId, after?.conversationId ?? '');
  const stretches: { id: string; from: number; to: number }[] = [];
  let room = PART_EVENTS;
  for (const { id, lastSeq } of next) {
    const from = id === after?.conversationId ? after.seq : 0;
    const to = Math.min(lastSeq, from + room);
    stretches.push({ id, from, to });
    room -= Math.max(0, to - from);
    if (room <= 0) break;
  }
  const last = stretches.at(-1);
  if (last === undefined) return { rows: [], after: null };
  const rows = await db
    .step('embeddings.missing')
    .select<UnembeddedEvent>(sql`select e.id as ownerId, ${embeddedPart} as content
      from json_each(${JSON.stringify(stretches)}) as j cross join events e indexed by events_seq
        on e.conversation_id = j.value->>'$.id' and e.seq > j.value->>'$.from' and e.seq <= j.value->>'$.to'
      where e.workspace_id = ${workspaceId} and ${lacks(model)}`);
  const isEnd = room > 0 && next.length < PART_CONVERSATIONS;
  return { rows, after: isEnd ? null : { conversationId: last.id, seq: last.to } };
}

const CONVERSATION_SIZE = rowOf(conversations, 'id', 'lastSeq');

/** The next conversations with messages from one on, in order of their ids; a look-up for each status, which the index asks for. */
async function nextConversations(db: Database, workspaceId: string, from: string) {
  const ofStatus = CONVERSATION_STATUSES.map(
    (status) =>
      sql`select * from (select ${CONVERSATION_SIZE.of()} from conversations
        where workspace_id = ${workspaceId} and status = ${status} and id >= ${from} order by id limit ${PART_CONVERSATIONS})`,
  );
  const rows = await db
    .step('embeddings.conversations')
    .select(CONVERSATION_SIZE.sql`${sql.join(ofStatus, sql` union all `)}`);
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, PART_CONVERSATIONS);
}

/** The statements that write vectors of messages that may still have one. */
export const insertEventVectors = (
  db: Database,
  workspaceId: string,
  model: string,
  vectors: readonly { readonly ownerId: string; readonly vector: Float32Array }[],
  now: number,
): SqlStatement[] =>
  insertEmbeddings(
    db,
    vectors,
    { model, owner: 'event', scope: sql`o.scope || ${eventVectorScope('')}`, now },
    sql`cross join events o indexed by events_id on o.id = j.value->>'$.ownerId'
      where o.workspace_id = ${workspaceId} and ${embeddable(sql.raw('o'))} on conflict do nothing`,
  );

/** The statements that give copies of messages the vectors of those they were copied from. */
export const copyEventVectors = (
  db: Database,
  copies: readonly { readonly from: string; readonly id: string }[],
  now: number,
): SqlStatement[] => {
  const all = JSON.stringify(copies.map(({ from, id }) => ({ from, id })));
  return [
    insertSelect(
      db,
      memoryEmbeddings,
      {
        ownerId: sql`n.id`,
        model: sql`v.model`,
        owner: sql`v.owner`,
        workspaceId: sql`v.workspace_id`,
        scope: sql`n.scope || ${eventVectorScope('')}`,
        dimensions: sql`v.dimensions`,
        embedding: sql`v.embedding`,
        createdAt: now,
      },
      sql`from json_each(${all}) as j cross join memory_embeddings v on v.owner_id = j.value->>'$.from'
        cross join events n indexed by events_id on n.id = j.value->>'$.id'
      where true on conflict do nothing`,
    ),
    enqueueVectorJob(
      db,
      'vector_upsert',
      sql`from (select distinct v.workspace_id, v.owner_id as id
        from json_each(${all}) as j cross join memory_embeddings v on v.owner_id = j.value->>'$.id')`,
      now,
    ),
  ];
};

/** The statements that take the vectors of the messages away that a list of ids in SQL names. */
export const dropEventVectors = (db: Database, ids: SQL, now: number): SqlStatement[] => [
  enqueueVectorJob(
    db,
    'vector_delete',
    sql`from (select distinct workspace_id, owner_id as id from memory_embeddings where owner_id in ${ids})`,
    now,
  ),
  db.run(sql`delete from memory_embeddings where owner_id in ${ids}`),
];
