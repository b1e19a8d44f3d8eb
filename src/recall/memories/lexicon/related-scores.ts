/**
 * Scores memories by how far they answer a question in other words than its own. One that has none of its words must answer
 * most of it that way: one word that is like another is no reason to bring up a memory. Pure.
 */
import {
  type CollectionStatistics,
  type Document,
  inverseDocumentFrequency,
  relativeLength,
  saturated,
} from '../../bm25.ts';
import type { RecallQuery } from '../../plan.ts';
import { RELATED_COVERAGE_MIN, RELATED_WEIGHT, SURE_STRENGTH } from '../ranking-weights.ts';
import type { AskedWord, WordSenses } from './relations.ts';

/** A memory's index terms, and those among them that are nothing but labels. */
export interface LabelledDocument extends Document {
  readonly labels: ReadonlySet<string>;
}

/**
 * Scores of each document by its other words, in the measure of BM25; 0 for those that are not like the question at
 * all.
 */
export function scoreRelated(
  documents: readonly LabelledDocument[],
  { terms: queryTerms }: Pick<RecallQuery, 'terms'>,
  { words, about, unmeant }: WordSenses,
  statistics: CollectionStatistics,
): number[] {
  if (words.length === 0) return documents.map(() => 0);
  const own = queryTerms.filter((term) => !unmeant.has(term));
  const weights = new Map(words.map((word) => [word.term, weightOf(word, statistics)]));
  const idf = (term: string): number =>
    weights.get(term) ?? weightOf({ term, related: new Map() }, statistics);
  const total = about.reduce((sum, term) => sum + idf(term), 0);
  const mean = documents.reduce((sum, { terms }) => sum + terms.length, 0) / Math.max(1, documents.length);
  return documents.map(({ terms, labels }) => {
    const has = new Set(terms);
    const covered = new Map<string, number>(own.flatMap((term) => (has.has(term) ? [[term, 1]] : [])));
    const relative = relativeLength(terms.length, mean);
    let score = 0;
    for (const word of words) {
      const strength = strengthIn(has, labels, word);
      if (!covered.has(word.term)) score += strength * idf(word.term) * saturated(1, relative);
      for (const answer of [word.term, ...word.answers])
        covered.set(answer, Math.max(strength, covered.get(answer) ?? 0));
    }
    const share = (measure: (strength: number) => number): number =>
      about.reduce((sum, term) => sum + idf(term) * measure(covered.get(term) ?? 0), 0) / (total || 1);
    const coverage = share((strength) => strength);
    const answered = share((strength) => (strength >= SURE_STRENGTH ? 1 : strength));
    // Answering half of a question is worth less than half: the other half is what it turns on.
    const isLike = own.some((term) => has.has(term)) || coverage >= RELATED_COVERAGE_MIN;
    return isLike ? RELATED_WEIGHT * answered ** 2 * score : 0;
  });
}

/** Strength (0 to 1) by which the surest word of a document stands for one that is asked for. */
function strengthIn(
  has: ReadonlySet<string>,
  labels: ReadonlySet<string>,
  { term, related }: AskedWord,
): number {
  if (has.has(term)) return 1;
  let best = 0;
  for (const [other, strength] of related)
    if (strength > best && has.has(other) && !labels.has(other)) best = strength;
  return best;
}

/** Weight of a word: its rarity when all that may stand for it is counted. */
const weightOf = (
  { term, related }: Pick<AskedWord, 'term' | 'related'>,
  { documents, documentFrequency }: CollectionStatistics,
): number => {
  const holding = [term, ...related.keys()].reduce(
    (sum, other) => sum + (documentFrequency.get(other) ?? 0) * (related.get(other) ?? 1),
    0,
  );
  return inverseDocumentFrequency(holding, documents);
};
