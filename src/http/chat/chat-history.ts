/**
 * The history that a chat request brings, and the conversation that it belongs to. Most chat apps send all that was said with every
 * message and name neither chat nor conversation; others send the message alone, and leave the rest to memory. Only private
 * conversations follow a client: in a group nobody's view is that of all.
 */
import type { Context } from 'hono';
import type { ChatTurn } from '../../chat/messages.ts';
import { lengthPrefixed, sha256Hex } from '../../lib/crypto/hash.ts';
import { ok, type Result } from '../../lib/result.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { ConversationEvent } from '../../memory/types.ts';
import { type ClientView, countShownBefore, isContinued } from '../../session/branch/client-path.ts';
import { type FollowInput, toRecordView } from '../../session/branch/follow-client.ts';
import type { Session } from '../../session/open-session.ts';
import { listHolding } from '../../store/conversations/client-histories.ts';
import type { AppEnv } from '../context.ts';
import {
  type ChatRequestOf,
  type FoundConversation,
  findNamed,
  openChat,
  type SpeakersConversation,
} from './chat-conversation.ts';
import { RECENT_EVENTS } from './look-reads.ts';

/** Messages at the end of a history by which a conversation is looked for. */
const TELLING_MESSAGES = 6;
/** Characters of the name of a chat that has none of its own. */
const CHAT_NAME_CHARS = 32;

/** History as the client shows it with a request, to be compared with the record. */
export const viewOf = (turn: ChatTurn, isNamed: boolean, isRepeated = false): ClientView => ({
  shown: turn.shown,
  message: turn.text,
  isNamed,
  isRepeated,
});

/** The chat that a request belongs to, where it names none: the default one, the one that holds its history, or a new one. */
export async function chatOfHistory(
  c: Context<AppEnv>,
  speaker: FoundConversation,
  request: ChatRequestOf,
  recent: readonly ConversationEvent[],
): Promise<Result<FoundConversation, MemoryError>> {
  const { conversation, userId } = speaker;
  const { turn } = request;
  // Nothing is kept of what a temporary conversation says, so there is one; a default that is new holds whatever comes.
  if (conversation.userId === null || isTemporary(conversation) || recent.length === 0) return ok(speaker);
  if (turn.shown.length === 0) {
    const newest = recent.find(({ role, status }) => role === 'user' && status === 'active');
    const showsHistory = newest !== undefined && (countShownBefore(newest) ?? 0) > 0;
    return showsHistory && !isRepeatOf(recent, turn) ? newChat(c, speaker, request, newest.id) : ok(speaker);
  }
  if (isContinued(toRecordView(recent, RECENT_EVENTS), viewOf(turn, false))) return ok(speaker);
  const texts = turn.shown.slice(-TELLING_MESSAGES).map(({ content }) => content);
  const { db, workspace } = c.var.services;
  const [best] = await listHolding(db, { workspaceId: workspace.id, userId }, texts);
  if (best === undefined) return newChat(c, speaker, request, '');
  if (best.id === conversation.id) return ok(speaker);
  const found = await findNamed(c, best.id, userId, request);
  return found === null ? newChat(c, speaker, request, '') : ok({ ...found, userId });
}

/** True of a lone message that was said there last: sent again, it belongs where it was. */
const isRepeatOf = (recent: readonly ConversationEvent[], { text }: ChatTurn): boolean =>
  recent.find(({ role }) => role === 'user')?.content === text;

/** A chat of its own, under a name that the same request finds again. `after` tells beginnings apart that read alike. */
export function newChat(
  c: Context<AppEnv>,
  { userId }: SpeakersConversation,
  request: ChatRequestOf,
  after: string,
): Promise<Result<FoundConversation, MemoryError>> {
  const { shown, text } = request.turn;
  const parts = [after, ...shown.flatMap(({ role, content }) => [role, content]), text];
  const chatId = `chat-${sha256Hex(lengthPrefixed(parts)).slice(0, CHAT_NAME_CHARS)}`;
  return openChat(c, { chatId, userId }, request, false);
}

/**
 * Has a conversation become what its client shows, where it is not that already; false when the history is of another one. What a
 * token shows of others than its user is recognised, and not taken in: a page might put words into the assistant's mouth.
 */
export async function follow(
  c: Context<AppEnv>,
  { object, call }: Session,
  { conversation, userId }: SpeakersConversation,
  recent: readonly ConversationEvent[],
  view: ClientView & Pick<FollowInput, 'turnId'>,
): Promise<Result<boolean, MemoryError>> {
  if (conversation.userId === null || isContinued(toRecordView(recent, RECENT_EVENTS), view)) return ok(true);
  const takesIn: FollowInput['takesIn'] =
    c.var.principal.kind === 'token' ? ['user'] : ['user', 'assistant', 'tool'];
  const followed = await object.follow(call, { ...view, userId, takesIn });
  return followed.ok ? ok(followed.value.fits) : followed;
}
