/**
 * Tombstones: erased and forgotten things are remembered so that they do not come back, not as they were, but as a digest
 * (HMAC-SHA-256) under a key of the deployment, which is in no database. Whoever has a copy of the rows can neither read nor
 * guess from them whom or what they are of. Pure.
 *
 * Three things come back by themselves unless they are known: an older transcript that is imported, an event that a platform
 * delivers once more, and a request that its client sends again.
 */
import { base64Url, hmacSha256, lengthPrefixed, sha256Hex } from '../../lib/crypto/hash.ts';
import { foldText } from '../../lib/text/words.ts';
import { DAY_MS, SECOND_MS } from '../../lib/time.ts';
import { openingWords } from '../changes/content.ts';
import { wordingOf } from '../consolidation/wording.ts';
import type { Memory } from '../types.ts';

/** Time for which users, conversations and values are known: transcripts are kept for years. */
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

/** Names that are looked for: a user, a conversation by its identity, a request, a record by its id. */
type Name = readonly [kind: 'user' | 'conversation' | 'turn' | 'record', ...parts: string[]];

/** A user of a workspace. */
export const userName = (workspaceId: string, userId: string): Name => ['user', workspaceId, userId];

const hiddenUser = (workspaceId: string, userId: string): string[] => ['hidden user', workspaceId, userId];

/**
 * Name in logs for a user that is to be forgotten: the same each time, and known to nobody who has no key of the deployment.
 * Whoever has the rows could try ids one by one otherwise: they are addresses and numbers of telephones.
 */
export const hiddenNameOf = (hider: Hider, workspaceId: string, userId: string): string =>
  hider.hide(hiddenUser(workspaceId, userId));

/** All that they may have been named by, under keys of before and, in rows of before there was a key, without one. */
export const hiddenNamesOf = (hider: Hider, workspaceId: string, userId: string): string[] => [
  ...hider.hidden(hiddenUser(workspaceId, userId)),
  sha256Hex(lengthPrefixed([workspaceId, userId])),
];

/** The conversation of an identity, by its session key or an alias of it. */
export const conversationName = (workspaceId: string, sessionKey: string): Name => [
  'conversation',
  workspaceId,
  sessionKey,
];

/** A memory or a document, by its id: an export may hold it that was made before. */
export const recordName = (workspaceId: string, id: string): Name => ['record', workspaceId, id];

/**
 * A turn. An id that we made names it wherever it stands, so that the key of a request is known again in the next conversation
 * of the same identity; one of a client names it within its conversation, of which `place` is the id or a session key.
 */
export const turnName = (workspaceId: string, place: string, turnId: string): Name =>
  turnId.startsWith('trn_') ? ['turn', workspaceId, turnId] : ['turn', workspaceId, turnId, place];

