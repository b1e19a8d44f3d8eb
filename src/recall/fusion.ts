/** Reciprocal rank fusion (Cormack, Clarke, Büttcher, SIGIR 2009): score = Σ weight / (k + rank). Pure. */

/** DESIGN 9; the value of the paper. */
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
