/** Reads in one round trip as much of a conversation as it takes to know to which turn a chat request belongs; and decides that. */
import type { Context } from 'hono';
import { decideKeyedTurn, decideTurn, type TurnDecision, toEarlierTurns } from '../../chat/decide-turn.ts';
import type { ChatTurn } from '../../chat/messages.ts';
import { identityOf } from '../../memory/conversations/identity.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import type { Buried } from '../../memory/lifetime/tombstones.ts';
import type { ConversationEvent } from '../../memory/types.ts';
import { askTemporaryEvents } from '../../session/temporary/ask-temporary-events.ts';
import type { TemporaryEventsQuery } from '../../session/temporary/temporary.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import { selectRecent, selectTurnEvents } from '../../store/conversations/events.ts';
import { selectBuried } from '../../store/erasure/tombstones.ts';
import type { AppEnv } from '../context.ts';
import { type ChatOrigin, repetitionOf, type SpeakersConversation } from './chat-conversation.ts';
import { chatKeyOwner, turnIdOfKey, turnIdOfMessage } from './turn-ids.ts';

/** Newest messages that are looked through for a turn that a request may belong to: those of a dozen turns. */
export const RECENT_EVENTS = 24;
/** Attempts of one key: OpenAI's clients make three. */
const ATTEMPTS = [0, 1, 2, 3] as const;

/** Part of the record that decides to which turn a request belongs. */
export interface Look {
  /** The newest messages, newest first, those that were taken back among them. */
  readonly recent: readonly ConversationEvent[];
  /** Number of the last message. */
  readonly lastSeq: number;
  /** Erased parts of a message that is sent again. */
  readonly buried: readonly Buried[];
  /** The events of each attempt of the request's key; none without one. */
  readonly attempts: readonly (readonly ConversationEvent[])[];
}

/** Key that a request is known by, or null. Results of tools belong to a turn that another request began, under another key. */
const keyOf = ({ idempotencyKey: key }: ChatOrigin, { exchange }: ChatTurn): string | null =>
  exchange.length > 0 ? null : key;

const attemptIds = (c: Context<AppEnv>, { userId }: SpeakersConversation, key: string | null): string[] =>
  key === null
    ? []
    : ATTEMPTS.map((n) => turnIdOfKey(chatKeyOwner(c.var.services.workspace.id, userId), key, n));

/** Reads it. */
export async function lookAt(
  c: Context<AppEnv>,
  speaker: SpeakersConversation,
  turn: ChatTurn,
  origin: ChatOrigin,
): Promise<Look> {
  const { id } = speaker.conversation;
  const { db, workspace } = c.var.services;
  const turnIds = attemptIds(c, speaker, keyOf(origin, turn));
  const repetition = origin.isRepeated ? repetitionOf(c, speaker, turn.text) : null;
  const isKept = isTemporary(speaker.conversation);
  const [stored, [conversation], buried, ...attempts] = await db.batch('chat.recent', [
    selectRecent(db, id, RECENT_EVENTS),
    selectConversation(db, workspace.id, id),
    selectBuried(db, workspace.id, repetition?.digests ?? []),
    ...(isKept ? [] : turnIds).map((turnId) => selectTurnEvents(db, id, turnId)),
  ]);
  if (!isKept)
    return {
      recent: stored,
      lastSeq: conversation?.lastSeq ?? speaker.conversation.lastSeq,
      buried,
      attempts,
    };
  const [recent = []] = await temporaryRecordOf(c, speaker, { kind: 'newest', limit: RECENT_EVENTS });
  const kept = turnIds.length > 0 ? await temporaryRecordOf(c, speaker, { kind: 'turns', turnIds }) : [];
  return { recent, lastSeq: recent[0]?.seq ?? 0, buried, attempts: kept };
}

/** A turn that is to be taken, whose id is settled. */
export interface TurnToTake {
  readonly kind: 'new' | 'open';
  readonly turnId: string;
}

/** Decides the turn of a request; null when its key belongs to another message. */
export function decideLook(
  c: Context<AppEnv>,
  speaker: SpeakersConversation,
  turn: ChatTurn,
  origin: ChatOrigin,
  look: Look,
): TurnToTake | Extract<TurnDecision, { kind: 'answered' }> | { readonly kind: 'erased' } | null {
  const { conversation, userId } = speaker;
  const { isRepeated } = origin;
  const request = {
    userId,
    text: turn.text,
    hasToolResults: turn.exchange.length > 0,
    isRepeated,
    heard: turn.heard,
    now: c.var.now(),
  };
  const [first, ...others] = attemptIds(c, speaker, keyOf(origin, turn)).map((turnId, n) => ({
    turnId,
    events: look.attempts[n] ?? [],
  }));
  if (first !== undefined) return decideKeyedTurn(request, [first, ...others]);
  const repetition = isRepeated ? repetitionOf(c, speaker, turn.text) : null;
  // Said again since, it is that message.
  const isThere = look.recent.some((event) => event.userId === userId && event.content === turn.text);
  if (!isThere && repetition?.isErased(look.buried, 0)) return { kind: 'erased' };
  const decided = decideTurn(request, toEarlierTurns(look.recent));
  return decided.kind === 'new'
    ? { kind: 'new', turnId: turnIdOfMessage(conversation.id, look.lastSeq, userId, turn.text) }
    : decided;
}

/** The record of a temporary conversation, which its object has. An object that does not answer is asked again by the client. */
export async function temporaryRecordOf(
  c: Context<AppEnv>,
  { conversation }: SpeakersConversation,
  question: TemporaryEventsQuery,
): Promise<readonly (readonly ConversationEvent[])[]> {
  const session = c.var.services.session(conversation.id, identityOf(conversation));
  const kept = await askTemporaryEvents(session, question);
  if (!kept.ok)
    throw new Error(`the record of a temporary conversation is not to be read: ${kept.error.code}`);
  return kept.value;
}
