/**
 * Recall: candidates from every source at once, fused into one ranking. Pure but for its ports; a source that fails is
 * left out and named in `degraded`, except the database, without which there is nothing to answer.
 */
import { normalisedContent } from '../memory/content.ts';
import type { Embedder, Reranker, VectorIndex } from '../memory/ports.ts';
import type { Reader } from '../memory/scope.ts';
import type { MemoryKind } from '../memory/types.ts';
import type { Exchange } from './analysis/enrichment.ts';
import type { MemoryCandidate, RecalledItem, RecallSource } from './candidates.ts';
import { type RankedEvent, rankEvents } from './events/rank-events.ts';
import { reciprocalRankFusion } from './fusion.ts';
import type { LexicalFindings } from './lexical.ts';
import type { Dropped } from './memories/duplicates.ts';
import { joinFindings, type MemoryFindings, NO_MEMORIES } from './memories/evidence.ts';
import { rankMemories } from './memories/rank-memories.ts';
import { nearestMemories, uncheckedHits, unlikeMemories } from './memories/recall-memories.ts';
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
  /** Candidates that a cross-encoder looks at again. */
  readonly rerankTopN: number;
  /** Cosine below which a vector hit is no candidate. */
  readonly similarityThreshold: number;
}

/** What a second round trip brings, where the first leaves something open. */
export interface Resolved {
  /** The memories that the reader may see, of those asked for. */
  readonly memories: readonly MemoryCandidate[];
  /** Texts of events by id. */
  readonly contents: ReadonlyMap<string, string>;
}

/** What recall needs from outside. */
export interface RecallPorts {
  /** One round trip for everything lexical. */
  lexical(query: RecallQuery, request: RecallRequest): Promise<LexicalFindings>;
  /** Memories of the account that have words of the question. */
  accountMemories(query: RecallQuery, request: RecallRequest): Promise<MemoryFindings>;
  /** The re-check of vector hits, and the texts of long events that are shown. */
  resolve(
    request: RecallRequest,
    memoryIds: readonly string[],
    eventIds: readonly string[],
  ): Promise<Resolved>;
  readonly embedder: Embedder;
  readonly vectors: VectorIndex;
  /** Null where none is configured. */
  readonly reranker: Reranker | null;
  /** Called with what a failing source threw. */
  onDegraded(part: string, error: unknown): void;
}

export interface Recalled {
  readonly query: RecallQuery;
  readonly items: readonly RecalledItem[];
  /** Memories and events that were looked at and left out, with the reason. */
  readonly dropped: readonly Dropped[];
  readonly degraded: readonly string[];
}

/** Parts of a score that say that a memory answers, or always holds; the others say where it stands. */
const ANSWERING_PARTS = ['lexical', 'vector', 'topic', 'pinned'];
const NOTHING_RESOLVED: Resolved = { memories: [], contents: new Map() };

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
  const [findings, account, hits] = await Promise.all([
    ports.lexical(query, request),
    isAsked ? ports.accountMemories(query, request).catch(orNothing('account', NO_MEMORIES)) : NO_MEMORIES,
    isAsked ? nearestMemories(query, request, ports).catch(orNothing('vector', [])) : [],
  ]);
  const said = withoutRepeats(rankEvents(query, findings.events));
  const events = said.kept.slice(0, request.limit);
  const remembered = joinFindings(findings.memories, account);
  const unchecked = uncheckedHits(remembered, hits, request.similarityThreshold);
  const unread = events.flatMap(({ evidence }) => (evidence.content === null ? [evidence.candidate.id] : []));
  const resolved =
    unchecked.length + unread.length === 0
      ? NOTHING_RESOLVED
      : await ports.resolve(request, unchecked, unread);
  const ranking = rankMemories(
    query,
    { ...remembered, hits, checked: resolved.memories },
    { ...request, userId: request.reader.userId, model: ports.embedder.model },
  );
  const memories = await unlikeMemories(ranking, request.limit, ports.embedder);
  const items = [
    ...memories.ranked.map((memory) => ({ ...memory, evidence: {}, origin: originOf(memory) })),
    ...toItems(events, resolved.contents),
  ].sort((a, b) => b.score - a.score);
  const ordered = await lookAgain(items, request, ports).catch(orNothing('rerank', items));
  return {
    query,
    items: ordered.slice(0, request.limit),
    dropped: [...memories.dropped, ...said.dropped],
    degraded,
  };
}

/** The events without those that say again, word for word, what a better one says: a question asked six times is one. */
function withoutRepeats(events: readonly RankedEvent[]): {
  readonly kept: readonly RankedEvent[];
  readonly dropped: readonly Dropped[];
} {
  const first = new Map<string, string>();
  const kept: RankedEvent[] = [];
  const dropped: Dropped[] = [];
  for (const event of events) {
    const { candidate, content } = event.evidence;
    const text =
      content === null
        ? candidate.id
        : JSON.stringify([candidate.role, candidate.name, normalisedContent(content)]);
    const same = first.get(text);
    if (same !== undefined) dropped.push({ id: candidate.id, reason: 'duplicate', of: same });
    else {
      first.set(text, candidate.id);
      kept.push(event);
    }
  }
  return { kept, dropped };
}

/** A memory that is only new is no answer to anything. */
const originOf = ({ parts }: Pick<RecalledItem, 'parts'>): RecalledItem['origin'] =>
  ANSWERING_PARTS.some((part) => (parts[part] ?? 0) > 0) ? 'words' : 'nearby';

/** Ranked events with their texts, scored by rank, the measure of memories; one that was erased in between is left out. */
function toItems(events: readonly RankedEvent[], contents: ReadonlyMap<string, string>): RecalledItem[] {
  const ids = events.map(({ evidence }) => evidence.candidate.id);
  const places = reciprocalRankFusion([{ source: 'transcript', weight: 1, ids }]);
  return events.flatMap(({ evidence: { candidate, content }, parts: evidence, origin }, i) => {
    const text = content ?? contents.get(candidate.id);
    const place = places[i];
    if (text === undefined || place === undefined) return [];
    const { score, parts } = place;
    return [{ candidate: { ...candidate, content: text }, score, parts, evidence, origin }];
  });
}

/** The items as a cross-encoder orders them, where there is one and more than one item to order. */
async function lookAgain(
  items: readonly RecalledItem[],
  { text, rerankTopN }: RecallRequest,
  { reranker }: RecallPorts,
): Promise<readonly RecalledItem[]> {
  if (reranker === null || items.length < 2) return items;
  const texts = items.slice(0, rerankTopN).map(({ candidate }) => candidate.content);
  const scores = await reranker.rerank(text, texts);
  if (scores.length !== texts.length || !scores.every(Number.isFinite)) {
    throw new Error(`${reranker.model} gave ${scores.length} scores for ${texts.length} texts`);
  }
  return rerankItems(items, scores);
}
