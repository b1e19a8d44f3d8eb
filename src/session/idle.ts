/**
 * Lets a conversation rest in which nothing has been said for long enough: it becomes idle by itself, and what no summary holds
 * yet is compacted, so that short chats are remembered too. It runs alone with the live history. Repeated, it finds nothing to
 * do; a turn that wakes the conversation has it come again.
 */
import { describeError, log } from '../lib/log.ts';
import { restsAt } from '../memory/conversations/lifecycle.ts';
import { isTemporary } from '../memory/conversations/temporary.ts';
import { letRest, selectConversation } from '../store/conversations/conversations.ts';
import { isLostRace } from '../store/database.ts';
import { isRestoring } from '../store/operations/restore-mark.ts';
import type { SessionCall, SessionDeps } from './session.ts';
import { endTemporary, lastTemporaryActivity } from './temporary/temporary.ts';

/** Pause after something was said at the very moment. */
const OVERTAKEN_PAUSE_MS = 1_000;
/** Pause while the database does not answer, or is half restored. */
const DATABASE_PAUSE_MS = 30_000;

/** State in which a conversation was found: not there any more, still awake, or at rest. */
export type Rest =
  | { readonly kind: 'gone' }
  | { readonly kind: 'awake'; readonly againAt: number }
  /** `isOwed`: something of it is in no summary yet. */
  | { readonly kind: 'rests'; readonly isOwed: boolean };

/** Lets a conversation rest if it is time. Never throws: the platform drops an alarm that fails six times. */
export async function letConversationRest(deps: SessionDeps, call: SessionCall): Promise<Rest> {
  try {
    if (await isRestoring(deps.db)) return { kind: 'awake', againAt: deps.now() + DATABASE_PAUSE_MS };
    return await rest(deps, call);
  } catch (error) {
    if (isLostRace(error)) return { kind: 'awake', againAt: deps.now() + OVERTAKEN_PAUSE_MS };
    log('error', 'idle_waits', { conversation_id: call.conversationId, error: describeError(error) });
    return { kind: 'awake', againAt: deps.now() + DATABASE_PAUSE_MS };
  }
}

async function rest(deps: SessionDeps, call: SessionCall): Promise<Rest> {
  const { db, now } = deps;
  const [[conversation]] = await db.batch('idle.read', [
    selectConversation(db, call.workspaceId, call.conversationId),
  ]);
  if (conversation === undefined) return { kind: 'gone' };
  const at = restsAt(
    isTemporary(conversation) ? lastTemporaryActivity(deps, conversation) : conversation,
    call.settings,
  );
  if (conversation.status !== 'archived' && at > now()) return { kind: 'awake', againAt: at };
  // Of what keeps nothing nothing is left.
  if (isTemporary(conversation)) {
    await endTemporary(deps, call);
    return { kind: 'gone' };
  }
  if (conversation.status === 'active') {
    await db.write('idle.write', letRest(db, conversation, now()));
    log('info', 'idle', { conversation_id: conversation.id });
  }
  return { kind: 'rests', isOwed: conversation.summarisedSeq < conversation.lastSeq };
}
