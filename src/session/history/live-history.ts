/** The live history as somebody looks at it: caught up with the record, and without what nobody has any more for its readers. */
import { err, ok, type Result } from '../../lib/result.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import { selectMember } from '../../store/conversations/members.ts';
import { selectPendingRemovals } from '../../store/memories/injections.ts';
import type { RecapEntry } from '../prompt/recap.ts';
import {
  catchUp,
  isOpenTo,
  listLost,
  NOT_THEIRS,
  type SessionCall,
  type SessionDeps,
  takeOut,
} from '../session.ts';
import { withTemporaryHead } from '../temporary/temporary.ts';
import { countBlocks, countRowTokens, type HistoryRow } from './history-row.ts';
import { reviseMemories } from './revise-history.ts';

/** The live history as it stands. */
export interface LiveHistory {
  readonly rows: readonly HistoryRow[];
  readonly tokens: number;
  readonly liveBlocks: number;
  /** Entries of its prompts about other conversations; null until that is decided. */
  readonly recap: readonly RecapEntry[] | null;
}

/** Reads it for a caller who may enter the conversation. */
export async function readLiveHistory(
  deps: SessionDeps,
  call: SessionCall,
): Promise<Result<LiveHistory, MemoryError>> {
  const [[conversation], member, owed] = await deps.db.batch('history.read', [
    selectConversation(deps.db, call.workspaceId, call.conversationId),
    selectMember(deps.db, call.conversationId, call.userId ?? null),
    selectPendingRemovals(deps.db, call.conversationId),
  ]);
  if (!conversation) return err(notFound('conversation'));
  if (!isOpenTo(call, conversation, member)) return err(NOT_THEIRS);
  await catchUp(deps, withTemporaryHead(deps, conversation));
  const shown = deps.store.history().flatMap(({ itemIds }) => itemIds);
  const lost = await listLost(deps, call, conversation, shown);
  takeOut(deps, lost);
  await reviseMemories(
    deps,
    conversation,
    owed.map(({ memoryId }) => memoryId),
  );
  const rows = deps.store.history();
  const recap = deps.store.recap();
  return ok({ rows, tokens: countRowTokens(rows), liveBlocks: countBlocks(rows), recap });
}
