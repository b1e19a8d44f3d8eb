/**
 * "Don't save that", said behind what was meant: the turn before it goes off the record, with what only it taught. Only a message
 * that says nothing else speaks of another one. Safe to repeat.
 */
import { sql } from 'drizzle-orm';
import { outdatedBy } from '../../memory/changes/changes.ts';
import { planRetraction } from '../../memory/changes/plan-retraction.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import { keepOffRecord, selectTurnEvents } from '../../store/conversations/events.ts';
import { rollBackConversation } from '../../store/erasure/summaries.ts';
import { writePlan } from '../../store/memories/changes.ts';
import { selectTaught, toTaught } from '../../store/memories/evidence.ts';
import { selectTurnPersona, takeBackTurn } from '../../store/personas/changes.ts';
import { withoutItems } from '../injection/blocks.ts';
import type { SessionDeps } from '../session.ts';
import type { Turn } from '../turn/turn.ts';

/** Takes the turn off the record of which a message says nothing but that, if there is one of the same user. */
export async function heedDiscretion(
  deps: SessionDeps,
  identity: ConversationIdentity,
  { heard, turnId, userId }: Pick<Turn, 'heard' | 'turnId' | 'userId'>,
): Promise<void> {
  if (isTemporary(identity) || !heard.wishes.isBareDiscretion) return;
  const { id, workspaceId } = identity;
  const said = deps.live().filter(({ kind }) => kind === 'message');
  const before = said.findLast(({ role }) => role === 'user')?.turnId ?? null;
  // A message that stands there already was heeded when it came.
  if (before === null || said.some((row) => row.turnId === turnId)) return;
  const { db, now: clock, ids } = deps;
  const [[conversation], turn, persona, ...taught] = await db.batch('discretion.read', [
    selectConversation(db, workspaceId, id),
    selectTurnEvents(db, id, before),
    selectTurnPersona(db, id, before),
    ...selectTaught(db, id, before),
  ]);
  const [message] = turn;
  const isTheirs = message?.userId === userId && message.status === 'active';
  if (conversation === undefined || message === undefined || !isTheirs || message.isOffRecord) return;
  const now = clock();
  const plan = planRetraction(toTaught(taught), now, ids);
  const context = { ...deps, workspaceId, actor: 'turn', now };
  const isSummarised = message.seq <= conversation.summarisedSeq;
  await db.write('discretion.write', [
    keepOffRecord(db, id, before),
    ...writePlan(db, plan, new Map(), context),
    ...takeBackTurn(db, { conversationId: id, turnId: before }, persona, now),
    ...(isSummarised ? rollBackConversation({ ...context, erasure: null }, id, message.seq) : []),
    db.run(sql`delete from retrieval_cache where workspace_id = ${workspaceId}`),
  ]);
  if (plan.updates.length > 0 || isSummarised) deps.wakeOutbox();
  const gone = outdatedBy(plan);
  deps.store.injected.forget(gone);
  deps.store.dropAnswersWith(gone);
  deps.store.save(
    deps.store.history().flatMap((row) => withoutItems(row, gone)),
    deps.store.state(),
  );
}
