/**
 * Texts that an embedder refuses. If this fails, one text keeps a whole workspace from its vectors, or a model that refuses
 * everything passes for one that has embedded it.
 */
import { describe, expect, it, vi } from 'vitest';
import { embedAccepted } from '../../../src/maintenance/vectors/embed-accepted.ts';
import type { Embedder } from '../../../src/memory/ports.ts';
import { ModelError } from '../../../src/models/model-error.ts';

const refused = () => new ModelError('m', 'refused', 'HTTP 400');

/** Refuses a batch with one of these texts in it. */
function embedderThat(refuses: (text: string) => boolean, error: () => Error = refused) {
  const embed = vi.fn<Embedder['embed']>(async (texts) => {
    if (texts.some(refuses)) throw error();
    return texts.map((text) => Float32Array.of(Number(text)));
  });
  return { embedder: { model: 'm', dimensions: 1, embed }, embed };
}
const TEXTS = Array.from({ length: 50 }, (_, i) => String(i));

describe('a batch of texts', () => {
  it('gives the others their vectors in order when some are refused, in few calls', async () => {
    const { embedder, embed } = embedderThat((text) => text === '7' || text === '31');
    const vectors = await embedAccepted(embedder, TEXTS);
    expect(vectors.map((vector) => vector?.[0] ?? null)).toEqual(
      TEXTS.map((text) => (text === '7' || text === '31' ? null : Number(text))),
    );
    expect(embed.mock.calls.length).toBeLessThan(30);
  });

  it('that is accepted is one call', async () => {
    const { embedder, embed } = embedderThat(() => false);
    await embedAccepted(embedder, TEXTS);
    expect(embed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refuses everything', () => true, refused],
    ['is down', (text: string) => text === '3', () => new Error('down')],
  ] as const)('fails when the model %s', async (_, refuses, error) => {
    await expect(embedAccepted(embedderThat(refuses, error).embedder, TEXTS)).rejects.toThrow();
  });
});
