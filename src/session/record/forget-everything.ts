/**
 * "Forget everything you know about me": asked back first, and done when the same user says yes to it. What nobody can undo waits for
 * two messages; and only what answers our own question counts, so that no other yes erases anything.
 */
import { err, ok, type Result } from '../../lib/result.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import type { MemoryError } from '../../memory/errors.ts';
import { readWishes } from '../../memory/wishes/discretion.ts';
import { countAccountMemories, removeAccountMemories } from '../../store/account/erasure.ts';
import { selectTurnEvents } from '../../store/conversations/events.ts';
import {
  type Learner,
  nextConversations,
  nextLearnt,
  taughtLayers,
  unteach,
  withholdSaid,
} from '../../store/erasure/learnt.ts';
import { eraseMemoriesById, tombstonesOf } from '../../store/erasure/memories.ts';
import type { HeardMessage } from '../heard-message.ts';
import type { HistoryRow } from '../history/history-row.ts';
import type { SessionDeps } from '../session.ts';
import type { Turn } from '../turn/turn.ts';

/** What is asked back, or was done. */
export type Confirmation =
  | { readonly action: 'forget_everything'; readonly status: 'asked'; readonly message: string }
  | {
      readonly action: 'forget_everything';
      readonly status: 'done';
      /** What went, by kind. */
      readonly erased: { readonly memories: number; readonly account_memories: number };
    };

/** Who erases, for the audit log. */
const ACTOR = 'turn';
/** Slices of one call: more than a scope may hold, and within the queries of an invocation. */
const SLICES_MAX = 20;

/** What a user is asked who wishes that all be forgotten; null for any other message. Where nothing is kept nothing is erased either. */
export const askBack = (
  conversation: ConversationIdentity,
  { wishes }: Pick<HeardMessage, 'wishes'>,
): Confirmation | null => {
  const message = isTemporary(conversation) ? null : wishes.forgetAllQuestion;
  return message === null ? null : { action: 'forget_everything', status: 'asked', message };
};

/** Whether a message says yes to that question: nothing else was asked since, and whoever says it is whoever was asked. */
export async function isConfirmed(
  { db, live }: SessionDeps,
  conversation: ConversationIdentity,
  { heard, turnId, userId }: Pick<Turn, 'heard' | 'turnId' | 'userId'>,
): Promise<boolean> {
  if (isTemporary(conversation) || !heard.wishes.isYes) return false;
  const asked = questionBefore(live(), turnId);
  if (asked === null) return false;
  if (conversation.userId !== null) return true;
  const [events] = await db.batch('forgetting.asked', [selectTurnEvents(db, conversation.id, asked)]);
  return events.find(({ role }) => role === 'user')?.userId === userId;
}

/** The turn whose wish was the last thing that any user said, where nothing but our question answered it; null without one. */
function questionBefore(rows: readonly HistoryRow[], turnId: string): string | null {
  const said = rows.filter(({ kind }) => kind === 'message');
  const at = said.findLastIndex(({ role }) => role === 'user');
  const wish = said[at];
  // A message that stands there already was taken before, and did then what it does.
  if (!wish || wish.turnId === null || said.some((row) => row.turnId === turnId)) return null;
  const question = readWishes(wish.content).forgetAllQuestion;
  const answers = said.slice(at + 1);
  return question !== null && answers.every(({ content }) => content.includes(question)) ? wish.turnId : null;
}

/** Erases what was learnt of a user. Safe to repeat; what stopped half-way is gone on with by the same message. */
export async function forgetEverything(
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
  await db.write('forgetting.persona', unteach(context, learner, await taughtLayers(db, learner)));
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
