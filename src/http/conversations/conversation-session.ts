/** The conversation, or the session object, behind an id or a reference code, as far as the caller may enter it. */
import type { SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { err, ok, type Result } from '../../lib/result.ts';
import { identityOf, isConversationId } from '../../memory/conversations/identity.ts';
import { refuseKeeping } from '../../memory/conversations/temporary.ts';
import { type MemoryError, notFound, orNotFound } from '../../memory/errors.ts';
import type { Conversation } from '../../memory/types.ts';
import type { Session } from '../../session/open-session.ts';
import { enterConversation, getConversation } from '../../store/conversations/conversations.ts';
import type { OptionalStatement, RowsOf } from '../../store/database.ts';
import { mayEnter } from '../access/token-scope.ts';
import type { AppEnv } from '../context.ts';
import { rememberConversation, rememberedConversation } from './conversation-directory.ts';

/** The conversation. One that the caller may not enter is none. */
export async function requireConversation(
  c: Context<AppEnv>,
  idOrRef: string,
): Promise<Result<Conversation, MemoryError>> {
  return orNotFound(await findConversation(c, idOrRef), 'conversation');
}

/** A call to a conversation that its path names. */
interface CallInto {
  readonly params: { readonly id: string };
}

/** The conversation that a path names. */
export const namedConversation = (c: Context<AppEnv>, { params }: CallInto) =>
  requireConversation(c, params.id);

/** A conversation that keeps what is said: others are refused, for nothing may be kept of them. */
export async function lastingConversation(
  c: Context<AppEnv>,
  { params }: CallInto,
): Promise<Result<Conversation, MemoryError>> {
  const found = await requireConversation(c, params.id);
  const refused = found.ok ? refuseKeeping(found.value) : null;
  return refused ? err(refused) : found;
}

/** The session of the conversation that a path names. */
export const namedSession = (c: Context<AppEnv>, { params }: CallInto) => sessionOf(c, params.id);

/** The conversation, or null. */
export const findConversation = async (c: Context<AppEnv>, idOrRef: string): Promise<Conversation | null> =>
  (await findAndRead(c, idOrRef, () => [])).conversation;

/** The same, with what `reads` brings of it in the same round trip, whoever may enter it. */
export async function findAndRead<const T extends readonly OptionalStatement[]>(
  c: Context<AppEnv>,
  idOrRef: string,
  reads: (conversation: SQL) => T,
): Promise<{ readonly conversation: Conversation | null; readonly rows: RowsOf<T> }> {
  const { confinement, services } = c.var;
  const { db, workspace } = services;
  const user = confinement?.userId ?? null;
  const { conversation, isMember, rows } = await enterConversation(db, workspace.id, idOrRef, user, reads);
  const isTheirs =
    conversation !== null && (confinement === undefined || mayEnter(confinement, conversation, isMember));
  return { conversation: isTheirs ? conversation : null, rows };
}

/**
 * An id names its object at once; a reference code costs one read, once in an isolate. What the
 * isolate remembers of the conversation goes along, so that an object which is new to it need not look it up. Whose an
 * unknown id is, and who is a member of a group, the object finds out with what it reads anyway (`SessionCall.userId`).
 */
export async function sessionOf(c: Context<AppEnv>, idOrRef: string): Promise<Result<Session, MemoryError>> {
  const { services, confinement } = c.var;
  const workspaceId = services.workspace.id;
  const known = rememberedConversation(workspaceId, idOrRef);
  if (known === null && isConversationId(idOrRef) && (confinement?.conversationId ?? idOrRef) === idOrRef)
    return ok(services.session(idOrRef));
  const conversation = known ?? (await getConversation(services.db, workspaceId, idOrRef));
  if (conversation === null || !mayEnter(confinement, conversation, true))
    return err(notFound('conversation'));
  rememberConversation(workspaceId, idOrRef, conversation);
  return ok(services.session(conversation.id, identityOf(conversation)));
}
