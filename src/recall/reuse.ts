/**
 * Reuse of the answer to a search: for the same reader and the same question, as long as nothing that it depends on has
 * changed. The database tells of writes; the passing of time is decided here. Pure.
 */

import { readTimeWindows } from '../language/dates/dates.ts';
import type { ReadText } from '../language/read-text.ts';
import { lengthPrefixed, sha256Hex } from '../lib/crypto/hash.ts';
import { normalised } from '../lib/text/letters.ts';
import { offsetOf } from '../lib/time-zone.ts';
import type { RecalledItem } from './candidates.ts';
import type { MemoryFindings } from './memories/evidence.ts';
import type { RecallRequest } from './plan.ts';

/**
 * Time for which an answer is given again: for reloads, pages and retries; relevance does not visibly decay meanwhile.
 */
export const REUSE_TTL_MS = 60_000;
/** Part of every key; raised when the same store would be ranked in another way or an answer be kept in another shape. */
const RECALL_VERSION = 5;

/** The models that an answer hangs on. */
export interface AnsweringModels {
  readonly embedder: string;
  /** The cross-encoder; null where there is none. */
  readonly reranker: string | null;
}

/** Key that tells one search from another: who asks from where, what is asked for, and the models that answer it. */
export const reuseKey = (request: RecallRequest, models: AnsweringModels): string => {
  const { reader, kinds } = request;
  const { workspaceId, userId, audience, conversationId, channelId, reach = 'conversation' } = reader;
  const parts = [
    RECALL_VERSION,
    [workspaceId, userId, audience, conversationId, channelId, reach],
    [...request.sources].sort(),
    kinds ? [...kinds].sort() : null,
    Object.entries(request.filter ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
    request.range ?? null,
    [request.limit, request.asOf, request.askedAt ?? null, request.zone ?? 'UTC'],
    [request.rerankTopN, request.similarityThreshold, models.embedder, models.reranker],
    request.decay ?? null,
  ];
  return sha256Hex(lengthPrefixed([JSON.stringify(parts), normalisedQuestion(request.text.raw)]));
};

/** Questions that differ in white space only are the same. */
const normalisedQuestion = (text: string): string => normalised(text, 'NFC').trim().replace(/\s+/gu, ' ');

/**
 * Until when the answer holds if nothing is written, `request.now` when it may not be given again at all: until a memory
 * in it ends or another one starts, and not past the moment when "yesterday" is another day.
 */
export function holdsUntil(
  { text, now, asOf, askedAt = null, zone = 'UTC' }: RecallRequest,
  items: readonly RecalledItem[],
  startsAt: number | null,
): number {
  const end = now + REUSE_TTL_MS;
  if (askedAt === null && !areTheSameTimes(text, now + offsetOf(zone, now), end + offsetOf(zone, end)))
    return now;
  if (asOf !== null) return end;
  const ends = items.flatMap(({ candidate }) =>
    candidate.type === 'memory' ? [candidate.memory.validTo ?? end, candidate.memory.expiresAt ?? end] : [],
  );
  return Math.min(end, startsAt ?? end, ...ends);
}

/** Recognises a question that means the same times by the clock of another zone. */
export function namesTheSameTimes(
  { text, now, asOf, askedAt = null, zone = 'UTC' }: RecallRequest,
  other: string,
): boolean {
  const at = askedAt ?? asOf ?? now;
  const [clock, otherClock] = [offsetOf(zone, at), offsetOf(other, at)];
  return clock === otherClock || readTimeWindows(text, at).length === 0;
}

const areTheSameTimes = (text: ReadText, one: number, other: number): boolean =>
  JSON.stringify(readTimeWindows(text, one)) === JSON.stringify(readTimeWindows(text, other));

/** A digest of what the account has for a question. It stands in another database and is read anew for every search. */
export const accountPrint = ({ found, documents, documentFrequency }: MemoryFindings): string =>
  sha256Hex(JSON.stringify([found, documents, [...documentFrequency]]));
