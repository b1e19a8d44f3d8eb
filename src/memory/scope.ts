/**
 * Visibility. Every stored item has one scope; a reader has a list of them. An item is visible exactly when its scope is in the
 * reader's list, in SQL, in full-text search and in the vector index alike. No other rule decides visibility.
 */
import { lengthPrefixed, sha256Hex } from '../lib/crypto/hash.ts';
import { memoiseByText } from '../lib/memoise-by-text.ts';
import type { Tier, Visibility } from './types.ts';

/** Place and owner of an item: its scope is made of them alone. */
export interface ItemScope {
  readonly workspaceId: string;
  readonly tier: Exclude<Tier, 'account'>;
  readonly channelId: string | null;
  readonly conversationId: string | null;
  /** The owner of a private item; ignored for a shared one. */
  readonly userId: string | null;
  readonly visibility: Visibility;
}

/**
 * Reaches of a reader beyond a private conversation, the farthest first: all that its user said, what of it was said in its
 * channel, or neither.
 */
export const RECALL_REACHES = ['user', 'channel', 'conversation'] as const;
export type RecallReach = (typeof RECALL_REACHES)[number];

/** The one of two reaches that goes less far. */
export const nearerReach = (a: RecallReach, b: RecallReach): RecallReach =>
  RECALL_REACHES.indexOf(a) > RECALL_REACHES.indexOf(b) ? a : b;

/** The person who asks, and the place they ask from. `audience: 'group'` means that others read the answer too. */
export interface Reader {
  readonly workspaceId: string;
  readonly userId: string | null;
  readonly channelId: string | null;
  readonly conversationId: string | null;
  readonly audience: 'user' | 'group';
  /** Reach of their searches; without it no further than that conversation. A group never reaches further. */
  readonly reach?: RecallReach;
}

/** Length of a scope token: 60 bits, so that two scopes practically never share posting lists. */
const SCOPE_TOKEN_CHARS = 12;

/**
 * The token of an item's scope: 12 lower-case letters and digits, safe in FTS5 and within Vectorize's 64 bytes. Two
 * tenants never share one, because the workspace is part of what is hashed.
 */
export function scopeOf(item: ItemScope): string {
  const place =
    item.tier === 'workspace' ? '' : ((item.tier === 'channel' ? item.channelId : item.conversationId) ?? '');
  const owner = item.visibility === 'private' ? (item.userId ?? '') : '';
  return scopeToken(['memory', item.workspaceId, item.tier, place, item.visibility, owner]);
}

/** The scopes of the memories that a reader may see: shared ones and their own, in the tiers they stand in. */
export function readableScopes(reader: Reader): string[] {
  const tiers: Pick<ItemScope, 'tier' | 'channelId' | 'conversationId'>[] = [
    { tier: 'workspace', channelId: null, conversationId: null },
  ];
  if (reader.channelId) tiers.push({ tier: 'channel', channelId: reader.channelId, conversationId: null });
  if (reader.conversationId) {
    tiers.push({ tier: 'conversation', channelId: null, conversationId: reader.conversationId });
  }
  const visibilities: Visibility[] =
    reader.userId !== null && reader.audience === 'user' ? ['shared', 'private'] : ['shared'];
  return tiers.flatMap((tier) =>
    visibilities.map((visibility) =>
      scopeOf({ workspaceId: reader.workspaceId, userId: reader.userId, visibility, ...tier }),
    ),
  );
}

/** Suffix of the scopes of memories whose time was over when they were written: a search for the present does not meet them. */
const PAST = '_past';

/** Scope under which the indexes keep a memory: one whose time is over stands apart from the others. */
export const indexScope = (scope: string, isOver: boolean): string => (isOver ? scope + PAST : scope);

/** A scope, and where an index keeps what belongs to it. */
export interface SearchedPlace {
  readonly scope: string;
  readonly place: string;
}

/** The scopes of the indexes to search on behalf of a reader; for a moment of the past both places of each scope. */
export function searchedPlaces(reader: Reader, asOf: number | null): SearchedPlace[] {
  const scopes = readableScopes(reader);
  const placesOf = (isOver: boolean) => scopes.map((scope) => ({ scope, place: indexScope(scope, isOver) }));
  return asOf === null ? placesOf(false) : [...placesOf(false), ...placesOf(true)];
}

/** The scopes of `searchedPlaces` as the indexes have them. */
export const searchedScopes = (reader: Reader, asOf: number | null): string[] =>
  searchedPlaces(reader, asOf).map(({ place }) => place);

/** The scope of a conversation's events and chunks: its user's, or the conversation's own when a group shares it. */
export function transcriptScope(conversation: {
  readonly workspaceId: string;
  readonly id: string;
  readonly userId: string | null;
}): string {
  return conversation.userId === null
    ? scopeToken(['transcript', conversation.workspaceId, 'conversation', conversation.id])
    : scopeToken(['transcript', conversation.workspaceId, 'user', conversation.userId]);
}

/** Suffix of the scopes of events' vectors. */
const SAID = '_said';
/**
 * Scope of the vectors of events: apart from those of chunks, of which there are few, and which must not be crowded out of what
 * is looked at.
 */
export const eventVectorScope = (scope: string): string => scope + SAID;

/** The scopes of the events that a reader may see: one user's conversations, and the group they stand in. */
export function readableTranscripts(reader: Reader): string[] {
  const scopes: string[] = [];
  if (reader.conversationId && reader.audience === 'group') {
    scopes.push(
      transcriptScope({ workspaceId: reader.workspaceId, id: reader.conversationId, userId: null }),
    );
  } else if (reader.userId !== null) {
    scopes.push(transcriptScope({ workspaceId: reader.workspaceId, id: '', userId: reader.userId }));
  }
  return scopes;
}

/** The part of its readable transcripts that a reader looks through: one conversation, one channel, or neither for all. */
export interface TranscriptBounds {
  readonly conversationId: string | null;
  readonly channelId: string | null;
}

/** The bounds of a reader's place, widened as far as they reach. */
export function transcriptBounds({
  conversationId,
  channelId,
  audience,
  reach = 'conversation',
}: Pick<Reader, 'conversationId' | 'channelId' | 'audience' | 'reach'>): TranscriptBounds {
  if (conversationId === null) return { conversationId, channelId };
  if (audience === 'group' || reach === 'conversation') return { conversationId, channelId: null };
  return { conversationId: null, channelId: reach === 'channel' ? channelId : null };
}

/** The scopes in which a write may change what a reader is answered. */
export const answeringScopes = (reader: Reader): string[] => [
  ...readableScopes(reader),
  ...readableTranscripts(reader),
];

/** Places whose tokens are kept, in characters: a turn names its own a dozen times. */
const PLACES_KEPT_CHARS = 100_000;
const tokenOf = memoiseByText(PLACES_KEPT_CHARS, (place) =>
  BigInt(`0x${sha256Hex(place).slice(0, 16)}`)
    .toString(36)
    .padStart(13, '0')
    .slice(-SCOPE_TOKEN_CHARS),
);
const scopeToken = (parts: readonly string[]): string => tokenOf(lengthPrefixed(parts));
