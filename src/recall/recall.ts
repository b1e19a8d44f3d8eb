/**
 * Recall: candidates from every source at once, fused into one ranking. Pure but for its ports; a source that fails is
 * left out and named in `degraded`, except the database, without which there is nothing to answer.
 */
import type { Embedder, Reranker, VectorHit } from '../memory/ports.ts';
import type { Reader } from '../memory/scope.ts';
import type { DecayRates } from '../memory/settings.ts';
import type { MemoryKind } from '../memory/types.ts';
import type { Exchange } from './analysis/enrichment.ts';
import {
  type ChunkCandidate,
  type MemoryCandidate,
  RECALL_SOURCES,
  type RecalledItem,
  type RecallSource,
} from './candidates.ts';
import { type ChunkFindings, rankChunks, uncheckedChunks } from './chunks/rank-chunks.ts';
import type { EventEvidence } from './events/evidence.ts';
import { type PlacedEvent, placeEvents, shownEvents, unreadEvents } from './events/placed-events.ts';
import { rankEvents } from './events/rank-events.ts';
import { joinEvents, uncheckedEvents } from './events/vector-evidence.ts';
import { type LeftOut, listLeftOut } from './left-out.ts';
import type { LexicalFindings } from './lexical.ts';
import { joinFindings, type MemoryFindings, NO_MEMORIES } from './memories/evidence.ts';
import { isFurther } from './memories/nearest-tier.ts';
import { rankMemories } from './memories/rank-memories.ts';
import { uncheckedHits, unlikeMemories, VECTOR_TOP_K } from './memories/recall-memories.ts';
import { parseQuery, type RecallQuery } from './query.ts';
import { rerankItems } from './rerank.ts';

export interface RecallRequest {
  readonly text: string;
  readonly reader: Reader;
  readonly sources: readonly RecallSource[];
  /** Memories of these kinds only. */
  readonly kinds?: readonly MemoryKind[] | null;
  /** Whether standing instructions and preferences are looked at, whatever the text says. */
  readonly pinned?: boolean;
  /** The moment of the question, by which it tells time: "last week". */
  readonly now: number;
  /** The last exchanges before the message, newest first: a message may lean on them. */
  readonly earlier: readonly Exchange[];
  /** A moment of the past whose truth is asked for; null for the present. */
  readonly asOf: number | null;
  /** Items to return at most. */
  readonly limit: number;
  /**
   * Whether `limit` items are to be given if so many match, as a search promises: then more rows are read than are ranked with all
   * that stands around them, within a bound, and `truncated` tells where that was met. A turn reads the same share of whatever there is.
   */
  readonly fills?: boolean;
  /** Of each kind at least so many are handed on, beyond `limit`, if there are: a turn shows the best of each kind. */
  readonly limitPerKind?: number;
  /** Candidates that a cross-encoder looks at again. */
  readonly rerankTopN: number;
  /** Cosine below which a vector hit is no candidate. */
  readonly similarityThreshold: number;
  /** How fast memories fade that nobody needs; the rates of the design unless told otherwise. */
  readonly decay?: DecayRates;
}

/** Ids of what the first round trip leaves open: hits to re-check, long events whose texts are shown. */
export interface Unresolved {
  readonly memories: readonly string[];
  readonly events: readonly string[];
  readonly chunks: readonly string[];
  /** Messages that only their vectors led to. */
  readonly nearEvents: readonly string[];
}

/** Nothing left open. */
export const NOTHING_UNRESOLVED: Unresolved = { memories: [], events: [], chunks: [], nearEvents: [] };

/** What a second round trip brings, where the first leaves something open. */
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

/** What is near, best first, unchecked. */
export interface Nearest {
  /** The model that says so: its cosines are read in its own measure. */
  readonly model: string;
  readonly memories: readonly VectorHit[];
  readonly chunks: readonly VectorHit[];
  readonly events: readonly VectorHit[];
  /** Whether a better model was to answer, and did not. */
  readonly isSecondChoice: boolean;
}

/** What recall needs from outside. */
export interface RecallPorts {
  /** One round trip for everything lexical. */
  lexical(query: RecallQuery, request: RecallRequest): Promise<LexicalFindings>;
  /** Memories of the account that have words of the question. */
  accountMemories(query: RecallQuery, request: RecallRequest): Promise<MemoryFindings>;
  /** The re-check of vector hits, and the texts of long events that are shown. */
  resolve(request: RecallRequest, open: Unresolved): Promise<Resolved>;
  /** What is near in meaning. Throws when no index answers. */
  nearest(query: RecallQuery, request: RecallRequest): Promise<Nearest>;
  /** The inline embedder: what finds that two memories say the same. */
  readonly embedder: Embedder;
  /** Null where none is configured. */
  readonly reranker: Reranker | null;
  /** Called with what a failing source threw. */
  onDegraded(part: string, error: unknown): void;
}

