/** Conversations: creation by identity, look-up by id or reference code, transitions by compare and set. */
import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import { conflict, type MemoryError, notFound } from '../../memory/errors.ts';
import { decideTransition, ENTERED_FROM } from '../../memory/lifecycle.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/paging.ts';
import type { Conversation, ConversationStatus } from '../../memory/types.ts';
import { type Database, isLostRace, requireOneChange, type Statement } from '../database.ts';
import { eraseConversationMemories } from './erasure.ts';
import { conversations, sessionAliases } from './schema/conversations.ts';

/** A conversation to make, unless its identity, or one of its legacy keys, is known. */
export interface NewConversation {
  readonly conversation: Conversation;
  readonly legacyKeys: readonly string[];
}

/** What `openConversation` found or made. */
export interface OpenedConversation {
  readonly conversation: Conversation;
  readonly created: boolean;
}

/**
 * The conversation of an identity: the one with its v2 key, else the one that a legacy key names, else a new one. The
 * database decides between concurrent creators. The legacy keys become aliases of whichever it is.
 */
export async function openConversation(
  db: Database,
  { conversation: candidate, legacyKeys }: NewConversation,
): Promise<Result<OpenedConversation, MemoryError>> {
  const { workspaceId } = candidate;
  const [known, named] = await db.batch('conversation.find', [
    selectBySessionKey(db, workspaceId, candidate.sessionKey),
    selectByLegacyKeys(db, workspaceId, legacyKeys),
  ]);
  const existing = known[0] ?? named[0];
  if (named.some((row) => row.id !== existing?.id)) {
    return err(conflict('alias_taken', 'the legacy keys belong to another conversation'));
  }
  if (existing) {
    await db.write('conversation.alias', aliasStatements(db, existing.id, candidate, legacyKeys));
    return ok({ conversation: existing, created: false });
  }
  await db.write('conversation.create', [
    db.orm.insert(conversations).values(candidate).onConflictDoNothing(),
    ...aliasStatements(db, candidate.id, candidate, legacyKeys),
  ]);
  const [[stored]] = await db.batch('conversation.find', [
    selectBySessionKey(db, workspaceId, candidate.sessionKey),
  ]);
  if (!stored) throw new Error('a conversation just written was not found');
  return ok({ conversation: stored, created: stored.id === candidate.id });
}

/** The conversation with this id or reference code in the workspace, or null. */
export async function getConversation(
  db: Database,
  workspaceId: string,
  idOrRef: string,
): Promise<Conversation | null> {
  const [rows] = await db.batch('conversation.get', [selectConversation(db, workspaceId, idOrRef)]);
  return rows[0] ?? null;
}

/** The statement behind `getConversation`, for a batch that reads more. */
export const selectConversation = (db: Database, workspaceId: string, idOrRef: string) =>
  db.orm
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.workspaceId, workspaceId),
        or(eq(conversations.id, idOrRef), eq(conversations.refCode, idOrRef)),
      ),
    )
    .limit(1);

export interface ConversationFilter {
  readonly status: ConversationStatus | null;
  readonly channelId: string | null;
  readonly userId: string | null;
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
          filter.status === null
            ? ne(conversations.status, 'archived')
            : eq(conversations.status, filter.status),
          filter.channelId === null ? undefined : eq(conversations.channelId, filter.channelId),
          filter.userId === null ? undefined : eq(conversations.userId, filter.userId),
          page.after === null ? undefined : gt(conversations.id, page.after),
        ),
      )
      .orderBy(asc(conversations.id))
      .limit(page.limit + 1),
  ]);
  return pageOf(rows, page, (conversation) => conversation.id);
}

/** Moves a conversation on; working memories of the conversation tier leave with its archiving. */
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
  const clear = to === 'archived' ? eraseConversationMemories(db, workspaceId, before.id, now) : [];
  try {
    await db.write('conversation.move', [move, requireOneChange(db), ...clear]);
  } catch (error) {
    if (isLostRace(error))
      return err(conflict('illegal_transition', 'the conversation changed at the same moment'));
    throw error;
  }
  const after = await getConversation(db, workspaceId, before.id);
  return after ? ok(after) : err(notFound('conversation'));
}

/** Aliases that were taken at the same moment stay with whom they went to. */
const aliasStatements = (
  db: Database,
  conversationId: string,
  at: Conversation,
  legacyKeys: readonly string[],
): Statement[] =>
  legacyKeys.map((legacyKey) =>
    db.orm
      .insert(sessionAliases)
      .select(
        db.orm
          .select({
            workspaceId: conversations.workspaceId,
            legacyKey: sql<string>`${legacyKey}`.as('legacy_key'),
            conversationId: conversations.id,
            createdAt: sql<number>`${at.startedAt}`.as('created_at'),
          })
          .from(conversations)
          .where(eq(conversations.id, conversationId)),
      )
      .onConflictDoNothing(),
  );

const selectBySessionKey = (db: Database, workspaceId: string, key: string) =>
  db.orm
    .select()
    .from(conversations)
    .where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.sessionKey, key)))
    .limit(1);

const selectByLegacyKeys = (db: Database, workspaceId: string, legacyKeys: readonly string[]) =>
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
            and(
              eq(sessionAliases.workspaceId, workspaceId),
              inArray(sessionAliases.legacyKey, [...legacyKeys]),
            ),
          ),
      ),
    )
    .limit(LEGACY_CONVERSATIONS_MAX);

/** More than one is a conflict already. */
const LEGACY_CONVERSATIONS_MAX = 2;
