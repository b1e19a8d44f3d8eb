/**
 * Follows the wishes of a message about being remembered, before the message itself is taken. "Don't save that", said behind
 * what was meant: the turn before it goes off the record, with what only it taught. "Forget everything you know about me":
 * asked back first, and done when the same user says yes to it. What nobody can undo waits for two messages; and only what
 * answers our own question counts, so that no other yes erases anything. Safe to repeat.
 */
import { sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import { outdatedBy } from '../../memory/changes/changes.ts';
import { planRetraction } from '../../memory/changes/plan-retraction.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import type { MemoryError } from '../../memory/errors.ts';
import { ownWords } from '../../memory/quoted-words.ts';
import { readWishes } from '../../memory/wishes/discretion.ts';
import { countAccountMemories, removeAccountMemories } from '../../store/account/erasure.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import { keepOffRecord, selectTurnEvents } from '../../store/conversations/events.ts';
import { withRetry } from '../../store/database.ts';
import {
  type Learner,
  learntLayers,
  nextConversations,
  nextLearnt,
  unteach,
  withholdSaid,
} from '../../store/erasure/learnt.ts';
import { eraseMemoriesById, tombstonesOf } from '../../store/erasure/memories.ts';
import { rollBackConversation } from '../../store/erasure/summaries.ts';
import { selectTurnEvidence, toRetractable } from '../../store/memories/evidence.ts';
import { writePlan } from '../../store/memories/write-plan.ts';
import { selectTurnPersona, takeBackTurn } from '../../store/personas/changes.ts';
import type { HistoryRow } from '../history/history-row.ts';
import { withoutItems } from '../injection/blocks.ts';
import type { SessionDeps } from '../session.ts';
import type { Turn } from '../turn/turn.ts';

/** Confirmation that is asked back, or was carried out. */
export type Confirmation =
  | { readonly action: 'forget_everything'; readonly status: 'asked'; readonly message: string }
  | {
      readonly action: 'forget_everything';
      readonly status: 'done';
      /** Rows that went, by kind. */
      readonly erased: { readonly memories: number; readonly account_memories: number };
    };

/** Actor in the audit log when a user has things erased. */
const ACTOR = 'turn';
/** Slices of one call: more than a scope may hold, and within the queries of an invocation. */
const SLICES_MAX = 20;

/**
 * Follows the wishes of a message in a conversation that is kept: of another one nothing is there to be taken back. Returns what is asked
 * back instead of an answer, or what was done; null for most messages.
 */
export async function heedWishes(
  deps: SessionDeps,
  identity: ConversationIdentity,
  turn: Turn,
): Promise<Result<Confirmation | null, MemoryError>> {
  const { isBareDiscretion, isYes, forgetAllQuestion: message } = turn.parsed.wishes;
  if (isTemporary(identity)) return ok(null);
  // Who only tries it is asked back, too; what it would take along stays.
  if (turn.isDry)
    return ok(message === null ? null : { action: 'forget_everything', status: 'asked', message });
  if (isBareDiscretion) await takeOffRecord(deps, identity, turn);
  if (message !== null) return ok({ action: 'forget_everything', status: 'asked', message });
  if (!isYes || !(await isConfirmed(deps, identity, turn))) return ok(null);
  const { workspaceId } = identity;
  return withRetry(() => forgetEverything(deps, { workspaceId, userId: turn.userId }));
}

/** Takes the turn before a message off the record that says nothing but that, if there is one of the same user. */
async function takeOffRecord(
  deps: SessionDeps,
  identity: ConversationIdentity,
  { turnId, userId }: Turn,
): Promise<void> {
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
    ...selectTurnEvidence(db, id, before),
  ]);
  const [message] = turn;
  const isTheirs = message?.userId === userId && message.status === 'active';
  if (conversation === undefined || message === undefined || !isTheirs || message.isOffRecord) return;
  const now = clock();
  const plan = planRetraction(toRetractable(taught), now, ids);
  const context = { ...deps, workspaceId, actor: ACTOR, now };
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

/** Recognises a yes to our question: nothing else was asked since, and whoever says it is whoever was asked. */
async function isConfirmed(
  { db, live }: SessionDeps,
  identity: ConversationIdentity,
  { turnId, userId }: Turn,
): Promise<boolean> {
  const asked = questionBefore(live(), turnId);
  if (asked === null) return false;
  if (identity.userId !== null) return true;
  const [events] = await db.batch('forgetting.asked', [selectTurnEvents(db, identity.id, asked)]);
  return events.find(({ role }) => role === 'user')?.userId === userId;
}

/** The turn whose wish was the last thing that any user said, where nothing but our question answered it; null without one. */
function questionBefore(rows: readonly HistoryRow[], turnId: string): string | null {
  const said = rows.filter(({ kind }) => kind === 'message');
  const at = said.findLastIndex(({ role }) => role === 'user');
  const wish = said[at];
  // A message that stands there already was taken before, and did then what it does.
  if (!wish || wish.turnId === null || said.some((row) => row.turnId === turnId)) return null;
  const question = readWishes(ownWords(wish.content)).forgetAllQuestion;
  const answers = said.slice(at + 1);
  return question !== null && answers.every(({ content }) => content.includes(question)) ? wish.turnId : null;
}

/** Erases what was learnt of a user; what stopped half-way is gone on with by the same message. */
async function forgetEverything(
  deps: SessionDeps,
  learner: Learner,
): Promise<Result<Confirmation, MemoryError>> {
  const { db, ids, hider, now, wakeOutbox } = deps;
  const { workspaceId, userId } = learner;
  const context = { db, workspaceId, erasure: null, now: now() };
  let memories = 0;
  for (let slices = 0; ; slices++) {
    const next = await nextLearnt(db, learner);
    if (next.length === 0) break;
    if (slices === SLICES_MAX) return err({ code: 'busy', retryAfterSeconds: 1 });
    await db.write(
      'forgetting.memories',
      eraseMemoriesById(
        db,
        workspaceId,
        next.map(({ id }) => ({ id, userId, auditId: ids.next('aud') })),
        { actor: ACTOR, now: context.now, tombstones: tombstonesOf(hider, next, context.now) },
      ),
    );
    memories += next.length;
  }
  for (let slices = 0, page = await nextConversations(db, learner, ''); page.length > 0; slices++) {
    if (slices === SLICES_MAX) return err({ code: 'busy', retryAfterSeconds: 1 });
    await db.write('forgetting.said', withholdSaid(context, page));
    page = await nextConversations(db, learner, page.at(-1) ?? '');
  }
  await db.write('forgetting.persona', unteach(context, learner, await learntLayers(db, learner)));
  const accountMemories = await forgetInAccount(deps, userId);
  wakeOutbox();
  return ok({
    action: 'forget_everything',
    status: 'done',
    erased: { memories, account_memories: accountMemories },
  });
}

/** The same in the account, which is another database: what they want of every workspace of theirs. */
async function forgetInAccount({ account }: SessionDeps, userId: string): Promise<number> {
  if (!account) return 0;
  const n = await countAccountMemories(account.db, account.id, userId);
  for (let left = n, slices = 0; left > 0 && slices < SLICES_MAX; slices++) {
    await removeAccountMemories(account.db, account.id, userId);
    left = await countAccountMemories(account.db, account.id, userId);
  }
  return n;
}
