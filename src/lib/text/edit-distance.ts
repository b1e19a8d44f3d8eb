/** Distance of two words by their letters. */

/** Letters to be changed, put in or left out to make one word of another (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let k = 1; k <= other.length; k++)
      next.push(
        Math.min(
          (row[k] ?? 0) + 1,
          (next[k - 1] ?? 0) + 1,
          (row[k - 1] ?? 0) + Number(one[i - 1] !== other[k - 1]),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}
