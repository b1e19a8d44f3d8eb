/**
 * Turn-level retrieval metrics, as pure functions. A ranking lists turn ids, best first, each at most once; relevance is
 * binary: a turn is evidence of the question or it is not.
 */

/** Cut-offs at which recall is reported. */
export const RECALL_CUTOFFS = [5, 10, 25, 50] as const;
/** The page of results that nDCG and all-evidence look at. */
export const TOP = 10;

/** The figures of one question or the mean of many. */
export interface Scores {
  readonly recall_at: Readonly<Record<string, number>>;
  readonly ndcg_at_10: number;
  readonly all_evidence_at_10: number;
}

/** A question after its search. `evidence` is not empty and holds only turns that exist. */
export interface RankedQuestion {
  readonly category: string;
  readonly evidence: readonly string[];
  readonly ranking: readonly string[];
}

/** The whole of a run. */
export interface Report {
  readonly questions: number;
  readonly overall: Scores;
  readonly by_category: Readonly<Record<string, { readonly questions: number } & Scores>>;
}

/** Share of the evidence among the first `k`. */
export function recallAt(ranking: readonly string[], evidence: readonly string[], k: number): number {
  const top = new Set(ranking.slice(0, k));
  return evidence.filter((id) => top.has(id)).length / evidence.length;
}

/** Normalised discounted cumulative gain of the first `k` with binary gains (Järvelin and Kekäläinen, 2002). */
export function ndcgAt(ranking: readonly string[], evidence: readonly string[], k: number): number {
  const relevant = new Set(evidence);
  const discount = (rank: number) => 1 / Math.log2(rank + 2);
  const gain = ranking
    .slice(0, k)
    .reduce((sum, id, rank) => sum + (relevant.has(id) ? discount(rank) : 0), 0);
  let ideal = 0;
  for (let rank = 0; rank < Math.min(k, relevant.size); rank++) ideal += discount(rank);
  return gain / ideal;
}

/** Scores of one question. */
export function scoreQuestion({ ranking, evidence }: RankedQuestion): Scores {
  return {
    recall_at: Object.fromEntries(RECALL_CUTOFFS.map((k) => [k, recallAt(ranking, evidence, k)])),
    ndcg_at_10: ndcgAt(ranking, evidence, TOP),
    all_evidence_at_10: recallAt(ranking, evidence, TOP) === 1 ? 1 : 0,
  };
}

/** Means over all questions and over those of each category. */
export function report(questions: readonly RankedQuestion[]): Report {
  const categories = [...new Set(questions.map(({ category }) => category))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  return {
    questions: questions.length,
    overall: meanScores(questions),
    by_category: Object.fromEntries(
      categories.map((category) => {
        const members = questions.filter((question) => question.category === category);
        return [category, { questions: members.length, ...meanScores(members) }];
      }),
    ),
  };
}

function meanScores(questions: readonly RankedQuestion[]): Scores {
  const all = questions.map(scoreQuestion);
  const mean = (pick: (scores: Scores) => number) =>
    all.length === 0 ? 0 : all.reduce((sum, scores) => sum + pick(scores), 0) / all.length;
  return {
    recall_at: Object.fromEntries(RECALL_CUTOFFS.map((k) => [k, mean((scores) => scores.recall_at[k] ?? 0)])),
    ndcg_at_10: mean((scores) => scores.ndcg_at_10),
    all_evidence_at_10: mean((scores) => scores.all_evidence_at_10),
  };
}

/** Evidence that names a turn of the dialogue, and rankings without repeats, so that the metrics' terms hold. */
export function rankedQuestion(
  question: { readonly category: string; readonly evidence: readonly string[] },
  ranking: readonly string[],
  turns: ReadonlySet<string>,
): RankedQuestion | null {
  const evidence = [...new Set(question.evidence)].filter((id) => turns.has(id));
  return evidence.length === 0
    ? null
    : { category: question.category, evidence, ranking: [...new Set(ranking)] };
}
