/**
 * A turn that whoever was answered wants to be gone: its messages leave live history and recall, summaries that tell them are made anew, and
 * what only they taught is withdrawn. The record keeps the words, as it does of whatever is taken back, until conversation or user
 * are erased; a temporary conversation keeps nothing. Safe to repeat.
 */
import { err, ok, type Result } from '../../lib/result.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import { selectDeletedTurns, selectTurnEvents } from '../../store/conversations/events.ts';
import { withRetry } from '../../store/database.ts';
import { withholdMessage } from '../../store/erasure/summaries.ts';
import { catchUp, requireConversation, type SessionCall, type SessionDeps } from '../session.ts';
import { withTemporaryHead } from '../temporary/temporary.ts';
import { takeBackEvents } from './withdraw.ts';

/** Name of this use case in the audit log. */
const ACTOR = 'turn.delete';

/** Deletes a turn with its answer. */
export const deleteTurn = (
  deps: SessionDeps,
  call: SessionCall,
  turnId: string,
): Promise<Result<true, MemoryError>> =>
  withRetry<true>(async () => {
    const { db, store } = deps;
    const { conversationId, workspaceId } = call;
    const [conversations, stored, deleted] = await db.batch('delete_turn.read', [
      selectConversation(db, workspaceId, conversationId),
      selectTurnEvents(db, conversationId, turnId),
      selectDeletedTurns(db, conversationId, [turnId]),
    ]);
    const found = requireConversation(conversations[0]);
    if (!found.ok) return found;
    const conversation = withTemporaryHead(deps, found.value);
    const keepsNothing = isTemporary(conversation);
    const turn = keepsNothing ? store.kept.ofTurn(turnId) : stored;
    if (turn.length === 0) return err(notFound('turn'));
    await catchUp(deps, conversation);
    if (turn.some(({ status }) => status === 'active'))
      await takeBackEvents(deps, conversation, { gone: turn, turnIds: [turnId], actor: ACTOR });
    if (keepsNothing) store.kept.removeTurn(turnId);
    else if (deleted.length === 0) {
      const context = { db, workspaceId, now: deps.now() };
      await db.write(
        'delete_turn.withhold',
        turn.flatMap((event) => withholdMessage(context, event)),
      );
      deps.wakeOutbox();
    }
    store.dropAnswers();
    return ok(true as const);
  });
