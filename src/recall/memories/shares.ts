/** Quality of a match, as a share of the best possible one (0 to 1), for each source. Pure. */

import { labelsOf, memoryTermsOf, nameTermsOf, withNamedTerms } from '../../memory/memory-terms.ts';
import type { VectorHit } from '../../memory/ports.ts';
import {
  type CollectionStatistics,
  type Document,
  inverseDocumentFrequency,
  scoreByBm25,
  scoredTerms,
} from '../bm25.ts';
import type { MemoryCandidate } from '../candidates.ts';
import { evenOut } from '../fusion.ts';
import type { RecallQuery } from '../plan.ts';
import type { MemoryEvidence } from './evidence.ts';
import { type LabelledDocument, scoreRelated } from './lexicon/related-scores.ts';
import { mayBePhrased, phraseTerms, type WordSenses } from './lexicon/relations.ts';
import { type EmbedderWeights, LEXICAL_NOISE, RELATED_WEIGHT, WHEN_WORD_WEIGHT } from './ranking-weights.ts';

/** Match (0 to 1) of a memory's words: of all of them, and of those alone that the question has itself. */
export interface LexicalShare {
  readonly all: number;
  readonly own: number;
}

const NONE: ReadonlySet<string> = new Set();
/** The best of a bad lot is no answer: what has less than half of the question counts for what it has. */
const HALF_ANSWER = 0.5;

/**
 * BM25 of each memory that has a word of the question, or one that stands for it, beside the best of them; a question that
 * no memory has a word of is not fully answered by other words. Those that hardly differ are equal.
 */
export function lexicalShares(
  query: RecallQuery,
  findings: MemoryEvidence,
): ReadonlyMap<string, LexicalShare> {
  const asked = query.senses;
  const documents = documentsOf(findings, mayBePhrased(asked));
  const own = ownScores(documents, query, asked, findings);
  const related = scoreRelated(documents, query, asked, findings);
  const totals = own.map((score, i) => score + (related[i] ?? 0));
  const inFull = [
    ...related.map((score) => score / RELATED_WEIGHT),
    ...(asked.when.size > 0 ? ownScores(documents, query, { ...asked, when: NONE }, findings) : []),
  ];
  const best = Math.max(
    Number.EPSILON,
    ...totals,
    ...inFull,
    HALF_ANSWER * answerInFull(query, asked, findings),
  );
  const even = evenOut(
    totals.map((total) => total / best),
    LEXICAL_NOISE,
  );
  return new Map(
    documents.flatMap(({ id }, i) => {
      const all = even[i] ?? 0;
      const isMatch = (totals[i] ?? 0) > 0;
      return isMatch ? [[id, { all, own: (related[i] ?? 0) > 0 ? (own[i] ?? 0) / best : all }] as const] : [];
    }),
  );
}

/** The score of a memory that has every word of the question once. */
function answerInFull(
  query: RecallQuery,
  { unmeant, when }: WordSenses,
  statistics: CollectionStatistics,
): number {
  const { documents, documentFrequency } = statistics;
  const { weights } = query;
  return scoredTerms(query.terms, query.spelt, statistics)
    .filter((term) => !unmeant.has(term) && !when.has(term))
    .reduce((sum, term) => {
      const weight = weights.get(term) ?? 1;
      return sum + weight * inverseDocumentFrequency(documentFrequency.get(term) ?? 0, documents);
    }, 0);
}

/** Every memory once, with all the terms by which it is found; as its phrases mean them, when that may matter. */
function documentsOf(
  { found, checked, pinned, recent, dated = [], known = [] }: MemoryEvidence,
  asMeant: boolean,
): LabelledDocument[] {
  const documents = new Map<string, LabelledDocument>();
  const put = ({ id, content, memory }: MemoryCandidate, terms: readonly string[]) =>
    documents.set(id, {
      id,
      terms: asMeant ? phraseTerms(terms, content) : terms,
      labels: labelsOf(memory),
    });
  for (const candidate of [...checked, ...pinned, ...recent, ...dated, ...known])
    put(candidate, memoryTermsOf(candidate.memory));
  for (const { candidate, terms } of found) put(candidate, withNamedTerms(terms, candidate.memory));
  return [...documents.values()];
}

/** BM25 in which words that earlier turns lend to the question count less than its own, and so do those that name a time. */
function ownScores(
  documents: readonly Document[],
  query: RecallQuery,
  { unmeant, when }: WordSenses,
  statistics: CollectionStatistics,
): number[] {
  const { weights } = query;
  const own = scoredTerms(query.terms, query.spelt, statistics).filter(
    (term) => !weights.has(term) && !unmeant.has(term),
  );
  const passes: (readonly [weight: number, words: readonly string[]])[] = [
    [1, own.filter((term) => !when.has(term))],
    [WHEN_WORD_WEIGHT, own.filter((term) => when.has(term))],
    ...[...weights].map(([term, weight]) => [weight, [term]] as const),
  ];
  const totals = documents.map(() => 0);
  for (const [weight, words] of passes)
    for (const [i, { score }] of scoreByBm25(documents, words, statistics).entries())
      totals[i] = (totals[i] ?? 0) + weight * score;
  return totals;
}

/** Nearness of each hit, from the threshold (0) to the same in another form (1). Those that hardly differ are equal. */
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

/** Overlap (0 to 1) of the question's words and those of a memory's topic; one of a subject must be about that. */
export function topicShare({ terms, weights }: RecallQuery, { memory }: MemoryCandidate): number {
  const { topicKey, subjectId } = memory;
  if (topicKey === null) return 0;
  const own = new Set(terms.filter((term) => !weights.has(term)));
  if (subjectId !== null && !nameTermsOf(subjectId).some((term) => own.has(term))) return 0;
  const topic = nameTermsOf(topicKey);
  const common = topic.filter((term) => own.has(term)).length;
  return common / Math.max(1, own.size + topic.length - common);
}
