/**
 * The conversation of a turn, and material of the fixed parts of its prompt: established facts and the latest snapshot, as statements
 * of the turn's one read batch.
 *
 * A fact in the stable part of the prompt changes it, and with it everything that a provider had cached. So facts join it only
 * when the cache is lost or cold anyway: with the first turn of a conversation, with a compaction, with a new day (UTC). What
 * is learnt in between stands in live history or is recalled. Two things do not wait: a fact that no longer holds or is erased
 * leaves at once, and the value that took its place comes at once, because the prompt changes then in any case. The rule is a
 * matter of times in the record and needs no state: an object that lost its storage shows the same.
 */
import { type SQL, sql } from 'drizzle-orm';
import { startOfDay } from '../../lib/time.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import type { SnapshotParts } from '../../memory/ports.ts';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import type { Conversation, Memory } from '../../memory/types.ts';
import type { Database, SqlStatement } from '../database.ts';
import { memoriesNamed, noteShown, type PendingRemoval, pendingRemovalsOf } from '../memories/injections.ts';
import { MEMORY } from '../memories/rows.ts';
import { as, json, type RowOf, selection } from '../rows.ts';
import { IN_PROMPT_INDEX } from '../schema/memories.ts';
import { visibleMemories } from '../search/visibility.ts';
import { zonesOf } from '../users/user-settings.ts';
import { channelKindOf } from './channels.ts';
import { CONVERSATION } from './conversations.ts';
import { type MemberRow, membershipIn } from './members.ts';
import { newestSnapshotOf, partsOf, type SnapshotContent } from './snapshots.ts';

/**
 * Facts looked at of the user, and of each subject, in each scope: the most important, of equally important ones the first,
 * which say who somebody is; and the newest memories, among which is what took the place of a fact a moment ago.
 */
const IMPORTANT_SCANNED = 80;
const NEWEST_SCANNED = 20;
/** Tastes looked at in each scope, the newest. */
const TASTES_SCANNED = 14;
/** Facts handed on: twice what a prompt shows, since some are left out as repetitions or orders of strangers. */
const FACT_ROWS = 60;

/** A fact, and whether the conversation is known to show it. */
const FACT = selection({ memory: MEMORY }).with({ isRecorded: Boolean });
type Fact = RowOf<typeof FACT>;

/** Rows that a turn needs for the fixed parts of its prompt. */
export interface PromptReads {
  /** Facts of the user and of the subject that the reader may see, most important first. */
  readonly facts: readonly Memory[];
  /** Those of them that the conversation is not yet known to show. */
  readonly unrecorded: readonly Memory[];
  /** The state at the latest compaction; null before the first. */
  readonly snapshot: SnapshotParts | null;
}

/** Reads the rows of `selectFacts` and the latest snapshot. */
export const toPromptReads = (facts: readonly Fact[], snapshot: SnapshotContent | null): PromptReads => ({
  ...toFacts(facts),
  snapshot: snapshot && partsOf(snapshot),
});

/** A conversation as its turn finds it, with all that a turn asks of it alone. */
const OF_TURN = selection({ conversation: CONVERSATION }).with({
  hasEvents: Boolean,
  snapshot: json<SnapshotContent | null>(),
  owed: json<PendingRemoval[]>(),
  /** Membership of the speaker. */
  member: json<MemberRow[]>(),
  /** Zones of the speaker, which `zonesIn` reads. */
  zones: as<string | null>(),
  /** True if its channel was made for a topic; null where that is not asked. */
  hasTopic: as<number | null>(),
});

/**
 * The statement that reads a conversation for a turn: whether anything of it is left in the record, aborted events included, its latest snapshot, what
 * live history has not taken out yet, the membership of `memberId`, the zones of `userId`, and the kind of its channel.
 * Unscoped: the record of one conversation, asked for by its id.
 */
export const selectConversationOfTurn = (
  db: Database,
  workspaceId: string,
  id: string,
  {
    memberId,
    userId,
    asksKind,
  }: { readonly memberId: string | null; readonly userId: string; readonly asksKind: boolean },
) =>
  db.select(OF_TURN.sql`select ${CONVERSATION.of('c')},
      exists (select 1 from events where conversation_id = c.id) as hasEvents,
      ${newestSnapshotOf(sql`c.id`)} as snapshot,
      ${pendingRemovalsOf(sql`c.id`)} as owed,
      ${memberId === null ? sql`'[]'` : membershipIn(sql`c.id`, memberId)} as member,
      ${zonesOf(workspaceId, userId)} as zones,
      ${asksKind ? channelKindOf(sql`c`) : sql`null`} as hasTopic
    from conversations c where c.id = ${id} and c.workspace_id = ${workspaceId}`);

