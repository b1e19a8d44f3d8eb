/** Reader on whose behalf a call reads memories and events, and the place from which. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, mapOk, ok, type Result } from '../../lib/result.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { memoryModeOf } from '../../memory/conversations/temporary.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import { nearerReach, type Reader, type RecallReach } from '../../memory/scope.ts';
import type { MemoryMode } from '../../memory/types.ts';
import { getChannel } from '../../store/conversations/channels.ts';
import type { ReaderClaim } from '../../store/search/reader-claims.ts';
import type { AppEnv } from '../context.ts';
import {
  forgetConversation,
  rememberConversation,
  rememberedConversation,
} from '../conversations/conversation-directory.ts';
import { requireConversation } from '../conversations/conversation-session.ts';
import { isOperator, NOT_OPERATOR } from '../middleware/authenticate.ts';
import { Flag, Name } from '../schemas.ts';
import { furthestReach, mayEnter } from './token-scope.ts';

/** Names in a query that tell the reader: with a user their own and the shared memories, without one the shared ones only. */
export const ReaderQuery = z.object({
  user_id: Name.openapi({ example: 'ana' }).optional(),
  channel_id: Name.optional(),
  conversation_id: Name.optional(),
});

/** The names by which a call says who reads, and from where. */
export interface ReaderNames {
  readonly user_id?: string | undefined;
  readonly channel_id?: string | undefined;
  readonly conversation_id?: string | undefined;
  /** Reach beyond that conversation; none where the call does not say. */
  readonly recall_reach?: RecallReach | undefined;
}

/** The reader that a call names in its query. A conversation brings its channel, and in a group its audience. */
export async function readerOf(
  c: Context<AppEnv>,
  { query }: { readonly query: ReaderNames },
): Promise<Result<Reader, MemoryError>> {
  const { db, workspace } = c.var.services;
  if (query.conversation_id === undefined) {
    const channelId = query.channel_id ?? null;
    if (channelId !== null && !(await getChannel(db, workspace.id, channelId))) return err(NO_CHANNEL);
    return ok(readerOutside(workspace.id, query));
  }
  const conversation = await requireConversation(c, query.conversation_id);
  return conversation.ok ? readerIn(c, query, conversation.value) : err(NO_CONVERSATION);
}

/** Query flag that asks for all users' content instead of a reader's. */
export const AllUsers = Flag.optional().openapi({
  description:
    'Rows of all users of the workspace, instead of those that one may see: for keys of role admin.',
});

/** Reader that a list is for; null for a key of role admin that asks for all of the workspace. */
export async function listedFor(
  c: Context<AppEnv>,
  { query }: { readonly query: ReaderNames & { readonly all_users?: boolean | undefined } },
): Promise<Result<{ readonly workspaceId: string; readonly reader: Reader | null }, MemoryError>> {
  const { id: workspaceId } = c.var.services.workspace;
  if (query.all_users) return isOperator(c) ? ok({ workspaceId, reader: null }) : err(NOT_OPERATOR);
  return mapOk(await readerOf(c, { query }), (reader) => ({ workspaceId, reader }));
}

/** A reader, and what is taken for granted of it until the first batch has checked it. */
export interface ClaimedReader {
  readonly reader: Reader;
  readonly claim: ReaderClaim | null;
  /** Mode of memory of the conversation that they stand in. */
  readonly memory: MemoryMode;
}

/** A conversation that this isolate has to look up before it knows the reader, as a call names it. */
export interface UnopenedConversation {
  readonly unopened: string;
}

/**
 * A reader told from what this isolate remembers, without a round trip where that can be. When the claim turns out not to hold,
 * `disclaim` says what then.
 */
export function claimReader(c: Context<AppEnv>, query: ReaderNames): ClaimedReader | UnopenedConversation {
  const { workspace } = c.var.services;
  const { channel_id: channelId, conversation_id: idOrRef } = query;
  if (idOrRef === undefined) {
    const claim = channelId === undefined ? null : ({ kind: 'channel', id: channelId } as const);
    return { reader: readerOutside(workspace.id, query), claim, memory: 'full' };
  }
  const known = rememberedConversation(workspace.id, idOrRef);
  const claimed = known && mayEnter(c.var.confinement, known, true) ? claimOf(c, query, known) : null;
  // What is refused because of what is remembered is looked up before it is refused.
  return claimed?.ok ? claimed.value : { unopened: idOrRef };
}

/** The reader in a conversation that was looked up. */
export function claimFound(
  c: Context<AppEnv>,
  query: ReaderNames,
  idOrRef: string,
  found: ConversationIdentity | undefined,
  isMember: boolean,
): Result<ClaimedReader, MemoryError> {
  const { workspace } = c.var.services;
  if (!found) {
    forgetConversation(workspace.id, idOrRef);
    return err(NO_CONVERSATION);
  }
  rememberConversation(workspace.id, idOrRef, found);
  if (!mayEnter(c.var.confinement, found, isMember)) return err(NO_CONVERSATION);
  return claimOf(c, query, found);
}

/** Forgets a conversation that is not what it was taken for, to be looked up again; a channel that is none is an error. */
export function disclaim(c: Context<AppEnv>, query: ReaderNames): Result<'again', MemoryError> {
  if (query.conversation_id === undefined) return err(NO_CHANNEL);
  forgetConversation(c.var.services.workspace.id, query.conversation_id);
  return ok('again');
}

const NO_CHANNEL = invalid('channel_id', 'is not a channel of this workspace');
const NO_CONVERSATION = invalid('conversation_id', 'is not a conversation of this workspace');

const readerOutside = (workspaceId: string, query: ReaderNames): Reader => ({
  workspaceId,
  userId: query.user_id ?? null,
  channelId: query.channel_id ?? null,
  conversationId: null,
  audience: 'user',
});

function claimOf(
  c: Context<AppEnv>,
  query: ReaderNames,
  conversation: ConversationIdentity,
): Result<ClaimedReader, MemoryError> {
  const { id, userId, channelId } = conversation;
  const reader = readerIn(c, query, conversation);
  if (!reader.ok) return reader;
  const memberId = userId === null ? (c.var.confinement?.userId ?? null) : null;
  return ok({
    reader: reader.value,
    claim: { kind: 'conversation', id, userId, channelId, memberId },
    memory: memoryModeOf(conversation),
  });
}

/** Reach of a call from its conversation: as it asks, and never further than its caller may. */
export const reachIn = (
  c: Context<AppEnv>,
  { recall_reach: asked = 'conversation' }: ReaderNames,
): RecallReach => nearerReach(asked, furthestReach(c.var.confinement, c.var.services.settings));

function readerIn(
  c: Context<AppEnv>,
  query: ReaderNames,
  { id, userId, channelId }: ConversationIdentity,
): Result<Reader, MemoryError> {
  if (userId !== null && query.user_id !== undefined && query.user_id !== userId)
    return err(invalid('user_id', 'is not the user of this conversation'));
  if (query.channel_id !== undefined && query.channel_id !== channelId)
    return err(invalid('channel_id', 'is not the channel of this conversation'));
  return ok({
    workspaceId: c.var.services.workspace.id,
    userId: query.user_id ?? userId,
    channelId,
    conversationId: id,
    audience: userId === null ? 'group' : 'user',
    reach: reachIn(c, query),
  });
}
