/** The best hits seen so far, bounded: an insertion list, because most offers of a scan fail at one comparison. */
import type { VectorHit } from '../../memory/ports.ts';

/** Keeps the `limit` best of all offered hits; equal scores are ordered by id, so that answers do not depend on slots. */
export class TopHits {
  readonly #limit: number;
  readonly #hits: VectorHit[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** A lower score cannot enter; lets a scan skip making the hit. */
  get threshold(): number {
    return this.#hits.length < this.#limit ? -Infinity : (this.#hits.at(-1)?.score ?? -Infinity);
  }

  offer(hit: VectorHit): void {
    const worst = this.#hits.at(-1);
    if (this.#hits.length === this.#limit) {
      if (!worst || !isBetter(hit, worst)) return;
      this.#hits.pop();
    }
    let at = this.#hits.length;
    for (let before = this.#hits[at - 1]; before && isBetter(hit, before); before = this.#hits[at - 1]) at--;
    this.#hits.splice(at, 0, hit);
  }

  best(): VectorHit[] {
    return [...this.#hits];
  }
}

const isBetter = (a: VectorHit, b: VectorHit): boolean =>
  a.score > b.score || (a.score === b.score && a.id < b.id);
