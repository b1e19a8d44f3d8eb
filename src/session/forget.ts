/** Takes erased memories out of live history: their lines leave the blocks, and kept answers that show them are dropped. */
import { err, ok, type Result } from '../lib/result.ts';
import { type MemoryError, notFound } from '../memory/errors.ts';
import { getConversation } from '../store/workspace/conversations.ts';
import { withoutItems } from './injection.ts';
import { catchUp, type SessionCall, type SessionDeps } from './session.ts';

/** Forgets the items with these ids. Safe to repeat. */
export async function forgetItems(
  deps: SessionDeps,
  call: SessionCall,
  ids: readonly string[],
): Promise<Result<{ readonly blocks: number }, MemoryError>> {
  const conversation = await getConversation(deps.db, call.workspaceId, call.conversationId);
  if (!conversation) return err(notFound('conversation'));
  await catchUp(deps, conversation);
  const before = deps.store.history();
  const after = before.flatMap((row) => withoutItems(row, ids));
  deps.store.save(after, deps.store.state());
  deps.store.dropAnswersWith(ids);
  return ok({ blocks: before.length - after.length });
}
