/** Puts a session object right about what the record has no longer: memories that changed, or whatever it shows that was erased. */
import { forgetReadings } from '../../lib/memoise-by-text.ts';
import { ok, type Result } from '../../lib/result.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import type { MemoryError } from '../../memory/errors.ts';
import { getConversation } from '../../store/conversations/conversations.ts';
import { listLostItems } from '../../store/erasure/lost-items.ts';
import { catchUp, itemsShown, type SessionCall, type SessionDeps, takeOut } from '../session.ts';
import { forgetErasedUsers, withTemporaryHead } from '../temporary/temporary.ts';
import { reviseMemories } from './revise-history.ts';

/** Blocks and lines that left live history. */
export interface Forgotten {
  readonly blocks: number;
}

/**
 * Forgets the memories with these ids as they were: their lines tell what holds now or leave the blocks, and kept answers
 * that show them are dropped. With null, all that the record has lost goes, and every kept answer; without its
 * conversation the object wipes itself. Safe to repeat.
 */
export async function forgetItems(
  deps: SessionDeps,
  call: SessionCall,
  ids: readonly string[] | null,
  wipe: () => Promise<void>,
): Promise<Result<Forgotten, MemoryError>> {
  // What was erased stays behind in no reading of its text, either.
  if (ids === null) forgetReadings();
  const found = await getConversation(deps.db, call.workspaceId, call.conversationId);
  if (!found) {
    await wipe();
    return ok({ blocks: 0 });
  }
  const conversation = withTemporaryHead(deps, found);
  await catchUp(deps, conversation);
  const before = deps.store.history();
  if (ids === null) {
    takeOut(deps, await listLostItems(deps.db, call.workspaceId, itemsShown(deps)));
    if (isTemporary(conversation)) await forgetErasedUsers(deps, conversation);
    deps.store.dropAnswers();
  } else await reviseMemories(deps, conversation, ids);
  return ok({ blocks: before.length - deps.store.history().length });
}
