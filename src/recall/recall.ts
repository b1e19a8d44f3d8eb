/**
 * Ranks what was found for a question: candidates from every source at once, fused into one ranking. Pure but for what it asks
 * of its ports: what the candidates leave open, the embedder, the cross-encoder. A source that did not answer is left out and
 * named in `degraded`, except the database, without which there is nothing to rank.
 */
import { logDegraded } from '../lib/log.ts';
import type { Embedder, Reranker, VectorHit } from '../memory/ports.ts';
import type { CollectionStatistics } from './bm25.ts';
import {
  type ChunkCandidate,
  type MemoryCandidate,
  RECALL_SOURCES,
  type RecalledItem,
  type RecallSource,
} from './candidates.ts';
import { type ChunkFindings, rankChunks } from './chunks/rank-chunks.ts';
import { type DroppedCandidate, listDropped } from './dropped-candidates.ts';
import type { EventEvidence, EventFindings } from './events/evidence.ts';
import { bestEvents, type PlacedEvent, placeEvents, unreadEvents } from './events/placed-events.ts';
import { rankEvents } from './events/rank-events.ts';
import { joinEvents } from './events/vector-evidence.ts';
import { candidatesOf, joinFindings, type MemoryFindings, NO_MEMORIES } from './memories/evidence.ts';
import { isFurther } from './memories/nearest-tier.ts';
import { rankMemories, unlikeMemories } from './memories/rank-memories.ts';
import { MEMORY_TOP_K, type Nearest, nothingNear } from './nearest.ts';
import type { RecallPlan, RecallQuery, RecallRequest } from './plan.ts';
import { rerankItems } from './rerank.ts';

/** Candidates that the database brings for a question in one batch. */
export interface LexicalFindings {
  readonly events: EventFindings;
  readonly memories: MemoryFindings;
  /** Summaries of what was said. */
  readonly chunks: ChunkFindings;
  /** Pieces of documents. */
  readonly documents: ChunkFindings;
}

/** All that was found for a question. */
export interface Findings extends LexicalFindings {
  /** Memories of the account that have words of the question; null where it did not answer. */
  readonly account: MemoryFindings | null;
  /** Hits of a vector index; null where none answered. */
  readonly near: Nearest | null;
}

/** Findings as far as they are known. */
interface KnownFindings {
  readonly memories?: MemoryFindings;
  readonly chunks?: readonly ChunkFindings[];
}

/** Messages that a question may mean, best first. */
export interface EventRanking {
  readonly events: EventFindings;
  readonly near: Nearest;
  readonly placed: readonly PlacedEvent[];
}

/** Ids of what the findings leave open: hits to re-check, long events whose texts are shown. */
export interface Unresolved {
  readonly memories: readonly string[];
  readonly events: readonly string[];
  readonly chunks: readonly string[];
  /** Messages that only their vectors led to. */
  readonly nearEvents: readonly string[];
}

/** Nothing left open. */
export const NOTHING_UNRESOLVED: Unresolved = { memories: [], events: [], chunks: [], nearEvents: [] };

/** Rows that the database has of the unresolved ids. */
export interface Resolved {
  /** The memories that the reader may see, of those asked for. */
  readonly memories: readonly MemoryCandidate[];
  /** The chunks, likewise. */
  readonly chunks: readonly ChunkCandidate[];
  /** The messages, likewise, and the turns beside them. */
  readonly events: readonly EventEvidence[];
  /** Texts of events by id. */
  readonly contents: ReadonlyMap<string, string>;
}

/** Capabilities that ranking needs from outside. */
export interface RankingPorts {
  /** Reads what the findings leave open. */
  resolve(open: Unresolved): Promise<Resolved>;
  /** The inline embedder: what finds that two memories say the same. */
  readonly embedder: Embedder;
  /** Null where none is configured. */
  readonly reranker: Reranker | null;
}

export interface Recalled {
  readonly query: RecallQuery;
  /** Frequency of the question's terms in what was said. */
  readonly said: CollectionStatistics;
  readonly items: readonly RecalledItem[];
  /** Standing instructions and preferences, the most important first; none unless they are asked for. */
  readonly pinned: readonly MemoryCandidate[];
  /** Memories and events that were scored and left out, best first, with the reason. */
  readonly dropped: readonly DroppedCandidate[];
  /** Hits of the vector index that were no candidates, by the reason. The database did not confirm them: they have no ids here. */
  readonly hitsRefused: Readonly<Record<'low_score' | 'not_visible', number>>;
  readonly degraded: readonly string[];
  /** Sources in which more may match than was read, where fewer items than `limit` were found; told of a request that `fills`. */
  readonly truncated: readonly RecallSource[];
  /** Ids that the findings left open. */
  readonly open: Unresolved;
  /** The model whose vectors were compared. */
  readonly model: string;
  /** The cross-encoder that looked again; null where none did. */
  readonly reranker: string | null;
}

