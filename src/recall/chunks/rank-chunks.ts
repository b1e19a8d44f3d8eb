/**
 * Ranks chunks: summaries of what was said, pieces of documents. A chunk counts by how much of the question it answers, not by
 * its place, so that a summary that shares one word stays behind the messages and memories that say more. Pure.
 */

import type { VectorHit } from '../../memory/ports.ts';
import { type CollectionStatistics, inverseDocumentFrequency, scoreByBm25, scoredTerms } from '../bm25.ts';
import type { ChunkCandidate } from '../candidates.ts';
import { reciprocalShare } from '../fusion.ts';
import { embedderWeights } from '../memories/ranking-weights.ts';
import type { RecallQuery } from '../plan.ts';

/** Score of the best chunk beside the best memory or message (1): it retells what they say themselves. */
export const CHUNK_WEIGHT = 0.9;
/** A chunk with its index terms, repetitions kept. */
export interface FoundChunk {
  readonly candidate: ChunkCandidate;
  readonly terms: readonly string[];
}

/** Chunks that the database brings in one round trip. */
export interface ChunkFindings extends CollectionStatistics {
  readonly found: readonly FoundChunk[];
  /** More may match its words than were read. */
  readonly isCut?: boolean;
}

/** Findings without anything, for a search of other sources. */
export const NO_CHUNKS: ChunkFindings = { found: [], documents: 0, documentFrequency: new Map() };

/** A chunk and how well it answers; `parts` adds up to `score`. */
export interface RankedChunk {
  readonly candidate: ChunkCandidate;
  readonly score: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** The chunks that something speaks for, best first; `checked` are hits that no word led to, as the database has them. */
export function rankChunks(
  query: RecallQuery,
  { found, ...statistics }: ChunkFindings,
  hits: readonly VectorHit[],
  checked: readonly ChunkCandidate[],
  model: string,
): RankedChunk[] {
  const cosines = new Map(hits.map(({ id, score }) => [id, score]));
  const lexical = lexicalShares(query, found, statistics);
  const { weight, same } = embedderWeights(model);
  return [...found.map(({ candidate }) => candidate), ...checked]
    .map((candidate) => {
      const all = {
        lexical: reciprocalShare(lexical.get(candidate.id) ?? 0, CHUNK_WEIGHT),
        vector: reciprocalShare((cosines.get(candidate.id) ?? 0) / same, weight * CHUNK_WEIGHT),
      };
      const parts = Object.fromEntries(Object.entries(all).filter(([, part]) => part > 0));
      return { candidate, parts, score: all.lexical + all.vector };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.candidate.occurredAt - a.candidate.occurredAt);
}

/** BM25 of each chunk beside that of one which has every word of the question once; words that earlier turns lend count less. */
function lexicalShares(
  query: RecallQuery,
  found: readonly FoundChunk[],
  statistics: CollectionStatistics,
): ReadonlyMap<string, number> {
  const documents = found.map(({ candidate: { id }, terms: own }) => ({ id, terms: own }));
  const terms = scoredTerms(query.terms, query.spelt, statistics);
  const shares = new Map(documents.map(({ id }) => [id, 0]));
  let full = 0;
  for (const [weight, words] of passesOf(terms, query.weights)) {
    for (const term of words)
      full +=
        weight * inverseDocumentFrequency(statistics.documentFrequency.get(term) ?? 0, statistics.documents);
    for (const { id, score } of scoreByBm25(documents, words, statistics))
      shares.set(id, (shares.get(id) ?? 0) + weight * score);
  }
  return new Map([...shares].map(([id, score]) => [id, Math.min(1, score / Math.max(full, Number.EPSILON))]));
}

const passesOf = (
  terms: readonly string[],
  weights: RecallQuery['weights'],
): [number, readonly string[]][] => [
  [1, terms.filter((term) => !weights.has(term))],
  ...[...weights].map(([term, weight]): [number, readonly string[]] => [weight, [term]]),
];
