/** The conversation of a chat request: named by id, by reference code or by the caller's own chat id, or the user's default one. */
import type { Context } from 'hono';
import type { ChatTurn } from '../../chat/messages.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { isConversationId, isRefCode, nthChatId } from '../../memory/conversations/identity.ts';
import { refuseMode } from '../../memory/conversations/temporary.ts';
import { conflict, invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import { isBuried, turnName } from '../../memory/lifetime/tombstones.ts';
import type { Conversation, MemoryMode } from '../../memory/types.ts';
import type { Purpose } from '../../store/conversations/open-conversation.ts';
import type { AppEnv } from '../context.ts';
import { rememberedConversation } from '../conversations/conversation-directory.ts';
import { readByIdentity } from '../conversations/conversation-identity.ts';
import { findAndRead } from '../conversations/conversation-session.ts';
import {
  aimOf,
  type ChatOrigin,
  type LookAim,
  type LookRows,
  lookReads,
  type Place,
  repetitionOf,
  toLookRows,
} from './look-reads.ts';
import { chatKeyOwner, turnIdOfKey } from './turn-ids.ts';

/** The chat id of a user who names none. When that conversation was archived the next one follows it: `default-2`. */
const DEFAULT_CHAT_ID = 'default';
/** More archived defaults than anybody has; each costs a round trip. */
const DEFAULTS_MAX = 50;

/** A conversation, and who speaks in it. */
export interface SpeakersConversation {
  readonly conversation: Conversation;
  readonly userId: string;
}

/** The same, with what was read of it on the way. */
export interface FoundConversation extends SpeakersConversation {
  readonly look: LookRows;
}

/** A request that a conversation is looked for. */
export interface ChatRequestOf extends ChatOrigin {
  readonly turn: ChatTurn;
  /** A conversation that was found already, as the one of an earlier response. */
  readonly found?: Pick<FoundConversation, 'conversation' | 'look'> | undefined;
}

/**
 * Finds or opens the conversation, and looks at what was said there last. Another user's is none, and not told apart from one that does
 * not exist. A token that is bound to one conversation opens no other.
 */
export async function conversationOfChat(
  c: Context<AppEnv>,
  { name, memory }: ChatNamed,
  userId: string | null,
  request: ChatRequestOf,
): Promise<Result<FoundConversation, MemoryError>> {
  const bound = c.var.confinement?.conversationId ?? null;
  const asked = name ?? bound;
  const isKnown = asked !== null && (isConversationId(asked) || isRefCode(asked));
  const named = isKnown ? await findNamed(c, asked, userId, request) : null;
  if (named && (named.conversation.userId === null || [null, named.conversation.userId].includes(userId))) {
    const { conversation, look } = named;
    const refused = refuseMode(conversation, memory);
    if (refused) return err(refused);
    const speaker = conversation.userId ?? userId;
    return speaker === null
      ? err(invalid('user', 'is required: a shared conversation has many users'))
      : ok({ conversation, userId: speaker, look });
  }
  if (bound !== null || (name !== null && isConversationId(name))) return err(notFound('conversation'));
  const speaker = userId ?? ownerOfKey(c);
  if (speaker === null) return err(invalid('user', 'is required unless an id names the conversation'));
  return name === null
    ? openDefault(c, speaker, memory, request)
    : openChat(c, { chatId: name, memory, userId: speaker }, request);
}

/** The conversation of an id or a code. Who speaks in it, this isolate may remember; if not, a look by key or words comes later. */
export async function findNamed(
  c: Context<AppEnv>,
  idOrRef: string,
  userId: string | null,
  { turn, found, ...origin }: ChatRequestOf,
): Promise<Pick<FoundConversation, 'conversation' | 'look'> | null> {
  if (found?.conversation.id === idOrRef) return found;
  const remembered = rememberedConversation(c.var.services.workspace.id, idOrRef);
  const speaker = remembered?.userId ?? userId ?? undefined;
  const aim = aimOf(c, { userId: speaker, sessionKey: remembered?.sessionKey }, turn, origin);
  const { conversation, rows } = await findAndRead(c, idOrRef, (which) => lookReads(c, which, aim));
  return conversation && { conversation, look: toLookRows(aim, rows) };
}

/** Owner of what is said by a key that names no user: the key itself, so that nobody finds there what is said with another one. */
const ownerOfKey = ({ var: { principal } }: Context<AppEnv>): string | null =>
  principal.kind === 'key' ? principal.keyId : null;

/** The conversation that a request means, and what it is to remember. */
export interface ChatNamed {
  /** An id, a reference code or a chat id; null for the user's default one. */
  readonly name: string | null;
  readonly memory: MemoryMode | undefined;
}

/** A request that may be sent again, by its key or as it says itself: one whose turn was erased makes no conversation to say that in. */
function purposeOf(
  c: Context<AppEnv>,
  place: Place,
  { idempotencyKey: key, isRepeated, turn }: ChatRequestOf,
): Purpose | undefined {
  if (key === null) return isRepeated ? repetitionOf(c, place, turn.text) : undefined;
  const { id } = c.var.services.workspace;
  const name = turnName(id, '', turnIdOfKey(chatKeyOwner(id, place.userId), key));
  const digests = c.var.config.hider.hidden(name);
  return { digests, isErased: (buried) => isBuried(buried, digests) };
}

/** The chat of a user, by their own name for it. */
interface NamedChat {
  readonly chatId: string;
  readonly userId: string;
  readonly memory?: MemoryMode | undefined;
}

/** Opens a user's chat, and looks at it. Without `isOfRequest` it is there whatever became of what was said. */
export async function openChat(
  c: Context<AppEnv>,
  { chatId, userId, memory }: NamedChat,
  request: ChatRequestOf,
  isOfRequest = true,
): Promise<Result<FoundConversation, MemoryError>> {
  const identity = { chat_id: chatId, user_id: userId, shared: false, memory, legacy_keys: [], metadata: {} };
  const placeOf = ({ sessionKey }: Conversation): Place => ({ sessionKey, userId });
  const aimIn = (conversation: Conversation) => aimOf(c, placeOf(conversation), request.turn, request);
  let aim: LookAim | undefined;
  const opened = await readByIdentity(c, identity, {
    purposeIn: (candidate) => (isOfRequest ? purposeOf(c, placeOf(candidate), request) : undefined),
    reads: (which, candidate) => {
      aim = aimIn(candidate);
      return lookReads(c, which, aim);
    },
  });
  if (!opened.ok) return opened;
  const { conversation, rows } = opened.value;
  return ok({ conversation, userId, look: toLookRows(aim ?? aimIn(conversation), rows) });
}

/** The newest of the user's defaults: whoever named no conversation did not archive one either, and must be able to go on. */
async function openDefault(
  c: Context<AppEnv>,
  userId: string,
  memory: MemoryMode | undefined,
  request: ChatRequestOf,
): Promise<Result<FoundConversation, MemoryError>> {
  // One for each mode: who wants nothing kept of a message does not say it in the conversation that remembers.
  const isFull = memory === undefined || memory === 'full';
  const chatId = isFull ? DEFAULT_CHAT_ID : `${DEFAULT_CHAT_ID}-${memory}`;
  for (let n = 1; n <= DEFAULTS_MAX; n++) {
    const opened = await openChat(c, { chatId: nthChatId(chatId, n, '-'), memory, userId }, request);
    if (!opened.ok || opened.value.conversation.status !== 'archived') return opened;
  }
  return err(conflict('conversation_archived', 'all default conversations of the user are archived'));
}