/** Each once: a new fact may be an important one too. */
function toFacts(found: readonly Fact[]): Pick<PromptReads, 'facts' | 'unrecorded'> {
  const facts = [...new Map(found.map((fact) => [fact.memory.id, fact])).values()].slice(0, FACT_ROWS);
  return {
    facts: facts.map(({ memory }) => memory),
    unrecorded: facts.flatMap(({ memory, isRecorded }) => (isRecorded ? [] : [memory])),
  };
}

/** Facts that a prompt shows, to be noted. */
export interface PromptFacts {
  /** Facts that the conversation was not known to show. */
  readonly unrecorded: readonly Memory[];
  /** Ids of facts that the message asked for: that counts as an access, as an injection would. */
  readonly asked: readonly string[];
}

/**
 * The statements that note the facts which a prompt shows although its own turn teaches them: a value in the place of
 * another one. They come after the facts are written; until then nobody else can have erased them.
 */
export const recordTaughtFacts = (
  db: Database,
  conversation: Conversation,
  factIds: readonly string[],
  now: number,
): SqlStatement[] =>
  factIds.length === 0 ? [] : [noteShown(db, conversation, sql`${memoriesNamed(factIds)} where true`, now)];

/**
 * The statement that reads facts for a prompt. In a group nobody's own facts are shown, only those of its subject: whoever speaks next would get
 * another prompt.
 */
export function selectFacts(db: Database, conversation: ConversationIdentity, reader: Reader, now: number) {
  const { id, userId, subjectId } = conversation;
  const subjects = JSON.stringify([subjectId, userId].filter((each) => each !== null));
  const ofScopes = sql`json_each(${JSON.stringify(readableScopes(reader))}) as s`;
  const ofSubjects = sql`${ofScopes} cross join json_each(${subjects}) as t`;
  const isOfSubject = sql`scope = s.value and subject_id = t.value`;
  const mostImportant = sql`order by importance desc, row_id limit ${IMPORTANT_SCANNED}`;
  return db.select(FACT.packedSql`with since as materialized (select ${joinedBefore(id, now)} as at)
    select ${MEMORY.of('m')}, exists (select 1 from memory_injections i
        where i.memory_id = m.id and i.conversation_id = ${id}) as isRecorded
    from since cross join (
        select value, 0 as isRanked from ${rowsIn(sql`memories indexed by memories_by_user
          where workspace_id = ${reader.workspaceId} and user_id = ${userId}
          order by id desc limit ${NEWEST_SCANNED}`)}
        union all select r.value, 0 from ${ofSubjects} cross join ${rowsIn(sql`memories indexed by memories_by_scope_subject
          where ${isOfSubject} order by id desc limit ${NEWEST_SCANNED}`)}
        union all select r.value, 1 from ${ofScopes} cross join ${rowsIn(sql`memories indexed by memories_facts_of_user
          where scope = s.value and user_id = ${userId}
            and ${IN_PROMPT_INDEX.facts} and subject_id is null ${mostImportant}`)}
        ${userId === null ? sql`` : tastesIn(ofScopes)}
        union all select r.value, 1 from ${ofSubjects} cross join ${rowsIn(sql`memories indexed by memories_facts_of_subject
          where ${isOfSubject} and ${IN_PROMPT_INDEX.facts} and subject_id is not null ${mostImportant}`)}) as looked_at
      cross join memories m on m.row_id = looked_at.value
    where ${visibleMemories(reader, { now, asOf: null })}
      and (m.kind = 'fact' or m.kind = 'preference' and m.category = 'preference' and m.subject_id is null)
      and (m.subject_id in (select value from json_each(${subjects})) or m.subject_id is null and m.user_id = ${userId})
      and iif(m.created_at < since.at, isRanked, exists (select 1 from memories p where p.topic_slot = m.topic_slot
        and p.created_at < since.at and p.updated_at >= since.at and p.id <> m.id))
    order by m.importance desc, m.created_at desc, m.id desc limit ${FACT_ROWS + NEWEST_SCANNED}`);
}

const tastesIn = (ofScopes: SQL): SQL =>
  sql`union all select r.value, 1 from ${ofScopes} cross join ${rowsIn(sql`memories indexed by memories_pinned
    where scope = s.value and ${IN_PROMPT_INDEX.pinned} and kind = 'preference'
    order by importance desc, row_id desc limit ${TASTES_SCANNED}`)}`;

/** The numbers of some rows, as a table `r`: a join with the rows themselves would read each of them twice. */
const rowsIn = (which: SQL): SQL =>
  sql`json_each((select json_group_array(row_id) from (select row_id from ${which}))) as r`;

/**
 * The moment before which a fact must have been known. What a compaction taught carries the compaction's own time.
 * Unscoped: when the conversation itself began.
 */
const joinedBefore = (conversationId: string, now: number) => sql`max(${startOfDay(now)},
  coalesce((select created_at from events where conversation_id = ${conversationId} and seq = 1), ${now}),
  coalesce((select created_at + 1 from snapshots where conversation_id = ${conversationId} order by seq desc limit 1), 0))`;
