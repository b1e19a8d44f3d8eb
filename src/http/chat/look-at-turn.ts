/** Reads as much of a conversation as it takes to know to which turn a chat request belongs; and decides that. */
import type { Context } from 'hono';
import { decideKeyedTurn, decideTurn, type TurnDecision, toEarlierTurns } from '../../chat/decide-turn.ts';
import type { ChatTurn } from '../../chat/messages.ts';
import { identityOf } from '../../memory/conversations/identity.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import type { ConversationEvent } from '../../memory/types.ts';
import { askTemporaryEvents } from '../../session/temporary/ask-temporary-events.ts';
import type { TemporaryEventsQuery } from '../../session/temporary/temporary.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import type { AppEnv } from '../context.ts';
import type { SpeakersConversation } from './chat-conversation.ts';
import {
  aimOf,
  type ChatOrigin,
  isSameAim,
  type LookAim,
  type LookRows,
  lookReads,
  RECENT_EVENTS,
  toLookRows,
} from './look-reads.ts';
import { turnIdOfMessage } from './turn-ids.ts';

/** Part of the record that decides to which turn a request belongs. */
export interface Look extends LookRows {
  /** Number of the last message. */
  readonly lastSeq: number;
}

/** Reads it, unless it came along with the conversation. */
export async function lookAt(
  c: Context<AppEnv>,
  speaker: SpeakersConversation,
  turn: ChatTurn,
  origin: ChatOrigin,
  along: LookRows | null = null,
): Promise<Look> {
  const { conversation, userId } = speaker;
  const aim = aimOf(c, { userId, sessionKey: conversation.sessionKey }, turn, origin);
  const { rows, lastSeq } =
    along !== null && isSameAim(along.aim, aim)
      ? { rows: along, lastSeq: conversation.lastSeq }
      : await readLook(c, conversation, aim);
  if (!isTemporary(conversation)) return { ...rows, aim, lastSeq };
  const { turnIds } = aim;
  const [recent = []] = await temporaryRecordOf(c, speaker, { kind: 'newest', limit: RECENT_EVENTS });
  const attempts = turnIds.length > 0 ? await temporaryRecordOf(c, speaker, { kind: 'turns', turnIds }) : [];
  return { aim, recent, lastSeq: recent[0]?.seq ?? 0, buried: rows.buried, attempts };
}

async function readLook(
  c: Context<AppEnv>,
  { id, lastSeq }: SpeakersConversation['conversation'],
  aim: LookAim,
): Promise<{ readonly rows: LookRows; readonly lastSeq: number }> {
  const { db, workspace } = c.var.services;
  const [[conversation], ...found] = await db.batch('chat.recent', [
    selectConversation(db, workspace.id, id),
    ...lookReads(c, id, aim),
  ]);
  return { rows: toLookRows(aim, found), lastSeq: conversation?.lastSeq ?? lastSeq };
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
  const { turnIds, repetition } = look.aim;
  const request = {
    userId,
    text: turn.text,
    hasToolResults: turn.exchange.length > 0,
    isRepeated,
    heard: turn.heard,
    now: c.var.now(),
  };
  const [first, ...others] = turnIds.map((turnId, n) => ({
    turnId,
    events: look.attempts[n] ?? [],
  }));
  if (first !== undefined) return decideKeyedTurn(request, [first, ...others]);
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
