/**
 * Embeds texts of which a model may refuse one, for its content or a character: the others get their vectors all the same. A
 * model that refuses all of them is not there, or not the one that was meant, and fails.
 */
import { log } from '../../lib/log.ts';
import type { Embedder } from '../../memory/ports.ts';
import { isModelFault, type ModelError } from '../../models/model-error.ts';

/** A vector a text, null for each that the model refuses. Throws when it fails, or refuses all. */
export async function embedAccepted(
  embedder: Embedder,
  texts: readonly string[],
): Promise<(Float32Array | null)[]> {
  const refusals: ModelError[] = [];
  const vectors = await embedHalves(embedder, texts, refusals);
  const [refusal] = refusals;
  if (refusal && refusals.length === texts.length) throw refusal;
  if (refusal) log('warn', 'texts_refused', { model: embedder.model, texts: refusals.length });
  return vectors;
}

/** Halves a batch that was refused until what is refused stands alone. */
async function embedHalves(
  embedder: Embedder,
  texts: readonly string[],
  refusals: ModelError[],
): Promise<(Float32Array | null)[]> {
  try {
    return await embedder.embed(texts, 'document');
  } catch (error) {
    if (!isModelFault(error, 'refused')) throw error;
    if (texts.length === 1) {
      refusals.push(error);
      return [null];
    }
    const half = texts.length >> 1;
    return [
      ...(await embedHalves(embedder, texts.slice(0, half), refusals)),
      ...(await embedHalves(embedder, texts.slice(half), refusals)),
    ];
  }
}
