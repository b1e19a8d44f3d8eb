/** The session object behind a conversation's id or reference code. */
import type { Context } from 'hono';
import { err, ok, type Result } from '../lib/result.ts';
import { type MemoryError, notFound } from '../memory/errors.ts';
import { getConversation } from '../store/workspace/conversations.ts';
import type { AppEnv, WorkspaceServices } from './context.ts';

/** An id names its object at once; a reference code (base62, so without `_`) costs one read. */
export async function sessionOf(
  c: Context<AppEnv>,
  idOrRef: string,
): Promise<Result<ReturnType<WorkspaceServices['session']>, MemoryError>> {
  const { services } = c.var;
  if (idOrRef.includes('_')) return ok(services.session(idOrRef));
  const conversation = await getConversation(services.db, services.workspace.id, idOrRef);
  return conversation ? ok(services.session(conversation.id)) : err(notFound('conversation'));
}
