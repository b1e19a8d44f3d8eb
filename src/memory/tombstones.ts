/**
 * What was erased or forgotten, as it is remembered so that it does not come back: not what it was, but a digest (HMAC-SHA-256)
 * under a key of the deployment, which is in no database. Whoever has a copy of the rows can neither read nor guess from them
 * whom or what they are of. Pure.
 *
 * Three things come back by themselves unless they are known: an older transcript that is imported, an event that a platform
 * delivers once more, and a request that its client sends again.
 */
import { base64Url, hmacSha256, lengthPrefixed } from '../lib/hash.ts';
import { DAY_MS } from '../lib/time.ts';
import { foldText } from '../lib/words.ts';
import { wordingOf } from './consolidation/wording.ts';
import type { Memory } from './types.ts';

/** How long users, conversations and values are known: transcripts are kept for years. */
export const TOMBSTONE_KEPT_MS = 10 * 365 * DAY_MS;
/** The same of requests: as long as platforms and clients send again, and a day. */
export const REQUEST_TOMBSTONE_KEPT_MS = 8 * DAY_MS;
/** Characters of a digest: 128 bits. */
const DIGEST_CHARS = 22;
/** The same of a word, which is told apart from the few others of its statement only. */
const WORD_CHARS = 8;

/** Makes digests under the keys of a deployment. */
export interface Hider {
  /** The digest that is written. */
  hide(parts: readonly string[]): string;
  /** All that may have been written for the same: under the key in use, and under the ones before. */
  hidden(parts: readonly string[]): readonly string[];
}

/** A hider under `secrets`, the first of them in use. */
export function createHider(secrets: readonly [string, ...string[]]): Hider {
  const keys = [...new Set(secrets)].map((secret) => base64Url(hmacSha256(secret, 'strata tombstones')));
  const under = (key: string, parts: readonly string[]) =>
    base64Url(hmacSha256(key, lengthPrefixed(parts))).slice(0, DIGEST_CHARS);
  return {
    hide: (parts) => under(keys[0] ?? '', parts),
    hidden: (parts) => keys.map((key) => under(key, parts)),
  };
}

/** A row to write. */
export interface Tombstone {
  readonly digest: string;
  /** Of a value of a topic the digests of its words, as JSON; else empty. */
  readonly words: string;
  readonly until: number;
  readonly expiresAt: number;
}

/** What is looked for: a user, a conversation by its identity, a request. */
type Name = readonly [kind: 'user' | 'conversation' | 'turn', ...parts: string[]];

/** A user of a workspace. */
export const userName = (workspaceId: string, userId: string): Name => ['user', workspaceId, userId];

/** The conversation of an identity, by its session key or an alias of it. */
export const conversationName = (workspaceId: string, sessionKey: string): Name => [
  'conversation',
  workspaceId,
  sessionKey,
];

/**
 * A turn. An id that we made names it wherever it stands, so that the key of a request is known again in the next conversation
 * of the same identity; one of a client names it within its conversation, of which `place` is the id or a session key.
 */
export const turnName = (workspaceId: string, place: string, turnId: string): Name =>
  turnId.startsWith('trn_') ? ['turn', workspaceId, turnId] : ['turn', workspaceId, turnId, place];

/** A message that a client sends again without any name for it: whose it was, and what it said, in the conversation of an identity. */
export const saidName = (
  workspaceId: string,
  sessionKey: string,
  { userId, text }: { readonly userId: string; readonly text: string },
): Name => ['turn', workspaceId, 'said', sessionKey, userId, text];

/** The row of something named. */
export const namedTombstone = (hider: Hider, name: Name, until: number): Tombstone => ({
  digest: hider.hide(name),
  words: '',
  until,
  expiresAt: until + (name[0] === 'turn' ? REQUEST_TOMBSTONE_KEPT_MS : TOMBSTONE_KEPT_MS),
});

/** What a value is known by: whose it is, of what, and what it says. */
export type Value = Pick<Memory, 'workspaceId' | 'userId' | 'subjectId' | 'topicKey' | 'content'>;

/** The rows of a value: one of its very words, and one of its topic, if it has one. */
export function valueTombstones(hider: Hider, value: Value, until: number): Tombstone[] {
  const wording = wordsOf(value);
  const expiresAt = until + TOMBSTONE_KEPT_MS;
  const exact = { digest: hider.hide(exactName(value, wording)), words: '', until, expiresAt };
  if (value.topicKey === null) return [exact];
  const words = JSON.stringify(wording.map((word) => hider.hide(['word', word]).slice(0, WORD_CHARS)));
  return [exact, { digest: hider.hide(topicName(value)), words, until, expiresAt }];
}

/** The digests under which a value may be found. */
export const valueDigests = (hider: Hider, value: Value): string[] => [
  ...hider.hidden(exactName(value, wordsOf(value))),
  ...(value.topicKey === null ? [] : hider.hidden(topicName(value))),
];

/** A row that was found. */
export type Buried = Pick<Tombstone, 'digest' | 'words' | 'until'>;

/** Until when nothing was erased: before whatever was said, also in 1970. */
export const NEVER = Number.NEGATIVE_INFINITY;

/** Whether something was erased that is over for good, whenever it is sent again. */
export const isBuried = (buried: readonly Buried[], digests: readonly string[]): boolean =>
  buried.some(({ digest }) => digests.includes(digest));

/** Until when something is not to come back; `NEVER` when nothing of it was erased. */
export const buriedUntil = (buried: readonly Buried[], digests: readonly string[]): number =>
  Math.max(NEVER, ...buried.filter(({ digest }) => digests.includes(digest)).map(({ until }) => until));

/**
 * The same of a value: by its very words, or because it is of the same topic and one of the two says no more than the other
 * ("in Porto", "in Porto, Portugal").
 */
export function valueBuriedUntil(hider: Hider, buried: readonly Buried[], value: Value): number {
  if (buried.length === 0) return NEVER;
  const wording = wordsOf(value);
  const exact = buriedUntil(buried, hider.hidden(exactName(value, wording)));
  if (value.topicKey === null) return exact;
  const topic = hider.hidden(topicName(value));
  const own = wording.map((word) => hider.hidden(['word', word]).map((each) => each.slice(0, WORD_CHARS)));
  const ofTopic = buried.filter(({ digest, words }) => {
    if (words === '' || !topic.includes(digest)) return false;
    const theirs = JSON.parse(words) as string[];
    const shared = own.filter((word) => word.some((each) => theirs.includes(each))).length;
    return shared === own.length || theirs.every((word) => own.some((each) => each.includes(word)));
  });
  return Math.max(exact, ...ofTopic.map(({ until }) => until));
}

/** How models speak of the user of a conversation, and how rules do not: "The user lives in Graz", "Lives in Graz". */
const THE_USER = /^(?:the )?user(?:'s)?\s+(?=\S)/iu;

/** What a value says, without who it is of. */
function wordsOf({ userId, content }: Value): string[] {
  const said = content.trim();
  const own =
    userId !== null && foldText(said).startsWith(`${foldText(userId)} `) ? said.slice(userId.length) : said;
  return wordingOf(own.trim().replace(THE_USER, ''));
}

const placeOf = ({ workspaceId, userId, subjectId }: Value): string[] => [
  workspaceId,
  userId ?? '',
  subjectId ?? '',
];

const exactName = (value: Value, wording: readonly string[]): string[] => [
  'value',
  ...placeOf(value),
  ...wording,
];

const topicName = (value: Value): string[] => ['topic', ...placeOf(value), foldText(value.topicKey ?? '')];
