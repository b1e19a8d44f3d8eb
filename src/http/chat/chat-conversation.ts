/** The conversation of a chat request: named by id, by reference code or by the caller's own chat id, or the user's default one. */
import type { Context } from 'hono';
import { err, ok, type Result } from '../../lib/result.ts';
import { isConversationId, isRefCode, nthChatId } from '../../memory/conversations/identity.ts';
import { refuseMode } from '../../memory/conversations/temporary.ts';
import { conflict, invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import { buriedUntil, isBuried, messageName, turnName } from '../../memory/lifetime/tombstones.ts';
import { REPEAT_WINDOW_MS } from '../../memory/limits.ts';
import type { Conversation, MemoryMode } from '../../memory/types.ts';
import type { Purpose } from '../../store/conversations/open-conversation.ts';
import type { AppEnv } from '../context.ts';
import { openByIdentity } from '../conversations/conversation-identity.ts';
import { findConversation } from '../conversations/conversation-session.ts';
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

/**
 * Finds or opens the conversation. Another user's is none, and not told apart from one that does not exist. A token that is bound
 * to one conversation opens no other.
 */
export async function conversationOfChat(
  c: Context<AppEnv>,
  { name, memory }: ChatNamed,
  userId: string | null,
  request: ChatOrigin & { readonly text: string },
): Promise<Result<SpeakersConversation, MemoryError>> {
  const bound = c.var.confinement?.conversationId ?? null;
  const asked = name ?? bound;
  const isKnown = asked !== null && (isConversationId(asked) || isRefCode(asked));
  const named = isKnown ? await findConversation(c, asked) : null;
  if (named && (named.userId === null || userId === null || named.userId === userId)) {
    const refused = refuseMode(named, memory);
    if (refused) return err(refused);
    const speaker = named.userId ?? userId;
    return speaker === null
      ? err(invalid('user', 'is required: a shared conversation has many users'))
      : ok({ conversation: named, userId: speaker });
  }
  if (bound !== null || (name !== null && isConversationId(name))) return err(notFound('conversation'));
  const speaker = userId ?? ownerOfKey(c);
  if (speaker === null) return err(invalid('user', 'is required unless an id names the conversation'));
  const purposeIn = (conversation: Conversation) => purposeOf(c, { conversation, userId: speaker }, request);
  return name === null
    ? openDefault(c, speaker, memory, purposeIn)
    : open(c, { name, memory }, speaker, purposeIn);
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

/** Marks by which a request tells whether it is sent again. */
export interface ChatOrigin {
  readonly idempotencyKey: string | null;
  /** True when the client says that it sends this again. */
  readonly isRepeated: boolean;
}

/** A request that may be sent again, by its key or as it says itself: one whose turn was erased makes no conversation to say that in. */
function purposeOf(
  c: Context<AppEnv>,
  speaker: SpeakersConversation,
  { idempotencyKey: key, isRepeated, text }: ChatOrigin & { readonly text: string },
): Purpose | undefined {
  if (key === null) return isRepeated ? repetitionOf(c, speaker, text) : undefined;
  const { id } = c.var.services.workspace;
  const name = turnName(id, '', turnIdOfKey(chatKeyOwner(id, speaker.userId), key));
  const digests = c.var.config.hider.hidden(name);
  return { digests, isErased: (buried) => isBuried(buried, digests) };
}

/** A message without a key that its client says to send again: all that tells which it was is what it says. */
export function repetitionOf(
  c: Context<AppEnv>,
  { conversation: { sessionKey }, userId }: SpeakersConversation,
  text: string,
): Purpose {
  const { config, services, now } = c.var;
  const digests = config.hider.hidden(messageName(services.workspace.id, sessionKey, { userId, text }));
  return { digests, isErased: (buried) => buriedUntil(buried, digests) > now() - REPEAT_WINDOW_MS };
}

type PurposeIn = (conversation: Conversation) => Purpose | undefined;

async function open(
  c: Context<AppEnv>,
  { name: chatId, memory }: ChatNamed & { readonly name: string },
  userId: string,
  purposeIn: PurposeIn,
): Promise<Result<SpeakersConversation, MemoryError>> {
  const identity = { chat_id: chatId, user_id: userId, shared: false, memory, legacy_keys: [], metadata: {} };
  const opened = await openByIdentity(c, identity, purposeIn);
  return opened.ok ? ok({ conversation: opened.value.conversation, userId }) : opened;
}

/** The newest of the user's defaults: whoever named no conversation did not archive one either, and must be able to go on. */
async function openDefault(
  c: Context<AppEnv>,
  userId: string,
  memory: MemoryMode | undefined,
  purposeIn: PurposeIn,
): Promise<Result<SpeakersConversation, MemoryError>> {
  // One for each mode: who wants nothing kept of a message does not say it in the conversation that remembers.
  const isFull = memory === undefined || memory === 'full';
  const chatId = isFull ? DEFAULT_CHAT_ID : `${DEFAULT_CHAT_ID}-${memory}`;
  for (let n = 1; n <= DEFAULTS_MAX; n++) {
    const opened = await open(c, { name: nthChatId(chatId, n, '-'), memory }, userId, purposeIn);
    if (!opened.ok || opened.value.conversation.status !== 'archived') return opened;
  }
  return err(conflict('conversation_archived', 'all default conversations of the user are archived'));
}
