/** The session object behind a conversation's id or reference code. */
import type { Context } from 'hono';
import { err, ok, type Result } from '../lib/result.ts';
import { type MemoryError, notFound } from '../memory/errors.ts';
import { identityOf } from '../memory/identity.ts';
import { getConversation } from '../store/workspace/conversations.ts';
import type { AppEnv, WorkspaceServices } from './context.ts';
import { rememberConversation, rememberedConversation } from './conversation-directory.ts';

/**
 * An id names its object at once; a reference code (base62, so without `_`) costs one read, once in an isolate. What the
 * isolate remembers of the conversation goes along, so that an object which is new to it need not look it up.
 */
export async function sessionOf(
  c: Context<AppEnv>,
  idOrRef: string,
): Promise<Result<ReturnType<WorkspaceServices['session']>, MemoryError>> {
  const { services } = c.var;
  const workspaceId = services.workspace.id;
  const known = rememberedConversation(workspaceId, idOrRef);
  if (known === null && idOrRef.includes('_')) return ok(services.session(idOrRef));
  const conversation = known ?? (await getConversation(services.db, workspaceId, idOrRef));
  if (conversation === null) return err(notFound('conversation'));
  rememberConversation(workspaceId, idOrRef, conversation);
  const { object, call } = services.session(conversation.id);
  return ok({ object, call: { ...call, known: identityOf(conversation) } });
}
