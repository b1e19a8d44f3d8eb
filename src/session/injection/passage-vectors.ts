/**
 * Vectors of what lines would quote, from an embedder that answers at once and costs nothing. With another one there are none
 * (equal words alone are then a repetition): no turn waits for a model to keep a note from coming twice. Most candidates of a
 * turn are out before anything is compared: a vector is made when it is asked for, once.
 */
import type { Embedder } from '../../memory/ports.ts';
import type { Candidate } from '../../recall/candidates.ts';
import { passageOf } from './block-line.ts';

/** Vectors by the id of an item: `Float32Array`, unit norm. */
export interface PassageVectors {
  get(id: string): Float32Array | undefined;
}

/** The vectors of these candidates; of none where no embedder is at hand. */
export function passageVectors(
  embedder: Pick<Embedder, 'embedNow'>,
  candidates: readonly Candidate[],
  terms: readonly string[],
): PassageVectors {
  const byId = new Map(embedder.embedNow ? candidates.map((candidate) => [candidate.id, candidate]) : []);
  const made = new Map<string, Float32Array>();
  return {
    get(id) {
      const known = made.get(id);
      const candidate = byId.get(id);
      if (known !== undefined || candidate === undefined) return known;
      const vector = embedder.embedNow?.(passageOf(candidate, terms));
      if (vector !== undefined) made.set(id, vector);
      return vector;
    },
  };
}