export interface Recalled {
  readonly query: RecallQuery;
  readonly items: readonly RecalledItem[];
  /** Standing instructions and preferences, the most important first; none unless they are asked for. */
  readonly pinned: readonly MemoryCandidate[];
  /** Memories and events that were scored and left out, best first, with the reason. */
  readonly dropped: readonly LeftOut[];
  /** Hits of the vector index that were no candidates, by the reason. The database did not confirm them: they have no ids here. */
  readonly hitsRefused: Readonly<Record<'low_score' | 'not_visible', number>>;
  readonly degraded: readonly string[];
  /** Sources in which more may match than was read, where fewer items than `limit` were found; told of a request that `fills`. */
  readonly truncated: readonly RecallSource[];
  /** The model whose vectors were compared. */
  readonly model: string;
  /** The cross-encoder that looked again; null where none did. */
  readonly reranker: string | null;
}

/** Parts of a score that say that a memory answers, or always holds; the others say where it stands. */
const ANSWERING_PARTS = ['lexical', 'related', 'vector', 'topic', 'pinned'];
export const NOTHING_RESOLVED: Resolved = { memories: [], chunks: [], events: [], contents: new Map() };

/** Finds what the reader may see and the text is about, best first. */
export async function recall(request: RecallRequest, ports: RecallPorts): Promise<Recalled> {
  const query = parseQuery(request.text, request.asOf ?? request.now, request.earlier);
  const degraded: string[] = [];
  const orNothing =
    <T>(part: string, nothing: T) =>
    (error: unknown): T => {
      ports.onDegraded(part, error);
      degraded.push(part);
      return nothing;
    };
  const isAsked = request.sources.includes('memories');
  const nothingNear: Nearest = {
    model: ports.embedder.model,
    memories: [],
    chunks: [],
    events: [],
    isSecondChoice: false,
  };
  const [findings, account, near] = await Promise.all([
    ports.lexical(query, request),
    isAsked ? ports.accountMemories(query, request).catch(orNothing('account', NO_MEMORIES)) : NO_MEMORIES,
    isAsked || asksForChunks(request) || request.sources.includes('events')
      ? ports.nearest(query, request).catch(orNothing('vector', nothingNear))
      : nothingNear,
  ]);
  const { memories: hits, chunks: chunkHits, model } = near;
  if (near.isSecondChoice) degraded.push('vector');
  const saidInWords = placeEvents(rankEvents(query, findings.events, near));
  const remembered = joinFindings(findings.memories, account);
  const unchecked = uncheckedHits(remembered, hits, request.similarityThreshold);
  const open = {
    memories: unchecked,
    events: unreadEvents(shownEvents(saidInWords, request.limit)),
    chunks: uncheckedChunks([findings.chunks, findings.documents], chunkHits),
    nearEvents: uncheckedEvents(findings.events, near),
  };
  const resolved = isEmpty(open) ? NOTHING_RESOLVED : await ports.resolve(request, open);
  const all = joinEvents(findings.events, resolved.events);
  const said = all === findings.events ? saidInWords : placeEvents(rankEvents(query, all, near));
  const events = shownEvents(said.filter(isReadIn(resolved.contents)), request.limit);
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
  const memories = await unlikeMemories(ranking, request, ports.embedder);
  const items = [
    ...memories.ranked.map((memory) => ({ ...memory, evidence: {}, origin: originOf(memory) })),
    ...chunks.map((chunk) => ({ ...chunk, evidence: {}, origin: 'words' as const })),
    ...toItems(events, resolved.contents),
  ].sort((a, b) => b.score - a.score);
  const ordered = await lookAgain(items, request, ports).catch(orNothing('rerank', items));
  const taken = takeBest(ordered, request);
  return {
    query,
    items: taken,
    pinned: remembered.pinned,
    dropped: listLeftOut({
      memories,
      events: said,
      chunks,
      ordered,
      taken,
      limit: request.limit,
      originOf,
    }),
    hitsRefused: {
      low_score: uncheckedHits(remembered, hits, -1).length - unchecked.length,
      not_visible:
        unchecked.length +
        open.chunks.length -
        resolved.memories.length -
        resolved.chunks.length +
        missingOf(open.nearEvents, resolved.events),
    },
    degraded,
    truncated: taken.length < request.limit ? cutSources(findings, hits, request) : [],
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
  const last = hits[VECTOR_TOP_K - 1];
  const isNearCut = last !== undefined && last.score >= similarityThreshold;
  return RECALL_SOURCES.filter(
    (source) => fills && (found[source].isCut || (source === 'memories' && isNearCut)),
  );
}

/** Whether a question is asked of chunks of either kind. */
export const asksForChunks = ({ sources }: Pick<RecallRequest, 'sources'>): boolean =>
  sources.includes('chunks') || sources.includes('documents');

/** Whether nothing is left open. */
export const isEmpty = ({ memories, events, chunks, nearEvents }: Unresolved): boolean =>
  memories.length + events.length + chunks.length + nearEvents.length === 0;

/** How many of some events are not there. */
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

/** Whether the text of an event is there: of one that its vector alone brought up, or that stands beside it, it need not be. */
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
  { reranker }: RecallPorts,
): Promise<readonly RecalledItem[]> {
  if (reranker === null || text.trim() === '' || items.length < 2) return items;
  const texts = items.slice(0, rerankTopN).map(({ candidate }) => candidate.content);
  const scores = await reranker.rerank(text, texts);
  if (scores.length !== texts.length || !scores.every(Number.isFinite)) {
    throw new Error(`${reranker.model} gave ${scores.length} scores for ${texts.length} texts`);
  }
  return rerankItems(items, scores);
}
