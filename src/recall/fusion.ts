/** Reciprocal rank fusion (Cormack, Clarke, Büttcher, SIGIR 2009): score = Σ weight / (k + rank). Pure. */

/** The value of the paper. */
export const RRF_K = 60;

/** One ranking that takes part; ids best first. */
export interface RankedList {
  readonly source: string;
  readonly weight: number;
  readonly ids: readonly string[];
}

/** An id with its fused score and what each source gave to it. */
export interface Fused {
  readonly id: string;
  readonly score: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** Ranks over which scores are spread: the item with hardly a score stands as far down as k, where it counts half. */
const SPREAD_RANKS = RRF_K;

/**
 * Contribution of a source to an item whose score is `share` (0 to 1) of the best possible one: `weight × share / (k + rank)`,
 * with the rank that it would have if scores fell evenly over `SPREAD_RANKS`. Ranks alone make being in a list count more than
 * any lead in another one; here what is just below a cut gets as little as what is just above it, and equal scores the same.
 */
export function reciprocalShare(share: number, weight = 1, k: number = RRF_K): number {
  const bounded = Math.min(1, Math.max(0, share));
  return (weight * bounded) / (k + 1 + SPREAD_RANKS * (1 - bounded));
}

/**
 * Scores with those made equal that hardly differ: each group takes the score of its best one, as far as `tolerance` below
 * it. In the order given.
 */
export function evenOut(scores: readonly number[], tolerance: number): number[] {
  const order = scores.map((_, i) => i).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const even = [...scores];
  let leader = Number.POSITIVE_INFINITY;
  for (const i of order) {
    const score = scores[i] ?? 0;
    if (leader - score > tolerance) leader = score;
    even[i] = leader;
  }
  return even;
}

/** Fuses rankings, best first; equal scores keep the order of first appearance. */
export function reciprocalRankFusion(lists: readonly RankedList[], k: number = RRF_K): Fused[] {
  const parts = new Map<string, Record<string, number>>();
  for (const { source, weight, ids } of lists) {
    ids.forEach((id, i) => {
      const own = parts.get(id) ?? {};
      own[source] = weight / (k + i + 1);
      parts.set(id, own);
    });
  }
  return [...parts]
    .map(([id, own]) => ({ id, parts: own, score: Object.values(own).reduce((sum, part) => sum + part, 0) }))
    .sort((a, b) => b.score - a.score);
}
