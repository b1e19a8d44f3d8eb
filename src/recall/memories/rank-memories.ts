/**
 * Ranks memories: what the sources give (words, vectors, topic) is added up as in reciprocal rank fusion, but by how good a
 * match is and not merely by its place; hints (intent, times, tier, newness, relevance) add shares of that. So hints order
 * what matches alike, nothing is counted twice, and nothing that is named by the question is left out. Pure but for the embedder.
 */

import type { TimeWindow } from '../../language/dates/dates.ts';
import { relevanceOf } from '../../memory/lifetime/decay.ts';
import type { Embedder, VectorHit } from '../../memory/ports.ts';
import type { DecayRates } from '../../memory/settings.ts';
import type { MemoryCandidate, RankedMemory } from '../candidates.ts';
import { RRF_K, reciprocalShare } from '../fusion.ts';
import type { RecallQuery } from '../plan.ts';
import { type DroppedMemory, withoutDuplicates } from './duplicates.ts';
import { candidatesOf, type MemoryEvidence } from './evidence.ts';
import { withNearestFirst } from './nearest-tier.ts';
import {
  ASKED_OWN_SHARE,
  DATED_WEIGHT,
  embedderWeights,
  INTENT_WEIGHTS,
  PINNED_WEIGHT,
  RECENT_WEIGHT,
  TIER_SHARE,
  TOPIC_WEIGHT,
} from './ranking-weights.ts';
import { relevanceShare } from './relevance.ts';
import { lexicalShares, topicShare, vectorShares } from './shares.ts';

/** Moment of the question, and the measure by which vectors were compared. */
export interface RankingContext {
  readonly now: number;
  /** A moment of the past whose truth is asked for; null for the present. */
  readonly asOf: number | null;
  readonly userId: string | null;
  /** The model that the vectors are of. */
  readonly model: string;
  /** Cosine below which a vector hit is no candidate. */
  readonly similarityThreshold: number;
  /** Rates at which memories fade; those of the design unless told otherwise. */
  readonly decay?: DecayRates;
}

export interface MemoryRanking {
  /** Best first. */
  readonly ranked: readonly RankedMemory[];
  /** Candidates that were looked at and left out, with the reason. */
  readonly dropped: readonly DroppedMemory[];
  /** All that was looked at, with its score. */
  readonly weighed: readonly RankedMemory[];
}

/**
 * Factor on the answer to one of several questions beside one to all of them: of memories that have the words of the first, the
 * one that has those of the second too is better.
 */
const PART_WEIGHT = 0.95;

/** Of the ranking so many times what is asked for is looked through, where as many are to be given that say something else. */
const FILLING_SHARE = 2;
/** Embedders that answer at once and cost nothing: some 40 microseconds a text. */
const EMBEDDED = /^strata-/;

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Weight of a memory that held throughout a time, beside one that began in it. */
const HELD_SHARE = 0.3;

const NO_MATCH = { all: 0, own: 0 };

/** Ranks what is known of the memories that may answer a question. */
export function rankMemories(
  query: RecallQuery,
  evidence: MemoryEvidence,
  context: RankingContext,
): MemoryRanking {
  const cosines = new Map(evidence.hits.map(({ id, score }) => [id, score]));
  const weighers = [query, ...query.parts].map((asked) => weigher(asked, evidence, context));
  const weighed = withNearestFirst(
    candidatesOf(evidence).map((candidate) =>
      weighers
        .map((partsOf, i) => scored(candidate, withoutZeros(partsOf(candidate)), i === 0 ? 1 : PART_WEIGHT))
        .reduce((best, other) => (other.score > best.score ? other : best)),
    ),
  );
  const isLike = ({ candidate, score }: RankedMemory): boolean =>
    score > 0 || (cosines.get(candidate.id) ?? -1) >= context.similarityThreshold;
  const ranked = weighed
    .filter(isLike)
    .sort((a, b) => b.score - a.score || compareTied(a.candidate, b.candidate, cosines));
  const { kept, dropped } = withoutDuplicates(ranked);
  const unlike = weighed
    .filter((memory) => !isLike(memory))
    .map(({ candidate }): DroppedMemory => ({ id: candidate.id, reason: 'below_threshold' }));
  return { ranked: kept, dropped: [...dropped, ...unlike], weighed };
}

/**
 * The best `limit` memories of a ranking without those that say again what a better one says. Near vectors are compared
 * where they cost nothing; elsewhere equal words alone make a duplicate.
 */
export async function unlikeMemories(
  { ranked, dropped, weighed }: MemoryRanking,
  limit: number,
  fills: boolean,
  embedder: Embedder,
): Promise<MemoryRanking> {
  const isAlike = EMBEDDED.test(embedder.model);
  const best = ranked.slice(0, isAlike && fills ? limit * FILLING_SHARE : limit);
  if (!isAlike || best.length < 2) return { ranked: best, dropped, weighed };
  const vectors = await embedder.embed(
    best.map(({ candidate }) => candidate.content),
    'document',
  );
  const byId = best.flatMap(({ candidate: { id } }, i) => (vectors[i] ? [[id, vectors[i]] as const] : []));
  const unlike = withoutDuplicates(best, new Map(byId));
  return { ranked: unlike.kept.slice(0, limit), dropped: [...dropped, ...unlike.dropped], weighed };
}

