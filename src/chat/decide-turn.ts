/**
 * Decides to which turn a chat request belongs. Clients send a message again by themselves when its answer did not arrive, and few of
 * them say so; a user may say the same thing twice. So the record decides: the same words go on with a turn that has no answer yet, and
 * get an answer that nobody heard; whatever was answered and heard, or failed, is said anew. Pure.
 */
import { REPEAT_WINDOW_MS } from '../memory/limits.ts';
import type { ChatFields } from '../memory/ports.ts';
import type { ConversationEvent } from '../memory/types.ts';

/** Notes that the record keeps with a reply, and by which a request that comes again is understood. */
export interface ReplyNotes {
  /** The client was gone before the reply was complete. */
  readonly unheard?: true;
  /** The reply is what the model had said until nobody waited any longer. */
  readonly partial?: true;
  /** Note of its protocol, by which the answer is told again under its id. */
  readonly response?: ChatFields;
}

/** A turn in the record. */
export interface EarlierTurn {
  readonly turnId: string;
  readonly message: ConversationEvent;
  readonly reply: ConversationEvent | null;
}

export interface TurnRequest {
  readonly userId: string;
  readonly text: string;
  /** It brings results of tools: these belong to a turn that was begun. */
  readonly hasToolResults: boolean;
  /** The client says that it sends this again. */
  readonly isRepeated: boolean;
  /** The last answer that the client shows to have heard; null when it sends no history. */
  readonly heard: string | null;
  readonly now: number;
}

export type TurnDecision =
  | { readonly kind: 'new' }
  | { readonly kind: 'open'; readonly turnId: string }
  | { readonly kind: 'answered'; readonly turn: EarlierTurn & { readonly reply: ConversationEvent } };

/**
 * Decides among the turns of a conversation, newest first, those that were taken back among them: what a client repeats after a
 * failure is that message, not what was answered to the same words before.
 */
export function decideTurn(request: TurnRequest, turns: readonly EarlierTurn[]): TurnDecision {
  const { text, userId, now, hasToolResults, isRepeated, heard } = request;
  const same = turns.filter(
    ({ message }) =>
      message.content === text && message.userId === userId && now - message.createdAt < REPEAT_WINDOW_MS,
  );
  const open = same.find(({ message, reply }) => reply === null && message.status !== 'aborted');
  if (open) return { kind: 'open', turnId: open.turnId };
  const [latest] = same;
  if (!latest?.reply || latest.message.status === 'aborted' || latest.reply.content === heard)
    return { kind: 'new' };
  const { unheard } = latest.reply.metadata as ReplyNotes;
  return hasToolResults || isRepeated || unheard
    ? { kind: 'answered', turn: { ...latest, reply: latest.reply } }
    : { kind: 'new' };
}

/** The turn of one attempt of a key, and its events; none where it was not made. */
export interface KeyedAttempt {
  readonly turnId: string;
  readonly events: readonly ConversationEvent[];
}

/**
 * Decides about a request that bears a key, by what its attempts left behind, the first one first: an attempt that failed was
 * taken back, and the next one is a turn of its own. Null when the key was used for another message.
 */
export function decideKeyedTurn(
  { text, userId }: Pick<TurnRequest, 'text' | 'userId'>,
  attempts: readonly [KeyedAttempt, ...KeyedAttempt[]],
): Exclude<TurnDecision, { kind: 'new' }> | { readonly kind: 'new'; readonly turnId: string } | null {
  const attempt = attempts.find(({ events }) => events[0]?.status !== 'aborted') ?? attempts[0];
  const [turn] = toEarlierTurns(attempt.events);
  if (!turn) return { kind: 'new', turnId: attempt.turnId };
  const { message, reply, turnId } = turn;
  if (message.content !== text || message.userId !== userId) return null;
  return reply === null ? { kind: 'open', turnId } : { kind: 'answered', turn: { ...turn, reply } };
}

/** The turns of events, in the order of these; what belongs to no turn, or has no message of a user, is left out. */
export function toEarlierTurns(events: readonly ConversationEvent[]): EarlierTurn[] {
  const turns = Map.groupBy(events, ({ turnId }) => turnId);
  return [...turns].flatMap(([turnId, own]) => {
    const message = own.find(({ role }) => role === 'user');
    const reply = own.find(({ role }) => role === 'assistant') ?? null;
    return turnId === null || !message ? [] : [{ turnId, message, reply }];
  });
}
