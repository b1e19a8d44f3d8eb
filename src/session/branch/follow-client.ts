/**
 * Makes a conversation what its client shows of it, before the client's next message is taken: what the client left for another
 * branch is taken back with what it taught, and what the record does not know is taken in, as an import is. Safe to repeat: what was
 * done is known the next time.
 */
import { err, ok, type Result } from '../../lib/result.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import { conflict, type MemoryError } from '../../memory/errors.ts';
import { buriedUntil, NEVER, userName } from '../../memory/lifetime/tombstones.ts';
import type { Conversation } from '../../memory/types.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import { placeOf, selectRecent } from '../../store/conversations/events.ts';
import { withRetry } from '../../store/database.ts';
import { selectBuried } from '../../store/erasure/tombstones.ts';
import { ingestMessages } from '../ingest/ingest.ts';
import type { IngestMessage } from '../ingest/ingest-entries.ts';
import { takeBackEvents } from '../record/withdraw.ts';
import { catchUp, requireConversation, type SessionCall, type SessionDeps } from '../session.ts';
import { withTemporaryHead } from '../temporary/temporary.ts';
import { type ClientView, planPath, type RecordView, type UnknownMessage } from './client-path.ts';

/** Actor in the audit log when a client leaves a branch. */
const ACTOR = 'branch';

/** Messages of the record that a history is laid beside, the newest: more than a client shows at most. */
const RECORD_MAX_MESSAGES = 800;

/** History that a client shows, and the roles whose unknown messages are taken in. */
export interface FollowInput extends ClientView {
  /** The turn that its new message becomes. */
  readonly turnId: string;
  readonly userId: string;
  readonly takesIn: readonly UnknownMessage['message']['role'][];
}

export interface Followed {
  /** The history belongs to the conversation; when not, nothing was done. */
  readonly fits: boolean;
  /** Messages that were left, and that were taken in. */
  readonly left: number;
  readonly taken: number;
  /** The conversation is to be compacted: its alarm is then to be set. */
  readonly compacts: boolean;
}

/** Follows a client of a private conversation to the branch that it shows. */
export async function followClient(
  deps: SessionDeps,
  call: SessionCall,
  input: FollowInput,
): Promise<Result<Followed, MemoryError>> {
  const left = await leaveBranch(deps, call, input);
  if (!left.ok) return left;
  const { fits, count, unknown } = left.value;
  if (!fits || unknown.length === 0) return ok({ fits, left: count, taken: 0, compacts: false });
  const taken = await ingestMessages(deps, call, unknown.map(toMessage), { areNew: true });
  return taken.ok
    ? ok({ fits, left: count, taken: taken.value.accepted, compacts: taken.value.compacts })
    : taken;
}

interface Left {
  readonly fits: boolean;
  readonly count: number;
  readonly unknown: readonly UnknownMessage[];
}

const leaveBranch = (
  deps: SessionDeps,
  call: SessionCall,
  input: FollowInput,
): Promise<Result<Left, MemoryError>> =>
  withRetry<Left>(async () => {
    const { db, hider } = deps;
    const { workspaceId, conversationId } = call;
    const user = hider.hidden(userName(workspaceId, input.userId));
    const [conversations, recent, buried] = await db.batch('follow.read', [
      selectConversation(db, workspaceId, conversationId),
      selectRecent(db, conversationId, RECORD_MAX_MESSAGES),
      selectBuried(db, workspaceId, user),
    ]);
    const found = requireConversation(conversations[0]);
    if (!found.ok) return found;
    const conversation = withTemporaryHead(deps, found.value);
    if (conversation.status === 'archived')
      return err(conflict('conversation_archived', 'the conversation is archived'));
    const events = isTemporary(conversation) ? deps.store.kept.newest(RECORD_MAX_MESSAGES) : recent;
    // The same message came a moment ago, and its branch is this one.
    if (events.some(({ turnId }) => turnId === input.turnId))
      return ok({ fits: true, count: 0, unknown: [] });
    const plan = planPath(toRecordView(events, RECORD_MAX_MESSAGES), input, deps.now());
    if (!plan.fits) return ok({ fits: false, count: 0, unknown: [] });
    // A client goes on showing what was erased: what nothing tells to have been said since does not come in again.
    const isErased = Math.max(conversation.erasedBefore ?? NEVER, buriedUntil(buried, user)) > NEVER;
    const unknown = plan.unknown.filter(
      ({ message, isBehindKnown }) => input.takesIn.includes(message.role) && (isBehindKnown || !isErased),
    );
    if (plan.left.length > 0) await leave(deps, conversation, plan.left);
    return ok({ fits: true, count: plan.left.length, unknown });
  });

/** The newest events as they are laid beside a history: the active ones, in their order. */
export const toRecordView = (newestFirst: RecordView['events'], limit: number): RecordView => ({
  events: newestFirst.filter(({ status }) => status === 'active').toSorted((a, b) => placeOf(a) - placeOf(b)),
  isWhole: newestFirst.length < limit,
});

/** Takes a branch back. What was said before it may have left live history since: that is made anew. */
async function leave(
  deps: SessionDeps,
  conversation: Conversation,
  gone: RecordView['events'],
): Promise<void> {
  await catchUp(deps, conversation);
  const said = gone.flatMap(({ role, turnId }) => (role === 'user' && turnId !== null ? [turnId] : []));
  await takeBackEvents(deps, conversation, { gone, turnIds: [...new Set(said)], actor: ACTOR });
  if (isTemporary(conversation)) return;
  deps.store.save(deps.store.history(), { seenSeq: 0, revision: conversation.revision });
}

const toMessage = ({ message: { role, name, content }, at }: UnknownMessage): IngestMessage => ({
  role,
  userId: null,
  name,
  content,
  occurredAt: at,
  externalId: null,
  session: null,
});
