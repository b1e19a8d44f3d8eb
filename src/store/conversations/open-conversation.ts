/** Opens conversations by their identity, whoever knew them by which key. The database decides between concurrent creators. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import type { ChatSpan } from '../../memory/conversations/chat-series.ts';
import { refuseMode } from '../../memory/conversations/temporary.ts';
import { conflict, type MemoryError } from '../../memory/errors.ts';
import {
  type Buried,
  buriedUntil,
  conversationName,
  type Hider,
  NEVER,
} from '../../memory/lifetime/tombstones.ts';
import type { Conversation, MemoryMode } from '../../memory/types.ts';
import type { Database, SqlStatement } from '../database.ts';
import { selectBuried } from '../erasure/tombstones.ts';
import { insertSelect, listed } from '../rows.ts';
import { conversations, sessionAliases } from '../schema/conversations.ts';
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

/**
 * The conversation of an identity: the one with its v2 key, else the one that an alias names, else a new one. The
 * database decides between concurrent creators. The legacy keys become aliases of whichever it is, and so does the v2 key
 * of an identity that was known by a legacy key only; aliases that are taken stay with whom they went to. One that follows an
 * erased one of the same identity notes until when that was.
 */
export async function openConversation(
  db: Database,
  {
    conversation: candidate,
    memory,
    legacyKeys,
    hider,
    purpose,
    member = null,
    membersOf = [],
  }: NewConversation,
): Promise<Result<OpenedConversation, MemoryError>> {
  const { workspaceId, sessionKey } = candidate;
  const keys = [sessionKey, ...legacyKeys];
  const names = keys.flatMap((key) => hider.hidden(conversationName(workspaceId, key)));
  const [[known], named, buried] = await db.batch('conversation.find', [
    selectBySessionKey(db, workspaceId, sessionKey),
    selectByAliases(db, workspaceId, keys),
    selectBuried(db, workspaceId, [...names, ...(purpose?.digests ?? [])]),
  ]);
  // An old key never opens another user's conversation, nor one of two.
  if (!known && (named.length > 1 || named.some((row) => row.userId !== candidate.userId))) {
    return err(conflict('alias_taken', 'the legacy keys belong to other conversations'));
  }
  const existing = known ?? named[0];
  const refused = existing ? refuseMode(existing, memory) : null;
  if (refused) return err(refused);
  const home = existing?.sessionKey ?? sessionKey;
  const aliases = keys
    .filter((key) => key !== home)
    .map((key) => aliasStatement(db, { workspaceId, sessionKey: home }, key, candidate.startedAt));
  const isHome = sql`workspace_id = ${workspaceId} and session_key = ${home}`;
  const naming =
    member === null ? [] : [nameMembersOf(db, isHome, [{ userId: member, joinedAt: candidate.startedAt }])];
  if (existing) {
    await db.write('conversation.alias', [...aliases, ...naming]);
    return ok({ conversation: existing, created: false });
  }
  const until = buriedUntil(buried, names);
  if (purpose?.isErased(buried, until)) return err({ code: 'erased' });
  const made = { ...candidate, erasedBefore: until === NEVER ? null : until };
  const taken = membersOf.length === 0 ? [] : [takeOverMembers(db, candidate, membersOf)];
  const [stored] = await db.writeThenRead(
    'conversation.create',
    [db.orm.insert(conversations).values(made).onConflictDoNothing(), ...aliases, ...taken, ...naming],
    selectBySessionKey(db, workspaceId, sessionKey),
  );
  if (!stored) throw new Error('a conversation just written was not found');
  // Another creator was faster.
  const overtaken = refuseMode(stored, memory);
  if (overtaken) return err(overtaken);
  return ok({ conversation: stored, created: stored.id === candidate.id });
}

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
    .select()
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
