/** Opens conversations by their identity, whoever knew them by which key. The database decides between concurrent creators. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import type { ChatSpan } from '../../memory/conversations/chat-series.ts';
import { refuseMode } from '../../memory/conversations/temporary.ts';
import { conflict, type MemoryError, notFound } from '../../memory/errors.ts';
import {
  type Buried,
  buriedUntil,
  conversationName,
  type Hider,
  NEVER,
} from '../../memory/lifetime/tombstones.ts';
import type { Conversation, MemoryMode } from '../../memory/types.ts';
import type { Database, OptionalStatement, RowsOf, SqlStatement } from '../database.ts';
import { selectBuried } from '../erasure/tombstones.ts';
import { insertSelect, listed } from '../rows.ts';
import { conversations, sessionAliases } from '../schema/conversations.ts';
import { rememberZones } from '../users/user-settings.ts';
import { splitZones, withZones } from '../users/zoned-conversations.ts';
import { selectChannelKind } from './channels.ts';
import { nameMembersOf, takeOverMembers } from './members.ts';

/** A conversation to make, unless its identity, or one of its legacy keys, is known. */
export interface NewConversation {
  readonly conversation: Conversation;
  readonly legacyKeys: readonly string[];
  /** The mode of memory that it must have; whichever it has, where the caller does not say. */
  readonly memory?: MemoryMode | undefined;
  readonly hider: Hider;
  /** Purpose of opening it, if that may concern something that was erased. */
  readonly purpose?: Purpose | undefined;
  /** Of a group: whom its caller names as a member. */
  readonly member?: string | null;
  /** Of a group that is new: the chats whose members it takes over. */
  readonly membersOf?: readonly ChatSpan[];
  /** The caller remembers that the identity led to a conversation: then nothing is written on the way. */
  readonly isKnown?: boolean;
}

/** Purpose for which a conversation is opened. */
export interface Purpose {
  /** Tombstones that it has to do with. */
  readonly digests: readonly string[];
  /**
   * All of it was erased: then no conversation is made for it. `until` tells of the one that had the identity before.
   */
  isErased(buried: readonly Buried[], until: number): boolean;
}

/** Conversation that `openConversation` found or made. */
export interface OpenedConversation {
  readonly conversation: Conversation;
  readonly created: boolean;
}

/** The same, with what was read of it in the same round trip. */
export interface OpenedAlong<T extends readonly OptionalStatement[]> extends OpenedConversation {
  readonly rows: RowsOf<T>;
}

/** Opens the conversation of an identity, and reads nothing else of it: see `openAndRead`. */
export const openConversation = (
  db: Database,
  asked: NewConversation,
): Promise<Result<OpenedConversation, MemoryError>> => openAndRead(db, asked, () => []);

/**
 * The conversation of an identity: the one with its v2 key, else the one that an alias names, else a new one. The
 * database decides between concurrent creators. The legacy keys become aliases of whichever it is, and so does the v2 key
 * of an identity that was known by a legacy key only; aliases that are taken stay with whom they went to. One that follows an
 * erased one of the same identity notes until when that was.
 *
 * One round trip where it is there, and where nothing stands in the way of a new one; `reads` are of it, whichever it is.
 */
export async function openAndRead<const T extends readonly OptionalStatement[]>(
  db: Database,
  asked: NewConversation,
  reads: (conversation: SQL) => T,
): Promise<Result<OpenedAlong<T>, MemoryError>> {
  const { conversation: candidate, memory, legacyKeys, hider, purpose, isKnown = false } = asked;
  const { workspaceId, sessionKey } = candidate;
  const keys = [sessionKey, ...legacyKeys];
  const names = keys.flatMap((key) => hider.hidden(conversationName(workspaceId, key)));
  const digests = [...names, ...(purpose?.digests ?? [])];
  const along = reads(conversationOf(workspaceId, sessionKey, keys));
  const namesMore = legacyKeys.length > 0 || (asked.member ?? null) !== null;
  const isPlain = !namesMore && (asked.membersOf ?? []).length === 0;
  const [, [found], named, buried, channel, ...rows] = await db.batch('conversation.open', [
    isPlain && !isKnown ? insertUnlessNamed(db, candidate, digests) : null,
    selectBySessionKey(db, workspaceId, sessionKey),
    selectByAliases(db, workspaceId, keys),
    selectBuried(db, workspaceId, digests),
    selectChannelKind(db, workspaceId, candidate.channelId),
    ...along,
  ]);
  if (channel.length === 0) return err(notFound('channel'));
  const { conversation: known, zones } = splitZones(found);
  if (known?.userId != null) rememberZones(workspaceId, known.userId, zones);
  // An old key never opens another user's conversation, nor one of two.
  if (!known && (named.length > 1 || named.some((row) => row.userId !== candidate.userId))) {
    return err(conflict('alias_taken', 'the legacy keys belong to other conversations'));
  }
  const existing = known ?? named[0];
  const refused = existing ? refuseMode(existing, memory) : null;
  if (refused) return err(refused);
  const until = buriedUntil(buried, names);
  if (!existing && purpose?.isErased(buried, until)) return err({ code: 'erased' });
  if (!existing || namesMore) return settle(db, asked, existing, until, along);
  return ok({
    conversation: existing,
    created: existing.id === candidate.id,
    rows: rows as unknown as RowsOf<T>,
  });
}