/** A message that a client sends again without any name for it: whose it was, and what it said, in the conversation of an identity. */
export const messageName = (
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

/** The rows of records that are erased, by their ids. */
export const recordTombstones = (
  hider: Hider,
  workspaceId: string,
  ids: readonly string[],
  until: number,
): Tombstone[] => ids.map((id) => namedTombstone(hider, recordName(workspaceId, id), until));

/** Parts by which a value is known: its owner, its subject, and what it says. */
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

/** Moment for things that were never erased: before whatever was said, also in 1970. */
export const NEVER = Number.NEGATIVE_INFINITY;

/** Recognises something erased that is over for good, whenever it is sent again. */
export const isBuried = (buried: readonly Buried[], digests: readonly string[]): boolean =>
  buried.some(({ digest }) => digests.includes(digest));

/** Moment up to which something is not to come back; `NEVER` when nothing of it was erased. */
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

/** A message, as it is known again in whatever conversation it is brought back to. */
export interface Message {
  readonly role: string;
  /** Owner of the message: its user, or the user of the conversation that it was said in; null in a group. */
  readonly userId: string | null;
  readonly content: string;
  readonly occurredAt: number;
}

/** Words that somebody else says within a minute, too. */
const SHORT_CHARS = 20;
/** Distance of the moments of one message at most: transcripts keep another clock, or no parts of a second. */
const NEAR_MS = 30 * SECOND_MS;
const SHORT_NEAR_MS = 2 * SECOND_MS;

/** Mark of a message, and the stretches of time in which it may have been said: first the one that it was said in. */
function tellingOf({ role, content, occurredAt }: Message) {
  const words = openingWords(content);
  const isShort = words.length < SHORT_CHARS;
  const near = isShort ? SHORT_NEAR_MS : NEAR_MS;
  const stretch = (at: number) => Math.floor(at / (2 * near)) * 2 * near;
  const stretches = [occurredAt, occurredAt - near, occurredAt + near].map(stretch);
  return { words: [role, words], isShort, stretches: [...new Set(stretches)] };
}

const dayName = (workspaceId: string, userId: string | null, stretch: number): string[] => [
  'said',
  workspaceId,
  userId ?? '',
  String(Math.floor(stretch / DAY_MS)),
];

/** The same function, which digests each name once. */
function remembering<T>(digest: (name: readonly string[]) => T): (name: readonly string[]) => T {
  const known = new Map<string, T>();
  return (name) => {
    const key = lengthPrefixed(name);
    const found = known.get(key) ?? digest(name);
    known.set(key, found);
    return found;
  };
}

/**
 * The rows of messages that are erased: one for each day of each user, with short digests of what was said. What others than users
 * say in few words is said everywhere, and goes with the message that it answers.
 */
export function messageTombstones(
  hider: Hider,
  workspaceId: string,
  messages: readonly Message[],
  until: number,
): Tombstone[] {
  const days = new Map<string, string[]>();
  const hideDay = remembering((name) => hider.hide(name));
  for (const message of messages) {
    const { words, isShort, stretches } = tellingOf(message);
    const [stretch = 0] = stretches;
    if (isShort && message.role !== 'user') continue;
    const day = hideDay(dayName(workspaceId, message.userId, stretch));
    const said = hider.hide(['message', ...words, String(stretch)]).slice(0, WORD_CHARS);
    const own = days.get(day) ?? [];
    own.push(said);
    days.set(day, own);
  }
  const expiresAt = until + TOMBSTONE_KEPT_MS;
  return [...days].map(([digest, said]) => ({ digest, words: JSON.stringify(said), until, expiresAt }));
}

/** The digests under which messages may be found. */
export const messageDigests = (hider: Hider, workspaceId: string, messages: readonly Message[]): string[] => {
  const names = messages.flatMap((message) =>
    tellingOf(message).stretches.map((stretch) => dayName(workspaceId, message.userId, stretch)),
  );
  const unique = new Map(names.map((name) => [lengthPrefixed(name), name]));
  return [...unique.values()].flatMap((name) => hider.hidden(name));
};

/** Tells of messages whether they were erased since they were said. */
export function createMessageJudge(
  hider: Hider,
  workspaceId: string,
  buried: readonly Buried[],
): (message: Message) => boolean {
  const days = Map.groupBy(
    buried.filter(({ words }) => words !== ''),
    ({ digest }) => digest,
  );
  if (days.size === 0) return () => false;
  const saidOn = new Map(
    [...days].map(([digest, rows]) => [
      digest,
      new Map(
        rows.flatMap(({ words, until }) => (JSON.parse(words) as string[]).map((word) => [word, until])),
      ),
    ]),
  );
  const hiddenDay = remembering((name) => hider.hidden(name));
  return (message) => {
    const { words, stretches } = tellingOf(message);
    return stretches.some((stretch) =>
      hiddenDay(dayName(workspaceId, message.userId, stretch)).some((day) => {
        const said = saidOn.get(day);
        if (said === undefined) return false;
        return hider
          .hidden(['message', ...words, String(stretch)])
          .some((digest) => message.occurredAt <= (said.get(digest.slice(0, WORD_CHARS)) ?? NEVER));
      }),
    );
  };
}

/**
 * Words by which models speak of the user of a conversation, and rules do not: "The user lives in Graz", "Lives in
 * Graz".
 */
const THE_USER = /^(?:the )?user(?:'s)?\s+(?=\S)/iu;

/** Words of a value, without who it is of. */
function wordsOf({ userId, content }: Value): readonly string[] {
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
