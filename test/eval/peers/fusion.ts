/** Fuses the answers to the parts of a question, for a search that takes one word or phrase at a time. */

/** Damping of reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009). */
const RRF_K = 60;

/**
 * All ids of the lists, best first: the sum over the lists of `rarity / (60 + rank)`, where rarity is the logarithm of how few of
 * all `documents` a list holds. Each list must hold everything that matches its part.
 */
export function fuseByRarity(lists: readonly (readonly string[])[], documents: number): string[] {
  const scores = new Map<string, number>();
  for (const list of lists) {
    const rarity = Math.log((documents + 1) / (list.length + 1));
    for (const [i, id] of list.entries()) {
      scores.set(id, (scores.get(id) ?? 0) + rarity / (RRF_K + i + 1));
    }
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
