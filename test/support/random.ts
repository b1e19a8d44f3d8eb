/** Random inputs that can be had again: a failing property prints its seed. */

export interface Random {
  readonly seed: number;
  /** An integer from 0 to `below` - 1. */
  int(below: number): number;
  pick<T>(items: readonly T[]): T;
}

/** A generator (mulberry32); `SEED=n` in the environment repeats a run. */
export function random(seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    seed,
    int,
    pick: (items) => {
      const item = items[int(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
