/**
 * Temporary conversations, which stand in no D1: their head and their messages are read from their object, and nothing of them
 * is written anywhere else. What ends one leaves no more than a digest of its name, so that no platform brings it back.
 */
import { ok, type Result } from '../../lib/result.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import type { MemoryError } from '../../memory/errors.ts';
import { buriedUntil, userName } from '../../memory/lifetime/tombstones.ts';
import type { Conversation, ConversationEvent } from '../../memory/types.ts';
import { readEnding, temporaryEnd } from '../../store/conversations/temporary.ts';
import { selectBuried } from '../../store/erasure/tombstones.ts';
import { type SessionCall, type SessionDeps, takeOut } from '../session.ts';

/** A conversation as it stands: the head of a temporary one is in its object, and its live history is where its record is. */
export const withTemporaryHead = <T extends Conversation>(
  { store }: Pick<SessionDeps, 'store'>,
  conversation: T,
): T => {
  if (!isTemporary(conversation)) return conversation;
  const { seenSeq: lastSeq, revision } = store.state();
  return { ...conversation, lastSeq, revision };
};

/** Moment of its last message: its object alone knows. */
export const lastTemporaryActivity = (
  { store }: Pick<SessionDeps, 'store'>,
  { lastActiveAt }: Pick<Conversation, 'lastActiveAt'>,
): Pick<Conversation, 'lastActiveAt'> => ({
  lastActiveAt: Math.max(lastActiveAt, store.kept.newest(1)[0]?.createdAt ?? 0),
});

/** Question for some of the kept events. */
export type TemporaryEventsQuery =
  | { readonly kind: 'turns'; readonly turnIds: readonly string[] }
  | { readonly kind: 'newest'; readonly limit: number }
  | { readonly kind: 'after'; readonly seq: number; readonly limit: number };

/** The kept events that are asked for: of each turn in order, the newest first, or a page in order. */
export function readTemporaryEvents(
  { store }: Pick<SessionDeps, 'store'>,
  question: TemporaryEventsQuery,
): readonly (readonly ConversationEvent[])[] {
  switch (question.kind) {
    case 'turns':
      return question.turnIds.map((turnId) => store.kept.ofTurn(turnId));
    case 'newest':
      return [store.kept.newest(question.limit)];
    case 'after':
      return [store.kept.after(question.seq, question.limit)];
  }
}

/** Takes out of a group what users said who were erased since, with what was answered to them. */
export async function forgetErasedUsers(deps: SessionDeps, { workspaceId }: Conversation): Promise<void> {
  const { db, hider, store } = deps;
  const users = store.kept.users().map((id) => ({ id, digests: hider.hidden(userName(workspaceId, id)) }));
  if (users.length === 0) return;
  const [buried] = await db.batch('temporary.erased', [
    selectBuried(
      db,
      workspaceId,
      users.flatMap(({ digests }) => digests),
    ),
  ]);
  const gone = new Set(
    users.flatMap(({ id, digests }) => store.kept.removeOf(id, buriedUntil(buried, digests))),
  );
  if (gone.size === 0) return;
  const before = store.history();
  const turns = new Set(
    before.flatMap(({ eventId, turnId }) => (eventId !== null && gone.has(eventId) ? (turnId ?? []) : [])),
  );
  const isGone = (turnId: string | null, eventId: string | null) =>
    (turnId !== null && turns.has(turnId)) || (eventId !== null && gone.has(eventId));
  store.injected.forgetTurns([...turns]);
  store.dropAnswers();
  store.save(
    before.filter(({ turnId, eventId }) => !isGone(turnId, eventId)),
    store.state(),
  );
  takeOut(deps, [...gone]);
}

/**
 * Ends a temporary conversation: its row goes with all that names it, and the caller wipes the object. One that is gone already is
 * as it should be; one that remembers is left alone. Returns the conversation as it was.
 */
export async function endTemporary(
  { db, hider, ids, now, store, wakeOutbox }: SessionDeps,
  { workspaceId, conversationId }: SessionCall,
): Promise<Result<Conversation | null, MemoryError>> {
  const ending = await readEnding(db, workspaceId, conversationId);
  if (ending === null || !isTemporary(ending.conversation)) return ok(ending?.conversation ?? null);
  const [last] = store.kept.newest(1);
  // What is written from then on is of the conversation that follows, however late this one ends.
  const until = last ? Math.max(last.occurredAt, last.createdAt) : ending.conversation.startedAt;
  await db.write(
    'temporary.end',
    temporaryEnd(db, hider, ending, { jobId: ids.next('era'), until: Math.min(until, now()), now: now() }),
  );
  // Should its object die before it is wiped, the job that is owed wipes it.
  wakeOutbox();
  return ok(ending.conversation);
}