/** Writes what the identity lacks: the conversation, its aliases, its members. */
async function settle<T extends readonly OptionalStatement[]>(
  db: Database,
  { conversation: candidate, memory, legacyKeys, member = null, membersOf = [] }: NewConversation,
  existing: Conversation | undefined,
  until: number,
  along: T,
): Promise<Result<OpenedAlong<T>, MemoryError>> {
  const { workspaceId, sessionKey } = candidate;
  const home = existing?.sessionKey ?? sessionKey;
  const aliases = [sessionKey, ...legacyKeys]
    .filter((key) => key !== home)
    .map((key) => aliasStatement(db, { workspaceId, sessionKey: home }, key, candidate.startedAt));
  const isHome = sql`workspace_id = ${workspaceId} and session_key = ${home}`;
  const naming =
    member === null ? [] : [nameMembersOf(db, isHome, [{ userId: member, joinedAt: candidate.startedAt }])];
  const made = { ...candidate, erasedBefore: until === NEVER ? null : until };
  const taken = membersOf.length === 0 ? [] : [takeOverMembers(db, candidate, membersOf)];
  const creating = existing ? [] : [db.orm.insert(conversations).values(made).onConflictDoNothing()];
  const writes = [...creating, ...aliases, ...(existing ? [] : taken), ...naming];
  const results = await db.batch('conversation.create', [
    ...writes,
    selectBySessionKey(db, workspaceId, home),
    ...along,
  ]);
  const [[found], ...rows] = results.slice(writes.length) as unknown as [
    Parameters<typeof splitZones>[0][],
    ...unknown[],
  ];
  const { conversation: stored = existing } = splitZones(found);
  if (!stored) throw new Error('a conversation just written was not found');
  // Another creator was faster.
  const overtaken = refuseMode(stored, memory);
  if (overtaken) return err(overtaken);
  const created = !existing && stored.id === candidate.id;
  return ok({ conversation: stored, created, rows: rows as unknown as RowsOf<T> });
}

/** The conversation of an identity, by its key or by an alias, as an expression of a statement. */
const conversationOf = (workspaceId: string, sessionKey: string, keys: readonly string[]): SQL =>
  sql`coalesce((select id from conversations where workspace_id = ${workspaceId} and session_key = ${sessionKey}),
    (select conversation_id from session_aliases where workspace_id = ${workspaceId} and legacy_key in ${listed(keys)} limit 1))`;

/**
 * The statement that makes a conversation unless its identity leads to one already, its channel is gone, or anything of these names was
 * erased: whoever has read what that was decides then.
 */
const insertUnlessNamed = (
  db: Database,
  candidate: Conversation,
  digests: readonly string[],
): SqlStatement => {
  const { workspaceId, sessionKey, channelId } = candidate;
  return insertSelect(
    db,
    conversations,
    candidate,
    sql`where not exists (select 1 from conversations where workspace_id = ${workspaceId} and session_key = ${sessionKey})
      and not exists (select 1 from session_aliases where workspace_id = ${workspaceId} and legacy_key = ${sessionKey})
      and not exists (select 1 from tombstones where workspace_id = ${workspaceId} and digest in ${listed(digests)})
      and exists (select 1 from channels where workspace_id = ${workspaceId} and id = ${channelId})
    on conflict do nothing`,
  );
};

/** The statement that makes a key an alias of the conversation that has this session key, whoever created it. */
export const aliasStatement = (
  db: Database,
  home: { readonly workspaceId: string; readonly sessionKey: string },
  key: string,
  now: number,
  when = sql`true`,
): SqlStatement =>
  insertSelect(
    db,
    sessionAliases,
    { workspaceId: sql`workspace_id`, legacyKey: key, conversationId: sql`id`, createdAt: now },
    sql`from conversations where workspace_id = ${home.workspaceId} and session_key = ${home.sessionKey} and ${when}
    on conflict do nothing`,
  );

const selectBySessionKey = (db: Database, workspaceId: string, key: string) =>
  db.orm
    .select(withZones(workspaceId, null))
    .from(conversations)
    .where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.sessionKey, key)))
    .limit(1);

/** Selects the conversations of some session keys, their aliases included, for a batch. */
export const selectBySessionKeys = (db: Database, workspaceId: string, keys: readonly string[]) =>
  db.select<{ sessionKey: string; id: string }>(
    sql`select session_key as sessionKey, id from conversations where workspace_id = ${workspaceId} and session_key in ${listed(keys)}
      union all select legacy_key as sessionKey, conversation_id as id from session_aliases
        where workspace_id = ${workspaceId} and legacy_key in ${listed(keys)}`,
  );

const selectByAliases = (db: Database, workspaceId: string, aliases: readonly string[]) =>
  db.orm
    .select()
    .from(conversations)
    .where(
      inArray(
        conversations.id,
        db.orm
          .select({ id: sessionAliases.conversationId })
          .from(sessionAliases)
          .where(
            and(eq(sessionAliases.workspaceId, workspaceId), inArray(sessionAliases.legacyKey, [...aliases])),
          ),
      ),
    )
    .limit(ALIASED_CONVERSATIONS_MAX);

/** More than one is a conflict already. */
const ALIASED_CONVERSATIONS_MAX = 2;
