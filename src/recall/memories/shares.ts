/** How good a match is, as a share of the best possible one (0 to 1), for each source. Pure. */
import type { VectorHit } from '../../memory/ports.ts';
import { type CollectionStatistics, type Document, scoreByBm25 } from '../bm25.ts';
import type { MemoryCandidate } from '../candidates.ts';
import { evenOut } from '../fusion.ts';
import { relatedTerms } from '../meaning/word-vectors.ts';
import type { RecallQuery } from '../query.ts';
import type { MemoryEvidence } from './evidence.ts';
import { memoryTermsOf, nameTermsOf, withNamedTerms } from './memory-terms.ts';
import { type EmbedderWeights, LEXICAL_NOISE, RELATED_WEIGHT } from './ranking-weights.ts';

/** BM25 of each memory that has a word of the question, beside the best of them. Those that hardly differ are equal. */
export function lexicalShares(query: RecallQuery, findings: MemoryEvidence): ReadonlyMap<string, number> {
  const documents = documentsOf(findings);
  const scores = weightedScores(documents, query, findings);
  const best = Math.max(Number.EPSILON, ...scores);
  const shares = scores.map((score) => score / best);
  const even = evenOut(shares, LEXICAL_NOISE);
  return new Map(
    documents.flatMap(({ id }, i) => ((scores[i] ?? 0) > 0 ? [[id, even[i] ?? 0] as const] : [])),
  );
}

/** Every memory once, with all the terms by which it is found. */
function documentsOf({ found, checked, pinned, recent }: MemoryEvidence): Document[] {
  const documents = new Map<string, Document>();
  for (const { id, memory } of [...checked, ...pinned, ...recent])
    documents.set(id, { id, terms: memoryTermsOf(memory) });
  for (const { candidate, terms } of found)
    documents.set(candidate.id, { id: candidate.id, terms: withNamedTerms(terms, candidate.memory) });
  return [...documents.values()];
}

/** BM25 in which words that earlier turns lend to the question count less than its own, and so do words near in meaning. */
function weightedScores(
  documents: readonly Document[],
  { terms, weights }: RecallQuery,
  statistics: CollectionStatistics,
): number[] {
  const own = terms.filter((term) => !weights.has(term));
  const passes: [number, readonly Document[], readonly string[]][] = [
    [1, documents, own],
    ...[...weights].map(([term, weight]): [number, readonly Document[], string[]] => [
      weight,
      documents,
      [term],
    ]),
    [RELATED_WEIGHT, inWordsOf(own, documents), own],
  ];
  const totals = documents.map(() => 0);
  for (const [weight, searched, words] of passes)
    for (const [i, { score }] of scoreByBm25(searched, words, statistics).entries())
      totals[i] = (totals[i] ?? 0) + weight * score;
  return totals;
}

/**
 * The documents with a question's word once for all the words that are near to it in meaning, where they do not have it
 * itself: three words for rooms make no better answer about a kitchen than one. Nothing else is left of them but their length.
 */
function inWordsOf(asked: readonly string[], documents: readonly Document[]): Document[] {
  const related = asked
    .map((term) => [term, relatedTerms(term)] as const)
    .filter(([, near]) => near.length > 0);
  if (related.length === 0) return [];
  return documents.map(({ id, terms }) => {
    const has = new Set(terms);
    const meant = related.flatMap(([term, near]) =>
      !has.has(term) && near.some((other) => has.has(other)) ? [term] : [],
    );
    return { id, terms: [...meant, ...terms.slice(meant.length).map(() => '')] };
  });
}

/** How near each hit is, from the threshold (0) to the same in another form (1). Those that hardly differ are equal. */
export function vectorShares(
  hits: readonly VectorHit[],
  threshold: number,
  { same, noise }: EmbedderWeights,
): ReadonlyMap<string, number> {
  const near = hits.filter(({ score }) => score >= threshold);
  const even = evenOut(
    near.map(({ score }) => score),
    noise,
  );
  const width = Math.max(same - threshold, Number.EPSILON);
  return new Map(near.map(({ id }, i) => [id, ((even[i] ?? 0) - threshold) / width]));
}

/** How far the words of the question and those of a memory's topic are the same; one of a subject must be about that. */
export function topicShare({ terms, weights }: RecallQuery, { memory }: MemoryCandidate): number {
  const { topicKey, subjectId } = memory;
  if (topicKey === null) return 0;
  const own = new Set(terms.filter((term) => !weights.has(term)));
  if (subjectId !== null && !nameTermsOf(subjectId).some((term) => own.has(term))) return 0;
  const topic = nameTermsOf(topicKey);
  const common = topic.filter((term) => own.has(term)).length;
  return common / Math.max(1, own.size + topic.length - common);
}
