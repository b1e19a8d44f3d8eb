/** Session identity, version 2: one conversation for one (workspace, channel, chat, user), for ever. */
import { base64Url, lengthPrefixed, sha256Bytes } from '../../lib/crypto/hash.ts';
import type { IdSource } from '../../lib/ids.ts';
import type { Conversation, MemoryMode } from '../types.ts';

export interface SessionIdentity {
  readonly workspaceId: string;
  readonly channelId: string;
  readonly chatId: string;
  /** Null for a conversation that a group shares. */
  readonly userId: string | null;
}

/** `v2:` and 43 characters of base64url; each part carries its length, so no two identities collide. */
export function sessionKey(identity: SessionIdentity): string {
  const user = identity.userId === null ? ['shared'] : ['user', identity.userId];
  const parts = [identity.workspaceId, identity.channelId, identity.chatId, ...user];
  return `v2:${base64Url(sha256Bytes(lengthPrefixed(parts)))}`;
}

/** Every URL takes these for places in a path, percent-encoded or not: `/users/..` is `/`. */
const DOTS = /^\.\.?$/;

/**
 * The fault that keeps a text from being the id of anything, or null: whatever is stored under an id must be found, handed out
 * and erased under it, so a path has to carry it as it is. All else may stand in an id, slashes and blanks too; two that differ
 * are two.
 */
export function faultOfId(text: string): string | null {
  if (DOTS.test(text)) return 'must not be "." or "..": no path can carry it';
  if (!text.isWellFormed()) return 'must be well-formed text, without half of a character';
  return /\p{Cc}/u.test(text) ? 'must not hold control characters' : null;
}

/** The id under which a chat goes on in its n-th conversation, when those before were archived. `mark` stands in no id of a chat. */
export const nthChatId = (chatId: string, n: number, mark: string): string =>
  n === 1 ? chatId : `${chatId}${mark}${n}`;

/** 11 characters of base62 are 65 bits: no guessing, no collisions. */
export const REF_CODE_CHARS = 11;
const REF_CODE = new RegExp(`^[0-9A-Za-z]{${REF_CODE_CHARS}}$`);

/** Recognises the id of a memory, of whichever database. */
export const isMemoryId = (id: string): boolean => id.startsWith('mem_');

/** Recognises a text in the form of a conversation's id. */
export const isConversationId = (text: string): boolean => text.startsWith('conv_');

/** Recognises a text in the form of a reference code, which no id has. */
export const isRefCode = (text: string): boolean => REF_CODE.test(text);

/** The conversation that an identity begins with. */
export const newConversation = (
  {
    title = null,
    memory = 'full',
    ...identity
  }: SessionIdentity &
    Pick<Conversation, 'subjectId' | 'personaId' | 'metadata' | 'title'> & {
      readonly memory?: MemoryMode | undefined;
    },
  ids: IdSource,
  now: number,
): Conversation => ({
  ...identity,
  memory,
  ...clientTitle(title),
  id: ids.next('conv'),
  refCode: ids.code(REF_CODE_CHARS),
  sessionKey: sessionKey(identity),
  status: 'active',
  lastSeq: 0,
  revision: 0,
  summarisedSeq: 0,
  rollingSummary: null,
  startedAt: now,
  endedAt: null,
  lastActiveAt: now,
});

/** A title that a client gives a conversation; null leaves it to what is said in it. */
export const clientTitle = (title: string | null): Required<Pick<Conversation, 'title' | 'titleSource'>> => ({
  title,
  titleSource: title === null ? null : 'given',
});

/**
 * Owner and place of a conversation, which may be cached: only its channel ever changes, and whoever reads for it compares it
 * with the record.
 */
export type ConversationIdentity = Pick<
  Conversation,
  'id' | 'workspaceId' | 'channelId' | 'userId' | 'subjectId' | 'personaId' | 'memory'
> & {
  /** Not known where it was noted by an older version. */
  readonly sessionKey?: string | undefined;
};

/** The identity of a conversation, and nothing else of it. */
export const identityOf = ({
  id,
  workspaceId,
  channelId,
  userId,
  subjectId,
  personaId,
  memory = 'full',
  sessionKey: key,
}: ConversationIdentity): ConversationIdentity => ({
  id,
  workspaceId,
  channelId,
  userId,
  subjectId,
  personaId,
  memory,
  sessionKey: key,
});
