/** How near facts are to what is stored, by the embedder that the service compares them with: for a reader who judges by hand. */
import { INLINE_MODEL } from '../../../src/memory/types.ts';
import { createEmbedder } from '../../../src/models/embed/embedders.ts';
import type { JudgedFact } from './fates.ts';
import type { LearntMemory } from './learnt-memories.ts';

/** A fact beside the stored memory that is nearest to it. */
export interface ComparedFact {
  readonly speaker: string;
  readonly told: string;
  readonly fate: string;
  readonly nearest: string | null;
  readonly cosine: number;
}

/** Compares facts with the memories of their speakers; a stored fact not with itself. */
export async function compareFacts(
  judged: readonly JudgedFact[],
  memories: readonly LearntMemory[],
): Promise<ComparedFact[]> {
  const embedder = createEmbedder(INLINE_MODEL);
  const vectorsOf = (texts: readonly string[]) => embedder.embed([...texts], 'document');
  const stored = await vectorsOf(memories.map(({ content }) => content));
  const asked = await vectorsOf(judged.map(({ fact }) => fact.text));
  return judged.map(({ fact, fate, memory }, i) => {
    let nearest: string | null = null;
    let cosine = -1;
    memories.forEach((candidate, j) => {
      if (candidate.speaker !== fact.speaker || (fate === 'stored' && candidate.id === memory?.id)) return;
      const product = dot(asked[i], stored[j]);
      if (product > cosine) [nearest, cosine] = [candidate.content, product];
    });
    return { speaker: fact.speaker, told: fact.text, fate, nearest, cosine: Number(cosine.toFixed(3)) };
  });
}

/** Of vectors of unit norm. */
const dot = (a: ArrayLike<number> = [], b: ArrayLike<number> = []): number =>
  Array.from(a).reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
