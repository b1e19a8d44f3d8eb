/**
 * Recall: candidates from every source at once, fused into one ranking. Pure but for its ports; a source that fails is
 * left out and named in `degraded`, except the database, without which there is nothing to answer.
 */
import type { Embedder, VectorHit, VectorIndex } from '../memory/ports.ts';
import { type Reader, readableScopes } from '../memory/scope.ts';
import type { Candidate, MemoryCandidate, RecalledItem, RecallSource } from './candidates.ts';
import { reciprocalRankFusion } from './fusion.ts';
import { type LexicalFindings, rankLexical } from './lexical.ts';
import { parseQuery, type RecallQuery } from './query.ts';

export interface RecallRequest {
  readonly text: string;
  readonly reader: Reader;
  readonly sources: readonly RecallSource[];
  /** A moment of the past whose truth is asked for; null for the present. */
  readonly asOf: number | null;
  /** Items to return at most. */
  readonly limit: number;
  /** Cosine below which a vector hit is no candidate. */
  readonly similarityThreshold: number;
}

/** What recall needs from outside. */
export interface RecallPorts {
  /** One round trip for everything lexical. */
  lexical(query: RecallQuery, request: RecallRequest): Promise<LexicalFindings>;
  /** Memories by id, as far as the request's reader may see them: the re-check of vector hits. */
  memoriesByIds(request: RecallRequest, ids: readonly string[]): Promise<readonly MemoryCandidate[]>;
  readonly embedder: Embedder;
  readonly vectors: VectorIndex;
  /** Called with what a failing source threw. */
  onDegraded(part: string, error: unknown): void;
}

export interface Recalled {
  readonly query: RecallQuery;
  readonly items: readonly RecalledItem[];
  readonly degraded: readonly string[];
}

/** How much a vector rank counts beside a lexical one (1): a weak embedder must not drag a good rank down. */
const VECTOR_WEIGHTS: Readonly<Record<string, number>> = {
  'strata-chargram-384-v1': 0.4,
  'strata-hash-256-v1': 0.2,
};
const VECTOR_WEIGHT_DEFAULT = 1;
/** Vector hits asked for; Vectorize gives at most 50 with metadata. */
const VECTOR_TOP_K = 50;

/** Finds what the reader may see and the text is about, best first. */
export async function recall(request: RecallRequest, ports: RecallPorts): Promise<Recalled> {
  const query = parseQuery(request.text);
  const degraded: string[] = [];
  const [findings, hits] = await Promise.all([
    ports.lexical(query, request),
    vectorHits(query, request, ports).catch((error: unknown) => {
      ports.onDegraded('vector', error);
      degraded.push('vector');
      return [];
    }),
  ]);
  const lexical = rankLexical(query, findings);
  const known = new Map<string, Candidate>(
    [...lexical.memories, ...lexical.events].map((found) => [found.id, found]),
  );
  const unknown = hits.map((hit) => hit.id).filter((id) => !known.has(id));
  const checked = unknown.length === 0 ? [] : await ports.memoriesByIds(request, unknown);
  for (const candidate of checked) known.set(candidate.id, candidate);

  const fused = reciprocalRankFusion([
    { source: 'lexical', weight: 1, ids: lexical.memories.map((candidate) => candidate.id) },
    { source: 'lexical', weight: 1, ids: lexical.events.map((candidate) => candidate.id) },
    {
      source: 'vector',
      weight: VECTOR_WEIGHTS[ports.embedder.model] ?? VECTOR_WEIGHT_DEFAULT,
      ids: hits.map((hit) => hit.id),
    },
  ]);
  const items = fused.flatMap(({ id, score, parts }) => {
    const candidate = known.get(id);
    return candidate === undefined ? [] : [{ candidate, score, parts }];
  });
  return { query, items: items.slice(0, request.limit), degraded };
}

async function vectorHits(
  query: RecallQuery,
  request: RecallRequest,
  ports: RecallPorts,
): Promise<VectorHit[]> {
  if (query.terms.length === 0 || !request.sources.includes('memories')) return [];
  const [vector] = await ports.embedder.embed([query.text], 'query');
  if (vector === undefined) return [];
  const hits = await ports.vectors.query({
    vector,
    model: ports.embedder.model,
    scopes: readableScopes(request.reader),
    owners: ['memory'],
    topK: VECTOR_TOP_K,
  });
  return hits.filter((hit) => hit.score >= request.similarityThreshold);
}
