/**
 * Vectors of what lines would quote, from an embedder that answers at once and costs nothing. With another one there are none
 * (equal words alone are then a repetition): no turn waits for a model to keep a note from coming twice.
 */
import type { Embedder } from '../../memory/ports.ts';
import { EMBEDDED_MODELS } from '../../models/embed/embedders.ts';
import type { Candidate } from '../../recall/candidates.ts';
import { passageOf } from './block-line.ts';

/** `Float32Array`, unit norm, by the id of each candidate; empty where no embedder is at hand. */
export async function passageVectors(
  embedder: Embedder,
  candidates: readonly Candidate[],
  terms: readonly string[],
): Promise<ReadonlyMap<string, Float32Array>> {
  if (!EMBEDDED_MODELS.some((model) => model === embedder.model) || candidates.length === 0) return new Map();
  const vectors = await embedder.embed(
    candidates.map((candidate) => passageOf(candidate, terms)),
    'document',
  );
  return new Map(candidates.flatMap(({ id }, i) => (vectors[i] ? [[id, vectors[i]] as const] : [])));
}