const scored = (
  candidate: MemoryCandidate,
  parts: Readonly<Record<string, number>>,
  weight: number,
): RankedMemory => {
  const weighted = weight === 1 ? parts : scaled(parts, weight);
  return { candidate, parts: weighted, score: sum(weighted) };
};

/** Builds the function that gives the parts of a memory's score. */
function weigher(query: RecallQuery, evidence: MemoryEvidence, context: RankingContext) {
  const { pinned, recent, dated = [], known = [], hits } = evidence;
  const lexical = lexicalShares(query, evidence);
  const vector = vectorParts(hits, context);
  return (candidate: MemoryCandidate): Record<string, number> => {
    const { id } = candidate;
    const { all, own } = lexical.get(id) ?? NO_MATCH;
    const sources = {
      lexical: reciprocalShare(own),
      related: reciprocalShare(all) - reciprocalShare(own),
      vector: vector.get(id) ?? 0,
      topic: reciprocalShare(topicShare(query, candidate), TOPIC_WEIGHT),
      pinned: placePart(pinned, id, PINNED_WEIGHT),
      recent: placePart(recent, id, RECENT_WEIGHT),
      dated: placePart(dated, id, DATED_WEIGHT),
      known: placePart(known, id, DATED_WEIGHT),
    };
    return { ...sources, ...scaled(hintsFor(query, candidate, context), sum(sources)) };
  };
}

/** Scores of each memory by vectors, the cosines of each model in its own measure. */
function vectorParts(
  hits: readonly VectorHit[],
  { model: general, similarityThreshold }: RankingContext,
): ReadonlyMap<string, number> {
  const parts = [...Map.groupBy(hits, ({ model = general }) => model)].flatMap(([model, own]) => {
    const embedder = embedderWeights(model);
    const shares = vectorShares(own, similarityThreshold, embedder);
    return [...shares].map(([id, share]) => [id, reciprocalShare(share, embedder.weight)] as const);
  });
  return new Map(parts);
}

/** Evidence for a memory beside its match: shares that are added to what the sources gave. */
export function hintsFor(
  { intent, windows, traits }: Pick<RecallQuery, 'intent' | 'windows' | 'traits'>,
  { memory, occurredAt }: MemoryCandidate,
  {
    now,
    asOf,
    userId,
    decay,
  }: {
    readonly now: number;
    readonly asOf: number | null;
    readonly userId: string | null;
    readonly decay?: DecayRates;
  },
): Readonly<Record<'intent' | 'time' | 'tier' | 'newness' | 'relevance', number>> {
  const weights = INTENT_WEIGHTS[intent];
  const isOwn = userId !== null && memory.userId === userId && memory.subjectId === null;
  const age = Math.max(0, (asOf ?? now) - occurredAt);
  return {
    intent:
      (weights.kinds[memory.kind] ?? 0) +
      (isOwn ? Math.max(weights.own, traits.asker === 'self' ? ASKED_OWN_SHARE : 0) : 0),
    time: weights.window * timeShare(windows, occurredAt, memory.validTo),
    tier: TIER_SHARE[memory.tier],
    newness: weights.newness / (1 + age / YEAR_MS),
    relevance: relevanceShare(relevanceOf(memory, now, decay)),
  };
}

/** 1 for what began or ended in a time that the question names, less for what held then; a window never leaves out. */
function timeShare(windows: readonly TimeWindow[], from: number, to: number | null): number {
  const shares = windows.map((window) => {
    const isIn = (moment: number) => moment >= window.from && moment < window.to;
    if (isIn(from) || (to !== null && isIn(to))) return 1;
    return from < window.from && (to === null || to >= window.to) ? HELD_SHARE : 0;
  });
  return Math.max(0, ...shares);
}

/** Nothing but an order that is always the same: the better cosine, then what is nearer, newer, weighs more. */
function compareTied(
  { memory: a }: MemoryCandidate,
  { memory: b }: MemoryCandidate,
  cosines: ReadonlyMap<string, number>,
): number {
  return (
    (cosines.get(b.id) ?? -1) - (cosines.get(a.id) ?? -1) ||
    TIER_SHARE[b.tier] - TIER_SHARE[a.tier] ||
    (b.validFrom ?? b.createdAt) - (a.validFrom ?? a.createdAt) ||
    b.createdAt - a.createdAt ||
    b.importance - a.importance ||
    (a.id < b.id ? 1 : -1)
  );
}

/** Score by the place in a list that has no scores. */
function placePart(list: readonly MemoryCandidate[], id: string, weight: number): number {
  const place = list.findIndex((candidate) => candidate.id === id);
  return place < 0 ? 0 : weight / (RRF_K + place + 1);
}

function sum(parts: Readonly<Record<string, number>>): number {
  let total = 0;
  for (const part of Object.values(parts)) total += part;
  return total;
}

function scaled(shares: Readonly<Record<string, number>>, base: number): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const name of Object.keys(shares)) parts[name] = (shares[name] ?? 0) * base;
  return parts;
}

function withoutZeros(parts: Readonly<Record<string, number>>): Record<string, number> {
  const rest: Record<string, number> = {};
  for (const [name, part] of Object.entries(parts)) if (part !== 0) rest[name] = part;
  return rest;
}
