/**
 * Gates that keep a candidate out of a block before it is rendered: the model sees it already, nobody vouches for its orders,
 * it does not answer the message, it is no longer true, or it came a few turns ago. Pure; the first objection is the one told.
 */
import { normalisedContent } from '../../lib/text/comparable.ts';
import { tellingCase } from '../../memory/telling-case.ts';
import { isOrderOfOther, readsLikeInstruction } from '../../memory/untrusted.ts';
import type { Candidate, ChunkCandidate, EventCandidate, RecalledItem } from '../../recall/candidates.ts';
import type { HistoryRow } from '../history/history-row.ts';
import { isQuotedIn } from './block-line.ts';
import { findRepetition, type RecentItem, type RepetitionLimits } from './injected-item.ts';
import type { PassageVectors } from './passage-vectors.ts';
import { isChunk, isCovered } from './redundant-chunks.ts';
import type { Withheld } from './standing.ts';

export const DROP_REASONS = [
  /** A live block or message says it. */
  'already_live',
  /** Ranked for what stands around it. */
  'nearby',
  /** An order that somebody else left, or that no persona may hold. */
  'untrusted_instruction',
  /** It does not answer the message. */
  'low_score',
  /** It states what its user wants forgotten, or what the persona card decides. */
  'outdated',
  /** It was injected not long ago. */
  'cooldown',
  /** Something that says the same was injected not long ago. */
  'near_recent',
  /** The block says it in another line. */
  'duplicate',
  /** Enough of its kind are in the block. */
  'rank',
  /** The block is full. */
  'max_total',
  /** It does not fit into the tokens that are left. */
  'budget',
  /** The turn got no prompt at all. */
  'continuity_lost',
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/**
 * Reason for which an item is offered: the message asks for it, it holds in every answer, or it was shown as something
 * else.
 */
export type OfferRole = 'contextual' | 'standing' | 'correction';

export interface Offer {
  readonly role: OfferRole;
  readonly item: RecalledItem;
  /** Likelihood, 0 to 1, that it answers the message; told of what the message asks for only. */
  readonly contextualScore: number;
}

/** Recognises an item that is shown as an excerpt and not in a block. */
export const isExcerpted = (
  candidate: Candidate,
): candidate is (ChunkCandidate & { type: 'document' }) | EventCandidate =>
  candidate.type === 'document' || (candidate.type === 'event' && candidate.role === 'tool');

/** An item that a turn not long ago injected, and whether the prompt still shows it, as it does unless told otherwise. */
export interface SeenItem extends RecentItem {
  readonly isLive?: boolean;
}

/** All that an offer is held against. */
export interface Gates {
  /** Rows of live history that the model sees. */
  readonly history: readonly HistoryRow[];
  /** Items that the last turns injected; none where no block is kept. */
  readonly recent: readonly SeenItem[];
  /** Memories that a message which the model sees states, or the stable part of the prompt. */
  readonly restated: ReadonlySet<string>;
  /** Messages that state what no longer holds. */
  readonly outdated: ReadonlyMap<string, 'replaced' | 'forgotten'>;
  /** Items that say what may be over. */
  readonly doubted?: ReadonlySet<string>;
  /** Vectors of what lines would quote, by item; empty where there is no embedder at hand. */
  readonly vectors: PassageVectors;
  /** Terms of the rolling summary, as far as the prompt shows it. */
  readonly told: ReadonlySet<string>;
  /** Memories that the prompt must not show, whatever asks for them. */
  readonly withheld?: ReadonlyMap<string, Withheld>;
  /** Part of an item that may be quoted; all of it where this is absent, and nothing where it is empty. */
  readonly quotable?: (candidate: Candidate) => string;
  /** The new message, as texts are compared. */
  readonly message: string;
}

/** Facts about the turn that the gates need. */
export interface GateLimits extends RepetitionLimits {
  readonly contextualMinScore: number;
  /** The message asks for something. */
  readonly asks?: boolean;
  /** Messages that may come although they only stand near what answers, or say little by themselves. */
  readonly fillers?: ReadonlySet<string>;
  readonly userId: string;
  readonly terms: readonly string[];
}

/** The first reason against an offer, or null. */
export function findObjection(
  { role, item, contextualScore }: Offer,
  gates: Gates,
  limits: GateLimits,
  live: LiveTexts = liveTexts(gates.history),
): DropReason | null {
  const { candidate } = item;
  const { terms, userId, contextualMinScore } = limits;
  if (isInLiveHistory(candidate, gates, live)) return 'already_live';
  // The line in the older block has been put right, and says nothing of the change.
  if (role !== 'correction' && gates.history.some((row) => shows(row, candidate, terms)))
    return 'already_live';
  const withheld = gates.withheld?.get(candidate.id);
  if (withheld !== undefined) return withheld;
  const mayFill = limits.fillers?.has(candidate.id) === true;
  if (role === 'contextual' && item.origin === 'nearby' && !mayFill) return 'nearby';
  if (isOrderOfStranger(candidate, userId)) return 'untrusted_instruction';
  if (role === 'contextual' && contextualScore < contextualMinScore && !mayFill) return 'low_score';
  // Costs most: the passage is cut out for it, and its secrets are looked for.
  if (isChunk(candidate) && isCovered(candidate, terms, gates.told)) return 'already_live';
  if (gates.outdated.get(candidate.id) === 'forgotten') return 'outdated';
  if (role === 'correction') return null;
  // A question is answered, though what answers it was shown in a block that the prompt has no more.
  const isAnswer = role === 'contextual' && limits.asks === true;
  const recent = isAnswer ? gates.recent.filter(({ isLive = true }) => isLive) : gates.recent;
  const vectorOf = () => gates.vectors.get(candidate.id) ?? null;
  return findRepetition(candidate, terms, vectorOf, recent, limits);
}

/**
 * Recognises an item that a live message says: the event itself, what taught the memory, or one that holds its very
 * words.
 */
function isInLiveHistory(candidate: Candidate, { restated, message }: Gates, live: LiveTexts): boolean {
  if (restated.has(candidate.id)) return true;
  if (candidate.type === 'event' && live.eventIds.has(candidate.id)) return true;
  // Of what others said the words are not compared.
  if (candidate.type === 'event' && candidate.role !== 'user') return false;
  const words = normalisedContent(candidate.content);
  const isSameCase = (text: string) => holdsCase(text, candidate.content);
  // Of a message only the whole one is the same: a short one is found in many.
  if (candidate.type === 'event')
    return words === message || live.texts.some((text) => text.words === words && isSameCase(text.written));
  return live.texts.some((text) => holdsWords(text.words, words) && isSameCase(text.written));
}

/** Texts of live messages, read once for all that is held against them. */
export interface LiveTexts {
  readonly eventIds: ReadonlySet<string>;
  /** Messages of users, as texts are compared and as they are written. */
  readonly texts: readonly { readonly words: string; readonly written: string }[];
}

/** Reads the messages of a live history. */
export const liveTexts = (history: readonly HistoryRow[]): LiveTexts => ({
  eventIds: new Set(history.flatMap(({ eventId }) => eventId ?? [])),
  texts: history
    .filter(({ eventId, role }) => eventId !== null && role === 'user')
    .map(({ content }) => ({ words: normalisedContent(content), written: content })),
});

/**
 * Signs that may stand before words that a text holds whole, and behind them: none that makes another value of them.
 */
const BEFORE_WORDS = /(?:^|[\s"'“”„‘’«»([{¿¡,;:!?。，、！？：；—–]|(?<!\p{N})[.…])$/u;
const BEHIND_WORDS = /^(?:$|[\s"”’»)\]},;:!.…。，、！：；—–](?!\p{N}))/u;

/**
 * Checks that a text holds the words of another one, whole: "likes C" is not held by "likes C++", nor "is 5" by "is
 * 5%".
 */
function holdsWords(text: string, words: string): boolean {
  for (
    let at = words === '' ? -1 : text.indexOf(words);
    at >= 0;
    at = text.indexOf(words, at + words.length)
  ) {
    const before = text.slice(Math.max(0, at - NEIGHBOURS_CHARS), at);
    const behind = text.slice(at + words.length, at + words.length + NEIGHBOURS_CHARS);
    if (BEFORE_WORDS.test(before) && BEHIND_WORDS.test(behind)) return true;
  }
  return false;
}
/** Characters beside words that are looked at. */
const NEIGHBOURS_CHARS = 2;

/** Checks that words whose capitals tell are written so in a text that holds them: the US is not us. */
function holdsCase(text: string, content: string): boolean {
  const telling = tellingCase(content);
  return telling.length === 0 || telling.every((word) => text.includes(word));
}

/** Checks that a block shows the item: of a long one the same passage, which is what would be shown again. */
const shows = (
  { eventId, itemIds, content }: HistoryRow,
  candidate: Candidate,
  terms: readonly string[],
): boolean => eventId === null && itemIds.includes(candidate.id) && isQuotedIn(content, candidate, terms);

/**
 * Recognises an order that somebody but the user gives by an item: a tool, the web, another user. The assistant's words were
 * said to them.
 */
export function isOrderOfStranger(candidate: Candidate, userId: string): boolean {
  if (candidate.type === 'memory') return isOrderOfOther(candidate.memory, userId);
  // What of a summary reads like an order has been taken out of it.
  if (isChunk(candidate)) return false;
  const isOfStranger =
    candidate.role === 'tool' || (candidate.userId !== null && candidate.userId !== userId);
  return isOfStranger && readsLikeInstruction(candidate.content);
}