/** Parts of a score that say that a memory answers, or always holds; the others say where it stands. */
const ANSWERING_PARTS = ['lexical', 'related', 'vector', 'topic', 'pinned', 'known'];
/** Messages that only their vectors led to: so many are read, with the turns beside them. */
const NEAR_EVENTS_MAX = 20;
export const NOTHING_RESOLVED: Resolved = { memories: [], chunks: [], events: [], contents: new Map() };

/** Ranks what was said. */
const rankFoundEvents = (query: RecallQuery, events: EventFindings, near: Nearest): EventRanking => ({
  events,
  near,
  placed: placeEvents(rankEvents(query, events, near)),
});

/** Ranks what was said where it is known before all else, and tells what it leaves open. */
export function rankAhead({ query, request }: RecallPlan, events: EventFindings, near: Nearest) {
  const eventRanking = rankFoundEvents(query, events, near);
  return { eventRanking, open: leftOpen(request, eventRanking) };
}

/** Ids that findings leave open; where only what was said is known, more may be. */
function leftOpen(
  { limit, similarityThreshold }: RecallRequest,
  { events, near, placed }: EventRanking,
  { memories = NO_MEMORIES, chunks = [] }: KnownFindings = {},
): Unresolved {
  const isNear = ({ score }: VectorHit) => score >= similarityThreshold;
  return {
    memories: unknownOf(near.memories.filter(isNear), candidatesOf(memories)),
    events: unreadEvents(bestEvents(placed, limit)),
    chunks: unknownOf(
      near.chunks,
      chunks.flatMap(({ found }) => found.map(({ candidate }) => candidate)),
    ),
    nearEvents: unknownOf(
      near.events,
      events.found.map(({ candidate }) => candidate),
    ).slice(0, NEAR_EVENTS_MAX),
  };
}

/** The hits that nothing else found. */
function unknownOf(hits: readonly VectorHit[], found: readonly { readonly id: string }[]): string[] {
  const known = new Set(found.map(({ id }) => id));
  return hits.map(({ id }) => id).filter((id) => !known.has(id));
}

/**
 * Ranks what the reader may see and the text is about, best first; `eventRanking` are the found messages, if they are ranked
 * already.
 */
export async function rankRecall(
  { request, query }: RecallPlan,
  findings: Findings,
  ports: RankingPorts,
  eventRanking?: EventRanking,
): Promise<Recalled> {
  const near = findings.near ?? nothingNear(ports.embedder.model);
  const { memories: hits, chunks: chunkHits, model } = near;
  const inWords = eventRanking ?? rankFoundEvents(query, findings.events, near);
  const remembered = joinFindings(findings.memories, findings.account ?? NO_MEMORIES);
  const open = leftOpen(request, inWords, {
    memories: remembered,
    chunks: [findings.chunks, findings.documents],
  });
  const resolved = isEmpty(open) ? NOTHING_RESOLVED : await ports.resolve(open);
  const all = joinEvents(findings.events, resolved.events);
  const said = all === findings.events ? inWords.placed : rankFoundEvents(query, all, near).placed;
  const events = bestEvents(said.filter(isReadIn(resolved.contents)), request.limit);
  const rankOf = (type: ChunkCandidate['type'], found: ChunkFindings) => {
    const checked = resolved.chunks.filter((chunk) => chunk.type === type);
    return rankChunks(query, found, chunkHits, checked, model);
  };
  // Each kind has statistics of its own: how common a word is in a manual says nothing of what was said.
  const chunks = [...rankOf('chunk', findings.chunks), ...rankOf('document', findings.documents)];
  const ranking = rankMemories(
    query,
    { ...remembered, hits, checked: resolved.memories },
    { ...request, userId: request.reader.userId, model },
  );
  const memories = await unlikeMemories(ranking, request.limit, request.fills ?? false, ports.embedder);
  const items = [
    ...memories.ranked.map((memory) => ({ ...memory, evidence: {}, origin: originOf(memory) })),
    ...chunks.map((chunk) => ({ ...chunk, evidence: {}, origin: 'words' as const })),
    ...toItems(events, resolved.contents),
  ].sort((a, b) => b.score - a.score);
  const reranked = await lookAgain(items, request, ports.reranker).catch((error: unknown) => {
    logDegraded('rerank', error);
    return null;
  });
  const ordered = reranked ?? items;
  const taken = takeBest(ordered, request);
  return {
    query,
    said: findings.events,
    items: taken,
    pinned: remembered.pinned,
    dropped: listDropped({
      memories,
      events: said,
      chunks,
      ordered,
      taken,
      limit: request.limit,
      originOf,
    }),
    hitsRefused: {
      low_score: unknownOf(hits, candidatesOf(remembered)).length - open.memories.length,
      not_visible:
        open.memories.length +
        open.chunks.length -
        resolved.memories.length -
        resolved.chunks.length +
        missingOf(open.nearEvents, resolved.events),
    },
    degraded: [
      ...(findings.account === null ? ['account'] : []),
      ...(findings.near === null || near.isSecondChoice ? ['vector'] : []),
      ...(reranked === null ? ['rerank'] : []),
    ],
    truncated: taken.length < request.limit ? cutSources(findings, hits, request) : [],
    open,
    model,
    reranker: ordered === items ? null : (ports.reranker?.model ?? null),
  };
}

