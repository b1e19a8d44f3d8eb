/**
 * Ranks sentences by how well they stand for the others: LexRank (Erkan and Radev 2004), the stationary distribution of a walk
 * between similar sentences, times what a caller knows of each; then a choice within a budget that takes no two alike (maximal
 * marginal relevance, Carbonell and Goldstein 1998). Pure.
 */
import type { Sentence } from './extractive-sentences.ts';

/** Share of the walk that goes anywhere: with it every sentence is reached (LexRank, d). */
const DAMPING = 0.15;
const ROUNDS = 25;
/** Similarity from which a sentence adds nothing to one that is chosen. */
const REPETITION_COSINE = 0.75;
/** Share of a score that likeness to a chosen sentence takes, times that likeness. */
const REPETITION_PENALTY = 0.7;

/**
 * Information of each sentence, 0 to 1: the sum of its terms' rarities among these sentences, 1 for `fullTerms` rare ones or
 * more.
 */
export function informations(sentences: readonly Pick<Sentence, 'terms'>[], fullTerms: number): number[] {
  const rarity = rarities(sentences);
  const full = fullTerms * Math.log(1 + Math.max(1, sentences.length / 2));
  return sentences.map(({ terms }) => {
    let sum = 0;
    for (const term of terms.keys()) sum += rarity(term);
    return Math.min(1, sum / full);
  });
}

/** Rarity of a term: the logarithm of 1 + sentences over those that have it. */
function rarities(sentences: readonly Pick<Sentence, 'terms'>[]): (term: string) => number {
  const documents = new Map<string, number>();
  for (const { terms } of sentences)
    for (const term of terms.keys()) documents.set(term, (documents.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + sentences.length / (documents.get(term) ?? 1));
}

/** Cosines of all pairs by terms weighted with their rarity among these sentences; the diagonal is 0. */
export function similarities(sentences: readonly Pick<Sentence, 'terms'>[]): number[][] {
  const rarity = rarities(sentences);
  const vectors = sentences.map(({ terms }) => {
    const weights = new Map<string, number>();
    for (const [term, count] of terms) weights.set(term, (1 + Math.log(count)) * rarity(term));
    const norm = Math.hypot(...weights.values()) || 1;
    return { weights, norm };
  });
  const cosines = sentences.map(() => new Array<number>(sentences.length).fill(0));
  vectors.forEach((a, i) => {
    for (let j = 0; j < i; j++) {
      const b = vectors[j];
      if (!b) continue;
      let dot = 0;
      for (const [term, weight] of a.weights) dot += weight * (b.weights.get(term) ?? 0);
      const cosine = dot / (a.norm * b.norm);
      setPair(cosines, i, j, cosine);
    }
  });
  return cosines;
}

/** Centrality of each sentence, which tells how far it stands for the others; the mean is 1. */
export function centralities(cosines: readonly (readonly number[])[]): number[] {
  const n = cosines.length;
  const degrees = cosines.map((row) => row.reduce((sum, cosine) => sum + cosine, 0));
  let ranks = new Array<number>(n).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Array<number>(n).fill(DAMPING);
    let stranded = 0;
    ranks.forEach((rank, from) => {
      const degree = degrees[from] ?? 0;
      if (degree === 0) {
        stranded += rank;
        return;
      }
      (cosines[from] ?? []).forEach((cosine, to) => {
        if (cosine > 0) next[to] = (next[to] ?? 0) + ((1 - DAMPING) * rank * cosine) / degree;
      });
    });
    // A sentence like no other hands its rank to all.
    ranks = next.map((rank) => rank + ((1 - DAMPING) * stranded) / Math.max(1, n));
  }
  return ranks;
}

/** The places of the best sentences that fit `budget` tokens together, best first. `costs` are their tokens as they will be written. */
export function chooseWithin(
  budget: number,
  scores: readonly number[],
  costs: readonly number[],
  cosines: readonly (readonly number[])[],
): number[] {
  const chosen: number[] = [];
  const likeness = new Array<number>(scores.length).fill(0);
  const open = new Set(scores.keys());
  let left = budget;
  while (open.size > 0) {
    let best = -1;
    let bestScore = 0;
    for (const i of open) {
      const score = (scores[i] ?? 0) * (1 - REPETITION_PENALTY * (likeness[i] ?? 0));
      if ((likeness[i] ?? 0) < REPETITION_COSINE && (costs[i] ?? 0) <= left && score > bestScore)
        [best, bestScore] = [i, score];
    }
    if (best < 0) break;
    chosen.push(best);
    open.delete(best);
    left -= costs[best] ?? 0;
    for (const i of open) likeness[i] = Math.max(likeness[i] ?? 0, cosines[best]?.[i] ?? 0);
  }
  return chosen;
}

function setPair(matrix: number[][], i: number, j: number, value: number): void {
  const [a, b] = [matrix[i], matrix[j]];
  if (a) a[j] = value;
  if (b) b[i] = value;
}
