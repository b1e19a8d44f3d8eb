/**
 * Candidates that recall scored and did not hand on, each with its rank and the reason, so that a trace can answer "why is it
 * not there?". Pure.
 */
import type { Elsewhere, Origin, RankedMemory, RecalledItem } from './candidates.ts';
import type { RankedChunk } from './chunks/rank-chunks.ts';
import { bestEvents, type PlacedEvent } from './events/placed-events.ts';
import type { MemoryRanking } from './memories/rank-memories.ts';

/** Reason for which a candidate was left out. */
export type DropReason =
  /** Ranked behind the number of items that were asked for. */
  | 'below_limit'
  /** Says what a better one says. */
  | 'duplicate'
  /** Nothing speaks for it: its score is not above zero and its vector not near enough. */
  | 'low_score'
  /** Erased while it was looked for. */
  | 'gone';

/** A candidate that was left out. */
export interface DroppedCandidate extends Pick<RecalledItem, 'score' | 'parts' | 'evidence' | 'origin'> {
  readonly id: string;
  readonly type: RecalledItem['candidate']['type'];
  /** Its place among everything that was not a duplicate; a duplicate has the place that it would have had. */
  readonly rank: number;
  readonly reason: DropReason;
  /** Id of the candidate that says the same. */
  readonly of: string | null;
  /** Of what was said in another conversation than the reader's. */
  readonly elsewhere?: Elsewhere;
}

/** All that recall scored, and what it handed on. */
export interface Scored {
  readonly memories: MemoryRanking;
  readonly events: readonly PlacedEvent[];
  readonly chunks: readonly RankedChunk[];
  /** Fetched and ordered candidates, best first. */
  readonly ordered: readonly RecalledItem[];
  /** Candidates of these that were handed on. */
  readonly taken: readonly RecalledItem[];
  readonly limit: number;
  readonly originOf: (memory: RankedMemory) => Origin;
}

/** The candidates that were not handed on, best first. */
export function listDropped({
  memories,
  events,
  chunks,
  ordered,
  taken,
  limit,
  originOf,
}: Scored): DroppedCandidate[] {
  const handedOn = new Set(taken.map(({ candidate: { id } }) => id));
  const places = new Map(ordered.map(({ candidate: { id } }, i) => [id, i + 1]));
  const reasons = new Map(memories.dropped.map((dropped) => [dropped.id, dropped]));
  const ofMemories = memories.weighed.map((memory): Omit<DroppedCandidate, 'rank'> => {
    const { id, type } = memory.candidate;
    const dropped = reasons.get(id);
    const reason = dropped === undefined ? 'below_limit' : MEMORY_REASONS[dropped.reason];
    const { score, parts } = memory;
    return {
      id,
      type,
      reason,
      of: dropped?.of ?? null,
      score,
      parts,
      evidence: {},
      origin: originOf(memory),
    };
  });
  const read = bestEvents(events, limit);
  const ofEvents = events.map((placed): Omit<DroppedCandidate, 'rank'> => {
    const { id, type, elsewhere } = placed.event.candidate;
    const { score, parts, evidence, origin, of } = placed;
    const isGone = read.includes(placed) && !places.has(id);
    const reason = of !== null ? 'duplicate' : isGone ? 'gone' : 'below_limit';
    return { id, type, reason, of, score, parts, evidence, origin, ...(elsewhere && { elsewhere }) };
  });
  const ofChunks = chunks.map(({ candidate, score, parts }): Omit<DroppedCandidate, 'rank'> => {
    const { id, type, elsewhere } = candidate;
    const told = { evidence: {}, origin: 'words' as const, ...(elsewhere && { elsewhere }) };
    return { id, type, reason: 'below_limit', of: null, score, parts, ...told };
  });
  const scored = [...ofMemories, ...ofChunks, ...ofEvents].sort((a, b) => b.score - a.score);
  let behind = ordered.length;
  return scored
    .filter(({ id }) => !handedOn.has(id))
    .map((candidate) => {
      const placed = places.get(candidate.id);
      if (placed !== undefined) return { ...candidate, rank: placed };
      if (candidate.reason === 'below_limit') return { ...candidate, rank: ++behind };
      const ahead = ordered.filter(({ score }) => score > candidate.score).length;
      return { ...candidate, rank: ahead < ordered.length ? ahead + 1 : behind + 1 };
    })
    .sort((a, b) => a.rank - b.rank);
}

const MEMORY_REASONS = {
  duplicate: 'duplicate',
  below_threshold: 'low_score',
} as const satisfies Record<MemoryRanking['dropped'][number]['reason'], DropReason>;