/** The best `limit` items, and of each kind the best `limitPerKind` of those that answer: of one kind there may be a hundred. */
function takeBest(
  ordered: readonly RecalledItem[],
  { limit, limitPerKind = 0 }: Pick<RecallRequest, 'limit' | 'limitPerKind'>,
): RecalledItem[] {
  const taken = new Map<string, number>();
  return ordered.filter(({ candidate: { type }, origin }, i) => {
    const place = taken.get(type) ?? 0;
    if (origin !== 'nearby') taken.set(type, place + 1);
    return i < limit || (origin !== 'nearby' && place < limitPerKind);
  });
}

/** The sources of which a bound of reading may have left something unseen. */
function cutSources(
  { memories, events, chunks, documents }: LexicalFindings,
  hits: readonly VectorHit[],
  { fills = false, similarityThreshold }: RecallRequest,
): RecallSource[] {
  const found = { memories, events, chunks, documents };
  const last = hits[MEMORY_TOP_K - 1];
  const isNearCut = last !== undefined && last.score >= similarityThreshold;
  return RECALL_SOURCES.filter(
    (source) => fills && (found[source].isCut || (source === 'memories' && isNearCut)),
  );
}

/** Recognises findings that leave nothing open. */
export const isEmpty = ({ memories, events, chunks, nearEvents }: Unresolved): boolean =>
  memories.length + events.length + chunks.length + nearEvents.length === 0;

/** Number of the events that were not read. */
const missingOf = (ids: readonly string[], events: readonly EventEvidence[]): number => {
  const there = new Set(events.map(({ candidate }) => candidate.id));
  return ids.filter((id) => !there.has(id)).length;
};

/** A memory that is only new is no answer to anything, nor is one whose topic has a value nearer by. */
function originOf({ parts }: Pick<RecalledItem, 'parts'>): RecalledItem['origin'] {
  if (isFurther({ parts })) return 'nearby';
  if (ANSWERING_PARTS.some((part) => (parts[part] ?? 0) > 0)) return 'words';
  return (parts.dated ?? 0) > 0 ? 'time' : 'nearby';
}

/**
 * Selects events whose text is there: that of one which its vector alone brought up, or which stands beside it, need
 * not be.
 */
const isReadIn =
  (contents: ReadonlyMap<string, string>) =>
  ({ event: { candidate, content } }: PlacedEvent): boolean =>
    content !== null || contents.has(candidate.id);

/** Events with their texts; one that was erased in between is left out. */
const toItems = (events: readonly PlacedEvent[], contents: ReadonlyMap<string, string>): RecalledItem[] =>
  events.flatMap(({ event: { candidate, content }, score, parts, evidence, origin }) => {
    const text = content ?? contents.get(candidate.id);
    return text === undefined
      ? []
      : [{ candidate: { ...candidate, content: text }, score, parts, evidence, origin }];
  });

/** The items as a cross-encoder orders them, where there is one, a text to go by and more than one item to order. */
async function lookAgain(
  items: readonly RecalledItem[],
  { text, rerankTopN }: RecallRequest,
  reranker: Reranker | null,
): Promise<readonly RecalledItem[]> {
  if (reranker === null || text.raw.trim() === '' || items.length < 2) return items;
  const texts = items.slice(0, rerankTopN).map(({ candidate }) => candidate.content);
  const scores = await reranker.rerank(text.raw, texts);
  if (scores.length !== texts.length || !scores.every(Number.isFinite)) {
    throw new Error(`${reranker.model} gave ${scores.length} scores for ${texts.length} texts`);
  }
  return rerankItems(items, scores);
}
