/** Conversations: look-up by id or reference code, lists, changes, transitions by compare and set. */
import { and, asc, desc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import { clientTitle, sessionKey } from '../../memory/conversations/identity.ts';
import { decideTransition, ENTERED_FROM } from '../../memory/conversations/lifecycle.ts';
import { conflict, invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import type { Conversation, ConversationStatus, TitleSource } from '../../memory/types.ts';
import {
  type Database,
  isLostRace,
  type OptionalStatement,
  type RowsOf,
  requireOneChange,
  requireThat,
  type SqlStatement,
} from '../database.ts';
import { clearWorkingMemory } from '../erasure/memories.ts';
import { MADE_TITLE } from '../erasure/summaries.ts';
import { as, omit, selection } from '../rows.ts';
import { conversations } from '../schema/conversations.ts';
import { zonesOf } from '../users/user-settings.ts';
import { COMPACTION_OWED_AFTER_MS, oweCompaction } from './compactions.ts';
import { isEnteredBy, isMember, selectMemberIn } from './members.ts';
import { aliasStatement } from './open-conversation.ts';

/** A conversation with all of its columns. */
export const CONVERSATION = selection(omit(conversations));

/** The conversation with this id or reference code in the workspace, or null. */
export async function getConversation(
  db: Database,
  workspaceId: string,
  idOrRef: string,
): Promise<Conversation | null> {
  const [conversation] = await db.read('conversation.get', selectConversation(db, workspaceId, idOrRef));
  return conversation ?? null;
}

/**
 * The same as a user finds it: whether they are a member, if a group shares it; null where anybody may enter. `reads` are of it, in the same
 * round trip.
 */
export async function enterConversation<const T extends readonly OptionalStatement[]>(
  db: Database,
  workspaceId: string,
  idOrRef: string,
  userId: string | null,
  reads: (conversation: SQL) => T,
): Promise<{
  readonly conversation: Conversation | null;
  readonly isMember: boolean;
  readonly rows: RowsOf<T>;
}> {
  const [[conversation = null], member, ...rows] = await db.batch('conversation.enter', [
    selectConversation(db, workspaceId, idOrRef),
    userId === null ? null : selectMemberIn(db, workspaceId, idOrRef, userId),
    ...reads(sql`(select id from conversations
      where workspace_id = ${workspaceId} and (id = ${idOrRef} or ref_code = ${idOrRef}) limit 1)`),
  ]);
  return { conversation, isMember: isMember(member), rows: rows as unknown as RowsOf<T> };
}

/** A conversation, and the zones of a user. */
const ZONED = CONVERSATION.with({ zones: as<string | null>() });

/** The statement that reads a conversation with the zones of a user, of its own where that is null; `splitZones` takes them apart. */
export const selectConversationFor = (
  db: Database,
  workspaceId: string,
  idOrRef: string,
  userId: string | null,
) =>
  db.select(
    ZONED.sql`select ${CONVERSATION.of()}, ${zonesOf(workspaceId, userId ?? sql`conversations.user_id`)} as zones
      from conversations where workspace_id = ${workspaceId} and (id = ${idOrRef} or ref_code = ${idOrRef}) limit 1`,
  );

/** The statement behind `getConversation`, for a batch that reads more. */
export const selectConversation = (db: Database, workspaceId: string, idOrRef: string) =>
  db.select(CONVERSATION.sql`select ${CONVERSATION.of()} from conversations
    where workspace_id = ${workspaceId} and (id = ${idOrRef} or ref_code = ${idOrRef}) limit 1`);

export interface ConversationFilter {
  readonly id: string | null;
  readonly status: ConversationStatus | null;
  readonly channelId: string | null;
  readonly userId: string | null;
  /** Only what this user may enter. */
  readonly enteredBy: string | null;
  readonly isNewestFirst: boolean;
}

/** Conversations by age; archived ones only when asked for. */
export async function listConversations(
  db: Database,
  workspaceId: string,
  filter: ConversationFilter,
  page: PageRequest,
): Promise<Page<Conversation>> {
  const [rows] = await db.batch('conversation.list', [
    db.orm
      .select()
      .from(conversations)
      .where(
        and(
          eq(conversations.workspaceId, workspaceId),
          filter.id === null ? undefined : eq(conversations.id, filter.id),
          filter.status === null
            ? ne(conversations.status, 'archived')
            : eq(conversations.status, filter.status),
          filter.channelId === null ? undefined : eq(conversations.channelId, filter.channelId),
          filter.userId === null ? undefined : eq(conversations.userId, filter.userId),
          filter.enteredBy === null ? undefined : isEnteredBy(sql`conversations.id`, filter.enteredBy),
          page.after === null ? undefined : (filter.isNewestFirst ? lt : gt)(conversations.id, page.after),
        ),
      )
      .orderBy((filter.isNewestFirst ? desc : asc)(conversations.id))
      .limit(page.limit + 1),
  ]);
  return pageOf(rows, page, (conversation) => conversation.id);
}

/** Fields of a conversation that a change may set; those left out stay as they are. */
export interface ConversationChange {
  readonly channelId?: string | undefined;
  /** Null for none but what is made of what is said. */
  readonly title?: string | null | undefined;
  readonly metadata?: Record<string, unknown> | undefined;
}

/**
 * Changes a conversation, all of it or nothing. In another channel it keeps its identity: the one that it was opened by leads to
 * it for ever, and the one that it has there does as well, unless another conversation has it. Its transcript counts as changed,
 * so that what is under way reads again from where it stands. Nothing is moved into or out of a channel that is being erased.
 */
export async function updateConversation(
  db: Database,
  conversation: Conversation,
  { channelId, title, metadata }: ConversationChange,
  now: number,
): Promise<Result<Conversation, MemoryError>> {
  const { id, workspaceId } = conversation;
  const set = {
    ...(title === undefined ? {} : title === null ? madeTitle(id) : clientTitle(title)),
    ...(metadata && { metadata }),
  };
  const own = and(eq(conversations.workspaceId, workspaceId), eq(conversations.id, id));
  const moves =
    channelId === undefined
      ? []
      : [
          requireThat(db, isOpenChannel(workspaceId, sql`${channelId}`)),
          requireThat(
            db,
            sql`not exists (select 1 from conversations c where c.id = ${id}
              and not ${isOpenChannel(workspaceId, sql`c.channel_id`)})`,
          ),
          db.orm
            .update(conversations)
            .set({ channelId, revision: sql`revision + 1` })
            .where(and(own, ne(conversations.channelId, channelId))),
          nameInChannel(db, conversation, channelId, now),
        ];
  const changes = Object.keys(set).length === 0 ? [] : [db.orm.update(conversations).set(set).where(own)];
  try {
    const [after] = await db.writeThenRead(
      'conversation.update',
      [...moves, ...changes],
      selectConversation(db, workspaceId, id),
    );
    return after ? ok(after) : err(notFound('conversation'));
  } catch (error) {
    if (isLostRace(error)) return err(invalid('channel_id', 'is not a channel of this workspace'));
    throw error;
  }
}

/** Title that the last compaction made, in the place of a client's. */
const madeTitle = (id: string) => {
  const made = sql`(select ${MADE_TITLE} from snapshots s where s.conversation_id = ${id} order by s.seq desc limit 1)`;
  return { title: made, titleSource: sql<TitleSource>`iif(${made} is null, null, 'made')` };
};

/** Condition: a channel is there and stays. */
const isOpenChannel = (workspaceId: string, channelId: SQL): SQL =>
  sql`(exists (select 1 from channels h where h.workspace_id = ${workspaceId} and h.id = ${channelId})
    and not exists (select 1 from erasures x where x.workspace_id = ${workspaceId} and x.kind = 'channel'
      and x.target_id = ${channelId} and x.finished_at is null))`;

/** The statement after which the identity that a conversation has in a channel leads to it, unless it leads to another one. */
const nameInChannel = (
  db: Database,
  { workspaceId, chatId, userId, sessionKey: home }: Conversation,
  channelId: string,
  now: number,
): SqlStatement => {
  const key = sessionKey({ workspaceId, channelId, chatId, userId });
  const isFree = sql`not exists (
    select 1 from conversations where workspace_id = ${workspaceId} and session_key = ${key})`;
  return aliasStatement(db, { workspaceId, sessionKey: home }, key, now, isFree);
};

/** Moves a conversation on; memories of the conversation tier leave with its archiving, unless a compaction is owed first. */
export async function moveConversation(
  db: Database,
  workspaceId: string,
  idOrRef: string,
  to: 'idle' | 'archived',
  { now, resumed }: { readonly now: number; readonly resumed: boolean },
): Promise<Result<Conversation, MemoryError>> {
  const before = await getConversation(db, workspaceId, idOrRef);
  if (!before) return err(notFound('conversation'));
  // A request that died after its write finds its own work done.
  if (resumed && before.status === to) return ok(before);
  const decision = decideTransition(before.status, to);
  if (!decision.ok) return decision;
  const move = db.orm
    .update(conversations)
    .set({ status: to, endedAt: sql`coalesce(ended_at, ${now})` })
    .where(and(eq(conversations.id, before.id), inArray(conversations.status, [...ENTERED_FROM[to]])));
  const owe =
    before.summarisedSeq < before.lastSeq ? [oweCompaction(db, before, now + COMPACTION_OWED_AFTER_MS)] : [];
  const clear = to === 'archived' ? clearWorkingMemory(db, workspaceId, before.id, now) : [];
  try {
    const [after] = await db.writeThenRead(
      'conversation.move',
      [move, requireOneChange(db), ...owe, ...clear],
      selectConversation(db, workspaceId, before.id),
    );
    return after ? ok(after) : err(notFound('conversation'));
  } catch (error) {
    if (isLostRace(error))
      return err(conflict('illegal_transition', 'the conversation changed at the same moment'));
    throw error;
  }
}

/**
 * The statements that let an active conversation rest since something was said in it last, and owe it what no summary holds yet.
 * They fail (`isLostRace`) when it is not as it was read.
 */
export const letRest = (db: Database, conversation: Conversation, now: number): SqlStatement[] => [
  db.run(sql`update conversations set status = 'idle', ended_at = last_active_at
    where id = ${conversation.id} and status = 'active' and revision = ${conversation.revision}`),
  requireOneChange(db),
  ...(conversation.summarisedSeq < conversation.lastSeq
    ? [oweCompaction(db, conversation, now + COMPACTION_OWED_AFTER_MS)]
    : []),
];

/** Condition: a workspace has a conversation that is active although nothing was said in it since `before`. */
export const awakeSince = (workspaceId: SQL, before: number): SQL =>
  sql`exists (select 1 from conversations where workspace_id = ${workspaceId} and ${isAwakeSince(before)})`;

/** Those of a workspace after an id, in the order of ids, at most `limit`. */
export const listAwakeSince = (
  db: Database,
  workspaceId: string,
  before: number,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> =>
  db.step('conversation.awake').values(sql`select id from conversations
      where workspace_id = ${workspaceId} and ${isAwakeSince(before)} and id > ${after} order by id limit ${limit}`);

/** In what was opened and never used there is nothing to remember; whether a temporary one is used its object knows. */
const isAwakeSince = (before: number): SQL =>
  sql`status = 'active' and last_active_at < ${before} and (last_seq > 0 or memory <> 'full')`;
